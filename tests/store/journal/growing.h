/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The file of a game while it grows on disk: with its undo and redo marks, its names, and abandoned
 * entries.
 */

#pragma once

#include "script.h"

G_BEGIN_DECLS

typedef struct {
  GString *text;
  guint64 sum;
  GArray *marks; /* of GrowingMark: the ends of complete states */
} Growing;

typedef struct {
  gsize end;
  guint64 digest; /* the digest of the game at this mark */
} GrowingMark;

Growing *growing_new (void);
void growing_free (Growing *self);

/* Plays up to max moves of the script, or all of them if max is 0, and records the file. Now and
 * then it gives the game another name, then this one again. */
DubHistory *growing_play (Growing *self, Script *script, const char *name, guint max);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Growing, growing_free)

G_END_DECLS
