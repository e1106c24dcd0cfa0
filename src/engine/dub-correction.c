/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-correction.h"

#include "dub-components.h"
#include "dub-place-private.h"

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
  g_qsort_with_data (garments, (gint) n, sizeof garments[0], compare_garments, NULL);
  for (guint i = 0; i < n; i++)
    if (i == 0 || compare_garments (&garments[i - 1], &garments[i], NULL) != 0)
      offer (list, dub_thing_garment (garments[i], owner));
}

/* The first cards are known only by type, and those from examinations are facedown. */
static void
offer_staff (List *list)
{
  DubEmployee card = { .level = list->place.side == DUB_YOU ? DUB_LEVEL_START : DUB_LEVEL_UNKNOWN };

  for (DubType type = DUB_MASTER; type <= DUB_APPRENTICE; type++) {
    card.type = (guint8) type;
    offer (list, dub_thing_employee (card));
  }
  if (!dub_state_has_expansion (&list->game->state, DUB_EXPANSION_JEWELRY_BOX))
    return;
  card.level = DUB_LEVEL_EXAM;
  for (DubType type = DUB_MASTER; type <= DUB_JOURNEYMAN; type++) {
    card.type = (guint8) type;
    offer (list, dub_thing_employee (card));
  }
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

  switch ((DubKind) row->kind) {
  case DUB_KIND_GARMENT:
    if (place.kind == DUB_PLACE_GUEST && owner == DUB_NOBODY)
      owner = DUB_BARRY;
    offer_garments (&list, dub_place_read (&game->state, place).garment,
                    place.kind == DUB_PLACE_GUEST ? owner : DUB_NOBODY);
    break;
  case DUB_KIND_EMPLOYEE:
    offer_employees (&list);
    break;
  case DUB_KIND_TILE:
  case DUB_KIND_JEWEL:
  case DUB_KIND_OWNER:
  case DUB_KIND_TRACK:
  case DUB_KIND_TOKEN:
  case DUB_KIND_DRAW_MODE:
  case DUB_KIND_SPECIALIST:
    for (gint value = row->min; value <= row->max; value++)
      offer (&list, dub_thing_name (row->kind, (guint) value));
    break;
  case DUB_KIND_NOTHING:
  case DUB_KIND_NUMBER:
  case DUB_KIND_JEWELRY:
  case DUB_KIND_CROWNS:
  case DUB_KIND_CARD:
  case DUB_N_KINDS:
    break;
  }

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
