/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What speaks: Speech Dispatcher, or a fake in tests. All functions but the last are called
 * from one thread, which is not that of the main loop, because a service may take its time.
 */

#pragma once

#include <glib.h>

typedef struct {
  /* Returns a connection, or NULL if no service answers. */
  gpointer (*open) (void);
  void (*close) (gpointer connection);

  /* Says the text in place of what is being said. The rate is from -100 to 100. Returns FALSE
   * if the connection is broken. */
  gboolean (*say) (gpointer connection, const char *text, const char *language, int rate);
  void (*stop) (gpointer connection);

  /* Whether a screen reader is on, which reads the steps itself. */
  gboolean (*has_screen_reader) (void);
} DubSpeechService;

/* Returns Speech Dispatcher; NULL if the app was built without it. */
const DubSpeechService *dub_speech_service_get (void);

/* Whether a screen reader is on, from the accessibility bus, which every desktop has and which a
 * sandbox lets through. It is not until it is watched and known, and never without the bus. */
void dub_screen_reader_watch (void);
gboolean dub_screen_reader_is_on (void);
