/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The dialogs of the app: for a name, for a confirmation and for a file; and windows that are
 * opened from another one.
 */

#pragma once

#include "dub-worker.h"

#include <adwaita.h>

/* A response to a question; Enter gives the default. */
typedef struct {
  const char *id;
  const char *label;
  AdwResponseAppearance appearance;
  gboolean is_default;
} DubResponse;

/* Asks a question, which can be canceled, too. Any other response is told with the parent, unless
 * that is gone, and the data, which is the dialog's own. It is a dialog of the window with
 * libadwaita 1.5 or later, and a window above it otherwise; no other file knows that. */
void dub_dialogs_ask (GtkWidget *parent, const char *heading, const char *body,
                      const DubResponse *responses, guint n_responses,
                      void (*answered) (gpointer parent, const char *response, gpointer data),
                      gpointer data, GDestroyNotify free_data);

/* The work that the worker does if a dialog is confirmed, with the id of an item and a name. Then
 * done is called with the parent of the dialog, unless that is gone. */
typedef struct {
  const char *id;
  const char *name;
  DubWork work;
  DubWorkDone done;
  gpointer data; /* not owned; that of the job */
} DubDialogJob;

/* Asks for a name, beginning with that of the job. */
void dub_dialogs_ask_name (GtkWidget *parent, const char *heading, const char *label,
                           const char *entry_label, int max_length, DubDialogJob job);

/* Asks before something is lost. */
void dub_dialogs_confirm (GtkWidget *parent, const char *heading, const char *body,
                          const char *label, DubDialogJob job);

/* A file chooser. With a name it saves a file, or else it opens one. chosen is called with the
 * parent, unless that is gone. Only a file of this computer is taken. */
typedef struct {
  const char *title;
  const char *accept; /* the label of the button, or NULL */
  const char *filter; /* the name of the files with the suffix; NULL for all files */
  const char *suffix; /* with its dot */
  const char *name;   /* without the suffix */
  void (*chosen) (GtkWidget *parent, const char *path, gpointer data);
  gpointer data; /* owned by the chooser; freed by free_data */
  GDestroyNotify free_data;
} DubChooser;

void dub_dialogs_choose (GtkWidget *parent, const DubChooser *chooser);

/* Returns a window of this type. It stays above the window of the parent, a GtkWidget or NULL, goes
 * with it, and belongs to the same application, so that the shortcuts of that work in it too. */
gpointer dub_child_window_new (GType type, gpointer parent);

/* Returns the window of this type that is open, or NULL. */
gpointer dub_child_window_find (GType type);

/* Returns the window of this type that a page has already; or else a new one, which goes with the
 * page too, and is_new is set. */
gpointer dub_child_window_get (GType type, GtkWidget *page, gboolean *is_new);
