/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board: which spaces accept a press, what the press does, and which spaces are lit.
 */

#include "test-board.h"

#include "ui-fixture.h"

#include "dub-board-map.h"
#include "dub-board-path.h"
#include "dub-board-view.h"
#include "dub-choice-popover.h"
#include "dub-palette.h"
#include "dub-piece.h"
#include "dub-round.h"
#include "dub-space.h"
#include "dub-text.h"

#include <string.h>

enum { MAX_OFFERS = 512 };

static const guint jewelry_box = 1u << DUB_EXPANSION_JEWELRY_BOX;

/* Returns whether a space should be open. */
typedef gboolean (*Expect) (const DubMove *offer, DubPlace place, DubPlace selected);

/* A display that stays empty is not one of its spaces. */
static gboolean
is_at (const DubMove *offer, DubPlace place)
{
  return offer->verb != DUB_MOVE_LEAVE_EMPTY && dub_move_touches (offer, place);
}

static gboolean
expect_offer (const DubMove *offer, DubPlace place, DubPlace selected)
{
  return is_at (offer, place);
}

static gboolean
expect_target (const DubMove *offer, DubPlace place, DubPlace selected)
{
  return dub_place_equal (place, selected) ||
         (offer->verb == DUB_MOVE_PLACE_GARMENT && is_at (offer, selected) && is_at (offer, place));
}

/* The player can press a refused space too, but it only gives the reason. */
static gboolean
is_live (GtkWidget *space)
{
  gboolean refused = gtk_widget_has_css_class (space, "refused");

  g_assert_cmpint (gtk_widget_get_sensitive (space), ==,
                   refused || gtk_widget_has_css_class (space, "open"));

  return gtk_widget_get_sensitive (space) && !refused;
}

/* Checks that exactly the expected spaces accept a press. */
static void
check_open (GtkWidget *page, DubSession *session, Expect expect, DubPlace selected)
{
  g_autofree DubMove *offers = g_new0 (DubMove, MAX_OFFERS);
  guint n_offers = dub_game_list_legal (dub_session_get_game (session), NULL, offers, MAX_OFFERS);
  g_autoptr (GPtrArray) spaces = ui_list (page, DUB_TYPE_SPACE);
  guint n_open = 0;

  for (guint i = 0; i < spaces->len; i++) {
    DubPlace place = dub_space_get_place (g_ptr_array_index (spaces, i));
    gboolean is_open = is_live (g_ptr_array_index (spaces, i)), wanted = FALSE;

    for (guint j = 0; j < n_offers && !wanted; j++)
      wanted = expect (&offers[j], place, selected);
    if (is_open != wanted)
      g_test_message ("place %u:%u:%u", place.kind, place.in, place.at);
    g_assert_cmpint (is_open, ==, wanted);
    n_open += is_open;
  }
  g_assert_cmpuint (n_open, >, 0);
  g_assert_cmpuint (n_open, <, spaces->len);
}

static void
press (GtkWidget *page, DubPlace place)
{
  GtkWidget *space = ui_find_space (page, place);

  g_assert_nonnull (space);
  g_assert_true (gtk_widget_is_sensitive (space));
  g_signal_emit_by_name (space, "clicked");
}

static GtkWidget *
find_popover (GtkWidget *page)
{
  g_autoptr (GPtrArray) popovers = ui_list (page, DUB_TYPE_CHOICE_POPOVER);

  for (guint i = 0; i < popovers->len; i++)
    if (gtk_widget_get_mapped (g_ptr_array_index (popovers, i)))
      return g_ptr_array_index (popovers, i);

  return NULL;
}

/* Closes a popover and waits, because GTK looks for a tooltip in a popover that disappeared with
 * its window. */
static void
close_popover (DubWindow *window, GtkWidget *page)
{
  gtk_popover_popdown (GTK_POPOVER (find_popover (page)));
  ui_settle (window);
  ui_wait (600);
}

/* A new page shows the same as one that existed before the turn. */
static void
test_your_turn (void)
{
  g_autoptr (DubSession) session = ui_begin (11, jewelry_box);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = ui_show_session (window, session);

  ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);
  ui_settle (window);
  check_open (page, session, expect_offer, DUB_NOWHERE);
  page = ui_show_session (window, session);
  check_open (page, session, expect_offer, DUB_NOWHERE);
  ui_close_window (window);
}

/* In her turn no space accepts a press; in the preparation only those still to fill do. */
static void
test_other_phases (void)
{
  g_autoptr (DubSession) session = ui_begin (11, jewelry_box);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = ui_show_session (window, session);
  g_autoptr (GPtrArray) spaces = ui_list (page, DUB_TYPE_SPACE);

  for (guint i = 0; i < spaces->len; i++) {
    guint8 kind = dub_space_get_place (g_ptr_array_index (spaces, i)).kind;

    g_assert_cmpint (gtk_widget_get_sensitive (g_ptr_array_index (spaces, i)), ==,
                     kind < DUB_N_DISPLAYS);
  }
  ui_play_until (session, DUB_PHASE_TURNS, DUB_BARRY);
  for (guint i = 0; i < spaces->len; i++)
    g_assert_false (gtk_widget_get_sensitive (g_ptr_array_index (spaces, i)));
  ui_close_window (window);
}

