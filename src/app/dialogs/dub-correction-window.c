/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-correction-window.h"

#include "dub-attach.h"
#include "dub-correction.h"
#include "dub-number-row.h"
#include "dub-other-tile.h"
#include "dub-pane.h"
#include "dub-piece.h"
#include "dub-template.h"
#include "dub-text-correction-title.h"
#include "dub-text.h"
#include "dub-ui.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _DubCorrectionWindow {
  AdwWindow parent_instance;

  GtkWidget *back_button;
  GtkStack *stack;
  AdwPreferencesGroup *board_group;
  AdwPreferencesGroup *her_group;
  AdwPreferencesGroup *cards_group;
  AdwPreferencesGroup *turn_group;
  GtkLabel *section_title;
  GtkWidget *spaces;
  GtkLabel *subject_title;
  GtkWidget *owners;
  GtkToggleButton *hers;
  GtkToggleButton *yours;
  GtkWidget *search;
  GtkWidget *choices;
  AdwPreferencesGroup *another_group;
  GtkRevealer *news;
  GtkImage *news_icon;
  GtkLabel *news_label;
  GtkWidget *undo_button;

  GPtrArray *rows; /* owned; of unowned rows with a number or a link to a page */

  /* The current selection. */
  DubPlace section;
  DubPlace subject;
  gboolean has_section; /* the subject is one of its spaces */

  DubSession *session; /* owned */
  GtkWidget *parent;   /* weak; the page whose undo is used */
  gboolean updating;   /* TRUE while updating widgets from code */
};

enum { MANY = 12 };

#define PLACE "place"    /* data of a row: its place */
#define CORRECTION "fix" /* data of a row: its correction */

G_DEFINE_FINAL_TYPE (DubCorrectionWindow, dub_correction_window, ADW_TYPE_WINDOW)

static void update (DubCorrectionWindow *self);

static const DubGame *
get_game (DubCorrectionWindow *self)
{
  return dub_session_get_game (self->session);
}

static void
tell (DubCorrectionWindow *self, const char *sentence, gboolean is_problem)
{
  gtk_label_set_label (self->news_label, sentence);
  gtk_image_set_from_icon_name (self->news_icon,
                                is_problem ? "dialog-warning-symbolic" : "object-select-symbolic");
  gtk_widget_set_visible (self->undo_button, !is_problem);
  gtk_revealer_set_reveal_child (self->news, TRUE);
}

static void
tell_refusal (DubCorrectionWindow *self, const GError *error)
{
  g_autofree char *sentence = dub_text_error (error);

  tell (self, sentence, TRUE);
}

static gboolean
perform (DubCorrectionWindow *self, DubDetail correction)
{
  DubAction action = { .type = DUB_ACTION_CORRECT, .detail = correction };
  g_auto (GStrv) recap = NULL;
  g_autoptr (GError) error = NULL;

  if (dub_correction_is_so (get_game (self), &action))
    return TRUE;
  if (!dub_session_perform (self->session, &action, &error)) {
    tell_refusal (self, error);
    return FALSE;
  }
  recap = dub_session_dup_recap (self->session); /* the title and the correction */
  tell (self, recap[1], FALSE);

  return TRUE;
}

/* Only pieces on the table have a picture. */
static void
add_picture (GtkWidget *row, const DubGame *game, const DubDetail *correction)
{
  DubPiece *figure = DUB_PIECE (dub_piece_new ());
  GtkWidget *tile = g_object_new (ADW_TYPE_BIN, "child", figure, "valign", GTK_ALIGN_CENTER, NULL);
  DubThing thing = dub_place_get_thing (correction->place_kind);
  DubOwner done = correction->place_kind == DUB_PLACE_YOUR_TASK ? DUB_YOU : DUB_BARRY;
  DubOwner owner = thing == DUB_THING_TASK && correction->flag ? done : correction->owner;

  dub_piece_show_thing (figure, game->box.edition, correction);
  if (owner != DUB_NOBODY)
    dub_piece_set_token (figure, owner, game->state.colors[owner], dub_text_initial (owner));
  gtk_widget_add_css_class (tile, "palette-tile");
  gtk_widget_set_visible (tile, correction->place_kind <= DUB_PLACE_ALL_HALLS ||
                                    thing == DUB_THING_EMPLOYEE || thing == DUB_THING_TASK);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), tile);
}

