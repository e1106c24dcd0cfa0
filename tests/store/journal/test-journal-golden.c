/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Recorded games (make-golden.c) can be read, and deciding their entries again gives the same
 * events. A changed copy is either a whole game or an error that names the line; it never causes a
 * crash.
 */

#include "damage-fixture.h"
#include "dub-game-file.h"
#include "dub-names.h"
#include "dub-score.h"
#include "history-fixture.h"
#include "script.h"
#include "seal.h"
#include "seeds-fixture.h"

#include <string.h>

enum { N_GOLDENS = 8, MAX_SIZE = 110000, N_FLIPS = 1500, N_FLIPS_THOROUGH = 50000, N_MOVES = 6 };

typedef struct {
  char *path; /* owned */
  char *text; /* owned */
  gsize length;
} Golden;

static GArray *goldens;

static void
test_golden (gconstpointer data)
{
  const Golden *golden = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (DubJournal) journal = dub_journal_parse (golden->text, golden->length, &error), again;
  g_autofree char *file = g_path_get_basename (golden->path), *text = NULL;
  const DubGame *game;

  g_assert_no_error (error);
  g_assert_cmpuint (journal->n_torn, ==, 0);
  g_assert_cmpuint (golden->length, <, MAX_SIZE);
  g_assert_true (g_str_has_prefix (file, journal->name));
  game = dub_history_get_game (journal->history);
  g_assert_cmpuint (game->state.phase, ==, DUB_PHASE_OVER);
  g_assert_cmpuint (game->state.round, ==, DUB_N_ROUNDS);
  script_assert_decided (journal->history);
  for (guint i = 0; i < dub_history_get_n_entries (journal->history); i++)
    g_assert_true (dub_read_back_is_decided (journal->history, i));

  text = dub_journal_print (journal);
  again = dub_journal_parse (text, strlen (text), NULL);
  script_assert_same (again->history, journal->history);
}

/* Plays on after reading: performs some legal moves, and reads the result again. */
static void
go_on (DubJournal *journal, DubRng *rng)
{
  g_autoptr (DubJournal) again = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  for (guint i = 0; i < N_MOVES; i++) {
    DubMove legal[64];
    guint n = dub_game_list_legal (dub_history_get_game (journal->history), NULL, legal, 64);

    if (n == 0)
      break;
    history_perform (journal->history, &legal[dub_rng_below (rng, n)], NULL);
  }
  text = dub_journal_print (journal);
  again = dub_journal_parse (text, strlen (text), &error);
  g_assert_no_error (error);
  script_assert_same (again->history, journal->history);
}

/* The text is sealed, so that the reader judges the lines themselves; test-damage.c covers unsealed
 * texts. */
static void
check_changed (const char *text, gsize length, DubRng *rng)
{
  g_autoptr (GString) sealed = g_string_new_len (text, (gssize) length);
  g_autoptr (GError) error = NULL;
  g_autoptr (DubJournal) journal = NULL;

  seal_journal (sealed);
  journal = dub_journal_parse (sealed->str, sealed->len, &error);
  if (journal == NULL) {
    damage_assert_error (error, sealed->str, sealed->len, 1);
    return;
  }
  g_assert_no_error (error);
  g_assert_cmpuint (journal->length, <=, sealed->len);
  g_assert_true ((journal->n_torn == 0) == (journal->length == sealed->len));
  go_on (journal, rng);
}

/* Half of the bytes have a meaning in this format. */
static char
pick_byte (DubRng *rng)
{
  static const char bytes[] = { ' ', '=', ':', ',', '\n', '-', '0', '1', '9', '?', '%', '\0' };

  if (dub_rng_below (rng, 2) == 0)
    return bytes[dub_rng_below (rng, G_N_ELEMENTS (bytes))];

  return (char) dub_rng_below (rng, 256);
}

/* The box takes much of a file but is one line, so most damage goes to the other lines. */
static gsize
pick_place (const Golden *golden, DubRng *rng)
{
  const char *box = strstr (golden->text, "\nbox ");
  const char *after = strchr (box + 1, '\n');
  gsize skip = dub_rng_below (rng, 8) == 0 ? 0 : (gsize) (after - golden->text);

  return skip + dub_rng_below (rng, (guint) (golden->length - skip));
}

