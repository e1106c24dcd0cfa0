/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-codec.h"
#include "dub-side.h"
#include "dub-table.h"

#include <string.h>

enum {
  MAX_DIGITS = 18,
  MAX_MEMBERS = 32,   /* in an object, including the terminator */
  MAX_CARD_KEYS = 5,  /* in a card */
  MAX_WORD_SHOWN = 40 /* bytes */
};

gboolean
dub_slice_is (DubSlice slice, const char *text)
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

/* An error message is one line of plain text, whatever the file contains. */
gboolean
dub_slice_refuse (DubSlice word, DubFaultKind kind, GError **error)
{
  g_autofree char *text = g_utf8_make_valid (word.text != NULL ? word.text : "",
                                             (gssize) MIN (word.length, MAX_WORD_SHOWN));

  for (char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    if (g_ascii_iscntrl (*at))
      *at = '?';
    else if ((guchar) at[0] == 0xc2 && (guchar) at[1] < 0xa0)
      at[1] = (char) 0xbf;

  return dub_fault (error, .kind = kind, .words = text);
}

JsonNode *
dub_json_make_string (const char *string)
{
  return string == NULL ? NULL : json_node_init_string (json_node_alloc (), string);
}

/* Numbers */

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

static gint64
load (const DubVisit *visit)
{
  return dub_number_load (visit->value, visit->member->size, visit->member->min < 0);
}

static gboolean
read_number (const DubJson *at, const DubVisit *visit)
{
  const DubMember *member = visit->member;
  gint64 number;

  if (!dub_json_read_number (at, member->min, member->max, &number))
    return FALSE;
  dub_number_store (visit->value, member->size, number);

  return TRUE;
}

static JsonNode *
write_number (const DubVisit *visit)
{
  gint64 number = load (visit);

  if (number < visit->member->min || number > visit->member->max)
    return NULL;

  return json_node_init_int (json_node_alloc (), number);
}

static gboolean
parse_number (DubSlice text, const DubVisit *visit)
{
  const DubMember *member = visit->member;
  gint64 number;

  if (!dub_value_parse_number (text, member->min, member->max, &number))
    return FALSE;
  dub_number_store (visit->value, member->size, number);

  return TRUE;
}

static gboolean
print_number (GString *out, const DubVisit *visit)
{
  gint64 number = load (visit);

  g_string_append_printf (out, "%" G_GINT64_FORMAT, number);

  return number != 0;
}

const DubCodec dub_codec_number = { read_number, write_number, parse_number, print_number };

/* Names */

gboolean
dub_value_parse_name (DubSlice value, DubSet set, guint8 *name)
{
  guint found;

  if (!dub_name_find_part (set, value.text, value.length, &found))
    return FALSE;
  *name = (guint8) found;

  return TRUE;
}

static gboolean
read_name (const DubJson *at, const DubVisit *visit)
{
  const DubMember *member = visit->member;

  return dub_json_read_name_in (at, member->set, (guint) member->min,
                                member->max > 0 ? (guint) member->max : G_MAXUINT, visit->value);
}

static JsonNode *
write_name (const DubVisit *visit)
{
  guint8 name = *(guint8 *) visit->value;

  return name < visit->member->min ? NULL
                                   : dub_json_make_string (dub_name_get (visit->member->set, name));
}

static gboolean
parse_name (DubSlice text, const DubVisit *visit)
{
  return dub_value_parse_name (text, visit->member->set, visit->value);
}

static gboolean
print_name (GString *out, const DubVisit *visit)
{
  guint8 name = *(guint8 *) visit->value;

  if (name != 0)
    g_string_append (out, dub_name_get (visit->member->set, name));

  return name != 0;
}

const DubCodec dub_codec_name = { read_name, write_name, parse_name, print_name };

static gboolean
read_names (const DubJson *at, const DubVisit *visit)
{
  guint set = visit->member->set;
  gint64 names = 0;
  guint8 name;

  if (!dub_json_check_array (at, 0, dub_set_get_size (set)))
    return FALSE;
  for (guint i = 0; i < dub_json_get_length (at); i++) {
    DubJson element = dub_json_element (at, i);

    if (!dub_json_read_name (&element, set, &name))
      return FALSE;
    names |= 1u << name;
  }
  dub_number_store (visit->value, visit->member->size, names);

  return TRUE;
}

static JsonNode *
write_names (const DubVisit *visit)
{
  JsonArray *array = json_array_new ();
  gint64 names = load (visit);

  for (guint i = 0; i < dub_set_get_size (visit->member->set); i++)
    if ((names & (1u << i)) != 0)
      json_array_add_string_element (array, dub_name_get (visit->member->set, i));

  return dub_json_take_array (array);
}

static gboolean
parse_names (DubSlice text, const DubVisit *visit)
{
  gint64 names = 0;
  DubSlice part;
  guint8 name;

  while (dub_slice_cut (&text, ',', &part)) {
    if (!dub_value_parse_name (part, visit->member->set, &name) || (names >> name & 1) != 0)
      return FALSE;
    names |= 1u << name;
  }
  dub_number_store (visit->value, visit->member->size, names);

  return TRUE;
}

static gboolean
print_names (GString *out, const DubVisit *visit)
{
  const char *comma = "";
  gint64 names = load (visit);

  for (guint i = 0; i < dub_set_get_size (visit->member->set); i++)
    if ((names & (1u << i)) != 0) {
      g_string_append_printf (out, "%s%s", comma, dub_name_get (visit->member->set, i));
      comma = ",";
    }

  return names != 0;
}

const DubCodec dub_codec_names = { read_names, write_names, parse_names, print_names };

static gboolean
read_flag (const DubJson *at, const DubVisit *visit)
{
  guint8 *flag = visit->value;

  if (!dub_json_read_bool (at, flag))
    return FALSE;
  *flag = *flag != visit->member->opposite;

  return TRUE;
}

static JsonNode *
write_flag (const DubVisit *visit)
{
  return json_node_init_boolean (json_node_alloc (),
                                 *(guint8 *) visit->value != visit->member->opposite);
}

const DubCodec dub_codec_flag = { read_flag, write_flag, NULL, NULL };

/* Objects and lists */

static DubVisit
enter (const DubVisit *visit, const DubMember *member)
{
  DubVisit inner = *visit;

  inner.member = member;
  inner.value = (guint8 *) visit->value + member->offset;

  return inner;
}

gboolean
dub_codec_read_object (const DubJson *at, const DubVisit *visit)
{
  const DubMember *members = visit->member->items;
  const char *keys[MAX_MEMBERS];
  guint n = 0;

  for (; members[n].codec != NULL; n++)
    keys[n] = members[n].key;
  keys[n] = NULL;
  if (!dub_json_check_object (at, keys))
    return FALSE;

  for (guint i = 0; i < n; i++) {
    DubJson member = dub_json_member (at, keys[i]);
    DubVisit inner = enter (visit, &members[i]);

    if (dub_json_is_missing (&member) && !members[i].is_required)
      continue;
    if (!members[i].codec->read (&member, &inner))
      return FALSE;
    if (i < visit->member->n_facts)
      ((DubSide *) visit->value)->known |= (guint16) (1u << i);
  }

  return TRUE;
}

/* Returns FALSE if a required member is left out. */
static gboolean
add_members (JsonObject *object, const DubVisit *visit)
{
  const DubMember *members = visit->member->items;

  for (guint i = 0; members[i].codec != NULL; i++) {
    DubVisit inner = enter (visit, &members[i]);
    JsonNode *node = NULL;

    if ((i >= visit->member->n_facts ||
         (((const DubSide *) visit->value)->known & (1u << i)) != 0) &&
        !(members[i].is_left_out && *(guint8 *) inner.value == members[i].missing))
      node = members[i].codec->write (&inner);
    if (node != NULL)
      json_object_set_member (object, members[i].key, node);
    else if (members[i].is_required)
      return FALSE;
  }

  return TRUE;
}

JsonNode *
dub_codec_write_object (const DubVisit *visit)
{
  JsonObject *object = json_object_new ();

  if (add_members (object, visit) && json_object_get_size (object) >= visit->member->min)
    return dub_json_take_object (object);
  json_object_unref (object);

  return NULL;
}

const DubCodec dub_codec_object = { dub_codec_read_object, dub_codec_write_object, NULL, NULL };

gboolean
dub_members_read (const DubJson *at, const DubMember *members, gpointer base)
{
  DubVisit root = { .value = base };

  for (; members->codec != NULL; members++) {
    DubJson member = dub_json_member (at, members->key);
    DubVisit visit = enter (&root, members);

    if (!members->codec->read (&member, &visit))
      return FALSE;
  }

  return TRUE;
}

void
dub_members_write (JsonObject *object, const DubMember *members, gconstpointer base, gpointer walk)
{
  DubMember root = { .items = members };
  DubVisit visit = { .member = &root, .value = (gpointer) base, .walk = walk };

  add_members (object, &visit);
}

static DubVisit
enter_item (const DubVisit *visit, guint i)
{
  DubVisit item = enter (visit, visit->member->items);

  item.value = (guint8 *) item.value + i * visit->member->size;
  item.index = i;

  return item;
}

static gboolean
read_items (const DubJson *at, const DubVisit *visit, gboolean may_be_null)
{
  const DubMember *member = visit->member->items;

  for (guint i = 0; i < dub_json_get_length (at); i++) {
    DubJson element = dub_json_element (at, i);
    DubVisit item = enter_item (visit, i);

    if (may_be_null && dub_json_is_null (&element))
      continue;
    if (!member->codec->read (&element, &item) ||
        (member->check != NULL && !member->check (&element, &item)))
      return FALSE;
  }

  return TRUE;
}

static JsonNode *
write_items (const DubVisit *visit, guint n)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < n; i++) {
    DubVisit item = enter_item (visit, i);
    JsonNode *node = item.member->codec->write (&item);

    json_array_add_element (array, node != NULL ? node : json_node_new (JSON_NODE_NULL));
  }

  return dub_json_take_array (array);
}

