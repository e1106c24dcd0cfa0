/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every sentence of random whole games, with corrections and orders that were
 * done otherwise: none is empty, torn or glued badly. DUB_SEED=n plays one game
 * alone and prints what is said in it.
 */

#include "dub-box-file.h"
#include "dub-rng.h"
#include "dub-text.h"

#include <stdlib.h>
#include <string.h>

enum { MAX_LEGAL = 512, SHORT_TURNS = 3 };

typedef struct {
  DubBox box;
  DubGame game;
  GArray *events;
  DubRng rng;
  guint n_this_turn;
  guint n_said;
  gboolean aloud;
  GHashTable *said; /* owned; different sentences of all games */
} Play;

/* Takes the sentence. */
static void
say (Play *play, const char *kind, char *sentence)
{
  gsize length;

  g_assert_nonnull (sentence);
  length = strlen (sentence);
  if (play->aloud)
    g_print ("# %s: %s\n", kind, sentence);
  g_assert_cmpuint (length, >, 0);
  g_assert_true (g_utf8_validate (sentence, -1, NULL));
  if (strstr (sentence, "  ") != NULL || strchr (sentence, '%') != NULL ||
      strstr (sentence, "(null)") != NULL || strstr (sentence, "..") != NULL ||
      strstr (sentence, "()") != NULL || g_ascii_isspace (sentence[0]) ||
      g_ascii_isspace (sentence[length - 1]) || strchr (sentence, '\n') != NULL)
    g_error ("%s: “%s”", kind, sentence);
  if (g_str_equal (kind, "title") ? sentence[length - 1] == '.'
                                  : strchr (".?!", sentence[length - 1]) == NULL)
    g_error ("%s ends badly: “%s”", kind, sentence);
  play->n_said++;
  g_hash_table_add (play->said, sentence);
}

static void
say_question (Play *play, const DubQuestion *question)
{
  if (question->kind == DUB_QUESTION_NOTHING)
    return;
  say (play, "question", dub_text_question (&play->game.box, &play->game.state, question));
  say (play, "reason for asking", dub_text_question_reason (question));
}

/* Every candidate that a rule removed has a line that names the rule. */
static void
check_rules (char **lines, const DubTurn *turn, const DubStep *step)
{
  guint n_rules = g_strv_length (lines) - step->n_candidates;

  for (guint i = 0; i < step->n_candidates; i++) {
    DubRuleId out = turn->candidates[step->first_candidate + i].out;
    g_autofree char *id =
        out != DUB_RULE_NONE ? g_strdup_printf ("(%s).", dub_rule_id_to_string (out)) : NULL;

    if (id != NULL && !g_str_has_suffix (lines[n_rules + i], id))
      g_error ("no %s in “%s”", id, lines[n_rules + i]);
  }
}

static void
say_turn (Play *play)
{
  DubState state = play->game.state;
  DubTurn turn;

  if (state.phase != DUB_PHASE_TURNS || state.playing.action == DUB_CARD_UNKNOWN)
    return;
  dub_game_get_turn (&play->game, TRUE, &turn);
  say_question (play, &turn.question);
  for (guint i = 0; i < turn.n_steps; i++) {
    char **lines = dub_text_reasons (&play->game.box, &state, &turn, &turn.steps[i]);

    say (play, "order", dub_text_order (&play->game.box, &state, &turn.steps[i]));
    check_rules (lines, &turn, &turn.steps[i]);
    for (guint j = 0; lines[j] != NULL; j++)
      say (play, "why", lines[j]);
    g_free (lines);
    dub_step_apply (&turn.steps[i], &play->game.box, &state, NULL);
  }
}

/* Events that may say nothing: tiles that were skipped, and the end of her turn
 * when the app has her cards. */
static gboolean
may_be_silent (const DubEvent *event)
{
  return event->type == DUB_EVENT_ENTERED || event->type == DUB_EVENT_BARRY_ENDED;
}

