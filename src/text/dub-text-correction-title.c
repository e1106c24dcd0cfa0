/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-text-correction-title.h"

#include "dub-correction-list.h"
#include "dub-text.h"

#include <glib/gi18n-lib.h>

char *
dub_correction_dup_section (const DubDetail *section)
{
  switch (section->correction) {
  case DUB_CORRECTION_GUEST:
    return dub_text_hall (section->hall);
  case DUB_CORRECTION_TOKEN:
    return dub_text_decoration_kind (section->decoration);
  case DUB_CORRECTION_HER_STAFF:
    return g_strdup (C_("set right", "Her Employee deck"));
  case DUB_CORRECTION_TRACK:
    return g_strdup (C_("set right", "The Examination she prepares for"));
  case DUB_CORRECTION_TASK:
    return g_strdup (C_("set right", "Her Examination tasks"));
  case DUB_CORRECTION_START:
    return g_strdup (C_("set right", "Start Player"));
  case DUB_CORRECTION_TURN:
    return g_strdup (C_("set right", "Whose turn it is"));
  case DUB_CORRECTION_DRAW_MODE:
    return g_strdup (C_("set right", "Who draws her cards"));
  default: /* those of a place are named after it */
    return dub_text_place_kind (dub_correction_get_place (&(DubState){ 0 }, section).kind);
  }
}

char *
dub_correction_dup_subject (const DubGame *game, const DubDetail *subject)
{
  DubPlace place = dub_correction_get_place (&game->state, subject);

  if (place.kind != DUB_PLACE_NONE)
    return dub_text_place (&game->box, place);
  if (subject->correction != DUB_CORRECTION_HER_STAFF)
    return dub_correction_dup_section (subject);
  if (subject->at >= game->state.barry.n_staff)
    return g_strdup (C_("employee deck", "one more card on top"));

  /* Translators: a card of her Employee deck, %u counted from the top. */
  return g_strdup_printf (C_("employee deck", "card %u from the top"),
                              game->state.barry.n_staff - subject->at);
}

static char *
name_owner (const DubDetail *correction)
{
  if (correction->owner != DUB_NOBODY)
    return dub_text_owner (correction->owner);

  return g_strdup (correction->correction == DUB_CORRECTION_FAVOR
                   ? C_("set right", "on the board") : C_("token", "no Trademark token"));
}

char *
dub_correction_dup_content (const DubBox *box, const DubDetail *correction)
{
  switch (correction->correction) {
  case DUB_CORRECTION_RESOURCE:
    return dub_text_tile (correction->tile);
  case DUB_CORRECTION_GARMENT:
  case DUB_CORRECTION_GUEST:
    return dub_text_garment (correction->garment);
  case DUB_CORRECTION_HER_STAFF:
    if (correction->employee.type == DUB_TYPE_NONE)
      return g_strdup (C_("employee deck", "no card"));
    return dub_text_employee (box, correction->employee);
  case DUB_CORRECTION_EMPLOYEE:
    return dub_text_employee (box, correction->employee);
  case DUB_CORRECTION_JEWEL:
    return dub_text_jewel (correction->color);
  case DUB_CORRECTION_TRACK:
    return dub_text_track (correction->track);
  case DUB_CORRECTION_TASK:
    return g_strdup (correction->flag       ? C_("token", "Trademark token of Madame du Barry")
                                            : C_("token", "no Trademark token"));
  case DUB_CORRECTION_DRAW_MODE:
    return dub_text_draw_mode ((DubDrawMode) correction->n);
  case DUB_CORRECTION_TOKEN:
  case DUB_CORRECTION_ALL_HALLS:
  case DUB_CORRECTION_FAVOR:
  case DUB_CORRECTION_START:
  case DUB_CORRECTION_TURN:
    return name_owner (correction);
  default:
    g_return_val_if_reached (NULL);
  }
}
