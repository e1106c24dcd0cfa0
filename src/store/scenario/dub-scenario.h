/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A scenario is a table in JSON, which `resolve` and `score` read, and print as
 * `after`. Its format is documented in dub-scenario.c.
 */

#pragma once

#include "dub-box.h"
#include "dub-json.h"
#include "dub-state.h"
#include "dub-table.h"

G_BEGIN_DECLS

typedef struct {
  DubBox box;
  DubState state;
  JsonNode *box_node; /* owned; the box as written in the scenario */
} DubScenario;

/* Parses and checks text. The path of a box is tried as given, then in folder (which may
 * be NULL). Returns NULL with the error set on failure. */
DubScenario *dub_scenario_parse (const char *text, gsize length, const char *folder, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
void dub_scenario_free (DubScenario *scenario);

/* Writes a later state of the same game in the same format. */
JsonNode *dub_scenario_write (const DubScenario *scenario, const DubState *state)
    G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DubScenario, dub_scenario_free)

/* A field of a struct as a member of a JSON object: its key, format, range and offset.
 * Tables of fields describe scenarios and outcomes; readers and writers walk them. */

typedef struct _DubScenarioField DubScenarioField;

/* A scenario that is being read or written. */
typedef struct {
  DubScenario *scenario;
  const char *folder; /* to look for its box in */
  DubTally tally;     /* of the pieces read so far */
} DubScenarioWalk;

/* A field that is being read or written. Writers do not change the value. */
typedef struct {
  const DubScenarioField *field;
  gpointer value;
  DubScenarioWalk *walk; /* NULL if no format in the table needs the scenario */
  guint index;           /* in its list */
} DubScenarioVisit;

/* The JSON format of a kind of value. If write () returns NULL, the member is omitted, or
 * null in a list. */
typedef struct {
  gboolean (*read) (const DubJson *at, const DubScenarioVisit *visit);
  JsonNode *(*write) (const DubScenarioVisit *visit);
} DubScenarioForm;

struct _DubScenarioField {
  const char *key;               /* NULL in a list */
  const DubScenarioForm *form;   /* NULL ends a table */
  const DubScenarioField *items; /* the members of an object, or the item of a list */
  gboolean required;
  gboolean is_no_fact; /* not in the bitmask of known members */
  gboolean opposite;   /* for a flag: JSON has its negation */
  DubSet set;
  guint16 offset;       /* of the value in its struct */
  guint16 size;         /* of a number, or of an item */
  guint16 n_offset;     /* of the number of items: in the box, or in the value of a list */
  guint16 n_size;       /* of that number, or of the box's struct for each row of spaces */
  guint16 known_offset; /* of the bitmask of known members, or 0 */
  gint64 min, max;      /* of a number or a count; values outside are omitted */
  DubReason (*count) (DubTally *tally, gconstpointer item, const DubBox *box); /* or NULL */
};

#define DUB_FIELD_SIZE(type, member) sizeof (((type *) NULL)->member)
#define DUB_ITEM_SIZE(type, member) sizeof (*((type *) NULL)->member)
#define DUB_MEMBER_AT(type, member) \
  .offset = G_STRUCT_OFFSET (type, member), .size = DUB_FIELD_SIZE (type, member)
#define DUB_NUMBER_FIELD(name, type, member, from, to) \
  { \
    .key = (name), .form = &dub_number_form, DUB_MEMBER_AT (type, member), .min = (from), \
    .max = (to) \
  }
#define DUB_NAME_FIELD(name, type, member, names) \
  { \
    .key = (name), .form = &dub_name_form, DUB_MEMBER_AT (type, member), .set = (names) \
  }

extern const DubScenarioForm dub_number_form;
extern const DubScenarioForm dub_name_form;  /* a key of the set */
extern const DubScenarioForm dub_names_form; /* keys of the set, as a bitmask */
extern const DubScenarioForm dub_flag_form;
extern const DubScenarioForm dub_object_form; /* the items; omitted if a required one is missing */
extern const DubScenarioForm dub_spaces_form; /* an array of items, null for an empty space */
extern const DubScenarioForm dub_list_form;   /* an array of items of any length */

/* Adds the fields of the struct at base. Returns FALSE if a required one is missing. */
gboolean dub_scenario_add_fields (JsonObject *object, const DubScenarioField *fields,
                                  gconstpointer base, DubScenarioWalk *walk);

/* The values of a scenario that have a special format. */

extern const DubScenarioForm dub_box_form;      /* a name, a path or a profile */
extern const DubScenarioForm dub_player_form;   /* an owner, but not the board */
extern const DubScenarioForm dub_expert_form;   /* a name; not together with a festivity */
extern const DubScenarioForm dub_employee_form; /* {"id"} or {"level", "type"} */
extern const DubScenarioForm dub_staff_form;    /* the same, or a type */
extern const DubScenarioForm dub_done_form;     /* the completed tasks of a track */
extern const DubScenarioForm dub_card_form;     /* a card or "?" */

extern const DubScenarioForm dub_your_staff_form; /* a number, or the cards of its items */
extern const DubScenarioForm
    dub_your_exam_form; /* its items, omitted while you have done nothing */

/* Refuses the value if there is a problem. */
gboolean dub_scenario_accept (const DubJson *at, DubReason problem);

G_END_DECLS
