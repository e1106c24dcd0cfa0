/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Text of single moves: every verb of every side, with extreme values.
 */

#include "sentences.h"

static const guint numbers[] = { 0, 1, 2, 5, 21 };

/* The cases of each verb: who makes the move, where it takes a piece from and puts it, and the
 * piece. A move that can be requested has a title. sentence-games.c makes corrections. */
enum {
  HERS = 1 << DUB_BARRY,
  YOURS = 1 << DUB_YOU,
  TABLE = 1 << DUB_NOBODY,
  BOTH = HERS | YOURS,
};

static const struct {
  guint8 sides;
  guint8 asked; /* the sides for which it has a title */
  guint8 from;
  guint8 to;
  guint8 thing;
} forms[DUB_N_VERBS] = {
  [DUB_MOVE_TAKE_FAVOR] = { BOTH, YOURS, .from = DUB_PLACE_FAVOR },
  [DUB_MOVE_GAIN] = { HERS, 0, .thing = DUB_KIND_NUMBER },
  [DUB_MOVE_TAKE_TILES] = { BOTH, YOURS, .from = DUB_PLACE_RESOURCE, .thing = DUB_KIND_TILE },
  [DUB_MOVE_DRAW_BAG_TILE] = { HERS, 0, 0, 0, 0 },
  [DUB_MOVE_TAKE_GARMENT] = { HERS, 0, .from = DUB_PLACE_GARMENT, .thing = DUB_KIND_GARMENT },
  [DUB_MOVE_REVEAL_CARD] = { HERS, 0, .thing = DUB_KIND_CARD },
  [DUB_MOVE_TAKE_JEWELRY] = { BOTH, YOURS, .from = DUB_PLACE_JEWEL, .thing = DUB_KIND_JEWEL },
  [DUB_MOVE_PLACE_GARMENT] = { BOTH, YOURS, DUB_PLACE_GARMENT, DUB_PLACE_GUEST, DUB_KIND_GARMENT },
  [DUB_MOVE_SELL_GARMENT] = { YOURS, YOURS, .from = DUB_PLACE_GARMENT, .thing = DUB_KIND_GARMENT },
  [DUB_MOVE_HIRE] = { BOTH, YOURS, .from = DUB_PLACE_EMPLOYEE, .thing = DUB_KIND_EMPLOYEE },
  [DUB_MOVE_ADD_HAND_CARD] = { HERS, 0, 0, 0, 0 },
  [DUB_MOVE_SHUFFLE_DISCARDS] = { HERS, 0, .thing = DUB_KIND_NUMBER },
  [DUB_MOVE_PLACE_TOKEN] = { BOTH, YOURS, .to = DUB_PLACE_TOKEN },
  [DUB_MOVE_EXAM_TOKEN] = { BOTH, YOURS, .to = DUB_PLACE_TASK },
  [DUB_MOVE_REMOVE_EMPLOYEE] = { HERS, 0, .from = DUB_PLACE_STAFF, .thing = DUB_KIND_EMPLOYEE },
  [DUB_MOVE_ADD_EXAM_CARD] = { HERS, 0, .from = DUB_PLACE_EXAM_DECK },
  [DUB_MOVE_CLEAR_TASKS] = { HERS, 0, .from = DUB_PLACE_TRACK },
  [DUB_MOVE_MOVE_EXAM_TOKEN] = { HERS, 0, .to = DUB_PLACE_TASK },
  [DUB_MOVE_ALL_HALLS_TOKEN] = { BOTH, 0, .to = DUB_PLACE_ALL_HALLS },
  [DUB_MOVE_PLAY_CARD] = { HERS, HERS, .thing = DUB_KIND_CARD },
  [DUB_MOVE_TELL_CARD] = { HERS, HERS, .thing = DUB_KIND_CARD },
  [DUB_MOVE_ACT] = { HERS, HERS, 0, 0, 0 },
  [DUB_MOVE_TURN_UP] = { HERS, HERS, .to = DUB_PLACE_STAFF, .thing = DUB_KIND_EMPLOYEE },
  [DUB_MOVE_DEPUTE] = { YOURS, YOURS, .thing = DUB_KIND_EMPLOYEE },
  [DUB_MOVE_PASS_EXAM] = { YOURS, YOURS, .to = DUB_PLACE_TRACK, .thing = DUB_KIND_EMPLOYEE },
  [DUB_MOVE_PASS] = { YOURS, YOURS, 0, 0, 0 },
  [DUB_MOVE_CHOOSE_CARD] = { YOURS, YOURS, .from = DUB_PLACE_STAFF },
  [DUB_MOVE_PLAY_EMPLOYEE] = { YOURS, YOURS, .from = DUB_PLACE_STAFF },
  [DUB_MOVE_BONUS] = { YOURS, YOURS, .thing = DUB_KIND_EMPLOYEE },
  [DUB_MOVE_TELL_GAINS] = { YOURS, YOURS, 0, 0, 0 },
  [DUB_MOVE_NAME_SPECIALIST] = { YOURS, YOURS, .thing = DUB_KIND_SPECIALIST },
  [DUB_MOVE_COUNT] = { YOURS, YOURS, .to = DUB_PLACE_COUNT, .thing = DUB_KIND_NUMBER },
  [DUB_MOVE_END_TURN] = { BOTH, YOURS, 0, 0, 0 },
  [DUB_MOVE_INCOME] = { YOURS, YOURS, 0, 0, 0 },
  [DUB_MOVE_BEGIN_ROUND] = { TABLE, 0, .thing = DUB_KIND_NUMBER },
  [DUB_MOVE_RETURN_FAVOR] = { BOTH, 0, 0, 0, 0 },
  [DUB_MOVE_LEAVE] = { TABLE, 0, .from = DUB_PLACE_EMPLOYEE },
  [DUB_MOVE_SHIFT] = { TABLE, 0, .from = DUB_PLACE_GARMENT },
  [DUB_MOVE_ENTER] = { TABLE, TABLE, .to = DUB_PLACE_RESOURCE },
  [DUB_MOVE_LEAVE_EMPTY] = { TABLE, TABLE, .to = DUB_PLACE_RESOURCE },
  [DUB_MOVE_ADD_FESTIVITY] = { TABLE, 0, 0, 0, 0 },
  [DUB_MOVE_DRAW_HAND] = { TABLE, 0, .thing = DUB_KIND_NUMBER },
  [DUB_MOVE_FILL] = { TABLE, TABLE, 0, 0, 0 },
  [DUB_MOVE_READY] = { TABLE, TABLE, 0, 0, 0 },
  [DUB_MOVE_CORRECT] = { 0, 0, 0, 0, 0 },
  [DUB_MOVE_FINISH] = { TABLE, TABLE, 0, 0, 0 },
};

