/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Actions: short titles for undo and the log, and labels of the buttons for actions at a
 * place.
 */

#include "dub-text-detail-private.h"
#include "dub-text-log.h"
#include "dub-text-names-private.h"
#include "dub-text-place-private.h"

#include <glib/gi18n-lib.h>

/* Tables of translatable strings, which clang-format cannot indent. */
/* clang-format off */

static const char *const entered[DUB_N_DISPLAYS] = {
  /* Translators: %s is what the tile shows. */
  [DUB_DISPLAY_RESOURCES] = NC_("title", "Resource tile: %s"),
  /* Translators: %s is a Garment like “blue gown (3 PP)”. */
  [DUB_DISPLAY_GARMENTS] = NC_("title", "Garment: %s"),
  /* Translators: %s is an Employee. */
  [DUB_DISPLAY_EMPLOYEES] = NC_("title", "Employee card: %s"),
  /* Translators: %s is a Jewelry tile like “pink ring”. */
  [DUB_DISPLAY_JEWELRY] = NC_("title", "Jewelry tile: %s"),
};

static const char *const left_empty[DUB_N_DISPLAYS] = {
  [DUB_DISPLAY_RESOURCES] = NC_("title", "No Resource tile left to draw"),
  [DUB_DISPLAY_GARMENTS] = NC_("title", "No Garment tile left to draw"),
  [DUB_DISPLAY_EMPLOYEES] = NC_("title", "No Employee card left to draw"),
  [DUB_DISPLAY_JEWELRY] = NC_("title", "No Jewelry tile left to draw"),
};

static const char *const turns[] = {
  [DUB_CARD_UNKNOWN] = NC_("title", "Her turn"),
  [DUB_CARD_FAVOR] = NC_("title", "Her turn: Claim the Queen’s Favor"),
  [DUB_CARD_DRAWER] = NC_("title", "Her turn: Acquire Resources"),
  [DUB_CARD_COLUMN] = NC_("title", "Her turn: Acquire Resources"),
  [DUB_CARD_TAILOR] = NC_("title", "Her turn: Tailor a Garment"),
  [DUB_CARD_HIRE] = NC_("title", "Her turn: Hire a New Employee"),
  [DUB_CARD_FUND] = NC_("title", "Her turn: Fund a Decoration"),
};

static const char *const rented_out[DUB_N_HALLS] = {
  NC_("title", "Garment rented out: Royal Hall"),
  NC_("title", "Garment rented out: Hall 2"),
  NC_("title", "Garment rented out: Hall 3"),
  NC_("title", "Garment rented out: Hall 4"),
  NC_("title", "Garment rented out: Hall 5"),
};

static const char *const corrections[DUB_N_PLACES] = {
  [DUB_PLACE_RESOURCE] = NC_("title", "Corrected: Resource display"),
  [DUB_PLACE_GARMENT] = NC_("title", "Corrected: Garment Design display"),
  [DUB_PLACE_EMPLOYEE] = NC_("title", "Corrected: Hire New Employees display"),
  [DUB_PLACE_JEWEL] = NC_("title", "Corrected: Jewelry Display"),
  [DUB_PLACE_GUEST] = NC_("title", "Corrected: guest space"),
  [DUB_PLACE_TOKEN] = NC_("title", "Corrected: Decoration"),
  [DUB_PLACE_ALL_HALLS] = NC_("title", "Corrected: All Halls Bonus"),
  [DUB_PLACE_FAVOR] = NC_("title", "Corrected: Queen’s Favor"),
  [DUB_PLACE_HER_PP] = NC_("title", "Corrected: her Prestige Points"),
  [DUB_PLACE_HER_THREAD] = NC_("title", "Corrected: her Thread"),
  [DUB_PLACE_HER_LACE] = NC_("title", "Corrected: her Lace"),
  [DUB_PLACE_HER_TILES] = NC_("title", "Corrected: her Resource tiles"),
  [DUB_PLACE_HER_JEWELRY] = NC_("title", "Corrected: her Jewelry tiles"),
  [DUB_PLACE_HER_STAFF] = NC_("title", "Corrected: her Employee deck"),
  [DUB_PLACE_TRACK] = NC_("title", "Corrected: her Examination"),
  [DUB_PLACE_TASK] = NC_("title", "Corrected: her Examination tasks"),
  [DUB_PLACE_YOUR_HAND] = NC_("title", "Corrected: your cards in hand"),
  [DUB_PLACE_YOUR_STAFF] = NC_("title", "Corrected: your staff"),
  [DUB_PLACE_YOUR_TRACK] = NC_("title", "Corrected: your Examination"),
  [DUB_PLACE_YOUR_TASK] = NC_("title", "Corrected: your Examination tasks"),
  [DUB_PLACE_PILE] = NC_("title", "Corrected: her cards"),
  [DUB_PLACE_BAG] = NC_("title", "Corrected: Resource bag"),
  [DUB_PLACE_EXAM_DECK] = NC_("title", "Corrected: cards for Examinations"),
  [DUB_PLACE_START] = NC_("title", "Corrected: Start Player"),
  [DUB_PLACE_TURN] = NC_("title", "Corrected: whose turn it is"),
  [DUB_PLACE_DRAW_MODE] = NC_("title", "Changed who draws her cards"),
};

