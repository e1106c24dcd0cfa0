/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * make-golden FOLDER SINCE
 *
 * Writes the golden journals: whole games of every kind as files, which test-journal-golden.c
 * decides again. They are made once and kept. Make them again only when the rules have changed on
 * purpose, with
 *
 *   cd tests/store/journal && PATH-OF-THE-BUILD/make-golden golden golden-since
 *
 * and look at what `git diff` shows of it. When the form of the journal changes, the old files stay
 * where they are: a version that was written once has to be read for ever. What they would be
 * today is written to SINCE (decided-since.h).
 */

#include "decided-since.h"
#include "dub-box-file.h"
#include "dub-journal.h"
#include "growing.h"

#include <stdio.h>

typedef struct {
  const char *file;
  const char *box;
  DubSetup setup;
  ScriptFlags flags;
} Golden;

enum {
  ALL_EXPANSIONS = (1u << DUB_N_EXPANSIONS) - 1,
  JEWELRY_BOX = 1u << DUB_EXPANSION_JEWELRY_BOX
};

static const Golden goldens[] = {
  { "yours-base", "deluxe", { .seed = 21, .count_candidate = TRUE }, SCRIPT_FILL },
  { "yours-jewelry-box",
    "deluxe",
    { .seed = 27, .expansions = JEWELRY_BOX, .count_candidate = TRUE },
    SCRIPT_FILL },
  { "yours-all", "deluxe", { .seed = 23, .expansions = ALL_EXPANSIONS, .second_place = TRUE }, 0 },
  { "yours-learn",
    "deluxe",
    { .seed = 24,
      .expansions = ALL_EXPANSIONS,
      .count_candidate = TRUE,
      .draw_mode = DUB_DRAW_LEARN },
    SCRIPT_FILL | SCRIPT_CORRECTION | SCRIPT_UNDO },
  { "yours-odd-box",
    "classic",
    { .seed = 31, .expansions = JEWELRY_BOX, .count_candidate = TRUE },
    SCRIPT_FILL | SCRIPT_ALL },
};

static void
make (const Golden *golden, const char *folder)
{
  g_autofree Script *script = script_new ((guint) golden->setup.seed, golden->flags);
  g_autoptr (Growing) growing = growing_new ();
  g_autoptr (DubHistory) history = NULL;
  g_autofree char *name = g_strconcat (golden->file, ".dubarry", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  script->setup = golden->setup;
  g_assert_true (dub_box_load_shipped (golden->box, &script->boxes[0]));
  script->boxes[1] = script->boxes[0];
  script_make_odd_box (&script->boxes[1]);
  history = growing_play (growing, script, golden->file, 0);
  if (!g_file_set_contents (path, growing->text->str, -1, &error))
    g_error ("%s", error->message);
  printf ("%s: %u entries, %" G_GSIZE_FORMAT " bytes\n", path, dub_history_get_n_entries (history),
          growing->text->len);
}

static gboolean
is_made_here (const char *file)
{
  for (guint i = 0; i < G_N_ELEMENTS (goldens); i++)
    if (g_str_has_prefix (file, goldens[i].file))
      return TRUE;

  return FALSE;
}

static void
compare (const char *file, const char *folder, const char *since)
{
  g_autofree char *from = g_build_filename (folder, file, NULL);
  g_autofree char *to = g_build_filename (since, file, NULL);
  g_autofree char *text = NULL, *differences = NULL;
  g_autoptr (DubJournal) journal = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  if (!g_file_get_contents (from, &text, &length, &error))
    g_error ("%s", error->message);
  journal = dub_journal_parse (text, length, NULL);
  differences = decided_since (journal->history);
  if (!g_file_set_contents (to, differences, -1, &error))
    g_error ("%s", error->message);
}

int
main (int argc, char **argv)
{
  g_autoptr (GDir) dir = NULL;
  const char *file;

  if (argc != 3) {
    g_printerr ("usage: make-golden FOLDER SINCE\n");
    return 2;
  }
  for (guint i = 0; i < G_N_ELEMENTS (goldens); i++)
    make (&goldens[i], argv[1]);
  dir = g_dir_open (argv[1], 0, NULL);
  while ((file = g_dir_read_name (dir)) != NULL)
    if (!is_made_here (file))
      compare (file, argv[1], argv[2]);

  return 0;
}
