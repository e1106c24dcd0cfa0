/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Checks of values by themselves, regardless of the table.
 */

#pragma once

#include "dub-event.h"

G_BEGIN_DECLS

/* Whether it is a known card. */
gboolean dub_card_is_valid (DubCard card);

/* Whether all cards are known or unknown ones, and not more than exist. */
gboolean dub_pile_is_valid (const DubPile *pile);

/* Whether the garment or employee is in the box, unknown, or none. */
gboolean dub_garment_is_valid (DubGarment garment);
gboolean dub_employee_is_valid (const DubBox *box, DubEmployee employee);

/* Whether both colors are valid and different. */
gboolean dub_setup_is_valid (const DubSetup *setup);

/* Whether the thing can be at the place. */
gboolean dub_thing_is_valid (const DubBox *box, const DubState *state, DubPlace place,
                             DubThing thing);

G_END_DECLS