/* The player selects a garment and deselects it, then puts it in a guest space. */
static void
test_garment (void)
{
  const DubPlace garment = { .kind = DUB_PLACE_GARMENT, .at = 5 };
  const DubPlace guest = { .kind = DUB_PLACE_GUEST, .in = 1, .at = 2 };
  g_autoptr (DubSession) session = ui_begin (11, jewelry_box);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = ui_show_session (window, session), *space;
  guint before;

  ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);
  before = ui_get_position (session);
  space = ui_find_space (page, garment);
  g_assert_false (gtk_widget_has_css_class (space, "selected"));
  press (page, garment);
  g_assert_true (gtk_widget_has_css_class (space, "selected"));
  gtk_test_accessible_assert_state (space, GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);
  check_open (page, session, expect_target, garment);
  press (page, garment);
  g_assert_false (gtk_widget_has_css_class (space, "selected"));
  check_open (page, session, expect_offer, DUB_NOWHERE);
  press (page, garment);
  g_assert_true (gtk_widget_activate_action (space, "board.let-go", NULL));
  g_assert_false (gtk_widget_has_css_class (space, "selected"));
  g_assert_cmpuint (ui_get_position (session), ==, before);

  press (page, garment);
  press (page, guest);
  g_assert_cmpuint (ui_get_position (session), ==, before + 1);
  g_assert_cmpuint (dub_session_get_game (session)->state.halls[1][2].owner, ==, DUB_YOU);
  g_assert_false (gtk_widget_has_css_class (space, "selected"));
  check_open (page, session, expect_offer, DUB_NOWHERE);
  ui_close_window (window);
}

/* A single possible action happens at once; of two, the player chooses. */
static void
test_choices (void)
{
  g_autoptr (DubSession) session = ui_begin (11, jewelry_box);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = ui_show_session (window, session);
  g_autoptr (GPtrArray) buttons = NULL;
  guint before;

  ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);
  before = ui_get_position (session);
  press (page, (DubPlace){ .kind = DUB_PLACE_TOKEN, .in = DUB_JEWELER, .at = 0 });
  g_assert_cmpuint (ui_get_position (session), ==, before + 1);
  g_assert_null (find_popover (page));

  press (page, (DubPlace){ .kind = DUB_PLACE_RESOURCE, .at = 8 });
  ui_settle (window);
  g_assert_cmpuint (ui_get_position (session), ==, before + 1);
  g_assert_nonnull (find_popover (page));
  buttons = ui_list (find_popover (page), GTK_TYPE_BUTTON);
  g_assert_cmpuint (buttons->len, ==, 2);
  g_signal_emit_by_name (g_ptr_array_index (buttons, 0), "clicked");
  ui_settle (window);
  g_assert_cmpuint (ui_get_position (session), ==, before + 2);
  g_assert_null (find_popover (page));
  g_assert_cmpuint (dub_session_get_game (session)->state.resources[2][2], ==, DUB_TILE_NONE);
  ui_close_window (window);
}

/* Similar garments differ by place and price in the list, and have pictures. */
static void
test_alike (void)
{
  g_autoptr (DubSession) session = ui_begin (11, jewelry_box);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = ui_show_session (window, session);
  g_autoptr (GPtrArray) buttons = NULL;
  g_autoptr (GHashTable) labels = g_hash_table_new (g_str_hash, g_str_equal);

  ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);
  ui_perform (session, correct_garment (1, (DubGarment){ .color = DUB_PINK, .pp = 3 }));
  ui_perform (session, correct_garment (2, (DubGarment){ .color = DUB_PINK, .pp = 3 }));
  ui_settle (window);
  press (page, (DubPlace){ .kind = DUB_PLACE_GUEST, .in = 1, .at = 2 });
  ui_settle (window);
  buttons = ui_list (find_popover (page), GTK_TYPE_BUTTON);
  g_assert_cmpuint (buttons->len, >, 3);
  for (guint i = 0; i < buttons->len; i++) {
    g_autoptr (GPtrArray) texts = ui_list (g_ptr_array_index (buttons, i), GTK_TYPE_LABEL);
    g_autoptr (GPtrArray) pieces = ui_list (g_ptr_array_index (buttons, i), DUB_TYPE_PIECE);

    g_assert_cmpuint (texts->len, ==, 1);
    g_assert_cmpuint (pieces->len, ==, 1);
    g_assert_true (
        g_hash_table_add (labels, (char *) gtk_label_get_text (g_ptr_array_index (texts, 0))));
  }
  g_assert_nonnull (ui_find_label (find_popover (page),
                                   "Rent out: pink frock coat (3 PP), 3rd from left (cost 4)"));
  close_popover (window, page);
  ui_close_window (window);
}

