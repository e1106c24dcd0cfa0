/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The employees section of a box profile.
 */

#pragma once

#include "dub-box.h"
#include "dub-json.h"

G_BEGIN_DECLS

gboolean dub_box_read_employees (const DubJson *at, DubBox *box);

G_END_DECLS
