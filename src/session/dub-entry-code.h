/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Short codes to type what was drawn:
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

/* Enters the code in the next space of the display, or in the one that is asked for. */
gboolean dub_entry_code_perform (DubSession *session, DubDisplayName display, const char *code,
                                 GError **error);

G_END_DECLS
