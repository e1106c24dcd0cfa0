/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The button of an action of yours: its sign and name, and below them its price, or who can do it.
 * One that is not open can still be pressed, and knows why it does nothing.
 */

#pragma once

#include "dub-your-actions.h"

#include <gtk/gtk.h>

#define DUB_TYPE_ACTION_CHIP (dub_action_chip_get_type ())

G_DECLARE_FINAL_TYPE (DubActionChip, dub_action_chip, DUB, ACTION_CHIP, GtkButton)

/* DUB_ACTION_NONE is for the specialized Apprentice, whom any card can hire. */
GtkWidget *dub_action_chip_new (DubAction action);

DubAction dub_action_chip_get_action (DubActionChip *self);

void dub_action_chip_show (DubActionChip *self, const DubGame *game, const DubYourAction *sum);
void dub_action_chip_show_specialist (DubActionChip *self, const DubState *state, gboolean is_open);

/* Returns why the action is not open, or NULL. */
const char *dub_action_chip_get_reason (DubActionChip *self);
