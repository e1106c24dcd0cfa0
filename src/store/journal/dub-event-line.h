/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Events as lines of text, for the journal:
 *
 *   SIDE VERB [FIELD=VALUE]...   a move, SIDE: table, barry or you
 *   started [FIELD=VALUE]...     the settings of a game
 *   cards CARD[,CARD]...         her new supply
 *   box {...}                    a profile in JSON on a single line
 *
 * Fields of a move, in this order; an omitted one is zero or nothing, a repeated one, or one that
 * the verb does not use (dub-move.h), is an error:
 *
 *   from, to  PLACE: [SIDE.]KIND[:IN][:AT], where a hall counts from 1, all others from 0, and
 *             decorations, facts, tracks, tasks and piles are named: guest:3:1, barry.staff:4,
 *             you.count:livre, token:fireworks:0, barry.task:master:coat
 *   THING     the kind of the thing is its key (dub-names.c), "-" is nothing, "?" unknown:
 *     n         a number
 *     tile, jewel, owner, track, draw-mode, specialist   a name
 *     token     1 if it is there
 *     jewelry   COLOR[:COLOR]...
 *     crowns    a bitmask
 *     garment, employee, card   as in dub-codec.h
 *   of        the owner of a garment in a hall
 *   left      the employee that left for it
 *   spaces    a bitmask
 *   pp, livre, thread, lace, tiles   what it brings, or costs
 *   open      a bitmask of the facts that change by an unknown amount
 *   sure, kept
 *   instead   1 + the index of the step that it was done in place of
 *   rules     RULE[,RULE]...
 */

#pragma once

#include "dub-codec.h"
#include "dub-move.h"

/* Appends the line without a newline. The ids are those of the game's box. */
void dub_event_line_print (GString *out, const DubBox *box, const DubEvent *event);

/* Reads length bytes. A box in the line is returned in *new_box (owned). */
gboolean dub_event_line_parse (const char *line, gsize length, const DubBox *box, DubEvent *event,
                               DubBox **new_box, GError **error);

/* Returns whether the line can only be an event, by its first word. */
gboolean dub_event_line_is (const char *line, gsize length);

/* Parses a thing of this kind, in these forms. */
gboolean dub_value_parse_thing (DubSlice text, DubKind kind, const DubBox *box, DubThing *thing);
