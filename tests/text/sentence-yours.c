/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Text about your side of the table: your possessions, your next actions, and the reasons why a tap
 * is refused.
 */

#include "dub-bonus.h"
#include "dub-text-actions.h"
#include "dub-text-error.h"
#include "dub-text-guide.h"
#include "dub-text-move.h"
#include "dub-text-yours.h"
#include "sentences.h"

enum { ALL_EXPANSIONS = (1 << DUB_N_EXPANSIONS) - 1 };

/* Each number takes another form in some language. */
static const guint numbers[] = { 0, 1, 2, 5, 21 };

static void
make_tap (Sentences *self, const DubGame *game, DubPlace place)
{
  if (place.kind > DUB_PLACE_FAVOR && place.kind != DUB_PLACE_TASK)
    return;
  for (guint code = DUB_REASON_NONE; code < DUB_N_REASONS; code++) {
    const DubReason reason = { .code = (guint8) code, .place = place, .side = DUB_YOU };
    g_autoptr (GError) error = NULL;

    if (code != DUB_REASON_NONE)
      dub_reason_set_error (&reason, &error);
    for (guint is_placing = 0; is_placing < 2; is_placing++)
      sentences_add (self, SENTENCE_WHOLE,
                     dub_text_refused_tap (&game->state, place, is_placing != 0, error));
  }
}

/* Makes taps in every phase, with filled and empty displays and spaces. */
static void
make_taps (Sentences *self)
{
  DubGame *game = g_new0 (DubGame, 1);

  for (DubPhase phase = 0; phase < DUB_N_PHASES; phase++)
    for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
      sentences_start_game (game, ALL_EXPANSIONS, DUB_DRAW_APP);
      game->state.phase = (guint8) phase;
      game->state.turn = (guint8) owner;
      game->state.resources[0][0] = DUB_TILE_NONE;
      game->state.halls[1][0] = (DubGuest){ { DUB_BLUE, 3, FALSE, 0 }, (guint8) owner };
      game->state.tokens[DUB_STATUES][0] = (guint8) owner;
      sentences_visit_places (self, game, make_tap);
    }
  g_free (game);
}

/* Makes the gains of the bonuses, the actions of each card, and the confirmations. */
static void
make_cards (Sentences *self)
{
  DubGame *game = g_new0 (DubGame, 1);
  DubMove options[DUB_MAX_BONUS_OPTIONS];
  DubMove doubted = { .verb = DUB_MOVE_SELL_GARMENT, .side = DUB_YOU };

  sentences_start_game (game, ALL_EXPANSIONS, DUB_DRAW_APP);
  game->state.tokens[DUB_JEWELER][0] = DUB_YOU;
  game->state.sides[DUB_YOU].known = 0;
  for (guint i = 0; i < game->box.n_employees; i++) {
    guint n = dub_bonus_list (&game->box, &game->state, dub_box_get_card (&game->box, i), options);

    for (guint j = 0; j < n; j++)
      sentences_add (self, SENTENCE_NAME, dub_text_bonus (&game->box, &options[j]));
  }
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++) {
    game->state.yours.hand = (guint8) numbers[i];
    game->state.yours.turn.free_tiles = (guint8) (i % 2);
    game->state.yours.turn.card.type = (guint8) (i % 2 != 0 ? DUB_MASTER : DUB_TYPE_NONE);
    game->state.sides[DUB_YOU].known = (guint16) (i % 2 != 0 ? G_MAXUINT16 : 0);
    sentences_add (self, SENTENCE_TITLE, dub_text_hand_choice (&game->state));
    sentences_add (self, SENTENCE_TITLE, dub_text_hand_title (&game->box, &game->state));
    sentences_add (self, SENTENCE_TITLE, dub_text_end_untaken (&game->box, &game->state));
    sentences_add (self, SENTENCE_NAME, dub_text_purse (&game->state));
  }
  game->state.yours.turn = (DubYourTurn){ 0 };
  sentences_add (self, SENTENCE_TITLE, dub_text_bonus_title ());
  sentences_add (self, SENTENCE_WHOLE,
                 dub_text_move (&game->box, &game->state,
                                &(DubMove){ .verb = DUB_MOVE_BONUS,
                                            .side = DUB_YOU,
                                            .from = { .kind = DUB_PLACE_STAFF } }));
  game->state.sides[DUB_YOU].where[0] = DUB_WHERE_PLAYED;
  sentences_add (self, SENTENCE_WHOLE,
                 dub_text_move (&game->box, &game->state,
                                &(DubMove){ .verb = DUB_MOVE_PLAY_EMPLOYEE,
                                            .side = DUB_YOU,
                                            .from = { DUB_PLACE_STAFF, DUB_YOU, 0, 0 } }));
  for (DubAction action = DUB_ACTION_FAVOR; action < DUB_N_ACTIONS; action++)
    sentences_add (self, SENTENCE_TITLE, dub_text_action (action));
  for (guint types = 0; types < 1u << DUB_TYPE_UNKNOWN; types++)
    sentences_add (self, SENTENCE_WHOLE, dub_text_who_can (types));
  game->state.yours.turn.n_actions = 1;
  doubted.thing.garment.thimble = TRUE;
  sentences_add (self, SENTENCE_WHOLE, dub_text_doubt (&game->box, &game->state, &doubted));
  game->state.yours.turn.n_actions = 2;
  sentences_add (self, SENTENCE_WHOLE, dub_text_doubt (&game->box, &game->state, &doubted));
  g_free (game);
}

