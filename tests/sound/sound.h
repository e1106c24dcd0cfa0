/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Accepted means sound. Cases change files at random, by the grammar of their kind. A loader needs
 * a readable reason to refuse one; if it accepts, the case plays the game to its end and shows
 * everything that a player sees.
 */

#pragma once

#include "dub-rng.h"

G_BEGIN_DECLS

/* Returns the file of the current case; it stays when the case fails. */
const char *sound_get_input (void);

/* Runs one case, which the rng determines. Returns TRUE if the file was accepted. */
typedef gboolean (*SoundCase) (DubRng *rng);

gboolean sound_journal (DubRng *rng);
gboolean sound_box (DubRng *rng);
gboolean sound_scenario (DubRng *rng);

/* Prepares all cases of a kind. */
void sound_journal_prepare (void);
void sound_box_prepare (void);
void sound_scenario_prepare (void);

/* Returns the path of a file of the tests. */
char *sound_get_path (const char *file) G_GNUC_WARN_UNUSED_RESULT;
char *sound_read (const char *file) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the sorted paths of the files in a folder. */
GPtrArray *sound_list (const char *folder, const char *suffix);

/* Asserts that there is an error, which is one line of text. */
void sound_check_refusal (const GError *error);

G_END_DECLS