/* Returns a row whose title begins with a capital letter. */
static GtkWidget *
new_row (const char *name, const char *subtitle, const char *icon)
{
  g_autofree char *title = dub_number_row_dup_title (name);
  GtkWidget *row = dub_ui_new_row (title, subtitle);

  dub_ui_name (row, title);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  if (icon != NULL)
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name (icon));

  return row;
}

static void
set_data (GtkWidget *row, const char *key, gconstpointer data, gsize size)
{
  g_object_set_data_full (G_OBJECT (row), key, g_memdup2 (data, size), g_free);
}

static DubPlace
get_place (gpointer row)
{
  return *(const DubPlace *) g_object_get_data (row, PLACE);
}

/* Returns the index of the focused row in a list, or -1. */
static int
get_focused_row (DubCorrectionWindow *self, GtkWidget *list)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));
  GtkWidget *row = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_BOX_ROW) : NULL;

  return row != NULL && gtk_widget_get_parent (row) == list
             ? gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row))
             : -1;
}

static void
focus_row (GtkWidget *list, int index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), index);

  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
update_spaces (DubCorrectionWindow *self)
{
  const DubGame *game = get_game (self);
  guint n = dub_place_count_spaces (&game->box, &game->state, self->section);
  int focused = get_focused_row (self, self->spaces);

  dub_ui_take_text (self->section_title, dub_text_correction_section (self->section));
  dub_pane_clear (self->spaces);
  for (guint i = 0; i < n; i++) {
    DubPlace space = dub_place_get_space (&game->box, &game->state, self->section, i);
    DubDetail there = dub_correction_read (&game->state, space);
    g_autofree char *name = dub_text_correction_subject (game, space);
    g_autofree char *content = dub_text_correction_content (&game->box, &there);
    GtkWidget *row = new_row (name, content, "go-next-symbolic");

    set_data (row, PLACE, &space, sizeof space);
    add_picture (row, game, &there);
    gtk_list_box_append (GTK_LIST_BOX (self->spaces), row);
  }
  focus_row (self->spaces, focused);
}

static void
search_changed_cb (DubCorrectionWindow *self)
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
add_choice (DubCorrectionWindow *self, const DubAction *choice)
{
  const DubGame *game = get_game (self);
  gboolean is_so = dub_correction_is_so (game, choice);
  const char *note = is_so ? C_("set right", "Recorded in the app") : NULL;
  g_autofree char *name = dub_text_correction_content (&game->box, &choice->detail);
  GtkWidget *row = new_row (name, note, is_so ? "object-select-symbolic" : NULL);

  set_data (row, CORRECTION, &choice->detail, sizeof choice->detail);
  add_picture (row, game, &choice->detail);
  gtk_list_box_append (GTK_LIST_BOX (self->choices), row);
}

/* Returns the owner of the garment in a hall, current or to be chosen. */
static DubOwner
get_owner (DubCorrectionWindow *self)
{
  if (self->subject.kind != DUB_PLACE_GUEST)
    return DUB_NOBODY;

  return gtk_toggle_button_get_active (self->hers) ? DUB_BARRY : DUB_YOU;
}

