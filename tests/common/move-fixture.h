/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Short constructors of places and moves: you_hire (2), correct_garment (5, garment).
 */

#pragma once

#include "dub-game.h"

G_BEGIN_DECLS

static inline DubPlace
place_in (DubPlaceKind kind, guint in, guint at)
{
  return (DubPlace){ .kind = (guint8) kind, .in = (guint8) in, .at = (guint8) at };
}

static inline DubPlace
place_at (DubPlaceKind kind, guint at)
{
  return place_in (kind, 0, at);
}

/* Places of a side. */
static inline DubPlace
place_of (DubOwner side, DubPlaceKind kind, guint at)
{
  return (DubPlace){ .kind = (guint8) kind, .at = (guint8) at, .side = (guint8) side };
}

static inline DubPlace
place_of_task (DubOwner side, DubTask task)
{
  DubPlace place = place_of (side, DUB_PLACE_TASK, task);

  place.in = task > DUB_TASK_DECORATION ? DUB_TRACK_MASTER : DUB_TRACK_JOURNEYMAN;

  return place;
}

/* Moves without details. */
static inline DubMove
your_move (DubVerb verb)
{
  return dub_move (DUB_YOU, verb);
}

static inline DubMove
her_move (DubVerb verb)
{
  return dub_move (DUB_BARRY, verb);
}

static inline DubMove
table_move (DubVerb verb)
{
  return dub_move (DUB_NOBODY, verb);
}

/* Moves from a place, or to one. */
static inline DubMove
move_from (DubOwner side, DubVerb verb, DubPlace from)
{
  return (DubMove){ .verb = (guint8) verb, .side = (guint8) side, .from = from };
}

static inline DubMove
move_to (DubOwner side, DubVerb verb, DubPlace to)
{
  return (DubMove){ .verb = (guint8) verb, .side = (guint8) side, .to = to };
}

/* The preparation of a round. */
static inline DubMove
enter (DubPlace to, DubThing thing)
{
  return (DubMove){ .verb = DUB_MOVE_ENTER, .to = to, .thing = thing };
}

static inline DubMove
enter_tile (guint at, DubTile tile)
{
  return enter (place_at (DUB_PLACE_RESOURCE, at), dub_thing_name (DUB_KIND_TILE, tile));
}

static inline DubMove
enter_garment (guint at, DubGarment garment)
{
  return enter (place_at (DUB_PLACE_GARMENT, at), dub_thing_garment (garment, DUB_NOBODY));
}

static inline DubMove
enter_employee (guint at, DubEmployee employee)
{
  return enter (place_at (DUB_PLACE_EMPLOYEE, at), dub_thing_employee (employee));
}

static inline DubMove
enter_jewel (guint at, DubColor color)
{
  return enter (place_at (DUB_PLACE_JEWEL, at), dub_thing_name (DUB_KIND_JEWEL, color));
}

static inline DubMove
leave_empty (DubDisplayName display)
{
  return move_to (DUB_NOBODY, DUB_MOVE_LEAVE_EMPTY, place_at ((DubPlaceKind) display, 0));
}

/* Her turn. */
static inline DubMove
she_plays (DubCard card)
{
  return (DubMove){ .verb = DUB_MOVE_PLAY_CARD, .side = DUB_BARRY, .thing = dub_thing_card (card) };
}

static inline DubMove
tell_card (DubCard card)
{
  return (DubMove){ .verb = DUB_MOVE_TELL_CARD, .side = DUB_BARRY, .thing = dub_thing_card (card) };
}

static inline DubMove
she_gains_pp (gint n)
{
  return (
      DubMove){ .verb = DUB_MOVE_GAIN, .side = DUB_BARRY, .gains = { [DUB_FACT_PP] = (gint16) n } };
}

static inline DubMove
she_takes_tiles (guint spaces)
{
  return (DubMove){ .verb = DUB_MOVE_TAKE_TILES,
                    .side = DUB_BARRY,
                    .from = place_at (DUB_PLACE_RESOURCE, 0),
                    .spaces = (guint16) spaces };
}

static inline DubMove
she_takes_garment (guint at)
{
  return move_from (DUB_BARRY, DUB_MOVE_TAKE_GARMENT, place_at (DUB_PLACE_GARMENT, at));
}

