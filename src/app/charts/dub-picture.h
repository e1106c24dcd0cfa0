/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Saves what can be drawn as PDF, SVG or PNG, and prints it.
 */

#pragma once

#include "dub-worker.h"

#include <adwaita.h>

G_BEGIN_DECLS

typedef struct {
  const char *title;
  double width; /* of a page, in points */
  double height;
  guint n_pages;
  /* Draws a page in points, starting at the origin. Paper has its own background. */
  void (*draw) (gconstpointer data, cairo_t *cr, guint page, gboolean background);
  gconstpointer data;
} DubPicture;

/* The worker writes the file atomically and calls done. The ending decides: .pdf has all pages,
 * .svg and anything else, which is a PNG, the first one. */
void dub_picture_save (const DubPicture *self, const char *path, DubWorkDone done, gpointer owner);

/* Asks for a printer. free_data frees the data afterward. Failures are reported by the action
 * "win.say" of the widget. */
void dub_picture_print (const DubPicture *self, GDestroyNotify free_data, GtkWidget *widget);

/* Asks for a file and calls save with the widget and the path. name has the ending. */
typedef void (*DubPictureSave) (GtkWidget *widget, const char *path);

void dub_picture_ask (GtkWidget *widget, const char *title, const char *name, DubPictureSave save);

G_END_DECLS