static void
update_choices (DubCorrectionWindow *self)
{
  const DubGame *game = get_game (self);
  g_autofree DubAction *choices = g_new (DubAction, DUB_MAX_CORRECTIONS);
  DubOwner owner = dub_place_get_owner (&game->state, self->subject);
  gboolean is_guest = self->subject.kind == DUB_PLACE_GUEST;
  int focused = get_focused_row (self, self->choices);
  g_autofree char *name = dub_text_correction_subject (game, self->subject);
  guint n;

  if (is_guest && owner != DUB_NOBODY)
    gtk_toggle_button_set_active (owner == DUB_BARRY ? self->hers : self->yours, TRUE);
  n = dub_correction_list (game, self->subject, get_owner (self), choices);
  dub_pane_clear (self->choices);
  for (guint i = 0; i < n; i++)
    add_choice (self, &choices[i]);
  dub_ui_take_text (self->subject_title, dub_number_row_dup_title (name));
  gtk_widget_set_visible (self->owners, is_guest);
  gtk_widget_set_visible (self->search, n > MANY);
  gtk_widget_set_visible (self->choices, n > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->another_group),
                          is_guest || self->subject.kind == DUB_PLACE_GARMENT);
  search_changed_cb (self);
  focus_row (self->choices, focused);
}

static gboolean
is_page (DubCorrectionWindow *self, const char *name)
{
  return g_str_equal (gtk_stack_get_visible_child_name (self->stack), name);
}

static void
show_page (DubCorrectionWindow *self, const char *name)
{
  gtk_stack_set_visible_child_name (self->stack, name);
  gtk_widget_set_visible (self->back_button, !g_str_equal (name, "home"));
  update (self);
  if (!g_str_equal (name, "home"))
    focus_row (g_str_equal (name, "spaces") ? self->spaces : self->choices, 0);
  /* On the first page, return the focus to the row that was opened. */
  for (guint i = 0; g_str_equal (name, "home") && i < self->rows->len; i++)
    if (dub_place_equal (get_place (self->rows->pdata[i]), self->section))
      gtk_widget_grab_focus (self->rows->pdata[i]);
}

static void
show_subject (DubCorrectionWindow *self, DubPlace subject)
{
  self->subject = subject;
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  show_page (self, "choices");
}

static void
link_activated_cb (DubCorrectionWindow *self, GtkWidget *row)
{
  const DubGame *game = get_game (self);

  self->section = get_place (row);
  self->has_section = dub_place_count_spaces (&game->box, &game->state, self->section) > 0;
  if (self->has_section)
    show_page (self, "spaces");
  else
    show_subject (self, self->section);
}

static void
space_activated_cb (DubCorrectionWindow *self, GtkListBoxRow *row)
{
  show_subject (self, get_place (row));
}

/* From the first page, this closes the window. */
static void
go_back (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubCorrectionWindow *self = DUB_CORRECTION_WINDOW (widget);

  if (is_page (self, "home"))
    gtk_window_close (GTK_WINDOW (self));
  else
    show_page (self, is_page (self, "choices") && self->has_section ? "spaces" : "home");
}

static void
undo (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubCorrectionWindow *self = DUB_CORRECTION_WINDOW (widget);

  if (self->parent != NULL && gtk_revealer_get_reveal_child (self->news))
    gtk_widget_activate_action (self->parent, "game.undo", NULL);
}

/* A change in her staff moves its other cards, so show the list again. */
static void
choice_activated_cb (DubCorrectionWindow *self, GtkListBoxRow *row)
{
  DubDetail correction = *(const DubDetail *) g_object_get_data (G_OBJECT (row), CORRECTION);

  if (perform (self, correction) && correction.place_kind == DUB_PLACE_HER_STAFF)
    show_page (self, "spaces");
}

/* Changes the owner of the garment there, or of the one to be chosen. */
static void
owner_toggled_cb (DubCorrectionWindow *self)
{
  DubDetail guest = dub_correction_read (&get_game (self)->state, self->subject);

  if (self->updating)
    return;
  if (guest.owner != DUB_NOBODY) {
    guest.owner = (guint8) get_owner (self);
    perform (self, guest);
  }
  update (self);
}

