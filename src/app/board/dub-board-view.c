/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-board-view.h"

#include "dub-board-parts.h"
#include "dub-board-path.h"
#include "dub-choice-popover.h"
#include "dub-correction-choices.h"
#include "dub-game-page.h"
#include "dub-game.h"
#include "dub-palette.h"
#include "dub-piece.h"
#include "dub-space.h"
#include "dub-text-entry.h"
#include "dub-text.h"
#include "dub-ui.h"

#include <glib/gi18n-lib.h>

/* More than there can be at once. */
enum { MAX_OFFERS = 512 };

/* A refusal is shown long enough to read two lines twice, in seconds. */
enum { SHOWN = 8 };

struct _DubBoardView {
  DubPane parent_instance;

  DubPlan *board;
  GtkScrolledWindow *scroller;
  DubBoardPath *path; /* above the board */
  GtkWidget *hint;    /* what to tap next after a selection */
  GtkLabel *hint_label;
  GtkWidget *sell_button;
  GtkWidget *popover;  /* owned by its space; NULL if there is none */
  gboolean points_out; /* once the board is laid out */

  GPtrArray *spaces;               /* owned; of DubSpace, which the board owns */
  GtkLabel *sides[DUB_N_DISPLAYS]; /* from which her card counts; NULL if it never does */
  DubGame *laid_out;               /* owned; the game that the board was laid out for */
  DubPlace open;                   /* what the popover is about */
  DubPlace moved;                  /* whose garment lies where the player taps next */
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

/* Shows what her steps will have put there. */
static void
show_ghost (DubBoardView *self, const DubGame *game, DubSpace *space)
{
  GListModel *steps = dub_table_view_get_steps (get_view (self));
  DubPlace place = dub_space_get_place (space);

  for (guint i = 0; i < g_list_model_get_n_items (steps); i++) {
    g_autoptr (DubStepItem) step = g_list_model_get_item (steps, i);
    DubThing what = step->what;
    gboolean has_token = what.kind == DUB_KIND_NOTHING || place.kind == DUB_PLACE_GUEST;

    if (dub_place_equal (step->to, place) &&
        dub_place_get_owner (&game->state, place) == DUB_NOBODY)
      dub_space_set_ghost (space, dub_piece_get_face (game->box.edition, what),
                           dub_piece_get_token (&game->state, has_token ? DUB_BARRY : DUB_NOBODY));
  }
}

/* Returns whether what a step has put there has just come. */
static gboolean
update_space (DubBoardView *self, const DubGame *game, DubSpace *space)
{
  DubPlace place = dub_space_get_place (space);
  DubPlaceFlags flags = get_flags (self, game, place);
  g_autofree char *mark = dub_table_view_dup_mark (get_view (self), place);
  g_autofree char *description = dub_table_view_dup_description (get_view (self), place);
  gboolean has_come = dub_space_update (space, game);

  show_ghost (self, game, space);
  dub_space_mark (space, flags, mark, description);

  return has_come;
}

/* Returns whether the pane beside the board says what to tap for the garment that is selected. */
static gboolean
is_said_beside (DubBoardView *self)
{
  GtkWidget *page = gtk_widget_get_ancestor (GTK_WIDGET (self), DUB_TYPE_GAME_PAGE);

  return self->moved.kind == DUB_PLACE_NONE && page != NULL &&
         dub_game_page_shows_now (DUB_GAME_PAGE (page));
}

static void
update_hint (DubBoardView *self, const DubGame *game)
{
  DubPlace selected = dub_table_view_get_selected (get_view (self));
  const DubMove *sale = dub_table_view_get_sale (get_view (self));
  DubPlace from = self->moved.kind != DUB_PLACE_NONE ? self->moved : selected;
  g_autofree char *sentence = NULL;

  gtk_widget_set_visible (self->hint, from.kind != DUB_PLACE_NONE && !is_said_beside (self));
  dub_ui_set_class (self->board, "placing", from.kind != DUB_PLACE_NONE);
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
  guint n_come = 0;

  for (guint i = 0; i < self->spaces->len; i++)
    if (update_space (self, game, g_ptr_array_index (self->spaces, i)))
      dub_space_settle (g_ptr_array_index (self->spaces, i), n_come++);
  dub_board_parts_update (&game->state, self->sides);
  update_hint (self, game);
}

static void
close_popover (DubBoardView *self)
{
  if (self->popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->popover));
}