static GtkWidget *
open_correction (DubWindow *window, GtkWidget *page, DubPlace place)
{
  GtkWidget *board = gtk_widget_get_ancestor (ui_find_space (page, place), DUB_TYPE_BOARD_VIEW);

  dub_board_view_correct (DUB_BOARD_VIEW (board), place);
  ui_settle (window);
  g_assert_nonnull (find_popover (page));

  return find_popover (page);
}

/* Returns the button of a correction; each is there once. */
static GtkWidget *
find_choice (GtkWidget *popover, const char *title)
{
  g_autoptr (GPtrArray) buttons = ui_list (popover, GTK_TYPE_BUTTON);
  GtkWidget *found = NULL;

  for (guint i = 0; i < buttons->len; i++) {
    GtkWidget *button = g_ptr_array_index (buttons, i);

    if (g_strcmp0 (gtk_widget_get_tooltip_text (button), title) == 0 ||
        g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), title) == 0) {
      g_assert_null (found);
      found = button;
    }
  }
  g_assert_nonnull (found);
  g_assert_true (gtk_widget_get_mapped (found));

  return found;
}

/* A correction of a garment in a hall applies to the owner that the switch selects. */
static void
test_correct_guest (void)
{
  const DubPlace guest = { .kind = DUB_PLACE_GUEST, .in = 1, .at = 2 };
  g_autoptr (DubSession) session = ui_begin (11, jewelry_box);
  const DubState *state = &dub_session_get_game (session)->state;
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = ui_show_session (window, session), *popover;
  g_autoptr (GPtrArray) switches = NULL;

  ui_play_until (session, DUB_PHASE_TURNS, DUB_BARRY);
  popover = open_correction (window, page, guest);
  g_assert_null (ui_find_label (popover, "Move to Another Space…"));
  g_signal_emit_by_name (find_choice (popover, "Blue gown (2 PP)"), "clicked");
  ui_settle (window);
  g_assert_null (find_popover (page));
  g_assert_cmpuint (state->halls[1][2].owner, ==, DUB_BARRY);
  g_assert_cmpuint (state->halls[1][2].garment.color, ==, DUB_BLUE);

  popover = open_correction (window, page, guest);
  switches = ui_list (popover, GTK_TYPE_TOGGLE_BUTTON);
  g_assert_cmpuint (switches->len, ==, 2);
  g_assert_true (gtk_toggle_button_get_active (g_ptr_array_index (switches, 0)));
  gtk_toggle_button_set_active (g_ptr_array_index (switches, 1), TRUE);
  ui_settle (window);
  g_assert_cmpuint (state->halls[1][2].owner, ==, DUB_BARRY); /* the switch changes only the list */
  g_signal_emit_by_name (find_choice (popover, "Blue gown (2 PP)"), "clicked");
  ui_settle (window);
  g_assert_cmpuint (state->halls[1][2].owner, ==, DUB_YOU);
  popover = open_correction (window, page, guest);
  g_assert_true (gtk_widget_has_css_class (find_choice (popover, "Blue gown (2 PP)"), "first"));
  g_signal_emit_by_name (find_choice (popover, "No Garment"), "clicked");
  ui_settle (window);
  g_assert_cmpuint (state->halls[1][2].owner, ==, DUB_NOBODY);
  ui_close_window (window);
}

static void
start_move (DubWindow *window, GtkWidget *page, DubPlace place)
{
  GtkWidget *label =
      ui_find_label (open_correction (window, page, place), "Move to Another Space…");

  g_assert_nonnull (label);
  g_signal_emit_by_name (gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON), "clicked");
  ui_settle (window);
  g_assert_null (find_popover (page));
  g_assert_true (gtk_widget_has_css_class (ui_find_space (page, place), "selected"));
}

/* The garment goes where the player taps next, unless deselected. Keys reach free guest spaces too,
 * even in her turn. */
