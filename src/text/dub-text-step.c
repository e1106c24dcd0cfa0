/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The steps of her turn as instructions: which piece to move, from where, to where. Steps
 * that were done differently are in dub-text-deviation.c.
 */

#include "dub-place.h"
#include "dub-state-count.h"
#include "dub-text-event-private.h"
#include "dub-text-names-private.h"
#include "dub-text-place-private.h"
#include "dub-text-turn.h"

#include <glib/gi18n-lib.h>

/* Steps with nothing to fill in, indexed by get_variant (). */
static const char *const plain[DUB_N_STEPS][2] = {
  [DUB_MOVE_TAKE_FAVOR] = {
    NC_("order", "Give her the Queen’s Favor token: Favor space."),
  },
  [DUB_MOVE_DRAW_BAG_TILE] = {
    NC_("order", "Give her 1 Resource tile unseen: Resource bag."),
  },
  [DUB_MOVE_ADD_HAND_CARD] = {
    NC_("order", "One more hand card for her: another turn."),
    NC_("order", "Put 1 card facedown under her hand cards: Card supply (another turn)."),
  },
  [DUB_MOVE_ADD_EXAM_CARD] = {
    NC_("order", "Add 1 card unseen on top of her Employee deck: Journeyman Employee deck."),
    NC_("order", "Add 1 card unseen on top of her Employee deck: Master Employee deck."),
  },
  [DUB_MOVE_CLEAR_TASKS] = {
    NC_("order", "Clear her Trademark tokens: Journeyman Examination tasks."),
    NC_("order", "Clear her Trademark tokens: Master Examination tasks."),
  },
  [DUB_MOVE_MOVE_EXAM_TOKEN] = {
    NC_("order", "Move her Trademark token: Master Start area to Journeyman Start area."),
    NC_("order", "Move her Trademark token: Journeyman Start area to Master Start area."),
  },
};

/* Whether her action cannot be done. */
static const char *const gained[2] = {
  /* Translators: her counter before, her counter after, and the difference. */
  NC_ ("order", "Move her Prestige Point counter: %u to %u (+%u)."),
  /* Translators: her action cannot be done; the numbers are her counter before, her counter
   * after, and the difference. */
  NC_ ("order", "Not possible. Move her Prestige Point counter: %u to %u (+%u)."),
};

static const DubPlural taken_tiles = NP_ (
    /* Translators: %u is the number of tiles, %s where they lie, like “Drawer 1 left, Drawer 1
     * right”. */
    "Give her %u Resource tile facedown: %s.", "Give her %u Resource tiles facedown: %s.");

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
  [DUB_ORANGE] =
      /* Translators: the first %s is like “3 PP”, the second like “second Garment from
       * the right”. */
  NC_ ("order", "Take the orange frock coat (%s): %s."),
};

static const char *const placed_garments[DUB_N_COLORS] = {
  [DUB_COLOR_NONE] =
      /* Translators: %s is a guest space of a hall. */
  NC_ ("order", "Place the Garment and her Trademark token: %s."),
  /* Translators: %s is a guest space of a hall. */
  [DUB_BLUE] = NC_ ("order", "Place the blue gown and her Trademark token: %s."),
  [DUB_PINK] =
      /* Translators: %s is a guest space of a hall. */
  NC_ ("order", "Place the pink frock coat and her Trademark token: %s."),
  /* Translators: %s is a guest space of a hall. */
  [DUB_GREEN] = NC_ ("order", "Place the green gown and her Trademark token: %s."),
  [DUB_ORANGE] =
      /* Translators: %s is a guest space of a hall. */
  NC_ ("order", "Place the orange frock coat and her Trademark token: %s."),
};

