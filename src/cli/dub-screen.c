/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-screen.h"
#include "config.h"
#include "dub-columns.h"
#include "dub-file.h"
#include "dub-text.h"

#include <glib/gi18n-lib.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { FALLBACK_WIDTH = 80, FALLBACK_HEIGHT = 24, MIN_WIDTH = 20, POINTS_WIDTH = 6 };

static gboolean is_plain, is_ascii;

/* Returns zeros in a pipe. */
static struct winsize
get_size (void)
{
  struct winsize size = { 0 };

  if (!isatty (STDOUT_FILENO) || ioctl (STDOUT_FILENO, TIOCGWINSZ, &size) != 0)
    return (struct winsize){ 0 };
  size.ws_col = size.ws_col == 0 ? FALLBACK_WIDTH : MAX (size.ws_col, MIN_WIDTH);
  size.ws_row = size.ws_row == 0 ? FALLBACK_HEIGHT : size.ws_row;

  return size;
}

guint
dub_screen_get_width (void)
{
  return get_size ().ws_col;
}

guint
dub_screen_get_height (void)
{
  return get_size ().ws_row;
}

gboolean
dub_screen_is_dumb (void)
{
  const char *terminal = g_getenv ("TERM");

  return terminal == NULL || *terminal == '\0' || g_str_equal (terminal, "dumb");
}

gboolean
dub_screen_has_style (void)
{
  const char *no_color = g_getenv ("NO_COLOR");

  return !is_plain && isatty (STDOUT_FILENO) && !dub_screen_is_dumb () &&
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

gboolean
dub_screen_complain (const char *line)
{
  g_autoptr (GString) wrapped =
      wrap (line, FALSE, isatty (STDERR_FILENO) ? dub_screen_get_width () : 0);

  fflush (stdout);
  fprintf (stderr, "%s\n", wrapped->str);

  return FALSE;
}

void
dub_screen_append_bold (GString *out, const char *text)
{
  if (dub_screen_has_style ())
    g_string_append_printf (out, "\033[1m%s\033[m", text);
  else
    g_string_append (out, text);
}

/* Returns the command line of the pager; NULL if there is none. */
static const char *
get_pager (void)
{
  const char *command = g_getenv ("PAGER") != NULL ? g_getenv ("PAGER") : "less";
  g_autofree char *path = NULL;
  g_auto (GStrv) words = NULL;

  if (is_plain || dub_screen_is_dumb () || !isatty (STDIN_FILENO) ||
      !g_shell_parse_argv (command, NULL, &words, NULL))
    return NULL;
  path = g_find_program_in_path (words[0]);

  return path != NULL ? command : NULL;
}

/* The pager has the terminal until the player leaves it. */
static gboolean
show_in_pager (const char *command, const char *text)
{
  void (*interrupt) (int);
  void (*broken) (int);
  FILE *pager;

  g_setenv ("LESS", "eFRX", FALSE);
  fflush (stdout);
  pager = popen (command, "w");
  if (pager == NULL)
    return FALSE;

  /* Ctrl+C is for the pager, and it may be left before it has read everything. */
  interrupt = signal (SIGINT, SIG_IGN);
  broken = signal (SIGPIPE, SIG_IGN);
  fputs (text, pager);
  pclose (pager);
  signal (SIGINT, interrupt);
  signal (SIGPIPE, broken);

  return TRUE;
}

gboolean
dub_screen_print (const char *text)
{
  g_autoptr (GString) wrapped = wrap (text, dub_screen_has_style (), dub_screen_get_width ());
  g_auto (GStrv) lines = g_strsplit (wrapped->str, "\n", -1);
  guint height = dub_screen_get_height ();
  const char *pager = height > 0 && g_strv_length (lines) > height ? get_pager () : NULL;

  if (pager != NULL && show_in_pager (pager, wrapped->str))
    return TRUE;

  return fputs (wrapped->str, stdout) >= 0 && fflush (stdout) == 0;
}

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
dub_figures_append_sides (GString *out, const char *hers, const char *yours, const char *what)
{
  if (dub_screen_is_plain ()) {
    dub_figures_append_fact (out, dub_text_person (DUB_BARRY), what, hers);
    dub_figures_append_fact (out, dub_text_person (DUB_YOU), what, yours);
    return;
  }
  dub_columns_append_right (out, hers, POINTS_WIDTH);
  dub_columns_append_right (out, yours, POINTS_WIDTH + 1);
  g_string_append_printf (out, "  %s\n", what);
}

void
dub_figures_append_rows (GString *out, const char *const *titles, GPtrArray *rows,
                         gboolean are_figures)
{
  if (!dub_screen_is_plain ()) {
    if (are_figures) {
      g_autoptr (GStrvBuilder) top = g_strv_builder_new ();

      g_strv_builder_add (top, "");
      g_strv_builder_addv (top, (const char **) titles);
      g_ptr_array_insert (rows, 0, g_strv_builder_end (top));
    }
    dub_columns_append_rows (out, rows, are_figures);
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
