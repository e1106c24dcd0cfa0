/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The next thing to do, and the preparation of a round.
 */

#include "dub-text-guide.h"

#include "dub-round.h"
#include "dub-text-sentence-private.h"

#include <glib/gi18n-lib.h>

static const char *const nexts[DUB_N_PHASES] = {
  [DUB_PHASE_NONE] = NC_ ("next", "No game has started."),
  [DUB_PHASE_INCOME] = NC_ ("next", "The Round is over: collect your income."),
  [DUB_PHASE_SCORING] = NC_ ("next", "The game is over: score it."),
  [DUB_PHASE_OVER] = NC_ ("next", "This game is finished."),
};

static const DubPlural your_turn = NP_ (
    /* Translators: %u is the number of cards in your hand. */
    "Your turn. You have %u card in hand.", "Your turn. You have %u cards in hand.");

static const char *const buttons[DUB_N_PHASES] = {
  [DUB_PHASE_INCOME] = NC_ ("button", "Next Round"),
  [DUB_PHASE_SCORING] = NC_ ("button", "Finish Game"),
};

static const DubPlural dues[DUB_N_DISPLAYS] = {
  /* Translators: %u is a number of tiles. */
  [DUB_DISPLAY_RESOURCES] = NP_ ("Draw %u Resource tile for the empty drawer space.",
                                 "Draw %u Resource tiles for the empty drawer spaces, left to "
                                 "right."),
  /* Translators: %u is a number of tiles. */
  [DUB_DISPLAY_GARMENTS] = NP_ ("Draw %u Garment tile for the empty space.",
                                "Draw %u Garment tiles for the empty spaces, right to left."),
  /* Translators: %u is a number of cards. */
  [DUB_DISPLAY_EMPLOYEES] = NP_ ("Reveal %u Employee card.", "Reveal %u Employee cards."),
  /* Translators: %u is a number of tiles. */
  [DUB_DISPLAY_JEWELRY] = NP_ ("Draw %u Jewelry tile for the empty space.",
                               "Draw %u Jewelry tiles for the empty spaces, right to left."),
};

/* The things that the big button leaves unknown: tiles only, cards only, or both. */
static const DubPlural unknown_tiles =
    /* Translators: the big button; %u is a number of tiles. */
    NP_ ("Continue: %u Tile Unknown", "Continue: %u Tiles Unknown");
static const DubPlural unknown_cards =
    /* Translators: the big button; %u is a number of Employee cards. */
    NP_ ("Continue: %u Card Unknown", "Continue: %u Cards Unknown");
static const DubPlural unknown_both =
    /* Translators: the big button; %u is a number of tiles and Employee cards together. */
    NP_ ("Continue: %u Tile or Card Unknown", "Continue: %u Tiles and Cards Unknown");
static const DubPlural start_unknown =
    /* Translators: the big button, after a first press; %u is a number of tiles and cards. */
    NP_ ("Start with %u Unknown?", "Start with %u Unknown?");

static gboolean
is_card_open (const DubState *state)
{
  return state->playing.action != DUB_CARD_UNKNOWN;
}

char *
dub_text_next (const DubState *state)
{
  if (state->phase == DUB_PHASE_PREPARE)
    /* Translators: %u is the number of the Round. */
    return g_strdup_printf (C_ ("next", "Prepare Round %u."), state->round);
  if (state->phase == DUB_PHASE_TURNS && state->turn == DUB_YOU)
    return dub_text_count (your_turn, state->yours.hand);
  if (state->phase == DUB_PHASE_TURNS)
    return g_strdup (is_card_open (state) ? C_ ("next", "Her turn: follow these steps.")
                                          : C_ ("next", "Her turn: reveal her card."));

  return g_strdup (dub_text_pick ("next", nexts, state->phase));
}

char *
dub_text_next_answer (void)
{
  return g_strdup (C_ ("next", "Her turn: answer this question."));
}

static guint
count_due (const DubBox *box, const DubState *state, DubDisplayName display)
{
  return dub_text_count_bits (dub_round_get_due (box, state, display));
}

