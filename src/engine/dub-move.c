/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-move.h"
#include "dub-place.h"

#include <string.h>

enum {
  FROM = DUB_USES_FROM,
  TO = DUB_USES_TO,
  THING = DUB_USES_THING,
  OTHER = DUB_USES_OTHER,
  SPACES = DUB_USES_SPACES,
  GAINS = DUB_USES_GAINS,
  SURE = DUB_USES_SURE,
};

/* Verbs that are not listed use nothing but the gains, if they are yours. */
static const guint8 uses[DUB_N_VERBS] = {
  [DUB_MOVE_TAKE_FAVOR] = FROM | GAINS,
  [DUB_MOVE_GAIN] = THING | GAINS,
  [DUB_MOVE_TAKE_TILES] = FROM | TO | THING | SPACES | GAINS,
  [DUB_MOVE_TAKE_GARMENT] = FROM | THING,
  [DUB_MOVE_REVEAL_CARD] = THING,
  [DUB_MOVE_TAKE_JEWELRY] = FROM | THING | GAINS,
  [DUB_MOVE_PLACE_GARMENT] = FROM | TO | THING | GAINS,
  [DUB_MOVE_SELL_GARMENT] = FROM | THING | GAINS,
  [DUB_MOVE_HIRE] = FROM | THING | GAINS | SURE,
  [DUB_MOVE_SHUFFLE_DISCARDS] = THING,
  [DUB_MOVE_PLACE_TOKEN] = TO | GAINS,
  [DUB_MOVE_EXAM_TOKEN] = TO,
  [DUB_MOVE_REMOVE_EMPLOYEE] = FROM | THING,
  [DUB_MOVE_ADD_EXAM_CARD] = FROM,
  [DUB_MOVE_CLEAR_TASKS] = FROM,
  [DUB_MOVE_MOVE_EXAM_TOKEN] = TO,
  [DUB_MOVE_ALL_HALLS_TOKEN] = TO,
  [DUB_MOVE_PLAY_CARD] = THING,
  [DUB_MOVE_TELL_CARD] = THING,
  [DUB_MOVE_TURN_UP] = TO | THING,
  [DUB_MOVE_DEPUTE] = FROM | THING | OTHER | GAINS,
  [DUB_MOVE_PASS_EXAM] = TO | THING | OTHER | GAINS | SURE,
  [DUB_MOVE_CHOOSE_CARD] = FROM,
  [DUB_MOVE_PLAY_EMPLOYEE] = FROM,
  [DUB_MOVE_BONUS] = FROM | THING | GAINS,
  [DUB_MOVE_TELL_GAINS] = GAINS,
  [DUB_MOVE_NAME_SPECIALIST] = THING,
  [DUB_MOVE_COUNT] = TO | THING | DUB_USES_KEPT,
  [DUB_MOVE_INCOME] = GAINS,
  [DUB_MOVE_BEGIN_ROUND] = THING,
  [DUB_MOVE_LEAVE] = FROM | SPACES,
  [DUB_MOVE_SHIFT] = FROM,
  [DUB_MOVE_ENTER] = TO | THING,
  [DUB_MOVE_LEAVE_EMPTY] = TO | SPACES,
  [DUB_MOVE_DRAW_HAND] = THING,
  [DUB_MOVE_CORRECT] = TO | THING,
};

DubUses
dub_verb_get_uses (DubVerb verb)
{
  return verb < DUB_N_VERBS ? uses[verb] : 0;
}

gboolean
dub_thing_equal (DubThing a, DubThing b)
{
  /* NOLINTNEXTLINE(bugprone-suspicious-memory-comparison): the rest of a thing is zero */
  return memcmp (&a, &b, sizeof a) == 0;
}

gboolean
dub_move_equal (const DubMove *a, const DubMove *b)
{
  /* NOLINTNEXTLINE(bugprone-suspicious-memory-comparison): there is no padding */
  return memcmp (a, b, sizeof *a) == 0;
}

/* Tiles that are kept go to no place of the table, and so does a card that is deputed. */
gboolean
dub_move_has_place (const DubMove *move, DubUses use)
{
  if ((dub_verb_get_uses (move->verb) & use) == 0)
    return FALSE;
  if (move->verb == DUB_MOVE_TAKE_TILES && use == DUB_USES_TO)
    return move->to.kind == DUB_PLACE_BAG;

  if (move->verb == DUB_MOVE_BONUS)
    return move->from.kind == DUB_PLACE_STAFF;

  return move->verb != DUB_MOVE_DEPUTE || move->from.kind == DUB_PLACE_HAND;
}

/* These are about a whole display. */
static gboolean
has_display (const DubMove *move)
{
  return move->verb == DUB_MOVE_LEAVE || move->verb == DUB_MOVE_SHIFT ||
         move->verb == DUB_MOVE_LEAVE_EMPTY;
}

DubPlace
dub_move_get_from (const DubMove *move)
{
  return dub_move_has_place (move, DUB_USES_FROM) && !has_display (move) ? move->from : DUB_NOWHERE;
}

DubPlace
dub_move_get_to (const DubMove *move)
{
  return dub_move_has_place (move, DUB_USES_TO) && !has_display (move) ? move->to : DUB_NOWHERE;
}

static gboolean
is_same_space (DubPlace a, DubPlace b)
{
  return a.kind != DUB_PLACE_NONE && a.kind == b.kind && a.in == b.in && a.at == b.at;
}

gboolean
dub_move_touches (const DubMove *move, DubPlace place)
{
  if (move->verb == DUB_MOVE_TAKE_TILES && move->spaces != 0)
    return place.kind == DUB_PLACE_RESOURCE && place.at < DUB_MAX_SPACES &&
           (move->spaces >> place.at & 1) != 0;
  if (move->verb == DUB_MOVE_MOVE_EXAM_TOKEN) /* both start areas */
    return place.kind == DUB_PLACE_TASK && place.at == DUB_TASK_NONE;

  return is_same_space (dub_move_get_to (move), place) ||
         (is_same_space (dub_move_get_from (move), place) &&
          !(move->side == DUB_BARRY && move->verb == DUB_MOVE_PLACE_GARMENT));
}
