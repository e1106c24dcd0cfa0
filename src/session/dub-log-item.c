/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-log-item.h"

#include "dub-game-file.h"
#include "dub-session.h"
#include "dub-text.h"

struct _DubLogItem {
  GObject parent_instance;

  gboolean has_owner;
  GWeakRef owner;            /* of the history, weak */
  const DubHistory *history; /* not owned */
  guint index;
};

G_DEFINE_FINAL_TYPE (DubLogItem, dub_log_item, G_TYPE_OBJECT)

static void
dub_log_item_finalize (GObject *object)
{
  g_weak_ref_clear (&DUB_LOG_ITEM (object)->owner);

  G_OBJECT_CLASS (dub_log_item_parent_class)->finalize (object);
}

static void
dub_log_item_class_init (DubLogItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = dub_log_item_finalize;
}

static void
dub_log_item_init (DubLogItem *self)
{
  g_weak_ref_init (&self->owner, NULL);
}

DubLogItem *
dub_log_item_new (GObject *owner, const DubHistory *history, guint index)
{
  DubLogItem *self = g_object_new (DUB_TYPE_LOG_ITEM, NULL);

  self->has_owner = owner != NULL;
  g_weak_ref_set (&self->owner, owner);
  self->history = history;
  self->index = index;

  return self;
}

/* A list may keep an item after its game is closed, or after its entry was undone and
 * replaced by a new one. */
static gboolean
is_there (DubLogItem *self)
{
  g_autoptr (GObject) owner = g_weak_ref_get (&self->owner);

  return (owner != NULL || !self->has_owner) &&
         self->index < dub_history_get_n_entries (self->history);
}

guint
dub_log_item_get_index (DubLogItem *self)
{
  return self->index;
}

guint
dub_log_item_get_round (DubLogItem *self)
{
  return is_there (self) ? dub_history_get_state (self->history, self->index + 1)->round : 0;
}

gboolean
dub_log_item_get_undone (DubLogItem *self)
{
  return is_there (self) && self->index >= dub_history_get_position (self->history);
}

char *
dub_log_item_dup_title (DubLogItem *self)
{
  DubEntry entry;

  if (!is_there (self))
    return g_strdup ("");
  entry = dub_history_get_entry (self->history, self->index);

  return dub_text_title (dub_history_get_box (self->history, self->index),
                         dub_history_get_state (self->history, self->index), entry.events);
}

gboolean
dub_log_item_get_differs (DubLogItem *self)
{
  return is_there (self) && !dub_read_back_is_decided (self->history, self->index);
}

char *
dub_log_item_dup_heading (DubLogItem *self)
{
  g_autofree char *title = dub_log_item_dup_title (self);

  return dub_log_item_get_differs (self) ? dub_text_recorded_differently (title)
                                         : g_steal_pointer (&title);
}

static void
take_sentence (GStrvBuilder *builder, char *sentence)
{
  if (sentence != NULL)
    g_strv_builder_add (builder, sentence);
  g_free (sentence);
}

char **
dub_log_item_dup_sentences (DubLogItem *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  DubEntry entry;

  if (!is_there (self))
    return g_strv_builder_end (builder);
  entry = dub_history_get_entry (self->history, self->index);
  for (guint i = 0; i < entry.n_events; i++) {
    take_sentence (builder, dub_text_event (dub_history_get_box (self->history, self->index),
                                            dub_history_get_state (self->history, self->index),
                                            &entry.events[i]));
    if (i == 0 && dub_entry_is_your_move (entry))
      take_sentence (builder, dub_text_gains (&entry.events[0].move));
  }

  return g_strv_builder_end (builder);
}
