/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which fields the lines of a journal use.
 */

#pragma once

#include "dub-line-fields.h"

G_BEGIN_DECLS

/* The keys that an action or an event can have, with spaces between them. */
const char *dub_action_get_uses (DubActionType type);
const char *dub_event_get_uses (DubEventType type);

gboolean dub_uses_have (const char *uses, DubPiece key);

G_END_DECLS
