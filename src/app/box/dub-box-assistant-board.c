/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-box-assistant-board.h"

#include "dub-box-assistant-figure.h"
#include "dub-box-assistant-plate.h"
#include "dub-box-assistant-tiles.h"
#include "dub-pane.h"
#include "dub-piece.h"
#include "dub-text-box.h"
#include "dub-text.h"
#include "dub-ui.h"

#include <glib/gi18n-lib.h>

struct _DubBoxBoard {
  AdwBin parent_instance;

  GPtrArray *figures; /* owned; of DubBoxFigure, not owned */
  GPtrArray *stars;   /* owned; of the buttons of a hall's guest spaces, not owned */
  GPtrArray *tiles;   /* owned; of pictures and totals of tiles, not owned */
  DubBoxDraft shown;  /* the draft that it is laid out for */
};

enum { TARGET = 44, GAP = 8, SPACE_GAP = 4 };

static const double FAINT = 0.3; /* opacity of a star that is off */

G_DEFINE_FINAL_TYPE (DubBoxBoard, dub_box_board, ADW_TYPE_BIN)

static GtkWidget *
add_figure (DubBoxBoard *self, GtkWidget *box, DubFieldKind kind, guint in, guint at)
{
  return dub_plate_add_figure (self->figures, box,
                               (DubField){ .kind = (guint8) kind,
                                           .in = (guint8) in,
                                           .at = (guint8) at });
}

static GtkWidget *
new_icon_button (const char *icon, const char *name)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_size_request (button, TARGET, TARGET);
  dub_ui_name_icon (button, name);

  return button;
}

/* Adds the number of spaces, with buttons to add and remove one. */
static void
add_row (GtkWidget *plate, const DubBox *box, DubRow row)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  g_autofree char *name = dub_text_row_name (row);
  g_autofree char *label =
      /* Translators: %s is like “Bonus Spaces”, %u how many there are. */
      g_strdup_printf (C_ ("match my box", "%s: %u"), name, dub_row_get_length (box, row));
  GtkWidget *text = dub_pane_new_label (label, "part-note");

  gtk_widget_add_css_class (line, "row-size");
  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (line), text);
  for (guint more = 0; more < 2; more++) {
    DubBox trial = *box;
    GtkWidget *button =
        more ? new_icon_button ("list-add-symbolic", C_ ("match my box", "Add Space"))
             : new_icon_button ("list-remove-symbolic", C_ ("match my box", "Remove Space"));

    gtk_widget_add_css_class (button, "flat");
    gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "box.resize");
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(yyb)", row.kind, row.hall, more);
    gtk_widget_set_visible (button, dub_row_resize (&trial, row, more != 0));
    gtk_box_append (GTK_BOX (line), button);
  }
  gtk_box_append (GTK_BOX (plate), line);
}

/* The first and second value, as on the crown of a hall. */
static void
add_majority (DubBoxBoard *self, GtkWidget *plate, guint hall)
{
  GtkWidget *line = dub_plate_add_lines (plate, DUB_PLATE_FIGURES);

  gtk_box_append (GTK_BOX (line),
                  dub_pane_new_label (C_ ("match my box", "Majority, 1st and 2nd place"),
                                      "part-note"));
  if (hall < DUB_N_HALLS) {
    add_figure (self, line, DUB_FIELD_MAJORITY, hall, 0);
    add_figure (self, line, DUB_FIELD_MAJORITY, hall, 1);
  } else
    add_figure (self, line, DUB_FIELD_FIREWORKS, 0, 0);
}

static void
add_guest (DubBoxBoard *self, GtkWidget *wrap, guint hall, guint at)
{
  GtkWidget *space = dub_plate_add_space (wrap, NULL);
  GtkWidget *star = gtk_button_new ();
  GtkWidget *picture = dub_piece_new ();

  dub_piece_set_master (DUB_PIECE (picture), TRUE);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (star), picture);
  gtk_widget_add_css_class (star, "flat");
  gtk_widget_add_css_class (star, "master-toggle");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (star), "box.master");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (star), "(yy)", hall, at);
  gtk_box_append (GTK_BOX (space), star);
  g_ptr_array_add (self->stars, star);
  add_figure (self, space, DUB_FIELD_REWARD, hall, at);
}

