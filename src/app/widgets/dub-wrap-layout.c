/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-wrap-layout.h"

#include "dub-ui.h"

struct _DubWrapLayout {
  GtkLayoutManager parent_instance;

  int spacing;
  int text_width; /* 0 if what expands is measured, too */
  gboolean one_line;
  gboolean stretch;
  gboolean is_even;
  int line_height; /* that a line asks for if there is room; 0 for what it needs */
  int text_lines;  /* the same, as lines of text */
};

enum { PROP_0, PROP_SPACING, PROP_TEXT_WIDTH, PROP_TEXT_LINES, PROP_ONE_LINE, N_PROPS };

static GParamSpec *properties[N_PROPS];

DUB_DEFINE_BARE_TYPE (DubWrapLayout, dub_wrap_layout, GTK_TYPE_LAYOUT_MANAGER)

/* A visible child, and its place for a given width. */
typedef struct {
  GtkWidget *child;
  int minimum;
  int natural;
  int width;
  int height;
  guint line;
} Cell;

static gboolean
expands (const Cell *cell)
{
  return gtk_widget_compute_expand (cell->child, GTK_ORIENTATION_HORIZONTAL);
}

static GArray *
list_cells (DubWrapLayout *self, GtkWidget *widget)
{
  GArray *cells = g_array_new (FALSE, FALSE, sizeof (Cell));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    Cell cell = { .child = child, .minimum = self->text_width, .natural = self->text_width };

    if (!gtk_widget_should_layout (child))
      continue;
    if (self->text_width == 0 || !expands (&cell))
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &cell.minimum, &cell.natural, NULL,
                          NULL);
    g_array_append_val (cells, cell);
  }

  return cells;
}

static Cell *
get_cell (GArray *cells, guint index)
{
  return &g_array_index (cells, Cell, index);
}

/* Gives each cell its natural width as far as there is room, and the rest to those that expand. */
static void
share_row (DubWrapLayout *self, GArray *cells, int available)
{
  g_autofree GtkRequestedSize *sizes = g_new0 (GtkRequestedSize, cells->len);
  int rest = available - self->spacing * MAX ((int) cells->len - 1, 0), n_expanding = 0, each;

  for (guint i = 0; i < cells->len; i++) {
    const Cell *cell = get_cell (cells, i);

    sizes[i].minimum_size = cell->minimum;
    sizes[i].natural_size = cell->natural;
    rest -= cell->minimum;
    n_expanding += expands (cell);
  }
  rest = gtk_distribute_natural_allocation (MAX (rest, 0), cells->len, sizes);
  each = n_expanding > 0 ? rest / n_expanding : 0;
  rest = n_expanding > 0 ? rest % n_expanding : 0;
  for (guint i = 0; i < cells->len; i++) {
    Cell *cell = get_cell (cells, i);

    cell->width = sizes[i].minimum_size;
    if (expands (cell))
      cell->width += each + (rest-- > 0);
  }
}

/* Remaining pixels go to the first cells of a line. */
static void
stretch_line (GArray *cells, guint first, guint end, int rest)
{
  int n = (int) (end - first), more = rest > 0 ? rest % n : 0;

  for (guint i = first; i < end && rest > 0; i++)
    get_cell (cells, i)->width += rest / n + (more-- > 0);
}

static void
break_lines (DubWrapLayout *self, GArray *cells, int available)
{
  guint first = 0, line = 0;
  int used = 0;

  for (guint i = 0; i < cells->len; i++) {
    Cell *cell = get_cell (cells, i);

    cell->width = MAX (cell->minimum, MIN (cell->natural, available));
    if (i > first && used + self->spacing + cell->width > available) {
      if (self->stretch)
        stretch_line (cells, first, i, available - used);
      first = i;
      line++;
    }
    used = (i > first ? used + self->spacing : 0) + cell->width;
    cell->line = line;
  }
  if (self->stretch && first < cells->len)
    stretch_line (cells, first, cells->len, available - used);
}

