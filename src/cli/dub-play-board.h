/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board of a game in the terminal.
 */

#pragma once

#include "dub-session.h"

G_BEGIN_DECLS

/* The parts of the board for a terminal: each has a title and its spaces, in words and
 * letters. How they are drawn is not known here. */

typedef struct {
  char *text;       /* the number of the space, and what is there */
  DubColor color;   /* of the garment or jewel there, or DUB_COLOR_NONE */
  gboolean is_hers; /* her token is there */
  GString *steps;   /* the numbers of her steps that touch it, after ↑ or ↓ */
} DubBoardItem;

typedef struct {
  char *title;
  GPtrArray *items; /* of DubBoardItem */
  guint per_group;  /* items that stand close together */
  gboolean is_list; /* each in a line of its own */
} DubBoardPanel;

/* Appends the board; or what has changed on it since this was last called, or the command for it
 * if that does not fit the terminal. */
void dub_play_board_append (GString *text, DubSession *session);
void dub_play_board_append_changed (GString *text, DubSession *session);

G_END_DECLS
