/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A part is drawn as plates with printed spaces, and figures on them: the values.
 */

#include "dub-box-assistant-board.h"

#include "dub-box-space.h"
#include "dub-pane.h"
#include "dub-piece.h"
#include "dub-text-box.h"
#include "dub-text.h"
#include "dub-ui.h"
#include "dub-wrap-layout.h"

#include <glib/gi18n-lib.h>

typedef struct {
  DubField field;
  GtkWidget *button;
  GtkWidget *picture; /* of the value; hidden if it has none */
  GtkWidget *caption;
} Figure;

/* Other widgets that change with the box: a picture, a total, the star of a guest space. */
typedef struct {
  DubField field;
  GtkWidget *widget;
  void (*update) (GtkWidget *widget, const DubBox *box, DubField field);
} Sight;

struct _DubBoxBoard {
  AdwBin parent_instance;

  GArray *figures;   /* owned; of Figure */
  GArray *sights;    /* owned; of Sight */
  DubBoxDraft shown; /* the draft that it is laid out for */
};

enum {
  TARGET = 44,
  PICTURE = 32,
  GAP = 8,
  SPACE_GAP = 4,
  CARD_CHARS = 14,
  BONUS_CHARS = 16,
  SPACE_WIDTH = 96, /* three side by side on a phone, six on a wider screen */
  TILE_WIDTH = 148, /* two side by side on a phone, four on a wider screen */
  N_PER_COLOR = DUB_MAX_GARMENT_KINDS / 4,
};

static const double FAINT = 0.3; /* opacity of a star that is off */

G_DEFINE_FINAL_TYPE (DubBoxBoard, dub_box_board, ADW_TYPE_BIN)

/* It is selected when it gets the keyboard focus, too. */
static void
select_cb (GtkWidget *button)
{
  gtk_widget_activate_action_variant (button, "box.select",
                                      gtk_actionable_get_action_target_value (
                                          GTK_ACTIONABLE (button)));
}

static GtkWidget *
add_label (GtkWidget *space, const char *text, const char *css_class, int chars)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), chars);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (space), label);

  return label;
}

static void
add_sight (DubBoxBoard *self, GtkWidget *box, Sight sight)
{
  g_array_append_val (self->sights, sight);
  gtk_box_append (GTK_BOX (box), sight.widget);
}

static DubThing
get_thing (const DubBox *box, DubField field)
{
  if (field.kind == DUB_FIELD_TYPE)
    return dub_thing_employee (dub_box_get_card (box, field.at));
  if (field.kind == DUB_FIELD_RESOURCES)
    return dub_thing_name (DUB_KIND_TILE, field.at);
  if (field.kind == DUB_FIELD_JEWELRY)
    return dub_thing_name (DUB_KIND_JEWEL, field.at);

  return dub_thing_garment (box->garments[field.in].kinds[field.at].garment, DUB_NOBODY);
}

static void
update_piece (GtkWidget *piece, const DubBox *box, DubField field)
{
  dub_piece_show_thing (DUB_PIECE (piece), box->edition, get_thing (box, field));
}

static void
add_piece (DubBoxBoard *self, GtkWidget *space, DubField field)
{
  GtkWidget *piece = dub_piece_new ();

  gtk_widget_set_halign (piece, GTK_ALIGN_CENTER);
  add_sight (self, space, (Sight){ field, piece, update_piece });
}

/* Only the reward of a guest space is as wide as that. */
static gboolean
has_own_width (DubField field)
{
  DubValueType type = dub_field_get_info (field)->type;

  return type == DUB_VALUE_LIVRE || type == DUB_VALUE_PP || type == DUB_VALUE_MAJORITY ||
         type == DUB_VALUE_TIMES;
}

static GtkWidget *
add_field (DubBoxBoard *self, GtkWidget *space, DubField field)
{
  GtkWidget *button = g_object_new (GTK_TYPE_BUTTON, "css-name", "figure", NULL);
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gboolean is_card = field.kind == DUB_FIELD_TYPE;
  Figure figure = { .field = field, .button = button };

  dub_ui_set_class (button, "card", is_card);
  gtk_widget_set_halign (button, has_own_width (field) ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  gtk_widget_set_valign (content, GTK_ALIGN_CENTER);
  if (is_card)
    add_piece (self, content, field);
  figure.picture = dub_piece_new ();
  dub_piece_set_size (DUB_PIECE (figure.picture), PICTURE);
  gtk_widget_set_halign (figure.picture, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (content), figure.picture);
  figure.caption = add_label (content, NULL, is_card ? "heading" : "figure-value", -1);
  if (is_card) {
    g_autofree char *bonus = dub_text_field_name (&self->shown.box, field);

    add_label (content, bonus, "caption", CARD_CHARS);
  }
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "box.select");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(yyy)", field.kind, field.in,
                                    field.at);
  g_signal_connect_object (focus, "enter", G_CALLBACK (select_cb), button, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (button, focus);
  g_array_append_val (self->figures, figure);
  gtk_box_append (GTK_BOX (space), button);

  return button;
}

