/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * dubarry-cli course, games log and data: what there is to learn from a game, to tell of it, and to
 * take along.
 */

#include "dub-chances.h"
#include "dub-chart-data.h"
#include "dub-cli.h"
#include "dub-data.h"
#include "dub-fault.h"
#include "dub-file.h"
#include "dub-game-file.h"
#include "dub-play-log.h"
#include "dub-screen.h"
#include "dub-session.h"
#include "dub-statistics.h"
#include "dub-text-results.h"

#define SCHEMA_ID "io.github.dubarry_companion.DuBarry"

enum { N_GREATEST = 3 };

/* Each turn is on a line of its own, after the number that games branch --at takes. */
static int
print_chances (const DubChances *chances, const DubHistory *history)
{
  g_autoptr (DubChartData) chart = dub_chart_data_new_chances (chances);
  g_autoptr (GString) text = g_string_new (NULL);
  const DubChanceTurn *turns = &g_array_index (chances->turns, DubChanceTurn, 0);
  guint found[N_GREATEST], n = dub_chances_find_greatest (chances, found, N_GREATEST);

  for (guint i = 0; i < chances->turns->len; i++)
    g_string_append_printf (text, "%4u  %s\n", turns[i].entry + 1, chart->sentences[i]);
  if (chart->n > chances->turns->len)
    g_string_append_printf (text, "      %s\n", chart->sentences[chart->n - 1]);
  for (guint i = 0; i < n; i++) {
    const DubChanceTurn *turn = &turns[found[i]];
    g_autofree char *change = dub_text_chance_change (turn->before, turn->after);

    g_string_append_printf (text, "\n%s\n%s\n", chart->names[found[i]], change);
    for (guint entry = turn->first; entry <= turn->entry; entry++) {
      g_auto (GStrv) sentences = dub_log_dup_sentences (history, entry);

      for (guint j = 0; sentences[j] != NULL; j++)
        g_string_append_printf (text, "    %s\n", sentences[j]);
    }
  }

  return dub_cli_print (text->str);
}

int
dub_cli_course (const DubCliCall *call)
{
  const char *name = call->operands[0];
  g_autoptr (GError) error = NULL;
  g_autoptr (DubJournal) journal = dub_cli_read_game (name, &error);
  g_autoptr (DubChances) chances = NULL;
  DubJob job = { 0 };

  if (journal == NULL)
    return dub_cli_refuse (name, error);
  dub_cli_follow_edition (dub_history_get_game (journal->history)->box.edition);
  chances = dub_chances_new (journal->history);
  job.data = chances;
  dub_chances_work (&job);

  return print_chances (chances, journal->history);
}

/* Two modules are one above the other in a character, or one is two characters wide. On a terminal
 * the code is black on white, whatever its colors are. */
static char *
draw_code (const DubQrCode *code)
{
  static const char *const halves[] = { " ", "▀", "▄", "█" };
  gboolean has_blocks = dub_screen_has_lines (), has_style = dub_screen_has_style ();
  int first = -DUB_QR_CODE_MARGIN, end = (int) code->size + DUB_QR_CODE_MARGIN;
  GString *out = g_string_new (NULL);

  for (int y = first; y < end; y += has_blocks ? 2 : 1) {
    g_string_append (out, has_style ? "\033[30;107m" : "");
    for (int x = first; x < end; x++) {
      guint upper = dub_qr_code_is_dark (code, x, y), lower = dub_qr_code_is_dark (code, x, y + 1);

      g_string_append (out, has_blocks ? halves[upper + 2 * lower] : upper ? "##" : "  ");
    }
    g_string_append (out, has_style ? "\033[0m\n" : "\n");
  }

  return g_string_free (out, FALSE);
}

static int
print_code (const DubPlayLog *play)
{
  g_autofree char *drawn = NULL, *columns = NULL;
  g_autoptr (DubQrCode) code = dub_play_log_new_code (play);
  g_autoptr (GError) error = NULL;
  guint width = dub_screen_get_width (), needed;

  needed =
      code != NULL ? (code->size + 2 * DUB_QR_CODE_MARGIN) * (dub_screen_has_lines () ? 1 : 2) : 0;
  columns = g_strdup_printf ("%u", needed);
  if (code == NULL)
    dub_fault (&error, .kind = DUB_FAULT_NO_CODES);
  else if (width > 0 && width < needed)
    dub_fault (&error, .kind = DUB_FAULT_TOO_NARROW, .words = columns);
  if (code == NULL || error != NULL)
    return dub_cli_refuse (play->game->id, error);
  drawn = draw_code (code);

  return dub_cli_write (drawn);
}

static int
print_play (const DubPlayLog *play, gboolean is_json)
{
  g_autofree char *text = is_json ? dub_play_log_print (play) : dub_play_log_dup_link (play);
  g_autofree char *line = g_strconcat (text, is_json ? "" : "\n", NULL);

  return dub_cli_write (line);
}

int
dub_cli_games_log (const DubCliCall *call)
{
  const char *id = call->operands[0];
  g_autoptr (GError) error = NULL;
  g_autofree char *note = NULL;
  g_autoptr (DubSummary) game = dub_games_read (id, &note, &error);
  DubPlayLog play = { .player = call->values[DUB_OPTION_PLAYER],
                      .location = call->values[DUB_OPTION_LOCATION] };

  if (game != NULL && !dub_result_is_finished (game))
    dub_fault (&error, .kind = DUB_FAULT_NOT_FINISHED);
  if (game == NULL || error != NULL)
    return dub_cli_refuse (id, error);
  dub_cli_follow_edition (game->numbers[DUB_GAME_EDITION]);
  play.game = game;
  play.note = note;

  return call->flags[DUB_OPTION_CODE] ? print_code (&play)
                                      : print_play (&play, call->flags[DUB_OPTION_JSON]);
}

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
