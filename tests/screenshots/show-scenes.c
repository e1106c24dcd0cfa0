/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * show-scenes
 *
 * Shows the app to whoever looks at it from outside, such as a screen reader: prints
 * the names of all scenes on one line, then shows each scene whose name is a line of
 * standard input, says its name, and puts it away at the next line, whatever that is.
 * It ends with the input.
 */

#include "picture.h"
#include "setting.h"

#include <stdio.h>
#include <unistd.h>

static const Scene *
find_scene (const char *name)
{
  for (guint i = 0; i < n_scenes; i++)
    if (g_str_equal (scenes[i].name, name))
      return &scenes[i];
  g_error ("there is no scene %s", name);
}

static gboolean
listen_cb (GIOChannel *input, GIOCondition condition, gpointer user_data)
{
  (void) input;
  (void) condition;
  *(gboolean *) user_data = TRUE;

  return G_SOURCE_REMOVE;
}

/* Runs the main loop, so that questions from outside are answered, until there is a
 * line of input. */
static char *
read_name (GIOChannel *input)
{
  gboolean is_there = FALSE;
  char *line = NULL;
  gsize end;

  g_io_add_watch (input, G_IO_IN | G_IO_HUP, listen_cb, &is_there);
  while (!is_there)
    g_main_context_iteration (NULL, TRUE);
  if (g_io_channel_read_line (input, &line, NULL, &end, NULL) == G_IO_STATUS_NORMAL)
    line[end] = '\0';

  return line;
}

static void
say (const char *line)
{
  puts (line);
  fflush (stdout);
}

int
main (void)
{
  g_autoptr (GIOChannel) input = g_io_channel_unix_new (STDIN_FILENO);
  g_autoptr (GString) names = g_string_new (NULL);
  Stage stage;
  char *name;

  g_io_channel_set_encoding (input, NULL, NULL);
  for (guint i = 0; i < n_scenes; i++)
    g_string_append_printf (names, "%s ", scenes[i].name);
  if (!setting_open (&stage, "en", NULL))
    return 1;
  say (names->str);
  while ((name = read_name (input)) != NULL) {
    gtk_window_present (GTK_WINDOW (stage.window)); /* the keys may have gone with a dialog */
    find_scene (name)->show (&stage);
    picture_settle (stage.shown);
    say (name);
    g_free (name);
    g_free (read_name (input)); /* it has been looked at */
    stage_clear (&stage);
  }
  setting_close (&stage);

  return 0;
}
