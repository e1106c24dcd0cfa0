/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Says sentences aloud if the player has switched that on. It never makes the main loop wait.
 */

#pragma once

#include <gio/gio.h>

/* A speech service: Speech Dispatcher, or a fake in tests. All functions but the last are called
 * from one thread, which is not that of the main loop, because a service may take its time. */
typedef struct {
  /* Returns a connection, or NULL if no service answers. */
  gpointer (*open) (void);
  void (*close) (gpointer connection);

  /* Says the text in place of what is being said. The rate is from -100 to 100. Returns FALSE
   * if the connection is broken. */
  gboolean (*say) (gpointer connection, const char *text, const char *language, int rate);
  void (*stop) (gpointer connection);

  /* Returns whether a screen reader is on; it reads the steps itself. */
  gboolean (*has_screen_reader) (void);
} DubSpeechService;

/* Returns Speech Dispatcher; NULL if the app was built without it. */
const DubSpeechService *dub_speech_service_get (void);

#define DUB_TYPE_SPEAKER (dub_speaker_get_type ())

G_DECLARE_FINAL_TYPE (DubSpeaker, dub_speaker, DUB, SPEAKER, GObject)

typedef enum {
  DUB_SPEAKER_READY,
  DUB_SPEAKER_NOT_BUILT,     /* the app was built without a service */
  DUB_SPEAKER_NO_SERVICE,    /* no service answers */
  DUB_SPEAKER_SCREEN_READER, /* the screen reader speaks instead */
} DubSpeakerProblem;

/* The service may be NULL. The keys “read-aloud” and “speech-rate” of the settings are used. */
DubSpeaker *dub_speaker_new (const DubSpeechService *service, GSettings *settings);

/* A change of it, after a service was asked, emits the signal "problem-changed". */
DubSpeakerProblem dub_speaker_get_problem (DubSpeaker *self);

/* Returns what is missing, as a sentence; NULL if nothing is. */
char *dub_speaker_dup_problem (DubSpeaker *self);

/* Asks whether a service answers. */
void dub_speaker_probe (DubSpeaker *self);

gboolean dub_speaker_get_enabled (DubSpeaker *self);

/* Says a sentence in place of what is being said, if it is switched on. */
void dub_speaker_say (DubSpeaker *self, const char *sentence);
void dub_speaker_stop (DubSpeaker *self);

/* Waits until everything was handed to the service. */
void dub_speaker_wait (void);
