/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-correction-list.h"

#include "dub-components.h"
#include "dub-count.h"

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
offer (List *list, DubDetail correction)
{
  DubAction action = { .type = DUB_ACTION_CORRECT, .detail = correction };

  if (list->n == DUB_MAX_CORRECTIONS || !dub_game_decide (list->game, &action, list->events, NULL))
    return;
  g_array_set_size (list->events, 0);
  list->out[list->n++] = action;
}

static void
offer_owners (List *list, DubOwner first)
{
  DubDetail correction = list->subject;

  for (DubOwner owner = first; owner <= DUB_YOU; owner++) {
    correction.owner = (guint8) owner;
    offer (list, correction);
  }
}

static void
offer_tiles (List *list)
{
  DubDetail correction = list->subject;

  for (DubTile tile = DUB_TILE_NONE; tile < DUB_N_TILES; tile++) {
    correction.tile = (guint8) tile;
    offer (list, correction);
  }
}

static void
offer_jewels (List *list)
{
  DubDetail correction = list->subject;

  for (DubColor color = DUB_COLOR_NONE; color < DUB_N_COLORS; color++) {
    correction.color = (guint8) color;
    offer (list, correction);
  }
}

static int
compare_garments (gconstpointer a, gconstpointer b, gpointer data G_GNUC_UNUSED)
{
  const DubGarment *x = a, *y = b;

  if (x->color != y->color)
    return x->color - y->color;
  if (x->special != y->special)
    return x->special - y->special;

  return x->pp != y->pp ? x->pp - y->pp : x->thimble - y->thimble;
}

static DubGarment
get_garment (const List *list)
{
  const DubState *state = &list->game->state;
  const DubDetail *subject = &list->subject;

  return subject->correction == DUB_CORRECTION_GUEST
             ? state->halls[subject->hall][subject->at].garment
             : state->garments[subject->at];
}

/* Those that can be drawn, and the one that lies there; equal ones once. */
static void
offer_garments (List *list)
{
  DubGarment garments[DUB_MAX_GARMENTS + 1], here = get_garment (list);
  guint n = dub_components_list_garments (&list->game->box, &list->game->state, garments);
  DubDetail correction = list->subject;

  if (here.color != DUB_COLOR_NONE && here.color != DUB_COLOR_UNKNOWN)
    garments[n++] = here;
  g_qsort_with_data (garments, (gint) n, sizeof garments[0], compare_garments, NULL);
  for (guint i = 0; i < n; i++) {
    correction.garment = garments[i];
    if (i == 0 || compare_garments (&garments[i - 1], &garments[i], NULL) != 0)
      offer (list, correction);
  }
}

static void
offer_display_garments (List *list)
{
  DubDetail correction = list->subject;

  correction.garment = (DubGarment){ 0 };
  offer (list, correction);
  correction.garment.color = DUB_COLOR_UNKNOWN;
  offer (list, correction);
  offer_garments (list);
}

/* A guest space has a garment and an owner, or neither. */
static void
offer_guests (List *list)
{
  DubDetail correction = list->subject;

  correction.owner = DUB_NOBODY;
  correction.garment = (DubGarment){ 0 };
  offer (list, correction);
  if (list->subject.owner == DUB_NOBODY)
    list->subject.owner = DUB_BARRY;
  offer_garments (list);
}

static void
offer_employee (List *list, DubEmployee employee)
{
  DubDetail correction = list->subject;

  correction.employee = employee;
  offer (list, correction);
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
  offer_employee (list, (DubEmployee){ .type = DUB_TYPE_UNKNOWN, .level = DUB_LEVEL_UNKNOWN });
  offer_box_employees (list);
}

/* Her first cards are known by their type alone, those from examinations lie
 * face down. */
static void
offer_staff (List *list)
{
  offer_employee (list, (DubEmployee){ 0 });
  for (DubType type = DUB_MASTER; type <= DUB_APPRENTICE; type++)
    offer_employee (list, (DubEmployee){ .type = (guint8) type, .level = DUB_LEVEL_UNKNOWN });
  for (DubType type = DUB_MASTER; type <= DUB_JOURNEYMAN; type++)
    if (dub_state_has_expansion (&list->game->state, DUB_EXPANSION_JEWELRY_BOX))
      offer_employee (list, (DubEmployee){ .type = (guint8) type, .level = DUB_LEVEL_EXAM });
  offer_box_employees (list);
}

