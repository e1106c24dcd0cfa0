/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-line-fields.h"

#include "dub-line-uses.h"
#include "dub-line-values.h"

#include <string.h>

typedef enum { BYTE, FROM_ONE, SHORT, SIGNED, NAME, COLOR, CARD } Kind;

typedef struct {
  const char *key;
  Kind kind;
  guint16 offset;
  guint16 set; /* DubSet of a name, or the largest value of a number */
} Field;

#define DETAIL(key, kind, member, set) \
  { \
    key, kind, G_STRUCT_OFFSET (DubDetail, member), set \
  }
#define STEP(key, kind, member, set) \
  { \
    key, kind, G_STRUCT_OFFSET (DubStep, member), set \
  }

static const Field detail_fields[] = {
  DETAIL ("display", NAME, display, DUB_SET_DISPLAY),
  DETAIL ("fix", NAME, correction, DUB_SET_CORRECTION),
  DETAIL ("at", BYTE, at, DUB_MAX_PLACE),
  DETAIL ("hall", FROM_ONE, hall, DUB_N_HALLS),
  DETAIL ("space", BYTE, space, DUB_MAX_SPACES),
  DETAIL ("where", NAME, decoration, DUB_SET_DECORATION_KIND),
  DETAIL ("owner", NAME, owner, DUB_SET_OWNER),
  DETAIL ("fact", NAME, fact, DUB_SET_FACT),
  DETAIL ("track", NAME, track, DUB_SET_TRACK),
  DETAIL ("task", NAME, task, DUB_SET_TASK),
  DETAIL ("type", NAME, type, DUB_SET_TYPE),
  DETAIL ("tile", NAME, tile, DUB_SET_TILE),
  DETAIL ("colour", COLOR, color, 0),
  DETAIL ("pile", NAME, pile, DUB_SET_PILE),
  DETAIL ("flag", BYTE, flag, 1),
  DETAIL ("crowns", BYTE, crowns, 255),
  DETAIL ("mask", SHORT, mask, 65535),
  DETAIL ("n", SIGNED, n, DUB_MAX_NUMBER),
  DETAIL ("card", CARD, card, 0),
  DETAIL ("modules", BYTE, setup.expansions, (1u << DUB_N_EXPANSIONS) - 1),
  DETAIL ("second-place", BYTE, setup.second_place, 1),
  DETAIL ("count-candidate", BYTE, setup.count_candidate, 1),
  DETAIL ("zero-gown-apart", BYTE, setup.zero_gown_apart, 1),
  DETAIL ("way", NAME, setup.draw_mode, DUB_SET_DRAW_MODE),
  DETAIL ("her-colour", NAME, setup.colors[DUB_BARRY], DUB_SET_PLAYER_COLOR),
  DETAIL ("your-colour", NAME, setup.colors[DUB_YOU], DUB_SET_PLAYER_COLOR),
  DETAIL ("index", BYTE, deviation.index, DUB_MAX_COUNT),
  DETAIL ("do", NAME, deviation.verb, DUB_SET_VERB),
  DETAIL ("to-hall", FROM_ONE, deviation.hall, DUB_N_HALLS),
  DETAIL ("to-at", BYTE, deviation.at, DUB_MAX_PLACE),
  DETAIL ("to-where", NAME, deviation.decoration, DUB_SET_DECORATION_KIND),
  DETAIL ("to-task", NAME, deviation.task, DUB_SET_TASK),
  DETAIL ("to-tiles", SHORT, deviation.tiles, 511),
  DETAIL ("to-n", SHORT, deviation.n, DUB_MAX_NUMBER),
  DETAIL ("to-card", CARD, deviation.card, 0),
};

static const Field step_fields[] = {
  STEP ("do", NAME, verb, DUB_SET_VERB),
  STEP ("hall", FROM_ONE, hall, DUB_N_HALLS),
  STEP ("at", BYTE, at, DUB_MAX_PLACE),
  STEP ("where", NAME, decoration, DUB_SET_DECORATION_KIND),
  STEP ("task", NAME, task, DUB_SET_TASK),
  STEP ("track", NAME, track, DUB_SET_TRACK),
  STEP ("tiles", SHORT, tiles, 511),
  STEP ("n", SHORT, n, DUB_MAX_NUMBER),
  STEP ("to", SHORT, to, DUB_MAX_NUMBER),
  STEP ("otherwise", BYTE, deviation, 1),
};

