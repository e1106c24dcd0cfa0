/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Events, for the log and for the orders of a round.
 */

#include "dub-count.h"
#include "dub-deviation.h"
#include "dub-round.h"
#include "dub-text-private.h"

#include <glib/gi18n-lib.h>

enum { BASIC_INCOME = 5 };

static char *
tell_start (const DubSetup *setup)
{
  GPtrArray *expansions = g_ptr_array_new ();
  g_autofree char *list = NULL;

  for (DubExpansion expansion = 0; expansion < DUB_N_EXPANSIONS; expansion++)
    if ((setup->expansions & (1u << expansion)) != 0)
      g_ptr_array_add (expansions, dub_text_expansion (expansion));
  list = dub_text_join (expansions);
  if (*list == '\0')
    return g_strdup (C_("event", "A new game begins, with the base game alone."));

  /* Translators: %s lists expansions. */
  return g_strdup_printf (C_("event", "A new game begins, with these Expansions: %s."), list);
}

/* P4, with its parts. */
static char *
order_income (const DubState *state, guint n)
{
  GPtrArray *parts = g_ptr_array_new ();
  g_autofree char *list = NULL;

  /* Translators: a part of your income, in Livre. */
  g_ptr_array_add (parts, g_strdup_printf (C_("income", "basic income %u"), BASIC_INCOME));
  if (dub_state_count_tokens (state, DUB_KITCHEN_LEFT, DUB_YOU) > 0)
    /* Translators: a part of your income, in Livre. */
    g_ptr_array_add (parts, g_strdup_printf (C_("income", "Decoration Income %u"),
                                                 dub_state_count_decorations (state, DUB_YOU)));
  if (dub_state_count_tokens (state, DUB_KITCHEN_RIGHT, DUB_YOU) > 0)
    /* Translators: a part of your income, in Livre. */
    g_ptr_array_add (parts, g_strdup_printf (C_("income", "Garment Rental Income %u"),
                                                 dub_state_count_own_garments (state, DUB_YOU)));
  if (state->you.jewelry.n > 0)
    /* Translators: a part of your income, in Livre. */
    g_ptr_array_add (parts, g_strdup_printf (C_("income", "Jewelry tiles %u"),
                                                 (guint) state->you.jewelry.n));
  list = dub_text_join (parts);

  return g_strdup_printf (
      /* Translators: %u is your whole income, %s lists its parts. */
      g_dngettext (GETTEXT_PACKAGE, "Take %u Livre from the bank (%s).",
                   "Take %u Livre from the bank (%s).", n),
      n, list);
}

static char *
tell_reveal (const DubState *state, DubCard card)
{
  g_autofree char *name = dub_text_card_action (card);

  if (state->draw_mode == DUB_DRAW_APP)
    /* Translators: %s is the action of her card. */
    return g_strdup_printf (C_("event", "Madame du Barry reveals: %s."), name);

  /* Translators: the card was revealed at the table. %s is its action. */
  return g_strdup_printf (C_("event", "The topmost of her hand cards shows: %s."), name);
}

static char *
tell_reported (const DubState *state, DubCard card)
{
  g_autofree char *foot =
      dub_text_card_foot (card, dub_state_has_expansion (state, DUB_EXPANSION_JEWELRY_BOX));

  /* Translators: %s is the foot of the card, like “Hall 3, no Jewelry”. */
  return g_strdup_printf (C_("event", "The top card of her Card supply shows: %s."), foot);
}

/* The table as it is when her orders have come that far. */
static char *
tell_deviation (const DubBox *box, const DubState *before, const DubDeviation *done)
{
  DubState state = *before;
  DubTurn turn;
  DubStep step;

  dub_turn_resolve (box, before, FALSE, &turn);
  if (done->index >= turn.n_steps)
    return g_strdup (C_("event", "An order was done otherwise."));

  for (guint i = 0; i < done->index; i++)
    dub_step_apply (&turn.steps[i], box, &state, NULL);
  step = turn.steps[done->index];
  if (!dub_deviation_is_possible (box, &state, &step, done))
    return g_strdup (C_("event", "An order was done otherwise."));

  step = dub_deviation_get_step (&state, &step, done);

  return dub_text_deviated (box, &state, &step);
}

/* With cards at the table the one that she has played is put away. */
static char *
order_put_away (const DubState *state)
{
  if (state->draw_mode == DUB_DRAW_APP)
    return NULL;

  return g_strdup (C_("event", "Put her card faceup on her Discard pile."));
}

