/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A picker for her card on the table, with one press or by typing some letters and Enter:
 * of the cards that are known those still to come first, then those seen since the last shuffle.
 * Any other card is entered on a keypad.
 */

#pragma once

#include "dub-session.h"

#include <adwaita.h>

#define DUB_TYPE_CARD_PICKER (dub_card_picker_get_type ())

G_DECLARE_FINAL_TYPE (DubCardPicker, dub_card_picker, DUB, CARD_PICKER, AdwBin)

/* DUB_MOVE_PLAY_CARD or DUB_MOVE_TELL_CARD. The session is not owned. */
GtkWidget *dub_card_picker_new (DubSession *session, DubVerb verb);
