/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-text-status.h"
#include "dub-score.h"
#include "dub-text-private.h"

#include <glib/gi18n-lib.h>

static const char *const problems[DUB_N_DEAL_PROBLEMS] = {
  [DUB_DEAL_GOOD] = NULL,
  [DUB_DEAL_LETTER] = NC_ ("code of a deal", "A code has letters, digits and hyphens only."),
  [DUB_DEAL_SHORT] =
      NC_ ("code of a deal", "The code has too few or too many letters. Copy all of it."),
  [DUB_DEAL_CHECK] =
      NC_ ("code of a deal",
           "A letter or a digit of the code is wrong. Compare it with the original."),
  [DUB_DEAL_VALUE] = NC_ ("code of a deal", "The code comes from a later version of this app."),
  [DUB_DEAL_BOX] =
      NC_ ("code of a deal", "The code belongs to a box profile whose values differ from all of "
                             "yours. Ask for that profile and open the file first."),
};

char *
dub_text_deal_problem (DubDealProblem problem)
{
  g_return_val_if_fail (problem != DUB_DEAL_GOOD, NULL);

  return g_strdup (dub_text_pick ("code of a deal", problems, problem));
}

/* Translators: %s is a code that another player can type. */
DUB_DEFINE_SENTENCE (deal_code, code, C_ ("code of a deal", "Code for the same cards: %s"))

static const char *const names[DUB_N_STRENGTHS] = {
  [DUB_STRENGTH_PRINTED] = NC_ ("strength", "As printed"),
  [DUB_STRENGTH_CARD_FEWER] = NC_ ("strength", "She draws one card fewer in Round 1"),
  [DUB_STRENGTH_CARD_MORE] = NC_ ("strength", "She draws one card more in Round 1"),
  [DUB_STRENGTH_PP_5] = NC_ ("strength", "She starts with 5 PP"),
  [DUB_STRENGTH_PP_10] = NC_ ("strength", "She starts with 10 PP"),
};

static const char *const setups[DUB_N_STRENGTHS] = {
  [DUB_STRENGTH_PRINTED] = NULL,
  [DUB_STRENGTH_CARD_FEWER] =
      NC_ ("setup", "Handicap: in the first Round she draws 3 cards instead of 4."),
  [DUB_STRENGTH_CARD_MORE] =
      NC_ ("setup", "Handicap: in the first Round she draws 5 cards instead of 4."),
  [DUB_STRENGTH_PP_5] =
      NC_ ("setup", "Handicap: set her Prestige Point counter to 5 instead of 0."),
  [DUB_STRENGTH_PP_10] =
      NC_ ("setup", "Handicap: set her Prestige Point counter to 10 instead of 0."),
};

DUB_DEFINE_NAME (strength, DubStrength, strength, "strength", names)

char *
dub_text_strength_rate (gboolean is_default, guint percent)
{
  if (is_default)
    /* Translators: %u is a number of percent. */
    return g_strdup_printf (C_ ("strength", "Default: she wins about %u%% of simulated games"),
                            percent);

  /* Translators: %u is a number of percent. */
  return g_strdup_printf (C_ ("strength", "Handicap: she wins about %u%% of simulated games"),
                          percent);
}

char *
dub_text_strength_setup (DubStrength strength)
{
  return setups[strength] != NULL ? g_strdup (dub_text_pick ("setup", setups, strength)) : NULL;
}

static const char *const moments[DUB_N_PHASES] = {
  [DUB_PHASE_PREPARE] = NC_ ("heading", "Preparation"),
  [DUB_PHASE_INCOME] = NC_ ("heading", "Income"),
  [DUB_PHASE_SCORING] = NC_ ("heading", "End of Game Scoring"),
  [DUB_PHASE_OVER] = NC_ ("heading", "End of Game"),
};

/* Her holdings. */
static const DubPlural in_hand =
    /* Translators: %u is the number of her hand cards. */
    NP_ ("%u card in hand", "%u cards in hand");
static const DubPlural in_supply =
    /* Translators: %u is the number of her cards there. */
    NP_ ("%u in her Card supply", "%u in her Card supply");
static const DubPlural employees =
    /* Translators: %u is the number of cards in her Employee deck. */
    NP_ ("%u Employee", "%u Employees");
static const DubPlural resources =
    /* Translators: %u is the number of her tiles. */
    NP_ ("%u Resource tile", "%u Resource tiles");

static const char *const examinations[DUB_N_TRACKS] = {
  /* Translators: how many tasks she has done, and how many there are. */
  [DUB_TRACK_JOURNEYMAN] = NC_ ("about her", "Journeyman Examination: %u of %u tasks"),
  /* Translators: how many tasks she has done, and how many there are. */
  [DUB_TRACK_MASTER] = NC_ ("about her", "Master Examination: %u of %u tasks"),
};

static const DubPlural audited_tiles =
    /* Translators: %u is a number of tiles. */
    NP_ ("She has %u Resource tile.", "She has %u Resource tiles.");
static const DubPlural audited_staff =
    /* Translators: %u is a number of cards. */
    NP_ ("Her Employee deck has %u card.", "Her Employee deck has %u cards.");

