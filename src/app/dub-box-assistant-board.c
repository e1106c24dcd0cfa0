/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-box-assistant-board.h"

#include "dub-box-assistant-figure.h"
#include "dub-box-text.h"
#include "dub-figure.h"
#include "dub-pane.h"
#include "dub-text-table.h"
#include "dub-wrap.h"

#include <glib/gi18n-lib.h>

struct _DubBoxBoard {
  AdwBin parent_instance;

  GPtrArray *figures; /* owned; of DubBoxFigure, not owned */
  GPtrArray *stars;   /* owned; of the buttons of a hall's guest spaces, not owned */
  DubBoxDraft shown;  /* what it is laid out for */
};

enum { TARGET = 44, GAP = 8, SPACE_GAP = 4 };

static const double FAINT = 0.3; /* a star that could be there */

G_DEFINE_FINAL_TYPE (DubBoxBoard, dub_box_board, ADW_TYPE_BIN)

static GtkWidget *
add_figure (DubBoxBoard *self, GtkWidget *box, DubFieldKind kind, guint in, guint at)
{
  GtkWidget *figure = dub_box_figure_new (
      (DubField){ .kind = (guint8) kind, .in = (guint8) in, .at = (guint8) at });

  g_ptr_array_add (self->figures, figure);
  if (DUB_IS_WRAP (box))
    dub_wrap_append (DUB_WRAP (box), figure);
  else
    gtk_box_append (GTK_BOX (box), figure);

  return figure;
}

/* A plate with a title, as the board has them. */
static GtkWidget *
add_plate (GtkWidget *page, const char *title)
{
  GtkWidget *plate = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);

  gtk_widget_add_css_class (plate, "part");
  if (title != NULL)
    gtk_box_append (GTK_BOX (plate), dub_pane_new_label (title, "part-title"));
  if (DUB_IS_WRAP (page))
    dub_wrap_append (DUB_WRAP (page), plate);
  else
    gtk_box_append (GTK_BOX (page), plate);

  return plate;
}

static GtkWidget *
add_wrap (GtkWidget *plate)
{
  GtkWidget *wrap = dub_wrap_new (GAP, FALSE);

  gtk_box_append (GTK_BOX (plate), wrap);

  return wrap;
}

/* Spaces side by side, from one end of the plate to the other. */
static GtkWidget *
add_spaces (GtkWidget *plate, const char *css_class)
{
  GtkWidget *wrap = dub_wrap_new (SPACE_GAP, TRUE);

  if (css_class != NULL)
    gtk_widget_add_css_class (wrap, css_class);
  gtk_box_append (GTK_BOX (plate), wrap);

  return wrap;
}

/* Plates side by side where there is room, as they lie on the table. */
static GtkWidget *
add_pair (GtkWidget *page)
{
  GtkWidget *pair = dub_wrap_new (GAP, TRUE);

  gtk_box_append (GTK_BOX (page), pair);

  return pair;
}

/* A printed space: a frame with its figures. */
static GtkWidget *
add_space (GtkWidget *wrap, const char *css_class)
{
  GtkWidget *space = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  gtk_widget_add_css_class (space, "printed-space");
  if (css_class != NULL)
    gtk_widget_add_css_class (space, css_class);
  dub_wrap_append (DUB_WRAP (wrap), space);

  return space;
}

static GtkWidget *
new_icon_button (const char *icon, const char *name)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_size_request (button, TARGET, TARGET);
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);

  return button;
}

/* How many spaces there are, one more, one less. */
static void
add_row (GtkWidget *plate, const DubBox *box, DubRow row)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  g_autofree char *name = dub_row_dup_name (row);
  g_autofree char *label =
      /* Translators: %s is like “Bonus Spaces”, %u how many there are. */
      g_strdup_printf (C_("match my box", "%s: %u"), name, dub_row_get_length (box, row));
  GtkWidget *text = dub_pane_new_label (label, "part-note");

  gtk_widget_add_css_class (line, "row-size");
  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (line), text);
  for (guint more = 0; more < 2; more++) {
    DubBox trial = *box;
    GtkWidget *button =
        more ? new_icon_button ("list-add-symbolic", C_("match my box", "One space more"))
                                : new_icon_button ("list-remove-symbolic",
                                                   C_("match my box", "One space less"));

    gtk_widget_add_css_class (button, "flat");
    gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "box.resize");
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(yyb)", row.kind, row.in, more);
    gtk_widget_set_visible (button, dub_row_resize (&trial, row, more != 0));
    gtk_box_append (GTK_BOX (line), button);
  }
  gtk_box_append (GTK_BOX (plate), line);
}

/* First and second value, as the crown of a hall has them. */
static void
add_majority (DubBoxBoard *self, GtkWidget *plate, guint in)
{
  GtkWidget *line = add_wrap (plate);

  dub_wrap_append (DUB_WRAP (line),
                   dub_pane_new_label (C_("match my box", "Majority, 1st and 2nd"), "part-note"));
  add_figure (self, line, DUB_FIELD_FIRST, in, 0);
  add_figure (self, line, DUB_FIELD_SECOND, in, 0);
}

