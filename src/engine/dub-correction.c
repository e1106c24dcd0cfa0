/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-components.h"
#include "dub-game-private.h"
#include "dub-game.h"
#include "dub-place-private.h"
#include "dub-types.h"

#include <string.h>

DubMove
dub_correction (DubPlace place, DubThing thing)
{
  return (DubMove){ .verb = DUB_MOVE_CORRECT, .to = place, .thing = thing };
}

DubMove
dub_correction_of_number (const DubState *state, DubPlace place, gint n)
{
  DubThing thing = dub_thing_number (n);

  if (dub_place_get_kind (place) == DUB_KIND_JEWELRY) {
    thing = dub_place_read (state, place);
    thing.jewelry[place.at] = (guint8) MAX (n, 0);
  }

  return dub_correction (dub_place_tidy (place), thing);
}

typedef struct {
  const DubGame *game;
  DubPlace place;
  DubMove *out;
  guint n;
  GArray *events; /* of trial decisions */
} List;

/* Offers only what the game accepts. */
static void
offer (List *list, DubThing thing)
{
  DubMove move = dub_correction (list->place, thing);

  if (list->n == DUB_MAX_CORRECTIONS || !dub_game_decide (list->game, &move, list->events, NULL))
    return;
  g_array_set_size (list->events, 0);
  list->out[list->n++] = move;
}

/* Offers the garments that can be drawn and the one that is there, without duplicates. A
 * guest space has both a garment and an owner, or neither. */
static void
offer_garments (List *list, DubGarment here, DubOwner owner)
{
  const DubGarment unknown = { .color = DUB_COLOR_UNKNOWN };
  DubGarment garments[DUB_MAX_GARMENTS + 1];
  guint n = dub_components_list_garments (&list->game->box, &list->game->state, garments);

  offer (list, dub_thing_garment ((DubGarment){ 0 }, DUB_NOBODY));
  offer (list, dub_thing_garment (unknown, DUB_NOBODY));
  if (here.color != DUB_COLOR_NONE && here.color != DUB_COLOR_UNKNOWN)
    garments[n++] = here;
  dub_components_sort (garments, n);
  for (guint i = 0; i < n; i++)
    if (i == 0 || !dub_garment_equal (garments[i - 1], garments[i]))
      offer (list, dub_thing_garment (garments[i], owner));
}

/* The first cards are known only by type, and those from examinations are facedown. */
static void
offer_staff (List *list)
{
  gboolean has_exams = dub_state_has_jewelry_box (&list->game->state);
  DubEmployee card = { .level = list->place.side == DUB_YOU ? DUB_LEVEL_START : DUB_LEVEL_UNKNOWN };
  DubEmployee examined = { .level = DUB_LEVEL_EXAM };

  for (card.type = DUB_MASTER; card.type <= DUB_APPRENTICE; card.type++)
    offer (list, dub_thing_employee (card));
  for (examined.type = DUB_MASTER; has_exams && examined.type <= DUB_JOURNEYMAN; examined.type++)
    offer (list, dub_thing_employee (examined));
}

static void
offer_employees (List *list)
{
  const DubEmployee unknown = { .type = DUB_TYPE_UNKNOWN, .level = DUB_LEVEL_UNKNOWN };
  const DubBox *box = &list->game->box;

  offer (list, dub_thing_employee ((DubEmployee){ 0 }));
  if (list->place.kind != DUB_PLACE_EMPLOYEE)
    offer_staff (list);
  else
    offer (list, dub_thing_employee (unknown));
  for (guint i = 0; i < box->n_employees; i++)
    offer (list, dub_thing_employee (dub_box_get_card (box, i)));
}