static GtkWidget *
add_figure (DubBoxBoard *self, GtkWidget *space, DubFieldKind kind, guint in, guint at)
{
  return add_field (self, space,
                    (DubField){ .kind = (guint8) kind, .in = (guint8) in, .at = (guint8) at });
}

/* selected: it is entered next. wrong: its value is out of order. */
static void
update_figure (const Figure *figure, const DubBox *box, gboolean selected, gboolean wrong)
{
  guint value = dub_field_get (box, figure->field);
  DubFace face = dub_box_get_value_face (figure->field, value);
  g_autofree char *name = dub_text_field_name (box, figure->field);
  g_autofree char *words = dub_text_field_value (figure->field, value);
  /* Translators: what is counted, and the figure. */
  g_autofree char *label = g_strdup_printf (C_ ("figure", "%s: %s"), name, words);

  dub_ui_take_text (figure->caption, dub_text_field_caption (figure->field, value));
  dub_piece_show (DUB_PIECE (figure->picture), face);
  gtk_widget_set_visible (figure->picture, face.kind != DUB_PIECE_NOTHING);
  gtk_widget_set_visible (figure->caption, face.kind == DUB_PIECE_NOTHING);
  dub_ui_name_icon (figure->button, label);
  dub_ui_set_pressed (figure->button, "selected", selected);
  dub_ui_set_wrong (figure->button, "wrong", wrong);
}

/* Adds a plate with a title, or without one if it is NULL. */
static GtkWidget *
add_plate (GtkWidget *page, const char *title)
{
  GtkWidget *plate = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);

  gtk_widget_add_css_class (plate, "part");
  if (title != NULL)
    gtk_box_append (GTK_BOX (plate), dub_pane_new_label (title, "part-title"));
  gtk_box_append (GTK_BOX (page), plate);

  return plate;
}

typedef enum {
  SPACES,  /* spaces that fill the width of the plate */
  FIGURES, /* as many beside each other as there is room for */
  PAIR,    /* plates that are side by side if there is room, as on the table */
  TRACK,   /* figures below each other */
} Lines;

static GtkWidget *
add_lines (GtkWidget *box, Lines kind)
{
  GtkWidget *lines = kind == TRACK
                         ? gtk_box_new (GTK_ORIENTATION_VERTICAL, 2 * GAP)
                         : dub_wrap_new (kind == SPACES ? SPACE_GAP : GAP, kind != FIGURES);

  dub_ui_set_class (lines, "track", kind == TRACK);
  gtk_box_append (GTK_BOX (box), lines);

  return lines;
}

/* Adds a printed space: a frame for its values. */
static GtkWidget *
add_space (GtkWidget *wrap, const char *css_class)
{
  GtkWidget *space = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  gtk_widget_add_css_class (space, "printed-space");
  if (css_class != NULL)
    gtk_widget_add_css_class (space, css_class);
  gtk_box_append (GTK_BOX (wrap), space);

  return space;
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
        gtk_button_new_from_icon_name (more ? "list-add-symbolic" : "list-remove-symbolic");

    gtk_widget_set_size_request (button, TARGET, TARGET);
    gtk_widget_add_css_class (button, "flat");
    dub_ui_name_icon (button, more ? C_ ("match my box", "Add Space")
                                   : C_ ("match my box", "Remove Space"));
    gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "box.resize");
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(yyb)", row.kind, row.hall, more);
    gtk_widget_set_visible (button, dub_row_resize (&trial, row, more != 0));
    gtk_box_append (GTK_BOX (line), button);
  }
  gtk_box_append (GTK_BOX (plate), line);
}

