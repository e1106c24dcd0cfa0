/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The app: its window, actions and keys, the player's preferences, and everything that is
 * set for the whole process.
 */

#pragma once

#include "dub-box.h"
#include "dub-speaker.h"

#include <adwaita.h>

#define DUB_APPLICATION_ID "io.github.dubarry_companion.DuBarry"

#define DUB_TYPE_APPLICATION (dub_application_get_type ())

G_DECLARE_FINAL_TYPE (DubApplication, dub_application, DUB, APPLICATION, AdwApplication)

/* Returns FALSE, after a message on standard error, if the settings are not installed. GLib
 * would abort the program when it uses them. */
gboolean dub_application_check_settings (void);

DubApplication *dub_application_new (void);

/* Sets the language for a game with this box: the classic edition has its own terms, in
 * English. Without a box or with any other, it is the language that the player prefers. Pages
 * that are already shown do not change. */
void dub_application_choose_language (DubApplication *self, const DubBox *box);

/* Keeps the screen on, or lets it turn off again; it stays on while a game is shown. */
void dub_application_keep_awake (DubApplication *self, GtkWindow *window, gboolean awake);

/* The implementation: GTK, or a fake in tests, since not every display supports it. */
typedef struct {
  guint (*inhibit) (GtkApplication *application, GtkWindow *window,
                    GtkApplicationInhibitFlags flags, const char *reason);
  void (*uninhibit) (GtkApplication *application, guint cookie);
} DubInhibitor;

void dub_application_set_inhibitor (DubApplication *self, DubInhibitor inhibitor);

/* The speaker of all windows; and, for tests, another service for it, NULL for none. */
DubSpeaker *dub_application_get_speaker (DubApplication *self);
void dub_application_set_speech (DubApplication *self, const DubSpeechService *service);
