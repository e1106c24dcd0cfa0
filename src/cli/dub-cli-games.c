/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * dubarry-cli replay, stats, course and games log: what there is to learn from games, and to tell
 * of them.
 */

#include "config.h"
#include "dub-chart-data.h"
#include "dub-cli.h"
#include "dub-fault.h"
#include "dub-file.h"
#include "dub-game-file.h"
#include "dub-json.h"
#include "dub-names.h"
#include "dub-play-log.h"
#include "dub-scenario.h"
#include "dub-screen.h"
#include "dub-session.h"
#include "dub-statistics.h"
#include "dub-text-results.h"
#include "dub-text-score.h"
#include "dub-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A lone sentence says all that the title of its entry says; but a step of hers does not say whose
 * turn it is. */
static gboolean
needs_title (const DubHistory *history, guint index, char **sentences)
{
  return g_strv_length (sentences) != 1 || !dub_read_back_is_decided (history, index) ||
         dub_event_is (dub_history_get_entry (history, index).events, DUB_MOVE_ACT);
}

/* Appends the entries that are not undone, with one sentence per event. */
static void
append_text (GString *text, const DubJournal *journal)
{
  const DubHistory *history = journal->history;
  guint round = 0;

  dub_cli_follow_edition (dub_history_get_game (history)->box.edition);
  g_string_append_printf (text, "%s\n", journal->name);
  for (guint i = 0; i < dub_history_get_position (history); i++) {
    g_autofree char *title = dub_log_dup_heading (history, i);
    g_auto (GStrv) sentences = dub_log_dup_sentences (history, i);

    if (dub_history_get_state (history, i + 1)->round != round) {
      round = dub_history_get_state (history, i + 1)->round;
      g_string_append_printf (text, "\n— %u —\n", round);
    }
    if (!needs_title (history, i, sentences)) {
      g_string_append_printf (text, "%s\n", sentences[0]);
      continue;
    }
    g_string_append_printf (text, "%s\n", title);
    for (guint j = 0; sentences[j] != NULL; j++)
      g_string_append_printf (text, "    %s\n", sentences[j]);
  }
}

static const char *
get_name (const DubEntry *entry, guint index)
{
  const DubMove *move = dub_entry_get_move (entry);

  return move != NULL
             ? dub_name_get (DUB_SET_VERB, move->verb)
             : dub_name_get (DUB_SET_EVENT, index == 0 ? DUB_EVENT_STARTED : DUB_EVENT_BOX);
}

static JsonObject *
write_entry (const DubHistory *history, guint index)
{
  JsonObject *object = json_object_new ();
  JsonArray *steps = json_array_new ();
  DubEntry entry = dub_history_get_entry (history, index);

  json_object_set_int_member (object, "round", dub_history_get_state (history, index + 1)->round);
  json_object_set_string_member (object, "action", get_name (&entry, index));
  for (guint i = 1; dub_event_is (entry.events, DUB_MOVE_ACT) && i < entry.n_events; i++)
    if (entry.events[i].type == DUB_EVENT_MOVE && entry.events[i].move.verb < DUB_N_STEPS)
      json_array_add_object_element (steps, dub_outcome_write_step (&entry.events[i].move));
  json_object_set_array_member (object, "steps", steps);
  if (!dub_read_back_is_decided (history, index))
    json_object_set_boolean_member (object, "recorded-differently", TRUE);

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

DubJournal *
dub_cli_read_game (const char *name, GError **error)
{
  g_autofree char *folder = dub_games_dup_folder ();
  g_autofree char *file = g_strconcat (name, ".dubarry", NULL);
  g_autofree char *path = g_build_filename (folder, file, NULL);
  g_autofree char *text = NULL;
  gsize length;

  if ((strchr (name, '/') != NULL ||
       !dub_file_read (path, DUB_MAX_JOURNAL_BYTES, &text, &length, NULL)) &&
      !dub_cli_read (name, DUB_MAX_JOURNAL_BYTES, &text, &length, error))
    return NULL;

  return dub_journal_recover (text, length, error);
}

int
dub_cli_replay (const DubCliCall *call)
{
  const char *name = call->operands[0];
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (DubJournal) journal = dub_cli_read_game (name, &error);
  int status;

  if (journal == NULL)
    return dub_cli_refuse (name, error);
  if (call->flags[DUB_OPTION_JSON])
    status = dub_cli_write_json (write_journal (journal));
  else {
    append_text (text, journal);
    status = dub_cli_print (text->str);
  }

  return journal->damage != NULL ? dub_cli_refuse (name, journal->damage) : status;
}

static char *
join_expansions (guint expansions)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < DUB_N_EXPANSIONS; i++)
    if ((expansions & (1u << i)) != 0)
      g_string_append_printf (text, "%s%s", text->len > 0 ? "+" : "",
                              dub_name_get (DUB_SET_EXPANSION, i));

  return g_string_free (text, FALSE);
}

