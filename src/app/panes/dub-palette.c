/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-palette.h"

#include "dub-entry-code.h"
#include "dub-pane.h"
#include "dub-place.h"
#include "dub-space-face.h"
#include "dub-text-box.h"
#include "dub-text-entry.h"
#include "dub-text.h"
#include "dub-ui.h"
#include "dub-wrap-layout.h"

#include <glib/gi18n-lib.h>

/* A possible entry and its button. */
typedef struct {
  DubDrawn entry;
  GtkWidget *button; /* owned by the palette, as is the label */
  GtkWidget *left;   /* how many there are still; NULL for a card, which is unique */
} Tile;

struct _DubPalette {
  GtkBox parent_instance;

  GtkWidget *filters; /* of ranks; hidden if all cards have room */
  GtkWidget *lines;   /* of tiles */
  GtkWidget *actions; /* below them */
  GtkLabel *message;  /* what came of the last press */
  GArray *tiles;      /* owned; of Tile */

  DubSession *session; /* unowned */
  DubDisplayName display;
  int at;       /* the space; -1 if all are filled */
  DubType rank; /* of the cards that are shown; DUB_TYPE_NONE for all */
};

enum {
  N_COLUMNS = 5,  /* of pictures */
  MANY_CARDS = 7, /* more have no room in a window of 1366x768 */
};

G_DEFINE_FINAL_TYPE (DubPalette, dub_palette, GTK_TYPE_BOX)

#define COLOR "dub-color" /* data of a grid: of the last garment in it */

GtkWidget *
dub_tile_grid_new (void)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 5);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 5);

  return grid;
}

/* Each color of garments has its own line, so that a tile is easy to find. */
static void
attach (GtkGrid *grid, GtkWidget *tile, DubThing thing)
{
  GtkWidget *last = gtk_widget_get_last_child (GTK_WIDGET (grid));
  guint color = thing.kind == DUB_KIND_GARMENT ? thing.garment.color : DUB_COLOR_NONE;
  int column = -1, line = 0;

  if (last != NULL)
    gtk_grid_query_child (grid, last, &column, &line, NULL, NULL);
  column++;
  if (column == N_COLUMNS ||
      (last != NULL && GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (grid), COLOR)) != color)) {
    column = 0;
    line++;
  }
  g_object_set_data (G_OBJECT (grid), COLOR, GUINT_TO_POINTER (color));
  gtk_grid_attach (grid, tile, column, line, 1, 1);
}

GtkWidget *
dub_tile_grid_add (GtkWidget *grid, DubEdition edition, DubThing thing, GtkWidget **note)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *face = dub_space_face_new (DUB_NOWHERE);

  *note = g_object_new (GTK_TYPE_LABEL, "halign", GTK_ALIGN_END, "valign", GTK_ALIGN_END, NULL);
  gtk_widget_add_css_class (*note, "left");
  dub_space_face_show_thing (DUB_SPACE_FACE (face), edition, thing);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), face);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), *note);
  gtk_button_set_child (GTK_BUTTON (button), overlay);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_add_css_class (button, "palette-tile");
  gtk_widget_add_css_class (button, "picture");
  attach (GTK_GRID (grid), button, thing);

  return button;
}

static void
say (DubPalette *self, const char *sentence, gboolean is_refusal)
{
  gtk_widget_set_visible (GTK_WIDGET (self->message), TRUE);
  gtk_label_set_label (self->message, sentence);
  dub_ui_set_class (self->message, "error", is_refusal);
  dub_ui_announce (self, sentence);
}

/* Returns whether it was entered. Only the caller keeps the palette alive. */
static gboolean
enter (DubPalette *self, const DubMove *move)
{
  if (!dub_pane_perform (GTK_WIDGET (self), move))
    return FALSE;
  g_signal_emit_by_name (self, "entered");

  return TRUE;
}

