/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-panes.h"

#include "dub-barry-pane.h"
#include "dub-board-map.h"
#include "dub-game-page.h"
#include "dub-guide-note.h"
#include "dub-her-counters.h"
#include "dub-piece.h"
#include "dub-session.h"
#include "dub-text-score.h"
#include "dub-text.h"
#include "dub-ui.h"
#include "dub-wrap-layout.h"

enum { TOKEN = 26 }; /* its width */

struct _DubNowPane {
  DubPane parent_instance;

  GtkScrolledWindow *scroller;
  DubBoardMap *map; /* on a phone */
  GtkWidget *person;
  DubPiece *portrait;
  GtkWidget *holdings;
  GtkWidget *strip; /* what she has, while a round is prepared */
  DubPiece *strip_portrait;
  DubHerCounters *hers;
  GtkWidget *more;
  DubPane *setup_pane;
  DubPane *prepare_pane;
  DubPane *barry_pane;
  DubPane *your_turn_pane;
  DubPane *score_pane;
  GtkWidget *purse_pane;
  GtkWidget *other_button;
  GtkLabel *other_label;
  GtkWidget *next_button;
  GtkWidget *key_hint;
  GtkWidget *foot;
  GtkWidget *score; /* if the game ended now */
  GtkLabel *score_title;
  GtkLabel *score_note;
  DubPiece *her_token;
  DubPiece *your_token;
  GtkLabel *her_total;
  GtkLabel *your_total;

  DubPane *shown; /* the current pane; NULL at first */
  int fit_width;  /* the room that the page was fitted to; 0 before */
  int fit_height;
  gboolean is_phone;
  gboolean is_to_rise; /* to the top, if the focus stays visible there */
};

G_DEFINE_FINAL_TYPE (DubNowPane, dub_now_pane, DUB_TYPE_PANE)

/* This is not a stack because that would also measure the width of the pane for its height, and
 * every label in it a dozen times. */
static DubPane *
choose_pane (DubNowPane *self)
{
  DubPane *panes[DUB_N_MOMENTS] = {
    [DUB_MOMENT_SETUP] = self->setup_pane, [DUB_MOMENT_PREPARE] = self->prepare_pane,
    [DUB_MOMENT_HERS] = self->barry_pane,  [DUB_MOMENT_YOURS] = self->your_turn_pane,
    [DUB_MOMENT_SCORE] = self->score_pane,
  };

  return panes[dub_table_view_get_moment (dub_pane_get_view (DUB_PANE (self)))];
}

static void
show_total (DubPiece *token, GtkLabel *figure, const DubState *state, DubOwner owner,
            const DubScoreRow *total)
{
  dub_piece_set_token (token, owner, state->colors[owner]);
  gtk_label_set_label (figure, total->figures[owner]);
  dub_ui_name (figure, total->spoken[owner]);
}

/* Shows the score and her examination, always in the same place, and above it the current value of
 * her end-of-game cards. */
static void
update_more (DubNowPane *self, DubSession *session)
{
  const DubGame *game = dub_session_get_game (session);
  gboolean is_shown = self->shown == self->barry_pane || self->shown == self->your_turn_pane;
  g_autoptr (DubScoreTable) table = NULL;
  g_auto (GStrv) lines = NULL;

  gtk_widget_set_visible (self->score, is_shown);
  gtk_widget_set_visible (self->more, FALSE);
  if (!is_shown)
    return;
  table = dub_score_table_new (game);
  lines = dub_text_barry (&game->box, &game->state);
  gtk_label_set_label (self->score_title, table->title);
  gtk_label_set_label (self->score_note, lines[0] != NULL ? lines[0] : "");
  gtk_widget_set_visible (GTK_WIDGET (self->score_note), lines[0] != NULL);
  dub_pane_show_lines (self->more, lines[0] != NULL ? lines + 1 : lines, "part-note");
  gtk_widget_set_visible (self->more, lines[0] != NULL && lines[1] != NULL);
  show_total (self->her_token, self->her_total, &game->state, DUB_BARRY, &table->total);
  show_total (self->your_token, self->your_total, &game->state, DUB_YOU, &table->total);
}

/* It stays for the whole preparation, so that the big button does not move. */
static void
update_other (DubNowPane *self, DubSession *session)
{
  DubMove other;
  g_autofree char *label = dub_session_dup_other_label (session, &other);

  gtk_widget_set_visible (self->other_button, label != NULL && self->shown == self->prepare_pane);
  if (label == NULL)
    return;
  gtk_label_set_label (self->other_label, label);
  dub_pane_name_button (self->other_button, label);
  dub_pane_set_move (self->other_button, dub_session_count_due (session) > 0 ? &other : NULL);
}

static void
update_next_name (DubNowPane *self)
{
  g_autofree char *label = NULL;

  g_object_get (dub_pane_get_view (DUB_PANE (self)), "next-label", &label, NULL);
  dub_ui_name (self->next_button, label != NULL ? label : "");
}

