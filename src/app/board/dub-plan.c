/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-plan.h"

#include <math.h>

struct _DubPlan {
  GtkWidget parent_instance;

  int spacing;
  const char *const *plans;
  double scale;
  GtkWidget *children[128]; /* unowned; by letter */
};

G_DEFINE_FINAL_TYPE (DubPlan, dub_plan, GTK_TYPE_WIDGET)

enum { MAX_IN_GROUP = 20 };

/* The limit for scaling text. */
#define LARGEST 1.6
#define STEPS 5

typedef struct {
  int minimum;
  int natural;
} Extent;

/* A letter or a group in a plan. */
typedef struct {
  const char *text;
  GtkWidget *child; /* NULL for a group */
  gboolean may_shrink;
  Extent width;
  int given; /* the allocated width */
} Item;

static const char *
skip_item (const char *text)
{
  int depth = 0;

  do {
    if (*text == '(' || *text == '[')
      depth++;
    else if (*text == ')' || *text == ']')
      depth--;
    text++;
  } while (depth > 0);

  return *text == '\'' ? text + 1 : text;
}

static Extent measure_width (DubPlan *self, const char *text);

/* Lists the items of a group; its text begins with a bracket. */
static guint
list_items (DubPlan *self, const char *text, Item items[MAX_IN_GROUP])
{
  guint n = 0;

  for (const char *at = text + 1; *at != ')' && *at != ']'; at = skip_item (at)) {
    Item item = { .text = at, .may_shrink = skip_item (at)[-1] == '\'' };

    if (*at != '(' && *at != '[') {
      item.child = self->children[(guchar) *at];
      if (item.child == NULL)
        continue;
      gtk_widget_measure (item.child, GTK_ORIENTATION_HORIZONTAL, -1, &item.width.minimum,
                          &item.width.natural, NULL, NULL);
      if (item.may_shrink)
        item.width.natural = item.width.minimum;
    } else
      item.width = measure_width (self, at);
    if (item.width.natural == 0)
      continue;
    g_assert (n < MAX_IN_GROUP);
    items[n++] = item;
  }

  return n;
}

static Extent
measure_width (DubPlan *self, const char *text)
{
  Item items[MAX_IN_GROUP];
  guint n = list_items (self, text, items);
  Extent width = { 0 };

  for (guint i = 0; i < n; i++)
    if (*text == '(') {
      int gap = i > 0 ? self->spacing : 0;

      width.minimum += items[i].width.minimum + gap;
      width.natural += items[i].width.natural + gap;
    } else {
      width.minimum = MAX (width.minimum, items[i].width.minimum);
      width.natural = MAX (width.natural, items[i].width.natural);
    }

  return width;
}

/* Extra width is distributed in proportion to natural widths, missing width in proportion to
 * what each item can give up. */
static void
share_width (DubPlan *self, Item *items, guint n, int width)
{
  int natural = 0, spare = 0, rest, base;

  g_assert (n > 0);
  width -= (int) (n - 1) * self->spacing;
  for (guint i = 0; i < n; i++) {
    natural += items[i].width.natural;
    spare += items[i].width.natural - items[i].width.minimum;
  }
  rest = width - natural;
  base = rest >= 0 ? natural : MAX (spare, 1);
  for (guint i = 0; i < n; i++) {
    Extent want = items[i].width;
    int share = rest >= 0 ? want.natural : want.natural - want.minimum;

    items[i].given = want.natural + (int) ((gint64) rest * share / base);
    width -= items[i].given;
    if (i + 1 == n)
      items[i].given += MAX (width, 0);
  }
}

static int measure_height (DubPlan *self, const char *text, int width);

static int
measure_item (DubPlan *self, const Item *item)
{
  int height;

  if (item->child == NULL)
    return measure_height (self, item->text, item->given);
  gtk_widget_measure (item->child, GTK_ORIENTATION_VERTICAL, item->given, &height, NULL, NULL,
                      NULL);

  return height;
}

static void
give_widths (DubPlan *self, const char *text, Item *items, guint n, int width)
{
  if (*text == '(')
    share_width (self, items, n, width);
  for (guint i = 0; *text == '[' && i < n; i++)
    items[i].given = width;
}

static int
measure_height (DubPlan *self, const char *text, int width)
{
  Item items[MAX_IN_GROUP];
  guint n = list_items (self, text, items);
  int height = 0;

  if (n == 0)
    return 0;
  give_widths (self, text, items, n, width);
  for (guint i = 0; i < n; i++) {
    int item = measure_item (self, &items[i]);

    height = *text == '(' ? MAX (height, item) : height + item + (i > 0 ? self->spacing : 0);
  }

  return height;
}

