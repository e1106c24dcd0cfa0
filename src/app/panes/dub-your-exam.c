/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-your-exam.h"

#include "dub-pane.h"
#include "dub-text.h"
#include "dub-your-turn.h"

static GtkWidget *
new_task (const DubGame *game, DubTask task)
{
  gboolean is_done = dub_your_turn_has_done (&game->state, task);
  gboolean is_open = (dub_your_turn_get_tasks (&game->box, &game->state) & (1u << task)) != 0;
  DubAction action = { .type = DUB_ACTION_YOU_TASK, .detail = { .task = (guint8) task } };
  g_autofree char *label = dub_text_your_task (task, is_done, is_open);
  GtkWidget *button = dub_pane_new_button (label, &action);

  gtk_widget_add_css_class (button, "task");
  gtk_widget_add_css_class (button, is_open ? "proposed" : "flat");

  return button;
}

static gboolean
is_exam (const DubAction *action, gboolean has_crown)
{
  return action->type == DUB_ACTION_YOU_EXAM &&
         (action->detail.employee.crown != DUB_CROWN_NONE) == has_crown;
}

static guint
add_exams (GtkWidget *box, DubSession *session, gboolean has_crown)
{
  const DubGame *game = dub_session_get_game (session);
  guint n, n_added = 0;
  const DubAction *legal = dub_session_get_legal (session, &n);

  for (guint i = 0; i < n; i++)
    if (is_exam (&legal[i], has_crown)) {
      g_autofree char *label = dub_text_offer (&game->box, &game->state, &legal[i]);

      gtk_box_append (GTK_BOX (box), dub_pane_new_button (label, &legal[i]));
      n_added++;
    }

  return n_added;
}

/* The card that joins you matters only if it has a crown. */
static void
add_crowned_exams (GtkWidget *box, DubSession *session)
{
  GtkWidget *exams = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_autofree char *title = dub_text_crowned_exams ();

  if (add_exams (exams, session, TRUE) > 0)
    gtk_box_append (GTK_BOX (box), dub_pane_new_expander (title, exams));
  else
    g_object_unref (g_object_ref_sink (exams));
}

void
dub_your_exam_update (GtkWidget *box, DubSession *session)
{
  const DubGame *game = dub_session_get_game (session);
  g_autofree char *title = dub_text_your_exam (&game->box, &game->state);
  guint n_tasks;
  const guint8 *tasks = dub_box_get_tasks (&game->box, game->state.you.track, &n_tasks);

  dub_pane_clear (box);
  gtk_widget_set_visible (box, dub_state_has_expansion (&game->state, DUB_EXPANSION_JEWELRY_BOX));
  if (!gtk_widget_get_visible (box))
    return;
  gtk_box_append (GTK_BOX (box), dub_pane_new_label (title, "part-title"));
  for (guint i = 0; i < n_tasks; i++)
    gtk_box_append (GTK_BOX (box), new_task (game, tasks[i]));
  add_exams (box, session, FALSE);
  add_crowned_exams (box, session);
}
