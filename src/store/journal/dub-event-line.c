/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-event-line.h"
#include "dub-box-file.h"
#include "dub-card.h"
#include "dub-fault.h"
#include "dub-place.h"
#include "dub-types.h"

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

/* Cuts the part before the next separator off the front of *rest. Returns FALSE when
 * nothing is left. */
static gboolean
cut (DubSlice *rest, char separator, DubSlice *part)
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

void
dub_value_print_card (GString *out, DubCard card)
{
  const DubCardForm *form = &dub_card_forms[card.action];

  g_string_append (out, form->key);
  if (card.action == DUB_CARD_UNKNOWN)
    return;

  if (form->is_named)
    g_string_append_printf (out, ":%s", dub_name_get (form->set, card.n));
  else if (form->last > 0)
    g_string_append_printf (out, ":%u", card.n);
  if (form->has_end)
    g_string_append_printf (out, ":%s", dub_name_get (DUB_SET_END, card.end));
  g_string_append_printf (out, ":%u:%s", card.hall, dub_name_get (DUB_SET_SYMBOL, card.symbol));
}

static gboolean
cut_name (DubSlice *rest, DubSet set, guint8 *name)
{
  DubSlice part;

  return cut (rest, ':', &part) && dub_value_parse_name (part, set, name);
}

static gboolean
cut_number (DubSlice *rest, guint min, guint max, guint8 *number)
{
  DubSlice part;
  gint64 n;

  if (!cut (rest, ':', &part) || !dub_value_parse_number (part, min, max, &n))
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
  if (!cut (&rest, ':', &key))
    return FALSE;
  while (action < DUB_N_CARD_ACTIONS && !is (key, dub_card_forms[action].key))
    action++;
  if (action == DUB_N_CARD_ACTIONS)
    return FALSE;

  form = &dub_card_forms[action];
  if ((form->is_named && !cut_name (&rest, form->set, &n)) ||
      (!form->is_named && form->last > 0 && !cut_number (&rest, 1, form->last, &n)) ||
      (form->has_end && !cut_name (&rest, DUB_SET_END, &side)) ||
      !cut_number (&rest, 1, DUB_N_HALLS, &hall) || !cut_name (&rest, DUB_SET_SYMBOL, &symbol))
    return FALSE;
  *card = (DubCard){ .action = action & 0x3f,
                     .n = n & 0xf,
                     .end = side & 1,
                     .hall = hall & 0x7,
                     .symbol = symbol & 0x3 };

  return rest.text == NULL;
}

void
dub_value_print_pile (GString *out, const DubPile *pile)
{
  for (guint i = 0; i < pile->n; i++) {
    g_string_append (out, i > 0 ? "," : "");
    dub_value_print_card (out, pile->cards[i]);
  }
}

gboolean
dub_value_parse_pile (DubSlice value, DubPile *pile)
{
  DubSlice rest = value, part;

  *pile = (DubPile){ 0 };
  while (value.length > 0 && cut (&rest, ',', &part)) {
    if (pile->n == DUB_N_CARDS || !dub_value_parse_card (part, &pile->cards[pile->n]))
      return FALSE;
    pile->n++;
  }

  return TRUE;
}

static void
print_rules (GString *out, const guint8 rules[DUB_MAX_MOVE_RULES])
{
  for (guint i = 0; i < DUB_MAX_MOVE_RULES && rules[i] != DUB_RULE_NONE; i++)
    g_string_append_printf (out, "%s%s", i > 0 ? "," : "", dub_rule_id_to_string (rules[i]));
}