static void
test_move (void)
{
  const DubPlace from = { .kind = DUB_PLACE_GUEST, .in = 1, .at = 2 };
  const DubPlace to = { .kind = DUB_PLACE_GUEST, .in = 2, .at = 1 };
  const DubPlace garment = { .kind = DUB_PLACE_GARMENT, .at = 1 };
  g_autoptr (DubSession) session = ui_begin (11, jewelry_box);
  const DubState *state = &dub_session_get_game (session)->state;
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = ui_show_session (window, session);
  guint before;

  ui_play_until (session, DUB_PHASE_TURNS, DUB_BARRY);
  ui_perform (session, correct_guest (1, 2, DUB_YOU, (DubGarment){ .color = DUB_BLUE, .pp = 2 }));
  before = ui_get_position (session);
  start_move (window, page, from);
  g_assert_false (gtk_widget_is_sensitive (ui_find_space (page, garment)));
  gtk_widget_activate_action (ui_find_space (page, to), "board.let-go", NULL);
  g_assert_false (gtk_widget_is_sensitive (ui_find_space (page, to)));
  start_move (window, page, from);
  press (page, from);
  g_assert_false (gtk_widget_has_css_class (ui_find_space (page, from), "selected"));
  g_assert_cmpuint (ui_get_position (session), ==, before);

  start_move (window, page, from);
  press (page, to);
  ui_settle (window);
  g_assert_cmpuint (ui_get_position (session), ==, before + 2);
  g_assert_cmpuint (state->halls[1][2].owner, ==, DUB_NOBODY);
  g_assert_cmpuint (state->halls[1][2].garment.color, ==, DUB_COLOR_NONE);
  g_assert_cmpuint (state->halls[2][1].owner, ==, DUB_YOU);
  g_assert_cmpuint (state->halls[2][1].garment.pp, ==, 2);
  g_assert_false (gtk_widget_is_sensitive (ui_find_space (page, from)));
  ui_close_window (window);
}

/* A step shows its piece faintly beforehand; the piece settles once it is there. */
static void
test_settles (void)
{
  const DubPlace guest = { .kind = DUB_PLACE_GUEST, .in = 1, .at = 2 };
  const DubThing gown = dub_thing_garment ((DubGarment){ .color = DUB_BLUE, .pp = 2 }, DUB_BARRY);
  g_autoptr (DubSession) session = ui_begin (11, 0);
  const DubGame *game = dub_session_get_game (session);
  DubSpace *space = g_object_ref_sink (DUB_SPACE (dub_space_new (guest)));

  g_assert_false (dub_space_update (space, game));
  dub_space_set_ghost (space, dub_piece_get_face (game->box.edition, gown),
                       dub_piece_get_token (&game->state, DUB_BARRY));
  ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);
  ui_perform (session, dub_correction (guest, gown));
  g_assert_true (dub_space_update (space, dub_session_get_game (session)));
  g_assert_false (dub_space_update (space, dub_session_get_game (session)));
  g_object_unref (space);
}

/* The player enters a drawn piece on its space. */
static void
test_entry (void)
{
  g_autoptr (DubSession) session = ui_begin (11, jewelry_box);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = ui_show_session (window, session);
  g_autoptr (GPtrArray) buttons = NULL;

  press (page, (DubPlace){ .kind = DUB_PLACE_JEWEL, .at = 3 });
  ui_settle (window);
  g_assert_nonnull (find_popover (page));
  buttons = ui_list_tiles (find_popover (page));
  g_assert_cmpuint (buttons->len, ==, 4);
  g_signal_emit_by_name (g_ptr_array_index (buttons, 2), "clicked");
  ui_settle (window);
  g_assert_cmpuint (ui_get_position (session), ==, 2);
  g_assert_cmpuint (dub_session_get_game (session)->state.jewelry[3], ==, DUB_GREEN);
  g_assert_null (find_popover (page));
  ui_close_window (window);
}

/* Begins in your turn, with unknown displays. */
static DubSession *
begin_unknown (void)
{
  DubSession *session = ui_begin (11, jewelry_box);

  ui_perform (session, table_move (DUB_MOVE_READY));
  ui_perform (session, correct_turn (DUB_YOU));

  return session;
}

static DubPlace
find_unknown (DubSession *session, DubPlaceKind kind)
{
  const DubState *state = &dub_session_get_game (session)->state;

  for (DubPlace place = { .kind = (guint8) kind }; place.at < DUB_MAX_SPACES; place.at++)
    if (dub_place_is_unknown (state, place))
      return place;
  g_assert_not_reached ();
}

/* Opens the popover of an unknown place, and its first tile. */
static GtkWidget *
ask (DubWindow *window, GtkWidget *page, DubPlace place)
{
  g_autoptr (GPtrArray) palettes = NULL;
  g_autoptr (GPtrArray) buttons = NULL;

  press (page, place);
  ui_settle (window);
  g_assert_nonnull (find_popover (page));
  palettes = ui_list (find_popover (page), DUB_TYPE_PALETTE);
  g_assert_cmpuint (palettes->len, ==, 1);
  buttons = ui_list (g_ptr_array_index (palettes, 0), GTK_TYPE_BUTTON);

  return g_ptr_array_index (buttons, 0);
}

