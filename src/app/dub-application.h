/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The app: one window, its actions and keys, what the player prefers, and the
 * things that are set for the whole process.
 */

#pragma once

#include "dub-box.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define DUB_APPLICATION_ID "io.github.dubarry_companion.DuBarry"

#define DUB_TYPE_APPLICATION (dub_application_get_type ())

G_DECLARE_FINAL_TYPE (DubApplication, dub_application, DUB, APPLICATION, AdwApplication)

/* FALSE, and it is said on standard error, if the settings are not installed: GLib ends
 * a program that asks for them then. */
gboolean dub_application_check_settings (void);

DubApplication *dub_application_new (void);

/* Sets the language for the game with this box: the classic one has words of its
 * own, in English. Without a box or with another it is the one that the player
 * prefers. What is shown already stays as it is. */
void dub_application_choose_language (DubApplication *self, const DubBox *box);

/* Whether the screen should stay on, as it should while a game is shown. */
void dub_application_keep_awake (DubApplication *self, GtkWindow *window, gboolean awake);

/* Who does it: GTK, or a fake in tests, since not every display can. */
typedef struct {
  guint (*inhibit) (GtkApplication *application, GtkWindow *window,
                    GtkApplicationInhibitFlags flags, const char *reason);
  void (*uninhibit) (GtkApplication *application, guint cookie);
} DubInhibitor;

void dub_application_set_inhibitor (DubApplication *self, DubInhibitor inhibitor);

G_END_DECLS
