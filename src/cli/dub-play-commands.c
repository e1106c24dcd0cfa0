/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-play-commands.h"

#include "dub-entry-code.h"
#include "dub-event-line.h"
#include "dub-line-values.h"
#include "dub-round.h"
#include "dub-store-error.h"
#include "dub-text-box.h"

#include <stdio.h>
#include <string.h>

typedef gboolean (*Parser) (DubSession *session, char **words, DubAction *action, GError **error);

typedef struct {
  const char *word;
  guint min; /* words after it */
  guint max;
  Parser parse;
  DubActionType type;
} Command;

static gboolean
refuse (const char *word, GError **error)
{
  g_set_error (error, DUB_STORE_ERROR, DUB_STORE_ERROR_VALUE, "“%s” is not understood", word);

  return FALSE;
}

static DubPiece
get_piece (const char *word)
{
  return (DubPiece){ word, strlen (word) };
}

/* A place, counted from 1 by people and from 0 by the game. */
static gboolean
parse_place (const char *word, guint8 *place, GError **error)
{
  gint64 n;

  if (!dub_value_parse_number (get_piece (word), 1, 64, &n))
    return refuse (word, error);
  *place = (guint8) (n - 1);

  return TRUE;
}

static gboolean
parse_name (const char *word, DubSet set, guint8 *value, GError **error)
{
  return dub_value_parse_name (get_piece (word), set, value) || refuse (word, error);
}

static gboolean
parse_nothing (DubSession *session, char **words, DubAction *action, GError **error)
{
  (void) session, (void) words, (void) action, (void) error;

  return TRUE;
}

static gboolean
parse_card (DubSession *session, char **words, DubAction *action, GError **error)
{
  (void) session;

  return words[1] == NULL || dub_value_parse_card (get_piece (words[1]), &action->detail.card) ||
         refuse (words[1], error);
}

static gboolean
parse_empty (DubSession *session, char **words, DubAction *action, GError **error)
{
  static const char *const displays[DUB_N_DISPLAYS] = { "r", "g", "e", "j" };

  (void) session;
  for (guint i = 0; i < DUB_N_DISPLAYS; i++)
    if (g_str_equal (words[1], displays[i])) {
      action->detail.display = (guint8) i;
      return TRUE;
    }

  return refuse (words[1], error);
}

static gboolean
parse_tile (DubSession *session, char **words, DubAction *action, GError **error)
{
  guint8 drawer, column;

  (void) session;
  if (!parse_place (words[1], &drawer, error) ||
      !parse_name (words[2], DUB_SET_COLUMN, &column, error))
    return FALSE;
  if (words[3] != NULL && !g_str_equal (words[3], "discard"))
    return refuse (words[3], error);
  action->detail.at = (guint8) (drawer * DUB_N_COLUMNS + column);
  action->detail.flag = words[3] != NULL;

  return TRUE;
}

static gboolean
parse_rent (DubSession *session, char **words, DubAction *action, GError **error)
{
  (void) session;

  return parse_place (words[1], &action->detail.at, error) &&
         parse_place (words[2], &action->detail.hall, error) &&
         parse_place (words[3], &action->detail.space, error);
}

static gboolean
parse_sell (DubSession *session, char **words, DubAction *action, GError **error)
{
  (void) session;
  action->detail.flag = TRUE;

  return parse_place (words[1], &action->detail.at, error);
}

static gboolean
parse_at (DubSession *session, char **words, DubAction *action, GError **error)
{
  (void) session;

  return parse_place (words[1], &action->detail.at, error);
}

static gboolean
parse_hire (DubSession *session, char **words, DubAction *action, GError **error)
{
  (void) session;
  action->detail.flag = g_str_equal (words[1], "specialist");

  return action->detail.flag || parse_place (words[1], &action->detail.at, error);
}

static gboolean
parse_depute (DubSession *session, char **words, DubAction *action, GError **error)
{
  (void) session;

  return parse_name (words[1], DUB_SET_TYPE, &action->detail.type, error);
}

