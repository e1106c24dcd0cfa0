/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The format of a journal, version 1. Lines are only ever appended:
 *
 *   dubarry-journal 1
 *   name A rainy Sunday
 *   note We played by the fire.\\nTea was cold.
 *   time 1763355600
 *   entry 3 new-game seed=7 count-candidate=1
 *   box-changed {"format":"dubarry-box",...}
 *   started seed=7 count-candidate=1
 *   round-begun n=1
 *   undo
 *   redo
 *
 * A name line names the game, and a note line has what the player noted about it, with
 * "\\n" for a new line and "\\\\" for a backslash; the last of each counts. A time line has
 * seconds since 1970: before the first entry, when the game was begun, and after it, when it
 * was finished. An entry line has the number of
 * event lines that follow it, and the action (dub-event-line.h). An undo line undoes
 * the last entry, and a redo line redoes it. After a new entry, undone entries cannot
 * be redone.
 *
 * An interrupted write leaves half a line, or an entry with too few events, at the
 * end. It is ignored and reported, because the player never saw it succeed. Any other
 * invalid line is an error.
 */

#include "dub-journal.h"

#include "dub-event-line.h"
#include "dub-file.h"
#include "dub-store-error.h"

#include <string.h>

static const char head[] = "dubarry-journal ";
static const char version[] = "dubarry-journal 1";

typedef struct {
  const char *at;
  const char *end;
  guint number; /* of the last line read */
  GArray *events;
  GError **error;
} Reader;

typedef struct {
  const char *text;
  gsize length;
} Line;

void
dub_journal_free (DubJournal *self)
{
  g_clear_pointer (&self->history, dub_history_free);
  g_free (self->name);
  g_free (self->note);
  g_free (self);
}

/* Returns FALSE at the end, or at a line without a newline. */
static gboolean
read_line (Reader *reader, Line *line)
{
  const char *end = NULL;

  if (reader->at < reader->end)
    end = memchr (reader->at, '\n', (gsize) (reader->end - reader->at));
  if (end == NULL)
    return FALSE;
  *line = (Line){ reader->at, (gsize) (end - reader->at) };
  reader->at = end + 1;
  reader->number++;

  return TRUE;
}

static gboolean
refuse (Reader *reader, guint number, DubFaultKind kind, const char *reason)
{
  dub_store_error_set (reader->error, DUB_STORE_ERROR_VALUE,
                       &(DubFault){ .kind = kind, .line = number }, "line %u: %s", number, reason);

  return FALSE;
}

static gboolean
refuse_error (Reader *reader, guint number, GError *reason)
{
  const DubFault *inner = dub_fault_get (reason);
  DubFault fault =
      inner != NULL ? *inner : (DubFault){ .kind = DUB_FAULT_RULES, .number = reason->code };

  fault.line = number;
  fault.column = 0;
  dub_store_error_set (reader->error, DUB_STORE_ERROR_VALUE, &fault, "line %u: %s", number,
                       reason->message);
  g_error_free (reason);

  return FALSE;
}

static gboolean
starts_with (Line line, const char *prefix)
{
  return line.length >= strlen (prefix) && memcmp (line.text, prefix, strlen (prefix)) == 0;
}

static gboolean
is (Line line, const char *text)
{
  return line.length == strlen (text) && memcmp (line.text, text, line.length) == 0;
}

static gboolean
read_head (Reader *reader)
{
  Line line;

  if (!read_line (reader, &line) || !starts_with (line, head))
    return refuse (reader, 1, DUB_FAULT_NO_JOURNAL, "this is no journal of Du Barry");
  if (!is (line, version))
    return refuse (reader, 1, DUB_FAULT_VERSION,
                   "this journal is of a version that is not known here");

  return TRUE;
}

