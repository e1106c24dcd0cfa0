/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Events: log entries, and instructions for preparing a round.
 */

#include "dub-deviation.h"
#include "dub-state-count.h"
#include "dub-text-detail-private.h"
#include "dub-text-event-private.h"
#include "dub-text-log.h"
#include "dub-text-names-private.h"
#include "dub-text-place-private.h"
#include "dub-text-score.h"
#include "dub-text-strength.h"
#include "dub-text-turn.h"
#include "dub-text-yours.h"

#include <glib/gi18n-lib.h>

enum { BASIC_INCOME = 5 };

/* Tables of translatable strings, which clang-format cannot indent. */
/* clang-format off */

/* Indexed by whether you had the Favor, and by whether that moves the Start Player token. */
static const char *const favor_returned[2][2] = {
  {
    NC_("preparation", "Return the Queen’s Favor token to the Favor space; she keeps the Start "
                       "Player token."),
    NC_("preparation", "Return the Queen’s Favor token to the Favor space and give her the "
                       "Start Player token."),
  },
  {
    NC_("preparation", "Return the Queen’s Favor token to the Favor space; you keep the Start "
                       "Player token."),
    NC_("preparation", "Return the Queen’s Favor token to the Favor space and take the Start "
                       "Player token."),
  },
};

static const DubPlural employees_left = NP_(
    /* Translators: %u is the number of cards that were not hired. */
    "Remove %u unhired Employee card from the game.",
    "Remove %u unhired Employee cards from the game.");

/* P1-D: only the two rightmost spaces can be meant, the left or the right one or both. */
static const char *const garments_left[3] = {
  /* Translators: %s is a Garment. */
  NC_("preparation", "Discard the Garment on the second space from the right: %s."),
  /* Translators: %s is a Garment. */
  NC_("preparation", "Discard the Garment on the rightmost space: %s."),
  /* Translators: the Garments on the second space from the right and on the rightmost one. */
  NC_("preparation", "Discard the Garments on the 2 rightmost spaces: %s, %s."),
};

static const char *const unknown_garments_left[3] = {
  NC_("preparation", "Discard the Garment on the second space from the right."),
  NC_("preparation", "Discard the Garment on the rightmost space."),
  NC_("preparation", "Discard the Garments on the 2 rightmost spaces."),
};

/* Things that were drawn: the space, and what it is. */
static const char *const entered[DUB_N_DISPLAYS] = {
  /* Translators: the first %s is like “Drawer 1 left”, the second what the tile shows. */
  [DUB_DISPLAY_RESOURCES] = NC_("preparation", "Resource tile, %s: %s."),
  /* Translators: the first %s is like “2nd from left (cost 6)”. */
  [DUB_DISPLAY_GARMENTS] = NC_("preparation", "Garment, %s: %s."),
  /* Translators: the first %s is like “2nd from left”. */
  [DUB_DISPLAY_EMPLOYEES] = NC_("preparation", "Employee card, %s: %s."),
  /* Translators: the first %s is like “2nd from left (cost 4)”. */
  [DUB_DISPLAY_JEWELRY] = NC_("preparation", "Jewelry tile, %s: %s."),
};

static const char *const stayed_empty[DUB_N_DISPLAYS] = {
  [DUB_DISPLAY_RESOURCES] =
      /* Translators: %s lists spaces like “Drawer 1 left, Drawer 1 center”. */
      NC_("preparation", "No Resource tile is left to draw; this stays empty: %s."),
  [DUB_DISPLAY_GARMENTS] =
      /* Translators: %s is like “1st space from the left (cost 8)” or “spaces 1, 2 from the left”. */
      NC_("preparation", "No Garment tile is left to draw; this stays empty: %s."),
  [DUB_DISPLAY_EMPLOYEES] =
      /* Translators: %s is like “1st space from the left” or “spaces 1, 2 from the left”. */
      NC_("preparation", "No Employee card is left to draw; this stays empty: %s."),
  [DUB_DISPLAY_JEWELRY] =
      /* Translators: %s is like “1st space from the left (cost 6)” or “spaces 1, 2 from the left”. */
      NC_("preparation", "No Jewelry tile is left to draw; this stays empty: %s."),
};

