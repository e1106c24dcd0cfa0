/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-line-values.h"

#include "dub-card-form.h"
#include "dub-number.h"

#include <string.h>

enum { MAX_DIGITS = 18 };

static gboolean
is (DubSlice slice, const char *text)
{
  return slice.length > 0 && slice.text[0] == text[0] && strlen (text) == slice.length &&
         memcmp (slice.text, text, slice.length) == 0;
}

DubSlice
dub_slice_of (const char *text)
{
  return (DubSlice){ text, strlen (text) };
}

gboolean
dub_slice_cut (DubSlice *rest, char separator, DubSlice *part)
{
  const char *end;

  if (rest->text == NULL)
    return FALSE;

  end = memchr (rest->text, separator, rest->length);
  if (end == NULL) {
    *part = *rest;
    *rest = (DubSlice){ 0 };
    return TRUE;
  }
  *part = (DubSlice){ rest->text, (gsize) (end - rest->text) };
  rest->length -= part->length + 1;
  rest->text = end + 1;

  return TRUE;
}

gboolean
dub_value_parse_number (DubSlice value, gint64 min, gint64 max, gint64 *number)
{
  gboolean negative = value.length > 0 && value.text[0] == '-';
  gsize i = negative ? 1 : 0;

  if (value.length == i || value.length > MAX_DIGITS)
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
dub_value_parse_name (DubSlice value, DubSet set, guint8 *name)
{
  guint found;

  if (!dub_name_find_part (set, value.text, value.length, &found))
    return FALSE;
  *name = (guint8) found;

  return TRUE;
}

/* Returns the name of a color or a type, or "?" if it is unknown. */
static const char *
get_name_or_unknown (DubSet set, guint value, guint unknown)
{
  return value == unknown ? "?" : dub_name_get (set, value);
}

static gboolean
parse_name_or_unknown (DubSlice text, DubSet set, guint8 unknown, guint8 *value)
{
  if (!is (text, "?"))
    return dub_value_parse_name (text, set, value);
  *value = unknown;

  return TRUE;
}

static void
print_card (GString *out, DubCard card)
{
  const DubCardForm *form = &dub_card_forms[card.action];

  g_string_append (out, form->key);
  if (card.action == DUB_CARD_UNKNOWN)
    return;

  if (form->is_named)
    g_string_append_printf (out, ":%s", dub_name_get (form->set, card.n));
  else if (form->last > 0)
    g_string_append_printf (out, ":%u", card.n);
  if (form->has_side)
    g_string_append_printf (out, ":%s", dub_name_get (DUB_SET_SIDE, card.side));
  g_string_append_printf (out, ":%u:%s", card.hall, dub_name_get (DUB_SET_SYMBOL, card.symbol));
}

static gboolean
cut_name (DubSlice *rest, DubSet set, guint8 *name)
{
  DubSlice part;

  return dub_slice_cut (rest, ':', &part) && dub_value_parse_name (part, set, name);
}

static gboolean
cut_number (DubSlice *rest, guint min, guint max, guint8 *number)
{
  DubSlice part;
  gint64 n;

  if (!dub_slice_cut (rest, ':', &part) || !dub_value_parse_number (part, min, max, &n))
    return FALSE;
  *number = (guint8) n;

  return TRUE;
}

gboolean
dub_value_parse_card (DubSlice value, DubCard *card)
{
  DubSlice rest = value, key;
  guint8 n = 0, side = 0, hall, symbol;
  guint action = DUB_CARD_FAVOR;
  const DubCardForm *form;

  *card = (DubCard){ 0 };
  if (is (value, "?"))
    return TRUE;
  if (!dub_slice_cut (&rest, ':', &key))
    return FALSE;
  while (action < DUB_N_CARD_ACTIONS && !is (key, dub_card_forms[action].key))
    action++;
  if (action == DUB_N_CARD_ACTIONS)
    return FALSE;

  form = &dub_card_forms[action];
  if ((form->is_named && !cut_name (&rest, form->set, &n)) ||
      (!form->is_named && form->last > 0 && !cut_number (&rest, 1, form->last, &n)) ||
      (form->has_side && !cut_name (&rest, DUB_SET_SIDE, &side)) ||
      !cut_number (&rest, 1, DUB_N_HALLS, &hall) || !cut_name (&rest, DUB_SET_SYMBOL, &symbol))
    return FALSE;
  *card = (DubCard){ .action = action & 0x3f,
                     .n = n & 0xf,
                     .side = side & 1,
                     .hall = hall & 0x7,
                     .symbol = symbol & 0x3 };

  return rest.text == NULL;
}

static void
print_pile (GString *out, const DubPile *pile)
{
  for (guint i = 0; i < pile->n; i++) {
    g_string_append (out, i > 0 ? "," : "");
    print_card (out, pile->cards[i]);
  }
}

static gboolean
parse_pile (DubSlice value, DubPile *pile)
{
  DubSlice rest = value, part;

  *pile = (DubPile){ 0 };
  while (value.length > 0 && dub_slice_cut (&rest, ',', &part)) {
    if (pile->n == DUB_N_CARDS || !dub_value_parse_card (part, &pile->cards[pile->n]))
      return FALSE;
    pile->n++;
  }

  return TRUE;
}

static void
print_rules (GString *out, const guint8 rules[DUB_MAX_STEP_RULES])
{
  for (guint i = 0; i < DUB_MAX_STEP_RULES && rules[i] != DUB_RULE_NONE; i++)
    g_string_append_printf (out, "%s%s", i > 0 ? "," : "", dub_rule_id_to_string (rules[i]));
}

static gboolean
parse_rules (DubSlice value, guint8 rules[DUB_MAX_STEP_RULES])
{
  DubSlice rest = value, part;
  guint n = 0;

  while (value.length > 0 && dub_slice_cut (&rest, ',', &part)) {
    guint rule = DUB_RULE_NONE + 1;

    while (rule < DUB_N_RULES && !is (part, dub_rule_id_to_string (rule)))
      rule++;
    if (rule == DUB_N_RULES || n == DUB_MAX_STEP_RULES)
      return FALSE;
    rules[n++] = (guint8) rule;
  }

  return TRUE;
}

static const char *
get_special (guint special)
{
  const char *festivity = dub_name_get (DUB_SET_FESTIVITY, special);

  return festivity != NULL ? festivity : dub_name_get (DUB_SET_EXPERT, special);
}

static void
print_garment (GString *out, DubGarment garment)
{
  g_string_append_printf (out, "%s:%u",
                          get_name_or_unknown (DUB_SET_COLOR, garment.color, DUB_COLOR_UNKNOWN),
                          garment.pp);
  if (garment.thimble)
    g_string_append (out, ":thimble");
  if (garment.special != DUB_SPECIAL_NONE)
    g_string_append_printf (out, ":%s", get_special (garment.special));
}

gboolean
dub_value_parse_garment (DubSlice value, DubGarment *garment)
{
  DubSlice rest = value, part;
  DubGarment read = { 0 };

  if (!dub_slice_cut (&rest, ':', &part) ||
      !parse_name_or_unknown (part, DUB_SET_COLOR, DUB_COLOR_UNKNOWN, &read.color) ||
      !cut_number (&rest, 0, DUB_MAX_GARMENT_PP, &read.pp))
    return FALSE;

  while (dub_slice_cut (&rest, ':', &part))
    if (is (part, "thimble"))
      read.thimble = TRUE;
    else if (!dub_value_parse_name (part, DUB_SET_FESTIVITY, &read.special) &&
             !dub_value_parse_name (part, DUB_SET_EXPERT, &read.special))
      return FALSE;
  *garment = read;

  return TRUE;
}

static void
print_employee (GString *out, const DubBox *box, DubEmployee employee)
{
  /* If only the crown is known, the box has the rest of the card. */
  if (employee.id == 0 && employee.crown != DUB_CROWN_NONE)
    employee = dub_box_get_crown (box, employee.crown);
  g_string_append (out, get_name_or_unknown (DUB_SET_TYPE, employee.type, DUB_TYPE_UNKNOWN));
  if (employee.level == DUB_LEVEL_UNKNOWN)
    g_string_append (out, ":-");
  else if (employee.level == DUB_LEVEL_EXAM)
    g_string_append (out, ":exam");
  else if (employee.level == DUB_LEVEL_START)
    g_string_append (out, ":start");
  else
    g_string_append_printf (out, ":%u", employee.level);
  if (employee.id != 0) {
    g_autofree char *id = g_uri_escape_string (box->employees[employee.id - 1].id, NULL, FALSE);

    g_string_append_printf (out, ":%s", id);
  }
}

static gboolean
parse_level (DubSlice part, guint8 *level)
{
  gint64 n = DUB_LEVEL_UNKNOWN;

  if (is (part, "exam"))
    n = DUB_LEVEL_EXAM;
  else if (is (part, "start"))
    n = DUB_LEVEL_START;
  else if (!is (part, "-") && !dub_value_parse_number (part, 0, DUB_N_LEVELS - 1, &n))
    return FALSE;
  *level = (guint8) n;

  return TRUE;
}

/* An id determines type and level, which must agree with it. */
static gboolean
parse_employee (DubSlice value, const DubBox *box, DubEmployee *employee)
{
  DubSlice rest = value, part;
  DubEmployee read = { 0 };
  g_autofree char *id = NULL;

  if (!dub_slice_cut (&rest, ':', &part) ||
      !parse_name_or_unknown (part, DUB_SET_TYPE, DUB_TYPE_UNKNOWN, &read.type) ||
      !dub_slice_cut (&rest, ':', &part) || !parse_level (part, &read.level))
    return FALSE;
  if (dub_slice_cut (&rest, ':', &part)) {
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

static void
print_jewelry (GString *out, const guint8 counts[DUB_N_COLORS])
{
  const char *colon = "";

  for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++)
    for (guint i = 0; i < counts[color]; i++) {
      g_string_append_printf (out, "%s%s", colon, dub_name_get (DUB_SET_COLOR, color));
      colon = ":";
    }
}

gboolean
dub_value_parse_jewelry (DubSlice value, guint8 counts[DUB_N_COLORS])
{
  DubSlice rest = value, part;
  guint n = 0;

  while (dub_slice_cut (&rest, ':', &part)) {
    guint8 color;

    if (!dub_value_parse_name (part, DUB_SET_COLOR, &color) || ++n > DUB_MAX_JEWELRY)
      return FALSE;
    counts[color]++;
  }

  return TRUE;
}

static gboolean
parse_number (DubSlice text, const DubEventField *field, gpointer value)
{
  guint first = field->kind == DUB_EVENT_FIELD_FROM_ONE ? 1 : 0;
  gint64 n;

  if (!dub_value_parse_number (text, field->min + (gint) first, field->max, &n))
    return FALSE;
  dub_number_store (value, field->size, n - first);

  return TRUE;
}

static gboolean
parse_seed (DubSlice text, guint64 *seed)
{
  char digits[24];

  if (text.length >= sizeof digits)
    return FALSE;
  memcpy (digits, text.text, text.length);
  digits[text.length] = '\0';

  return strlen (digits) == text.length &&
         g_ascii_string_to_unsigned (digits, 10, 0, G_MAXUINT64, seed, NULL);
}

gboolean
dub_value_is_nothing (const DubEventField *field, gconstpointer value)
{
  static const guint8 zeros[sizeof (DubPile)] = { 0 };
  const DubEmployee *employee = value;

  if (field->kind == DUB_EVENT_FIELD_EMPLOYEE)
    return employee->type == DUB_TYPE_NONE && employee->crown == DUB_CROWN_NONE;
  if (field->kind == DUB_EVENT_FIELD_PILE)
    return ((const DubPile *) value)->n == 0;

  return memcmp (value, zeros, field->size) == 0;
}

void
dub_value_print (GString *out, const DubEventField *field, gconstpointer value, const DubBox *box)
{
  switch (field->kind) {
  case DUB_EVENT_FIELD_NUMBER:
    g_string_append_printf (out, "%" G_GINT64_FORMAT,
                            dub_number_load (value, field->size, field->min < 0));
    break;
  case DUB_EVENT_FIELD_FROM_ONE:
    g_string_append_printf (out, "%" G_GINT64_FORMAT,
                            dub_number_load (value, field->size, field->min < 0) + 1);
    break;
  case DUB_EVENT_FIELD_SEED:
    g_string_append_printf (out, "%" G_GUINT64_FORMAT, *(const guint64 *) value);
    break;
  case DUB_EVENT_FIELD_NAME:
    g_string_append (out, dub_name_get (field->max, *(const guint8 *) value));
    break;
  case DUB_EVENT_FIELD_COLOR:
    g_string_append (out, get_name_or_unknown (DUB_SET_COLOR, *(const guint8 *) value,
                                               DUB_COLOR_UNKNOWN));
    break;
  case DUB_EVENT_FIELD_CARD:
    print_card (out, *(const DubCard *) value);
    break;
  case DUB_EVENT_FIELD_GARMENT:
    print_garment (out, *(const DubGarment *) value);
    break;
  case DUB_EVENT_FIELD_EMPLOYEE:
    print_employee (out, box, *(const DubEmployee *) value);
    break;
  case DUB_EVENT_FIELD_JEWELRY:
    print_jewelry (out, value);
    break;
  case DUB_EVENT_FIELD_PILE:
    print_pile (out, value);
    break;
  case DUB_EVENT_FIELD_RULES:
    print_rules (out, value);
    break;
  }
}

gboolean
dub_value_parse (DubSlice text, const DubEventField *field, gpointer value, const DubBox *box)
{
  switch (field->kind) {
  case DUB_EVENT_FIELD_NUMBER:
  case DUB_EVENT_FIELD_FROM_ONE:
    return parse_number (text, field, value);
  case DUB_EVENT_FIELD_SEED:
    return parse_seed (text, value);
  case DUB_EVENT_FIELD_NAME:
    return dub_value_parse_name (text, field->max, value);
  case DUB_EVENT_FIELD_COLOR:
    return parse_name_or_unknown (text, DUB_SET_COLOR, DUB_COLOR_UNKNOWN, value);
  case DUB_EVENT_FIELD_CARD:
    return dub_value_parse_card (text, value);
  case DUB_EVENT_FIELD_GARMENT:
    return dub_value_parse_garment (text, value);
  case DUB_EVENT_FIELD_EMPLOYEE:
    return parse_employee (text, box, value);
  case DUB_EVENT_FIELD_JEWELRY:
    return dub_value_parse_jewelry (text, value);
  case DUB_EVENT_FIELD_PILE:
    return parse_pile (text, value);
  case DUB_EVENT_FIELD_RULES:
    return parse_rules (text, value);
  }

  return FALSE;
}
