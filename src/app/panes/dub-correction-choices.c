/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-correction-choices.h"

#include "dub-game.h"
#include "dub-number-row.h"
#include "dub-palette.h"
#include "dub-pane.h"
#include "dub-piece.h"
#include "dub-text-entry.h"
#include "dub-text.h"
#include "dub-ui.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _DubCorrectionChoices {
  GtkBox parent_instance;

  GtkWidget *owners;
  GtkToggleButton *hers;
  GtkToggleButton *yours;
  DubPiece *her_token;
  DubPiece *your_token;
  GtkWidget *empty; /* the button that takes away what lies there */
  AdwBin *tiles;    /* the pieces that have a picture */
  GtkWidget *search;
  GtkWidget *choices;

  DubSession *session; /* unowned */
  DubPlace place;
  gboolean updating; /* TRUE while updating widgets from code */
};

enum { MANY = 12, TOKEN = 26 };

#define CORRECTION "fix" /* data of a row: its correction */

DUB_DEFINE_TEMPLATE_TYPE (DubCorrectionChoices, dub_correction_choices, GTK_TYPE_BOX)

/* Whose token the picture shows. */
static DubOwner
get_token (DubPlace place, DubThing thing)
{
  if (thing.kind == DUB_KIND_TOKEN && thing.name)
    return place.side == DUB_YOU ? DUB_YOU : DUB_BARRY;

  return thing.kind == DUB_KIND_OWNER ? thing.name : thing.owner;
}

/* Only pieces on the table have a picture. */
void
dub_correction_row_add_picture (GtkWidget *row, const DubGame *game, DubPlace place, DubThing thing)
{
  DubPiece *figure = DUB_PIECE (dub_piece_new ());
  GtkWidget *tile = g_object_new (ADW_TYPE_BIN, "child", figure, "valign", GTK_ALIGN_CENTER, NULL);
  DubOwner owner = get_token (place, thing);

  dub_piece_show_thing (figure, game->box.edition, thing);
  if (owner != DUB_NOBODY)
    dub_piece_set_token (figure, owner, game->state.colors[owner]);
  gtk_widget_add_css_class (tile, "palette-tile");
  gtk_widget_set_visible (tile, place.kind <= DUB_PLACE_ALL_HALLS ||
                                    thing.kind == DUB_KIND_EMPLOYEE ||
                                    thing.kind == DUB_KIND_TOKEN);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), tile);
}

GtkWidget *
dub_correction_row_new (const char *name, const char *subtitle, const char *icon)
{
  g_autofree char *title = dub_number_row_dup_title (name);
  GtkWidget *row = dub_ui_new_row (title, subtitle);

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  if (icon != NULL)
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name (icon));

  return row;
}

int
dub_correction_row_get_focused (GtkWidget *list)
{
  GtkWidget *focus = dub_ui_get_focus (list);
  GtkWidget *row = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_BOX_ROW) : NULL;

  return row != NULL && gtk_widget_get_parent (row) == list
             ? gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row))
             : -1;
}

void
dub_correction_row_focus (GtkWidget *list, int index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), index);

  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
search_changed_cb (DubCorrectionChoices *self)
{
  g_autofree char *text = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search)), -1);

  for (GtkWidget *row = gtk_widget_get_first_child (self->choices); row != NULL;
       row = gtk_widget_get_next_sibling (row)) {
    g_autofree char *words =
        g_utf8_casefold (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), -1);

    gtk_widget_set_visible (row, strstr (words, text) != NULL);
  }
}

static void
choose (DubCorrectionChoices *self, GtkWidget *control)
{
  DubMove correction = *(const DubMove *) g_object_get_data (G_OBJECT (control), CORRECTION);

  g_signal_emit_by_name (self, "chosen", &correction);
}

static void
set_choice (GtkWidget *control, const DubMove *choice)
{
  g_object_set_data_full (G_OBJECT (control), CORRECTION, g_memdup2 (choice, sizeof *choice),
                          g_free);
}

/* Tiles have pictures, in the order of a palette. */
static gboolean
holds_tiles (DubPlace place)
{
  return place.kind <= DUB_PLACE_GUEST && place.kind != DUB_PLACE_EMPLOYEE;
}

static char *
dup_title (const DubGame *game, const DubMove *choice)
{
  g_autofree char *name = dub_text_correction_content (&game->box, choice->to, choice->thing);

  return dub_number_row_dup_title (name);
}

static void
show_empty (DubCorrectionChoices *self, const DubGame *game, const DubMove *choice)
{
  g_autofree char *title = dup_title (game, choice);

  gtk_button_set_label (GTK_BUTTON (self->empty), title);
  dub_ui_set_class (self->empty, "current", dub_correction_is_so (game, choice));
  gtk_widget_set_visible (self->empty, TRUE);
  set_choice (self->empty, choice);
}

static void
add_tile (DubCorrectionChoices *self, const DubGame *game, const DubMove *choice)
{
  g_autofree char *title = dup_title (game, choice);
  gboolean is_so = dub_correction_is_so (game, choice);
  GtkWidget *note, *button;

  if (adw_bin_get_child (self->tiles) == NULL)
    adw_bin_set_child (self->tiles, dub_tile_grid_new ());
  button =
      dub_tile_grid_add (adw_bin_get_child (self->tiles), game->box.edition, choice->thing, &note);
  gtk_label_set_label (GTK_LABEL (note), is_so ? "✓" : "");
  dub_ui_set_class (button, "first", is_so);
  if (is_so)
    dub_ui_describe (button, C_ ("set right", "Recorded in the app"));
  gtk_widget_set_tooltip_text (button, title);
  dub_pane_name_button (button, title);
  set_choice (button, choice);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (choose), self);
}