/* Indexed by whether you draw her cards. */
static const char *const dealt[2] = {
  NC_("preparation", "The app shuffles her 25 cards."),
  NC_("preparation", "Shuffle her 25 cards and lay them facedown as her Card supply."),
};

static const DubPlural hand_drawn[2] = {
  NP_(
      /* Translators: %u is the number of her hand cards. */
      "The app draws %u hand card for her. Choose 3 Employee cards.",
      "The app draws %u hand cards for her. Choose 3 Employee cards."),
  NP_(
      /* Translators: %u is the number of her hand cards. */
      "Lay the top %u card of her Card supply facedown as her hand. Choose 3 Employee cards.",
      "Lay the top %u cards of her Card supply facedown as her hand. Choose 3 Employee cards."),
};

static const char *const revealed[2] = {
  /* Translators: %s is the action of her card. */
  NC_("event", "She reveals: %s."),
  /* Translators: the card was revealed at the table. %s is its action. */
  NC_("event", "Her top hand card shows: %s."),
};

/* By the flag: whether it was discarded at once. */
static const char *const took_tile[2] = {
  /* Translators: the first %s is like “Drawer 1 left”, the second what the tile shows. */
  NC_("you", "You took a Resource tile: %s, %s."),
  /* Translators: the first %s is like “Drawer 1 left”, the second what the tile shows. */
  NC_("you", "You discarded a Resource tile for Thread and/or Lace: %s, %s."),
};

static const char *const took_unknown_tile[2] = {
  /* Translators: %s is like “Drawer 1 left”. */
  NC_("you", "You took a Resource tile: %s."),
  /* Translators: %s is like “Drawer 1 left”. */
  NC_("you", "You discarded a Resource tile for Thread and/or Lace: %s."),
};

static const char *const deputed[DUB_N_TYPES] = {
  [DUB_MASTER] = NC_("you", "You deputed a Master."),
  [DUB_JOURNEYMAN] = NC_("you", "You deputed a Journeyman."),
  [DUB_APPRENTICE] = NC_("you", "You deputed an Apprentice."),
};

static const char *const deputed_from_hand[DUB_N_TYPES] = {
  [DUB_MASTER] = NC_("you", "You deputed a Master from your hand."),
  [DUB_JOURNEYMAN] = NC_("you", "You deputed a Journeyman from your hand."),
  [DUB_APPRENTICE] = NC_("you", "You deputed an Apprentice from your hand."),
};

static const char *const passed[DUB_N_TRACKS] = {
  [DUB_TRACK_JOURNEYMAN] = NC_("you", "You completed the Journeyman Examination."),
  [DUB_TRACK_MASTER] = NC_("you", "You completed the Master Examination."),
};

static const DubPlural counted[DUB_N_COUNTS] = {
  /* Translators: what you have now. */
  [DUB_FACT_PP] = NP_("You have %u Prestige Point.", "You have %u Prestige Points."),
  /* Translators: what you have now. */
  [DUB_FACT_LIVRE] = NP_("You have %u Livre.", "You have %u Livre."),
  /* Translators: what you have now. */
  [DUB_FACT_THREAD] = NP_("You have %u Thread token.", "You have %u Thread tokens."),
  /* Translators: what you have now. */
  [DUB_FACT_LACE] = NP_("You have %u Lace token.", "You have %u Lace tokens."),
  /* Translators: what you have now. */
  [DUB_FACT_STAFF] = NP_("You have %u Employee card in your staff.",
                         "You have %u Employee cards in your staff."),
  [DUB_FACT_APPRENTICES] =
      /* Translators: what you have now. */
      NP_("You have %u Apprentice in your staff.", "You have %u Apprentices in your staff."),
  /* Translators: what you have now. */
  [DUB_FACT_TILES] = NP_("You have %u Resource tile.", "You have %u Resource tiles."),
};

static const DubPlural all_halls = NP_(
    /* Translators: %u is the value printed on the space. */
    "Place your Trademark token on the All Halls Bonus Space: %u Prestige Point.",
    "Place your Trademark token on the All Halls Bonus Space: %u Prestige Points.");

static const DubPlural income = NP_(
    /* Translators: %u is your whole income, %s lists its parts. */
    "Take %u Livre from the bank (%s).", "Take %u Livre from the bank (%s).");

