/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * dubarry-cli games and replay.
 */

#include "dub-cli.h"

#include "config.h"
#include "dub-file.h"
#include "dub-outcome.h"
#include "dub-session.h"
#include "dub-text.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

/* Translated where the options are parsed. */
static const char *const replay_text =
    NC_("command line", "Prints a saved game: a FILE, or the id of one.");
static const char *const json_text = NC_("command line", "Print JSON");

static int
list_games (void)
{
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  if (!dub_games_check (&error))
    return dub_cli_refuse ("games", error);
  games = dub_games_list ();
  for (guint i = 0; i < games->len; i++) {
    const DubSummary *info = g_ptr_array_index (games, i);
    g_autofree char *phase = dub_text_phase (info->numbers[DUB_GAME_PHASE]);

    if (info->problem != NULL)
      g_string_append_printf (text, "%-10s %s\n", info->id, info->problem);
    else
      g_string_append_printf (text, "%-10s %u/7  %3u PP  %-14s %s\n", info->id,
                              info->numbers[DUB_GAME_ROUND], info->numbers[DUB_GAME_PP], phase,
                              info->name);
  }

  return dub_cli_write (text->str);
}

static int
rename_game (const char *id, const char *name)
{
  g_autoptr (GError) error = NULL;

  return dub_games_rename (id, name, &error) ? DUB_CLI_OK : dub_cli_refuse (id, error);
}

static int
import_game (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *id = dub_games_import (path, &error);
  g_autofree char *line = NULL;

  if (id == NULL)
    return dub_cli_refuse (path, error);
  line = g_strconcat (id, "\n", NULL);

  return dub_cli_write (line);
}

static int
print_help (void)
{
  /* Translators: translate “Usage”, the words in capitals and the last line only. */
  return dub_cli_write (C_("command line", "Usage: dubarry-cli games list\n"
                                           "       dubarry-cli games rename ID NAME\n"
                                           "       dubarry-cli games delete ID\n"
                                           "       dubarry-cli games export ID FILE\n"
                                           "       dubarry-cli games import FILE\n"
                                           "\n"
                                           "  -h, --help  Show this help\n"));
}

int
dub_cli_games (int argc, char **argv)
{
  const char *command = argc > 1 ? argv[1] : "--help";
  g_autoptr (GError) error = NULL;

  if (strcmp (command, "--help") == 0 || strcmp (command, "-h") == 0)
    return print_help ();
  if (strcmp (command, "list") == 0 && argc == 2)
    return list_games ();
  if (strcmp (command, "rename") == 0 && argc == 4)
    return rename_game (argv[2], argv[3]);
  if (strcmp (command, "import") == 0 && argc == 3)
    return import_game (argv[2]);
  if (strcmp (command, "delete") == 0 && argc == 3)
    return dub_games_delete (argv[2], &error) ? DUB_CLI_OK : dub_cli_refuse (argv[2], error);
  if (strcmp (command, "export") == 0 && argc == 4)
    return dub_games_export (argv[2], argv[3], &error) ? DUB_CLI_OK
                                                       : dub_cli_refuse (argv[2], error);

  return dub_cli_refuse_usage ("games takes list, rename, delete, export or import");
}

/* Appends the entries that are not undone, with one sentence per event. */
static void
append_text (GString *text, const DubJournal *journal)
{
  guint round = 0;

  dub_cli_follow_box (&dub_history_get_game (journal->history)->box);
  g_string_append_printf (text, "%s\n", journal->name);
  for (guint i = 0; i < dub_history_get_position (journal->history); i++) {
    g_autoptr (DubLogItem) item = dub_log_item_new (NULL, journal->history, i);
    g_autofree char *title = dub_log_item_dup_title (item);
    g_auto (GStrv) sentences = dub_log_item_dup_sentences (item);

    if (dub_log_item_get_round (item) != round) {
      round = dub_log_item_get_round (item);
      g_string_append_printf (text, "\n— %u —\n", round);
    }
    g_string_append_printf (text, "%s\n", title);
    for (guint j = 0; sentences[j] != NULL; j++)
      g_string_append_printf (text, "    %s\n", sentences[j]);
  }
}

static JsonObject *
write_entry (const DubHistory *history, guint index)
{
  JsonObject *object = json_object_new ();
  JsonArray *steps = json_array_new ();
  DubEntry entry = dub_history_get_entry (history, index);

  json_object_set_int_member (object, "round", dub_history_get_state (history, index + 1)->round);
  json_object_set_string_member (object, "action",
                                 dub_name_get (DUB_SET_ACTION, entry.action.type));
  for (guint i = 0; i < entry.n_events; i++)
    if (entry.events[i].type == DUB_EVENT_STEP)
      json_array_add_object_element (steps, dub_outcome_write_step (&entry.events[i].step));
  json_object_set_array_member (object, "steps", steps);

  return object;
}

static JsonNode *
write_journal (const DubJournal *journal)
{
  JsonObject *root = json_object_new ();
  JsonArray *entries = json_array_new ();

  json_object_set_string_member (root, "name", journal->name);
  for (guint i = 0; i < dub_history_get_position (journal->history); i++)
    json_array_add_object_element (entries, write_entry (journal->history, i));
  json_object_set_array_member (root, "entries", entries);

  return dub_json_take_object (root);
}

/* name is a file or the id of a saved game. */
static gboolean
read_game (const char *name, char **text, gsize *length, GError **error)
{
  g_autofree char *folder = dub_games_dup_folder ();
  g_autofree char *file = g_strconcat (name, ".dubarry", NULL);
  g_autofree char *path = g_build_filename (folder, file, NULL);

  if (strchr (name, '/') == NULL && dub_file_read (path, DUB_MAX_JOURNAL_BYTES, text, length, NULL))
    return TRUE;

  return dub_cli_read (name, DUB_MAX_JOURNAL_BYTES, text, length, error);
}

int
dub_cli_replay (int argc, char **argv)
{
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, json_text, NULL },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  g_autoptr (DubJournal) journal = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *printed = NULL;
  const char *name;
  gsize length;
  int status;

  if (!dub_cli_parse (argc, argv, entries, replay_text, &name, &status))
    return status;
  if (read_game (name, &text, &length, &error))
    journal = dub_journal_parse (text, length, &error);
  if (journal == NULL)
    return dub_cli_refuse (name, error);

  if (json) {
    g_autoptr (JsonNode) root = write_journal (journal);

    printed = dub_json_print (root);
  } else {
    GString *out = g_string_new (NULL);

    append_text (out, journal);
    printed = g_string_free (out, FALSE);
  }

  return dub_cli_write (printed);
}
