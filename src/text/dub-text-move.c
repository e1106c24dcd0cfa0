/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-text-move.h"
#include "dub-game.h"
#include "dub-place.h"
#include "dub-state.h"
#include "dub-text-actions.h"
#include "dub-text-private.h"
#include "dub-text-score.h"
#include "dub-text-status.h"
#include "dub-text-yours.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Names of what a move moves, from where and to where. */

static char *
tell_thing (const DubTextAbout *about)
{
  return dub_text_thing (about->box, about->move->to, about->move->thing);
}

static char *
tell_source (const DubTextAbout *about)
{
  return dub_text_space (about->box, about->move->from);
}

static char *
tell_target (const DubTextAbout *about)
{
  return dub_text_space (about->box, about->move->to);
}

static char *
tell_target_spaces (const DubTextAbout *about)
{
  return dub_text_spaces (about->box, about->move->to.kind, about->move->spaces);
}

static char *
tell_moved_foot (const DubTextAbout *about)
{
  return dub_text_card_foot (about->move->thing.card, dub_state_has_jewelry_box (about->state));
}

char *
dub_text_target_task (const DubTextAbout *about)
{
  return dub_text_task (about->move->to.at);
}

static char *
tell_her_task (const DubTextAbout *about)
{
  return dub_text_her_task (about->move->to.at);
}

static char *
tell_source_tiles (const DubTextAbout *about)
{
  return dub_text_resource_spaces (about->move->spaces);
}

static char *
tell_source_space (const DubTextAbout *about)
{
  return g_strdup (dub_text_nth_space (about->move->from.at));
}

static char *
tell_source_staff (const DubTextAbout *about)
{
  return dub_text_staff_card (about->box, about->state, about->move->from.at);
}

static char *
tell_target_value (const DubTextAbout *about)
{
  return dub_text_number (about->box->all_halls[about->move->to.at]);
}

static char *
tell_target_number (const DubTextAbout *about)
{
  guint n;
  const guint8 *tasks = dub_box_get_tasks (about->box, about->move->to.in, &n);
  const guint8 *task = memchr (tasks, about->move->to.at, n);

  g_return_val_if_fail (task != NULL, NULL);

  return g_strdup (dub_text_nth_task ((guint) (task - tasks)));
}

static char *
tell_count_before (const DubTextAbout *about)
{
  return dub_text_number (about->move->thing.n - about->move->gains[DUB_FACT_PP]);
}

/* Sentences about her steps that were done differently. */

static const DubTextRow deviations[DUB_N_VERBS] = {
  [DUB_MOVE_GAIN] = {
    /* Translators: her counter before and after. */
    NR_("otherwise", "Done differently, Prestige Point counter moved: from %u to %u."),
    .names = { tell_count_before, tell_thing } },
  [DUB_MOVE_TAKE_TILES] = {
    /* Translators: %s lists spaces of the Resource display. */
    NR_("otherwise", "Done differently, Resource tiles taken: %s."),
    .names = { tell_source_tiles } },
  [DUB_MOVE_TAKE_GARMENT] = {
    /* Translators: the first %s is a place, the second the Garment that was taken there. */
    NR_("otherwise", "Done differently, Garment taken: %s, %s."),
    .names = { tell_source, tell_thing } },
  [DUB_MOVE_REVEAL_CARD] = {
    /* Translators: %s is the foot of the card, like “Hall 3, no Jewelry”. */
    NR_("otherwise", "Done differently, card revealed: %s."), .names = { tell_moved_foot } },
  [DUB_MOVE_TAKE_JEWELRY] = {
    /* Translators: the first %s is a place, the second the Jewelry tile that was taken there. */
    NR_("otherwise", "Done differently, Jewelry tile taken: %s, %s."),
    .names = { tell_source, tell_thing } },
  [DUB_MOVE_PLACE_GARMENT] = {
    /* Translators: %s is a guest space of a hall. */
    NR_("otherwise", "Done differently, Garment placed: %s."), .names = { tell_target } },
  [DUB_MOVE_HIRE] = {
    /* Translators: the first %s is a place, the second the Employee that was hired there. */
    NR_("otherwise", "Done differently, Employee hired: %s, %s."),
    .names = { tell_source, tell_thing } },
  [DUB_MOVE_PLACE_TOKEN] = {
    /* Translators: %s is a decoration. */
    NR_("otherwise", "Done differently, Decoration funded: %s."), .names = { tell_target } },
  [DUB_MOVE_EXAM_TOKEN] = {
    /* Translators: %s is an Examination task. */
    NR_("otherwise", "Done differently, token on an Examination task: %s."),
    .names = { tell_her_task } },
  [DUB_MOVE_REMOVE_EMPLOYEE] = {
    /* Translators: %s is a card of her Employee deck and its place there. */
    NR_("otherwise", "Done differently, card returned to the box: %s."),
    .names = { tell_source_staff } },
  [DUB_MOVE_ALL_HALLS_TOKEN] = {
    /* Translators: %u is the value printed on the space. */
    NR_("otherwise", "Done differently, token on the All Halls Bonus Space: %u PP."),
    .names = { tell_target_value } },
};

/* The steps of her turn as instructions: which piece to move, from where, to where. */

