/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sentences about her steps that were done differently.
 */

#include "dub-correction.h"
#include "dub-text-event-private.h"
#include "dub-text-place-private.h"

#include <glib/gi18n-lib.h>

static const char *const spaces[DUB_N_STEPS] = {
  /* Translators: the first %s is a place, the second the Garment that was taken there. */
  [DUB_MOVE_TAKE_GARMENT] = NC_ ("otherwise", "Done differently, Garment taken: %s, %s."),
  /* Translators: the first %s is a place, the second the Jewelry tile that was taken there. */
  [DUB_MOVE_TAKE_JEWELRY] = NC_ ("otherwise", "Done differently, Jewelry tile taken: %s, %s."),
  /* Translators: the first %s is a place, the second the Employee that was hired there. */
  [DUB_MOVE_HIRE] = NC_ ("otherwise", "Done differently, Employee hired: %s, %s."),
  /* Translators: %s is a guest space of a hall. */
  [DUB_MOVE_PLACE_GARMENT] = NC_ ("otherwise", "Done differently, Garment placed: %s."),
  /* Translators: %s is a decoration. */
  [DUB_MOVE_PLACE_TOKEN] = NC_ ("otherwise", "Done differently, Decoration funded: %s."),
};

/* The step took something from a different space, or put it on one. */
static char *
name_space (const DubTextAbout *about)
{
  const DubMove *move = about->move;
  const char *text = dub_text_pick ("otherwise", spaces, move->verb);

  if (move->verb == DUB_MOVE_PLACE_GARMENT || move->verb == DUB_MOVE_PLACE_TOKEN)
    return dub_text_fill (text, dub_text_space (about->box, move->to));

  return dub_text_fill (text, dub_text_space (about->box, move->from),
                        dub_text_thing (about->box, move->from, move->thing));
}

static char *
name_card (const DubTextAbout *about)
{
  g_autofree char *foot =
      dub_text_card_foot (about->move->thing.card,
                          dub_state_has_expansion (about->state, DUB_EXPANSION_JEWELRY_BOX));

  /* Translators: %s is the foot of the card, like “Hall 3, no Jewelry”. */
  return g_strdup_printf (C_ ("otherwise", "Done differently, card revealed: %s."), foot);
}

char *
dub_text_deviated (const DubTextAbout *about)
{
  const DubMove *move = about->move;
  g_autofree char *name = NULL;

  switch (move->verb) {
  case DUB_MOVE_ALL_HALLS_TOKEN:
    /* Translators: %u is the value printed on the space. */
    return g_strdup_printf (C_ ("otherwise", "Done differently, token on the All Halls Bonus "
                                             "Space: %u PP."),
                            about->box->all_halls[move->to.at]);
  case DUB_MOVE_GAIN:
    /* Translators: her counter before and after. */
    return g_strdup_printf (C_ ("otherwise", "Done differently, Prestige Point counter moved: from "
                                             "%u to %u."),
                            (guint) (move->thing.n - move->gains[DUB_FACT_PP]),
                            (guint) move->thing.n);
  case DUB_MOVE_REVEAL_CARD:
    return name_card (about);
  case DUB_MOVE_TAKE_TILES:
    name = dub_text_resource_spaces (move->spaces);
    /* Translators: %s lists spaces of the Resource display. */
    return g_strdup_printf (C_ ("otherwise", "Done differently, Resource tiles taken: %s."), name);
  case DUB_MOVE_EXAM_TOKEN:
    name = dub_text_task (move->to.at);
    /* Translators: %s is an Examination task. */
    return g_strdup_printf (C_ ("otherwise", "Done differently, token on an Examination task: %s."),
                            name);
  case DUB_MOVE_REMOVE_EMPLOYEE:
    name = dub_text_staff_card (about->box, about->state, move->from.at);
    /* Translators: %s is a card of her Employee deck and its place there. */
    return g_strdup_printf (C_ ("otherwise", "Done differently, card returned to the box: %s."),
                            name);
  default:
    return name_space (about);
  }
}