static void
tile_clicked_cb (DubPalette *self, GtkWidget *button)
{
  const DubGame *game = dub_session_get_game (self->session);
  g_autoptr (DubPalette) alive = g_object_ref (self);
  g_autofree char *sentence = NULL;
  g_autofree char *refusal = NULL;
  DubMove move;
  guint i = 0;

  while (g_array_index (self->tiles, Tile, i).button != button)
    i++;
  move = dub_drawn_get_move (self->display, self->at,
                             g_array_index (self->tiles, Tile, i).entry.piece);
  refusal = dub_drawn_dup_refusal (game, self->display, self->at, move.thing);
  sentence = dub_text_entered (&game->box, &game->state, &move);
  if (refusal != NULL)
    say (self, refusal, TRUE);
  else if (enter (self, &move))
    say (alive, sentence, FALSE);
}

static GtkWidget *
add_label (GtkWidget *box, const char *text, const char *style_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, style_class);
  gtk_box_append (GTK_BOX (box), label);

  return label;
}

/* A card as one line: its number in the profile, its level, its rank if wanted, and its bonus. */
static GtkWidget *
new_card_button (const DubBox *box, DubEmployee employee, gboolean with_rank)
{
  g_autofree char *rank =
      with_rank ? dub_text_rank (box, employee) : g_strdup (dub_text_level (employee.level));
  g_autofree char *number = g_strdup_printf ("%u", employee.id);
  g_autofree char *bonus =
      employee.id > 0 ? dub_text_employee_short_bonus (box, employee.id - 1u) : g_strdup ("");
  GtkWidget *button = gtk_button_new ();
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = add_label (row, number, "dim-label");

  gtk_label_set_width_chars (GTK_LABEL (label), 2);
  add_label (row, rank, "rank");
  label = add_label (row, bonus, "bonus");
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_button_set_child (GTK_BUTTON (button), row);
  gtk_widget_add_css_class (button, "palette-tile");
  gtk_widget_add_css_class (button, "card-row");

  return button;
}

/* Tapping does not move the focus, because that would scroll. */
static void
add_tile (DubPalette *self, GtkWidget *lines, DubDrawn entry)
{
  const DubBox *box = &dub_session_get_game (self->session)->box;
  Tile tile = { .entry = entry };

  if (self->display == DUB_DISPLAY_EMPLOYEES) {
    tile.button = new_card_button (box, entry.piece.employee, self->rank == DUB_TYPE_NONE);
    gtk_box_append (GTK_BOX (lines), tile.button);
  } else
    tile.button = dub_tile_grid_add (lines, box->edition, entry.piece, &tile.left);
  gtk_widget_set_focus_on_click (tile.button, FALSE);
  g_signal_connect_swapped (tile.button, "clicked", G_CALLBACK (tile_clicked_cb), self);
  g_array_append_val (self->tiles, tile);
}

static gboolean
is_shown (DubPalette *self, const GArray *entries)
{
  if (entries->len != self->tiles->len)
    return FALSE;
  for (guint i = 0; i < entries->len; i++)
    if (!dub_thing_equal (g_array_index (entries, DubDrawn, i).piece,
                          g_array_index (self->tiles, Tile, i).entry.piece))
      return FALSE;

  return TRUE;
}

static void
show_rank (DubPalette *self)
{
  for (guint i = 0; i < self->tiles->len; i++) {
    const Tile *tile = &g_array_index (self->tiles, Tile, i);

    gtk_widget_set_visible (tile->button, self->rank == DUB_TYPE_NONE ||
                                              tile->entry.piece.employee.type == self->rank);
  }
}

static void
rank_toggled_cb (DubPalette *self, GtkToggleButton *toggle)
{
  if (!gtk_toggle_button_get_active (toggle))
    return;
  self->rank = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (toggle), "rank"));
  show_rank (self);
}

static gboolean
has_rank (const GArray *entries, DubType rank)
{
  for (guint i = 0; i < entries->len; i++)
    if (g_array_index (entries, DubDrawn, i).piece.employee.type == rank)
      return TRUE;

  return FALSE;
}

static void
add_filter (DubPalette *self, DubType rank, const char *name)
{
  GtkWidget *first = gtk_widget_get_first_child (self->filters);
  GtkWidget *toggle = gtk_toggle_button_new_with_label (name);

  gtk_widget_set_focus_on_click (toggle, FALSE);
  gtk_widget_add_css_class (toggle, "plain");
  g_object_set_data (G_OBJECT (toggle), "rank", GUINT_TO_POINTER (rank));
  if (first != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (toggle), GTK_TOGGLE_BUTTON (first));
  gtk_box_append (GTK_BOX (self->filters), toggle);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), rank == self->rank);
  g_signal_connect_swapped (toggle, "toggled", G_CALLBACK (rank_toggled_cb), self);
}

