/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pages that pictures are made of, and how the app gets there.
 */

#pragma once

#include "dub-application.h"
#include "dub-session.h"
#include "dub-window.h"

G_BEGIN_DECLS

typedef struct {
  DubApplication *application; /* unowned */
  DubWindow *window;           /* unowned; of the application */
  GtkWindow *shown;            /* unowned; that of the picture, often the same */
  DubSession *session;         /* owned; NULL without a game */
} Stage;

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

/* Puts away what a scene has shown, and its game. */
void stage_clear (Stage *stage);

G_END_DECLS