static inline DubMove
she_takes_jewelry (guint at)
{
  return move_from (DUB_BARRY, DUB_MOVE_TAKE_JEWELRY, place_at (DUB_PLACE_JEWEL, at));
}

static inline DubMove
she_places_garment (guint hall, guint at)
{
  return move_to (DUB_BARRY, DUB_MOVE_PLACE_GARMENT, place_in (DUB_PLACE_GUEST, hall, at));
}

static inline DubMove
she_hires (guint at)
{
  return move_from (DUB_BARRY, DUB_MOVE_HIRE, place_at (DUB_PLACE_EMPLOYEE, at));
}

static inline DubMove
she_funds (DubDecorationKind decoration, guint at)
{
  return move_to (DUB_BARRY, DUB_MOVE_PLACE_TOKEN, place_in (DUB_PLACE_TOKEN, decoration, at));
}

static inline DubMove
she_does_task (DubTask task)
{
  return move_to (DUB_BARRY, DUB_MOVE_EXAM_TOKEN, place_of_task (DUB_BARRY, task));
}

static inline DubMove
she_removes (guint at)
{
  return move_from (DUB_BARRY, DUB_MOVE_REMOVE_EMPLOYEE, place_of (DUB_BARRY, DUB_PLACE_STAFF, at));
}

static inline DubMove
she_takes_all_halls (guint at)
{
  return move_to (DUB_BARRY, DUB_MOVE_ALL_HALLS_TOKEN, place_at (DUB_PLACE_ALL_HALLS, at));
}

static inline DubMove
she_reveals (DubCard card)
{
  return (
      DubMove){ .verb = DUB_MOVE_REVEAL_CARD, .side = DUB_BARRY, .thing = dub_thing_card (card) };
}

/* Returns the move as a deviation from one of her steps. */
static inline DubMove
instead_of (guint index, DubMove move)
{
  move.instead = (guint8) (1 + index);

  return move;
}

static inline DubMove
turn_up (guint at, DubCrown crown)
{
  DubMove move = move_to (DUB_BARRY, DUB_MOVE_TURN_UP, place_of (DUB_BARRY, DUB_PLACE_STAFF, at));

  if (crown != DUB_CROWN_NONE)
    move.thing = dub_thing_employee ((DubEmployee){ .crown = (guint8) crown });

  return move;
}

/* Your turn. */
static inline DubMove
you_take_tile (guint at)
{
  return move_from (DUB_YOU, DUB_MOVE_TAKE_TILES, place_at (DUB_PLACE_RESOURCE, at));
}

static inline DubMove
you_discard_tile (guint at)
{
  DubMove move = you_take_tile (at);

  move.to = place_at (DUB_PLACE_BAG, 0);

  return move;
}

static inline DubMove
you_rent (guint at, guint hall, guint space)
{
  DubMove move = move_from (DUB_YOU, DUB_MOVE_PLACE_GARMENT, place_at (DUB_PLACE_GARMENT, at));

  move.to = place_in (DUB_PLACE_GUEST, hall, space);

  return move;
}

static inline DubMove
you_sell (guint at)
{
  return move_from (DUB_YOU, DUB_MOVE_SELL_GARMENT, place_at (DUB_PLACE_GARMENT, at));
}

static inline DubMove
you_take_jewelry (guint at)
{
  return move_from (DUB_YOU, DUB_MOVE_TAKE_JEWELRY, place_at (DUB_PLACE_JEWEL, at));
}

static inline DubMove
you_hire (guint at)
{
  return move_from (DUB_YOU, DUB_MOVE_HIRE, place_at (DUB_PLACE_EMPLOYEE, at));
}

static inline DubMove
you_hire_specialist (void)
{
  return move_from (DUB_YOU, DUB_MOVE_HIRE, place_at (DUB_PLACE_SPECIALIST, 0));
}

static inline DubMove
you_name_specialist (DubSpecialist specialist)
{
  return (DubMove){ .verb = DUB_MOVE_NAME_SPECIALIST,
                    .side = DUB_YOU,
                    .thing = dub_thing_name (DUB_KIND_SPECIALIST, specialist) };
}

