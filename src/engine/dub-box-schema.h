/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The kinds of values in a box profile, as a table: the key in the file, the type, and
 * the location in a DubBox. A field is one value of a profile; rows are the
 * lists that fields belong to. Code that reads, writes, edits or names values iterates
 * over these tables.
 */

#pragma once

#include "dub-box.h"
#include "dub-names.h"

/* The type of a value. */
typedef enum {
  DUB_VALUE_NUMBER,
  DUB_VALUE_PP,
  DUB_VALUE_LIVRE,
  DUB_VALUE_TIMES,
  DUB_VALUE_TILES,    /* a number of tiles */
  DUB_VALUE_MAJORITY, /* PP, entered as a pair that the rulebooks name */
  DUB_VALUE_NAME,     /* one of a DubSet */
  DUB_VALUE_FLAG,
  DUB_VALUE_REWARD, /* of a guest space: a DubReward or a number of Livre */
  DUB_VALUE_ID,     /* of an employee */
  DUB_VALUE_CARD,   /* of the deck */
  DUB_N_VALUE_TYPES,
} DubValueType;

typedef enum {
  DUB_FIELD_NONE,
  DUB_FIELD_MAJORITY,  /* in: the hall, at: 0 for first and 1 for second place */
  DUB_FIELD_FIREWORKS, /* the majority of the fireworks, at: as DUB_FIELD_MAJORITY */
  DUB_FIELD_MASTER,    /* in: the hall, at: the guest space */
  DUB_FIELD_REWARD,    /* as DUB_FIELD_MASTER */
  DUB_FIELD_COST,      /* in: a DubDecorationKind, at: the space */
  DUB_FIELD_TIMES,     /* as DUB_FIELD_COST, fireworks only */
  DUB_FIELD_PP,        /* as DUB_FIELD_COST */
  DUB_FIELD_ALL_HALLS, /* at: the space */
  DUB_FIELD_GARMENT,   /* at: the space of the display; its cost */
  DUB_FIELD_JEWEL,     /* as DUB_FIELD_GARMENT */
  DUB_FIELD_TASK,      /* in: the track, at: the position from the top */
  DUB_FIELD_ID,        /* at: the index in the box's employees */
  DUB_FIELD_LEVEL,     /* as DUB_FIELD_ID */
  DUB_FIELD_TYPE,      /* as DUB_FIELD_ID */
  DUB_FIELD_EXPANSION, /* as DUB_FIELD_ID */
  DUB_FIELD_CARD,      /* at: the index in the deck */
  DUB_FIELD_COLOR,     /* in: the list of garments, at: the kind or tile */
  DUB_FIELD_WORTH,     /* as DUB_FIELD_COLOR */
  DUB_FIELD_THIMBLE,   /* as DUB_FIELD_COLOR */
  DUB_FIELD_FESTIVITY, /* as DUB_FIELD_COLOR; the bonus */
  DUB_FIELD_EXPERT,    /* as DUB_FIELD_COLOR; the bonus */
  DUB_FIELD_GARMENTS,  /* as DUB_FIELD_COLOR; the number of tiles */
  DUB_FIELD_RESOURCES, /* in: 1 for Fancy Dresses, at: a DubTile; the number of tiles */
  DUB_FIELD_JEWELRY,   /* at: a DubColor; the number of tiles */
  DUB_N_FIELD_KINDS,
} DubFieldKind;

typedef struct {
  guint8 kind;
  guint8 in;
  guint8 at;
} DubField;

typedef struct {
  const char *key;    /* NULL if the space has only this value */
  gsize offset;       /* of the first value in a DubBox */
  gsize in_size;      /* bytes from one in to the next */
  gsize at_size;      /* bytes from one at to the next */
  guint8 type;        /* DubValueType */
  guint8 set;         /* DubSet, for a name */
  guint8 min;         /* for a number */
  guint8 max;         /* 0 if the row has the range */
  guint8 usual;       /* few boxes exceed it; 0 if all values are usual */
  guint8 is_optional; /* the file may omit it */
  guint8 missing;     /* the value if omitted */
} DubFieldInfo;

static inline gboolean
dub_field_equal (DubField a, DubField b)
{
  return a.kind == b.kind && a.in == b.in && a.at == b.at;
}

const DubFieldInfo *dub_field_get_info (DubField field);

/* Return the location of the value; for an id or a card, that of its first byte. */
gsize dub_field_get_offset (DubField field);
guint8 *dub_field_find (DubBox *box, DubField field);

/* The value of a reward of n Livre; smaller values are a DubReward. */
#define DUB_LIVRE(n) (DUB_REWARD_LIVRE + (n) -1)

/* The majorities that the rulebooks name for fireworks. Values from DUB_OTHER_MAJORITY on
 * are unnamed pairs, which cannot be entered. */
enum { DUB_MAJORITY_7_3, DUB_MAJORITY_6_2, DUB_OTHER_MAJORITY };
DubMajority dub_majority_of_value (guint value);

/* Returns the value as a single number. */
guint dub_field_get (const DubBox *box, DubField field);

/* Setting a task or a type swaps it with another one, which keeps the required number of
 * each. */
void dub_field_set (DubBox *box, DubField field, guint value);

/* The lists in a box profile, as a table. A row is a list of spaces with the same
 * fields, such as the guest spaces of a hall or the tiles of a color: its section and
 * key in the file, the possible numbers of spaces, and its location in a DubBox. */