static const char *const income_parts[] = {
  /* Translators: a part of your income, in Livre. */
  NC_("income", "basic income %u"),
  /* Translators: a part of your income, in Livre. */
  NC_("income", "Decoration Income %u"),
  /* Translators: a part of your income, in Livre. */
  NC_("income", "Garment Rental Income %u"),
  /* Translators: a part of your income, in Livre. */
  NC_("income", "Jewelry tiles %u"),
};

/* clang-format on */

static char *
tell_expansions (guint expansions)
{
  char *list;

  if (expansions == 0)
    return g_strdup (C_("event", "New game, base game only."));

  list = dub_text_list (expansions, DUB_N_EXPANSIONS, dub_text_expansion);

  /* Translators: %s lists expansions. */
  return dub_text_fill (C_("event", "New game with these Expansions: %s."), list);
}

static char *
tell_start (const DubTextAbout *about)
{
  const DubSetup *setup = &about->detail->setup;
  char *sentence = tell_expansions (setup->expansions);

  if (setup->strength == DUB_STRENGTH_PRINTED)
    return sentence;

  /* Translators: a sentence, and then a handicap, as “She starts with 5 PP”. */
  return dub_text_fill (C_("event", "%s Handicap: %s."), sentence,
                            dub_text_strength (setup->strength));
}

static char *
tell_favor_returned (const DubTextAbout *about)
{
  DubOwner owner = about->detail->owner;

  return g_strdup (dub_text_pick ("preparation", favor_returned[owner != DUB_BARRY],
                                  about->state->start != owner));
}

static char *
tell_employees_left (const DubTextAbout *about)
{
  return dub_text_count (employees_left, dub_text_count_bits (about->detail->mask));
}

/* Includes the names of the garments if they are known. */
static char *
tell_garments_left (const DubTextAbout *about)
{
  guint last = about->box->garment_display.n - 1u;
  gboolean rightmost = (about->detail->mask & (1u << last)) != 0;
  gboolean both = dub_text_count_bits (about->detail->mask) == 2;
  DubGarment left = about->state->garments[last - 1], right = about->state->garments[last];
  const char *text = dub_text_pick ("preparation", garments_left, both ? 2 : rightmost);

  for (guint i = last - 1; i <= last; i++)
    if ((about->detail->mask & (1u << i)) != 0 &&
        about->state->garments[i].color == DUB_COLOR_UNKNOWN)
      return g_strdup (dub_text_pick ("preparation", unknown_garments_left, both ? 2 : rightmost));

  if (both)
    return dub_text_fill (text, dub_text_garment (left), dub_text_garment (right));

  return dub_text_fill (text, dub_text_garment (rightmost ? right : left));
}

static char *
tell_jewel_left (const DubTextAbout *about)
{
  DubColor color = about->state->jewelry[about->box->jewelry_display.n - 1];

  if (color == DUB_COLOR_UNKNOWN)
    return g_strdup (C_("preparation", "Remove the rightmost Jewelry tile from the game."));

  /* Translators: %s is a Jewelry tile like “pink ring”. */
  return dub_text_fill (C_("preparation", "Remove the rightmost Jewelry tile from the game: %s."),
                            dub_text_jewel (color));
}

/* An unknown entry was skipped, so there is nothing to say. */
static char *
tell_entry (const DubTextAbout *about)
{
  static const DubTextRow row = { "preparation", DUB_TEXT_BY (display, entered),
                                  .names = { dub_text_detail_space, dub_text_entry } };

  return dub_text_is_unknown (about->detail) ? NULL : dub_text_say (&row, about);
}

static char *
tell_deal (const DubTextAbout *about)
{
  return g_strdup (dub_text_pick ("preparation", dealt, about->state->draw_mode != DUB_DRAW_APP));
}

static char *
tell_hand (const DubTextAbout *about)
{
  return dub_text_count (hand_drawn[about->state->draw_mode != DUB_DRAW_APP],
                         (guint) about->detail->n);
}

static char *
tell_reveal (const DubTextAbout *about)
{
  return dub_text_fill (dub_text_pick ("event", revealed, about->state->draw_mode != DUB_DRAW_APP),
                        dub_text_card_action (about->detail->card));
}

