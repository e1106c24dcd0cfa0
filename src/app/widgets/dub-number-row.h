/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A row for a number, which may be typed as a sum, because things are counted in piles. A
 * blank row has no number, which is valid; a row with invalid text shows the range.
 */

#pragma once

#include <adwaita.h>

enum { DUB_NUMBER_NONE = -1 };

#define DUB_TYPE_NUMBER_ROW (dub_number_row_get_type ())

G_DECLARE_FINAL_TYPE (DubNumberRow, dub_number_row, DUB, NUMBER_ROW, AdwEntryRow)

/* The name becomes the title, with a capital letter. Limits must not be negative. */
GtkWidget *dub_number_row_new (const char *name, gint min, gint max);

/* Returns DUB_NUMBER_NONE if the row is blank or invalid. Each change emits the signal
 * "changed-number". */
gint dub_number_row_get_value (DubNumberRow *self);
gboolean dub_number_row_is_blank (DubNumberRow *self);

/* Returns TRUE if it is another number than was set, or none that can be read. */
gboolean dub_number_row_is_edited (DubNumberRow *self);

/* Keeps the typed text unless the number has changed. */
void dub_number_row_set_value (DubNumberRow *self, gint value);

/* Replaces the typed text with the number that was set. */
void dub_number_row_reset (DubNumberRow *self);

/* Returns a name as the title of a row, with a capital letter. */
char *dub_number_row_dup_title (const char *name);

/* A row with a spin button, for a small number of pieces; the button is returned in the last
 * argument. */
GtkWidget *dub_counter_row_new (const char *name, guint max, guint value, GtkWidget **counter);

/* A row with a check button. */
GtkWidget *dub_check_row_new (const char *name, gboolean active, GtkWidget **check);
