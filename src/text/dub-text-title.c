/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Moves in short: titles for undo and the log, and labels of the buttons for moves at a place.
 */

#include "dub-text-title.h"
#include "dub-text-private.h"

#include <glib/gi18n-lib.h>

static const char *const entered[DUB_N_DISPLAYS] = {
  /* Translators: %s is what the tile shows. */
  [DUB_DISPLAY_RESOURCES] = NC_ ("title", "Resource tile: %s"),
  /* Translators: %s is a Garment like “blue gown (3 PP)”. */
  [DUB_DISPLAY_GARMENTS] = NC_ ("title", "Garment: %s"),
  /* Translators: %s is an Employee. */
  [DUB_DISPLAY_EMPLOYEES] = NC_ ("title", "Employee card: %s"),
  /* Translators: %s is a Jewelry tile like “pink ring”. */
  [DUB_DISPLAY_JEWELRY] = NC_ ("title", "Jewelry tile: %s"),
};

static const char *const left_empty[DUB_N_DISPLAYS] = {
  [DUB_DISPLAY_RESOURCES] = NC_ ("title", "No Resource tile left to draw"),
  [DUB_DISPLAY_GARMENTS] = NC_ ("title", "No Garment tile left to draw"),
  [DUB_DISPLAY_EMPLOYEES] = NC_ ("title", "No Employee card left to draw"),
  [DUB_DISPLAY_JEWELRY] = NC_ ("title", "No Jewelry tile left to draw"),
};

static const char *const turns[] = {
  [DUB_CARD_UNKNOWN] = NC_ ("title", "Her turn"),
  [DUB_CARD_FAVOR] = NC_ ("title", "Her turn: Claim the Queen’s Favor"),
  [DUB_CARD_DRAWER] = NC_ ("title", "Her turn: Acquire Resources"),
  [DUB_CARD_COLUMN] = NC_ ("title", "Her turn: Acquire Resources"),
  [DUB_CARD_TAILOR] = NC_ ("title", "Her turn: Tailor a Garment"),
  [DUB_CARD_HIRE] = NC_ ("title", "Her turn: Hire a New Employee"),
  [DUB_CARD_FUND] = NC_ ("title", "Her turn: Fund a Decoration"),
};

static const char *const rented_out[DUB_N_HALLS] = {
  NC_ ("title", "Garment rented out: Royal Hall"), NC_ ("title", "Garment rented out: Hall 2"),
  NC_ ("title", "Garment rented out: Hall 3"),     NC_ ("title", "Garment rented out: Hall 4"),
  NC_ ("title", "Garment rented out: Hall 5"),
};

static const char *const corrections[DUB_N_PLACES] = {
  [DUB_PLACE_RESOURCE] = NC_ ("title", "Corrected: Resource display"),
  [DUB_PLACE_GARMENT] = NC_ ("title", "Corrected: Garment Design display"),
  [DUB_PLACE_EMPLOYEE] = NC_ ("title", "Corrected: Hire New Employees display"),
  [DUB_PLACE_JEWEL] = NC_ ("title", "Corrected: Jewelry Display"),
  [DUB_PLACE_GUEST] = NC_ ("title", "Corrected: guest space"),
  [DUB_PLACE_TOKEN] = NC_ ("title", "Corrected: Decoration"),
  [DUB_PLACE_ALL_HALLS] = NC_ ("title", "Corrected: All Halls Bonus"),
  [DUB_PLACE_FAVOR] = NC_ ("title", "Corrected: Queen’s Favor"),
  [DUB_PLACE_JEWELRY] = NC_ ("title", "Corrected: her Jewelry tiles"),
  [DUB_PLACE_HAND] = NC_ ("title", "Corrected: your cards in hand"),
  [DUB_PLACE_PILE] = NC_ ("title", "Corrected: her cards"),
  [DUB_PLACE_BAG] = NC_ ("title", "Corrected: Resource bag"),
  [DUB_PLACE_EXAM_DECK] = NC_ ("title", "Corrected: cards for Examinations"),
  [DUB_PLACE_START] = NC_ ("title", "Corrected: Start Player"),
  [DUB_PLACE_TURN] = NC_ ("title", "Corrected: whose turn it is"),
  [DUB_PLACE_DRAW_MODE] = NC_ ("title", "Changed who draws her cards"),
};

