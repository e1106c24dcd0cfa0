/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Saves what can be put on paper as PDF, SVG or PNG, and prints it.
 */

#pragma once

#include "dub-pen.h"

G_BEGIN_DECLS

typedef struct {
  const char *title;
  double width; /* of a page, in points */
  double height;
  const GdkRGBA *paper; /* a printer has its own */
  /* Puts everything, and leaves the pen below it: so long is the page if it is endless. */
  void (*put) (DubPen *pen, gconstpointer data);
  gconstpointer data;
} DubPicture;

/* A worker writes the file atomically, and the window of the widget says how it went; the widget
 * may be NULL. The ending decides: .pdf has pages, .svg and anything else, which is a PNG, are one
 * endless page. */
void dub_picture_save (const DubPicture *self, const char *path, GtkWidget *widget,
                       const char *saved);

/* Asks for a printer. free_data frees the data afterward. Failures are reported by the action
 * "win.say" of the widget; what dub_file_export refuses, a printing into a file is refused too.
 * What was only prepared asks for nothing yet. */
GtkPrintOperation *dub_picture_prepare_print (const DubPicture *self, GDestroyNotify free_data,
                                              GtkWidget *widget);
void dub_picture_print (const DubPicture *self, GDestroyNotify free_data, GtkWidget *widget);

G_END_DECLS
