/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the view model offers the page of a game: the moment, the steps, and the places of the
 * board.
 */

#include "dub-box-file.h"
#include "dub-place.h"
#include "dub-session.h"
#include "dub-table-view.h"
#include "session-fixture.h"

static DubTableView *
begin (guint64 seed)
{
  DubSetup setup = { .seed = seed,
                     .expansions = 1u << DUB_EXPANSION_JEWELRY_BOX | 1u << DUB_EXPANSION_EXPERT,
                     .count_candidate = TRUE };
  g_autoptr (DubSession) session = NULL;
  g_autoptr (GError) error = NULL;
  DubBox box;

  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  session = dub_session_new ("A test", &box, &setup, &error);
  g_assert_no_error (error);

  return dub_table_view_new (session);
}

static void
go_on (DubTableView *view)
{
  guint n_changes = dub_table_view_get_n_changes (view);

  dub_table_view_go_on (view);
  g_assert_cmpuint (dub_table_view_get_n_changes (view), >, n_changes);
}

static char *
get_text (DubTableView *view, const char *property)
{
  char *text = NULL;

  g_object_get (view, property, &text, NULL);

  return text;
}

/* Plays until this moment, and enters all pieces. */
static void
play_until (DubTableView *view, DubMoment moment)
{
  DubSession *session = dub_table_view_get_session (view);

  while (dub_table_view_get_moment (view) != moment) {
    if (dub_table_view_get_moment (view) == DUB_MOMENT_PREPARE)
      session_perform (session, "table fill");
    go_on (view);
  }
}

/* Plays until she has a turn in which she takes and places a garment. */
static void
play_until_tailoring (DubTableView *view)
{
  for (guint n = 0; n < 200; n++) {
    GListModel *steps = dub_table_view_get_steps (view);

    for (guint i = 0; i < g_list_model_get_n_items (steps); i++) {
      g_autoptr (DubStepItem) item = g_list_model_get_item (steps, i);
      const DubMove *step = dub_step_item_get_step (item);

      if (step != NULL && step->verb == DUB_MOVE_PLACE_GARMENT)
        return;
    }
    if (dub_table_view_get_moment (view) == DUB_MOMENT_PREPARE)
      session_perform (dub_table_view_get_session (view), "table fill");
    go_on (view);
  }
  g_assert_not_reached ();
}

static void
count_cb (GObject *object, guint *n)
{
  ++*n;
}

static void
test_moments (void)
{
  g_autoptr (DubTableView) view = begin (7);
  g_autofree char *setup_label = get_text (view, "next-label"), *label = NULL, *heading = NULL;
  g_autofree char *round = get_text (view, "round-title");
  g_autofree char *moment = get_text (view, "moment-title");
  guint n = 0;

  g_signal_connect (view, "changed", G_CALLBACK (count_cb), &n);
  g_assert_cmpint (dub_table_view_get_moment (view), ==, DUB_MOMENT_SETUP);
  g_assert_cmpstr (round, ==, "Round 1 of 7");
  g_assert_cmpstr (moment, ==, "Preparation");
  heading = get_text (view, "heading");
  g_assert_cmpstr (heading, ==, "Round 1 of 7 · Preparation");

  /* The end of the setup is not an entry of the game. */
  go_on (view);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpint (dub_table_view_get_moment (view), ==, DUB_MOMENT_PREPARE);
  g_assert_cmpuint (dub_history_get_position (
                        dub_session_get_history (dub_table_view_get_session (view))),
                    ==, 1);
  label = get_text (view, "next-label");
  g_assert_cmpstr (label, !=, setup_label);

  play_until (view, DUB_MOMENT_YOURS);
  play_until (view, DUB_MOMENT_HERS);
}