/* Hers and yours. */
static const char *const side_corrections[DUB_N_PLACES][2] = {
  [DUB_PLACE_STAFF] = { NC_ ("title", "Corrected: her Employee deck"),
                        NC_ ("title", "Corrected: your staff") },
  [DUB_PLACE_TRACK] = { NC_ ("title", "Corrected: her Examination"),
                        NC_ ("title", "Corrected: your Examination") },
  [DUB_PLACE_TASK] = { NC_ ("title", "Corrected: her Examination tasks"),
                       NC_ ("title", "Corrected: your Examination tasks") },
};

static const char *const count_corrections[DUB_N_GAINS] = {
  [DUB_FACT_PP] = NC_ ("title", "Corrected: her Prestige Points"),
  [DUB_FACT_THREAD] = NC_ ("title", "Corrected: her Thread"),
  [DUB_FACT_LACE] = NC_ ("title", "Corrected: her Lace"),
  [DUB_FACT_TILES] = NC_ ("title", "Corrected: her Resource tiles"),
};

static const char *const exams[DUB_N_TRACKS] = {
  [DUB_TRACK_JOURNEYMAN] = NC_ ("title", "Journeyman Examination completed"),
  [DUB_TRACK_MASTER] = NC_ ("title", "Master Examination completed"),
};

/* By whether it comes from your hand. */
static const char *const offered_deputes[2][DUB_N_TYPES] = {
  {
      [DUB_MASTER] = NC_ ("offer", "Depute a Master"),
      [DUB_JOURNEYMAN] = NC_ ("offer", "Depute a Journeyman"),
      [DUB_APPRENTICE] = NC_ ("offer", "Depute an Apprentice"),
  },
  {
      [DUB_MASTER] = NC_ ("offer", "Depute a Master from your hand"),
      [DUB_JOURNEYMAN] = NC_ ("offer", "Depute a Journeyman from your hand"),
      [DUB_APPRENTICE] = NC_ ("offer", "Depute an Apprentice from your hand"),
  },
};

/* By what they mean, because the card that you played is not known (YOU-12). */
static const char *const offered_tasks[DUB_N_TASKS] = {
  [DUB_TASK_BP] = NC_ ("offer", "Blue/pink silk: an Apprentice took it"),
  [DUB_TASK_GO] = NC_ ("offer", "Green/orange silk: an Apprentice took it"),
  [DUB_TASK_THREAD_LACE] = NC_ ("offer", "Thread/Lace: an Apprentice took it"),
  [DUB_TASK_DECORATION] = NC_ ("offer", "Decoration: an Apprentice funded it"),
  [DUB_TASK_THIMBLE] = NC_ ("offer", "Gold thimble: a Master made it"),
  [DUB_TASK_GOWN] = NC_ ("offer", "Gown: a Journeyman made it"),
  [DUB_TASK_COAT] = NC_ ("offer", "Frock coat: a Journeyman made it"),
};

static const char *const offered_exams[DUB_N_TRACKS] = {
  [DUB_TRACK_JOURNEYMAN] = NC_ ("offer", "Complete your Journeyman Examination"),
  [DUB_TRACK_MASTER] = NC_ ("offer", "Complete your Master Examination"),
};

static char *
name_round (const DubTextAbout *about)
{
  return dub_text_number (about->state->round);
}

static char *
name_decoration (const DubTextAbout *about)
{
  return dub_text_decoration (about->move->to.in, about->move->to.at);
}