/* Returns the n-th variant of a place of this kind. */
static DubPlace
vary_place (const DubGame *game, DubPlaceKind kind, DubOwner side, guint i)
{
  DubPlace place = { .kind = (guint8) kind, .at = (guint8) (i % 4) };
  guint n;

  if (kind == DUB_PLACE_GUEST) {
    place.in = (guint8) (i % DUB_N_HALLS);
    place.at = (guint8) (i % 3);
  }
  if (kind == DUB_PLACE_TOKEN) {
    place.in = (guint8) (i % DUB_N_DECORATION_KINDS);
    place.at = (guint8) (i % MAX (game->box.decorations[place.in].n, 1));
  }
  if (kind == DUB_PLACE_ALL_HALLS)
    place.at = (guint8) (i % game->box.n_all_halls);
  if (kind == DUB_PLACE_EXAM_DECK)
    place.at = (guint8) (i % DUB_N_TRACKS);
  if (kind == DUB_PLACE_COUNT)
    place.at = (guint8) (i % DUB_N_FACTS);
  if (kind == DUB_PLACE_TRACK)
    place.in = (guint8) (i % DUB_N_TRACKS);
  if (kind == DUB_PLACE_TASK) {
    place.in = game->state.sides[side].track;
    place.at = dub_box_get_tasks (&game->box, place.in, &n)[i % n];
  }
  if (kind >= DUB_PLACE_COUNT && kind <= DUB_PLACE_TASK)
    place.side = (guint8) side;

  return place;
}

