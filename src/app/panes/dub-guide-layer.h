/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The layer of the guide over the board: it has the note whose spot is "board", and puts it beside
 * the spaces that the lesson speaks of.
 */

#pragma once

#include "dub-guide-note.h"

G_BEGIN_DECLS

/* The note is in an overlay whose child has the board, and has its view. */
void dub_guide_layer_attach (DubGuideNote *note);

G_END_DECLS
