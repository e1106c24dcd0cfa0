/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Short titles of entries, for undo and the log.
 */

#include "dub-text-private.h"

#include <glib/gi18n-lib.h>

/* Tables of marked text, which clang-format cannot indent. */
/* clang-format off */

static const char *const empties[DUB_N_DISPLAYS] = {
  [DUB_DISPLAY_RESOURCES] = NC_("title", "No Resource tile left to draw"),
  [DUB_DISPLAY_GARMENTS] = NC_("title", "No Garment tile left to draw"),
  [DUB_DISPLAY_EMPLOYEES] = NC_("title", "No Employee card left to draw"),
  [DUB_DISPLAY_JEWELRY] = NC_("title", "No Jewelry tile left to draw"),
};

static const char *const rented[DUB_N_HALLS] = {
  NC_("title", "Your Garment to the Royal Hall"),
  NC_("title", "Your Garment to Hall 2"),
  NC_("title", "Your Garment to Hall 3"),
  NC_("title", "Your Garment to Hall 4"),
  NC_("title", "Your Garment to Hall 5"),
};

static const char *const corrections[DUB_N_CORRECTIONS] = {
  [DUB_CORRECTION_RESOURCE] = NC_("title", "Set right: Resource display"),
  [DUB_CORRECTION_GARMENT] = NC_("title", "Set right: Garment Design display"),
  [DUB_CORRECTION_EMPLOYEE] = NC_("title", "Set right: Hire New Employees display"),
  [DUB_CORRECTION_JEWEL] = NC_("title", "Set right: Jewelry Display"),
  [DUB_CORRECTION_GUEST] = NC_("title", "Set right: guest space"),
  [DUB_CORRECTION_TOKEN] = NC_("title", "Set right: Decoration"),
  [DUB_CORRECTION_ALL_HALLS] = NC_("title", "Set right: All Halls Bonus"),
  [DUB_CORRECTION_FAVOR] = NC_("title", "Set right: Queen’s Favor"),
  [DUB_CORRECTION_HER_PP] = NC_("title", "Set right: her Prestige Points"),
  [DUB_CORRECTION_HER_THREAD] = NC_("title", "Set right: her Thread"),
  [DUB_CORRECTION_HER_LACE] = NC_("title", "Set right: her Lace"),
  [DUB_CORRECTION_HER_TILES] = NC_("title", "Set right: her Resource tiles"),
  [DUB_CORRECTION_HER_JEWELRY] = NC_("title", "Set right: her Jewelry tiles"),
  [DUB_CORRECTION_HER_STAFF] = NC_("title", "Set right: her Employee deck"),
  [DUB_CORRECTION_TRACK] = NC_("title", "Set right: her Examination"),
  [DUB_CORRECTION_TASK] = NC_("title", "Set right: her Examination tasks"),
  [DUB_CORRECTION_YOUR_HAND] = NC_("title", "Set right: your cards in hand"),
  [DUB_CORRECTION_PILE] = NC_("title", "Set right: her cards"),
  [DUB_CORRECTION_BAG] = NC_("title", "Set right: Resource bag"),
  [DUB_CORRECTION_EXAM_DECK] = NC_("title", "Set right: cards for Examinations"),
  [DUB_CORRECTION_START] = NC_("title", "Set right: Start Player"),
  [DUB_CORRECTION_TURN] = NC_("title", "Set right: whose turn it is"),
  [DUB_CORRECTION_DRAW_MODE] = NC_("title", "Other way to draw her cards"),
};

/* clang-format on */