/* If there are too many cards for a small screen, those of one rank are shown. */
static void
update_filters (DubPalette *self, const GArray *entries)
{
  const DubBox *box = &dub_session_get_game (self->session)->box;
  gboolean are_many = self->display == DUB_DISPLAY_EMPLOYEES && entries->len > MANY_CARDS;

  dub_pane_clear (self->filters);
  self->rank = DUB_TYPE_NONE;
  gtk_widget_set_visible (self->filters, are_many);
  for (DubType rank = DUB_MASTER; are_many && rank <= DUB_APPRENTICE; rank++)
    if (has_rank (entries, rank)) {
      g_autofree char *name = dub_text_employee (box, (DubEmployee){ .type = (guint8) rank,
                                                                     .level = DUB_LEVEL_UNKNOWN });

      self->rank = self->rank == DUB_TYPE_NONE ? rank : self->rank;
      add_filter (self, rank, name);
    }
}

/* Many short cards stand beside each other. */
static GtkWidget *
new_lines (DubPalette *self, guint n)
{
  GtkWidget *lines;

  if (self->display != DUB_DISPLAY_EMPLOYEES)
    return dub_tile_grid_new ();
  if (n <= MANY_CARDS)
    return gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  lines = dub_wrap_new (2, TRUE);
  gtk_widget_add_css_class (lines, "many");

  return lines;
}

static void
show_entries (DubPalette *self, const GArray *entries)
{
  GtkWidget *lines = new_lines (self, entries->len);

  dub_pane_clear (self->lines);
  g_array_set_size (self->tiles, 0);
  update_filters (self, entries);
  gtk_box_append (GTK_BOX (self->lines), lines);
  for (guint i = 0; i < entries->len; i++)
    add_tile (self, lines, g_array_index (entries, DubDrawn, i));
  if (self->display == DUB_DISPLAY_EMPLOYEES)
    show_rank (self);
}

static void
name_tile (DubPalette *self, const Tile *tile)
{
  const DubGame *game = dub_session_get_game (self->session);
  DubMove move = dub_drawn_get_move (self->display, self->at, tile->entry.piece);
  g_autofree char *name = dub_text_offer (&game->box, &game->state, &move);

  /* GTK queries the pointer position from the display whenever a tooltip is set. */
  if (g_strcmp0 (gtk_widget_get_tooltip_text (tile->button), name) == 0)
    return;
  dub_ui_name_icon (tile->button, name);
  dub_pane_name_button (tile->button, name);
}

/* A tile that is used up keeps its place, because a finger may be on its way, and says so when
 * it is pressed. */
static void
update_tile (DubPalette *self, Tile *tile, DubDrawn entry)
{
  tile->entry = entry;
  name_tile (self, tile);
  if (tile->left != NULL) {
    g_autofree char *n = g_strdup_printf ("×%u", entry.n_left);

    gtk_label_set_label (GTK_LABEL (tile->left), n);
  }
  dub_ui_set_class (tile->button, "used-up", !entry.is_left);
  gtk_accessible_update_state (GTK_ACCESSIBLE (tile->button), GTK_ACCESSIBLE_STATE_DISABLED,
                               !entry.is_left, -1);
}

/* The profile may lack a tile that is on the table. The table takes precedence. */
static void
enter_other (DubPalette *self, const DubThing *entry)
{
  const DubGame *game = dub_session_get_game (self->session);
  g_autoptr (DubPalette) alive = g_object_ref (self);
  DubMove move = dub_drawn_get_move (self->display, self->at, *entry);
  g_autofree char *note = dub_text_entry_note (&game->box, move.thing);
  g_autofree char *refusal =
      self->at < 0 ? dub_text_display_full () : dub_entry_dup_refusal (game, &move);

  if (refusal != NULL)
    say (self, refusal, TRUE);
  else if (enter (self, &move) && note != NULL)
    say (alive, note, FALSE);
}