static gboolean
read_name (Reader *reader, Line line, DubJournal *journal)
{
  gsize skip = strlen ("name ");

  if (line.length <= skip || line.length - skip > DUB_MAX_GAME_NAME ||
      !g_utf8_validate_len (line.text, line.length, NULL))
    return refuse (reader, reader->number, DUB_FAULT_NAME_LINE, "no name for a game");
  g_free (journal->name);
  journal->name = dub_file_make_plain (line.text + skip, (gssize) (line.length - skip));

  return TRUE;
}

/* Returns the text with its new lines, or NULL if it is not valid. */
static char *
unescape (const char *text, gsize length)
{
  GString *out = g_string_sized_new (length);

  for (gsize i = 0; i < length; i++) {
    if (text[i] != '\\')
      g_string_append_c (out, text[i]);
    else if (++i < length && (text[i] == 'n' || text[i] == '\\'))
      g_string_append_c (out, text[i] == 'n' ? '\n' : '\\');
    else {
      g_string_free (out, TRUE);
      return NULL;
    }
  }

  return g_string_free (out, FALSE);
}

static gboolean
read_note (Reader *reader, Line line, DubJournal *journal)
{
  gsize skip = strlen ("note ");
  g_autofree char *note = NULL;

  if (line.length - skip <= 2 * DUB_MAX_GAME_NOTE &&
      g_utf8_validate_len (line.text, line.length, NULL))
    note = unescape (line.text + skip, line.length - skip);
  if (note == NULL)
    return refuse (reader, reader->number, DUB_FAULT_NOTE_LINE, "no note about a game");
  g_free (journal->note);
  journal->note = *note != '\0' ? g_steal_pointer (&note) : NULL;

  return TRUE;
}

static gboolean
read_time (Reader *reader, Line line, DubJournal *journal)
{
  gboolean is_begun = dub_history_get_n_entries (journal->history) > 0;
  gint64 seconds = 0;

  if (line.length <= strlen ("time "))
    return refuse (reader, reader->number, DUB_FAULT_TIME_LINE, "no time");
  for (gsize i = strlen ("time "); i < line.length; i++)
    if (!g_ascii_isdigit (line.text[i]) ||
        (seconds = seconds * 10 + (line.text[i] - '0')) > G_MAXUINT32)
      return refuse (reader, reader->number, DUB_FAULT_TIME_LINE, "no time");
  if (is_begun)
    journal->finished = seconds;
  else
    journal->begun = seconds;

  return TRUE;
}

/* Reads the number of events in an entry line; *action is the rest of the line. */
static gboolean
read_entry_head (Line line, guint *n_events, Line *action)
{
  const char *at = line.text + strlen ("entry ");
  const char *end = line.text + line.length;

  *n_events = 0;
  if (at == end || !g_ascii_isdigit (*at))
    return FALSE;
  for (; at < end && g_ascii_isdigit (*at); at++)
    if ((*n_events = *n_events * 10 + (guint) (*at - '0')) > 1000)
      return FALSE;
  if (at == end || *at != ' ')
    return FALSE;
  *action = (Line){ at + 1, (gsize) (end - at - 1) };

  return TRUE;
}

typedef enum { ENTRY_WHOLE, ENTRY_TORN, ENTRY_BAD } EntryState;

/* Frees events that did not become an entry. */
static void
drop_events (GArray *events)
{
  for (guint i = 0; i < events->len; i++) {
    const DubEvent *event = &g_array_index (events, DubEvent, i);

    if (event->type == DUB_EVENT_BOX_CHANGED)
      g_free ((gpointer) event->box);
  }
  g_array_set_size (events, 0);
}

/* Reads the event lines of an entry. A new box applies to the lines after it. */
static EntryState
read_events (Reader *reader, guint n_events, const DubBox *box)
{
  GError *error = NULL;

  for (guint i = 0; i < n_events; i++) {
    DubBox *new_box = NULL;
    DubEvent event;
    Line line;

    if (!read_line (reader, &line))
      return ENTRY_TORN;
    if (!dub_event_line_parse (line.text, line.length, box, &event, &new_box, &error)) {
      refuse_error (reader, reader->number, error);
      return ENTRY_BAD;
    }
    if (new_box != NULL)
      box = new_box;
    g_array_append_val (reader->events, event);
  }

  return ENTRY_WHOLE;
}

