/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-fix-list.h"

#include "dub-count.h"
#include "dub-tiles.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
  const DubGame *game;
  DubDetail subject;
  DubAction *out;
  guint n;
  GArray *events; /* of the trials */
} List;

/* What the game would refuse is not offered. */
static void
offer (List *list, DubDetail fix)
{
  DubAction action = { .type = DUB_ACTION_FIX, .detail = fix };

  if (list->n == DUB_MAX_FIXES || !dub_rules_decide (list->game, &action, list->events, NULL))
    return;
  g_array_set_size (list->events, 0);
  list->out[list->n++] = action;
}

static void
offer_owners (List *list, DubOwner first)
{
  DubDetail fix = list->subject;

  for (DubOwner owner = first; owner <= DUB_YOU; owner++) {
    fix.owner = (guint8) owner;
    offer (list, fix);
  }
}

static void
offer_tiles (List *list)
{
  DubDetail fix = list->subject;

  for (DubTile tile = DUB_TILE_NONE; tile < DUB_N_TILES; tile++) {
    fix.tile = (guint8) tile;
    offer (list, fix);
  }
}

static void
offer_jewels (List *list)
{
  DubDetail fix = list->subject;

  for (DubColour colour = DUB_COLOUR_NONE; colour < DUB_N_COLOURS; colour++) {
    fix.colour = (guint8) colour;
    offer (list, fix);
  }
}

static int
compare_garments (const void *a, const void *b)
{
  const DubGarment *x = a, *y = b;

  if (x->colour != y->colour)
    return x->colour - y->colour;
  if (x->special != y->special)
    return x->special - y->special;

  return x->pp != y->pp ? x->pp - y->pp : x->thimble - y->thimble;
}

static DubGarment
get_garment (const List *list)
{
  const DubState *state = &list->game->state;
  const DubDetail *subject = &list->subject;

  return subject->fix == DUB_FIX_GUEST ? state->halls[subject->hall][subject->at].garment
                                       : state->garments[subject->at];
}

/* Those that can be drawn, and the one that lies there; equal ones once. */
static void
offer_garments (List *list)
{
  DubGarment garments[DUB_MAX_GARMENTS + 1], here = get_garment (list);
  guint n = dub_tiles_list_garments (&list->game->box, &list->game->state, garments);
  DubDetail fix = list->subject;

  if (here.colour != DUB_COLOUR_NONE && here.colour != DUB_COLOUR_UNKNOWN)
    garments[n++] = here;
  qsort (garments, n, sizeof garments[0], compare_garments);
  for (guint i = 0; i < n; i++) {
    fix.garment = garments[i];
    if (i == 0 || compare_garments (&garments[i - 1], &garments[i]) != 0)
      offer (list, fix);
  }
}

static void
offer_display_garments (List *list)
{
  DubDetail fix = list->subject;

  fix.garment = (DubGarment){ 0 };
  offer (list, fix);
  fix.garment.colour = DUB_COLOUR_UNKNOWN;
  offer (list, fix);
  offer_garments (list);
}

/* A guest space has a garment and an owner, or neither. */
static void
offer_guests (List *list)
{
  DubDetail fix = list->subject;

  fix.owner = DUB_NOBODY;
  fix.garment = (DubGarment){ 0 };
  offer (list, fix);
  if (list->subject.owner == DUB_NOBODY)
    list->subject.owner = DUB_BARRY;
  offer_garments (list);
}

static void
offer_employee (List *list, DubEmployee employee)
{
  DubDetail fix = list->subject;

  fix.employee = employee;
  offer (list, fix);
}

static void
offer_box_employees (List *list)
{
  const DubBox *box = &list->game->box;

  for (guint i = 0; i < box->n_employees; i++)
    offer_employee (list, dub_box_get_card (box, i));
}

static void
offer_display_employees (List *list)
{
  offer_employee (list, (DubEmployee){ 0 });
  offer_employee (list, (DubEmployee){ .type = DUB_TYPE_UNKNOWN, .level = DUB_LEVEL_UNTOLD });
  offer_box_employees (list);
}

