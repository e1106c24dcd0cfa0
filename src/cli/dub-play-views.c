/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-play-views.h"

#include "config.h"
#include "dub-columns.h"
#include "dub-deal-box.h"
#include "dub-play-board.h"
#include "dub-play-commands.h"
#include "dub-screen.h"
#include "dub-session.h"
#include "dub-text-caption.h"
#include "dub-text-status.h"
#include "dub-text-yours.h"
#include "dub-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

void
dub_play_append_lines (GString *text, char **lines, gboolean numbered)
{
  for (guint i = 0; lines[i] != NULL; i++)
    if (numbered)
      g_string_append_printf (text, "  %u. %s\n", i + 1, lines[i]);
    else
      g_string_append_printf (text, "  %s\n", lines[i]);
}

static const char *const groups[DUB_N_PLAY_GROUPS] = {
  [DUB_PLAY_PREPARING] = NC_ ("play group", "Preparing"),
  [DUB_PLAY_HER_TURN] = NC_ ("play group", "Her turn"),
  [DUB_PLAY_YOUR_TURN] = NC_ ("play group", "Your turn"),
  [DUB_PLAY_ANY_TIME] = NC_ ("play group", "Any time"),
  [DUB_PLAY_THE_END] = NC_ ("play group", "The end"),
};

static void
append_due (GString *text, const DubGame *game)
{
  for (DubDisplayName display = 0; display < DUB_N_DISPLAYS; display++) {
    g_autofree char *due = dub_text_due (&game->box, &game->state, display);

    if (due != NULL)
      g_string_append_printf (text, "  %s\n", due);
  }
}

/* Each argument of a command, with the expected words. */
static void
append_arguments (GString *text, const DubPlayCommand *command)
{
  g_auto (GStrv) words = g_strsplit_set (command->form, " []|", -1);

  for (guint i = 0; words[i] != NULL; i++) {
    const DubPlayArgument *argument = dub_play_find_argument (words[i]);

    if (argument == NULL)
      continue;
    g_string_append (text, "  ");
    dub_columns_append_padded (text,
                               g_dpgettext2 (GETTEXT_PACKAGE, "play argument", argument->title),
                               14);
    g_string_append_printf (text, "  %s\n",
                            g_dpgettext2 (GETTEXT_PACKAGE, "expected", argument->expected));
  }
}

/* The command that answers a question; and if a piece is asked for, the codes that are possible. */
static void
append_answers (GString *text, DubSession *session, DubQuestionKind kind)
{
  static const char *const words[] = {
    [DUB_QUESTION_TILE_FACES] = "r", [DUB_QUESTION_GARMENT] = "g", [DUB_QUESTION_EMPLOYEES] = "e",
    [DUB_QUESTION_JEWELRY] = "j",    [DUB_QUESTION_CARD] = "card", [DUB_QUESTION_YOU] = "count",
    [DUB_QUESTION_STAFF] = "up",
  };
  const DubPlayCommand *command = dub_play_find (words[kind]);
  char *before[] = { (char *) words[kind], NULL };
  g_autofree char *form = dub_play_dup_form (command);
  gboolean files;

  g_string_append_printf (text, "  %s\n", form);
  append_arguments (text, command);
  if (command->move.verb == DUB_MOVE_ENTER) {
    g_auto (GStrv) codes = dub_play_complete (session, before, "", &files);
    g_autofree char *list = g_strjoinv (", ", codes);

    g_string_append_printf (text, "  %s\n", list);
  }
}

static void
append_question (GString *text, DubSession *session)
{
  const DubQuestion *question = dub_session_get_question (session);
  const DubGame *game = dub_session_get_game (session);
  g_autofree char *sentence = NULL, *reason = NULL;

  if (question == NULL)
    return;
  sentence = dub_text_question (&game->box, &game->state, question);
  reason = dub_text_question_reason (question);
  g_string_append (text, "? ");
  dub_screen_append_bold (text, sentence);
  g_string_append_printf (text, "\n  %s\n", reason);
  append_answers (text, session, question->kind);
}

