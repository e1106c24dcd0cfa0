/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A step: its number, the instruction, and in Madame du Barry's turn the reason and a menu
 * for what was done instead.
 */

#pragma once

#include "dub-session.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define DUB_TYPE_ORDER_ROW (dub_order_row_get_type ())

G_DECLARE_FINAL_TYPE (DubOrderRow, dub_order_row, DUB, ORDER_ROW, GtkWidget)

/* An instruction without a reason. */
GtkWidget *dub_order_row_new (guint number, const char *sentence);

/* The index-th step of her turn. */
GtkWidget *dub_order_row_new_for_turn (DubSession *session, guint index, const char *sentence);

G_END_DECLS