/* Returns the n-th variant of a thing of this kind. */
static DubThing
vary_thing (const DubGame *game, DubKind kind, guint i)
{
  DubThing thing = { .kind = (guint8) kind };

  if (kind == DUB_KIND_NUMBER)
    thing.n = (gint16) numbers[i % G_N_ELEMENTS (numbers)];
  if (kind == DUB_KIND_TILE)
    thing.name = (guint8) (1 + i % 3);
  if (kind == DUB_KIND_JEWEL)
    thing.name = (guint8) (DUB_BLUE + i % 4);
  if (kind == DUB_KIND_SPECIALIST)
    thing.name = (guint8) (i % DUB_N_SPECIALISTS);
  if (kind == DUB_KIND_JEWELRY)
    thing.jewelry[DUB_BLUE] = (guint8) (i % 3);
  if (kind == DUB_KIND_CROWNS)
    thing.n = (gint16) (i * 5 % 256);
  if (kind == DUB_KIND_GARMENT)
    thing.garment = (DubGarment){ DUB_PINK, 3, TRUE, DUB_SPECIAL_NONE };
  if (kind == DUB_KIND_EMPLOYEE)
    thing.employee = game->state.employees[1 + i % 3];
  if (kind == DUB_KIND_CARD)
    thing.card = (DubCard){ .action = DUB_CARD_FAVOR,
                            .hall = (guint16) (1 + i % DUB_N_HALLS) & 7,
                            .symbol = (guint16) (i % DUB_N_SYMBOLS) & 3 };

  return thing;
}

/* Varies details that you can omit or enter in more than one way. */
static void
vary_yours (const DubGame *game, DubMove *move, guint i)
{
  static const guint8 open[] = { 0, 2, 12, 28, 30 };
  const DubThing card = dub_thing_employee (game->state.employees[1 + i % 3]);

  move->gains[DUB_FACT_PP] = 2;
  move->gains[DUB_FACT_LIVRE] = move->verb == DUB_MOVE_INCOME ? 5 : -1;
  if (move->verb == DUB_MOVE_TAKE_TILES && i / 3 % 2 != 0)
    move->to.kind = DUB_PLACE_BAG;
  if (move->verb == DUB_MOVE_HIRE && i / 3 % 2 != 0)
    move->from = (DubPlace){ .kind = DUB_PLACE_SPECIALIST };
  if (move->verb == DUB_MOVE_DEPUTE) {
    move->from.kind = i / 3 % 2 != 0 ? DUB_PLACE_HAND : 0;
    move->thing.employee = (DubEmployee){ .type = (guint8) (DUB_MASTER + i % 3) };
    move->other = i % 4 != 0 ? card : (DubThing){ 0 };
  }
  if (move->verb == DUB_MOVE_PASS_EXAM) {
    move->thing.employee.crown = (guint8) (i % (DUB_N_CROWNS + 1));
    move->other = i / 2 % 2 != 0 ? dub_thing_employee ((DubEmployee){ DUB_MASTER, 5, 0, 0 })
                                 : (DubThing){ 0 };
    if (i % 5 == 0)
      move->thing = (DubThing){ 0 };
  }
  if (move->verb == DUB_MOVE_COUNT && move->to.at >= DUB_N_COUNTS)
    move->thing =
        vary_thing (game, move->to.at == DUB_FACT_JEWELRY ? DUB_KIND_JEWELRY : DUB_KIND_CROWNS, i);
  if ((dub_verb_get_uses (move->verb) & DUB_USES_GAINS) != 0 && move->verb != DUB_MOVE_INCOME)
    move->open = open[i % G_N_ELEMENTS (open)];
}

