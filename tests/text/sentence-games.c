/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Text of games: random whole ones with corrections and steps done differently, random tables for
 * the rarest outcomes, and every kind of step, question, event and correction with the extremes of
 * what is filled in.
 */

#include "board-fixture.h"
#include "dub-box-file.h"
#include "dub-correction.h"
#include "dub-deviation.h"
#include "dub-score-table.h"
#include "dub-text-code.h"
#include "dub-text-correction-title.h"
#include "random-player.h"
#include "sentences.h"

#include <string.h>

enum { N_GAMES = 20, N_BOARDS = 400 };

static const guint numbers[] = { 0, 1, 2, 5, 21 };

static void
make_question (Sentences *self, const DubGame *game, const DubQuestion *question)
{
  sentences_add (self, SENTENCE_WHOLE, dub_text_question (&game->box, &game->state, question));
  sentences_add (self, SENTENCE_WHOLE, dub_text_question_reason (question));
}

/* Her turn with the reasons for each step. */
static void
make_turn (Sentences *self, const DubGame *game)
{
  DubState state = game->state;
  DubTurn turn;

  if (state.playing.action == DUB_CARD_UNKNOWN && state.hand.n == 0)
    return;
  dub_turn_resolve (&game->box, &state, TRUE, &turn);
  make_question (self, game, &turn.question);
  if (turn.question.kind != DUB_QUESTION_NOTHING)
    return;
  for (guint i = 0; i < turn.n_steps; i++) {
    sentences_add (self, SENTENCE_WHOLE, dub_text_step (&game->box, &state, &turn.steps[i]));
    sentences_add_all (self, SENTENCE_WHOLE,
                       dub_text_reasons (&game->box, &state, &turn, &turn.steps[i]));
    dub_step_apply (&turn.steps[i], &game->box, &state, NULL);
  }
}

static void
make_score_row (Sentences *self, const DubScoreRow *row)
{
  sentences_add (self, SENTENCE_TITLE, g_strdup (row->title));
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    sentences_add (self, SENTENCE_CAPTION, g_strdup (row->figures[owner]));
    sentences_add (self, SENTENCE_TITLE, g_strdup (row->spoken[owner]));
    if (row->reasons[owner] != NULL)
      sentences_add_all (self, SENTENCE_WHOLE, g_strsplit (row->reasons[owner], "\n", -1));
  }
}

/* The score as it is, and as if all was known. */
static void
make_score (Sentences *self, const DubGame *game)
{
  DubScoreTable *table = dub_score_table_new (game);
  DubScore score;

  sentences_add (self, SENTENCE_TITLE, g_strdup (table->title));
  sentences_add (self, SENTENCE_WHOLE, g_strdup (table->winner));
  sentences_add (self, SENTENCE_WHOLE, g_strdup (table->missing));
  sentences_add (self, SENTENCE_WHOLE, g_strdup (table->hidden));
  for (guint i = 0; i < DUB_N_SCORE_ROWS; i++)
    make_score_row (self, &table->rows[i]);
  make_score_row (self, &table->total);
  dub_score_table_free (table);

  dub_score_count (&game->box, &game->state, &score);
  make_question (self, game, &score.question);
  if (score.question.kind != DUB_QUESTION_NOTHING)
    return;
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++)
    for (guint line = 0; line <= DUB_N_SCORE_LINES; line++)
      sentences_add (self, SENTENCE_WHOLE,
                     dub_text_score_reason (&game->box, &game->state, &score, owner, line));
}

static void
make_status (Sentences *self, const DubGame *game)
{
  const DubState *state = &game->state;

  sentences_add (self, SENTENCE_WHOLE, dub_text_next (state));
  sentences_add (self, SENTENCE_TITLE, dub_text_next_button (&game->box, state));
  sentences_add (self, SENTENCE_TITLE, dub_text_status (state));
  sentences_add (self, SENTENCE_TITLE, dub_text_heading (state));
  sentences_add (self, SENTENCE_TITLE, dub_text_heading_round (state));
  sentences_add (self, SENTENCE_TITLE, dub_text_heading_moment (state));
  sentences_add (self, SENTENCE_TITLE, dub_text_holdings (state));
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++)
    sentences_add (self, SENTENCE_CAPTION, dub_text_points (state, owner));
  sentences_add_all (self, SENTENCE_TITLE, dub_text_barry (&game->box, state));
  sentences_add_all (self, SENTENCE_CAPTION, dub_text_audit (state));
  for (DubDisplayName display = 0; display < DUB_N_DISPLAYS; display++) {
    sentences_add (self, SENTENCE_WHOLE, dub_text_due (&game->box, state, display));
    sentences_add (self, SENTENCE_TITLE, dub_text_display_progress (&game->box, state, display));
    sentences_add (self, SENTENCE_CAPTION, dub_text_display_left (&game->box, state, display));
  }
}

