/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-barry-pane.h"

#include "dub-card-picker.h"
#include "dub-panes.h"
#include "dub-piece.h"
#include "dub-step-row.h"
#include "dub-text.h"
#include "dub-ui.h"
#include "dub-wrap-layout.h"

#include <math.h>

enum { MAX_GAP = 4 }; /* more than between steps that are not dense would be odd */

struct _DubBarryPane {
  DubPane parent_instance;

  GtkWidget *card;
  DubPiece *card_figure;
  GtkWidget *card_names;
  GtkLabel *card_action;
  GtkWidget *card_foot;
  GtkLabel *next;
  DubPane *learned;
  GtkWidget *picker;
  DubPane *question;
  GtkWidget *steps;
  GtkWidget *audit;

  gboolean is_dense;
  gboolean is_spread; /* the dense steps have what room is left between them */
  int fit_width;      /* the room that the steps were fitted to; 0 before */
  int fit_height;
};

DUB_DEFINE_BARE_TYPE (DubBarryPane, dub_barry_pane, DUB_TYPE_PANE)

/* The player reports a card that the app does not know. */
static gboolean
is_card_asked (const DubState *state)
{
  return state->phase == DUB_PHASE_TURNS && state->turn == DUB_BARRY &&
         state->playing.action == DUB_CARD_UNKNOWN && state->hand.n > 0 &&
         state->hand.cards[0].action == DUB_CARD_UNKNOWN;
}

gboolean
dub_barry_pane_has_card (DubSession *session)
{
  const DubState *state = &dub_session_get_game (session)->state;

  return state->phase == DUB_PHASE_TURNS && state->turn == DUB_BARRY && !is_card_asked (state);
}

/* Shows the back of the card until it is revealed, so that nothing moves then. Without a card
 * there is the sentence that says what comes next. */
static void
update_card (DubBarryPane *self, DubSession *session)
{
  const DubGame *game = dub_session_get_game (session);
  gboolean has_card = dub_barry_pane_has_card (session);

  dub_ui_take_text (self->card_action, dub_text_card_face (game->state.playing));
  dub_ui_take_text (self->next, dub_text_next (&game->state));
  dub_piece_show (self->card_figure, (DubFace){ .kind = DUB_PIECE_CARD,
                                                .edition = game->box.edition,
                                                .value = game->state.playing.action });
  gtk_widget_set_visible (GTK_WIDGET (self->card_figure), has_card);
  gtk_widget_set_visible (self->card_names, has_card);
  gtk_widget_set_visible (GTK_WIDGET (self->next), !has_card);
  dub_ui_set_class (self->card, "her-card", has_card);
}

static void
update_picker (DubBarryPane *self, DubSession *session)
{
  gboolean is_asked = is_card_asked (&dub_session_get_game (session)->state);

  dub_pane_clear (self->picker);
  if (is_asked)
    gtk_box_append (GTK_BOX (self->picker), dub_card_picker_new (session, DUB_MOVE_PLAY_CARD));
  gtk_widget_set_visible (self->picker, is_asked);
}

/* In smaller type, and without what is on the page of the score too. */
static void
set_dense (DubBarryPane *self, gboolean is_dense)
{
  self->is_dense = is_dense;
  self->is_spread = FALSE;
  gtk_box_set_spacing (GTK_BOX (self->steps), 0);
  gtk_widget_set_visible (self->card_foot, !is_dense && gtk_widget_get_visible (self->card_names));
  dub_ui_set_class (self->steps, "dense", is_dense);
}

static void
update_steps (DubBarryPane *self)
{
  DubTableView *view = dub_pane_get_view (DUB_PANE (self));
  GListModel *steps = dub_table_view_get_steps (view);

  dub_pane_clear (self->steps);
  set_dense (self, FALSE);
  self->fit_width = self->fit_height = 0;
  for (guint i = 0; i < g_list_model_get_n_items (steps); i++) {
    g_autoptr (DubStepItem) item = g_list_model_get_item (steps, i);

    gtk_box_append (GTK_BOX (self->steps), dub_step_row_new (view, item));
  }
}

