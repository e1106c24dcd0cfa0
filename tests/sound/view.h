/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything that a front end shows of a game, as one text, so that tests can compare two games as
 * a player would.
 */

#pragma once

#include "dub-session.h"

G_BEGIN_DECLS

char *view_dup (DubSession *session) G_GNUC_WARN_UNUSED_RESULT;

/* Asserts that the scores are possible, as far as they are known. */
void view_check_score (DubSession *session);

G_END_DECLS
