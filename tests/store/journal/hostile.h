/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rows of journals that are read or refused: lines after a game that has come to
 * a certain point.
 */

#pragma once

#include "dub-journal.h"

G_BEGIN_DECLS

/* What stands before the lines of a row. */
typedef enum {
  NOTHING,
  HEAD,
  PREPARING, /* round 1, nothing entered */
  DEALT,     /* her turn, her card not revealed */
  TURN,      /* her card lies open */
  YOURS,     /* your turn */
  INCOME,
  ROUND_2, /* being prepared */
  SCORING,
  N_GIVEN,
} Given;

typedef struct {
  const char *path;
  Given given;
  const char *lines;    /* without the end of the last one */
  guint at;             /* the line of these that is bad, 0 if it may be any */
  const char *message;  /* about a line that is not understood, or NULL */
  DubReasonCode reason; /* why the rules refuse a line, or DUB_REASON_NONE */
} HostileRow;

/* The game can be read, and goes on; or the end of a row that cannot. */
#define READ 0, NULL, DUB_REASON_NONE
#define NOT_UNDERSTOOD(message) message, DUB_REASON_NONE
#define REFUSED(reason) NULL, DUB_REASON_##reason

/* The things on the displays of the game, as a move says them. */
#define TILE_1 "from=tile:1 tile=bp"
#define TILE_8 "from=tile:8 tile=go"
#define GARMENT_0 "from=garment:0 garment=green:4:thimble"
#define GARMENT_1 "from=garment:1 garment=pink:2"
#define GARMENT_2 "from=garment:2 garment=blue:3:thimble"
#define GARMENT_5 "from=garment:5 garment=orange:3"
#define EMPLOYEE_0 "from=employee:0 employee=master:1:i-livre"
#define EMPLOYEE_3 "from=employee:3 employee=journeyman:1:i-depute-bonus" /* until your turn */
#define JEWEL_0 "from=jewel:0 jewel=green"
#define JEWEL_3 "from=jewel:3 jewel=pink"

/* A game of way app with the Jewelry Box and filled displays. */
GString *hostile_print_given (Given given) G_GNUC_WARN_UNUSED_RESULT;

/* Appends these lines and a newline, sealed; “ok” ends an entry before the last one. */
void hostile_append (GString *text, const char *lines);
void hostile_assert_not_understood (const GString *text, guint line, const char *message);
void hostile_assert_refused (const GString *text, guint line, DubReasonCode reason);

/* The game can be read, played on, and read again. */
void hostile_assert_sound (const GString *text);

void hostile_add_rows (const char *group, const HostileRow *rows, guint n);

G_END_DECLS
