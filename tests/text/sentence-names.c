/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Text without a game: names, cards, rules, refusals, results. The code walks whole enums, so that
 * it makes new values too.
 */

#include "dub-text-entry.h"
#include "dub-text-guide.h"
#include "dub-text-private.h"
#include "dub-text-results.h"
#include "dub-text-rules.h"
#include "dub-text-score.h"
#include "reasons.h"
#include "sentences.h"

/* Each number takes another form in some language. */
static const guint numbers[] = { 0, 1, 2, 5, 21 };

#define WALK(self, kind, function, first, n) \
  for (guint walked = (first); walked < (guint) (n); walked++) \
  sentences_add ((self), (kind), function (walked))

static void
make_names (Sentences *self)
{
  WALK (self, SENTENCE_NAME, dub_text_garment_kind, 0, DUB_N_COLORS);
  WALK (self, SENTENCE_NAME, dub_text_garment_bonus, 1, DUB_N_SPECIALS);
  WALK (self, SENTENCE_NAME, dub_text_jewel, 0, DUB_N_COLORS);
  WALK (self, SENTENCE_NAME, dub_text_tile, 0, DUB_N_TILES);
  WALK (self, SENTENCE_NAME, dub_text_hall, 0, DUB_N_HALLS);
  WALK (self, SENTENCE_TITLE, dub_text_decoration_kind, 0, DUB_N_DECORATION_KINDS);
  WALK (self, SENTENCE_NAME, dub_text_fact, 0, DUB_N_FACTS);
  WALK (self, SENTENCE_TITLE, dub_text_expansion, 0, DUB_N_EXPANSIONS);
  WALK (self, SENTENCE_TITLE, dub_text_draw_mode, 0, DUB_N_DRAW_MODES);
  WALK (self, SENTENCE_TITLE, dub_text_phase, 0, DUB_N_PHASES);
  WALK (self, SENTENCE_TITLE, dub_text_track, 0, DUB_N_TRACKS);
  WALK (self, SENTENCE_NAME, dub_text_task, 0, DUB_N_TASKS);
  WALK (self, SENTENCE_NAME, dub_text_owner, 0, DUB_N_OWNERS);
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++)
    sentences_add (self, SENTENCE_TITLE, g_strdup (dub_text_person (owner)));
  WALK (self, SENTENCE_NAME, dub_text_player_color, 0, DUB_N_PLAYER_COLORS);
  WALK (self, SENTENCE_NAME, dub_text_specialist, 0, DUB_N_SPECIALISTS);
  WALK (self, SENTENCE_TITLE, dub_text_place_kind, 0, DUB_PLACE_FAVOR + 1);
  sentences_add (self, SENTENCE_TITLE, dub_text_criterion (DUB_CRITERION_PLACE));
  sentences_add (self, SENTENCE_TITLE, dub_text_criterion (DUB_CRITERION_COST));
  sentences_add (self, SENTENCE_TITLE, dub_text_criterion (DUB_CRITERION_WORTH));
  sentences_add (self, SENTENCE_TITLE, dub_text_criterion (DUB_CRITERION_WORTH_YOU));
  sentences_add (self, SENTENCE_TITLE, dub_text_place_kind (DUB_PLACE_NONE));
  sentences_add (self, SENTENCE_TITLE, dub_text_place_kind (DUB_PLACE_TASK));
  WALK (self, SENTENCE_NAME, dub_text_crown, 0, DUB_N_CROWNS + 1);
}

static void
make_garments (Sentences *self)
{
  for (DubColor color = 0; color < DUB_N_COLORS; color++)
    for (guint special = 0; special < DUB_N_SPECIALS; special++)
      for (guint pp = 0; pp <= DUB_MAX_GARMENT_PP; pp++) {
        DubGarment garment = { (guint8) color, (guint8) pp, pp % 2, (guint8) special };

        sentences_add (self, SENTENCE_NAME, dub_text_garment (garment));
        sentences_add (self, SENTENCE_WHOLE, dub_text_garment_guide (garment));
      }
}

