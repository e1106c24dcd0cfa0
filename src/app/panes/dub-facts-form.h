/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rows for what is known about you: a number for each count, one for each color of Jewelry tiles,
 * and a check for each card with a bonus at the end of the game. Questions ask for some of it, and
 * the window “What You Have” shows all of it.
 */

#pragma once

#include "dub-table-view.h"

#include <adwaita.h>

#define DUB_TYPE_FACTS_FORM (dub_facts_form_get_type ())

G_DECLARE_FINAL_TYPE (DubFactsForm, dub_facts_form, DUB, FACTS_FORM, GtkBox)

/* Adds the rows for these facts, as a bitmask of DubFact. The session is not owned.
 *
 * Enter in a number emits "entered" with the fact, and each change of one "changed-number".
 * at_once: a fact is also entered when its row is left or applied, and then shown as it is known.
 */
void dub_facts_form_fill (DubFactsForm *self, DubSession *session, guint facts, gboolean at_once);

/* Shows what the session knows. What is being typed stays if that has not changed. */
void dub_facts_form_update (DubFactsForm *self);

/* Returns what was entered, as a DUB_MOVE_COUNT that is not kept. */
DubMove dub_facts_form_read (DubFactsForm *self, DubFact fact);

/* Returns the first row that lacks a number, or NULL. */
GtkWidget *dub_facts_form_find_blank (DubFactsForm *self);

/* What You Have: a window for your own counts, which the app remembers. Each number is
 * entered separately, and a blank one is asked for when it matters. */
#define DUB_TYPE_COUNTS_WINDOW (dub_counts_window_get_type ())

G_DECLARE_FINAL_TYPE (DubCountsWindow, dub_counts_window, DUB, COUNTS_WINDOW, AdwWindow)

/* Shows the window of a page with this view, which performs what is entered. It is destroyed with
 * the page. */
void dub_counts_window_present (DubTableView *view, GtkWidget *page);
