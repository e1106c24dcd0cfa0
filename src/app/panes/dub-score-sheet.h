/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The scoring on A4 pages, for a file or a printer, in the language that is set when the
 * sheet is created.
 */

#pragma once

#include "dub-session.h"

#include "dub-worker.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _DubScoreSheet DubScoreSheet;

DubScoreSheet *dub_score_sheet_new (DubSession *session) G_GNUC_WARN_UNUSED_RESULT;
void dub_score_sheet_free (DubScoreSheet *self);

guint dub_score_sheet_count_pages (const DubScoreSheet *self);

/* Draws an A4 page in points, starting at the origin. A printer needs no background, since it
 * has its own paper. */
void dub_score_sheet_draw (const DubScoreSheet *self, cairo_t *cr, guint page, gboolean background);

/* The worker writes the file atomically and calls done. The image is a single page of any
 * length. */
void dub_score_sheet_save_pdf (DubSession *session, const char *path, DubWorkDone done,
                               gpointer owner);
void dub_score_sheet_save_png (DubSession *session, const char *path, DubWorkDone done,
                               gpointer owner);

/* Asks for a printer, and reports a failure with the actions of the widget. */
void dub_score_sheet_print (DubSession *session, GtkWidget *widget);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DubScoreSheet, dub_score_sheet_free)

G_END_DECLS
