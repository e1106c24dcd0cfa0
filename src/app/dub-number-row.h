/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A row for a number, which may be typed as a sum: things are counted in heaps.
 * A row that is blank has no number, which is fine; one that cannot be read
 * says from where to where it may go.
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

enum { DUB_NUMBER_NONE = -1 };

#define DUB_TYPE_NUMBER_ROW (dub_number_row_get_type ())

G_DECLARE_FINAL_TYPE (DubNumberRow, dub_number_row, DUB, NUMBER_ROW, AdwEntryRow)

/* The name becomes the title, with a capital letter. No limit is negative. */
GtkWidget *dub_number_row_new (const char *name, gint min, gint max);

/* DUB_NUMBER_NONE if it is blank or cannot be read. Each change of it emits the
 * signal "changed-number". */
gint dub_number_row_get_value (DubNumberRow *self);
gboolean dub_number_row_is_blank (DubNumberRow *self);

/* Whether something was typed in place of the shown number. */
gboolean dub_number_row_is_edited (DubNumberRow *self);

/* What is being typed stays unless the number that is shown has changed. */
void dub_number_row_set_value (DubNumberRow *self, gint value);

/* Puts the shown number back in place of what was typed. */
void dub_number_row_reset (DubNumberRow *self);

/* A name as the title of a row, with a capital letter. */
char *dub_number_row_dup_title (const char *name);

/* A row with a counter to press, for a few things of a kind; the counter is the
 * last argument. */
GtkWidget *dub_counter_row_new (const char *name, guint max, guint value, GtkWidget **counter);

/* A row with a box to tick. */
GtkWidget *dub_check_row_new (const char *name, gboolean active, GtkWidget **check);

G_END_DECLS
