/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What you have, part by part, as pairs of a name and a value. What is not known says so.
 */

#pragma once

#include "dub-game.h"

G_BEGIN_DECLS

typedef enum {
  DUB_YOURS_COUNTS,
  DUB_YOURS_STAFF, /* each card, with what a crowned one is worth now */
  DUB_YOURS_GARMENTS,
  DUB_YOURS_DECORATIONS,
  DUB_YOURS_JEWELRY,
  DUB_YOURS_EXAMINATION, /* your track and its tasks */
  DUB_YOURS_SPECIALIST,  /* what your specialized Apprentice asks for, and how far you are */
  DUB_N_YOURS,
} DubYourTopic;

typedef struct {
  char *name;
  char *value; /* may be empty */
} DubYourLine;

typedef struct {
  char *title;
  GArray *lines; /* of DubYourLine */
} DubYourPart;

/* Returns the part, or NULL if nothing of it is in play. */
DubYourPart *dub_your_part_new (const DubGame *game, DubYourTopic part);
void dub_your_part_free (DubYourPart *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DubYourPart, dub_your_part_free)

G_END_DECLS