static gboolean
parse_rules (DubSlice value, guint8 rules[DUB_MAX_MOVE_RULES])
{
  DubSlice rest = value, part;
  guint n = 0;

  while (value.length > 0 && cut (&rest, ',', &part)) {
    guint rule = DUB_RULE_NONE + 1;

    while (rule < DUB_N_RULES && !is (part, dub_rule_id_to_string (rule)))
      rule++;
    if (rule == DUB_N_RULES || n == DUB_MAX_MOVE_RULES)
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

  if (!cut (&rest, ':', &part) ||
      !parse_name_or_unknown (part, DUB_SET_COLOR, DUB_COLOR_UNKNOWN, &read.color) ||
      !cut_number (&rest, 0, DUB_MAX_GARMENT_PP, &read.pp))
    return FALSE;

  while (cut (&rest, ':', &part))
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

  if (!cut (&rest, ':', &part) ||
      !parse_name_or_unknown (part, DUB_SET_TYPE, DUB_TYPE_UNKNOWN, &read.type) ||
      !cut (&rest, ':', &part) || !parse_level (part, &read.level))
    return FALSE;
  if (cut (&rest, ':', &part)) {
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

static gboolean
parse_jewelry (DubSlice value, guint8 counts[DUB_N_COLORS])
{
  DubSlice rest = value, part;
  guint n = 0;

  while (cut (&rest, ':', &part)) {
    guint8 color;

    if (!dub_value_parse_name (part, DUB_SET_COLOR, &color) || ++n > DUB_MAX_JEWELRY)
      return FALSE;
    counts[color]++;
  }

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

/* The set of the name of a thing. */
static DubSet
get_set (DubKind kind)
{
  static const DubSet sets[DUB_N_KINDS] = {
    [DUB_KIND_TILE] = DUB_SET_TILE,           [DUB_KIND_JEWEL] = DUB_SET_COLOR,
    [DUB_KIND_OWNER] = DUB_SET_OWNER,         [DUB_KIND_TRACK] = DUB_SET_TRACK,
    [DUB_KIND_DRAW_MODE] = DUB_SET_DRAW_MODE, [DUB_KIND_SPECIALIST] = DUB_SET_SPECIALIST,
  };

  return sets[kind];
}

/* Nothing is there; the other names have no gaps. */
static const char none[] = "-";

static void
print_name (GString *out, DubThing thing)
{
  const char *name = dub_name_get (get_set (thing.kind), thing.name);

  if (thing.kind == DUB_KIND_JEWEL && thing.name == DUB_COLOR_UNKNOWN)
    name = "?";
  g_string_append (out, name != NULL ? name : none);
}

static gboolean
parse_name (DubSlice text, DubThing *thing)
{
  DubSet set = get_set (thing->kind);

  if (is (text, none))
    return dub_name_get (set, 0) == NULL;
  if (thing->kind == DUB_KIND_JEWEL)
    return parse_name_or_unknown (text, set, DUB_COLOR_UNKNOWN, &thing->name);

  return dub_value_parse_name (text, set, &thing->name);
}

static gboolean
is_none (DubThing thing)
{
  DubThing empty = { .kind = thing.kind, .owner = thing.owner };

  return dub_thing_equal (thing, empty);
}

static void
print_thing (GString *out, DubThing thing, const DubBox *box)
{
  switch ((DubKind) thing.kind) {
  case DUB_KIND_NUMBER:
  case DUB_KIND_CROWNS:
    g_string_append_printf (out, "%d", thing.n);
    break;
  case DUB_KIND_TOKEN:
    g_string_append_printf (out, "%u", thing.name);
    break;
  case DUB_KIND_JEWELRY:
    print_jewelry (out, thing.jewelry);
    break;
  case DUB_KIND_GARMENT:
    if (is_none (thing))
      g_string_append (out, none);
    else
      print_garment (out, thing.garment);
    break;
  case DUB_KIND_EMPLOYEE:
    if (is_none (thing))
      g_string_append (out, none);
    else
      print_employee (out, box, thing.employee);
    break;
  case DUB_KIND_CARD:
    dub_value_print_card (out, thing.card);
    break;
  case DUB_KIND_TILE:
  case DUB_KIND_JEWEL:
  case DUB_KIND_OWNER:
  case DUB_KIND_TRACK:
  case DUB_KIND_DRAW_MODE:
  case DUB_KIND_SPECIALIST:
    print_name (out, thing);
    break;
  case DUB_KIND_NOTHING:
  case DUB_N_KINDS:
    break;
  }
}

static gboolean
parse_count (DubSlice text, gint min, gint max, DubThing *thing)
{
  gint64 n;

  if (!dub_value_parse_number (text, min, max, &n))
    return FALSE;
  if (thing->kind == DUB_KIND_TOKEN)
    thing->name = (guint8) n;
  else
    thing->n = (gint16) n;

  return TRUE;
}

gboolean
dub_value_parse_thing (DubSlice text, DubKind kind, const DubBox *box, DubThing *thing)
{
  *thing = (DubThing){ .kind = (guint8) kind };
  switch (kind) {
  case DUB_KIND_NUMBER:
    return parse_count (text, DUB_PLENTY, DUB_MAX_NUMBER, thing);
  case DUB_KIND_CROWNS:
    return parse_count (text, 0, (1 << DUB_N_CROWNS) - 1, thing);
  case DUB_KIND_TOKEN:
    return parse_count (text, FALSE, TRUE, thing);
  case DUB_KIND_JEWELRY:
    return text.length == 0 || parse_jewelry (text, thing->jewelry);
  case DUB_KIND_GARMENT:
    return is (text, none) || dub_value_parse_garment (text, &thing->garment);
  case DUB_KIND_EMPLOYEE:
    return is (text, none) || parse_employee (text, box, &thing->employee);
  case DUB_KIND_CARD:
    return dub_value_parse_card (text, &thing->card);
  case DUB_KIND_TILE:
  case DUB_KIND_JEWEL:
  case DUB_KIND_OWNER:
  case DUB_KIND_TRACK:
  case DUB_KIND_DRAW_MODE:
  case DUB_KIND_SPECIALIST:
    return parse_name (text, thing);
  case DUB_KIND_NOTHING:
  case DUB_N_KINDS:
    break;
  }

  return FALSE;
}

/* How the parts of a place are written: not at all, as a number from 0 or 1, or as a name. */
typedef enum { NOT, NUMBER, FROM_ONE, NAME } How;

typedef struct {
  guint8 how;
  guint8 set;
} Part;

#define NUMBERED \
  { \
    .how = NUMBER, .set = 0 \
  }
#define FROM_ONE_ON \
  { \
    .how = FROM_ONE, .set = 0 \
  }
#define NAME_OF(names) \
  { \
    .how = NAME, .set = (names) \
  }

static const struct {
  Part in, at;
} parts[DUB_N_PLACES] = {
  [DUB_PLACE_RESOURCE] = { .at = NUMBERED },
  [DUB_PLACE_GARMENT] = { .at = NUMBERED },
  [DUB_PLACE_EMPLOYEE] = { .at = NUMBERED },
  [DUB_PLACE_JEWEL] = { .at = NUMBERED },
  [DUB_PLACE_GUEST] = { .in = FROM_ONE_ON, .at = NUMBERED },
  [DUB_PLACE_TOKEN] = { .in = NAME_OF (DUB_SET_DECORATION_KIND), .at = NUMBERED },
  [DUB_PLACE_ALL_HALLS] = { .at = NUMBERED },
  [DUB_PLACE_COUNT] = { .at = NAME_OF (DUB_SET_FACT) },
  [DUB_PLACE_STAFF] = { .at = NUMBERED },
  [DUB_PLACE_TRACK] = { .in = NAME_OF (DUB_SET_TRACK) },
  [DUB_PLACE_TASK] = { .in = NAME_OF (DUB_SET_TRACK), .at = NAME_OF (DUB_SET_TASK) },
  [DUB_PLACE_PILE] = { .at = NAME_OF (DUB_SET_PILE) },
  [DUB_PLACE_EXAM_DECK] = { .at = NAME_OF (DUB_SET_TRACK) },
};

static void
print_part (GString *out, Part part, guint n)
{
  const char *name = part.how == NAME ? dub_name_get (part.set, n) : NULL;

  if (part.how == NAME)
    g_string_append_printf (out, ":%s", name != NULL ? name : none);
  else if (part.how != NOT)
    g_string_append_printf (out, ":%u", n + (part.how == FROM_ONE));
}

static gboolean
parse_part (DubSlice *rest, Part part, guint8 *n)
{
  DubSlice text;

  if (part.how == NOT)
    return TRUE;
  if (part.how != NAME) {
    if (!cut_number (rest, part.how == FROM_ONE, DUB_MAX_INDEX, n))
      return FALSE;
    *n = (guint8) (*n - (part.how == FROM_ONE));
    return TRUE;
  }

  return cut (rest, ':', &text) && ((is (text, none) && dub_name_get (part.set, 0) == NULL) ||
                                    dub_value_parse_name (text, part.set, n));
}

static void
print_place (GString *out, DubPlace place)
{
  if (place.side != DUB_NOBODY)
    g_string_append_printf (out, "%s.", dub_name_get (DUB_SET_PLAYER, place.side));
  g_string_append (out, dub_name_get (DUB_SET_PLACE, place.kind));
  print_part (out, parts[place.kind].in, place.in);
  print_part (out, parts[place.kind].at, place.at);
}

static gboolean
parse_place (DubSlice text, DubPlace *place)
{
  const char *dot = text.length > 0 ? memchr (text.text, '.', text.length) : NULL;
  DubSlice rest = text, part;

  *place = (DubPlace){ 0 };
  if (dot != NULL &&
      (!cut (&rest, '.', &part) || !dub_value_parse_name (part, DUB_SET_PLAYER, &place->side)))
    return FALSE;

  return cut (&rest, ':', &part) && dub_value_parse_name (part, DUB_SET_PLACE, &place->kind) &&
         parse_part (&rest, parts[place->kind].in, &place->in) &&
         parse_part (&rest, parts[place->kind].at, &place->at) && rest.text == NULL;
}

/* A number or a name of a struct. */
typedef struct {
  const char *key;
  guint16 offset;
  guint8 size;
  guint8 set; /* DUB_N_SETS for a number */
  gint32 min, max;
  guint16 uses; /* of a move: DubUses, 0 for all */
} Member;

#define MEMBER(name, type, member, ...) \
  { \
    .key = (name), .offset = G_STRUCT_OFFSET (type, member), \
    .size = sizeof (((type *) NULL)->member), __VA_ARGS__ \
  }
#define COUNT(name, type, member, most, ...) \
  MEMBER (name, type, member, .set = DUB_N_SETS, .max = (most), __VA_ARGS__)
#define NAMED(name, member, names) MEMBER (name, DubSetup, member, .set = (names))
#define GAIN(name, fact) \
  COUNT (name, DubMove, gains[fact], DUB_MAX_COUNT, .min = -DUB_MAX_COUNT, .uses = DUB_USES_GAINS)

static const Member setup_members[] = {
  COUNT ("second-place", DubSetup, second_place, 1, .min = 0),
  COUNT ("count-candidate", DubSetup, count_candidate, 1, .min = 0),
  COUNT ("zero-gown-apart", DubSetup, zero_gown_apart, 1, .min = 0),
  NAMED ("draw-mode", draw_mode, DUB_SET_DRAW_MODE),
  NAMED ("strength", strength, DUB_SET_STRENGTH),
  NAMED ("her-color", colors[DUB_BARRY], DUB_SET_PLAYER_COLOR),
  NAMED ("your-color", colors[DUB_YOU], DUB_SET_PLAYER_COLOR),
};

static const Member move_members[] = {
  COUNT ("spaces", DubMove, spaces, G_MAXUINT16, .uses = DUB_USES_SPACES),
  GAIN ("pp", DUB_FACT_PP),
  GAIN ("livre", DUB_FACT_LIVRE),
  GAIN ("thread", DUB_FACT_THREAD),
  GAIN ("lace", DUB_FACT_LACE),
  GAIN ("tiles", DUB_FACT_TILES),
  COUNT ("open", DubMove, open, (1 << DUB_N_GAINS) - 1, .uses = DUB_USES_GAINS),
  COUNT ("sure", DubMove, sure, 1, .uses = DUB_USES_SURE),
  COUNT ("kept", DubMove, kept, 1, .uses = DUB_USES_KEPT),
  COUNT ("instead", DubMove, instead, DUB_MAX_COUNT, .uses = 0),
};

static void
print_members (GString *out, const Member *members, guint n, gconstpointer base)
{
  for (guint i = 0; i < n; i++) {
    const guint8 *value = (const guint8 *) base + members[i].offset;
    gint64 number = dub_number_load (value, members[i].size, members[i].min < 0);

    if (number == 0)
      continue;
    g_string_append_printf (out, " %s=", members[i].key);
    if (members[i].set == DUB_N_SETS)
      g_string_append_printf (out, "%" G_GINT64_FORMAT, number);
    else
      g_string_append (out, dub_name_get (members[i].set, (guint) number));
  }
}

static void
print_place_as (GString *out, const char *key, DubPlace place)
{
  g_string_append_printf (out, " %s=", key);
  print_place (out, place);
}

static void
print_move (GString *out, const DubBox *box, const DubMove *move)
{
  g_string_append_printf (out, "%s %s", dub_name_get (DUB_SET_PLAYER, move->side),
                          dub_name_get (DUB_SET_VERB, move->verb));
  if (dub_move_has_place (move, DUB_USES_FROM))
    print_place_as (out, "from", move->from);
  if (dub_move_has_place (move, DUB_USES_TO))
    print_place_as (out, "to", move->to);
  if (move->thing.kind != DUB_KIND_NOTHING) {
    g_string_append_printf (out, " %s=", dub_name_get (DUB_SET_KIND, move->thing.kind));
    print_thing (out, move->thing, box);
  }
  if (move->thing.owner != DUB_NOBODY)
    g_string_append_printf (out, " of=%s", dub_name_get (DUB_SET_OWNER, move->thing.owner));
  if (move->other.kind != DUB_KIND_NOTHING) {
    g_string_append (out, " left=");
    print_thing (out, move->other, box);
  }
  print_members (out, move_members, G_N_ELEMENTS (move_members), move);
  if (move->rules[0] != DUB_RULE_NONE) {
    g_string_append (out, " rules=");
    print_rules (out, move->rules);
  }
}

static void
print_setup (GString *out, const DubSetup *setup)
{
  const char *separator = " expansions=";

  if (setup->seed != 0)
    g_string_append_printf (out, " seed=%" G_GUINT64_FORMAT, setup->seed);
  for (DubExpansion expansion = 0; expansion < DUB_N_EXPANSIONS; expansion++)
    if ((setup->expansions & (1u << expansion)) != 0) {
      g_string_append_printf (out, "%s%s", separator, dub_name_get (DUB_SET_EXPANSION, expansion));
      separator = ",";
    }
  print_members (out, setup_members, G_N_ELEMENTS (setup_members), setup);
}

void
dub_event_line_print (GString *out, const DubBox *box, const DubEvent *event)
{
  g_autofree char *profile = NULL;

  if (event->type == DUB_EVENT_MOVE) {
    print_move (out, box, &event->move);
    return;
  }
  g_string_append (out, dub_name_get (DUB_SET_EVENT, event->type));
  if (event->type == DUB_EVENT_STARTED)
    print_setup (out, &event->setup);
  else if (event->type == DUB_EVENT_CARDS) {
    g_string_append_c (out, ' ');
    dub_value_print_pile (out, &event->cards);
  } else {
    profile = dub_box_print_line (event->box);
    g_string_append_printf (out, " %s", profile);
  }
}

/* An error message is one line of plain text, whatever the file contains. */
static gboolean
refuse (DubSlice slice, DubFaultKind kind, GError **error)
{
  g_autofree char *text =
      g_utf8_make_valid (slice.text != NULL ? slice.text : "", (gssize) MIN (slice.length, 40));

  for (char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    if (g_ascii_iscntrl (*at))
      *at = '?';
    else if ((guchar) at[0] == 0xc2 && (guchar) at[1] < 0xa0)
      at[1] = (char) 0xbf;
  dub_store_error_set (error, DUB_STORE_ERROR_VALUE, &(DubFault){ .kind = kind, .args = { text } },
                       "“%s” %s", text,
                       kind == DUB_FAULT_WORD         ? "is not understood"
                       : kind == DUB_FAULT_WORD_TWICE ? "is there twice"
                                                      : "has no place here");

  return FALSE;
}

/* Sets *found to the index of the member. */
static gboolean
parse_member (DubSlice key, DubSlice value, const Member *members, guint n, gpointer base,
              guint *found)
{
  const Member *member = members;
  gint64 number;
  guint8 name;

  for (*found = 0; *found < n && !is (key, members[*found].key);)
    ++*found;
  if (*found == n)
    return FALSE;
  member = &members[*found];
  if (member->set == DUB_N_SETS) {
    if (!dub_value_parse_number (value, member->min, member->max, &number))
      return FALSE;
    dub_number_store ((guint8 *) base + member->offset, member->size, number);
    return TRUE;
  }
  if (!dub_value_parse_name (value, member->set, &name))
    return FALSE;
  *((guint8 *) base + member->offset) = name;

  return TRUE;
}

/* The fields of a move that are no members, with bits of their own after those of the members. */
enum { FROM = 16, TO, THING, OF, LEFT, RULES };

typedef struct {
  DubMove *move;
  const DubBox *box;
  guint32 seen; /* bitmask of the fields */
} Reader;

/* Returns the field, or -1. *uses is what the verb has to use for it. */
static int
parse_field (Reader *self, DubSlice key, DubSlice value, guint *uses)
{
  DubMove *move = self->move;
  guint8 kind;
  guint found;

  if (is (key, "from")) {
    *uses = DUB_USES_FROM;
    return parse_place (value, &move->from) ? FROM : -1;
  }
  if (is (key, "to")) {
    *uses = DUB_USES_TO;
    return parse_place (value, &move->to) ? TO : -1;
  }
  if (is (key, "rules"))
    return parse_rules (value, move->rules) ? RULES : -1;
  if (is (key, "of")) {
    *uses = DUB_USES_THING;
    return dub_value_parse_name (value, DUB_SET_OWNER, &move->thing.owner) ? OF : -1;
  }
  if (is (key, "left")) {
    *uses = DUB_USES_OTHER;
    return dub_value_parse_thing (value, DUB_KIND_EMPLOYEE, self->box, &move->other) ? LEFT : -1;
  }
  if (parse_member (key, value, move_members, G_N_ELEMENTS (move_members), move, &found)) {
    *uses = move_members[found].uses;
    return (int) found;
  }
  *uses = DUB_USES_THING;

  return dub_value_parse_name (key, DUB_SET_KIND, &kind) &&
                 dub_value_parse_thing (value, kind, self->box, &move->thing)
             ? THING
             : -1;
}

static gboolean
parse_move (DubSlice rest, const DubBox *box, DubMove *move, GError **error)
{
  Reader self = { .move = move, .box = box };
  DubSlice word = { 0 }, key;

  if (!cut (&rest, ' ', &word) || !dub_value_parse_name (word, DUB_SET_VERB, &move->verb))
    return refuse (word, DUB_FAULT_WORD, error);
  while (cut (&rest, ' ', &word)) {
    DubSlice value = word;
    guint uses = 0;
    int field;

    if (!cut (&value, '=', &key) || value.text == NULL ||
        (field = parse_field (&self, key, value, &uses)) < 0)
      return refuse (word, DUB_FAULT_WORD, error);
    if ((self.seen & (1u << field)) != 0)
      return refuse (key, DUB_FAULT_WORD_TWICE, error);
    self.seen |= 1u << field;
    if ((dub_verb_get_uses (move->verb) & uses) != uses)
      return refuse (key, DUB_FAULT_WORD_MISPLACED, error);
  }

  return TRUE;
}

static gboolean
parse_expansions (DubSlice value, guint8 *expansions)
{
  DubSlice part;
  guint8 expansion;

  while (cut (&value, ',', &part)) {
    if (!dub_value_parse_name (part, DUB_SET_EXPANSION, &expansion) ||
        (*expansions >> expansion & 1) != 0)
      return FALSE;
    *expansions |= (guint8) (1u << expansion);
  }

  return TRUE;
}

static gboolean
parse_setup (DubSlice rest, DubSetup *setup, GError **error)
{
  enum { SEED = 16, EXPANSIONS };
  guint32 seen = 0;
  DubSlice word, key;

  while (cut (&rest, ' ', &word)) {
    DubSlice value = word;
    guint field = SEED;
    gboolean is_good;

    if (!cut (&value, '=', &key) || value.text == NULL)
      return refuse (word, DUB_FAULT_WORD, error);
    if (is (key, "seed"))
      is_good = parse_seed (value, &setup->seed);
    else if (is (key, "expansions")) {
      field = EXPANSIONS;
      is_good = (seen >> field & 1) != 0 || parse_expansions (value, &setup->expansions);
    } else
      is_good =
          parse_member (key, value, setup_members, G_N_ELEMENTS (setup_members), setup, &field);
    if (!is_good)
      return refuse (word, DUB_FAULT_WORD, error);
    if ((seen >> field & 1) != 0)
      return refuse (key, DUB_FAULT_WORD_TWICE, error);
    seen |= 1u << field;
  }

  return TRUE;
}

static gboolean
parse_box (DubSlice rest, DubEvent *event, DubBox **new_box, GError **error)
{
  DubBox *box = g_new0 (DubBox, 1);

  if (!dub_box_parse_kept (rest.text != NULL ? rest.text : "", rest.length, box, error)) {
    g_free (box);
    return FALSE;
  }
  event->box = *new_box = box;

  return TRUE;
}

gboolean
dub_event_line_is (const char *line, gsize length)
{
  DubSlice rest = { line, length }, word;
  guint8 name;

  return cut (&rest, ' ', &word) && (dub_value_parse_name (word, DUB_SET_PLAYER, &name) ||
                                     dub_value_parse_name (word, DUB_SET_EVENT, &name));
}

gboolean
dub_event_line_parse (const char *line, gsize length, const DubBox *box, DubEvent *event,
                      DubBox **new_box, GError **error)
{
  DubSlice rest = { line, length }, word = { 0 };

  *new_box = NULL;
  *event = (DubEvent){ 0 };
  if (!cut (&rest, ' ', &word))
    return refuse (word, DUB_FAULT_WORD, error);
  if (dub_value_parse_name (word, DUB_SET_PLAYER, &event->move.side))
    return parse_move (rest, box, &event->move, error);
  if (!dub_value_parse_name (word, DUB_SET_EVENT, &event->type))
    return refuse (word, DUB_FAULT_WORD, error);
  if (event->type == DUB_EVENT_BOX)
    return parse_box (rest, event, new_box, error);
  if (event->type == DUB_EVENT_STARTED)
    return parse_setup (rest, &event->setup, error);

  return dub_value_parse_pile (rest.text != NULL ? rest : (DubSlice){ "", 0 }, &event->cards) ||
         refuse (rest, DUB_FAULT_WORD, error);
}