static const char *const exam_cards[DUB_N_TRACKS] = {
  NC_ ("order",
       "Add 1 unseen card from the Journeyman Employee deck to the top of her Employee deck."),
  NC_ ("order", "Add 1 unseen card from the Master Employee deck to the top of her Employee deck."),
};

static const char *const cleared_tasks[DUB_N_TRACKS] = {
  NC_ ("order", "Return her Trademark tokens from the Journeyman Examination tasks to her supply."),
  NC_ ("order", "Return her Trademark tokens from the Master Examination tasks to her supply."),
};

static const char *const next_tracks[DUB_N_TRACKS] = {
  NC_ ("order",
       "Move her Trademark token from the Master Start area to the Journeyman Start area."),
  NC_ ("order",
       "Move her Trademark token from the Journeyman Start area to the Master Start area."),
};

/* Indexed by whether her action cannot be done. */
static const char *const gained[2] = {
  /* Translators: her counter before, her counter after, and the difference. */
  NC_ ("order", "Move her Prestige Point counter: %u to %u (+%u)."),
  /* Translators: her action cannot be done; the numbers are her counter before, her counter
   * after, and the difference. */
  NC_ ("order", "Not possible. Move her Prestige Point counter: %u to %u (+%u)."),
};

static const char *const taken_garments[DUB_N_COLORS] = {
  /* Translators: the first %s is like “3 PP”, the second like “second Garment from
   * the right”. */
  [DUB_BLUE] = NC_ ("order", "Take the blue gown (%s): %s."),
  /* Translators: the first %s is like “3 PP”, the second like “second Garment from
   * the right”. */
  [DUB_PINK] = NC_ ("order", "Take the pink frock coat (%s): %s."),
  /* Translators: the first %s is like “3 PP”, the second like “second Garment from
   * the right”. */
  [DUB_GREEN] = NC_ ("order", "Take the green gown (%s): %s."),
  /* Translators: the first %s is like “3 PP”, the second like “second Garment from the right”. */
  [DUB_ORANGE] = NC_ ("order", "Take the orange frock coat (%s): %s."),
};

static const char *const placed_garments[DUB_N_COLORS] = {
  /* Translators: %s is a guest space of a hall. */
  [DUB_COLOR_NONE] = NC_ ("order", "Place the Garment and her Trademark token: %s."),
  /* Translators: %s is a guest space of a hall. */
  [DUB_BLUE] = NC_ ("order", "Place the blue gown and her Trademark token: %s."),
  /* Translators: %s is a guest space of a hall. */
  [DUB_PINK] = NC_ ("order", "Place the pink frock coat and her Trademark token: %s."),
  /* Translators: %s is a guest space of a hall. */
  [DUB_GREEN] = NC_ ("order", "Place the green gown and her Trademark token: %s."),
  /* Translators: %s is a guest space of a hall. */
  [DUB_ORANGE] = NC_ ("order", "Place the orange frock coat and her Trademark token: %s."),
};

static const char *const taken_jewels[DUB_N_COLORS] = {
  /* Translators: %s is like “2nd from left”. */
  [DUB_COLOR_NONE] = NC_ ("order", "Give her the Jewelry tile: Jewelry Display, %s."),
  /* Translators: %s is like “2nd from left”. */
  [DUB_BLUE] = NC_ ("order", "Give her the blue necklace: Jewelry Display, %s."),
  /* Translators: %s is like “2nd from left”. */
  [DUB_PINK] = NC_ ("order", "Give her the pink ring: Jewelry Display, %s."),
  /* Translators: %s is like “2nd from left”. */
  [DUB_GREEN] = NC_ ("order", "Give her the green necklace: Jewelry Display, %s."),
  /* Translators: %s is like “2nd from left”. */
  [DUB_ORANGE] = NC_ ("order", "Give her the orange ring: Jewelry Display, %s."),
};

/* Indexed by whether you draw her cards, and by whether the hall is full. */
static const char *const revealed[2][2] = {
  {
      /* Translators: the app has drawn the card; %s is its foot, like “Hall 3, no Jewelry”. */
      NC_ ("order", "Card revealed: %s."),
      /* Translators: the app has drawn the card; %s is its foot, like “Hall 3, no Jewelry”. */
      NC_ ("order", "Card revealed: %s. Hall full, next card."),
  },
  {
      /* Translators: %s is the foot of the card, like “Hall 3, no Jewelry”. */
      NC_ ("order", "Discard the top card of her Card supply faceup: %s."),
      /* Translators: %s is the foot of the card, like “Hall 3, no Jewelry”. */
      NC_ ("order", "Discard the top card of her Card supply faceup: %s. Hall full, next card."),
  },
};

/* Indexed by whether you draw her cards. */
static const DubPlural shuffled[2] = {
  /* Translators: the app shuffles; %u is the number of cards. */
  NP_ ("Card supply empty. Her shuffled Discard pile becomes the new one: %u card.",
       "Card supply empty. Her shuffled Discard pile becomes the new one: %u cards."),
  /* Translators: %u is the number of cards. */
  NP_ ("Shuffle her Discard pile facedown into a new Card supply: %u card.",
       "Shuffle her Discard pile facedown into a new Card supply: %u cards."),
};

