/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-text-evening.h"
#include "dub-text-private.h"

#include <glib/gi18n-lib.h>

/* Translators: the name of a game; %s is a week, as 2026-W07. */
DUB_DEFINE_SENTENCE (week_name, week, C_ ("week", "Deal of the week %s"))
