/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The format of a journal, version 3. Lines are only ever appended, as units that a line "ok"
 * closes with a sum (dub-frame.h):
 *
 *   dubarry-journal 3
 *   name A rainy Sunday
 *   note We played by the fire.\\nTea was cold.
 *   time 1763355600
 *   ok 1f0c9a3be2d47710
 *   box {"format":"dubarry-box",...}
 *   started seed=7 count-candidate=1
 *   table begin-round n=1
 *   ok 55d0e1a9c37b0f42
 *   undo
 *   ok 0b7c1d5e60a4f982
 *
 * A name line names the game, and a note line has what the player noted about it, with
 * "\\n" for a new line and "\\\\" for a backslash; the last of each counts. A time line has
 * seconds since 1970: before the first entry, when the game was begun, and after it, when it
 * was finished. The events (dub-event-line.h) of a unit are an entry, the first of them is what
 * was asked for. An undo line undoes the last entry, and a redo line redoes it. After a new
 * entry, undone entries cannot be redone.
 *
 * An interrupted write leaves a unit without its end. It is ignored and reported, because the
 * player never saw it succeed. Anything else that is wrong is damage: the units before it are
 * the game.
 */

#include "dub-journal.h"

#include "dub-event-line.h"
#include "dub-fault.h"
#include "dub-file.h"
#include "dub-frame.h"

#include <string.h>

static const char head[] = "dubarry-journal ";
static const char version[] = "dubarry-journal 3";

typedef struct {
  DubSlice rest; /* not read yet */
  guint number;  /* of the last line read */
  GArray *events;
  GError **error;
} Reader;

void
dub_journal_free (DubJournal *self)
{
  g_clear_pointer (&self->history, dub_history_free);
  g_clear_error (&self->damage);
  g_clear_pointer (&self->healed, g_array_unref);
  g_free (self->name);
  g_free (self->note);
  g_free (self);
}

/* Returns FALSE at the end. Every line has a newline, as units have. */
static gboolean
read_line (Reader *reader, DubSlice *line)
{
  reader->number += reader->rest.length > 0;

  return reader->rest.length > 0 && dub_slice_cut (&reader->rest, '\n', line);
}

static gboolean
refuse (Reader *reader, guint number, DubFaultKind kind)
{
  return dub_fault (reader->error, .kind = kind, .line = number);
}

static gboolean
refuse_error (Reader *reader, guint number, GError *reason)
{
  const DubReason *refusal = dub_reason_get (reason);
  const DubFault *inner = dub_fault_get (reason);
  DubFault fault =
      inner != NULL ? *inner : (DubFault){ .kind = DUB_FAULT_RULES, .reason = *refusal };

  fault.line = number;
  fault.column = 0;
  dub_fault_set (reader->error, &fault);
  g_error_free (reason);

  return FALSE;
}

static gboolean
starts_with (DubSlice line, const char *prefix)
{
  return line.length >= strlen (prefix) && memcmp (line.text, prefix, strlen (prefix)) == 0;
}

static gboolean
read_head (Reader *reader)
{
  DubSlice line;

  if (!read_line (reader, &line) || !starts_with (line, head))
    return refuse (reader, 1, DUB_FAULT_NO_JOURNAL);

  return dub_slice_is (line, version) || refuse (reader, 1, DUB_FAULT_VERSION);
}

/* Returns what a file can have of a text: no control characters but new lines, if those are kept,
 * no blanks around it, and at most max characters. */
static char *
clean (const char *text, gssize length, gboolean keeps_lines, glong max)
{
  g_autofree char *valid = g_utf8_make_valid (text, length);
  g_auto (GStrv) lines = g_strsplit (valid, "\n", -1);
  g_autofree char *plain = NULL;

  for (char **line = lines; *line != NULL; line++) {
    char *cleaned = dub_file_make_plain (*line, -1);

    g_free (*line);
    *line = cleaned;
  }
  plain = g_strjoinv (keeps_lines ? "\n" : " ", lines);
  g_strstrip (plain);
  if (g_utf8_strlen (plain, -1) > max)
    *g_utf8_offset_to_pointer (plain, max) = '\0';
  g_strchomp (plain);

  return g_steal_pointer (&plain);
}

char *
dub_journal_clean_name (const char *name, gssize length)
{
  return clean (name, length, FALSE, DUB_MAX_GAME_NAME);
}