static void
make_place (Sentences *self, const DubGame *game, DubPlace place)
{
  const DubBox *box = &game->box;
  const DubState *state = &game->state;

  if (dub_place_get_thing (place.kind) == DUB_THING_NUMBER ||
      dub_place_get_thing (place.kind) == DUB_THING_JEWELRY) {
    sentences_add (self, SENTENCE_NAME, dub_text_correction_number (place));
    return;
  }
  sentences_add (self, SENTENCE_NAME, dub_text_correction_subject (game, place));
  sentences_add (self, SENTENCE_TITLE, dub_text_correction_section (place));
  if (place.kind > DUB_PLACE_FAVOR && place.kind != DUB_PLACE_TASK)
    return;
  sentences_add (self, SENTENCE_NAME, dub_text_place (box, place));
  sentences_add (self, SENTENCE_NAME, dub_text_space (box, place));
  sentences_add (self, SENTENCE_NAME, dub_text_content (box, state, place));
  sentences_add (self, SENTENCE_TITLE, dub_text_place_and_content (box, state, place));
  sentences_add (self, SENTENCE_TITLE, dub_text_correct_place (box, state, place));
  sentences_add (self, SENTENCE_CAPTION, dub_text_caption (box, state, place));
}

static void
make_correction (Sentences *self, const DubGame *game, const DubAction *action)
{
  DubEvent event = { .type = DUB_EVENT_CORRECTED, .detail = action->detail };

  sentences_add (self, SENTENCE_WHOLE, dub_text_event (&game->box, &game->state, &event));
  sentences_add (self, SENTENCE_TITLE, dub_text_action (&game->box, &game->state, action));
}

/* Everything that a place can be corrected to. */
static void
make_corrections_of (Sentences *self, const DubGame *game, DubPlace place)
{
  DubAction actions[DUB_MAX_CORRECTIONS];

  if (dub_place_get_thing (place.kind) == DUB_THING_NUMBER) {
    for (guint i = 0; i < G_N_ELEMENTS (numbers) + 1; i++) {
      gint n = i < G_N_ELEMENTS (numbers) ? (gint) numbers[i] : DUB_PLENTY;
      DubAction action = { .type = DUB_ACTION_CORRECT,
                           .detail = dub_correction_read_number (&game->state, place, n) };

      if (n != DUB_PLENTY || place.kind == DUB_PLACE_BAG)
        make_correction (self, game, &action);
    }
    return;
  }
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    guint n = dub_correction_list (game, place, owner, actions);

    for (guint i = 0; i < n; i++) {
      sentences_add (self, SENTENCE_NAME,
                     dub_text_correction_content (&game->box, &actions[i].detail));
      sentences_add (self, SENTENCE_TITLE,
                     dub_text_correction_whose (&game->box, &actions[i].detail));
      make_correction (self, game, &actions[i]);
    }
  }
}

void
sentences_visit_places (Sentences *self, const DubGame *game, SentenceVisit visit)
{
  for (DubPlaceKind kind = 0; kind < DUB_N_PLACES; kind++)
    for (guint in = 0; in < DUB_N_DECORATION_KINDS; in++) {
      DubPlace place = { .kind = (guint8) kind, .in = (guint8) in };
      guint n;

      if ((in > 0 && !dub_place_exists (&game->box, &game->state, place) &&
           kind != DUB_PLACE_GUEST && kind != DUB_PLACE_TOKEN) ||
          (kind == DUB_PLACE_GUEST && in >= DUB_N_HALLS))
        continue;
      n = dub_place_count_spaces (&game->box, &game->state, place);
      for (guint i = 0; i < MAX (n, 1); i++)
        visit (self, game,
               n > 0 ? dub_place_get_space (&game->box, &game->state, place, i) : place);
    }
}

typedef struct {
  DubGame game;
  RandomPlayer player;
  GArray *events; /* owned */
} Play;

