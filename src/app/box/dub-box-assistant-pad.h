/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The keys by which the player enters the box in the assistant.
 */

#pragma once

#include "dub-box-draft.h"

#include <adwaita.h>

/* Buttons for the values that can be printed at a place. Each activates the action "box.enter" with
 * its value. Values can also be typed: digits, or the first letter of a word. */
#define DUB_TYPE_BOX_PAD (dub_box_pad_get_type ())

G_DECLARE_FINAL_TYPE (DubBoxPad, dub_box_pad, DUB, BOX_PAD, AdwBin)

/* Offers the possible values of a field; none if it is NULL. */
void dub_box_pad_update (DubBoxPad *self, const DubBox *box, const DubField *field);

/* Gets the value for a key, taking earlier digits into account. Returns FALSE if there is none. */
gboolean dub_box_pad_type (DubBoxPad *self, gunichar key, guint *value);

/* Her 25 cards: the one being entered, its options, and those already entered. Its actions are
 * "box.pick", that of a DubCardPad, and "box.show-card". */
#define DUB_TYPE_BOX_DECK (dub_box_deck_get_type ())

G_DECLARE_FINAL_TYPE (DubBoxDeck, dub_box_deck, DUB, BOX_DECK, AdwBin)

GtkWidget *dub_box_deck_new (const DubBox *box);

/* Hall and Jewelry of the card, to be shown where they stay visible. */
GtkWidget *dub_box_deck_get_feet (DubBoxDeck *self);

void dub_box_deck_update (DubBoxDeck *self, const DubBoxDraft *draft);