static char *
title_entry (const DubBox *box, const DubDetail *detail)
{
  g_autofree char *name = NULL;

  switch ((DubDisplayName) detail->display) {
  case DUB_DISPLAY_RESOURCES:
    name = dub_text_tile (detail->tile);
    /* Translators: %s is what the tile shows. */
    return g_strdup_printf (C_("title", "Resource tile: %s"), name);
  case DUB_DISPLAY_GARMENTS:
    name = dub_text_garment (detail->garment);
    /* Translators: %s is a Garment like “blue gown (3 PP)”. */
    return g_strdup_printf (C_("title", "Garment: %s"), name);
  case DUB_DISPLAY_EMPLOYEES:
    name = dub_text_employee (box, detail->employee);
    /* Translators: %s is an Employee. */
    return g_strdup_printf (C_("title", "Employee card: %s"), name);
  case DUB_DISPLAY_JEWELRY:
    name = dub_text_jewel (detail->color);
    /* Translators: %s is a Jewelry tile like “pink ring”. */
    return g_strdup_printf (C_("title", "Jewelry tile: %s"), name);
  case DUB_N_DISPLAYS:
    break;
  }
  g_return_val_if_reached (NULL);
}

static char *
title_reveal (const DubState *state, DubCard reported)
{
  DubCard card = state->hand.cards[0].action != DUB_CARD_UNKNOWN ? state->hand.cards[0] : reported;
  g_autofree char *name = dub_text_card_action (card);

  /* Translators: %s is the action of a card. */
  return g_strdup_printf (C_("title", "Her card: %s"), name);
}

static char *
title_tell (const DubState *state, DubCard card)
{
  g_autofree char *foot =
      dub_text_card_foot (card, dub_state_has_expansion (state, DUB_EXPANSION_JEWELRY_BOX));

  /* Translators: %s is the foot of a card, like “Hall 3, no Jewelry”. */
  return g_strdup_printf (C_("title", "Her next card: %s"), foot);
}

static char *
title_turn (DubCard card)
{
  switch ((DubCardAction) card.action) {
  case DUB_CARD_FAVOR:
    return g_strdup (C_("title", "Her turn: Claim the Queen’s Favor"));
  case DUB_CARD_DRAWER:
  case DUB_CARD_COLUMN:
    return g_strdup (C_("title", "Her turn: Acquire Resources"));
  case DUB_CARD_TAILOR:
    return g_strdup (C_("title", "Her turn: Tailor a Garment"));
  case DUB_CARD_HIRE:
    return g_strdup (C_("title", "Her turn: Hire a New Employee"));
  case DUB_CARD_FUND:
    return g_strdup (C_("title", "Her turn: Fund a Decoration"));
  case DUB_CARD_UNKNOWN:
  default:
    return g_strdup (C_("title", "Her turn"));
  }
}

static char *
title_exam (DubTrack track)
{
  return g_strdup (track == DUB_TRACK_JOURNEYMAN       ? C_("title",
                                                            "Your Journeyman Examination")
                                                       : C_("title", "Your Master Examination"));
}

static char *
title_count (DubFact fact)
{
  g_autofree char *name = dub_text_fact (fact);

  /* Translators: %s is a fact, like “your Livre”. */
  return g_strdup_printf (C_("title", "Counted: %s"), name);
}

static char *
title_your_action (const DubState *state, const DubAction *action)
{
  const DubDetail *detail = &action->detail;
  g_autofree char *name = NULL;

  switch (action->type) {
  case DUB_ACTION_YOU_TILE:
    /* Translators: %s is like “Drawer 1 left”. */
    return g_strdup_printf (C_("title", "Your Resource tile: %s"),
                                dub_text_resource_space (detail->at));
  case DUB_ACTION_YOU_GARMENT:
    return g_strdup (detail->flag       ? C_("title", "Your Garment sold")
                                        : dub_text_pick ("title", rented, detail->hall));
  case DUB_ACTION_YOU_JEWELRY:
    name = dub_text_jewel (state->jewelry[detail->at]);
    /* Translators: %s is a Jewelry tile like “pink ring”. */
    return g_strdup_printf (C_("title", "Your Jewelry tile: %s"), name);
  case DUB_ACTION_YOU_HIRE:
    return g_strdup (detail->flag       ? C_("title", "Your specialized Apprentice hired")
                                        : C_("title", "Your new Employee"));
  case DUB_ACTION_YOU_DEPUTE:
    return g_strdup (C_("title", "Your Employee deputed"));
  case DUB_ACTION_YOU_FUND:
    name = dub_text_decoration (detail->decoration, detail->at);
    /* Translators: %s is a decoration like “Fireworks, 2nd space from the left”. */
    return g_strdup_printf (C_("title", "Your Decoration: %s"), name);
  case DUB_ACTION_YOU_FAVOR:
    return g_strdup (C_("title", "Your Queen’s Favor"));
  case DUB_ACTION_YOU_EXAM:
    return title_exam (detail->track);
  case DUB_ACTION_YOU_COUNT:
    return title_count (detail->fact);
  case DUB_ACTION_END_TURN:
    return g_strdup (C_("title", "End of your turn"));
  default:
    g_return_val_if_reached (NULL);
  }
}

