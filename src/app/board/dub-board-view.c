/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-board-view.h"

#include "dub-board-parts.h"
#include "dub-choice-popover.h"
#include "dub-correction.h"
#include "dub-moving-piece.h"
#include "dub-palette.h"
#include "dub-piece.h"
#include "dub-refusal-popover.h"
#include "dub-space-menu.h"
#include "dub-space.h"
#include "dub-text-code.h"
#include "dub-text.h"
#include "dub-ui.h"

#include <glib/gi18n-lib.h>

/* More than there can be at once. */
enum { MAX_OFFERS = 512 };

struct _DubBoardView {
  DubPane parent_instance;

  DubPlan *board;
  GtkScrolledWindow *scroller;
  DubMovingPiece *travel;
  GtkWidget *hint; /* what to tap next after a selection */
  GtkLabel *hint_label;
  GtkWidget *sell_button;
  GtkWidget *popover;  /* owned by its space; NULL if there is none */
  gboolean pops_up;    /* in the next frame */
  gboolean points_out; /* once the board is visible */
  gulong frame_handler;

  GPtrArray *spaces; /* owned; of DubSpace, which the board owns */
  DubGame *laid_out; /* owned; the game that the board was laid out for */
  DubPlace asked;    /* what the popover asks for before it is taken */
  DubPlace pressed;  /* what is taken in the next frame */
  DubPlace moved;    /* whose garment lies where the player taps next */
};

G_DEFINE_FINAL_TYPE (DubBoardView, dub_board_view, DUB_TYPE_PANE)

static DubTableView *
get_view (DubBoardView *self)
{
  return dub_pane_get_view (DUB_PANE (self));
}

/* While a garment is moved, the free guest spaces are open, and no other place is. */
static DubPlaceFlags
get_flags (DubBoardView *self, const DubGame *game, DubPlace place)
{
  if (self->moved.kind == DUB_PLACE_NONE)
    return dub_table_view_get_flags (get_view (self), place);
  if (dub_place_equal (place, self->moved))
    return DUB_PLACE_IS_SELECTED;

  return place.kind == DUB_PLACE_GUEST && dub_place_is_empty (&game->state, place)
             ? DUB_PLACE_IS_OFFERED
             : 0;
}

static void
update_space (DubBoardView *self, const DubGame *game, DubSpace *space)
{
  DubPlace place = dub_space_get_place (space);
  DubPlaceFlags flags = get_flags (self, game, place);
  g_autofree char *mark = dub_table_view_dup_mark (get_view (self), place);
  g_autofree char *description = dub_table_view_dup_description (get_view (self), place);

  dub_space_update (space, game);
  dub_space_set_lit (space, mark);
  dub_space_set_selected (space, (flags & DUB_PLACE_IS_SELECTED) != 0);
  dub_space_set_open (space, (flags & DUB_PLACE_IS_OPEN) != 0, (flags & DUB_PLACE_IS_REFUSED) != 0);
  dub_space_describe (space, description);
}

static void
update_hint (DubBoardView *self, const DubGame *game)
{
  DubPlace selected = dub_table_view_get_selected (get_view (self));
  const DubMove *sale = dub_table_view_get_sale (get_view (self));
  DubPlace from = self->moved.kind != DUB_PLACE_NONE ? self->moved : selected;
  g_autofree char *sentence = NULL;

  gtk_widget_set_visible (self->hint, from.kind != DUB_PLACE_NONE);
  if (from.kind == DUB_PLACE_NONE)
    return;
  sentence = dub_text_garment_guide (dub_place_read (&game->state, from).garment);
  gtk_label_set_label (self->hint_label, sentence);
  gtk_widget_set_visible (self->sell_button, sale != NULL);
  dub_pane_set_move (self->sell_button, sale);
}

static void
show_spaces (DubBoardView *self)
{
  const DubGame *game = dub_session_get_game (dub_pane_get_session (DUB_PANE (self)));

  for (guint i = 0; i < self->spaces->len; i++)
    update_space (self, game, g_ptr_array_index (self->spaces, i));
  dub_board_parts_update (&game->state, self->spaces);
  update_hint (self, game);
}

static void
close_popover (DubBoardView *self)
{
  g_clear_pointer (&self->popover, gtk_widget_unparent);
}