/* Indexed by the flag. */
static const char *const hired[2] = {
  NC_("title", "Employee hired"),
  NC_("title", "Specialized Apprentice hired"),
};

static const char *const exams[DUB_N_TRACKS] = {
  [DUB_TRACK_JOURNEYMAN] = NC_("title", "Journeyman Examination completed"),
  [DUB_TRACK_MASTER] = NC_("title", "Master Examination completed"),
};

/* Indexed by the flag. */
static const char *const offered_tiles[2] = {
  NC_("offer", "Take Tile"),
  NC_("offer", "Take and Discard"),
};

/* Indexed by the flag. */
static const char *const offered_hires[2] = {
  NC_("offer", "Hire Employee"),
  NC_("offer", "Hire Specialized Apprentice"),
};

static const char *const offered_deputes[DUB_N_TYPES] = {
  [DUB_MASTER] = NC_("offer", "Depute a Master"),
  [DUB_JOURNEYMAN] = NC_("offer", "Depute a Journeyman"),
  [DUB_APPRENTICE] = NC_("offer", "Depute an Apprentice"),
};

static const char *const offered_hand_deputes[DUB_N_TYPES] = {
  [DUB_MASTER] = NC_("offer", "Depute a Master from your hand"),
  [DUB_JOURNEYMAN] = NC_("offer", "Depute a Journeyman from your hand"),
  [DUB_APPRENTICE] = NC_("offer", "Depute an Apprentice from your hand"),
};

/* By what they mean, because the card that you played is not known (YOU-12). */
static const char *const offered_tasks[DUB_N_TASKS] = {
  [DUB_TASK_BP] = NC_("offer", "Blue/pink silk: an Apprentice took it"),
  [DUB_TASK_GO] = NC_("offer", "Green/orange silk: an Apprentice took it"),
  [DUB_TASK_THREAD_LACE] = NC_("offer", "Thread/Lace: an Apprentice took it"),
  [DUB_TASK_DECORATION] = NC_("offer", "Decoration: an Apprentice funded it"),
  [DUB_TASK_THIMBLE] = NC_("offer", "Gold thimble: a Master made it"),
  [DUB_TASK_GOWN] = NC_("offer", "Gown: a Journeyman made it"),
  [DUB_TASK_COAT] = NC_("offer", "Frock coat: a Journeyman made it"),
};

static const char *const offered_exams[DUB_N_TRACKS] = {
  [DUB_TRACK_JOURNEYMAN] = NC_("offer", "Complete your Journeyman Examination"),
  [DUB_TRACK_MASTER] = NC_("offer", "Complete your Master Examination"),
};

/* clang-format on */

static char *
name_round (const DubTextAbout *about)
{
  return dub_text_number (about->state->round);
}

/* Names the card on top of her hand, or the one that the player reported. */
static char *
name_revealed (const DubTextAbout *about)
{
  DubCard card = about->state->hand.cards[0];

  return dub_text_card_action (card.action != DUB_CARD_UNKNOWN ? card : about->detail->card);
}

static char *
name_decoration (const DubTextAbout *about)
{
  return dub_text_decoration (about->detail->decoration, about->detail->at);
}

static char *
name_fact (const DubTextAbout *about)
{
  return dub_text_fact (about->detail->fact);
}

static char *
title_turn (const DubTextAbout *about)
{
  return g_strdup (dub_text_pick ("title", turns, about->state->playing.action));
}

static char *
title_garment (const DubTextAbout *about)
{
  return g_strdup (about->detail->flag
                   ? C_("title", "Garment sold")
                         : dub_text_pick ("title", rented_out, about->detail->hall));
}

static char *
offer_garment (const DubTextAbout *about)
{
  char *garment = dub_text_detail_garment (about);

  if (about->detail->flag)
    /* Translators: a button; %s is a Garment. */
    return dub_text_fill (C_("offer", "Sell: %s"), garment);

  /* Translators: a button; the first %s is a Garment, the second a guest space. */
  return dub_text_fill (C_("offer", "Rent out: %s, %s"), garment, dub_text_detail_guest (about));
}

