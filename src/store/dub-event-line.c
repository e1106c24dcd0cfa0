/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-event-line.h"

#include "dub-box-file.h"
#include "dub-line-values.h"
#include "dub-store-error.h"

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
    dub_detail_print (out, box, &event->detail);
}

void
dub_action_line_print (GString *out, const DubBox *box, const DubAction *action)
{
  g_string_append (out, dub_name_get (DUB_SET_ACTION, action->type));
  dub_detail_print (out, box, &action->detail);
}

static gboolean
refuse (DubPiece piece, GError **error)
{
  g_autofree char *text =
      g_utf8_make_valid (piece.text != NULL ? piece.text : "", (gssize) MIN (piece.length, 40));

  /* An error is one line of plain text, whatever the file holds. */
  for (char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    if (g_ascii_iscntrl (*at))
      *at = '?';
    else if ((guchar) at[0] == 0xc2 && (guchar) at[1] < 0xa0)
      at[1] = (char) 0xbf;
  g_set_error (error, DUB_STORE_ERROR, DUB_STORE_ERROR_VALUE, "“%s” is not understood", text);

  return FALSE;
}

static gboolean
parse_box (DubPiece rest, DubEvent *event, DubBox **new_box, GError **error)
{
  DubBox *box = g_new0 (DubBox, 1);

  if (!dub_box_parse (rest.text != NULL ? rest.text : "", rest.length, box, error)) {
    g_free (box);
    return FALSE;
  }
  event->box = *new_box = box;

  return TRUE;
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
  DubPiece rest = { line, length }, key, field;

  *new_box = NULL;
  *event = (DubEvent){ 0 };
  if (!dub_piece_cut (&rest, ' ', &key) || !dub_value_parse_name (key, DUB_SET_EVENT, &event->type))
    return refuse (key, error);
  if (event->type == DUB_EVENT_BOX_CHANGED)
    return parse_box (rest, event, new_box, error);

  while (dub_piece_cut (&rest, ' ', &field)) {
    DubPiece value = field, name;

    if (!dub_piece_cut (&value, '=', &name) || value.text == NULL ||
        !parse_event_field (name, value, box, event))
      return refuse (field, error);
  }

  return TRUE;
}

gboolean
dub_action_line_parse (const char *line, gsize length, const DubBox *box, DubAction *action,
                       GError **error)
{
  DubPiece rest = { line, length }, key, field;

  *action = (DubAction){ 0 };
  if (!dub_piece_cut (&rest, ' ', &key) ||
      !dub_value_parse_name (key, DUB_SET_ACTION, &action->type))
    return refuse (key, error);

  while (dub_piece_cut (&rest, ' ', &field)) {
    DubPiece value = field, name;

    if (!dub_piece_cut (&value, '=', &name) || value.text == NULL ||
        !dub_detail_parse (name, value, box, &action->detail))
      return refuse (field, error);
  }

  return TRUE;
}