static guint
count_spaces (const DubVisit *visit)
{
  const DubMember *member = visit->member;

  return member->n_offset == 0
             ? (guint) member->max
             : ((const guint8 *) visit->box)[member->n_offset + visit->index * member->n_size];
}

/* Spaces missing at the end of a list are empty; a nested row cannot be null. */
static gboolean
read_spaces (const DubJson *at, const DubVisit *visit)
{
  guint n = count_spaces (visit);

  if (!dub_json_check_array (at, 0, G_MAXUINT))
    return FALSE;
  if (dub_json_get_length (at) > n) {
    DubJson outside = dub_json_element (at, n);

    return dub_json_refuse_for (&outside, DUB_FAULT_SPACE, "%u", n);
  }

  return read_items (at, visit, visit->member->items->codec != &dub_codec_spaces);
}

static JsonNode *
write_spaces (const DubVisit *visit)
{
  return write_items (visit, count_spaces (visit));
}

const DubCodec dub_codec_spaces = { read_spaces, write_spaces, NULL, NULL };

gboolean
dub_codec_read_list (const DubJson *at, const DubVisit *visit)
{
  const DubMember *member = visit->member;

  if (!dub_json_check_array (at, 0, (guint) member->max) || !read_items (at, visit, FALSE))
    return FALSE;
  dub_number_store ((guint8 *) visit->value + member->n_offset, member->n_size,
                    dub_json_get_length (at));

  return TRUE;
}