static char *
tell_turned_up (const DubState *state, const DubDetail *detail)
{
  g_autofree char *place = dub_text_staff_place (state, detail->at);
  g_autofree char *bonus = NULL;

  if (detail->employee.crown == DUB_CROWN_NONE)
    /* Translators: %s is like “card 2 from the top”. */
    return g_strdup_printf (C_("event", "Turned up in her Employee deck, without end-of-game "
                                        "bonus: %s."),
                                place);

  bonus = dub_text_crown (detail->employee.crown);

  /* Translators: the first %s is like “card 2 from the top”, the second an end-of-game bonus. */
  return g_strdup_printf (C_("event", "Turned up in her Employee deck: %s, %s."), place, bonus);
}

static char *
tell_end (const DubBox *box, const DubState *state)
{
  DubScore score;

  dub_score_count (box, state, &score);
  if (score.question.kind != DUB_QUESTION_NOTHING)
    return g_strdup (C_("event", "The game is over."));

  return dub_text_winner (&score);
}

static char *
tell_other (const DubBox *box, const DubState *before, const DubEvent *event)
{
  const DubDetail *detail = &event->detail;

  switch (event->type) {
  case DUB_EVENT_STARTED:
    return tell_start (&detail->setup);
  case DUB_EVENT_BOX_CHANGED:
    /* Translators: %s is the name of a box profile. */
    return g_strdup_printf (C_("event", "The box is now: %s."), event->box->name);
  case DUB_EVENT_REVEALED:
    return tell_reveal (before, detail->card);
  case DUB_EVENT_REPORTED:
    return tell_reported (before, detail->card);
  case DUB_EVENT_DEVIATED:
    return tell_deviation (box, before, &detail->deviation);
  case DUB_EVENT_STEP:
    return dub_text_order (box, before, &event->step);
  case DUB_EVENT_BARRY_ENDED:
    return order_put_away (before);
  case DUB_EVENT_INCOME:
    return order_income (before, (guint) detail->n);
  case DUB_EVENT_CORRECTED:
    return dub_text_correction (box, before, detail);
  case DUB_EVENT_TURNED_UP:
    return tell_turned_up (before, detail);
  case DUB_EVENT_FINISHED:
    return tell_end (box, before);
  default:
    g_return_val_if_reached (NULL);
  }
}

char *
dub_text_event (const DubBox *box, const DubState *before, const DubEvent *event)
{
  switch ((DubEventType) event->type) {
  case DUB_EVENT_ROUND_BEGUN:
  case DUB_EVENT_FAVOR_RETURNED:
  case DUB_EVENT_EMPLOYEES_LEFT:
  case DUB_EVENT_GARMENTS_LEFT:
  case DUB_EVENT_GARMENTS_SHIFTED:
  case DUB_EVENT_JEWELRY_LEFT:
  case DUB_EVENT_JEWELRY_SHIFTED:
  case DUB_EVENT_ENTERED:
  case DUB_EVENT_STAYED_EMPTY:
  case DUB_EVENT_FESTIVITY_ADDED:
  case DUB_EVENT_DEALT:
  case DUB_EVENT_HAND_DRAWN:
    return dub_text_preparation (box, before, event);
  case DUB_EVENT_YOU_TOOK_TILE:
  case DUB_EVENT_YOU_MADE_GARMENT:
  case DUB_EVENT_YOU_TOOK_JEWELRY:
  case DUB_EVENT_YOU_HIRED:
  case DUB_EVENT_YOU_DEPUTED:
  case DUB_EVENT_YOU_FUNDED:
  case DUB_EVENT_YOU_TOOK_FAVOR:
  case DUB_EVENT_YOU_PASSED_EXAM:
  case DUB_EVENT_YOU_COUNTED:
  case DUB_EVENT_YOU_ALL_HALLS:
  case DUB_EVENT_YOU_ENDED:
    return dub_text_your_event (box, before, event);
  case DUB_EVENT_STARTED:
  case DUB_EVENT_BOX_CHANGED:
  case DUB_EVENT_REVEALED:
  case DUB_EVENT_REPORTED:
  case DUB_EVENT_DEVIATED:
  case DUB_EVENT_STEP:
  case DUB_EVENT_BARRY_ENDED:
  case DUB_EVENT_INCOME:
  case DUB_EVENT_CORRECTED:
  case DUB_EVENT_TURNED_UP:
  case DUB_EVENT_FINISHED:
    return tell_other (box, before, event);
  case DUB_N_EVENTS:
  default:
    g_return_val_if_reached (NULL);
  }
}
