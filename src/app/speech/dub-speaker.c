/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "dub-speaker.h"

#include "dub-text-speech.h"
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

/* The jobs of the worker for a speaker. A job has a text and its language. */
typedef struct {
  DubSpeaker *speaker; /* not owned; waits for the worker before it goes */
  enum { SAY, STOP, PROBE } kind;
  int rate;
  DubSpeakerProblem problem; /* set by the work */
} Order;

enum { PROP_0, PROP_PROBLEM, N_PROPS };

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (DubSpeaker, dub_speaker, G_TYPE_OBJECT)

static void
set_problem (DubSpeaker *self, DubSpeakerProblem problem)
{
  if (self->problem == problem)
    return;
  self->problem = problem;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROBLEM]);
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
work (DubJob *job)
{
  Order *order = job->data;
  DubSpeaker *self = order->speaker;

  if (order->kind != STOP)
    order->problem = say (self, job, order->rate) ? DUB_SPEAKER_READY : DUB_SPEAKER_NO_SERVICE;
  else if (self->connection != NULL)
    self->service->stop (self->connection);
}

static void
done_cb (gpointer self, DubJob *job)
{
  const Order *order = job->data;

  if (order->kind != STOP)
    set_problem (self, order->problem);
}

static void
run (DubSpeaker *self, Order order, char *text)
{
  self->is_used = TRUE;
  order.speaker = self;
  dub_worker_run (work, done_cb, self,
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

static gboolean
is_hushed (DubSpeaker *self)
{
  return self->service->has_screen_reader != NULL && self->service->has_screen_reader ();
}

void
dub_speaker_say (DubSpeaker *self, const char *sentence)
{
  if (!dub_speaker_get_enabled (self) || self->service == NULL)
    return;
  if (is_hushed (self)) {
    set_problem (self, DUB_SPEAKER_SCREEN_READER);
    return;
  }
  run (self, (Order){ .kind = SAY, .rate = get_rate (self) }, dub_text_speech (sentence));
}

void
dub_speaker_stop (DubSpeaker *self)
{
  if (self->is_used)
    run (self, (Order){ .kind = STOP }, NULL);
}

void
dub_speaker_probe (DubSpeaker *self)
{
  if (self->service == NULL)
    return;
  if (is_hushed (self))
    set_problem (self, DUB_SPEAKER_SCREEN_READER);
  else
    run (self, (Order){ .kind = PROBE }, NULL);
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
    return g_strdup (C_ ("speech", "No speech service answers. Install Speech Dispatcher and a "
                                   "voice for your language."));
  case DUB_SPEAKER_SCREEN_READER:
    return g_strdup (C_ ("speech", "Silent while the screen reader is on, which reads the steps "
                                   "itself."));
  case DUB_SPEAKER_READY:
    break;
  }

  return NULL;
}

static void
dub_speaker_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_PROBLEM)
    g_value_set_uint (value, DUB_SPEAKER (object)->problem);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
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
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = dub_speaker_get_property;
  object_class->dispose = dub_speaker_dispose;

  properties[PROP_PROBLEM] = g_param_spec_uint ("problem", NULL, NULL, 0, DUB_SPEAKER_SCREEN_READER,
                                                0, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
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
  if (service != NULL && service->has_screen_reader == dub_screen_reader_is_on)
    dub_screen_reader_watch ();

  return self;
}

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