static const char *const taken_jewels[DUB_N_COLORS] = {
  [DUB_COLOR_NONE] =
      /* Translators: %s is like “2nd from left”. */
  NC_ ("order", "Give her the Jewelry tile: Jewelry Display, %s."),
  /* Translators: %s is like “2nd from left”. */
  [DUB_BLUE] = NC_ ("order", "Give her the blue necklace: Jewelry Display, %s."),
  /* Translators: %s is like “2nd from left”. */
  [DUB_PINK] = NC_ ("order", "Give her the pink ring: Jewelry Display, %s."),
  [DUB_GREEN] =
      /* Translators: %s is like “2nd from left”. */
  NC_ ("order", "Give her the green necklace: Jewelry Display, %s."),
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

/* Whether you draw her cards. */
static const DubPlural shuffled[2] = {
  /* Translators: the app shuffles; %u is the number of cards. */
  NP_ ("Card supply empty. Her Discard pile is the new one: %u card.",
       "Card supply empty. Her Discard pile is the new one: %u cards."),
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
  [DUB_TYPE_NONE] = NC_ ("order", "Return 1 card to the box: her Employee deck, %s."),
  /* Translators: %s is like “card 2 from top”. */
  [DUB_MASTER] = NC_ ("order", "Return 1 Master to the box: her Employee deck, %s."),
  /* Translators: %s is like “card 2 from top”. */
  [DUB_JOURNEYMAN] = NC_ ("order", "Return 1 Journeyman to the box: her Employee deck, %s."),
  /* Translators: %s is like “card 2 from top”. */
  [DUB_APPRENTICE] = NC_ ("order", "Return 1 Apprentice to the box: her Employee deck, %s."),
};

static gboolean
is_color (DubColor color)
{
  return color >= DUB_BLUE && color <= DUB_ORANGE;
}

static gboolean
cites (const DubMove *step, DubRuleId rule)
{
  for (guint i = 0; i < DUB_MAX_MOVE_RULES; i++)
    if (step->rules[i] == rule)
      return TRUE;

  return FALSE;
}

static char *
tell_gain (const DubTextAbout *about)
{
  const DubMove *move = about->move;
  gint n = move->gains[DUB_FACT_PP];

  if (move->gains[DUB_FACT_THREAD] > 0)
    return g_strdup (C_ ("order", "Give her 1 Thread: General Supply."));
  if (move->gains[DUB_FACT_LACE] > 0)
    return g_strdup (C_ ("order", "Give her 1 Lace: General Supply."));

  return dub_text_fill (dub_text_pick ("order", gained, cites (move, DUB_RULE_T_2)),
                        dub_text_number (move->thing.n - n), dub_text_number (move->thing.n),
                        dub_text_number (n));
}

static char *
tell_tiles (const DubTextAbout *about)
{
  guint n = dub_text_count_bits (about->move->spaces);

  return dub_text_fill (dub_text_plural (taken_tiles, n), dub_text_number (n),
                        dub_text_resource_spaces (about->move->spaces));
}

static char *
tell_garment (const DubTextAbout *about)
{
  DubGarment garment = about->move->thing.garment;
  char *place = dub_text_counted_space (about->state, DUB_DISPLAY_GARMENTS, about->move->from.at);

  if (!is_color (garment.color))
    /* Translators: %s is like “2nd from left”. */
    return dub_text_fill (C_ ("order", "Take the Garment: Garment Design display, %s."), place);

  return dub_text_fill (dub_text_pick ("order", taken_garments, garment.color),
                        dub_text_garment_detail (garment), place);
}

/* The card decides the hall. If that is full, the next card is revealed. */
static char *
tell_card (const DubTextAbout *about)
{
  DubCard card = about->move->thing.card;
  gboolean is_full = !dub_state_hall_has_room (about->box, about->state, card.hall - 1u);

  return dub_text_fill (
      dub_text_pick ("order", revealed[about->state->draw_mode != DUB_DRAW_APP], is_full),
      dub_text_card_foot (card, dub_state_has_expansion (about->state, DUB_EXPANSION_JEWELRY_BOX)));
}

static char *
tell_jewel (const DubTextAbout *about)
{
  DubColor color = about->move->thing.name;

  return dub_text_fill (dub_text_pick ("order", taken_jewels,
                                       is_color (color) ? color : DUB_COLOR_NONE),
                        g_strdup (dub_text_nth_space (about->move->from.at)));
}

static char *
tell_placing (const DubTextAbout *about)
{
  DubColor color = about->move->thing.garment.color;

  return dub_text_fill (dub_text_pick ("order", placed_garments,
                                       is_color (color) ? color : DUB_COLOR_NONE),
                        dub_text_hall_space (about->box, about->move->to.in, about->move->to.at));
}

static char *
tell_hire (const DubTextAbout *about)
{
  DubEmployee card = about->move->thing.employee;
  char *place = dub_text_counted_space (about->state, DUB_DISPLAY_EMPLOYEES, about->move->from.at);

  if (card.type == DUB_TYPE_UNKNOWN)
    /* Translators: %s is like “2nd from left”. */
    return dub_text_fill (C_ ("order", "Hire facedown onto her Employee deck: %s."), place);

  /* Translators: the first %s is like “2nd from left”, the second like “Level II
   * Master (…)”. */
  return dub_text_fill (C_ ("order", "Hire facedown onto her Employee deck: %s, %s."), place,
                        dub_text_employee (about->box, card));
}

static char *
tell_shuffle (const DubTextAbout *about)
{
  return dub_text_count (shuffled[about->state->draw_mode != DUB_DRAW_APP],
                         (guint) about->move->thing.n);
}

static char *
tell_token (const DubTextAbout *about)
{
  /* Translators: %s is a decoration like “Fireworks, 2nd from left (cost 11)”. */
  return dub_text_fill (C_ ("order", "Place her Trademark token: %s."),
                        dub_text_decoration_cost (about->box, about->move->to.in,
                                                  about->move->to.at));
}

static char *
tell_all_halls (const DubTextAbout *about)
{
  /* Translators: %u is the value printed on the space. */
  return g_strdup_printf (C_ ("order", "Place her Trademark token: All Halls Bonus Space (%u PP)."),
                          about->box->all_halls[about->move->to.at]);
}

static guint
find_task (const DubBox *box, DubTrack track, DubTask task)
{
  guint n;
  const guint8 *tasks = dub_box_get_tasks (box, track, &n);

  for (guint i = 0; i < n; i++)
    if (tasks[i] == task)
      return i;

  g_return_val_if_reached (0);
}

static char *
tell_task (const DubTextAbout *about)
{
  DubTrack track = about->move->to.in;

  return dub_text_fill (dub_text_pick ("order", marked_tasks, track),
                        g_strdup (
                            dub_text_nth_task (find_task (about->box, track, about->move->to.at))),
                        dub_text_task (about->move->to.at));
}

/* EXAM-R: names the card if it is known, or else its position in the stack. */
static char *
tell_removal (const DubTextAbout *about)
{
  DubEmployee employee = about->move->thing.employee;
  DubType type = employee.type < DUB_TYPE_UNKNOWN ? employee.type : DUB_TYPE_NONE;

  if (employee.id != 0)
    /* Translators: %s is like “Level II Journeyman (…), card 2 from top”. */
    return dub_text_fill (C_ ("order", "Return this Employee to the box: her Employee deck, %s."),
                          dub_text_staff_card (about->box, about->state, about->move->from.at));

  return dub_text_fill (dub_text_pick ("order", removed, type),
                        dub_text_staff_place (about->state, about->move->from.at));
}

/* The variant depends on who draws her cards, or on the examination. */
static guint
get_variant (const DubState *state, const DubMove *step)
{
  if (plain[step->verb][1] == NULL)
    return 0;
  if (step->verb == DUB_MOVE_ADD_HAND_CARD)
    return state->draw_mode != DUB_DRAW_APP;

  return step->verb == DUB_MOVE_CLEAR_TASKS     ? step->from.in
         : step->verb == DUB_MOVE_ADD_EXAM_CARD ? step->from.at
                                                : step->to.in;
}

char *
dub_text_order (const DubTextAbout *about)
{
  static const DubTextName tellers[DUB_N_STEPS] = {
    [DUB_MOVE_GAIN] = tell_gain,
    [DUB_MOVE_TAKE_TILES] = tell_tiles,
    [DUB_MOVE_TAKE_GARMENT] = tell_garment,
    [DUB_MOVE_REVEAL_CARD] = tell_card,
    [DUB_MOVE_TAKE_JEWELRY] = tell_jewel,
    [DUB_MOVE_PLACE_GARMENT] = tell_placing,
    [DUB_MOVE_HIRE] = tell_hire,
    [DUB_MOVE_SHUFFLE_DISCARDS] = tell_shuffle,
    [DUB_MOVE_PLACE_TOKEN] = tell_token,
    [DUB_MOVE_EXAM_TOKEN] = tell_task,
    [DUB_MOVE_REMOVE_EMPLOYEE] = tell_removal,
    [DUB_MOVE_ALL_HALLS_TOKEN] = tell_all_halls,
  };
  const DubMove *step = about->move;

  if (tellers[step->verb] != NULL)
    return tellers[step->verb](about);

  return g_strdup (dub_text_pick ("order", plain[step->verb], get_variant (about->state, step)));
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

char *
dub_text_step_after (const char *after)
{
  /* Translators: %s is the next step, or what is to be done after the last one. */
  return dub_text_fill (C_ ("step", "After that: %s"), g_strdup (after));
}
