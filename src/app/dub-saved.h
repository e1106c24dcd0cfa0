/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What lists of saved things have in common, games and boxes: a menu for each of
 * them, and the dialogs that ask for a name, for sure, and for a file.
 */

#pragma once

#include "dub-summary.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* The summary of this id in a list of DubSummary, NULL if it is gone; what it is called. */
const DubSummary *dub_saved_find (GPtrArray *list, const char *id);
const char *dub_saved_get_name (const DubSummary *summary);

/* A button for a menu, and an item of the menu whose action takes the id. */
GtkWidget *dub_saved_new_menu_button (GMenu *menu, const char *label);
void dub_saved_add_item (GMenu *menu, const char *label, const char *action, const char *id);

/* Takes the rows out of their groups. */
void dub_saved_clear_rows (GPtrArray *rows);

/* A dialog about what has this id, with one response beside Cancel. */
AdwMessageDialog *dub_saved_new_dialog (GtkWidget *parent, const char *id, const char *heading,
                                        const char *response, const char *label);

/* One that asks for a name; its response is "ok". */
AdwMessageDialog *dub_saved_new_name_dialog (GtkWidget *parent, const char *id, const char *heading,
                                             const char *label, const char *entry_label,
                                             const char *name, int max_length);

/* What is asked about, and the name that was entered. */
const char *dub_saved_get_id (gpointer dialog);
const char *dub_saved_get_text (AdwMessageDialog *dialog);

/* A chooser of files with this ending. With a name it is one to save, else to open. */
GtkFileChooserNative *dub_saved_new_chooser (GtkWidget *parent, const char *title,
                                             const char *accept, const char *filter,
                                             const char *suffix, const char *name);

G_END_DECLS
