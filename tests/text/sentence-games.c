/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Text of games: random whole games with corrections and deviations, random tables for the rarest
 * outcomes, and every kind of question and correction with extreme values.
 */

#include "board-fixture.h"
#include "dub-box-file.h"
#include "dub-game.h"
#include "dub-text-entry.h"
#include "dub-text-score.h"
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

/* Makes her turn with the reasons for each step. */
static void
make_turn (Sentences *self, const DubGame *game)
{
  const DubState *state = &game->state;
  DubTurn turn;

  if (state->playing.action == DUB_CARD_UNKNOWN && state->hand.n == 0)
    return;
  dub_turn_resolve (&game->box, state, TRUE, &turn);
  make_question (self, game, &turn.question);
  if (turn.question.kind != DUB_QUESTION_NOTHING)
    return;
  for (guint i = 0; i < turn.n_steps; i++) {
    sentences_add (self, SENTENCE_WHOLE, dub_text_move (&game->box, state, &turn.steps[i]));
    sentences_add_all (self, SENTENCE_WHOLE, dub_text_reasons (&game->box, state, &turn, i));
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

/* Makes the score as it is, and as if all facts were known. */
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
  sentences_add (self, SENTENCE_TITLE, dub_text_start_round (state));
  sentences_add (self, SENTENCE_WHOLE, dub_text_lay_out ());
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

  if (dub_place_get_kind (place) == DUB_KIND_NUMBER ||
      dub_place_get_kind (place) == DUB_KIND_JEWELRY) {
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
make_correction (Sentences *self, const DubGame *game, const DubMove *correction)
{
  const DubEvent event = { .type = DUB_EVENT_MOVE, .move = *correction };

  sentences_add (self, SENTENCE_WHOLE, dub_text_event (&game->box, &game->state, &event));
  sentences_add (self, SENTENCE_TITLE, dub_text_title (&game->box, &game->state, &event));
}

/* Makes all corrections of a place. */
static void
make_corrections_of (Sentences *self, const DubGame *game, DubPlace place)
{
  DubMove moves[DUB_MAX_CORRECTIONS];

  if (dub_place_get_kind (place) == DUB_KIND_NUMBER) {
    for (guint i = 0; i < G_N_ELEMENTS (numbers) + 1; i++) {
      gint n = i < G_N_ELEMENTS (numbers) ? (gint) numbers[i] : DUB_PLENTY;
      DubMove move = dub_correction_of_number (&game->state, place, n);

      if (n != DUB_PLENTY || place.kind == DUB_PLACE_BAG)
        make_correction (self, game, &move);
    }
    return;
  }
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    guint n = dub_correction_list (game, place, owner, moves);

    for (guint i = 0; i < n; i++) {
      sentences_add (self, SENTENCE_NAME,
                     dub_text_correction_content (&game->box, place, moves[i].thing));
      sentences_add (self, SENTENCE_TITLE,
                     dub_text_correction_whose (&game->box, place, moves[i].thing));
      make_correction (self, game, &moves[i]);
    }
  }
}

/* Returns whether the side has a place of this kind that can be corrected. You count your
 * possessions, and name your specialized Apprentice. */
static gboolean
is_corrected (DubPlaceKind kind, DubOwner side)
{
  if (kind == DUB_PLACE_COUNT || kind == DUB_PLACE_JEWELRY)
    return side == DUB_BARRY;
  if (kind == DUB_PLACE_STAFF || kind == DUB_PLACE_TRACK)
    return side != DUB_NOBODY;
  if (kind == DUB_PLACE_TASK) /* a place of nobody is the space of the board, with the tokens of
                                 both sides */
    return TRUE;

  return kind == DUB_PLACE_HAND ? side == DUB_YOU
                                : kind != DUB_PLACE_SPECIALIST && side == DUB_NOBODY;
}

static void
visit_spaces (Sentences *self, const DubGame *game, DubPlace place, SentenceVisit visit)
{
  guint n = dub_place_count_spaces (&game->box, &game->state, place);

  if (n == 0)
    visit (self, game, place);
  for (guint i = 0; i < n; i++) {
    DubPlace space = dub_place_get_space (&game->box, &game->state, place, i);

    if (place.kind != DUB_PLACE_COUNT || dub_place_exists (&game->box, &game->state, space))
      visit (self, game, space);
  }
}

void
sentences_visit_places (Sentences *self, const DubGame *game, SentenceVisit visit)
{
  for (DubPlaceKind kind = 0; kind < DUB_N_PLACES; kind++)
    for (DubOwner side = DUB_NOBODY; side < DUB_N_OWNERS; side++)
      for (guint in = 0; in < DUB_N_DECORATION_KINDS; in++) {
        DubPlace place = { .kind = (guint8) kind, .in = (guint8) in, .side = (guint8) side };

        if (!is_corrected (kind, side) || (kind == DUB_PLACE_GUEST && in >= DUB_N_HALLS) ||
            (in > 0 && kind != DUB_PLACE_GUEST && kind != DUB_PLACE_TOKEN &&
             !dub_place_exists (&game->box, &game->state, place)))
          continue;
        visit_spaces (self, game, place, visit);
      }
}

typedef struct {
  DubGame game;
  RandomPlayer player;
  GArray *events; /* owned */
} Play;

static void
make_titles (Sentences *self, const Play *play, const DubState *before)
{
  const DubEvent *first = &g_array_index (play->events, DubEvent, 0);
  g_autofree char *title = dub_text_title (&play->game.box, before, first);

  sentences_add (self, SENTENCE_TITLE, dub_text_undo (title));
  sentences_add (self, SENTENCE_TITLE, dub_text_redo (title));
  sentences_add (self, SENTENCE_TITLE, dub_text_last (title));
  sentences_add (self, SENTENCE_TITLE, g_steal_pointer (&title));
}

/* The events of an entry need nothing but the table before it. */
static void
make_events_of (Sentences *self, const Play *play, const DubState *before)
{
  for (guint i = 0; i < play->events->len; i++)
    sentences_add (self, SENTENCE_WHOLE,
                   dub_text_event (&play->game.box, before,
                                   &g_array_index (play->events, DubEvent, i)));
}

static gboolean
perform (Sentences *self, Play *play, const DubMove *move)
{
  const DubState before = play->game.state;

  g_array_set_size (play->events, 0);
  if (!dub_game_perform (&play->game, NULL, move, play->events, NULL))
    return FALSE;
  make_titles (self, play, &before);
  if (move->verb == DUB_MOVE_ENTER)
    sentences_add (self, SENTENCE_TITLE, dub_text_entered (&play->game.box, &before, move));
  if (move->instead == 0) /* deviations are not offers */
    sentences_add (self, move->verb == DUB_MOVE_ENTER ? SENTENCE_NAME : SENTENCE_TITLE,
                   dub_text_offer (&play->game.box, &before, move));
  make_events_of (self, play, &before);

  return TRUE;
}

static void
make_start (Sentences *self, Play *play, guint seed)
{
  const DubSetup setup = random_player_get_setup (seed);
  const DubState before = play->game.state;

  g_array_set_size (play->events, 0);
  g_assert_true (dub_game_start (&play->game, &setup, play->events, NULL));
  make_titles (self, play, &before);
  make_events_of (self, play, &before);
}

static void
make_game (Sentences *self, Play *play, guint seed)
{
  DubMove move;

  random_player_init (&play->player, seed);
  make_start (self, play, seed);
  while (play->game.state.phase != DUB_PHASE_OVER) {
    make_status (self, &play->game);
    if (play->game.state.phase == DUB_PHASE_TURNS)
      make_turn (self, &play->game);
    if (random_player_below (&play->player, 8) == 0) {
      move = random_player_pick_correction (&play->player, &play->game.box);
      perform (self, play, &move);
    }
    if (random_player_below (&play->player, 3) == 0) {
      move = random_player_pick_deviation (&play->player, &play->game);
      perform (self, play, &move);
    }
    if (play->game.state.phase == DUB_PHASE_SCORING) {
      make_score (self, &play->game);
      if (random_player_pick_asked (&play->game, &move) && perform (self, play, &move))
        continue;
    }
    move = random_player_pick_legal (&play->player, &play->game, FALSE);
    g_assert_true (perform (self, play, &move));
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

/* Makes tables that games seldom reach. */
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
  static const DubVerb verbs[] = { DUB_MOVE_FILL, DUB_MOVE_READY };
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  const DubSetup setup = { .expansions = (guint8) expansions,
                           .draw_mode = (guint8) draw_mode,
                           .colors = { 0, 1, 2 } };
  DubBox box;

  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  dub_game_init (game, &box);
  g_assert_true (dub_game_start (game, &setup, events, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++) {
    DubMove move = dub_move (DUB_NOBODY, verbs[i]);

    g_assert_true (dub_game_perform (game, NULL, &move, events, NULL));
  }
}

/* Makes the three possible results of a game. */
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
      DubMove move = dub_correction ((DubPlace){ .kind = DUB_PLACE_DRAW_MODE },
                                     dub_thing_name (DUB_KIND_DRAW_MODE, other));

      make_correction (self, game, &move);
    }
    for (DubTrack track = 0; track < DUB_N_TRACKS; track++)
      make_place (self, game, (DubPlace){ .kind = DUB_PLACE_TASK, .in = (guint8) track });
  }
  g_free (game);
}

/* Makes displays with missing pieces: the rest to enter, and cards of hers that count beyond the
 * last piece. */
static void
make_gaps (Sentences *self)
{
  DubGame *game = g_new0 (DubGame, 1);

  for (guint n = 1; n <= DUB_N_HIRE_SPACES; n++)
    for (DubCardAction action = DUB_CARD_TAILOR; action <= DUB_CARD_HIRE; action++)
      for (DubEnd side = 0; side < DUB_N_ENDS; side++) {
        sentences_start_game (game, 0, DUB_DRAW_APP);
        memset (game->state.employees, 0, (n - 1) * sizeof (DubEmployee));
        memset (game->state.garments, 0, (n - 1) * sizeof (DubGarment));
        for (guint i = 0; i < DUB_N_HIRE_SPACES; i++)
          game->state.employees[i].crown = DUB_CROWN_NONE;
        game->state.playing = (DubCard){ .action = (guint16) action & 63,
                                         .n = DUB_MAX_SPACES,
                                         .end = (guint16) side & 1,
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
  const DubState later = { .phase = DUB_PHASE_TURNS };
  DubBox box;
  const DubEvent kept = { .type = DUB_EVENT_BOX, .box = &box };

  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  sentences_add (self, SENTENCE_WHOLE, dub_text_event (&box, &(DubState){ 0 }, &kept));
  sentences_add (self, SENTENCE_WHOLE, dub_text_event (&box, &later, &kept));
  sentences_add (self, SENTENCE_TITLE, dub_text_title (&box, &later, &kept));
  for (guint expansions = 0; expansions < 1u << DUB_N_EXPANSIONS; expansions++)
    for (DubDrawMode mode = 0; mode < DUB_N_DRAW_MODES; mode++)
      for (guint color = 0; color < DUB_N_PLAYER_COLORS; color++) {
        DubSetup setup = { .expansions = (guint8) expansions,
                           .draw_mode = (guint8) mode,
                           .colors = { 0, (guint8) color, (guint8) (color > 0 ? 1 : 0) } };
        DubEvent event = { .type = DUB_EVENT_STARTED, .setup = setup };

        sentences_add_all (self, SENTENCE_WHOLE, dub_text_setup (&box, &setup));
        sentences_add_all (self, SENTENCE_WHOLE, dub_text_teardown (&setup));
        sentences_add (self, SENTENCE_WHOLE, dub_text_event (&box, &(DubState){ 0 }, &event));
      }
}

/* Makes every question, about one fact and about several. */
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

const SentenceMaker sentence_games[] = {
  { "setup", make_setup },
  { "questions", make_questions },
  { "corrections", make_corrections },
  { "gaps", make_gaps },
  { "boards", make_boards },
  { "games", make_games },
  { "winners", make_winners },
  { NULL, NULL },
};
