/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What her choice among several pieces or spaces was judged by: the candidates as tiles, in their
 * order on the board, and below each what counted. The chosen one is ringed and the others are
 * struck. It is purely visual: the sentences beside it say the same.
 */

#pragma once

#include "dub-game.h"
#include "dub-turn.h"

#include <gtk/gtk.h>

/* Returns NULL if the step was no such choice. */
GtkWidget *dub_why_table_new (const DubGame *game, const DubTurn *turn, guint step);