static void
lay_out (DubBoardView *self, const DubGame *game)
{
  if (self->laid_out != NULL && dub_board_parts_is_like (self->laid_out, game))
    return;
  g_free (self->laid_out);
  self->laid_out = g_memdup2 (game, sizeof *game);
  close_popover (self);
  dub_board_parts_lay_out (game, self->board, self->spaces);
}

static GtkWidget *
find_space (DubBoardView *self, DubPlace place)
{
  for (guint i = 0; i < self->spaces->len; i++)
    if (dub_place_equal (dub_space_get_place (g_ptr_array_index (self->spaces, i)), place))
      return g_ptr_array_index (self->spaces, i);

  return NULL;
}

/* Scrolls as little as possible. */
static void
scroll_to (DubBoardView *self, GtkWidget *space)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  graphene_rect_t bounds;

  if (gtk_widget_compute_bounds (space, GTK_WIDGET (self->board), &bounds))
    gtk_adjustment_clamp_page (adjustment, (double) bounds.origin.y - 48,
                               (double) (bounds.origin.y + bounds.size.height) + 24);
}

static gboolean
is_shown (DubTableView *view, DubStepItem *step)
{
  DubStepItem *selected = dub_table_view_get_selected_step (view);

  return selected == NULL || selected == step;
}

/* Scrolls to the places of each step, from the last step to the first, so that those of the
 * first stay visible. Of the path of a garment both ends are shown. */
static void
scroll_to_steps (DubBoardView *self)
{
  GListModel *steps = dub_table_view_get_steps (get_view (self));

  for (guint i = g_list_model_get_n_items (steps); i-- > 0;) {
    g_autoptr (DubStepItem) step = g_list_model_get_item (steps, i);

    for (guint j = 0; is_shown (get_view (self), step) && j < self->spaces->len; j++)
      if (dub_step_item_touches (step, dub_space_get_place (g_ptr_array_index (self->spaces, j))))
        scroll_to (self, g_ptr_array_index (self->spaces, j));
  }
}

/* Scrolls to the places of the steps, and animates the path of a garment. */
static void
point_out (DubBoardView *self)
{
  const DubGame *game = dub_session_get_game (dub_pane_get_session (DUB_PANE (self)));
  GListModel *steps = dub_table_view_get_steps (get_view (self));

  scroll_to_steps (self);
  for (guint i = 0; i < g_list_model_get_n_items (steps); i++) {
    g_autoptr (DubStepItem) step = g_list_model_get_item (steps, i);
    DubPlace from = dub_step_item_get_from (step), to = dub_step_item_get_to (step);

    if (from.kind == DUB_PLACE_GARMENT && to.kind == DUB_PLACE_GUEST &&
        is_shown (get_view (self), step))
      dub_moving_piece_start (self->travel, game->box.edition, game->state.garments[from.at],
                              find_space (self, from), find_space (self, to));
  }
}

/* The spaces have their positions now. A popover has to wait for that, because it has no
 * monitor while it points outside the window. */
static void
painted_cb (DubBoardView *self)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  if (self->points_out)
    point_out (self);
  if (self->pops_up && self->popover != NULL)
    gtk_popover_popup (GTK_POPOVER (self->popover));
  self->points_out = self->pops_up = FALSE;
  if (self->pressed.kind != DUB_PLACE_NONE)
    gtk_widget_activate_action (GTK_WIDGET (self), "mirror.press", "(yyy)", self->pressed.kind,
                                self->pressed.in, self->pressed.at);
}

static void
dub_board_view_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (dub_board_view_parent_class)->realize (widget);
  DUB_BOARD_VIEW (widget)->frame_handler =
      g_signal_connect_swapped (gtk_widget_get_frame_clock (widget), "after-paint",
                                G_CALLBACK (painted_cb), widget);
}

static void
dub_board_view_unrealize (GtkWidget *widget)
{
  g_clear_signal_handler (&DUB_BOARD_VIEW (widget)->frame_handler,
                          gtk_widget_get_frame_clock (widget));
  GTK_WIDGET_CLASS (dub_board_view_parent_class)->unrealize (widget);
}

