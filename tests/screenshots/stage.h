/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The stage of scenes: the app, a game in it, and the window of the picture.
 */

#pragma once

#include "dub-application.h"
#include "dub-session.h"
#include "dub-window.h"

G_BEGIN_DECLS

typedef struct {
  DubApplication *application; /* unowned */
  DubWindow *window;           /* unowned; belongs to the application */
  GtkWindow *shown;            /* unowned; the window of the picture, often the same */
  DubSession *session;         /* owned; NULL without a game */
} Stage;

/* A moment of a game for which a scene waits. */
typedef gboolean (*Moment) (DubSession *session);

/* Sets the shipped box of all later games, "deluxe" by default. The name must be static. */
void stage_choose_box (const char *name);

/* Begins and saves a game with the shipped box. */
DubSession *stage_begin_game (const char *name, guint64 seed, guint expansions,
                              DubDrawMode draw_mode);

/* Plays both sides until the moment comes. If the player draws her cards, they come in the order of
 * the box's deck. */
void stage_play_until (DubSession *session, Moment moment);

/* Shows the game of the stage. */
void stage_show_session (Stage *stage);

GtkWidget *stage_find (Stage *stage, GType type);

/* Returns the same among visible widgets. */
GtkWidget *stage_find_seen (Stage *stage, GType type);

/* Activates an action of the game's page, with a string or NULL. */
void stage_activate (Stage *stage, const char *action, const char *parameter);

/* Makes the window of this type, which a scene has opened, the window of the picture. */
void stage_take_window (Stage *stage, GType type);

/* Closes the windows of a scene, and removes its game and its boxes. */
void stage_clear (Stage *stage);

G_END_DECLS
