/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-card-json.h"

typedef enum { FAVOR, RESOURCES, TAILOR, HIRE, FUND, N_KINDS } Kind;

static const char *const kinds[N_KINDS] = {
  [FAVOR] = "favor", [RESOURCES] = "resources", [TAILOR] = "tailor",
  [HIRE] = "hire",   [FUND] = "fund",
};

static const char *const keys[N_KINDS][6] = {
  [FAVOR] = { "action", "hall", "jewelry" },
  [RESOURCES] = { "action", "drawer", "column", "hall", "jewelry" },
  [TAILOR] = { "action", "n", "from", "hall", "jewelry" },
  [HIRE] = { "action", "n", "from", "hall", "jewelry" },
  [FUND] = { "action", "what", "hall", "jewelry" },
};

static gboolean
read_kind (const DubJson *at, Kind *kind)
{
  DubJson action = dub_json_member (at, "action");

  if (!dub_json_is_object (at))
    return dub_json_refuse (at, "a card, as {\"action\": ..., \"hall\": ..., \"jewelry\": ...}");

  if (dub_json_is_string (&action))
    for (*kind = 0; *kind < N_KINDS; ++*kind)
      if (g_str_equal (json_node_get_string (action.node), kinds[*kind]))
        return dub_json_check_object (at, keys[*kind]);

  return dub_json_refuse (&action,
                          "one of \"favor\", \"resources\", \"tailor\", \"hire\", \"fund\"");
}

static gboolean
read_tiles (const DubJson *at, DubCard *card)
{
  DubJson drawer = dub_json_member (at, "drawer");
  DubJson column = dub_json_member (at, "column");
  guint8 n = 0;

  if (dub_json_is_missing (&drawer) == dub_json_is_missing (&column))
    return dub_json_refuse (at, "either a drawer or a column");

  if (dub_json_is_missing (&column)) {
    card->action = DUB_CARD_DRAWER;
    if (!dub_json_read_u8 (&drawer, 1, DUB_N_DRAWERS, &n))
      return FALSE;
  } else {
    card->action = DUB_CARD_COLUMN;
    if (!dub_json_read_name (&column, DUB_SET_COLUMN, &n))
      return FALSE;
  }
  card->n = n;

  return TRUE;
}

static gboolean
read_nth (const DubJson *at, guint max, DubCard *card)
{
  DubJson nth = dub_json_member (at, "n");
  DubJson from = dub_json_member (at, "from");
  guint8 n = 0, side = 0;

  if (!dub_json_read_u8 (&nth, 1, max, &n) || !dub_json_read_name (&from, DUB_SET_SIDE, &side))
    return FALSE;
  card->n = n;
  card->side = side;

  return TRUE;
}

static gboolean
read_action (const DubJson *at, Kind kind, DubCard *card)
{
  DubJson what = dub_json_member (at, "what");
  guint8 fund = 0;

  switch (kind) {
  case FAVOR:
    card->action = DUB_CARD_FAVOR;
    return TRUE;
  case RESOURCES:
    return read_tiles (at, card);
  case TAILOR:
    card->action = DUB_CARD_TAILOR;
    return read_nth (at, DUB_MAX_SPACES, card);
  case HIRE:
    card->action = DUB_CARD_HIRE;
    return read_nth (at, DUB_N_HIRE_SPACES, card);
  case FUND:
    card->action = DUB_CARD_FUND;
    if (!dub_json_read_name (&what, DUB_SET_FUND, &fund))
      return FALSE;
    card->n = fund;
    return TRUE;
  case N_KINDS:
  default:
    g_assert_not_reached ();
  }
}

gboolean
dub_card_read (const DubJson *at, DubCard *card)
{
  DubJson foot_hall = dub_json_member (at, "hall");
  DubJson foot_symbol = dub_json_member (at, "jewelry");
  DubCard read = { 0 };
  guint8 hall = 0, symbol = 0;
  Kind kind = FAVOR;

  if (!read_kind (at, &kind) || !read_action (at, kind, &read) ||
      !dub_json_read_u8 (&foot_hall, 1, DUB_N_HALLS, &hall) ||
      !dub_json_read_name (&foot_symbol, DUB_SET_SYMBOL, &symbol))
    return FALSE;

  read.hall = hall;
  read.symbol = symbol;
  *card = read;

  return TRUE;
}

static void
write_nth (JsonObject *object, const char *action, DubCard card)
{
  json_object_set_string_member (object, "action", action);
  json_object_set_int_member (object, "n", card.n);
  json_object_set_string_member (object, "from", dub_name_get (DUB_SET_SIDE, card.side));
}

JsonObject *
dub_card_write (DubCard card)
{
  JsonObject *object = json_object_new ();

  switch ((DubCardAction) card.action) {
  case DUB_CARD_FAVOR:
    json_object_set_string_member (object, "action", "favor");
    break;
  case DUB_CARD_DRAWER:
    json_object_set_string_member (object, "action", "resources");
    json_object_set_int_member (object, "drawer", card.n);
    break;
  case DUB_CARD_COLUMN:
    json_object_set_string_member (object, "action", "resources");
    json_object_set_string_member (object, "column", dub_name_get (DUB_SET_COLUMN, card.n));
    break;
  case DUB_CARD_TAILOR:
    write_nth (object, "tailor", card);
    break;
  case DUB_CARD_HIRE:
    write_nth (object, "hire", card);
    break;
  case DUB_CARD_FUND:
    json_object_set_string_member (object, "action", "fund");
    json_object_set_string_member (object, "what", dub_name_get (DUB_SET_FUND, card.n));
    break;
  case DUB_CARD_UNKNOWN:
    g_assert_not_reached ();
  }
  json_object_set_int_member (object, "hall", card.hall);
  json_object_set_string_member (object, "jewelry", dub_name_get (DUB_SET_SYMBOL, card.symbol));

  return object;
}
