/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Madame du Barry's possessions.
 */

#pragma once

#include "dub-jewelry.h"

G_BEGIN_DECLS

/* Tables are compared as bytes, so there must be no padding. */
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"

typedef struct {
  guint16 pp;
  guint16 thread;
  guint16 lace;
  guint16 tiles;
  DubJewelry jewelry;
  guint8 n_staff;
  DubEmployee staff[DUB_MAX_STAFF]; /* a stack, newest last (EXAM-R) */
  guint8 track;
  guint8 n_done;
  guint8 done[DUB_N_JOURNEYMAN_TASKS]; /* tasks with her token, in the order of placement */
} DubBarry;

#pragma GCC diagnostic pop

/* Adds a card on top of her staff, or removes one. */
void dub_barry_join (DubBarry *barry, DubEmployee employee);
void dub_barry_lose (DubBarry *barry, guint at);

G_END_DECLS
