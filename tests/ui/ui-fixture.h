/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The app's window in the process of a test, and games for it.
 */

#pragma once

#include "dub-application.h"
#include "dub-place.h"
#include "dub-space.h"
#include "dub-window.h"
#include "move-fixture.h"
#include "session-fixture.h"

G_BEGIN_DECLS

/* Gives the process folders of its own; the isolation of GLib would take the
 * system's away as well, and with it the loader of icons. Free them at the end. */
char *ui_make_folder (void);
void ui_remove_folder (char *folder);

/* How the program of a test begins and ends: with folders of its own, and the app. */
void ui_start (int *argc, char ***argv);
int ui_run (void);

/* Makes the app, which all tests share; it is never run, and stays for good. */
DubApplication *ui_init (void);

/* Without a desktop a window has a frame, which would count as part of its size. */
void ui_remove_frames (void);

/* A window that is mapped, with the welcome page. */
DubWindow *ui_open_window (int width, int height);

/* Destroys it, and sees that it is gone. */
void ui_close_window (DubWindow *window);

/* Shows the game and gives its page, which is mapped. */
GtkWidget *ui_show_session (DubWindow *window, DubSession *session);
GtkWidget *ui_get_page (DubWindow *window);

/* Runs the main loop until nothing is left to do and what changed in this window, a GtkWindow, was
 * drawn. For the pauses of the app more than enough time passes; otherwise time passes for them
 * only here. */
void ui_settle (gpointer window);
void ui_draw (gpointer window); /* the same, without time */
void ui_pass_time (guint milliseconds);

/* Runs the main loop for a time. */
void ui_wait (guint milliseconds);

DubSession *ui_begin (guint64 seed, guint expansions);

/* Performs a move as a button of the page does. */
void ui_activate (GtkWidget *page, DubMove move);

/* Performs a move of the game, which is not refused. */
void ui_perform (DubSession *session, DubMove move);

/* Goes on without choices until the phase or, of turns, the side comes. Questions get
 * some answer. */
void ui_answer (DubSession *session);
void ui_play_until (DubSession *session, DubPhase phase, DubOwner turn);

guint ui_get_position (DubSession *session);
char *ui_read_journal (DubSession *session);

/* All widgets of a type below this one, itself included, hidden ones too. Of
 * GtkWidget, not owned. */
GPtrArray *ui_list (GtkWidget *widget, GType type);

/* The space of the board; NULL if there is none. */
GtkWidget *ui_find_space (GtkWidget *page, DubPlace place);

/* The window of this type; NULL if there is none. */
GtkWidget *ui_find_window (GType type);

/* The dialog that asks something; NULL if there is none. It is answered with the id of a response.
 */
GtkWidget *ui_find_dialog (void);
void ui_respond (const char *response);

/* The first label that is mapped and says just this; NULL if none does. */
GtkWidget *ui_find_label (GtkWidget *widget, const char *text);

/* Returns how the widget is drawn, as text. */
char *ui_dup_drawing (GtkWidget *widget);

G_END_DECLS
