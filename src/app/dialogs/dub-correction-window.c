/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-correction-window.h"

#include "dub-correction-choices.h"
#include "dub-dialogs.h"
#include "dub-game.h"
#include "dub-number-row.h"
#include "dub-palette.h"
#include "dub-pane.h"
#include "dub-text-entry.h"
#include "dub-text.h"
#include "dub-ui.h"

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
  DubCorrectionChoices *choices;
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

  DubTableView *view; /* unowned; that of the page, which outlives the window */
};

#define PLACE "place" /* data of a row: its place */

G_DEFINE_FINAL_TYPE (DubCorrectionWindow, dub_correction_window, ADW_TYPE_WINDOW)

static void update (DubCorrectionWindow *self);

static DubSession *
get_session (DubCorrectionWindow *self)
{
  return dub_table_view_get_session (self->view);
}

static const DubGame *
get_game (DubCorrectionWindow *self)
{
  return dub_session_get_game (get_session (self));
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
perform (DubCorrectionWindow *self, const DubMove *correction)
{
  g_auto (GStrv) recap = NULL;
  g_autoptr (GError) error = NULL;

  if (dub_correction_is_so (get_game (self), correction))
    return TRUE;
  if (!dub_session_perform (get_session (self), correction, &error)) {
    tell_refusal (self, error);
    return FALSE;
  }
  recap = dub_session_dup_recap (get_session (self)); /* the title and the correction */
  tell (self, recap[1], FALSE);

  return TRUE;
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

static void
update_spaces (DubCorrectionWindow *self)
{
  const DubGame *game = get_game (self);
  guint n = dub_place_count_spaces (&game->box, &game->state, self->section);
  int focused = dub_correction_row_get_focused (self->spaces);

  dub_ui_take_text (self->section_title, dub_text_correction_section (self->section));
  dub_pane_clear (self->spaces);
  for (guint i = 0; i < n; i++) {
    DubPlace space = dub_place_get_space (&game->box, &game->state, self->section, i);
    DubThing there = dub_place_read (&game->state, space);
    g_autofree char *name = dub_text_correction_subject (game, space);
    g_autofree char *content = dub_text_correction_content (&game->box, space, there);
    GtkWidget *row = dub_correction_row_new (name, content, "go-next-symbolic");

    set_data (row, PLACE, &space, sizeof space);
    dub_correction_row_add_picture (row, game, space, there);
    gtk_list_box_append (GTK_LIST_BOX (self->spaces), row);
  }
  dub_correction_row_focus (self->spaces, focused);
}

static void
update_choices (DubCorrectionWindow *self)
{
  g_autofree char *name = dub_text_correction_subject (get_game (self), self->subject);

  dub_correction_choices_show (self->choices, get_session (self), self->subject);
  dub_ui_take_text (self->subject_title, dub_number_row_dup_title (name));
  gtk_widget_set_visible (GTK_WIDGET (self->another_group),
                          self->subject.kind == DUB_PLACE_GUEST ||
                              self->subject.kind == DUB_PLACE_GARMENT);
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
  if (g_str_equal (name, "spaces"))
    dub_correction_row_focus (self->spaces, 0);
  else if (g_str_equal (name, "choices"))
    dub_correction_choices_focus (self->choices);
  /* On the first page, return the focus to the row that was opened. */
  for (guint i = 0; g_str_equal (name, "home") && i < self->rows->len; i++)
    if (dub_place_equal (get_place (self->rows->pdata[i]), self->section))
      gtk_widget_grab_focus (self->rows->pdata[i]);
}

static void
show_subject (DubCorrectionWindow *self, DubPlace subject)
{
  self->subject = subject;
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

  if (gtk_revealer_get_reveal_child (self->news))
    dub_table_view_undo (self->view);
}

/* A change in her staff moves its other cards, so show the list again. */
static void
chosen_cb (DubCorrectionWindow *self, const DubMove *correction)
{
  if (perform (self, correction) && correction->to.kind == DUB_PLACE_STAFF &&
      correction->to.side == DUB_BARRY)
    show_page (self, "spaces");
}

/* Changes the owner of the garment there, or of the one to be chosen. */
static void
owner_changed_cb (DubCorrectionWindow *self)
{
  DubMove guest =
      dub_correction (self->subject, dub_place_read (&get_game (self)->state, self->subject));

  if (guest.thing.owner != DUB_NOBODY) {
    guest.thing.owner = (guint8) dub_correction_choices_get_owner (self->choices);
    perform (self, &guest);
  }
  update (self);
}

/* A garment with values that are not in the list. */
static void
another_cb (DubCorrectionWindow *self, const DubThing *entry)
{
  DubOwner owner = dub_correction_choices_get_owner (self->choices);
  DubMove correction = dub_correction (self->subject, dub_thing_garment (entry->garment, owner));

  perform (self, &correction);
}

/* A blank number is only valid for the bag, where it means plenty. */
static void
number_applied_cb (DubCorrectionWindow *self, GtkWidget *row)
{
  DubPlace place = get_place (row);
  gint n = dub_number_row_get_value (DUB_NUMBER_ROW (row));
  gboolean is_blank = dub_number_row_is_blank (DUB_NUMBER_ROW (row));
  DubMove correction = dub_correction_of_number (&get_game (self)->state, place, n);

  if (n == DUB_NUMBER_NONE && !is_blank)
    return;
  if ((is_blank && place.kind != DUB_PLACE_BAG) || perform (self, &correction))
    dub_number_row_reset (DUB_NUMBER_ROW (row));
}

static void
update_home (DubCorrectionWindow *self)
{
  const DubGame *game = get_game (self);

  for (guint i = 0; i < self->rows->len; i++) {
    GtkWidget *row = self->rows->pdata[i];
    DubPlace place = get_place (row);
    g_autofree char *content = NULL;

    gtk_widget_set_visible (row, dub_place_is_in_play (&game->state, place));
    if (DUB_IS_NUMBER_ROW (row))
      dub_number_row_set_value (DUB_NUMBER_ROW (row), dub_place_get_number (&game->state, place));
    else if (dub_place_count_spaces (&game->box, &game->state, place) == 0)
      content =
          dub_text_correction_content (&game->box, place, dub_place_read (&game->state, place));
    if (content != NULL)
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), content);
  }
}

