/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * dubarry-cli play: plays a whole game in a terminal or from a script.
 */

#include "dub-cli.h"

#include "config.h"
#include "dub-names.h"
#include "dub-play-board.h"
#include "dub-play-commands.h"
#include "dub-preparation.h"
#include "dub-text.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static void
show_help (DubSession *session)
{
  (void) session;
  fputs (C_("help of play",
            /* Translators: words in small letters are commands, to be typed like this: leave
             * them as they are. Words in capitals stand for what the player names. */
            "Enter alone does what comes next. Places count from 1, from the left.\n"
            "  Preparing   r bp go …, g b3 o7t …, e ID …, j blue …, empty r|g|j, fill, ready\n"
            "  Her turn    reveal [CARD], card CARD, why [N], otherwise N at=… hall=…, done\n"
            "  Your turn   tile DRAWER left|center|right [discard], rent GARMENT HALL SPACE,\n"
            "              sell GARMENT, jewelry N, hire N|specialist, depute TYPE,\n"
            "              fund WHERE N, favor, exam TRACK [ID], end\n"
            "  Any time    count FACT N [keep], fix WHAT …, undo, redo, log, score, board, audit,\n"
            "              save FILE, help, quit; every step is saved\n"
            "  The end     income, up N ID|none, finish\n"),
      stdout);
}

static void
print_lines (char **lines, gboolean numbered)
{
  for (guint i = 0; lines[i] != NULL; i++)
    if (numbered)
      printf ("  %u. %s\n", i + 1, lines[i]);
    else
      printf ("  %s\n", lines[i]);
}

static void
show_due (const DubGame *game)
{
  for (DubDisplayName display = 0; display < DUB_N_DISPLAYS; display++) {
    g_autofree char *due = dub_text_due (&game->box, &game->state, display);

    if (due != NULL)
      printf ("  %s\n", due);
  }
}

static void
show_question (DubSession *session)
{
  g_autofree char *question = dub_session_dup_question (session);
  g_autofree char *reason = dub_session_dup_question_reason (session);

  if (question != NULL)
    printf ("? %s\n  %s\n", question, reason);
}

static void
show_audit (DubSession *session)
{
  g_auto (GStrv) audit = dub_session_dup_audit (session);

  print_lines (audit, FALSE);
}

/* Shows the state of the game and what to do now. */
static void
show (DubSession *session)
{
  const DubGame *game = dub_session_get_game (session);
  g_autofree char *status = dub_text_status (&game->state);
  g_autofree char *next = dub_text_next (&game->state);
  g_auto (GStrv) orders = dub_session_dup_orders (session);
  g_auto (GStrv) rulings = dub_session_dup_rulings (session);

  printf ("\n%s\n%s\n", status, next);
  if (game->state.playing.action != DUB_CARD_UNKNOWN) {
    g_autofree char *card = dub_text_card (game->state.playing);

    printf ("%s\n", card);
  }
  print_lines (orders, TRUE);
  print_lines (rulings, FALSE);
  if (game->state.phase == DUB_PHASE_TURNS && game->state.turn == DUB_YOU)
    dub_play_board_print (game);
  show_due (game);
  show_question (session);
  if (game->state.phase == DUB_PHASE_INCOME)
    show_audit (session);
}

static void
show_log (DubSession *session)
{
  GListModel *log = dub_session_get_log (session);

  for (guint i = 0; i < g_list_model_get_n_items (log); i++) {
    g_autoptr (DubLogItem) item = g_list_model_get_item (log, i);
    g_autofree char *title = dub_log_item_dup_title (item);

    printf ("%s%3u  %u  %s\n", dub_log_item_get_undone (item) ? "-" : " ", i + 1,
            dub_log_item_get_round (item), title);
  }
}

static void
show_score (DubSession *session)
{
  const DubGame *game = dub_session_get_game (session);
  g_autofree char *winner = NULL;
  DubScore score;

  dub_session_count_score (session, &score);
  if (score.question.kind != DUB_QUESTION_NOTHING) {
    g_autofree char *question = dub_text_question (&game->box, &game->state, &score.question);

    printf ("? %s\n", question);
    return;
  }
  for (guint i = 0; i < DUB_N_SCORE_LINES; i++) {
    g_autofree char *line = dub_text_score_line (i);

    printf ("%4u %4u  %s\n", score.sides[DUB_BARRY].lines[i], score.sides[DUB_YOU].lines[i], line);
    for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
      g_autofree char *reason = dub_text_score_reason (&game->box, &game->state, &score, owner, i);

      if (reason != NULL && *reason != '\0')
        printf ("            %s\n", reason);
    }
  }
  winner = dub_text_winner (&score);
  printf ("%4u %4u  %s\n", score.sides[DUB_BARRY].total, score.sides[DUB_YOU].total, winner);
}