guint
dub_correction_list (const DubGame *game, DubPlace place, DubOwner owner,
                     DubMove out[DUB_MAX_CORRECTIONS])
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  const DubPlaceRow *row = &dub_place_table[place.kind];
  List list = { .game = game, .place = place, .out = out, .events = events };

  if (!dub_place_exists (&game->box, &game->state, place))
    return 0;

  if (place.kind == DUB_PLACE_GUEST && owner == DUB_NOBODY)
    owner = DUB_BARRY;
  if (row->kind == DUB_KIND_GARMENT)
    offer_garments (&list, dub_place_read (&game->state, place).garment,
                    place.kind == DUB_PLACE_GUEST ? owner : DUB_NOBODY);
  else if (row->kind == DUB_KIND_EMPLOYEE)
    offer_employees (&list);
  else if (dub_kind_is_name (row->kind))
    for (gint value = row->min; value <= row->max; value++)
      offer (&list, dub_thing_name (row->kind, (guint) value));

  return list.n;
}

gboolean
dub_correction_is_so (const DubGame *game, const DubMove *correction)
{
  DubEvent event = { .type = DUB_EVENT_MOVE, .move = *correction };
  DubGame after = *game;

  /* Setting the track clears its tasks, but the track itself does not differ. */
  if (correction->to.kind == DUB_PLACE_TRACK)
    return dub_thing_equal (correction->thing, dub_place_read (&game->state, correction->to));

  return dub_game_apply (&after, &event, NULL) && dub_state_equal (&game->state, &after.state);
}

/* Corrections: any fact can be changed to any possible value. The caller checks
 * whether the result exceeds the box. */

static void
set_thing (DubState *state, DubPlace place, DubThing thing)
{
  const DubPlaceRow *row = &dub_place_table[place.kind];

  if (row->size != 0)
    dub_number_store (dub_place_reach (state, place), row->size,
                      thing.kind == DUB_KIND_NUMBER ? thing.n : thing.name);
  else
    dub_place_put (state, place, thing);
}

/* The possessions that the place is among. */
static DubSide *
get_side (DubState *state, DubPlace place)
{
  return &state->sides[place.side == DUB_YOU ? DUB_YOU : DUB_BARRY];
}

/* One more garment on the table is one fewer in the bag, or among the discards that an empty
 * bag takes back. */
static void
set_garment (DubState *state, DubPlace place, DubThing thing)
{
  DubGarment *there = (DubGarment *) dub_place_reach (state, place);
  DubColor before = there->color, after = thing.garment.color;

  if (before != DUB_COLOR_NONE && after == DUB_COLOR_NONE)
    state->garment_bag++;
  if (before == DUB_COLOR_NONE && after != DUB_COLOR_NONE) {
    if (state->garment_bag > 0)
      state->garment_bag--;
    else
      dub_state_recover_garment (state, thing.garment);
  }
  *there = thing.garment;
}

static void
set_guest (DubState *state, DubPlace place, DubThing thing)
{
  set_garment (state, place, thing);
  state->halls[place.in][place.at].owner = thing.owner;
}

/* P1-B: only cards of certain levels come to the display in a round. */
static gboolean
level_is_due (const DubTable *self, DubPlace place, DubThing thing)
{
  DubEmployee employee = thing.employee;

  return employee.type == DUB_TYPE_NONE || employee.level >= DUB_N_LEVELS ||
         dub_round_count_level (self->state->round, employee.level) > 0;
}

/* A card that was entered by mistake can still come. */
static void
set_employee (DubState *state, DubPlace place, DubThing thing)
{
  dub_state_note_employee (state, state->employees[place.at], FALSE);
  state->employees[place.at] = thing.employee;
  dub_state_note_employee (state, thing.employee, TRUE);
}

/* FUN-2: some places allow only one token per owner. */
static gboolean
may_have_token (const DubTable *self, DubPlace place, DubThing thing)
{
  return self->state->tokens[place.in][place.at] == thing.name ||
         dub_state_may_have_token (self->state, place.in, thing.name);
}

/* Yours are counted, and your specialized Apprentice is named, by moves of their own. */
static gboolean
is_corrected (const DubTable *self, DubPlace place, DubThing thing)
{
  return place.side != DUB_YOU && place.kind != DUB_PLACE_SPECIALIST;
}

