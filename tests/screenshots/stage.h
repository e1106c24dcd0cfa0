/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where scenes are shown: the app, a game in it, and the window of the picture.
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

/* A moment of a game that a scene waits for. */
typedef gboolean (*Moment) (DubSession *session);

/* The shipped box of all games from now on; static. It is "deluxe" before. */
void stage_choose_box (const char *name);

/* A game with the shipped box, saved as any other. */
DubSession *stage_begin_game (const char *name, guint64 seed, guint expansions,
                              DubDrawMode draw_mode);

/* Plays both sides until the moment comes. Her cards on the table come in the
 * order of the box's deck. */
void stage_play_until (DubSession *session, Moment moment);

/* Shows the game of the stage. */
void stage_show_session (Stage *stage);

GtkWidget *stage_find (Stage *stage, GType type);

/* The same of those that are in sight. */
GtkWidget *stage_find_seen (Stage *stage, GType type);

/* An action of the game's page, with a string or NULL. */
void stage_activate (Stage *stage, const char *action, const char *parameter);

/* The window of this type that a scene has opened becomes that of the picture. */
void stage_take_window (Stage *stage, GType type);

/* Puts away what a scene has shown, its game and its boxes. */
void stage_clear (Stage *stage);

G_END_DECLS
