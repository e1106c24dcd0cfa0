/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Moves in words: reports for the log, and instructions for preparing a round. Her steps are in
 * dub-text-step.c.
 */

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

/* Indexed by whether you had the Favor, and by whether that moves the Start Player token. */
static const char *const favor_returned[2][2] = {
  {
      NC_ ("preparation", "Return the Queen’s Favor token to the Favor space; she keeps the Start "
                          "Player token."),
      NC_ ("preparation", "Return the Queen’s Favor token to the Favor space and give her the "
                          "Start Player token."),
  },
  {
      NC_ ("preparation", "Return the Queen’s Favor token to the Favor space; you keep the Start "
                          "Player token."),
      NC_ ("preparation", "Return the Queen’s Favor token to the Favor space and take the Start "
                          "Player token."),
  },
};

static const DubPlural employees_left = NP_ (
    /* Translators: %u is the number of cards that were not hired. */
    "Remove %u unhired Employee card from the game.",
    "Remove %u unhired Employee cards from the game.");

/* P1-D: only the two rightmost spaces can be meant, the left or the right one or both. */
static const char *const garments_left[3] = {
  /* Translators: %s is a Garment. */
  NC_ ("preparation", "Discard the Garment on the second space from the right: %s."),
  /* Translators: %s is a Garment. */
  NC_ ("preparation", "Discard the Garment on the rightmost space: %s."),
  /* Translators: the Garments on the second space from the right and on the rightmost one. */
  NC_ ("preparation", "Discard the Garments on the 2 rightmost spaces: %s, %s."),
};

static const char *const unknown_garments_left[3] = {
  NC_ ("preparation", "Discard the Garment on the second space from the right."),
  NC_ ("preparation", "Discard the Garment on the rightmost space."),
  NC_ ("preparation", "Discard the Garments on the 2 rightmost spaces."),
};

/* Things that were drawn: the space, and what it is. */
static const char *const entered[DUB_N_DISPLAYS] = {
  /* Translators: the first %s is like “Drawer 1 left”, the second what the tile shows. */
  [DUB_DISPLAY_RESOURCES] = NC_ ("preparation", "Resource tile, %s: %s."),
  /* Translators: the first %s is like “2nd from left (cost 6)”. */
  [DUB_DISPLAY_GARMENTS] = NC_ ("preparation", "Garment, %s: %s."),
  /* Translators: the first %s is like “2nd from left”. */
  [DUB_DISPLAY_EMPLOYEES] = NC_ ("preparation", "Employee card, %s: %s."),
  /* Translators: the first %s is like “2nd from left (cost 4)”. */
  [DUB_DISPLAY_JEWELRY] = NC_ ("preparation", "Jewelry tile, %s: %s."),
};

static const char *const stayed_empty[DUB_N_DISPLAYS] = {
  [DUB_DISPLAY_RESOURCES] =
      /* Translators: %s lists spaces like “Drawer 1 left, Drawer 1 center”. */
  NC_ ("preparation", "No Resource tile is left to draw; this stays empty: %s."),
  [DUB_DISPLAY_GARMENTS] =
      /* Translators: %s is like “1st space from the left (cost 8)” or “spaces 1, 2 from the left”.
       */
  NC_ ("preparation", "No Garment tile is left to draw; this stays empty: %s."),
  [DUB_DISPLAY_EMPLOYEES] =
      /* Translators: %s is like “1st space from the left” or “spaces 1, 2 from the left”. */
  NC_ ("preparation", "No Employee card is left to draw; this stays empty: %s."),
  [DUB_DISPLAY_JEWELRY] =
      /* Translators: %s is like “1st space from the left (cost 6)” or “spaces 1, 2 from the left”.
       */
  NC_ ("preparation", "No Jewelry tile is left to draw; this stays empty: %s."),
};

/* Indexed by whether you draw her cards. */
static const char *const dealt[2] = {
  NC_ ("preparation", "The app shuffles her 25 cards."),
  NC_ ("preparation", "Shuffle her 25 cards and lay them facedown as her Card supply."),
};

