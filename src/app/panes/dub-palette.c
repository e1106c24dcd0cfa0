/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-palette.h"

#include "dub-components.h"
#include "dub-pane.h"
#include "dub-piece.h"
#include "dub-text-box.h"
#include "dub-text.h"
#include "dub-wrap.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A possible entry and its button. */
typedef struct {
  DubDetail entry;
  GtkWidget *button; /* owned by the palette, as is caption */
  GtkWidget *caption;
} Tile;

struct _DubPalette {
  GtkBox parent_instance;

  GtkWidget *lines; /* of tiles */
  GtkWidget *other; /* a tile that the profile lacks; NULL if not offered */
  GArray *tiles;    /* owned; of Tile */

  DubSession *session; /* unowned */
  DubDisplayName display;
  guint at;
  GArray *events; /* owned; of trials */

  /* Controls for a tile that the profile lacks; all but the first are for garments only. */
  GtkDropDown *color;
  GtkSpinButton *pp;
  GtkCheckButton *thimble;
  GtkDropDown *bonus;
  guint8 specials[DUB_N_SPECIALS]; /* for each row of the list of bonuses */
};

G_DEFINE_FINAL_TYPE (DubPalette, dub_palette, GTK_TYPE_BOX)

static DubAction
get_action (DubPalette *self, DubDetail entry)
{
  entry.display = (guint8) self->display;
  entry.at = (guint8) self->at;

  return (DubAction){ .type = DUB_ACTION_ENTER, .detail = entry };
}

static GtkWidget *
draw_entry (DubPalette *self, const DubDetail *entry)
{
  DubPiece *figure = DUB_PIECE (dub_piece_new ());
  DubEdition edition = dub_session_get_game (self->session)->box.edition;

  switch (self->display) {
  case DUB_DISPLAY_RESOURCES:
    dub_piece_show_tile (figure, edition, entry->tile);
    break;
  case DUB_DISPLAY_GARMENTS:
    dub_piece_show_garment (figure, edition, entry->garment);
    break;
  case DUB_DISPLAY_EMPLOYEES:
    dub_piece_show_employee (figure, entry->employee);
    break;
  case DUB_DISPLAY_JEWELRY:
    dub_piece_show_jewel (figure, edition, entry->color);
    break;
  case DUB_N_DISPLAYS:
    g_assert_not_reached ();
  }

  return GTK_WIDGET (figure);
}

static gboolean
is_accepted (DubPalette *self, const DubGame *game, DubDetail entry)
{
  DubAction action = get_action (self, entry);
  gboolean accepted = dub_game_decide (game, &action, self->events, NULL);

  g_array_set_size (self->events, 0);

  return accepted;
}

static gboolean
has_garment_left (const DubGame *game, DubGarment garment)
{
  DubGarmentKind kinds[DUB_MAX_GARMENTS];
  guint n = dub_components_list_kinds (&game->box, &game->state, kinds);

  for (guint i = 0; i < n; i++)
    if (dub_garment_equal (kinds[i].garment, garment))
      return kinds[i].n > 0;

  return FALSE;
}

static gboolean
has_jewel_left (const DubGame *game, DubColor color)
{
  guint counts[DUB_N_COLORS];

  dub_components_count_jewelry (&game->box, &game->state, counts);

  return counts[color] > 0;
}

/* Returns TRUE if the tile or card can be on its space now, given the profile and the pieces
 * already seen. */
static gboolean
is_left (DubPalette *self, const DubDetail *entry)
{
  const DubGame *game = dub_session_get_game (self->session);

  if (!is_accepted (self, game, *entry))
    return FALSE;
  if (self->display == DUB_DISPLAY_GARMENTS)
    return has_garment_left (game, entry->garment);

  return self->display != DUB_DISPLAY_JEWELRY || has_jewel_left (game, entry->color);
}

static void
add_entry (GArray *entries, DubDetail entry)
{
  g_array_append_val (entries, entry);
}

static void
list_garments (GArray *entries, const DubGame *game)
{
  DubGarmentKind kinds[DUB_MAX_GARMENTS];
  guint n = dub_components_list_kinds (&game->box, &game->state, kinds);

  for (guint i = 0; i < n; i++)
    add_entry (entries, (DubDetail){ .garment = kinds[i].garment });
}

/* Lists the cards that were possible when the display was empty, so that those entered since
 * keep their places. */
static void
list_employees (DubPalette *self, GArray *entries)
{
  const DubBox *box = &dub_session_get_game (self->session)->box;
  g_autofree DubGame *before = g_memdup2 (dub_session_get_game (self->session), sizeof (DubGame));

  for (guint i = 0; i < DUB_N_HIRE_SPACES; i++) {
    dub_state_note_employee (&before->state, before->state.employees[i], FALSE);
    before->state.employees[i] = (DubEmployee){ 0 };
  }
  for (guint i = 0; i < box->n_employees; i++)
    if (is_accepted (self, before, (DubDetail){ .employee = dub_box_get_card (box, i) }))
      add_entry (entries, (DubDetail){ .employee = dub_box_get_card (box, i) });
}

