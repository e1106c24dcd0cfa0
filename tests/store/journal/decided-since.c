/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "decided-since.h"

#include "dub-event-line.h"
#include "script.h"

static gboolean
may_be_new (const DubAction *action, guint index, const DubEvent *event)
{
  return event->type == DUB_EVENT_YOU_GAINED ||
         (event->type == DUB_EVENT_YOU_TOOK_FAVOR && index > 0 &&
          action->type == DUB_ACTION_YOU_GARMENT);
}

static gboolean
may_be_refused (const DubAction *action)
{
  return action->type == DUB_ACTION_YOU_EXAM || action->type == DUB_ACTION_YOU_DEPUTE ||
         action->type == DUB_ACTION_YOU_JEWELRY || action->type == DUB_ACTION_YOU_TASK ||
         (action->type == DUB_ACTION_YOU_HIRE && action->detail.flag);
}

/* A tile may be another one, a card may not. */
static gboolean
may_be_redrawn (const DubAction *action, const DubEvent *a, const DubEvent *b)
{
  return action->type == DUB_ACTION_FILL && a->type == DUB_EVENT_ENTERED && a->type == b->type &&
         a->detail.display == b->detail.display && a->detail.at == b->detail.at &&
         a->detail.display != DUB_DISPLAY_EMPLOYEES;
}

static void
print (GString *out, guint index, char sign, const DubBox *box, const DubEvent *event)
{
  g_string_append_printf (out, "%u %c ", index, sign);
  dub_event_line_print (out, box, event);
  g_string_append_c (out, '\n');
}

static void
compare (const DubHistory *history, guint index, const GArray *events, GString *out)
{
  DubEntry entry = dub_history_get_entry (history, index);
  const DubBox *box = dub_history_get_box (history, index);
  guint n = 0;

  for (guint i = 0; i < events->len; i++) {
    const DubEvent *event = &g_array_index (events, DubEvent, i);
    const DubEvent *old = n < entry.n_events ? &entry.events[n] : NULL;

    if (old != NULL && script_events_are_equal (event, old)) {
      n++;
    } else if (old != NULL && may_be_redrawn (&entry.action, event, old)) {
      print (out, index, '~', box, event);
      n++;
    } else if (may_be_new (&entry.action, i, event)) {
      print (out, index, '+', box, event);
    } else {
      g_error ("entry %u: event %u of type %u is decided differently", index, i, event->type);
    }
  }
  if (n < entry.n_events)
    g_error ("entry %u: event %u of type %u is not decided", index, n, entry.events[n].type);
}

char *
decided_since (const DubHistory *history)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < dub_history_get_n_entries (history); i++) {
    g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
    DubAction action = dub_history_get_entry (history, i).action;
    g_autoptr (GError) error = NULL;

    if (script_decide_again (history, i, events, &error))
      compare (history, i, events, out);
    else if (may_be_refused (&action))
      g_string_append_printf (out, "%u refused: %s\n", i, error->message);
    else
      g_error ("entry %u is refused: %s", i, error->message);
  }

  return g_string_free (out, FALSE);
}
