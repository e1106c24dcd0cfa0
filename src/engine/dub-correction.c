/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-correction.h"

#include "dub-components.h"
#include "dub-number.h"
#include "dub-place-private.h"

#include <string.h>

/* The field of a correction with the content. A guest has an owner as well. */
static const struct {
  guint16 offset;
  guint16 size;
} fields[DUB_N_THINGS] = {
  [DUB_THING_TILE] = { G_STRUCT_OFFSET (DubDetail, tile), sizeof (guint8) },
  [DUB_THING_JEWEL] = { G_STRUCT_OFFSET (DubDetail, color), sizeof (guint8) },
  [DUB_THING_OWNER] = { G_STRUCT_OFFSET (DubDetail, owner), sizeof (guint8) },
  [DUB_THING_TRACK] = { G_STRUCT_OFFSET (DubDetail, track), sizeof (guint8) },
  [DUB_THING_TASK] = { G_STRUCT_OFFSET (DubDetail, flag), sizeof (guint8) },
  [DUB_THING_GARMENT] = { G_STRUCT_OFFSET (DubDetail, garment), sizeof (DubGarment) },
  [DUB_THING_EMPLOYEE] = { G_STRUCT_OFFSET (DubDetail, employee), sizeof (DubEmployee) },
  [DUB_THING_GUEST] = { G_STRUCT_OFFSET (DubDetail, garment), sizeof (DubGarment) },
  [DUB_THING_NUMBER] = { G_STRUCT_OFFSET (DubDetail, n), sizeof (gint16) },
  [DUB_THING_DRAW_MODE] = { G_STRUCT_OFFSET (DubDetail, n), sizeof (gint16) },
  [DUB_THING_JEWELRY] = { G_STRUCT_OFFSET (DubDetail, jewelry), sizeof (guint8[DUB_N_COLORS]) },
};

/* A correction does not record the track of a task, which is always the current one of its
 * player. */
DubPlace
dub_correction_get_place (const DubState *state, const DubDetail *correction)
{
  const guint8 *bytes = (const guint8 *) correction;
  const DubPlaceRow *row = &dub_place_table[correction->place_kind];
  DubPlace place = { .kind = correction->place_kind };

  if (row->in_field != 0)
    place.in = bytes[row->in_field];
  if (row->at_field != 0)
    place.at = bytes[row->at_field];
  if (place.kind == DUB_PLACE_TASK)
    place.in = state->barry.track;
  if (place.kind == DUB_PLACE_YOUR_TASK)
    place.in = state->you.track;

  return place;
}

const void *
dub_detail_get_thing (const DubDetail *detail, DubPlaceKind kind)
{
  return (const guint8 *) detail + fields[dub_place_table[kind].thing].offset;
}

void
dub_place_put (DubState *state, DubPlace place, const DubDetail *detail)
{
  memcpy (dub_place_reach (state, place), dub_detail_get_thing (detail, place.kind),
          fields[dub_place_table[place.kind].thing].size);
}

gboolean
dub_correction_is_empty (const DubDetail *correction)
{
  return *(const guint8 *) dub_detail_get_thing (correction, correction->place_kind) == 0;
}

static DubDetail
name_place (DubPlace place)
{
  const DubPlaceRow *row = &dub_place_table[place.kind];
  DubDetail correction = { .place_kind = place.kind };

  if (row->in_field != 0)
    ((guint8 *) &correction)[row->in_field] = place.in;
  if (row->at_field != 0)
    ((guint8 *) &correction)[row->at_field] = place.at;

  return correction;
}

static void
set_thing (DubDetail *correction, const void *thing)
{
  DubThing kind = dub_place_table[correction->place_kind].thing;

  memcpy ((guint8 *) correction + fields[kind].offset, thing, fields[kind].size);
}

DubDetail
dub_correction_read (const DubState *state, DubPlace place)
{
  const DubPlaceRow *row = &dub_place_table[place.kind];
  DubDetail correction = name_place (place);

  if (row->thing == DUB_THING_TASK)
    correction.flag = dub_place_get_owner (state, place) != DUB_NOBODY;
  else if (row->thing == DUB_THING_NUMBER || row->thing == DUB_THING_DRAW_MODE)
    correction.n = (gint16) dub_place_get_number (state, place);
  else if (row->thing == DUB_THING_JEWELRY)
    for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++)
      correction.jewelry[color] = (guint8) dub_jewelry_count (&state->barry.jewelry, color);
  else if (row->n_max == 0 || place.at < row->n_max)
    set_thing (&correction, dub_place_look_at (state, place));
  if (row->thing == DUB_THING_GUEST)
    correction.owner = (guint8) dub_place_get_owner (state, place);

  return correction;
}

DubDetail
dub_correction_read_number (const DubState *state, DubPlace place, gint n)
{
  DubDetail correction = dub_correction_read (state, place);

  if (dub_place_get_thing (place.kind) == DUB_THING_JEWELRY)
    correction.jewelry[place.at] = (guint8) MAX (n, 0);
  else
    correction.n = (gint16) n;

  return correction;
}

