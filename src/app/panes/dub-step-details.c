/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-step-details.h"

#include "dub-choice-popover.h"
#include "dub-number-row.h"
#include "dub-pane.h"
#include "dub-rules-window.h"
#include "dub-template.h"
#include "dub-wrap-layout.h"

#include <string.h>

struct _DubStepDetails {
  GtkBox parent_instance;

  GtkToggleButton *why_button;
  GtkMenuButton *deviation_button;
  GtkRevealer *revealer;
  GtkWidget *reasons;

  DubSession *session; /* unowned; outlives the row */
  guint index;
};

/* More than any step has. */
enum { MAX_DEVIATION = 128 };

DUB_DEFINE_TEMPLATE_TYPE (DubStepDetails, dub_step_details, GTK_TYPE_BOX)

/* Reasons are created on demand. */
static void
toggle_reasons (DubStepDetails *self)
{
  gboolean shown = gtk_toggle_button_get_active (self->why_button);

  if (shown && gtk_widget_get_first_child (self->reasons) == NULL) {
    g_auto (GStrv) lines = dub_session_dup_reasons (self->session, self->index);

    for (guint i = 0; lines != NULL && lines[i] != NULL; i++)
      gtk_box_append (GTK_BOX (self->reasons), dub_pane_new_label (lines[i], "reason"));
    gtk_box_append (GTK_BOX (self->reasons),
                    dub_rules_button_new (
                        dub_session_get_turn (self->session)->steps[self->index].rules));
  }
  gtk_revealer_set_reveal_child (self->revealer, shown);
}

/* Returns how long the beginning of a sentence is, before the name that is filled in. */
static gsize
measure_beginning (const char *sentence)
{
  const char *colon = strstr (sentence, ": ");

  return colon != NULL ? (gsize) (colon - sentence) + 1 : 0;
}

static gboolean
begins_like (const char *sentence, const char *other)
{
  gsize length = measure_beginning (sentence);

  return other != NULL && length > 0 && length == measure_beginning (other) &&
         strncmp (sentence, other, length) == 0;
}

/* A beginning that several sentences share is said once, above them; a screen reader says them
 * whole. */
static void
add_deviation (DubChoicePopover *popover, const DubMove *move, const char *before,
               const char *sentence, const char *after)
{
  g_autofree char *beginning = g_strndup (sentence, measure_beginning (sentence));
  gboolean goes_on = begins_like (sentence, before);
  gboolean is_shared = goes_on || begins_like (sentence, after);
  const char *end = is_shared ? sentence + strlen (beginning) + 1 : sentence;
  g_autofree char *label = dub_number_row_dup_title (end);

  if (is_shared && !goes_on)
    dub_choice_popover_add_widget (popover, dub_pane_new_label (beginning, "caption-heading"));
  dub_pane_name_button (dub_choice_popover_add (popover, label, move), sentence);
}

/* The alternatives to the step are determined when the menu opens. */
static void
fill_deviation (GtkMenuButton *button, gpointer user_data)
{
  DubStepDetails *self = DUB_STEP_DETAILS (user_data);
  GtkWidget *popover = g_object_new (DUB_TYPE_CHOICE_POPOVER, NULL);
  g_autofree DubMove *moves = g_new0 (DubMove, MAX_DEVIATION);
  guint n = dub_game_list_deviations (dub_session_get_game (self->session),
                                      dub_session_get_turn (self->session), self->index, moves,
                                      MAX_DEVIATION);
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (sentences, NULL);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (sentences, dub_session_dup_deviation (self->session, &moves[i]));
  g_ptr_array_add (sentences, NULL);
  for (guint i = 0; i < n; i++)
    add_deviation (DUB_CHOICE_POPOVER (popover), &moves[i], sentences->pdata[i],
                   sentences->pdata[i + 1], sentences->pdata[i + 2]);
  gtk_menu_button_set_popover (button, popover);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubStepDetails, name)

static void
dub_step_details_class_init (DubStepDetailsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (DUB_TYPE_WRAP_LAYOUT);
  dub_template_set (widget_class, "dub-step-details", CHILD (why_button), CHILD (deviation_button),
                    CHILD (revealer), CHILD (reasons), NULL);
  gtk_widget_class_bind_template_callback (widget_class, toggle_reasons);
}

GtkWidget *
dub_step_details_new (DubSession *session, guint index)
{
  DubStepDetails *self = g_object_new (DUB_TYPE_STEP_DETAILS, NULL);

  self->session = session;
  self->index = index;
  gtk_widget_set_visible (GTK_WIDGET (self->deviation_button), dub_step_details_can_deviate (self));
  gtk_menu_button_set_create_popup_func (self->deviation_button, fill_deviation, self, NULL);

  return GTK_WIDGET (self);
}

gboolean
dub_step_details_can_deviate (DubStepDetails *self)
{
  DubMove move;

  return !dub_session_get_read_only (self->session) &&
         dub_game_list_deviations (dub_session_get_game (self->session),
                                   dub_session_get_turn (self->session), self->index, &move, 1) > 0;
}

void
dub_step_details_show_why (DubStepDetails *self)
{
  gtk_toggle_button_set_active (self->why_button, TRUE);
}

void
dub_step_details_deviate (DubStepDetails *self)
{
  gtk_menu_button_popup (self->deviation_button);
}
