/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A row of the new game about the code of its deal: the one that another player gave, which sets
 * everything that it has, and the one of this game.
 */

#pragma once

#include <adwaita.h>

#define DUB_TYPE_DEAL_ROW (dub_deal_row_get_type ())

G_DECLARE_FINAL_TYPE (DubDealRow, dub_deal_row, DUB, DEAL_ROW, AdwExpanderRow)

/* The seed of the game: a random one until another is set. */
guint64 dub_deal_row_get_seed (DubDealRow *self);
void dub_deal_row_set_seed (DubDealRow *self, guint64 seed);

/* Enters a code as the player does. It emits "entered" when a code has set the settings and the
 * seed. */
void dub_deal_row_enter (DubDealRow *self, const char *code);
