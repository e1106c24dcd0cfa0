/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Picks the card of hers that the table shows, with one press or some letters and
 * Enter: the most likely ones first, then those that have been seen since the last
 * shuffle. A card that the box's list lacks can be put together.
 */

#pragma once

#include "dub-session.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define DUB_TYPE_CARD_PICKER (dub_card_picker_get_type ())

G_DECLARE_FINAL_TYPE (DubCardPicker, dub_card_picker, DUB, CARD_PICKER, AdwBin)

/* DUB_ACTION_REVEAL or DUB_ACTION_REPORT. The session is not owned. */
GtkWidget *dub_card_picker_new (DubSession *session, DubActionType type);

/* Any action with a card, DUB_ACTION_DEVIATE included: the card that is picked
 * is put into it. */
GtkWidget *dub_card_picker_new_for_action (DubSession *session, const DubAction *action);

G_END_DECLS
