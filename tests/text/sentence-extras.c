/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Text around a game: charts, codes of deals, faults of files, handicaps, and ways of steps.
 */

#include "dub-text-error.h"
#include "dub-text-results.h"
#include "dub-text-status.h"
#include "dub-text-yours.h"
#include "reasons.h"
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

/* Makes the origin and destination of each place, and the text after it. */
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

  for (DubEnd side = 0; side < DUB_N_ENDS; side++) {
    sentences_start_game (game, (1u << DUB_N_EXPANSIONS) - 1, DUB_DRAW_APP);
    game->state.turn = DUB_BARRY;
    game->state.playing =
        (DubCard){ .action = DUB_CARD_TAILOR, .n = 1, .end = (guint16) side & 1, .hall = 2 };
    for (DubDisplayName display = 0; display < DUB_N_DISPLAYS; display++)
      sentences_add (self, SENTENCE_CAPTION, dub_text_card_side (&game->state, display));
    sentences_visit_places (self, game, make_way);
  }
  sentences_add (self, SENTENCE_TITLE, dub_text_step_after ("5"));
  sentences_add (self, SENTENCE_WHOLE, dub_text_specialist_choice ());
  g_free (game);
}

/* The number of words in the sentence of each fault. */
static const guint8 n_words[DUB_N_FAULTS] = {
  [DUB_FAULT_LITERAL] = 1,
  [DUB_FAULT_ONE_OF] = 1,
  [DUB_FAULT_LENGTH] = 2,
  [DUB_FAULT_RANGE] = 2,
  [DUB_FAULT_STRING] = 1,
  [DUB_FAULT_OF] = 2,
  [DUB_FAULT_BOX] = 1,
  [DUB_FAULT_KEY] = 1,
  [DUB_FAULT_SPACE] = 1,
  [DUB_FAULT_COUNT] = 2,
  [DUB_FAULT_COUNT_OF] = 3,
  [DUB_FAULT_SIGN] = 1,
  [DUB_FAULT_WORD] = 1,
  [DUB_FAULT_WORD_TWICE] = 1,
  [DUB_FAULT_WORD_MISPLACED] = 1,
  [DUB_FAULT_SYSTEM] = 1,
  [DUB_FAULT_FOLDER] = 1,
  [DUB_FAULT_TOO_LARGE] = 1,
  [DUB_FAULT_NO_SUCH_GAME] = 1,
  [DUB_FAULT_NO_SUCH_PROFILE] = 1,
  [DUB_FAULT_EXISTS] = 1,
  [DUB_FAULT_SHIPPED] = 1,
  [DUB_FAULT_NAME_TAKEN] = 1,
  [DUB_FAULT_PROFILE_NAME] = 1,
  [DUB_FAULT_NOT_SAVED] = 1,
  [DUB_FAULT_NO_ENTRY] = 1,
  [DUB_FAULT_TOO_NARROW] = 1,
  [DUB_FAULT_ARCHIVE_FILE] = 1,
};

static void
make_fault (Sentences *self, DubFault fault)
{
  GError *error = NULL;

  dub_fault_set (&error, &fault);
  sentences_add (self, SENTENCE_CAPTION, dub_text_fault (error));
  sentences_add (self, SENTENCE_CAPTION, dub_text_fault_in_file (error));
  if (fault.line == 0)
    sentences_add (self, SENTENCE_CAPTION, dub_text_error (error));
  g_error_free (error);
}

/* Makes every kind of fault, with and without its place. */
static void
make_faults (Sentences *self)
{
  for (DubFaultKind kind = DUB_FAULT_NONE + 1; kind < DUB_N_FAULTS; kind++) {
    DubFault fault = { .kind = kind };

    if (n_words[kind] > 0)
      fault.words = (char *) "5\n5\n5" + 2 * (3 - n_words[kind]);
    if (kind == DUB_FAULT_RULES)
      fault.reason.code = DUB_REASON_CARDS;
    make_fault (self, fault);
    fault.line = 5;
    fault.value = (char *) "5";
    make_fault (self, fault);
    fault.column = 5;
    make_fault (self, fault);
  }
  for (guint i = 0; i < n_reason_rows; i++)
    make_fault (self, (DubFault){ .kind = DUB_FAULT_RULES, .reason = reason_rows[i].reason });
  for (int code = 0; code < DUB_N_FILE_ERRORS; code++)
    sentences_add (self, SENTENCE_NAME, dub_text_system (code, "5"));
}

static void
make_evening (Sentences *self)
{
  sentences_add (self, SENTENCE_TITLE, dub_text_week_name ("5"));
  sentences_add (self, SENTENCE_TITLE, dub_text_branch_name (5, "5"));
  sentences_add (self, SENTENCE_TITLE, dub_text_chance ("5", 0.5));
  sentences_add (self, SENTENCE_TITLE, dub_text_chance_change (0.2, 0.5));
  sentences_add (self, SENTENCE_TITLE, dub_text_chance_change (0.5, 0.2));
  sentences_add (self, SENTENCE_WHOLE, dub_text_data (FALSE, 5, 5, 5, 5));
  sentences_add (self, SENTENCE_WHOLE, dub_text_data (TRUE, 5, 5, 5, 5));
}

const SentenceMaker sentence_extras[] = {
  { "charts", make_charts },
  { "deals", make_deals },
  { "evening", make_evening },
  { "faults", make_faults },
  { "strengths", make_strengths },
  { "ways", make_ways },
  { NULL, NULL },
};
