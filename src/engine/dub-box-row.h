/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lists in a box profile, as a table. A row is a list of spaces with the same
 * fields, such as the guest spaces of a hall or the tiles of a color: its section and
 * key in the file, the possible numbers of spaces, and its location in a DubBox.
 */

#pragma once

#include "dub-box-field.h"

G_BEGIN_DECLS

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

DubSection dub_section_of_decoration (DubDecorationKind decoration);

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

/* Copies the values of a section and their source. */
void dub_box_copy_section (DubBox *to, const DubBox *from, DubSection section);

G_END_DECLS
