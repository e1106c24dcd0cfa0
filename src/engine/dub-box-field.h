/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The kinds of values in a box profile, as a table: the key in the file, the type, and
 * the location in a DubBox. A field is one value of a profile; dub-box-row.h has the
 * lists that fields belong to. Code that reads, writes, edits or names values iterates
 * over these tables.
 */

#pragma once

#include "dub-box.h"
#include "dub-names.h"

G_BEGIN_DECLS

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

/* Returns the location of the value; for an id or a card, its first byte. */
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

/* The rulebooks state the types of some cards of levels II and V, and of all cards that
 * belong to the Jewelry Box or have a crown. */
gboolean dub_employee_type_is_free (const DubBoxEmployee *card);

G_END_DECLS