static gboolean
perform (Play *play, const DubAction *action)
{
  char *title;

  g_array_set_size (play->events, 0);
  if (!dub_game_decide (&play->game, action, play->events, NULL))
    return FALSE;
  title = dub_text_action (&play->game.box, &play->game.state, action);
  say (play, "title", title);
  for (guint i = 0; i < play->events->len; i++) {
    const DubEvent *event = &g_array_index (play->events, DubEvent, i);
    char *sentence = dub_text_event (&play->game.box, &play->game.state, event);

    if (sentence != NULL)
      say (play, "event", sentence);
    else
      g_assert_true (may_be_silent (event));
    g_assert_true (dub_game_apply (&play->game, event, NULL));
  }
  say_turn (play);

  return TRUE;
}

static void
correct_something (Play *play)
{
  DubRng *rng = &play->rng;
  DubAction action = { .type = DUB_ACTION_CORRECT };
  DubDetail *correction = &action.detail;

  correction->correction = (guint8) dub_rng_below (rng, DUB_N_CORRECTIONS);
  correction->at = (guint8) dub_rng_below (rng, 7);
  correction->hall = (guint8) dub_rng_below (rng, DUB_N_HALLS);
  correction->decoration = (guint8) dub_rng_below (rng, DUB_N_DECORATION_KINDS);
  correction->owner = (guint8) dub_rng_below (rng, DUB_N_OWNERS);
  correction->track = (guint8) dub_rng_below (rng, DUB_N_TRACKS);
  correction->task = (guint8) dub_rng_below (rng, DUB_N_TASKS);
  correction->tile = (guint8) dub_rng_below (rng, DUB_N_TILES);
  correction->color = (guint8) dub_rng_below (rng, DUB_N_COLORS);
  correction->flag = (guint8) dub_rng_below (rng, 2);
  correction->n =
      (gint16) (dub_rng_below (rng, 9) - (correction->correction == DUB_CORRECTION_BAG ? 1u : 0u));
  correction->garment.color = (guint8) dub_rng_below (rng, DUB_N_COLORS);
  correction->garment.pp = (guint8) dub_rng_below (rng, 10);
  correction->employee.type = (guint8) dub_rng_below (rng, DUB_TYPE_UNKNOWN);
  correction->employee.level = DUB_LEVEL_UNKNOWN;
  correction->jewelry[DUB_BLUE] = (guint8) dub_rng_below (rng, 3);
  if (correction->correction != DUB_CORRECTION_PILE && play->game.state.garment_bag > 0)
    perform (play, &action);
}

static void
do_something_deviation (Play *play)
{
  DubRng *rng = &play->rng;
  DubAction action = { .type = DUB_ACTION_DEVIATE };
  DubDeviation *done = &action.detail.deviation;
  DubTurn turn;

  if (play->game.state.playing.action == DUB_CARD_UNKNOWN)
    return;
  dub_game_get_turn (&play->game, FALSE, &turn);
  if (turn.question.kind != DUB_QUESTION_NOTHING || turn.n_steps == 0)
    return;

  done->index = (guint8) dub_rng_below (rng, turn.n_steps);
  done->verb = turn.steps[done->index].verb;
  done->hall = (guint8) dub_rng_below (rng, DUB_N_HALLS);
  done->at = (guint8) dub_rng_below (rng, 6);
  done->decoration = (guint8) dub_rng_below (rng, DUB_JEWELER);
  done->task = (guint8) dub_rng_below (rng, DUB_N_TASKS);
  done->tiles = (guint16) dub_rng_below (rng, 512);
  done->n = (guint16) dub_rng_below (rng, 5);
  done->card = play->box.deck[dub_rng_below (rng, DUB_N_CARDS)];
  perform (play, &action);
}