/* Makes the buttons of your actions, and the labels of your cards and counters. */
static void
make_actions (Sentences *self)
{
  DubGame *game = g_new0 (DubGame, 1);
  const DubMove tile = { .verb = DUB_MOVE_TAKE_TILES }, garment = { .verb = DUB_MOVE_SELL_GARMENT };
  const DubAction on_board[] = { DUB_ACTION_ACQUIRE, DUB_ACTION_TAILOR, DUB_ACTION_HIRE,
                                 DUB_ACTION_FUND };

  sentences_start_game (game, ALL_EXPANSIONS, DUB_DRAW_APP);
  for (DubChance chance = DUB_CHANCE_OPEN; chance <= DUB_CHANCE_NOTHING; chance++)
    for (guint i = 0; i < G_N_ELEMENTS (numbers); i++) {
      const DubYourAction sum = { DUB_ACTION_HIRE,
                                  (guint8) chance,
                                  (guint8) (i % 4 * 2),
                                  TRUE,
                                  (gint16) ((i % 2 != 0 ? 1 : -1) * (int) numbers[i]),
                                  0 };

      sentences_add (self, SENTENCE_NAME, dub_text_action_price (&sum));
      sentences_add (self, SENTENCE_TITLE, dub_text_action_spoken (&sum));
      sentences_add (self, SENTENCE_WHOLE, dub_text_action_reason (&sum));
    }
  for (guint i = 0; i < G_N_ELEMENTS (on_board); i++)
    sentences_add (self, SENTENCE_WHOLE, dub_text_action_guide (on_board[i]));
  for (guint i = 0; i < 2; i++)
    for (DubFact fact = 0; fact <= DUB_FACT_LACE; fact++) {
      game->state.sides[DUB_YOU].known = (guint16) (i != 0 ? G_MAXUINT16 : 0);
      sentences_add (self, SENTENCE_NAME, dub_text_purse_caption (fact));
      sentences_add (self, SENTENCE_TITLE, dub_text_purse_spoken (&game->state, fact));
    }
  for (guint i = 0; i < game->state.sides[DUB_YOU].n_staff; i++)
    sentences_add (self, SENTENCE_NAME,
                   dub_text_card_bonus (&game->box, game->state.sides[DUB_YOU].staff[i]));
  sentences_add (self, SENTENCE_TITLE, dub_text_exam_progress (&game->box, &game->state));
  sentences_add (self, SENTENCE_TITLE, dub_text_specialist_title ());
  sentences_add (self, SENTENCE_WHOLE, dub_text_printed_title (&tile));
  sentences_add (self, SENTENCE_WHOLE, dub_text_printed_title (&garment));
  sentences_add (self, SENTENCE_TITLE, dub_text_tell_printed ());
  sentences_add (self, SENTENCE_TITLE, dub_text_this_turn ());
  sentences_add (self, SENTENCE_WHOLE, dub_text_nothing_yet ());
  sentences_add (self, SENTENCE_TITLE, dub_text_choose_card ());
  sentences_add (self, SENTENCE_WHOLE, dub_text_bonus_hint (&game->box, &game->state));
  game->state.yours.turn.card = game->state.yours.turn.source =
      dub_box_get_employee (&game->box, "jb-journeyman-copy");
  sentences_add (self, SENTENCE_WHOLE, dub_text_bonus_hint (&game->box, &game->state));
  g_free (game);
}