static inline DubMove
you_depute (DubType type)
{
  return (DubMove){ .verb = DUB_MOVE_DEPUTE,
                    .side = DUB_YOU,
                    .thing = dub_thing_employee ((DubEmployee){ .type = (guint8) type }) };
}

static inline DubMove
you_fund (DubDecorationKind decoration, guint at)
{
  return move_to (DUB_YOU, DUB_MOVE_PLACE_TOKEN, place_in (DUB_PLACE_TOKEN, decoration, at));
}

static inline DubMove
you_take_favor (void)
{
  return move_from (DUB_YOU, DUB_MOVE_TAKE_FAVOR, place_at (DUB_PLACE_FAVOR, 0));
}

static inline DubMove
you_do_task (DubTask task)
{
  return move_to (DUB_YOU, DUB_MOVE_EXAM_TOKEN, place_of_task (DUB_YOU, task));
}

static inline DubMove
you_pass_exam (DubTrack track)
{
  DubPlace place = place_of (DUB_YOU, DUB_PLACE_TRACK, 0);

  place.in = (guint8) track;

  return move_to (DUB_YOU, DUB_MOVE_PASS_EXAM, place);
}

static inline DubMove
you_choose_card (guint at)
{
  return move_from (DUB_YOU, DUB_MOVE_CHOOSE_CARD, place_of (DUB_YOU, DUB_PLACE_STAFF, at));
}

static inline DubMove
you_play_employee (guint at)
{
  return move_from (DUB_YOU, DUB_MOVE_PLAY_EMPLOYEE, place_of (DUB_YOU, DUB_PLACE_STAFF, at));
}

static inline DubMove
you_use_bonus (void)
{
  return dub_move (DUB_YOU, DUB_MOVE_BONUS);
}

static inline DubMove
you_tell_gains (gint livre, gint thread, gint lace)
{
  return (DubMove){ .verb = DUB_MOVE_TELL_GAINS,
                    .side = DUB_YOU,
                    .gains = { [DUB_FACT_LIVRE] = (gint16) livre,
                               [DUB_FACT_THREAD] = (gint16) thread,
                               [DUB_FACT_LACE] = (gint16) lace } };
}

static inline DubMove
you_count_thing (DubFact fact, DubThing thing)
{
  return (DubMove){ .verb = DUB_MOVE_COUNT,
                    .side = DUB_YOU,
                    .to = dub_place_of_count (DUB_YOU, fact),
                    .thing = thing };
}

static inline DubMove
you_count (DubFact fact, gint n)
{
  return you_count_thing (fact, dub_thing_number (n));
}

static inline DubThing
jewelry_of (guint blue, guint pink, guint green, guint orange)
{
  return (
      DubThing){ .kind = DUB_KIND_JEWELRY,
                 .jewelry = { 0, (guint8) blue, (guint8) pink, (guint8) green, (guint8) orange } };
}

static inline DubMove
you_count_jewelry (guint blue, guint pink, guint green, guint orange)
{
  return you_count_thing (DUB_FACT_JEWELRY, jewelry_of (blue, pink, green, orange));
}

/* crowns: a bitmask of DubCrown - 1. */
static inline DubMove
you_count_crowns (guint crowns)
{
  return you_count_thing (DUB_FACT_BONUSES,
                          (DubThing){ .kind = DUB_KIND_CROWNS, .n = (gint16) crowns });
}

/* Details of your move: you confirm it, the program remembers a count, which card leaves or joins
 * you, and where the card was. */
static inline DubMove
be_sure (DubMove move)
{
  move.sure = TRUE;

  return move;
}

static inline DubMove
keep (DubMove move)
{
  move.kept = TRUE;

  return move;
}

static inline DubMove
leaving (DubMove move, DubEmployee card)
{
  move.other = dub_thing_employee (card);

  return move;
}

static inline DubMove
joining (DubMove move, DubEmployee card)
{
  move.thing = dub_thing_employee (card);

  return move;
}

static inline DubMove
from_hand (DubMove move)
{
  move.from = place_of (DUB_YOU, DUB_PLACE_HAND, 0);

  return move;
}