static const DubPlural hand_drawn[2] = {
  NP_ (
      /* Translators: %u is the number of her hand cards. */
      "The app draws %u hand card for her. Choose 3 Employee cards.",
      "The app draws %u hand cards for her. Choose 3 Employee cards."),
  NP_ (
      /* Translators: %u is the number of her hand cards. */
      "Lay the top %u card of her Card supply facedown as her hand. Choose 3 Employee cards.",
      "Lay the top %u cards of her Card supply facedown as her hand. Choose 3 Employee cards."),
};

static const char *const revealed[2] = {
  /* Translators: %s is the action of her card. */
  NC_ ("event", "She reveals: %s."),
  /* Translators: the card was revealed at the table. %s is its action. */
  NC_ ("event", "Her top hand card shows: %s."),
};

/* By the flag: whether it was discarded at once. */
static const char *const took_tile[2] = {
  /* Translators: the first %s is like “Drawer 1 left”, the second what the tile shows. */
  NC_ ("you", "You took a Resource tile: %s, %s."),
  /* Translators: the first %s is like “Drawer 1 left”, the second what the tile shows. */
  NC_ ("you", "You discarded a Resource tile for Thread and/or Lace: %s, %s."),
};

static const char *const took_unknown_tile[2] = {
  /* Translators: %s is like “Drawer 1 left”. */
  NC_ ("you", "You took a Resource tile: %s."),
  /* Translators: %s is like “Drawer 1 left”. */
  NC_ ("you", "You discarded a Resource tile for Thread and/or Lace: %s."),
};

static const char *const deputed[DUB_N_TYPES] = {
  [DUB_MASTER] = NC_ ("you", "You deputed a Master."),
  [DUB_JOURNEYMAN] = NC_ ("you", "You deputed a Journeyman."),
  [DUB_APPRENTICE] = NC_ ("you", "You deputed an Apprentice."),
};

static const char *const deputed_from_hand[DUB_N_TYPES] = {
  [DUB_MASTER] = NC_ ("you", "You deputed a Master from your hand."),
  [DUB_JOURNEYMAN] = NC_ ("you", "You deputed a Journeyman from your hand."),
  [DUB_APPRENTICE] = NC_ ("you", "You deputed an Apprentice from your hand."),
};

static const char *const passed[DUB_N_TRACKS] = {
  [DUB_TRACK_JOURNEYMAN] = NC_ ("you", "You completed the Journeyman Examination."),
  [DUB_TRACK_MASTER] = NC_ ("you", "You completed the Master Examination."),
};

static const DubPlural counted[DUB_N_COUNTS] = {
  /* Translators: what you have now. */
  [DUB_FACT_PP] = NP_ ("You have %u Prestige Point.", "You have %u Prestige Points."),
  /* Translators: what you have now. */
  [DUB_FACT_LIVRE] = NP_ ("You have %u Livre.", "You have %u Livre."),
  /* Translators: what you have now. */
  [DUB_FACT_THREAD] = NP_ ("You have %u Thread token.", "You have %u Thread tokens."),
  /* Translators: what you have now. */
  [DUB_FACT_LACE] = NP_ ("You have %u Lace token.", "You have %u Lace tokens."),
  [DUB_FACT_STAFF] =
      /* Translators: what you have now. */
  NP_ ("You have %u Employee card in your staff.", "You have %u Employee cards in your staff."),
  [DUB_FACT_APPRENTICES] =
      /* Translators: what you have now. */
  NP_ ("You have %u Apprentice in your staff.", "You have %u Apprentices in your staff."),
  /* Translators: what you have now. */
  [DUB_FACT_TILES] = NP_ ("You have %u Resource tile.", "You have %u Resource tiles."),
};

static const DubPlural all_halls = NP_ (
    /* Translators: %u is the value printed on the space. */
    "Place your Trademark token on the All Halls Bonus Space: %u Prestige Point.",
    "Place your Trademark token on the All Halls Bonus Space: %u Prestige Points.");

static const DubPlural income = NP_ (
    /* Translators: %u is your whole income, %s lists its parts. */
    "Take %u Livre from the bank (%s).", "Take %u Livre from the bank (%s).");

