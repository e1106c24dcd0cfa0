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
  const char *lines;   /* without the end of the last one */
  guint at;            /* the line of these that is bad, 0 if it may be any */
  const char *message; /* NULL if the game can be read, and goes on */
} HostileRow;

/* A game of way app with the Jewelry Box and filled displays. */
GString *hostile_print_given (Given given) G_GNUC_WARN_UNUSED_RESULT;

/* Appends these lines and a newline, sealed. */
void hostile_append (GString *text, const char *lines);
void hostile_assert_refused (const GString *text, guint line, const char *message);

/* The game can be read, played on, and read again. */
void hostile_assert_sound (const GString *text);

void hostile_add_rows (const char *group, const HostileRow *rows, guint n);

G_END_DECLS
