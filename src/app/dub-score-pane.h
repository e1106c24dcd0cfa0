/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The scoring: while the game goes on what it would be now, at the end the final
 * one with what is still asked, and after it the result, to be kept as a sheet.
 */

#pragma once

#include "dub-pane.h"

G_BEGIN_DECLS

#define DUB_TYPE_SCORE_PANE (dub_score_pane_get_type ())

G_DECLARE_FINAL_TYPE (DubScorePane, dub_score_pane, DUB, SCORE_PANE, DubPane)

G_END_DECLS
