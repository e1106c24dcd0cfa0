/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All that the player has, in one archive (dub-archive.h): games with their notes, profiles with
 * what was entered so far, and settings. What is in the trash stays there.
 */

#pragma once

#include <gio/gio.h>

#include "dub-worker.h"

typedef struct {
  guint n_games; /* that were written, or are new here; profiles do not count */
  guint n_profiles;
  guint n_here;     /* that were here already, both together */
  guint n_left_out; /* that cannot be read, and were not written */
} DubDataCounts;

/* Settings are text, or NULL, so that this can run beside the main loop. The job, which may be
 * NULL, counts files. */
gboolean dub_data_export (const char *path, const char *settings, DubDataCounts *counts,
                          DubJob *job, GError **error);

/* Nothing is replaced: what is here already is skipped, and what has the id of something else gets
 * another one. An archive that is not whole and valid changes nothing. *settings are those of the
 * archive, or NULL; where they name a game or profile in quotes, it is by the id that it has here.
 */
gboolean dub_data_import (const char *path, char **settings, DubDataCounts *counts, DubJob *job,
                          GError **error);

/* Returns what the player has set, a line each, as "color-scheme='dark'". */
char *dub_data_print_settings (GSettings *settings) G_GNUC_WARN_UNUSED_RESULT;

/* Sets what the player has not set here. What is not understood is passed over. */
void dub_data_take_settings (GSettings *settings, const char *text);