/* A garment with values that are not in the list. */
static void
another_cb (DubCorrectionWindow *self, const DubDetail *entry)
{
  DubDetail correction = dub_correction_read (&get_game (self)->state, self->subject);

  correction.garment = entry->garment;
  correction.owner = (guint8) get_owner (self);
  perform (self, correction);
}

/* A blank number is only valid for the bag, where it means plenty. */
static void
number_applied_cb (DubCorrectionWindow *self, GtkWidget *row)
{
  DubPlace place = get_place (row);
  gint n = dub_number_row_get_value (DUB_NUMBER_ROW (row));
  gboolean is_blank = dub_number_row_is_blank (DUB_NUMBER_ROW (row));
  DubDetail correction = dub_correction_read_number (&get_game (self)->state, place, n);

  if (n == DUB_NUMBER_NONE && !is_blank)
    return;
  if ((is_blank && place.kind != DUB_PLACE_BAG) || perform (self, correction))
    dub_number_row_reset (DUB_NUMBER_ROW (row));
}

static void
update_home (DubCorrectionWindow *self)
{
  const DubGame *game = get_game (self);

  for (guint i = 0; i < self->rows->len; i++) {
    GtkWidget *row = self->rows->pdata[i];
    DubPlace place = get_place (row);
    DubDetail there = dub_correction_read (&game->state, place);
    g_autofree char *content = NULL;

    gtk_widget_set_visible (row, dub_place_is_in_play (&game->state, place));
    if (DUB_IS_NUMBER_ROW (row))
      dub_number_row_set_value (DUB_NUMBER_ROW (row), dub_place_get_number (&game->state, place));
    else if (dub_place_count_spaces (&game->box, &game->state, place) == 0)
      content = dub_text_correction_content (&game->box, &there);
    if (content != NULL)
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), content);
  }
}

static void
update (DubCorrectionWindow *self)
{
  self->updating = TRUE;
  update_home (self);
  if (is_page (self, "spaces"))
    update_spaces (self);
  if (is_page (self, "choices"))
    update_choices (self);
  self->updating = FALSE;
}

/* The news is about the last change. If that was made elsewhere, it cannot be undone here. */
static void
changed_cb (DubCorrectionWindow *self)
{
  gtk_revealer_set_reveal_child (self->news, FALSE);
  update (self);
}

static void
add_number (DubCorrectionWindow *self, AdwPreferencesGroup *group, DubPlaceKind kind, guint at)
{
  DubPlace place = { .kind = (guint8) kind, .at = (guint8) at };
  g_autofree char *name = dub_text_correction_number (place);
  GtkWidget *row = dub_number_row_new (name, 0, dub_place_get_max (&get_game (self)->state, kind));

  set_data (row, PLACE, &place, sizeof place);
  adw_entry_row_set_show_apply_button (ADW_ENTRY_ROW (row), TRUE);
  g_signal_connect_swapped (row, "apply", G_CALLBACK (number_applied_cb), self);
  adw_preferences_group_add (group, row);
  g_ptr_array_add (self->rows, row);
}

static void
add_link (DubCorrectionWindow *self, AdwPreferencesGroup *group, DubPlaceKind kind, guint in)
{
  DubPlace section = { .kind = (guint8) kind, .in = (guint8) in };
  g_autofree char *name = dub_text_correction_section (section);
  GtkWidget *row = new_row (name, NULL, "go-next-symbolic");

  set_data (row, PLACE, &section, sizeof section);
  g_signal_connect_swapped (row, "activated", G_CALLBACK (link_activated_cb), self);
  g_ptr_array_add (self->rows, row);
  adw_preferences_group_add (group, row);
}