void
dub_play_show (DubSession *session)
{
  const DubGame *game = dub_session_get_game (session);
  g_autofree char *status = dub_text_status (&game->state);
  g_autofree char *next = dub_session_dup_guide (session);
  g_auto (GStrv) orders = dub_session_dup_orders (session);
  g_auto (GStrv) rulings = dub_session_dup_rulings (session);
  g_autofree char *last = dub_session_dup_gains (session);
  g_autofree char *gains = last != NULL ? dub_session_dup_turn_gains (session) : NULL;
  g_auto (GStrv) beginning = dub_session_dup_beginning (session);
  g_auto (GStrv) waiting = dub_text_waiting (&game->state.yours.turn);
  g_auto (GStrv) reminders = dub_session_dup_reminders (session);
  g_autoptr (GString) text = g_string_new ("\n");

  /* The board comes before the rest, which is nearer to the prompt. In plain text it is shown
   * only on request. */
  if (game->state.phase == DUB_PHASE_TURNS && game->state.turn == DUB_YOU &&
      !dub_screen_is_plain ())
    dub_play_board_append_changed (text, session);
  if (gains != NULL)
    g_string_append_printf (text, "%s\n", gains);
  dub_screen_append_bold (text, status);
  g_string_append_printf (text, "\n%s\n", next);
  if (game->state.playing.action != DUB_CARD_UNKNOWN) {
    g_autofree char *card = dub_text_card (game->state.playing);

    dub_screen_append_bold (text, card);
    g_string_append_c (text, '\n');
  }
  dub_play_append_lines (text, orders, TRUE);
  dub_play_append_lines (text, rulings, FALSE);
  dub_play_append_lines (text, waiting, FALSE);
  dub_play_append_lines (text, beginning, FALSE);
  dub_play_append_lines (text, reminders, FALSE);
  append_due (text, game);
  append_question (text, session);
  if (game->state.phase == DUB_PHASE_INCOME) {
    g_auto (GStrv) audit = dub_text_audit (&game->state);

    dub_play_append_lines (text, audit, FALSE);
  }
  dub_screen_say (text->str);
}

/* Where a card is, if you told it. */
static const char *const wheres[] = {
  [DUB_WHERE_SUPPLY] = NC_ ("your card", "in your supply"),
  [DUB_WHERE_HAND] = NC_ ("your card", "in your hand"),
  [DUB_WHERE_PLAYED] = NC_ ("your card", "played"),
  [DUB_WHERE_DISCARDS] = NC_ ("your card", "in your discards"),
};

static void
append_cards (GString *text, const DubGame *game)
{
  const DubSide *you = &game->state.sides[DUB_YOU];

  for (guint i = 0; i < you->n_staff; i++) {
    g_autofree char *name = dub_text_employee (&game->box, you->staff[i]);
    const char *where = wheres[you->where[i]];

    g_string_append_printf (text, "  %u. %s%s%s\n", i + 1, name, where != NULL ? " – " : "",
                            where != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, "your card", where)
                                          : "");
  }
}

gboolean
dub_play_show_purse (DubSession *session, const char *rest)
{
  const DubGame *game = dub_session_get_game (session);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *purse = dub_text_purse (&game->state);
  g_autofree char *played = dub_text_hand_title (&game->box, &game->state);
  g_autofree char *bonus = dub_text_bonus_title ();
  guint n, n_options = 0;
  const DubMove *legal = dub_session_get_legal (session, &n);

  g_string_append_printf (text, "%s\n", purse);
  append_cards (text, game);
  if (game->state.yours.turn.card.type != DUB_TYPE_NONE)
    g_string_append_printf (text, "%s\n", played);
  for (guint i = 0; i < n; i++)
    if (legal[i].verb == DUB_MOVE_BONUS) {
      g_autofree char *brings = dub_text_offer (&game->box, &game->state, &legal[i]);

      if (n_options == 0)
        g_string_append_printf (text, "%s\n", bonus);
      g_string_append_printf (text, "  %u. %s\n", ++n_options, brings);
    }

  return dub_screen_print (text->str);
}

gboolean
dub_play_show_yours (DubSession *session, const char *rest)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (DubYourTopic i = 0; i < DUB_N_YOURS; i++) {
    g_autoptr (DubYourPart) part = dub_your_part_new (dub_session_get_game (session), i);

    if (part == NULL)
      continue;
    dub_screen_append_bold (text, part->title);
    g_string_append_c (text, '\n');
    for (guint j = 0; j < part->lines->len; j++) {
      const DubYourLine *line = &g_array_index (part->lines, DubYourLine, j);

      g_autofree char *both =
          *line->value != '\0'
              /* Translators: what is counted, and the figure. */
              ? g_strdup_printf (C_ ("figure", "%s: %s"), line->name, line->value)
              : g_strdup (line->name);

      g_string_append_printf (text, "  %s\n", both);
    }
  }

  return dub_screen_print (text->str);
}

