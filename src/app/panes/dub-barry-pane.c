/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-barry-pane.h"

#include "dub-card-picker.h"
#include "dub-deck-progress.h"
#include "dub-order-row.h"
#include "dub-piece.h"
#include "dub-question-form.h"
#include "dub-read-bar.h"
#include "dub-text.h"

struct _DubBarryPane {
  DubPane parent_instance;

  GtkWidget *card;
  GtkLabel *card_action;
  DubPiece *card_figure;
  GtkLabel *next;
  DubPane *learned;
  GtkWidget *picker;
  DubPane *question;
  GtkWidget *orders;
  GtkWidget *audit;
};

G_DEFINE_FINAL_TYPE (DubBarryPane, dub_barry_pane, DUB_TYPE_PANE)

/* The player reports a card that the app does not know. */
static gboolean
is_card_asked (const DubState *state)
{
  return state->phase == DUB_PHASE_TURNS && state->turn == DUB_BARRY &&
         state->playing.action == DUB_CARD_UNKNOWN && state->hand.n > 0 &&
         state->hand.cards[0].action == DUB_CARD_UNKNOWN;
}

/* Shows the back of the card until it is revealed, so that nothing moves then. */
static void
update_card (DubBarryPane *self, const DubGame *game)
{
  const DubState *state = &game->state;
  g_autofree char *action = dub_text_card_face (state->playing);

  gtk_widget_set_visible (self->card, state->phase == DUB_PHASE_TURNS && !is_card_asked (state));
  gtk_label_set_label (self->card_action, action);
  dub_piece_show_card (self->card_figure, game->box.edition, state->playing);
}

static void
update_picker (DubBarryPane *self, DubSession *session)
{
  gboolean is_asked = is_card_asked (&dub_session_get_game (session)->state);

  dub_pane_clear (self->picker);
  if (is_asked)
    gtk_box_append (GTK_BOX (self->picker), dub_card_picker_new (session, DUB_ACTION_REVEAL));
  gtk_widget_set_visible (self->picker, is_asked);
}

static void
update_orders (DubBarryPane *self, DubSession *session)
{
  g_auto (GStrv) orders = dub_session_dup_orders (session);
  gboolean is_hers = dub_session_get_turn (session) != NULL;

  dub_pane_clear (self->orders);
  for (guint i = 0; orders[i] != NULL; i++)
    gtk_box_append (GTK_BOX (self->orders), is_hers
                                                ? dub_order_row_new_for_turn (session, i, orders[i])
                                                : dub_order_row_new (i + 1, orders[i]));
}

/* Lists what was skipped, which no step shows. */
static void
update_rulings (DubBarryPane *self, DubSession *session)
{
  g_auto (GStrv) rulings = dub_session_dup_rulings (session);

  for (guint i = 0; rulings[i] != NULL; i++)
    gtk_box_append (GTK_BOX (self->orders), dub_pane_new_label (rulings[i], "reason"));
}

static void
update_audit (DubBarryPane *self, DubSession *session)
{
  g_auto (GStrv) lines = NULL;
  g_autofree char *title = NULL;

  dub_pane_clear (self->audit);
  gtk_widget_set_visible (self->audit,
                          dub_session_get_game (session)->state.phase == DUB_PHASE_INCOME);
  if (!gtk_widget_get_visible (self->audit))
    return;
  lines = dub_session_dup_audit (session);
  title = dub_text_audit_title ();
  gtk_box_append (GTK_BOX (self->audit), dub_pane_new_label (title, "heading"));
  for (guint i = 0; lines[i] != NULL; i++)
    gtk_box_append (GTK_BOX (self->audit), dub_pane_new_label (lines[i], NULL));
}

static void
dub_barry_pane_update (DubPane *pane, DubSession *session)
{
  DubBarryPane *self = DUB_BARRY_PANE (pane);
  const DubState *state = &dub_session_get_game (session)->state;
  g_autofree char *next = dub_text_next (state);

  update_card (self, dub_session_get_game (session));
  gtk_label_set_label (self->next, next);
  gtk_widget_set_visible (GTK_WIDGET (self->next), dub_session_get_question (session) == NULL);
  dub_pane_update (self->learned);
  update_picker (self, session);
  gtk_widget_set_visible (GTK_WIDGET (self->question), dub_session_get_question (session) != NULL);
  update_orders (self, session);
  update_rulings (self, session);
  gtk_widget_set_visible (self->orders, gtk_widget_get_first_child (self->orders) != NULL);
  update_audit (self, session);
}

/* A screen reader reads the first step because it has the focus. */
static gboolean
dub_barry_pane_focus_first (DubPane *pane)
{
  DubBarryPane *self = DUB_BARRY_PANE (pane);
  GtkWidget *first = gtk_widget_get_first_child (self->orders);

  if (gtk_widget_get_visible (GTK_WIDGET (self->question)))
    return dub_pane_focus_first (self->question);

  return first != NULL && gtk_widget_grab_focus (first);
}

static void
dub_barry_pane_dispose (GObject *object)
{
  adw_bin_set_child (ADW_BIN (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), DUB_TYPE_BARRY_PANE);

  G_OBJECT_CLASS (dub_barry_pane_parent_class)->dispose (object);
}

static void
dub_barry_pane_class_init (DubBarryPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dub_barry_pane_dispose;
  DUB_PANE_CLASS (klass)->update = dub_barry_pane_update;
  DUB_PANE_CLASS (klass)->focus_first = dub_barry_pane_focus_first;

  g_type_ensure (DUB_TYPE_PIECE);
  g_type_ensure (DUB_TYPE_DECK_PROGRESS);
  g_type_ensure (DUB_TYPE_QUESTION_FORM);
  g_type_ensure (DUB_TYPE_READ_BAR);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/dubarry_companion/DuBarry/dub-barry-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, DubBarryPane, card);
  gtk_widget_class_bind_template_child (widget_class, DubBarryPane, card_action);
  gtk_widget_class_bind_template_child (widget_class, DubBarryPane, card_figure);
  gtk_widget_class_bind_template_child (widget_class, DubBarryPane, next);
  gtk_widget_class_bind_template_child (widget_class, DubBarryPane, learned);
  gtk_widget_class_bind_template_child (widget_class, DubBarryPane, picker);
  gtk_widget_class_bind_template_child (widget_class, DubBarryPane, question);
  gtk_widget_class_bind_template_child (widget_class, DubBarryPane, orders);
  gtk_widget_class_bind_template_child (widget_class, DubBarryPane, audit);
}

static void
dub_barry_pane_init (DubBarryPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