static EntryState
add_entry (Reader *reader, guint n_events, const DubAction *action, DubHistory *history)
{
  guint number = reader->number, bad = 0;
  GError *error = NULL;
  EntryState state;

  g_array_set_size (reader->events, 0);
  state = read_events (reader, n_events, &dub_history_get_game (history)->box);
  if (state != ENTRY_WHOLE) {
    drop_events (reader->events);
    return state;
  }
  if (dub_history_add (history, action, (const DubEvent *) (void *) reader->events->data, n_events,
                       &bad, &error))
    return ENTRY_WHOLE;
  refuse_error (reader, bad < n_events ? number + 1 + bad : number, error);

  return ENTRY_BAD;
}

static EntryState
read_entry (Reader *reader, Line line, DubHistory *history)
{
  const DubBox *box = &dub_history_get_game (history)->box;
  guint number = reader->number, n_events;
  GError *error = NULL;
  EntryState state;
  DubAction action;
  Line rest;

  if (!read_entry_head (line, &n_events, &rest)) {
    refuse (reader, number, DUB_FAULT_ENTRY_LINE,
            "an entry line tells the number of its events and its action");
    return ENTRY_BAD;
  }
  if (!dub_action_line_parse (rest.text, rest.length, box, &action, &error)) {
    refuse_error (reader, number, error);
    return ENTRY_BAD;
  }

  state = add_entry (reader, n_events, &action, history);
  if (state == ENTRY_WHOLE && dub_history_get_game (history)->state.phase == DUB_PHASE_NONE) {
    refuse (reader, number, DUB_FAULT_NO_GAME, "no game begins here");
    return ENTRY_BAD;
  }

  return state;
}

static gboolean
read_mark (Reader *reader, gboolean done)
{
  return done || refuse (reader, reader->number, DUB_FAULT_UNDO_LINE,
                         "there is nothing to undo or redo here");
}

/* Reads the lines after the head. */
static gboolean
read_body (Reader *reader, DubJournal *journal, const char *text)
{
  Line line;

  journal->length = (gsize) (reader->at - text);
  while (read_line (reader, &line)) {
    EntryState entry = ENTRY_WHOLE;
    gboolean good = TRUE;

    if (starts_with (line, "entry "))
      entry = read_entry (reader, line, journal->history);
    else if (is (line, "undo"))
      good = read_mark (reader, dub_history_undo (journal->history));
    else if (is (line, "redo"))
      good = read_mark (reader, dub_history_redo (journal->history));
    else if (starts_with (line, "name "))
      good = read_name (reader, line, journal);
    else if (starts_with (line, "note "))
      good = read_note (reader, line, journal);
    else if (starts_with (line, "time "))
      good = read_time (reader, line, journal);
    else
      good = refuse (reader, reader->number, DUB_FAULT_LINE, "this line is not understood");

    if (!good || entry == ENTRY_BAD)
      return FALSE;
    if (entry == ENTRY_TORN)
      return TRUE;
    journal->length = (gsize) (reader->at - text);
  }

  return TRUE;
}

static gboolean
read_journal (Reader *reader, DubJournal *journal, const char *text)
{
  if (!read_head (reader) || !read_body (reader, journal, text))
    return FALSE;
  if (dub_history_get_n_entries (journal->history) == 0)
    return refuse (reader, reader->number + 1, DUB_FAULT_NO_GAME, "no game begins here");

  journal->n_torn = (gsize) (reader->end - text) - journal->length;
  if (journal->name == NULL)
    journal->name = g_strdup ("Rococo");

  return TRUE;
}

