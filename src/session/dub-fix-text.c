/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-fix-text.h"

#include "dub-fix-list.h"
#include "dub-text-table.h"
#include "dub-text.h"

#include <glib/gi18n-lib.h>

char *
dub_fix_dup_section (const DubDetail *section)
{
  switch (section->fix) {
  case DUB_FIX_GUEST:
    return dub_text_hall (section->hall);
  case DUB_FIX_TOKEN:
    return dub_text_where (section->where);
  case DUB_FIX_STAFF:
    return g_strdup (C_("set right", "Her Employee deck"));
  case DUB_FIX_TRACK:
    return g_strdup (C_("set right", "The Examination she prepares for"));
  case DUB_FIX_TASK:
    return g_strdup (C_("set right", "Her Examination tasks"));
  case DUB_FIX_START:
    return g_strdup (C_("set right", "Start Player"));
  case DUB_FIX_TURN:
    return g_strdup (C_("set right", "Whose turn it is"));
  case DUB_FIX_WAY:
    return g_strdup (C_("set right", "Who draws her cards"));
  default: /* those of a place are named after it */
    return dub_text_place_kind (dub_fix_get_place (&(DubState){ 0 }, section).kind);
  }
}

char *
dub_fix_dup_subject (const DubGame *game, const DubDetail *subject)
{
  DubPlace place = dub_fix_get_place (&game->state, subject);

  if (place.kind != DUB_PLACE_NONE)
    return dub_text_place (&game->box, place);
  if (subject->fix != DUB_FIX_STAFF)
    return dub_fix_dup_section (subject);
  if (subject->at >= game->state.barry.n_staff)
    return g_strdup (C_("employee deck", "one more card on top"));

  /* Translators: a card of her Employee deck, %u counted from the top. */
  return g_strdup_printf (C_("employee deck", "card %u from the top"),
                              game->state.barry.n_staff - subject->at);
}

static char *
name_owner (const DubDetail *fix)
{
  if (fix->owner != DUB_NOBODY)
    return dub_text_owner (fix->owner);

  return g_strdup (fix->fix == DUB_FIX_FAVOR       ? C_("set right", "on the board")
                                                   : C_("token", "no Trademark token"));
}

char *
dub_fix_dup_content (const DubBox *box, const DubDetail *fix)
{
  switch (fix->fix) {
  case DUB_FIX_TILE:
    return dub_text_tile (fix->tile);
  case DUB_FIX_GARMENT:
  case DUB_FIX_GUEST:
    return dub_text_garment (fix->garment);
  case DUB_FIX_STAFF:
    if (fix->employee.type == DUB_TYPE_NONE)
      return g_strdup (C_("employee deck", "no card"));
    return dub_text_employee (box, fix->employee);
  case DUB_FIX_EMPLOYEE:
    return dub_text_employee (box, fix->employee);
  case DUB_FIX_JEWEL:
    return dub_text_jewel (fix->colour);
  case DUB_FIX_TRACK:
    return dub_text_track (fix->track);
  case DUB_FIX_TASK:
    return g_strdup (fix->flag       ? C_("token", "Trademark token of Madame du Barry")
                                     : C_("token", "no Trademark token"));
  case DUB_FIX_WAY:
    return dub_text_way ((DubWay) fix->n);
  case DUB_FIX_TOKEN:
  case DUB_FIX_ALL_HALLS:
  case DUB_FIX_FAVOR:
  case DUB_FIX_START:
  case DUB_FIX_TURN:
    return name_owner (fix);
  default:
    g_return_val_if_reached (NULL);
  }
}
