/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-correction-choices.h"

#include "dub-correction.h"
#include "dub-number-row.h"
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
  GtkWidget *search;
  GtkWidget *choices;

  DubSession *session; /* unowned */
  DubPlace place;
  gboolean updating; /* TRUE while updating widgets from code */
};

enum { MANY = 12 };

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
add_choice (DubCorrectionChoices *self, const DubGame *game, const DubMove *choice)
{
  gboolean is_so = dub_correction_is_so (game, choice);
  const char *note = is_so ? C_ ("set right", "Recorded in the app") : NULL;
  g_autofree char *name = dub_text_correction_content (&game->box, choice->to, choice->thing);
  GtkWidget *row = dub_correction_row_new (name, note, is_so ? "object-select-symbolic" : NULL);

  g_object_set_data_full (G_OBJECT (row), CORRECTION, g_memdup2 (choice, sizeof *choice), g_free);
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

static void
fill (DubCorrectionChoices *self)
{
  const DubGame *game = dub_session_get_game (self->session);
  g_autofree DubMove *choices = g_new (DubMove, DUB_MAX_CORRECTIONS);
  guint n =
      dub_correction_list (game, self->place, dub_correction_choices_get_owner (self), choices);
  int focused = dub_correction_row_get_focused (self->choices);

  dub_pane_clear (self->choices);
  for (guint i = 0; i < n; i++)
    add_choice (self, game, &choices[i]);
  gtk_widget_set_visible (self->owners, self->place.kind == DUB_PLACE_GUEST);
  gtk_widget_set_visible (self->search, n > MANY);
  gtk_widget_set_visible (self->choices, n > 0);
  search_changed_cb (self);
  dub_correction_row_focus (self->choices, focused);
}

static void
choice_activated_cb (DubCorrectionChoices *self, GtkListBoxRow *row)
{
  DubMove correction = *(const DubMove *) g_object_get_data (G_OBJECT (row), CORRECTION);

  g_signal_emit_by_name (self, "chosen", &correction);
}

static void
owner_toggled_cb (DubCorrectionChoices *self)
{
  if (self->updating)
    return;
  fill (self);
  g_signal_emit_by_name (self, "owner-changed");
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
  fill (self);
  self->updating = FALSE;
}

void
dub_correction_choices_focus (DubCorrectionChoices *self)
{
  dub_correction_row_focus (self->choices, 0);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubCorrectionChoices, name)

static void
dub_correction_choices_class_init (DubCorrectionChoicesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  dub_ui_add_signal (klass, "chosen", G_TYPE_POINTER);
  dub_ui_add_signal (klass, "owner-changed", G_TYPE_NONE);

  dub_template_set (widget_class, "dub-correction-choices", CHILD (owners), CHILD (hers),
                    CHILD (yours), CHILD (search), CHILD (choices), NULL);
  gtk_widget_class_bind_template_callback (widget_class, choice_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, owner_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
}