/* The app asks for an unknown garment, then for its guest space. */
static void
test_unknown_garment (void)
{
  const DubPlace guest = { .kind = DUB_PLACE_GUEST, .in = 1, .at = 2 };
  g_autoptr (DubSession) session = begin_unknown ();
  const DubState *state = &dub_session_get_game (session)->state;
  DubPlace garment = find_unknown (session, DUB_PLACE_GARMENT);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = ui_show_session (window, session);
  guint before = ui_get_position (session);

  g_signal_emit_by_name (ask (window, page, garment), "clicked");
  ui_settle (window);
  ui_wait (100);
  g_assert_null (find_popover (page));
  g_assert_cmpuint (ui_get_position (session), ==, before + 1);
  g_assert_cmpuint (state->garments[garment.at].color, ==, DUB_BLUE);
  g_assert_true (gtk_widget_has_css_class (ui_find_space (page, garment), "selected"));
  press (page, guest);
  g_assert_cmpuint (ui_get_position (session), ==, before + 2);
  g_assert_cmpuint (state->halls[1][2].owner, ==, DUB_YOU);
  g_assert_cmpuint (state->halls[1][2].garment.color, ==, DUB_BLUE);
  ui_close_window (window);
}

/* Closing the popover cancels the request. */
static void
test_unknown_let_go (void)
{
  g_autoptr (DubSession) session = begin_unknown ();
  DubPlace garment = find_unknown (session, DUB_PLACE_GARMENT);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = ui_show_session (window, session);

  ask (window, page, garment);
  gtk_popover_popdown (GTK_POPOVER (find_popover (page)));
  ui_settle (window);
  ui_perform (session, enter_garment (garment.at, (DubGarment){ .color = DUB_BLUE, .pp = 3 }));
  ui_settle (window);
  ui_wait (100);
  g_assert_false (gtk_widget_has_css_class (ui_find_space (page, garment), "selected"));
  ui_close_window (window);
}

/* The player takes jewelry as soon as its color is known, but not without a jeweler. */
static void
test_unknown_jewelry (void)
{
  g_autoptr (DubSession) session = begin_unknown ();
  const DubState *state = &dub_session_get_game (session)->state;
  DubPlace jewel = find_unknown (session, DUB_PLACE_JEWEL);
  DubPlace garment = find_unknown (session, DUB_PLACE_GARMENT);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = ui_show_session (window, session);
  guint before;

  g_assert_true (gtk_widget_has_css_class (ui_find_space (page, jewel), "refused"));
  press (page, (DubPlace){ .kind = DUB_PLACE_TOKEN, .in = DUB_JEWELER, .at = 0 });
  ui_perform (session, enter_garment (garment.at, (DubGarment){ .color = DUB_BLUE, .pp = 3 }));
  ui_perform (session, you_rent (garment.at, 0, 5));
  ui_settle (window);
  before = ui_get_position (session);
  g_signal_emit_by_name (ask (window, page, jewel), "clicked");
  g_assert_cmpuint (ui_get_position (session), ==, before + 2); /* without waiting for a frame */
  ui_settle (window);
  g_assert_cmpuint (state->jewelry[jewel.at], ==, DUB_COLOR_NONE);
  g_assert_cmpuint (state->sides[DUB_YOU].jewelry.n, ==, 1);
  g_assert_cmpuint (state->sides[DUB_YOU].jewelry.colors[0], ==, DUB_BLUE);
  ui_close_window (window);
}

/* The app asks for an unknown card, and then hires it. */
static void
test_unknown_employee (void)
{
  g_autoptr (DubSession) session = begin_unknown ();
  const DubState *state = &dub_session_get_game (session)->state;
  DubPlace employee = find_unknown (session, DUB_PLACE_EMPLOYEE);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = ui_show_session (window, session);
  guint before = ui_get_position (session), n_staff = state->sides[DUB_YOU].n_staff;

  g_signal_emit_by_name (ask (window, page, employee), "clicked");
  g_assert_cmpuint (ui_get_position (session), ==, before + 2); /* without waiting for a frame */
  ui_settle (window);
  g_assert_null (find_popover (page));
  g_assert_cmpuint (state->employees[employee.at].type, ==, DUB_TYPE_NONE);
  g_assert_cmpuint (state->sides[DUB_YOU].n_staff, ==, n_staff + 1);
  g_assert_cmpuint (state->sides[DUB_YOU].staff[n_staff].id, >, 0);
  ui_close_window (window);
}

/* Many cards wrap inside the popover, which is at most as wide as a phone. */
static void
test_unknown_employees (void)
{
  g_autoptr (DubSession) session = ui_begin (11, jewelry_box);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = ui_show_session (window, session);
  guint round = 1;

  while (round++ < 5) {
    ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);
    ui_play_until (session, DUB_PHASE_PREPARE, DUB_YOU);
  }
  ui_perform (session, table_move (DUB_MOVE_READY));
  ui_perform (session, correct_turn (DUB_YOU));
  ui_settle (window);
  ask (window, page, find_unknown (session, DUB_PLACE_EMPLOYEE));
  g_assert_cmpint (gtk_widget_get_width (gtk_popover_get_child (GTK_POPOVER (find_popover (page)))),
                   <, 340);
  close_popover (window, page);
  ui_close_window (window);
}