static const Field *
find_field (DubPiece key, const Field *fields, guint n)
{
  char first = key.length > 0 ? key.text[0] : '\0';

  for (guint i = 0; i < n; i++)
    if (fields[i].key[0] == first && dub_piece_is (key, fields[i].key))
      return &fields[i];

  return NULL;
}

static gboolean
is_used (const char *uses, const char *key)
{
  return dub_uses_have (uses, (DubPiece){ key, strlen (key) });
}

static void
print_field (GString *out, const Field *field, const guint8 *base, const char *uses)
{
  const guint8 *at = base + field->offset;
  guint16 wide;
  DubCard card;

  memcpy (&wide, at, sizeof wide);
  memcpy (&card, at, sizeof card);
  if (field->kind == SHORT || field->kind == SIGNED || field->kind == CARD ? wide == 0 : *at == 0)
    return;
  if (uses != NULL && !is_used (uses, field->key))
    return;

  g_string_append_c (out, ' ');
  g_string_append (out, field->key);
  g_string_append_c (out, '=');
  switch (field->kind) {
  case BYTE:
    g_string_append_printf (out, "%u", *at);
    break;
  case FROM_ONE:
    g_string_append_printf (out, "%u", *at + 1u);
    break;
  case SHORT:
    g_string_append_printf (out, "%u", wide);
    break;
  case SIGNED:
    g_string_append_printf (out, "%d", (gint16) wide);
    break;
  case NAME:
    g_string_append (out, dub_name_get (field->set, *at));
    break;
  case COLOR:
    g_string_append (out, dub_value_get_color (*at));
    break;
  case CARD:
    dub_value_print_card (out, card);
    break;
  }
}

static gboolean
parse_color (DubPiece value, guint8 *color)
{
  if (!dub_piece_is (value, "?"))
    return dub_value_parse_name (value, DUB_SET_COLOR, color);
  *color = DUB_COLOR_UNKNOWN;

  return TRUE;
}

static gboolean
parse_field (DubPiece value, const Field *field, guint8 *base)
{
  guint8 *at = base + field->offset;
  gint64 n = 0;
  gint16 wide;
  DubCard card;

  switch (field->kind) {
  case NAME:
    return dub_value_parse_name (value, field->set, at);
  case COLOR:
    return parse_color (value, at);
  case CARD:
    if (!dub_value_parse_card (value, &card))
      return FALSE;
    memcpy (at, &card, sizeof card);
    return TRUE;
  case FROM_ONE:
    if (!dub_value_parse_number (value, 1, field->set, &n))
      return FALSE;
    *at = (guint8) (n - 1);
    return TRUE;
  case BYTE:
    if (!dub_value_parse_number (value, 0, field->set, &n))
      return FALSE;
    *at = (guint8) n;
    return TRUE;
  case SHORT:
  case SIGNED:
    if (!dub_value_parse_number (value, field->kind == SIGNED ? DUB_PLENTY : 0, field->set, &n))
      return FALSE;
    wide = (gint16) n;
    memcpy (at, &wide, sizeof wide);
    return TRUE;
  }

  return FALSE;
}

static gboolean
is_zero (const void *bytes, gsize size)
{
  static const guint8 zeros[64] = { 0 };

  return memcmp (bytes, zeros, size) == 0;
}