/* The popover outlives its closing: GTK may still be about to show a tooltip in it. */
static void
drop_popover (DubBoardView *self)
{
  g_clear_pointer (&self->popover, gtk_widget_unparent);
}

static void
clicked_cb (DubBoardView *self, DubSpace *space)
{
  dub_board_view_press (self, dub_space_get_place (space));
}

static void
lay_out (DubBoardView *self, const DubGame *game)
{
  if (self->laid_out != NULL && dub_board_parts_is_like (self->laid_out, game))
    return;
  g_free (self->laid_out);
  self->laid_out = g_memdup2 (game, sizeof *game);
  drop_popover (self);
  dub_board_parts_lay_out (game, self->board, self->spaces, self->sides);
  for (guint i = 0; i < self->spaces->len; i++)
    g_signal_connect_object (g_ptr_array_index (self->spaces, i), "clicked",
                             G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
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

/* Finds a space on the whole board, of which the path shows what is scrolled to. */
static gboolean
find_bounds (DubBoardView *self, DubPlace place, graphene_rect_t *bounds)
{
  GtkWidget *space = find_space (self, place);

  if (space == NULL || !gtk_widget_compute_bounds (space, GTK_WIDGET (self->path), bounds))
    return FALSE;
  bounds->origin.y +=
      (float) gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (self->scroller));

  return TRUE;
}

/* Shows the way of a piece between two spaces, so that both are easy to find. */
static void
show_path (DubBoardView *self, DubStepItem *step, gboolean flies)
{
  const DubGame *game = dub_session_get_game (dub_pane_get_session (DUB_PANE (self)));
  graphene_rect_t start, end;

  if (find_bounds (self, step->from, &start) && find_bounds (self, step->to, &end) &&
      !graphene_rect_equal (&start, &end))
    dub_board_path_show (self->path, start, end, dub_piece_get_face (game->box.edition, step->what),
                         flies);
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

/* Scrolls to the places of the steps, and shows the way of a garment; it is traced anew if the
 * board was laid out in another way. */
static void
dub_board_view_laid_out (DubPane *pane)
{
  DubBoardView *self = DUB_BOARD_VIEW (pane);
  GListModel *steps = dub_table_view_get_steps (get_view (self));
  gboolean points_out = self->points_out;

  self->points_out = FALSE;
  if (points_out)
    scroll_to_steps (self);
  for (guint i = 0; i < g_list_model_get_n_items (steps); i++) {
    g_autoptr (DubStepItem) step = g_list_model_get_item (steps, i);

    if (is_shown (get_view (self), step))
      show_path (self, step, points_out);
  }
}

static void
point_out (DubBoardView *self, gboolean points_out)
{
  dub_board_path_clear (self->path);
  self->points_out = points_out;
  if (points_out)
    gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
dub_board_view_update (DubPane *pane, DubSession *session)
{
  DubBoardView *self = DUB_BOARD_VIEW (pane);

  close_popover (self); /* its choices may no longer be possible */
  self->moved = DUB_NOWHERE;
  lay_out (self, dub_session_get_game (session));
  show_spaces (self);
  point_out (self, g_list_model_get_n_items (dub_table_view_get_steps (get_view (self))) > 0);
}

/* Another step or garment is selected; the game is as before. */
static void
selected_cb (DubBoardView *self)
{
  if (self->laid_out == NULL)
    return;
  show_spaces (self);
  point_out (self, dub_table_view_get_selected_step (get_view (self)) != NULL);
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
  drop_popover (self);
  self->popover = popover;
  self->open = place;
  dub_choice_popover_set_title (DUB_CHOICE_POPOVER (popover), title);
  gtk_widget_set_parent (popover, find_space (self, place));
  gtk_widget_grab_focus (find_space (self, place));
  gtk_popover_popup (GTK_POPOVER (popover));
}

/* Its space may be insensitive, so the popover belongs to the board. */
static void
open_popover_at (DubBoardView *self, DubPlace place, GtkWidget *popover)
{
  drop_popover (self);
  self->popover = popover;
  self->open = place;
  dub_ui_open_popover (popover, GTK_WIDGET (self), find_space (self, place));
}

static gboolean
go_away (GtkPopover *popover)
{
  gtk_popover_popdown (popover);

  return G_SOURCE_REMOVE;
}

/* Says there why nothing is done. It takes no press from what is around it, and goes away by
 * itself. A screen reader presents an alert when it appears. */
static void
refuse (DubBoardView *self, DubPlace place)
{
  g_autofree char *reason = dub_table_view_dup_refusal (get_view (self), place);
  g_autoptr (GSource) timeout = g_timeout_source_new_seconds (SHOWN);
  GtkWidget *popover, *label;
  GtkGesture *click;

  if (reason == NULL)
    return;
  label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT, "label",
                        reason, "wrap", TRUE, "max-width-chars", 32, NULL);
  popover = g_object_new (GTK_TYPE_POPOVER, "autohide", FALSE, "child", label, NULL);
  gtk_widget_add_css_class (popover, "refusal");
  click = gtk_gesture_click_new ();
  g_signal_connect_object (click, "pressed", G_CALLBACK (gtk_popover_popdown), popover,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (popover, GTK_EVENT_CONTROLLER (click));
  g_source_set_closure (timeout, g_cclosure_new_object (G_CALLBACK (go_away), G_OBJECT (popover)));
  g_source_attach (timeout, NULL);
  open_popover_at (self, place, popover);
  dub_space_shake (DUB_SPACE (find_space (self, place)));
}

/* Shows which garment of the display is meant. */
static void
add_picture (GtkWidget *button, const DubGame *game, DubPlace from)
{
  g_autoptr (GtkWidget) label = g_object_ref (gtk_button_get_child (GTK_BUTTON (button)));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *piece = dub_piece_new ();

  dub_piece_show_thing (DUB_PIECE (piece), game->box.edition, dub_place_read (&game->state, from));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_box_append (GTK_BOX (box), piece);
  gtk_box_append (GTK_BOX (box), label);
}

/* The piece was unknown and is known now, so the player takes it. */
static void
take_entered (DubBoardView *self)
{
  if ((dub_table_view_get_flags (get_view (self), self->open) & DUB_PLACE_IS_OFFERED) != 0)
    dub_board_view_press (self, self->open);
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

  if (is_asked) {
    GtkWidget *palette = dub_palette_new (session, place.kind, place.at);

    g_signal_connect_object (palette, "entered", G_CALLBACK (take_entered), self,
                             G_CONNECT_SWAPPED);
    dub_choice_popover_add_widget (popover, palette);
  }
  if (is_asked && n > 0)
    dub_choice_popover_add_widget (popover,
                                   dub_pane_new_label (C_ ("unknown piece",
                                                           "Or continue without entering it:"),
                                                       "caption-heading"));
  for (guint i = 0; i < n; i++) {
    g_autofree char *label = dub_text_offer_at (&game->box, &game->state, found[i], place);
    GtkWidget *button = dub_choice_popover_add (popover, label, found[i]);

    if (found[i]->verb == DUB_MOVE_PLACE_GARMENT && place.kind == DUB_PLACE_GUEST)
      add_picture (button, game, found[i]->from);
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

/* Asks for a piece before it is taken. */
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
}

static void
let_go (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  DubBoardView *self = DUB_BOARD_VIEW (widget);

  close_popover (self);
  dub_table_view_select (get_view (self), DUB_NOWHERE);
  if (self->moved.kind == DUB_PLACE_NONE)
    return;
  self->moved = DUB_NOWHERE;
  show_spaces (self);
}

/* Lifts the garment of the guest space that is about to be corrected. */
static void
move (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  DubBoardView *self = DUB_BOARD_VIEW (widget);

  let_go (widget, NULL, NULL);
  self->moved = self->open;
  show_spaces (self);
}

/* Puts it down on another one, by two corrections: it is taken away first, because it exists once.
 * It goes back if it cannot lie there. */
static void
put_down (DubBoardView *self, DubPlace place)
{
  const DubGame *game = dub_session_get_game (dub_pane_get_session (DUB_PANE (self)));
  DubMove lift = dub_correction (self->moved, dub_thing_garment ((DubGarment){ 0 }, DUB_NOBODY));
  DubMove put = dub_correction (place, dub_place_read (&game->state, self->moved));
  gboolean is_free = (get_flags (self, game, place) & DUB_PLACE_IS_OFFERED) != 0;

  let_go (GTK_WIDGET (self), NULL, NULL);
  if (is_free && dub_table_view_perform (get_view (self), &lift) &&
      !dub_table_view_perform (get_view (self), &put))
    dub_table_view_undo (get_view (self));
}

void
dub_board_view_press (DubBoardView *self, DubPlace place)
{
  const DubMove *found[MAX_OFFERS];
  DubPlaceFlags flags;
  guint n;

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
    dub_table_view_perform (get_view (self), found[0]);
  else if (n > 1)
    offer_here (self, place, FALSE);
  else
    refuse (self, place);
}

/* On a task both players may have a token. */
static void
add_task (DubChoicePopover *popover, const DubGame *game, DubPlace place)
{
  g_autofree DubMove *choices = g_new (DubMove, DUB_MAX_CORRECTIONS);
  guint n = dub_correction_list (game, place, DUB_NOBODY, choices);

  for (guint i = 0; i < n; i++) {
    g_autofree char *name = dub_text_correction_whose (&game->box, place, choices[i].thing);

    if (!dub_correction_is_so (game, &choices[i]))
      dub_choice_popover_add (popover, name, &choices[i]);
  }
}

/* The popover closes even if the choice is refused. */
static void
chosen_cb (GtkPopover *popover, const DubMove *correction, GtkWidget *choices)
{
  g_autoptr (GtkPopover) alive = g_object_ref (popover);

  dub_pane_perform (choices, correction);
  gtk_popover_popdown (alive);
}

static void
add_choices (DubChoicePopover *popover, DubSession *session, DubPlace place)
{
  GtkWidget *choices = g_object_new (DUB_TYPE_CORRECTION_CHOICES, NULL);

  dub_correction_choices_show (DUB_CORRECTION_CHOICES (choices), session, place);
  g_signal_connect_object (choices, "chosen", G_CALLBACK (chosen_cb), popover, G_CONNECT_SWAPPED);
  /* Not the search, for which a phone would open its keyboard. */
  g_signal_connect (choices, "map", G_CALLBACK (dub_correction_choices_focus), NULL);
  dub_choice_popover_add_widget (popover, choices);
}

static void
add_button (DubChoicePopover *popover, const char *label, const char *action)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_add_css_class (button, "flat");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  dub_choice_popover_add_widget (popover, button);
}

/* Everything that could lie at the place instead. A garment in a hall can also be moved. */
static GtkWidget *
new_corrections (DubSession *session, DubPlace place)
{
  const DubGame *game = dub_session_get_game (session);
  DubChoicePopover *popover = g_object_new (DUB_TYPE_CHOICE_POPOVER, NULL);

  if (place.kind == DUB_PLACE_TASK) {
    for (place.side = DUB_BARRY; place.side <= DUB_YOU; place.side++)
      add_task (popover, game, place);
  } else {
    if (place.kind == DUB_PLACE_GUEST && !dub_place_is_empty (&game->state, place))
      add_button (popover, C_ ("correction", "Move to Another Space…"), "board.move");
    add_choices (popover, session, place);
  }
  add_button (popover, C_ ("correction", "More Corrections…"), "game.correct-table");

  return GTK_WIDGET (popover);
}

void
dub_board_view_correct (DubBoardView *self, DubPlace place)
{
  DubSession *session = dub_pane_get_session (DUB_PANE (self));
  const DubGame *game = dub_session_get_game (session);
  g_autofree char *title = NULL;
  GtkWidget *popover;

  if (dub_session_get_read_only (session))
    return;
  title = dub_text_correct_place (&game->box, &game->state, place);
  popover = new_corrections (session, place);
  dub_choice_popover_set_title (DUB_CHOICE_POPOVER (popover), title);
  open_popover_at (self, place, popover);
}

/* A space where nothing can be done now is insensitive, but can be corrected. */
GtkWidget *
dub_board_view_find_space (DubBoardView *self, double x, double y)
{
  GtkWidget *widget = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_INSENSITIVE);

  return widget != NULL ? gtk_widget_get_ancestor (widget, DUB_TYPE_SPACE) : NULL;
}

static void
right_click_cb (GtkGesture *gesture, int n_press, double x, double y, DubBoardView *self)
{
  GtkWidget *space = dub_board_view_find_space (self, x, y);

  if (space == NULL)
    return;
  dub_board_view_correct (self, dub_space_get_place (DUB_SPACE (space)));
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
long_press_cb (GtkGesture *gesture, double x, double y, DubBoardView *self)
{
  right_click_cb (gesture, 1, x, y, self);
}

static gboolean
key_pressed_cb (DubBoardView *self, guint keyval, guint keycode, GdkModifierType state)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkWidget *space = focus != NULL ? gtk_widget_get_ancestor (focus, DUB_TYPE_SPACE) : NULL;

  if (space == NULL ||
      !(keyval == GDK_KEY_Menu || (keyval == GDK_KEY_F10 && (state & GDK_SHIFT_MASK) != 0)))
    return GDK_EVENT_PROPAGATE;
  dub_board_view_correct (self, dub_space_get_place (DUB_SPACE (space)));

  return GDK_EVENT_STOP;
}

/* Events of a popover come through the board, too. */
static gboolean
is_in_popover (GtkEventController *controller, DubBoardView *self)
{
  GdkEvent *event = gtk_event_controller_get_current_event (controller);

  return event != NULL && gdk_event_get_surface (event) !=
                              gtk_native_get_surface (gtk_widget_get_native (GTK_WIDGET (self)));
}

/* An insensitive space does not take a tap itself, but the board says why it does nothing. */
static void
tapped_cb (GtkGesture *gesture, int n_press, double x, double y, DubBoardView *self)
{
  GtkWidget *space = dub_board_view_find_space (self, x, y);

  if (space != NULL && !gtk_widget_is_sensitive (space) &&
      !is_in_popover (GTK_EVENT_CONTROLLER (gesture), self))
    clicked_cb (self, DUB_SPACE (space));
}

static void
add_gesture (DubBoardView *self, GtkGesture *gesture, const char *signal_name, GCallback callback)
{
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (gesture), GTK_PHASE_CAPTURE);
  g_signal_connect (gesture, signal_name, callback, self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (gesture));
}

/* A right click, a long press and the Menu key correct a space. */
static void
watch_spaces (DubBoardView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *press = gtk_gesture_long_press_new ();
  GtkGesture *tap = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  add_gesture (self, click, "pressed", G_CALLBACK (right_click_cb));
  add_gesture (self, press, "pressed", G_CALLBACK (long_press_cb));
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (tap), GDK_BUTTON_PRIMARY);
  add_gesture (self, tap, "released", G_CALLBACK (tapped_cb));
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
dub_board_view_dispose (GObject *object)
{
  DubBoardView *self = DUB_BOARD_VIEW (object);

  drop_popover (self);
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
  DUB_PANE_CLASS (klass)->build = NULL;
  DUB_PANE_CLASS (klass)->update = dub_board_view_update;
  DUB_PANE_CLASS (klass)->laid_out = dub_board_view_laid_out;

  gtk_widget_class_install_action (widget_class, "board.move", NULL, move);
  gtk_widget_class_install_action (widget_class, "board.let-go", NULL, let_go);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "board.let-go", NULL);
}