static void
offer_rest (List *list)
{
  DubDetail correction = list->subject;

  for (guint i = 0; i < DUB_N_TRACKS && correction.correction == DUB_CORRECTION_TRACK; i++) {
    correction.track = (guint8) i;
    offer (list, correction);
  }
  for (guint i = FALSE; i <= TRUE && correction.correction == DUB_CORRECTION_TASK; i++) {
    correction.flag = (guint8) i;
    offer (list, correction);
  }
  for (guint i = 0; i < DUB_N_DRAW_MODES && correction.correction == DUB_CORRECTION_DRAW_MODE;
       i++) {
    correction.n = (gint16) i;
    offer (list, correction);
  }
}

static void
offer_all (List *list)
{
  switch ((DubCorrection) list->subject.correction) {
  case DUB_CORRECTION_RESOURCE:
    offer_tiles (list);
    break;
  case DUB_CORRECTION_GARMENT:
    offer_display_garments (list);
    break;
  case DUB_CORRECTION_EMPLOYEE:
    offer_display_employees (list);
    break;
  case DUB_CORRECTION_JEWEL:
    offer_jewels (list);
    break;
  case DUB_CORRECTION_GUEST:
    offer_guests (list);
    break;
  case DUB_CORRECTION_TOKEN:
  case DUB_CORRECTION_ALL_HALLS:
  case DUB_CORRECTION_FAVOR:
    offer_owners (list, DUB_NOBODY);
    break;
  case DUB_CORRECTION_START:
  case DUB_CORRECTION_TURN:
    offer_owners (list, DUB_BARRY);
    break;
  case DUB_CORRECTION_HER_STAFF:
    offer_staff (list);
    break;
  case DUB_CORRECTION_TRACK:
  case DUB_CORRECTION_TASK:
  case DUB_CORRECTION_DRAW_MODE:
    offer_rest (list);
    break;
  case DUB_CORRECTION_HER_PP:
  case DUB_CORRECTION_HER_THREAD:
  case DUB_CORRECTION_HER_LACE:
  case DUB_CORRECTION_HER_TILES:
  case DUB_CORRECTION_HER_JEWELRY:
  case DUB_CORRECTION_YOUR_HAND:
  case DUB_CORRECTION_PILE:
  case DUB_CORRECTION_BAG:
  case DUB_CORRECTION_EXAM_DECK:
  case DUB_N_CORRECTIONS:
  default:
    break;
  }
}

guint
dub_correction_list (const DubGame *game, const DubDetail *subject,
                     DubAction out[DUB_MAX_CORRECTIONS])
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  List list = { .game = game, .subject = *subject, .out = out, .events = events };

  /* Places that the box does not have cannot be looked at. */
  if ((subject->correction == DUB_CORRECTION_GARMENT &&
       subject->at >= game->box.garment_display.n) ||
      (subject->correction == DUB_CORRECTION_GUEST &&
       (subject->hall >= DUB_N_HALLS || subject->at >= game->box.halls[subject->hall].n_guests)))
    return 0;
  offer_all (&list);

  return list.n;
}

static gint16
get_number (const DubState *state, const DubDetail *subject)
{
  switch (subject->correction) {
  case DUB_CORRECTION_HER_PP:
    return (gint16) state->barry.pp;
  case DUB_CORRECTION_HER_THREAD:
    return (gint16) state->barry.thread;
  case DUB_CORRECTION_HER_LACE:
    return (gint16) state->barry.lace;
  case DUB_CORRECTION_HER_TILES:
    return (gint16) state->barry.tiles;
  case DUB_CORRECTION_YOUR_HAND:
    return state->you.hand;
  case DUB_CORRECTION_PILE:
    return subject->pile == DUB_PILE_HAND     ? state->hand.n
           : subject->pile == DUB_PILE_SUPPLY ? state->supply.n
                                              : state->discard.n;
  case DUB_CORRECTION_BAG:
    return state->bag;
  case DUB_CORRECTION_EXAM_DECK:
    return state->exam_decks[subject->track];
  case DUB_CORRECTION_DRAW_MODE:
    return state->draw_mode;
  default: /* has no number */
    return 0;
  }
}