static gboolean
perform (Sentences *self, Play *play, const DubAction *action)
{
  g_autofree char *title = NULL;

  g_array_set_size (play->events, 0);
  if (!dub_game_decide (&play->game, action, play->events, NULL))
    return FALSE;
  title = dub_text_action (&play->game.box, &play->game.state, action);
  sentences_add (self, SENTENCE_TITLE, dub_text_undo (title));
  sentences_add (self, SENTENCE_TITLE, dub_text_redo (title));
  sentences_add (self, SENTENCE_TITLE, dub_text_last (title));
  sentences_add (self, SENTENCE_TITLE, g_steal_pointer (&title));
  if (action->type == DUB_ACTION_ENTER)
    sentences_add (self, SENTENCE_TITLE,
                   dub_text_entered (&play->game.box, &play->game.state, action));
  sentences_add (self, action->type == DUB_ACTION_ENTER ? SENTENCE_NAME : SENTENCE_TITLE,
                 dub_text_offer (&play->game.box, &play->game.state, action));
  for (guint i = 0; i < play->events->len; i++) {
    const DubEvent *event = &g_array_index (play->events, DubEvent, i);

    sentences_add (self, SENTENCE_WHOLE,
                   dub_text_event (&play->game.box, &play->game.state, event));
    g_assert_true (dub_game_apply (&play->game, event, NULL));
  }

  return TRUE;
}

static void
make_game (Sentences *self, Play *play, guint seed)
{
  DubAction action = { .type = DUB_ACTION_NEW_GAME,
                       .detail = { .setup = random_player_get_setup (seed) } };

  random_player_init (&play->player, seed);
  g_assert_true (perform (self, play, &action));
  while (play->game.state.phase != DUB_PHASE_OVER) {
    make_status (self, &play->game);
    if (play->game.state.phase == DUB_PHASE_TURNS)
      make_turn (self, &play->game);
    if (random_player_below (&play->player, 8) == 0) {
      action = random_player_pick_correction (&play->player, &play->game.box);
      perform (self, play, &action);
    }
    if (random_player_below (&play->player, 3) == 0) {
      action = random_player_pick_deviation (&play->player, &play->game);
      perform (self, play, &action);
    }
    if (play->game.state.phase == DUB_PHASE_SCORING) {
      make_score (self, &play->game);
      if (random_player_pick_asked (&play->game, &action) && perform (self, play, &action))
        continue;
    }
    action = random_player_pick_legal (&play->player, &play->game, FALSE);
    g_assert_true (perform (self, play, &action));
  }
  make_score (self, &play->game);
  make_status (self, &play->game);
  sentences_visit_places (self, &play->game, make_place);
}

static void
make_games (Sentences *self)
{
  Play *play = g_new0 (Play, 1);
  DubBox box;

  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  play->events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  for (guint seed = 0; seed < N_GAMES; seed++) {
    dub_game_init (&play->game, &box);
    make_game (self, play, seed);
  }
  g_array_unref (play->events);
  g_free (play);
}

/* Tables that a game seldom comes to. */
static void
make_boards (Sentences *self)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);
  DubGame *game = g_new0 (DubGame, 1);

  for (guint i = 0; i < N_BOARDS; i++) {
    test_board_make (rand, i % 3, &game->box, &game->state);
    for (guint j = 0; j < game->box.n_employees; j++)
      g_snprintf (game->box.employees[j].id, sizeof game->box.employees[j].id, "%u", j);
    make_turn (self, game);
    for (guint second = 0; second < 2; second++) {
      game->state.second_place = (guint8) second;
      make_score (self, game);
    }
    make_status (self, game);
  }
  g_free (game);
}

void
sentences_start_game (DubGame *game, guint expansions, DubDrawMode draw_mode)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  DubAction action = { .type = DUB_ACTION_NEW_GAME,
                       .detail = { .setup = { .expansions = (guint8) expansions,
                                              .draw_mode = (guint8) draw_mode,
                                              .colors = { 0, 1, 2 } } } };
  DubBox box;

  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  dub_game_init (game, &box);
  for (guint i = 0; i < 3; i++) {
    g_array_set_size (events, 0);
    g_assert_true (dub_game_decide (game, &action, events, NULL));
    g_assert_true (
        dub_game_fold (game, (const DubEvent *) (gpointer) events->data, events->len, NULL, NULL));
    action.type = i == 0 ? DUB_ACTION_FILL : DUB_ACTION_READY;
  }
}