JsonNode *
dub_codec_write_list (const DubVisit *visit)
{
  gconstpointer n = (guint8 *) visit->value + visit->member->n_offset;

  return write_items (visit, (guint) dub_number_load (n, visit->member->n_size, FALSE));
}

const DubCodec dub_codec_list = { dub_codec_read_list, dub_codec_write_list, NULL, NULL };

/* Lines */

void
dub_members_print (GString *out, const DubMember *members, gconstpointer base, const DubBox *box)
{
  DubVisit root = { .value = (gpointer) base, .box = box };

  for (; members->codec != NULL; members++) {
    DubVisit visit = enter (&root, members);
    const char *key = members->key;
    gsize length = out->len;

    if (key == NULL) /* of a thing: it is its kind */
      key = dub_name_get (DUB_SET_KIND, ((const DubThing *) visit.value)->kind);
    if (key == NULL)
      continue;
    g_string_append_printf (out, " %s=", key);
    if (!members->codec->print (out, &visit))
      g_string_truncate (out, length);
  }
}

/* Returns the member, or the end of the table. */
static const DubMember *
find_member (const DubMember *members, DubSlice key, guint8 *kind)
{
  const DubMember *thing = NULL;

  for (; members->codec != NULL; members++)
    if (members->key == NULL)
      thing = members;
    else if (dub_slice_is (key, members->key))
      return members;

  return thing != NULL && dub_value_parse_name (key, DUB_SET_KIND, kind) ? thing : members;
}

