/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rows for what is known about you: a number for each count, one for each color of Jewelry tiles,
 * and a check for each card with a bonus at the end of the game. Questions ask for some of it, and
 * the window “What You Have” shows all of it.
 */

#pragma once

#include "dub-session.h"

#include <adwaita.h>

#define DUB_TYPE_FACTS_FORM (dub_facts_form_get_type ())

G_DECLARE_FINAL_TYPE (DubFactsForm, dub_facts_form, DUB, FACTS_FORM, GtkBox)

/* Adds the rows for these facts, as a bitmask of DubFact. The session is not owned.
 *
 * Enter in a number emits "entered" with the fact, and each change of one "changed-number".
 * at_once: a fact is also entered when its row is left or applied, and then shown as it is known.
 */
void dub_facts_form_fill (DubFactsForm *self, DubSession *session, guint facts, gboolean at_once);

/* The rows of a fact; those of all counts are in one group. */
AdwPreferencesGroup *dub_facts_form_get_group (DubFactsForm *self, DubFact fact);

/* Shows what the session knows. What is being typed stays if that has not changed. */
void dub_facts_form_update (DubFactsForm *self);

/* Returns what was entered, as a DUB_MOVE_COUNT that is not kept. */
DubMove dub_facts_form_read (DubFactsForm *self, DubFact fact);

/* Returns the first row that lacks a number, or NULL. */
GtkWidget *dub_facts_form_find_blank (DubFactsForm *self);

/* Enters what is being typed. What cannot be read is told on the page. */
void dub_facts_form_finish (DubFactsForm *self, GtkWidget *page);
