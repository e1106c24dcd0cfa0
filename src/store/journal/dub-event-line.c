/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-event-line.h"
#include "dub-box-file.h"
#include "dub-fault.h"
#include "dub-place.h"
#include "dub-types.h"

#include <string.h>

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

  while (dub_slice_cut (&rest, ':', &part)) {
    guint8 color;

    if (!dub_value_parse_name (part, DUB_SET_COLOR, &color) || ++n > DUB_MAX_JEWELRY)
      return FALSE;
    counts[color]++;
  }

  return TRUE;
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

  if (dub_slice_is (text, none))
    return dub_name_get (set, 0) == NULL;
  if (thing->kind == DUB_KIND_JEWEL && dub_slice_is (text, "?")) {
    thing->name = DUB_COLOR_UNKNOWN;
    return TRUE;
  }

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
      dub_value_print_garment (out, thing.garment);
    break;
  case DUB_KIND_EMPLOYEE:
    if (is_none (thing))
      g_string_append (out, none);
    else
      dub_value_print_employee (out, box, thing.employee);
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
    return dub_slice_is (text, none) || dub_value_parse_garment (text, &thing->garment);
  case DUB_KIND_EMPLOYEE:
    return dub_slice_is (text, none) || dub_value_parse_employee (text, box, &thing->employee);
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
  gint64 number;

  if (part.how == NOT)
    return TRUE;
  if (!dub_slice_cut (rest, ':', &text))
    return FALSE;
  if (part.how == NAME)
    return (dub_slice_is (text, none) && dub_name_get (part.set, 0) == NULL) ||
           dub_value_parse_name (text, part.set, n);
  if (!dub_value_parse_number (text, part.how == FROM_ONE, DUB_MAX_INDEX, &number))
    return FALSE;
  *n = (guint8) (number - (part.how == FROM_ONE));

  return TRUE;
}

static gboolean
print_place (GString *out, const DubVisit *visit)
{
  DubPlace place = *(const DubPlace *) visit->value;

  if (place.kind == DUB_PLACE_NONE)
    return FALSE;
  if (place.side != DUB_NOBODY)
    g_string_append_printf (out, "%s.", dub_name_get (DUB_SET_PLAYER, place.side));
  g_string_append (out, dub_name_get (DUB_SET_PLACE, place.kind));
  print_part (out, parts[place.kind].in, place.in);
  print_part (out, parts[place.kind].at, place.at);

  return TRUE;
}

static gboolean
parse_place (DubSlice text, const DubVisit *visit)
{
  DubPlace *place = visit->value;
  const char *dot = text.length > 0 ? memchr (text.text, '.', text.length) : NULL;
  DubSlice rest = text, part;

  *place = (DubPlace){ 0 };
  if (dot != NULL && (!dub_slice_cut (&rest, '.', &part) ||
                      !dub_value_parse_name (part, DUB_SET_PLAYER, &place->side)))
    return FALSE;

  return dub_slice_cut (&rest, ':', &part) &&
         dub_value_parse_name (part, DUB_SET_PLACE, &place->kind) &&
         parse_part (&rest, parts[place->kind].in, &place->in) &&
         parse_part (&rest, parts[place->kind].at, &place->at) && rest.text == NULL;
}

static gboolean
parse_thing (DubSlice text, const DubVisit *visit)
{
  DubThing *thing = visit->value;
  guint8 owner = thing->owner; /* may come before it */
  gboolean good =
      dub_value_parse_thing (text,
                             visit->member->min != 0 ? (DubKind) visit->member->min : visit->index,
                             visit->box, thing);

  thing->owner = owner;

  return good;
}

static gboolean
print_moved (GString *out, const DubVisit *visit)
{
  const DubThing *thing = visit->value;

  print_thing (out, *thing, visit->box);

  return thing->kind != DUB_KIND_NOTHING;
}

static gboolean
parse_seed (DubSlice text, const DubVisit *visit)
{
  g_autofree char *digits = g_strndup (text.text, text.length);

  return strlen (digits) == text.length &&
         g_ascii_string_to_unsigned (digits, 10, 0, G_MAXUINT64, visit->value, NULL);
}

static gboolean
print_seed (GString *out, const DubVisit *visit)
{
  guint64 seed = *(const guint64 *) visit->value;

  g_string_append_printf (out, "%" G_GUINT64_FORMAT, seed);

  return seed != 0;
}

static const DubCodec dub_codec_place = { NULL, NULL, parse_place, print_place };
static const DubCodec dub_codec_thing = { NULL, NULL, parse_thing, print_moved };
static const DubCodec dub_codec_seed = { NULL, NULL, parse_seed, print_seed };

#define COUNT(as, field, most, ...) \
  DUB_MEMBER (as, number, DubMove, field, .max = (most), __VA_ARGS__)
#define GAIN(as, fact) \
  COUNT (as, gains[fact], DUB_MAX_COUNT, .min = -DUB_MAX_COUNT, .uses = DUB_USES_GAINS)

