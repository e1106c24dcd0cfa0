/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Madame du Barry and the current task: who she is, the pane of the phase, and one big
 * button for the next action.
 */

#pragma once

#include "dub-pane.h"

G_BEGIN_DECLS

#define DUB_TYPE_DESK (dub_desk_get_type ())

G_DECLARE_FINAL_TYPE (DubDesk, dub_desk, DUB, DESK, DubPane)

/* Activates the big button, if it is enabled. */
void dub_desk_go_on (DubDesk *self);

G_END_DECLS
