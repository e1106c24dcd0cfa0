/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "dub-speech-service.h"

#include <gio/gio.h>

static gboolean is_watched;
static GDBusProxy *status; /* owned; NULL until it is known */

static void
ready_cb (GObject *source, GAsyncResult *result, gpointer unused)
{
  status = g_dbus_proxy_new_for_bus_finish (result, NULL);
}

void
dub_screen_reader_watch (void)
{
  if (is_watched)
    return;
  is_watched = TRUE;
  g_dbus_proxy_new_for_bus (G_BUS_TYPE_SESSION, G_DBUS_PROXY_FLAGS_DO_NOT_AUTO_START, NULL,
                            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status", NULL, ready_cb,
                            NULL);
}

gboolean
dub_screen_reader_is_on (void)
{
  g_autoptr (GVariant) value =
      status != NULL ? g_dbus_proxy_get_cached_property (status, "ScreenReaderEnabled") : NULL;

  return value != NULL && g_variant_is_of_type (value, G_VARIANT_TYPE_BOOLEAN) &&
         g_variant_get_boolean (value);
}

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