/* The hint covers the bottom of the board, where there are no guest spaces, so that the board
 * does not have to move. */
static void
add_hint (DubBoardView *self, GtkWidget *overlay)
{
  GtkWidget *label = dub_pane_new_label (NULL, NULL);
  GtkWidget *cancel = gtk_button_new_with_label (C_ ("selection", "Cancel"));

  gtk_widget_set_valign (cancel, GTK_ALIGN_CENTER);
  self->hint = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  self->hint_label = GTK_LABEL (label);
  self->sell_button = gtk_button_new_with_label (C_ ("button", "Sell"));
  gtk_widget_set_valign (self->sell_button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->hint, "hint");
  gtk_widget_set_hexpand (label, TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (cancel), "board.let-go");
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

  self->open = self->moved = DUB_NOWHERE;
  g_signal_connect (self, "notify::view", G_CALLBACK (view_set_cb), NULL);
  self->spaces = g_ptr_array_new ();
  self->board = DUB_PLAN (dub_plan_new (5));
  gtk_widget_add_css_class (GTK_WIDGET (self->board), "board");
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->board));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_widget_set_vexpand (scroller, TRUE);
  dub_ui_name (scroller, C_ ("page", "Board"));
  self->scroller = GTK_SCROLLED_WINDOW (scroller);
  self->path =
      DUB_BOARD_PATH (dub_board_path_new (gtk_scrolled_window_get_vadjustment (self->scroller)));
  gtk_overlay_set_child (GTK_OVERLAY (overlay), scroller);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (self->path));
  add_hint (self, overlay);
  adw_bin_set_child (ADW_BIN (self), overlay);
  watch_spaces (self);
}
