/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What Madame du Barry has, in one row: her Prestige Points, and the counts of her hand, her card
 * supply, her Employees and her Resource tiles, each beside its picture.
 */

#pragma once

#include "dub-state.h"

#include <gtk/gtk.h>

#define DUB_TYPE_HER_COUNTERS (dub_her_counters_get_type ())

G_DECLARE_FINAL_TYPE (DubHerCounters, dub_her_counters, DUB, HER_COUNTERS, GtkBox)

void dub_her_counters_show (DubHerCounters *self, const DubState *state);
