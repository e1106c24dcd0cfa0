/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * dubarry-cli play: plays a whole game in a terminal or from a script.
 */

#include "config.h"
#include "dub-cli.h"

#include "dub-deal-box.h"
#include "dub-fault.h"
#include "dub-input.h"
#include "dub-play-commands.h"
#include "dub-play-views.h"
#include "dub-screen.h"
#include "dub-session.h"
#include "dub-text-results.h"
#include "dub-text-status.h"
#include "dub-text.h"
#include "dub-week.h"

#include <glib/gi18n-lib.h>
#include <string.h>
#include <unistd.h>

/* Returns the command for an empty line. The score is shown before the game is finished. */
static const char *
get_default (DubSession *session)
{
  DubVerb next = dub_session_get_next (session).verb;
  const DubPlayCommand *command = dub_play_commands;

  if (next == DUB_MOVE_FINISH || next == DUB_N_VERBS)
    return next == DUB_MOVE_FINISH ? "score" : "quit";
  while (command->move.verb != next)
    command++;

  return command->word;
}

/* An empty line does not answer an open question. */
static gboolean
is_asking (DubSession *session)
{
  return dub_session_get_question (session) != NULL && dub_session_get_turn (session) != NULL;
}

/* The prompt names what an empty line does, so that nobody has to know what comes next. */
static char *
dup_prompt (DubSession *session, gboolean is_warned)
{
  g_autofree char *warning = is_warned ? dub_session_dup_doubt (session, TRUE) : NULL;

  return is_asking (session)
             ? g_strdup ("> ")
             : g_strdup_printf ("[%s] > ", warning != NULL ? warning : get_default (session));
}

/* Entries are skipped with the second of two empty lines, and what a turn left is with the second
 * "end" after some move. The prompt says so, but a script has none. */
static gboolean
warns (DubSession *session, const char *line, gboolean *is_warned)
{
  gboolean ends =
      *line == '\0' || (g_str_equal (line, "end") && dub_session_find_move (session) != 0);
  g_autofree char *warning = ends && !*is_warned ? dub_session_dup_doubt (session, TRUE) : NULL;

  *is_warned = warning != NULL;
  if (*is_warned && !isatty (STDIN_FILENO))
    dub_screen_say_line (warning);

  return *is_warned;
}

/* Returns FALSE to end the loop. */
static gboolean
obey (DubSession *session, char *line, gboolean *is_warned, gboolean *failed)
{
  const DubPlayCommand *command;
  g_auto (GStrv) words = NULL;

  g_strstrip (line);
  if (*line == '#')
    return TRUE;
  if (*line == '\0' && is_asking (session)) {
    dub_play_show (session);
    return TRUE;
  }
  if (warns (session, line, is_warned))
    return TRUE;
  if (*line == '\0')
    line = (char *) get_default (session);
  words = g_regex_split_simple ("[ \t]+", line, G_REGEX_RAW, 0);
  command = dub_play_find (words[0]);
  if (command == NULL || command->run == NULL) {
    *failed |= !dub_play_command (session, words);
    return TRUE;
  }
  /* The path of a file is the rest of the line, including spaces. */
  line += strlen (words[0]);
  line += strspn (line, " \t");
  *failed |= !command->run (session, line);

  return command->run != dub_play_quit;
}

static int
play (DubSession *session)
{
  g_auto (GStrv) warnings = dub_session_dup_warnings (session);
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean failed = FALSE, is_warned = FALSE, more = TRUE, interactive;
  g_autofree char *title =
      g_strdup_printf ("%s (%s)", dub_session_get_name (session), dub_session_get_id (session));

  dub_screen_append_bold (text, title);
  g_string_append_c (text, '\n');
  dub_play_append_lines (text, warnings, FALSE);
  dub_screen_say (text->str);
  dub_play_show (session);
  interactive = dub_input_begin (dub_play_complete, session);
  while (more) {
    g_autofree char *prompt = dup_prompt (session, is_warned);
    g_autofree char *line = dub_input_read (prompt);
    char *rest = line;

    /* Pasted text can have several lines. */
    more = line != NULL;
    while (more && rest != NULL)
      more = obey (session, strsep (&rest, "\n"), &is_warned, &failed);
  }

  return failed && !interactive ? DUB_CLI_NO : DUB_CLI_OK;
}

