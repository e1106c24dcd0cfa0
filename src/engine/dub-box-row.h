/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lists of a box, as a table. A row is a list of spaces with the same fields, as
 * the guest spaces of a hall or the tiles of a color: its section and key in the
 * file, how many spaces it can have, and where it is in a DubBox.
 */

#pragma once

#include "dub-box-field.h"

G_BEGIN_DECLS

/* In the order of the file: those of a section follow one another. */
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
  guint8 hall; /* of a row that each hall has, else 0 */
} DubRow;

enum { DUB_MAX_ROW_FIELDS = 4 };

typedef struct {
  guint8 section;
  const char *key;                       /* in the section; NULL if it is the whole of it */
  guint8 fields[DUB_MAX_ROW_FIELDS + 1]; /* DubFieldKind, in the order of the file */
  guint8 in;                             /* of its fields */
  guint8 in_is_hall;                     /* it is the hall instead */
  guint8 is_single;                      /* one space, which is that of the hall */
  guint8 min;                            /* number of spaces */
  guint8 max;
  guint8 first;         /* at of the first space */
  guint8 n_known_first; /* spaces at either end whose figures need not be entered */
  guint8 n_known_last;
  guint8 low; /* the range of fields that leave it to the row */
  guint8 high;
  guint8 total;      /* number of tiles */
  guint8 names;      /* DubSet of the keys of its spaces; 0: they have an order instead */
  guint8 expansions; /* bitmask of the DubExpansion that it comes with; 0: the base game */
  gsize length;      /* offset of the number of spaces; 0: there are always max */
  gsize offset;      /* of all that it is in a DubBox */
  gsize size;
} DubRowInfo;

const DubRowInfo *dub_row_get_info (DubRow row);

/* The row of the section that comes first, and one past the last one. */
void dub_section_get_rows (DubSection section, DubRowKind *first, DubRowKind *end);

/* The row that a figure belongs to. */
DubRow dub_field_get_row (DubField field);

/* The section with the figures of a decoration. */
DubSection dub_section_of_decoration (DubDecorationKind decoration);

/* A figure of a row, by its space and its place among the fields. */
DubField dub_row_get_field (DubRow row, guint at, guint i);

/* The values that can be printed, and those that can be entered: what is known is not
 * offered, and rewards and majorities are choices. */
void dub_field_get_printed_range (DubField field, guint *min, guint *max);
void dub_field_get_range (DubField field, guint *min, guint *max);

guint dub_row_get_length (const DubBox *box, DubRow row);
void dub_row_set_length (DubBox *box, DubRow row, guint n);

/* Adds or removes a space at the end; FALSE if there cannot be that many. */
gboolean dub_row_resize (DubBox *box, DubRow row, gboolean more);

/* The figures of a section and where they come from. */
void dub_box_copy_section (DubBox *to, const DubBox *from, DubSection section);

G_END_DECLS
