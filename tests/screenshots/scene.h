/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The scenes for pictures, and the steps that lead to each.
 */

#pragma once

#include "stage.h"

G_BEGIN_DECLS

typedef enum {
  SCENE_WINDOW, /* in two widths */
  SCENE_GAME,   /* in four widths */
  SCENE_NARROW, /* only in widths without room for board and side */
  SCENE_DIALOG, /* a separate narrow window with its natural size */
} SceneKind;

typedef struct {
  const char *name;
  SceneKind kind;
  void (*show) (Stage *stage);
} Scene;

extern const Scene scenes[];
extern const guint n_scenes;

G_END_DECLS
