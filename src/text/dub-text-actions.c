/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-text-actions.h"
#include "dub-bonus.h"
#include "dub-text-box.h"
#include "dub-text-private.h"

#include <glib/gi18n-lib.h>

/* Translators: the bonuses of your start Employees, as short as can be. */
static const char *const start_bonuses[DUB_N_TYPES] = {
  [DUB_TYPE_NONE] = "–",
  [DUB_MASTER] = NC_ ("short bonus", "No bonus"),
  [DUB_JOURNEYMAN] = NC_ ("short bonus", "Thread or Lace for 1 Livre"),
  [DUB_APPRENTICE] = NC_ ("short bonus", "+1 Acquire, or 2 Livre"),
};

static const char *const guides[DUB_N_ACTIONS] = {
  [DUB_ACTION_NONE] = "–",
  [DUB_ACTION_ACQUIRE] = NC_ ("your turn", "Tap the Resource tile that you take."),
  [DUB_ACTION_TAILOR] = NC_ ("your turn", "Tap the Garment that you tailor."),
  [DUB_ACTION_HIRE] = NC_ ("your turn", "Tap the Employee that you hire."),
  [DUB_ACTION_FUND] = NC_ ("your turn", "Tap the Decoration that you fund."),
};

/* Translators: the counters of your supply; PP are Prestige Points. */
static const char *const captions[DUB_N_GAINS] = {
  [DUB_FACT_PP] = NC_ ("purse", "PP"),
  [DUB_FACT_LIVRE] = NC_ ("purse", "Livre"),
  [DUB_FACT_THREAD] = NC_ ("purse", "Thread"),
  [DUB_FACT_LACE] = NC_ ("purse", "Lace"),
};

char *
dub_text_card_bonus (const DubBox *box, DubEmployee card)
{
  if (card.id >= 1 && card.id <= box->n_employees)
    return dub_text_employee_short_bonus (box, card.id - 1u);
  if (card.crown != DUB_CROWN_NONE)
    return dub_text_crown (card.crown);
  if (card.level == DUB_LEVEL_START)
    return g_strdup (dub_text_pick ("short bonus", start_bonuses, card.type));

  return g_strdup ("");
}

/* Whoever can do it; nobody is named twice. */
static char *
list_types (guint types)
{
  GPtrArray *names = g_ptr_array_new ();

  for (DubType type = DUB_MASTER; type <= DUB_APPRENTICE; type++)
    if ((types & (1u << type)) != 0)
      g_ptr_array_add (names, dub_text_employee (NULL, dub_employee_of_type (type)));

  return dub_text_join (names);
}

/* Two numbers, or one if they are the same; the sign of what is gained is before both. */
static char *
print_range (const DubYourAction *action)
{
  gboolean is_gain = action->least > 0;
  gint first = is_gain ? action->least : -action->most;
  gint last = is_gain ? action->most : -action->least;
  const char *sign = is_gain ? "+" : "";

  return first == last ? g_strdup_printf ("%s%d", sign, first)
                       : g_strdup_printf ("%s%d–%d", sign, first, last);
}

char *
dub_text_action_price (const DubYourAction *action)
{
  if (action->chance == DUB_CHANCE_TYPE)
    return list_types (action->types);
  if (action->chance != DUB_CHANCE_OPEN || !action->is_priced)
    return g_strdup ("");

  return print_range (action);
}

char *
dub_text_action_spoken (const DubYourAction *action)
{
  GPtrArray *names = g_ptr_array_new ();
  /* Translators: %s is a number, perhaps with a “+”, or two of them, as in “0–2”. */
  const char *livre = C_ ("price", "%s Livre");

  g_ptr_array_add (names, dub_text_action (action->action));
  if (action->chance == DUB_CHANCE_OPEN && action->is_priced)
    g_ptr_array_add (names, dub_text_fill (livre, dub_text_action_price (action)));

  return dub_text_join (names);
}

char *
dub_text_action_reason (const DubYourAction *action)
{
  switch ((DubChance) action->chance) {
  case DUB_CHANCE_TYPE:
    return dub_text_who_can (action->types);
  case DUB_CHANCE_SPENT:
    return g_strdup (C_ ("refusal", "You have already taken your action this turn."));
  case DUB_CHANCE_NOTHING:
    return g_strdup (C_ ("refusal", "Nothing on the table allows this now."));
  case DUB_CHANCE_OPEN:
  default:
    return NULL;
  }
}

DUB_DEFINE_NAME (action_guide, DubAction, action, "your turn", guides)

DUB_DEFINE_NAME (purse_caption, DubFact, fact, "purse", captions)

char *
dub_text_purse_spoken (const DubState *state, DubFact fact)
{
  char *caption = dub_text_purse_caption (fact);

  if (!dub_state_knows (state, fact))
    /* Translators: %s is one of your counters, like Livre. */
    return dub_text_fill (C_ ("purse", "%s: unknown"), caption);

  /* Translators: the first %s is one of your counters, like Livre, the second its value. */
  return dub_text_fill (C_ ("purse", "%s: %s"), caption,
                        dub_text_number (state->sides[DUB_YOU].counts[fact]));
}

char *
dub_text_exam_progress (const DubBox *box, const DubState *state)
{
  const DubSide *you = &state->sides[DUB_YOU];
  guint n;

  dub_box_get_tasks (box, you->track, &n);

  /* Translators: how many tasks of your Examination are done, and how many there are. */
  return dub_text_fill (C_ ("your turn", "%s of %s tasks"), dub_text_number (you->n_done),
                        dub_text_number (n));
}

DUB_DEFINE_TEXT (specialist_title, C_ ("action", "Specialized Apprentice"))

char *
dub_text_printed_title (const DubMove *move)
{
  return g_strdup (move->verb == DUB_MOVE_TAKE_TILES
                       ? C_ ("your turn", "What did the tile bring? You may leave it open.")
                       : C_ ("your turn", "What does the Garment show? You may leave it open."));
}

DUB_DEFINE_TEXT (tell_printed, C_ ("button", "Enter"))

DUB_DEFINE_TEXT (this_turn, C_ ("your turn", "This turn"))
DUB_DEFINE_TEXT (nothing_yet, C_ ("your turn", "Nothing yet."))
DUB_DEFINE_TEXT (choose_card, C_ ("your turn", "Choose a card"))

/* */
char *
dub_text_bonus_hint (const DubBox *box, const DubState *state)
{
  const DubYourTurn *turn = &state->yours.turn;
  const DubBonus *bonus = dub_bonus_find (box, turn->source);

  if (turn->card.type == DUB_TYPE_NONE)
    return g_strdup (C_ ("your turn", "Tap a card to see its bonus here."));
  if (turn->bonus == DUB_BONUS_OPEN && bonus != NULL && bonus->kind == DUB_BONUS_COPY)
    return dub_text_tag (g_strdup (C_ ("your turn", "She discards no Employees, so there is no "
                                                    "bonus to copy.")),
                         DUB_RULE_R_15);

  return NULL;
}