static gboolean
is_after_rounds (const DubState *state)
{
  return state->phase == DUB_PHASE_SCORING || state->phase == DUB_PHASE_OVER;
}

char *
dub_text_status (const DubState *state)
{
  guint pp = state->sides[DUB_BARRY].counts[DUB_FACT_PP];

  if (is_after_rounds (state))
    /* Translators: %u is a number of Prestige Points. */
    return g_strdup_printf (C_ ("status", "Final scoring. Her counter: %u PP"), pp);

  /* Translators: the round, then a number of Prestige Points. */
  return g_strdup_printf (C_ ("status", "Round %u of 7. Her counter: %u PP"), state->round, pp);
}

char *
dub_text_heading (const DubState *state)
{
  if (is_after_rounds (state))
    return dub_text_heading_moment (state);

  return dub_text_fill ("%s · %s", dub_text_heading_round (state), dub_text_heading_moment (state));
}

char *
dub_text_heading_round (const DubState *state)
{
  if (is_after_rounds (state))
    return NULL;

  /* Translators: %u is the number of the Round. */
  return g_strdup_printf (C_ ("heading", "Round %u of 7"), state->round);
}

char *
dub_text_heading_moment (const DubState *state)
{
  if (moments[state->phase] != NULL)
    return g_strdup (dub_text_pick ("heading", moments, state->phase));

  return g_strdup (state->turn == DUB_YOU ? C_ ("heading", "Your turn")
                                          : C_ ("heading", "Her turn"));
}

char *
dub_text_holdings (const DubState *state)
{
  g_autofree char *hand = dub_text_count (in_hand, state->hand.n);
  g_autofree char *supply = dub_text_count (in_supply, state->supply.n);
  g_autofree char *staff = dub_text_count (employees, state->sides[DUB_BARRY].n_staff);
  g_autofree char *tiles =
      dub_text_count (resources, state->sides[DUB_BARRY].counts[DUB_FACT_TILES]);

  return g_strjoin ("\u00a0· ", hand, supply, staff, tiles, NULL);
}

char *
dub_text_points (const DubState *state, DubOwner owner)
{
  if (owner == DUB_BARRY)
    /* Translators: her Prestige Points. */
    return g_strdup_printf (C_ ("points", "%u PP"), state->sides[DUB_BARRY].counts[DUB_FACT_PP]);
  if (!dub_state_knows (state, DUB_FACT_PP) || state->sides[DUB_YOU].counts[DUB_FACT_PP] == 0)
    return NULL;

  /* Translators: your Prestige Points. */
  return g_strdup_printf (C_ ("points", "you %u PP"), state->sides[DUB_YOU].counts[DUB_FACT_PP]);
}

char **
dub_text_barry (const DubBox *box, const DubState *state)
{
  const DubSide *barry = &state->sides[DUB_BARRY];
  GPtrArray *lines = g_ptr_array_new ();
  guint n;

  dub_box_get_tasks (box, barry->track, &n);
  if (dub_state_has_jewelry_box (state))
    g_ptr_array_add (lines, dub_text_fill (dub_text_pick ("about her", examinations, barry->track),
                                           dub_text_number (barry->n_done), dub_text_number (n)));
  for (guint i = 0; i < barry->n_staff; i++)
    if (barry->staff[i].crown != DUB_CROWN_NONE)
      g_ptr_array_add (
          lines,
          /* Translators: %s is an Employee with an end-of-game bonus, %u what it is worth now. */
          dub_text_fill (C_ ("about her", "%s: %u PP now"),
                         dub_text_begin (dub_text_employee (box, barry->staff[i])),
                         dub_text_number (
                             dub_worth_get (box, state, DUB_BARRY, barry->staff[i].crown, 0))));

  return dub_text_end_lines (lines);
}

DUB_DEFINE_TEXT (audit_title, C_ ("audit", "Check the Table"))

static char *
audit_hall (const DubState *state, guint hall)
{
  guint counts[DUB_N_OWNERS] = { 0 };

  for (guint i = 0; i < DUB_MAX_SPACES; i++)
    counts[state->halls[hall][i].owner]++;

  /* Translators: the name of a hall, then the numbers of garments. */
  return dub_text_fill (C_ ("audit", "%s, Garments: hers %u, yours %u"), dub_text_hall (hall),
                        dub_text_number (counts[DUB_BARRY]), dub_text_number (counts[DUB_YOU]));
}

char **
dub_text_audit (const DubState *state)
{
  GPtrArray *lines = g_ptr_array_new ();

  /* Translators: %u is a number of Prestige Points. */
  g_ptr_array_add (lines, g_strdup_printf (C_ ("audit", "Her Prestige Point counter is at %u."),
                                           state->sides[DUB_BARRY].counts[DUB_FACT_PP]));
  g_ptr_array_add (lines,
                   dub_text_count (audited_tiles, state->sides[DUB_BARRY].counts[DUB_FACT_TILES]));
  g_ptr_array_add (lines, dub_text_count (audited_staff, state->sides[DUB_BARRY].n_staff));
  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    g_ptr_array_add (lines, audit_hall (state, hall));

  return dub_text_end_lines (lines);
}