static gboolean
show_why (DubSession *session, const char *word)
{
  const DubTurn *turn = dub_session_get_turn (session);
  guint first = 0, n = turn != NULL ? turn->n_steps : 0;
  guint64 order;

  if (n == 0)
    return FALSE;
  if (word != NULL) {
    if (!g_ascii_string_to_unsigned (word, 10, 1, n, &order, NULL))
      return FALSE;
    first = (guint) order - 1;
    n = first + 1;
  }
  for (guint i = first; i < n; i++) {
    g_auto (GStrv) reasons = dub_session_dup_reasons (session, i);

    printf ("%u.\n", i + 1);
    print_lines (reasons, FALSE);
  }

  return TRUE;
}

/* Returns the command for an empty line. The score is shown before the game is finished. */
static const char *
get_default (DubSession *session)
{
  DubActionType next = dub_session_get_next (session);

  if (next == DUB_ACTION_FINISH)
    return "score";

  return next == DUB_N_ACTIONS ? "quit" : dub_play_get_word (next);
}

static void
show_board (DubSession *session)
{
  dub_play_board_print (dub_session_get_game (session));
}

static const struct {
  const char *word;
  void (*show) (DubSession *session);
} views[] = {
  { "log", show_log },     { "board", show_board }, { "score", show_score },
  { "audit", show_audit }, { "help", show_help },
};

static gboolean
look_at (DubSession *session, char **words)
{
  if (g_str_equal (words[0], "why")) {
    if (!show_why (session, words[1]))
      show_help (session);
    return TRUE;
  }
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    if (g_str_equal (words[0], views[i].word)) {
      views[i].show (session);
      return TRUE;
    }

  return FALSE;
}

/* A tile has to be known before it can be taken. Repeats the place of the refused command,
 * counted from 0 as in the journal. */
static void
hint (const GError *error, char **words)
{
  gboolean is_jewelry = g_str_equal (words[0], "jewelry");
  g_autofree char *line = NULL;
  guint64 place;

  if (!g_error_matches (error, DUB_GAME_ERROR, DUB_GAME_ERROR_ASKED) || words[1] == NULL ||
      !(is_jewelry || g_str_equal (words[0], "rent") || g_str_equal (words[0], "sell")) ||
      !g_ascii_string_to_unsigned (words[1], 10, 1, DUB_MAX_SPACES, &place, NULL))
    return;
  line = g_strdup_printf (is_jewelry ? "fix jewel at=%u colour=blue"
                                     : "fix garment at=%u garment=blue:3:thimble",
                          (guint) place - 1);
  /* Translators: %s is a command, to be typed with what is true. */
  fprintf (stderr, C_("command line", "Say what it is, for example: %s"), line);
  fputc ('\n', stderr);
}

/* Prints the error, and what to do if the game cannot be saved. */
static void
refuse (DubSession *session, const GError *error)
{
  g_autofree char *sentence = dub_session_dup_sentence (session, error);
  g_autofree char *trouble = dub_session_dup_trouble (session);

  fprintf (stderr, "%s\n", sentence);
  if (g_strcmp0 (sentence, trouble) == 0)
    /* Translators: “save” is a command and stays; FILE stands for what the player names. */
    fprintf (stderr, "%s\n", C_("play", "The command “save FILE” saves a copy."));
}

/* The path is the rest of the line, including spaces. */
static gboolean
save (DubSession *session, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (*path == '\0') {
    show_help (session);
    return FALSE;
  }
  if (dub_session_save_copy (session, path, &error)) {
    /* Translators: %s is the name of a file. */
    printf (C_("play", "A copy of the game is saved: %s"), path);
    fputc ('\n', stdout);
    return TRUE;
  }
  sentence = dub_text_error (error);
  fprintf (stderr, "%s\n", sentence);

  return FALSE;
}

static gboolean
change (DubSession *session, char **words)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *title = NULL;
  gboolean good;

  if (g_str_equal (words[0], "undo")) {
    title = dub_session_dup_undo_title (session);
    good = dub_session_undo (session, &error);
  } else if (g_str_equal (words[0], "redo")) {
    title = dub_session_dup_redo_title (session);
    good = dub_session_redo (session, &error);
  } else
    good = dub_play_command (session, words, &error);

  if (!good) {
    refuse (session, error);
    hint (error, words);
    return FALSE;
  }
  if (title != NULL)
    printf ("%s: %s\n", words[0], title);
  show (session);

  return TRUE;
}