/* The first and second value, as on the crown of a hall. That of fireworks is one of two pairs. */
static void
add_majority (DubBoxBoard *self, GtkWidget *plate, DubRow row)
{
  GtkWidget *line = add_lines (plate, FIGURES);
  guint n = row.kind == DUB_ROW_MAJORITY ? 2 : 1;

  gtk_box_append (GTK_BOX (line),
                  dub_pane_new_label (C_ ("match my box", "Majority, 1st and 2nd place"),
                                      "part-note"));
  for (guint at = 0; at < n; at++)
    add_field (self, line, dub_row_get_field (row, at, 0));
}

static void
update_star (GtkWidget *star, const DubBox *box, DubField field)
{
  gboolean master = box->halls[field.in].guests[field.at].master;
  GtkWidget *picture = gtk_button_get_child (GTK_BUTTON (star));
  GtkWidget *space = gtk_widget_get_parent (star);
  g_autofree char *name = g_strdup_printf (
      /* Translators: a button that is pressed or not; %u counts guest spaces from the left. */
      C_ ("match my box", "Guest space %u: Master Guest space"), field.at + 1);

  gtk_widget_set_opacity (picture, master ? 1 : FAINT);
  dub_ui_set_class (space, "master", master);
  dub_ui_name_icon (star, name);
  dub_ui_set_pressed (star, NULL, master);
}

static void
add_guest (DubBoxBoard *self, GtkWidget *wrap, guint hall, guint at)
{
  GtkWidget *space = add_space (wrap, NULL);
  GtkWidget *star = gtk_button_new ();
  GtkWidget *picture = dub_piece_new ();
  DubField field = { .kind = DUB_FIELD_REWARD, .in = (guint8) hall, .at = (guint8) at };

  dub_piece_show (DUB_PIECE (picture), (DubFace){ .kind = DUB_PIECE_STAR });
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (star), picture);
  gtk_widget_add_css_class (star, "flat");
  gtk_widget_add_css_class (star, "master-toggle");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (star), "box.master");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (star), "(yy)", hall, at);
  add_sight (self, space, (Sight){ field, star, update_star });
  add_field (self, space, field);
}

/* As tall as a guest space, because its values are side by side. */
static void
add_musicians (DubBoxBoard *self, GtkWidget *wrap, guint hall)
{
  GtkWidget *space = add_space (wrap, "musicians");
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
  DubRow guests = { .kind = DUB_ROW_GUESTS, .hall = (guint8) (part - DUB_PART_HALL_1) };
  GtkWidget *plate = add_plate (page, NULL);
  GtkWidget *wrap;

  add_majority (self, plate, (DubRow){ .kind = DUB_ROW_MAJORITY, .hall = guests.hall });
  wrap = add_lines (plate, SPACES);
  for (guint at = 0; at < dub_row_get_length (box, guests); at++)
    add_guest (self, wrap, guests.hall, at);
  add_musicians (self, wrap, guests.hall);
  add_row (plate, box, guests);
}

/* The ways to draw the spaces of a row, each with its values: as SPACES without a style, and not
 * beside another row, unless it is said here. */
static const struct {
  Lines lines;
  const char *style;  /* of a space */
  gboolean is_paired; /* beside the next or last row */
} looks[DUB_N_ROW_KINDS] = {
  [DUB_ROW_KITCHEN_LEFT] = { .is_paired = TRUE },
  [DUB_ROW_KITCHEN_RIGHT] = { .is_paired = TRUE },
  [DUB_ROW_ALL_HALLS] = { FIGURES, "round", FALSE },
  [DUB_ROW_GARMENT_DISPLAY] = { .style = "tight" },
  [DUB_ROW_JEWELRY_DISPLAY] = { .style = "tight" },
  [DUB_ROW_JOURNEYMAN_TASKS] = { TRACK, NULL, TRUE },
  [DUB_ROW_MASTER_TASKS] = { TRACK, NULL, TRUE },
};

/* The name of a row that is not alone in its part. */
static char *
dup_title (DubRowKind kind)
{
  DubRow row = { .kind = (guint8) kind };

  if (looks[kind].lines == TRACK)
    return dub_text_track (dub_row_get_info (row)->in);
  if (kind == DUB_ROW_JEWELRY_DISPLAY)
    return dub_text_place_kind (DUB_PLACE_JEWEL);

  return looks[kind].is_paired || kind == DUB_ROW_JEWELER
             ? dub_text_decoration_kind (dub_row_get_info (row)->in)
             : NULL;
}

