/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-read-back.h"

#include "dub-event-line.h"
#include "dub-store-error.h"

#include <string.h>

/* The entry as read back. It owns the boxes in its events. */
typedef struct {
  GArray *events;   /* of DubEvent */
  GPtrArray *boxes; /* of DubBox */
} Copy;

static gboolean
fail (GError **error, const char *reason)
{
  dub_store_error_set (error, DUB_STORE_ERROR_INTERNAL, &(DubFault){ .kind = DUB_FAULT_PROGRAM },
                       "this is a fault of the program: what it was about to save could not be "
                       "read again (%s)",
                       reason);

  return FALSE;
}

static gboolean
read_lines (char **lines, guint n_events, const DubBox *box, Copy *copy, GError **error)
{
  for (guint i = 0; i < n_events; i++) {
    DubBox *new_box = NULL;
    DubEvent event;

    if (!dub_event_line_parse (lines[i], strlen (lines[i]), box, &event, &new_box, error))
      return FALSE;
    if (new_box != NULL) {
      g_ptr_array_add (copy->boxes, new_box);
      box = new_box;
    }
    g_array_append_val (copy->events, event);
  }

  return TRUE;
}

static gboolean
leads_to (const DubGame *game, const DubEntry *entry, const DubState *after)
{
  DubGame copy = *game;

  return dub_game_fold (&copy, entry->events, entry->n_events, NULL, NULL) &&
         dub_state_equal (&copy.state, after);
}

gboolean
dub_read_back_entry (const DubHistory *history, const DubPending *pending, const char *text,
                     GError **error)
{
  const DubGame *game = dub_history_get_game (history);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  g_autoptr (GPtrArray) boxes = g_ptr_array_new_with_free_func (g_free);
  Copy copy = { .events = events, .boxes = boxes };
  g_autoptr (GError) problem = NULL;
  g_autofree char *again = NULL;
  DubEntry read;

  /* Each line ends with a newline, so the last string is empty. */
  if (g_strv_length (lines) != pending->entry.n_events + 1)
    return fail (error, "it has another number of lines");
  if (!read_lines (lines, pending->entry.n_events, &game->box, &copy, &problem))
    return fail (error, problem != NULL ? problem->message : "it is no entry");
  read = (DubEntry){ .events = (const DubEvent *) (void *) events->data, .n_events = events->len };
  again = dub_journal_print_new (&game->box, &read);
  if (!g_str_equal (text, again) || !leads_to (game, &read, &pending->after.state))
    return fail (error, "it is another entry then");

  return TRUE;
}

gboolean
dub_read_back_words (const char *line, const char *name, const char *note, GError **error)
{
  DubJournal copy = { .name = g_strdup (name), .note = g_strdup (note) };
  gboolean good = dub_journal_read_words (&copy, line, strlen (line) - 1) &&
                  g_strcmp0 (copy.name, name) == 0 && g_strcmp0 (copy.note, note) == 0;

  g_free (copy.name);
  g_free (copy.note);

  return good || fail (error, "it has other words then");
}

gboolean
dub_read_back_journal (const DubJournal *journal, const char *text, GError **error)
{
  g_autoptr (GError) problem = NULL;
  g_autoptr (DubJournal) copy = dub_journal_parse (text, strlen (text), &problem);
  g_autofree char *again = NULL;

  if (copy == NULL)
    return fail (error, problem->message);
  again = dub_journal_print (copy);
  if (!g_str_equal (text, again) ||
      !dub_state_equal (&dub_history_get_game (copy->history)->state,
                        &dub_history_get_game (journal->history)->state))
    return fail (error, "it is another game then");

  return TRUE;
}

/* Decides anew what was asked for. The entry that begins a game brings its box, which no decision
 * makes. */
static gboolean
decide (const DubHistory *history, guint index, GArray *events)
{
  DubEntry entry = dub_history_get_entry (history, index);
  DubGame game = { .state = *dub_history_get_state (history, index) };
  const DubMove *asked = dub_entry_get_move (&entry);

  game.box = *dub_history_get_box (history, index);
  if (asked != NULL)
    return dub_game_decide (&game, asked, events, NULL);
  if (entry.events[0].type != DUB_EVENT_BOX)
    return FALSE;
  if (index > 0)
    return dub_game_change_box (&game, entry.events[0].box, events, NULL);
  g_array_append_val (events, entry.events[0]);
  game.box = *entry.events[0].box;

  return entry.n_events > 1 && entry.events[1].type == DUB_EVENT_STARTED &&
         dub_game_start (&game, &entry.events[1].setup, events, NULL);
}

gboolean
dub_read_back_is_decided (const DubHistory *history, guint index)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  g_autofree char *recorded = dub_journal_print_entry (history, index);
  g_autofree char *decided = NULL;
  DubEntry entry;

  if (!decide (history, index, events))
    return FALSE;
  entry = (DubEntry){ .events = (const DubEvent *) (void *) events->data, .n_events = events->len };
  decided = dub_journal_print_new (dub_history_get_box (history, index), &entry);

  return g_str_equal (recorded, decided);
}
