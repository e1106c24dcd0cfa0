/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-event-line.h"
#include "dub-box-file.h"
#include "dub-fault.h"
#include "dub-place.h"
#include "dub-types.h"

#include <string.h>

/* Nothing is there; the other names have no gaps. */
static const char none[] = "-";

static gboolean
parse_named (DubSlice text, const DubVisit *visit)
{
  DubSet set = visit->member->set;

  if (dub_slice_is (text, none))
    return dub_name_get (set, 0) == NULL;
  if (set != DUB_SET_COLOR || !dub_slice_is (text, "?"))
    return dub_value_parse_name (text, set, visit->value);
  *(guint8 *) visit->value = DUB_COLOR_UNKNOWN;

  return TRUE;
}

static gboolean
print_named (GString *out, const DubVisit *visit)
{
  DubSet set = visit->member->set;
  guint8 value = *(const guint8 *) visit->value;
  const char *name = dub_name_get (set, value);

  if (set == DUB_SET_COLOR && value == DUB_COLOR_UNKNOWN)
    name = "?";
  g_string_append (out, name != NULL ? name : none);

  return TRUE;
}

static gboolean
parse_jewelry (DubSlice text, const DubVisit *visit)
{
  gboolean is_empty = text.length == 0;
  guint8 *counts = visit->value;
  DubSlice part;
  guint n = 0;

  while (!is_empty && dub_slice_cut (&text, ':', &part)) {
    guint8 color;

    if (!dub_value_parse_name (part, DUB_SET_COLOR, &color) || ++n > DUB_MAX_JEWELRY)
      return FALSE;
    counts[color]++;
  }

  return TRUE;
}

static gboolean
print_jewelry (GString *out, const DubVisit *visit)
{
  const guint8 *counts = visit->value;
  const char *colon = "";

  for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++)
    for (guint i = 0; i < counts[color]; i++) {
      g_string_append_printf (out, "%s%s", colon, dub_name_get (DUB_SET_COLOR, color));
      colon = ":";
    }

  return TRUE;
}

static const DubCodec dub_codec_named = { NULL, NULL, parse_named, print_named };
static const DubCodec dub_codec_jewelry = { NULL, NULL, parse_jewelry, print_jewelry };

#define NAMED(names) DUB_MEMBER (NULL, named, DubThing, name, .set = (names))

/* The value of each kind of thing. */
static const DubMember things[DUB_N_KINDS] = {
  [DUB_KIND_NUMBER] = DUB_NUMBER (NULL, DubThing, n, DUB_PLENTY, DUB_MAX_NUMBER),
  [DUB_KIND_TILE] = NAMED (DUB_SET_TILE),
  [DUB_KIND_JEWEL] = NAMED (DUB_SET_COLOR),
  [DUB_KIND_OWNER] = NAMED (DUB_SET_OWNER),
  [DUB_KIND_TRACK] = NAMED (DUB_SET_TRACK),
  [DUB_KIND_TOKEN] = DUB_NUMBER (NULL, DubThing, name, FALSE, TRUE),
  [DUB_KIND_DRAW_MODE] = NAMED (DUB_SET_DRAW_MODE),
  [DUB_KIND_SPECIALIST] = NAMED (DUB_SET_SPECIALIST),
  [DUB_KIND_JEWELRY] = DUB_MEMBER (NULL, jewelry, DubThing, jewelry, .min = 0),
  [DUB_KIND_CROWNS] = DUB_NUMBER (NULL, DubThing, n, 0, (1 << DUB_N_CROWNS) - 1),
  [DUB_KIND_GARMENT] = DUB_MEMBER (NULL, garment, DubThing, garment, .min = 0),
  [DUB_KIND_EMPLOYEE] = DUB_MEMBER (NULL, employee, DubThing, employee, .min = 0),
  [DUB_KIND_CARD] = DUB_MEMBER (NULL, card, DubThing, card, .min = 0),
};

static gboolean
may_be_none (DubKind kind)
{
  return kind == DUB_KIND_GARMENT || kind == DUB_KIND_EMPLOYEE;
}

