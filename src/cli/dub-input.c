/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-input.h"

#include "config.h"
#include "dub-screen.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifdef DUB_HAVE_READLINE
#include <readline/history.h>
#include <readline/readline.h>
#include <termios.h>

enum { MAX_HISTORY = 500, FOLDER_MODE = 0700, CTRL_C = 3 };

static struct {
  DubInputComplete complete;
  gpointer data;
  char **candidates; /* owned; of the word that is being completed */
  char *history;     /* owned; the file, NULL if a pipe or a dumb terminal is read */
} input;

/* Returns the next candidate, which readline frees. */
static char *
generate (const char *word, int n_before)
{
  static guint next;

  if (n_before == 0)
    next = 0;

  return input.candidates[next] != NULL ? strdup (input.candidates[next++]) : NULL;
}

static char **
complete (const char *word, int start, int end)
{
  g_autofree char *begin = g_strndup (rl_line_buffer, (gsize) start);
  g_auto (GStrv) before = g_regex_split_simple ("[ \t]+", g_strstrip (begin), G_REGEX_RAW, 0);
  gboolean files = FALSE;

  if (*begin == '\0')
    g_clear_pointer (&before[0], g_free);
  g_strfreev (input.candidates);
  input.candidates = input.complete (input.data, before, word, &files);
  /* Readline completes names of files by itself, unless it is told that all is done. */
  rl_attempted_completion_over = !files;

  return files ? NULL : rl_completion_matches (word, generate);
}

/* Ctrl+C is a key while a line is edited, and no signal that ends the program. */
static void
prepare_terminal (int meta)
{
  struct termios settings;

  rl_prep_terminal (meta);
  if (tcgetattr (STDIN_FILENO, &settings) == 0) {
    settings.c_cc[VINTR] = _POSIX_VDISABLE;
    tcsetattr (STDIN_FILENO, TCSADRAIN, &settings);
  }
}

/* The line is dropped, but Up brings it back. */
static int
drop_line (int count, int key)
{
  if (*rl_line_buffer != '\0')
    add_history (rl_line_buffer);
  using_history (); /* Up begins at its end */
  fputs ("^C\n", rl_outstream);
  rl_replace_line ("", 1);
  rl_on_new_line ();

  return 0;
}

/* Every line is written to the history at once, as a terminal may be closed. */
static void
remember (const char *line)
{
  HIST_ENTRY *last = history_length > 0 ? history_get (history_base + history_length - 1) : NULL;

  if (*line == '\0' || (last != NULL && strcmp (last->line, line) == 0))
    return;
  add_history (line);
  write_history (input.history);
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
  rl_prep_term_function = prepare_terminal;
  rl_bind_key (CTRL_C, drop_line);
  rl_attempted_completion_function = complete;
  rl_completer_word_break_characters = " \t";
}
#endif

gboolean
dub_input_begin (DubInputComplete complete_word, gpointer data)
{
#ifdef DUB_HAVE_READLINE
  input.complete = complete_word;
  input.data = data;
  if (isatty (STDIN_FILENO) && isatty (STDOUT_FILENO) && !dub_screen_is_dumb ())
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
  if (input.history != NULL) {
    line = readline (prompt);
    if (line != NULL)
      remember (line);
    else
      fputc ('\n', rl_outstream);
    return line;
  }
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
