/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * sound [--seed N] [--count N | --seconds N] [--keep-going] [KIND...]
 *
 * Runs so many cases of each kind, or for so many seconds. Case n of a seed is the same on every
 * machine: `--seed S --only n` repeats it. The file of the case is in SOUND_INPUT, or below the
 * data folder, where a failing case leaves it. With --keep-going each case has a separate process,
 * and the output lists all failing cases. G_TEST_SRCDIR is the folder of the tests.
 */

#include "sound.h"

#include "dub-text.h"

#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { EXIT_REFUSED = 3 };

typedef struct {
  const char *name;
  void (*prepare) (void);
  SoundCase run;
} Kind;

static const Kind kinds[] = {
  { "journal", sound_journal_prepare, sound_journal },
  { "box", sound_box_prepare, sound_box },
  { "scenario", sound_scenario_prepare, sound_scenario },
};

static const char *const languages[] = { "en", "fr", "uk", "en@classic" };

static guint64 seed = 1;
static int count = 100;
static int seconds = 0;
static int only = -1;
static gboolean keep_going;
static char **names;

static GOptionEntry options[] = {
  { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "Which cases", "N" },
  { "count", 0, 0, G_OPTION_ARG_INT, &count, "How many of each kind", "N" },
  { "seconds", 0, 0, G_OPTION_ARG_INT, &seconds, "For how long, each kind", "N" },
  { "only", 0, 0, G_OPTION_ARG_INT, &only, "One case alone", "N" },
  { "keep-going", 0, 0, G_OPTION_ARG_NONE, &keep_going, "List all cases that fail", NULL },
  { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &names, NULL, "KIND..." },
  G_OPTION_ENTRY_NULL,
};

static const char *now_kind;
static guint now_case;

const char *
sound_get_input (void)
{
  static char *path;

  if (path == NULL)
    path = g_getenv ("SOUND_INPUT") != NULL
               ? g_strdup (g_getenv ("SOUND_INPUT"))
               : g_build_filename (g_get_user_data_dir (), "input", NULL);

  return path;
}

char *
sound_get_path (const char *file)
{
  return g_build_filename (g_getenv ("G_TEST_SRCDIR"), file, NULL);
}

char *
sound_read (const char *file)
{
  g_autofree char *path = sound_get_path (file);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  if (!g_file_get_contents (path, &text, NULL, &error))
    g_error ("%s", error->message);

  return text;
}

static gint
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

GPtrArray *
sound_list (const char *folder, const char *suffix)
{
  g_autofree char *path = sound_get_path (folder);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  GPtrArray *list = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, suffix))
      g_ptr_array_add (list, g_build_filename (folder, name, NULL));
  g_assert_cmpuint (list->len, >, 0);
  g_ptr_array_sort (list, compare_names);

  return list;
}

void
sound_check_refusal (const GError *error)
{
  g_assert_nonnull (error);
  g_assert_cmpuint (strlen (error->message), >, 0);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  for (const char *at = error->message; *at != '\0'; at = g_utf8_next_char (at))
    g_assert_false (g_unichar_iscntrl (g_utf8_get_char (at)));
}

/* Handles a fatal signal: prints the case, then lets the signal end the program. */
static void
say_case (int number)
{
  char line[120];
  int length = g_snprintf (line, sizeof line, "sound: %s --seed %" G_GUINT64_FORMAT " --only %u\n",
                           now_kind, seed, now_case);

  if (write (STDERR_FILENO, line, (gsize) length) == length)
    signal (number, SIG_DFL);
  raise (number);
}

static gboolean
run_case (const Kind *kind, guint n)
{
  DubRng rng = dub_rng_for (seed, DUB_RANDOM_FILL, n);

  now_case = n;
  dub_text_set_language (languages[n % G_N_ELEMENTS (languages)]);

  return kind->run (&rng);
}

/* Returns FALSE if the case failed. */
static gboolean
run_apart (const Kind *kind, guint n, gboolean *accepted)
{
  pid_t child = fork ();
  int status;

  if (child == 0)
    _exit (run_case (kind, n) ? 0 : EXIT_REFUSED);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  *accepted = WIFEXITED (status) && WEXITSTATUS (status) == 0;

  return *accepted || (WIFEXITED (status) && WEXITSTATUS (status) == EXIT_REFUSED);
}

static gboolean
run (const Kind *kind)
{
  guint n = 0, n_accepted = 0, n_failed = 0;
  gint64 end;

  now_kind = kind->name;
  kind->prepare ();
  end = g_get_monotonic_time () + seconds * G_USEC_PER_SEC;
  if (only >= 0) {
    g_print ("%s: %s\n", kind->name, run_case (kind, (guint) only) ? "accepted" : "refused");
    return TRUE;
  }
  for (; seconds > 0 ? g_get_monotonic_time () < end : n < (guint) count; n++) {
    gboolean accepted = FALSE;

    if (!keep_going)
      accepted = run_case (kind, n);
    else if (!run_apart (kind, n, &accepted)) {
      g_print ("%s: --seed %" G_GUINT64_FORMAT " --only %u failed\n", kind->name, seed, n);
      n_failed++;
    }
    n_accepted += accepted;
  }
  g_print ("%s: %u changed, %u accepted and sound, %u failed\n", kind->name, n, n_accepted,
           n_failed);

  return n_accepted > 0 && n_accepted < n && n_failed == 0;
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  gboolean good = TRUE;

  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error)) {
    g_printerr ("sound: %s\n", error->message);
    return 2;
  }
  g_log_set_always_fatal (
      (GLogLevelFlags) (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING));
  signal (SIGABRT, say_case);
  signal (SIGTRAP, say_case);
  dub_text_init ();

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (names == NULL || g_strv_contains ((const char *const *) names, kinds[i].name))
      good = run (&kinds[i]) && good;

  return good ? 0 : 1;
}
