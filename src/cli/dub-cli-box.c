/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * dubarry-cli check-box, and the box and expansion options of other commands.
 */

#include "dub-cli.h"

#include "config.h"
#include "dub-file.h"
#include "dub-profiles.h"
#include "dub-state.h"
#include "dub-store-error.h"

gboolean
dub_cli_parse_expansions (const char *names, guint8 *expansions)
{
  g_auto (GStrv) list = g_strsplit (names, ",", -1);

  for (guint i = 0; list[i] != NULL; i++) {
    guint expansion;

    if (*list[i] == '\0' && list[1] == NULL)
      return TRUE;
    if (!dub_name_find (DUB_SET_EXPANSION, list[i], &expansion))
      return FALSE;
    *expansions |= (guint8) (1u << expansion);
  }

  return TRUE;
}

void
dub_cli_get_setup (const DubCliCall *call, DubSetup *setup)
{
  const char *expansions = call->values[DUB_OPTION_EXPANSIONS];

  if (expansions != NULL)
    dub_cli_parse_expansions (expansions, &setup->expansions);
  setup->second_place = call->values[DUB_OPTION_SECOND_PLACE] != NULL;
  setup->count_candidate = call->values[DUB_OPTION_WITHOUT_CANDIDATE] == NULL;
  setup->zero_gown_apart = call->values[DUB_OPTION_WITHOUT_ZERO_GOWN] != NULL;
}

gboolean
dub_cli_load_box (const char *name, DubBox *box, GError **error)
{
  g_autoptr (GError) problem = NULL;
  g_autofree char *text = NULL;
  gsize length;

  if (dub_profiles_load (name, box, &problem))
    return TRUE;
  /* If there is such a profile but it is not valid, do not look for a file. */
  if (!g_error_matches (problem, DUB_STORE_ERROR, DUB_STORE_ERROR_READ)) {
    g_propagate_error (error, g_steal_pointer (&problem));
    return FALSE;
  }

  return dub_cli_read (name, DUB_MAX_BOX_BYTES, &text, &length, error) &&
         dub_box_parse (text, length, box, error);
}

static char *
describe (const DubBox *box)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%s: a valid box of the %s edition\n", box->name,
                          dub_name_get (DUB_SET_EDITION, box->edition));
  for (guint source = 0; source < DUB_N_SOURCES; source++) {
    const char *separator = "";
    gsize start = text->len;

    g_string_append_printf (text, "  %-10s", dub_name_get (DUB_SET_SOURCE, source));
    for (guint section = 0; section < DUB_N_SECTIONS; section++)
      if (box->sources[section] == source) {
        g_string_append_printf (text, "%s%s", separator, dub_name_get (DUB_SET_SECTION, section));
        separator = ", ";
      }
    if (*separator == '\0')
      g_string_truncate (text, start);
    else
      g_string_append_c (text, '\n');
  }

  return g_string_free (text, FALSE);
}

int
dub_cli_check_box (const DubCliCall *call)
{
  const char *file = call->operands[0];
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *description = NULL;
  DubBox box;
  gsize length;

  if (!dub_cli_read (file, DUB_MAX_BOX_BYTES, &text, &length, &error) ||
      !dub_box_parse (text, length, &box, &error))
    return dub_cli_refuse (file, error);

  description = describe (&box);

  return dub_cli_print (description);
}