static const DubMember setup_members[] = {
  DUB_MEMBER ("seed", seed, DubSetup, seed, .min = 0),
  DUB_MEMBER ("expansions", names, DubSetup, expansions, .set = DUB_SET_EXPANSION),
  DUB_NUMBER ("second-place", DubSetup, second_place, 0, 1),
  DUB_NUMBER ("count-candidate", DubSetup, count_candidate, 0, 1),
  DUB_NUMBER ("zero-gown-apart", DubSetup, zero_gown_apart, 0, 1),
  DUB_NAME ("draw-mode", DubSetup, draw_mode, DUB_SET_DRAW_MODE),
  DUB_NAME ("strength", DubSetup, strength, DUB_SET_STRENGTH),
  DUB_NAME ("her-color", DubSetup, colors[DUB_BARRY], DUB_SET_PLAYER_COLOR),
  DUB_NAME ("your-color", DubSetup, colors[DUB_YOU], DUB_SET_PLAYER_COLOR),
  DUB_MEMBERS_END,
};

static const DubMember move_members[] = {
  DUB_MEMBER ("from", place, DubMove, from, .uses = DUB_USES_FROM),
  DUB_MEMBER ("to", place, DubMove, to, .uses = DUB_USES_TO),
  DUB_MEMBER (NULL, thing, DubMove, thing, .uses = DUB_USES_THING),
  DUB_MEMBER ("of", name, DubMove, thing.owner, .set = DUB_SET_OWNER, .uses = DUB_USES_THING),
  DUB_MEMBER ("left", thing, DubMove, other, .min = DUB_KIND_EMPLOYEE, .uses = DUB_USES_OTHER),
  COUNT ("spaces", spaces, G_MAXUINT16, .uses = DUB_USES_SPACES),
  GAIN ("pp", DUB_FACT_PP),
  GAIN ("livre", DUB_FACT_LIVRE),
  GAIN ("thread", DUB_FACT_THREAD),
  GAIN ("lace", DUB_FACT_LACE),
  GAIN ("tiles", DUB_FACT_TILES),
  COUNT ("open", open, (1 << DUB_N_GAINS) - 1, .uses = DUB_USES_GAINS),
  COUNT ("sure", sure, 1, .uses = DUB_USES_SURE),
  COUNT ("kept", kept, 1, .uses = DUB_USES_KEPT),
  COUNT ("instead", instead, DUB_MAX_COUNT, .uses = 0),
  DUB_MEMBER ("rules", rules, DubMove, rules, .uses = 0),
  DUB_MEMBERS_END,
};

static void
print_move (GString *out, const DubBox *box, const DubMove *move)
{
  DubMove used = *move;

  used.from = dub_move_get_from (move);
  used.to = dub_move_get_to (move);
  g_string_append_printf (out, "%s %s", dub_name_get (DUB_SET_PLAYER, move->side),
                          dub_name_get (DUB_SET_VERB, move->verb));
  dub_members_print (out, move_members, &used, box);
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
    dub_members_print (out, setup_members, &event->setup, box);
  else if (event->type == DUB_EVENT_CARDS) {
    g_string_append_c (out, ' ');
    dub_value_print_pile (out, &event->cards);
  } else {
    profile = dub_box_print_line (event->box);
    g_string_append_printf (out, " %s", profile);
  }
}

static gboolean
parse_move (DubSlice rest, const DubBox *box, DubMove *move, GError **error)
{
  DubSlice word = { 0 };

  if (!dub_slice_cut (&rest, ' ', &word) || !dub_value_parse_name (word, DUB_SET_VERB, &move->verb))
    return dub_slice_refuse (word, DUB_FAULT_WORD, error);

  return dub_members_parse (rest, move_members, move, box, dub_verb_get_uses (move->verb), error);
}

static gboolean
parse_box (DubSlice rest, DubEvent *event, DubBox **new_box, GError **error)
{
  DubBox *box = g_new0 (DubBox, 1);

  if (!dub_box_parse (rest.text != NULL ? rest.text : "", rest.length, box, error)) {
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
    return dub_slice_refuse (word, DUB_FAULT_WORD, error);
  if (dub_value_parse_name (word, DUB_SET_PLAYER, &event->move.side))
    return parse_move (rest, box, &event->move, error);
  if (!dub_value_parse_name (word, DUB_SET_EVENT, &event->type))
    return dub_slice_refuse (word, DUB_FAULT_WORD, error);
  if (event->type == DUB_EVENT_BOX)
    return parse_box (rest, event, new_box, error);
  if (event->type == DUB_EVENT_STARTED)
    return dub_members_parse (rest, setup_members, &event->setup, box, 0, error);

  return dub_value_parse_pile (rest.text != NULL ? rest : (DubSlice){ "", 0 }, &event->cards) ||
         dub_slice_refuse (rest, DUB_FAULT_WORD, error);
}