static const char *const income_parts[] = {
  /* Translators: a part of your income, in Livre. */
  NC_ ("income", "basic income %u"),
  /* Translators: a part of your income, in Livre. */
  NC_ ("income", "Decoration Income %u"),
  /* Translators: a part of your income, in Livre. */
  NC_ ("income", "Garment Rental Income %u"),
  /* Translators: a part of your income, in Livre. */
  NC_ ("income", "Jewelry tiles %u"),
};

static char *
tell_expansions (guint expansions)
{
  char *list;

  if (expansions == 0)
    return g_strdup (C_ ("event", "New game, base game only."));

  list = dub_text_list (expansions, DUB_N_EXPANSIONS, dub_text_expansion);

  /* Translators: %s lists expansions. */
  return dub_text_fill (C_ ("event", "New game with these Expansions: %s."), list);
}

static char *
tell_start (const DubSetup *setup)
{
  char *sentence = tell_expansions (setup->expansions);

  if (setup->strength == DUB_STRENGTH_PRINTED)
    return sentence;

  /* Translators: a sentence, and then a handicap, as “She starts with 5 PP”. */
  return dub_text_fill (C_ ("event", "%s Handicap: %s."), sentence,
                        dub_text_strength (setup->strength));
}

static char *
tell_favor_returned (const DubTextAbout *about)
{
  DubOwner owner = about->move->side;

  return g_strdup (dub_text_pick ("preparation", favor_returned[owner != DUB_BARRY],
                                  about->state->start != owner));
}

static char *
tell_employees_left (const DubTextAbout *about)
{
  return dub_text_count (employees_left, dub_text_count_bits (about->move->spaces));
}

/* Includes the names of the garments if they are known. */
static char *
tell_garments_left (const DubTextAbout *about)
{
  guint last = about->box->garment_display.n - 1u;
  guint spaces = about->move->spaces;
  gboolean rightmost = (spaces & (1u << last)) != 0;
  gboolean both = dub_text_count_bits (spaces) == 2;
  DubGarment left = about->state->garments[last - 1], right = about->state->garments[last];
  const char *text = dub_text_pick ("preparation", garments_left, both ? 2 : rightmost);

  for (guint i = last - 1; i <= last; i++)
    if ((spaces & (1u << i)) != 0 && about->state->garments[i].color == DUB_COLOR_UNKNOWN)
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
    return g_strdup (C_ ("preparation", "Remove the rightmost Jewelry tile from the game."));

  /* Translators: %s is a Jewelry tile like “pink ring”. */
  return dub_text_fill (C_ ("preparation", "Remove the rightmost Jewelry tile from the game: %s."),
                        dub_text_jewel (color));
}

static char *
tell_leaving (const DubTextAbout *about)
{
  return about->move->from.kind == DUB_PLACE_EMPLOYEE  ? tell_employees_left (about)
         : about->move->from.kind == DUB_PLACE_GARMENT ? tell_garments_left (about)
                                                       : tell_jewel_left (about);
}

static char *
tell_shift (const DubTextAbout *about)
{
  return g_strdup (about->move->from.kind == DUB_PLACE_GARMENT
                       ? C_ ("preparation", "Slide the Garment tiles right to close gaps.")
                       : C_ ("preparation", "Slide the Jewelry tiles right to close gaps."));
}

static gboolean
is_unknown (DubThing thing)
{
  return thing.name == (thing.kind == DUB_KIND_TILE       ? DUB_TILE_UNKNOWN
                        : thing.kind == DUB_KIND_EMPLOYEE ? DUB_TYPE_UNKNOWN
                                                          : DUB_COLOR_UNKNOWN);
}

/* An unknown entry was skipped, so there is nothing to say. What was there all along is entered. */
static char *
tell_entry (const DubTextAbout *about)
{
  static const DubTextRow row = { "preparation", DUB_TEXT_BY (to.kind, entered),
                                  .names = { dub_text_target, dub_text_moved_thing } };

  if (is_unknown (about->move->thing))
    return NULL;
  if (dub_place_is_unknown (about->state, about->move->to))
    return dub_text_correction (about);

  return dub_text_say (&row, about);
}

