/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Short codes for entering drawn tiles and cards:
 *
 *   resources  bp, go, bp+go
 *   garments   the first letter of blue, pink, green or orange, the PP, t for a
 *              thimble: b3, o7t; special ones with their key: g0:livre14
 *   employees  the id in the box profile
 *   jewelry    blue, pink, green, orange
 */

#pragma once

#include "dub-session.h"

G_BEGIN_DECLS

/* Enters the code in the space that the open question asks for, or in the next one. */
gboolean dub_entry_code_perform (DubSession *session, DubDisplayName display, const char *code,
                                 GError **error);

G_END_DECLS
