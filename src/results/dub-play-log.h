/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A finished game for the app BG Stats, which logs plays: as JSON, as the link that opens it there,
 * and as a code of that link for a phone. Nothing is sent; the phone asks before it takes a play.
 */

#pragma once

#include "dub-games.h"
#include "dub-qr-code.h"

enum { DUB_MAX_PLAY_NAME = 60 }; /* characters of a player's name and of a location */

typedef struct {
  const DubSummary *game; /* a finished one */
  const char *player;     /* your name; "" or NULL if you have none */
  const char *location;   /* "" or NULL for none */
  const char *note;       /* of the player, or NULL */
} DubPlayLog;

/* Returns the JSON on several lines, for a file. */
char *dub_play_log_print (const DubPlayLog *self) G_GNUC_WARN_UNUSED_RESULT;

char *dub_play_log_dup_link (const DubPlayLog *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the code of the link. If it does not fit, the note is shortened, and left out at last.
 * NULL if there are no codes. */
DubQrCode *dub_play_log_new_code (const DubPlayLog *self) G_GNUC_WARN_UNUSED_RESULT;