static void
make_card (Sentences *self, DubCard card)
{
  sentences_add (self, SENTENCE_NAME, dub_text_card (card));
  sentences_add (self, SENTENCE_NAME, dub_text_card_action (card));
  sentences_add (self, SENTENCE_NAME, dub_text_card_face (card));
  sentences_add (self, SENTENCE_NAME, dub_text_card_foot (card, TRUE));
  sentences_add (self, SENTENCE_NAME, dub_text_card_foot (card, FALSE));
}

/* Numbers that a card can count to, by its action. */
static void
make_cards (Sentences *self)
{
  static const guint first[] = { [DUB_CARD_DRAWER] = 1,
                                 [DUB_CARD_TAILOR] = 1,
                                 [DUB_CARD_HIRE] = 1,
                                 [DUB_CARD_FUND] = 0 };
  static const guint last[] = { [DUB_CARD_DRAWER] = DUB_N_DRAWERS,
                                [DUB_CARD_COLUMN] = DUB_N_COLUMNS - 1,
                                [DUB_CARD_TAILOR] = DUB_MAX_SPACES,
                                [DUB_CARD_HIRE] = DUB_N_HIRE_SPACES,
                                [DUB_CARD_FUND] = DUB_N_FUNDS - 1 };

  for (DubCardAction action = 0; action <= DUB_CARD_FUND; action++)
    for (guint n = first[action]; n <= last[action]; n++)
      for (DubEnd side = 0; side < DUB_N_ENDS; side++)
        for (guint foot = 0; foot < DUB_N_HALLS * DUB_N_SYMBOLS; foot++)
          make_card (self, (DubCard){ .action = (guint16) action & 63,
                                      .n = (guint16) n & 15,
                                      .end = (guint16) side & 1,
                                      .hall = (guint16) (1 + foot / DUB_N_SYMBOLS) & 7,
                                      .symbol = (guint16) (foot % DUB_N_SYMBOLS) & 3 });
}

static void
make_rules (Sentences *self)
{
  for (DubRuleId rule = DUB_RULE_NONE + 1; rule < DUB_N_RULES; rule++) {
    sentences_add (self, SENTENCE_WHOLE, dub_text_rule (rule));
    sentences_add (self, SENTENCE_WHOLE, dub_text_rule_with_id (rule));
    sentences_add (self, SENTENCE_TITLE, dub_text_rule_title (rule));
    sentences_add (self, SENTENCE_WHOLE, dub_text_rule_remark (rule));
    sentences_add (self, SENTENCE_WHOLE, dub_text_rule_deviation (rule, "fr"));
    sentences_add (self, SENTENCE_WHOLE, dub_text_rule_deviation (rule, "uk"));
    /* Only the search uses these words, which may be those of any language. */
    if (rule >= DUB_RULE_YOU_1 && rule <= DUB_RULE_YOU_12 && g_str_equal (self->edition, "qps"))
      sentences_add (self, SENTENCE_NAME, dub_text_rule_words (rule));
    sentences_add_all (self, SENTENCE_NAME, dub_text_rule_list (rule));
  }
  for (DubSign sign = 0; sign < DUB_N_SIGNS; sign++) {
    sentences_add (self, SENTENCE_NAME, dub_text_sign (sign));
    sentences_add (self, SENTENCE_CAPTION, dub_text_sign_mark (sign));
  }
  for (DubRuleOrder order = 0; order < DUB_N_RULE_ORDERS; order++)
    for (guint i = 0; i < dub_text_rules_count_chapters (order); i++) {
      sentences_add (self, SENTENCE_TITLE, dub_text_rules_chapter (order, i));
      sentences_add (self, SENTENCE_WHOLE, dub_text_rules_intro (order, i));
    }
}