/* Prints the setup list of a new game, page by page, or the recap of a resumed one. */
static void
introduce (DubSession *session, gboolean is_new, const DubSetup *setup)
{
  g_auto (GStrv) lines = is_new ? dub_text_setup (&dub_session_get_game (session)->box, setup)
                                : dub_session_dup_recap (session);
  g_autoptr (GString) text = g_string_new (NULL);

  dub_play_append_lines (text, lines, is_new);
  if (is_new) {
    dub_play_append_code (text, session);
    dub_screen_print (text->str);
  } else
    dub_screen_say (text->str);
}

/* A code decides everything, and its profile is looked for, first the one that was named. */
static gboolean
read_deal (const char *code, DubSetup *setup, char **box_name, GError **error)
{
  g_autofree char *preferred = g_steal_pointer (box_name);
  g_autofree char *sentence = NULL;
  DubDeal deal;
  DubDealProblem problem = dub_deal_find (code, preferred, &deal, box_name);

  if (problem == DUB_DEAL_GOOD) {
    *setup = deal.setup;
    return TRUE;
  }
  sentence = dub_text_deal_problem (problem);
  g_set_error_literal (error, DUB_STORE_ERROR, DUB_FAULT_NONE, sentence);

  return FALSE;
}

/* Everything but the seed is as in any game, and the name says which week it is. */
static gboolean
read_week (const char *text, DubSetup *setup, char **name, GError **error)
{
  guint now = dub_week_get_past (0);
  guint week = g_str_equal (text, "now") ? now : dub_week_parse (text);
  g_autofree char *form = dub_week_print (week);

  if (week == 0 || week > now)
    return dub_fault (error, .kind = week == 0 ? DUB_FAULT_NO_WEEK : DUB_FAULT_WEEK_TO_COME);
  setup->seed = dub_week_get_seed (week);
  *name = *name != NULL ? *name : dub_text_week_name (form);

  return TRUE;
}

static int
begin (const DubCliCall *call)
{
  const char *code = call->values[DUB_OPTION_DEAL], *week = call->values[DUB_OPTION_WEEK];
  g_autofree char *name = g_strdup (call->values[DUB_OPTION_NAME]);
  g_autofree char *box_name = g_strdup (call->values[DUB_OPTION_BOX]);
  DubSetup setup = dub_cli_get_setup (call, g_random_int ());
  g_autoptr (DubSession) session = NULL;
  g_autoptr (GError) error = NULL;
  DubBox box;

  if (box_name == NULL)
    box_name = g_strdup ("deluxe");
  if (code == NULL && week != NULL && !read_week (week, &setup, &name, &error))
    return dub_cli_refuse (week, error);
  if (code != NULL && !read_deal (code, &setup, &box_name, &error))
    return dub_cli_refuse (code, error);
  if (!dub_cli_load_box (box_name, &box, &error))
    return dub_cli_refuse (box_name, error);

  if (name == NULL)
    /* Translators: the name of a game that the player gave none, after the board game. */
    name = g_strdup (C_ ("saved game", "Rococo"));
  session = dub_session_new (name, &box, &setup, &error);
  if (session == NULL)
    return dub_cli_refuse ("play", error);
  dub_cli_follow_edition (box.edition);
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
  dub_cli_follow_edition (dub_session_get_game (session)->box.edition);
  introduce (session, FALSE, NULL);

  return play (session);
}

int
dub_cli_play (const DubCliCall *call)
{
  g_autofree char *id = g_strdup (call->values[DUB_OPTION_GAME]);
  g_autoptr (GError) error = NULL;
  DubListing listing = { .max_bytes = DUB_LISTING_AT_ONCE };

  if (call->flags[DUB_OPTION_NEW] || call->values[DUB_OPTION_DEAL] != NULL ||
      call->values[DUB_OPTION_WEEK] != NULL)
    return begin (call);
  if (id == NULL) {
    if (!dub_games_check (&error))
      return dub_cli_refuse ("play", error);
    id = dub_games_find_last (&listing);
    if (id == NULL && !listing.is_whole)
      id = dub_games_find_last (NULL);
  }

  return id != NULL ? resume (id) : begin (call);
}
