/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The figures of a box one by one, in the order in which the eye finds them in a
 * part of it, so that they can be entered one after the other.
 */

#pragma once

#include "dub-box-draft.h"

G_BEGIN_DECLS

typedef enum {
  DUB_FIELD_REWARD,    /* in: the hall, at: the guest space */
  DUB_FIELD_FIRST,     /* in: the hall */
  DUB_FIELD_SECOND,    /* likewise */
  DUB_FIELD_FIREWORKS, /* the majority of the fireworks, a pair of values */
  DUB_FIELD_COST,      /* in: a DubDecorationKind, at */
  DUB_FIELD_TIMES,     /* likewise, of fireworks */
  DUB_FIELD_PP,        /* likewise */
  DUB_FIELD_ALL_HALLS, /* at */
  DUB_FIELD_GARMENT,   /* at: cost of a display's space */
  DUB_FIELD_JEWEL,     /* likewise */
  DUB_FIELD_TASK,      /* in: the track, at: from the top */
  DUB_FIELD_TYPE,      /* at: place in the box's employees */
  DUB_FIELD_GARMENTS,  /* in: the list, at: the kind; how many */
  DUB_FIELD_COLOR,     /* in: the list, at: the tile; of a garment with n = 1 */
  DUB_FIELD_WORTH,     /* likewise */
  DUB_FIELD_THIMBLE,   /* likewise */
  DUB_FIELD_RESOURCES, /* in: 1 for Fancy Dresses, at: a DubTile; how many */
  DUB_FIELD_JEWELRY,   /* at: a DubColor; how many */
} DubFieldKind;

typedef struct {
  guint8 kind;
  guint8 in;
  guint8 at;
} DubField;

/* Spaces that come and go together: those of a hall, a decoration, a display. */
typedef enum {
  DUB_ROW_GUESTS,     /* in: the hall */
  DUB_ROW_DECORATION, /* in: a DubDecorationKind */
  DUB_ROW_ALL_HALLS,
  DUB_ROW_GARMENTS,
  DUB_ROW_JEWELRY,
} DubRowKind;

typedef struct {
  guint8 kind;
  guint8 in;
} DubRow;

enum { DUB_MAX_FIELDS = 80 };

/* The value of a reward of n Livre; a smaller one is a DubReward. */
enum { DUB_VALUE_LIVRE = DUB_REWARD_LIVRE };
#define DUB_LIVRE(n) (DUB_VALUE_LIVRE + (n) -1)

/* The majorities that the books name for fireworks; a value from DUB_OTHER_MAJORITY on
 * is a pair that they do not, and cannot be entered. */
enum { DUB_MAJORITY_7_3, DUB_MAJORITY_6_2, DUB_OTHER_MAJORITY };
DubMajority dub_majority_of_value (guint value);

static inline gboolean
dub_field_equal (DubField a, DubField b)
{
  return a.kind == b.kind && a.in == b.in && a.at == b.at;
}

/* The figures of a part in the order in which they are entered; none of the deck. */
guint dub_part_list_fields (const DubBox *box, DubPart part, DubField fields[DUB_MAX_FIELDS]);

guint dub_field_get (const DubBox *box, DubField field);
void dub_field_get_range (DubField field, guint *min, guint *max);

/* Tasks and types change places with another one, so that there are still as
 * many of each as there have to be. */
void dub_field_set (DubBox *box, DubField field, guint value);

guint dub_row_get_length (const DubBox *box, DubRow row);

/* A space more or less at its end; FALSE if there cannot be that many. */
gboolean dub_row_resize (DubBox *box, DubRow row, gboolean more);

/* The first figure of the part that contradicts the books: a cost of fireworks that is
 * out of order, or one of the numbers of tiles whose total is wrong. FALSE if there is
 * none. */
gboolean dub_part_find_disorder (const DubBox *box, DubPart part, DubField *field);

/* The tiles that are counted together with this figure, and how many the books state. */
guint dub_field_get_total (const DubBox *box, DubField field, guint *stated);

/* How many cards of the deck that were entered (a bit each) are like this one. */
guint dub_deck_count_equal (const DubBox *box, guint32 entered, DubCard card);

G_END_DECLS
