/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-panes.h"

#include "dub-card-picker.h"
#include "dub-facts-form.h"
#include "dub-number-row.h"
#include "dub-palette.h"
#include "dub-state.h"
#include "dub-text.h"
#include "dub-ui.h"
#include "dub-wrap-layout.h"

#include <glib/gi18n-lib.h>

struct _DubQuestionForm {
  DubPane parent_instance;

  GtkWidget *head;
  GtkWidget *question;
  GtkWidget *reason;
  GtkWidget *controls;

  /* The controls for facts about you; NULL if they are not part of the question. */
  DubFactsForm *facts;
  GtkWidget *keep;
  GtkWidget *confirm;

  DubQuestion shown;
  guint position; /* in the history, when last shown */
};

enum { TARGET = 44 }; /* minimum size of a touch target */

DUB_DEFINE_BARE_TYPE (DubQuestionForm, dub_question_form, DUB_TYPE_PANE)

/* The question and its reason as one focusable widget, so that a screen reader reads them; a
 * label alone cannot have the focus. */
#define DUB_TYPE_QUESTION_HEAD (dub_question_head_get_type ())

G_DECLARE_FINAL_TYPE (DubQuestionHead, dub_question_head, DUB, QUESTION_HEAD, AdwBin)

struct _DubQuestionHead {
  AdwBin parent_instance;
};

DUB_DEFINE_BARE_TYPE (DubQuestionHead, dub_question_head, ADW_TYPE_BIN)

static gboolean
dub_question_head_grab_focus (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  if (root == NULL || !gtk_widget_get_focusable (widget))
    return FALSE;
  gtk_root_set_focus (root, widget);

  return TRUE;
}

static gboolean
dub_question_head_focus (GtkWidget *widget, GtkDirectionType direction)
{
  return !gtk_widget_is_focus (widget) && dub_question_head_grab_focus (widget);
}

static void
dub_question_head_class_init (DubQuestionHeadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = dub_question_head_grab_focus;
  widget_class->focus = dub_question_head_focus;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static gboolean
is_asked (guint64 mask, guint at)
{
  return (mask & (G_GUINT64_CONSTANT (1) << at)) != 0;
}

/* Adds a heading with the place that the answers below it are for. */
static void
add_heading (DubQuestionForm *self, const char *text)
{
  gtk_box_append (GTK_BOX (self->controls), dub_pane_new_label (text, "heading"));
}

static GtkWidget *
add_wrap (DubQuestionForm *self, const char *name)
{
  GtkWidget *wrap = dub_wrap_new (6, TRUE);

  dub_ui_name (wrap, name);
  gtk_box_append (GTK_BOX (self->controls), wrap);

  return wrap;
}

/* Adds a button with an answer. Its accessible name includes the place from the heading above
 * it. */
static void
add_answer (GtkWidget *wrap, const char *place, const char *label, const DubMove *move)
{
  g_autofree char *title = dub_number_row_dup_title (label);
  /* Translators: what is counted, and the figure. */
  g_autofree char *name = g_strdup_printf (C_ ("figure", "%s: %s"), place, label);
  GtkWidget *button = dub_pane_new_button (title, move);
  GtkWidget *text = gtk_button_get_child (GTK_BUTTON (button));

  gtk_label_set_max_width_chars (GTK_LABEL (text), 20);
  gtk_label_set_xalign (GTK_LABEL (text), 0.5);
  gtk_label_set_justify (GTK_LABEL (text), GTK_JUSTIFY_CENTER);
  gtk_widget_set_size_request (button, -1, TARGET);
  dub_ui_name (button, name);
  gtk_box_append (GTK_BOX (wrap), button);
}

static void
add_palette (DubQuestionForm *self, DubSession *session, DubDisplayName display, guint at,
             gboolean is_several)
{
  const DubGame *game = dub_session_get_game (session);
  DubPlace space = { .kind = (guint8) display, .at = (guint8) at };
  g_autofree char *place = dub_text_place (&game->box, space);

  if (is_several)
    add_heading (self, place);
  gtk_box_append (GTK_BOX (self->controls), dub_palette_new (session, display, at));
}

static DubMove
turn_up (guint at, DubThing card)
{
  return (DubMove){ .verb = DUB_MOVE_TURN_UP,
                    .side = DUB_BARRY,
                    .to = { .kind = DUB_PLACE_STAFF, .at = (guint8) at, .side = DUB_BARRY },
                    .thing = card };
}

static void
add_crown (GtkWidget *wrap, DubSession *session, const char *place, guint at, DubCrown crown)
{
  const DubBox *box = &dub_session_get_game (session)->box;
  DubMove move = turn_up (at, (DubThing){ 0 });
  g_autofree char *label = NULL;

  if (crown != DUB_CROWN_NONE) {
    move.thing = dub_thing_employee (dub_box_get_crown (box, crown));
    label = dub_text_employee (box, move.thing.employee);
  } else
    label = g_strdup (C_ ("end-of-game bonus", "no end-of-game bonus"));
  add_answer (wrap, place, label, &move);
}

/* END-2: asks what one of her Masters shows when it is revealed. */
static void
add_staff (DubQuestionForm *self, DubSession *session, guint at, gboolean is_several)
{
  const DubGame *game = dub_session_get_game (session);
  /* Translators: a card of her Employee deck, %u counted from the top. */
  g_autofree char *name = g_strdup_printf (C_ ("employee deck", "card %u from top"),
                                           game->state.sides[DUB_BARRY].n_staff - at);
  g_autofree char *place = dub_number_row_dup_title (name);
  GtkWidget *wrap;

  if (is_several)
    add_heading (self, place);
  wrap = add_wrap (self, place);
  add_crown (wrap, session, place, at, DUB_CROWN_NONE);
  for (DubCrown crown = DUB_JB_JEWELRY_SET; crown <= DUB_JB_APPRENTICES; crown++)
    if (dub_crown_may_be_face_down (&game->box, &game->state, crown))
      add_crown (wrap, session, place, at, crown);
}

/* Each answer leads to the question for the other cards. */
static void
no_crowns_cb (DubQuestionForm *self)
{
  g_autoptr (DubQuestionForm) alive = g_object_ref (self);
  guint64 cards = self->shown.spaces;

  for (guint at = 0; at < DUB_MAX_STAFF; at++) {
    DubMove move = turn_up (at, (DubThing){ 0 });

    if (is_asked (cards, at))
      dub_pane_perform (GTK_WIDGET (alive), &move);
  }
}

static void
add_no_crowns (DubQuestionForm *self)
{
  GtkWidget *button = gtk_button_new_with_label (C_ ("end-of-game bonus", "None of Them Has One"));

  gtk_widget_set_size_request (button, -1, TARGET);
  gtk_widget_add_css_class (button, "plain");
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (no_crowns_cb), self);
  gtk_box_append (GTK_BOX (self->controls), button);
}