gboolean
dub_play_show_audit (DubSession *session, const char *rest)
{
  g_auto (GStrv) audit = dub_text_audit (&dub_session_get_game (session)->state);
  g_autoptr (GString) text = g_string_new (NULL);

  dub_play_append_lines (text, audit, FALSE);

  return dub_screen_print (text->str);
}

gboolean
dub_play_show_teardown (DubSession *session, const char *rest)
{
  g_auto (GStrv) lines =
      dub_text_teardown (dub_history_get_setup (dub_session_get_history (session)));
  g_autoptr (GString) text = g_string_new (NULL);

  dub_play_append_lines (text, lines, FALSE);

  return dub_screen_print (text->str);
}

gboolean
dub_play_show_board (DubSession *session, const char *rest)
{
  g_autoptr (GString) text = g_string_new (NULL);

  dub_play_board_append (text, session);

  return dub_screen_print (text->str);
}

gboolean
dub_play_show_log (DubSession *session, const char *rest)
{
  const DubHistory *history = dub_session_get_history (session);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < dub_history_get_n_entries (history); i++) {
    g_autofree char *title = dub_log_dup_heading (history, i);

    g_string_append_printf (text, "%s%3u  %u  %s\n",
                            i >= dub_history_get_position (history) ? "-" : " ", i + 1,
                            dub_history_get_state (history, i + 1)->round, title);
  }

  return dub_screen_print (text->str);
}

static void
append_reason (GString *text, const DubGame *game, const DubScore *score, DubOwner owner,
               guint line)
{
  g_autofree char *reason = dub_text_score_reason (&game->box, &game->state, score, owner, line);

  if (reason != NULL && *reason != '\0')
    g_string_append_printf (text, "%*s%s\n", dub_screen_is_plain () ? 2 : 12, "", reason);
}

/* Each figure is followed by its reason in plain text, and in columns both by both, below the
 * letters of the players. */
static void
append_score (GString *text, const DubGame *game, const DubScore *score)
{
  const DubSideScore *hers = &score->sides[DUB_BARRY], *yours = &score->sides[DUB_YOU];
  g_autofree char *winner =
      game->state.phase < DUB_PHASE_SCORING ? dub_text_score_now (score) : dub_text_winner (score);

  if (!dub_screen_is_plain ()) {
    dub_columns_append_right (text, dub_text_initial (DUB_BARRY), 4);
    dub_columns_append_right (text, dub_text_initial (DUB_YOU), 5);
    g_string_append_c (text, '\n');
  }
  for (guint i = 0; i < DUB_N_SCORE_LINES; i++) {
    g_autofree char *line = dub_text_score_line (i);

    if (!dub_screen_is_plain ())
      g_string_append_printf (text, "%4u %4u  %s\n", hers->lines[i], yours->lines[i], line);
    for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
      if (dub_screen_is_plain ()) {
        g_autofree char *points = g_strdup_printf ("%u", score->sides[owner].lines[i]);
        g_autofree char *within = dub_text_within (line);

        dub_figures_append_fact (text, dub_text_person (owner), within, points);
      }
      append_reason (text, game, score, owner, i);
    }
  }
  if (!dub_screen_is_plain ())
    g_string_append_printf (text, "%4u %4u  ", hers->total, yours->total);
  dub_screen_append_bold (text, winner);
  g_string_append_c (text, '\n');
}

void
dub_play_append_code (GString *text, DubSession *session)
{
  g_autofree char *code = dub_deal_dup_code_of (dub_session_get_history (session));
  g_autofree char *line = code != NULL ? dub_text_deal_code (code) : NULL;

  if (line != NULL)
    g_string_append_printf (text, "%s\n", line);
}

