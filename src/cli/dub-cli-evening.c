/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * dubarry-cli course: what there is to learn from a game.
 */

#include "dub-chances.h"
#include "dub-chart-data.h"
#include "dub-cli.h"
#include "dub-log.h"
#include "dub-text-evening.h"

enum { N_GREATEST = 3 };

/* Each turn is on a line of its own, after the number that games branch --at takes. */
static int
print_chances (const DubChances *chances, const DubHistory *history)
{
  g_autoptr (DubChartData) chart = dub_chart_data_new_chances (chances);
  g_autoptr (GString) text = g_string_new (NULL);
  const DubChanceTurn *turns = (const DubChanceTurn *) chances->turns->data;
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
  dub_cli_follow_box (&dub_history_get_game (journal->history)->box);
  chances = dub_chances_new (journal->history);
  job.data = chances;
  dub_chances_work (&job);

  return print_chances (chances, journal->history);
}
