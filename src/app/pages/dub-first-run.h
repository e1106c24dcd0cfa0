/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ways into a first game, one card each: what it takes, and how exact the choices of
 * Madame du Barry are then.
 */

#pragma once

#include <gtk/gtk.h>

#define DUB_TYPE_FIRST_RUN (dub_first_run_get_type ())

G_DECLARE_FINAL_TYPE (DubFirstRun, dub_first_run, DUB, FIRST_RUN, GtkBox)
