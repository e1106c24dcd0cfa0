/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Barry and what is to be done now: who she is, the pane of the phase, and one
 * big button for what comes next.
 */

#pragma once

#include "dub-pane.h"

G_BEGIN_DECLS

#define DUB_TYPE_DESK (dub_desk_get_type ())

G_DECLARE_FINAL_TYPE (DubDesk, dub_desk, DUB, DESK, DubPane)

/* Does what the big button does, if it can be pressed. */
void dub_desk_go_on (DubDesk *self);

G_END_DECLS