/* Returns the key of a line of the result. */
static const char *
get_line (guint line)
{
  return line < DUB_N_SCORE_LINES ? dub_rule_id_to_string (DUB_RULE_END_1 + line) : "track";
}

/* Quotes the text for a cell, and keeps a spreadsheet from taking it for a formula. */
static char *
quote (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "\"", -1);
  g_autofree char *doubled = g_strjoinv ("\"\"", parts);

  return g_strdup_printf ("\"%s%s\"", strchr ("=+-@", *text) != NULL && *text != '\0' ? "'" : "",
                          doubled);
}

static void
append_game (GString *text, const DubSummary *game)
{
  g_autoptr (GDateTime) date = g_date_time_new_from_unix_local (dub_result_get_date (game));
  g_autofree char *day = g_date_time_format (date, "%Y-%m-%d");
  g_autofree char *name = quote (game->name);
  g_autofree char *profile = quote (game->label != NULL ? game->label : "");
  g_autofree char *expansions = join_expansions (game->numbers[DUB_GAME_EXPANSIONS]);

  g_string_append_printf (text, "%s,%s,%s,%s,%s,%s,%u,%u,%u,%u,%s", game->id, day, name, profile,
                          expansions, dub_name_get (DUB_SET_OWNER, game->numbers[DUB_GAME_WINNER]),
                          game->numbers[DUB_GAME_HER_TOTAL], game->numbers[DUB_GAME_YOUR_TOTAL],
                          game->numbers[DUB_GAME_TURNS], dub_result_get_minutes (game),
                          dub_name_get (DUB_SET_STRENGTH, game->numbers[DUB_GAME_STRENGTH]));
  for (guint i = 0; i < 2 * DUB_N_RESULT_LINES; i++)
    g_string_append_printf (text, ",%u", game->numbers[DUB_GAME_HER_LINES + i]);
  g_string_append_c (text, '\n');
}

static char *
print_csv (GPtrArray *games)
{
  GString *text =
      g_string_new ("id,date,name,profile,expansions,winner,barry,you,turns,minutes,strength");

  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++)
    for (guint i = 0; i < DUB_N_RESULT_LINES; i++)
      g_string_append_printf (text, ",%s-%s", dub_name_get (DUB_SET_OWNER, owner), get_line (i));
  g_string_append_c (text, '\n');
  for (guint i = 0; i < games->len; i++) {
    const DubSummary *game = g_ptr_array_index (games, i);

    if (dub_result_is_finished (game))
      append_game (text, game);
  }

  return g_string_free (text, FALSE);
}

static JsonObject *
write_side (const DubStatistics *stats, DubOwner owner)
{
  JsonObject *side = json_object_new (), *lines = json_object_new ();

  json_object_set_double_member (side, "mean", stats->mean[owner]);
  json_object_set_int_member (side, "best", stats->best[owner]);
  json_object_set_int_member (side, "worst", stats->worst[owner]);
  for (guint i = 0; i < DUB_N_RESULT_LINES; i++)
    json_object_set_double_member (lines, get_line (i), stats->lines[owner][i]);
  json_object_set_object_member (side, "lines", lines);

  return side;
}

static JsonArray *
write_groups (GPtrArray *groups)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < groups->len; i++) {
    const DubResultGroup *group = g_ptr_array_index (groups, i);
    g_autofree char *expansions = join_expansions (group->expansions);
    JsonObject *object = json_object_new ();

    json_object_set_string_member (object, group->profile != NULL ? "profile" : "expansions",
                                   group->profile != NULL ? group->profile : expansions);
    json_object_set_int_member (object, "games", group->n_games);
    json_object_set_int_member (object, "won", group->n_won);
    json_object_set_int_member (object, "best", group->best);
    json_object_set_double_member (object, "barry-mean", group->mean[DUB_BARRY]);
    json_object_set_double_member (object, "you-mean", group->mean[DUB_YOU]);
    json_array_add_object_element (array, object);
  }

  return array;
}

