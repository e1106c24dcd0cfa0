/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-now-pane.h"

#include "dub-barry-pane.h"
#include "dub-board-view.h"
#include "dub-history.h"
#include "dub-piece.h"
#include "dub-prepare-pane.h"
#include "dub-score-pane.h"
#include "dub-score-table.h"
#include "dub-setup-pane.h"
#include "dub-text.h"
#include "dub-you-pane.h"

struct _DubNowPane {
  DubPane parent_instance;

  GtkScrolledWindow *scroller;
  GtkWidget *person;
  DubPiece *portrait;
  GtkLabel *holdings;
  GtkLabel *her_points;
  GtkLabel *your_points;
  GtkWidget *more;
  DubPane *setup_pane;
  DubPane *prepare_pane;
  DubPane *barry_pane;
  DubPane *you_pane;
  DubPane *score_pane;
  GtkWidget *rule;
  GtkButton *next_button;
  GtkLabel *next_label;

  DubPane *shown;     /* the current pane; NULL at first */
  gboolean can_go_on; /* whether the big button is active */
  guint top_id;       /* of the tick callback that scrolls to the top */
  int frames;         /* left until that happens */
  gboolean is_set_up; /* the setup list is done */
};

G_DEFINE_FINAL_TYPE (DubNowPane, dub_now_pane, DUB_TYPE_PANE)

static gboolean
is_before_setup (DubNowPane *self, DubSession *session)
{
  return !self->is_set_up && dub_history_get_position (dub_session_get_history (session)) == 1;
}

/* This is not a stack because that would also measure the width of the pane for its height, and
 * every label in it a dozen times. */
static DubPane *
choose_pane (DubNowPane *self, DubSession *session)
{
  const DubState *state = &dub_session_get_game (session)->state;

  if (is_before_setup (self, session))
    return self->setup_pane;
  if (state->phase == DUB_PHASE_PREPARE)
    return self->prepare_pane;
  if (state->phase == DUB_PHASE_TURNS && state->turn == DUB_YOU)
    return self->you_pane;
  if (state->phase == DUB_PHASE_SCORING || state->phase == DUB_PHASE_OVER)
    return self->score_pane;

  return self->barry_pane;
}

/* Shows the score, her examination, and the current value of her end-of-game cards. */
static void
update_more (DubNowPane *self, DubSession *session, const DubPane *shown)
{
  const DubGame *game = dub_session_get_game (session);
  gboolean is_shown = shown == self->barry_pane || shown == self->you_pane;
  g_autoptr (DubScoreTable) table = NULL;
  g_auto (GStrv) lines = NULL;
  g_autofree char *totals = NULL;

  gtk_widget_set_visible (self->more, is_shown);
  if (!is_shown)
    return;
  table = dub_score_table_new (dub_session_get_game (session));
  lines = dub_text_barry (&game->box, &game->state);
  totals =
      g_strjoin ("\u00a0· ", table->total.spoken[DUB_BARRY], table->total.spoken[DUB_YOU], NULL);
  dub_pane_clear (self->more);
  gtk_box_append (GTK_BOX (self->more), dub_pane_new_label (table->title, "part-title"));
  gtk_box_append (GTK_BOX (self->more), dub_pane_new_label (totals, NULL));
  for (guint i = 0; lines[i] != NULL; i++)
    gtk_box_append (GTK_BOX (self->more), dub_pane_new_label (lines[i], "part-note"));
}

static void
update_person (DubNowPane *self, const DubState *state, const DubPane *shown)
{
  g_autofree char *holdings = dub_text_holdings (state);
  g_autofree char *hers = dub_text_points (state, DUB_BARRY);
  g_autofree char *yours = dub_text_points (state, DUB_YOU);

  gtk_label_set_label (self->holdings, holdings);
  gtk_widget_set_visible (GTK_WIDGET (self->holdings), shown != self->setup_pane);
  gtk_widget_set_visible (self->person, state->phase != DUB_PHASE_OVER);
  gtk_label_set_label (self->her_points, hers);
  gtk_label_set_label (self->your_points, yours != NULL ? yours : "");
  gtk_widget_set_visible (GTK_WIDGET (self->your_points), yours != NULL);
}

static void
update_next (DubNowPane *self, DubSession *session)
{
  gboolean setup = is_before_setup (self, session);
  g_autofree char *label = setup ? dub_text_setup_done () : dub_session_dup_next_label (session);

  self->can_go_on = dub_session_can_go_on (session);
  gtk_label_set_label (self->next_label, label);
  gtk_widget_set_visible (self->rule, setup || self->can_go_on);
  gtk_widget_set_visible (GTK_WIDGET (self->next_button), setup || self->can_go_on);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->next_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
}

