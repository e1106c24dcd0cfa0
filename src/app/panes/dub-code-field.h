/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A field for codes of drawn pieces, with a line below it that says what they were understood
 * as while they are typed.
 */

#pragma once

#include "dub-session.h"

#include <gtk/gtk.h>

#define DUB_TYPE_CODE_FIELD (dub_code_field_get_type ())

G_DECLARE_FINAL_TYPE (DubCodeField, dub_code_field, DUB, CODE_FIELD, GtkBox)

/* Sets the game, which has to outlive the field, and the display that a code with several
 * meanings is for. */
void dub_code_field_set_display (DubCodeField *self, DubSession *session, DubDisplayName display);

/* Moves the focus to the field, and types this at the end of its text. */
void dub_code_field_type (DubCodeField *self, const char *text);
