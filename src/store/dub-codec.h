/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The members of structs, and the kinds of their values, as files have them. A table of members
 * describes a struct: the key, kind, location, range and names of each value. A kind has one
 * reader and one writer for JSON, and one for a line of text. Profiles, scenarios, outcomes and
 * lines of a journal are walks over such tables.
 *
 * On a line, an omitted value is 0 or nothing. Some kinds have a spelling of their own there:
 *
 *   names     NAME[,NAME]...
 *   rules     RULE[,RULE]...
 *   garment   COLOR:PP[:thimble][:SPECIAL]
 *   employee  TYPE:LEVEL[:ID], LEVEL - if it is unknown, "exam" if face down from an examination,
 *             "start" for a start employee; an ID is escaped like a URI
 *   card      ? | favor:HALL:SYMBOL | drawer:N:HALL:SYMBOL | column:COLUMN:... | tailor:N:END:...
 *             | hire:N:END:... | fund:WHAT:...
 *
 * and in JSON:
 *
 *   employee  {"id"} or {"level", "type"}
 *   card      "?" | {"action": "favor", "hall": 1, "jewelry": "none"}
 *             | {"action": "resources", "drawer": 2, ...} or {..., "column": "left", ...}
 *             | {"action": "tailor", "n": 2, "from": "right", ...}, and the same for "hire"
 *             | {"action": "fund", "what": "fireworks", ...}
 */

#pragma once

#include "dub-box.h"
#include "dub-card.h"
#include "dub-json.h"

/* A part of a line, not NUL-terminated. */
typedef struct {
  const char *text;
  gsize length;
} DubSlice;

typedef struct _DubMember DubMember;

/* A member that is being read or written. Writers do not change the value. */
typedef struct {
  const DubMember *member;
  gpointer value;
  const DubBox *box; /* of the table; NULL if no kind of the walk needs it */
  gpointer walk;     /* what the walk is about, for kinds of its own */
  guint index;       /* in its list; of a thing, its kind */
} DubVisit;

/* A kind of value; a function is NULL if no file has it there. If write () returns NULL, the value
 * is left out, or null in a list; if print () returns FALSE, it is left out. */
typedef struct {
  gboolean (*read) (const DubJson *at, const DubVisit *visit);
  JsonNode *(*write) (const DubVisit *visit);
  gboolean (*parse) (DubSlice text, const DubVisit *visit);
  gboolean (*print) (GString *out, const DubVisit *visit);
} DubCodec;

struct _DubMember {
  const char *key;        /* NULL in a list */
  const DubCodec *codec;  /* NULL ends a table */
  const DubMember *items; /* the members of an object, or the item of a list */
  guint8 set;             /* DubSet of a name */
  guint8 is_required;
  guint8 is_left_out; /* if it is `missing` */
  guint8 missing;
  guint8 n_facts;   /* of an object that is a DubSide: its first members may be unknown facts */
  guint8 opposite;  /* for a flag: JSON has its negation */
  guint8 uses;      /* of a move: the DubUses that its verb needs for it */
  guint16 offset;   /* of the value in its struct */
  guint16 size;     /* of a number, or of an item */
  guint16 n_offset; /* of the number of items: in the box, or in the value of a list */
  guint16 n_size;   /* of that number, or of the box's struct for each row of spaces */
  gint64 min, max;  /* of a number, a name or a count; others are refused, and left out */
  gboolean (*check) (const DubJson *at, const DubVisit *visit); /* of an item that was read */
};

#define DUB_SIZE(type, field) sizeof (((type *) NULL)->field)
#define DUB_AT(type, field) .offset = G_STRUCT_OFFSET (type, field), .size = DUB_SIZE (type, field)
#define DUB_MEMBER(as, kind, type, field, ...) \
  { \
    .key = (as), .codec = &dub_codec_##kind, DUB_AT (type, field), __VA_ARGS__ \
  }
#define DUB_NUMBER(as, type, field, from, to) \
  DUB_MEMBER (as, number, type, field, .min = (from), .max = (to))
#define DUB_NAME(as, type, field, names) DUB_MEMBER (as, name, type, field, .set = (names))
#define DUB_MEMBERS_END \
  { \
    .codec = NULL \
  }

extern const DubCodec dub_codec_number;
extern const DubCodec dub_codec_name;   /* a key of the set */
extern const DubCodec dub_codec_names;  /* keys of the set, as a bitmask */
extern const DubCodec dub_codec_flag;   /* in JSON */
extern const DubCodec dub_codec_object; /* the items; left out if a required one is, or if it has
                                         * fewer members than min */
extern const DubCodec dub_codec_spaces; /* an array of items, null for an empty space */
extern const DubCodec dub_codec_list;   /* an array of items of any length */
extern const DubCodec dub_codec_rules;
extern const DubCodec dub_codec_card;
extern const DubCodec dub_codec_garment; /* on a line */
extern const DubCodec dub_codec_employee;

/* Kinds of other files are made of these. */
gboolean dub_codec_read_object (const DubJson *at, const DubVisit *visit);
JsonNode *dub_codec_write_object (const DubVisit *visit);
gboolean dub_codec_read_list (const DubJson *at, const DubVisit *visit);
JsonNode *dub_codec_write_list (const DubVisit *visit);
gboolean dub_codec_read_employee (const DubJson *at, const DubVisit *visit);
JsonNode *dub_codec_write_employee (const DubVisit *visit);

/* Reads members of an object that may have others too, none of them missing; and adds members to an
 * object, as far as they are not left out. */
gboolean dub_members_read (const DubJson *at, const DubMember *members, gpointer base);
void dub_members_write (JsonObject *object, const DubMember *members, gconstpointer base,
                        gpointer walk);

/* Appends " KEY=VALUE" for each member that is not left out; and reads such words. */
void dub_members_print (GString *out, const DubMember *members, gconstpointer base,
                        const DubBox *box);
gboolean dub_members_parse (DubSlice words, const DubMember *members, gpointer base,
                            const DubBox *box, guint uses, GError **error);

/* Refuses a word of a line. Always returns FALSE. */
gboolean dub_slice_refuse (DubSlice word, DubFaultKind kind, GError **error);

DubSlice dub_slice_of (const char *text);
gboolean dub_slice_is (DubSlice slice, const char *text);

/* Cuts the part before the next separator off the front of *rest. Returns FALSE when nothing is
 * left. */
gboolean dub_slice_cut (DubSlice *rest, char separator, DubSlice *part);

/* Returns a node with the string, or NULL. */
JsonNode *dub_json_make_string (const char *string) G_GNUC_WARN_UNUSED_RESULT;

/* Values on a line, and in what a player types. */
gboolean dub_value_parse_number (DubSlice value, gint64 min, gint64 max, gint64 *number);
gboolean dub_value_parse_name (DubSlice value, DubSet set, guint8 *name);
gboolean dub_value_parse_card (DubSlice value, DubCard *card);
gboolean dub_value_parse_garment (DubSlice value, DubGarment *garment);
gboolean dub_value_parse_pile (DubSlice value, DubPile *pile);
void dub_value_print_card (GString *out, DubCard card);
void dub_value_print_pile (GString *out, const DubPile *pile);
