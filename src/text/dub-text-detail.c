/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the details of an action or event are called.
 */

#include "dub-text-private.h"

/* What is on a space of a display, as an entry of it says. */
static DubDetail
look (const DubState *state, DubDisplayName display, guint at)
{
  DubDetail seen = { .display = (guint8) display, .at = (guint8) at };

  if (display == DUB_DISPLAY_RESOURCES)
    seen.tile = state->resources[at / DUB_N_COLUMNS][at % DUB_N_COLUMNS];
  else if (display == DUB_DISPLAY_GARMENTS)
    seen.garment = state->garments[at];
  else if (display == DUB_DISPLAY_EMPLOYEES)
    seen.employee = state->employees[at];
  else
    seen.color = state->jewelry[at];

  return seen;
}

/* The kind of thing that an entry says to be there. */
static guint
get_kind (const DubDetail *entry)
{
  const guint8 kinds[DUB_N_DISPLAYS] = {
    [DUB_DISPLAY_RESOURCES] = entry->tile,
    [DUB_DISPLAY_GARMENTS] = entry->garment.color,
    [DUB_DISPLAY_EMPLOYEES] = entry->employee.type,
    [DUB_DISPLAY_JEWELRY] = entry->color,
  };

  return kinds[entry->display];
}

gboolean
dub_text_is_unknown (const DubDetail *entry)
{
  static const guint8 unknown[DUB_N_DISPLAYS] = {
    [DUB_DISPLAY_RESOURCES] = DUB_TILE_UNKNOWN,
    [DUB_DISPLAY_GARMENTS] = DUB_COLOR_UNKNOWN,
    [DUB_DISPLAY_EMPLOYEES] = DUB_TYPE_UNKNOWN,
    [DUB_DISPLAY_JEWELRY] = DUB_COLOR_UNKNOWN,
  };

  return get_kind (entry) == unknown[entry->display];
}

char *
dub_text_entry (const DubTextAbout *about)
{
  if (about->detail->display == DUB_DISPLAY_RESOURCES)
    return dub_text_tile (about->detail->tile);
  if (about->detail->display == DUB_DISPLAY_GARMENTS)
    return dub_text_garment (about->detail->garment);
  if (about->detail->display == DUB_DISPLAY_EMPLOYEES)
    return dub_text_employee (about->box, about->detail->employee);

  return dub_text_jewel (about->detail->color);
}

char *
dub_text_displayed (const DubBox *box, const DubState *state, DubDisplayName display, guint at)
{
  DubDetail seen = look (state, display, at);
  const DubTextAbout about = { .box = box, .state = state, .detail = &seen };

  return dub_text_entry (&about);
}

gboolean
dub_text_is_free (const DubState *state, DubDisplayName display, guint at)
{
  DubDetail seen = look (state, display, at);

  return get_kind (&seen) == 0;
}

char *
dub_text_detail_space (const DubTextAbout *about)
{
  return dub_text_space (about->box, about->detail->display, about->detail->at);
}

char *
dub_text_detail_spaces (const DubTextAbout *about)
{
  return dub_text_spaces (about->box, about->detail->display, about->detail->mask);
}

char *
dub_text_detail_resource_space (const DubTextAbout *about)
{
  return dub_text_space (about->box, DUB_DISPLAY_RESOURCES, about->detail->at);
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
