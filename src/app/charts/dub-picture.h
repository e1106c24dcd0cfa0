/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Widgets on paper: drawn once, without being shown, to be saved as PDF, SVG or PNG or printed.
 */

#pragma once

#include <gtk/gtk.h>

typedef struct _DubPicture DubPicture;

/* A page, in points. */
typedef struct {
  int width;
  double height; /* 0 for that of the content */
  int margin;
  int foot;             /* the margin at the bottom */
  const GdkRGBA *paper; /* the color of a file; a printer has its own paper */
  /* Draws what is around the content, or NULL. */
  void (*frame) (GtkSnapshot *snapshot, GtkWidget *content, guint page, double height);
} DubPage;

/* Draws a vertical box of the style class "on-paper". A page breaks between its children; one of
 * the class "page-head" is repeated on the pages that follow. The box is not kept. The other widget
 * is in a window that is shown. */
DubPicture *dub_picture_new (GtkWidget *content, const DubPage *page, const char *title,
                             GtkWidget *near) G_GNUC_WARN_UNUSED_RESULT;
void dub_picture_free (DubPicture *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DubPicture, dub_picture_free)

/* Returns the number of pages, and what is on one; without pages, on a single endless one. */
guint dub_picture_get_n_pages (const DubPicture *self);
GskRenderNode *dub_picture_get_page (const DubPicture *self, guint page);
GskRenderNode *dub_picture_get_whole (const DubPicture *self, double *height);

/* A worker writes the file atomically, and the window of the widget says how it went. The
 * ending decides: .pdf has pages, .svg and anything else, which is a PNG, are one
 * endless page. */
void dub_picture_save (const DubPicture *self, const char *path, GtkWidget *widget,
                       const char *saved);

/* Asks for a printer, and frees the picture afterward. Failures are reported to the widget; what
 * dub_file_export refuses, a printing into a file is refused too.
 * What was only prepared asks for nothing yet. */
GtkPrintOperation *dub_picture_prepare_print (DubPicture *self, GtkWidget *widget);
void dub_picture_print (DubPicture *self, GtkWidget *widget);