/* Balances the lines: four cells in two lines are two and two. */
static void
fill_evenly (DubWrapLayout *self, GArray *cells, int available)
{
  int n = (int) cells->len, minimum = 0, widest = 0, columns, lines;

  for (guint i = 0; i < cells->len; i++) {
    minimum = MAX (minimum, get_cell (cells, i)->minimum);
    widest = MAX (widest, get_cell (cells, i)->natural);
  }
  columns = CLAMP ((available + self->spacing) / MAX (widest + self->spacing, 1), 1, n);
  lines = (n + columns - 1) / columns;
  columns = (n + lines - 1) / lines;
  for (guint i = 0; i < cells->len; i++) {
    get_cell (cells, i)->width =
        MAX (minimum, (available - (columns - 1) * self->spacing) / columns);
    get_cell (cells, i)->line = i / (guint) columns;
  }
}

/* Makes the cells of a line as tall as the tallest. Unless they stretch, all lines are: so less
 * width never needs less height, which GtkBox relies on, and GTK 4.8 would search for a fit
 * forever. Returns the height of all lines. */
static int
measure_lines (DubWrapLayout *self, GArray *cells)
{
  int tallest = 0, total = 0, height = 0;

  for (guint i = 0; i < cells->len; i++) {
    Cell *cell = get_cell (cells, i);

    gtk_widget_measure (cell->child, GTK_ORIENTATION_VERTICAL, cell->width, &cell->height, NULL,
                        NULL, NULL);
    tallest = MAX (tallest, cell->height);
  }
  for (guint first = 0, end; first < cells->len; first = end) {
    height = self->stretch ? 0 : tallest;
    for (end = first;
         end < cells->len && get_cell (cells, end)->line == get_cell (cells, first)->line; end++)
      height = MAX (height, get_cell (cells, end)->height);
    for (guint i = first; i < end; i++)
      get_cell (cells, i)->height = height;
    total += height + (first > 0 ? self->spacing : 0);
  }

  return total;
}

/* Returns the cells with their places for this width, and the height that they need. */
static GArray *
arrange (DubWrapLayout *self, GtkWidget *widget, int available, int *height)
{
  GArray *cells = list_cells (self, widget);

  if (cells->len > 0) {
    if (self->one_line)
      share_row (self, cells, available);
    else if (self->is_even)
      fill_evenly (self, cells, available);
    else
      break_lines (self, cells, available);
  }
  *height = measure_lines (self, cells);

  return cells;
}

static GtkSizeRequestMode
dub_wrap_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_width (DubWrapLayout *self, GtkWidget *widget, int *minimum, int *natural)
{
  g_autoptr (GArray) cells = list_cells (self, widget);
  int gaps = self->spacing * MAX ((int) cells->len - 1, 0), widest = 0;

  *minimum = self->one_line ? gaps : 0;
  *natural = gaps;
  for (guint i = 0; i < cells->len; i++) {
    const Cell *cell = get_cell (cells, i);

    *minimum = self->one_line ? *minimum + cell->minimum : MAX (*minimum, cell->minimum);
    *natural += cell->natural;
    widest = MAX (widest, cell->natural);
  }
  if (self->is_even)
    *natural = gaps + widest * (int) cells->len;
}

/* A line of text is 1.2 times as high as its font. */
static int
get_line_height (DubWrapLayout *self, GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  int size = pango_font_description_get_size (pango_context_get_font_description (context));

  return self->text_lines > 0 ? PANGO_PIXELS_CEIL (size * 12 / 10 * self->text_lines)
                              : self->line_height;
}

static void
dub_wrap_layout_measure (GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation,
                         int for_size, int *minimum, int *natural, int *minimum_baseline,
                         int *natural_baseline)
{
  DubWrapLayout *self = DUB_WRAP_LAYOUT (manager);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL || for_size < 0)
    measure_width (self, widget, minimum, natural);
  if (orientation == GTK_ORIENTATION_VERTICAL) {
    g_autoptr (GArray) cells = arrange (self, widget, for_size < 0 ? *natural : for_size, minimum);
    int n_lines = cells->len > 0 ? (int) get_cell (cells, cells->len - 1)->line + 1 : 0;

    *natural =
        MAX (*minimum, n_lines * (get_line_height (self, widget) + self->spacing) - self->spacing);
  }
}