/* Returns FALSE to end the loop. */
static gboolean
obey (DubSession *session, char *line, gboolean *failed)
{
  g_auto (GStrv) words = NULL;

  g_strstrip (line);
  if (*line == '#')
    return TRUE;
  /* An empty line does not answer an open question, so show it again. */
  if (*line == '\0' && dub_session_get_question (session) != NULL &&
      dub_session_get_turn (session) != NULL) {
    show (session);
    return TRUE;
  }
  words =
      g_regex_split_simple ("[ \t]+", *line == '\0' ? get_default (session) : line, G_REGEX_RAW, 0);
  if (g_str_equal (words[0], "quit"))
    return FALSE;
  if (g_str_equal (words[0], "save"))
    *failed |= !save (session, g_strchug (line + strlen ("save")));
  else if (!look_at (session, words) && !change (session, words))
    *failed = TRUE;

  return TRUE;
}

static int
play (DubSession *session)
{
  gboolean interactive = isatty (STDIN_FILENO), failed = FALSE, more = TRUE;
  g_auto (GStrv) warnings = dub_session_dup_warnings (session);
  g_autofree char *line = NULL;
  size_t size = 0;

  printf ("%s (%s)\n", dub_session_get_name (session), dub_session_get_id (session));
  print_lines (warnings, FALSE);
  show (session);
  while (more) {
    if (interactive)
      fputs ("> ", stdout);
    fflush (stdout);
    if (getline (&line, &size, stdin) < 0)
      break;
    more = obey (session, line, &failed);
  }

  return failed && !interactive ? DUB_CLI_NO : DUB_CLI_OK;
}

/* Prints the setup list of a new game, or the recap of a resumed one. */
static void
introduce (DubSession *session, gboolean is_new, const DubSetup *setup)
{
  g_auto (GStrv) lines = is_new ? dub_text_setup (&dub_session_get_game (session)->box, setup)
                                : dub_session_dup_recap (session);

  print_lines (lines, is_new);
}

/* Returns the id of the most recently changed game that is not over. */
static char *
find_last (void)
{
  g_autoptr (GPtrArray) games = dub_games_list ();

  for (guint i = 0; i < games->len; i++) {
    const DubSummary *info = g_ptr_array_index (games, i);

    if (info->problem == NULL && info->numbers[DUB_GAME_PHASE] != DUB_PHASE_OVER)
      return g_strdup (info->id);
  }

  return NULL;
}

static int
begin (const DubCliCall *call)
{
  DubSetup setup = { .seed = dub_cli_get_number (call, DUB_OPTION_SEED, g_random_int ()) };
  const char *name = call->values[DUB_OPTION_NAME], *box_name = call->values[DUB_OPTION_BOX];
  g_autoptr (DubSession) session = NULL;
  g_autoptr (GError) error = NULL;
  guint draw_mode = DUB_DRAW_APP;
  DubBox box;

  if (box_name == NULL)
    box_name = "deluxe";
  if (!dub_cli_load_box (box_name, &box, &error))
    return dub_cli_refuse (box_name, error);

  dub_cli_get_setup (call, &setup);
  if (call->values[DUB_OPTION_CARDS] != NULL)
    dub_name_find (DUB_SET_DRAW_MODE, call->values[DUB_OPTION_CARDS], &draw_mode);
  setup.draw_mode = (guint8) draw_mode;
  session = dub_session_new (name != NULL ? name : "Rococo", &box, &setup, &error);
  if (session == NULL)
    return dub_cli_refuse ("play", error);
  dub_cli_follow_box (&box);
  introduce (session, TRUE, &setup);

  return play (session);
}

static int
resume (const char *id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (DubSession) session = dub_session_open (id, &error);

  if (session == NULL)
    return dub_cli_refuse (id, error);
  dub_cli_follow_box (&dub_session_get_game (session)->box);
  introduce (session, FALSE, NULL);

  return play (session);
}

int
dub_cli_play (const DubCliCall *call)
{
  g_autofree char *id = g_strdup (call->values[DUB_OPTION_GAME]);
  g_autoptr (GError) error = NULL;

  if (call->values[DUB_OPTION_NEW] != NULL)
    return begin (call);
  if (id == NULL) {
    if (!dub_games_check (&error))
      return dub_cli_refuse ("play", error);
    id = find_last ();
  }

  return id != NULL ? resume (id) : begin (call);
}