static char *
name_fact (const DubTextAbout *about)
{
  return dub_text_fact (about->move->to.at);
}

static char *
title_turn (const DubTextAbout *about)
{
  return g_strdup (dub_text_pick ("title", turns, about->state->playing.action));
}

static char *
title_hire (const DubTextAbout *about)
{
  return g_strdup (about->move->from.kind == DUB_PLACE_SPECIALIST
                       ? C_ ("title", "Specialized Apprentice hired")
                       : C_ ("title", "Employee hired"));
}

static char *
title_correction (const DubTextAbout *about)
{
  DubPlace place = about->move->to;

  if (place.kind == DUB_PLACE_COUNT)
    return g_strdup (dub_text_pick ("title", count_corrections, place.at));
  if (side_corrections[place.kind][0] != NULL)
    return g_strdup (dub_text_pick ("title", side_corrections[place.kind], place.side == DUB_YOU));

  return g_strdup (dub_text_pick ("title", corrections, place.kind));
}

static char *
offer_tile (const DubTextAbout *about)
{
  return g_strdup (about->move->to.kind == DUB_PLACE_BAG ? C_ ("offer", "Take and Discard")
                                                         : C_ ("offer", "Take Tile"));
}

static char *
offer_hire (const DubTextAbout *about)
{
  return g_strdup (about->move->from.kind == DUB_PLACE_SPECIALIST
                       ? C_ ("offer", "Hire Specialized Apprentice")
                       : C_ ("offer", "Hire Employee"));
}

static char *
offer_depute (const DubTextAbout *about)
{
  const DubMove *move = about->move;
  gboolean from_hand = move->from.kind == DUB_PLACE_HAND;
  DubEmployee card = move->other.employee;

  if (move->other.kind == DUB_KIND_NOTHING)
    return g_strdup (
        dub_text_pick ("offer", offered_deputes[from_hand], move->thing.employee.type));
  if (card.level == DUB_LEVEL_UNKNOWN)
    return dub_text_fill (from_hand ? C_ ("offer",
                                          /* Translators: a button; %s is an Employee card. */
                                          "Depute from your hand, without an end-of-game bonus: %s")
                                    /* Translators: a button; %s is an Employee card. */
                                    : C_ ("offer", "Depute, without an end-of-game bonus: %s"),
                          dub_text_employee (about->box, card));

  return dub_text_fill (from_hand
                            /* Translators: a button; %s is an Employee card. */
                            ? C_ ("offer", "Depute from your hand: %s")
                            /* Translators: a button; %s is an Employee card. */
                            : C_ ("offer", "Depute: %s"),
                        dub_text_employee (about->box, card));
}

static char *
offer_exam (const DubTextAbout *about)
{
  const DubMove *move = about->move;
  gboolean is_named = move->other.kind == DUB_KIND_EMPLOYEE;
  DubCrown crown = move->thing.kind == DUB_KIND_EMPLOYEE ? move->thing.employee.crown : 0;

  if (is_named && crown != DUB_CROWN_NONE)
    /* Translators: a button; the Employee card that leaves the game for it, and the bonus of the
     * card that joins you. */
    return dub_text_fill (C_ ("offer", "Complete your Examination with: %s, new card (%s)"),
                          dub_text_employee (about->box, move->other.employee),
                          dub_text_crown (crown));
  if (crown != DUB_CROWN_NONE)
    /* Translators: a button; %s is the end-of-game bonus of the card that joins you. */
    return dub_text_fill (C_ ("offer", "Complete your Examination; new card: %s"),
                          dub_text_crown (crown));
  if (is_named)
    /* Translators: a button; %s is the Employee card that leaves the game for it. */
    return dub_text_fill (C_ ("offer", "Complete your Examination with: %s"),
                          dub_text_employee (about->box, move->other.employee));

  return g_strdup (dub_text_pick ("offer", offered_exams, move->to.in));
}