static void
dub_palette_finalize (GObject *object)
{
  DubPalette *self = DUB_PALETTE (object);

  g_array_unref (self->tiles);

  G_OBJECT_CLASS (dub_palette_parent_class)->finalize (object);
}

static void
dub_palette_class_init (DubPaletteClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = dub_palette_finalize;
  dub_ui_add_signal (klass, "entered", G_TYPE_NONE);
}

static void
dub_palette_init (DubPalette *self)
{
  self->tiles = g_array_new (FALSE, FALSE, sizeof (Tile));
  self->filters = dub_wrap_new (0, TRUE);
  self->lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  self->actions = dub_row_new (8);
  self->message = GTK_LABEL (dub_pane_new_label ("", "caption"));
  gtk_widget_add_css_class (self->filters, "linked");
  gtk_widget_add_css_class (self->filters, "ranks");
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_box_append (GTK_BOX (self), self->filters);
  gtk_box_append (GTK_BOX (self), self->lines);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->message));
  gtk_box_append (GTK_BOX (self), self->actions);
}

GtkWidget *
dub_palette_new (DubSession *session, DubDisplayName display, int at)
{
  DubPalette *self = g_object_new (DUB_TYPE_PALETTE, NULL);

  self->session = session;
  self->display = display;
  /* Nothing is below it that could move, and cards need the room. */
  gtk_widget_set_visible (GTK_WIDGET (self->message), display != DUB_DISPLAY_EMPLOYEES);
  if (display == DUB_DISPLAY_GARMENTS || display == DUB_DISPLAY_JEWELRY) {
    GtkWidget *other = dub_other_tile_new (&dub_session_get_game (session)->state, display);

    g_signal_connect_swapped (other, "entered", G_CALLBACK (enter_other), self);
    dub_palette_add_action (self, other);
  }
  dub_palette_set_space (self, at);

  return GTK_WIDGET (self);
}

void
dub_palette_add_action (DubPalette *self, GtkWidget *button)
{
  gtk_widget_set_hexpand (button, TRUE);
  gtk_box_append (GTK_BOX (self->actions), button);
}

void
dub_palette_set_space (DubPalette *self, int at)
{
  g_autoptr (GArray) entries =
      dub_drawn_list (dub_session_get_game (self->session), self->display, at);

  self->at = at;
  if (!is_shown (self, entries))
    show_entries (self, entries);
  for (guint i = 0; i < self->tiles->len; i++)
    update_tile (self, &g_array_index (self->tiles, Tile, i), g_array_index (entries, DubDrawn, i));
}

struct _DubOtherTile {
  AdwBin parent_instance;

  gboolean is_garment;
  gboolean has_festivity; /* the expansion, as the next */
  gboolean has_experts;
  GtkMenuButton *button;
  GtkDropDown *color;

  /* For garments only. */
  GtkSpinButton *pp;
  GtkCheckButton *thimble;
  GtkDropDown *bonus;
  guint8 specials[DUB_N_SPECIALS]; /* for each row of the list of bonuses */
};

DUB_DEFINE_BARE_TYPE (DubOtherTile, dub_other_tile, ADW_TYPE_BIN)

static void
enter_tile (DubOtherTile *self)
{
  guint color = DUB_BLUE + gtk_drop_down_get_selected (self->color);
  DubThing entry = dub_thing_name (DUB_KIND_JEWEL, color);

  if (self->pp != NULL)
    entry = (DubThing){
      .kind = DUB_KIND_GARMENT,
      .garment = { .color = (guint8) color,
                   .pp = (guint8) gtk_spin_button_get_value_as_int (self->pp),
                   .thimble = (guint8) gtk_check_button_get_active (self->thimble),
                   .special = self->specials[gtk_drop_down_get_selected (self->bonus)] },
    };
  gtk_menu_button_popdown (self->button);
  g_signal_emit_by_name (self, "entered", &entry);
}

static GtkWidget *
new_colors (gboolean is_garment)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  for (guint color = DUB_BLUE; color <= DUB_ORANGE; color++) {
    g_autofree char *name = is_garment ? dub_text_garment_kind (color) : dub_text_jewel (color);

    gtk_string_list_append (names, name);
  }

  return gtk_drop_down_new (G_LIST_MODEL (names), NULL);
}

