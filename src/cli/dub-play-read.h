/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads the arguments of what is typed in a game into the fields of a move. Each returns
 * FALSE if the word is not one.
 */

#pragma once

#include "dub-play-table.h"

G_BEGIN_DECLS

gboolean dub_play_read_place (const DubPlayArgument *self, const char *word, DubMove *move);
gboolean dub_play_read_name (const DubPlayArgument *self, const char *word, DubMove *move);
gboolean dub_play_read_task (const DubPlayArgument *self, const char *word, DubMove *move);
gboolean dub_play_read_crown (const DubPlayArgument *self, const char *word, DubMove *move);
gboolean dub_play_read_card (const DubPlayArgument *self, const char *word, DubMove *move);
gboolean dub_play_read_display (const DubPlayArgument *self, const char *word, DubMove *move);
gboolean dub_play_read_column (const DubPlayArgument *self, const char *word, DubMove *move);
gboolean dub_play_read_amount (const DubPlayArgument *self, const char *word, DubMove *move);

/* A word that is typed as it is in the form. */
gboolean dub_play_read_literal (const char *word, DubMove *move);

G_END_DECLS