static char *
offer_depute (const DubTextAbout *about)
{
  const DubDetail *detail = about->detail;

  if (detail->employee.type == DUB_TYPE_NONE)
    return g_strdup (detail->flag ? dub_text_pick ("offer", offered_hand_deputes, detail->type)
                                  : dub_text_pick ("offer", offered_deputes, detail->type));

  if (detail->employee.level == DUB_LEVEL_UNKNOWN)
    return dub_text_fill (detail->flag
                          /* Translators: a button; %s is an Employee card. */
                          ? C_("offer", "Depute from your hand, without an end-of-game bonus: %s")
                                /* Translators: a button; %s is an Employee card. */
                                : C_("offer", "Depute, without an end-of-game bonus: %s"),
                                      dub_text_employee (about->box, detail->employee));

  return dub_text_fill (detail->flag
                        /* Translators: a button; %s is an Employee card. */
                        ? C_("offer", "Depute from your hand: %s")
                              /* Translators: a button; %s is an Employee card. */
                              : C_("offer", "Depute: %s"),
                                    dub_text_employee (about->box, detail->employee));
}

static char *
offer_exam (const DubTextAbout *about)
{
  const DubDetail *detail = about->detail;
  char *left = dub_text_employee (about->box, detail->left);
  char *gained = dub_text_crown (detail->employee.crown);

  if (detail->left.type != DUB_TYPE_NONE && detail->employee.crown != DUB_CROWN_NONE)
    /* Translators: a button; the Employee card that leaves the game for it, and the bonus of the
     * card that joins you. */
    return dub_text_fill (C_("offer", "Complete your Examination with: %s, new card (%s)"), left,
                              gained);
  if (detail->employee.crown != DUB_CROWN_NONE) {
    g_free (left);
    /* Translators: a button; %s is the end-of-game bonus of the card that joins you. */
    return dub_text_fill (C_("offer", "Complete your Examination; new card: %s"), gained);
  }
  g_free (gained);
  if (detail->left.type != DUB_TYPE_NONE)
    /* Translators: a button; %s is the Employee card that leaves the game for it. */
    return dub_text_fill (C_("offer", "Complete your Examination with: %s"), left);
  g_free (left);

  return g_strdup (dub_text_pick ("offer", offered_exams, detail->track));
}

static char *
name_task (const DubTextAbout *about)
{
  return dub_text_task (about->detail->task);
}

/* clang-format off */

static const DubTextRow titles[DUB_N_ACTIONS] = {
  [DUB_ACTION_NEW_GAME] = { NR_("title", "New game") },
  [DUB_ACTION_ENTER] = { "title", DUB_TEXT_BY (display, entered), .names = { dub_text_entry } },
  [DUB_ACTION_LEAVE_EMPTY] = { "title", DUB_TEXT_BY (display, left_empty) },
  [DUB_ACTION_FILL] = { NR_("title", "Displays filled") },
  /* Translators: %u is the number of the Round. */
  [DUB_ACTION_READY] = { NR_("title", "Round %u prepared"), .names = { name_round } },
  /* Translators: %s is the action of a card. */
  [DUB_ACTION_REVEAL] = { NR_("title", "Her card: %s"), .names = { name_revealed } },
  [DUB_ACTION_REPORT] = {
    /* Translators: %s is the foot of a card, like “Hall 3, no Jewelry”. */
    NR_("title", "Her next card: %s"), .names = { dub_text_detail_foot } },
  [DUB_ACTION_DEVIATE] = { NR_("title", "Her step done differently") },
  [DUB_ACTION_DONE] = { .make = title_turn },
  [DUB_ACTION_YOU_TILE] = {
    /* Translators: %s is like “Drawer 1 left”. */
    NR_("title", "Resource tile taken: %s"), .names = { dub_text_detail_resource_space } },
  [DUB_ACTION_YOU_GARMENT] = { .make = title_garment },
  [DUB_ACTION_YOU_JEWELRY] = {
    /* Translators: %s is a Jewelry tile like “pink ring”. */
    NR_("title", "Jewelry tile taken: %s"), .names = { dub_text_detail_jewel } },
  [DUB_ACTION_YOU_HIRE] = { "title", DUB_TEXT_BY (flag, hired) },
  [DUB_ACTION_YOU_DEPUTE] = { NR_("title", "Employee deputed") },
  [DUB_ACTION_YOU_FUND] = {
    /* Translators: %s is a decoration like “Fireworks, 2nd from left”. */
    NR_("title", "Decoration funded: %s"), .names = { name_decoration } },
  [DUB_ACTION_YOU_FAVOR] = { NR_("title", "Queen’s Favor claimed") },
  /* Translators: %s is an Examination task. */
  [DUB_ACTION_YOU_TASK] = { NR_("title", "Task fulfilled: %s"), .names = { name_task } },
  [DUB_ACTION_YOU_EXAM] = { "title", DUB_TEXT_BY (track, exams) },
  [DUB_ACTION_YOU_PASS] = { NR_("title", "Left what you could have taken") },
  [DUB_ACTION_YOU_SPECIALIST] = { NR_("title", "Your specialized Apprentice") },
  /* Translators: %s is a fact, like “your Livre”. */
  [DUB_ACTION_YOU_COUNT] = { NR_("title", "Entered: %s"), .names = { name_fact } },
  [DUB_ACTION_END_TURN] = { NR_("title", "End of your turn") },
  /* Translators: %u is the number of the Round. */
  [DUB_ACTION_INCOME] = { NR_("title", "Round %u income"), .names = { name_round } },
  [DUB_ACTION_CORRECT] = { "title", DUB_TEXT_BY (place_kind, corrections) },
  [DUB_ACTION_CHANGE_BOX] = { NR_("title", "Box profile corrected") },
  [DUB_ACTION_TURN_UP] = { NR_("title", "Card of her Employee deck revealed") },
  [DUB_ACTION_FINISH] = { NR_("title", "End of Game") },
};