/* The bonuses of the expansions in play, and none. */
static GtkWidget *
new_bonuses (DubOtherTile *self)
{
  GtkStringList *names = gtk_string_list_new (NULL);
  guint n = 0;

  for (guint special = DUB_SPECIAL_NONE; special < DUB_N_SPECIALS; special++) {
    gboolean is_expert = special >= DUB_EXPERT_FAVOR;
    g_autofree char *name = special == DUB_SPECIAL_NONE ? g_strdup (C_ ("palette", "No bonus"))
                                                        : dub_text_garment_bonus (special);

    if (special != DUB_SPECIAL_NONE && !(is_expert ? self->has_experts : self->has_festivity))
      continue;
    self->specials[n++] = (guint8) special;
    gtk_string_list_append (names, name);
  }

  return gtk_drop_down_new (G_LIST_MODEL (names), NULL);
}

static void
add_named (GtkWidget *line, GtkWidget *widget, const char *name)
{
  if (GTK_IS_DROP_DOWN (widget))
    dub_ui_name_list (GTK_DROP_DOWN (widget), name);
  else
    dub_ui_name (widget, name);
  gtk_box_append (GTK_BOX (line), widget);
}

static void
add_garment (DubOtherTile *self, GtkWidget *line)
{
  self->pp = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (0, DUB_MAX_GARMENT_PP, 1));
  self->thimble =
      GTK_CHECK_BUTTON (gtk_check_button_new_with_label (C_ ("palette", "Gold thimble")));
  self->bonus = GTK_DROP_DOWN (new_bonuses (self));
  gtk_spin_button_set_value (self->pp, 3);
  add_named (line, GTK_WIDGET (self->pp), C_ ("palette", "Prestige Points"));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->thimble));
  add_named (line, GTK_WIDGET (self->bonus), C_ ("palette", "Bonus"));
  gtk_widget_set_visible (GTK_WIDGET (self->bonus),
                          g_list_model_get_n_items (gtk_drop_down_get_model (self->bonus)) > 1);
}

static void
dub_other_tile_class_init (DubOtherTileClass *klass)
{
  dub_ui_add_signal (klass, "entered", G_TYPE_POINTER);
}

/* Most players never need it. */
static void
fill_popover (GtkMenuButton *button, gpointer data)
{
  DubOtherTile *self = data;
  GtkWidget *form = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *enter = gtk_button_new_with_label (C_ ("palette", "Enter"));

  if (gtk_menu_button_get_popover (button) != NULL)
    return;
  self->color = GTK_DROP_DOWN (new_colors (self->is_garment));
  add_named (form, GTK_WIDGET (self->color),
             self->is_garment ? C_ ("palette", "Garment") : C_ ("palette", "Jewelry tile"));
  if (self->is_garment)
    add_garment (self, form);
  gtk_box_append (GTK_BOX (form), enter);
  gtk_widget_add_css_class (enter, "plain");
  g_signal_connect_swapped (enter, "clicked", G_CALLBACK (enter_tile), self);
  gtk_menu_button_set_popover (button, g_object_new (GTK_TYPE_POPOVER, "child", form, NULL));
}

GtkWidget *
dub_other_tile_new (const DubState *state, DubDisplayName display)
{
  DubOtherTile *self = g_object_new (DUB_TYPE_OTHER_TILE, NULL);

  self->is_garment = display == DUB_DISPLAY_GARMENTS;
  self->has_festivity = dub_state_has_expansion (state, DUB_EXPANSION_FESTIVITY);
  self->has_experts = dub_state_has_expansion (state, DUB_EXPANSION_EXPERT);
  self->button = GTK_MENU_BUTTON (gtk_menu_button_new ());
  gtk_menu_button_set_label (self->button, C_ ("palette", "Not in This List…"));
  dub_ui_name (self->button, C_ ("palette", "Not in This List…"));
  gtk_menu_button_set_create_popup_func (self->button, fill_popover, self, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->button), "plain");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->button));

  return GTK_WIDGET (self);
}