/* As tall as a guest space, because its values are side by side. */
static void
add_musicians (DubBoxBoard *self, GtkWidget *wrap, guint hall)
{
  GtkWidget *space = dub_plate_add_space (wrap, "musicians");
  GtkWidget *label = gtk_label_new (C_ ("match my box", "♪ Musicians"));
  GtkWidget *figures = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACE_GAP);

  gtk_widget_set_size_request (label, -1, TARGET);
  gtk_box_set_homogeneous (GTK_BOX (figures), TRUE);
  gtk_box_append (GTK_BOX (space), label);
  gtk_box_append (GTK_BOX (space), figures);
  add_figure (self, figures, DUB_FIELD_COST, DUB_MUSICIANS, hall);
  add_figure (self, figures, DUB_FIELD_PP, DUB_MUSICIANS, hall);
}

static void
lay_out_hall (DubBoxBoard *self, GtkWidget *page, const DubBox *box, DubPart part)
{
  guint hall = part - DUB_PART_HALL_1;
  GtkWidget *plate = dub_plate_add_plate (page, NULL);
  GtkWidget *wrap;

  add_majority (self, plate, hall);
  wrap = dub_plate_add_lines (plate, DUB_PLATE_SPACES);
  for (guint at = 0; at < box->halls[hall].n_guests; at++)
    add_guest (self, wrap, hall, at);
  add_musicians (self, wrap, hall);
  add_row (plate, box, (DubRow){ .kind = DUB_ROW_GUESTS, .hall = (guint8) hall });
}

static void
lay_out_decoration (DubBoxBoard *self, GtkWidget *page, const DubBox *box, DubRow row)
{
  DubDecorationKind decoration = dub_row_get_info (row)->in;
  g_autofree char *title = decoration == DUB_FIREWORKS || decoration == DUB_STATUES
                               ? NULL
                               : dub_text_decoration_kind (decoration);
  GtkWidget *plate = dub_plate_add_plate (page, title);
  GtkWidget *wrap;

  if (decoration == DUB_FIREWORKS)
    add_majority (self, plate, DUB_N_HALLS);
  wrap = dub_plate_add_lines (plate, DUB_PLATE_SPACES);
  dub_ui_set_class (wrap, "balcony", decoration == DUB_FIREWORKS);
  for (guint at = 0; at < box->decorations[decoration].n; at++) {
    GtkWidget *space = dub_plate_add_space (wrap, NULL);

    for (guint i = 0; dub_row_get_info (row)->fields[i] != DUB_FIELD_NONE; i++)
      dub_plate_add_figure (self->figures, space, dub_row_get_field (row, at, i));
  }
  add_row (plate, box, row);
}

/* Decorations that are not in a hall, two of them side by side. */
static void
lay_out_decorations (DubBoxBoard *self, GtkWidget *page, const DubBox *box, DubPart part)
{
  GtkWidget *place = part == DUB_PART_KITCHEN ? dub_plate_add_lines (page, DUB_PLATE_PAIR) : page;
  DubRowKind kind, end;

  for (dub_section_get_rows (dub_part_get_section (part), &kind, &end); kind < end; kind++) {
    DubRow row = { .kind = (guint8) kind };

    if (dub_row_get_field (row, 0, 0).kind == DUB_FIELD_COST)
      lay_out_decoration (self, place, box, row);
  }
}

static void
lay_out_all_halls (DubBoxBoard *self, GtkWidget *page, const DubBox *box, DubPart part)
{
  GtkWidget *plate = dub_plate_add_plate (page, NULL);
  GtkWidget *wrap = dub_plate_add_lines (plate, DUB_PLATE_FIGURES);

  for (guint at = 0; at < box->n_all_halls; at++)
    add_figure (self, dub_plate_add_space (wrap, "round"), DUB_FIELD_ALL_HALLS, 0, at);
  add_row (plate, box, (DubRow){ .kind = DUB_ROW_ALL_HALLS });
}

/* A space with a single value. A value that is known or follows from others cannot be edited. */
static void
add_single (DubBoxBoard *self, GtkWidget *space, const DubBox *box, DubRow row, guint at)
{
  const DubRowInfo *info = dub_row_get_info (row);
  GtkWidget *figure = dub_plate_add_figure (self->figures, space, dub_row_get_field (row, at, 0));

  if (at < info->n_known_first || at + info->n_known_last >= dub_row_get_length (box, row))
    dub_box_figure_set_fixed (DUB_BOX_FIGURE (figure));
}