/* A value that is known or follows from others cannot be edited. */
static void
add_fields (DubBoxBoard *self, GtkWidget *space, const DubBox *box, DubRow row, guint at)
{
  const DubRowInfo *info = dub_row_get_info (row);
  gboolean is_known =
      at < info->n_known_first || at + info->n_known_last >= dub_row_get_length (box, row);

  for (guint i = 0; info->fields[i] != DUB_FIELD_NONE; i++) {
    GtkWidget *figure = add_field (self, space, dub_row_get_field (row, at, i));

    if (is_known) {
      /* An action would make it sensitive again. */
      gtk_actionable_set_action_name (GTK_ACTIONABLE (figure), NULL);
      gtk_widget_set_sensitive (figure, FALSE);
    }
  }
}

/* Of a piece on the space of a display. */
static void
add_outline (GtkWidget *space)
{
  GtkWidget *outline = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (outline, "outline-tile");
  gtk_widget_set_halign (outline, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (space), outline);
}

static void
lay_out_row (DubBoxBoard *self, GtkWidget *plate, const DubBox *box, DubRow row)
{
  GtkWidget *wrap = add_lines (plate, looks[row.kind].lines);
  gboolean is_track = looks[row.kind].lines == TRACK;

  dub_ui_set_class (wrap, "balcony", row.kind == DUB_ROW_FIREWORKS);
  for (guint at = 0; at < dub_row_get_length (box, row); at++) {
    GtkWidget *space = is_track ? wrap : add_space (wrap, looks[row.kind].style);

    if (g_strcmp0 (looks[row.kind].style, "tight") == 0)
      add_outline (space);
    add_fields (self, space, box, row, at);
  }
  if (!is_track)
    add_row (plate, box, row);
}

static void
lay_out_rows (DubBoxBoard *self, GtkWidget *page, const DubBox *box, DubPart part)
{
  GtkWidget *plate = NULL, *pair = NULL;
  DubRowKind kind, end;

  for (dub_section_get_rows (dub_part_get_section (part), &kind, &end); kind < end; kind++) {
    DubRow row = { .kind = (guint8) kind };
    g_autofree char *title = dup_title (kind);

    if (looks[kind].is_paired && pair == NULL)
      pair = add_lines (page, PAIR);
    if (plate == NULL || kind != DUB_ROW_FIREWORKS)
      plate = add_plate (looks[kind].is_paired ? pair : page, title);
    if (kind == DUB_ROW_FIREWORKS_MAJORITY)
      add_majority (self, plate, row);
    else
      lay_out_row (self, plate, box, row);
  }
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
      wrap = add_lines (add_plate (page, title), FIGURES);
    }
    add_figure (self, wrap, DUB_FIELD_TYPE, 0, fields[i].at);
  }
}

static void
update_total (GtkWidget *label, const DubBox *box, DubField field)
{
  guint stated;

  dub_ui_take_text (label, dub_text_field_total (box, field));
  dub_ui_set_class (label, "error", dub_field_get_total (box, field, &stated) != stated);
}

static gboolean
is_count (DubField field)
{
  return dub_field_get_info (field)->type == DUB_VALUE_TILES;
}

/* The picture that tells counted tiles from their neighbors; or the garment of an Expansion,
 * whose bonus is known, and whose other values are printed on it. */
static char *
dup_note (const DubBox *box, DubField field)
{
  const DubField worth = { .kind = DUB_FIELD_WORTH, .in = field.in, .at = field.at };

  if (!is_count (field))
    return dub_text_tile_title (box, field.in, field.at);
  if (field.kind == DUB_FIELD_GARMENTS)
    return dub_text_field_value (worth, dub_field_get (box, worth));

  return field.kind == DUB_FIELD_RESOURCES ? dub_text_tile (field.at) : dub_text_jewel (field.at);
}

/* Adds a space for the values of identical tiles, or of a garment of an Expansion. */
static GtkWidget *
add_tile (DubBoxBoard *self, GtkWidget *wrap, const DubBox *box, DubField field)
{
  g_autofree char *note = dup_note (box, field);
  GtkWidget *space = add_space (wrap, NULL), *label;

  gtk_widget_set_size_request (space, is_count (field) ? SPACE_WIDTH : TILE_WIDTH, -1);
  add_piece (self, space, field);
  label = add_label (space, note, "caption", BONUS_CHARS);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_widget_set_vexpand (label, TRUE); /* so that the values below line up */

  return space;
}

