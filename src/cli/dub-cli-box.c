/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * dubarry-cli check-box, and the box and expansion options of other commands.
 */

#include "dub-cli.h"

#include "config.h"
#include "dub-box-file.h"
#include "dub-columns.h"
#include "dub-fault.h"
#include "dub-file.h"
#include "dub-names.h"
#include "dub-profiles.h"
#include "dub-screen.h"
#include "dub-text-box.h"

#include <glib/gi18n-lib.h>

enum { SOURCE_WIDTH = 10 };

/* Returns the value of the name, or 0 if the option was not given. */
static guint8
find_name (const DubCliCall *call, DubCliOptionId option, DubSet set)
{
  guint value = 0;

  if (call->values[option] != NULL)
    dub_name_find (set, call->values[option], &value);

  return (guint8) value;
}

DubSetup
dub_cli_get_setup (const DubCliCall *call, guint64 seed)
{
  const char *names = call->values[DUB_OPTION_EXPANSIONS];
  g_auto (GStrv) expansions = g_strsplit (names != NULL ? names : "", ",", -1);
  DubSetup setup = { .seed = dub_cli_get_number (call, DUB_OPTION_SEED, seed),
                     .second_place = (guint8) call->flags[DUB_OPTION_SECOND_PLACE],
                     .count_candidate = !call->flags[DUB_OPTION_WITHOUT_CANDIDATE],
                     .zero_gown_apart = (guint8) call->flags[DUB_OPTION_WITHOUT_ZERO_GOWN],
                     .draw_mode = find_name (call, DUB_OPTION_CARDS, DUB_SET_DRAW_MODE),
                     .strength = find_name (call, DUB_OPTION_STRENGTH, DUB_SET_STRENGTH) };
  guint expansion;

  for (guint i = 0; expansions[i] != NULL; i++)
    if (dub_name_find (DUB_SET_EXPANSION, expansions[i], &expansion))
      setup.expansions |= (guint8) (1u << expansion);

  return setup;
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
  if (!g_error_matches (problem, DUB_STORE_ERROR, DUB_FAULT_NO_SUCH_PROFILE)) {
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

static const char *
get_source (DubSource source)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "source of values", sources[source]);
}

/* The parts by their source, or one after the other. */
static void
append_parts (GString *text, const DubBox *box)
{
  guint parts[DUB_N_SOURCES] = { 0 };

  for (DubPart part = 0; part < DUB_N_PARTS; part++) {
    g_autofree char *title = dub_part_dup_title (part);

    parts[box->sources[part]] |= 1u << part;
    if (dub_screen_is_plain ())
      dub_figures_append_fact (text, NULL, title, get_source (box->sources[part]));
  }
  for (guint source = 0; !dub_screen_is_plain () && source < DUB_N_SOURCES; source++) {
    g_autofree char *names = dub_text_list_parts (parts[source], TRUE);

    if (names == NULL)
      continue;
    g_string_append (text, "  ");
    dub_columns_append_padded (text, get_source (source), SOURCE_WIDTH);
    g_string_append_printf (text, "  %s\n", names);
  }
}

int
dub_cli_check_box (const DubCliCall *call)
{
  const char *file = call->operands[0];
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *edition = NULL;
  DubBox box;
  gsize length;

  if (!dub_cli_read (file, DUB_MAX_BOX_BYTES, &text, &length, &error) ||
      !dub_box_parse (text, length, &box, &error))
    return dub_cli_refuse (file, error);

  edition = dub_text_edition (box.edition);
  /* Translators: the name of a box profile, and of the edition that it is for. */
  g_string_append_printf (out, C_ ("command line", "%s: a valid box profile (%s)"), box.name,
                          edition);
  g_string_append_c (out, '\n');
  append_parts (out, &box);

  return dub_cli_print (out->str);
}
