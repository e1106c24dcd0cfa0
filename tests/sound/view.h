/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All that a front end shows of a game, as one text, so that two games can be
 * compared as a player would.
 */

#pragma once

#include "dub-session.h"

G_BEGIN_DECLS

char *view_dup (DubSession *session) G_GNUC_WARN_UNUSED_RESULT;

/* That the scores are what a game can have, as far as they are known. */
void view_check_score (DubSession *session);

G_END_DECLS