static DubVisit
visit_thing (DubThing *thing, const DubBox *box)
{
  const DubMember *member = &things[thing->kind];

  return (DubVisit){ .member = member, .value = (guint8 *) thing + member->offset, .box = box };
}

gboolean
dub_value_parse_thing (DubSlice text, DubKind kind, const DubBox *box, DubThing *thing)
{
  DubVisit visit;

  *thing = (DubThing){ .kind = (guint8) kind };
  visit = visit_thing (thing, box);

  return visit.member->codec != NULL && ((may_be_none (kind) && dub_slice_is (text, none)) ||
                                         visit.member->codec->parse (text, &visit));
}

static gboolean
print_thing (GString *out, const DubVisit *visit)
{
  DubThing thing = *(const DubThing *) visit->value;
  DubThing empty = { .kind = thing.kind, .owner = thing.owner };
  DubVisit inner = visit_thing (&thing, visit->box);

  if (thing.kind == DUB_KIND_NOTHING)
    return FALSE;
  if (may_be_none (thing.kind) && dub_thing_equal (thing, empty))
    g_string_append (out, none);
  else
    inner.member->codec->print (out, &inner);

  return TRUE;
}

/* The ways to write a part of a place: not at all, as a number from 0 or 1, or as a name of a set.
 */
enum { NOT, NUMBER, FROM_ONE, NAME };
#define NAME_OF(set) (NAME + (set))

static const struct {
  guint8 in, at;
} parts[DUB_N_PLACES] = {
  [DUB_PLACE_RESOURCE] = { .at = NUMBER },
  [DUB_PLACE_GARMENT] = { .at = NUMBER },
  [DUB_PLACE_EMPLOYEE] = { .at = NUMBER },
  [DUB_PLACE_JEWEL] = { .at = NUMBER },
  [DUB_PLACE_GUEST] = { .in = FROM_ONE, .at = NUMBER },
  [DUB_PLACE_TOKEN] = { .in = NAME_OF (DUB_SET_DECORATION_KIND), .at = NUMBER },
  [DUB_PLACE_ALL_HALLS] = { .at = NUMBER },
  [DUB_PLACE_COUNT] = { .at = NAME_OF (DUB_SET_FACT) },
  [DUB_PLACE_STAFF] = { .at = NUMBER },
  [DUB_PLACE_TRACK] = { .in = NAME_OF (DUB_SET_TRACK) },
  [DUB_PLACE_TASK] = { .in = NAME_OF (DUB_SET_TRACK), .at = NAME_OF (DUB_SET_TASK) },
  [DUB_PLACE_PILE] = { .at = NAME_OF (DUB_SET_PILE) },
  [DUB_PLACE_EXAM_DECK] = { .at = NAME_OF (DUB_SET_TRACK) },
};

static void
print_part (GString *out, guint part, guint n)
{
  const char *name = part >= NAME ? dub_name_get (part - NAME, n) : NULL;

  if (part >= NAME)
    g_string_append_printf (out, ":%s", name != NULL ? name : none);
  else if (part != NOT)
    g_string_append_printf (out, ":%u", n + (part == FROM_ONE));
}

static gboolean
parse_part (DubSlice *rest, guint part, guint8 *n)
{
  DubSlice text;
  gint64 number;

  if (part == NOT)
    return TRUE;
  if (!dub_slice_cut (rest, ':', &text))
    return FALSE;
  if (part >= NAME)
    return (dub_slice_is (text, none) && dub_name_get (part - NAME, 0) == NULL) ||
           dub_value_parse_name (text, part - NAME, n);
  if (!dub_value_parse_number (text, part == FROM_ONE, DUB_MAX_INDEX, &number))
    return FALSE;
  *n = (guint8) (number - (part == FROM_ONE));

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
static const DubCodec dub_codec_thing = { NULL, NULL, parse_thing, print_thing };
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

  if (!dub_move_has_place (move, DUB_USES_FROM))
    used.from = DUB_NOWHERE;
  if (!dub_move_has_place (move, DUB_USES_TO))
    used.to = DUB_NOWHERE;
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
