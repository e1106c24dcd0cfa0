/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every sentence of random whole games, with corrections and deviations: none is empty, incomplete
 * or badly joined. DUB_SEED=n plays one game alone and prints its sentences.
 */

#include "dub-box-file.h"
#include "dub-text.h"
#include "random-player.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
  DubBox box;
  DubGame game;
  GArray *events;
  RandomPlayer player;
  guint n_said;
  gboolean aloud;
  GHashTable *said; /* owned; distinct sentences of all games */
} Play;

/* Records the sentence and frees it. */
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
                                  : strchr (".?!]", sentence[length - 1]) == NULL)
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
check_rules (char **lines, const DubTurn *turn, guint step)
{
  guint n_candidates;
  const DubCandidate *candidates = dub_turn_get_candidates (turn, step, &n_candidates);
  guint n_rules = g_strv_length (lines) - n_candidates;

  for (guint i = 0; i < n_candidates; i++) {
    DubRuleId out = candidates[i].out;
    g_autofree char *id =
        out != DUB_RULE_NONE ? g_strdup_printf (". [%s]", dub_rule_id_to_string (out)) : NULL;

    if (id != NULL && !g_str_has_suffix (lines[n_rules + i], id))
      g_error ("no %s in “%s”", id, lines[n_rules + i]);
  }
}

static void
say_turn (Play *play)
{
  const DubState *state = &play->game.state;
  DubTurn turn;

  if (state->phase != DUB_PHASE_TURNS || state->playing.action == DUB_CARD_UNKNOWN)
    return;
  dub_game_get_turn (&play->game, TRUE, &turn);
  say_question (play, &turn.question);
  for (guint i = 0; i < turn.n_steps; i++) {
    char **lines = dub_text_reasons (&play->game.box, state, &turn, i);

    say (play, "order", dub_text_move (&play->game.box, state, &turn.steps[i]));
    check_rules (lines, &turn, i);
    for (guint j = 0; lines[j] != NULL; j++)
      say (play, "why", lines[j]);
    g_free (lines);
  }
}

/* Returns whether the event may have no text: events whose consequences have text, skipped tiles,
 * cards already mentioned as shuffled, and the end of her turn when the app has her cards. */
static gboolean
may_be_silent (const DubState *before, const DubEvent *event)
{
  return (event->type == DUB_EVENT_CARDS && before->phase == DUB_PHASE_TURNS) ||
         dub_event_is (event, DUB_MOVE_FILL) || dub_event_is (event, DUB_MOVE_READY) ||
         dub_event_is (event, DUB_MOVE_ACT) || dub_event_is (event, DUB_MOVE_ENTER) ||
         (dub_event_is (event, DUB_MOVE_END_TURN) && event->move.side == DUB_BARRY);
}

/* Prints the events of an entry; they need nothing but the table before it. */
static void
say_entry (Play *play, const DubState *before)
{
  say (play, "title",
       dub_text_title (&play->game.box, before, &g_array_index (play->events, DubEvent, 0)));
  for (guint i = 0; i < play->events->len; i++) {
    const DubEvent *event = &g_array_index (play->events, DubEvent, i);
    char *sentence = dub_text_event (&play->game.box, before, event);

    if (sentence != NULL)
      say (play, "event", sentence);
    else
      g_assert_true (may_be_silent (before, event));
  }
  say_turn (play);
}

static gboolean
perform (Play *play, const DubMove *move)
{
  const DubState before = play->game.state;

  g_array_set_size (play->events, 0);
  if (!dub_game_perform (&play->game, NULL, move, play->events, NULL))
    return FALSE;
  say_entry (play, &before);

  return TRUE;
}

/* Counts five of anything, no jewelry, and these bonuses. */
static DubMove
count (DubFact fact, guint crowns)
{
  DubMove move = { .verb = DUB_MOVE_COUNT,
                   .side = DUB_YOU,
                   .to = dub_place_of_count (DUB_YOU, fact),
                   .thing = dub_thing_number (5) };

  if (fact == DUB_FACT_JEWELRY)
    move.thing = (DubThing){ .kind = DUB_KIND_JEWELRY };
  if (fact == DUB_FACT_BONUSES)
    move.thing = (DubThing){ .kind = DUB_KIND_CROWNS, .n = (gint16) crowns };

  return move;
}

/* Returns whether the scoring asked for a fact. */
static gboolean
say_score (Play *play)
{
  DubMove move;
  DubScore score;

  dub_score_count (&play->game.box, &play->game.state, &score);
  say_question (play, &score.question);
  if (score.question.kind == DUB_QUESTION_YOU) {
    for (DubFact fact = 0; fact < DUB_N_FACTS; fact++) {
      if ((score.question.facts & (1u << fact)) == 0)
        continue;
      move = count (fact, 0x13);
      if (!perform (play, &move)) {
        move = count (fact, 0);
        g_assert_true (perform (play, &move));
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

static void
play_whole (Play *play, guint seed)
{
  const DubSetup setup = random_player_get_setup (seed);
  DubState before;
  DubMove move;

  dub_game_init (&play->game, &play->box);
  random_player_init (&play->player, seed);
  before = play->game.state;
  g_array_set_size (play->events, 0);
  g_assert_true (dub_game_start (&play->game, &setup, play->events, NULL));
  say_entry (play, &before);
  while (play->game.state.phase != DUB_PHASE_OVER) {
    if (random_player_below (&play->player, 8) == 0) {
      move = random_player_pick_correction (&play->player, &play->box);
      perform (play, &move);
    }
    if (random_player_below (&play->player, 3) == 0) {
      move = random_player_pick_deviation (&play->player, &play->game);
      perform (play, &move);
    }
    if (play->game.state.phase == DUB_PHASE_SCORING && say_score (play))
      continue;
    move = random_player_pick_legal (&play->player, &play->game, FALSE);
    g_assert_true (perform (play, &move));
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