/* Her discards that were shuffled are told by the step. */
static char *
tell_cards (const DubState *state)
{
  if (state->phase != DUB_PHASE_PREPARE)
    return NULL;

  return g_strdup (dub_text_pick ("preparation", dealt, state->draw_mode != DUB_DRAW_APP));
}

static char *
tell_hand (const DubTextAbout *about)
{
  return dub_text_count (hand_drawn[about->state->draw_mode != DUB_DRAW_APP],
                         (guint) about->move->thing.n);
}

static char *
tell_reveal (const DubTextAbout *about)
{
  return dub_text_fill (dub_text_pick ("event", revealed, about->state->draw_mode != DUB_DRAW_APP),
                        dub_text_card_action (about->move->thing.card));
}

/* You put away her card if you draw the real ones. */
static char *
tell_put_away (const DubTextAbout *about)
{
  if (about->state->draw_mode == DUB_DRAW_APP)
    return NULL;

  return g_strdup (C_ ("event", "Discard her card faceup."));
}

static char *
tell_your_tile (const DubTextAbout *about)
{
  gboolean is_discarded = about->move->to.kind == DUB_PLACE_BAG;
  DubTile tile = about->move->thing.name;
  char *place = g_strdup (dub_text_resource_space (about->move->from.at));

  if (tile == DUB_TILE_UNKNOWN)
    return dub_text_fill (dub_text_pick ("you", took_unknown_tile, is_discarded), place);

  return dub_text_fill (dub_text_pick ("you", took_tile, is_discarded), place,
                        dub_text_tile (tile));
}

static char *
name_garment (const DubTextAbout *about)
{
  return dub_text_garment (about->move->thing.garment);
}

static char *
tell_your_hire (const DubTextAbout *about)
{
  guint at = about->move->from.at;
  DubEmployee card = about->move->thing.employee;

  if (about->move->from.kind == DUB_PLACE_SPECIALIST)
    return g_strdup (C_ ("you", "You hired your specialized Apprentice."));
  if (card.type == DUB_TYPE_UNKNOWN)
    /* Translators: %s is like “2nd from left”. */
    return g_strdup_printf (C_ ("you", "You hired: %s."), dub_text_nth_space (at));

  /* Translators: the first %s is like “2nd from left”, the second the Employee. */
  return dub_text_fill (C_ ("you", "You hired: %s, %s."), g_strdup (dub_text_nth_space (at)),
                        dub_text_employee (about->box, card));
}

static char *
tell_your_depute (const DubTextAbout *about)
{
  const DubMove *move = about->move;
  gboolean from_hand = move->from.kind == DUB_PLACE_HAND;

  if (move->other.kind == DUB_KIND_NOTHING)
    return g_strdup (from_hand ? dub_text_pick ("you", deputed_from_hand, move->thing.employee.type)
                               : dub_text_pick ("you", deputed, move->thing.employee.type));

  return dub_text_fill (from_hand
                            /* Translators: %s is an Employee card. */
                            ? C_ ("you", "You deputed from your hand: %s.")
                            /* Translators: %s is an Employee card. */
                            : C_ ("you", "You deputed: %s."),
                        dub_text_employee (about->box, move->other.employee));
}

static char *
tell_your_specialist (const DubTextAbout *about)
{
  if (about->move->thing.name == DUB_SPECIALIST_UNKNOWN)
    return g_strdup (C_ ("you", "You keep your specialized Apprentice secret."));

  /* Translators: %s is the condition for hiring him, like “3 frock coats”. */
  return dub_text_fill (C_ ("you", "Your specialized Apprentice: %s."),
                        dub_text_specialist (about->move->thing.name));
}