static guint8
get_owner (const DubState *state, const DubDetail *subject)
{
  switch (subject->correction) {
  case DUB_CORRECTION_GUEST:
    return state->halls[subject->hall][subject->at].owner;
  case DUB_CORRECTION_TOKEN:
    return state->tokens[subject->decoration][subject->at];
  case DUB_CORRECTION_ALL_HALLS:
    return state->all_halls[subject->at];
  case DUB_CORRECTION_FAVOR:
    return state->favor;
  case DUB_CORRECTION_START:
    return state->start;
  case DUB_CORRECTION_TURN:
    return state->turn;
  default: /* has no owner */
    return DUB_NOBODY;
  }
}

DubDetail
dub_correction_fill_in (const DubState *state, DubDetail subject)
{
  DubDetail correction = subject;

  correction.n = get_number (state, &subject);
  correction.owner = get_owner (state, &subject);
  memset (correction.jewelry, 0, sizeof correction.jewelry);
  if (correction.correction == DUB_CORRECTION_RESOURCE)
    correction.tile =
        state->resources[correction.at / DUB_N_COLUMNS][correction.at % DUB_N_COLUMNS];
  if (correction.correction == DUB_CORRECTION_GARMENT)
    correction.garment = state->garments[correction.at];
  if (correction.correction == DUB_CORRECTION_GUEST)
    correction.garment = state->halls[correction.hall][correction.at].garment;
  if (correction.correction == DUB_CORRECTION_EMPLOYEE)
    correction.employee = state->employees[correction.at];
  if (correction.correction == DUB_CORRECTION_HER_STAFF && correction.at < DUB_MAX_STAFF)
    correction.employee = state->barry.staff[correction.at];
  if (correction.correction == DUB_CORRECTION_JEWEL)
    correction.color = state->jewelry[correction.at];
  if (correction.correction == DUB_CORRECTION_TRACK)
    correction.track = state->barry.track;
  if (correction.correction == DUB_CORRECTION_TASK)
    correction.flag = (guint8) dub_state_has_done (state, correction.task);
  for (guint i = 0;
       correction.correction == DUB_CORRECTION_HER_JEWELRY && i < state->barry.jewelry.n; i++)
    correction.jewelry[state->barry.jewelry.colors[i]]++;

  return correction;
}

DubDetail
dub_correction_from_place (DubPlace place)
{
  static const guint8 corrections[DUB_N_PLACES] = {
    [DUB_PLACE_NONE] = DUB_N_CORRECTIONS,         [DUB_PLACE_RESOURCE] = DUB_CORRECTION_RESOURCE,
    [DUB_PLACE_GARMENT] = DUB_CORRECTION_GARMENT, [DUB_PLACE_EMPLOYEE] = DUB_CORRECTION_EMPLOYEE,
    [DUB_PLACE_JEWEL] = DUB_CORRECTION_JEWEL,     [DUB_PLACE_GUEST] = DUB_CORRECTION_GUEST,
    [DUB_PLACE_TOKEN] = DUB_CORRECTION_TOKEN,     [DUB_PLACE_ALL_HALLS] = DUB_CORRECTION_ALL_HALLS,
    [DUB_PLACE_FAVOR] = DUB_CORRECTION_FAVOR,     [DUB_PLACE_TASK] = DUB_CORRECTION_TASK,
  };
  DubDetail subject = { .correction = corrections[place.kind] };

  if (place.kind == DUB_PLACE_TASK)
    subject.task = place.at;
  else
    subject.at = place.at;
  if (place.kind == DUB_PLACE_GUEST)
    subject.hall = place.in;
  if (place.kind == DUB_PLACE_TOKEN)
    subject.decoration = place.in;

  return subject;
}