static const DubTextRow offers[DUB_N_ACTIONS] = {
  [DUB_ACTION_ENTER] = { .make = dub_text_entry },
  [DUB_ACTION_YOU_TILE] = { "offer", DUB_TEXT_BY (flag, offered_tiles) },
  [DUB_ACTION_YOU_GARMENT] = { .make = offer_garment },
  [DUB_ACTION_YOU_JEWELRY] = {
    /* Translators: a button; %s is a Jewelry tile. */
    NR_("offer", "Take: %s"), .names = { dub_text_detail_jewel } },
  [DUB_ACTION_YOU_HIRE] = { "offer", DUB_TEXT_BY (flag, offered_hires) },
  [DUB_ACTION_YOU_DEPUTE] = { .make = offer_depute },
  [DUB_ACTION_YOU_FUND] = {
    /* Translators: a button; %s is a decoration with its cost. */
    NR_("offer", "Fund: %s"), .names = { dub_text_detail_decoration } },
  [DUB_ACTION_YOU_FAVOR] = { NR_("offer", "Claim the Queen’s Favor") },
  [DUB_ACTION_YOU_TASK] = { "offer", DUB_TEXT_BY (task, offered_tasks) },
  [DUB_ACTION_YOU_EXAM] = { .make = offer_exam },
  [DUB_ACTION_YOU_PASS] = { NR_("offer", "Leave it") },
};

/* clang-format on */

char *
dub_text_action (const DubBox *box, const DubState *before, const DubAction *action)
{
  const DubTextAbout about = { .box = box, .state = before, .detail = &action->detail };

  g_return_val_if_fail (action->type < DUB_N_ACTIONS, NULL);

  return dub_text_say (&titles[action->type], &about);
}

char *
dub_text_offer (const DubBox *box, const DubState *state, const DubAction *action)
{
  const DubTextAbout about = { .box = box, .state = state, .detail = &action->detail };
  const DubTextRow *row = &offers[action->type];

  /* Any other action is not offered at a place, so its title is used. */
  if (row->make == NULL && row->context == NULL)
    return dub_text_action (box, state, action);

  return dub_text_say (row, &about);
}

char *
dub_text_offer_at (const DubBox *box, const DubState *state, const DubAction *action,
                   DubPlace place)
{
  if (action->type != DUB_ACTION_YOU_GARMENT || place.kind != DUB_PLACE_GUEST)
    return dub_text_offer (box, state, action);

  /* Translators: a button; the first %s is a Garment, the second where it lies, like “2nd from left
   * (cost 6)”. */
  return dub_text_fill (C_("offer", "Rent out: %s, %s"),
                            dub_text_garment (state->garments[action->detail.at]),
                            dub_text_on_display (box, DUB_DISPLAY_GARMENTS, action->detail.at));
}

char *
dub_text_undo (const char *title)
{
  /* Translators: %s is the title of an entry, as “Her turn: Tailor a Garment”. */
  return title != NULL ? g_strdup_printf (C_("entry", "Undo – %s"), title)
                       : g_strdup (C_("entry", "Undo"));
}

char *
dub_text_redo (const char *title)
{
  /* Translators: %s is the title of an entry, as “Her turn: Tailor a Garment”. */
  return title != NULL ? g_strdup_printf (C_("entry", "Redo – %s"), title)
                       : g_strdup (C_("entry", "Redo"));
}

char *
dub_text_last (const char *title)
{
  /* Translators: %s is the title of an entry, as “Her turn: Tailor a Garment”. */
  return g_strdup_printf (C_("recap", "Last entry – %s"), title);
}

char *
dub_text_recorded_differently (const char *title)
{
  /* Translators: %s is the title of an entry in the log. The file has something else than the rules
   * would give. */
  return g_strdup_printf (C_("log", "%s (recorded differently)"), title);
}