/* Describes the table as it is just before the step that was done differently. */
static char *
tell_deviation (const DubTextAbout *about)
{
  const DubDeviation *done = &about->detail->deviation;
  DubState state;
  DubTurn turn;
  DubStep step;

  dub_turn_resolve (about->box, about->state, FALSE, &turn);
  if (done->index >= turn.n_steps)
    return g_strdup (C_("event", "A step was done differently."));
  state = dub_turn_get_before (&turn, about->box, about->state, done->index);
  if (!dub_deviation_is_possible (about->box, &state, &turn.steps[done->index], done))
    return g_strdup (C_("event", "A step was done differently."));

  step = dub_deviation_get_step (&state, &turn.steps[done->index], done);

  return dub_text_deviated (about->box, &state, &step);
}

/* You put away her card if you draw the real ones. */
static char *
tell_put_away (const DubTextAbout *about)
{
  if (about->state->draw_mode == DUB_DRAW_APP)
    return NULL;

  return g_strdup (C_("event", "Discard her card faceup."));
}

static char *
tell_your_tile (const DubTextAbout *about)
{
  DubTile tile =
      about->state->resources[about->detail->at / DUB_N_COLUMNS][about->detail->at % DUB_N_COLUMNS];
  char *place = g_strdup (dub_text_resource_space (about->detail->at));

  if (tile == DUB_TILE_UNKNOWN)
    return dub_text_fill (dub_text_pick ("you", took_unknown_tile, about->detail->flag), place);

  return dub_text_fill (dub_text_pick ("you", took_tile, about->detail->flag), place,
                        dub_text_tile (tile));
}

static char *
tell_your_garment (const DubTextAbout *about)
{
  char *name = dub_text_garment (about->state->garments[about->detail->at]);

  if (about->detail->flag)
    /* Translators: %s is a Garment like “blue gown (3 PP)”. */
    return dub_text_fill (C_("you", "You sold: %s."), name);

  /* Translators: the first %s is a Garment like “blue gown (3 PP)”, the second a guest space of a
   * hall. */
  return dub_text_fill (C_("you", "You rented out: %s; %s."), name,
                            dub_text_hall_space (about->box, about->detail->hall,
                                                 about->detail->space));
}

static char *
tell_your_hire (const DubTextAbout *about)
{
  guint at = about->detail->at;

  if (about->detail->flag)
    return g_strdup (C_("you", "You hired your specialized Apprentice."));
  if (about->state->employees[at].type == DUB_TYPE_UNKNOWN)
    /* Translators: %s is like “2nd from left”. */
    return g_strdup_printf (C_("you", "You hired: %s."), dub_text_nth_space (at));

  /* Translators: the first %s is like “2nd from left”, the second the Employee. */
  return dub_text_fill (C_("you", "You hired: %s, %s."), g_strdup (dub_text_nth_space (at)),
                            dub_text_employee (about->box, about->state->employees[at]));
}

static char *
tell_your_depute (const DubTextAbout *about)
{
  const DubDetail *detail = about->detail;

  if (detail->employee.type == DUB_TYPE_NONE)
    return g_strdup (detail->flag ? dub_text_pick ("you", deputed_from_hand, detail->type)
                                  : dub_text_pick ("you", deputed, detail->type));

  return dub_text_fill (detail->flag
                        /* Translators: %s is an Employee card. */
                        ? C_("you", "You deputed from your hand: %s.")
                              /* Translators: %s is an Employee card. */
                              : C_("you", "You deputed: %s."),
                                    dub_text_employee (about->box, detail->employee));
}

static char *
name_task (const DubTextAbout *about)
{
  return dub_text_task (about->detail->task);
}

static char *
tell_your_specialist (const DubTextAbout *about)
{
  if (about->detail->specialist == DUB_SPECIALIST_UNKNOWN)
    return g_strdup (C_("you", "You keep your specialized Apprentice secret."));

  /* Translators: %s is the condition for hiring him, like “3 frock coats”. */
  return dub_text_fill (C_("you", "Your specialized Apprentice: %s."),
                            dub_text_specialist (about->detail->specialist));
}

static char *
tell_gains (const DubTextAbout *about)
{
  return dub_text_gains (about->detail);
}

