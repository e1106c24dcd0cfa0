/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Rules: every rule that the app applies, by subject or by moment, and the signs on the board,
 * with a search. The window stays beside the game, and there is only one.
 */

#pragma once

#include "dub-box.h"
#include "dub-move.h"

#include <adwaita.h>

#define DUB_TYPE_RULES_WINDOW (dub_rules_window_get_type ())

G_DECLARE_FINAL_TYPE (DubRulesWindow, dub_rules_window, DUB, RULES_WINDOW, AdwWindow)

/* In place of ids: shows the signs on the board. */
#define DUB_RULES_SIGNS "signs"

/* Shows the rules, with the colors of this edition. The ids are those of rules to mark,
 * separated by spaces; the first gets the focus. */
void dub_rules_window_present (GtkWindow *parent, DubEdition edition, const char *ids);

/* Shows the rules again in the current language, if they are shown. */
void dub_rules_window_renew (GtkWindow *parent, DubEdition edition);

/* Returns a button, below the reasons for something, that opens the rules where the decision was
 * made: these, with DUB_RULE_NONE where there are fewer. */
GtkWidget *dub_rules_button_new (const guint8 rules[DUB_MAX_MOVE_RULES]);
