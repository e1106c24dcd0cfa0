/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The scoring on A4 pages, for a file or a printer, in the language that is set at that moment.
 */

#pragma once

#include "dub-session.h"

#include <gtk/gtk.h>

/* Saves it as dub_picture_save () does. */
void dub_score_sheet_save (DubSession *session, const char *path, GtkWidget *widget);

/* Asks for a printer, and reports a failure with the actions of the widget. */
void dub_score_sheet_print (DubSession *session, GtkWidget *widget);
