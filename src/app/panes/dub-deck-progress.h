/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The progress in draw mode learn: how many of her cards are known. Once all are, they can
 * be saved and drawn by the app.
 */

#pragma once

#include "dub-pane.h"

#define DUB_TYPE_DECK_PROGRESS (dub_deck_progress_get_type ())

G_DECLARE_FINAL_TYPE (DubDeckProgress, dub_deck_progress, DUB, DECK_PROGRESS, DubPane)