/* Her first cards are known by their type alone, those from examinations lie
 * face down. */
static void
offer_staff (List *list)
{
  offer_employee (list, (DubEmployee){ 0 });
  for (DubType type = DUB_MASTER; type <= DUB_APPRENTICE; type++)
    offer_employee (list, (DubEmployee){ .type = (guint8) type, .level = DUB_LEVEL_UNTOLD });
  for (DubType type = DUB_MASTER; type <= DUB_JOURNEYMAN; type++)
    if (dub_state_has_module (&list->game->state, DUB_MODULE_JEWELRY_BOX))
      offer_employee (list, (DubEmployee){ .type = (guint8) type, .level = DUB_LEVEL_EXAM });
  offer_box_employees (list);
}

static void
offer_rest (List *list)
{
  DubDetail fix = list->subject;

  for (guint i = 0; i < DUB_N_TRACKS && fix.fix == DUB_FIX_TRACK; i++) {
    fix.track = (guint8) i;
    offer (list, fix);
  }
  for (guint i = FALSE; i <= TRUE && fix.fix == DUB_FIX_TASK; i++) {
    fix.flag = (guint8) i;
    offer (list, fix);
  }
  for (guint i = 0; i < DUB_N_WAYS && fix.fix == DUB_FIX_WAY; i++) {
    fix.n = (gint16) i;
    offer (list, fix);
  }
}

static void
offer_all (List *list)
{
  switch ((DubFix) list->subject.fix) {
  case DUB_FIX_TILE:
    offer_tiles (list);
    break;
  case DUB_FIX_GARMENT:
    offer_display_garments (list);
    break;
  case DUB_FIX_EMPLOYEE:
    offer_display_employees (list);
    break;
  case DUB_FIX_JEWEL:
    offer_jewels (list);
    break;
  case DUB_FIX_GUEST:
    offer_guests (list);
    break;
  case DUB_FIX_TOKEN:
  case DUB_FIX_ALL_HALLS:
  case DUB_FIX_FAVOR:
    offer_owners (list, DUB_NOBODY);
    break;
  case DUB_FIX_START:
  case DUB_FIX_TURN:
    offer_owners (list, DUB_BARRY);
    break;
  case DUB_FIX_STAFF:
    offer_staff (list);
    break;
  case DUB_FIX_TRACK:
  case DUB_FIX_TASK:
  case DUB_FIX_WAY:
    offer_rest (list);
    break;
  case DUB_FIX_PP:
  case DUB_FIX_THREAD:
  case DUB_FIX_LACE:
  case DUB_FIX_TILES:
  case DUB_FIX_JEWELRY:
  case DUB_FIX_YOUR_HAND:
  case DUB_FIX_PILE:
  case DUB_FIX_BAG:
  case DUB_FIX_EXAM_DECK:
  case DUB_N_FIXES:
  default:
    break;
  }
}

guint
dub_fix_list (const DubGame *game, const DubDetail *subject, DubAction out[DUB_MAX_FIXES])
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  List list = { .game = game, .subject = *subject, .out = out, .events = events };

  /* Places that the box does not have cannot be looked at. */
  if ((subject->fix == DUB_FIX_GARMENT && subject->at >= game->box.garment_display.n) ||
      (subject->fix == DUB_FIX_GUEST &&
       (subject->hall >= DUB_N_HALLS || subject->at >= game->box.halls[subject->hall].n_guests)))
    return 0;
  offer_all (&list);

  return list.n;
}