static void
set_jewelry (DubState *state, DubPlace place, DubThing thing)
{
  dub_jewelry_set (&get_side (state, place)->jewelry, thing.jewelry);
}

/* Her cards from an examination are no longer in its deck. */
static void
limit_deck (DubState *state, DubTrack track)
{
  guint taken = MIN (dub_state_count_exam_cards (state, track), DUB_N_EXAM_CARDS);

  state->exam_decks[track] =
      (gint8) MIN (state->exam_decks[track], DUB_N_EXAM_CARDS - (gint) taken);
}

/* The cards that she has from a deck are not in it. */
static gboolean
may_be_in_deck (const DubTable *self, DubPlace place, DubThing thing)
{
  return (guint) thing.n + dub_state_count_exam_cards (self->state, place.at) <= DUB_N_EXAM_CARDS;
}

/* Deputing never leaves you fewer than four cards, so something else is wrong if there were. */
static gboolean
may_be_staff (const DubTable *self, DubPlace place, DubThing thing)
{
  return thing.employee.type != DUB_TYPE_NONE || place.side != DUB_YOU ||
         self->state->sides[DUB_YOU].n_staff > DUB_MIN_STAFF;
}

static void
set_staff (DubState *state, DubPlace place, DubThing thing)
{
  DubSide *side = get_side (state, place);

  if (thing.employee.type == DUB_TYPE_NONE)
    dub_side_remove (side, place.at);
  else {
    side->staff[place.at] = thing.employee;
    side->n_staff = MAX (side->n_staff, (guint8) (place.at + 1));
  }
  dub_side_recount (side);
  for (DubTrack track = 0; track < DUB_N_TRACKS; track++)
    limit_deck (state, track);
}

static void
set_track (DubState *state, DubPlace place, DubThing thing)
{
  dub_side_set_track (get_side (state, place), thing.name);
}

/* The last token of hers would complete the examination, which only a turn can do. Only the tasks
 * of the examination that is prepared for can have one. */
static gboolean
may_be_done (const DubTable *self, DubPlace place, DubThing thing)
{
  const DubSide *side = get_side (self->state, place);
  guint n;

  dub_box_get_tasks (self->box, place.in, &n);

  return !thing.name || place.side == DUB_YOU || dub_side_has_done (side, place.at) ||
         side->n_done + 1u < n;
}

static void
set_task (DubState *state, DubPlace place, DubThing thing)
{
  dub_side_mark (get_side (state, place), place.at, thing.name);
}

/* The actions of a turn matter only during it. */
static void
set_turn (DubState *state, DubPlace place, DubThing thing)
{
  if (state->turn != thing.name)
    state->yours.turn = (DubYourTurn){ 0 };
  set_thing (state, place, thing);
}

/* Her hand cannot be empty while it is her turn to play from it. */
static gboolean
may_have_cards (const DubTable *self, DubPlace place, DubThing thing)
{
  const DubState *state = self->state;

  return place.at != DUB_PILE_HAND || thing.n > 0 || state->phase != DUB_PHASE_TURNS ||
         state->turn != DUB_BARRY || state->playing.action != DUB_CARD_UNKNOWN;
}

static void
set_pile (DubState *state, DubPlace place, DubThing thing)
{
  memset (dub_place_reach (state, place), 0, sizeof (DubPile));
  set_thing (state, place, thing);
}

static gboolean
may_play (const DubTable *self, DubPlace place, DubThing thing)
{
  return (thing.name == DUB_BARRY ? self->state->hand.n : self->state->yours.hand) > 0;
}

/* Places with special rules: whether a valid value is allowed there, what else changes with it,
 * and why it is not allowed. */