static void
dub_board_view_update (DubPane *pane, DubSession *session)
{
  DubBoardView *self = DUB_BOARD_VIEW (pane);
  DubPlace asked = self->asked;

  /* Its choices may no longer be possible. */
  if (self->popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->popover));
  self->asked = self->moved = DUB_NOWHERE;
  lay_out (self, dub_session_get_game (session));
  show_spaces (self);
  /* What was unknown is known now, so the press on it is repeated. */
  self->pressed = (dub_table_view_get_flags (get_view (self), asked) & DUB_PLACE_IS_OFFERED) != 0
                      ? asked
                      : DUB_NOWHERE;
  dub_moving_piece_stop (self->travel);
  self->points_out = g_list_model_get_n_items (dub_table_view_get_steps (get_view (self))) > 0;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Another step or garment is selected; the game is as before. */
static void
selected_cb (DubBoardView *self)
{
  if (self->laid_out == NULL)
    return;
  show_spaces (self);
  dub_moving_piece_stop (self->travel);
  self->points_out = dub_table_view_get_selected_step (get_view (self)) != NULL;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
view_set_cb (DubBoardView *self)
{
  if (get_view (self) != NULL)
    g_signal_connect_object (get_view (self), "selected", G_CALLBACK (selected_cb), self,
                             G_CONNECT_SWAPPED);
}

static void
open_popover (DubBoardView *self, DubPlace place, GtkWidget *popover, const char *title)
{
  close_popover (self);
  self->popover = popover;
  dub_choice_popover_set_title (DUB_CHOICE_POPOVER (popover), title);
  gtk_widget_set_parent (popover, find_space (self, place));
  gtk_widget_grab_focus (find_space (self, place));
  self->pops_up = TRUE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Its space may be insensitive, so the popover belongs to the board. */
static gboolean
open_popover_at (DubBoardView *self, DubPlace place, GtkWidget *popover)
{
  GtkWidget *space = find_space (self, place);
  graphene_rect_t bounds;

  close_popover (self);
  self->popover = popover;
  gtk_widget_set_parent (popover, GTK_WIDGET (self));
  if (space == NULL || !gtk_widget_compute_bounds (space, GTK_WIDGET (self), &bounds))
    return FALSE;
  gtk_popover_set_pointing_to (GTK_POPOVER (popover),
                               &(GdkRectangle){ (int) bounds.origin.x, (int) bounds.origin.y,
                                                (int) bounds.size.width,
                                                (int) bounds.size.height });
  self->pops_up = TRUE;
  gtk_widget_queue_draw (GTK_WIDGET (self));

  return TRUE;
}

/* Says there why nothing is done. */
static void
refuse (DubBoardView *self, DubPlace place)
{
  g_autofree char *reason = dub_table_view_dup_refusal (get_view (self), place);

  if (reason != NULL)
    open_popover_at (self, place, dub_refusal_popover_new (reason));
}

/* Shows which garment of the display is meant. */
static void
add_picture (GtkWidget *button, const DubGame *game, guint at)
{
  g_autoptr (GtkWidget) label = g_object_ref (gtk_button_get_child (GTK_BUTTON (button)));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *piece = dub_piece_new ();

  dub_piece_show_garment (DUB_PIECE (piece), game->box.edition, game->state.garments[at]);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_box_append (GTK_BOX (box), piece);
  gtk_box_append (GTK_BOX (box), label);
}

/* Offers what can be done there. A piece that is asked for can be entered first, or used by the
 * actions that need not know it. */
static void
offer (DubBoardView *self, DubPlace place, const char *title, gboolean is_asked)
{
  DubSession *session = dub_pane_get_session (DUB_PANE (self));
  const DubGame *game = dub_session_get_game (session);
  DubChoicePopover *popover = g_object_new (DUB_TYPE_CHOICE_POPOVER, NULL);
  const DubMove *found[MAX_OFFERS];
  guint n = dub_table_view_list_offers (get_view (self), place, found, MAX_OFFERS);

  if (is_asked)
    dub_choice_popover_add_widget (popover, dub_palette_new (session, place.kind, place.at));
  if (is_asked && n > 0)
    dub_choice_popover_add_widget (popover,
                                   dub_pane_new_label (C_ ("unknown piece",
                                                           "Or continue without entering it:"),
                                                       "caption-heading"));
  for (guint i = 0; i < n; i++) {
    g_autofree char *label = dub_text_offer_at (&game->box, &game->state, found[i], place);
    GtkWidget *button = dub_choice_popover_add (popover, label, found[i]);

    if (found[i]->verb == DUB_MOVE_PLACE_GARMENT && place.kind == DUB_PLACE_GUEST)
      add_picture (button, game, found[i]->from.at);
  }
  open_popover (self, place, GTK_WIDGET (popover), title);
}

static void
offer_here (DubBoardView *self, DubPlace place, gboolean is_asked)
{
  const DubGame *game = dub_session_get_game (dub_pane_get_session (DUB_PANE (self)));
  g_autofree char *title = dub_text_place_and_content (&game->box, &game->state, place);

  offer (self, place, title, is_asked);
}

static void
stop_asking (DubBoardView *self)
{
  self->asked = DUB_NOWHERE;
}

/* Asks for a piece before it is taken; the press is then repeated. */
static void
ask (DubBoardView *self, DubPlace place)
{
  const DubGame *game = dub_session_get_game (dub_pane_get_session (DUB_PANE (self)));
  static const guint8 kinds[DUB_N_DISPLAYS] = { DUB_QUESTION_TILE_FACES, DUB_QUESTION_GARMENT,
                                                DUB_QUESTION_EMPLOYEES, DUB_QUESTION_JEWELRY };
  DubQuestion question = { .kind = kinds[place.kind],
                           .spaces = G_GUINT64_CONSTANT (1) << place.at,
                           .tiles = (guint16) (1u << place.at) };
  g_autofree char *title = dub_text_question (&game->box, &game->state, &question);

  offer (self, place, title, TRUE);
  self->asked = place;
  g_signal_connect_object (self->popover, "closed", G_CALLBACK (stop_asking), self,
                           G_CONNECT_SWAPPED);
}

static void
let_go (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  DubBoardView *self = DUB_BOARD_VIEW (widget);

  if (self->popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->popover));
  dub_table_view_select (get_view (self), DUB_NOWHERE);
  if (self->moved.kind == DUB_PLACE_NONE)
    return;
  self->moved = DUB_NOWHERE;
  show_spaces (self);
}

/* Lifts the garment of a guest space. */
static void
move (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  DubBoardView *self = DUB_BOARD_VIEW (widget);

  let_go (widget, NULL, NULL);
  g_variant_get (parameter, "(yyy)", &self->moved.kind, &self->moved.in, &self->moved.at);
  show_spaces (self);
}

/* Puts it down on another one, by two corrections: it is taken away first, because it exists once.
 * It goes back if it cannot lie there. */
static void
put_down (DubBoardView *self, DubPlace place)
{
  DubSession *session = dub_pane_get_session (DUB_PANE (self));
  const DubHistory *history = dub_session_get_history (session);
  const DubGame *game = dub_session_get_game (session);
  guint position = dub_history_get_position (history);
  DubMove lift = dub_correction (self->moved, dub_thing_garment ((DubGarment){ 0 }, DUB_NOBODY));
  DubMove put = dub_correction (place, dub_place_read (&game->state, self->moved));
  gboolean is_free = (get_flags (self, game, place) & DUB_PLACE_IS_OFFERED) != 0;

  let_go (GTK_WIDGET (self), NULL, NULL);
  if (!is_free)
    return;
  dub_pane_perform (GTK_WIDGET (self), &lift);
  if (dub_history_get_position (history) == position)
    return;
  dub_pane_perform (GTK_WIDGET (self), &put);
  if (dub_history_get_position (history) == position + 1)
    gtk_widget_activate_action (GTK_WIDGET (self), "game.undo", NULL);
}

static void
press (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  DubBoardView *self = DUB_BOARD_VIEW (widget);
  const DubMove *found[MAX_OFFERS];
  DubPlaceFlags flags;
  DubPlace place = { 0 };
  guint n;

  g_variant_get (parameter, "(yyy)", &place.kind, &place.in, &place.at);
  self->pressed = DUB_NOWHERE;
  close_popover (self);
  if (self->moved.kind != DUB_PLACE_NONE) {
    put_down (self, place);
    return;
  }
  flags = dub_table_view_get_flags (get_view (self), place);
  n = dub_table_view_list_offers (get_view (self), place, found, MAX_OFFERS);
  if ((flags & DUB_PLACE_IS_SELECTED) != 0)
    dub_table_view_select (get_view (self), DUB_NOWHERE);
  else if ((flags & DUB_PLACE_IS_DUE) != 0)
    offer_here (self, place, TRUE);
  else if ((flags & DUB_PLACE_IS_ASKED) != 0)
    ask (self, place);
  else if (place.kind == DUB_PLACE_GARMENT && n > 1)
    dub_table_view_select (get_view (self), place);
  else if (n == 1)
    dub_pane_perform (GTK_WIDGET (self), found[0]);
  else if (n > 1)
    offer_here (self, place, FALSE);
  else
    refuse (self, place);
}

static void
correct (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  DubBoardView *self = DUB_BOARD_VIEW (widget);
  DubSession *session = dub_pane_get_session (DUB_PANE (self));
  const DubGame *game = dub_session_get_game (session);
  g_autofree char *title = NULL;
  DubPlace place = { 0 };

  g_variant_get (parameter, "(yyy)", &place.kind, &place.in, &place.at);
  if (dub_session_get_read_only (session))
    return;
  title = dub_text_correct_place (&game->box, &game->state, place);
  if (open_popover_at (self, place, dub_space_menu_new (session, place)))
    dub_choice_popover_set_title (DUB_CHOICE_POPOVER (self->popover), title);
}

static void
dub_board_view_dispose (GObject *object)
{
  DubBoardView *self = DUB_BOARD_VIEW (object);

  close_popover (self);
  g_clear_pointer (&self->spaces, g_ptr_array_unref);

  G_OBJECT_CLASS (dub_board_view_parent_class)->dispose (object);
}

static void
dub_board_view_finalize (GObject *object)
{
  DubBoardView *self = DUB_BOARD_VIEW (object);

  g_free (self->laid_out);

  G_OBJECT_CLASS (dub_board_view_parent_class)->finalize (object);
}

static void
dub_board_view_class_init (DubBoardViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dub_board_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = dub_board_view_finalize;
  DUB_PANE_CLASS (klass)->update = dub_board_view_update;
  widget_class->realize = dub_board_view_realize;
  widget_class->unrealize = dub_board_view_unrealize;

  gtk_widget_class_install_action (widget_class, "mirror.press", "(yyy)", press);
  gtk_widget_class_install_action (widget_class, "mirror.correct", "(yyy)", correct);
  gtk_widget_class_install_action (widget_class, "mirror.move", "(yyy)", move);
  gtk_widget_class_install_action (widget_class, "mirror.let-go", NULL, let_go);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "mirror.let-go", NULL);
}