static void allocate (DubPlan *self, const char *text, GtkAllocation area);

static void
allocate_item (DubPlan *self, const Item *item, GtkAllocation area)
{
  if (item->child == NULL)
    allocate (self, item->text, area);
  else {
    if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
      area.x = gtk_widget_get_width (GTK_WIDGET (self)) - area.x - area.width;
    gtk_widget_size_allocate (item->child, &area, -1);
  }
}

static void
allocate (DubPlan *self, const char *text, GtkAllocation area)
{
  Item items[MAX_IN_GROUP];
  guint n = list_items (self, text, items);
  int gaps = ((int) n - 1) * self->spacing, x = area.x, y = area.y;
  int least = measure_height (self, text, area.width) - gaps;

  if (n == 0)
    return;
  give_widths (self, text, items, n, area.width);
  for (guint i = 0; i < n; i++) {
    gboolean is_row = *text == '(';
    int height = is_row ? area.height : measure_item (self, &items[i]);

    /* A column with room to spare grows, its taller items more than its shorter ones. */
    if (!is_row && area.height - gaps > least)
      height = i + 1 == n ? area.y + area.height - y : height * (area.height - gaps) / least;

    allocate_item (self, &items[i], (GtkAllocation){ x, y, items[i].given, height });
    if (is_row)
      x += items[i].given + self->spacing;
    else
      y += height + self->spacing;
  }
}

/* Returns the first plan that fits. If all are too tall, returns the shortest of those that are
 * narrow enough. */
static const char *
choose_plan (DubPlan *self, int width, int height)
{
  const char *lowest = NULL;
  int least = G_MAXINT;

  for (const char *const *plan = self->plans; *plan != NULL; plan++) {
    int needed;

    if (plan[1] != NULL && measure_width (self, *plan).natural > width)
      continue;
    if (plan[1] == NULL && lowest != NULL)
      break;
    needed = measure_height (self, *plan, width);
    if (needed <= height)
      return *plan;
    if (needed < least) {
      least = needed;
      lowest = *plan;
    }
  }

  return lowest;
}

static GtkSizeRequestMode
dub_plan_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
dub_plan_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                  int *natural, int *minimum_baseline, int *natural_baseline)
{
  DubPlan *self = DUB_PLAN (widget);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    const char *const *last = self->plans;

    while (last[1] != NULL)
      last++;
    *minimum = measure_width (self, *last).minimum;
    *natural = MAX (*minimum, measure_width (self, self->plans[0]).natural);
  } else {
    int width = for_size < 0 ? measure_width (self, self->plans[0]).natural : for_size;

    *minimum = *natural = measure_height (self, choose_plan (self, width, -1), width);
  }
}

static void
dub_plan_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  DubPlan *self = DUB_PLAN (widget);
  const char *plan = choose_plan (self, width, height);
  double least_width = MAX (measure_width (self, plan).natural, 1);
  double least_height = MAX (measure_height (self, plan, width), 1);

  self->scale = CLAMP (MIN (width / least_width, height / least_height), 1, LARGEST);
  /* Scale in steps, so that text is sharp and few titles need another line. */
  self->scale = floor (self->scale * STEPS) / STEPS;
  allocate (self, plan, (GtkAllocation){ 0, 0, width, height });
}

static void
dub_plan_dispose (GObject *object)
{
  dub_plan_clear (DUB_PLAN (object));

  G_OBJECT_CLASS (dub_plan_parent_class)->dispose (object);
}

static void
dub_plan_class_init (DubPlanClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dub_plan_dispose;
  widget_class->get_request_mode = dub_plan_get_request_mode;
  widget_class->measure = dub_plan_measure;
  widget_class->size_allocate = dub_plan_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
dub_plan_init (DubPlan *self)
{
  static const char *const none[] = { "[]", NULL };

  self->plans = none;
  self->scale = 1;
}

GtkWidget *
dub_plan_new (int spacing)
{
  DubPlan *self = g_object_new (DUB_TYPE_PLAN, NULL);

  self->spacing = spacing;

  return GTK_WIDGET (self);
}

void
dub_plan_set_plans (DubPlan *self, const char *const *plans)
{
  self->plans = plans;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
dub_plan_append (DubPlan *self, char letter, GtkWidget *child)
{
  g_return_if_fail (letter > ' ' && self->children[(guchar) letter] == NULL);

  self->children[(guchar) letter] = child;
  gtk_widget_set_parent (child, GTK_WIDGET (self));
}

void
dub_plan_clear (DubPlan *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->children); i++)
    g_clear_pointer (&self->children[i], gtk_widget_unparent);
}

double
dub_plan_get_scale (DubPlan *self)
{
  return self->scale;
}