char *
dub_journal_clean_note (const char *note, gssize length)
{
  return clean (note, length, TRUE, DUB_MAX_GAME_NOTE);
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
read_name (DubJournal *journal, DubSlice text)
{
  g_autofree char *name = dub_journal_clean_name (text.text, (gssize) text.length);

  if (*name == '\0')
    return FALSE;
  g_free (journal->name);
  journal->name = g_steal_pointer (&name);

  return TRUE;
}

static gboolean
read_note (DubJournal *journal, DubSlice text)
{
  g_autofree char *note = unescape (text.text, text.length);

  if (note == NULL)
    return FALSE;
  g_free (journal->note);
  journal->note = dub_journal_clean_note (note, -1);
  if (*journal->note == '\0')
    g_clear_pointer (&journal->note, g_free);

  return TRUE;
}

gboolean
dub_journal_read_words (DubJournal *self, const char *line, gsize length)
{
  gboolean is_name = starts_with ((DubSlice){ line, length }, "name ");
  gsize skip = strlen ("name ");
  DubSlice text = { line + skip, length - skip };

  if (!g_utf8_validate_len (line, length, NULL))
    return FALSE;

  return is_name ? read_name (self, text) : read_note (self, text);
}

static gboolean
read_time (Reader *reader, DubSlice line, DubJournal *journal)
{
  gsize skip = strlen ("time ");
  DubSlice digits = { line.text + skip, line.length - skip };
  gint64 seconds;

  if (!dub_value_parse_number (digits, 0, G_MAXUINT32, &seconds) || digits.text[0] == '-')
    return refuse (reader, reader->number, DUB_FAULT_LINE);
  if (dub_history_get_n_entries (journal->history) > 0)
    journal->finished = seconds;
  else
    journal->begun = seconds;

  return TRUE;
}

/* Frees events that did not become an entry. */
static void
drop_events (GArray *events)
{
  for (guint i = 0; i < events->len; i++) {
    const DubEvent *event = &g_array_index (events, DubEvent, i);

    if (event->type == DUB_EVENT_BOX)
      g_free ((gpointer) event->box);
  }
  g_array_set_size (events, 0);
}

/* Reads the event lines of an entry; the first has been read already. A new box applies to the
 * lines after it. */
static gboolean
read_events (Reader *reader, DubSlice line, const DubBox *box)
{
  DubSlice rest = reader->rest;
  GError *error = NULL;

  do {
    DubBox *new_box = NULL;
    DubEvent event;

    if (!dub_event_line_is (line.text, line.length)) {
      reader->rest = rest; /* read_units () reads it */
      reader->number--;
      break;
    }
    if (!dub_event_line_parse (line.text, line.length, box, &event, &new_box, &error))
      return refuse_error (reader, reader->number, error);
    if (new_box != NULL)
      box = new_box;
    g_array_append_val (reader->events, event);
    rest = reader->rest;
  } while (read_line (reader, &line));

  return TRUE;
}

static gboolean
read_entry (Reader *reader, DubSlice line, DubHistory *history)
{
  guint number = reader->number, bad = 0;
  GError *error = NULL;

  g_array_set_size (reader->events, 0);
  if (!read_events (reader, line, &dub_history_get_game (history)->box)) {
    drop_events (reader->events);
    return FALSE;
  }
  if (!dub_history_add (history, (const DubEvent *) (void *) reader->events->data,
                        reader->events->len, &bad, &error))
    return refuse_error (reader, number + bad, error);

  return dub_history_get_game (history)->state.phase != DUB_PHASE_NONE ||
         refuse (reader, number, DUB_FAULT_NO_GAME);
}

static gboolean
read_jump (Reader *reader, DubHistory *history, int by)
{
  return dub_history_go_to (history, dub_history_get_position (history) + (guint) by) ||
         refuse (reader, reader->number, DUB_FAULT_UNDO_LINE);
}

static gboolean
read_one (Reader *reader, DubSlice line, DubJournal *journal)
{
  if (dub_event_line_is (line.text, line.length))
    return read_entry (reader, line, journal->history);
  if (dub_slice_is (line, "undo"))
    return read_jump (reader, journal->history, -1);
  if (dub_slice_is (line, "redo"))
    return read_jump (reader, journal->history, 1);
  if (starts_with (line, "time "))
    return read_time (reader, line, journal);

  return ((starts_with (line, "name ") || starts_with (line, "note ")) &&
          dub_journal_read_words (journal, line.text, line.length)) ||
         refuse (reader, reader->number, DUB_FAULT_LINE);
}

/* Reads the whole units; the length of the journal is that of those that are understood. */
static gboolean
read_units (Reader *reader, const DubFrame *frame, DubJournal *journal)
{
  DubSlice line;

  if (!read_head (reader))
    return FALSE;
  while (read_line (reader, &line))
    if (dub_frame_is_end (line.text, line.length))
      journal->length = (gsize) (reader->rest.text - frame->text);
    else if (!read_one (reader, line, journal))
      return FALSE;
  if (frame->is_damaged)
    return refuse (reader, reader->number + 1, DUB_FAULT_DAMAGED);

  return dub_history_get_n_entries (journal->history) > 0 ||
         refuse (reader, reader->number + 1, DUB_FAULT_NO_GAME);
}

/* A file that has no whole unit is told by its first line, if it can be. */
static gboolean
read_frame (const char *text, gsize length, DubJournal *journal, GError **error)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  g_auto (DubFrame) frame = { 0 };
  Reader reader = { .events = events, .error = error };

  dub_frame_read (text, length, &frame);
  reader.rest = (DubSlice){ frame.text, frame.length };
  if (frame.length == 0) {
    const char *end = memchr (text, '\n', length);

    reader.rest.length = end != NULL ? (gsize) (end + 1 - text) : 0;
  }
  if (!read_units (&reader, &frame, journal))
    return FALSE;
  journal->sum = frame.sum;
  journal->n_torn = length - journal->length;
  journal->healed = g_steal_pointer (&frame.healed);
  if (journal->name == NULL)
    journal->name = g_strdup ("Rococo");

  return TRUE;
}