static void
update (DubCorrectionWindow *self)
{
  update_home (self);
  if (is_page (self, "spaces"))
    update_spaces (self);
  if (is_page (self, "choices"))
    update_choices (self);
}

/* The news is about the last change. If that was made elsewhere, it cannot be undone here. */
static void
changed_cb (DubCorrectionWindow *self)
{
  gtk_revealer_set_reveal_child (self->news, FALSE);
  update (self);
}

static void
add_number (DubCorrectionWindow *self, AdwPreferencesGroup *group, DubPlace place)
{
  g_autofree char *name = dub_text_correction_number (place);
  GtkWidget *row = dub_number_row_new (name, 0, dub_place_get_max (&get_game (self)->state, place));

  set_data (row, PLACE, &place, sizeof place);
  adw_entry_row_set_show_apply_button (ADW_ENTRY_ROW (row), TRUE);
  g_signal_connect_swapped (row, "apply", G_CALLBACK (number_applied_cb), self);
  adw_preferences_group_add (group, row);
  g_ptr_array_add (self->rows, row);
}

static void
add_link (DubCorrectionWindow *self, AdwPreferencesGroup *group, DubPlace section)
{
  g_autofree char *name = dub_text_correction_section (section);
  GtkWidget *row = dub_correction_row_new (name, NULL, "go-next-symbolic");

  set_data (row, PLACE, &section, sizeof section);
  g_signal_connect_swapped (row, "activated", G_CALLBACK (link_activated_cb), self);
  g_ptr_array_add (self->rows, row);
  adw_preferences_group_add (group, row);
}

static void
fill_board (DubCorrectionWindow *self)
{
  static const guint8 displays[] = { DUB_PLACE_ALL_HALLS, DUB_PLACE_FAVOR,    DUB_PLACE_GARMENT,
                                     DUB_PLACE_RESOURCE,  DUB_PLACE_EMPLOYEE, DUB_PLACE_JEWEL };

  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    add_link (self, self->board_group, (DubPlace){ .kind = DUB_PLACE_GUEST, .in = (guint8) hall });
  for (guint decoration = 0; decoration < DUB_N_DECORATION_KINDS; decoration++)
    add_link (self, self->board_group,
              (DubPlace){ .kind = DUB_PLACE_TOKEN, .in = (guint8) decoration });
  for (guint i = 0; i < G_N_ELEMENTS (displays); i++)
    add_link (self, self->board_group, (DubPlace){ .kind = displays[i] });
}

