/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Text for the evening after: games of a week, and games that go on from another one.
 */

#pragma once

#include "dub-types.h"

G_BEGIN_DECLS

/* The name of a game with the deal of a week, which is in the form of dub-week.h. */
char *dub_text_week_name (const char *week);

/* The name of a game that goes on from a Round of another one. */
char *dub_text_branch_name (guint round, const char *name);

G_END_DECLS