typedef struct {
  const DubGame *game;
  DubDetail correction; /* for the place */
  DubAction *out;
  guint n;
  GArray *events; /* of trial decisions */
} List;

/* Offers only what the game accepts. */
static void
offer (List *list, const void *thing)
{
  DubAction action = { .type = DUB_ACTION_CORRECT, .detail = list->correction };

  set_thing (&action.detail, thing);
  if (list->n == DUB_MAX_CORRECTIONS || !dub_game_decide (list->game, &action, list->events, NULL))
    return;
  g_array_set_size (list->events, 0);
  list->out[list->n++] = action;
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

  offer (list, &(DubGarment){ 0 });
  offer (list, &unknown);
  list->correction.owner = (guint8) owner;
  if (here.color != DUB_COLOR_NONE && here.color != DUB_COLOR_UNKNOWN)
    garments[n++] = here;
  g_qsort_with_data (garments, (gint) n, sizeof garments[0], compare_garments, NULL);
  for (guint i = 0; i < n; i++)
    if (i == 0 || compare_garments (&garments[i - 1], &garments[i], NULL) != 0)
      offer (list, &garments[i]);
}

/* The first cards are known only by type, and those from examinations are facedown. */
static void
offer_staff (List *list)
{
  gboolean yours = list->correction.place_kind == DUB_PLACE_YOUR_STAFF;
  DubEmployee card = { .level = yours ? DUB_LEVEL_START : DUB_LEVEL_UNKNOWN };

  for (DubType type = DUB_MASTER; type <= DUB_APPRENTICE; type++) {
    card.type = (guint8) type;
    offer (list, &card);
  }
  if (!dub_state_has_expansion (&list->game->state, DUB_EXPANSION_JEWELRY_BOX))
    return;
  card.level = DUB_LEVEL_EXAM;
  for (DubType type = DUB_MASTER; type <= DUB_JOURNEYMAN; type++) {
    card.type = (guint8) type;
    offer (list, &card);
  }
}

static void
offer_employees (List *list)
{
  const DubEmployee unknown = { .type = DUB_TYPE_UNKNOWN, .level = DUB_LEVEL_UNKNOWN };
  const DubBox *box = &list->game->box;

  offer (list, &(DubEmployee){ 0 });
  if (list->correction.place_kind != DUB_PLACE_EMPLOYEE)
    offer_staff (list);
  else
    offer (list, &unknown);
  for (guint i = 0; i < box->n_employees; i++) {
    DubEmployee employee = dub_box_get_card (box, i);

    offer (list, &employee);
  }
}

/* Offers the whole range, for a field of one or two bytes. */
static void
offer_range (List *list, const DubPlaceRow *row)
{
  for (gint value = row->min; value <= row->max; value++) {
    gint64 thing = 0;

    dub_number_store (&thing, fields[row->thing].size, value);
    offer (list, &thing);
  }
}

guint
dub_correction_list (const DubGame *game, DubPlace place, DubOwner owner,
                     DubAction out[DUB_MAX_CORRECTIONS])
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  const DubPlaceRow *row = &dub_place_table[place.kind];
  List list = { .game = game, .correction = name_place (place), .out = out, .events = events };

  if (!dub_place_exists (&game->box, &game->state, place))
    return 0;

  switch ((DubThing) row->thing) {
  case DUB_THING_GARMENT:
    offer_garments (&list, game->state.garments[place.at], DUB_NOBODY);
    break;
  case DUB_THING_GUEST:
    offer_garments (&list, game->state.halls[place.in][place.at].garment,
                    owner == DUB_NOBODY ? DUB_BARRY : owner);
    break;
  case DUB_THING_EMPLOYEE:
    offer_employees (&list);
    break;
  case DUB_THING_TILE:
  case DUB_THING_JEWEL:
  case DUB_THING_OWNER:
  case DUB_THING_TRACK:
  case DUB_THING_TASK:
  case DUB_THING_DRAW_MODE:
    offer_range (&list, row);
    break;
  case DUB_THING_NUMBER:
  case DUB_THING_JEWELRY:
  case DUB_N_THINGS:
    break;
  }

  return list.n;
}

gboolean
dub_correction_is_so (const DubGame *game, const DubAction *correction)
{
  DubEvent event = { .type = DUB_EVENT_CORRECTED, .detail = correction->detail };
  DubGame after = *game;

  /* Setting the track clears its tasks, but the track itself does not differ. */
  if (correction->detail.place_kind == DUB_PLACE_TRACK)
    return correction->detail.track == game->state.barry.track;
  if (correction->detail.place_kind == DUB_PLACE_YOUR_TRACK)
    return correction->detail.track == game->state.you.track;

  return dub_game_apply (&after, &event, NULL) && dub_state_equal (&game->state, &after.state);
}