static gboolean
dub_now_pane_focus_first (DubPane *pane)
{
  DubNowPane *self = DUB_NOW_PANE (pane);
  GtkWidget *before = dub_ui_get_focus (self);

  if (self->shown == NULL)
    return FALSE;
  if (!dub_pane_focus_first (self->shown))
    gtk_widget_grab_focus (self->next_button);
  /* If the focus has not moved, the scroll position stays as well. */
  self->is_to_rise = dub_ui_get_focus (self) != before;
  gtk_widget_queue_allocate (GTK_WIDGET (self));

  return TRUE;
}

/* The score stands above the big button, or beside it where the steps need the room. */
static void
set_tight (DubNowPane *self, gboolean is_tight)
{
  GtkOrientation along = is_tight ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL;
  GtkOrientation across = is_tight ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->foot), along);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->score), across);
  gtk_widget_set_hexpand (self->score, !is_tight);
}

/* Returns the height of the foot as it is now. In one row it may need more than the width. */
static int
get_foot_height (DubNowPane *self, int width)
{
  int least, height;

  gtk_widget_measure (self->foot, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (self->foot, GTK_ORIENTATION_VERTICAL, MAX (width, least), &height, NULL, NULL,
                      NULL);

  return height;
}

static int
measure_foot (DubNowPane *self, int width, gboolean is_tight)
{
  set_tight (self, is_tight);

  return get_foot_height (self, width);
}

/* Returns the height that the scroller will have with the foot as it is now. */
static int
get_room (DubNowPane *self)
{
  int foot = get_foot_height (self, gtk_widget_get_width (self->foot));

  return gtk_widget_get_height (GTK_WIDGET (self->scroller)) + gtk_widget_get_height (self->foot) +
         gtk_widget_get_margin_top (self->foot) + gtk_widget_get_margin_bottom (self->foot) - foot;
}

/* Returns the least height of what is in the scroller, or the height that it would like. */
static int
measure_content (DubNowPane *self, gboolean is_least)
{
  GtkWidget *viewport = gtk_scrolled_window_get_child (self->scroller);
  int least, natural;

  gtk_widget_measure (gtk_viewport_get_child (GTK_VIEWPORT (viewport)), GTK_ORIENTATION_VERTICAL,
                      gtk_widget_get_width (viewport), &least, &natural, NULL, NULL);

  return is_least ? least : natural;
}

/* It is decided once for a change and a size. */
static void
fit_steps (DubNowPane *self)
{
  GtkWidget *column = gtk_widget_get_parent (GTK_WIDGET (self->barry_pane));
  int width = gtk_widget_get_width (self->foot);
  int height = gtk_widget_get_height (GTK_WIDGET (self->scroller)) +
               gtk_widget_get_height (self->foot) - gtk_widget_get_margin_top (column) -
               gtk_widget_get_margin_bottom (column);
  GtkWidget *page = gtk_widget_get_ancestor (GTK_WIDGET (self), DUB_TYPE_GAME_PAGE);
  gboolean is_phone = page != NULL && gtk_widget_has_css_class (page, "folded");
  gboolean is_tight = is_phone;

  if (self->fit_width == width && self->fit_height == height && self->is_phone == is_phone)
    return;
  self->is_phone = is_phone;
  self->fit_width = width;
  self->fit_height = height;
  gtk_widget_set_visible (GTK_WIDGET (self->map), is_phone && self->shown == self->barry_pane);
  gtk_widget_set_visible (self->key_hint, !is_phone && self->shown != self->prepare_pane);
  if (self->shown == self->barry_pane) {
    int loose = measure_foot (self, width, is_phone), tight = measure_foot (self, width, TRUE);

    is_tight |= dub_barry_pane_fit (DUB_BARRY_PANE (self->barry_pane), width,
                                    (DubRoom){ height - loose, height - tight });
  }
  set_tight (self, is_tight);
  /* The score, which is on a page of its own, too, gives way to what you can do. */
  if (self->shown == self->your_turn_pane && !is_phone) {
    gtk_widget_set_visible (self->score, TRUE);
    gtk_widget_set_visible (self->score, measure_content (self, FALSE) <= get_room (self));
  }
}

/* Text that also stands elsewhere gives way so that nothing has to be scrolled to. On a phone that
 * would not help, and everything stays. */
static void
fit (DubNowPane *self)
{
  GtkWidget *viewport = gtk_scrolled_window_get_child (self->scroller);

  gtk_scrollable_set_vscroll_policy (GTK_SCROLLABLE (viewport),
                                     measure_content (self, TRUE) <= get_room (self)
                                         ? GTK_SCROLL_MINIMUM
                                         : GTK_SCROLL_NATURAL);
}

/* The scroller only scrolls as far as the focus requires, and by where things were before the
 * change. Scrolling to the top is better, if the focus stays visible. */
static void
dub_now_pane_laid_out (DubPane *pane)
{
  DubNowPane *self = DUB_NOW_PANE (pane);
  GtkWidget *focus = dub_ui_get_focus (self);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  graphene_rect_t bounds;

  fit_steps (self);
  fit (self);
  if (!self->is_to_rise)
    return;
  self->is_to_rise = FALSE;
  if (dub_ui_has_focus (self->shown) &&
      gtk_widget_compute_bounds (focus, GTK_WIDGET (self->shown), &bounds) &&
      (double) (bounds.origin.y + bounds.size.height) < gtk_adjustment_get_page_size (adjustment))
    gtk_adjustment_set_value (adjustment, 0);
}

static void
dub_now_pane_update (DubPane *pane, DubSession *session)
{
  DubNowPane *self = DUB_NOW_PANE (pane);
  DubPane *shown = choose_pane (self);

  dub_board_map_set_view (self->map, dub_pane_get_view (pane));
  gtk_widget_set_visible (self->holdings, shown != self->setup_pane);
  gtk_widget_set_visible (self->strip, shown == self->prepare_pane);
  dub_her_counters_show (self->hers, &dub_session_get_game (session)->state);
  gtk_widget_set_visible (self->purse_pane, shown == self->your_turn_pane);
  gtk_widget_set_visible (self->person,
                          shown != self->your_turn_pane && shown != self->prepare_pane &&
                              dub_session_get_game (session)->state.phase != DUB_PHASE_OVER &&
                              !dub_barry_pane_has_card (session));
  /* The page of the result is wider than a window that it has to fit into later. */
  gtk_scrolled_window_set_policy (self->scroller,
                                  shown == self->score_pane ? GTK_POLICY_EXTERNAL
                                                            : GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  if (shown != self->shown) {
    if (self->shown != NULL)
      gtk_widget_set_visible (GTK_WIDGET (self->shown), FALSE);
    /* GTK keeps what a pane asks for while it is empty, so it is filled before it is shown. */
    dub_pane_update (shown);
    gtk_widget_set_visible (GTK_WIDGET (shown), TRUE);
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  }
  self->shown = shown;
  self->fit_width = 0;
  update_more (self, session);
  update_next_name (self);
  update_other (self, session);
}

static gboolean
has_text (DubNowPane *self, const char *text)
{
  return text != NULL && *text != '\0';
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubNowPane, name)

static void
dub_now_pane_class_init (DubNowPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  DUB_PANE_CLASS (klass)->build = NULL;
  DUB_PANE_CLASS (klass)->update = dub_now_pane_update;
  DUB_PANE_CLASS (klass)->focus_first = dub_now_pane_focus_first;
  DUB_PANE_CLASS (klass)->laid_out = dub_now_pane_laid_out;

  g_type_ensure (DUB_TYPE_BARRY_PANE);
  g_type_ensure (DUB_TYPE_BOARD_MAP);
  g_type_ensure (DUB_TYPE_FIT_LAYOUT);
  g_type_ensure (DUB_TYPE_GUIDE_NOTE);
  g_type_ensure (DUB_TYPE_HER_COUNTERS);
  g_type_ensure (DUB_TYPE_PIECE);
  g_type_ensure (DUB_TYPE_PREPARE_PANE);
  g_type_ensure (DUB_TYPE_PURSE_PANE);
  g_type_ensure (DUB_TYPE_SCORE_PANE);
  g_type_ensure (DUB_TYPE_SETUP_PANE);
  g_type_ensure (DUB_TYPE_YOUR_TURN_PANE);
  dub_template_set (widget_class, "dub-now-pane", CHILD (scroller), CHILD (map), CHILD (person),
                    CHILD (portrait), CHILD (holdings), CHILD (strip), CHILD (strip_portrait),
                    CHILD (hers), CHILD (more), CHILD (setup_pane), CHILD (prepare_pane),
                    CHILD (barry_pane), CHILD (your_turn_pane), CHILD (score_pane),
                    CHILD (purse_pane), CHILD (other_button), CHILD (other_label),
                    CHILD (next_button), CHILD (key_hint), CHILD (foot), CHILD (score),
                    CHILD (score_title), CHILD (score_note), CHILD (her_token), CHILD (your_token),
                    CHILD (her_total), CHILD (your_total), NULL);
  gtk_widget_class_bind_template_callback (widget_class, has_text);
}

static void
dub_now_pane_init (DubNowPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  dub_piece_set_size (self->her_token, TOKEN);
  dub_piece_set_size (self->your_token, TOKEN);
  dub_piece_show (self->portrait, (DubFace){ .kind = DUB_PIECE_PORTRAIT });
  dub_piece_set_size (self->strip_portrait, TOKEN);
  dub_piece_show (self->strip_portrait, (DubFace){ .kind = DUB_PIECE_PORTRAIT });
}
