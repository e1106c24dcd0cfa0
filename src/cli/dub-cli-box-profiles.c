/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * dubarry-cli box: manages the player's box profiles.
 */

#include "dub-box-draft.h"
#include "dub-cli.h"

#include "config.h"
#include "dub-figures.h"
#include "dub-file.h"
#include "dub-profiles.h"
#include "dub-text-box.h"
#include "dub-text-fault.h"

#include <glib/gi18n-lib.h>

/* The id, and the reason why the profile cannot be read or what it is. */
static char **
dup_row (const DubSummary *info)
{
  g_autoptr (GStrvBuilder) row = g_strv_builder_new ();
  g_autofree char *matched = NULL;
  g_autofree char *fault = NULL;

  if (info->problem != NULL) {
    fault = dub_text_fault_in_file (info->problem);
    g_strv_builder_add_many (row, info->id, fault, NULL);
    return g_strv_builder_end (row);
  }
  matched = dub_text_parts (dub_profile_count_done (info->id), DUB_N_PARTS);
  g_strv_builder_add_many (row, info->id,
                           dub_name_get (DUB_SET_EDITION, info->numbers[DUB_PROFILE_EDITION]),
                           matched, info->name, NULL);

  return g_strv_builder_end (row);
}

static int
print_profiles (GPtrArray *profiles)
{
  const char *const titles[] = { C_("column", "edition"),
                                     C_("column", "matched"), C_("column", "name"), NULL };
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < profiles->len; i++)
    g_ptr_array_add (rows, dup_row (g_ptr_array_index (profiles, i)));
  dub_figures_append_list (text, titles, rows);

  return dub_cli_print (text->str);
}

int
dub_cli_box_list (const DubCliCall *call)
{
  g_autoptr (GPtrArray) profiles = NULL;
  g_autoptr (GError) error = NULL;

  if (!dub_profiles_check (&error))
    return dub_cli_refuse ("box", error);
  profiles = dub_profiles_list ();

  return print_profiles (profiles);
}

int
dub_cli_box_trash (const DubCliCall *call)
{
  g_autoptr (GPtrArray) profiles = dub_profiles_list_deleted ();

  return print_profiles (profiles);
}

int
dub_cli_box_new (const DubCliCall *call)
{
  const char *from = call->n_operands > 1 ? call->operands[1] : "deluxe";
  g_autoptr (GError) error = NULL;
  g_autofree char *id = dub_profiles_duplicate (from, call->operands[0], &error);

  return dub_cli_print_id (id, from, error);
}

int
dub_cli_box_import (const DubCliCall *call)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *id = dub_profiles_import (call->operands[0], &error);

  return dub_cli_print_id (id, call->operands[0], error);
}

int
dub_cli_box_show (const DubCliCall *call)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  DubBox box;

  if (!dub_profiles_load (call->operands[0], &box, &error))
    return dub_cli_refuse (call->operands[0], error);
  text = dub_box_print (&box);

  return dub_cli_write (text);
}

int
dub_cli_box_export (const DubCliCall *call)
{
  g_autoptr (GError) error = NULL;

  return dub_file_check_target (call->operands[1], call->flags[DUB_OPTION_FORCE], &error) &&
                 dub_profiles_export (call->operands[0], call->operands[1], &error)
             ? DUB_CLI_OK
             : dub_cli_refuse (call->operands[0], error);
}

int
dub_cli_box_delete (const DubCliCall *call)
{
  g_autoptr (GError) error = NULL;

  return dub_profiles_delete (call->operands[0], &error)
             ? dub_cli_tell_restore (call)
             : dub_cli_refuse (call->operands[0], error);
}

int
dub_cli_box_restore (const DubCliCall *call)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *id = dub_profiles_restore (call->operands[0], &error);

  return dub_cli_print_id (id, call->operands[0], error);
}