static gboolean
dub_now_pane_focus_first (DubPane *pane)
{
  DubNowPane *self = DUB_NOW_PANE (pane);

  if (!dub_pane_focus_first (self->shown))
    gtk_widget_grab_focus (GTK_WIDGET (self->next_button));

  return TRUE;
}

/* The scroller only scrolls as far as the focus requires. Scrolling to the top is better, if
 * the focus stays visible. Positions are known one frame later. */
static gboolean
show_from_top (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  DubNowPane *self = DUB_NOW_PANE (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  graphene_rect_t bounds;

  (void) clock, (void) user_data;
  if (self->frames-- > 0)
    return G_SOURCE_CONTINUE;
  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->shown)) &&
      gtk_widget_compute_bounds (focus, GTK_WIDGET (self->shown), &bounds) &&
      (double) (bounds.origin.y + bounds.size.height) < gtk_adjustment_get_page_size (adjustment))
    gtk_adjustment_set_value (adjustment, 0);
  self->top_id = 0;

  return G_SOURCE_REMOVE;
}

/* After a change, moves the focus to the part to be read, unless it is on the board, where the
 * player is tapping. */
static void
move_focus (DubNowPane *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (gtk_widget_get_mapped (GTK_WIDGET (self)) &&
      (focus == NULL || gtk_widget_get_ancestor (focus, DUB_TYPE_BOARD_VIEW) == NULL))
    dub_now_pane_focus_first (DUB_PANE (self));
  /* If the focus has not moved, the scroll position stays as well. */
  if (focus != NULL && focus == gtk_root_get_focus (root))
    return;
  self->frames = 1;
  if (self->top_id == 0)
    self->top_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), show_from_top, NULL, NULL);
}

static void
dub_now_pane_update (DubPane *pane, DubSession *session)
{
  DubNowPane *self = DUB_NOW_PANE (pane);
  DubPane *shown = choose_pane (self, session);
  gboolean other = shown != self->shown;

  update_person (self, &dub_session_get_game (session)->state, shown);
  update_more (self, session, shown);
  dub_pane_set_session (shown, session);
  dub_pane_update (shown);
  if (other && self->shown != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->shown), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (shown), TRUE);
  self->shown = shown;
  update_next (self, session);
  if (other)
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  move_focus (self);
}

void
dub_now_pane_go_on (DubNowPane *self)
{
  DubSession *session = dub_pane_get_session (DUB_PANE (self));
  DubAction next = { .type = (guint8) dub_session_get_next (session) };

  if (is_before_setup (self, session)) {
    self->is_set_up = TRUE;
    dub_pane_update (DUB_PANE (self));
  } else if (self->can_go_on)
    dub_pane_perform (GTK_WIDGET (self), &next);
}

static void
dub_now_pane_class_init (DubNowPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  DUB_PANE_CLASS (klass)->update = dub_now_pane_update;
  DUB_PANE_CLASS (klass)->focus_first = dub_now_pane_focus_first;

  g_type_ensure (DUB_TYPE_BARRY_PANE);
  g_type_ensure (DUB_TYPE_PIECE);
  g_type_ensure (DUB_TYPE_PREPARE_PANE);
  g_type_ensure (DUB_TYPE_SCORE_PANE);
  g_type_ensure (DUB_TYPE_SETUP_PANE);
  g_type_ensure (DUB_TYPE_YOU_PANE);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/dubarry_companion/DuBarry/dub-now-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, DubNowPane, scroller);
  gtk_widget_class_bind_template_child (widget_class, DubNowPane, person);
  gtk_widget_class_bind_template_child (widget_class, DubNowPane, portrait);
  gtk_widget_class_bind_template_child (widget_class, DubNowPane, holdings);
  gtk_widget_class_bind_template_child (widget_class, DubNowPane, her_points);
  gtk_widget_class_bind_template_child (widget_class, DubNowPane, your_points);
  gtk_widget_class_bind_template_child (widget_class, DubNowPane, more);
  gtk_widget_class_bind_template_child (widget_class, DubNowPane, setup_pane);
  gtk_widget_class_bind_template_child (widget_class, DubNowPane, prepare_pane);
  gtk_widget_class_bind_template_child (widget_class, DubNowPane, barry_pane);
  gtk_widget_class_bind_template_child (widget_class, DubNowPane, you_pane);
  gtk_widget_class_bind_template_child (widget_class, DubNowPane, score_pane);
  gtk_widget_class_bind_template_child (widget_class, DubNowPane, rule);
  gtk_widget_class_bind_template_child (widget_class, DubNowPane, next_button);
  gtk_widget_class_bind_template_child (widget_class, DubNowPane, next_label);
}

static void
dub_now_pane_init (DubNowPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  dub_piece_show_portrait (self->portrait);
}
