/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Stable ASCII keys of the enums, for files and output. They are never translated and
 * never shown to the player as text.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum {
  DUB_SET_OWNER,
  DUB_SET_EXPANSION,
  DUB_SET_COLOR,
  DUB_SET_FESTIVITY,
  DUB_SET_EXPERT,
  DUB_SET_TILE,
  DUB_SET_TYPE,
  DUB_SET_CROWN,
  DUB_SET_REWARD,
  DUB_SET_DECORATION_KIND,
  DUB_SET_FUND,
  DUB_SET_TRACK,
  DUB_SET_TASK,
  DUB_SET_SPECIALIST,
  DUB_SET_END,
  DUB_SET_COLUMN,
  DUB_SET_SYMBOL,
  DUB_SET_FACT,
  DUB_SET_EDITION,
  DUB_SET_SECTION,
  DUB_SET_SOURCE,
  DUB_SET_PILE,
  DUB_SET_VERB,
  DUB_SET_DRAW_MODE,
  DUB_SET_DISPLAY,
  DUB_SET_PLACE,
  DUB_SET_KIND,
  DUB_SET_PLAYER,
  DUB_SET_EVENT,
  DUB_SET_PLAYER_COLOR,
  DUB_SET_STRENGTH,
  DUB_SET_EMPLOYEE_EXPANSION, /* the values of in_jewelry_box */
  DUB_N_SETS,
} DubSet;

/* Returns the key of a value, or NULL for a gap in the set. */
const char *dub_name_get (DubSet set, guint value);

/* Finds the value of a key; the second function uses only its first length bytes. Returns
 * FALSE if the set has no such key. */
gboolean dub_name_find (DubSet set, const char *key, guint *value);
gboolean dub_name_find_part (DubSet set, const char *key, gsize length, guint *value);

/* One more than the largest value. */
guint dub_set_get_size (DubSet set);

G_END_DECLS