/* The hint covers the bottom of the board, where there are no guest spaces, so that the board
 * does not have to move. */
static void
add_hint (DubBoardView *self, GtkWidget *overlay)
{
  GtkWidget *label = dub_pane_new_label (NULL, NULL);
  GtkWidget *cancel = gtk_button_new_with_label (C_ ("button", "Cancel"));

  gtk_widget_set_valign (cancel, GTK_ALIGN_CENTER);
  self->hint = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  self->hint_label = GTK_LABEL (label);
  self->sell_button = gtk_button_new_with_label (C_ ("button", "Sell"));
  gtk_widget_set_valign (self->sell_button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->hint, "hint");
  gtk_widget_set_hexpand (label, TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (cancel), "mirror.let-go");
  gtk_box_append (GTK_BOX (self->hint), label);
  gtk_box_append (GTK_BOX (self->hint), self->sell_button);
  gtk_box_append (GTK_BOX (self->hint), cancel);
  gtk_widget_set_valign (self->hint, GTK_ALIGN_END);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->hint);
}

static void
dub_board_view_init (DubBoardView *self)
{
  /* The default role in later releases of GTK does not allow a name. */
  GtkWidget *scroller =
      g_object_new (GTK_TYPE_SCROLLED_WINDOW, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  GtkWidget *overlay = gtk_overlay_new ();

  self->asked = self->pressed = self->moved = DUB_NOWHERE;
  g_signal_connect (self, "notify::view", G_CALLBACK (view_set_cb), NULL);
  self->spaces = g_ptr_array_new ();
  self->board = DUB_PLAN (dub_plan_new (6));
  gtk_widget_add_css_class (GTK_WIDGET (self->board), "board");
  self->travel = DUB_MOVING_PIECE (g_object_new (DUB_TYPE_MOVING_PIECE, NULL));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->board));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_widget_set_vexpand (scroller, TRUE);
  dub_ui_name (scroller, C_ ("page", "Board"));
  self->scroller = GTK_SCROLLED_WINDOW (scroller);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), scroller);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (self->travel));
  add_hint (self, overlay);
  adw_bin_set_child (ADW_BIN (self), overlay);
  dub_space_menu_watch (GTK_WIDGET (self));
}
