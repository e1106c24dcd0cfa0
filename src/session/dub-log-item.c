/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-log-item.h"

#include "dub-text.h"

struct _DubLogItem {
  GObject parent_instance;

  const DubHistory *history; /* not owned */
  guint index;
};

G_DEFINE_FINAL_TYPE (DubLogItem, dub_log_item, G_TYPE_OBJECT)

static void
dub_log_item_class_init (DubLogItemClass *klass)
{
  (void) klass;
}

static void
dub_log_item_init (DubLogItem *self)
{
  (void) self;
}

DubLogItem *
dub_log_item_new (const DubHistory *history, guint index)
{
  DubLogItem *self = g_object_new (DUB_TYPE_LOG_ITEM, NULL);

  self->history = history;
  self->index = index;

  return self;
}

guint
dub_log_item_get_index (DubLogItem *self)
{
  return self->index;
}

guint
dub_log_item_get_round (DubLogItem *self)
{
  return dub_history_get_state (self->history, self->index + 1)->round;
}

gboolean
dub_log_item_get_undone (DubLogItem *self)
{
  return self->index >= dub_history_get_position (self->history);
}

char *
dub_log_item_dup_title (DubLogItem *self)
{
  DubEntry entry = dub_history_get_entry (self->history, self->index);

  return dub_text_action (dub_history_get_box (self->history, self->index),
                          dub_history_get_state (self->history, self->index), &entry.action);
}

char **
dub_log_item_dup_sentences (DubLogItem *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  DubEntry entry = dub_history_get_entry (self->history, self->index);
  DubGame game;

  game.box = *dub_history_get_box (self->history, self->index);
  game.state = *dub_history_get_state (self->history, self->index);
  for (guint i = 0; i < entry.n_events; i++) {
    g_autofree char *sentence = dub_text_event (&game.box, &game.state, &entry.events[i]);

    if (sentence != NULL)
      g_strv_builder_add (builder, sentence);
    dub_rules_apply (&game, &entry.events[i], NULL);
  }

  return g_strv_builder_end (builder);
}
