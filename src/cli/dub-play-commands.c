/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-play-commands.h"

#include "dub-entry-code.h"
#include "dub-event-line.h"
#include "dub-line-values.h"
#include "dub-round.h"
#include "dub-store-error.h"
#include "dub-sum.h"
#include "dub-text-box.h"

#include <stdio.h>
#include <string.h>

/* The form has one word per argument: a word in capitals names a row of arguments[], a
 * word in lower case is typed literally and sets the flag. Arguments in brackets are
 * optional, and "..." stands for fields as in the journal. */
typedef struct {
  const char *word;
  const char *form;
  DubActionType type;
  gboolean flag;
} Command;

static const Command commands[] = {
  { "empty", "DISPLAY", DUB_ACTION_LEAVE_EMPTY, FALSE },
  { "fill", "", DUB_ACTION_FILL, FALSE },
  { "ready", "", DUB_ACTION_READY, FALSE },
  { "reveal", "[CARD]", DUB_ACTION_REVEAL, FALSE },
  { "card", "CARD", DUB_ACTION_REPORT, FALSE },
  { "otherwise", "ORDER ...", DUB_ACTION_DEVIATE, FALSE },
  { "done", "", DUB_ACTION_DONE, FALSE },
  { "tile", "PLACE COLUMN [discard]", DUB_ACTION_YOU_TILE, FALSE },
  { "rent", "PLACE HALL SPACE", DUB_ACTION_YOU_GARMENT, FALSE },
  { "sell", "PLACE", DUB_ACTION_YOU_GARMENT, TRUE },
  { "jewelry", "PLACE", DUB_ACTION_YOU_JEWELRY, FALSE },
  { "hire", "PLACE|specialist", DUB_ACTION_YOU_HIRE, FALSE },
  { "depute", "TYPE", DUB_ACTION_YOU_DEPUTE, FALSE },
  { "fund", "WHERE PLACE", DUB_ACTION_YOU_FUND, FALSE },
  { "favor", "", DUB_ACTION_YOU_FAVOR, FALSE },
  { "exam", "TRACK [CROWN]", DUB_ACTION_YOU_EXAM, FALSE },
  { "count", "FACT AMOUNT [keep]", DUB_ACTION_YOU_COUNT, FALSE },
  { "end", "", DUB_ACTION_END_TURN, FALSE },
  { "income", "", DUB_ACTION_INCOME, FALSE },
  { "up", "PLACE CROWN", DUB_ACTION_TURN_UP, FALSE },
  { "finish", "", DUB_ACTION_FINISH, FALSE },
  { "fix", "...", DUB_ACTION_CORRECT, FALSE },
};

typedef struct _Argument Argument;

struct _Argument {
  const char *name;
  gboolean (*read) (const Argument *self, const char *word, DubDetail *detail);
  gsize offset; /* of its field in DubDetail */
  DubSet set;   /* of its names */
};

static const char *const displays[DUB_N_DISPLAYS] = { "r", "g", "e", "j" };

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

/* Places count from 1 for players and from 0 in the game. */
static gboolean
read_place (const Argument *self, const char *word, DubDetail *detail)
{
  guint64 n;

  if (!g_ascii_string_to_unsigned (word, 10, 1, 64, &n, NULL))
    return FALSE;
  G_STRUCT_MEMBER (guint8, detail, self->offset) = (guint8) (n - 1);

  return TRUE;
}

static gboolean
read_name (const Argument *self, const char *word, DubDetail *detail)
{
  return dub_value_parse_name (get_piece (word), self->set,
                               G_STRUCT_MEMBER_P (detail, self->offset));
}

static gboolean
read_crown (const Argument *self, const char *word, DubDetail *detail)
{
  return g_str_equal (word, "none") || read_name (self, word, detail);
}

static gboolean
read_card (const Argument *self, const char *word, DubDetail *detail)
{
  (void) self;

  return dub_value_parse_card (get_piece (word), &detail->card);
}

static gboolean
read_display (const Argument *self, const char *word, DubDetail *detail)
{
  (void) self;
  while (detail->display < DUB_N_DISPLAYS && !g_str_equal (word, displays[detail->display]))
    detail->display++;

  return detail->display < DUB_N_DISPLAYS;
}

/* Expects that the drawer was read before. */
static gboolean
read_column (const Argument *self, const char *word, DubDetail *detail)
{
  guint column;

  if (!dub_name_find (self->set, word, &column))
    return FALSE;
  detail->at = (guint8) (detail->at * DUB_N_COLUMNS + column);

  return TRUE;
}

static gboolean
parse_bonuses (const char *word, guint8 *crowns)
{
  g_auto (GStrv) names = g_strsplit (word, ":", -1);
  guint crown;

  for (guint i = 0; names[i] != NULL; i++) {
    if (!dub_name_find (DUB_SET_CROWN, names[i], &crown))
      return FALSE;
    *crowns |= (guint8) (1u << (crown - 1));
  }

  return TRUE;
}

/* Expects that the fact was read before. Jewelry and bonuses are lists with colons. */
static gboolean
read_amount (const Argument *self, const char *word, DubDetail *detail)
{
  gint n;

  (void) self;
  if (detail->fact < DUB_N_COUNTS) {
    if (!dub_sum_parse (word, 0, G_MAXINT16, &n))
      return FALSE;
    detail->n = (gint16) n;
    return TRUE;
  }
  if (g_str_equal (word, "none"))
    return TRUE;
  if (detail->fact == DUB_FACT_JEWELRY)
    return dub_value_parse_jewelry (get_piece (word), detail->jewelry);

  return parse_bonuses (word, &detail->crowns);
}

#define FIELD(name) G_STRUCT_OFFSET (DubDetail, name)