static const struct {
  gboolean (*may) (const DubTable *self, DubPlace place, DubThing thing);
  void (*set) (DubState *state, DubPlace place, DubThing thing);
  DubReasonCode reason;
} rules[DUB_N_PLACES] = {
  [DUB_PLACE_GARMENT] = { .set = set_garment },
  [DUB_PLACE_EMPLOYEE] = { level_is_due, set_employee, DUB_REASON_LEVEL_NOT_DUE },
  [DUB_PLACE_GUEST] = { .set = set_guest },
  [DUB_PLACE_TOKEN] = { may_have_token, set_thing, DUB_REASON_ONE_TOKEN },
  [DUB_PLACE_ALL_HALLS] = { .set = set_thing },
  [DUB_PLACE_COUNT] = { is_corrected, set_thing, DUB_REASON_CANNOT_COME },
  [DUB_PLACE_JEWELRY] = { is_corrected, set_jewelry, DUB_REASON_CANNOT_COME },
  [DUB_PLACE_STAFF] = { may_be_staff, set_staff, DUB_REASON_FOUR_STAY },
  [DUB_PLACE_TRACK] = { .set = set_track },
  [DUB_PLACE_TASK] = { may_be_done, set_task, DUB_REASON_LAST_TASK },
  [DUB_PLACE_SPECIALIST] = { .may = is_corrected, .reason = DUB_REASON_CANNOT_COME },
  [DUB_PLACE_PILE] = { may_have_cards, set_pile, DUB_REASON_HER_HAND },
  [DUB_PLACE_EXAM_DECK] = { may_be_in_deck, set_thing, DUB_REASON_CARDS },
  [DUB_PLACE_TURN] = { may_play, set_turn, DUB_REASON_NO_HAND },
};

static gboolean
is_valid (const DubTable *self, DubPlace place, DubThing thing)
{
  if (place.kind == DUB_PLACE_STAFF && place.at == DUB_MAX_STAFF)
    return FALSE;
  if (place.kind == DUB_PLACE_STAFF && thing.kind == DUB_KIND_EMPLOYEE &&
      thing.employee.type == DUB_TYPE_NONE)
    return place.at < get_side (self->state, place)->n_staff;

  return dub_thing_is_valid (self->box, self->state, place, thing);
}

gboolean
dub_apply_correction (DubTable *self, const DubMove *move)
{
  DubPlace place = move->to;
  DubThing thing = move->thing;
  DubReason reason = { .place = place, .thing = thing };

  if (place.kind >= DUB_N_PLACES)
    return dub_refuse (self, .code = DUB_REASON_CANNOT_COME, .place = DUB_NOWHERE);
  if (!dub_place_equal (place, dub_place_tidy (place)) ||
      (place.kind == DUB_PLACE_HAND && place.side == DUB_BARRY))
    return dub_refuse (self, .code = DUB_REASON_NO_SPACE, .place = place);
  if (!dub_place_exists (self->box, self->state, place))
    return dub_table_refuse_space (self, place);
  if (dub_place_table[place.kind].is_strict && !dub_place_is_in_play (self->state, place))
    reason.code = DUB_REASON_NOT_IN_PLAY;
  else if (thing.kind == DUB_KIND_NUMBER && !is_valid (self, place, thing)) {
    reason.code = DUB_REASON_RANGE;
    reason.n = thing.n;
    reason.limit = (guint16) dub_place_get_max (self->state, place);
  } else if (!is_valid (self, place, thing))
    reason.code = DUB_REASON_NO_SUCH_THING;
  else if (place.kind == DUB_PLACE_TASK && place.in != get_side (self->state, place)->track)
    reason.code = DUB_REASON_OTHER_TASK;
  else if (rules[place.kind].may != NULL && !rules[place.kind].may (self, place, thing))
    reason.code = (guint8) rules[place.kind].reason;
  if (reason.code != DUB_REASON_NONE)
    return dub_table_refuse (self, reason);

  if (rules[place.kind].set != NULL)
    rules[place.kind].set (self->state, place, thing);
  else
    set_thing (self->state, place, thing);

  return TRUE;
}