/* Lists what was skipped, which no step shows. */
static void
update_rulings (DubBarryPane *self, DubSession *session)
{
  g_auto (GStrv) rulings = dub_session_dup_rulings (session);

  for (guint i = 0; rulings[i] != NULL; i++)
    gtk_box_append (GTK_BOX (self->steps), dub_pane_new_label (rulings[i], "reason"));
}

static void
update_audit (DubBarryPane *self, const DubState *state)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) lines = dub_text_audit (state), all = NULL;
  g_autofree char *title = dub_text_audit_title ();

  if (state->phase == DUB_PHASE_INCOME) {
    g_strv_builder_add (builder, title);
    g_strv_builder_addv (builder, (const char **) lines);
  }
  all = g_strv_builder_end (builder);
  dub_pane_show_lines (self->audit, all, "heading body");
}

static void
dub_barry_pane_update (DubPane *pane, DubSession *session)
{
  DubBarryPane *self = DUB_BARRY_PANE (pane);

  update_card (self, session);
  dub_pane_update (self->learned);
  update_picker (self, session);
  gtk_widget_set_visible (GTK_WIDGET (self->question), dub_session_get_question (session) != NULL);
  update_steps (self);
  update_rulings (self, session);
  gtk_widget_set_visible (self->steps, gtk_widget_get_first_child (self->steps) != NULL);
  update_audit (self, &dub_session_get_game (session)->state);
}

/* A screen reader reads the first step because it has the focus. */
static gboolean
dub_barry_pane_focus_first (DubPane *pane)
{
  DubBarryPane *self = DUB_BARRY_PANE (pane);
  GtkWidget *first = gtk_widget_get_first_child (self->steps);

  if (gtk_widget_get_visible (GTK_WIDGET (self->question)))
    return dub_pane_focus_first (self->question);

  return first != NULL && gtk_widget_grab_focus (first);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubBarryPane, name)

static void
dub_barry_pane_class_init (DubBarryPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  DUB_PANE_CLASS (klass)->update = dub_barry_pane_update;
  DUB_PANE_CLASS (klass)->focus_first = dub_barry_pane_focus_first;

  g_type_ensure (DUB_TYPE_PIECE);
  g_type_ensure (DUB_TYPE_DECK_PROGRESS);
  g_type_ensure (DUB_TYPE_QUESTION_FORM);
  g_type_ensure (DUB_TYPE_WRAP_LAYOUT);
  dub_template_set (widget_class, "dub-barry-pane", CHILD (card), CHILD (card_figure),
                    CHILD (card_names), CHILD (card_action), CHILD (card_foot), CHILD (next),
                    CHILD (learned), CHILD (picker), CHILD (question), CHILD (steps), CHILD (audit),
                    NULL);
}

/* Dense steps touch only if they must. */
static void
spread (DubBarryPane *self, int room)
{
  int n = -1;

  for (GtkWidget *row = gtk_widget_get_first_child (self->steps); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    n++;
  if (n > 0)
    gtk_box_set_spacing (GTK_BOX (self->steps), CLAMP (room / n, 0, MAX_GAP));
  self->is_spread = TRUE;
}

/* GTK repeats the layout before it paints. */
void
dub_barry_pane_fit (DubBarryPane *self, int width, int height)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_visible (self->steps) ||
      !gtk_widget_compute_bounds (self->steps, GTK_WIDGET (self), &bounds))
    return;
  if (self->fit_width == width && self->fit_height == height) {
    if (self->is_dense && !self->is_spread)
      spread (self, height - (int) ceilf (bounds.origin.y + bounds.size.height));
    return;
  }
  if (self->is_dense) {
    set_dense (self, FALSE); /* and is laid out again */
    return;
  }
  self->fit_width = width;
  self->fit_height = height;
  if ((int) (bounds.origin.y + bounds.size.height) > height)
    set_dense (self, TRUE);
}
