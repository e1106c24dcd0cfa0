/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-play-fields.h"

#include "dub-line-values.h"

#include <string.h>

enum { MAX_TILES = (1u << (DUB_N_DRAWERS * DUB_N_COLUMNS)) - 1 };

#define HERS(fact) \
  { \
    .kind = DUB_PLACE_COUNT, .at = DUB_FACT_##fact, .side = DUB_BARRY \
  }

const DubPlayPlace dub_play_places[] = {
  { "tile", { .kind = DUB_PLACE_RESOURCE } },
  { "garment", { .kind = DUB_PLACE_GARMENT } },
  { "employee", { .kind = DUB_PLACE_EMPLOYEE } },
  { "jewel", { .kind = DUB_PLACE_JEWEL } },
  { "guest", { .kind = DUB_PLACE_GUEST } },
  { "token", { .kind = DUB_PLACE_TOKEN } },
  { "all-halls", { .kind = DUB_PLACE_ALL_HALLS } },
  { "favor", { .kind = DUB_PLACE_FAVOR } },
  { "pp", HERS (PP) },
  { "thread", HERS (THREAD) },
  { "lace", HERS (LACE) },
  { "tiles", HERS (TILES) },
  { "jewelry", { .kind = DUB_PLACE_JEWELRY, .side = DUB_BARRY } },
  { "staff", { .kind = DUB_PLACE_STAFF, .side = DUB_BARRY } },
  { "track", { .kind = DUB_PLACE_TRACK, .side = DUB_BARRY } },
  { "task", { .kind = DUB_PLACE_TASK, .side = DUB_BARRY } },
  { "your-hand", { .kind = DUB_PLACE_HAND, .side = DUB_YOU } },
  { "your-staff", { .kind = DUB_PLACE_STAFF, .side = DUB_YOU } },
  { "your-track", { .kind = DUB_PLACE_TRACK, .side = DUB_YOU } },
  { "your-task", { .kind = DUB_PLACE_TASK, .side = DUB_YOU } },
  { "pile", { .kind = DUB_PLACE_PILE } },
  { "bag", { .kind = DUB_PLACE_BAG } },
  { "exam-deck", { .kind = DUB_PLACE_EXAM_DECK } },
  { "start", { .kind = DUB_PLACE_START } },
  { "turn", { .kind = DUB_PLACE_TURN } },
  { "way", { .kind = DUB_PLACE_DRAW_MODE } },
  { NULL, { 0 } },
};

/* The keys of the fields that name a space, and what is there. */
static const struct {
  const char *in;
  const char *at;
  const char *what;
} keys[DUB_N_PLACES] = {
  [DUB_PLACE_RESOURCE] = { NULL, "at", "tile" },
  [DUB_PLACE_GARMENT] = { NULL, "at", "garment" },
  [DUB_PLACE_EMPLOYEE] = { NULL, "at", "employee" },
  [DUB_PLACE_JEWEL] = { NULL, "at", "color" },
  [DUB_PLACE_GUEST] = { "hall", "at", "garment" },
  [DUB_PLACE_TOKEN] = { "where", "at", "owner" },
  [DUB_PLACE_ALL_HALLS] = { NULL, "at", "owner" },
  [DUB_PLACE_FAVOR] = { NULL, NULL, "owner" },
  [DUB_PLACE_COUNT] = { NULL, NULL, "n" },
  [DUB_PLACE_JEWELRY] = { NULL, NULL, "jewelry" },
  [DUB_PLACE_STAFF] = { NULL, "at", "employee" },
  [DUB_PLACE_TRACK] = { NULL, NULL, "track" },
  [DUB_PLACE_TASK] = { NULL, "task", "flag" },
  [DUB_PLACE_HAND] = { NULL, NULL, "n" },
  [DUB_PLACE_PILE] = { NULL, "pile", "n" },
  [DUB_PLACE_BAG] = { NULL, NULL, "n" },
  [DUB_PLACE_EXAM_DECK] = { NULL, "track", "n" },
  [DUB_PLACE_START] = { NULL, NULL, "owner" },
  [DUB_PLACE_TURN] = { NULL, NULL, "owner" },
  [DUB_PLACE_DRAW_MODE] = { NULL, NULL, "n" },
};

const DubPlayPlace *
dub_play_find_place (const char *word)
{
  for (const DubPlayPlace *place = dub_play_places; place->word != NULL; place++)
    if (g_str_equal (place->word, word))
      return place;

  return NULL;
}

/* Players count places from 1, and her Employee deck from the top; the game counts from 0, and from
 * the bottom. A place behind the last card of the deck is that of a new one. */