static void
add_guest (DubBoxBoard *self, GtkWidget *wrap, guint hall, guint at)
{
  GtkWidget *space = add_space (wrap, NULL);
  GtkWidget *star = gtk_button_new ();
  GtkWidget *picture = dub_figure_new ();

  dub_figure_set_master (DUB_FIGURE (picture), TRUE);
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

/* As high as a guest space: its figures stand side by side. */
static void
add_musicians (DubBoxBoard *self, GtkWidget *wrap, guint hall)
{
  GtkWidget *space = add_space (wrap, "musicians");
  GtkWidget *label = gtk_label_new (C_("match my box", "♪ Musicians"));
  GtkWidget *figures = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACE_GAP);

  gtk_widget_set_size_request (label, -1, TARGET);
  gtk_box_set_homogeneous (GTK_BOX (figures), TRUE);
  gtk_box_append (GTK_BOX (space), label);
  gtk_box_append (GTK_BOX (space), figures);
  add_figure (self, figures, DUB_FIELD_COST, DUB_MUSICIANS, hall);
  add_figure (self, figures, DUB_FIELD_PP, DUB_MUSICIANS, hall);
}

static void
lay_out_hall (DubBoxBoard *self, GtkWidget *page, const DubBox *box, guint hall)
{
  GtkWidget *plate = add_plate (page, NULL);
  GtkWidget *wrap;

  add_majority (self, plate, hall);
  wrap = add_spaces (plate, NULL);
  for (guint at = 0; at < box->halls[hall].n_guests; at++)
    add_guest (self, wrap, hall, at);
  add_musicians (self, wrap, hall);
  add_row (plate, box, (DubRow){ .kind = DUB_ROW_GUESTS, .in = (guint8) hall });
}

static void
lay_out_decoration (DubBoxBoard *self, GtkWidget *page, const DubBox *box, DubWhere where)
{
  g_autofree char *title =
      where == DUB_FIREWORKS || where == DUB_STATUES ? NULL : dub_text_where (where);
  GtkWidget *plate = add_plate (page, title);
  GtkWidget *wrap;

  if (where == DUB_FIREWORKS)
    add_majority (self, plate, DUB_N_HALLS);
  wrap = add_spaces (plate, where == DUB_FIREWORKS ? "balcony" : NULL);
  for (guint at = 0; at < box->decorations[where].n; at++) {
    GtkWidget *space = add_space (wrap, NULL);

    add_figure (self, space, DUB_FIELD_COST, where, at);
    if (where == DUB_FIREWORKS)
      add_figure (self, space, DUB_FIELD_TIMES, where, at);
    add_figure (self, space, DUB_FIELD_PP, where, at);
  }
  add_row (plate, box, (DubRow){ .kind = DUB_ROW_DECORATION, .in = (guint8) where });
}

static void
lay_out_all_halls (DubBoxBoard *self, GtkWidget *page, const DubBox *box)
{
  GtkWidget *plate = add_plate (page, NULL);
  GtkWidget *wrap = add_wrap (plate);

  for (guint at = 0; at < box->n_all_halls; at++)
    add_figure (self, add_space (wrap, "round"), DUB_FIELD_ALL_HALLS, 0, at);
  add_row (plate, box, (DubRow){ .kind = DUB_ROW_ALL_HALLS });
}

/* A display's space is an outline of what lies there, above its cost. */
static void
add_outline (GtkWidget *space)
{
  GtkWidget *outline = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (outline, "outline-tile");
  gtk_widget_set_halign (outline, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (space), outline);
}

static void
lay_out_garments (DubBoxBoard *self, GtkWidget *page, const DubBox *box)
{
  GtkWidget *plate = add_plate (page, NULL);
  GtkWidget *wrap = add_spaces (plate, NULL);

  for (guint at = 0; at < box->garment_display.n; at++) {
    GtkWidget *space = add_space (wrap, "tight");
    GtkWidget *figure;

    add_outline (space);
    figure = add_figure (self, space, DUB_FIELD_GARMENT, 0, at);
    if (at + 2u >= box->garment_display.n)
      dub_box_figure_set_fixed (DUB_BOX_FIGURE (figure));
  }
  add_row (plate, box, (DubRow){ .kind = DUB_ROW_GARMENTS });
}

/* The tasks of a track from the top. What follows from the others, or is known, is
 * only shown. */
