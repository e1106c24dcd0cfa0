/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-screen.h"
#include "config.h"
#include "dub-columns.h"
#include "dub-file.h"
#include "dub-text.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { FALLBACK_WIDTH = 80, FALLBACK_HEIGHT = 24, MIN_WIDTH = 20 };

static gboolean is_plain, is_ascii;

static gboolean
get_size (struct winsize *size)
{
  return isatty (STDOUT_FILENO) && ioctl (STDOUT_FILENO, TIOCGWINSZ, size) == 0;
}

guint
dub_screen_get_width (void)
{
  struct winsize size = { 0 };

  if (!get_size (&size))
    return 0;

  return size.ws_col == 0 ? FALLBACK_WIDTH : MAX (size.ws_col, MIN_WIDTH);
}

guint
dub_screen_get_height (void)
{
  struct winsize size = { 0 };

  if (!get_size (&size))
    return 0;

  return size.ws_row == 0 ? FALLBACK_HEIGHT : size.ws_row;
}

static gboolean
is_dumb (void)
{
  const char *terminal = g_getenv ("TERM");

  return terminal == NULL || *terminal == '\0' || g_str_equal (terminal, "dumb");
}

gboolean
dub_screen_has_style (void)
{
  const char *no_color = g_getenv ("NO_COLOR");

  return !is_plain && isatty (STDOUT_FILENO) && !is_dumb () &&
         (no_color == NULL || *no_color == '\0');
}

gboolean
dub_screen_has_lines (void)
{
  return !is_ascii && g_get_charset (NULL);
}

void
dub_screen_set_ascii (void)
{
  is_ascii = TRUE;
}

gboolean
dub_screen_is_plain (void)
{
  return is_plain;
}

void
dub_screen_set_plain (void)
{
  is_plain = TRUE;
}

/* Returns whether this switches colors, as the program itself does. */
static gboolean
is_style (const char *text)
{
  return g_str_has_prefix (text, "\033[") && text[2 + strspn (text + 2, "0123456789;")] == 'm';
}

/* Returns the lines of the text as they fit the width. Names and what was typed may be among them:
 * nothing else that controls a terminal gets there. */
static GString *
wrap (const char *text, gboolean has_style, guint width)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autoptr (GString) clean = g_string_sized_new (strlen (valid));
  GString *wrapped = g_string_new (NULL);

  for (const char *at = valid; *at != '\0'; at = g_utf8_next_char (at)) {
    gunichar c = g_utf8_get_char (at);
    gboolean is_kept = c == '\n' || dub_file_is_plain_character (c) || (has_style && is_style (at));

    g_string_append_unichar (clean, is_kept ? c : ' ');
  }
  dub_columns_append_wrapped (wrapped, clean->str, width);

  return wrapped;
}

gboolean
dub_screen_say (const char *text)
{
  g_autoptr (GString) wrapped = wrap (text, dub_screen_has_style (), dub_screen_get_width ());

  return fputs (wrapped->str, stdout) >= 0 && fflush (stdout) == 0;
}

void
dub_screen_say_line (const char *line)
{
  g_autofree char *text = g_strconcat (line, "\n", NULL);

  dub_screen_say (text);
}

void
dub_screen_complain (const char *line)
{
  g_autoptr (GString) wrapped =
      wrap (line, FALSE, isatty (STDERR_FILENO) ? dub_screen_get_width () : 0);

  fflush (stdout);
  fprintf (stderr, "%s\n", wrapped->str);
}

void
dub_screen_append_bold (GString *out, const char *text)
{
  if (dub_screen_has_style ())
    g_string_append_printf (out, "\033[1m%s\033[m", text);
  else
    g_string_append (out, text);
}

/* Returns the words of the pager's command line; NULL if there is none. */
static char **
dup_pager (void)
{
  const char *name = g_getenv ("PAGER");
  g_autofree char *path = NULL;
  g_auto (GStrv) words = NULL;

  if (name == NULL)
    name = "less";
  if (is_plain || is_dumb () || !isatty (STDIN_FILENO) ||
      !g_shell_parse_argv (name, NULL, &words, NULL))
    return NULL;
  path = g_find_program_in_path (words[0]);

  return path != NULL ? g_steal_pointer (&words) : NULL;
}

