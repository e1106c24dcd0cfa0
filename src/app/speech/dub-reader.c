/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-reader.h"

#include "dub-settings.h"
#include "dub-ui.h"

struct _DubReader {
  GObject parent_instance;

  GtkWidget *page;             /* not owned; owns the reader */
  DubSession *session;         /* not owned; outlives the page */
  DubSpeaker *speaker;         /* owned */
  GSimpleActionGroup *actions; /* owned */

  char **steps; /* owned */
  guint at;
};

G_DEFINE_FINAL_TYPE (DubReader, dub_reader, G_TYPE_OBJECT)

static void
enable (DubReader *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

static void
read_step (DubReader *self, guint at)
{
  guint n = g_strv_length (self->steps);

  self->at = at;
  enable (self, "next", at + 1 < n);
  enable (self, "again", at < n);
  if (at < n)
    dub_speaker_say (self->speaker, self->steps[at]);
}

/* The table changed; the steps may be the same, and are not read again then. */
static void
update (DubReader *self)
{
  char **steps = dub_session_dup_orders (self->session);

  if (g_strv_equal ((const char *const *) steps, (const char *const *) self->steps)) {
    g_strfreev (steps);
    return;
  }
  g_strfreev (self->steps);
  self->steps = steps;
  if (steps[0] == NULL)
    dub_speaker_stop (self->speaker);
  read_step (self, 0);
}

static void
switch_cb (DubReader *self)
{
  if (dub_speaker_get_enabled (self->speaker))
    read_step (self, self->at);
  else
    dub_speaker_stop (self->speaker);
}

/* The player who has switched it on hears nothing, and is told why. */
static void
problem_cb (DubReader *self)
{
  g_autofree char *sentence = dub_speaker_dup_problem (self->speaker);

  if (sentence != NULL && dub_speaker_get_enabled (self->speaker))
    dub_ui_say (self->page, sentence);
}

/* The step that is given, the same again, or the next one. */
static void
read_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DubReader *self = user_data;
  gboolean is_next = g_str_equal (g_action_get_name (G_ACTION (action)), "next");

  read_step (self, parameter != NULL ? g_variant_get_uint32 (parameter) : self->at + is_next);
}

static void
dub_reader_finalize (GObject *object)
{
  DubReader *self = DUB_READER (object);

  if (self->speaker != NULL)
    dub_speaker_stop (self->speaker);
  g_clear_object (&self->speaker);
  g_clear_object (&self->actions);
  g_clear_pointer (&self->steps, g_strfreev);

  G_OBJECT_CLASS (dub_reader_parent_class)->finalize (object);
}

static void
dub_reader_class_init (DubReaderClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = dub_reader_finalize;
}

static void
dub_reader_init (DubReader *self)
{
  static const GActionEntry entries[] = {
    { .name = "next", .activate = read_cb },
    { .name = "again", .activate = read_cb },
    { .name = "step", .activate = read_cb, .parameter_type = "u" },
  };

  self->steps = g_new0 (char *, 1);
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
}

void
dub_reader_attach (GtkWidget *page, DubSession *session, DubSpeaker *speaker)
{
  DubReader *self = g_object_new (DUB_TYPE_READER, NULL);

  self->page = page;
  self->session = session;
  self->speaker = g_object_ref (speaker);
  gtk_widget_insert_action_group (page, "read", G_ACTION_GROUP (self->actions));
  g_object_set_data_full (G_OBJECT (page), "dub-reader", self, g_object_unref);
  g_signal_connect_object (session, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (speaker, "problem-changed", G_CALLBACK (problem_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (dub_settings_get (), "changed::read-aloud", G_CALLBACK (switch_cb), self,
                           G_CONNECT_SWAPPED);
  update (self);
  if (self->steps[0] == NULL)
    read_step (self, 0);
}