static const DubTextRow titles[DUB_N_VERBS] = {
  [DUB_MOVE_ENTER] = { "title", DUB_TEXT_BY (to.kind, entered),
    .names = { dub_text_moved_thing } },
  [DUB_MOVE_LEAVE_EMPTY] = { "title", DUB_TEXT_BY (to.kind, left_empty) },
  [DUB_MOVE_FILL] = { NR_("title", "Displays filled") },
  /* Translators: %u is the number of the Round. */
  [DUB_MOVE_READY] = { NR_("title", "Round %u prepared"), .names = { name_round } },
  /* Translators: %s is the action of a card. */
  [DUB_MOVE_PLAY_CARD] = { NR_("title", "Her card: %s"), .names = { dub_text_moved_thing } },
  [DUB_MOVE_TELL_CARD] = {
    /* Translators: %s is the foot of a card, like “Hall 3, no Jewelry”. */
    NR_("title", "Her next card: %s"), .names = { dub_text_moved_foot } },
  [DUB_MOVE_ACT] = { .make = title_turn },
  [DUB_MOVE_TAKE_TILES] = {
    /* Translators: %s is like “Drawer 1 left”. */
    NR_("title", "Resource tile taken: %s"), .names = { dub_text_source } },
  [DUB_MOVE_PLACE_GARMENT] = { "title", DUB_TEXT_BY (to.in, rented_out) },
  [DUB_MOVE_SELL_GARMENT] = { NR_("title", "Garment sold") },
  [DUB_MOVE_TAKE_JEWELRY] = {
    /* Translators: %s is a Jewelry tile like “pink ring”. */
    NR_("title", "Jewelry tile taken: %s"), .names = { dub_text_moved_thing } },
  [DUB_MOVE_HIRE] = { .make = title_hire },
  [DUB_MOVE_DEPUTE] = { NR_("title", "Employee deputed") },
  [DUB_MOVE_PLACE_TOKEN] = {
    /* Translators: %s is a decoration like “Fireworks, 2nd from left”. */
    NR_("title", "Decoration funded: %s"), .names = { name_decoration } },
  [DUB_MOVE_TAKE_FAVOR] = { NR_("title", "Queen’s Favor claimed") },
  [DUB_MOVE_EXAM_TOKEN] = {
    /* Translators: %s is an Examination task. */
    NR_("title", "Task fulfilled: %s"), .names = { dub_text_target_task } },
  [DUB_MOVE_PASS_EXAM] = { "title", DUB_TEXT_BY (to.in, exams) },
  [DUB_MOVE_PASS] = { NR_("title", "Left what you could have taken") },
  [DUB_MOVE_NAME_SPECIALIST] = { NR_("title", "Your specialized Apprentice") },
  /* Translators: %s is a fact, like “your Livre”. */
  [DUB_MOVE_COUNT] = { NR_("title", "Entered: %s"), .names = { name_fact } },
  [DUB_MOVE_END_TURN] = { NR_("title", "End of your turn") },
  /* Translators: %u is the number of the Round. */
  [DUB_MOVE_INCOME] = { NR_("title", "Round %u income"), .names = { name_round } },
  [DUB_MOVE_CORRECT] = { .make = title_correction },
  [DUB_MOVE_TURN_UP] = { NR_("title", "Card of her Employee deck revealed") },
  [DUB_MOVE_FINISH] = { NR_("title", "End of Game") },
};

