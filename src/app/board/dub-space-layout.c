/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-space-layout.h"

#include "dub-plan.h"

#include <math.h>

/* Heights of figures, and the gaps between them and the text. */
enum {
  TALL = 36,
  LOW = 24,
  TOKEN = 40, /* at most: all tokens of the table have one size */
  MARK = 20,
  GAP = 4,
  FOOT = 2,
  NOTE_LINES = 3, /* for which there is always room */
  MOST_LINES = DUB_SPACE_NOTE_LINES
};

/* Figures are 40 by 44, see dub-piece.c. */
static const double ratio = 40.0 / 44.0;
#define STACKED 0.75

typedef struct {
  int width;
  int height;
} Size;

struct _DubSpaceLayout {
  GtkLayoutManager parent_instance;

  DubSpaceForm form;
  gboolean is_for_tokens;
  GPtrArray *texts; /* owned */

  /* The last measurement of texts, which stands until they get another font. */
  guint serial; /* of the font; 0 before the first one */
  Size text;    /* the largest */
  int line;
  int note_line;
};

G_DEFINE_FINAL_TYPE (DubSpaceLayout, dub_space_layout, GTK_TYPE_LAYOUT_MANAGER)

typedef struct {
  GtkWidget *figure;
  GtkWidget *caption;
  GtkWidget *note; /* the note of a card, or the second token of a task; otherwise NULL */
} Parts;

static Parts
get_parts (GtkWidget *widget)
{
  Parts parts = { .figure = gtk_widget_get_first_child (widget) };

  parts.caption = gtk_widget_get_next_sibling (parts.figure);
  parts.note = gtk_widget_get_next_sibling (parts.caption);

  return parts;
}

static Size
measure_text (GtkWidget *label, const char *text)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (label, text);
  Size size;

  pango_layout_get_pixel_size (layout, &size.width, &size.height);

  return size;
}

static guint
get_serial (const Parts *parts)
{
  guint serial = pango_context_get_serial (gtk_widget_get_pango_context (parts->caption));

  if (parts->note != NULL)
    serial += pango_context_get_serial (gtk_widget_get_pango_context (parts->note));

  return serial;
}

static void
measure_texts (DubSpaceLayout *self, const Parts *parts)
{
  guint serial = get_serial (parts);

  if (self->serial == serial)
    return;
  self->serial = serial;
  self->text = (Size){ 0 };
  for (guint i = 0; i < self->texts->len; i++) {
    Size text = measure_text (parts->caption, g_ptr_array_index (self->texts, i));

    self->text.width = MAX (self->text.width, text.width);
    self->text.height = MAX (self->text.height, text.height);
  }
  self->line = measure_text (parts->caption, "0").height;
  self->note_line = parts->note != NULL ? measure_text (parts->note, "0").height : 0;
}

static Size
get_least (DubSpaceLayout *self, const Parts *parts)
{
  Size text = self->text;
  int line = self->line;

  switch (self->form) {
  case DUB_SPACE_TALL:
    return (Size){ MAX (text.width, (int) (TALL * ratio)), MAX (TALL + line, LOW + text.height) };
  case DUB_SPACE_LOW:
    return (Size){ MAX (text.width, (int) (LOW * ratio)), MAX (LOW + line, text.height) };
  case DUB_SPACE_WORD:
    gtk_widget_measure (parts->caption, GTK_ORIENTATION_HORIZONTAL, -1, &text.width, NULL, NULL,
                        NULL);
    return (Size){ MARK + GAP + text.width, 2 * line };
  case DUB_SPACE_CARD:
  default:
    return (Size){ MARK + GAP + text.width, MAX (MARK, line) + NOTE_LINES * self->note_line };
  }
}

static GtkSizeRequestMode
dub_space_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
dub_space_layout_measure (GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation,
                          int for_size, int *minimum, int *natural, int *minimum_baseline,
                          int *natural_baseline)
{
  DubSpaceLayout *self = DUB_SPACE_LAYOUT (manager);
  Parts parts = get_parts (widget);
  Size least;

  measure_texts (self, &parts);
  least = get_least (self, &parts);
  *minimum_baseline = *natural_baseline = -1;
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? least.width : least.height;
  if (orientation == GTK_ORIENTATION_HORIZONTAL && self->form == DUB_SPACE_WORD)
    *natural = MAX (*minimum, MARK + GAP + self->text.width);
}

