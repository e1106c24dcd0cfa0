/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Names of what a move moves, from where and to where.
 */

#include "dub-text-detail-private.h"
#include "dub-text-place-private.h"

char *
dub_text_moved_thing (const DubTextAbout *about)
{
  return dub_text_thing (about->box, about->move->to, about->move->thing);
}

char *
dub_text_source (const DubTextAbout *about)
{
  return dub_text_space (about->box, about->move->from);
}

char *
dub_text_target (const DubTextAbout *about)
{
  return dub_text_space (about->box, about->move->to);
}

char *
dub_text_target_spaces (const DubTextAbout *about)
{
  return dub_text_spaces (about->box, about->move->to.kind, about->move->spaces);
}

char *
dub_text_moved_foot (const DubTextAbout *about)
{
  return dub_text_card_foot (about->move->thing.card,
                             dub_state_has_expansion (about->state, DUB_EXPANSION_JEWELRY_BOX));
}

char *
dub_text_moved_number (const DubTextAbout *about)
{
  return dub_text_number (about->move->thing.n);
}

char *
dub_text_target_task (const DubTextAbout *about)
{
  return dub_text_task (about->move->to.at);
}
