/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parts of the board for a terminal: each has a title and its spaces, in words and
 * letters. How they are drawn is not known here.
 */

#pragma once

#include "dub-session.h"

G_BEGIN_DECLS

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

/* Returns the panels (DubBoardPanel) in the order of the board. A step of hers that takes
 * something from a space is marked ↑, one that puts something there ↓. */
GPtrArray *dub_board_dup_panels (DubSession *session);

/* Returns a sentence per place of the board that is in play, for a screen reader;
 * NULL-terminated. */
char **dub_board_dup_facts (DubSession *session);

G_END_DECLS
