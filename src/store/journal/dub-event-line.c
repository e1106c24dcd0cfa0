/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-event-line.h"

#include "dub-box-file.h"
#include "dub-line-values.h"
#include "dub-store-error.h"

#include <string.h>

static void
print_fields (GString *out, DubEventFields fields, gconstpointer base, const DubBox *box)
{
  for (guint i = 0; i < fields.n; i++) {
    const DubEventField *field = &fields.fields[i];
    const guint8 *value = (const guint8 *) base + field->offset;

    if ((fields.used >> i & 1) == 0 || (!field->always && dub_value_is_nothing (field, value)))
      continue;
    g_string_append_c (out, ' ');
    g_string_append (out, field->key);
    g_string_append_c (out, '=');
    dub_value_print (out, field, value, box);
  }
}

void
dub_event_line_print (GString *out, const DubBox *box, const DubEvent *event)
{
  g_string_append (out, dub_name_get (DUB_SET_EVENT, event->type));
  if (event->type == DUB_EVENT_BOX_CHANGED) {
    g_autofree char *text = dub_box_print_line (event->box);

    g_string_append_printf (out, " %s", text);
  } else
    print_fields (out, dub_event_get_fields (event->type), &event->detail, box);
}

void
dub_action_line_print (GString *out, const DubBox *box, const DubAction *action)
{
  g_string_append (out, dub_name_get (DUB_SET_ACTION, action->type));
  print_fields (out, dub_action_get_fields (action->type), &action->detail, box);
}

/* An error message is one line of plain text, whatever the file contains. */
static gboolean
refuse (DubSlice slice, DubFaultKind kind, GError **error)
{
  g_autofree char *text =
      g_utf8_make_valid (slice.text != NULL ? slice.text : "", (gssize) MIN (slice.length, 40));

  for (char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    if (g_ascii_iscntrl (*at))
      *at = '?';
    else if ((guchar) at[0] == 0xc2 && (guchar) at[1] < 0xa0)
      at[1] = (char) 0xbf;
  dub_store_error_set (error, DUB_STORE_ERROR_VALUE, &(DubFault){ .kind = kind, .args = { text } },
                       "“%s” %s", text,
                       kind == DUB_FAULT_WORD         ? "is not understood"
                       : kind == DUB_FAULT_WORD_TWICE ? "is there twice"
                                                      : "has no place here");

  return FALSE;
}

static guint
find_field (DubEventFields fields, DubSlice key)
{
  guint i = 0;

  /* Comparing the first letters first is faster: most keys differ in them. */
  for (; i < fields.n; i++)
    if (key.length > 0 && fields.fields[i].key[0] == key.text[0] &&
        strlen (fields.fields[i].key) == key.length &&
        memcmp (fields.fields[i].key, key.text, key.length) == 0)
      break;

  return i;
}

static gboolean
parse_fields (DubSlice rest, DubEventFields fields, const DubBox *box, gpointer base,
              GError **error)
{
  DubSlice word, key;
  guint64 seen = 0;

  while (dub_slice_cut (&rest, ' ', &word)) {
    DubSlice value = word;
    const DubEventField *field;
    guint64 bit;
    guint i;

    if (!dub_slice_cut (&value, '=', &key) || value.text == NULL ||
        (i = find_field (fields, key)) == fields.n)
      return refuse (word, DUB_FAULT_WORD, error);
    field = &fields.fields[i];
    bit = G_GUINT64_CONSTANT (1) << i;
    if ((seen & bit) != 0)
      return refuse (key, DUB_FAULT_WORD_TWICE, error);
    seen |= bit;
    if (!dub_value_parse (value, field, (guint8 *) base + field->offset, box))
      return refuse (word, DUB_FAULT_WORD, error);
    if ((fields.used & bit) == 0)
      return refuse (key, DUB_FAULT_WORD_MISPLACED, error);
  }

  return TRUE;
}

static gboolean
parse_box (DubSlice rest, DubEvent *event, DubBox **new_box, GError **error)
{
  DubBox *box = g_new0 (DubBox, 1);

  if (!dub_box_parse_kept (rest.text != NULL ? rest.text : "", rest.length, box, error)) {
    g_free (box);
    return FALSE;
  }
  event->box = *new_box = box;

  return TRUE;
}

gboolean
dub_event_line_parse (const char *line, gsize length, const DubBox *box, DubEvent *event,
                      DubBox **new_box, GError **error)
{
  DubSlice rest = { line, length }, key;

  *new_box = NULL;
  *event = (DubEvent){ 0 };
  if (!dub_slice_cut (&rest, ' ', &key) || !dub_value_parse_name (key, DUB_SET_EVENT, &event->type))
    return refuse (key, DUB_FAULT_WORD, error);
  if (event->type == DUB_EVENT_BOX_CHANGED)
    return parse_box (rest, event, new_box, error);

  return parse_fields (rest, dub_event_get_fields (event->type), box, &event->detail, error);
}

gboolean
dub_action_line_parse (const char *line, gsize length, const DubBox *box, DubAction *action,
                       GError **error)
{
  DubSlice rest = { line, length }, key;

  *action = (DubAction){ 0 };
  if (!dub_slice_cut (&rest, ' ', &key) ||
      !dub_value_parse_name (key, DUB_SET_ACTION, &action->type))
    return refuse (key, DUB_FAULT_WORD, error);

  return parse_fields (rest, dub_action_get_fields (action->type), box, &action->detail, error);
}