static gint16
get_number (const DubState *state, const DubDetail *subject)
{
  switch (subject->fix) {
  case DUB_FIX_PP:
    return (gint16) state->barry.pp;
  case DUB_FIX_THREAD:
    return (gint16) state->barry.thread;
  case DUB_FIX_LACE:
    return (gint16) state->barry.lace;
  case DUB_FIX_TILES:
    return (gint16) state->barry.tiles;
  case DUB_FIX_YOUR_HAND:
    return state->you.hand;
  case DUB_FIX_PILE:
    return subject->pile == DUB_PILE_HAND     ? state->hand.n
           : subject->pile == DUB_PILE_SUPPLY ? state->supply.n
                                              : state->discard.n;
  case DUB_FIX_BAG:
    return state->bag;
  case DUB_FIX_EXAM_DECK:
    return state->exam_decks[subject->track];
  case DUB_FIX_WAY:
    return state->way;
  default: /* has no number */
    return 0;
  }
}

static guint8
get_owner (const DubState *state, const DubDetail *subject)
{
  switch (subject->fix) {
  case DUB_FIX_GUEST:
    return state->halls[subject->hall][subject->at].owner;
  case DUB_FIX_TOKEN:
    return state->tokens[subject->where][subject->at];
  case DUB_FIX_ALL_HALLS:
    return state->all_halls[subject->at];
  case DUB_FIX_FAVOR:
    return state->favor;
  case DUB_FIX_START:
    return state->start;
  case DUB_FIX_TURN:
    return state->turn;
  default: /* has no owner */
    return DUB_NOBODY;
  }
}

DubDetail
dub_fix_fill_in (const DubState *state, DubDetail subject)
{
  DubDetail fix = subject;

  fix.n = get_number (state, &subject);
  fix.owner = get_owner (state, &subject);
  memset (fix.jewelry, 0, sizeof fix.jewelry);
  if (fix.fix == DUB_FIX_TILE)
    fix.tile = state->resources[fix.at / DUB_N_COLUMNS][fix.at % DUB_N_COLUMNS];
  if (fix.fix == DUB_FIX_GARMENT)
    fix.garment = state->garments[fix.at];
  if (fix.fix == DUB_FIX_GUEST)
    fix.garment = state->halls[fix.hall][fix.at].garment;
  if (fix.fix == DUB_FIX_EMPLOYEE)
    fix.employee = state->employees[fix.at];
  if (fix.fix == DUB_FIX_STAFF && fix.at < DUB_MAX_STAFF)
    fix.employee = state->barry.staff[fix.at];
  if (fix.fix == DUB_FIX_JEWEL)
    fix.colour = state->jewelry[fix.at];
  if (fix.fix == DUB_FIX_TRACK)
    fix.track = state->barry.track;
  if (fix.fix == DUB_FIX_TASK)
    fix.flag = (guint8) dub_state_has_done (state, fix.task);
  for (guint i = 0; fix.fix == DUB_FIX_JEWELRY && i < state->barry.jewelry.n; i++)
    fix.jewelry[state->barry.jewelry.colours[i]]++;

  return fix;
}

DubDetail
dub_fix_from_place (DubPlace place)
{
  static const guint8 fixes[DUB_N_PLACES] = {
    [DUB_PLACE_NONE] = DUB_N_FIXES,        [DUB_PLACE_RESOURCE] = DUB_FIX_TILE,
    [DUB_PLACE_GARMENT] = DUB_FIX_GARMENT, [DUB_PLACE_EMPLOYEE] = DUB_FIX_EMPLOYEE,
    [DUB_PLACE_JEWEL] = DUB_FIX_JEWEL,     [DUB_PLACE_GUEST] = DUB_FIX_GUEST,
    [DUB_PLACE_TOKEN] = DUB_FIX_TOKEN,     [DUB_PLACE_ALL_HALLS] = DUB_FIX_ALL_HALLS,
    [DUB_PLACE_FAVOR] = DUB_FIX_FAVOR,     [DUB_PLACE_TASK] = DUB_FIX_TASK,
  };
  DubDetail subject = { .fix = fixes[place.kind] };

  if (place.kind == DUB_PLACE_TASK)
    subject.task = place.at;
  else
    subject.at = place.at;
  if (place.kind == DUB_PLACE_GUEST)
    subject.hall = place.in;
  if (place.kind == DUB_PLACE_TOKEN)
    subject.where = place.in;

  return subject;
}

