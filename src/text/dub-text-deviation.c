/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sentences about her steps that were done differently.
 */

#include "dub-correction.h"
#include "dub-text-event-private.h"
#include "dub-text-place-private.h"

#include <glib/gi18n-lib.h>

/* Tables of translatable strings, which clang-format cannot indent. */
/* clang-format off */

static const char *const spaces[DUB_N_VERBS] = {
  /* Translators: the first %s is a place, the second the Garment that was taken there. */
  [DUB_STEP_TAKE_GARMENT] = NC_("otherwise", "Done differently, Garment taken: %s, %s."),
  /* Translators: the first %s is a place, the second the Jewelry tile that was taken there. */
  [DUB_STEP_TAKE_JEWELRY] = NC_("otherwise", "Done differently, Jewelry tile taken: %s, %s."),
  /* Translators: the first %s is a place, the second the Employee that was hired there. */
  [DUB_STEP_HIRE] = NC_("otherwise", "Done differently, Employee hired: %s, %s."),
  /* Translators: %s is a guest space of a hall. */
  [DUB_STEP_PLACE_GARMENT] = NC_("otherwise", "Done differently, Garment placed: %s."),
  /* Translators: %s is a decoration. */
  [DUB_STEP_PLACE_TOKEN] = NC_("otherwise", "Done differently, Decoration funded: %s."),
};

/* clang-format on */

/* The step took something from a different space, or put it on one. */
static char *
name_space (const DubBox *box, const DubState *state, const DubStep *step)
{
  DubPlace place = dub_step_get_place (step);
  DubDetail there = dub_correction_read (state, place);
  const char *text = dub_text_pick ("otherwise", spaces, step->verb);
  char *space = dub_text_space (box, place);

  if (step->verb == DUB_STEP_PLACE_GARMENT || step->verb == DUB_STEP_PLACE_TOKEN)
    return dub_text_fill (text, space);

  return dub_text_fill (text, space, dub_text_thing (box, &there));
}

static char *
name_points (const DubState *state, const DubStep *step)
{
  /* Translators: her counter before and after. */
  return g_strdup_printf (C_("otherwise", "Done differently, Prestige Point counter moved: from "
                                          "%u to %u."),
                              state->barry.pp, step->to);
}

static char *
name_card (const DubState *state, const DubStep *step)
{
  g_autofree char *foot =
      dub_text_card_foot (step->cards.cards[0],
                          dub_state_has_expansion (state, DUB_EXPANSION_JEWELRY_BOX));

  /* Translators: %s is the foot of the card, like “Hall 3, no Jewelry”. */
  return g_strdup_printf (C_("otherwise", "Done differently, card revealed: %s."), foot);
}

char *
dub_text_deviated (const DubBox *box, const DubState *state, const DubStep *step)
{
  g_autofree char *name = NULL;

  switch ((DubVerb) step->verb) {
  case DUB_STEP_TAKE_GARMENT:
  case DUB_STEP_TAKE_JEWELRY:
  case DUB_STEP_HIRE:
  case DUB_STEP_PLACE_GARMENT:
  case DUB_STEP_PLACE_TOKEN:
    return name_space (box, state, step);
  case DUB_STEP_ALL_HALLS_TOKEN:
    /* Translators: %u is the value printed on the space. */
    return g_strdup_printf (C_("otherwise", "Done differently, token on the All Halls Bonus "
                                            "Space: %u PP."),
                                box->all_halls[step->at]);
  case DUB_STEP_GAIN_PP:
    return name_points (state, step);
  case DUB_STEP_REVEAL_CARD:
    return name_card (state, step);
  case DUB_STEP_TAKE_TILES:
    name = dub_text_resource_spaces (step->tiles);
    /* Translators: %s lists spaces of the Resource display. */
    return g_strdup_printf (C_("otherwise", "Done differently, Resource tiles taken: %s."), name);
  case DUB_STEP_EXAM_TOKEN:
    name = dub_text_task (step->task);
    /* Translators: %s is an Examination task. */
    return g_strdup_printf (C_("otherwise", "Done differently, token on an Examination task: %s."),
                                name);
  case DUB_STEP_REMOVE_EMPLOYEE:
    name = dub_text_staff_card (box, state, step->at);
    /* Translators: %s is a card of her Employee deck and its place there. */
    return g_strdup_printf (C_("otherwise", "Done differently, card returned to the box: %s."),
                                name);
  case DUB_STEP_TAKE_FAVOR:
  case DUB_STEP_DRAW_BAG_TILE:
  case DUB_STEP_TAKE_THREAD:
  case DUB_STEP_TAKE_LACE:
  case DUB_STEP_ADD_HAND_CARD:
  case DUB_STEP_SHUFFLE_DISCARDS:
  case DUB_STEP_ADD_EXAM_CARD:
  case DUB_STEP_CLEAR_TASKS:
  case DUB_STEP_MOVE_EXAM_TOKEN:
  case DUB_N_VERBS:
  default:
    g_return_val_if_reached (NULL);
  }
}
