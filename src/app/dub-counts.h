/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is known of you, and kept: each number is told by itself, and one that is
 * blank is asked for when it decides something.
 */

#pragma once

#include "dub-session.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define DUB_TYPE_COUNTS (dub_counts_get_type ())

G_DECLARE_FINAL_TYPE (DubCounts, dub_counts, DUB, COUNTS, AdwWindow)

/* Shows the window of this parent, the page of the game, whose action
 * "game.perform" is used. It goes with the parent. */
void dub_counts_present (DubSession *session, GtkWidget *parent);

G_END_DECLS