static char *
tell_your_exam (const DubTextAbout *about)
{
  const DubMove *move = about->move;

  if (move->to.in == DUB_TRACK_JOURNEYMAN || move->thing.kind != DUB_KIND_EMPLOYEE ||
      move->thing.employee.crown == DUB_CROWN_NONE)
    return g_strdup (dub_text_pick ("you", passed, move->to.in));

  /* Translators: %s is the Employee card with an end-of-game bonus that came of it. */
  return dub_text_fill (C_ ("you", "You completed the Master Examination; your new card: %s."),
                        dub_text_employee (about->box, move->thing.employee));
}

static char *
tell_your_count (const DubTextAbout *about)
{
  DubFact fact = about->move->to.at;
  DubThing thing = about->move->thing;

  if (fact == DUB_FACT_JEWELRY)
    /* Translators: %s is a list like “2 pink rings, 1 orange ring”, or “none”. */
    return dub_text_fill (C_ ("you", "Your Jewelry tiles: %s."), dub_text_jewels (thing.jewelry));
  if (fact == DUB_FACT_BONUSES)
    /* Translators: %s lists the bonuses of your cards in short, or says “none”. */
    return dub_text_fill (C_ ("you", "Your end-of-game bonuses: %s."),
                          dub_text_crowns ((guint) thing.n));

  g_return_val_if_fail (fact < G_N_ELEMENTS (counted), NULL);

  return dub_text_count (counted[fact], (guint) thing.n);
}

/* An instruction, because you might forget this token of yours. */
static char *
tell_your_all_halls (const DubTextAbout *about)
{
  return dub_text_count (all_halls, about->box->all_halls[about->move->to.at]);
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
    { state->sides[DUB_YOU].jewelry.n > 0, state->sides[DUB_YOU].jewelry.n },
  };
  GPtrArray *names = g_ptr_array_new ();
  guint n = (guint) about->move->gains[DUB_FACT_LIVRE];

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (parts[i].is_due)
      g_ptr_array_add (names, dub_text_fill (dub_text_pick ("income", income_parts, i),
                                             dub_text_number (parts[i].n)));

  return dub_text_fill (dub_text_plural (income, n), dub_text_number (n), dub_text_join (names));
}

static char *
tell_turned_up (const DubTextAbout *about)
{
  DubCrown crown = about->move->thing.employee.crown;
  char *place = dub_text_staff_place (about->state, about->move->to.at);

  if (crown == DUB_CROWN_NONE)
    /* Translators: %s is like “card 2 from top”. */
    return dub_text_fill (C_ ("event", "Revealed in her Employee deck, no end-of-game bonus: %s."),
                          place);

  /* Translators: the first %s is like “card 2 from top”, the second an end-of-game bonus. */
  return dub_text_fill (C_ ("event", "Revealed in her Employee deck: %s, %s."), place,
                        dub_text_crown (crown));
}

static char *
tell_end (const DubTextAbout *about)
{
  DubScore score;

  dub_score_count (about->box, about->state, &score);
  if (score.question.kind != DUB_QUESTION_NOTHING)
    return g_strdup (C_ ("event", "The game is over."));

  return dub_text_winner (&score);
}

/* Who ends a turn; she says it only if you put away her card. */
static char *
tell_turn_end (const DubTextAbout *about)
{
  return about->move->side == DUB_YOU ? g_strdup (C_ ("you", "Your turn is over."))
                                      : tell_put_away (about);
}