/* *good is the length of the units that are whole and understood. */
static DubJournal *
parse (const char *text, gsize length, gsize *good, GError **error)
{
  DubJournal *journal = g_new0 (DubJournal, 1);
  gboolean is_good;

  journal->history = dub_history_new ();
  is_good = read_frame (text, length, journal, error);
  *good = journal->length;
  if (is_good)
    return journal;
  dub_journal_free (journal);

  return NULL;
}

DubJournal *
dub_journal_parse (const char *text, gsize length, GError **error)
{
  gsize good;

  g_return_val_if_fail (text != NULL, NULL);

  return parse (text, length, &good, error);
}

DubJournal *
dub_journal_recover (const char *text, gsize length, GError **error)
{
  g_autoptr (GError) damage = NULL;
  gsize good = 0;
  DubJournal *journal = parse (text, length, &good, &damage);

  if (journal == NULL && good > 0)
    journal = parse (text, good, &good, NULL);
  if (journal == NULL)
    g_propagate_error (error, g_steal_pointer (&damage));
  else
    journal->damage = g_steal_pointer (&damage);

  return journal;
}

void
dub_journal_heal (const DubJournal *self, char *text)
{
  for (guint i = 0; self->healed != NULL && i < self->healed->len; i++) {
    DubHealedByte byte = g_array_index (self->healed, DubHealedByte, i);

    text[byte.at] = byte.byte;
  }
}

char *
dub_journal_print_name (const char *name)
{
  g_autofree char *cleaned = dub_journal_clean_name (name, -1);

  return g_strdup_printf ("name %s\n", cleaned);
}

char *
dub_journal_print_note (const char *note)
{
  g_autofree char *cleaned = dub_journal_clean_note (note, -1);
  GString *out = g_string_new ("note ");

  for (const char *at = cleaned; *at != '\0'; at++)
    if (*at == '\n')
      g_string_append (out, "\\n");
    else if (*at == '\\')
      g_string_append (out, "\\\\");
    else
      g_string_append_c (out, *at);
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

  for (guint i = 0; i < entry->n_events; i++) {
    const DubEvent *event = &entry->events[i];

    if (event->type == DUB_EVENT_BOX)
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

/* Returns the first unit: name, note and time of the beginning. */
static char *
print_beginning (const DubJournal *self)
{
  g_autofree char *first = dub_journal_print_head (self->name);
  GString *out = g_string_new (first);

  if (self->note != NULL) {
    g_autofree char *note = dub_journal_print_note (self->note);

    g_string_append (out, note);
  }
  if (self->begun != 0) {
    g_autofree char *time = dub_journal_print_time (self->begun);

    g_string_append (out, time);
  }

  return g_string_free (out, FALSE);
}

/* Appends the beginning and so many entries, and returns the sum after them. */
static guint64
append_entries (GString *out, const DubJournal *self, guint n)
{
  g_autofree char *first = print_beginning (self);
  guint64 sum = dub_frame_append (out, 0, first, strlen (first));

  for (guint i = 0; i < n; i++) {
    g_autofree char *text = dub_journal_print_entry (self->history, i);

    sum = dub_frame_append (out, sum, text, strlen (text));
  }

  return sum;
}

char *
dub_journal_print_branch (const DubJournal *self, guint n_entries, const char *name)
{
  const DubJournal branch = { .history = self->history,
                              .name = (char *) name,
                              .begun = g_get_real_time () / G_USEC_PER_SEC };
  GString *out = g_string_new (NULL);

  append_entries (out, &branch, n_entries);

  return g_string_free (out, FALSE);
}

char *
dub_journal_print (const DubJournal *self)
{
  g_autofree char *finished = dub_journal_print_time (self->finished);
  g_autoptr (GString) last = g_string_new (NULL);
  GString *out = g_string_new (NULL);
  guint n = dub_history_get_n_entries (self->history);
  guint64 sum = append_entries (out, self, n);

  for (guint i = dub_history_get_position (self->history); i < n; i++)
    g_string_append (last, DUB_JOURNAL_UNDO);
  if (self->finished != 0)
    g_string_append (last, finished);
  if (last->len > 0)
    dub_frame_append (out, sum, last->str, last->len);

  return g_string_free (out, FALSE);
}