static GArray *
list_entries (DubPalette *self)
{
  GArray *entries = g_array_new (FALSE, FALSE, sizeof (DubDetail));

  switch (self->display) {
  case DUB_DISPLAY_RESOURCES:
    for (guint tile = DUB_TILE_BP; tile <= DUB_TILE_BP_GO; tile++)
      add_entry (entries, (DubDetail){ .tile = (guint8) tile });
    break;
  case DUB_DISPLAY_GARMENTS:
    list_garments (entries, dub_session_get_game (self->session));
    break;
  case DUB_DISPLAY_EMPLOYEES:
    list_employees (self, entries);
    break;
  case DUB_DISPLAY_JEWELRY:
    for (guint color = DUB_BLUE; color <= DUB_ORANGE; color++)
      add_entry (entries, (DubDetail){ .color = (guint8) color });
    break;
  case DUB_N_DISPLAYS:
    g_assert_not_reached ();
  }

  return entries;
}

/* Tapping does not move the focus, because that would scroll. */
static Tile
new_tile (DubPalette *self, const DubDetail *entry)
{
  Tile tile = { .entry = *entry, .button = gtk_button_new (), .caption = gtk_label_new (NULL) };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_label_set_wrap (GTK_LABEL (tile.caption), TRUE);
  gtk_label_set_justify (GTK_LABEL (tile.caption), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (tile.caption), 14);
  gtk_widget_add_css_class (tile.caption, "caption");
  gtk_box_append (GTK_BOX (box), draw_entry (self, entry));
  gtk_box_append (GTK_BOX (box), tile.caption);
  gtk_button_set_child (GTK_BUTTON (tile.button), box);
  gtk_widget_set_focus_on_click (tile.button, FALSE);
  gtk_widget_add_css_class (tile.button, "palette-tile");

  return tile;
}

static gboolean
is_same (const DubDetail *a, const DubDetail *b)
{
  return a->tile == b->tile && a->color == b->color &&
         memcmp (&a->garment, &b->garment, sizeof a->garment) == 0 &&
         memcmp (&a->employee, &b->employee, sizeof a->employee) == 0;
}

static gboolean
is_shown (DubPalette *self, const GArray *entries)
{
  if (entries->len != self->tiles->len)
    return FALSE;
  for (guint i = 0; i < entries->len; i++)
    if (!is_same (&g_array_index (entries, DubDetail, i),
                  &g_array_index (self->tiles, Tile, i).entry))
      return FALSE;

  return TRUE;
}

/* Each color of garments has its own line, so that a tile is easy to find. */
static void
show_entries (DubPalette *self, const GArray *entries)
{
  GtkWidget *line = NULL;
  guint color = DUB_COLOR_NONE;

  dub_pane_clear (self->lines);
  g_array_set_size (self->tiles, 0);
  for (guint i = 0; i < entries->len; i++) {
    Tile tile = new_tile (self, &g_array_index (entries, DubDetail, i));

    if (line == NULL || tile.entry.garment.color != color) {
      line = dub_wrap_new (6, FALSE);
      gtk_box_append (GTK_BOX (self->lines), line);
      color = tile.entry.garment.color;
    }
    dub_wrap_append (DUB_WRAP (line), tile.button);
    g_array_append_val (self->tiles, tile);
  }
}