static const Argument arguments[] = {
  { "PLACE", read_place, FIELD (at), 0 },
  { "HALL", read_place, FIELD (hall), 0 },
  { "SPACE", read_place, FIELD (space), 0 },
  { "ORDER", read_place, FIELD (deviation.index), 0 },
  { "TYPE", read_name, FIELD (type), DUB_SET_TYPE },
  { "WHERE", read_name, FIELD (decoration), DUB_SET_DECORATION_KIND },
  { "TRACK", read_name, FIELD (track), DUB_SET_TRACK },
  { "FACT", read_name, FIELD (fact), DUB_SET_FACT },
  { "CROWN", read_crown, FIELD (employee.crown), DUB_SET_CROWN },
  { "COLUMN", read_column, FIELD (at), DUB_SET_COLUMN },
  { "CARD", read_card, FIELD (card), 0 },
  { "DISPLAY", read_display, FIELD (display), 0 },
  { "AMOUNT", read_amount, FIELD (n), 0 },
};

static gboolean
read_argument (const char *form, const char *word, DubDetail *detail)
{
  g_auto (GStrv) choices = g_strsplit_set (form, "[|]", -1);

  for (guint i = 0; choices[i] != NULL; i++) {
    if (g_str_equal (word, choices[i]) && g_ascii_islower (*word)) {
      detail->flag = TRUE;
      return TRUE;
    }
    for (guint j = 0; j < G_N_ELEMENTS (arguments); j++)
      if (g_str_equal (choices[i], arguments[j].name) &&
          arguments[j].read (&arguments[j], word, detail))
        return TRUE;
  }

  return FALSE;
}

static gboolean
parse_line (DubSession *session, const char *first, char **words, DubAction *action, GError **error)
{
  g_autofree char *rest = g_strjoinv (" ", words);
  g_autofree char *line = g_strdup_printf ("%s%s", first, rest);

  return dub_action_line_parse (line, strlen (line), &dub_session_get_game (session)->box, action,
                                error);
}

/* A deviation has the verb of its step. Players type its fields without the "to-" that
 * they have in the journal. */
static gboolean
parse_deviation (DubSession *session, char **words, DubAction *action, GError **error)
{
  const DubTurn *turn = dub_session_get_turn (session);
  guint8 index = action->detail.deviation.index;
  g_autoptr (GStrvBuilder) fields = g_strv_builder_new ();
  g_auto (GStrv) rest = NULL;

  if (turn == NULL || index >= turn->n_steps)
    return refuse (words[1], error);

  for (guint i = 2; words[i] != NULL; i++) {
    gboolean is_mask = g_str_has_prefix (words[i], "mask=");
    g_autofree char *field = g_strconcat ("to-", is_mask ? "tiles" : words[i],
                                          is_mask ? words[i] + strlen ("mask") : NULL, NULL);

    g_strv_builder_add (fields, field);
  }
  rest = g_strv_builder_end (fields);
  if (!parse_line (session, "otherwise ", rest, action, error))
    return FALSE;
  action->detail.deviation.index = index;
  action->detail.deviation.verb = turn->steps[index].verb;

  return TRUE;
}

static gboolean
parse (DubSession *session, const Command *command, char **words, DubAction *action, GError **error)
{
  g_auto (GStrv) forms = g_strsplit (command->form, " ", -1);
  gboolean has_option = g_str_has_suffix (command->form, "]");
  gboolean has_fields = g_str_has_suffix (command->form, "...");
  guint n = g_strv_length (words) - 1, n_forms = g_strv_length (forms);

  if (n + has_option < n_forms || (n > n_forms && !has_fields))
    return refuse (words[0], error);
  for (guint i = 0; i < n && i + has_fields < n_forms; i++)
    if (!read_argument (forms[i], words[i + 1], &action->detail))
      return refuse (words[i + 1], error);
  if (!has_fields)
    return TRUE;
  if (action->type == DUB_ACTION_DEVIATE)
    return parse_deviation (session, words, action, error);
  /* A missing value would clear the place. */
  if (n < 2)
    return refuse (words[1], error);

  return parse_line (session, "fix fix=", words + 1, action, error);
}

/* The table takes precedence over the profile, so a garment that the profile does not have
 * is only noted. */
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

/* Codes for any display, as in the app. */
static gboolean
enter_codes (DubSession *session, char **words, GError **error)
{
  g_autofree char *text = g_strjoinv (" ", words);
  g_auto (DubEntryLine) line = { 0 };

  dub_entry_line_read (session, DUB_DISPLAY_GARMENTS, text, &line);
  if (line.actions->len == 0)
    return refuse (words[0], error);
  if (!dub_entry_line_perform (session, &line, error))
    return FALSE;
  printf ("%s\n", line.understood);
  if (line.problem != NULL)
    g_set_error_literal (error, DUB_STORE_ERROR, DUB_STORE_ERROR_VALUE, line.problem);

  return line.problem == NULL;
}

gboolean
dub_play_command (DubSession *session, char **words, GError **error)
{
  for (guint i = 0; i < DUB_N_DISPLAYS; i++)
    if (words[1] != NULL && g_str_equal (words[0], displays[i]))
      return enter (session, i, words + 1, error);

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++) {
    const Command *command = &commands[i];
    DubAction action = { .type = (guint8) command->type,
                         .detail = { .flag = (guint8) command->flag } };

    if (g_str_equal (words[0], command->word))
      return parse (session, command, words, &action, error) &&
             dub_session_perform (session, &action, error);
  }

  return enter_codes (session, words, error);
}

const char *
dub_play_get_word (DubActionType type)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (commands[i].type == type)
      return commands[i].word;

  return NULL;
}
