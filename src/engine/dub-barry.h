/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What belongs to Madame du Barry.
 */

#pragma once

#include "dub-jewelry.h"

G_BEGIN_DECLS

/* Tables are compared by their bytes, so nothing in them may have a gap. */
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"

typedef struct {
  guint16 pp;
  guint16 thread;
  guint16 lace;
  guint16 tiles;
  DubJewelry jewelry;
  guint8 n_staff;
  DubEmployee staff[DUB_MAX_STAFF]; /* a stack, the newest last (EXAM-R) */
  guint8 track;
  guint8 n_done;
  guint8 done[DUB_N_JOURNEYMAN_TASKS]; /* tasks with her token, as they were placed */
} DubBarry;

#pragma GCC diagnostic pop

/* A card joins her staff, on top, or leaves it. */
void dub_barry_join (DubBarry *barry, DubEmployee employee);
void dub_barry_lose (DubBarry *barry, guint at);

G_END_DECLS