static void
check_flip (guint32 seed)
{
  DubRng rng = dub_rng_for (seed, DUB_RANDOM_FILL, 0);
  const Golden *golden = &g_array_index (goldens, Golden, dub_rng_below (&rng, goldens->len));
  g_autofree char *text = g_memdup2 (golden->text, golden->length);

  for (guint n = 1 + dub_rng_below (&rng, 2); n > 0; n--) {
    gsize at = pick_place (golden, &rng);

    text[at] = pick_byte (&rng);
  }
  check_changed (text, golden->length, &rng);
}

static void
test_flips (void)
{
  test_seeds_run (check_flip, N_FLIPS, N_FLIPS_THOROUGH);
}

/* Deletes, duplicates or moves a line. */
static void
check_lines (guint32 seed)
{
  DubRng rng = dub_rng_for (seed, DUB_RANDOM_FILL, 1);
  const Golden *golden = &g_array_index (goldens, Golden, dub_rng_below (&rng, goldens->len));
  g_auto (GStrv) lines = g_strsplit (golden->text, "\n", -1);
  guint n = g_strv_length (lines) - 1;
  guint from = dub_rng_below (&rng, n), to = dub_rng_below (&rng, n);
  guint what = dub_rng_below (&rng, 3);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n; i++) {
    if (what > 0 && i == to)
      g_string_append_printf (text, "%s\n", lines[from]);
    if (i != from || what == 1)
      g_string_append_printf (text, "%s\n", lines[i]);
  }
  check_changed (text->str, text->len, &rng);
}

static void
test_lines (void)
{
  test_seeds_run (check_lines, N_FLIPS / 2, N_FLIPS_THOROUGH / 2);
}

static void
clear_golden (gpointer data)
{
  Golden *golden = data;

  g_free (golden->path);
  g_free (golden->text);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  return strcmp (((const Golden *) a)->path, ((const Golden *) b)->path);
}

/* Together, the games contain each kind of event, and each kind of move. */
static void
test_every_event (void)
{
  gboolean is_there[DUB_N_EVENTS] = { FALSE }, is_made[DUB_N_VERBS] = { FALSE };

  for (guint i = 0; i < goldens->len; i++) {
    const Golden *golden = &g_array_index (goldens, Golden, i);
    g_autoptr (DubJournal) journal = dub_journal_parse (golden->text, golden->length, NULL);

    for (guint j = 0; j < dub_history_get_n_entries (journal->history); j++) {
      DubEntry entry = dub_history_get_entry (journal->history, j);

      for (guint k = 0; k < entry.n_events; k++) {
        is_there[entry.events[k].type] = TRUE;
        if (entry.events[k].type == DUB_EVENT_MOVE)
          is_made[entry.events[k].move.verb] = TRUE;
      }
    }
  }
  for (DubEventType type = 0; type < DUB_N_EVENTS; type++)
    if (!is_there[type])
      g_error ("no golden journal has an event of type %u", type);
  for (DubVerb verb = 0; verb < DUB_N_VERBS; verb++)
    if (!is_made[verb])
      g_error ("no golden journal has “%s”", dub_name_get (DUB_SET_VERB, verb));
}

static void
load_goldens (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "golden", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  goldens = g_array_new (FALSE, TRUE, sizeof (Golden));
  g_array_set_clear_func (goldens, clear_golden);
  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL) {
    Golden golden = { .path = g_build_filename (folder, name, NULL) };

    g_assert_true (g_file_get_contents (golden.path, &golden.text, &golden.length, NULL));
    g_array_append_val (goldens, golden);
  }
  g_array_sort (goldens, compare);
  g_assert_cmpuint (goldens->len, >=, N_GOLDENS);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  load_goldens ();
  for (guint i = 0; i < goldens->len; i++) {
    const Golden *golden = &g_array_index (goldens, Golden, i);
    g_autofree char *file = g_path_get_basename (golden->path);
    g_autofree char *path = g_strconcat ("/golden/", file, NULL);

    g_test_add_data_func (path, golden, test_golden);
  }
  g_test_add_func ("/golden/every-event", test_every_event);
  g_test_add_func ("/golden/flips", test_flips);
  g_test_add_func ("/golden/lines", test_lines);
  status = g_test_run ();
  g_array_unref (goldens);

  return status;
}
