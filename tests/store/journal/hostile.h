/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rows of journals that the reader accepts or refuses: lines appended to a game at a certain point.
 */

#pragma once

#include "dub-journal.h"

G_BEGIN_DECLS

/* The text before the lines of a row. */
typedef enum {
  NOTHING,
  HEAD,
  PREPARING, /* round 1, no piece entered */
  DEALT,     /* her turn, before the reveal */
  TURN,      /* her card is revealed */
  YOURS,     /* your turn */
  INCOME,
  ROUND_2, /* round 2 in preparation */
  SCORING,
  N_GIVEN,
} Given;

typedef struct {
  const char *path;
  Given given;
  const char *lines;    /* without the "ok" of the last entry */
  guint at;             /* the number of the bad line among these, 0 for any */
  const char *message;  /* part of the message about an unreadable line, or NULL */
  DubReasonCode reason; /* the reason why the rules refuse a line, or DUB_REASON_NONE */
} HostileRow;

/* The ends of rows: the game can be read and played on, a line is not understood, or the rules
 * refuse it. */
#define READ 0, NULL, DUB_REASON_NONE
#define NOT_UNDERSTOOD(message) message, DUB_REASON_NONE
#define REFUSED(reason) NULL, DUB_REASON_##reason

/* The pieces on the displays of the game, as fields of a move. */
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

/* Returns a game of draw mode "app" with the Jewelry Box and filled displays, up to a point. */
GString *hostile_print_given (Given given) G_GNUC_WARN_UNUSED_RESULT;

/* Appends these lines and a newline, sealed; “ok” ends all entries but the last one. */
void hostile_append (GString *text, const char *lines);
void hostile_assert_not_understood (const GString *text, guint line, const char *message);
void hostile_assert_refused (const GString *text, guint line, DubReasonCode reason);

/* Asserts that the game can be read, played on, and read again. */
void hostile_assert_sound (const GString *text);

void hostile_add_rows (const char *group, const HostileRow *rows, guint n);

G_END_DECLS