/* Corrections. */
static inline DubMove
correct_tile (guint at, DubTile tile)
{
  return dub_correction (place_at (DUB_PLACE_RESOURCE, at), dub_thing_name (DUB_KIND_TILE, tile));
}

static inline DubMove
correct_garment (guint at, DubGarment garment)
{
  return dub_correction (place_at (DUB_PLACE_GARMENT, at), dub_thing_garment (garment, DUB_NOBODY));
}

static inline DubMove
correct_employee (guint at, DubEmployee employee)
{
  return dub_correction (place_at (DUB_PLACE_EMPLOYEE, at), dub_thing_employee (employee));
}

static inline DubMove
correct_jewel (guint at, DubColor color)
{
  return dub_correction (place_at (DUB_PLACE_JEWEL, at), dub_thing_name (DUB_KIND_JEWEL, color));
}

static inline DubMove
correct_guest (guint hall, guint at, DubOwner owner, DubGarment garment)
{
  return dub_correction (place_in (DUB_PLACE_GUEST, hall, at), dub_thing_garment (garment, owner));
}

/* The owner is the side that has a token, the turn, or the Start Player token. */
static inline DubMove
correct_owner (DubPlace place, DubOwner owner)
{
  return dub_correction (place, dub_thing_name (DUB_KIND_OWNER, owner));
}

static inline DubMove
correct_token (DubDecorationKind decoration, guint at, DubOwner owner)
{
  return correct_owner (place_in (DUB_PLACE_TOKEN, decoration, at), owner);
}

static inline DubMove
correct_all_halls (guint at, DubOwner owner)
{
  return correct_owner (place_at (DUB_PLACE_ALL_HALLS, at), owner);
}

static inline DubMove
correct_favor (DubOwner owner)
{
  return correct_owner (place_at (DUB_PLACE_FAVOR, 0), owner);
}

static inline DubMove
correct_start (DubOwner owner)
{
  return correct_owner (place_at (DUB_PLACE_START, 0), owner);
}

static inline DubMove
correct_turn (DubOwner owner)
{
  return correct_owner (place_at (DUB_PLACE_TURN, 0), owner);
}

static inline DubMove
correct_number (DubPlace place, gint n)
{
  return dub_correction (place, dub_thing_number (n));
}

static inline DubMove
correct_count (DubOwner side, DubFact fact, gint n)
{
  return correct_number (dub_place_of_count (side, fact), n);
}

static inline DubMove
correct_hand (gint n)
{
  return correct_number (place_of (DUB_YOU, DUB_PLACE_HAND, 0), n);
}

static inline DubMove
correct_pile (DubPileName pile, gint n)
{
  return correct_number (place_at (DUB_PLACE_PILE, pile), n);
}

static inline DubMove
correct_bag (gint n)
{
  return correct_number (place_at (DUB_PLACE_BAG, 0), n);
}

static inline DubMove
correct_exam_deck (DubTrack track, gint n)
{
  return correct_number (place_at (DUB_PLACE_EXAM_DECK, track), n);
}

static inline DubMove
correct_jewelry (DubOwner side, guint blue, guint pink, guint green, guint orange)
{
  return dub_correction (place_of (side, DUB_PLACE_JEWELRY, 0),
                         jewelry_of (blue, pink, green, orange));
}

static inline DubMove
correct_staff (DubOwner side, guint at, DubEmployee employee)
{
  return dub_correction (place_of (side, DUB_PLACE_STAFF, at), dub_thing_employee (employee));
}

static inline DubMove
correct_track (DubOwner side, DubTrack track)
{
  return dub_correction (place_of (side, DUB_PLACE_TRACK, 0),
                         dub_thing_name (DUB_KIND_TRACK, track));
}

static inline DubMove
correct_task (DubOwner side, DubTask task, gboolean is_done)
{
  return dub_correction (place_of_task (side, task),
                         dub_thing_name (DUB_KIND_TOKEN, (guint) is_done));
}

static inline DubMove
correct_draw_mode (DubDrawMode draw_mode)
{
  return dub_correction (place_at (DUB_PLACE_DRAW_MODE, 0),
                         dub_thing_name (DUB_KIND_DRAW_MODE, draw_mode));
}

G_END_DECLS
