/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a place of the table can be corrected to, as a list with pictures: of a guest space with a
 * switch for the owner of the garment, and a search if the list is long. The signal "chosen" is
 * emitted with the correction, a const DubMove *, and "owner-changed" when the player switches.
 */

#pragma once

#include "dub-place.h"
#include "dub-session.h"

#include <adwaita.h>

#define DUB_TYPE_CORRECTION_CHOICES (dub_correction_choices_get_type ())

G_DECLARE_FINAL_TYPE (DubCorrectionChoices, dub_correction_choices, DUB, CORRECTION_CHOICES, GtkBox)

/* Lists the choices for a place, with what was found so far if it is the same place. The session is
 * not owned. */
void dub_correction_choices_show (DubCorrectionChoices *self, DubSession *session, DubPlace place);

/* Returns the owner of the garment in a hall, current or to be chosen. */
DubOwner dub_correction_choices_get_owner (DubCorrectionChoices *self);

/* Moves the focus to the first choice. */
void dub_correction_choices_focus (DubCorrectionChoices *self);

/* A row whose title begins with a capital letter; the subtitle and the icon may be NULL. */
GtkWidget *dub_correction_row_new (const char *name, const char *subtitle, const char *icon);

/* Puts a picture of what is at the place, or would be, in front of the row. */
void dub_correction_row_add_picture (GtkWidget *row, const DubGame *game, DubPlace place,
                                     DubThing thing);

/* The index of the focused row in a list, or -1; and moves the focus to a row. */
int dub_correction_row_get_focused (GtkWidget *list);
void dub_correction_row_focus (GtkWidget *list, int index);
