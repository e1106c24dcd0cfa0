/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * dubarry-cli games, box, check-box and data: lists of saved games and of box profiles, what can be
 * done with one of them or with all, and the box and expansion options of other commands.
 */

#include "config.h"
#include "dub-box-draft.h"
#include "dub-box-file.h"
#include "dub-cli.h"
#include "dub-columns.h"
#include "dub-data.h"
#include "dub-fault.h"
#include "dub-file.h"
#include "dub-games.h"
#include "dub-names.h"
#include "dub-profiles.h"
#include "dub-screen.h"
#include "dub-session.h"
#include "dub-statistics.h"
#include "dub-text-box.h"
#include "dub-text-error.h"
#include "dub-text-results.h"
#include "dub-text-status.h"
#include "dub-text.h"

#include <glib/gi18n-lib.h>
#include <unistd.h>

static gboolean
is_about_games (const DubCliCall *call)
{
  return g_str_equal (call->name, "games");
}

static void
add_game (GStrvBuilder *row, const DubSummary *info)
{
  g_autofree char *phase = dub_result_is_finished (info)
                               ? dub_result_dup_outcome (info)
                               : dub_text_phase (info->numbers[DUB_GAME_PHASE]);
  g_autofree char *damaged = dub_text_damaged_after (phase);
  g_autofree char *round =
      g_strdup_printf ("%u/%u", info->numbers[DUB_GAME_ROUND], (guint) DUB_N_ROUNDS);

  /* Translators: her Prestige Points. */
  g_autofree char *points = g_strdup_printf (C_ ("points", "%u PP"), info->numbers[DUB_GAME_PP]);

  g_strv_builder_add_many (row, round, points,
                           info->numbers[DUB_GAME_IS_DAMAGED] != 0 ? damaged : phase, info->name,
                           NULL);
}

static void
add_profile (GStrvBuilder *row, const DubSummary *info)
{
  guint edition = info->numbers[DUB_PROFILE_EDITION];
  guint n_others, n_done = dub_profile_count_done (info->id, &n_others);
  g_autofree char *matched = dub_text_parts (n_done, n_others, DUB_N_PARTS);
  g_autofree char *name =
      dub_profiles_is_shipped (info->id) ? dub_text_edition (edition) : g_strdup (info->name);

  g_strv_builder_add_many (row, dub_name_get (DUB_SET_EDITION, edition), matched, name, NULL);
}

/* If the games have to be read first, a terminal says so. */
GPtrArray *
dub_cli_list_games (void)
{
  DubListing listing = { .max_bytes = DUB_LISTING_AT_ONCE };
  GPtrArray *games = dub_games_list (&listing);

  if (listing.is_whole)
    return games;
  g_ptr_array_unref (games);
  if (isatty (STDERR_FILENO))
    g_printerr ("%s\n", C_ ("games", "Reading your games…"));

  return dub_games_list (NULL);
}

/* Each row has the id, and what it is, or the reason why it cannot be read. */
static int
print_list (const DubCliCall *call, GPtrArray *items)
{
  const char *const game_titles[] = { C_ ("column", "Round"), C_ ("column", "her counter"),
                                      C_ ("column", "phase"), C_ ("column", "name"), NULL };
  const char *const profile_titles[] = { C_ ("column", "edition"), C_ ("column", "matched"),
                                         C_ ("column", "name"), NULL };
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < items->len; i++) {
    const DubSummary *info = g_ptr_array_index (items, i);
    g_autoptr (GStrvBuilder) row = g_strv_builder_new ();

    g_strv_builder_add (row, info->id);
    if (info->problem != NULL) {
      g_autofree char *fault = dub_text_fault_in_file (info->problem);

      g_strv_builder_add (row, fault);
    } else if (is_about_games (call))
      add_game (row, info);
    else
      add_profile (row, info);
    g_ptr_array_add (rows, g_strv_builder_end (row));
  }
  dub_figures_append_rows (text, is_about_games (call) ? game_titles : profile_titles, rows, FALSE);

  return dub_cli_print (text->str);
}

