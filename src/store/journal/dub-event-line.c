/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-event-line.h"

#include "dub-box-file.h"
#include "dub-line-uses.h"
#include "dub-line-values.h"
#include "dub-store-error.h"

#include <string.h>

enum { MAX_FIELDS = 64 }; /* more than there are */

/* The keys that a line has had. */
typedef struct {
  guint n;
  DubPiece keys[MAX_FIELDS];
} Seen;

void
dub_event_line_print (GString *out, const DubBox *box, const DubEvent *event)
{
  g_string_append (out, dub_name_get (DUB_SET_EVENT, event->type));
  if (event->type == DUB_EVENT_STEP)
    dub_step_print (out, &event->step);
  else if (event->type == DUB_EVENT_DEALT)
    dub_pile_print (out, "cards", &event->cards);
  else if (event->type == DUB_EVENT_BOX_CHANGED) {
    g_autofree char *text = dub_box_print_line (event->box);

    g_string_append_printf (out, " %s", text);
  } else
    dub_detail_print (out, box, &event->detail, dub_event_get_uses (event->type));
}

void
dub_action_line_print (GString *out, const DubBox *box, const DubAction *action)
{
  g_string_append (out, dub_name_get (DUB_SET_ACTION, action->type));
  dub_detail_print (out, box, &action->detail, dub_action_get_uses (action->type));
}

/* An error is one line of plain text, whatever the file holds. */
static char *
make_plain (DubPiece piece)
{
  char *text =
      g_utf8_make_valid (piece.text != NULL ? piece.text : "", (gssize) MIN (piece.length, 40));

  for (char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    if (g_ascii_iscntrl (*at))
      *at = '?';
    else if ((guchar) at[0] == 0xc2 && (guchar) at[1] < 0xa0)
      at[1] = (char) 0xbf;

  return text;
}

static gboolean
refuse (DubPiece piece, GError **error)
{
  g_autofree char *text = make_plain (piece);

  g_set_error (error, DUB_STORE_ERROR, DUB_STORE_ERROR_VALUE, "“%s” is not understood", text);

  return FALSE;
}

static gboolean
refuse_use (DubPiece key, GError **error)
{
  g_autofree char *text = make_plain (key);

  g_set_error (error, DUB_STORE_ERROR, DUB_STORE_ERROR_VALUE, "“%s” has no place here", text);

  return FALSE;
}

/* Cuts the next FIELD=VALUE off the line. FALSE at its end, or with the error set
 * for what is none, or for a field that was there before. */
static gboolean
cut_field (DubPiece *rest, Seen *seen, DubPiece *key, DubPiece *value, DubPiece *field,
           GError **error)
{
  if (!dub_piece_cut (rest, ' ', field))
    return FALSE;

  *value = *field;
  if (!dub_piece_cut (value, '=', key) || value->text == NULL || seen->n == MAX_FIELDS)
    return refuse (*field, error);
  for (guint i = 0; i < seen->n; i++)
    if (seen->keys[i].length == key->length &&
        memcmp (seen->keys[i].text, key->text, key->length) == 0) {
      g_autofree char *text = make_plain (*key);

      g_set_error (error, DUB_STORE_ERROR, DUB_STORE_ERROR_VALUE, "“%s” is there twice", text);
      return FALSE;
    }
  seen->keys[seen->n++] = *key;

  return TRUE;
}

static gboolean
parse_box (DubPiece rest, DubEvent *event, DubBox **new_box, GError **error)
{
  DubBox *box = g_new0 (DubBox, 1);

  if (!dub_box_parse_kept (rest.text != NULL ? rest.text : "", rest.length, box, error)) {
    g_free (box);
    return FALSE;
  }
  event->box = *new_box = box;

  return TRUE;
}

static gboolean
has_details (DubEventType type)
{
  return type != DUB_EVENT_STEP && type != DUB_EVENT_DEALT;
}

static gboolean
parse_event_field (DubPiece key, DubPiece value, const DubBox *box, DubEvent *event)
{
  if (event->type == DUB_EVENT_STEP)
    return dub_step_parse (key, value, &event->step);
  if (event->type == DUB_EVENT_DEALT)
    return dub_piece_is (key, "cards") && dub_pile_parse (value, &event->cards);

  return dub_detail_parse (key, value, box, &event->detail);
}

gboolean
dub_event_line_parse (const char *line, gsize length, const DubBox *box, DubEvent *event,
                      DubBox **new_box, GError **error)
{
  DubPiece rest = { line, length }, key, value, field;
  GError *own = NULL;
  Seen seen;

  seen.n = 0;
  *new_box = NULL;
  *event = (DubEvent){ 0 };
  if (!dub_piece_cut (&rest, ' ', &key) || !dub_value_parse_name (key, DUB_SET_EVENT, &event->type))
    return refuse (key, error);
  if (event->type == DUB_EVENT_BOX_CHANGED)
    return parse_box (rest, event, new_box, error);

  while (cut_field (&rest, &seen, &key, &value, &field, &own))
    if (!parse_event_field (key, value, box, event))
      return refuse (field, error);
    else if (has_details (event->type) && !dub_uses_have (dub_event_get_uses (event->type), key))
      return refuse_use (key, error);
  if (own != NULL)
    g_propagate_error (error, own);

  return own == NULL;
}

gboolean
dub_action_line_parse (const char *line, gsize length, const DubBox *box, DubAction *action,
                       GError **error)
{
  DubPiece rest = { line, length }, key, value, field;
  GError *own = NULL;
  Seen seen;

  seen.n = 0;
  *action = (DubAction){ 0 };
  if (!dub_piece_cut (&rest, ' ', &key) ||
      !dub_value_parse_name (key, DUB_SET_ACTION, &action->type))
    return refuse (key, error);

  while (cut_field (&rest, &seen, &key, &value, &field, &own))
    if (!dub_detail_parse (key, value, box, &action->detail))
      return refuse (field, error);
    else if (!dub_uses_have (dub_action_get_uses (action->type), key))
      return refuse_use (key, error);
  if (own != NULL)
    g_propagate_error (error, own);

  return own == NULL;
}