static void
dub_wrap_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height,
                          int baseline)
{
  DubWrapLayout *self = DUB_WRAP_LAYOUT (manager);
  gboolean from_right = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int needed, x = 0, y = 0, n_lines, columns = 0;
  g_autoptr (GArray) cells = arrange (self, widget, width, &needed);

  n_lines = cells->len > 0 ? (int) get_cell (cells, cells->len - 1)->line + 1 : 1;
  while (columns < (int) cells->len && get_cell (cells, (guint) columns)->line == 0)
    columns++;
  for (guint i = 0; i < cells->len; i++) {
    Cell *cell = get_cell (cells, i);

    /* A row and the spaces of a board grow with the room that there is. */
    if (self->one_line || self->is_even)
      cell->height = MAX (cell->height, (height + self->spacing) / n_lines - self->spacing);
    if (i > 0 && cell->line != get_cell (cells, i - 1)->line) {
      x = 0;
      y += get_cell (cells, i - 1)->height + self->spacing;
    }
    /* The remaining pixels of even ones are spread over the line. */
    if (self->is_even && columns > 0)
      x = (int) i % columns * (width + self->spacing) / columns;
    gtk_widget_size_allocate (cell->child,
                              &(GtkAllocation){ from_right ? width - x - cell->width : x, y,
                                                cell->width, cell->height },
                              -1);
    x += cell->width + self->spacing;
  }
}

static void
dub_wrap_layout_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  DubWrapLayout *self = DUB_WRAP_LAYOUT (object);

  if (id == PROP_SPACING)
    self->spacing = g_value_get_int (value);
  else if (id == PROP_TEXT_WIDTH)
    self->text_width = g_value_get_int (value);
  else if (id == PROP_TEXT_LINES)
    self->text_lines = g_value_get_int (value);
  else if (id == PROP_ONE_LINE)
    self->one_line = g_value_get_boolean (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
dub_wrap_layout_class_init (DubWrapLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  G_OBJECT_CLASS (klass)->set_property = dub_wrap_layout_set_property;
  manager_class->get_request_mode = dub_wrap_layout_get_request_mode;
  manager_class->measure = dub_wrap_layout_measure;
  manager_class->allocate = dub_wrap_layout_allocate;

  properties[PROP_SPACING] = g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT, 0, flags);
  properties[PROP_TEXT_WIDTH] = g_param_spec_int ("text-width", NULL, NULL, 0, G_MAXINT, 0, flags);
  properties[PROP_TEXT_LINES] = g_param_spec_int ("text-lines", NULL, NULL, 0, G_MAXINT, 0, flags);
  properties[PROP_ONE_LINE] = g_param_spec_boolean ("one-line", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
}

void
dub_wrap_use (GtkWidget *box, int spacing, gboolean stretch)
{
  DubWrapLayout *self = g_object_new (DUB_TYPE_WRAP_LAYOUT, "spacing", spacing, NULL);

  self->stretch = stretch;
  gtk_widget_set_layout_manager (box, GTK_LAYOUT_MANAGER (self));
}

GtkWidget *
dub_wrap_new (int spacing, gboolean stretch)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);

  dub_wrap_use (box, spacing, stretch);

  return box;
}

void
dub_wrap_use_even (GtkWidget *box, int spacing, int line_height)
{
  DubWrapLayout *self;

  dub_wrap_use (box, spacing, FALSE);
  self = DUB_WRAP_LAYOUT (gtk_widget_get_layout_manager (box));
  self->is_even = TRUE;
  self->line_height = line_height;
}

GtkWidget *
dub_wrap_new_even (int spacing, int line_height)
{
  GtkWidget *box = dub_wrap_new (spacing, FALSE);

  dub_wrap_use_even (box, spacing, line_height);

  return box;
}