/* Returns the n-th variant of a move, with extreme values. */
static DubMove
vary_move (const DubGame *game, DubOwner side, DubVerb verb, guint i)
{
  const guint uses = dub_verb_get_uses (verb);
  DubMove move = dub_move (side, verb);
  const DubPlaceKind display = i % DUB_N_DISPLAYS;

  if ((uses & DUB_USES_FROM) != 0)
    move.from = vary_place (game, forms[verb].from, side, i);
  if ((uses & DUB_USES_TO) != 0)
    move.to = vary_place (game, forms[verb].to, side, i);
  if (verb == DUB_MOVE_LEAVE && display != DUB_PLACE_RESOURCE)
    move.from.kind = (guint8) display;
  if (verb == DUB_MOVE_SHIFT && display == DUB_PLACE_JEWEL)
    move.from.kind = DUB_PLACE_JEWEL;
  if (verb == DUB_MOVE_ENTER || verb == DUB_MOVE_LEAVE_EMPTY)
    move.to = vary_place (game, display, side, i);
  move.thing =
      vary_thing (game, verb == DUB_MOVE_ENTER ? dub_place_get_kind (move.to) : forms[verb].thing,
                  i);
  if ((uses & DUB_USES_SPACES) != 0 && side != DUB_YOU)
    move.spaces = i % 2 ? 0x30 : 0x20;
  if (verb == DUB_MOVE_TURN_UP)
    move.thing.employee.crown = (guint8) (i % (DUB_N_CROWNS + 1));
  if (side == DUB_YOU)
    vary_yours (game, &move, i);

  return move;
}

static void
make_move (Sentences *self, const DubGame *game, DubOwner side, DubVerb verb, guint i)
{
  const DubEvent event = { .type = DUB_EVENT_MOVE, .move = vary_move (game, side, verb, i) };

  sentences_add (self, SENTENCE_WHOLE, dub_text_event (&game->box, &game->state, &event));
  if ((forms[verb].asked & 1u << side) == 0)
    return;
  sentences_add (self, SENTENCE_TITLE, dub_text_title (&game->box, &game->state, &event));
  sentences_add (self, verb == DUB_MOVE_ENTER ? SENTENCE_NAME : SENTENCE_TITLE,
                 dub_text_offer (&game->box, &game->state, &event.move));
}

/* Makes every verb that is not a step of hers, with the extremes of each field. Some of the moves
 * cannot happen on this table, but all of them have text. */
static void
make_events (Sentences *self)
{
  const DubEvent deviation = {
    .type = DUB_EVENT_MOVE,
    .move = { .verb = DUB_MOVE_TAKE_TILES, .side = DUB_BARRY, .instead = 1, .spaces = 3 },
  };
  const DubEvent cards = { .type = DUB_EVENT_CARDS };
  DubGame *game = g_new0 (DubGame, 1);

  sentences_start_game (game, (1u << DUB_N_EXPANSIONS) - 1, DUB_DRAW_TABLE);
  for (guint i = 0; i < 360; i++) {
    game->state.draw_mode = (guint8) (i % DUB_N_DRAW_MODES);
    game->state.start = (guint8) (DUB_BARRY + i % 2);
    game->state.sides[DUB_YOU].track = (guint8) (i % DUB_N_TRACKS);
    game->state.sides[DUB_YOU].known = i % 2 ? 0xffff : 0;
    game->state.playing = (DubCard){ .action = (guint16) (i % (DUB_CARD_FUND + 1)) & 63 };
    for (DubVerb verb = 0; verb < DUB_N_VERBS; verb++)
      for (DubOwner side = 0; side < DUB_N_OWNERS; side++)
        if ((forms[verb].sides & 1u << side) != 0 && (side != DUB_BARRY || verb >= DUB_N_STEPS))
          make_move (self, game, side, verb, i);
    sentences_add (self, SENTENCE_WHOLE, dub_text_event (&game->box, &game->state, &cards));
    sentences_add (self, SENTENCE_TITLE, dub_text_title (&game->box, &game->state, &deviation));
  }
  g_free (game);
}

