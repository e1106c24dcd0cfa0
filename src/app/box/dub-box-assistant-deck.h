/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Her 25 cards: the one being entered, its options, and those already entered. Its actions
 * are "box.pick", that of a DubCardPad, and "box.show-card".
 */

#pragma once

#include "dub-box-draft.h"

#include <adwaita.h>

#define DUB_TYPE_BOX_DECK (dub_box_deck_get_type ())

G_DECLARE_FINAL_TYPE (DubBoxDeck, dub_box_deck, DUB, BOX_DECK, AdwBin)

GtkWidget *dub_box_deck_new (const DubBox *box);

/* Hall and Jewelry of the card, to be shown where they stay visible. */
GtkWidget *dub_box_deck_get_feet (DubBoxDeck *self);

void dub_box_deck_update (DubBoxDeck *self, const DubBoxDraft *draft);