static void
number_changed_cb (DubQuestionForm *self)
{
  gtk_widget_set_sensitive (self->confirm, dub_facts_form_find_blank (self->facts) == NULL);
}

/* Reads all answers before submitting the first, since each may lead to another question with
 * different controls. */
static void
confirm_cb (DubQuestionForm *self)
{
  DubMove answers[DUB_N_FACTS];
  guint n = 0;
  g_autoptr (DubQuestionForm) alive = g_object_ref (self);

  if (dub_facts_form_find_blank (self->facts) != NULL)
    return;
  for (DubFact fact = 0; fact < DUB_N_FACTS; fact++)
    if (is_asked (self->shown.facts, fact)) {
      answers[n] = dub_facts_form_read (self->facts, fact);
      answers[n++].kept =
          self->keep == NULL || gtk_check_button_get_active (GTK_CHECK_BUTTON (self->keep));
    }
  for (guint i = 0; i < n; i++)
    dub_pane_perform (GTK_WIDGET (alive), &answers[i]);
}

/* Enter moves to the next number, and after the last one confirms. */
static void
number_entered_cb (DubQuestionForm *self)
{
  GtkWidget *blank = dub_facts_form_find_blank (self->facts);

  if (blank != NULL)
    gtk_widget_grab_focus (blank);
  else if (self->shown.facts < 1u << DUB_N_COUNTS)
    confirm_cb (self);
  else
    gtk_widget_grab_focus (self->confirm);
}

static void
add_keep (DubQuestionForm *self)
{
  GtkWidget *row = dub_check_row_new (C_ ("count", "Remember this answer"), FALSE, &self->keep);
  GtkWidget *list = dub_ui_new_list (NULL);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row),
                               C_ ("count", "If off, it is forgotten at the end of your next "
                                            "turn."));
  gtk_list_box_append (GTK_LIST_BOX (list), row);
  gtk_box_append (GTK_BOX (self->controls), list);
}

static void
add_confirm (DubQuestionForm *self)
{
  self->confirm = gtk_button_new_with_label (C_ ("question", "Confirm"));
  gtk_widget_set_size_request (self->confirm, -1, TARGET);
  gtk_widget_add_css_class (self->confirm, "suggested-action");
  number_changed_cb (self);
  g_signal_connect_swapped (self->confirm, "clicked", G_CALLBACK (confirm_cb), self);
  gtk_box_append (GTK_BOX (self->controls), self->confirm);
}