static gboolean
parse_fund (DubSession *session, char **words, DubAction *action, GError **error)
{
  (void) session;

  return parse_name (words[1], DUB_SET_DECORATION_KIND, &action->detail.decoration, error) &&
         parse_place (words[2], &action->detail.at, error);
}

static gboolean
parse_crown (const char *word, DubAction *action, GError **error)
{
  if (word == NULL || g_str_equal (word, "none"))
    return TRUE;

  return parse_name (word, DUB_SET_CROWN, &action->detail.employee.crown, error);
}

static gboolean
parse_exam (DubSession *session, char **words, DubAction *action, GError **error)
{
  (void) session;

  return parse_name (words[1], DUB_SET_TRACK, &action->detail.track, error) &&
         parse_crown (words[2], action, error);
}

static gboolean
parse_up (DubSession *session, char **words, DubAction *action, GError **error)
{
  (void) session;

  return parse_place (words[1], &action->detail.at, error) && parse_crown (words[2], action, error);
}

/* A sum, as in 3+4, is added up. */
static gboolean
parse_sum (const char *word, gint16 *sum, GError **error)
{
  DubPiece rest = get_piece (word), part;
  gint64 n, total = 0;

  while (dub_piece_cut (&rest, '+', &part)) {
    if (!dub_value_parse_number (part, 0, DUB_MAX_NUMBER, &n))
      return refuse (word, error);
    total += n;
  }
  *sum = (gint16) MIN (total, G_MAXINT16);

  return TRUE;
}

/* count FACT N [keep]; of jewelry and bonuses N is a list with colons. */
static gboolean
parse_count (DubSession *session, char **words, DubAction *action, GError **error)
{
  DubDetail *detail = &action->detail;
  DubPiece rest = get_piece (words[2]), part;

  (void) session;
  if (!parse_name (words[1], DUB_SET_FACT, &detail->fact, error))
    return FALSE;
  if (words[3] != NULL && !g_str_equal (words[3], "keep"))
    return refuse (words[3], error);
  detail->flag = words[3] != NULL;

  if (detail->fact < DUB_N_COUNTS)
    return parse_sum (words[2], &detail->n, error);
  if (g_str_equal (words[2], "none"))
    return TRUE;
  if (detail->fact == DUB_FACT_JEWELRY)
    return dub_value_parse_jewelry (rest, detail->jewelry) || refuse (words[2], error);
  while (dub_piece_cut (&rest, ':', &part)) {
    guint8 crown;

    if (!dub_value_parse_name (part, DUB_SET_CROWN, &crown))
      return refuse (words[2], error);
    detail->crowns |= (guint8) (1u << (crown - 1));
  }

  return TRUE;
}

/* The rest as in the journal. */
static gboolean
parse_line (DubSession *session, const char *first, char **words, DubAction *action, GError **error)
{
  g_autofree char *rest = g_strjoinv (" ", words);
  g_autofree char *line = g_strdup_printf ("%s %s", first, rest);

  return dub_action_line_parse (line, strlen (line), &dub_session_get_game (session)->box, action,
                                error);
}

static gboolean
parse_correction (DubSession *session, char **words, DubAction *action, GError **error)
{
  g_autofree char *first = g_strdup_printf ("fix fix=%s", words[1]);

  return parse_line (session, first, words + 2, action, error);
}

/* The order is told by its number; what is done is of the same kind. Its fields are
 * written without the "to-" that they have in the journal. */
static gboolean
parse_deviation (DubSession *session, char **words, DubAction *action, GError **error)
{
  const DubTurn *turn = dub_session_get_turn (session);
  g_autoptr (GStrvBuilder) fields = g_strv_builder_new ();
  g_auto (GStrv) rest = NULL;
  guint8 index;

  if (!parse_place (words[1], &index, error))
    return FALSE;
  if (turn == NULL || index >= turn->n_steps)
    return refuse (words[1], error);

  for (guint i = 2; words[i] != NULL; i++) {
    gboolean is_mask = g_str_has_prefix (words[i], "mask=");
    g_autofree char *field = g_strconcat ("to-", is_mask ? "tiles" : words[i],
                                          is_mask ? words[i] + strlen ("mask") : NULL, NULL);

    g_strv_builder_add (fields, field);
  }
  rest = g_strv_builder_end (fields);
  if (!parse_line (session, "otherwise", rest, action, error))
    return FALSE;
  action->detail.deviation.index = index;
  action->detail.deviation.verb = turn->steps[index].verb;

  return TRUE;
}