static void
make_turns (Sentences *self)
{
  DubMove exam = { .verb = DUB_MOVE_PASS_EXAM, .side = DUB_YOU };
  const DubMove hire = { .verb = DUB_MOVE_HIRE,
                         .side = DUB_YOU,
                         .from.kind = DUB_PLACE_SPECIALIST };
  DubMove gained = { .side = DUB_YOU, .gains = { [DUB_FACT_LIVRE] = 4, [DUB_FACT_TILES] = 1 } };
  DubGame *game = g_new0 (DubGame, 1);

  sentences_start_game (game, ALL_EXPANSIONS, DUB_DRAW_APP);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++) {
    DubYourTurn turn = { .free_tiles = (guint8) numbers[i], .free_jewelry = 1, .expert_depute = 1 };

    sentences_add_all (self, SENTENCE_WHOLE, dub_text_waiting (&turn));
    game->state.yours.hand = (guint8) numbers[i];
    for (DubReminder reminder = 0; reminder < DUB_N_REMINDERS; reminder++)
      sentences_add (self, SENTENCE_WHOLE, dub_text_reminder (&game->state, reminder));
    for (DubTrack track = 0; track < DUB_N_TRACKS; track++) {
      game->state.sides[DUB_YOU].track = (guint8) track;
      game->state.sides[DUB_YOU].n_done = (guint8) (numbers[i] % 4);
      sentences_add (self, SENTENCE_TITLE, dub_text_your_exam (&game->box, &game->state));
      exam.to.in = (guint8) track;
      exam.thing = dub_thing_employee (dub_box_get_card (&game->box, numbers[i] % 4));
      sentences_add_all (self, SENTENCE_WHOLE, dub_text_exam_steps (game, &exam));
      sentences_add (self, SENTENCE_WHOLE, dub_text_move (&game->box, &game->state, &exam));
      exam.thing = (DubThing){ 0 };
      sentences_add_all (self, SENTENCE_WHOLE, dub_text_exam_steps (game, &exam));
      sentences_add (self, SENTENCE_WHOLE, dub_text_doubt (&game->box, &game->state, &exam));
      sentences_add (self, SENTENCE_TITLE,
                     dub_text_end_unmarked (&game->box, &game->state, 1u << DUB_TASK_BP));
    }
  }
  for (DubSpecialist i = 0; i < DUB_N_SPECIALISTS; i++) {
    game->state.yours.specialist = (guint8) i;
    sentences_add (self, SENTENCE_WHOLE, dub_text_doubt (&game->box, &game->state, &hire));
  }
  gained.verb = DUB_MOVE_TAKE_JEWELRY;
  sentences_add (self, SENTENCE_WHOLE, dub_text_gains_remark (&gained));
  gained.verb = DUB_MOVE_DEPUTE;
  sentences_add (self, SENTENCE_WHOLE, dub_text_gains_remark (&gained));
  sentences_add (self, SENTENCE_WHOLE, dub_text_turn_gains (&gained));
  sentences_add (self, SENTENCE_WHOLE, dub_text_favor_gained ());
  sentences_add (self, SENTENCE_WHOLE, dub_text_specialist_choice ());
  g_free (game);
}

static void
make_side (Sentences *self, const DubGame *game)
{
  for (DubYourTopic yours = 0; yours < DUB_N_YOURS; yours++) {
    g_autoptr (DubYourPart) part = dub_your_part_new (game, yours);

    if (part == NULL)
      continue;
    sentences_add (self, SENTENCE_TITLE, g_strdup (part->title));
    for (guint i = 0; i < part->lines->len; i++) {
      const DubYourLine *line = &g_array_index (part->lines, DubYourLine, i);

      sentences_add (self, SENTENCE_NAME, g_strdup (line->name));
      sentences_add (self, SENTENCE_CAPTION, g_strdup (line->value));
    }
  }
}

/* Makes everything that you can have, known and unknown. */
static void
make_sides (Sentences *self)
{
  DubGame *game = g_new0 (DubGame, 1);

  for (guint i = 0; i < 2 * DUB_N_SPECIALISTS; i++) {
    DubSide *you = &game->state.sides[DUB_YOU];

    sentences_start_game (game, i % 3 ? ALL_EXPANSIONS : 0, DUB_DRAW_APP);
    if (i % 2 == 0)
      you->known = 0;
    game->state.yours.specialist = (guint8) (i / 2);
    game->state.yours.has_specialist = i % 5 == 0;
    you->track = i % 2;
    you->jewelry.n = 2;
    you->jewelry.colors[0] = DUB_BLUE;
    you->jewelry.colors[1] = (guint8) (DUB_BLUE + i % 4);
    if (i % 4 > 1)
      you->n_staff = 0;
    for (guint j = 0; j < you->n_staff; j++)
      you->staff[j].crown = (guint8) ((i + j) % (DUB_N_CROWNS + 1));
    game->state.halls[i % 5][0] = (DubGuest){ { DUB_BLUE, 3, TRUE, 0 }, DUB_YOU };
    game->state.halls[i % 5][1] = (DubGuest){ { DUB_PINK, 2, FALSE, 0 }, DUB_YOU };
    game->state.tokens[i % DUB_N_DECORATION_KINDS][0] = DUB_YOU;
    make_side (self, game);
  }
  g_free (game);
}

const SentenceMaker sentence_yours[] = {
  { "taps", make_taps },   { "turns", make_turns },     { "cards", make_cards },
  { "sides", make_sides }, { "actions", make_actions }, { NULL, NULL },
};