/* Each step names the origin and the destination of its piece. */
static void
test_steps (void)
{
  g_autoptr (DubTableView) view = begin (7);
  GListModel *steps = dub_table_view_get_steps (view);
  DubPlace taken = DUB_NOWHERE, placed_from = DUB_NOWHERE, placed_to = DUB_NOWHERE;
  DubGarment garment = { 0 };

  g_assert_cmpuint (g_list_model_get_n_items (steps), ==, 0);
  play_until_tailoring (view);
  g_assert_true (dub_table_view_get_steps (view) == steps);
  for (guint i = 0; i < g_list_model_get_n_items (steps); i++) {
    g_autoptr (DubStepItem) item = g_list_model_get_item (steps, i);
    const DubMove *step = dub_step_item_get_step (item);

    g_assert_cmpuint (item->index, ==, i);
    g_assert_cmpuint (strlen (item->sentence), >, 0);
    g_assert_cmpint (step->rules[0], !=, 0);
    if (step->verb == DUB_MOVE_TAKE_GARMENT) {
      taken = item->from;
      garment = item->what.garment;
      g_assert_cmpint (item->to.kind, ==, DUB_PLACE_NONE);
    }
    if (step->verb == DUB_MOVE_PLACE_GARMENT) {
      placed_from = item->from;
      placed_to = item->to;
      g_assert_cmpint (item->what.garment.color, ==, garment.color);
      g_assert_cmpint (item->what.garment.pp, ==, garment.pp);
    }
  }
  g_assert_cmpint (taken.kind, ==, DUB_PLACE_GARMENT);
  g_assert_cmpint (garment.color, !=, DUB_COLOR_NONE);
  g_assert_true (dub_place_equal (taken, placed_from));
  g_assert_cmpint (placed_to.kind, ==, DUB_PLACE_GUEST);
}

static gboolean
is_lit (DubTableView *view, DubPlace place)
{
  return (dub_table_view_get_flags (view, place) & DUB_PLACE_IS_LIT) != 0;
}

/* The view lights the places of all steps, or of the selected step only. */
static void
test_selected_step (void)
{
  g_autoptr (DubTableView) view = begin (7);
  guint n_selected = 0, n_changed = 0, n_steps;
  GListModel *steps;

  play_until_tailoring (view);
  steps = dub_table_view_get_steps (view);
  n_steps = g_list_model_get_n_items (steps);
  g_signal_connect (view, "selected", G_CALLBACK (count_cb), &n_selected);
  g_signal_connect (view, "changed", G_CALLBACK (count_cb), &n_changed);
  for (guint i = 0; i < n_steps; i++) {
    g_autoptr (DubStepItem) one = g_list_model_get_item (steps, i);

    dub_table_view_select_step (view, one);
    for (guint j = 0; j < n_steps; j++) {
      g_autoptr (DubStepItem) other = g_list_model_get_item (steps, j);
      DubPlace to = other->to;

      if (to.kind != DUB_PLACE_NONE)
        g_assert_cmpint (is_lit (view, to), ==, dub_step_item_touches (one, to));
    }
  }
  dub_table_view_select_step (view, NULL);
  for (guint i = 0; i < n_steps; i++) {
    g_autoptr (DubStepItem) one = g_list_model_get_item (steps, i);

    if (one->from.kind != DUB_PLACE_NONE)
      g_assert_true (is_lit (view, one->from));
  }
  g_assert_cmpuint (n_selected, ==, n_steps + 1);
  g_assert_cmpuint (n_changed, ==, 0);
}

/* A place that is not open has a reason, and a place is lit as offered if it has offers. */
static void
test_places (void)
{
  g_autoptr (DubTableView) view = begin (7);
  guint n_refused = 0, n_offered = 0;

  play_until (view, DUB_MOMENT_YOURS);
  for (guint kind = 0; kind < DUB_N_DISPLAYS; kind++)
    for (guint at = 0; at < 4; at++) {
      DubPlace place = { .kind = (guint8) kind, .at = (guint8) at };
      DubPlaceFlags flags = dub_table_view_get_flags (view, place);
      g_autofree char *refusal = dub_table_view_dup_refusal (view, place);
      const DubMove *found;

      g_assert_cmpint ((flags & DUB_PLACE_IS_OPEN) == 0, ==, refusal != NULL);
      g_assert_cmpint ((flags & DUB_PLACE_IS_OFFERED) != 0, ==,
                       dub_table_view_list_offers (view, place, &found, 1) > 0);
      if ((flags & DUB_PLACE_IS_REFUSED) != 0)
        g_assert_cmpint (flags & DUB_PLACE_IS_OPEN, ==, 0);
      n_refused += (flags & DUB_PLACE_IS_REFUSED) != 0;
      n_offered += (flags & DUB_PLACE_IS_OFFERED) != 0;
    }
  /* You have no jeweler token yet. */
  g_assert_cmpuint (n_refused, >, 0);
  g_assert_cmpuint (n_offered, >, 0);
}

