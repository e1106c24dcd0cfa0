/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * dubarry-cli box: manages the player's box profiles.
 */

#include "dub-box-draft.h"
#include "dub-cli.h"

#include "config.h"
#include "dub-profiles.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static int
list_profiles (void)
{
  g_autoptr (GPtrArray) profiles = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  if (!dub_profiles_check (&error))
    return dub_cli_refuse ("box", error);
  profiles = dub_profiles_list ();
  for (guint i = 0; i < profiles->len; i++) {
    const DubSummary *info = g_ptr_array_index (profiles, i);

    if (info->problem != NULL)
      g_string_append_printf (text, "%-10s %s\n", info->id, info->problem);
    else
      g_string_append_printf (text, "%-10s %-8s %u/%d sure  %s\n", info->id,
                              dub_name_get (DUB_SET_EDITION, info->numbers[DUB_PROFILE_EDITION]),
                              dub_profile_count_done (info->id), DUB_N_PARTS, info->name);
  }

  return dub_cli_write (text->str);
}

/* Prints the id of a new profile, or the reason why there is none. */
static int
print_id (const char *id, const char *what, const GError *error)
{
  g_autofree char *line = NULL;

  if (id == NULL)
    return dub_cli_refuse (what, error);
  line = g_strconcat (id, "\n", NULL);

  return dub_cli_write (line);
}

static int
new_profile (const char *name, const char *from)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *id = dub_profiles_duplicate (from, name, &error);

  return print_id (id, from, error);
}

static int
import_profile (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *id = dub_profiles_import (path, &error);

  return print_id (id, path, error);
}

static gboolean
assign (DubBox *box, gconstpointer assignments, GError **error)
{
  return dub_box_edit (box, assignments, error);
}

static int
edit_profile (const char *id, const char *const *assignments)
{
  g_autoptr (GError) error = NULL;

  return dub_profiles_edit (id, assign, assignments, &error) ? DUB_CLI_OK
                                                             : dub_cli_refuse (id, error);
}

static int
show_profile (const char *id)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  DubBox box;

  if (!dub_profiles_load (id, &box, &error))
    return dub_cli_refuse (id, error);
  text = dub_box_print (&box);

  return dub_cli_write (text);
}

static int
print_help (void)
{
  /* Translators: translate “Usage”, the words in capitals and the sentences only. */
  return dub_cli_write (C_("command line", "Usage: dubarry-cli box list\n"
                                           "       dubarry-cli box new NAME [ID]\n"
                                           "       dubarry-cli box edit ID PATH=VALUE…\n"
                                           "       dubarry-cli box show ID\n"
                                           "       dubarry-cli box export ID FILE\n"
                                           "       dubarry-cli box import FILE\n"
                                           "       dubarry-cli box delete ID\n"
                                           "\n"
                                           "Keeps box profiles, the printed figures of your box. "
                                           "A new one is a copy of the\n"
                                           "profile ID (deluxe). A PATH is a place in its JSON "
                                           "form, for example\n"
                                           "\n"
                                           "  dubarry-cli box edit box-1 "
                                           "halls[2].guests[0].master=true all-halls=[5,3]\n"
                                           "\n"
                                           "An empty VALUE takes the place away, an index one "
                                           "past the end appends. Nothing\n"
                                           "is saved unless the whole profile is valid then.\n"
                                           "\n"
                                           "  -h, --help  Show this help\n"));
}

int
dub_cli_box (int argc, char **argv)
{
  const char *command = argc > 1 ? argv[1] : "--help";
  g_autoptr (GError) error = NULL;

  if (strcmp (command, "--help") == 0 || strcmp (command, "-h") == 0)
    return print_help ();
  if (strcmp (command, "list") == 0 && argc == 2)
    return list_profiles ();
  if (strcmp (command, "new") == 0 && (argc == 3 || argc == 4))
    return new_profile (argv[2], argc == 4 ? argv[3] : "deluxe");
  if (strcmp (command, "edit") == 0 && argc >= 4)
    return edit_profile (argv[2], (const char *const *) argv + 3);
  if (strcmp (command, "show") == 0 && argc == 3)
    return show_profile (argv[2]);
  if (strcmp (command, "export") == 0 && argc == 4)
    return dub_profiles_export (argv[2], argv[3], &error) ? DUB_CLI_OK
                                                          : dub_cli_refuse (argv[2], error);
  if (strcmp (command, "import") == 0 && argc == 3)
    return import_profile (argv[2]);
  if (strcmp (command, "delete") == 0 && argc == 3)
    return dub_profiles_delete (argv[2], &error) ? DUB_CLI_OK : dub_cli_refuse (argv[2], error);

  return dub_cli_refuse_usage ("box takes list, new, edit, show, export, import or delete");
}