static const DubTextRow offers[DUB_N_VERBS] = {
  [DUB_MOVE_ENTER] = { .make = dub_text_moved_thing },
  [DUB_MOVE_TAKE_TILES] = { .make = offer_tile },
  [DUB_MOVE_PLACE_GARMENT] = {
    /* Translators: a button; the first %s is a Garment, the second a guest space. */
    NR_("offer", "Rent out: %s, %s"), .names = { dub_text_moved_thing, dub_text_target } },
  [DUB_MOVE_SELL_GARMENT] = {
    /* Translators: a button; %s is a Garment. */
    NR_("offer", "Sell: %s"), .names = { dub_text_moved_thing } },
  [DUB_MOVE_TAKE_JEWELRY] = {
    /* Translators: a button; %s is a Jewelry tile. */
    NR_("offer", "Take: %s"), .names = { dub_text_moved_thing } },
  [DUB_MOVE_HIRE] = { .make = offer_hire },
  [DUB_MOVE_DEPUTE] = { .make = offer_depute },
  [DUB_MOVE_PLACE_TOKEN] = {
    /* Translators: a button; %s is a decoration with its cost. */
    NR_("offer", "Fund: %s"), .names = { dub_text_target } },
  [DUB_MOVE_TAKE_FAVOR] = { NR_("offer", "Claim the Queen’s Favor") },
  [DUB_MOVE_EXAM_TOKEN] = { "offer", DUB_TEXT_BY (to.at, offered_tasks) },
  [DUB_MOVE_PASS_EXAM] = { .make = offer_exam },
  [DUB_MOVE_PASS] = { NR_("offer", "Leave it") },
};

static char *
say_title (const DubTextAbout *about)
{
  g_return_val_if_fail (about->move->verb < DUB_N_VERBS, NULL);

  if (about->move->instead != 0)
    return g_strdup (C_ ("title", "Her step done differently"));

  return dub_text_say (&titles[about->move->verb], about);
}

char *
dub_text_title (const DubBox *box, const DubState *before, const DubEvent *first)
{
  const DubTextAbout about = { .box = box, .state = before, .move = &first->move };

  if (first->type == DUB_EVENT_MOVE)
    return say_title (&about);

  return g_strdup (before->phase == DUB_PHASE_NONE ? C_ ("title", "New game")
                                                   : C_ ("title", "Box profile corrected"));
}

char *
dub_text_offer (const DubBox *box, const DubState *state, const DubMove *move)
{
  const DubTextAbout about = { .box = box, .state = state, .move = move };
  const DubTextRow *row = &offers[move->verb];

  /* Any other move is not offered at a place, so its title is used. */
  if ((row->make == NULL && row->context == NULL) || move->instead != 0)
    return say_title (&about);

  return dub_text_say (row, &about);
}

char *
dub_text_offer_at (const DubBox *box, const DubState *state, const DubMove *move, DubPlace place)
{
  if (move->verb != DUB_MOVE_PLACE_GARMENT || place.kind != DUB_PLACE_GUEST)
    return dub_text_offer (box, state, move);

  /* Translators: a button; the first %s is a Garment, the second where it lies, like “2nd from left
   * (cost 6)”. */
  return dub_text_fill (C_ ("offer", "Rent out: %s, %s"), dub_text_garment (move->thing.garment),
                        dub_text_space (box, move->from));
}

char *
dub_text_undo (const char *title)
{
  /* Translators: %s is the title of an entry, as “Her turn: Tailor a Garment”. */
  return title != NULL ? g_strdup_printf (C_ ("entry", "Undo – %s"), title)
                       : g_strdup (C_ ("entry", "Undo"));
}

char *
dub_text_redo (const char *title)
{
  /* Translators: %s is the title of an entry, as “Her turn: Tailor a Garment”. */
  return title != NULL ? g_strdup_printf (C_ ("entry", "Redo – %s"), title)
                       : g_strdup (C_ ("entry", "Redo"));
}

char *
dub_text_last (const char *title)
{
  /* Translators: %s is the title of an entry, as “Her turn: Tailor a Garment”. */
  return g_strdup_printf (C_ ("recap", "Last entry – %s"), title);
}

char *
dub_text_recorded_differently (const char *title)
{
  /* Translators: %s is the title of an entry in the log. The file has something else than the rules
   * would give. */
  return g_strdup_printf (C_ ("log", "%s (recorded differently)"), title);
}