/* Returns the extremes of what an action or an event can say, by a number. */
static DubDetail
vary_detail (const DubGame *game, guint i)
{
  return (DubDetail){ .display = (guint8) (i % DUB_N_DISPLAYS),
                      .at = (guint8) (i % 4),
                      .hall = (guint8) (i % DUB_N_HALLS),
                      .space = (guint8) (i % 3),
                      .decoration = DUB_FIREWORKS,
                      .owner = (guint8) (DUB_BARRY + i % 2),
                      .fact = (guint8) (i % DUB_N_FACTS),
                      .track = (guint8) (i % DUB_N_TRACKS),
                      .task = (guint8) (1 + i % (DUB_N_TASKS - 1)),
                      .type = (guint8) (DUB_MASTER + i % 3),
                      .tile = (guint8) (1 + i % 3),
                      .color = (guint8) (DUB_BLUE + i % 4),
                      .place_kind = (guint8) (i % DUB_N_PLACES),
                      .flag = i / 3 % 2,
                      .crowns = (guint8) (i * 5),
                      .specialist = (guint8) (i % DUB_N_SPECIALISTS),
                      .mask = (guint16) (i % 2 ? 0x30 : 0x20),
                      .n = (gint16) numbers[i % G_N_ELEMENTS (numbers)],
                      .card = { .action = DUB_CARD_FAVOR, .hall = 2 },
                      .garment = { DUB_PINK, 3, TRUE, DUB_SPECIAL_NONE },
                      .employee = i % 4 ? game->state.employees[i % 4] : (DubEmployee){ 0 },
                      .gains = { 2, -1 },
                      .jewelry = { 0, (guint8) (i % 3), 1 } };
}

/* Every kind of action and event, with the extremes of each field. Some of them cannot happen on
 * this table, but all of them can be said. */
static void
make_events (Sentences *self)
{
  DubGame *game = g_new0 (DubGame, 1);

  sentences_start_game (game, (1u << DUB_N_EXPANSIONS) - 1, DUB_DRAW_TABLE);
  for (guint i = 0; i < 360; i++) {
    DubAction action = { .detail = vary_detail (game, i) };

    game->state.draw_mode = (guint8) (i % DUB_N_DRAW_MODES);
    game->state.you.known = i % 2 ? 0xffff : 0;
    action.detail.left = (DubEmployee){ DUB_MASTER, 5, 0, DUB_CROWN_NONE };
    action.detail.employee.crown = (guint8) (i % (DUB_N_CROWNS + 1));
    action.type = DUB_ACTION_YOU_EXAM;
    sentences_add (self, SENTENCE_TITLE, dub_text_offer (&game->box, &game->state, &action));
    action.type = DUB_ACTION_YOU_TASK;
    action.detail.task = (guint8) (DUB_TASK_BP + i % (DUB_N_TASKS - 1));
    sentences_add (self, SENTENCE_TITLE, dub_text_offer (&game->box, &game->state, &action));
    for (DubActionType type = 0; type < DUB_N_ACTIONS; type++) {
      action.type = (guint8) type;
      sentences_add (self, SENTENCE_TITLE, dub_text_action (&game->box, &game->state, &action));
    }
    for (DubEventType type = 0; type < DUB_N_EVENTS; type++) {
      DubEvent event = { .type = (guint8) type, .detail = action.detail };

      if (type == DUB_EVENT_TURNED_UP || type == DUB_EVENT_YOU_PASSED_EXAM)
        event.detail.employee.crown = (guint8) (i % (DUB_N_CROWNS + 1));
      if (type != DUB_EVENT_STEP && type != DUB_EVENT_CORRECTED)
        sentences_add (self, SENTENCE_WHOLE, dub_text_event (&game->box, &game->state, &event));
    }
  }
  g_free (game);
}

/* The three ways in which a game ends. */
static void
make_winners (Sentences *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    for (guint more = 0; more < 2; more++)
      for (DubOwner winner = DUB_BARRY; winner <= DUB_YOU; winner++) {
        DubScore score = { .winner = winner };

        score.sides[DUB_BARRY].total = numbers[i];
        score.sides[DUB_YOU].total = numbers[i] + more;
        sentences_add (self, SENTENCE_WHOLE, dub_text_winner (&score));
        sentences_add (self, SENTENCE_WHOLE, dub_text_score_now (&score));
      }
}

