/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A picker for her card on the table, with one press or by typing some letters and Enter:
 * of the cards that are known those still to come first, then those seen since the last shuffle.
 * Any other card is entered on a keypad.
 */

#pragma once

#include "dub-box-draft.h"
#include "dub-session.h"

#include <adwaita.h>

#define DUB_TYPE_CARD_PICKER (dub_card_picker_get_type ())

G_DECLARE_FINAL_TYPE (DubCardPicker, dub_card_picker, DUB, CARD_PICKER, AdwBin)

/* DUB_MOVE_PLAY_CARD or DUB_MOVE_TELL_CARD. The session is not owned. */
GtkWidget *dub_card_picker_new (DubSession *session, DubVerb verb);

/* The keypad for a card of hers: its action, and Hall and Jewelry at its bottom. Each button
 * activates an action with the part of a card, as dub_card_pad_get_picked () reads it. */
#define DUB_TYPE_CARD_PAD (dub_card_pad_get_type ())

G_DECLARE_FINAL_TYPE (DubCardPad, dub_card_pad, DUB, CARD_PAD, GtkBox)

/* Return which choice a target is for, and the card with it. A target is (y: a DubPick, y: a
 * DubCardAction, y: n, a hall or a symbol, y: the side). */
DubPick dub_card_pad_get_pick (GVariant *target);
DubCard dub_card_pad_get_picked (DubCard card, GVariant *target);

/* The name of the action is static, with the type "(yyyy)". */
GtkWidget *dub_card_pad_new (const DubBox *box, const char *action, gboolean with_jewelry);

/* Hall and Jewelry of the card, to be shown where they stay visible. */
GtkWidget *dub_card_pad_get_feet (DubCardPad *self);

/* Marks the parts of the card that were picked so far. */
void dub_card_pad_show (DubCardPad *self, DubCard card, guint picks);

/* Adds a line of buttons below a title, and returns it. */
GtkWidget *dub_card_pad_add_line (GtkWidget *page, const char *title);