/* Tells whether the scoring asked for something. */
static gboolean
say_score (Play *play)
{
  DubAction action = { .type = DUB_ACTION_YOU_COUNT, .detail = { .n = 5, .crowns = 0x13 } };
  DubScore score;

  dub_score_count (&play->game.box, &play->game.state, &score);
  say_question (play, &score.question);
  if (score.question.kind == DUB_QUESTION_YOU) {
    for (DubFact fact = 0; fact < DUB_N_FACTS; fact++) {
      action.detail.fact = (guint8) fact;
      if ((score.question.facts & (1u << fact)) != 0 && !perform (play, &action)) {
        action.detail.crowns = 0;
        g_assert_true (perform (play, &action));
      }
    }
    return TRUE;
  }
  if (score.question.kind != DUB_QUESTION_NOTHING)
    return FALSE;

  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++)
    for (guint line = 0; line <= DUB_N_SCORE_LINES; line++)
      say (play, "score",
           dub_text_score_reason (&play->game.box, &play->game.state, &score, owner, line));
  say (play, "winner", dub_text_winner (&score));

  return FALSE;
}

static DubAction
choose (Play *play)
{
  DubAction legal[MAX_LEGAL];
  guint n = dub_game_list_legal (&play->game, legal, MAX_LEGAL);
  DubPhase phase = play->game.state.phase;

  g_assert_cmpuint (n, >, 0);
  if (phase == DUB_PHASE_PREPARE && dub_rng_below (&play->rng, 3) > 0)
    for (guint i = 0; i < n; i++)
      if (legal[i].type == DUB_ACTION_FILL)
        return legal[dub_rng_below (&play->rng, 4) == 0 ? n - 1 : i];
  if (phase == DUB_PHASE_TURNS && play->game.state.turn == DUB_YOU &&
      ++play->n_this_turn > SHORT_TURNS) {
    play->n_this_turn = 0;
    return legal[n - 1];
  }

  return legal[dub_rng_below (&play->rng, n)];
}

static void
play_whole (Play *play, guint seed)
{
  DubAction action = { .type = DUB_ACTION_NEW_GAME,
                       .detail = {
                           .setup = { .seed = seed,
                                      .expansions = (guint8) (seed % (1u << DUB_N_EXPANSIONS)),
                                      .second_place = (seed >> 4) & 1,
                                      .count_candidate = (seed >> 5) & 1,
                                      .draw_mode = (guint8) (seed % DUB_N_DRAW_MODES) } } };

  dub_game_init (&play->game, &play->box);
  play->rng = dub_rng_for (seed, DUB_RANDOM_FILL, 1);
  g_assert_true (perform (play, &action));
  while (play->game.state.phase != DUB_PHASE_OVER) {
    if (dub_rng_below (&play->rng, 8) == 0)
      correct_something (play);
    if (dub_rng_below (&play->rng, 3) == 0)
      do_something_deviation (play);
    if (play->game.state.phase == DUB_PHASE_SCORING && say_score (play))
      continue;
    action = choose (play);
    g_assert_true (perform (play, &action));
  }
}

static void
test_games (void)
{
  const char *only = g_getenv ("DUB_SEED");
  guint first = only != NULL ? (guint) atoi (only) : 0;
  guint n = only != NULL ? 1 : g_test_thorough () ? 960 : 48;
  Play *play = g_new0 (Play, 1);

  g_assert_true (dub_box_load_shipped ("deluxe", &play->box));
  play->events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  play->said = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  play->aloud = only != NULL;
  for (guint seed = first; seed < first + n; seed++) {
    g_test_message ("DUB_SEED=%u", seed);
    play_whole (play, seed);
  }
  g_test_message ("%u sentences, %u different", play->n_said, g_hash_table_size (play->said));
  g_assert_cmpuint (g_hash_table_size (play->said), >, only != NULL ? 100 : 1000);
  g_hash_table_unref (play->said);
  g_array_unref (play->events);
  g_free (play);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/text/games", test_games);

  return g_test_run ();
}
