/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-your-exam.h"

#include "dub-pane.h"
#include "dub-text.h"

/* The card that joins you matters only if it has a crown, and so does the one that leaves. */
gboolean
dub_your_exam_names_leaving (const DubAction *action)
{
  return (action->type == DUB_ACTION_YOU_EXAM && action->detail.left.type != DUB_TYPE_NONE) ||
         (action->type == DUB_ACTION_YOU_DEPUTE && action->detail.employee.type != DUB_TYPE_NONE);
}

static gboolean
is_crowned (const DubAction *action)
{
  return action->type == DUB_ACTION_YOU_EXAM && !dub_your_exam_names_leaving (action) &&
         action->detail.employee.crown != DUB_CROWN_NONE;
}

gboolean
dub_your_exam_is_plain (const DubAction *action)
{
  return action->type == DUB_ACTION_YOU_EXAM && !dub_your_exam_names_leaving (action) &&
         !is_crowned (action);
}

void
dub_your_exam_add (GtkWidget *box, DubSession *session, const DubAction *action)
{
  const DubGame *game = dub_session_get_game (session);
  g_autofree char *label = dub_text_offer (&game->box, &game->state, action);

  gtk_box_append (GTK_BOX (box), dub_pane_new_button (label, action));
}

/* What is rarely chosen takes one line until it is opened. */
static void
add_group (GtkWidget *box, DubSession *session, gboolean (*is_in) (const DubAction *), char *title)
{
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  guint n;
  const DubAction *legal = dub_session_get_legal (session, &n);

  for (guint i = 0; i < n; i++)
    if (is_in (&legal[i]))
      dub_your_exam_add (buttons, session, &legal[i]);
  if (gtk_widget_get_first_child (buttons) != NULL)
    gtk_box_append (GTK_BOX (box), dub_pane_new_expander (title, buttons));
  else
    g_object_unref (g_object_ref_sink (buttons));
  g_free (title);
}

void
dub_your_exam_add_crowned (GtkWidget *box, DubSession *session)
{
  add_group (box, session, is_crowned, dub_text_crowned_exams ());
}

void
dub_your_exam_add_leaving (GtkWidget *box, DubSession *session)
{
  add_group (box, session, dub_your_exam_names_leaving, dub_text_crowned_leaving ());
}

static void
add_proposal (GtkWidget *row, const DubGame *game, const DubAction *action)
{
  g_autofree char *name = dub_text_offer (&game->box, &game->state, action);
  g_autofree char *caption =
      dub_text_caption (&game->box, &game->state, dub_action_get_target (action));
  g_autofree char *label = g_strconcat ("+ ", caption, NULL);
  GtkWidget *button = dub_pane_new_button (label, action);

  dub_pane_name_button (button, name);
  gtk_widget_set_tooltip_text (button, name);
  gtk_widget_add_css_class (button, "proposed");
  gtk_box_append (GTK_BOX (row), button);
}

/* The tasks are on the board; what your move fulfills is proposed here, too. */
void
dub_your_exam_update (GtkWidget *box, DubSession *session)
{
  const DubGame *game = dub_session_get_game (session);
  g_autofree char *title = dub_text_your_exam (&game->box, &game->state);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  guint n;
  const DubAction *legal = dub_session_get_legal (session, &n);

  dub_pane_clear (box);
  gtk_widget_set_visible (box, dub_state_has_expansion (&game->state, DUB_EXPANSION_JEWELRY_BOX));
  gtk_box_append (GTK_BOX (box), dub_pane_new_label (title, "part-title"));
  gtk_box_append (GTK_BOX (box), row);
  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  for (guint i = 0; i < n; i++)
    if (legal[i].type == DUB_ACTION_YOU_TASK)
      add_proposal (row, game, &legal[i]);
  gtk_widget_set_visible (row, gtk_widget_get_first_child (row) != NULL);
}
