/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a game stands.
 */

#pragma once

#include "dub-state.h"

G_BEGIN_DECLS

/* Round and counter. */
char *dub_text_status (const DubState *state);

/* Round and whose turn it is, for the head of a page. */
char *dub_text_heading (const DubState *state);

/* What she holds, and the PP of a side; NULL if they are not known. */
char *dub_text_holdings (const DubState *state);
char *dub_text_points (const DubState *state, DubOwner owner);

/* More about her, one per line: her examination, and what each end-of-game card of her
 * staff is worth now; NULL-terminated. */
char **dub_text_barry (const DubBox *box, const DubState *state);

/* Counter, tokens in each hall and tiles, to find a slip early; NULL-terminated. */
char *dub_text_audit_title (void);
char **dub_text_audit (const DubState *state);

G_END_DECLS