gboolean
dub_members_parse (DubSlice words, const DubMember *members, gpointer base, const DubBox *box,
                   guint uses, GError **error)
{
  DubVisit root = { .value = base, .box = box };
  guint32 seen = 0;
  DubSlice word, key;

  while (dub_slice_cut (&words, ' ', &word)) {
    DubSlice value = word;
    const DubMember *member;
    guint8 kind = 0;
    DubVisit visit;
    guint32 bit;

    if (!dub_slice_cut (&value, '=', &key) || value.text == NULL)
      return dub_slice_refuse (word, DUB_FAULT_WORD, error);
    member = find_member (members, key, &kind);
    visit = enter (&root, member);
    visit.index = kind;
    if (member->codec == NULL || !member->codec->parse (value, &visit))
      return dub_slice_refuse (word, DUB_FAULT_WORD, error);
    bit = 1u << (member - members);
    if ((seen & bit) != 0)
      return dub_slice_refuse (key, DUB_FAULT_WORD_TWICE, error);
    seen |= bit;
    if ((uses & member->uses) != member->uses)
      return dub_slice_refuse (key, DUB_FAULT_WORD_MISPLACED, error);
  }

  return TRUE;
}

/* Rules */

static JsonNode *
write_rules (const DubVisit *visit)
{
  const guint8 *rules = visit->value;
  JsonArray *array;

  if (rules[0] == DUB_RULE_NONE)
    return NULL;
  array = json_array_new ();
  for (guint i = 0; i < visit->member->size; i++)
    if (rules[i] != DUB_RULE_NONE)
      json_array_add_string_element (array, dub_rule_id_to_string (rules[i]));

  return dub_json_take_array (array);
}

static gboolean
parse_rules (DubSlice text, const DubVisit *visit)
{
  guint8 *rules = visit->value;
  gboolean is_empty = text.length == 0;
  DubSlice part;
  guint n = 0;

  while (!is_empty && dub_slice_cut (&text, ',', &part)) {
    guint rule = DUB_RULE_NONE + 1;

    while (rule < DUB_N_RULES && !dub_slice_is (part, dub_rule_id_to_string (rule)))
      rule++;
    if (rule == DUB_N_RULES || n == visit->member->size)
      return FALSE;
    rules[n++] = (guint8) rule;
  }

  return TRUE;
}

static gboolean
print_rules (GString *out, const DubVisit *visit)
{
  const guint8 *rules = visit->value;

  for (guint i = 0; i < visit->member->size && rules[i] != DUB_RULE_NONE; i++)
    g_string_append_printf (out, "%s%s", i > 0 ? "," : "", dub_rule_id_to_string (rules[i]));

  return rules[0] != DUB_RULE_NONE;
}

const DubCodec dub_codec_rules = { NULL, write_rules, parse_rules, print_rules };

/* Cards */

/* Finds the form of the card, and checks its keys. Of two with the same action, chooses the one
 * whose argument is present. */
static gboolean
read_form (const DubJson *at, const char *action, guint *form)
{
  const char *keys[MAX_CARD_KEYS + 1] = { "action" };
  guint n_keys = 1, n_forms = 0, n_found = 0;

  for (guint i = DUB_CARD_FAVOR; i < DUB_N_CARD_ACTIONS; i++)
    if (g_str_equal (dub_card_forms[i].action, action)) {
      const char *argument = dub_card_forms[i].argument;
      DubJson value = dub_json_member (at, argument != NULL ? argument : "action");

      if (n_forms++ == 0 || !dub_json_is_missing (&value))
        *form = i;
      n_found += !dub_json_is_missing (&value);
      if (argument != NULL)
        keys[n_keys++] = argument;
      if (dub_card_forms[i].has_end)
        keys[n_keys++] = "from";
    }
  keys[n_keys++] = "hall";
  keys[n_keys] = "jewelry";
  if (n_forms == 0) {
    DubJson name = dub_json_member (at, "action");

    return dub_json_refuse_for (&name, DUB_FAULT_ONE_OF,
                                "\"favor\", \"resources\", \"tailor\", \"hire\", \"fund\"");
  }

  return dub_json_check_object (at, keys) &&
         (n_forms == 1 || n_found == 1 || dub_json_refuse (at, DUB_FAULT_DRAWER_OR_COLUMN));
}

