/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-log.h"
#include "dub-game-file.h"
#include "dub-session.h"
#include "dub-text.h"

char *
dub_log_dup_title (const DubHistory *history, guint index)
{
  return dub_text_title (dub_history_get_box (history, index),
                         dub_history_get_state (history, index),
                         dub_history_get_entry (history, index).events);
}

char *
dub_log_dup_heading (const DubHistory *history, guint index)
{
  g_autofree char *title = dub_log_dup_title (history, index);

  return dub_read_back_is_decided (history, index) ? g_steal_pointer (&title)
                                                   : dub_text_recorded_differently (title);
}

char **
dub_log_dup_sentences (const DubHistory *history, guint index)
{
  GPtrArray *sentences = g_ptr_array_new ();
  DubEntry entry = dub_history_get_entry (history, index);

  for (guint i = 0; i < entry.n_events; i++) {
    dub_text_add_line (sentences,
                       dub_text_event (dub_history_get_box (history, index),
                                       dub_history_get_state (history, index), &entry.events[i]));
    if (i == 0 && dub_entry_is_your_move (entry))
      dub_text_add_line (sentences, dub_text_gains (&entry.events[0].move));
  }

  return dub_text_end_lines (sentences);
}
