/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "dub-speaker.h"

#include "dub-text.h"
#include "dub-ui.h"
#include "dub-worker.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

struct _DubSpeaker {
  GObject parent_instance;

  const DubSpeechService *service; /* NULL if there is none */
  GSettings *settings;             /* owned */
  DubSpeakerProblem problem;
  gboolean is_used; /* there may be something to stop */

  gpointer connection; /* used by the worker only */
};

/* The data of a job of the worker. A job to say something has a text and its language. */
typedef struct {
  DubSpeaker *speaker; /* not owned; waits for the worker before it goes */
  int rate;
  gboolean is_said; /* set by the work */
} Order;

G_DEFINE_FINAL_TYPE (DubSpeaker, dub_speaker, G_TYPE_OBJECT)

static void
set_problem (DubSpeaker *self, DubSpeakerProblem problem)
{
  if (self->problem == problem)
    return;
  self->problem = problem;
  g_signal_emit_by_name (self, "problem-changed");
}

/* A connection that broke is opened again once: the service may have been restarted. */
static gboolean
say (DubSpeaker *self, const DubJob *job, int rate)
{
  for (guint i = 0; i < 2; i++) {
    if (self->connection == NULL)
      self->connection = self->service->open ();
    if (self->connection == NULL)
      return FALSE;
    if (job->id == NULL || self->service->say (self->connection, job->id, job->argument, rate))
      return TRUE;
    self->service->close (g_steal_pointer (&self->connection));
  }

  return FALSE;
}

static void
say_work (DubJob *job)
{
  Order *order = job->data;

  order->is_said = say (order->speaker, job, order->rate);
}

static void
said_cb (gpointer self, DubJob *job)
{
  const Order *order = job->data;

  set_problem (self, order->is_said ? DUB_SPEAKER_READY : DUB_SPEAKER_NO_SERVICE);
}

static void
stop_work (DubJob *job)
{
  const DubSpeaker *self = ((const Order *) job->data)->speaker;

  if (self->connection != NULL)
    self->service->stop (self->connection);
}

static void
run (DubSpeaker *self, DubWork work, DubWorkDone done, char *text, int rate)
{
  const Order order = { .speaker = self, .rate = rate };

  self->is_used = TRUE;
  dub_worker_run (work, done, self,
                  (DubJob){ .lane = DUB_LANE_SPEECH,
                            .id = text,
                            .argument = g_strdup (dub_text_speech_language ()),
                            .data = g_memdup2 (&order, sizeof order),
                            .free_data = g_free });
}

static int
get_rate (DubSpeaker *self)
{
  g_autofree char *rate = g_settings_get_string (self->settings, "speech-rate");

  return g_str_equal (rate, "slow") ? -40 : g_str_equal (rate, "fast") ? 40 : 0;
}

/* Without a text it is only seen whether a service answers. */
static void
ask (DubSpeaker *self, char *text)
{
  if (self->service->has_screen_reader == NULL || !self->service->has_screen_reader ()) {
    run (self, say_work, said_cb, text, get_rate (self));
    return;
  }
  g_free (text);
  set_problem (self, DUB_SPEAKER_SCREEN_READER);
}

void
dub_speaker_say (DubSpeaker *self, const char *sentence)
{
  if (dub_speaker_get_enabled (self) && self->service != NULL)
    ask (self, dub_text_speech (sentence));
}

void
dub_speaker_stop (DubSpeaker *self)
{
  if (self->is_used)
    run (self, stop_work, NULL, NULL, 0);
}

void
dub_speaker_probe (DubSpeaker *self)
{
  if (self->service != NULL)
    ask (self, NULL);
}

void
dub_speaker_wait (void)
{
  dub_worker_wait_for (DUB_LANE_SPEECH);
}

gboolean
dub_speaker_get_enabled (DubSpeaker *self)
{
  return g_settings_get_boolean (self->settings, "read-aloud");
}

DubSpeakerProblem
dub_speaker_get_problem (DubSpeaker *self)
{
  return self->problem;
}

char *
dub_speaker_dup_problem (DubSpeaker *self)
{
  switch (self->problem) {
  case DUB_SPEAKER_NOT_BUILT:
    return g_strdup (C_ ("speech", "Not available: Du Barry was built without libspeechd."));
  case DUB_SPEAKER_NO_SERVICE:
    return g_strdup (C_ (
        "speech",
        "No speech service is responding. Install Speech Dispatcher and a voice for your language."));
  case DUB_SPEAKER_SCREEN_READER:
    return g_strdup (C_ ("speech", "Off while a screen reader is on; it reads the steps itself."));
  case DUB_SPEAKER_READY:
    break;
  }

  return NULL;
}

static void
dub_speaker_dispose (GObject *object)
{
  DubSpeaker *self = DUB_SPEAKER (object);

  dub_speaker_wait ();
  if (self->connection != NULL)
    self->service->close (g_steal_pointer (&self->connection));
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (dub_speaker_parent_class)->dispose (object);
}

static void
dub_speaker_class_init (DubSpeakerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dub_speaker_dispose;
  dub_ui_add_signal (klass, "problem-changed", G_TYPE_NONE);
}

static void
dub_speaker_init (DubSpeaker *self)
{
}

DubSpeaker *
dub_speaker_new (const DubSpeechService *service, GSettings *settings)
{
  DubSpeaker *self = g_object_new (DUB_TYPE_SPEAKER, NULL);

  self->service = service;
  self->settings = g_object_ref (settings);
  self->problem = service == NULL ? DUB_SPEAKER_NOT_BUILT : DUB_SPEAKER_READY;

  return self;
}

#ifdef DUB_HAVE_SPEECH

#include <libspeechd.h>

static GDBusProxy *status; /* owned; NULL until it is known */

static void
ready_cb (GObject *source, GAsyncResult *result, gpointer unused)
{
  status = g_dbus_proxy_new_for_bus_finish (result, NULL);
}

/* A screen reader is known from the accessibility bus, which every desktop has and which a sandbox
 * lets through; not before that answers. */
static void
watch_screen_reader (void)
{
  static gboolean is_watched;

  if (!is_watched)
    g_dbus_proxy_new_for_bus (G_BUS_TYPE_SESSION, G_DBUS_PROXY_FLAGS_DO_NOT_AUTO_START, NULL,
                              "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status", NULL, ready_cb,
                              NULL);
  is_watched = TRUE;
}

static gboolean
has_screen_reader (void)
{
  g_autoptr (GVariant) value =
      status != NULL ? g_dbus_proxy_get_cached_property (status, "ScreenReaderEnabled") : NULL;

  return value != NULL && g_variant_is_of_type (value, G_VARIANT_TYPE_BOOLEAN) &&
         g_variant_get_boolean (value);
}

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
say_text (gpointer connection, const char *text, const char *language, int rate)
{
  spd_cancel (connection);
  spd_set_language (connection, language);
  spd_set_voice_rate (connection, rate);

  return spd_say (connection, SPD_MESSAGE, text) >= 0;
}

static void
stop_saying (gpointer connection)
{
  spd_cancel (connection);
}

const DubSpeechService *
dub_speech_service_get (void)
{
  static const DubSpeechService service = {
    .open = open_connection,
    .close = close_connection,
    .say = say_text,
    .stop = stop_saying,
    .has_screen_reader = has_screen_reader,
  };

  watch_screen_reader ();

  return &service;
}

#else

const DubSpeechService *
dub_speech_service_get (void)
{
  return NULL;
}

#endif
