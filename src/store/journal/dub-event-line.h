/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Events and actions as lines of text, for the journal:
 *
 *   KEY [FIELD=VALUE]...
 *
 * KEY is the key of the event or action. An omitted field is zero, nothing or the
 * first of its set; a repeated field, or one that the event or action does not use
 * (dub-event-field.c), is an error. Values are numbers, keys of dub-names.c, or
 * compounds, with colons between their parts and commas between cards or rules:
 *
 *   card      ? | favor:HALL:SYMBOL | drawer:N:HALL:SYMBOL | column:COLUMN:...
 *             | tailor:N:SIDE:... | hire:N:SIDE:... | fund:WHAT:...
 *   garment   COLOR:PP[:thimble][:SPECIAL]
 *   employee  TYPE:LEVEL[:ID], LEVEL - if it is unknown, "exam" if face down from an
 *             examination; an ID is escaped like a URI
 *   jewelry   COLOR[:COLOR]...
 *   cards     [CARD[,CARD]...]
 *   rules     [RULE[,RULE]...], required for a step
 *
 * The COLOR of a garment and the TYPE of an employee are ? if they are unknown. A box
 * is a profile in JSON on a single line. Halls count from 1, all other places from 0.
 */

#pragma once

#include "dub-event.h"

G_BEGIN_DECLS

/* Append the line without a newline. The ids are those of the game's box. */
void dub_event_line_print (GString *out, const DubBox *box, const DubEvent *event);
void dub_action_line_print (GString *out, const DubBox *box, const DubAction *action);

/* Read length bytes. A box in the line is returned in *new_box (owned). */
gboolean dub_event_line_parse (const char *line, gsize length, const DubBox *box, DubEvent *event,
                               DubBox **new_box, GError **error);
gboolean dub_action_line_parse (const char *line, gsize length, const DubBox *box,
                                DubAction *action, GError **error);

G_END_DECLS