/* Enters arbitrary pieces for all displays but the Resource display. */
static void
enter_rest (DubSession *session)
{
  gboolean is_done = FALSE;

  while (!is_done) {
    guint n;
    const DubMove *legal = dub_session_get_legal (session, &n);

    is_done = TRUE;
    for (guint i = 0; is_done && i < n; i++)
      if (legal[i].verb == DUB_MOVE_ENTER && legal[i].to.kind != DUB_PLACE_RESOURCE) {
        DubMove enter = legal[i];

        g_assert_true (dub_session_perform (session, &enter, NULL));
        is_done = FALSE;
      }
  }
}

/* If a round would leave cards or more than Resource tiles unknown, it takes a second press to
 * begin. A new entry cancels the first press. */
static void
test_doubt (void)
{
  g_autoptr (DubTableView) view = begin (7);
  DubSession *session = dub_table_view_get_session (view);
  g_autofree char *before = NULL, *asked = NULL, *left = NULL;

  go_on (view);
  before = get_text (view, "next-label");
  g_assert_cmpstr (before, ==, "Continue: 23 Tiles and Cards Unknown");
  go_on (view);
  asked = get_text (view, "next-label");
  g_assert_cmpstr (asked, ==, "Start with 23 Unknown?");
  g_assert_true (dub_table_view_is_asking_twice (view));
  enter_rest (session);
  g_assert_false (dub_table_view_is_asking_twice (view));
  left = get_text (view, "next-label");
  g_assert_cmpstr (left, ==, "Continue: 9 Tiles Unknown");
  go_on (view);
  g_assert_cmpint (dub_table_view_get_moment (view), !=, DUB_MOMENT_PREPARE);
  g_assert_true (dub_session_undo (session, NULL));
  dub_session_jump (session, 1, NULL);
  go_on (view);
  g_assert_cmpint (dub_table_view_get_moment (view), ==, DUB_MOMENT_PREPARE);
  go_on (view);
  g_assert_cmpint (dub_table_view_get_moment (view), !=, DUB_MOMENT_PREPARE);
}

/* A highlight is also described in words. */
static void
test_descriptions (void)
{
  static const struct {
    DubPlace place;
    const char *description;
  } cases[] = {
    { { .kind = DUB_PLACE_GARMENT, .at = 5 }, "This is selected." },
    { { .kind = DUB_PLACE_GUEST, .in = 1, .at = 2 }, "You can use this now." },
    { { .kind = DUB_PLACE_GARMENT, .at = 4 }, NULL },
  };
  g_autoptr (DubTableView) view = begin (11);
  DubSession *session = dub_table_view_get_session (view);
  g_autofree char *due = NULL;
  guint n_steps;

  go_on (view);
  due = dub_table_view_dup_description (view, cases[0].place);
  g_assert_cmpstr (due, ==, "This is to be entered.");
  play_until_tailoring (view);
  n_steps = g_list_model_get_n_items (dub_table_view_get_steps (view));
  for (guint i = 0; i < n_steps; i++) {
    g_autoptr (DubStepItem) step = g_list_model_get_item (dub_table_view_get_steps (view), i);
    g_autofree char *from = NULL, *to = NULL, *expected_from = NULL, *expected_to = NULL;

    dub_table_view_select_step (view, step);
    from = dub_table_view_dup_description (view, step->from);
    to = dub_table_view_dup_description (view, step->to);
    if (dub_step_item_get_step (step)->verb != DUB_MOVE_PLACE_GARMENT)
      continue;
    expected_from = g_strdup_printf ("Step %u takes from here.", i + 1);
    expected_to = g_strdup_printf ("Step %u leads here.", i + 1);
    g_assert_cmpstr (from, ==, expected_from);
    g_assert_cmpstr (to, ==, expected_to);
  }
  play_until (view, DUB_MOMENT_YOURS);
  session_perform (session, "table correct to=garment:5 garment=blue:3");
  dub_table_view_select (view, cases[0].place);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *description = dub_table_view_dup_description (view, cases[i].place);

    g_assert_cmpstr (description, ==, cases[i].description);
  }
}

/* While a garment waits for its guest space, the view offers only guest spaces, until the player
 * continues. */
