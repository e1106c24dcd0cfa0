/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pages that pictures are made of, and how the app gets there.
 */

#pragma once

#include "stage.h"

G_BEGIN_DECLS

typedef enum {
  SCENE_WINDOW, /* in two widths */
  SCENE_GAME,   /* in four */
  SCENE_NARROW, /* only where the board and the side do not go together */
  SCENE_DIALOG, /* a window of its own: narrow, and as it opens */
} SceneKind;

typedef struct {
  const char *name;
  SceneKind kind;
  void (*show) (Stage *stage);
} Scene;

extern const Scene scenes[];
extern const guint n_scenes;

G_END_DECLS
