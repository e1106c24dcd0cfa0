/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-speaker.h"

#include "dub-screen-reader.h"
#include "dub-text-speech.h"

#include <glib/gi18n-lib.h>

struct _DubSpeaker {
  GObject parent_instance;

  const DubSpeechService *service; /* NULL if there is none */
  GSettings *settings;             /* owned */
  GThreadPool *pool;               /* owned; one thread, NULL until it is needed */
  DubSpeakerProblem problem;

  gpointer connection; /* used by the thread only */
};

/* A text to say; without one, silence; without a language, whether there is a service. */
typedef struct {
  char *text;     /* owned */
  char *language; /* owned */
  int rate;
} Job;

typedef struct {
  DubSpeaker *speaker; /* owned */
  DubSpeakerProblem problem;
} Report;

enum { PROP_0, PROP_PROBLEM, N_PROPS };

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (DubSpeaker, dub_speaker, G_TYPE_OBJECT)

static void
job_free (gpointer data)
{
  Job *job = data;

  g_free (job->text);
  g_free (job->language);
  g_free (job);
}

static void
set_problem (DubSpeaker *self, DubSpeakerProblem problem)
{
  if (self->problem == problem)
    return;
  self->problem = problem;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROBLEM]);
}

static gboolean
report_cb (gpointer data)
{
  Report *report = data;

  set_problem (report->speaker, report->problem);

  return G_SOURCE_REMOVE;
}

static void
report_free (gpointer data)
{
  Report *report = data;

  g_object_unref (report->speaker);
  g_free (report);
}

/* A connection that broke is opened again once: the service may have been restarted. */
static gboolean
say (DubSpeaker *self, const Job *job)
{
  for (guint i = 0; i < 2; i++) {
    if (self->connection == NULL)
      self->connection = self->service->open ();
    if (self->connection == NULL)
      return FALSE;
    if (job->text == NULL ||
        self->service->say (self->connection, job->text, job->language, job->rate))
      return TRUE;
    self->service->close (g_steal_pointer (&self->connection));
  }

  return FALSE;
}

/* Runs in the thread. */
static void
run (gpointer data, gpointer user_data)
{
  DubSpeaker *self = user_data;
  Job *job = data;
  Report *report;

  if (job->text == NULL && job->language != NULL) {
    if (self->connection != NULL)
      self->service->stop (self->connection);
    job_free (job);
    return;
  }
  report = g_new0 (Report, 1);
  report->problem = say (self, job) ? DUB_SPEAKER_READY : DUB_SPEAKER_NO_SERVICE;
  report->speaker = g_object_ref (self);
  g_idle_add_full (G_PRIORITY_DEFAULT, report_cb, report, report_free);
  job_free (job);
}

static void
push (DubSpeaker *self, Job job)
{
  if (self->pool == NULL)
    self->pool = g_thread_pool_new_full (run, self, job_free, 1, FALSE, NULL);
  g_thread_pool_push (self->pool, g_memdup2 (&job, sizeof job), NULL);
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
  push (self, (Job){ .text = dub_text_speech (sentence),
                     .language = g_strdup (dub_text_speech_language ()),
                     .rate = get_rate (self) });
}

void
dub_speaker_stop (DubSpeaker *self)
{
  if (self->pool != NULL)
    push (self, (Job){ .language = g_strdup ("") });
}

void
dub_speaker_probe (DubSpeaker *self)
{
  if (self->service == NULL)
    return;
  if (is_hushed (self))
    set_problem (self, DUB_SPEAKER_SCREEN_READER);
  else
    push (self, (Job){ 0 });
}

void
dub_speaker_wait (DubSpeaker *self)
{
  if (self->pool != NULL)
    g_thread_pool_free (g_steal_pointer (&self->pool), FALSE, TRUE);
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

  dub_speaker_wait (self);
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

GSettings *
dub_speaker_dup_settings (DubSpeaker *self)
{
  return g_object_ref (self->settings);
}
