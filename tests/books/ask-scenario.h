/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "dub-box-file.h"
#include "dub-scenario.h"

G_BEGIN_DECLS

/* Returns the scenario of a question, for further questions about it. */
DubScenario *ask_scenario_parse (const char *given, GError **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