static void
lay_out_display (DubBoxBoard *self, GtkWidget *plate, const DubBox *box, DubRow row)
{
  GtkWidget *wrap = dub_plate_add_lines (plate, DUB_PLATE_SPACES);

  for (guint at = 0; at < dub_row_get_length (box, row); at++) {
    GtkWidget *space = dub_plate_add_space (wrap, "tight");

    dub_plate_add_outline (space);
    add_single (self, space, box, row, at);
  }
  add_row (plate, box, row);
}

static void
lay_out_garments (DubBoxBoard *self, GtkWidget *page, const DubBox *box, DubPart part)
{
  lay_out_display (self, dub_plate_add_plate (page, NULL), box,
                   (DubRow){ .kind = DUB_ROW_GARMENT_DISPLAY });
}

/* The tasks of a track, from the top. */
static void
lay_out_track (DubBoxBoard *self, GtkWidget *page, const DubBox *box, DubRow row)
{
  g_autofree char *title = dub_text_track (dub_row_get_info (row)->in);
  GtkWidget *plate = dub_plate_add_plate (page, title);
  GtkWidget *tasks = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2 * GAP);

  gtk_widget_add_css_class (tasks, "track");
  gtk_box_append (GTK_BOX (plate), tasks);
  for (guint at = 0; at < dub_row_get_length (box, row); at++)
    add_single (self, tasks, box, row, at);
}

static void
lay_out_jeweler (DubBoxBoard *self, GtkWidget *page, const DubBox *box, DubPart part)
{
  g_autofree char *title = dub_text_place_kind (DUB_PLACE_JEWEL);
  GtkWidget *pair;

  lay_out_decorations (self, page, box, part);
  lay_out_display (self, dub_plate_add_plate (page, title), box,
                   (DubRow){ .kind = DUB_ROW_JEWELRY_DISPLAY });
  pair = dub_plate_add_lines (page, DUB_PLATE_PAIR);
  lay_out_track (self, pair, box, (DubRow){ .kind = DUB_ROW_JOURNEYMAN_TASKS });
  lay_out_track (self, pair, box, (DubRow){ .kind = DUB_ROW_MASTER_TASKS });
}

static void
lay_out_employees (DubBoxBoard *self, GtkWidget *page, const DubBox *box, DubPart part)
{
  static const char *const levels[DUB_N_LEVELS] = { "", "I", "II", "III", "IV", "V", "VI" };
  DubField fields[DUB_MAX_FIELDS];
  guint n = dub_part_list_fields (box, part, fields);
  guint level = 0;
  GtkWidget *wrap = NULL;

  for (guint i = 0; i < n; i++) {
    if (wrap == NULL || box->employees[fields[i].at].level != level) {
      g_autofree char *title = NULL;

      level = box->employees[fields[i].at].level;
      /* Translators: %s is the level of Employee cards, a Roman number. */
      title = g_strdup_printf (C_ ("match my box", "Level %s"), levels[level]);
      wrap = dub_plate_add_lines (dub_plate_add_plate (page, title), DUB_PLATE_FIGURES);
    }
    add_figure (self, wrap, DUB_FIELD_TYPE, 0, fields[i].at);
  }
}

static void
lay_out_tiles (DubBoxBoard *self, GtkWidget *page, const DubBox *box, DubPart part)
{
  dub_box_tiles_lay_out (page, box, part, self->figures, self->tiles);
}

static void
lay_out (DubBoxBoard *self, const DubBox *box, DubPart part)
{
  static void (*const layouts[DUB_N_SECTIONS]) (DubBoxBoard *, GtkWidget *, const DubBox *,
                                                DubPart) = {
    [DUB_SECTION_HALLS] = lay_out_hall,          [DUB_SECTION_FIREWORKS] = lay_out_decorations,
    [DUB_SECTION_STATUES] = lay_out_decorations, [DUB_SECTION_KITCHEN] = lay_out_decorations,
    [DUB_SECTION_ALL_HALLS] = lay_out_all_halls, [DUB_SECTION_GARMENT_DISPLAY] = lay_out_garments,
    [DUB_SECTION_JEWELER] = lay_out_jeweler,     [DUB_SECTION_EMPLOYEES] = lay_out_employees,
    [DUB_SECTION_GARMENTS] = lay_out_tiles,      [DUB_SECTION_RESOURCES] = lay_out_tiles,
    [DUB_SECTION_JEWELRY] = lay_out_tiles,
  };
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  DubSection section = dub_part_get_section (part);

  g_ptr_array_set_size (self->figures, 0);
  g_ptr_array_set_size (self->stars, 0);
  g_ptr_array_set_size (self->tiles, 0);
  adw_bin_set_child (ADW_BIN (self), page);
  if (layouts[section] != NULL) /* the deck has a page of its own */
    layouts[section](self, page, box, part);
}