/* The position of a child, in pixels of the space, and the scale at which it is drawn. */
typedef struct {
  double x, y, width, height, scale;
} Box;

static void
place (GtkWidget *widget, GtkWidget *child, Box box)
{
  GskTransform *transform;

  if (!gtk_widget_should_layout (child))
    return;
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    box.x = gtk_widget_get_width (widget) - box.x - box.width;
  /* A texture between two pixels would be blurred. */
  transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) round (box.x),
                                                                   (float) round (box.y)));
  if (box.scale != 1)
    transform = gsk_transform_scale (transform, (float) box.scale, (float) box.scale);
  gtk_widget_allocate (child, (int) ceil (box.width / box.scale),
                       (int) ceil (box.height / box.scale), -1, transform);
}

/* Scales text to be as large as possible in a width. */
static Box
fit_text (GtkWidget *label, double width, double scale)
{
  int natural, least, height;

  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  if (least > 0)
    scale = CLAMP (width / least, 1, scale);
  natural = MAX (least, MIN (natural, (int) (width / scale)));
  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, natural, &height, NULL, NULL, NULL);

  return (Box){ .width = natural * scale, .height = height * scale, .scale = scale };
}

/* Side by side or stacked, whichever leaves more room for the figure. */
static void
allocate_piece (DubSpaceLayout *self, GtkWidget *widget, Size room, double scale)
{
  Parts parts = get_parts (widget);
  Box text = fit_text (parts.caption, room.width, scale);
  gboolean has_text = *gtk_label_get_text (GTK_LABEL (parts.caption)) != '\0';
  double text_width = has_text ? (self->text.width + GAP) * text.scale : 0;
  double below = MIN (room.width / ratio, room.height - text.height - FOOT);
  double beside = MIN ((room.width - text_width - 2 * GAP) / ratio, (double) room.height);
  Box figure = { .scale = 1 };

  /* Tokens are stacked, unless that would make them a good deal smaller. */
  if (self->is_for_tokens) {
    below = MIN (below, TOKEN * scale);
    beside = MIN (beside, TOKEN * scale) * STACKED;
  }
  if (!gtk_widget_should_layout (parts.figure)) {
    text.x = (room.width - text.width) / 2;
    text.y = (room.height - text.height) / 2;
  } else if (beside > below) {
    figure.height = self->is_for_tokens ? beside / STACKED : beside;
    figure.width = figure.height * ratio;
    figure.x = (room.width - figure.width - text_width) / 2;
    figure.y = (room.height - figure.height) / 2;
    text.x = figure.x + figure.width + (text_width + GAP - text.width) / 2;
    text.y = (room.height - text.height) / 2;
  } else {
    figure.height = MAX (below, 1);
    figure.width = figure.height * ratio;
    figure.x = (room.width - figure.width) / 2;
    figure.y = (room.height - FOOT - figure.height - text.height) / 2;
    text.x = (room.width - text.width) / 2;
    text.y = figure.y + figure.height;
  }
  place (widget, parts.figure, figure);
  place (widget, parts.caption, text);
}

/* A second token is below the first, so that the text stays where it is. */
static void
allocate_word (GtkWidget *widget, Size room, double scale)
{
  Parts parts = get_parts (widget);
  gboolean has_two = gtk_widget_should_layout (parts.note);
  double size = has_two ? MIN (MARK * scale, room.height / 2.) : MARK * scale;
  Box mark = { .x = (MARK * scale - size) / 2, .width = size, .height = size, .scale = 1 };
  Box text = fit_text (parts.caption, room.width - MARK * scale - GAP, scale), second;

  mark.y = room.height / 2. - (has_two ? size : size / 2);
  second = mark;
  second.y += size;
  place (widget, parts.note, second);
  text.x = MARK * scale + GAP;
  text.y = (room.height - text.height) / 2;
  place (widget, parts.figure, mark);
  place (widget, parts.caption, text);
}

