/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * show-scenes
 *
 * Shows the app to other programs, such as a screen reader: prints the names of all scenes on one
 * line, then reads names of scenes from standard input, shows each one, and prints its name.
 * Meanwhile it answers
 *   controls  with a line for each control of the window that Tab should reach: its id, or "in "
 *             and the id of a group in which one control is enough, its type, and its text; then
 *             an empty line
 *   focus     with the ids of the focused widget and of all its ancestors
 * and closes the scene at any other line. It ends with the input.
 */

#include "dub-tab-stop.h"
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
  *(gboolean *) user_data = TRUE;

  return G_SOURCE_REMOVE;
}

/* Runs the main loop, which answers other programs, until there is a line of input. */
static char *
read_line (GIOChannel *input)
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

/* Returns the text of a widget, or the first text inside it; usually enough to identify it. */
static const char *
get_words (GtkWidget *widget)
{
  const char *words = NULL;

  if (GTK_IS_LABEL (widget))
    return gtk_label_get_text (GTK_LABEL (widget));
  if (ADW_IS_PREFERENCES_ROW (widget))
    return adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && (words == NULL || *words == '\0');
       child = gtk_widget_get_next_sibling (child))
    words = get_words (child);

  return words != NULL && *words != '\0' ? words : gtk_widget_get_tooltip_text (widget);
}

/* Scrolling panes and lists only pass the focus on, and a label cannot have it. */
static gboolean
is_control (GtkWidget *widget)
{
  return gtk_widget_get_focusable (widget) && !GTK_IS_LABEL (widget) && !GTK_IS_LIST_BOX (widget) &&
         !GTK_IS_LIST_VIEW (widget) && !GTK_IS_SCROLLED_WINDOW (widget);
}

/* Returns the group of a widget: Tab reaches one member, and arrows lead to the others. Groups are
 * the rows of a list with one selected row, the lines of a long list, and radio choices in rows. A
 * row with an entry has a text, and an expander row has a row in it. */
static GtkWidget *
get_group (GtkWidget *widget)
{
  GtkWidget *list = gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_BOX);
  GtkWidget *view = gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_VIEW);

  if (view != NULL || gtk_widget_get_ancestor (widget, DUB_TYPE_TAB_STOP) != NULL)
    return view != NULL ? view : list;
  if (ADW_IS_ENTRY_ROW (widget) || ADW_IS_EXPANDER_ROW (widget))
    return widget;
  if (GTK_IS_CHECK_BUTTON (widget))
    return gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_BOX_ROW);
  if (GTK_IS_LIST_BOX_ROW (widget) &&
      gtk_list_box_get_selection_mode (GTK_LIST_BOX (list)) != GTK_SELECTION_NONE)
    return list;

  return NULL;
}

/* Returns a number instead of the address, which another widget may have later. */
static guint
get_id (GtkWidget *widget)
{
  static guint last;
  guint id = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (widget), "id"));

  if (id == 0) {
    id = ++last;
    g_object_set_data (G_OBJECT (widget), "id", GUINT_TO_POINTER (id));
  }

  return id;
}

static void
say_control (GtkWidget *widget)
{
  GtkWidget *group = get_group (widget);
  const char *words = get_words (widget);
  g_autofree char *line = g_strdup_printf ("%s%u %s %s", group != NULL ? "in " : "",
                                           get_id (group != NULL ? group : widget),
                                           G_OBJECT_TYPE_NAME (widget), words != NULL ? words : "");

  say (g_strdelimit (line, "\n", ' '));
}

static void
say_controls (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_sensitive (widget) ||
      !gtk_widget_get_can_focus (widget))
    return;
  if (is_control (widget))
    say_control (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    say_controls (child);
}

static void
say_focus (GtkWindow *window)
{
  g_autoptr (GString) line = g_string_new (NULL);

  for (GtkWidget *widget = gtk_window_get_focus (window); widget != NULL;
       widget = gtk_widget_get_parent (widget))
    g_string_append_printf (line, "%u ", get_id (widget));
  say (line->str);
}

/* Returns FALSE if the line was not a question. */
static gboolean
answer (const char *question, GtkWindow *window)
{
  if (g_strcmp0 (question, "controls") == 0) {
    picture_settle (window); /* Tab depends on the layout, and some widgets appear with the focus */
    say_controls (GTK_WIDGET (window));
    say ("");
  } else if (g_strcmp0 (question, "focus") == 0) {
    say_focus (window);
  } else {
    return FALSE;
  }

  return TRUE;
}

static void
show (Stage *stage, const char *name, GIOChannel *input)
{
  gboolean goes_on = TRUE;

  gtk_window_present (GTK_WINDOW (stage->window)); /* a dialog may have had the keys */
  find_scene (name)->show (stage);
  picture_settle (stage->shown);
  say (name);
  while (goes_on) {
    g_autofree char *line = read_line (input);

    goes_on = answer (line, stage->shown);
  }
  stage_clear (stage);
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
  while ((name = read_line (input)) != NULL) {
    show (&stage, name, input);
    g_free (name);
  }
  setting_close (&stage);

  return 0;
}