GtkWidget *
dub_row_new (int spacing)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  dub_wrap_use (box, spacing, FALSE);
  DUB_WRAP_LAYOUT (gtk_widget_get_layout_manager (box))->one_line = TRUE;

  return box;
}

struct _DubFitLayout {
  GtkLayoutManager parent_instance;
};

enum { SPACING = 12, LEAST_SPACING = 4, MAX_CHILDREN = 16 };

DUB_DEFINE_BARE_TYPE (DubFitLayout, dub_fit_layout, GTK_TYPE_LAYOUT_MANAGER)

/* A visible child, as GtkRequestedSize.data. One that gives way has none, and no size. */
typedef struct {
  GtkRequestedSize children[MAX_CHILDREN];
  guint n;
  guint n_shown;
} Column;

static Column
list_children (GtkWidget *widget, GtkOrientation orientation, int for_size)
{
  Column column = { .n = 0 };

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkRequestedSize *size = &column.children[column.n];

    if (!gtk_widget_get_visible (child))
      continue;
    g_assert (column.n < MAX_CHILDREN);
    gtk_widget_measure (child, orientation, for_size, &size->minimum_size, &size->natural_size,
                        NULL, NULL);
    size->data = child;
    column.n_shown = ++column.n;
  }

  return column;
}

static int
sum_up (const Column *column, gboolean is_natural, int spacing)
{
  int height = spacing * MAX ((int) column->n_shown - 1, 0);

  for (guint i = 0; i < column->n; i++)
    height += is_natural ? column->children[i].natural_size : column->children[i].minimum_size;

  return height;
}

/* Removes the last child of the class, or returns FALSE. */
static gboolean
remove_last (Column *column, const char *css_class)
{
  for (guint i = column->n; i-- > 0;) {
    GtkRequestedSize *size = &column->children[i];

    if (size->data == NULL || !gtk_widget_has_css_class (size->data, css_class))
      continue;
    *size = (GtkRequestedSize){ .data = NULL };
    column->n_shown--;
    return TRUE;
  }

  return FALSE;
}

static gboolean
give_way (Column *column)
{
  return remove_last (column, "repeated") || remove_last (column, "optional");
}

static GtkSizeRequestMode
dub_fit_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
dub_fit_layout_measure (GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation,
                        int for_size, int *minimum, int *natural, int *minimum_baseline,
                        int *natural_baseline)
{
  Column column = list_children (widget, orientation, for_size);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_VERTICAL) {
    *natural = sum_up (&column, TRUE, SPACING);
    while (give_way (&column))
      ;
    *minimum = sum_up (&column, FALSE, LEAST_SPACING);
    return;
  }
  *minimum = *natural = 0;
  for (guint i = 0; i < column.n; i++) {
    *minimum = MAX (*minimum, column.children[i].minimum_size);
    *natural = MAX (*natural, column.children[i].natural_size);
  }
}

static void
dub_fit_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height,
                         int baseline)
{
  Column all = list_children (widget, GTK_ORIENTATION_VERTICAL, width), column = all;
  int spacing = SPACING, y = 0;

  while (sum_up (&column, TRUE, SPACING) > height && give_way (&column))
    ;
  if (column.n_shown > 1)
    spacing = CLAMP ((height - sum_up (&column, TRUE, 0)) / (int) (column.n_shown - 1),
                     LEAST_SPACING, SPACING);
  gtk_distribute_natural_allocation (MAX (height - sum_up (&column, FALSE, spacing), 0), column.n,
                                     column.children);
  for (guint i = 0; i < all.n; i++) {
    const GtkRequestedSize *size = &column.children[i];

    gtk_widget_set_child_visible (all.children[i].data, size->data != NULL);
    if (size->data == NULL)
      continue;
    gtk_widget_size_allocate (size->data, &(GtkAllocation){ 0, y, width, size->minimum_size }, -1);
    y += size->minimum_size + spacing;
  }
}

static void
dub_fit_layout_class_init (DubFitLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = dub_fit_layout_get_request_mode;
  manager_class->measure = dub_fit_layout_measure;
  manager_class->allocate = dub_fit_layout_allocate;
}
