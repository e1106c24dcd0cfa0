/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-entry-code.h"

#include "dub-line-values.h"
#include "dub-round.h"
#include "dub-store-error.h"

#include <string.h>

static DubPiece
get_piece (const char *word)
{
  return (DubPiece){ word, strlen (word) };
}

/* Returns the next space to enter: first one that the open question asks for, otherwise the
 * next one to fill. */
static int
find_space (DubSession *session, DubDisplayName display)
{
  static const guint8 asks[DUB_N_DISPLAYS] = { DUB_QUESTION_TILE_FACES, DUB_QUESTION_GARMENT,
                                               DUB_QUESTION_EMPLOYEES, DUB_QUESTION_JEWELRY };
  const DubQuestion *question = dub_session_get_question (session);
  const DubGame *game = dub_session_get_game (session);

  if (question != NULL && question->kind == asks[display])
    return g_bit_nth_lsf (display == DUB_DISPLAY_RESOURCES ? question->tiles
                                                           : (gulong) question->spaces,
                          -1);

  return dub_round_get_next (&game->box, &game->state, display);
}

/* Parses codes such as b3, o7t or g0:livre14. */
static gboolean
parse_garment (const char *code, DubGarment *garment)
{
  static const char letters[] = "-bpgo";
  const char *letter = strchr (letters, *code == '\0' ? '?' : *code);
  g_autofree char *value = NULL;
  const char *special = strchr (code, ':');
  gboolean thimble;

  if (letter == NULL || letter == letters || !g_ascii_isdigit (code[1]))
    return FALSE;
  thimble = code[2] == 't';
  if (code[2] != '\0' && code[2] != 't' && code[2] != ':')
    return FALSE;
  value = g_strdup_printf ("%s:%c%s%s", dub_name_get (DUB_SET_COLOR, (guint) (letter - letters)),
                           code[1], thimble ? ":thimble" : "", special != NULL ? special : "");

  return dub_value_parse_garment (get_piece (value), garment);
}

static gboolean
parse_entry (const DubBox *box, DubDisplayName display, const char *code, DubDetail *entry)
{
  switch (display) {
  case DUB_DISPLAY_RESOURCES:
    return dub_value_parse_name (get_piece (code), DUB_SET_TILE, &entry->tile);
  case DUB_DISPLAY_GARMENTS:
    return parse_garment (code, &entry->garment);
  case DUB_DISPLAY_EMPLOYEES:
    entry->employee = dub_box_get_employee (box, code);
    return entry->employee.type != DUB_TYPE_NONE;
  case DUB_DISPLAY_JEWELRY:
    return dub_value_parse_name (get_piece (code), DUB_SET_COLOR, &entry->color);
  case DUB_N_DISPLAYS:
  default:
    return FALSE;
  }
}

gboolean
dub_entry_code_perform (DubSession *session, DubDisplayName display, const char *code,
                        GError **error)
{
  DubAction action = { .type = DUB_ACTION_ENTER, .detail = { .display = (guint8) display } };
  int at = find_space (session, display);

  if (!parse_entry (&dub_session_get_game (session)->box, display, code, &action.detail)) {
    g_set_error (error, DUB_STORE_ERROR, DUB_STORE_ERROR_VALUE, "“%s” is not understood", code);
    return FALSE;
  }
  action.detail.at = (guint8) (at < 0 ? 0xff : at);

  return dub_session_perform (session, &action, error);
}
