/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-line-values.h"

#include <string.h>

static const char *const card_keys[] = {
  [DUB_CARD_UNKNOWN] = "?",     [DUB_CARD_FAVOR] = "favor",   [DUB_CARD_DRAWER] = "drawer",
  [DUB_CARD_COLUMN] = "column", [DUB_CARD_TAILOR] = "tailor", [DUB_CARD_HIRE] = "hire",
  [DUB_CARD_FUND] = "fund",
};

gboolean
dub_piece_is (DubPiece piece, const char *text)
{
  /* Most keys differ in their first letter already. */
  return piece.length > 0 && piece.text[0] == text[0] && strlen (text) == piece.length &&
         memcmp (piece.text, text, piece.length) == 0;
}

gboolean
dub_piece_cut (DubPiece *rest, char separator, DubPiece *part)
{
  const char *end;

  if (rest->text == NULL)
    return FALSE;

  end = memchr (rest->text, separator, rest->length);
  if (end == NULL) {
    *part = *rest;
    *rest = (DubPiece){ 0 };
    return TRUE;
  }
  *part = (DubPiece){ rest->text, (gsize) (end - rest->text) };
  rest->length -= part->length + 1;
  rest->text = end + 1;

  return TRUE;
}

gboolean
dub_value_parse_number (DubPiece value, gint64 min, gint64 max, gint64 *number)
{
  gboolean negative = value.length > 0 && value.text[0] == '-';
  gsize i = negative ? 1 : 0;

  if (value.length == i || value.length > 18)
    return FALSE;
  for (*number = 0; i < value.length; i++) {
    if (!g_ascii_isdigit (value.text[i]))
      return FALSE;
    *number = *number * 10 + (value.text[i] - '0');
  }
  if (negative)
    *number = -*number;

  return *number >= min && *number <= max;
}

gboolean
dub_value_parse_name (DubPiece value, DubSet set, guint8 *name)
{
  guint found;

  if (!dub_name_find_part (set, value.text, value.length, &found))
    return FALSE;
  *name = (guint8) found;

  return TRUE;
}

const char *
dub_value_get_color (guint color)
{
  return color == DUB_COLOR_UNKNOWN ? "?" : dub_name_get (DUB_SET_COLOR, color);
}

const char *
dub_value_get_type (guint type)
{
  return type == DUB_TYPE_UNKNOWN ? "?" : dub_name_get (DUB_SET_TYPE, type);
}

static gboolean
parse_color (DubPiece value, guint8 *color)
{
  if (dub_piece_is (value, "?")) {
    *color = DUB_COLOR_UNKNOWN;
    return TRUE;
  }

  return dub_value_parse_name (value, DUB_SET_COLOR, color);
}

static gboolean
parse_type (DubPiece value, guint8 *type)
{
  if (dub_piece_is (value, "?")) {
    *type = DUB_TYPE_UNKNOWN;
    return TRUE;
  }

  return dub_value_parse_name (value, DUB_SET_TYPE, type);
}

void
dub_value_print_card (GString *out, DubCard card)
{
  g_string_append (out, card_keys[card.action]);

  switch ((DubCardAction) card.action) {
  case DUB_CARD_UNKNOWN:
    return;
  case DUB_CARD_DRAWER:
    g_string_append_printf (out, ":%u", card.n);
    break;
  case DUB_CARD_COLUMN:
    g_string_append_printf (out, ":%s", dub_name_get (DUB_SET_COLUMN, card.n));
    break;
  case DUB_CARD_TAILOR:
  case DUB_CARD_HIRE:
    g_string_append_printf (out, ":%u:%s", card.n, dub_name_get (DUB_SET_SIDE, card.side));
    break;
  case DUB_CARD_FUND:
    g_string_append_printf (out, ":%s", dub_name_get (DUB_SET_FUND, card.n));
    break;
  case DUB_CARD_FAVOR:
    break;
  }
  g_string_append_printf (out, ":%u:%s", card.hall, dub_name_get (DUB_SET_SYMBOL, card.symbol));
}

/* The part of a card between its action and its foot. */
static gboolean
parse_card_middle (DubPiece *rest, DubCard *card)
{
  DubPiece part, side;
  gint64 n = 0;
  guint8 name = 0;

  switch ((DubCardAction) card->action) {
  case DUB_CARD_FAVOR:
    return TRUE;
  case DUB_CARD_DRAWER:
    if (!dub_piece_cut (rest, ':', &part) || !dub_value_parse_number (part, 1, DUB_N_DRAWERS, &n))
      return FALSE;
    break;
  case DUB_CARD_TAILOR:
  case DUB_CARD_HIRE:
    if (!dub_piece_cut (rest, ':', &part) ||
        !dub_value_parse_number (part, 1,
                                 card->action == DUB_CARD_HIRE ? DUB_N_HIRE_SPACES : DUB_MAX_SPACES,
                                 &n) ||
        !dub_piece_cut (rest, ':', &side) || !dub_value_parse_name (side, DUB_SET_SIDE, &name))
      return FALSE;
    card->side = name & 1u;
    break;
  case DUB_CARD_COLUMN:
  case DUB_CARD_FUND:
    if (!dub_piece_cut (rest, ':', &part) ||
        !dub_value_parse_name (part, card->action == DUB_CARD_FUND ? DUB_SET_FUND : DUB_SET_COLUMN,
                               &name))
      return FALSE;
    n = name;
    break;
  case DUB_CARD_UNKNOWN:
    return FALSE;
  }
  card->n = n & 0xf;

  return TRUE;
}