static void
make_corrections (Sentences *self)
{
  DubGame *game = g_new0 (DubGame, 1);

  for (DubDrawMode mode = 0; mode < DUB_N_DRAW_MODES; mode++) {
    sentences_start_game (game, (1u << DUB_N_EXPANSIONS) - 1, mode);
    sentences_visit_places (self, game, make_place);
    sentences_visit_places (self, game, make_corrections_of);
    for (DubDrawMode other = 0; other < DUB_N_DRAW_MODES; other++) {
      DubAction action = { .type = DUB_ACTION_CORRECT,
                           .detail = { .place_kind = DUB_PLACE_DRAW_MODE, .n = (gint16) other } };

      make_correction (self, game, &action);
    }
    for (DubTrack track = 0; track < DUB_N_TRACKS; track++)
      make_place (self, game, (DubPlace){ .kind = DUB_PLACE_TASK, .in = (guint8) track });
  }
  g_free (game);
}

/* Displays from which something is missing: what is left to enter, and cards of hers that count
 * further than there is something. */
static void
make_gaps (Sentences *self)
{
  DubGame *game = g_new0 (DubGame, 1);

  for (guint n = 1; n <= DUB_N_HIRE_SPACES; n++)
    for (DubCardAction action = DUB_CARD_TAILOR; action <= DUB_CARD_HIRE; action++)
      for (DubSide side = 0; side < DUB_N_SIDES; side++) {
        sentences_start_game (game, 0, DUB_DRAW_APP);
        memset (game->state.employees, 0, (n - 1) * sizeof (DubEmployee));
        memset (game->state.garments, 0, (n - 1) * sizeof (DubGarment));
        for (guint i = 0; i < DUB_N_HIRE_SPACES; i++)
          game->state.employees[i].crown = DUB_CROWN_NONE;
        game->state.playing = (DubCard){ .action = (guint16) action & 63,
                                         .n = DUB_MAX_SPACES,
                                         .side = (guint16) side & 1,
                                         .hall = 2 };
        if (action == DUB_CARD_HIRE)
          game->state.playing.n = DUB_N_HIRE_SPACES;
        make_turn (self, game);
        game->state.phase = DUB_PHASE_PREPARE;
        make_status (self, game);
        sentences_start_game (game, 0, DUB_DRAW_APP);
        if (action == DUB_CARD_HIRE)
          memset (game->state.employees, 0, n * sizeof (DubEmployee));
        else
          memset (game->state.garments, 0, n * sizeof (DubGarment));
        game->state.phase = DUB_PHASE_PREPARE;
        make_status (self, game);
      }
  g_free (game);
}

static void
make_setup (Sentences *self)
{
  const DubEvent kept = { .type = DUB_EVENT_BOX_CHANGED };
  DubBox box;

  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  sentences_add (self, SENTENCE_WHOLE, dub_text_event (&box, &(DubState){ 0 }, &kept));
  for (guint expansions = 0; expansions < 1u << DUB_N_EXPANSIONS; expansions++)
    for (DubDrawMode mode = 0; mode < DUB_N_DRAW_MODES; mode++)
      for (guint color = 0; color < DUB_N_PLAYER_COLORS; color++) {
        DubSetup setup = { .expansions = (guint8) expansions,
                           .draw_mode = (guint8) mode,
                           .colors = { 0, (guint8) color, (guint8) (color > 0 ? 1 : 0) } };
        DubEvent event = { .type = DUB_EVENT_STARTED, .detail = { .setup = setup } };

        sentences_add_all (self, SENTENCE_WHOLE, dub_text_setup (&box, &setup));
        sentences_add (self, SENTENCE_WHOLE, dub_text_event (&box, &(DubState){ 0 }, &event));
      }
}