static void
fill_home (DubCorrectionWindow *self)
{
  static const guint8 displays[] = { DUB_PLACE_ALL_HALLS, DUB_PLACE_FAVOR,    DUB_PLACE_GARMENT,
                                     DUB_PLACE_RESOURCE,  DUB_PLACE_EMPLOYEE, DUB_PLACE_JEWEL };

  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    add_link (self, self->board_group, DUB_PLACE_GUEST, hall);
  for (guint decoration = 0; decoration < DUB_N_DECORATION_KINDS; decoration++)
    add_link (self, self->board_group, DUB_PLACE_TOKEN, decoration);
  for (guint i = 0; i < G_N_ELEMENTS (displays); i++)
    add_link (self, self->board_group, displays[i], 0);
  for (guint kind = DUB_PLACE_HER_PP; kind <= DUB_PLACE_HER_TILES; kind++)
    add_number (self, self->her_group, kind, 0);
  for (guint color = DUB_BLUE; color <= DUB_ORANGE; color++)
    add_number (self, self->her_group, DUB_PLACE_HER_JEWELRY, color);
  add_number (self, self->cards_group, DUB_PLACE_YOUR_HAND, 0);
  for (guint pile = 0; pile < DUB_N_PILES; pile++)
    add_number (self, self->cards_group, DUB_PLACE_PILE, pile);
  add_number (self, self->cards_group, DUB_PLACE_BAG, 0);
  for (guint track = 0; track < DUB_N_TRACKS; track++)
    add_number (self, self->cards_group, DUB_PLACE_EXAM_DECK, track);
  for (guint kind = DUB_PLACE_HER_STAFF; kind <= DUB_PLACE_TASK; kind++)
    add_link (self, self->her_group, kind, 0);
  for (guint kind = DUB_PLACE_YOUR_STAFF; kind <= DUB_PLACE_YOUR_TASK; kind++)
    add_link (self, self->cards_group, kind, 0);
  for (guint kind = DUB_PLACE_START; kind <= DUB_PLACE_DRAW_MODE; kind++)
    add_link (self, self->turn_group, kind, 0);
}

static void
add_another (DubCorrectionWindow *self)
{
  GtkWidget *another = dub_other_tile_new (&get_game (self)->state, DUB_DISPLAY_GARMENTS);

  g_signal_connect_swapped (another, "entered", G_CALLBACK (another_cb), self);
  adw_preferences_group_add (self->another_group, another);
}

static void
dub_correction_window_dispose (GObject *object)
{
  DubCorrectionWindow *self = DUB_CORRECTION_WINDOW (object);

  g_clear_weak_pointer (&self->parent);
  gtk_widget_dispose_template (GTK_WIDGET (self), DUB_TYPE_CORRECTION_WINDOW);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (dub_correction_window_parent_class)->dispose (object);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubCorrectionWindow, name)

static void
dub_correction_window_class_init (DubCorrectionWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dub_correction_window_dispose;

  dub_template_set (widget_class, "dub-correction-window", CHILD (back_button), CHILD (stack),
                    CHILD (board_group), CHILD (her_group), CHILD (cards_group), CHILD (turn_group),
                    CHILD (section_title), CHILD (spaces), CHILD (subject_title), CHILD (owners),
                    CHILD (hers), CHILD (yours), CHILD (search), CHILD (choices),
                    CHILD (another_group), CHILD (news), CHILD (news_icon), CHILD (news_label),
                    CHILD (undo_button), NULL);
  gtk_widget_class_bind_template_callback (widget_class, space_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, choice_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, owner_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);

  gtk_widget_class_install_action (widget_class, "set-right.back", NULL, go_back);
  gtk_widget_class_install_action (widget_class, "set-right.undo", NULL, undo);
}

static void
dub_correction_window_init (DubCorrectionWindow *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
dub_correction_window_present (DubSession *session, GtkWidget *parent)
{
  gboolean is_new;
  DubCorrectionWindow *self = dub_attach_get (DUB_TYPE_CORRECTION_WINDOW, parent, &is_new);

  if (is_new) {
    self->session = g_object_ref (session);
    g_set_weak_pointer (&self->parent, parent);
    fill_home (self);
    add_another (self);
    g_signal_connect_object (session, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
    update (self);
  }
  gtk_window_present (GTK_WINDOW (self));
}