gboolean
dub_value_parse_card (DubPiece value, DubCard *card)
{
  DubPiece rest = value, action, hall, symbol;
  DubCard read = { 0 };
  guint8 name;
  gint64 n;

  if (!dub_piece_cut (&rest, ':', &action))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (card_keys); i++)
    if (dub_piece_is (action, card_keys[i])) {
      read.action = i & 0x3f;
      break;
    }
  if (read.action == DUB_CARD_UNKNOWN) {
    *card = read;
    return dub_piece_is (value, "?");
  }

  if (!parse_card_middle (&rest, &read) || !dub_piece_cut (&rest, ':', &hall) ||
      !dub_value_parse_number (hall, 1, DUB_N_HALLS, &n) || !dub_piece_cut (&rest, ':', &symbol) ||
      !dub_value_parse_name (symbol, DUB_SET_SYMBOL, &name) || rest.text != NULL)
    return FALSE;
  read.hall = n & 0x7;
  read.symbol = name & 0x3;
  *card = read;

  return TRUE;
}

static const char *
get_special (guint special)
{
  const char *festivity = dub_name_get (DUB_SET_FESTIVITY, special);

  return festivity != NULL ? festivity : dub_name_get (DUB_SET_EXPERT, special);
}

void
dub_value_print_garment (GString *out, DubGarment garment)
{
  g_string_append_printf (out, "%s:%u", dub_value_get_color (garment.color), garment.pp);
  if (garment.thimble)
    g_string_append (out, ":thimble");
  if (garment.special != DUB_SPECIAL_NONE)
    g_string_append_printf (out, ":%s", get_special (garment.special));
}

gboolean
dub_value_parse_garment (DubPiece value, DubGarment *garment)
{
  DubPiece rest = value, part;
  DubGarment read = { 0 };
  gint64 pp;

  if (!dub_piece_cut (&rest, ':', &part) || !parse_color (part, &read.color) ||
      !dub_piece_cut (&rest, ':', &part) || !dub_value_parse_number (part, 0, 9, &pp))
    return FALSE;
  read.pp = (guint8) pp;

  while (dub_piece_cut (&rest, ':', &part))
    if (dub_piece_is (part, "thimble"))
      read.thimble = TRUE;
    else if (!dub_value_parse_name (part, DUB_SET_FESTIVITY, &read.special) &&
             !dub_value_parse_name (part, DUB_SET_EXPERT, &read.special))
      return FALSE;
  *garment = read;

  return TRUE;
}

void
dub_value_print_employee (GString *out, const DubBox *box, DubEmployee employee)
{
  /* Of a card that is told by its crown alone the box knows the rest. */
  if (employee.id == 0 && employee.crown != DUB_CROWN_NONE)
    employee = dub_box_get_crown (box, employee.crown);
  g_string_append (out, dub_value_get_type (employee.type));
  if (employee.level == DUB_LEVEL_UNKNOWN)
    g_string_append (out, ":-");
  else if (employee.level == DUB_LEVEL_EXAM)
    g_string_append (out, ":exam");
  else
    g_string_append_printf (out, ":%u", employee.level);
  if (employee.id != 0) {
    g_autofree char *id = g_uri_escape_string (box->employees[employee.id - 1].id, NULL, FALSE);

    g_string_append_printf (out, ":%s", id);
  }
}

static gboolean
parse_level (DubPiece part, guint8 *level)
{
  gint64 n = DUB_LEVEL_UNKNOWN;

  if (dub_piece_is (part, "exam"))
    n = DUB_LEVEL_EXAM;
  else if (!dub_piece_is (part, "-") && !dub_value_parse_number (part, 0, DUB_N_LEVELS - 1, &n))
    return FALSE;
  *level = (guint8) n;

  return TRUE;
}

/* An id says everything; the rest must agree with it. */
gboolean
dub_value_parse_employee (DubPiece value, const DubBox *box, DubEmployee *employee)
{
  DubPiece rest = value, part;
  DubEmployee read = { 0 };
  g_autofree char *id = NULL;

  if (!dub_piece_cut (&rest, ':', &part) || !parse_type (part, &read.type) ||
      !dub_piece_cut (&rest, ':', &part) || !parse_level (part, &read.level))
    return FALSE;
  if (dub_piece_cut (&rest, ':', &part)) {
    DubEmployee card;

    id = g_uri_unescape_segment (part.text, part.text + part.length, NULL);
    card = id != NULL ? dub_box_get_employee (box, id) : (DubEmployee){ 0 };
    if (card.type != read.type || card.level != read.level)
      return FALSE;
    read = card;
  }
  *employee = read;

  return rest.text == NULL;
}

void
dub_value_print_jewelry (GString *out, const guint8 counts[DUB_N_COLORS])
{
  const char *colon = "";

  for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++)
    for (guint i = 0; i < counts[color]; i++) {
      g_string_append_printf (out, "%s%s", colon, dub_name_get (DUB_SET_COLOR, color));
      colon = ":";
    }
}

gboolean
dub_value_parse_jewelry (DubPiece value, guint8 counts[DUB_N_COLORS])
{
  DubPiece rest = value, part;
  guint n = 0;

  while (dub_piece_cut (&rest, ':', &part)) {
    guint8 color;

    if (!dub_value_parse_name (part, DUB_SET_COLOR, &color) || ++n > DUB_MAX_JEWELRY)
      return FALSE;
    counts[color]++;
  }

  return TRUE;
}