static void
test_garment (void)
{
  const DubPlace garment = { .kind = DUB_PLACE_GARMENT, .at = 5 };
  const DubPlace guest = { .kind = DUB_PLACE_GUEST, .in = 1, .at = 2 };
  const DubPlace other = { .kind = DUB_PLACE_GARMENT, .at = 4 };
  g_autoptr (DubTableView) view = begin (11);

  play_until (view, DUB_MOMENT_YOURS);
  g_assert_null (dub_table_view_get_sale (view));
  g_assert_true (dub_table_view_get_flags (view, other) & DUB_PLACE_IS_OFFERED);
  dub_table_view_select (view, garment);
  g_assert_nonnull (dub_table_view_get_sale (view));
  g_assert_true (dub_table_view_get_flags (view, garment) & DUB_PLACE_IS_SELECTED);
  g_assert_true (dub_table_view_get_flags (view, guest) & DUB_PLACE_IS_OFFERED);
  g_assert_false (dub_table_view_get_flags (view, other) & DUB_PLACE_IS_OFFERED);
  go_on (view); /* the first press only asks, since nothing was entered */
  g_assert_true (dub_table_view_get_flags (view, garment) & DUB_PLACE_IS_SELECTED);
  go_on (view);
  g_assert_cmpint (dub_table_view_get_selected (view).kind, ==, DUB_PLACE_NONE);
}

/* Ticks are up to the player, and disappear with the turn. */
static void
test_ticks (void)
{
  g_autoptr (DubTableView) view = begin (7);
  g_autoptr (DubStepItem) item = NULL;
  gpointer alive;

  play_until_tailoring (view);
  item = g_list_model_get_item (dub_table_view_get_steps (view), 0);
  alive = item;
  g_object_add_weak_pointer (G_OBJECT (item), &alive);
  g_assert_false (item->ticked);
  dub_step_item_set_ticked (item, TRUE);
  g_assert_true (item->ticked);
  g_clear_object (&item);
  g_assert_nonnull (alive);
  go_on (view);
  g_assert_null (alive);
}

static void
count_notify (guint *n)
{
  ++*n;
}

/* In another language the words change, and the player stays in the same place. */
static void
test_translate (void)
{
  g_autoptr (DubTableView) view = begin (7);
  g_autoptr (DubStepItem) first = NULL, second = NULL, after = NULL;
  g_autofree char *sentence = NULL;
  guint n_headings = 0, n_changes;

  play_until_tailoring (view);
  first = g_list_model_get_item (dub_table_view_get_steps (view), 0);
  second = g_list_model_get_item (dub_table_view_get_steps (view), 1);
  sentence = g_strdup (first->sentence);
  dub_step_item_set_sentence (first, "En français");
  dub_step_item_set_ticked (first, TRUE);
  dub_table_view_select_step (view, second);
  n_changes = dub_table_view_get_n_changes (view);
  g_signal_connect_swapped (view, "notify::heading", G_CALLBACK (count_notify), &n_headings);
  dub_table_view_translate (view);
  g_assert_cmpuint (n_headings, ==, 1);
  g_assert_cmpuint (dub_table_view_get_n_changes (view), ==, n_changes);
  after = g_list_model_get_item (dub_table_view_get_steps (view), 0);
  g_assert_true (after == first && first->ticked);
  g_assert_cmpstr (first->sentence, ==, sentence);
  g_assert_true (dub_table_view_get_selected_step (view) == second);
}

static void
check_gains (DubSession *session, const char *expected)
{
  g_autofree char *gains = dub_session_dup_gains (session);

  g_assert_cmpstr (gains, ==, expected);
}

/* A single line reports all gains, even those of separate events: the point of an examination, and
 * the token in all halls. */
static void
test_gains (void)
{
  g_autoptr (DubTableView) view = begin (7);
  DubSession *session = dub_table_view_get_session (view);

  play_until (view, DUB_MOMENT_YOURS);
  session_perform (session, "you pass-exam to=you.track:journeyman sure=1");
  check_gains (session, "You pay 5 Livre. You gain 1 Prestige Point.");
  for (guint hall = 1; hall < DUB_N_HALLS; hall++) {
    g_autofree char *line =
        g_strdup_printf ("table correct to=guest:%u:3 garment=blue:2 of=you", hall);

    session_perform (session, line);
  }
  session_perform (session, "table correct to=garment:5 garment=blue:3");
  session_perform (session, "you place-garment from=garment:5 to=guest:5:4");
  check_gains (session,
               "Discard the silk, Thread and Lace shown on the Garment. Place your Trademark "
               "token on the All Halls Bonus Space: 6 Prestige Points.");
}

static void
check_task (DubTableView *view, DubTask task, guint flags, const char *refusal)
{
  const DubPlace place = { .kind = DUB_PLACE_TASK,
                           .in = task >= DUB_TASK_THIMBLE ? DUB_TRACK_MASTER : DUB_TRACK_JOURNEYMAN,
                           .at = (guint8) task };
  g_autofree char *reason = dub_table_view_dup_refusal (view, place);

  g_assert_cmphex (dub_table_view_get_flags (view, place), ==, flags);
  g_assert_cmpstr (reason, ==, refusal);
}