static gboolean
read_card (const DubJson *at, const DubVisit *visit)
{
  DubJson name = dub_json_member (at, "action");
  DubJson from = dub_json_member (at, "from");
  DubJson foot_hall = dub_json_member (at, "hall");
  DubJson foot_symbol = dub_json_member (at, "jewelry");
  guint8 n = 0, end = 0, hall = 0, symbol = 0;
  guint action = DUB_CARD_UNKNOWN;
  const DubCardForm *form;
  DubJson argument;

  if (visit->member->min == DUB_CARD_UNKNOWN && dub_json_is_string (at) &&
      g_str_equal (json_node_get_string (at->node), "?")) {
    *(DubCard *) visit->value = (DubCard){ .action = DUB_CARD_UNKNOWN };
    return TRUE;
  }
  if (!dub_json_is_object (at))
    return dub_json_refuse_for (at, DUB_FAULT_LITERAL,
                                "{\"action\": …, \"hall\": …, \"jewelry\": …}");
  if (!read_form (at, dub_json_is_string (&name) ? json_node_get_string (name.node) : "", &action))
    return FALSE;
  form = &dub_card_forms[action];
  argument = dub_json_member (at, form->argument != NULL ? form->argument : "action");
  if ((form->is_named && !dub_json_read_name (&argument, form->set, &n)) ||
      (!form->is_named && form->argument != NULL &&
       !dub_json_read_u8 (&argument, form->first, form->last, &n)) ||
      (form->has_end && !dub_json_read_name (&from, DUB_SET_END, &end)) ||
      !dub_json_read_u8 (&foot_hall, 1, DUB_N_HALLS, &hall) ||
      !dub_json_read_name (&foot_symbol, DUB_SET_SYMBOL, &symbol))
    return FALSE;
  *(DubCard *) visit->value =
      (DubCard){ .action = (guint8) action, .n = n, .end = end, .hall = hall, .symbol = symbol };

  return TRUE;
}

