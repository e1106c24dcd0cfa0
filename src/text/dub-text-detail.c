/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Names for the details of an action or event.
 */

#include "dub-text-detail-private.h"
#include "dub-text-place-private.h"

gboolean
dub_text_is_unknown (const DubDetail *entry)
{
  const gboolean is_unknown[DUB_N_DISPLAYS] = {
    [DUB_DISPLAY_RESOURCES] = entry->tile == DUB_TILE_UNKNOWN,
    [DUB_DISPLAY_GARMENTS] = entry->garment.color == DUB_COLOR_UNKNOWN,
    [DUB_DISPLAY_EMPLOYEES] = entry->employee.type == DUB_TYPE_UNKNOWN,
    [DUB_DISPLAY_JEWELRY] = entry->color == DUB_COLOR_UNKNOWN,
  };

  return is_unknown[entry->display];
}

/* The number of a display is also that of its place. */
char *
dub_text_entry (const DubTextAbout *about)
{
  DubDetail there = *about->detail;

  there.place_kind = there.display;

  return dub_text_thing (about->box, &there);
}

char *
dub_text_detail_space (const DubTextAbout *about)
{
  return dub_text_on_display (about->box, about->detail->display, about->detail->at);
}

char *
dub_text_detail_spaces (const DubTextAbout *about)
{
  return dub_text_spaces (about->box, about->detail->display, about->detail->mask);
}

char *
dub_text_detail_resource_space (const DubTextAbout *about)
{
  return dub_text_on_display (about->box, DUB_DISPLAY_RESOURCES, about->detail->at);
}

char *
dub_text_detail_garment (const DubTextAbout *about)
{
  return dub_text_garment (about->state->garments[about->detail->at]);
}

char *
dub_text_detail_jewel (const DubTextAbout *about)
{
  return dub_text_jewel (about->state->jewelry[about->detail->at]);
}

char *
dub_text_detail_guest (const DubTextAbout *about)
{
  return dub_text_hall_space (about->box, about->detail->hall, about->detail->space);
}

char *
dub_text_detail_decoration (const DubTextAbout *about)
{
  return dub_text_decoration_cost (about->box, about->detail->decoration, about->detail->at);
}

char *
dub_text_detail_foot (const DubTextAbout *about)
{
  return dub_text_card_foot (about->detail->card,
                             dub_state_has_expansion (about->state, DUB_EXPANSION_JEWELRY_BOX));
}

char *
dub_text_detail_n (const DubTextAbout *about)
{
  return dub_text_number (about->detail->n);
}
