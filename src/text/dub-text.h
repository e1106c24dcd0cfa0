/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every sentence that a player reads, for app, terminal and screen reader alike: made
 * here, from steps, questions, events and rules, in the words of the edition that is set.
 * All strings are new and owned by the caller unless it says differently.
 */

#pragma once

#include "dub-text-error.h"
#include "dub-text-guide.h"
#include "dub-text-language.h"
#include "dub-text-log.h"
#include "dub-text-names.h"
#include "dub-text-place.h"
#include "dub-text-score.h"
#include "dub-text-status.h"
#include "dub-text-turn.h"
