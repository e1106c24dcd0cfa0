/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An action of the game as the target of a GAction, so that buttons, keys and tests
 * share one path. A target never leaves the process.
 */

#pragma once

#include "dub-event.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define DUB_ACTION_TARGET_TYPE "ay"

/* Returns a floating variant. The action must not have a box, which nothing would own. */
GVariant *dub_action_target_new (const DubAction *action);

/* Returns FALSE if the target does not hold an action. */
gboolean dub_action_target_get (GVariant *target, DubAction *action);

G_END_DECLS