/* YOU-5: the view lights the tasks that a move fulfills, and gives a reason for the others. The
 * cost is shown until the next move. */
static void
test_tasks (void)
{
  static const char none[] = "Nothing you did this turn fulfills this task: one task per action.";
  static const char other[] = "This task belongs to the other Examination: the two alternate.";
  static const char done[] = "You already have a Trademark token here, and may have only one.";
  g_autoptr (DubTableView) view = begin (7);
  DubSession *session = dub_table_view_get_session (view);
  g_autofree char *paid = NULL;
  g_autofree char *still = NULL;

  play_until (view, DUB_MOMENT_YOURS);
  check_task (view, DUB_TASK_DECORATION, DUB_PLACE_IS_REFUSED, none);
  check_task (view, DUB_TASK_COAT, DUB_PLACE_IS_REFUSED, other);
  check_task (view, DUB_TASK_NONE, 0, "Nothing is entered on this space.");
  session_perform (session, "you place-token to=token:statues:1");
  check_task (view, DUB_TASK_DECORATION, DUB_PLACE_IS_LIT | DUB_PLACE_IS_OFFERED, NULL);
  check_task (view, DUB_TASK_BP, DUB_PLACE_IS_REFUSED, none);
  paid = dub_session_dup_turn_gains (session);
  session_perform (session, "you exam-token to=you.task:journeyman:decoration");
  still = dub_session_dup_turn_gains (session);
  check_gains (session, NULL);
  g_assert_nonnull (paid);
  g_assert_cmpstr (still, ==, paid);
  check_task (view, DUB_TASK_DECORATION, 0, done);
  check_task (view, DUB_TASK_BP, DUB_PLACE_IS_REFUSED, none);
}

static void
check_turn (DubSession *session, const char *expected)
{
  g_autofree char *said = dub_session_dup_turn_gains (session);

  g_assert_cmpstr (said, ==, expected);
}

/* The sum of the moves of a turn is visible until the turn ends. */
static void
test_turn_gains (void)
{
  static const char both[] =
      "You pay 2 Livre. You gain 1 Resource tile.\n"
      "This turn: −2 Livre, +1 Resource tile. Discard the silk, Thread and Lace shown on the Garment.";
  g_autoptr (DubTableView) view = begin (7);
  DubSession *session = dub_table_view_get_session (view);

  play_until (view, DUB_MOMENT_YOURS);
  check_turn (session, NULL);
  session_perform (session, "table correct to=garment:5 garment=blue:3");
  session_perform (session, "you place-garment from=garment:5 to=guest:5:4");
  check_turn (session, "Discard the silk, Thread and Lace shown on the Garment.");
  session_perform (session, "you take-tiles from=tile:0");
  session_perform (session, "table correct to=barry.count:pp n=3");
  check_turn (session, both);
  session_perform (session, "you end-turn");
  check_turn (session, NULL);
}

/* YOU-7, YOU-8, YOU-4: remarks about jewelry, the gown of the Favor, and deputing. */
static void
test_remarks (void)
{
  g_autoptr (DubTableView) view = begin (7);
  DubSession *session = dub_table_view_get_session (view);

  play_until (view, DUB_MOMENT_YOURS);
  session_perform (session, "you depute employee=master:-");
  check_gains (session, "You gain 10 Livre. That is for the card that you play; a bonus may bring "
                        "another amount.");
  session_perform (session, "table correct to=token:jeweler:0 owner=you");
  session_perform (session, "table correct to=garment:5 garment=blue:3");
  session_perform (session, "table correct to=jewel:3 jewel=blue");
  session_perform (session, "you place-garment from=garment:5 to=guest:5:4");
  session_perform (session, "you take-jewelry from=jewel:3");
  check_gains (session,
               "You gain 1 Resource tile. The Resource tile comes from the bag: keep it, or "
               "discard it for Thread and/or Lace.");
  session_perform (session, "table correct to=garment:4 garment=blue:3:favor");
  session_perform (session, "you place-garment from=garment:4 to=guest:5:3");
  check_gains (session,
               "You gain 6 Livre. Discard the silk, Thread and Lace shown on the Garment. Take "
               "the Queen’s Favor token: it is yours.");
}

static void
check_label (DubTableView *view, const char *expected)
{
  g_autofree char *label = NULL;

  g_object_get (view, "next-label", &label, NULL);
  g_assert_cmpstr (label, ==, expected);
}