static void
name_tile (DubPalette *self, const Tile *tile, const DubAction *action)
{
  const DubGame *game = dub_session_get_game (self->session);
  g_autofree char *name = dub_text_offer (&game->box, &game->state, action);
  g_autofree char *caption = dub_text_entry_caption (&game->box, &action->detail);

  gtk_label_set_label (GTK_LABEL (tile->caption), caption);
  /* GTK queries the pointer position from the display whenever a tooltip is set. */
  if (g_strcmp0 (gtk_widget_get_tooltip_text (tile->button), name) == 0)
    return;
  gtk_widget_set_tooltip_text (tile->button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (tile->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
}

/* A tile that is used up keeps its place, because a finger may be on its way; the focus moves
 * on. */
static void
update_tile (DubPalette *self, const Tile *tile)
{
  DubAction action = get_action (self, tile->entry);
  gboolean left = is_left (self, &tile->entry);

  name_tile (self, tile, &action);
  if (!left && gtk_widget_is_focus (tile->button))
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
  dub_pane_set_action (tile->button, left ? &action : NULL);
}

/* The profile may lack a tile that is on the table. The table takes precedence. */
static void
enter_other (DubPalette *self)
{
  guint color = DUB_BLUE + gtk_drop_down_get_selected (self->color);
  DubDetail entry = { .color = (guint8) color };
  DubAction action;
  g_autofree char *note = NULL;

  if (self->display == DUB_DISPLAY_GARMENTS)
    entry = (DubDetail){ .garment = {
                             .color = (guint8) color,
                             .pp = (guint8) gtk_spin_button_get_value_as_int (self->pp),
                             .thimble = (guint8) gtk_check_button_get_active (self->thimble),
                             .special = self->specials[gtk_drop_down_get_selected (self->bonus)],
                         } };
  action = get_action (self, entry);
  if (is_accepted (self, dub_session_get_game (self->session), entry))
    note = dub_text_entry_note (&dub_session_get_game (self->session)->box, &action.detail);
  if (note != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.say", "s", note);
  dub_pane_perform (GTK_WIDGET (self), &action);
}

static GtkWidget *
new_colors (DubDisplayName display)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  for (guint color = DUB_BLUE; color <= DUB_ORANGE; color++) {
    g_autofree char *name =
        display == DUB_DISPLAY_GARMENTS ? dub_text_garment_kind (color) : dub_text_jewel (color);

    gtk_string_list_append (names, name);
  }

  return gtk_drop_down_new (G_LIST_MODEL (names), NULL);
}

/* The bonuses of the expansions in play, and none. */
static GtkWidget *
new_bonuses (DubPalette *self)
{
  const DubState *state = &dub_session_get_game (self->session)->state;
  GtkStringList *names = gtk_string_list_new (NULL);
  guint n = 0;

  for (guint special = DUB_SPECIAL_NONE; special < DUB_N_SPECIALS; special++) {
    gboolean is_expert = special >= DUB_EXPERT_FAVOR;
    g_autofree char *name = special == DUB_SPECIAL_NONE ? g_strdup (C_("palette", "No bonus"))
                                                        : dub_text_garment_bonus (special);

    if (special != DUB_SPECIAL_NONE &&
        !dub_state_has_expansion (state,
                                  is_expert ? DUB_EXPANSION_EXPERT : DUB_EXPANSION_FESTIVITY))
      continue;
    self->specials[n++] = (guint8) special;
    gtk_string_list_append (names, name);
  }

  return gtk_drop_down_new (G_LIST_MODEL (names), NULL);
}

static void
add_named (GtkWidget *line, GtkWidget *widget, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  dub_wrap_append (DUB_WRAP (line), widget);
}

static void
add_other_garment (DubPalette *self, GtkWidget *line)
{
  self->pp = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (0, DUB_MAX_GARMENT_PP, 1));
  self->thimble =
      GTK_CHECK_BUTTON (gtk_check_button_new_with_label (C_("palette", "Gold thimble")));
  self->bonus = GTK_DROP_DOWN (new_bonuses (self));
  gtk_spin_button_set_value (self->pp, 3);
  add_named (line, GTK_WIDGET (self->pp), C_("palette", "Prestige Points"));
  dub_wrap_append (DUB_WRAP (line), GTK_WIDGET (self->thimble));
  add_named (line, GTK_WIDGET (self->bonus), C_("palette", "Bonus"));
  gtk_widget_set_visible (GTK_WIDGET (self->bonus),
                          g_list_model_get_n_items (gtk_drop_down_get_model (self->bonus)) > 1);
}

static void
add_other (DubPalette *self)
{
  gboolean is_garment = self->display == DUB_DISPLAY_GARMENTS;
  GtkWidget *line = dub_wrap_new (8, FALSE);
  GtkWidget *button = gtk_button_new_with_label (C_("palette", "Enter"));

  self->color = GTK_DROP_DOWN (new_colors (self->display));
  add_named (line, GTK_WIDGET (self->color),
             is_garment ? C_("palette", "Garment") : C_("palette", "Jewelry tile"));
  if (is_garment)
    add_other_garment (self, line);
  dub_wrap_append (DUB_WRAP (line), button);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (enter_other), self);
  self->other =
      dub_pane_new_expander (is_garment       ? C_("palette", "Another Garment")
                                              : C_("palette", "Another Jewelry tile"), line);
  gtk_box_append (GTK_BOX (self), self->other);
}

static void
dub_palette_finalize (GObject *object)
{
  DubPalette *self = DUB_PALETTE (object);

  g_array_unref (self->tiles);
  g_array_unref (self->events);

  G_OBJECT_CLASS (dub_palette_parent_class)->finalize (object);
}

static void
dub_palette_class_init (DubPaletteClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = dub_palette_finalize;
}

static void
dub_palette_init (DubPalette *self)
{
  self->events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  self->tiles = g_array_new (FALSE, FALSE, sizeof (Tile));
  self->lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_box_append (GTK_BOX (self), self->lines);
}

GtkWidget *
dub_palette_new (DubSession *session, DubDisplayName display, guint at)
{
  DubPalette *self = g_object_new (DUB_TYPE_PALETTE, NULL);

  self->session = session;
  self->display = display;
  if (display == DUB_DISPLAY_GARMENTS || display == DUB_DISPLAY_JEWELRY)
    add_other (self);
  dub_palette_set_space (self, at);

  return GTK_WIDGET (self);
}

void
dub_palette_set_space (DubPalette *self, guint at)
{
  g_autoptr (GArray) entries = NULL;

  self->at = at;
  entries = list_entries (self);
  if (!is_shown (self, entries))
    show_entries (self, entries);
  for (guint i = 0; i < self->tiles->len; i++)
    update_tile (self, &g_array_index (self->tiles, Tile, i));
}