static int
count_lines (GtkWidget *note, double width)
{
  g_autoptr (PangoLayout) layout =
      gtk_widget_create_pango_layout (note, gtk_label_get_text (GTK_LABEL (note)));

  pango_layout_set_width (layout, MAX ((int) width, 1) * PANGO_SCALE);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD);

  return pango_layout_get_line_count (layout);
}

/* The figure is beside all of the text, and large, if that fits; otherwise in the first line. The
 * captions of cards in a row are in line, because each leaves the same room for its note. */
static void
allocate_card (DubSpaceLayout *self, GtkWidget *widget, Size room, double scale)
{
  Parts parts = get_parts (widget);
  gboolean is_silent = *gtk_label_get_text (GTK_LABEL (parts.note)) == '\0';
  double large = MIN (room.width * 0.25, room.height);
  int n = count_lines (parts.note, (room.width - large - GAP) / scale);
  double needed = (self->line + MAX (n, NOTE_LINES) * self->note_line) * scale;
  gboolean is_beside = is_silent || (n <= MOST_LINES && needed <= room.height);
  double whole = (self->line + NOTE_LINES * self->note_line) * scale;
  double top = MAX (MIN ((room.height - whole) / 2, room.height - (is_beside ? needed : whole)), 0);
  Box mark = { .height = is_beside ? large : MARK * scale, .scale = 1 };
  Box text, note = { .scale = scale };
  double line;

  mark.width = mark.height;
  text = fit_text (parts.caption, room.width - mark.width - GAP, scale);
  mark.x = is_silent ? MAX (room.width - mark.width - GAP - text.width, 0) / 2 : 0;
  text.x = mark.x + mark.width + GAP;
  line = is_beside ? text.height : MAX (mark.height, text.height);
  mark.y = is_beside ? (room.height - mark.height) / 2 : top + (line - mark.height) / 2;
  text.y = is_silent ? (room.height - text.height) / 2 : top + (line - text.height) / 2;
  if (!gtk_widget_should_layout (parts.figure))
    text.x = (room.width - text.width) / 2;
  note.x = is_beside ? text.x : 0;
  note.y = top + line;
  note.width = room.width - note.x;
  note.height = MAX (room.height - note.y, 1);
  place (widget, parts.figure, mark);
  place (widget, parts.caption, text);
  place (widget, parts.note, note);
}

static void
dub_space_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height,
                           int baseline)
{
  DubSpaceLayout *self = DUB_SPACE_LAYOUT (manager);
  GtkWidget *board = gtk_widget_get_ancestor (widget, DUB_TYPE_PLAN);
  double scale = board != NULL ? dub_plan_get_scale (DUB_PLAN (board)) : 1;

  if (self->form == DUB_SPACE_TALL || self->form == DUB_SPACE_LOW)
    allocate_piece (self, widget, (Size){ width, height }, scale);
  else if (self->form == DUB_SPACE_WORD)
    allocate_word (widget, (Size){ width, height }, scale);
  else
    allocate_card (self, widget, (Size){ width, height }, scale);
}

static void
dub_space_layout_finalize (GObject *object)
{
  g_ptr_array_unref (DUB_SPACE_LAYOUT (object)->texts);

  G_OBJECT_CLASS (dub_space_layout_parent_class)->finalize (object);
}

static void
dub_space_layout_class_init (DubSpaceLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = dub_space_layout_finalize;
  manager_class->get_request_mode = dub_space_layout_get_request_mode;
  manager_class->measure = dub_space_layout_measure;
  manager_class->allocate = dub_space_layout_allocate;
}

static void
dub_space_layout_init (DubSpaceLayout *self)
{
  self->texts = g_ptr_array_new_with_free_func (g_free);
}

GtkLayoutManager *
dub_space_layout_new (DubSpaceForm form, gboolean is_for_tokens)
{
  DubSpaceLayout *self = g_object_new (DUB_TYPE_SPACE_LAYOUT, NULL);

  self->form = form;
  self->is_for_tokens = is_for_tokens;

  return GTK_LAYOUT_MANAGER (self);
}

void
dub_space_layout_add_text (DubSpaceLayout *self, char *text)
{
  g_ptr_array_add (self->texts, text);
  self->serial = 0;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