void
dub_detail_print (GString *out, const DubBox *box, const DubDetail *detail, const char *uses)
{
  if (detail->setup.seed != 0 && is_used (uses, "seed"))
    g_string_append_printf (out, " seed=%" G_GUINT64_FORMAT, detail->setup.seed);
  for (guint i = 0; i < G_N_ELEMENTS (detail_fields); i++)
    print_field (out, &detail_fields[i], (const guint8 *) detail, uses);
  if (!is_zero (&detail->garment, sizeof detail->garment) && is_used (uses, "garment")) {
    g_string_append (out, " garment=");
    dub_value_print_garment (out, detail->garment);
  }
  if ((detail->employee.type != DUB_TYPE_NONE || detail->employee.crown != DUB_CROWN_NONE) &&
      is_used (uses, "employee")) {
    g_string_append (out, " employee=");
    dub_value_print_employee (out, box, detail->employee);
  }
  if (!is_zero (detail->jewelry, sizeof detail->jewelry) && is_used (uses, "jewelry")) {
    g_string_append (out, " jewelry=");
    dub_value_print_jewelry (out, detail->jewelry);
  }
}

gboolean
dub_detail_parse (DubPiece key, DubPiece value, const DubBox *box, DubDetail *detail)
{
  const Field *field = find_field (key, detail_fields, G_N_ELEMENTS (detail_fields));
  char digits[24];

  if (field != NULL)
    return parse_field (value, field, (guint8 *) detail);

  if (dub_piece_is (key, "garment"))
    return dub_value_parse_garment (value, &detail->garment);
  if (dub_piece_is (key, "employee"))
    return dub_value_parse_employee (value, box, &detail->employee);
  if (dub_piece_is (key, "jewelry"))
    return dub_value_parse_jewelry (value, detail->jewelry);
  if (!dub_piece_is (key, "seed") || value.length >= sizeof digits)
    return FALSE;

  /* A seed may be any of 64 bits. */
  memcpy (digits, value.text, value.length);
  digits[value.length] = '\0';

  return strlen (digits) == value.length &&
         g_ascii_string_to_unsigned (digits, 10, 0, G_MAXUINT64, &detail->setup.seed, NULL);
}

void
dub_pile_print (GString *out, const char *key, const DubPile *pile)
{
  g_string_append_printf (out, " %s=", key);
  for (guint i = 0; i < pile->n; i++) {
    if (i > 0)
      g_string_append_c (out, ',');
    dub_value_print_card (out, pile->cards[i]);
  }
}

gboolean
dub_pile_parse (DubPiece value, DubPile *pile)
{
  DubPiece rest = value, part;

  *pile = (DubPile){ 0 };
  if (value.length == 0)
    return TRUE;
  while (dub_piece_cut (&rest, ',', &part)) {
    if (pile->n == DUB_N_CARDS || !dub_value_parse_card (part, &pile->cards[pile->n]))
      return FALSE;
    pile->n++;
  }

  return TRUE;
}

void
dub_step_print (GString *out, const DubStep *step)
{
  for (guint i = 0; i < G_N_ELEMENTS (step_fields); i++)
    print_field (out, &step_fields[i], (const guint8 *) step, NULL);
  if (step->cards.n > 0)
    dub_pile_print (out, "cards", &step->cards);
  g_string_append (out, " rules=");
  for (guint i = 0; i < DUB_MAX_STEP_RULES && step->rules[i] != DUB_RULE_NONE; i++)
    g_string_append_printf (out, "%s%s", i > 0 ? "," : "", dub_rule_id_to_string (step->rules[i]));
}

static gboolean
parse_rules (DubPiece value, guint8 rules[DUB_MAX_STEP_RULES])
{
  DubPiece rest = value, part;
  guint n = 0;

  while (value.length > 0 && dub_piece_cut (&rest, ',', &part)) {
    guint rule = DUB_RULE_NONE + 1;

    while (rule < DUB_N_RULES && !dub_piece_is (part, dub_rule_id_to_string (rule)))
      rule++;
    if (rule == DUB_N_RULES || n == DUB_MAX_STEP_RULES)
      return FALSE;
    rules[n++] = (guint8) rule;
  }

  return TRUE;
}

gboolean
dub_step_parse (DubPiece key, DubPiece value, DubStep *step)
{
  const Field *field = find_field (key, step_fields, G_N_ELEMENTS (step_fields));

  if (field != NULL)
    return parse_field (value, field, (guint8 *) step);

  if (dub_piece_is (key, "cards"))
    return dub_pile_parse (value, &step->cards);

  return dub_piece_is (key, "rules") && parse_rules (value, step->rules);
}
