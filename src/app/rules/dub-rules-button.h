/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A button below the reasons for something that opens the Rules where the decision was made.
 */

#pragma once

#include "dub-move.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Marks these rules, DUB_RULE_NONE where there are fewer, and focuses the first. */
GtkWidget *dub_rules_button_new (const guint8 rules[DUB_MAX_MOVE_RULES]);

G_END_DECLS
