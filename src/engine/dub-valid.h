/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Values that can be, whatever is on the table.
 */

#pragma once

#include "dub-detail.h"

G_BEGIN_DECLS

/* A card that shows its face. */
gboolean dub_card_is_valid (DubCard card);

/* Cards that show their faces or are unknown, not more than there are. */
gboolean dub_pile_is_valid (const DubPile *pile);

/* A garment or an employee of the box, one that is not known, or none. */
gboolean dub_garment_is_valid (DubGarment garment);
gboolean dub_employee_is_valid (const DubBox *box, DubEmployee employee);

/* No two sides have one color, and there is such a color. */
gboolean dub_setup_is_valid (const DubSetup *setup);

/* Whether a journal can hold every field, also one that the verb does not look
 * at: it is written down with the others. */
gboolean dub_deviation_is_valid (const DubDeviation *done);

/* Whether what the fields have can be at a place of this kind. */
gboolean dub_thing_is_valid (const DubBox *box, const DubState *state, DubPlaceKind kind,
                             const DubDetail *detail);

G_END_DECLS