/* The pager has the terminal until the player leaves it. */
static gboolean
show_in_pager (char **words, const char *text)
{
  g_autoptr (GSubprocessLauncher) launcher =
      g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDIN_PIPE);
  g_autoptr (GSubprocess) pager = NULL;
  void (*interrupt) (int);
  void (*broken) (int);

  if (g_getenv ("LESS") == NULL)
    g_subprocess_launcher_setenv (launcher, "LESS", "eFRX", TRUE);
  fflush (stdout);
  pager = g_subprocess_launcher_spawnv (launcher, (const char *const *) words, NULL);
  if (pager == NULL)
    return FALSE;

  /* Ctrl+C is for the pager, and it may be left before it has read everything. */
  interrupt = signal (SIGINT, SIG_IGN);
  broken = signal (SIGPIPE, SIG_IGN);
  g_subprocess_communicate_utf8 (pager, text, NULL, NULL, NULL, NULL);
  g_subprocess_wait (pager, NULL, NULL);
  signal (SIGINT, interrupt);
  signal (SIGPIPE, broken);

  return TRUE;
}

gboolean
dub_screen_print (const char *text)
{
  g_autoptr (GString) wrapped = wrap (text, dub_screen_has_style (), dub_screen_get_width ());
  guint n_lines = 1, height = dub_screen_get_height ();

  for (const char *at = wrapped->str; *at != '\0'; at++)
    n_lines += *at == '\n';
  if (height > 0 && n_lines > height) {
    g_auto (GStrv) pager = dup_pager ();

    if (pager != NULL && show_in_pager (pager, wrapped->str))
      return TRUE;
  }

  return fputs (wrapped->str, stdout) >= 0 && fflush (stdout) == 0;
}

enum { GAP = 3, MAX_COLUMNS = 16 };

void
dub_figures_append_fact (GString *out, const char *whom, const char *what, const char *figure)
{
  if (whom != NULL)
    /* Translators: whose figure it is, what it counts, and the figure. */
    g_string_append_printf (out, C_ ("figure", "%s, %s: %s"), whom, what, figure);
  else
    /* Translators: what is counted, and the figure. */
    g_string_append_printf (out, C_ ("figure", "%s: %s"), what, figure);
  g_string_append_c (out, '\n');
}

void
dub_figures_append_sides (GString *out, guint width, const char *hers, const char *yours,
                          const char *what)
{
  if (dub_screen_is_plain ()) {
    dub_figures_append_fact (out, dub_text_person (DUB_BARRY), what, hers);
    dub_figures_append_fact (out, dub_text_person (DUB_YOU), what, yours);
    return;
  }
  dub_columns_append_right (out, hers, width);
  dub_columns_append_right (out, yours, width + 1);
  g_string_append_printf (out, "  %s\n", what);
}

/* The columns that a name or figure, and its title, need. */
static guint
get_column_width (const char *title, GPtrArray *rows, guint column)
{
  guint width = dub_columns_get_width (title);

  for (guint i = 0; i < rows->len; i++) {
    char **row = g_ptr_array_index (rows, i);

    width = MAX (width, dub_columns_get_width (row[column]));
  }

  return width;
}

static void
append_row (GString *out, const char *name, const char *const *figures, const guint *widths)
{
  dub_columns_append_padded (out, name, widths[0]);
  for (guint i = 0; figures[i] != NULL; i++)
    dub_columns_append_right (out, figures[i], widths[i + 1] + GAP);
  g_string_append_c (out, '\n');
}

static void
append_facts (GString *out, const char *const *titles, GPtrArray *rows)
{
  for (guint i = 0; i < rows->len; i++) {
    char **row = g_ptr_array_index (rows, i);

    for (guint j = 0; titles[j] != NULL; j++)
      dub_figures_append_fact (out, row[0], titles[j], row[j + 1]);
  }
}

static void
append_columns (GString *out, const char *const *titles, GPtrArray *rows)
{
  guint widths[MAX_COLUMNS] = { get_column_width ("", rows, 0) };

  for (guint i = 0; titles[i] != NULL; i++) {
    g_return_if_fail (i + 1 < MAX_COLUMNS);
    widths[i + 1] = get_column_width (titles[i], rows, i + 1);
  }
  append_row (out, "", titles, widths);
  for (guint i = 0; i < rows->len; i++) {
    const char *const *row = g_ptr_array_index (rows, i);

    append_row (out, row[0], row + 1, widths);
  }
}

void
dub_figures_append_table (GString *out, const char *const *titles, GPtrArray *rows)
{
  if (dub_screen_is_plain ())
    append_facts (out, titles, rows);
  else
    append_columns (out, titles, rows);
}

void
dub_figures_append_list (GString *out, const char *const *titles, GPtrArray *rows)
{
  if (!dub_screen_is_plain ()) {
    dub_columns_append_rows (out, rows);
    return;
  }
  for (guint i = 0; i < rows->len; i++) {
    char **row = g_ptr_array_index (rows, i);

    if (row[2] == NULL)
      dub_figures_append_fact (out, row[0], C_ ("column", "damaged"), row[1]);
    else
      for (guint j = 0; titles[j] != NULL; j++)
        dub_figures_append_fact (out, row[0], titles[j], row[j + 1]);
  }
}
