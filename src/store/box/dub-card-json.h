/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A card of Barry in JSON, for box profiles, scenarios and steps:
 *
 *   {"action": "favor", "hall": 1, "jewelry": "none"}
 *   {"action": "resources", "drawer": 2, ...} or {..., "column": "left", ...}
 *   {"action": "tailor", "n": 2, "from": "right", ...}, and the same for "hire"
 *   {"action": "fund", "what": "fireworks", ...}
 */

#pragma once

#include "dub-json.h"
#include "dub-types.h"

G_BEGIN_DECLS

gboolean dub_card_read (const DubJson *at, DubCard *card);
JsonObject *dub_card_write (DubCard card) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
