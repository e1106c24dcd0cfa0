/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A field for the player's note about a game. It is saved when the focus leaves it, and when it
 * is no longer shown.
 */

#pragma once

#include "dub-pane.h"

#define DUB_TYPE_NOTE_BOX (dub_note_box_get_type ())

G_DECLARE_FINAL_TYPE (DubNoteBox, dub_note_box, DUB, NOTE_BOX, DubPane)