static JsonNode *
write_card (const DubVisit *visit)
{
  DubCard card = *(DubCard *) visit->value;
  const DubCardForm *form = &dub_card_forms[card.action];
  JsonObject *object;

  if (card.action == DUB_CARD_UNKNOWN)
    return dub_json_make_string ("?");
  object = json_object_new ();
  json_object_set_string_member (object, "action", form->action);
  if (form->is_named)
    json_object_set_string_member (object, form->argument, dub_name_get (form->set, card.n));
  else if (form->argument != NULL)
    json_object_set_int_member (object, form->argument, card.n);
  if (form->has_end)
    json_object_set_string_member (object, "from", dub_name_get (DUB_SET_END, card.end));
  json_object_set_int_member (object, "hall", card.hall);
  json_object_set_string_member (object, "jewelry", dub_name_get (DUB_SET_SYMBOL, card.symbol));

  return dub_json_take_object (object);
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
  guint8 n = 0, end = 0, hall, symbol;
  guint action = DUB_CARD_FAVOR;
  const DubCardForm *form;

  *card = (DubCard){ 0 };
  if (dub_slice_is (value, "?"))
    return TRUE;
  if (!dub_slice_cut (&rest, ':', &key))
    return FALSE;
  while (action < DUB_N_CARD_ACTIONS && !dub_slice_is (key, dub_card_forms[action].key))
    action++;
  if (action == DUB_N_CARD_ACTIONS)
    return FALSE;

  form = &dub_card_forms[action];
  if ((form->is_named && !cut_name (&rest, form->set, &n)) ||
      (!form->is_named && form->last > 0 && !cut_number (&rest, 1, form->last, &n)) ||
      (form->has_end && !cut_name (&rest, DUB_SET_END, &end)) ||
      !cut_number (&rest, 1, DUB_N_HALLS, &hall) || !cut_name (&rest, DUB_SET_SYMBOL, &symbol))
    return FALSE;
  *card = (DubCard){ .action = action & 0x3f,
                     .n = n & 0xf,
                     .end = end & 1,
                     .hall = hall & 0x7,
                     .symbol = symbol & 0x3 };

  return rest.text == NULL;
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
parse_card (DubSlice text, const DubVisit *visit)
{
  return dub_value_parse_card (text, visit->value);
}

static gboolean
print_card (GString *out, const DubVisit *visit)
{
  dub_value_print_card (out, *(const DubCard *) visit->value);

  return TRUE;
}

const DubCodec dub_codec_card = { read_card, write_card, parse_card, print_card };

gboolean
dub_value_parse_pile (DubSlice value, DubPile *pile)
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

void
dub_value_print_pile (GString *out, const DubPile *pile)
{
  for (guint i = 0; i < pile->n; i++) {
    g_string_append (out, i > 0 ? "," : "");
    dub_value_print_card (out, pile->cards[i]);
  }
}

/* Garments on a line; in JSON they are objects. */

/* A color or a type may be unknown. */
static gboolean
cut_name_or_unknown (DubSlice *rest, DubSet set, guint8 unknown, guint8 *value)
{
  DubSlice part;

  if (!dub_slice_cut (rest, ':', &part))
    return FALSE;
  if (!dub_slice_is (part, "?"))
    return dub_value_parse_name (part, set, value);
  *value = unknown;

  return TRUE;
}

gboolean
dub_value_parse_garment (DubSlice value, DubGarment *garment)
{
  DubSlice rest = value, part;
  DubGarment read = { 0 };

  if (!cut_name_or_unknown (&rest, DUB_SET_COLOR, DUB_COLOR_UNKNOWN, &read.color) ||
      !cut_number (&rest, 0, DUB_MAX_GARMENT_PP, &read.pp))
    return FALSE;

  while (dub_slice_cut (&rest, ':', &part))
    if (dub_slice_is (part, "thimble"))
      read.thimble = TRUE;
    else if (!dub_value_parse_name (part, DUB_SET_FESTIVITY, &read.special) &&
             !dub_value_parse_name (part, DUB_SET_EXPERT, &read.special))
      return FALSE;
  *garment = read;

  return TRUE;
}

static gboolean
parse_garment (DubSlice text, const DubVisit *visit)
{
  return dub_value_parse_garment (text, visit->value);
}

static gboolean
print_garment (GString *out, const DubVisit *visit)
{
  DubGarment garment = *(const DubGarment *) visit->value;
  const char *color = dub_name_get (DUB_SET_COLOR, garment.color);
  const char *special = dub_name_get (DUB_SET_FESTIVITY, garment.special);

  g_string_append_printf (out, "%s:%u", garment.color == DUB_COLOR_UNKNOWN ? "?" : color,
                          garment.pp);
  if (garment.thimble)
    g_string_append (out, ":thimble");
  if (garment.special != DUB_SPECIAL_NONE)
    g_string_append_printf (out, ":%s",
                            special != NULL ? special
                                            : dub_name_get (DUB_SET_EXPERT, garment.special));

  return TRUE;
}

const DubCodec dub_codec_garment = { NULL, NULL, parse_garment, print_garment };

/* Employees */

/* If there is an id, level and type must agree with it. */
gboolean
dub_codec_read_employee (const DubJson *at, const DubVisit *visit)
{
  static const char *const keys[] = { "id", "level", "type", NULL };
  DubJson id = dub_json_member (at, "id");
  DubJson level = dub_json_member (at, "level");
  DubJson type = dub_json_member (at, "type");
  gboolean known = !dub_json_is_missing (&id);
  DubEmployee card = { 0 }, reported;

  if (!dub_json_check_object (at, keys))
    return FALSE;
  if (known) {
    const char *string = dub_json_read_string (&id, DUB_MAX_EMPLOYEE_ID - 1);

    if (string == NULL)
      return FALSE;
    card = dub_box_get_employee (visit->box, string);
    if (card.type == DUB_TYPE_NONE)
      return dub_json_refuse (&id, DUB_FAULT_EMPLOYEE_ID);
  }

  reported = card;
  if (((!known || !dub_json_is_missing (&level)) &&
       !dub_json_read_u8 (&level, 0, DUB_N_LEVELS - 1, &reported.level)) ||
      ((!known || !dub_json_is_missing (&type)) &&
       !dub_json_read_name (&type, DUB_SET_TYPE, &reported.type)))
    return FALSE;
  /* Every Apprentice of level VI has a crown, so the card is named. */
  if (!known && !dub_employee_is_valid (visit->box, reported))
    return dub_json_refuse (&id, DUB_FAULT_EMPLOYEE_ID);
  if (known && memcmp (&reported, &card, sizeof card) != 0)
    return dub_json_refuse (at, DUB_FAULT_EMPLOYEE);
  *(DubEmployee *) visit->value = reported;

  return TRUE;
}

/* A card that is known by its type alone is that name. */
JsonNode *
dub_codec_write_employee (const DubVisit *visit)
{
  const DubEmployee *employee = visit->value;
  const char *type = dub_name_get (DUB_SET_TYPE, employee->type);
  JsonObject *object;

  if (employee->type == DUB_TYPE_NONE)
    return NULL;
  if (employee->id == 0 && employee->level >= DUB_LEVEL_EXAM)
    return dub_json_make_string (type);

  object = json_object_new ();
  if (employee->id != 0)
    json_object_set_string_member (object, "id", visit->box->employees[employee->id - 1].id);
  else {
    json_object_set_int_member (object, "level", employee->level);
    json_object_set_string_member (object, "type", type);
  }

  return dub_json_take_object (object);
}

static gboolean
cut_level (DubSlice *rest, guint8 *level)
{
  DubSlice part;
  gint64 n = DUB_LEVEL_UNKNOWN;

  if (!dub_slice_cut (rest, ':', &part))
    return FALSE;
  if (dub_slice_is (part, "exam"))
    n = DUB_LEVEL_EXAM;
  else if (dub_slice_is (part, "start"))
    n = DUB_LEVEL_START;
  else if (!dub_slice_is (part, "-") && !dub_value_parse_number (part, 0, DUB_N_LEVELS - 1, &n))
    return FALSE;
  *level = (guint8) n;

  return TRUE;
}

/* An id determines type and level, which must agree with it. */
static gboolean
parse_employee (DubSlice text, const DubVisit *visit)
{
  DubSlice rest = text, part;
  DubEmployee read = { 0 };
  g_autofree char *id = NULL;

  if (!cut_name_or_unknown (&rest, DUB_SET_TYPE, DUB_TYPE_UNKNOWN, &read.type) ||
      !cut_level (&rest, &read.level))
    return FALSE;
  if (dub_slice_cut (&rest, ':', &part)) {
    DubEmployee card;

    id = g_uri_unescape_segment (part.text, part.text + part.length, NULL);
    card = id != NULL ? dub_box_get_employee (visit->box, id) : (DubEmployee){ 0 };
    if (card.type != read.type || card.level != read.level)
      return FALSE;
    read = card;
  }
  *(DubEmployee *) visit->value = read;

  return rest.text == NULL;
}

static gboolean
print_employee (GString *out, const DubVisit *visit)
{
  DubEmployee employee = *(const DubEmployee *) visit->value;

  /* If only the crown is known, the box has the rest of the card. */
  if (employee.id == 0 && employee.crown != DUB_CROWN_NONE)
    employee = dub_box_get_crown (visit->box, employee.crown);
  g_string_append (out, employee.type == DUB_TYPE_UNKNOWN
                            ? "?"
                            : dub_name_get (DUB_SET_TYPE, employee.type));
  if (employee.level == DUB_LEVEL_UNKNOWN)
    g_string_append (out, ":-");
  else if (employee.level == DUB_LEVEL_EXAM)
    g_string_append (out, ":exam");
  else if (employee.level == DUB_LEVEL_START)
    g_string_append (out, ":start");
  else
    g_string_append_printf (out, ":%u", employee.level);
  if (employee.id != 0) {
    g_string_append_c (out, ':');
    g_string_append_uri_escaped (out, visit->box->employees[employee.id - 1].id, NULL, FALSE);
  }

  return TRUE;
}

const DubCodec dub_codec_employee = { dub_codec_read_employee, dub_codec_write_employee,
                                      parse_employee, print_employee };