static char *
tell_your_exam (const DubTextAbout *about)
{
  if (about->detail->track == DUB_TRACK_JOURNEYMAN ||
      about->detail->employee.crown == DUB_CROWN_NONE)
    return g_strdup (dub_text_pick ("you", passed, about->detail->track));

  /* Translators: %s is the Employee card with an end-of-game bonus that came of it. */
  return dub_text_fill (C_("you", "You completed the Master Examination; your new card: %s."),
                            dub_text_employee (about->box, about->detail->employee));
}

static char *
tell_your_count (const DubTextAbout *about)
{
  if (about->detail->fact == DUB_FACT_JEWELRY)
    /* Translators: %s is a list like “2 pink rings, 1 orange ring”, or “none”. */
    return dub_text_fill (C_("you", "Your Jewelry tiles: %s."),
                              dub_text_jewels (about->detail->jewelry));
  if (about->detail->fact == DUB_FACT_BONUSES)
    /* Translators: %s lists the bonuses of your cards in short, or says “none”. */
    return dub_text_fill (C_("you", "Your end-of-game bonuses: %s."),
                              dub_text_crowns (about->detail->crowns));

  g_return_val_if_fail (about->detail->fact < G_N_ELEMENTS (counted), NULL);

  return dub_text_count (counted[about->detail->fact], (guint) about->detail->n);
}

/* An instruction, because you might forget this token of yours. */
static char *
tell_your_all_halls (const DubTextAbout *about)
{
  return dub_text_count (all_halls, about->box->all_halls[about->detail->at]);
}

/* P4: the income and its parts. */
static char *
tell_income (const DubTextAbout *about)
{
  const DubState *state = about->state;
  const struct {
    gboolean is_due;
    guint n;
  } parts[G_N_ELEMENTS (income_parts)] = {
    { TRUE, BASIC_INCOME },
    { dub_state_count_tokens (state, DUB_KITCHEN_LEFT, DUB_YOU) > 0,
      dub_state_count_decorations (state, DUB_YOU) },
    { dub_state_count_tokens (state, DUB_KITCHEN_RIGHT, DUB_YOU) > 0,
      dub_state_count_own_garments (state, DUB_YOU) },
    { state->you.jewelry.n > 0, state->you.jewelry.n },
  };
  GPtrArray *names = g_ptr_array_new ();
  guint n = (guint) about->detail->n;

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (parts[i].is_due)
      g_ptr_array_add (names, dub_text_fill (dub_text_pick ("income", income_parts, i),
                                             dub_text_number (parts[i].n)));

  return dub_text_fill (dub_text_plural (income, n), dub_text_number (n), dub_text_join (names));
}

static char *
tell_turned_up (const DubTextAbout *about)
{
  DubCrown crown = about->detail->employee.crown;
  char *place = dub_text_staff_place (about->state, about->detail->at);

  if (crown == DUB_CROWN_NONE)
    /* Translators: %s is like “card 2 from top”. */
    return dub_text_fill (C_("event", "Revealed in her Employee deck, no end-of-game bonus: %s."),
                              place);

  /* Translators: the first %s is like “card 2 from top”, the second an end-of-game bonus. */
  return dub_text_fill (C_("event", "Revealed in her Employee deck: %s, %s."), place,
                            dub_text_crown (crown));
}

static char *
tell_end (const DubTextAbout *about)
{
  DubScore score;

  dub_score_count (about->box, about->state, &score);
  if (score.question.kind != DUB_QUESTION_NOTHING)
    return g_strdup (C_("event", "The game is over."));

  return dub_text_winner (&score);
}

static char *
tell_correction (const DubTextAbout *about)
{
  return dub_text_correction (about->box, about->state, about->detail);
}

/* clang-format off */

