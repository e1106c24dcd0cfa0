/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Accepted means sound: files that are changed at random, by the grammar of their
 * kind. What a loader refuses needs a reason that can be read; what it accepts is
 * played to the end through everything that a player meets.
 */

#pragma once

#include "dub-rng.h"

G_BEGIN_DECLS

/* The file of the case under way; it stays when a case fails. */
const char *sound_get_input (void);

/* One case, the same each time for the same rng. TRUE if the file was accepted. */
typedef gboolean (*SoundCase) (DubRng *rng);

gboolean sound_journal (DubRng *rng);
gboolean sound_box (DubRng *rng);
gboolean sound_scenario (DubRng *rng);

/* What all cases of a kind begin with. */
void sound_journal_prepare (void);
void sound_box_prepare (void);
void sound_scenario_prepare (void);

/* The folder with the files of the tests. */
char *sound_get_path (const char *file) G_GNUC_WARN_UNUSED_RESULT;
char *sound_read (const char *file) G_GNUC_WARN_UNUSED_RESULT;

/* The names of the files in a folder, with the folder, in their order. */
GPtrArray *sound_list (const char *folder, const char *suffix);

/* That an error is there, and is one line of text. */
void sound_check_refusal (const GError *error);

G_END_DECLS
