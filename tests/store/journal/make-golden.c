/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * make-golden FOLDER
 *
 * Writes the golden journals, files of a whole game of every kind. test-journal-golden.c decides
 * their entries again. Renew them only after a deliberate change of the rules or of the journal
 * format, with
 *
 *   cd tests/store/journal && PATH-OF-THE-BUILD/make-golden golden
 *
 * then read the changes in `git diff`.
 */

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
  { "base", "deluxe", { .seed = 1, .count_candidate = TRUE }, SCRIPT_FILL },
  { "jewelry-box",
    "deluxe",
    { .seed = 27, .expansions = JEWELRY_BOX, .count_candidate = TRUE },
    SCRIPT_FILL },
  { "all-modules",
    "deluxe",
    { .seed = 23, .expansions = ALL_EXPANSIONS, .second_place = TRUE },
    0 },
  { "classic", "classic", { .seed = 4, .count_candidate = TRUE }, SCRIPT_FILL },
  { "way-table",
    "deluxe",
    { .seed = 5, .expansions = JEWELRY_BOX, .count_candidate = TRUE, .draw_mode = DUB_DRAW_TABLE },
    SCRIPT_FILL },
  { "way-learn",
    "deluxe",
    { .seed = 33,
      .expansions = ALL_EXPANSIONS,
      .count_candidate = TRUE,
      .draw_mode = DUB_DRAW_LEARN },
    SCRIPT_FILL | SCRIPT_CORRECTION | SCRIPT_UNDO },
  { "corrections",
    "deluxe",
    { .seed = 123, .expansions = ALL_EXPANSIONS, .count_candidate = TRUE },
    SCRIPT_FILL | SCRIPT_CORRECTION | SCRIPT_UNDO },
  { "odd-box",
    "classic",
    { .seed = 83, .expansions = JEWELRY_BOX, .count_candidate = TRUE },
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
  script_vary_box (script);
  history = growing_play (growing, script, golden->file, 0);
  if (!g_file_set_contents (path, growing->text->str, -1, &error))
    g_error ("%s", error->message);
  printf ("%s: %u entries, %" G_GSIZE_FORMAT " bytes\n", path, dub_history_get_n_entries (history),
          growing->text->len);
}

int
main (int argc, char **argv)
{
  if (argc != 2) {
    g_printerr ("usage: make-golden FOLDER\n");
    return 2;
  }
  for (guint i = 0; i < G_N_ELEMENTS (goldens); i++)
    make (&goldens[i], argv[1]);

  return 0;
}
