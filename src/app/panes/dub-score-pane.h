/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The scoring: during the game the current score, at the end the final one with any open
 * question, and afterward the result, which can be saved as a sheet.
 */

#pragma once

#include "dub-pane.h"

#define DUB_TYPE_SCORE_PANE (dub_score_pane_get_type ())

G_DECLARE_FINAL_TYPE (DubScorePane, dub_score_pane, DUB, SCORE_PANE, DubPane)
