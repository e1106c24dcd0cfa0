/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is put on paper of a game: its scoring on A4 pages, for a file or a printer, and its result
 * as a picture to share, in the language that is set at that moment.
 */

#pragma once

#include "dub-picture.h"
#include "dub-session.h"

#include <gtk/gtk.h>

/* Saves it as dub_picture_save () does. */
void dub_score_sheet_save (DubSession *session, const char *path, GtkWidget *widget);

/* Asks for a printer, and reports a failure with the actions of the widget. */
void dub_score_sheet_print (DubSession *session, GtkWidget *widget);

/* Returns the result as a picture, twice as large in pixels as messengers like it; or NULL as long
 * as the score has a question. The widget is in a window that is shown. */
DubPicture *dub_result_card_new (DubSession *session, GtkWidget *near) G_GNUC_WARN_UNUSED_RESULT;
