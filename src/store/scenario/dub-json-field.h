/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A field of a struct as a member of a JSON object: its key, its form, its range
 * and its place. Tables of fields say what a scenario and an outcome look like;
 * readers and writers walk them.
 */

#pragma once

#include "dub-limits.h"
#include "dub-scenario.h"

G_BEGIN_DECLS

typedef struct _DubJsonField DubJsonField;

/* A scenario that is read or written. */
typedef struct {
  DubScenario *scenario;
  const char *folder; /* where its box may be */
  DubTally tally;     /* of what has been read */
} DubJsonWalk;

/* A field on the way. What is written is not changed. */
typedef struct {
  const DubJsonField *field;
  gpointer value;
  DubJsonWalk *walk; /* NULL if no form in the table needs the scenario */
  guint index;       /* in its list */
} DubJsonVisit;

/* How a kind of value looks in JSON. What write () returns NULL for is left out, or
 * null in a list. */
typedef struct {
  gboolean (*read) (const DubJson *at, const DubJsonVisit *visit);
  JsonNode *(*write) (const DubJsonVisit *visit);
} DubJsonForm;

struct _DubJsonField {
  const char *key;           /* NULL in a list */
  const DubJsonForm *form;   /* NULL ends a table */
  const DubJsonField *items; /* the members of an object, or the item of a list */
  gboolean required;
  gboolean opposite; /* of a flag: it is not set if it is true */
  DubSet set;
  guint16 offset;       /* of the value in what it is part of */
  guint16 size;         /* of a number, or of an item */
  guint16 n_offset;     /* of the number of items: in the box, or in the value of a list */
  guint16 n_size;       /* of that number, or of what the box has for each row of spaces */
  guint16 known_offset; /* of a bit for each member that is known, or 0 */
  gint64 min, max;      /* of a number, or how many; what is beyond them is not written */
  DubProblem (*count) (DubTally *tally, gconstpointer item, const DubBox *box); /* or NULL */
};

#define DUB_FIELD_SIZE(type, member) sizeof (((type *) NULL)->member)
#define DUB_ITEM_SIZE(type, member) sizeof (*((type *) NULL)->member)
#define DUB_PLACE_OF(type, member) \
  .offset = G_STRUCT_OFFSET (type, member), .size = DUB_FIELD_SIZE (type, member)
#define DUB_NUMBER_FIELD(name, type, member, from, to) \
  { \
    .key = (name), .form = &dub_number_form, DUB_PLACE_OF (type, member), .min = (from), \
    .max = (to) \
  }
#define DUB_NAME_FIELD(name, type, member, names) \
  { \
    .key = (name), .form = &dub_name_form, DUB_PLACE_OF (type, member), .set = (names) \
  }

extern const DubJsonForm dub_number_form;
extern const DubJsonForm dub_name_form;  /* a key of the set */
extern const DubJsonForm dub_names_form; /* keys of the set, a bit each in a byte */
extern const DubJsonForm dub_flag_form;
extern const DubJsonForm dub_object_form; /* the items; not written without a required one */
extern const DubJsonForm dub_spaces_form; /* an array of the item, null for an empty space */
extern const DubJsonForm dub_list_form;   /* an array of the item, as many as there are */

/* Adds the fields of what is at the base; FALSE if a required one is left out. */
gboolean dub_json_add_fields (JsonObject *object, const DubJsonField *fields, gconstpointer base,
                              DubJsonWalk *walk);

G_END_DECLS