/* In the order of the file, so the rows of a section are adjacent. */
typedef enum {
  DUB_ROW_MAJORITY,
  DUB_ROW_MUSICIAN,
  DUB_ROW_GUESTS,
  DUB_ROW_FIREWORKS_MAJORITY,
  DUB_ROW_FIREWORKS,
  DUB_ROW_STATUES,
  DUB_ROW_KITCHEN_LEFT,
  DUB_ROW_KITCHEN_RIGHT,
  DUB_ROW_ALL_HALLS,
  DUB_ROW_GARMENT_DISPLAY,
  DUB_ROW_JEWELER,
  DUB_ROW_JEWELRY_DISPLAY,
  DUB_ROW_JOURNEYMAN_TASKS,
  DUB_ROW_MASTER_TASKS,
  DUB_ROW_EMPLOYEES,
  DUB_ROW_DECK,
  DUB_ROW_BASE_GARMENTS,
  DUB_ROW_FANCY_GARMENTS,
  DUB_ROW_FESTIVITY_GARMENTS,
  DUB_ROW_EXPERT_GARMENTS,
  DUB_ROW_RESOURCES,
  DUB_ROW_FANCY_RESOURCES,
  DUB_ROW_JEWELRY,
  DUB_N_ROW_KINDS,
} DubRowKind;

typedef struct {
  guint8 kind;
  guint8 hall; /* for a row that each hall has, otherwise 0 */
} DubRow;

enum { DUB_MAX_ROW_FIELDS = 4 };

typedef struct {
  guint8 section;
  const char *key;                       /* in the section; NULL if the row is the whole section */
  guint8 fields[DUB_MAX_ROW_FIELDS + 1]; /* DubFieldKind, in the order of the file */
  guint8 in;                             /* of its fields */
  guint8 in_is_hall;                     /* the hall is used instead of in */
  guint8 is_single;                      /* a single space, which belongs to the hall */
  guint8 min;                            /* number of spaces */
  guint8 max;
  guint8 first;         /* at of the first space */
  guint8 n_known_first; /* spaces at either end whose values are already known */
  guint8 n_known_last;
  guint8 low; /* range for the fields that do not have their own */
  guint8 high;
  guint8 total;      /* number of tiles */
  guint8 names;      /* DubSet of the keys of its spaces; 0 if they are ordered instead */
  guint8 expansions; /* bitmask of DubExpansion that include it; 0 for the base game */
  gsize length;      /* offset of the number of spaces; 0 if it is always max */
  gsize offset;      /* of the whole row in a DubBox */
  gsize size;
} DubRowInfo;

const DubRowInfo *dub_row_get_info (DubRow row);

/* *first is the first row of the section, *end is one past the last. */
void dub_section_get_rows (DubSection section, DubRowKind *first, DubRowKind *end);

DubRow dub_field_get_row (DubField field);

/* Returns the field for a space (at) and an index among the fields of the row (i). */
DubField dub_row_get_field (DubRow row, guint at, guint i);

/* The values that can be printed, and those that can be entered. The latter exclude what is
 * already known; rewards and majorities are choices. */
void dub_field_get_printed_range (DubField field, guint *min, guint *max);
void dub_field_get_range (DubField field, guint *min, guint *max);

guint dub_row_get_length (const DubBox *box, DubRow row);
void dub_row_set_length (DubBox *box, DubRow row, guint n);

/* Adds or removes a space at the end. Returns FALSE if the row cannot have that many. */
gboolean dub_row_resize (DubBox *box, DubRow row, gboolean more);

/* Copy the values of a section, or of a part, and their sources. */
void dub_box_copy_section (DubBox *to, const DubBox *from, DubSection section);
void dub_box_copy_part (DubBox *to, const DubBox *from, DubPart part);

enum { DUB_MAX_FIELDS = 80 };

DubSection dub_part_get_section (DubPart part);

/* *first is the first part of the section, *end is one past the last. */
void dub_section_get_parts (DubSection section, DubPart *first, DubPart *end);

/* Return the parts with sample values, as a bitmask; and those that match the owner's copy, which
 * those from others do not yet. */
guint dub_box_get_samples (const DubBox *box);
guint dub_box_get_matched (const DubBox *box);

/* Lists the values of a part in the order of entry, and returns their number. The deck has
 * none. */
guint dub_part_list_fields (const DubBox *box, DubPart part, DubField fields[DUB_MAX_FIELDS]);

/* Finds the first value of the part that contradicts the rulebooks: a fireworks cost that is
 * out of order, or a number of tiles whose total is wrong. Returns FALSE if there is none. */
gboolean dub_part_find_disorder (const DubBox *box, DubPart part, DubField *field);

/* Returns the number of tiles that are counted together with this value. *stated is the
 * number in the rulebooks. */
guint dub_field_get_total (const DubBox *box, DubField field, guint *stated);

/* Returns how many of the entered cards of the deck (a bitmask) are identical to this card. */
guint dub_deck_count_equal (const DubBox *box, guint32 entered, DubCard card);

/* Values that no rulebook forbids but that few boxes have. They are hints for the
 * owner while matching a copy, never a reason to refuse a profile. */

typedef enum {
  DUB_HINT_COST_RISES,  /* on a display */
  DUB_HINT_COST_STAYS,  /* on a display */
  DUB_HINT_MANY_SPACES, /* more than DUB_USUAL_SPACES */
  DUB_HINT_NO_MASTER,   /* no Master guest space in a hall */
  DUB_HINT_MAJORITY,    /* second place scores as much as first place */
  DUB_HINT_FIREWORKS,   /* neither 7 and 3 nor 6 and 2 */
  DUB_HINT_TYPE,        /* the rulebooks imply a different type */
} DubHintKind;

typedef struct {
  guint8 kind;
  guint8 is_jewelry; /* for a display: the Jewelry Display */
  guint8 at;         /* space or employee */
} DubHint;

enum { DUB_MAX_HINTS = 32 };

/* Lists the unusual values of a part and returns the number of hints. */
guint dub_part_list_hints (const DubBox *box, DubPart part, DubHint hints[DUB_MAX_HINTS]);