gboolean
dub_play_show_score (DubSession *session, const char *rest)
{
  const DubGame *game = dub_session_get_game (session);
  g_autoptr (GString) text = g_string_new (NULL);
  DubScore score;

  dub_score_count (&game->box, &game->state, &score);
  if (score.question.kind != DUB_QUESTION_NOTHING) {
    g_autofree char *question = dub_text_question (&game->box, &game->state, &score.question);

    g_string_append_printf (text, "? %s\n", question);
    append_answers (text, session, score.question.kind);
  } else
    append_score (text, game, &score);
  if (game->state.phase == DUB_PHASE_OVER)
    dub_play_append_code (text, session);

  return dub_screen_print (text->str);
}

gboolean
dub_play_show_why (DubSession *session, const char *rest)
{
  gboolean is_her_turn = dub_session_get_turn (session) != NULL;
  g_auto (GStrv) orders = dub_session_dup_orders (session);
  g_autoptr (GString) text = g_string_new (NULL);
  guint first = 0, n = is_her_turn ? g_strv_length (orders) : 0;
  guint64 order;

  if (n == 0) {
    dub_screen_complain (C_ ("play", "She has no steps now."));
    return FALSE;
  }
  if (*rest != '\0') {
    if (!g_ascii_string_to_unsigned (rest, 10, 1, n, &order, NULL)) {
      g_autofree char *sentence = g_strdup_printf (
          /* Translators: %u is how many steps her turn has. */
          C_ ("play", "Expected: a step from 1 to %u."), n);

      dub_screen_complain (sentence);
      return FALSE;
    }
    first = (guint) order - 1;
    n = first + 1;
  }
  for (guint i = first; i < n; i++) {
    g_auto (GStrv) reasons = dub_session_dup_reasons (session, i);

    g_string_append_printf (text, "%u. %s\n", i + 1, orders[i]);
    dub_play_append_lines (text, reasons, FALSE);
  }

  return dub_screen_print (text->str);
}

static const char *
get_group (DubPlayGroup group)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "play group", groups[group]);
}

/* The forms of a group, side by side. */
static void
append_group (GString *text, DubPlayGroup group, guint indent)
{
  const char *separator = "";

  g_string_append (text, "  ");
  dub_columns_append_padded (text, get_group (group), indent - 2);
  for (const DubPlayCommand *command = dub_play_commands; command->word != NULL; command++)
    if (command->group == group) {
      g_autofree char *form = dub_play_dup_form (command);
      g_auto (GStrv) words = g_strsplit (form, " ", -1);
      g_autofree char *joined = g_strjoinv (dub_screen_get_width () > 0 ? "\u00a0" : " ", words);

      g_string_append_printf (text, "%s%s", separator, joined);
      separator = ", ";
    }
  g_string_append_c (text, '\n');
}

static char *
dup_help (void)
{
  g_auto (GStrv) legend = dub_text_legend ();
  GString *text = g_string_new (NULL);
  guint indent = 0;

  g_string_append_printf (text, "%s\n",
                          C_ ("help of play",
                              "Enter alone does what comes next. Places are counted from the left, "
                              "starting at 1. Words in capitals are placeholders; “help WORD” "
                              "explains a command, Tab completes it."));
  for (guint i = 0; i < DUB_N_PLAY_GROUPS; i++)
    indent = MAX (indent, dub_columns_get_width (get_group (i)) + 4);
  for (guint i = 0; i < DUB_N_PLAY_GROUPS; i++)
    append_group (text, i, indent);
  for (guint i = 0; legend[i] != NULL; i++)
    g_string_append_printf (text, "  %s\n", legend[i]);

  return g_string_free (text, FALSE);
}

/* Each argument with what is expected there, once. */
static char *
dup_help_of (const DubPlayCommand *command)
{
  g_autofree char *form = dub_play_dup_form (command);
  GString *text = g_string_new (NULL);

  dub_screen_append_bold (text, form);
  g_string_append_printf (text, "\n  %s\n",
                          g_dpgettext2 (GETTEXT_PACKAGE, "play command", command->text));
  append_arguments (text, command);

  return g_string_free (text, FALSE);
}

gboolean
dub_play_show_help (DubSession *session, const char *rest)
{
  const DubPlayCommand *command = *rest != '\0' ? dub_play_find (rest) : NULL;
  g_autofree char *text = command != NULL ? dup_help_of (command) : dup_help ();

  return dub_screen_print (text);
}
