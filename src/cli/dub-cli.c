/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * dubarry-cli: the engine on the command line, for people, tests and other programs.
 */

#include "dub-cli.h"

#include "config.h"
#include "dub-cli-help.h"
#include "dub-file.h"
#include "dub-nearest.h"
#include "dub-screen.h"
#include "dub-text-fault.h"
#include "dub-text.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* The names of the editions as players type them, and their languages. */
static const struct {
  const char *name;
  const char *language;
} editions[] = { { "en", "en" }, { "fr", "fr" }, { "uk", "uk" }, { "classic", "en@classic" } };

static gboolean edition_is_set;

static gboolean
set_edition (const char *name)
{
  for (guint i = 0; name != NULL && i < G_N_ELEMENTS (editions); i++)
    if (strcmp (editions[i].name, name) == 0) {
      dub_text_set_language (editions[i].language);
      edition_is_set = TRUE;
      return TRUE;
    }

  return FALSE;
}

/* Handles --edition before any output, because it determines the language and terms of every
 * command. Removes it from argv, so that commands need not handle it. */
static gboolean
take_edition (int *argc, char **argv)
{
  static const char prefix[] = "--edition=";
  int n = 0;

  for (int i = 0; i < *argc; i++) {
    const char *name;

    if (strcmp (argv[i], "--") == 0)
      while (i < *argc)
        argv[n++] = argv[i++];
    if (i >= *argc)
      break;
    if (strcmp (argv[i], "--edition") == 0)
      name = argv[++i];
    else if (g_str_has_prefix (argv[i], prefix))
      name = argv[i] + strlen (prefix);
    else {
      argv[n++] = argv[i];
      continue;
    }
    if (!set_edition (name))
      return FALSE;
  }
  argv[n] = NULL;
  *argc = n;

  return TRUE;
}

void
dub_cli_follow_box (const DubBox *box)
{
  if (!edition_is_set && box->edition == DUB_EDITION_CLASSIC)
    dub_text_set_language ("en@classic");
}

int
dub_cli_refuse_usage (const DubCliCommand *command, const char *sentence)
{
  g_autofree char *help = command == NULL ? g_strdup ("dubarry-cli --help")
                                          : g_strdup_printf ("dubarry-cli help %s", command->name);
  g_autoptr (GString) line = g_string_new (sentence);

  g_string_append_c (line, ' ');
  /* Translators: %s is a command that tells more. */
  g_string_append_printf (line, C_("command line", "See “%s”."), help);
  fprintf (stderr, "dubarry-cli: %s\n", line->str);

  return DUB_CLI_USAGE;
}

int
dub_cli_refuse (const char *file, const GError *error)
{
  const DubFault *fault = dub_fault_get (error);
  gboolean is_named = fault != NULL && fault->file != NULL;
  g_autofree char *name = dub_file_make_plain (file, -1);
  g_autofree char *sentence = is_named && g_str_equal (fault->file, name)
                                  ? dub_text_fault_in_file (error)
                                  : dub_text_fault (error);
  g_autofree char *plain = dub_file_make_plain (sentence, -1);

  g_debug ("%s", error->message);
  fprintf (stderr, "dubarry-cli: %s: %s\n",
           strcmp (file, "-") == 0 ? C_("command line", "standard input") : name, plain);

  return DUB_CLI_NO;
}

gboolean
dub_cli_read (const char *file, gsize max, char **text, gsize *length, GError **error)
{
  if (strcmp (file, "-") == 0)
    return dub_file_read_open (STDIN_FILENO, max, text, length, error);

  return dub_file_read (file, max, text, length, error);
}

/* By errno. */
static int
refuse_output (void)
{
  g_autofree char *reason = dub_text_system (dub_file_error_from_errno (errno), g_strerror (errno));

  fprintf (stderr, "dubarry-cli: %s: %s\n", C_("command line", "standard output"), reason);

  return DUB_CLI_NO;
}

int
dub_cli_write (const char *text)
{
  return fputs (text, stdout) < 0 || fflush (stdout) != 0 ? refuse_output () : DUB_CLI_OK;
}

int
dub_cli_print (const char *text)
{
  return dub_screen_print (text) ? DUB_CLI_OK : refuse_output ();
}

int
dub_cli_print_id (const char *id, const char *what, const GError *error)
{
  g_autofree char *line = id != NULL ? g_strconcat (id, "\n", NULL) : NULL;

  return id != NULL ? dub_cli_write (line) : dub_cli_refuse (what, error);
}