/* The player enters a tile and then takes it, or takes it without entering it. */
static void
test_unknown_tile (void)
{
  g_autoptr (DubSession) session = begin_unknown ();
  const DubState *state = &dub_session_get_game (session)->state;
  DubPlace tile = find_unknown (session, DUB_PLACE_RESOURCE);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = ui_show_session (window, session);
  guint before = ui_get_position (session);
  g_autoptr (GPtrArray) buttons = NULL;
  GtkWidget *take;

  g_signal_emit_by_name (ask (window, page, tile), "clicked");
  ui_settle (window);
  ui_wait (100);
  g_assert_cmpuint (ui_get_position (session), ==, before + 1);
  g_assert_nonnull (find_popover (page));
  buttons = ui_list (find_popover (page), GTK_TYPE_BUTTON);
  g_assert_cmpuint (buttons->len, ==, 2);
  g_signal_emit_by_name (g_ptr_array_index (buttons, 0), "clicked");
  ui_settle (window);
  g_assert_cmpuint (ui_get_position (session), ==, before + 2);
  g_assert_true (dub_place_is_empty (state, tile));

  tile = find_unknown (session, DUB_PLACE_RESOURCE);
  ask (window, page, tile);
  take = ui_find_label (find_popover (page), "Take Tile");
  g_assert_nonnull (take);
  g_signal_emit_by_name (gtk_widget_get_ancestor (take, GTK_TYPE_BUTTON), "clicked");
  ui_settle (window);
  g_assert_cmpuint (ui_get_position (session), ==, before + 3);
  g_assert_true (dub_place_is_empty (state, tile));
  ui_close_window (window);
}

static GtkWidget *
find_refusal (GtkWidget *page)
{
  g_autoptr (GPtrArray) popovers = ui_list (page, GTK_TYPE_POPOVER);

  for (guint i = 0; i < popovers->len; i++)
    if (gtk_widget_has_css_class (g_ptr_array_index (popovers, i), "refusal") &&
        gtk_widget_get_mapped (g_ptr_array_index (popovers, i)))
      return g_ptr_array_index (popovers, i);

  return NULL;
}

/* Taps as a finger does; the board finds an insensitive space. */
static void
tap (DubWindow *window, GtkWidget *page, DubPlace place)
{
  GtkWidget *space = ui_find_space (page, place);
  GtkWidget *board = gtk_widget_get_ancestor (space, DUB_TYPE_BOARD_VIEW);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (board);
  double x, y;

  g_assert_true (gtk_widget_translate_coordinates (space, board, gtk_widget_get_width (space) / 2.,
                                                   gtk_widget_get_height (space) / 2., &x, &y));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_GESTURE_CLICK (controller) &&
        gtk_gesture_single_get_button (GTK_GESTURE_SINGLE (controller)) == GDK_BUTTON_PRIMARY)
      g_signal_emit_by_name (controller, "released", 1, x, y);
  }
  if (gtk_widget_is_sensitive (space))
    g_signal_emit_by_name (space, "clicked");
  ui_settle (window);
}

static void
check_refusal (DubWindow *window, GtkWidget *page, DubPlace place, const char *reason)
{
  tap (window, page, place);
  g_assert_nonnull (find_refusal (page));
  g_assert_nonnull (ui_find_label (find_refusal (page), reason));
}

static gboolean
is_pale (GtkWidget *space)
{
  g_autofree char *drawing = ui_dup_drawing (space);

  return strstr (drawing, "opacity {") != NULL;
}

/* A tap without an effect gives the reason in place; the next tap with an effect removes it. */
static void
test_refusal (void)
{
  const DubPlace jewel = { .kind = DUB_PLACE_JEWEL, .at = 1 };
  const DubPlace token = { .kind = DUB_PLACE_TOKEN, .in = DUB_JEWELER, .at = 0 };
  const DubPlace bonus = { .kind = DUB_PLACE_ALL_HALLS, .at = 0 };
  const DubPlace garment = { .kind = DUB_PLACE_GARMENT, .at = 5 };
  const char *reason = "You need a Trademark token on a Jeweler Decoration to take Jewelry.";
  g_autoptr (DubSession) session = ui_begin (11, jewelry_box);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = ui_show_session (window, session);
  guint before;

  ui_play_until (session, DUB_PHASE_TURNS, DUB_BARRY);
  ui_settle (window);
  check_refusal (window, page, garment,
                 "It is not your turn: to correct this space, right-click it or hold it down.");
  ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);
  ui_settle (window);
  g_assert_null (find_refusal (page));
  before = ui_get_position (session);
  g_assert_true (gtk_widget_has_css_class (ui_find_space (page, jewel), "refused"));
  gtk_test_accessible_assert_property (ui_find_space (page, jewel),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason);
  gtk_test_accessible_assert_property (ui_find_space (page, garment),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "You can use this now.");
  g_assert_true (is_pale (ui_find_space (page, jewel)));
  g_assert_false (is_pale (ui_find_space (page, garment)));
  check_refusal (window, page, jewel, reason);
  check_refusal (window, page, bonus,
                 "This bonus is entered automatically as soon as it is "
                 "yours.");
  g_assert_cmpuint (ui_get_position (session), ==, before);

  tap (window, page, garment);
  g_assert_null (find_refusal (page));
  check_refusal (window, page, token, "Place the selected Garment first: tap a free guest space.");
  g_assert_true (gtk_widget_activate_action (page, "board.let-go", NULL) ||
                 gtk_widget_activate_action (ui_find_space (page, token), "board.let-go", NULL));
  tap (window, page, token);
  g_assert_cmpuint (ui_get_position (session), ==, before + 1);
  check_refusal (window, page, token, "This space already has a Trademark token.");
  ui_close_window (window);
}