/* Lists the finished games of a deal, your greatest lead first. */
static int
print_deal (const DubCliCall *call, GPtrArray *games)
{
  const char *code = call->values[DUB_OPTION_DEAL];
  g_autoptr (DubResultList) list = dub_result_list_new (games);
  g_autoptr (GPtrArray) items = g_ptr_array_new ();
  g_autofree char *printed = NULL;
  DubDeal deal;
  DubDealProblem problem = dub_deal_parse (code, &deal);

  if (problem != DUB_DEAL_GOOD) {
    g_autofree char *sentence = dub_text_deal_problem (problem);
    g_autoptr (GError) error = g_error_new_literal (DUB_STORE_ERROR, DUB_FAULT_NONE, sentence);

    return dub_cli_refuse (code, error);
  }
  printed = dub_deal_print (&deal);
  dub_result_list_set_query (
      list, &(DubResultFilter){ .expansions = DUB_ANY_EXPANSIONS, .deal = printed }, DUB_SORT_LEAD);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++) {
    g_autoptr (DubResultItem) item = g_list_model_get_item (G_LIST_MODEL (list), i);

    g_ptr_array_add (items, (gpointer) item->game);
  }

  return print_list (call, items);
}

int
dub_cli_list (const DubCliCall *call)
{
  g_autoptr (GPtrArray) items = NULL;
  g_autoptr (GError) error = NULL;

  if (!(is_about_games (call) ? dub_games_check (&error) : dub_profiles_check (&error)))
    return dub_cli_refuse (call->name, error);
  items = is_about_games (call) ? dub_cli_list_games () : dub_profiles_list ();

  return call->values[DUB_OPTION_DEAL] != NULL ? print_deal (call, items)
                                               : print_list (call, items);
}

int
dub_cli_list_deleted (const DubCliCall *call)
{
  g_autoptr (GPtrArray) items =
      is_about_games (call) ? dub_games_list_deleted () : dub_profiles_list_deleted ();

  return print_list (call, items);
}

int
dub_cli_export (const DubCliCall *call)
{
  const char *id = call->operands[0], *path = call->operands[1];
  g_autoptr (GError) error = NULL;

  return dub_file_check_target (path, call->flags[DUB_OPTION_FORCE], &error) &&
                 (is_about_games (call) ? dub_games_export (id, path, &error)
                                        : dub_profiles_export (id, path, &error))
             ? DUB_CLI_OK
             : dub_cli_refuse (id, error);
}

int
dub_cli_delete (const DubCliCall *call)
{
  const char *id = call->operands[0];
  g_autofree char *command = g_strdup_printf ("dubarry-cli %s restore %s", call->name, id);
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) line = g_string_new (NULL);

  if (!(is_about_games (call) ? dub_games_delete (id, &error) : dub_profiles_delete (id, &error)))
    return dub_cli_refuse (id, error);
  /* Translators: %s is a command. */
  g_string_printf (line, C_ ("command line", "Within 30 days, “%s” takes it back."), command);
  g_string_append_c (line, '\n');

  return dub_cli_print (line->str);
}

/* Prints the id of a new item, or the reason why there is none. */
static int
print_id (const char *id, const char *what, const GError *error)
{
  g_autofree char *line = id != NULL ? g_strconcat (id, "\n", NULL) : NULL;

  return id != NULL ? dub_cli_write (line) : dub_cli_refuse (what, error);
}

int
dub_cli_restore (const DubCliCall *call)
{
  const char *id = call->operands[0];
  g_autoptr (GError) error = NULL;
  g_autofree char *restored =
      is_about_games (call) ? dub_games_restore (id, &error) : dub_profiles_restore (id, &error);

  return print_id (restored, id, error);
}

