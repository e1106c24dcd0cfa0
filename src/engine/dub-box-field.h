/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The kinds of figures that a box has, as a table: the key in the file, what the
 * values are, and where they are in a DubBox. A field is one figure of a box.
 * dub-box-row.h tells in which lists they come. What reads, writes, edits or names
 * figures walks these tables.
 */

#pragma once

#include "dub-box.h"
#include "dub-names.h"

G_BEGIN_DECLS

/* What a value of a figure is. */
typedef enum {
  DUB_VALUE_NUMBER,
  DUB_VALUE_PP,
  DUB_VALUE_LIVRE,
  DUB_VALUE_TIMES,
  DUB_VALUE_TILES,    /* a number of tiles */
  DUB_VALUE_MAJORITY, /* PP, entered as a pair that the books name */
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
  DUB_FIELD_FIREWORKS, /* the majority of the fireworks; at likewise */
  DUB_FIELD_MASTER,    /* in: the hall, at: the guest space */
  DUB_FIELD_REWARD,    /* likewise */
  DUB_FIELD_COST,      /* in: a DubDecorationKind, at: the space */
  DUB_FIELD_TIMES,     /* likewise, of fireworks */
  DUB_FIELD_PP,        /* likewise */
  DUB_FIELD_ALL_HALLS, /* at: the space */
  DUB_FIELD_GARMENT,   /* at: the space of the display; its cost */
  DUB_FIELD_JEWEL,     /* likewise */
  DUB_FIELD_TASK,      /* in: the track, at: from the top */
  DUB_FIELD_ID,        /* at: the place in the box's employees */
  DUB_FIELD_LEVEL,     /* likewise */
  DUB_FIELD_TYPE,      /* likewise */
  DUB_FIELD_CARD,      /* at: the place in the deck */
  DUB_FIELD_COLOR,     /* in: the list of garments, at: the kind or tile */
  DUB_FIELD_WORTH,     /* likewise */
  DUB_FIELD_THIMBLE,   /* likewise */
  DUB_FIELD_FESTIVITY, /* likewise; the bonus */
  DUB_FIELD_EXPERT,    /* likewise; the bonus */
  DUB_FIELD_GARMENTS,  /* likewise; the number of tiles */
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
  const char *key;    /* NULL for a space that is nothing but this figure */
  gsize offset;       /* of the first one in a DubBox */
  gsize in_size;      /* bytes from one in to the next */
  gsize at_size;      /* bytes from one at to the next */
  guint8 type;        /* DubValueType */
  guint8 set;         /* DubSet, of a name */
  guint8 min;         /* of a number */
  guint8 max;         /* 0: the row has the range */
  guint8 usual;       /* hardly any box has more; 0: all values are usual */
  guint8 is_optional; /* the file may leave it out */
  guint8 missing;     /* what holds then */
} DubFieldInfo;

static inline gboolean
dub_field_equal (DubField a, DubField b)
{
  return a.kind == b.kind && a.in == b.in && a.at == b.at;
}

const DubFieldInfo *dub_field_get_info (DubField field);

/* Where the figure is; of an id and a card the first byte. */
guint8 *dub_field_find (DubBox *box, DubField field);

/* The value of a reward of n Livre; a smaller one is a DubReward. */
#define DUB_LIVRE(n) (DUB_REWARD_LIVRE + (n) -1)

/* The majorities that the books name for fireworks; a value from DUB_OTHER_MAJORITY on
 * is a pair that they do not name, and cannot be entered. */
enum { DUB_MAJORITY_7_3, DUB_MAJORITY_6_2, DUB_OTHER_MAJORITY };
DubMajority dub_majority_of_value (guint value);

/* The figure as one number. */
guint dub_field_get (const DubBox *box, DubField field);

/* Tasks and types change places with another one, so that there are still as many of
 * each as there have to be. */
void dub_field_set (DubBox *box, DubField field, guint value);

/* Of levels II and V the books tell the types of some cards, of all that are of the
 * Jewelry Box or have a crown. */
gboolean dub_employee_type_is_free (const DubBoxEmployee *card);

G_END_DECLS