/* Returns TRUE if the drawing has the same spaces, so that its widgets and the focus can stay. */
static gboolean
is_like (DubBoxBoard *self, const DubBoxDraft *draft)
{
  DubField before[DUB_MAX_FIELDS], now[DUB_MAX_FIELDS];
  guint n_before = dub_part_list_fields (&self->shown.box, self->shown.part, before);
  guint n_now = dub_part_list_fields (&draft->box, draft->part, now);

  if (self->figures->len == 0 || self->shown.part != draft->part || n_before != n_now)
    return FALSE;
  for (guint i = 0; i < n_now; i++)
    if (!dub_field_equal (before[i], now[i]))
      return FALSE;

  return TRUE;
}

static void
update_star (GtkWidget *star, const DubBox *box, guint hall, guint at)
{
  gboolean master = box->halls[hall].guests[at].master;
  GtkWidget *picture = gtk_button_get_child (GTK_BUTTON (star));
  GtkWidget *space = gtk_widget_get_parent (star);
  g_autofree char *name = g_strdup_printf (
      /* Translators: a button that is pressed or not; %u counts guest spaces from the left. */
      C_ ("match my box", "Guest space %u: Master Guest space"), at + 1);

  gtk_widget_set_opacity (picture, master ? 1 : FAINT);
  dub_ui_set_class (space, "master", master);
  dub_ui_name_icon (star, name);
  dub_ui_set_pressed (star, NULL, master);
}

void
dub_box_board_update (DubBoxBoard *self, const DubBoxDraft *draft)
{
  DubField fields[DUB_MAX_FIELDS], wrong = { 0 };
  guint n = dub_part_list_fields (&draft->box, draft->part, fields);
  gboolean is_wrong = dub_part_find_disorder (&draft->box, draft->part, &wrong);
  gboolean had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;

  if (!is_like (self, draft)) {
    self->shown = *draft;
    lay_out (self, &draft->box, draft->part);
  } else
    had_focus = FALSE;
  self->shown = *draft;
  for (guint i = 0; i < self->figures->len; i++) {
    DubBoxFigure *figure = g_ptr_array_index (self->figures, i);
    DubField field = dub_box_figure_get_field (figure);

    dub_box_figure_update (figure, &draft->box,
                           draft->field < n && dub_field_equal (fields[draft->field], field),
                           is_wrong && dub_field_get_info (field)->type != DUB_VALUE_TILES &&
                               dub_field_equal (wrong, field));
  }
  dub_box_tiles_update (self->tiles, &draft->box);
  for (guint i = 0; i < self->stars->len; i++)
    update_star (g_ptr_array_index (self->stars, i), &draft->box, draft->part - DUB_PART_HALL_1, i);
  if (had_focus)
    dub_box_board_focus_selected (self);
}

GtkWidget *
dub_box_board_get_selected (DubBoxBoard *self)
{
  for (guint i = 0; i < self->figures->len; i++) {
    GtkWidget *figure = g_ptr_array_index (self->figures, i);

    if (gtk_widget_has_css_class (figure, "selected"))
      return figure;
  }

  return NULL;
}

gboolean
dub_box_board_focus_selected (DubBoxBoard *self)
{
  GtkWidget *figure = dub_box_board_get_selected (self);

  return figure != NULL && gtk_widget_grab_focus (figure);
}

static void
dub_box_board_finalize (GObject *object)
{
  DubBoxBoard *self = DUB_BOX_BOARD (object);

  g_ptr_array_unref (self->figures);
  g_ptr_array_unref (self->stars);
  g_ptr_array_unref (self->tiles);

  G_OBJECT_CLASS (dub_box_board_parent_class)->finalize (object);
}

static void
dub_box_board_class_init (DubBoxBoardClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = dub_box_board_finalize;
}

static void
dub_box_board_init (DubBoxBoard *self)
{
  self->figures = g_ptr_array_new ();
  self->stars = g_ptr_array_new ();
  self->tiles = g_ptr_array_new ();
}