static void
add_choice (DubCorrectionChoices *self, const DubGame *game, const DubMove *choice)
{
  gboolean is_so = dub_correction_is_so (game, choice);
  const char *note = is_so ? C_ ("set right", "Recorded in the app") : NULL;
  g_autofree char *name = dub_text_correction_content (&game->box, choice->to, choice->thing);
  GtkWidget *row = dub_correction_row_new (name, note, is_so ? "object-select-symbolic" : NULL);

  set_choice (row, choice);
  dub_correction_row_add_picture (row, game, choice->to, choice->thing);
  gtk_list_box_append (GTK_LIST_BOX (self->choices), row);
}

DubOwner
dub_correction_choices_get_owner (DubCorrectionChoices *self)
{
  if (self->place.kind != DUB_PLACE_GUEST)
    return DUB_NOBODY;

  return gtk_toggle_button_get_active (self->hers) ? DUB_BARRY : DUB_YOU;
}

static gboolean
is_unknown (DubThing thing)
{
  return thing.kind == DUB_KIND_GARMENT ? thing.garment.color == DUB_COLOR_UNKNOWN
         : thing.kind == DUB_KIND_JEWEL
             ? thing.name == DUB_COLOR_UNKNOWN
             : thing.kind == DUB_KIND_TILE && thing.name == DUB_TILE_UNKNOWN;
}

static void
fill (DubCorrectionChoices *self)
{
  const DubGame *game = dub_session_get_game (self->session);
  g_autofree DubMove *choices = g_new (DubMove, DUB_MAX_CORRECTIONS);
  guint n =
      dub_correction_list (game, self->place, dub_correction_choices_get_owner (self), choices);
  int focused = dub_correction_row_get_focused (self->choices);
  gboolean are_tiles = holds_tiles (self->place);

  dub_pane_clear (self->choices);
  adw_bin_set_child (self->tiles, NULL);
  gtk_widget_set_visible (self->empty, FALSE);
  for (guint i = 0; i < n; i++)
    if (!are_tiles)
      add_choice (self, game, &choices[i]);
    else if (dub_piece_get_face (0, choices[i].thing).kind == DUB_PIECE_NOTHING)
      show_empty (self, game, &choices[i]);
    else if (!is_unknown (choices[i].thing))
      add_tile (self, game, &choices[i]);
  /* Rarely used choices come last. */
  for (guint i = 0; i < n; i++)
    if (are_tiles && is_unknown (choices[i].thing))
      add_tile (self, game, &choices[i]);
  gtk_widget_set_visible (self->owners, self->place.kind == DUB_PLACE_GUEST);
  gtk_widget_set_visible (self->search, n > MANY && !are_tiles);
  gtk_widget_set_visible (self->choices, n > 0 && !are_tiles);
  search_changed_cb (self);
  dub_correction_row_focus (self->choices, focused);
}

static void
choice_activated_cb (DubCorrectionChoices *self, GtkListBoxRow *row)
{
  choose (self, GTK_WIDGET (row));
}

static void
owner_toggled_cb (DubCorrectionChoices *self)
{
  if (self->updating)
    return;
  fill (self);
  g_signal_emit_by_name (self, "owner-changed");
}

static void
show_token (DubPiece *token, DubSession *session, DubOwner owner)
{
  dub_piece_set_size (token, TOKEN);
  dub_piece_set_token (token, owner, dub_session_get_game (session)->state.colors[owner]);
}

void
dub_correction_choices_show (DubCorrectionChoices *self, DubSession *session, DubPlace place)
{
  DubOwner owner = dub_place_get_owner (&dub_session_get_game (session)->state, place);

  self->updating = TRUE;
  if (!dub_place_equal (place, self->place))
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  self->session = session;
  self->place = place;
  if (place.kind == DUB_PLACE_GUEST && owner != DUB_NOBODY)
    gtk_toggle_button_set_active (owner == DUB_BARRY ? self->hers : self->yours, TRUE);
  show_token (self->her_token, session, DUB_BARRY);
  show_token (self->your_token, session, DUB_YOU);
  fill (self);
  self->updating = FALSE;
}

void
dub_correction_choices_focus (DubCorrectionChoices *self)
{
  GtkWidget *tiles = adw_bin_get_child (self->tiles);

  if (tiles != NULL)
    gtk_widget_child_focus (tiles, GTK_DIR_TAB_FORWARD);
  else
    dub_correction_row_focus (self->choices, 0);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubCorrectionChoices, name)

static void
dub_correction_choices_class_init (DubCorrectionChoicesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  dub_ui_add_signal (klass, "chosen", G_TYPE_POINTER);
  dub_ui_add_signal (klass, "owner-changed", G_TYPE_NONE);

  g_type_ensure (DUB_TYPE_PIECE);
  dub_template_set (widget_class, "dub-correction-choices", CHILD (owners), CHILD (hers),
                    CHILD (yours), CHILD (her_token), CHILD (your_token), CHILD (empty),
                    CHILD (tiles), CHILD (search), CHILD (choices), NULL);
  gtk_widget_class_bind_template_callback (widget_class, choose);
  gtk_widget_class_bind_template_callback (widget_class, choice_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, owner_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
}
