/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The app's window within the process of a test, and games for it.
 */

#pragma once

#include "dub-application.h"
#include "dub-place.h"
#include "dub-space.h"
#include "dub-window.h"
#include "move-fixture.h"
#include "session-fixture.h"

G_BEGIN_DECLS

/* Gives the process separate data folders. The isolation of GLib would also hide the system's
 * folders, and with them the icon loader. Free the result at the end. */
char *ui_make_folder (void);
void ui_remove_folder (char *folder);

/* The beginning and the end of a test program: they make and remove its folders and the app. */
void ui_start (int *argc, char ***argv);
int ui_run (void);

/* Returns the app that all tests share. It never runs a main loop, and is never freed. */
DubApplication *ui_init (void);

/* Removes the frame that a window has without a desktop, and that would count as part of its
 * size. */
void ui_remove_frames (void);

/* Opens a mapped window with the welcome page. */
DubWindow *ui_open_window (int width, int height);

/* Destroys the window, and asserts that it is freed. */
void ui_close_window (DubWindow *window);

/* Shows the game and returns its page, which is mapped. */
GtkWidget *ui_show_session (DubWindow *window, DubSession *session);
GtkWidget *ui_get_page (DubWindow *window);

/* Runs the main loop until it is idle and the changes in this window, a GtkWindow, are drawn. It
 * moves the clock of the app's pauses past any of them; that clock does not move otherwise. */
void ui_settle (gpointer window);
void ui_draw (gpointer window); /* the same, without moving the clock */
void ui_pass_time (guint milliseconds);

/* Runs the main loop for so long. */
void ui_wait (guint milliseconds);

DubSession *ui_begin (guint64 seed, guint expansions);

/* Performs a move as a button of the page does. */
void ui_activate (GtkWidget *page, DubMove move);

/* Performs a move of the game, which must be legal. */
void ui_perform (DubSession *session, DubMove move);

/* Plays without choices until the phase or, among turns, the side comes. Any answer does for a
 * question. */
void ui_answer (DubSession *session);
void ui_play_until (DubSession *session, DubPhase phase, DubOwner turn);

guint ui_get_position (DubSession *session);
char *ui_read_journal (DubSession *session);

/* Returns all widgets of a type below this one, including itself and hidden ones. The array has
 * unowned GtkWidgets. */
GPtrArray *ui_list (GtkWidget *widget, GType type);

/* Returns the visible tiles of the palettes below the widget, in order. */
GPtrArray *ui_list_tiles (GtkWidget *widget);

/* The space of the board; NULL if there is none. */
GtkWidget *ui_find_space (GtkWidget *page, DubPlace place);

/* Returns the window of this type, or NULL if there is none. */
GtkWidget *ui_find_window (GType type);

/* Returns the open dialog with a question, or NULL if there is none. The id of a response answers
 * it. */
GtkWidget *ui_find_dialog (void);
void ui_respond (const char *response);

/* Returns the first mapped label with exactly this text, or NULL if there is none. */
GtkWidget *ui_find_label (GtkWidget *widget, const char *text);

/* Returns the drawing of the widget as text. */
char *ui_dup_drawing (GtkWidget *widget);

G_END_DECLS
