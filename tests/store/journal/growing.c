/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "growing.h"

#include "dub-frame.h"
#include "dub-journal.h"

#include <string.h>

enum { RENAMED_EVERY = 16 };

Growing *
growing_new (void)
{
  Growing *self = g_new0 (Growing, 1);

  self->text = g_string_new (NULL);
  self->marks = g_array_new (FALSE, FALSE, sizeof (GrowingMark));

  return self;
}

void
growing_free (Growing *self)
{
  g_string_free (self->text, TRUE);
  g_array_unref (self->marks);
  g_free (self);
}

static void
add (Growing *self, const DubHistory *history, const char *text)
{
  GrowingMark mark = { .digest = script_digest (history) };

  self->sum = dub_frame_append (self->text, self->sum, text, strlen (text));
  mark.end = self->text->len;
  g_array_append_val (self->marks, mark);
}

static void
add_entry (Growing *self, const DubHistory *history)
{
  g_autofree char *text = dub_journal_print_entry (history, dub_history_get_position (history) - 1);

  add (self, history, text);
}

static void
add_name (Growing *self, const DubHistory *history, const char *name)
{
  g_autofree char *text = dub_journal_print_name (name);

  add (self, history, text);
}

DubHistory *
growing_play (Growing *self, Script *script, const char *name, guint max)
{
  DubHistory *history = dub_history_new ();
  g_autofree char *head = dub_journal_print_head (name);

  self->sum = dub_frame_append (self->text, self->sum, head, strlen (head));
  g_assert_true (dub_history_begin (history, &script->boxes[0], &script->setup, NULL));
  add_entry (self, history);
  for (guint i = 0; max == 0 || i < max; i++) {
    Move move = script_next (script, history);

    if (move.type == MOVE_NONE)
      break;
    script_do (history, &move);
    if (move.type == MOVE_PERFORM)
      add_entry (self, history);
    else
      add (self, history, move.type == MOVE_UNDO ? DUB_JOURNAL_UNDO : DUB_JOURNAL_REDO);
    if (i % RENAMED_EVERY == 0) {
      add_name (self, history, "Another day");
      add_name (self, history, name);
    }
  }

  return history;
}