static void
make_reasons (Sentences *self)
{
  for (guint i = 0; i < n_reason_rows; i++) {
    g_autoptr (GError) error = NULL;

    sentences_add (self, SENTENCE_WHOLE, dub_text_reason (&reason_rows[i].reason));
    dub_reason_set_error (&reason_rows[i].reason, &error);
    sentences_add (self, SENTENCE_WHOLE, dub_text_error (error));
  }
  for (DubExpansion expansion = 0; expansion < DUB_N_EXPANSIONS; expansion++)
    sentences_add (self, SENTENCE_WHOLE,
                   dub_text_reason (
                       &(DubReason){ .code = DUB_REASON_NO_EXPANSION, .n = (gint16) expansion }));
}

static void
make_errors (Sentences *self)
{
  make_reasons (self);
  sentences_add (self, SENTENCE_TITLE, dub_text_error (&(GError){ G_FILE_ERROR, 1, (char *) "5" }));
  sentences_add (self, SENTENCE_WHOLE, dub_text_not_saved (G_FILE_ERROR_NOSPC, "5"));
  sentences_add (self, SENTENCE_WHOLE, dub_text_file_gone ());
  sentences_add (self, SENTENCE_WHOLE, dub_text_file_changed ());
  for (guint i = 0; i < 32; i++)
    sentences_add_all (self, SENTENCE_WHOLE, dub_text_warnings (i));
  sentences_add (self, SENTENCE_NAME, dub_text_damaged_after ("5"));
  sentences_add (self, SENTENCE_TITLE, dub_text_recorded_differently ("5"));
  sentences_add (self, SENTENCE_WHOLE, dub_text_display_full ());
  sentences_add (self, SENTENCE_TITLE, dub_text_code_unknown ("5"));
  sentences_add (self, SENTENCE_TITLE, dub_text_code_not_due ("5"));
  sentences_add (self, SENTENCE_TITLE, dub_text_entry_used_up ("5"));
}

static void
make_result (Sentences *self, guint n)
{
  sentences_add (self, SENTENCE_TITLE, dub_text_code_several ("5", n + 1));
  sentences_add (self, SENTENCE_TITLE, dub_text_result_length (n, 0));
  sentences_add (self, SENTENCE_TITLE, dub_text_result_length (n, n + 1));
  sentences_add (self, SENTENCE_TITLE, dub_text_result_length (n, 60 + n));
  sentences_add (self, SENTENCE_TITLE, dub_text_results_won (0, n));
  sentences_add (self, SENTENCE_TITLE, dub_text_results_won (n, n));
  sentences_add (self, SENTENCE_TITLE, dub_text_results_shown (n, n));
  sentences_add (self, SENTENCE_TITLE, dub_text_results_shown (1, n));
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    sentences_add (self, SENTENCE_TITLE, dub_text_result (owner, n, n + 1));
    sentences_add (self, SENTENCE_TITLE, dub_text_results_streak (n, owner == DUB_YOU));
    sentences_add (self, SENTENCE_TITLE, dub_text_results_totals (owner, n + 0.5, n));
    sentences_add (self, SENTENCE_TITLE, dub_text_forecast_band (owner, n, n + 1));
    sentences_add (self, SENTENCE_TITLE, dub_text_chart_turn (n, owner));
    sentences_add (self, SENTENCE_TITLE, dub_text_chart_move (owner, (int) n - 2));
  }
  sentences_add (self, SENTENCE_TITLE, dub_text_results_group ("5", n, n, n));
  sentences_add (self, SENTENCE_TITLE, dub_text_chart_pair ("5", n, n + 0.5));
  sentences_add (self, SENTENCE_TITLE, dub_text_chart_games (n, n + 9, n, n));
  sentences_add (self, SENTENCE_TITLE, dub_text_chart_leads ("5", n, -1.0 * n));
  sentences_add (self, SENTENCE_TITLE, dub_text_chart_mean (n, "5"));
  sentences_add (self, SENTENCE_TITLE, dub_text_forecast_chance (n, 21));
  sentences_add (self, SENTENCE_TITLE, dub_text_forecast_chance (0, n));
  sentences_add (self, SENTENCE_WHOLE, dub_text_forecast_basis (n));
  sentences_add (self, SENTENCE_TITLE, dub_text_step_number (n, n));
}