DubJournal *
dub_journal_parse (const char *text, gsize length, GError **error)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  Reader reader = { .at = text, .end = text + length, .events = events, .error = error };
  DubJournal *journal;

  g_return_val_if_fail (text != NULL, NULL);

  journal = g_new0 (DubJournal, 1);
  journal->history = dub_history_new ();
  if (read_journal (&reader, journal, text))
    return journal;
  dub_journal_free (journal);

  return NULL;
}

/* Makes the name fit on one line of limited length. */
char *
dub_journal_print_name (const char *name)
{
  g_autofree char *line = dub_file_make_plain (name, -1);
  const char *end = line;

  g_strstrip (line);
  while (*end != '\0' && g_utf8_next_char (end) - line <= DUB_MAX_GAME_NAME)
    end = g_utf8_next_char (end);

  return g_strdup_printf ("name %.*s\n", (int) (end - line), line);
}

/* Makes the note fit on one line of limited length. */
char *
dub_journal_print_note (const char *note)
{
  g_autofree char *valid = g_utf8_make_valid (note, -1);
  GString *out = g_string_new ("note ");
  const char *stripped = g_strstrip (valid);

  for (const char *at = stripped; *at != '\0' && at - stripped < DUB_MAX_GAME_NOTE;
       at = g_utf8_next_char (at)) {
    gunichar c = g_utf8_get_char (at);

    if (c == '\n')
      g_string_append (out, "\\n");
    else if (c == '\\')
      g_string_append (out, "\\\\");
    else
      g_string_append_unichar (out, g_unichar_iscntrl (c) ? ' ' : c);
  }
  g_string_append_c (out, '\n');

  return g_string_free (out, FALSE);
}

char *
dub_journal_print_time (gint64 seconds)
{
  return g_strdup_printf ("time %" G_GINT64_FORMAT "\n", CLAMP (seconds, 0, G_MAXUINT32));
}

char *
dub_journal_print_head (const char *name)
{
  g_autofree char *line = dub_journal_print_name (name);
  gboolean nameless = line[strlen ("name ")] == '\n';

  return g_strdup_printf ("%s\n%s", version, nameless ? "name Rococo\n" : line);
}

char *
dub_journal_print_new (const DubBox *box, const DubEntry *entry)
{
  GString *out = g_string_new (NULL);

  g_string_append_printf (out, "entry %u ", entry->n_events);
  dub_action_line_print (out, box, &entry->action);
  g_string_append_c (out, '\n');
  for (guint i = 0; i < entry->n_events; i++) {
    const DubEvent *event = &entry->events[i];

    if (event->type == DUB_EVENT_BOX_CHANGED)
      box = event->box;
    dub_event_line_print (out, box, event);
    g_string_append_c (out, '\n');
  }

  return g_string_free (out, FALSE);
}

char *
dub_journal_print_entry (const DubHistory *history, guint index)
{
  DubEntry entry = dub_history_get_entry (history, index);

  return dub_journal_print_new (dub_history_get_box (history, index), &entry);
}

const char *
dub_journal_get_undo (void)
{
  return "undo\n";
}

const char *
dub_journal_get_redo (void)
{
  return "redo\n";
}

static void
append_time (GString *out, gint64 seconds)
{
  g_autofree char *line = dub_journal_print_time (seconds);

  if (seconds != 0)
    g_string_append (out, line);
}

char *
dub_journal_print (const DubJournal *self)
{
  g_autofree char *first = dub_journal_print_head (self->name);
  GString *out = g_string_new (first);
  guint n = dub_history_get_n_entries (self->history);

  if (self->note != NULL) {
    g_autofree char *note = dub_journal_print_note (self->note);

    g_string_append (out, note);
  }
  append_time (out, self->begun);
  for (guint i = 0; i < n; i++) {
    g_autofree char *text = dub_journal_print_entry (self->history, i);

    g_string_append (out, text);
  }
  for (guint i = dub_history_get_position (self->history); i < n; i++)
    g_string_append (out, dub_journal_get_undo ());
  append_time (out, self->finished);

  return g_string_free (out, FALSE);
}