static const char *const marked_tasks[DUB_N_TRACKS] = {
  /* Translators: the first %s is like “2nd task”, the second the task itself. */
  [DUB_TRACK_JOURNEYMAN] = NC_ ("order", "Place her Trademark token: Journeyman Examination, %s "
                                         "(%s)."),
  /* Translators: the first %s is like “2nd task”, the second the task itself. */
  [DUB_TRACK_MASTER] = NC_ ("order", "Place her Trademark token: Master Examination, %s (%s)."),
};

static const char *const removed[DUB_N_TYPES] = {
  /* Translators: %s is like “card 2 from top”. */
  [DUB_TYPE_NONE] = NC_ ("order", "Return 1 card to the box from her Employee deck: %s."),
  /* Translators: %s is like “card 2 from top”. */
  [DUB_MASTER] = NC_ ("order", "Return 1 Master to the box from her Employee deck: %s."),
  /* Translators: %s is like “card 2 from top”. */
  [DUB_JOURNEYMAN] = NC_ ("order", "Return 1 Journeyman to the box from her Employee deck: %s."),
  /* Translators: %s is like “card 2 from top”. */
  [DUB_APPRENTICE] = NC_ ("order", "Return 1 Apprentice to the box from her Employee deck: %s."),
};

static char *
tell_gain (const DubTextAbout *about)
{
  const DubMove *move = about->move;

  if (move->gains[DUB_FACT_THREAD] > 0)
    return g_strdup (C_ ("order", "Give her 1 Thread from the General Supply."));
  if (move->gains[DUB_FACT_LACE] > 0)
    return g_strdup (C_ ("order", "Give her 1 Lace from the General Supply."));

  return dub_text_fill (dub_text_pick ("order", gained,
                                       memchr (move->rules, DUB_RULE_T_2, DUB_MAX_MOVE_RULES) !=
                                           NULL),
                        tell_count_before (about), tell_thing (about),
                        dub_text_number (move->gains[DUB_FACT_PP]));
}

static char *
tell_tiles (const DubTextAbout *about)
{
  guint n = dub_text_count_bits (about->move->spaces);

  return dub_text_fill (g_dngettext (GETTEXT_PACKAGE,
                                     /* Translators: %u is the number of tiles, %s where they lie,
                                      * like “Drawer 1 left, Drawer 1 right”. */
                                     "Give her %u Resource tile facedown: %s.",
                                     "Give her %u Resource tiles facedown: %s.", n),
                        dub_text_number (n), tell_source_tiles (about));
}

static char *
tell_garment (const DubTextAbout *about)
{
  DubGarment garment = about->move->thing.garment;
  char *place = dub_text_counted_space (about->state, DUB_DISPLAY_GARMENTS, about->move->from.at);

  if (taken_garments[garment.color] == NULL)
    /* Translators: %s is like “2nd from left”. */
    return dub_text_fill (C_ ("order", "Take the Garment: Garment Design display, %s."), place);

  return dub_text_fill (dub_text_pick ("order", taken_garments, garment.color),
                        dub_text_garment_detail (garment), place);
}

/* The card decides the hall. If that is full, the next card is revealed. */
static char *
tell_card (const DubTextAbout *about)
{
  guint hall = about->move->thing.card.hall - 1u;
  gboolean is_full = !dub_state_hall_has_room (about->box, about->state, hall);

  return dub_text_fill (dub_text_pick ("order", revealed[about->state->draw_mode != DUB_DRAW_APP],
                                       is_full),
                        tell_moved_foot (about));
}

static char *
tell_extra_card (const DubTextAbout *about)
{
  return g_strdup (
      about->state->draw_mode == DUB_DRAW_APP
          ? C_ ("order", "One more hand card for her: another turn.")
          : C_ ("order",
                "Put the top card of her Card supply facedown under her hand cards (another turn)."));
}

static char *
tell_hire (const DubTextAbout *about)
{
  DubEmployee card = about->move->thing.employee;
  char *place = dub_text_counted_space (about->state, DUB_DISPLAY_EMPLOYEES, about->move->from.at);

  if (card.type == DUB_TYPE_UNKNOWN)
    /* Translators: %s is like “2nd from left”. */
    return dub_text_fill (C_ ("order", "Add facedown to the top of her Employee deck: %s."), place);

  /* Translators: the first %s is like “2nd from left”, the second like “Level II
   * Master (…)”. */
  return dub_text_fill (C_ ("order", "Add facedown to the top of her Employee deck: %s, %s."),
                        place, dub_text_employee (about->box, card));
}

static char *
tell_shuffle (const DubTextAbout *about)
{
  return dub_text_count (shuffled[about->state->draw_mode != DUB_DRAW_APP],
                         (guint) about->move->thing.n);
}

/* EXAM-R: names the card if it is known, or else its position in the stack. */
static char *
tell_removal (const DubTextAbout *about)
{
  DubEmployee employee = about->move->thing.employee;
  DubType type = employee.type < DUB_TYPE_UNKNOWN ? employee.type : DUB_TYPE_NONE;

  if (employee.id != 0)
    /* Translators: %s is like “Level II Journeyman (…), card 2 from top”. */
    return dub_text_fill (C_ ("order", "Return to the box from her Employee deck: %s."),
                          tell_source_staff (about));

  return dub_text_fill (dub_text_pick ("order", removed, type),
                        dub_text_staff_place (about->state, about->move->from.at));
}