/* A plate has the number of tiles and the expected total as its heading, or an Expansion. */
static GtkWidget *
add_tiles (DubBoxBoard *self, GtkWidget *page, DubField field)
{
  const DubRowInfo *row = dub_row_get_info (dub_field_get_row (field));
  g_autofree char *title =
      is_count (field) ? NULL : dub_text_expansion (g_bit_nth_lsf (row->expansions, -1));
  GtkWidget *plate = add_plate (page, title);

  if (is_count (field))
    add_sight (self, plate,
               (Sight){ field, dub_pane_new_label (NULL, "part-title"), update_total });

  return add_lines (plate, is_count (field) ? SPACES : FIGURES);
}

/* A plate is for tiles that are counted together, or for those of an Expansion. */
static gboolean
begins_plate (DubField field, DubField before)
{
  return dub_field_get_row (field).kind != dub_field_get_row (before).kind ||
         (field.kind == DUB_FIELD_GARMENTS && field.at % N_PER_COLOR == 0);
}

static void
lay_out_tiles (DubBoxBoard *self, GtkWidget *page, const DubBox *box, DubPart part)
{
  DubField fields[DUB_MAX_FIELDS];
  guint n = dub_part_list_fields (box, part, fields);
  GtkWidget *wrap = NULL, *space = NULL;

  for (guint i = 0; i < n; i++) {
    gboolean is_new = i == 0 || begins_plate (fields[i], fields[i - 1]);

    if (is_new)
      wrap = add_tiles (self, page, fields[i]);
    if (is_new || fields[i].at != fields[i - 1].at)
      space = add_tile (self, wrap, box, fields[i]);
    add_field (self, space, fields[i]);
  }
}

static void
lay_out (DubBoxBoard *self, const DubBox *box, DubPart part)
{
  static void (*const layouts[DUB_N_SECTIONS]) (DubBoxBoard *, GtkWidget *, const DubBox *,
                                                DubPart) = {
    [DUB_SECTION_HALLS] = lay_out_hall,     [DUB_SECTION_FIREWORKS] = lay_out_rows,
    [DUB_SECTION_STATUES] = lay_out_rows,   [DUB_SECTION_KITCHEN] = lay_out_rows,
    [DUB_SECTION_ALL_HALLS] = lay_out_rows, [DUB_SECTION_GARMENT_DISPLAY] = lay_out_rows,
    [DUB_SECTION_JEWELER] = lay_out_rows,   [DUB_SECTION_EMPLOYEES] = lay_out_employees,
    [DUB_SECTION_GARMENTS] = lay_out_tiles, [DUB_SECTION_RESOURCES] = lay_out_tiles,
    [DUB_SECTION_JEWELRY] = lay_out_tiles,
  };
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  DubSection section = dub_part_get_section (part);

  g_array_set_size (self->figures, 0);
  g_array_set_size (self->sights, 0);
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

void
dub_box_board_update (DubBoxBoard *self, const DubBoxDraft *draft)
{
  DubField fields[DUB_MAX_FIELDS], wrong = { 0 };
  guint n = dub_part_list_fields (&draft->box, draft->part, fields);
  gboolean is_wrong = dub_part_find_disorder (&draft->box, draft->part, &wrong);
  gboolean had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  gboolean is_kept = is_like (self, draft);

  self->shown = *draft;
  if (!is_kept)
    lay_out (self, &draft->box, draft->part);
  for (guint i = 0; i < self->figures->len; i++) {
    const Figure *figure = &g_array_index (self->figures, Figure, i);

    update_figure (figure, &draft->box,
                   draft->field < n && dub_field_equal (fields[draft->field], figure->field),
                   is_wrong && !is_count (figure->field) && dub_field_equal (wrong, figure->field));
  }
  for (guint i = 0; i < self->sights->len; i++) {
    const Sight *sight = &g_array_index (self->sights, Sight, i);

    sight->update (sight->widget, &draft->box, sight->field);
  }
  if (had_focus && !is_kept)
    dub_box_board_focus_selected (self);
}

GtkWidget *
dub_box_board_get_selected (DubBoxBoard *self)
{
  for (guint i = 0; i < self->figures->len; i++) {
    GtkWidget *button = g_array_index (self->figures, Figure, i).button;

    if (gtk_widget_has_css_class (button, "selected"))
      return button;
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

  g_array_unref (self->figures);
  g_array_unref (self->sights);

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
  self->figures = g_array_new (FALSE, FALSE, sizeof (Figure));
  self->sights = g_array_new (FALSE, FALSE, sizeof (Sight));
}
