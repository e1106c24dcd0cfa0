/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * dubarry-cli: the engine on the command line, for people, tests and other programs.
 */

#include "dub-cli.h"

#include "config.h"
#include "dub-file.h"
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
  for (guint i = 0; i < G_N_ELEMENTS (editions); i++)
    if (strcmp (editions[i].name, name) == 0) {
      dub_text_set_language (editions[i].language);
      edition_is_set = TRUE;
      return TRUE;
    }

  return FALSE;
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
  g_string_append_printf (line, C_ ("command line", "See “%s”."), help);
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
           strcmp (file, "-") == 0 ? C_ ("command line", "standard input") : name, plain);

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

  fprintf (stderr, "dubarry-cli: %s: %s\n", C_ ("command line", "standard output"), reason);

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
      g_strdup_printf (C_ ("command line", "Within 30 days, “%s” takes it back."), command);
  g_autofree char *line = g_strconcat (sentence, "\n", NULL);

  return dub_cli_print (line);
}

/* Runs the command of the words, the first of which is the name of the program. */
static int
run (char **words, DubCliCall *call)
{
  g_autofree char *help = NULL;
  int status = DUB_CLI_OK;

  if (call->flags[DUB_OPTION_VERSION])
    return dub_cli_write ("dubarry-cli " DUB_VERSION "\n");
  /* Help is never refused for what else is there or missing. */
  help = call->flags[DUB_OPTION_HELP] ? dub_cli_dup_help (words[1]) : NULL;
  if (help != NULL)
    return dub_cli_print (help);
  if (words[1] == NULL)
    return dub_cli_refuse_usage (NULL, C_ ("command line", "A command is missing."));
  if (!dub_cli_parse (words + 1, call, &status))
    return status;
  if (call->flags[DUB_OPTION_ASCII])
    dub_screen_set_ascii ();

  return call->command->run (call);
}

int
main (int argc, char **argv)
{
  g_auto (DubCliCall) call = { 0 };
  g_auto (GStrv) words = g_strdupv (argv);
  const char *edition;

  /* A limit on the size of files is an error like any other. */
  signal (SIGXFSZ, SIG_IGN);
  dub_text_init ();
  /* The edition comes first, as it determines the words of every answer. */
  if (!dub_cli_parse_every (&words, &call) ||
      ((edition = call.values[DUB_OPTION_EDITION]) != NULL && !set_edition (edition)))
    return dub_cli_refuse_usage (NULL,
                                 C_ ("command line", "--edition takes en, fr, uk or classic."));
  if (call.flags[DUB_OPTION_PLAIN])
    dub_screen_set_plain ();

  return run (words, &call);
}
