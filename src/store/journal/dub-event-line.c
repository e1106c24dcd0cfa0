/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-event-line.h"

#include "dub-box-file.h"
#include "dub-line-values.h"
#include "dub-number.h"
#include "dub-place.h"
#include "dub-store-error.h"

#include <string.h>

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
print_place (GString *out, const char *key, DubPlace place)
{
  if (place.kind == DUB_PLACE_NONE)
    return;
  g_string_append_printf (out, " %s=", key);
  dub_value_print_place (out, place);
}

static void
print_move (GString *out, const DubBox *box, const DubMove *move)
{
  g_string_append_printf (out, "%s %s", dub_name_get (DUB_SET_PLAYER, move->side),
                          dub_name_get (DUB_SET_VERB, move->verb));
  print_place (out, "from", dub_move_get_from (move));
  print_place (out, "to", dub_move_get_to (move));
  if (move->thing.kind != DUB_KIND_NOTHING) {
    g_string_append_printf (out, " %s=", dub_name_get (DUB_SET_KIND, move->thing.kind));
    dub_value_print_thing (out, move->thing, box);
  }
  if (move->thing.owner != DUB_NOBODY)
    g_string_append_printf (out, " of=%s", dub_name_get (DUB_SET_OWNER, move->thing.owner));
  if (move->other.kind != DUB_KIND_NOTHING) {
    g_string_append (out, " left=");
    dub_value_print_thing (out, move->other, box);
  }
  print_members (out, move_members, G_N_ELEMENTS (move_members), move);
  if (move->rules[0] != DUB_RULE_NONE) {
    g_string_append (out, " rules=");
    dub_value_print_rules (out, move->rules);
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

static gboolean
is (DubSlice slice, const char *text)
{
  return slice.length > 0 && slice.text[0] == text[0] && strlen (text) == slice.length &&
         memcmp (slice.text, text, slice.length) == 0;
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
    return dub_value_parse_place (value, &move->from) ? FROM : -1;
  }
  if (is (key, "to")) {
    *uses = DUB_USES_TO;
    return dub_value_parse_place (value, &move->to) ? TO : -1;
  }
  if (is (key, "rules"))
    return dub_value_parse_rules (value, move->rules) ? RULES : -1;
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

  if (!dub_slice_cut (&rest, ' ', &word) || !dub_value_parse_name (word, DUB_SET_VERB, &move->verb))
    return refuse (word, DUB_FAULT_WORD, error);
  while (dub_slice_cut (&rest, ' ', &word)) {
    DubSlice value = word;
    guint uses = 0;
    int field;

    if (!dub_slice_cut (&value, '=', &key) || value.text == NULL ||
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

  while (dub_slice_cut (&value, ',', &part)) {
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

  while (dub_slice_cut (&rest, ' ', &word)) {
    DubSlice value = word;
    guint field = SEED;
    gboolean is_good;

    if (!dub_slice_cut (&value, '=', &key) || value.text == NULL)
      return refuse (word, DUB_FAULT_WORD, error);
    if (is (key, "seed"))
      is_good = dub_value_parse_seed (value, &setup->seed);
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

  return dub_slice_cut (&rest, ' ', &word) && (dub_value_parse_name (word, DUB_SET_PLAYER, &name) ||
                                               dub_value_parse_name (word, DUB_SET_EVENT, &name));
}

gboolean
dub_event_line_parse (const char *line, gsize length, const DubBox *box, DubEvent *event,
                      DubBox **new_box, GError **error)
{
  DubSlice rest = { line, length }, word = { 0 };

  *new_box = NULL;
  *event = (DubEvent){ 0 };
  if (!dub_slice_cut (&rest, ' ', &word))
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
