/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Text around a game: charts, codes of deals, handicaps, and where a step leads.
 */

#include "dub-text-chart.h"
#include "dub-text-deal.h"
#include "dub-text-strength.h"
#include "dub-text-yours.h"
#include "sentences.h"

static void
make_charts (Sentences *self)
{
  for (DubChartSubject subject = 0; subject < DUB_N_CHART_SUBJECTS; subject++) {
    sentences_add (self, SENTENCE_TITLE, g_strdup (dub_text_chart_title (subject)));
    sentences_add (self, SENTENCE_TITLE, g_strdup (dub_text_chart_about (subject)));
  }
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++)
    sentences_add (self, SENTENCE_TITLE, g_strdup (dub_text_chart_winner (owner)));
}

static void
make_deals (Sentences *self)
{
  for (DubDealProblem problem = DUB_DEAL_GOOD + 1; problem < DUB_N_DEAL_PROBLEMS; problem++)
    sentences_add (self, SENTENCE_WHOLE, dub_text_deal_problem (problem));
  sentences_add (self, SENTENCE_TITLE, dub_text_deal_code ("5"));
}

static void
make_strengths (Sentences *self)
{
  for (DubStrength strength = 0; strength < DUB_N_STRENGTHS; strength++) {
    sentences_add (self, SENTENCE_TITLE, dub_text_strength (strength));
    sentences_add (self, SENTENCE_WHOLE, dub_text_strength_setup (strength));
  }
  for (guint percent = 0; percent <= 100; percent += 7)
    for (guint is_default = 0; is_default < 2; is_default++)
      sentences_add (self, SENTENCE_TITLE, dub_text_strength_rate (is_default != 0, percent));
}

/* From where to where, for each place, and what comes after it. */
static void
make_way (Sentences *self, const DubGame *game, DubPlace place)
{
  if (place.kind > DUB_PLACE_FAVOR)
    return;
  sentences_add (self, SENTENCE_CAPTION, dub_text_step_way (&game->box, place, DUB_NOWHERE));
  sentences_add (self, SENTENCE_CAPTION, dub_text_step_way (&game->box, DUB_NOWHERE, place));
}

static void
make_ways (Sentences *self)
{
  DubGame *game = g_new0 (DubGame, 1);

  for (DubSide side = 0; side < DUB_N_SIDES; side++) {
    sentences_start_game (game, (1u << DUB_N_EXPANSIONS) - 1, DUB_DRAW_APP);
    game->state.turn = DUB_BARRY;
    game->state.playing =
        (DubCard){ .action = DUB_CARD_TAILOR, .n = 1, .side = (guint16) side & 1, .hall = 2 };
    for (DubDisplayName display = 0; display < DUB_N_DISPLAYS; display++)
      sentences_add (self, SENTENCE_CAPTION, dub_text_card_side (&game->state, display));
    sentences_visit_places (self, game, make_way);
  }
  sentences_add (self, SENTENCE_TITLE, dub_text_step_after ("5"));
  for (guint from_hand = 0; from_hand < 2; from_hand++)
    sentences_add (self, SENTENCE_TITLE, dub_text_depute_title (from_hand != 0));
  sentences_add (self, SENTENCE_WHOLE, dub_text_specialist_choice ());
  g_free (game);
}

const SentenceMaker sentence_extras[] = {
  { "charts", make_charts }, { "deals", make_deals }, { "strengths", make_strengths },
  { "ways", make_ways },     { NULL, NULL },
};