/* Cards and examinations. */
static void
add_staff (DubCorrectionWindow *self, AdwPreferencesGroup *group, DubOwner side)
{
  for (guint kind = DUB_PLACE_STAFF; kind <= DUB_PLACE_TASK; kind++)
    add_link (self, group, (DubPlace){ .kind = (guint8) kind, .side = (guint8) side });
}

static void
fill_home (DubCorrectionWindow *self)
{
  static const guint8 counts[] = { DUB_FACT_PP, DUB_FACT_THREAD, DUB_FACT_LACE, DUB_FACT_TILES };

  fill_board (self);
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    add_number (self, self->her_group, dub_place_of_count (DUB_BARRY, counts[i]));
  for (guint color = DUB_BLUE; color <= DUB_ORANGE; color++)
    add_number (self, self->her_group,
                (DubPlace){ .kind = DUB_PLACE_JEWELRY, .at = (guint8) color, .side = DUB_BARRY });
  add_number (self, self->cards_group, (DubPlace){ .kind = DUB_PLACE_HAND, .side = DUB_YOU });
  for (guint pile = 0; pile < DUB_N_PILES; pile++)
    add_number (self, self->cards_group, (DubPlace){ .kind = DUB_PLACE_PILE, .at = (guint8) pile });
  add_number (self, self->cards_group, (DubPlace){ .kind = DUB_PLACE_BAG });
  for (guint track = 0; track < DUB_N_TRACKS; track++)
    add_number (self, self->cards_group,
                (DubPlace){ .kind = DUB_PLACE_EXAM_DECK, .at = (guint8) track });
  add_staff (self, self->her_group, DUB_BARRY);
  add_staff (self, self->cards_group, DUB_YOU);
  for (guint kind = DUB_PLACE_START; kind <= DUB_PLACE_DRAW_MODE; kind++)
    add_link (self, self->turn_group, (DubPlace){ .kind = (guint8) kind });
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

  gtk_widget_dispose_template (GTK_WIDGET (self), DUB_TYPE_CORRECTION_WINDOW);
  g_clear_pointer (&self->rows, g_ptr_array_unref);

  G_OBJECT_CLASS (dub_correction_window_parent_class)->dispose (object);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubCorrectionWindow, name)

static void
dub_correction_window_class_init (DubCorrectionWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dub_correction_window_dispose;

  g_type_ensure (DUB_TYPE_CORRECTION_CHOICES);
  dub_template_set (widget_class, "dub-correction-window", CHILD (back_button), CHILD (stack),
                    CHILD (board_group), CHILD (her_group), CHILD (cards_group), CHILD (turn_group),
                    CHILD (section_title), CHILD (spaces), CHILD (subject_title), CHILD (choices),
                    CHILD (another_group), CHILD (news), CHILD (news_icon), CHILD (news_label),
                    CHILD (undo_button), NULL);
  gtk_widget_class_bind_template_callback (widget_class, space_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, owner_changed_cb);

  gtk_widget_class_install_action (widget_class, "correct-table.back", NULL, go_back);
  gtk_widget_class_install_action (widget_class, "correct-table.undo", NULL, undo);
}

static void
dub_correction_window_init (DubCorrectionWindow *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
dub_correction_window_present (DubTableView *view, GtkWidget *page)
{
  gboolean is_new;
  DubCorrectionWindow *self = dub_child_window_get (DUB_TYPE_CORRECTION_WINDOW, page, &is_new);

  if (is_new) {
    self->view = view;
    fill_home (self);
    add_another (self);
    g_signal_connect_object (get_session (self), "changed", G_CALLBACK (changed_cb), self,
                             G_CONNECT_SWAPPED);
    update (self);
  }
  gtk_window_present (GTK_WINDOW (self));
}
