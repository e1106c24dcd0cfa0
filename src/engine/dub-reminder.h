/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is easily forgotten. A reminder belongs to the change that makes it due, so it comes
 * once, and again only if that is undone.
 */

#pragma once

#include "dub-state.h"

G_BEGIN_DECLS

typedef enum {
  DUB_REMINDER_FESTIVITY, /* its garments go into the bag once round 1 is prepared (SET-8) */
  DUB_REMINDER_LAST_ROUND,
  DUB_REMINDER_PLAY_ON,    /* her hand is empty, yours is not (P3) */
  DUB_REMINDER_EXAM,       /* all tasks of your track are fulfilled (YOU-5) */
  DUB_REMINDER_SPECIALIST, /* your specialized Apprentice can be hired (YOU-6) */
  DUB_N_REMINDERS,
} DubReminder;

/* Returns the reminders that are due now and were not before, as a bitmask. */
guint dub_reminder_find (const DubBox *box, const DubState *before, const DubState *now);

G_END_DECLS