static void
press (DubTableView *view, const char *expected)
{
  go_on (view);
  check_label (view, expected);
}

static void
count_signal (guint *n)
{
  (*n)++;
}

/* Signals report the move that was performed or refused. A move that needs confirmation emits
 * “doubted” instead. */
static void
test_perform (void)
{
  g_autoptr (DubTableView) view = begin (7);
  const DubHistory *history = dub_session_get_history (dub_table_view_get_session (view));
  DubMove ready = dub_move (DUB_NOBODY, DUB_MOVE_READY),
          fill = dub_move (DUB_NOBODY, DUB_MOVE_FILL);
  guint n_performed = 0, n_refused = 0, n_doubted = 0, position;

  g_signal_connect_swapped (view, "performed", G_CALLBACK (count_signal), &n_performed);
  g_signal_connect_swapped (view, "doubted", G_CALLBACK (count_signal), &n_doubted);
  g_signal_connect_swapped (view, "refused", G_CALLBACK (count_signal), &n_refused);
  g_assert_true (dub_table_view_perform (view, &fill));
  g_assert_false (dub_table_view_perform (view, &fill));
  g_assert_cmpuint (n_performed, ==, 1);
  g_assert_cmpuint (n_refused, ==, 1);

  position = dub_history_get_position (history);
  ready.sure = TRUE;
  g_assert_false (dub_table_view_perform (view, &ready));
  g_assert_cmpuint (n_doubted, ==, 1);
  g_assert_cmpuint (dub_history_get_position (history), ==, position);
  ready.sure = FALSE; /* it needs no confirmation */
  g_assert_true (dub_table_view_confirm (view, &ready));
  dub_table_view_undo (view);
  dub_table_view_redo (view);
  g_assert_cmpuint (dub_history_get_position (history), ==, position + 1);
  dub_table_view_jump (view, position);
  g_assert_cmpuint (dub_history_get_position (history), ==, position);
  g_assert_cmpuint (n_refused, ==, 1);
}

/* A correction does not count as a move. With reminders on, the end of a turn asks once about a
 * task that you may fulfill. */
/* A player who leaves pieces open begins a round with one press. */
static void
test_asks_late (void)
{
  g_autoptr (DubTableView) view = begin (7);
  g_autofree char *guide = NULL;

  go_on (view);
  g_object_set (view, "asks-late", TRUE, NULL);
  check_label (view, "Start Round 1");
  guide = get_text (view, "guide");
  g_assert_true (g_str_has_prefix (guide, "Lay out tiles and cards."));
  go_on (view);
  g_assert_cmpint (dub_table_view_get_moment (view), !=, DUB_MOMENT_PREPARE);
}

static void
test_end_in_doubt (void)
{
  g_autoptr (DubTableView) view = begin (7);
  DubSession *session = dub_table_view_get_session (view);

  play_until (view, DUB_MOMENT_YOURS);
  session_perform (session, "table correct to=barry.count:pp n=3");
  check_label (view, "End Turn");
  press (view, "End Turn: Nothing Entered");
  session_perform (session, "you place-token to=token:statues:1");
  check_label (view, "End Turn");
  press (view, "End Turn, Not Marked: Decoration");
  session_perform (session, "table correct to=barry.count:pp n=4");
  g_object_set (view, "reminds", FALSE, NULL);
  press (view, "Reveal Card");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/table-view/moments", test_moments);
  g_test_add_func ("/table-view/perform", test_perform);
  g_test_add_func ("/table-view/steps", test_steps);
  g_test_add_func ("/table-view/selected-step", test_selected_step);
  g_test_add_func ("/table-view/places", test_places);
  g_test_add_func ("/table-view/doubt", test_doubt);
  g_test_add_func ("/table-view/descriptions", test_descriptions);
  g_test_add_func ("/table-view/translate", test_translate);
  g_test_add_func ("/table-view/garment", test_garment);
  g_test_add_func ("/table-view/ticks", test_ticks);
  g_test_add_func ("/table-view/gains", test_gains);
  g_test_add_func ("/table-view/tasks", test_tasks);
  g_test_add_func ("/table-view/turn-gains", test_turn_gains);
  g_test_add_func ("/table-view/remarks", test_remarks);
  g_test_add_func ("/table-view/asks-late", test_asks_late);
  g_test_add_func ("/table-view/end-in-doubt", test_end_in_doubt);

  return g_test_run ();
}
