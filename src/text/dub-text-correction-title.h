/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words of what can be set right, as titles of lists and rows.
 */

#pragma once

#include "dub-game.h"

G_BEGIN_DECLS

/* A part of the table or a fact, and one space of it; subjects as dub-correction-list.h
 * has them. */
char *dub_correction_dup_section (const DubDetail *section);
char *dub_correction_dup_subject (const DubGame *game, const DubDetail *subject);

/* What a correction says to be there. */
char *dub_correction_dup_content (const DubBox *box, const DubDetail *correction);

G_END_DECLS