static char *
title_of_game (const DubState *state, const DubAction *action)
{
  switch (action->type) {
  case DUB_ACTION_NEW_GAME:
    return g_strdup (C_("title", "New game"));
  case DUB_ACTION_LEAVE_EMPTY:
    return g_strdup (dub_text_pick ("title", empties, action->detail.display));
  case DUB_ACTION_FILL:
    return g_strdup (C_("title", "Displays filled"));
  case DUB_ACTION_READY:
    /* Translators: %u is the number of the Round. */
    return g_strdup_printf (C_("title", "Round %u prepared"), state->round);
  case DUB_ACTION_INCOME:
    /* Translators: %u is the number of the Round. */
    return g_strdup_printf (C_("title", "Income of Round %u"), state->round);
  case DUB_ACTION_CHANGE_BOX:
    return g_strdup (C_("title", "Box changed"));
  case DUB_ACTION_TURN_UP:
    return g_strdup (C_("title", "Card of her Employee deck turned up"));
  case DUB_ACTION_FINISH:
    return g_strdup (C_("title", "End of Game"));
  default:
    g_return_val_if_reached (NULL);
  }
}

char *
dub_text_action (const DubBox *box, const DubState *before, const DubAction *action)
{
  switch ((DubActionType) action->type) {
  case DUB_ACTION_ENTER:
    return title_entry (box, &action->detail);
  case DUB_ACTION_REVEAL:
    return title_reveal (before, action->detail.card);
  case DUB_ACTION_REPORT:
    return title_tell (before, action->detail.card);
  case DUB_ACTION_DEVIATE:
    return g_strdup (C_("title", "Her order done otherwise"));
  case DUB_ACTION_DONE:
    return title_turn (before->playing);
  case DUB_ACTION_CORRECT:
    return g_strdup (dub_text_pick ("title", corrections, action->detail.correction));
  case DUB_ACTION_NEW_GAME:
  case DUB_ACTION_LEAVE_EMPTY:
  case DUB_ACTION_FILL:
  case DUB_ACTION_READY:
  case DUB_ACTION_INCOME:
  case DUB_ACTION_CHANGE_BOX:
  case DUB_ACTION_TURN_UP:
  case DUB_ACTION_FINISH:
    return title_of_game (before, action);
  case DUB_ACTION_YOU_TILE:
  case DUB_ACTION_YOU_GARMENT:
  case DUB_ACTION_YOU_JEWELRY:
  case DUB_ACTION_YOU_HIRE:
  case DUB_ACTION_YOU_DEPUTE:
  case DUB_ACTION_YOU_FUND:
  case DUB_ACTION_YOU_FAVOR:
  case DUB_ACTION_YOU_EXAM:
  case DUB_ACTION_YOU_COUNT:
  case DUB_ACTION_END_TURN:
    return title_your_action (before, action);
  case DUB_N_ACTIONS:
  default:
    g_return_val_if_reached (NULL);
  }
}