/* Skipping is possible, but never silent. */
static char *
get_ready (const DubBox *box, const DubState *state)
{
  guint n_cards = count_due (box, state, DUB_DISPLAY_EMPLOYEES);
  guint n_tiles = count_due (box, state, DUB_DISPLAY_RESOURCES) +
                  count_due (box, state, DUB_DISPLAY_GARMENTS) +
                  count_due (box, state, DUB_DISPLAY_JEWELRY);

  if (n_cards > 0)
    return dub_text_count (n_tiles > 0 ? unknown_both : unknown_cards, n_tiles + n_cards);
  if (n_tiles > 0)
    return dub_text_count (unknown_tiles, n_tiles);

  /* Translators: %u is the number of the Round. */
  return g_strdup_printf (C_ ("button", "Start Round %u"), state->round);
}

char *
dub_text_next_button (const DubBox *box, const DubState *state)
{
  if (state->phase == DUB_PHASE_PREPARE)
    return get_ready (box, state);
  if (state->phase == DUB_PHASE_TURNS && state->turn == DUB_YOU)
    return g_strdup (C_ ("button", "End Turn"));
  if (state->phase == DUB_PHASE_TURNS)
    return g_strdup (is_card_open (state) ? C_ ("button", "Done") : C_ ("button", "Reveal Card"));
  if (state->phase == DUB_PHASE_INCOME && state->round == DUB_N_ROUNDS)
    return g_strdup (C_ ("button", "Final Scoring"));
  if (buttons[state->phase] == NULL)
    return NULL;

  return g_strdup (dub_text_pick ("button", buttons, state->phase));
}

char *
dub_text_setup_done (void)
{
  return g_strdup (C_ ("button", "Setup Done"));
}

char *
dub_text_end_empty_turn (void)
{
  return g_strdup (C_ ("button", "End Turn: Nothing Entered"));
}

char *
dub_text_start_unknown (guint n)
{
  return dub_text_count (start_unknown, n);
}

char *
dub_text_end_unmarked (const DubBox *box, const DubState *state, guint tasks)
{
  GPtrArray *names = g_ptr_array_new ();

  for (guint task = DUB_TASK_BP; task < DUB_N_TASKS; task++)
    if ((tasks & (1u << task)) != 0)
      g_ptr_array_add (names, dub_text_caption (box, state,
                                                (DubPlace){ .kind = DUB_PLACE_TASK,
                                                            .in = state->sides[DUB_YOU].track,
                                                            .at = (guint8) task }));

  /* Translators: a button; %s lists Examination tasks, like “Gold thimble, Gown”. */
  return dub_text_fill (C_ ("button", "End Turn, Not Marked: %s"), dub_text_join (names));
}

char *
dub_text_fill_button (void)
{
  return g_strdup (C_ ("button", "Fill for Me"));
}

char *
dub_text_leave_empty_button (void)
{
  return g_strdup (C_ ("button", "Nothing Left to Draw: Leave Empty"));
}

char *
dub_text_due (const DubBox *box, const DubState *state, DubDisplayName display)
{
  guint n = count_due (box, state, display);

  return n != 0 ? dub_text_count (dues[display], n) : NULL;
}

char *
dub_text_display_progress (const DubBox *box, const DubState *state, DubDisplayName display)
{
  /* Translators: a display of the board, and a number of tiles or cards, 0 when all of them are
   * there. */
  return dub_text_fill (C_ ("preparation", "%s, still to enter: %u"),
                        dub_text_place_kind ((DubPlaceKind) display),
                        dub_text_number (count_due (box, state, display)));
}

char *
dub_text_display_left (const DubBox *box, const DubState *state, DubDisplayName display)
{
  guint n = count_due (box, state, display);

  return n > 0 ? dub_text_number (n) : g_strdup ("✓");
}

char *
dub_text_your_guide (void)
{
  return g_strdup (C_ ("your turn", "Play a card, then tap what you took or placed."));
}

char *
dub_text_garment_guide (DubGarment garment)
{
  /* Translators: %s is a Garment that you have made. */
  return dub_text_fill (C_ ("hint", "Tap the guest space for this Garment: %s."),
                        dub_text_garment (garment));
}
