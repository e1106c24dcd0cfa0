/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Common parts of the lists of saved games and box profiles: a menu for each item, and the
 * dialogs for names, confirmations and files.
 */

#pragma once

#include "dub-summary.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* Finds the summary of an id in a list of DubSummary, NULL if it is gone; and returns its name. */
const DubSummary *dub_saved_list_find (GPtrArray *list, const char *id);
const char *dub_saved_list_get_name (const DubSummary *summary);

/* Returns a menu button, with a menu unless that is NULL, and adds an item whose action takes the
 * id to its menu. */
GtkWidget *dub_saved_list_new_menu_button (GMenu *menu, const char *label);
void dub_saved_list_add_item (GMenu *menu, const char *label, const char *action, const char *id);

/* Removes the rows from their groups. */
void dub_saved_list_clear_rows (GPtrArray *rows);

/* Returns a dialog about the item with this id, with one response besides Cancel. */
AdwMessageDialog *dub_saved_list_new_dialog (GtkWidget *parent, const char *id, const char *heading,
                                             const char *response, const char *label);

/* Returns a dialog that asks for a name; its response is "ok". */
AdwMessageDialog *dub_saved_list_new_name_dialog (GtkWidget *parent, const char *id,
                                                  const char *heading, const char *label,
                                                  const char *entry_label, const char *name,
                                                  int max_length);

/* The id of the item that a dialog is about, and the name that was entered. */
const char *dub_saved_list_get_id (gpointer dialog);
const char *dub_saved_list_get_text (AdwMessageDialog *dialog);

/* Returns a file chooser for this suffix, to save a file if there is a name, or else to open
 * one. */
GtkFileChooserNative *dub_saved_list_new_chooser (GtkWidget *parent, const char *title,
                                                  const char *accept, const char *filter,
                                                  const char *suffix, const char *name);

G_END_DECLS