static const DubTextRow orders[DUB_N_STEPS] = {
  [DUB_MOVE_TAKE_FAVOR] = { NR_("order", "Give her the Queen’s Favor token from the Favor space.") },
  [DUB_MOVE_GAIN] = { .make = tell_gain },
  [DUB_MOVE_TAKE_TILES] = { .make = tell_tiles },
  [DUB_MOVE_DRAW_BAG_TILE] = { NR_("order", "Give her 1 unseen Resource tile from the Resource bag.") },
  [DUB_MOVE_TAKE_GARMENT] = { .make = tell_garment },
  [DUB_MOVE_REVEAL_CARD] = { .make = tell_card },
  [DUB_MOVE_TAKE_JEWELRY] = { "order", DUB_TEXT_BY (thing.name, taken_jewels),
    .names = { tell_source_space } },
  [DUB_MOVE_PLACE_GARMENT] = { "order", DUB_TEXT_BY (thing.garment.color, placed_garments),
    .names = { tell_target } },
  [DUB_MOVE_HIRE] = { .make = tell_hire },
  [DUB_MOVE_ADD_HAND_CARD] = { .make = tell_extra_card },
  [DUB_MOVE_SHUFFLE_DISCARDS] = { .make = tell_shuffle },
  [DUB_MOVE_PLACE_TOKEN] = {
    /* Translators: %s is a decoration like “Fireworks, 2nd from left (cost 11)”. */
    NR_("order", "Place her Trademark token: %s."), .names = { tell_target } },
  [DUB_MOVE_EXAM_TOKEN] = { "order", DUB_TEXT_BY (to.in, marked_tasks),
    .names = { tell_target_number, tell_her_task } },
  [DUB_MOVE_REMOVE_EMPLOYEE] = { .make = tell_removal },
  [DUB_MOVE_ADD_EXAM_CARD] = { "order", DUB_TEXT_BY (from.at, exam_cards) },
  [DUB_MOVE_CLEAR_TASKS] = { "order", DUB_TEXT_BY (from.in, cleared_tasks) },
  [DUB_MOVE_MOVE_EXAM_TOKEN] = { "order", DUB_TEXT_BY (to.in, next_tracks) },
  [DUB_MOVE_ALL_HALLS_TOKEN] = {
    /* Translators: %u is the value printed on the space. */
    NR_("order", "Place her Trademark token: All Halls Bonus Space (%u PP)."),
    .names = { tell_target_value } },
};

/* A place where a sentence can be set apart. */
typedef struct {
  const char *mark; /* NULL if there is none */
  const char *after;
} Seam;

static Seam
find_seam (const char *text, const char *one, const char *other)
{
  const char *first = strstr (text, one), *second = strstr (text, other);

  if (first != NULL && (second == NULL || first < second))
    return (Seam){ first, first + strlen (one) };

  return (Seam){ second, second != NULL ? second + strlen (other) : NULL };
}

static char *
dup_without_period (const char *text)
{
  return g_strndup (text, strlen (text) - (g_str_has_suffix (text, ".") ? 1 : 0));
}

/* The mark between the two parts, and the period after them, go. */
static char *
split (const char *text, Seam seam, char **rest)
{
  *rest = seam.mark != NULL ? dup_without_period (seam.after) : NULL;

  return seam.mark != NULL ? g_strndup (text, (gsize) (seam.mark - text))
                           : dup_without_period (text);
}

char *
dub_text_step_head (const DubMove *step, const char *sentence, char **rest)
{
  Seam seam = find_seam (sentence, "\u00a0: ", ": ");

  /* The card that was revealed is named in the first part, and so is where her counter goes. */
  if (seam.mark != NULL && step != NULL && step->verb == DUB_MOVE_REVEAL_CARD)
    seam = find_seam (seam.after, ", ", ". ");
  else if (step != NULL && step->verb == DUB_MOVE_GAIN)
    seam.mark = NULL;

  return split (sentence, seam, rest);
}

char *
dub_text_card_head (const char *face, char **rest)
{
  return split (face, find_seam (face, ", ", " – "), rest);
}

char *
dub_text_winner_head (const char *winner, char **rest)
{
  return split (winner, find_seam (winner, ", ", ". "), rest);
}

char *
dub_text_her_card (DubCard card)
{
  return dub_text_fill (C_ ("title", "Her card: %s"), dub_text_card_face (card));
}

char *
dub_text_step_number (guint number, guint n)
{
  /* Translators: the number of an order, and how many there are. */
  return g_strdup_printf (C_ ("order", "%u of %u"), number, n);
}

char *
dub_text_step_way (const DubBox *box, DubPlace from, DubPlace to)
{
  g_autofree char *source = NULL;
  g_autofree char *target = NULL;

  if (from.kind != DUB_PLACE_NONE)
    /* Translators: %s is the place of the table that a piece is taken from. */
    source = dub_text_fill (C_ ("step", "From: %s"), dub_text_place (box, from));
  if (to.kind != DUB_PLACE_NONE)
    /* Translators: %s is the place of the table that a piece is put on. */
    target = dub_text_fill (C_ ("step", "To: %s"), dub_text_place (box, to));
  if (source != NULL && target != NULL)
    return g_strjoin ("\n", source, target, NULL);

  return source != NULL ? g_steal_pointer (&source) : g_steal_pointer (&target);
}

