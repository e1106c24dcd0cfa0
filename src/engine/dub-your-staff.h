/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Your staff as cards. If it is unknown which card left, the cards that it may have been are
 * known only by their type from then on.
 */

#pragma once

#include "dub-state.h"

G_BEGIN_DECLS

/* SET-4. */
void dub_your_staff_init (DubYou *you);

/* Adds a card to your staff and your hand. */
void dub_your_staff_join (DubYou *you, DubEmployee employee);

/* Removes a card: this one; or one of the type, without a crown if there is such a card, if it has
 * no type, or a type alone. */
void dub_your_staff_leave (DubYou *you, DubType type, DubEmployee employee);

/* Adjusts the cards to a count that was entered. */
void dub_your_staff_follow (DubYou *you, const DubBox *box, DubFact fact);

/* Adjusts the counts to cards that were corrected. */
void dub_your_staff_count (DubYou *you);

/* Returns the index of a card in your staff, or -1. */
int dub_your_staff_find (const DubYou *you, DubEmployee employee);

/* Whether you have a card of the type, and whether one without a crown. A card that is not
 * known can be either. */
gboolean dub_your_staff_has (const DubYou *you, DubType type);
gboolean dub_your_staff_has_plain (const DubYou *you, DubType type);

/* Whether you have a card of the type that is known to have a crown. */
gboolean dub_your_staff_has_crowned (const DubYou *you, DubType type);

/* Returns what stands for any card of the type without a crown. */
static inline DubEmployee
dub_employee_of_type (DubType type)
{
  return (DubEmployee){ .type = (guint8) type, .level = DUB_LEVEL_UNKNOWN };
}

G_END_DECLS