static const DubTextRow rows[DUB_N_EVENTS] = {
  [DUB_EVENT_STARTED] = { .make = tell_start },
  [DUB_EVENT_ROUND_BEGUN] = {
    /* Translators: %d is the number of the Round. */
    NR_("preparation", "Prepare for Round %d."), .names = { dub_text_detail_n } },
  [DUB_EVENT_FAVOR_RETURNED] = { .make = tell_favor_returned },
  [DUB_EVENT_EMPLOYEES_LEFT] = { .make = tell_employees_left },
  [DUB_EVENT_GARMENTS_LEFT] = { .make = tell_garments_left },
  [DUB_EVENT_GARMENTS_SHIFTED] = {
    NR_("preparation", "Slide the Garment tiles right to close gaps.") },
  [DUB_EVENT_JEWELRY_LEFT] = { .make = tell_jewel_left },
  [DUB_EVENT_JEWELRY_SHIFTED] = {
    NR_("preparation", "Slide the Jewelry tiles right to close gaps.") },
  [DUB_EVENT_ENTERED] = { .make = tell_entry },
  [DUB_EVENT_STAYED_EMPTY] = { "preparation", DUB_TEXT_BY (display, stayed_empty),
    .names = { dub_text_detail_spaces } },
  [DUB_EVENT_FESTIVITY_ADDED] = {
    NR_("preparation", "Put the 4 Festivity Garments into the Garment bag and mix the tiles.") },
  [DUB_EVENT_DEALT] = { .make = tell_deal },
  [DUB_EVENT_HAND_DRAWN] = { .make = tell_hand },
  [DUB_EVENT_REVEALED] = { .make = tell_reveal },
  [DUB_EVENT_REPORTED] = {
    /* Translators: %s is the foot of the card, like “Hall 3, no Jewelry”. */
    NR_("event", "The top card of her Card supply shows: %s."),
    .names = { dub_text_detail_foot } },
  [DUB_EVENT_DEVIATED] = { .make = tell_deviation },
  [DUB_EVENT_BARRY_ENDED] = { .make = tell_put_away },
  [DUB_EVENT_YOU_TOOK_TILE] = { .make = tell_your_tile },
  [DUB_EVENT_YOU_MADE_GARMENT] = { .make = tell_your_garment },
  [DUB_EVENT_YOU_TOOK_JEWELRY] = {
    /* Translators: %s is a Jewelry tile like “pink ring”. */
    NR_("you", "You acquired: %s."), .names = { dub_text_detail_jewel } },
  [DUB_EVENT_YOU_HIRED] = { .make = tell_your_hire },
  [DUB_EVENT_YOU_DEPUTED] = { .make = tell_your_depute },
  [DUB_EVENT_YOU_FUNDED] = {
    /* Translators: %s is like “Fireworks, 2nd from left (cost 11)”. */
    NR_("you", "You funded: %s."), .names = { dub_text_detail_decoration } },
  [DUB_EVENT_YOU_TOOK_FAVOR] = { NR_("you", "You claimed the Queen’s Favor.") },
  [DUB_EVENT_YOU_DID_TASK] = {
    /* Translators: %s is an Examination task. */
    NR_("you", "Place your Trademark token on the task: %s."), .names = { name_task } },
  [DUB_EVENT_YOU_PASSED_EXAM] = { .make = tell_your_exam },
  [DUB_EVENT_YOU_PASSED] = { NR_("you", "You left what you could have taken.") },
  [DUB_EVENT_YOU_NAMED_SPECIALIST] = { .make = tell_your_specialist },
  [DUB_EVENT_YOU_GAINED] = { .make = tell_gains },
  [DUB_EVENT_YOU_COUNTED] = { .make = tell_your_count },
  [DUB_EVENT_YOU_ALL_HALLS] = { .make = tell_your_all_halls },
  [DUB_EVENT_YOU_ENDED] = { NR_("you", "Your turn is over.") },
  [DUB_EVENT_INCOME] = { .make = tell_income },
  [DUB_EVENT_CORRECTED] = { .make = tell_correction },
  [DUB_EVENT_TURNED_UP] = { .make = tell_turned_up },
  [DUB_EVENT_FINISHED] = { .make = tell_end },
};

/* clang-format on */

char *
dub_text_event (const DubBox *box, const DubState *before, const DubEvent *event)
{
  const DubTextAbout about = { .box = box, .state = before, .detail = &event->detail };

  g_return_val_if_fail (event->type < DUB_N_EVENTS, NULL);

  if (event->type == DUB_EVENT_STEP)
    return dub_text_step (box, before, &event->step);
  if (event->type == DUB_EVENT_BOX_CHANGED)
    return g_strdup (before->phase == DUB_PHASE_NONE
                     ? C_("event", "The game keeps a copy of the box profile.")
                           : C_("event", "The box profile was corrected."));

  return dub_text_say (&rows[event->type], &about);
}
