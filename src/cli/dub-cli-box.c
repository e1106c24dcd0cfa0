/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * dubarry-cli check-box, and the box and expansion options of other commands.
 */

#include "dub-cli.h"

#include "config.h"
#include "dub-box-draft.h"
#include "dub-columns.h"
#include "dub-fault.h"
#include "dub-file.h"
#include "dub-profiles.h"
#include "dub-screen.h"
#include "dub-state.h"
#include "dub-text-box.h"
#include "dub-text-error.h"

#include <glib/gi18n-lib.h>

enum { SOURCE_WIDTH = 10 };

void
dub_cli_get_setup (const DubCliCall *call, DubSetup *setup)
{
  const char *names = call->values[DUB_OPTION_EXPANSIONS];
  g_auto (GStrv) expansions = g_strsplit (names != NULL ? names : "", ",", -1);
  guint strength = DUB_STRENGTH_PRINTED, expansion;

  for (guint i = 0; expansions[i] != NULL; i++)
    if (dub_name_find (DUB_SET_EXPANSION, expansions[i], &expansion))
      setup->expansions |= (guint8) (1u << expansion);
  if (call->values[DUB_OPTION_STRENGTH] != NULL)
    dub_name_find (DUB_SET_STRENGTH, call->values[DUB_OPTION_STRENGTH], &strength);
  setup->strength = (guint8) strength;
  setup->second_place = call->flags[DUB_OPTION_SECOND_PLACE];
  setup->count_candidate = !call->flags[DUB_OPTION_WITHOUT_CANDIDATE];
  setup->zero_gown_apart = call->flags[DUB_OPTION_WITHOUT_ZERO_GOWN];
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

static const char *const sources[DUB_N_SOURCES] = {
  [DUB_SOURCE_STARTER] = NC_ ("source of values", "sample"),
  [DUB_SOURCE_RULEBOOK] = NC_ ("source of values", "rulebook"),
  [DUB_SOURCE_CHECKED] = NC_ ("source of values", "matched"),
};

static void
append_sections (GString *text, const DubBox *box, DubSource source)
{
  const char *separator = "";

  for (guint section = 0; section < DUB_N_SECTIONS; section++)
    if (box->sources[section] == source) {
      g_autofree char *name = dub_text_section (section);

      if (*separator == '\0') {
        g_string_append (text, "  ");
        dub_columns_append_padded (text,
                                   g_dpgettext2 (GETTEXT_PACKAGE, "source of values",
                                                 sources[source]),
                                   SOURCE_WIDTH);
        g_string_append (text, "  ");
      }
      g_string_append_printf (text, "%s%s", separator, name);
      separator = ", ";
    }
  g_string_append (text, *separator == '\0' ? "" : "\n");
}

static void
append_facts (GString *text, const DubBox *box)
{
  for (guint section = 0; section < DUB_N_SECTIONS; section++) {
    g_autofree char *name = dub_text_section (section);

    dub_figures_append_fact (text, NULL, name,
                             g_dpgettext2 (GETTEXT_PACKAGE, "source of values",
                                           sources[box->sources[section]]));
  }
}

static char *
describe (const DubBox *box)
{
  g_autofree char *edition = dub_text_edition (box->edition);
  GString *text = g_string_new (NULL);

  /* Translators: the name of a box profile, and of the edition that it is for. */
  g_string_append_printf (text, C_ ("command line", "%s: a valid box profile (%s)"), box->name,
                          edition);
  g_string_append_c (text, '\n');
  if (dub_screen_is_plain ())
    append_facts (text, box);
  else
    for (guint source = 0; source < DUB_N_SOURCES; source++)
      append_sections (text, box, source);

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