DubPlace
dub_correction_get_place (const DubState *state, const DubDetail *subject)
{
  for (guint kind = DUB_PLACE_RESOURCE; kind < DUB_N_PLACES; kind++) {
    DubPlace place = { .kind = (guint8) kind, .at = subject->at };

    if (dub_correction_from_place (place).correction != subject->correction)
      continue;
    if (kind == DUB_PLACE_GUEST)
      place.in = subject->hall;
    if (kind == DUB_PLACE_TOKEN)
      place.in = subject->decoration;
    if (kind == DUB_PLACE_TASK)
      place = (DubPlace){ kind, state->barry.track, subject->task };
    return place;
  }

  return (DubPlace){ DUB_PLACE_NONE, 0, 0 };
}

guint
dub_correction_count_spaces (const DubGame *game, const DubDetail *section)
{
  guint n_tasks;

  switch (section->correction) {
  case DUB_CORRECTION_RESOURCE:
    return DUB_N_DRAWERS * DUB_N_COLUMNS;
  case DUB_CORRECTION_GARMENT:
    return game->box.garment_display.n;
  case DUB_CORRECTION_EMPLOYEE:
    return DUB_N_HIRE_SPACES;
  case DUB_CORRECTION_JEWEL:
    return game->box.jewelry_display.n;
  case DUB_CORRECTION_GUEST:
    return game->box.halls[section->hall].n_guests;
  case DUB_CORRECTION_TOKEN:
    return game->box.decorations[section->decoration].n;
  case DUB_CORRECTION_ALL_HALLS:
    return game->box.n_all_halls;
  case DUB_CORRECTION_HER_STAFF:
    return game->state.barry.n_staff + 1u;
  case DUB_CORRECTION_TASK:
    dub_box_get_tasks (&game->box, game->state.barry.track, &n_tasks);
    return n_tasks;
  default: /* is one thing */
    return 0;
  }
}

DubDetail
dub_correction_get_space (const DubGame *game, const DubDetail *section, guint n)
{
  DubDetail space = *section;
  guint n_tasks;

  if (section->correction == DUB_CORRECTION_TASK)
    space.task = dub_box_get_tasks (&game->box, game->state.barry.track, &n_tasks)[n];
  else if (section->correction == DUB_CORRECTION_HER_STAFF)
    space.at = (guint8) (game->state.barry.n_staff - n);
  else
    space.at = (guint8) n;

  return space;
}

gboolean
dub_correction_is_in_play (const DubState *state, const DubDetail *subject)
{
  switch (subject->correction) {
  case DUB_CORRECTION_JEWEL:
  case DUB_CORRECTION_HER_JEWELRY:
  case DUB_CORRECTION_TRACK:
  case DUB_CORRECTION_TASK:
  case DUB_CORRECTION_EXAM_DECK:
    return dub_state_has_expansion (state, DUB_EXPANSION_JEWELRY_BOX);
  case DUB_CORRECTION_TOKEN:
    return subject->decoration != DUB_JEWELER ||
           dub_state_has_expansion (state, DUB_EXPANSION_JEWELRY_BOX);
  case DUB_CORRECTION_TURN:
    return state->phase == DUB_PHASE_TURNS && state->playing.action == DUB_CARD_UNKNOWN;
  case DUB_CORRECTION_DRAW_MODE:
    return state->phase == DUB_PHASE_PREPARE;
  case DUB_CORRECTION_PILE: /* what the app has drawn lies nowhere else */
    return state->draw_mode != DUB_DRAW_APP;
  default: /* always */
    return TRUE;
  }
}

gboolean
dub_correction_is_so (const DubGame *game, const DubAction *correction)
{
  DubEvent event = { .type = DUB_EVENT_CORRECTED, .detail = correction->detail };
  DubGame after = *game;

  /* Tasks are not kept with a track, but it is the same track. */
  if (correction->detail.correction == DUB_CORRECTION_TRACK)
    return correction->detail.track == game->state.barry.track;

  return dub_game_apply (&after, &event, NULL) && dub_state_equal (&game->state, &after.state);
}

DubProblem
dub_correction_find_problem (const DubGame *game, const DubAction *correction)
{
  DubEvent event = { .type = DUB_EVENT_CORRECTED, .detail = correction->detail };

  return dub_game_find_problem (game, &event);
}