int
dub_cli_import (const DubCliCall *call)
{
  const char *path = call->operands[0];
  g_autoptr (GError) error = NULL, damage = NULL;
  g_autofree char *id = is_about_games (call) ? dub_games_import (path, &damage, &error)
                                              : dub_profiles_import (path, &error);

  if (damage != NULL)
    dub_cli_refuse (path, damage);

  return print_id (id, path, error);
}

int
dub_cli_games_rename (const DubCliCall *call)
{
  g_autoptr (GError) error = NULL;

  return dub_games_rename (call->operands[0], call->operands[1], &error)
             ? DUB_CLI_OK
             : dub_cli_refuse (call->operands[0], error);
}

int
dub_cli_games_repair (const DubCliCall *call)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *kept = dub_games_repair (call->operands[0], &error);
  g_autoptr (GString) line = g_string_new (NULL);

  if (kept == NULL)
    return dub_cli_refuse (call->operands[0], error);
  /* Translators: %s is the name of a file. */
  g_string_printf (line, C_ ("file", "The damaged file is kept: %s"), kept);
  g_string_append_c (line, '\n');

  return dub_cli_print (line->str);
}

int
dub_cli_games_branch (const DubCliCall *call)
{
  const char *id = call->operands[0];
  g_autoptr (GError) error = NULL;
  g_autoptr (DubSession) session = dub_session_open (id, &error);
  g_autofree char *text = NULL, *made = NULL;
  guint64 at;

  if (session == NULL)
    return dub_cli_refuse (id, error);
  at = dub_cli_get_number (call, DUB_OPTION_AT,
                           dub_history_get_position (dub_session_get_history (session)));
  text = dub_session_print_branch (session, (guint) at, &error);
  if (text != NULL)
    made = dub_games_branch (text, &error);

  return print_id (made, id, error);
}

int
dub_cli_box_new (const DubCliCall *call)
{
  const char *from = call->n_operands > 1 ? call->operands[1] : "deluxe";
  g_autoptr (GError) error = NULL;
  g_autofree char *id = dub_profiles_duplicate (from, call->operands[0], &error);

  return print_id (id, from, error);
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
  /* Translators: values that somebody else has checked, with their copy. */
  [DUB_SOURCE_SHARED] = NC_ ("source of values", "others"),
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

#define SCHEMA_ID "io.github.dubarry_companion.DuBarry"

static int
print_counts (const DubDataCounts *counts, gboolean is_new)
{
  g_autofree char *sentence = dub_text_data (is_new, counts->n_games, counts->n_profiles,
                                             counts->n_here, counts->n_left_out);
  g_autofree char *line = g_strconcat (sentence, "\n", NULL);

  return dub_cli_print (line);
}

/* Returns the settings of the app, or NULL if it is not installed. */
static GSettings *
open_settings (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema =
      source != NULL ? g_settings_schema_source_lookup (source, SCHEMA_ID, TRUE) : NULL;

  return schema != NULL ? g_settings_new_full (schema, NULL, NULL) : NULL;
}

int
dub_cli_data_export (const DubCliCall *call)
{
  const char *path = call->operands[0];
  g_autoptr (GSettings) settings = open_settings ();
  g_autofree char *printed = settings != NULL ? dub_data_print_settings (settings) : NULL;
  g_autoptr (GError) error = NULL;
  DubDataCounts counts;

  if (!dub_file_check_target (path, call->flags[DUB_OPTION_FORCE], &error) ||
      !dub_data_export (path, printed, &counts, NULL, &error))
    return dub_cli_refuse (path, error);

  return print_counts (&counts, FALSE);
}

int
dub_cli_data_import (const DubCliCall *call)
{
  const char *path = call->operands[0];
  g_autoptr (GSettings) settings = open_settings ();
  g_autofree char *found = NULL;
  g_autoptr (GError) error = NULL;
  DubDataCounts counts;

  if (!dub_data_import (path, &found, &counts, NULL, &error))
    return dub_cli_refuse (path, error);
  if (settings != NULL && found != NULL)
    dub_data_take_settings (settings, found);

  return print_counts (&counts, TRUE);
}
