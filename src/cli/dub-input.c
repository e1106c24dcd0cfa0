/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-input.h"

#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifdef DUB_HAVE_READLINE
#include <errno.h>
#include <readline/history.h>
#include <readline/readline.h>
#include <signal.h>
#include <sys/select.h>

enum { MAX_HISTORY = 500, FOLDER_MODE = 0700 };

static struct {
  DubInputComplete complete;
  gpointer data;
  char *history; /* owned; the file, NULL if a pipe or a dumb terminal is read */
  char *line;    /* owned; the line that was ended */
  gboolean ended;
} input;

/* Set by signals, read by the loop. */
static volatile sig_atomic_t interrupted, resized, resumed, stopped;

static void
on_signal (int number)
{
  if (number == SIGINT)
    interrupted = 1;
  else if (number == SIGWINCH)
    resized = 1;
  else if (number == SIGCONT)
    resumed = 1;
  else
    stopped = 1;
}

/* Returns the candidates as readline wants them: what they have in common comes first, and
 * readline frees everything. */
static char **
dup_matches (char **candidates)
{
  guint n = g_strv_length (candidates);
  char **matches = calloc (n + 2, sizeof *matches);
  gsize common;

  if (n == 0 || matches == NULL) {
    free (matches);
    return NULL;
  }
  common = strlen (candidates[0]);
  for (guint i = 0; i < n; i++) {
    gsize same = 0;

    while (same < common && candidates[i][same] == candidates[0][same])
      same++;
    common = same;
    matches[i + 1] = strdup (candidates[i]);
  }
  matches[0] = strndup (candidates[0], common);
  if (n == 1) {
    free (matches[1]);
    matches[1] = NULL;
  }

  return matches;
}

static char **
complete (const char *word, int start, int end)
{
  g_autofree char *begin = g_strndup (rl_line_buffer, (gsize) start);
  g_auto (GStrv) before = g_regex_split_simple ("[ \t]+", g_strstrip (begin), G_REGEX_RAW, 0);
  g_auto (GStrv) candidates = NULL;
  gboolean files = FALSE;

  if (*begin == '\0')
    g_clear_pointer (&before[0], g_free);
  candidates = input.complete (input.data, before, word, &files);
  /* Readline completes names of files by itself, unless it is told that all is done. */
  rl_attempted_completion_over = !files;

  return files ? NULL : dup_matches (candidates);
}

static void
on_line (char *line)
{
  rl_callback_handler_remove ();
  input.ended = TRUE;
  if (line == NULL) {
    fputc ('\n', rl_outstream);
    return;
  }
  if (*line != '\0') {
    HIST_ENTRY *last = history_length > 0 ? history_get (history_base + history_length - 1) : NULL;

    if (last == NULL || strcmp (last->line, line) != 0)
      add_history (line);
  }
  input.line = g_strdup (line);
  free (line);
}

/* The line is dropped, but Up brings it back. */
static void
drop_line (const char *prompt)
{
  if (*rl_line_buffer != '\0')
    add_history (rl_line_buffer);
  fputs ("^C\n", rl_outstream);
  rl_callback_sigcleanup ();
  rl_callback_handler_remove ();
  rl_callback_handler_install (prompt, on_line);
}

static void
heed_signals (const char *prompt)
{
  if (interrupted)
    drop_line (prompt);
  if (resized)
    rl_resize_terminal ();
  if (resumed) {
    rl_prep_terminal (1);
    rl_forced_update_display ();
  }
  if (stopped) {
    rl_callback_handler_remove ();
    input.ended = TRUE;
  }
  interrupted = resized = resumed = 0;
}

static char *
edit (const char *prompt)
{
  static const int signals[] = { SIGINT, SIGWINCH, SIGCONT, SIGTERM, SIGHUP };
  struct sigaction before[G_N_ELEMENTS (signals)], action = { .sa_handler = on_signal };
  sigset_t blocked, unblocked;

  /* Signals come only while nothing is done but waiting, so that none is missed. */
  sigemptyset (&blocked);
  for (guint i = 0; i < G_N_ELEMENTS (signals); i++) {
    sigaddset (&blocked, signals[i]);
    sigaction (signals[i], &action, &before[i]);
  }
  sigprocmask (SIG_BLOCK, &blocked, &unblocked);

  input.ended = FALSE;
  rl_callback_handler_install (prompt, on_line);
  while (!input.ended) {
    fd_set keys;
    int n;

    FD_ZERO (&keys);
    FD_SET (STDIN_FILENO, &keys);
    n = pselect (STDIN_FILENO + 1, &keys, NULL, NULL, NULL, &unblocked);
    if (n > 0)
      rl_callback_read_char ();
    else if (n < 0 && errno != EINTR)
      stopped = 1;
    heed_signals (prompt);
  }

  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    sigaction (signals[i], &before[i], NULL);
  sigprocmask (SIG_SETMASK, &unblocked, NULL);

  return g_steal_pointer (&input.line);
}

static void
begin_editing (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_state_dir (), "dubarry", NULL);

  g_mkdir_with_parents (folder, FOLDER_MODE);
  input.history = g_build_filename (folder, "history", NULL);
  using_history ();
  stifle_history (MAX_HISTORY);
  read_history (input.history);
  rl_readline_name = "dubarry-cli";
  rl_catch_signals = 0;
  rl_catch_sigwinch = 0;
  rl_attempted_completion_function = complete;
  rl_completer_word_break_characters = " \t";
}
#endif

static gboolean
is_person (void)
{
  const char *terminal = g_getenv ("TERM");

  return isatty (STDIN_FILENO) && isatty (STDOUT_FILENO) && terminal != NULL &&
         !g_str_equal (terminal, "dumb");
}

gboolean
dub_input_begin (DubInputComplete complete_word, gpointer data)
{
#ifdef DUB_HAVE_READLINE
  input.complete = complete_word;
  input.data = data;
  if (is_person ())
    begin_editing ();
#endif

  return isatty (STDIN_FILENO);
}

char *
dub_input_read (const char *prompt)
{
  char *line = NULL;
  size_t size = 0;

#ifdef DUB_HAVE_READLINE
  if (input.history != NULL)
    return edit (prompt);
#endif
  if (isatty (STDIN_FILENO))
    fputs (prompt, stdout);
  fflush (stdout);
  if (getline (&line, &size, stdin) < 0) {
    free (line);
    return NULL;
  }
  line[strcspn (line, "\n")] = '\0';

  return line;
}

void
dub_input_end (void)
{
#ifdef DUB_HAVE_READLINE
  if (input.history != NULL)
    write_history (input.history);
  g_clear_pointer (&input.history, g_free);
#endif
}