static void
lay_out_track (DubBoxBoard *self, GtkWidget *page, const DubBox *box, DubTrack track)
{
  g_autofree char *title = dub_text_track (track);
  GtkWidget *plate = add_plate (page, title);
  GtkWidget *tasks = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2 * GAP);
  DubField fields[DUB_MAX_FIELDS];
  guint n_fields = dub_part_list_fields (box, DUB_PART_JEWELER, fields), n_tasks;

  gtk_widget_add_css_class (tasks, "track");
  gtk_box_append (GTK_BOX (plate), tasks);
  dub_box_get_tasks (box, track, &n_tasks);
  for (guint at = 0; at < n_tasks; at++) {
    GtkWidget *figure = add_figure (self, tasks, DUB_FIELD_TASK, track, at);
    DubField field = dub_box_figure_get_field (DUB_BOX_FIGURE (figure));
    gboolean is_free = FALSE;

    for (guint i = 0; i < n_fields; i++)
      is_free = is_free || dub_field_equal (fields[i], field);
    if (!is_free)
      dub_box_figure_set_fixed (DUB_BOX_FIGURE (figure));
  }
}

static void
lay_out_jeweler (DubBoxBoard *self, GtkWidget *page, const DubBox *box)
{
  g_autofree char *title = dub_text_place_kind (DUB_PLACE_JEWEL);
  GtkWidget *plate, *wrap, *pair;

  lay_out_decoration (self, page, box, DUB_JEWELER);
  plate = add_plate (page, title);
  wrap = add_spaces (plate, NULL);
  for (guint at = 0; at < box->jewelry_display.n; at++) {
    GtkWidget *space = add_space (wrap, "tight");

    add_outline (space);
    add_figure (self, space, DUB_FIELD_JEWEL, 0, at);
  }
  add_row (plate, box, (DubRow){ .kind = DUB_ROW_JEWELRY });
  pair = add_pair (page);
  lay_out_track (self, pair, box, DUB_TRACK_JOURNEYMAN);
  lay_out_track (self, pair, box, DUB_TRACK_MASTER);
}

static void
lay_out_employees (DubBoxBoard *self, GtkWidget *page, const DubBox *box)
{
  static const char *const levels[DUB_N_LEVELS] = { "", "I", "II", "III", "IV", "V", "VI" };
  DubField fields[DUB_MAX_FIELDS];
  guint n = dub_part_list_fields (box, DUB_PART_EMPLOYEES, fields);
  guint level = 0;
  GtkWidget *wrap = NULL;

  for (guint i = 0; i < n; i++) {
    if (wrap == NULL || box->employees[fields[i].at].level != level) {
      g_autofree char *title = NULL;

      level = box->employees[fields[i].at].level;
      /* Translators: %s is the level of Employee cards, a Roman number. */
      title = g_strdup_printf (C_("match my box", "Level %s"), levels[level]);
      wrap = add_wrap (add_plate (page, title));
    }
    add_figure (self, wrap, DUB_FIELD_TYPE, 0, fields[i].at);
  }
}

static void
lay_out (DubBoxBoard *self, const DubBox *box, DubPart part)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12), *pair;

  g_ptr_array_set_size (self->figures, 0);
  g_ptr_array_set_size (self->stars, 0);
  adw_bin_set_child (ADW_BIN (self), page);
  switch (part) {
  case DUB_PART_FIREWORKS:
    lay_out_decoration (self, page, box, DUB_FIREWORKS);
    break;
  case DUB_PART_STATUES:
    lay_out_decoration (self, page, box, DUB_STATUES);
    break;
  case DUB_PART_KITCHEN:
    pair = add_pair (page);
    lay_out_decoration (self, pair, box, DUB_KITCHEN_LEFT);
    lay_out_decoration (self, pair, box, DUB_KITCHEN_RIGHT);
    break;
  case DUB_PART_ALL_HALLS:
    lay_out_all_halls (self, page, box);
    break;
  case DUB_PART_GARMENT_DISPLAY:
    lay_out_garments (self, page, box);
    break;
  case DUB_PART_JEWELER:
    lay_out_jeweler (self, page, box);
    break;
  case DUB_PART_EMPLOYEES:
    lay_out_employees (self, page, box);
    break;
  case DUB_PART_DECK:
    break;
  case DUB_PART_HALL_1:
  case DUB_PART_HALL_5:
  case DUB_N_PARTS:
  default:
    lay_out_hall (self, page, box, part - DUB_PART_HALL_1);
  }
}

/* Whether the drawing has the same spaces, so that its widgets and the focus can
 * stay. */
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
      C_("match my box", "Guest space %u: Master Guest space"), at + 1);

  gtk_widget_set_opacity (picture, master ? 1 : FAINT);
  if (master)
    gtk_widget_add_css_class (space, "master");
  else
    gtk_widget_remove_css_class (space, "master");
  gtk_widget_set_tooltip_text (star, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (star), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (star), GTK_ACCESSIBLE_STATE_PRESSED,
                               master ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                      : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
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
                           is_wrong && dub_field_equal (wrong, field));
  }
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
}

GtkWidget *
dub_box_board_new (void)
{
  return g_object_new (DUB_TYPE_BOX_BOARD, NULL);
}