static const Command commands[] = {
  { "empty", 1, 1, parse_empty, DUB_ACTION_LEAVE_EMPTY },
  { "fill", 0, 0, parse_nothing, DUB_ACTION_FILL },
  { "ready", 0, 0, parse_nothing, DUB_ACTION_READY },
  { "reveal", 0, 1, parse_card, DUB_ACTION_REVEAL },
  { "card", 1, 1, parse_card, DUB_ACTION_REPORT },
  { "otherwise", 2, 9, parse_deviation, DUB_ACTION_DEVIATE },
  { "done", 0, 0, parse_nothing, DUB_ACTION_DONE },
  { "tile", 2, 3, parse_tile, DUB_ACTION_YOU_TILE },
  { "rent", 3, 3, parse_rent, DUB_ACTION_YOU_GARMENT },
  { "sell", 1, 1, parse_sell, DUB_ACTION_YOU_GARMENT },
  { "jewelry", 1, 1, parse_at, DUB_ACTION_YOU_JEWELRY },
  { "hire", 1, 1, parse_hire, DUB_ACTION_YOU_HIRE },
  { "depute", 1, 1, parse_depute, DUB_ACTION_YOU_DEPUTE },
  { "fund", 2, 2, parse_fund, DUB_ACTION_YOU_FUND },
  { "favor", 0, 0, parse_nothing, DUB_ACTION_YOU_FAVOR },
  { "exam", 1, 2, parse_exam, DUB_ACTION_YOU_EXAM },
  { "count", 2, 3, parse_count, DUB_ACTION_YOU_COUNT },
  { "end", 0, 0, parse_nothing, DUB_ACTION_END_TURN },
  { "income", 0, 0, parse_nothing, DUB_ACTION_INCOME },
  { "up", 2, 2, parse_up, DUB_ACTION_TURN_UP },
  { "finish", 0, 0, parse_nothing, DUB_ACTION_FINISH },
  { "fix", 1, 12, parse_correction, DUB_ACTION_CORRECT },
};

/* What the table says counts, even if the profile does not have it. */
static void
print_note (const DubGame *game, DubDisplayName display, int at)
{
  g_autofree char *note = NULL;

  if (display != DUB_DISPLAY_GARMENTS || at < 0)
    return;
  note = dub_text_entry_note (&game->box, &(DubDetail){ .display = DUB_DISPLAY_GARMENTS,
                                                        .garment = game->state.garments[at] });
  if (note != NULL)
    printf ("%s\n", note);
}

static gboolean
enter (DubSession *session, DubDisplayName display, char **codes, GError **error)
{
  const DubGame *game = dub_session_get_game (session);

  for (guint i = 0; codes[i] != NULL; i++) {
    int at = dub_round_get_next (&game->box, &game->state, display);

    if (!dub_entry_code_perform (session, display, codes[i], error))
      return FALSE;
    print_note (dub_session_get_game (session), display, at);
  }

  return TRUE;
}

gboolean
dub_play_command (DubSession *session, char **words, gboolean *known, GError **error)
{
  static const char *const displays[DUB_N_DISPLAYS] = { "r", "g", "e", "j" };
  guint n = g_strv_length (words) - 1;

  *known = TRUE;
  for (guint i = 0; i < DUB_N_DISPLAYS; i++)
    if (n > 0 && g_str_equal (words[0], displays[i]))
      return enter (session, i, words + 1, error);

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++) {
    const Command *command = &commands[i];
    DubAction action = { .type = (guint8) command->type };

    if (!g_str_equal (words[0], command->word))
      continue;
    if (n < command->min || n > command->max)
      return refuse (words[0], error);

    return command->parse (session, words, &action, error) &&
           dub_session_perform (session, &action, error);
  }
  *known = FALSE;

  return refuse (words[0], error);
}