static void
add_you (DubQuestionForm *self, DubSession *session, guint facts)
{
  self->facts = g_object_new (DUB_TYPE_FACTS_FORM, NULL);
  dub_facts_form_fill (self->facts, session, facts, FALSE);
  g_signal_connect_swapped (self->facts, "changed-number", G_CALLBACK (number_changed_cb), self);
  g_signal_connect_swapped (self->facts, "entered", G_CALLBACK (number_entered_cb), self);
  gtk_box_append (GTK_BOX (self->controls), GTK_WIDGET (self->facts));
  /* Nothing is forgotten at the end of the game. */
  if (dub_session_get_game (session)->state.phase == DUB_PHASE_TURNS)
    add_keep (self);
  add_confirm (self);
}

static void
add_spaces (DubQuestionForm *self, DubSession *session, const DubQuestion *question)
{
  static const guint8 displays[] = { [DUB_QUESTION_TILE_FACES] = DUB_DISPLAY_RESOURCES,
                                     [DUB_QUESTION_GARMENT] = DUB_DISPLAY_GARMENTS,
                                     [DUB_QUESTION_EMPLOYEES] = DUB_DISPLAY_EMPLOYEES,
                                     [DUB_QUESTION_JEWELRY] = DUB_DISPLAY_JEWELRY };
  guint64 spaces = question->kind == DUB_QUESTION_TILE_FACES ? question->tiles : question->spaces;
  gboolean is_several = (spaces & (spaces - 1)) != 0;

  if (question->kind == DUB_QUESTION_STAFF && is_several)
    add_no_crowns (self);
  for (guint at = 0; at < DUB_MAX_STAFF; at++) {
    if (!is_asked (spaces, at))
      continue;
    if (question->kind == DUB_QUESTION_STAFF)
      add_staff (self, session, at, is_several);
    else
      add_palette (self, session, displays[question->kind], at, is_several);
  }
}

static void
clear (DubQuestionForm *self)
{
  dub_pane_clear (self->controls);
  self->facts = NULL;
  self->keep = self->confirm = NULL;
}

static void
show_question (DubQuestionForm *self, DubSession *session, const DubQuestion *question)
{
  const DubGame *game = dub_session_get_game (session);
  g_autofree char *text = dub_text_question (&game->box, &game->state, question);
  g_autofree char *reason = dub_text_question_reason (question);

  clear (self);
  gtk_label_set_label (GTK_LABEL (self->question), text);
  gtk_label_set_label (GTK_LABEL (self->reason), reason);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->head), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason, -1);
  /* Text entries get the focus at once. If there are only buttons, focus the question so that a
   * stray Enter submits nothing. */
  gtk_widget_set_focusable (self->head, question->kind != DUB_QUESTION_YOU &&
                                            question->kind != DUB_QUESTION_CARD);
  if (question->kind == DUB_QUESTION_YOU)
    add_you (self, session, question->facts);
  else if (question->kind == DUB_QUESTION_CARD)
    gtk_box_append (GTK_BOX (self->controls), dub_card_picker_new (session, DUB_MOVE_TELL_CARD));
  else
    add_spaces (self, session, question);
}

static gboolean
is_shown (DubQuestionForm *self, DubSession *session, const DubQuestion *question)
{
  const DubQuestion *shown = &self->shown;
  gboolean same = shown->kind == question->kind && shown->tiles == question->tiles &&
                  shown->facts == question->facts && shown->pile == question->pile &&
                  shown->spaces == question->spaces;

  /* Numbers that are being typed stay, but buttons depend on the table. */
  return same && (question->kind == DUB_QUESTION_YOU ||
                  self->position == dub_history_get_position (dub_session_get_history (session)));
}

static void
dub_question_form_update (DubPane *pane, DubSession *session)
{
  DubQuestionForm *self = DUB_QUESTION_FORM (pane);
  const DubQuestion *question = dub_session_get_question (session);

  if (question == NULL) {
    self->shown = (DubQuestion){ 0 };
    clear (self);
    return;
  }
  if (is_shown (self, session, question))
    return;
  show_question (self, session, question);
  self->shown = *question;
  self->position = dub_history_get_position (dub_session_get_history (session));
}

static gboolean
dub_question_form_focus_first (DubPane *pane)
{
  DubQuestionForm *self = DUB_QUESTION_FORM (pane);

  if (self->shown.kind == DUB_QUESTION_NOTHING || gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return FALSE;

  return gtk_widget_grab_focus (self->head) ||
         gtk_widget_child_focus (self->controls, GTK_DIR_TAB_FORWARD);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubQuestionForm, name)

static void
dub_question_form_class_init (DubQuestionFormClass *klass)
{
  DUB_PANE_CLASS (klass)->update = dub_question_form_update;
  DUB_PANE_CLASS (klass)->focus_first = dub_question_form_focus_first;

  g_type_ensure (DUB_TYPE_QUESTION_HEAD);
  g_type_ensure (DUB_TYPE_WRAP_LAYOUT);
  dub_template_set (GTK_WIDGET_CLASS (klass), "dub-question-form", CHILD (head), CHILD (question),
                    CHILD (reason), CHILD (controls), NULL);
}