/* Every question, with one thing and with several. */
static void
make_questions (Sentences *self)
{
  static const guint8 rules[] = { DUB_RULE_HIR_2, DUB_RULE_EXP_1, DUB_RULE_END_1 };
  DubGame *game = g_new0 (DubGame, 1);

  sentences_start_game (game, (1u << DUB_N_EXPANSIONS) - 1, DUB_DRAW_TABLE);
  for (DubQuestionKind kind = DUB_QUESTION_NOTHING + 1; kind <= DUB_QUESTION_STAFF; kind++)
    for (guint rule = 0; rule < G_N_ELEMENTS (rules); rule++)
      for (guint mask = 1; mask < 1u << (kind == DUB_QUESTION_YOU ? DUB_N_FACTS : 4); mask++) {
        DubQuestion question = { .kind = (guint8) kind,
                                 .tiles = (guint16) mask,
                                 .facts = (guint16) mask,
                                 .pile = (guint8) (mask % DUB_N_PILES),
                                 .spaces = mask,
                                 .rules = { rules[rule] } };

        make_question (self, game, &question);
      }
  g_free (game);
}

/* Every verb at every place that it can have, as the rules say and done differently. */
static void
make_step (Sentences *self, const DubGame *game, DubVerb verb, guint i)
{
  DubStep step = { .verb = (guint8) verb,
                   .at = (guint8) (i % 4),
                   .hall = (guint8) (i % DUB_N_HALLS),
                   .decoration = (guint8) (i % DUB_N_DECORATION_KINDS),
                   .tiles = (guint16) (i * 7 + 1) & 0x1ff,
                   .track = (guint8) (i % DUB_N_TRACKS),
                   .n = (guint16) numbers[i % G_N_ELEMENTS (numbers)],
                   .to = (guint16) (numbers[i % G_N_ELEMENTS (numbers)] + 12) };
  guint n;
  const guint8 *tasks = dub_box_get_tasks (&game->box, game->state.barry.track, &n);

  step.task = tasks[i % n];
  if (i % 2 == 0)
    step.rules[1] = DUB_RULE_T_2;
  step.cards.n = (guint8) CLAMP (numbers[i % G_N_ELEMENTS (numbers)], 1, DUB_N_CARDS);
  step.cards.cards[0] = (DubCard){ .action = DUB_CARD_FAVOR,
                                   .hall = (guint16) (1 + i % DUB_N_HALLS) & 7,
                                   .symbol = (guint16) (i % DUB_N_SYMBOLS) & 3 };
  if (verb == DUB_STEP_ALL_HALLS_TOKEN)
    step.at %= game->box.n_all_halls;
  if (verb == DUB_STEP_PLACE_TOKEN)
    step.at = (guint8) (i % MAX (game->box.decorations[step.decoration].n, 1));
  sentences_add (self, SENTENCE_WHOLE, dub_text_step (&game->box, &game->state, &step));
  step.deviation = TRUE;
  if (dub_verb_has_choice (verb))
    sentences_add (self, SENTENCE_WHOLE, dub_text_step (&game->box, &game->state, &step));
}

static void
make_steps (Sentences *self)
{
  DubGame *game = g_new0 (DubGame, 1);

  for (DubDrawMode mode = 0; mode < DUB_N_DRAW_MODES; mode++)
    for (DubTrack track = 0; track < DUB_N_TRACKS; track++) {
      sentences_start_game (game, (1u << DUB_N_EXPANSIONS) - 1, mode);
      game->state.barry.track = (guint8) track;
      for (DubVerb verb = 0; verb < DUB_N_VERBS; verb++)
        for (guint i = 0; i < 60; i++) {
          game->state.barry.staff[i % 4].type = (guint8) (1 + i % (DUB_N_TYPES - 1));
          game->state.barry.staff[i % 4].level = i % 3 ? 2 : DUB_LEVEL_UNKNOWN;
          game->state.barry.staff[i % 4].id = i % 3 ? 1 : 0;
          game->state.garments[i % 4].color = (guint8) (1 + i / 4 % (DUB_N_COLORS - 1));
          game->state.making = game->state.garments[i % 4];
          game->state.jewelry[i % 4] = (guint8) (1 + i / 4 % (DUB_N_COLORS - 1));
          if (i % 7 == 0)
            game->state.employees[i % 4] =
                (DubEmployee){ .type = DUB_TYPE_UNKNOWN, .level = DUB_LEVEL_UNKNOWN };
          make_step (self, game, verb, i);
        }
    }
  g_free (game);
}

const SentenceMaker sentence_games[] = {
  { "setup", make_setup },         { "steps", make_steps },
  { "questions", make_questions }, { "corrections", make_corrections },
  { "gaps", make_gaps },           { "boards", make_boards },
  { "games", make_games },         { "events", make_events },
  { "winners", make_winners },     { NULL, NULL },
};