/* Returns whether one of her orders changes the place, in the words that a screen reader has for
 * it. Clearing all tasks at once is not an order. */
static gboolean
changes (const DubGame *game, const DubTurn *turn, DubPlace place)
{
  DubGame now = *game;

  for (guint i = 0; i < turn->n_steps; i++) {
    const DubEvent step = { .type = DUB_EVENT_MOVE, .move = turn->steps[i] };
    const DubEvent cards = { .type = DUB_EVENT_CARDS, .cards = turn->shuffled };
    g_autofree char *before = dub_text_content (&game->box, &now.state, place);
    g_autofree char *after = NULL;

    g_assert_true (dub_game_apply (&now, &step, NULL));
    if (step.move.verb == DUB_MOVE_SHUFFLE_DISCARDS)
      g_assert_true (dub_game_apply (&now, &cards, NULL));
    after = dub_text_content (&game->box, &now.state, place);
    if (step.move.verb != DUB_MOVE_CLEAR_TASKS && g_strcmp0 (before, after) != 0)
      return TRUE;
  }

  return FALSE;
}

/* Checks that a place is lit if and only if its piece changes during the turn. */
static void
check_lit (GPtrArray *spaces, const DubGame *game, const DubTurn *turn)
{
  for (guint i = 0; i < spaces->len; i++) {
    DubPlace place = dub_space_get_place (g_ptr_array_index (spaces, i));
    gboolean is_lit = gtk_widget_has_css_class (g_ptr_array_index (spaces, i), "lit");

    g_test_message ("place %u:%u:%u", place.kind, place.in, place.at);
    g_assert_cmpint (is_lit, ==, changes (game, turn, place));
  }
}

static void
check_dark (GPtrArray *spaces)
{
  for (guint i = 0; i < spaces->len; i++)
    g_assert_false (gtk_widget_has_css_class (g_ptr_array_index (spaces, i), "lit"));
}

/* Checks that the spaces of the question are lit, and no others. */
static void
check_asked (GPtrArray *spaces, const DubQuestion *question)
{
  for (guint i = 0; i < spaces->len; i++)
    g_assert_cmpint (gtk_widget_has_css_class (g_ptr_array_index (spaces, i), "lit"), ==,
                     dub_place_is_asked (dub_space_get_place (g_ptr_array_index (spaces, i)),
                                         question));
}

/* Returns whether there is a line. It is the only object on its layer that is not a texture. */
static gboolean
has_line (GtkWidget *path)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (path);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GBytes) bytes = NULL;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (path),
                          gtk_widget_get_height (path));
  node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL)
    return FALSE;
  bytes = gsk_render_node_serialize (node);

  return strstr (g_bytes_get_data (bytes, NULL), "cairo {") != NULL;
}

static gboolean
places_garment (const DubTurn *turn)
{
  for (guint i = 0; turn != NULL && i < turn->n_steps; i++)
    if (turn->steps[i].verb == DUB_MOVE_PLACE_GARMENT)
      return TRUE;

  return FALSE;
}

/* A line leads to the guest space while she places a garment, and at no other time. */
static void
test_path (void)
{
  g_autoptr (DubSession) session = ui_begin (14, jewelry_box);
  DubWindow *window = ui_open_window (1366, 768);
  GtkWidget *page = ui_show_session (window, session);
  g_autoptr (GPtrArray) paths = ui_list (page, DUB_TYPE_BOARD_PATH);
  guint n[2] = { 0 };

  g_assert_cmpuint (paths->len, ==, 1);
  for (guint i = 0; i < 40; i++) {
    gboolean places;

    if (dub_session_get_question (session) != NULL)
      ui_answer (session);
    else if (dub_session_get_game (session)->state.phase == DUB_PHASE_PREPARE)
      ui_perform (session, table_move (DUB_MOVE_FILL));
    session_go_on (session);
    ui_settle (window);
    places = places_garment (dub_session_get_turn (session));
    g_assert_cmpint (has_line (g_ptr_array_index (paths, 0)), ==, places);
    n[places]++;
  }
  g_assert_cmpuint (n[TRUE], >, 2);
  g_assert_cmpuint (n[FALSE], >, 2);
  ui_close_window (window);
}

