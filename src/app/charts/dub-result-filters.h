/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lists to choose from which past games are shown: by who won, Expansions and profile. Lists with
 * nothing to choose are left out. Emits "changed".
 */

#pragma once

#include "dub-statistics.h"

#include <adwaita.h>

#define DUB_TYPE_RESULT_FILTERS (dub_result_filters_get_type ())

G_DECLARE_FINAL_TYPE (DubResultFilters, dub_result_filters, DUB, RESULT_FILTERS, AdwBin)

/* games is an array of DubSummary. Who won is a choice only if by_winner is set. */
GtkWidget *dub_result_filters_new (GPtrArray *games, gboolean by_winner);

/* Adds a list before the others. */
void dub_result_filters_prepend (DubResultFilters *self, GtkWidget *list);

/* Returns the choice, without words; the strings belong to the widget. */
DubResultFilter dub_result_filters_get (DubResultFilters *self);

/* Returns a list of these choices, with an accessible name. */
GtkWidget *dub_result_filters_new_list (const char *const *choices, const char *name);