/* Translators: %s is the next step, or what is to be done after the last one. */
DUB_DEFINE_SENTENCE (step_after, after, C_ ("step", "After that: %s"))

/* Moves in words: reports for the log, and instructions for preparing a round. */

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

static const char *const shifted[DUB_N_DISPLAYS] = {
  [DUB_DISPLAY_GARMENTS] = NC_ ("preparation", "Slide the Garment tiles right to close gaps."),
  [DUB_DISPLAY_JEWELRY] = NC_ ("preparation", "Slide the Jewelry tiles right to close gaps."),
};

/* Indexed by whether you draw her cards. */
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

/* By whether the tile is unknown, and whether it was discarded at once. */
static const char *const took_tile[2][2] = {
  {
      /* Translators: the first %s is like “Drawer 1 left”, the second what the tile shows. */
      NC_ ("you", "You took a Resource tile: %s, %s."),
      /* Translators: the first %s is like “Drawer 1 left”, the second what the tile shows. */
      NC_ ("you", "You discarded a Resource tile for Thread and/or Lace: %s, %s."),
  },
  {
      /* Translators: %s is like “Drawer 1 left”. */
      NC_ ("you", "You took a Resource tile: %s."),
      /* Translators: %s is like “Drawer 1 left”. */
      NC_ ("you", "You discarded a Resource tile for Thread and/or Lace: %s."),
  },
};

/* By whether it came from your hand. */
static const char *const deputed[2][DUB_N_TYPES] = {
  {
      [DUB_MASTER] = NC_ ("you", "You deputed a Master."),
      [DUB_JOURNEYMAN] = NC_ ("you", "You deputed a Journeyman."),
      [DUB_APPRENTICE] = NC_ ("you", "You deputed an Apprentice."),
  },
  {
      [DUB_MASTER] = NC_ ("you", "You deputed a Master from your hand."),
      [DUB_JOURNEYMAN] = NC_ ("you", "You deputed a Journeyman from your hand."),
      [DUB_APPRENTICE] = NC_ ("you", "You deputed an Apprentice from your hand."),
  },
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
tell_start (const DubSetup *setup)
{
  g_autofree char *strength = dub_text_strength (setup->strength);
  char *sentence =
      setup->expansions == 0
          ? g_strdup (C_ ("event", "New game, base game only."))
          /* Translators: %s lists expansions. */
          : dub_text_fill (C_ ("event", "New game with these Expansions: %s."),
                           dub_text_list (setup->expansions, DUB_N_EXPANSIONS, dub_text_expansion));

  if (setup->strength == DUB_STRENGTH_PRINTED)
    return sentence;

  /* Translators: a sentence, and then a handicap, as “She starts with 5 PP”. */
  return dub_text_fill (C_ ("event", "%s Handicap: %s."), sentence, dub_text_within (strength));
}

static char *
tell_favor_returned (const DubTextAbout *about)
{
  DubOwner owner = about->move->side;

  return g_strdup (dub_text_pick ("preparation", favor_returned[owner != DUB_BARRY],
                                  about->state->start != owner));
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
  if (about->move->from.kind == DUB_PLACE_EMPLOYEE)
    return dub_text_count (employees_left, dub_text_count_bits (about->move->spaces));

  return about->move->from.kind == DUB_PLACE_GARMENT ? tell_garments_left (about)
                                                     : tell_jewel_left (about);
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
                                  .names = { tell_target, tell_thing } };

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

  return g_strdup (
      state->draw_mode == DUB_DRAW_APP
          ? C_ ("preparation", "The app shuffles her 25 cards.")
          : C_ ("preparation", "Shuffle her 25 cards and lay them facedown as her Card supply."));
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
  return dub_text_fill (about->state->draw_mode == DUB_DRAW_APP
                            /* Translators: %s is the action of her card. */
                            ? C_ ("event", "She reveals: %s.")
                            /* Translators: the card was played at the table. %s is its action. */
                            : C_ ("event", "Her top hand card shows: %s."),
                        dub_text_card_action (about->move->thing.card));
}