/* On a phone the map above her card has the seals of her steps; beside a board there is no map. */
static void
test_map (void)
{
  const int widths[] = { 360, 1366 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++) {
    g_autoptr (DubSession) session = ui_begin (14, jewelry_box);
    DubWindow *window = ui_open_window (widths[i], 768);
    GtkWidget *page = ui_show_session (window, session);
    g_autoptr (GPtrArray) maps = ui_list (page, DUB_TYPE_BOARD_MAP);

    g_assert_cmpuint (maps->len, ==, 1);
    while (!places_garment (dub_session_get_turn (session))) {
      if (dub_session_get_question (session) != NULL)
        ui_answer (session);
      else if (dub_session_get_game (session)->state.phase == DUB_PHASE_PREPARE)
        ui_perform (session, table_move (DUB_MOVE_FILL));
      session_go_on (session);
    }
    ui_settle (window);
    g_assert_cmpint (gtk_widget_get_mapped (g_ptr_array_index (maps, 0)), ==, widths[i] == 360);
    if (widths[i] == 360)
      g_assert_true (has_line (g_ptr_array_index (maps, 0)));
    ui_close_window (window);
  }
}

/* Checks a whole game; a card with an open question lights the spaces of the question. */
static void
test_lit (void)
{
  g_autoptr (DubSession) session = ui_begin (14, jewelry_box);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = ui_show_session (window, session);
  g_autoptr (GPtrArray) spaces = ui_list (page, DUB_TYPE_SPACE);
  guint n_turns = 0;

  while (dub_session_get_game (session)->state.phase != DUB_PHASE_SCORING) {
    if (dub_session_get_question (session) != NULL) {
      check_asked (spaces, dub_session_get_question (session));
      ui_answer (session);
      continue;
    }
    if (dub_session_get_turn (session) != NULL) {
      check_lit (spaces, dub_session_get_game (session), dub_session_get_turn (session));
      n_turns++;
    } else
      check_dark (spaces);
    if (dub_session_get_game (session)->state.phase == DUB_PHASE_PREPARE)
      ui_perform (session, table_move (DUB_MOVE_FILL));
    session_go_on (session);
  }
  g_assert_cmpuint (n_turns, >, 25);
  ui_close_window (window);
}

/* A game that is open elsewhere can only be viewed. */
static void
test_read_only (void)
{
  g_autoptr (DubSession) session = ui_begin (11, jewelry_box);
  g_autoptr (DubSession) other = NULL;
  DubWindow *window = ui_open_window (1180, 820);
  g_autoptr (GPtrArray) spaces = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  GtkWidget *page;

  ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);
  before = ui_read_journal (session);
  other = dub_session_open (dub_session_get_id (session), NULL);
  g_assert_true (dub_session_get_read_only (other));
  page = ui_show_session (window, other);
  spaces = ui_list (page, DUB_TYPE_SPACE);
  for (guint i = 0; i < spaces->len; i++)
    g_assert_false (gtk_widget_get_sensitive (g_ptr_array_index (spaces, i)));
  ui_activate (page, you_take_favor ());
  gtk_widget_activate_action (page, "game.go-on", NULL);
  gtk_widget_activate_action (page, "game.undo", NULL);
  ui_settle (window);
  after = ui_read_journal (session);
  g_assert_cmpstr (after, ==, before);
  ui_close_window (window);
}

void
test_board_add (void)
{
  g_test_add_func ("/ui/board/settles", test_settles);
  g_test_add_func ("/ui/board/your-turn", test_your_turn);
  g_test_add_func ("/ui/board/other-phases", test_other_phases);
  g_test_add_func ("/ui/board/garment", test_garment);
  g_test_add_func ("/ui/board/choices", test_choices);
  g_test_add_func ("/ui/board/alike", test_alike);
  g_test_add_func ("/ui/board/correct-guest", test_correct_guest);
  g_test_add_func ("/ui/board/move", test_move);
  g_test_add_func ("/ui/board/entry", test_entry);
  g_test_add_func ("/ui/board/unknown/garment", test_unknown_garment);
  g_test_add_func ("/ui/board/unknown/let-go", test_unknown_let_go);
  g_test_add_func ("/ui/board/unknown/jewelry", test_unknown_jewelry);
  g_test_add_func ("/ui/board/unknown/employee", test_unknown_employee);
  g_test_add_func ("/ui/board/unknown/employees", test_unknown_employees);
  g_test_add_func ("/ui/board/unknown/tile", test_unknown_tile);
  g_test_add_func ("/ui/board/refusal", test_refusal);
  g_test_add_func ("/ui/board/path", test_path);
  g_test_add_func ("/ui/board/map", test_map);
  g_test_add_func ("/ui/board/lit", test_lit);
  g_test_add_func ("/ui/board/read-only", test_read_only);
}
