/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Your side of the table in words.
 */

#pragma once

#include "dub-event.h"

G_BEGIN_DECLS

/* Returns what a DUB_EVENT_YOU_GAINED says that you pay and gain. */
char *dub_text_gains (const DubDetail *gained);

/* Returns the condition of a specialized Apprentice in short, or that it is secret. */
char *dub_text_specialist (DubSpecialist specialist);

G_END_DECLS
