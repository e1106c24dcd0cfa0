/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What was drawn, typed as short codes:
 *
 *   resources  bp, go, bp+go
 *   garments   a letter of blue, pink, green, orange, the PP, t for a thimble:
 *              b3, o7t; special ones with their key: g0:livre14
 *   employees  the id of the box profile
 *   jewelry    blue, pink, green, orange
 */

#pragma once

#include "dub-session.h"

G_BEGIN_DECLS

/* Enters the code in the space that comes next in the display, or that is asked. */
gboolean dub_entry_code_perform (DubSession *session, DubDisplayName display, const char *code,
                                 GError **error);

G_END_DECLS