/* Verbs that are not listed have nothing to say. */
static const DubTextRow rows[DUB_N_VERBS] = {
  [DUB_MOVE_BEGIN_ROUND] = {
    /* Translators: %d is the number of the Round. */
    NR_("preparation", "Prepare for Round %d."), .names = { dub_text_moved_number } },
  [DUB_MOVE_RETURN_FAVOR] = { .make = tell_favor_returned },
  [DUB_MOVE_LEAVE] = { .make = tell_leaving },
  [DUB_MOVE_SHIFT] = { .make = tell_shift },
  [DUB_MOVE_ENTER] = { .make = tell_entry },
  [DUB_MOVE_LEAVE_EMPTY] = { "preparation", DUB_TEXT_BY (to.kind, stayed_empty),
    .names = { dub_text_target_spaces } },
  [DUB_MOVE_ADD_FESTIVITY] = {
    NR_("preparation", "Put the 4 Festivity Garments into the Garment bag and mix the tiles.") },
  [DUB_MOVE_DRAW_HAND] = { .make = tell_hand },
  [DUB_MOVE_PLAY_CARD] = { .make = tell_reveal },
  [DUB_MOVE_TELL_CARD] = {
    /* Translators: %s is the foot of the card, like “Hall 3, no Jewelry”. */
    NR_("event", "The top card of her Card supply shows: %s."),
    .names = { dub_text_moved_foot } },
  [DUB_MOVE_TAKE_TILES] = { .make = tell_your_tile },
  [DUB_MOVE_PLACE_GARMENT] = {
    /* Translators: the first %s is a Garment like “blue gown (3 PP)”, the second a guest space of a
     * hall. */
    NR_("you", "You rented out: %s; %s."), .names = { name_garment, dub_text_target } },
  [DUB_MOVE_SELL_GARMENT] = {
    /* Translators: %s is a Garment like “blue gown (3 PP)”. */
    NR_("you", "You sold: %s."), .names = { name_garment } },
  [DUB_MOVE_TAKE_JEWELRY] = {
    /* Translators: %s is a Jewelry tile like “pink ring”. */
    NR_("you", "You acquired: %s."), .names = { dub_text_moved_thing } },
  [DUB_MOVE_HIRE] = { .make = tell_your_hire },
  [DUB_MOVE_DEPUTE] = { .make = tell_your_depute },
  [DUB_MOVE_PLACE_TOKEN] = {
    /* Translators: %s is like “Fireworks, 2nd from left (cost 11)”. */
    NR_("you", "You funded: %s."), .names = { dub_text_target } },
  [DUB_MOVE_TAKE_FAVOR] = { NR_("you", "You claimed the Queen’s Favor.") },
  [DUB_MOVE_EXAM_TOKEN] = {
    /* Translators: %s is an Examination task. */
    NR_("you", "Place your Trademark token on the task: %s."), .names = { dub_text_target_task } },
  [DUB_MOVE_PASS_EXAM] = { .make = tell_your_exam },
  [DUB_MOVE_PASS] = { NR_("you", "You left what you could have taken.") },
  [DUB_MOVE_NAME_SPECIALIST] = { .make = tell_your_specialist },
  [DUB_MOVE_COUNT] = { .make = tell_your_count },
  [DUB_MOVE_ALL_HALLS_TOKEN] = { .make = tell_your_all_halls },
  [DUB_MOVE_END_TURN] = { .make = tell_turn_end },
  [DUB_MOVE_INCOME] = { .make = tell_income },
  [DUB_MOVE_CORRECT] = { .make = dub_text_correction },
  [DUB_MOVE_TURN_UP] = { .make = tell_turned_up },
  [DUB_MOVE_FINISH] = { .make = tell_end },
};

char *
dub_text_move (const DubBox *box, const DubState *state, const DubMove *move)
{
  const DubTextAbout about = { .box = box, .state = state, .move = move };
  const DubTextRow *row;

  g_return_val_if_fail (move->verb < DUB_N_VERBS, NULL);

  if (move->instead != 0)
    return dub_text_deviated (&about);
  if (move->side == DUB_BARRY && move->verb < DUB_N_STEPS)
    return dub_text_order (&about);
  row = &rows[move->verb];

  return row->make != NULL || row->context != NULL ? dub_text_say (row, &about) : NULL;
}

char *
dub_text_event (const DubBox *box, const DubState *before, const DubEvent *event)
{
  switch ((DubEventType) event->type) {
  case DUB_EVENT_MOVE:
    return dub_text_move (box, before, &event->move);
  case DUB_EVENT_STARTED:
    return tell_start (&event->setup);
  case DUB_EVENT_CARDS:
    return tell_cards (before);
  case DUB_EVENT_BOX:
    return g_strdup (before->phase == DUB_PHASE_NONE
                         ? C_ ("event", "The game keeps a copy of the box profile.")
                         : C_ ("event", "The box profile was corrected."));
  case DUB_N_EVENTS:
    break;
  }
  g_return_val_if_reached (NULL);
}