int
dub_cli_tell_restore (const DubCliCall *call)
{
  g_autofree char *command =
      g_strdup_printf ("dubarry-cli %s restore %s", call->command->name, call->operands[0]);
  g_autofree char *sentence =
      /* Translators: %s is a command. */
      g_strdup_printf (C_("command line", "Within 30 days, “%s” takes it back."), command);
  g_autofree char *line = g_strconcat (sentence, "\n", NULL);

  return dub_cli_print (line);
}

static int
print_and_free (char *text)
{
  g_autofree char *owned = text;

  return dub_cli_print (owned);
}

/* Takes the sentence. */
static int
refuse_word (const DubCliCommand *command, char *sentence, const char *word,
             const char *const *candidates)
{
  g_autoptr (GString) text = g_string_new (sentence);

  g_free (sentence);
  dub_nearest_append (text, word, candidates);

  return dub_cli_refuse_usage (command, text->str);
}

int
dub_cli_help (const DubCliCall *call)
{
  g_autofree const char **topics = dub_cli_help_dup_topics ();
  g_autofree char *plain = NULL;
  char *text;

  if (call->n_operands == 0)
    return print_and_free (dub_cli_help_dup ());
  text = dub_cli_help_dup_topic (call->operands[0]);
  if (text != NULL)
    return print_and_free (text);

  plain = dub_file_make_plain (call->operands[0], -1);

  /* Translators: %s is what was typed. */
  return refuse_word (NULL, g_strdup_printf (C_("command line", "There is no topic “%s”."), plain),
                                             plain, topics);
}

/* Returns the row of the command that the words begin with, and how many of them it takes.
 * NULL if there is none, with the exit status. */
static const DubCliCommand *
find_command (char **words, guint *n, int *status)
{
  const DubCliCommand *command = dub_cli_find_command (words[0], NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *plain = NULL;

  if (command == NULL) {
    g_autofree const char **topics = dub_cli_help_dup_topics ();

    plain = dub_file_make_plain (words[0], -1);
    /* Translators: %s is what was typed. */
    *status = refuse_word (NULL, g_strdup_printf (C_("command line", "There is no command “%s”."),
                                                      plain),
                                                  plain, topics);
    return NULL;
  }
  *n = command->verb != NULL ? 2 : 1;
  if (command->verb == NULL)
    return command;
  if (words[1] == NULL || g_str_equal (words[1], "--help") || g_str_equal (words[1], "-h")) {
    *status = print_and_free (dub_cli_help_dup_topic (command->name));
    return NULL;
  }
  for (const DubCliCommand *other = command; g_strcmp0 (other->name, command->name) == 0; other++) {
    if (g_str_equal (other->verb, words[1]))
      return other;
    g_ptr_array_add (names, (char *) other->verb);
  }
  g_ptr_array_add (names, NULL);
  plain = dub_file_make_plain (words[1], -1);
  *status =
      refuse_word (command,
                   /* Translators: %s is what was typed. */
                   g_strdup_printf (C_("command line", "There is no command “%s” here."), plain),
                                    plain, (const char *const *) names->pdata);

  return NULL;
}

static int
run (char **words)
{
  g_auto (DubCliCall) call = { 0 };
  guint n = 0;
  int status = DUB_CLI_OK;

  call.command = find_command (words, &n, &status);
  if (call.command == NULL || !dub_cli_parse (words + n, &call, &status))
    return status;
  if (call.values[DUB_OPTION_PLAIN] != NULL)
    dub_screen_set_plain ();
  if (call.values[DUB_OPTION_ASCII] != NULL)
    dub_screen_set_ascii ();
  if (call.values[DUB_OPTION_HELP] != NULL)
    return print_and_free (dub_cli_help_dup_topic (call.command->name));

  return call.command->run (&call);
}

int
main (int argc, char **argv)
{
  /* A limit on the size of files is an error like any other. */
  signal (SIGXFSZ, SIG_IGN);
  dub_text_init ();
  if (argc > 1 && strcmp (argv[1], "complete") == 0)
    return dub_cli_complete (argc - 1, argv + 1);
  if (!take_edition (&argc, argv))
    return dub_cli_refuse_usage (NULL,
                                 C_("command line", "--edition takes en, fr, uk or classic."));

  if (argc < 2)
    return dub_cli_refuse_usage (NULL, C_("command line", "A command is missing."));
  if (strcmp (argv[1], "--help") == 0 || strcmp (argv[1], "-h") == 0)
    return print_and_free (dub_cli_help_dup ());
  if (strcmp (argv[1], "--version") == 0)
    return dub_cli_write ("dubarry-cli " DUB_VERSION "\n");

  return run (argv + 1);
}
