/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-you-pane.h"

#include "dub-place.h"
#include "dub-text.h"

struct _DubYouPane {
  DubPane parent_instance;

  GtkLabel *next;
  GtkLabel *guide;
  GtkWidget *done;
  GtkWidget *offers;
};

G_DEFINE_FINAL_TYPE (DubYouPane, dub_you_pane, DUB_TYPE_PANE)

/* Returns the first entry of this turn. */
static guint
find_turn (const DubHistory *history)
{
  guint index = dub_history_get_position (history);

  while (index > 1) {
    const DubState *before = dub_history_get_state (history, index - 1);

    if (before->phase != DUB_PHASE_TURNS || before->turn != DUB_YOU)
      break;
    index--;
  }

  return index;
}

static void
update_done (DubYouPane *self, DubSession *session)
{
  const DubHistory *history = dub_session_get_history (session);
  guint position = dub_history_get_position (history);

  dub_pane_clear (self->done);
  for (guint i = find_turn (history); i < position; i++) {
    g_autoptr (DubLogItem) item = g_list_model_get_item (dub_session_get_log (session), i);
    g_auto (GStrv) sentences = dub_log_item_dup_sentences (item);

    for (guint j = 0; sentences[j] != NULL; j++)
      gtk_box_append (GTK_BOX (self->done), dub_pane_new_label (sentences[j], NULL));
  }
  gtk_widget_set_visible (self->done, gtk_widget_get_first_child (self->done) != NULL);
}

static gboolean
is_off_board (const DubAction *action)
{
  return action->type != DUB_ACTION_END_TURN &&
         (dub_action_get_source (action).kind == DUB_PLACE_NONE ||
          action->type == DUB_ACTION_YOU_FAVOR) &&
         dub_action_get_target (action).kind == DUB_PLACE_NONE;
}

static void
update_offers (DubYouPane *self, DubSession *session)
{
  const DubGame *game = dub_session_get_game (session);
  guint n;
  const DubAction *offers = dub_session_get_legal (session, &n);

  dub_pane_clear (self->offers);
  for (guint i = 0; i < n; i++)
    if (is_off_board (&offers[i])) {
      g_autofree char *label = dub_text_offer (&game->box, &game->state, &offers[i]);

      gtk_box_append (GTK_BOX (self->offers), dub_pane_new_button (label, &offers[i]));
    }
}

static void
dub_you_pane_update (DubPane *pane, DubSession *session)
{
  DubYouPane *self = DUB_YOU_PANE (pane);
  g_autofree char *next = dub_text_next (&dub_session_get_game (session)->state);
  g_autofree char *guide = dub_text_your_guide ();

  gtk_label_set_label (self->next, next);
  gtk_label_set_label (self->guide, guide);
  update_done (self, session);
  update_offers (self, session);
}

static void
dub_you_pane_dispose (GObject *object)
{
  adw_bin_set_child (ADW_BIN (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), DUB_TYPE_YOU_PANE);

  G_OBJECT_CLASS (dub_you_pane_parent_class)->dispose (object);
}

static void
dub_you_pane_class_init (DubYouPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dub_you_pane_dispose;
  DUB_PANE_CLASS (klass)->update = dub_you_pane_update;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/dubarry_companion/DuBarry/dub-you-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, DubYouPane, next);
  gtk_widget_class_bind_template_child (widget_class, DubYouPane, guide);
  gtk_widget_class_bind_template_child (widget_class, DubYouPane, done);
  gtk_widget_class_bind_template_child (widget_class, DubYouPane, offers);
}

static void
dub_you_pane_init (DubYouPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