static void
make_results (Sentences *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    make_result (self, numbers[i]);
  for (guint month = 0; month < 12; month++)
    sentences_add (self, SENTENCE_TITLE, dub_text_results_date (1700000000 + month * 2600000));
  for (gint64 days = 0; days < 9; days++) {
    g_autofree char *played = dub_text_played (1700000000, 1700000000 + days * 24 * 60 * 60);

    /* The colon of a time is not part of the sentence. */
    for (DubPhase phase = DUB_PHASE_TURNS; days > 1 && phase <= DUB_PHASE_OVER; phase++)
      sentences_add (self, SENTENCE_TITLE, dub_text_saved_game (phase, 3, 12, played));
    sentences_add (self, SENTENCE_CAPTION, g_steal_pointer (&played));
  }
  WALK (self, SENTENCE_TITLE, dub_text_results_expansions, 0, 1u << DUB_N_EXPANSIONS);
}

static void
make_lessons (Sentences *self)
{
  WALK (self, SENTENCE_WHOLE, dub_text_lesson, 0, DUB_N_LESSONS);
  sentences_add (self, SENTENCE_TITLE, dub_text_guided_game ());
}

static void
make_labels (Sentences *self)
{
  sentences_add (self, SENTENCE_TITLE, dub_text_setup_done ());
  sentences_add (self, SENTENCE_TITLE, dub_text_end_empty_turn ());
  sentences_add (self, SENTENCE_WHOLE, dub_text_next_answer ());
  WALK (self, SENTENCE_TITLE, dub_text_start_unknown, 1, 22);
  for (guint i = 0; i < DUB_N_HIGHLIGHTS; i++)
    sentences_add (self, SENTENCE_WHOLE, dub_text_highlight (i, 3));
  sentences_add (self, SENTENCE_TITLE, dub_text_fill_button ());
  sentences_add (self, SENTENCE_TITLE, dub_text_leave_empty_button ());
  sentences_add (self, SENTENCE_WHOLE, dub_text_your_guide ());
  sentences_add (self, SENTENCE_TITLE, dub_text_audit_title ());
  sentences_add (self, SENTENCE_TITLE, dub_text_undo (NULL));
  sentences_add (self, SENTENCE_TITLE, dub_text_redo (NULL));
  WALK (self, SENTENCE_TITLE, dub_text_majority, 0, 22);
  for (DubColor color = 0; color < DUB_N_COLORS; color++)
    sentences_add (self, SENTENCE_CAPTION, g_strdup (dub_text_letter (color)));
  for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++)
    sentences_add (self, SENTENCE_CAPTION, g_strdup (dub_text_color (color)));
  sentences_add (self, SENTENCE_CAPTION, g_strdup (dub_text_thimble_letter ()));
  for (DubOwner owner = 0; owner < DUB_N_OWNERS; owner++)
    sentences_add (self, SENTENCE_CAPTION, g_strdup (dub_text_initial (owner)));
}

/* Makes costs and gains of your moves: each amount alone, all of them, and unknown amounts. */
static void
make_gains (Sentences *self)
{
  for (guint open = 0; open < 1u << DUB_N_GAINS; open++)
    for (guint i = 0; i < G_N_ELEMENTS (numbers); i++) {
      DubMove move = { .verb = DUB_MOVE_PLACE_TOKEN, .side = DUB_YOU, .open = (guint8) open };

      for (DubFact fact = 0; fact < DUB_N_GAINS; fact++)
        move.gains[fact] = (gint16) ((fact + open) % 2 == 0 ? numbers[i] : -numbers[i]);
      if (numbers[i] != 0 || open != 0)
        sentences_add (self, SENTENCE_WHOLE, dub_text_gains (&move));
    }
}

const SentenceMaker sentence_names[] = {
  { "names", make_names },   { "garments", make_garments },
  { "cards", make_cards },   { "rules", make_rules },
  { "errors", make_errors }, { "results", make_results },
  { "labels", make_labels }, { "lessons", make_lessons },
  { "gains", make_gains },   { NULL, NULL },
};
