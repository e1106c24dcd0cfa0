/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The file of a game as it grows on disk: with its undo and redo marks, its
 * names, and the entries that were left behind.
 */

#pragma once

#include "script.h"

G_BEGIN_DECLS

typedef struct {
  GString *text;
  guint64 sum;
  GArray *marks; /* of GrowingMark: where a whole thing ends */
} Growing;

typedef struct {
  gsize end;
  guint64 digest; /* of the game there */
} GrowingMark;

Growing *growing_new (void);
void growing_free (Growing *self);

/* Plays max moves of the script or, with 0, all of them, and writes them down.
 * Now and then the game gets another name, and this one back. */
DubHistory *growing_play (Growing *self, Script *script, const char *name, guint max);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Growing, growing_free)

G_END_DECLS