static gboolean
read_at (const DubGame *game, DubSlice value, DubPlace *place)
{
  guint n_staff = game->state.sides[DUB_BARRY].n_staff;
  gint64 n;

  if (place->kind == DUB_PLACE_TASK)
    return dub_value_parse_name (value, DUB_SET_TASK, &place->at);
  if (place->kind == DUB_PLACE_PILE)
    return dub_value_parse_name (value, DUB_SET_PILE, &place->at);
  if (place->kind == DUB_PLACE_EXAM_DECK)
    return dub_value_parse_name (value, DUB_SET_TRACK, &place->at);
  if (!dub_value_parse_number (value, 1, DUB_MAX_INDEX, &n))
    return FALSE;
  place->at = (guint8) (n - 1);
  if (place->kind == DUB_PLACE_STAFF && place->side == DUB_BARRY && n <= n_staff)
    place->at = (guint8) (n_staff - n);

  return TRUE;
}

static gboolean
read_in (DubSlice value, DubPlace *place)
{
  gint64 hall;

  if (place->kind == DUB_PLACE_TOKEN)
    return dub_value_parse_name (value, DUB_SET_DECORATION_KIND, &place->in);
  if (!dub_value_parse_number (value, 1, DUB_N_HALLS, &hall))
    return FALSE;
  place->in = (guint8) (hall - 1);

  return TRUE;
}

/* Which garment and whose it is are two fields, and who draws her cards is a number here. */
static gboolean
read_thing (const DubBox *box, DubSlice value, DubThing *thing)
{
  DubOwner owner = thing->owner;
  gint64 n;

  if (thing->kind == DUB_KIND_DRAW_MODE) {
    if (!dub_value_parse_number (value, 0, DUB_N_DRAW_MODES - 1, &n))
      return FALSE;
    thing->name = (guint8) n;
    return TRUE;
  }
  if (!dub_value_parse_thing (value, thing->kind, box, thing))
    return FALSE;
  thing->owner = (guint8) owner;

  return TRUE;
}

/* The steps of hers that have something else than a place. */
static gboolean
read_step (const char *key, DubSlice value, DubMove *move)
{
  gint64 n;

  if (move->verb == DUB_MOVE_REVEAL_CARD) {
    move->thing.kind = DUB_KIND_CARD;
    return g_str_equal (key, "card") && dub_value_parse_card (value, &move->thing.card);
  }
  if (move->verb == DUB_MOVE_TAKE_TILES) {
    if (!g_str_equal (key, "mask") || !dub_value_parse_number (value, 0, MAX_TILES, &n))
      return FALSE;
    move->spaces = (guint16) n;
    return TRUE;
  }
  if (!g_str_equal (key, "n") || !dub_value_parse_number (value, 0, DUB_MAX_PP, &n))
    return FALSE;
  for (DubFact fact = 0; fact < DUB_N_GAINS; fact++)
    if (move->gains[fact] != 0)
      move->gains[fact] = (gint16) n;

  return TRUE;
}

static gboolean
read_field (const DubGame *game, const char *key, DubSlice value, DubMove *move)
{
  gboolean puts = (dub_verb_get_uses (move->verb) & DUB_USES_TO) != 0;
  DubPlace *place = puts ? &move->to : &move->from;

  if (move->verb == DUB_MOVE_TAKE_TILES || move->verb == DUB_MOVE_GAIN ||
      move->verb == DUB_MOVE_REVEAL_CARD)
    return read_step (key, value, move);
  if (g_strcmp0 (key, keys[place->kind].at) == 0)
    return read_at (game, value, place);
  if (g_strcmp0 (key, keys[place->kind].in) == 0)
    return read_in (value, place);
  if (move->verb != DUB_MOVE_CORRECT)
    return FALSE;
  if (place->kind == DUB_PLACE_GUEST && g_str_equal (key, "owner"))
    return dub_value_parse_name (value, DUB_SET_OWNER, &move->thing.owner);

  return g_strcmp0 (key, keys[place->kind].what) == 0 &&
         read_thing (&game->box, value, &move->thing);
}

const char *
dub_play_read_fields (const DubGame *game, char **words, DubMove *move)
{
  for (guint i = 0; words[i] != NULL; i++) {
    const char *end = strchr (words[i], '=');
    g_autofree char *key = end != NULL ? g_strndup (words[i], (gsize) (end - words[i])) : NULL;

    if (key == NULL || !read_field (game, key, dub_slice_of (end + 1), move))
      return words[i];
  }

  return NULL;
}
