/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is typed in a game, as actions. Places count from 1 here, as people do.
 *
 *   r FACE...             resource tiles that were drawn: bp, go, bp+go
 *   g CODE...             garments: color, PP, t for a thimble, as b3 or o7t; a
 *                         festivity or expert one with its key, as g0:livre14
 *   e ID...               employees by their ids
 *   j COLOUR...           jewelry: blue, pink, green, orange
 *   empty r|g|j, fill, ready
 *   reveal [CARD], card CARD, done      CARD as tailor:2:right:3:suitable
 *   otherwise N FIELD=VALUE...          as in the journal, at= and hall=
 *   tile DRAWER COLUMN [discard], rent GARMENT HALL SPACE, sell GARMENT,
 *   jewelry N, hire N|specialist, depute TYPE, fund WHERE N, favor,
 *   exam TRACK [ID], count FACT N [keep], end
 *   income, up N ID|none, finish
 *   fix WHAT FIELD=VALUE...             as in the journal
 */

#pragma once

#include "dub-session.h"

G_BEGIN_DECLS

/* Carries out one command. FALSE with the error set if it is not a command, is not
 * understood, or is refused. */
gboolean dub_play_command (DubSession *session, char **words, GError **error);

/* The command that performs an action without details. */
const char *dub_play_get_word (DubActionType type);

G_END_DECLS