/* She gains one kind of thing at a time. */
static void
vary_gains (DubMove *step, guint i)
{
  static const guint8 facts[] = { DUB_FACT_PP, DUB_FACT_THREAD, DUB_FACT_LACE };
  const guint n = numbers[i % G_N_ELEMENTS (numbers)];

  if (i % G_N_ELEMENTS (facts) == 0) {
    step->gains[DUB_FACT_PP] = (gint16) n;
    step->thing = dub_thing_number ((gint) n + 12);
  } else {
    step->gains[facts[i % G_N_ELEMENTS (facts)]] = 1;
    step->thing = (DubThing){ 0 };
  }
}

/* Makes a verb of hers at every place that it can have, by the rules and as a deviation. */
static void
make_step (Sentences *self, const DubGame *game, DubVerb verb, guint i)
{
  DubMove step = vary_move (game, DUB_BARRY, verb, i);

  if (step.from.kind < DUB_N_DISPLAYS || step.from.kind == DUB_PLACE_STAFF)
    if (forms[verb].thing != 0 && (dub_verb_get_uses (verb) & DUB_USES_FROM) != 0)
      step.thing = dub_place_read (&game->state, step.from);
  if (verb == DUB_MOVE_TAKE_TILES)
    step.spaces = (guint16) (i * 7 + 1) & 0x1ff;
  if (verb == DUB_MOVE_SHUFFLE_DISCARDS)
    step.thing.n = CLAMP (step.thing.n, 1, DUB_N_CARDS);
  if (verb == DUB_MOVE_MOVE_EXAM_TOKEN)
    step.to =
        (DubPlace){ .kind = DUB_PLACE_TASK, .in = (guint8) (i % DUB_N_TRACKS), .side = DUB_BARRY };
  if (verb == DUB_MOVE_GAIN)
    vary_gains (&step, i);
  if (i % 2 == 0)
    step.rules[1] = DUB_RULE_T_2;
  sentences_add (self, SENTENCE_WHOLE, dub_text_move (&game->box, &game->state, &step));
  step.instead = 1;
  if (dub_verb_has_choice (verb) && (verb != DUB_MOVE_GAIN || step.gains[DUB_FACT_PP] != 0))
    sentences_add (self, SENTENCE_WHOLE, dub_text_move (&game->box, &game->state, &step));
}

static void
make_steps (Sentences *self)
{
  DubGame *game = g_new0 (DubGame, 1);

  for (DubDrawMode mode = 0; mode < DUB_N_DRAW_MODES; mode++)
    for (DubTrack track = 0; track < DUB_N_TRACKS; track++) {
      sentences_start_game (game, (1u << DUB_N_EXPANSIONS) - 1, mode);
      game->state.sides[DUB_BARRY].track = (guint8) track;
      for (DubVerb verb = 0; verb < DUB_N_STEPS; verb++)
        for (guint i = 0; i < 60 && (forms[verb].sides & HERS) != 0; i++) {
          game->state.sides[DUB_BARRY].staff[i % 4].type = (guint8) (1 + i % (DUB_N_TYPES - 1));
          game->state.sides[DUB_BARRY].staff[i % 4].level = i % 3 ? 2 : DUB_LEVEL_UNKNOWN;
          game->state.sides[DUB_BARRY].staff[i % 4].id = i % 3 ? 1 : 0;
          game->state.garments[i % 4].color = (guint8) (1 + i / 4 % (DUB_N_COLORS - 1));
          game->state.jewelry[i % 4] = (guint8) (1 + i / 4 % (DUB_N_COLORS - 1));
          if (i % 7 == 0)
            game->state.employees[i % 4] =
                (DubEmployee){ .type = DUB_TYPE_UNKNOWN, .level = DUB_LEVEL_UNKNOWN };
          make_step (self, game, verb, i);
        }
    }
  g_free (game);
}

const SentenceMaker sentence_moves[] = {
  { "steps", make_steps },
  { "events", make_events },
  { NULL, NULL },
};