static char *
tell_your_tile (const DubTextAbout *about)
{
  gboolean is_discarded = about->move->to.kind == DUB_PLACE_BAG;
  gboolean is_facedown = about->move->thing.name == DUB_TILE_UNKNOWN;
  const char *text = dub_text_pick ("you", took_tile[is_facedown], is_discarded);

  return is_facedown ? dub_text_fill (text, tell_source (about))
                     : dub_text_fill (text, tell_source (about), tell_thing (about));
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
    return g_strdup (dub_text_pick ("you", deputed[from_hand], move->thing.employee.type));

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
  static const char *const named[DUB_N_TRACKS] = {
    [DUB_TRACK_JOURNEYMAN] =
        /* Translators: %s is the Employee card that came of it. */
    NC_ ("you", "You completed the Journeyman Examination; your new card: %s."),
    /* Translators: %s is the Employee card that came of it. */
    [DUB_TRACK_MASTER] = NC_ ("you", "You completed the Master Examination; your new card: %s."),
  };
  const DubMove *move = about->move;

  if (move->thing.kind != DUB_KIND_EMPLOYEE ||
      (move->thing.employee.id == 0 && move->thing.employee.crown == DUB_CROWN_NONE))
    return g_strdup (dub_text_pick ("you", passed, move->to.in));

  return dub_text_fill (dub_text_pick ("you", named, move->to.in),
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

/* She says it only if you draw the real cards and put hers away. */
static char *
tell_turn_end (const DubTextAbout *about)
{
  if (about->move->side == DUB_YOU)
    return g_strdup (C_ ("you", "Your turn is over."));
  if (about->state->draw_mode == DUB_DRAW_APP)
    return NULL;

  return g_strdup (C_ ("event", "Discard her card faceup."));
}

static char *
name_own_card (const DubTextAbout *about)
{
  const DubSide *you = &about->state->sides[DUB_YOU];
  guint at = about->move->from.at;

  return dub_text_employee (about->box, at < you->n_staff ? you->staff[at] : (DubEmployee){ 0 });
}

/* A second time, the card is taken back. */
static char *
tell_your_card (const DubTextAbout *about)
{
  const DubSide *you = &about->state->sides[DUB_YOU];

  if (you->where[MIN (about->move->from.at, DUB_MAX_STAFF - 1)] == DUB_WHERE_PLAYED)
    return g_strdup (C_ ("you", "You took the card back into your hand."));

  /* Translators: %s is an Employee card. */
  return dub_text_fill (C_ ("you", "You play: %s."), name_own_card (about));
}

static char *
tell_your_bonus (const DubTextAbout *about)
{
  if (about->move->from.kind == DUB_PLACE_STAFF)
    /* Translators: %s is an Employee card of your supply, which goes to your discards. */
    return dub_text_fill (C_ ("you", "You discard it and use its bonus: %s."),
                          name_own_card (about));

  /* Translators: %s is what the bonus brings, like “+4 Livre”. */
  return dub_text_fill (C_ ("you", "Bonus of the card: %s."),
                        dub_text_bonus (about->box, about->move));
}

/* Verbs that are not listed have nothing to say. */
static const DubTextRow rows[DUB_N_VERBS] = {
  [DUB_MOVE_BEGIN_ROUND] = {
    /* Translators: %d is the number of the Round. */
    NR_("preparation", "Prepare for Round %d."), .names = { tell_thing } },
  [DUB_MOVE_RETURN_FAVOR] = { .make = tell_favor_returned },
  [DUB_MOVE_LEAVE] = { .make = tell_leaving },
  [DUB_MOVE_SHIFT] = { "preparation", DUB_TEXT_BY (from.kind, shifted) },
  [DUB_MOVE_ENTER] = { .make = tell_entry },
  [DUB_MOVE_LEAVE_EMPTY] = { "preparation", DUB_TEXT_BY (to.kind, stayed_empty),
    .names = { tell_target_spaces } },
  [DUB_MOVE_ADD_FESTIVITY] = {
    NR_("preparation", "Put the 4 Festivity Garments into the Garment bag and mix the tiles.") },
  [DUB_MOVE_DRAW_HAND] = { .make = tell_hand },
  [DUB_MOVE_PLAY_CARD] = { .make = tell_reveal },
  [DUB_MOVE_TELL_CARD] = {
    /* Translators: %s is the foot of the card, like “Hall 3, no Jewelry”. */
    NR_("event", "The top card of her Card supply shows: %s."),
    .names = { tell_moved_foot } },
  [DUB_MOVE_TAKE_TILES] = { .make = tell_your_tile },
  [DUB_MOVE_PLACE_GARMENT] = {
    /* Translators: the first %s is a Garment like “blue gown (3 PP)”, the second a guest space of a
     * hall. */
    NR_("you", "You rented out: %s; %s."), .names = { tell_thing, tell_target } },
  [DUB_MOVE_SELL_GARMENT] = {
    /* Translators: %s is a Garment like “blue gown (3 PP)”. */
    NR_("you", "You sold: %s."), .names = { tell_thing } },
  [DUB_MOVE_TAKE_JEWELRY] = {
    /* Translators: %s is a Jewelry tile like “pink ring”. */
    NR_("you", "You acquired: %s."), .names = { tell_thing } },
  [DUB_MOVE_HIRE] = { .make = tell_your_hire },
  [DUB_MOVE_DEPUTE] = { .make = tell_your_depute },
  [DUB_MOVE_PLACE_TOKEN] = {
    /* Translators: %s is like “Fireworks, 2nd from left (cost 11)”. */
    NR_("you", "You funded: %s."), .names = { tell_target } },
  [DUB_MOVE_TAKE_FAVOR] = { NR_("you", "You claimed the Queen’s Favor.") },
  [DUB_MOVE_EXAM_TOKEN] = {
    /* Translators: %s is an Examination task. */
    NR_("you", "Place your Trademark token on the task: %s."), .names = { dub_text_target_task } },
  [DUB_MOVE_PASS_EXAM] = { .make = tell_your_exam },
  [DUB_MOVE_PASS] = { NR_("you", "You declined an optional gain.") },
  [DUB_MOVE_CHOOSE_CARD] = {
    /* Translators: %s is an Employee card. */
    NR_("you", "For your hand: %s."), .names = { name_own_card } },
  [DUB_MOVE_PLAY_EMPLOYEE] = { .make = tell_your_card },
  [DUB_MOVE_BONUS] = { .make = tell_your_bonus },
  [DUB_MOVE_TELL_GAINS] = {
    NR_("you", "You entered what only the Garment or the tile shows.") },
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
    return dub_text_say (&deviations[move->verb], &about);
  if (move->side == DUB_BARRY && move->verb < DUB_N_STEPS)
    return dub_text_say (&orders[move->verb], &about);
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

/* Moves in short: titles for undo and the log, and labels of the buttons for moves at a place. */

static const char *const titled_entries[DUB_N_DISPLAYS] = {
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

/* The first text is for any other place, here and below. */
static const char *const hired[DUB_N_PLACES] = {
  NC_ ("title", "Employee hired"),
  [DUB_PLACE_SPECIALIST] = NC_ ("title", "Specialized Apprentice hired"),
};

static const char *const offered_hires[DUB_N_PLACES] = {
  NC_ ("offer", "Hire Employee"),
  [DUB_PLACE_SPECIALIST] = NC_ ("offer", "Hire Specialized Apprentice"),
};

static const char *const offered_tiles[DUB_N_PLACES] = {
  NC_ ("offer", "Take Tile"),
  [DUB_PLACE_BAG] = NC_ ("offer", "Discard for Thread/Lace"),
};

static const char *const titled_exams[DUB_N_TRACKS] = {
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
name_part (const DubTextAbout *about)
{
  return dub_text_part (about->move->to);
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

/* The card that joins you, by what it is for. */
static char *
name_joining (const DubTextAbout *about)
{
  DubEmployee card = about->move->thing.employee;

  return card.crown != DUB_CROWN_NONE ? dub_text_crown (card.crown)
                                      : dub_text_card_bonus (about->box, card);
}

static char *
offer_exam (const DubTextAbout *about)
{
  const DubMove *move = about->move;
  gboolean is_named = move->other.kind == DUB_KIND_EMPLOYEE;
  gboolean is_played = about->state->yours.turn.card.type != DUB_TYPE_NONE;
  gboolean is_joining = move->thing.kind == DUB_KIND_EMPLOYEE;

  if (is_named && is_joining && !is_played)
    /* Translators: a button; the Employee card that leaves the game for it, and the bonus of the
     * card that joins you. */
    return dub_text_fill (C_ ("offer", "Complete your Examination with: %s, new card (%s)"),
                          dub_text_employee (about->box, move->other.employee),
                          name_joining (about));
  if (is_joining)
    /* Translators: a button; %s is the bonus of the card that joins you. */
    return dub_text_fill (C_ ("offer", "Complete your Examination; new card: %s"),
                          name_joining (about));
  if (is_named && !is_played)
    /* Translators: a button; %s is the Employee card that leaves the game for it. */
    return dub_text_fill (C_ ("offer", "Complete your Examination with: %s"),
                          dub_text_employee (about->box, move->other.employee));

  return g_strdup (dub_text_pick ("offer", offered_exams, move->to.in));
}

static const DubTextRow titles[DUB_N_VERBS] = {
  [DUB_MOVE_ENTER] = { "title", DUB_TEXT_BY (to.kind, titled_entries),
    .names = { tell_thing } },
  [DUB_MOVE_LEAVE_EMPTY] = { "title", DUB_TEXT_BY (to.kind, left_empty) },
  [DUB_MOVE_FILL] = { NR_("title", "Displays filled") },
  /* Translators: %u is the number of the Round. */
  [DUB_MOVE_READY] = { NR_("title", "Round %u prepared"), .names = { name_round } },
  /* Translators: %s is the action of a card. */
  [DUB_MOVE_PLAY_CARD] = { NR_("title", "Her card: %s"), .names = { tell_thing } },
  [DUB_MOVE_TELL_CARD] = {
    /* Translators: %s is the foot of a card, like “Hall 3, no Jewelry”. */
    NR_("title", "Her next card: %s"), .names = { tell_moved_foot } },
  [DUB_MOVE_ACT] = { .make = title_turn },
  [DUB_MOVE_TAKE_TILES] = {
    /* Translators: %s is like “Drawer 1 left”. */
    NR_("title", "Resource tile taken: %s"), .names = { tell_source } },
  [DUB_MOVE_PLACE_GARMENT] = { "title", DUB_TEXT_BY (to.in, rented_out) },
  [DUB_MOVE_SELL_GARMENT] = { NR_("title", "Garment sold") },
  [DUB_MOVE_TAKE_JEWELRY] = {
    /* Translators: %s is a Jewelry tile like “pink ring”. */
    NR_("title", "Jewelry tile taken: %s"), .names = { tell_thing } },
  [DUB_MOVE_HIRE] = { "title", DUB_TEXT_BY (from.kind, hired) },
  [DUB_MOVE_DEPUTE] = { NR_("title", "Employee deputed") },
  [DUB_MOVE_PLACE_TOKEN] = {
    /* Translators: %s is a decoration like “Fireworks, 2nd from left”. */
    NR_("title", "Decoration funded: %s"), .names = { name_decoration } },
  [DUB_MOVE_TAKE_FAVOR] = { NR_("title", "Queen’s Favor claimed") },
  [DUB_MOVE_EXAM_TOKEN] = {
    /* Translators: %s is an Examination task. */
    NR_("title", "Task fulfilled: %s"), .names = { dub_text_target_task } },
  [DUB_MOVE_PASS_EXAM] = { "title", DUB_TEXT_BY (to.in, titled_exams) },
  [DUB_MOVE_PASS] = { NR_("title", "Optional gain declined") },
  /* Translators: %s is an Employee card. */
  [DUB_MOVE_CHOOSE_CARD] = { NR_("title", "Your hand: %s"), .names = { name_own_card } },
  /* Translators: %s is an Employee card. */
  [DUB_MOVE_PLAY_EMPLOYEE] = { NR_("title", "Your card: %s"), .names = { name_own_card } },
  [DUB_MOVE_BONUS] = { NR_("title", "Bonus of your card") },
  [DUB_MOVE_TELL_GAINS] = { NR_("title", "Thread, Lace and price entered") },
  [DUB_MOVE_NAME_SPECIALIST] = { NR_("title", "Your specialized Apprentice") },
  /* Translators: %s is a fact, like “your Livre”. */
  [DUB_MOVE_COUNT] = { NR_("title", "Entered: %s"), .names = { name_fact } },
  [DUB_MOVE_END_TURN] = { NR_("title", "End of your turn") },
  /* Translators: %u is the number of the Round. */
  [DUB_MOVE_INCOME] = { NR_("title", "Round %u income"), .names = { name_round } },
  /* Translators: %s is a part of the table, or a fact. */
  [DUB_MOVE_CORRECT] = { NR_("title", "Corrected: %s"), .names = { name_part } },
  [DUB_MOVE_TURN_UP] = { NR_("title", "Card of her Employee deck revealed") },
  [DUB_MOVE_FINISH] = { NR_("title", "End of Game") },
};

static char *
offer_bonus (const DubTextAbout *about)
{
  return about->move->from.kind == DUB_PLACE_STAFF
             ? name_own_card (about)
             : dub_text_begin (dub_text_bonus (about->box, about->move));
}

static const DubTextRow offers[DUB_N_VERBS] = {
  [DUB_MOVE_ENTER] = { .make = tell_thing },
  [DUB_MOVE_TAKE_TILES] = { "offer", DUB_TEXT_BY (to.kind, offered_tiles) },
  [DUB_MOVE_PLACE_GARMENT] = {
    /* Translators: a button; the first %s is a Garment, the second a guest space. */
    NR_("offer", "Rent out: %s, %s"), .names = { tell_thing, tell_target } },
  [DUB_MOVE_SELL_GARMENT] = {
    /* Translators: a button; %s is a Garment. */
    NR_("offer", "Sell: %s"), .names = { tell_thing } },
  [DUB_MOVE_TAKE_JEWELRY] = {
    /* Translators: a button; %s is a Jewelry tile. */
    NR_("offer", "Take: %s"), .names = { tell_thing } },
  [DUB_MOVE_HIRE] = { "offer", DUB_TEXT_BY (from.kind, offered_hires) },
  [DUB_MOVE_DEPUTE] = { .make = offer_depute },
  [DUB_MOVE_PLACE_TOKEN] = {
    /* Translators: a button; %s is a decoration with its cost. */
    NR_("offer", "Fund: %s"), .names = { tell_target } },
  [DUB_MOVE_TAKE_FAVOR] = { NR_("offer", "Claim the Queen’s Favor") },
  [DUB_MOVE_EXAM_TOKEN] = { "offer", DUB_TEXT_BY (to.at, offered_tasks) },
  [DUB_MOVE_PASS_EXAM] = { .make = offer_exam },
  [DUB_MOVE_PASS] = { NR_("offer", "Leave it") },
  [DUB_MOVE_CHOOSE_CARD] = { .make = name_own_card },
  [DUB_MOVE_PLAY_EMPLOYEE] = { .make = name_own_card },
  [DUB_MOVE_BONUS] = { .make = offer_bonus },
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
  return title != NULL ? dub_text_fill (C_ ("entry", "Undo – %s"), dub_text_within (title))
                       : g_strdup (C_ ("entry", "Undo"));
}

char *
dub_text_redo (const char *title)
{
  /* Translators: %s is the title of an entry, as “Her turn: Tailor a Garment”. */
  return title != NULL ? dub_text_fill (C_ ("entry", "Redo – %s"), dub_text_within (title))
                       : g_strdup (C_ ("entry", "Redo"));
}

char *
dub_text_last (const char *title)
{
  /* Translators: %s is the title of an entry, as “Her turn: Tailor a Garment”. */
  return dub_text_fill (C_ ("recap", "Last entry – %s"), dub_text_within (title));
}

/* Translators: %s is the title of an entry in the log. The file has something else than the rules
 * would give. */
DUB_DEFINE_SENTENCE (recorded_differently, title, C_ ("log", "%s (recorded differently)"))