DubPlace
dub_fix_get_place (const DubState *state, const DubDetail *subject)
{
  for (guint kind = DUB_PLACE_RESOURCE; kind < DUB_N_PLACES; kind++) {
    DubPlace place = { .kind = (guint8) kind, .at = subject->at };

    if (dub_fix_from_place (place).fix != subject->fix)
      continue;
    if (kind == DUB_PLACE_GUEST)
      place.in = subject->hall;
    if (kind == DUB_PLACE_TOKEN)
      place.in = subject->where;
    if (kind == DUB_PLACE_TASK)
      place = (DubPlace){ kind, state->barry.track, subject->task };
    return place;
  }

  return (DubPlace){ DUB_PLACE_NONE, 0, 0 };
}

guint
dub_fix_count_spaces (const DubGame *game, const DubDetail *section)
{
  guint n_tasks;

  switch (section->fix) {
  case DUB_FIX_TILE:
    return DUB_N_DRAWERS * DUB_N_COLUMNS;
  case DUB_FIX_GARMENT:
    return game->box.garment_display.n;
  case DUB_FIX_EMPLOYEE:
    return DUB_N_HIRE_SPACES;
  case DUB_FIX_JEWEL:
    return game->box.jewelry_display.n;
  case DUB_FIX_GUEST:
    return game->box.halls[section->hall].n_guests;
  case DUB_FIX_TOKEN:
    return game->box.decorations[section->where].n;
  case DUB_FIX_ALL_HALLS:
    return game->box.n_all_halls;
  case DUB_FIX_STAFF:
    return game->state.barry.n_staff + 1u;
  case DUB_FIX_TASK:
    dub_box_get_tasks (&game->box, game->state.barry.track, &n_tasks);
    return n_tasks;
  default: /* is one thing */
    return 0;
  }
}

DubDetail
dub_fix_get_space (const DubGame *game, const DubDetail *section, guint n)
{
  DubDetail space = *section;
  guint n_tasks;

  if (section->fix == DUB_FIX_TASK)
    space.task = dub_box_get_tasks (&game->box, game->state.barry.track, &n_tasks)[n];
  else if (section->fix == DUB_FIX_STAFF)
    space.at = (guint8) (game->state.barry.n_staff - n);
  else
    space.at = (guint8) n;

  return space;
}

gboolean
dub_fix_is_in_play (const DubState *state, const DubDetail *subject)
{
  switch (subject->fix) {
  case DUB_FIX_JEWEL:
  case DUB_FIX_JEWELRY:
  case DUB_FIX_TRACK:
  case DUB_FIX_TASK:
  case DUB_FIX_EXAM_DECK:
    return dub_state_has_module (state, DUB_MODULE_JEWELRY_BOX);
  case DUB_FIX_TOKEN:
    return subject->where != DUB_JEWELER || dub_state_has_module (state, DUB_MODULE_JEWELRY_BOX);
  case DUB_FIX_TURN:
    return state->phase == DUB_PHASE_TURNS && state->playing.action == DUB_CARD_UNKNOWN;
  case DUB_FIX_WAY:
    return state->phase == DUB_PHASE_PREPARE;
  case DUB_FIX_PILE: /* what the app has drawn lies nowhere else */
    return state->way != DUB_WAY_APP;
  default: /* always */
    return TRUE;
  }
}

gboolean
dub_fix_is_so (const DubGame *game, const DubAction *fix)
{
  DubEvent event = { .type = DUB_EVENT_FIXED, .detail = fix->detail };
  DubGame after = *game;

  /* Tasks are not kept with a track, but it is the same track. */
  if (fix->detail.fix == DUB_FIX_TRACK)
    return fix->detail.track == game->state.barry.track;

  return dub_rules_apply (&after, &event, NULL) && dub_state_equal (&game->state, &after.state);
}

DubProblem
dub_fix_find_problem (const DubGame *game, const DubAction *fix)
{
  DubEvent event = { .type = DUB_EVENT_FIXED, .detail = fix->detail };

  return dub_rules_find_problem (game, &event);
}