static JsonNode *
write_statistics (const DubStatistics *stats)
{
  JsonObject *object = json_object_new ();

  json_object_set_int_member (object, "games", stats->n_games);
  json_object_set_int_member (object, "won", stats->n_won);
  json_object_set_int_member (object, "streak", stats->streak);
  json_object_set_string_member (object, "streak-of", stats->is_yours ? "you" : "barry");
  json_object_set_int_member (object, "best-streak", stats->best_streak);
  json_object_set_object_member (object, "barry", write_side (stats, DUB_BARRY));
  json_object_set_object_member (object, "you", write_side (stats, DUB_YOU));
  json_object_set_array_member (object, "by-expansions", write_groups (stats->by_expansions));
  json_object_set_array_member (object, "by-profile", write_groups (stats->by_profile));

  return dub_json_take_object (object);
}

static void
append_line (GString *text, char *line)
{
  g_string_append_printf (text, "%s\n", line);
  g_free (line);
}

static void
append_number (GString *text, const char *whom, const char *what, guint number)
{
  g_autofree char *figure = g_strdup_printf ("%u", number);

  dub_figures_append_fact (text, whom, what, figure);
}

static void
append_totals (GString *text, const DubStatistics *stats, DubOwner owner)
{
  g_autofree char *mean = NULL;

  if (!dub_screen_is_plain ()) {
    append_line (text, dub_text_results_totals (owner, stats->mean[owner], stats->best[owner]));
    return;
  }
  mean = g_strdup_printf ("%.1f", stats->mean[owner]);
  dub_figures_append_fact (text, dub_text_person (owner), C_ ("column", "average"), mean);
  append_number (text, dub_text_person (owner), C_ ("column", "best"), stats->best[owner]);
}

static void
append_group (GString *text, const char *name, const DubResultGroup *group)
{
  if (!dub_screen_is_plain ()) {
    append_line (text, dub_text_results_group (name, group->n_games, group->n_won, group->best));
    return;
  }
  append_number (text, name, C_ ("column", "games"), group->n_games);
  append_number (text, name, C_ ("column", "won"), group->n_won);
  append_number (text, name, C_ ("column", "best"), group->best);
}

static char *
print_text (const DubStatistics *stats)
{
  GString *text = g_string_new (NULL);

  append_line (text, dub_text_results_won (stats->n_won, stats->n_games));
  if (stats->n_games == 0)
    return g_string_free (text, FALSE);
  if (stats->streak > 1)
    append_line (text, dub_text_results_streak (stats->streak, stats->is_yours));
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++)
    append_totals (text, stats, owner);
  g_string_append_c (text, '\n');
  for (guint i = 0; i < DUB_N_RESULT_LINES; i++) {
    g_autofree char *title = dub_text_score_line (i);
    g_autofree char *hers = g_strdup_printf ("%.1f", stats->lines[DUB_BARRY][i]);
    g_autofree char *yours = g_strdup_printf ("%.1f", stats->lines[DUB_YOU][i]);

    dub_figures_append_sides (text, hers, yours, title);
  }
  g_string_append_c (text, '\n');
  for (guint i = 0; i < stats->by_expansions->len; i++) {
    const DubResultGroup *group = g_ptr_array_index (stats->by_expansions, i);
    g_autofree char *name = dub_text_results_expansions (group->expansions);

    append_group (text, name, group);
  }

  return g_string_free (text, FALSE);
}

int
dub_cli_stats (const DubCliCall *call)
{
  const DubResultFilter all = { .expansions = DUB_ANY_EXPANSIONS };
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (DubStatistics) stats = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *printed = NULL;

  if (!dub_games_check (&error))
    return dub_cli_refuse ("games", error);
  games = dub_cli_list_games ();
  stats = dub_statistics_new (games, &all);
  if (call->flags[DUB_OPTION_JSON] && !call->flags[DUB_OPTION_CSV])
    return dub_cli_write_json (write_statistics (stats));
  printed = call->flags[DUB_OPTION_CSV] ? print_csv (games) : print_text (stats);

  return call->flags[DUB_OPTION_CSV] ? dub_cli_write (printed) : dub_cli_print (printed);
}

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
