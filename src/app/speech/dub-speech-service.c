/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "dub-speech-service.h"

#include "dub-screen-reader.h"

#ifdef DUB_HAVE_SPEECH

#include <libspeechd.h>

/* The client library starts the service if it is not running. */
static gpointer
open_connection (void)
{
  return spd_open ("dubarry", "steps", NULL, SPD_MODE_SINGLE);
}

static void
close_connection (gpointer connection)
{
  spd_close (connection);
}

/* The system has chosen the voice for the language. A service without one speaks with the voice
 * that it has. */
static gboolean
say (gpointer connection, const char *text, const char *language, int rate)
{
  spd_cancel (connection);
  spd_set_language (connection, language);
  spd_set_voice_rate (connection, rate);

  return spd_say (connection, SPD_MESSAGE, text) >= 0;
}

static void
stop (gpointer connection)
{
  spd_cancel (connection);
}

const DubSpeechService *
dub_speech_service_get (void)
{
  static const DubSpeechService service = {
    .open = open_connection,
    .close = close_connection,
    .say = say,
    .stop = stop,
    .has_screen_reader = dub_screen_reader_is_on,
  };

  return &service;
}

#else

const DubSpeechService *
dub_speech_service_get (void)
{
  return NULL;
}

#endif
