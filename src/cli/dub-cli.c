/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * dubarry-cli: the engine on the command line, for people, tests and other programs.
 */

#include "dub-cli.h"

#include "config.h"
#include "dub-file.h"
#include "dub-text.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

typedef struct {
  const char *name;
  int (*run) (int argc, char **argv);
  const char *const *summary; /* marked with the context “help” */
} Command;

static const char *const resolve_text = NC_("help", "one turn of Madame du Barry from a scenario");
static const char *const score_text = NC_("help", "the final scoring of a scenario");
static const char *const check_box_text = NC_("help", "whether a box profile is valid");
static const char *const box_text = NC_("help", "list, make, edit, export, import box profiles");
static const char *const play_text = NC_("help", "a whole game in the terminal");
static const char *const replay_text = NC_("help", "a saved game as text or JSON");
static const char *const games_text =
    NC_("help", "list, rename, delete, export, import saved games");
static const char *const simulate_text = NC_("help", "whole games, to see how strong she is");

static const Command commands[] = {
  { "resolve", dub_cli_resolve, &resolve_text },
  { "score", dub_cli_score, &score_text },
  { "check-box", dub_cli_check_box, &check_box_text },
  { "box", dub_cli_box, &box_text },
  /* Commands for whole games. */
  { "play", dub_cli_play, &play_text },
  { "replay", dub_cli_replay, &replay_text },
  { "games", dub_cli_games, &games_text },
  { "simulate", dub_cli_simulate, &simulate_text },
};

/* The names of the editions as players type them, and their languages. */
static const struct {
  const char *name;
  const char *language;
} editions[] = { { "en", "en" }, { "fr", "fr" }, { "uk", "uk" }, { "classic", "en@classic" } };

/* Translated where the options are parsed. */
static const char *const file_word = NC_("command line", "FILE");
static const char *const name_word = NC_("command line", "NAME");
static const char *const edition_text =
    NC_("command line", "Words of en, fr, uk or classic (those of the system)");
static const char *const help_text = NC_("command line", "Show this help");

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

static void
append_line (GString *text, const char *line)
{
  g_string_append_printf (text, "%s\n", line);
}

static int
print_help (void)
{
  g_autoptr (GString) text = g_string_new (NULL);

  /* Translators: “dubarry-cli” stays; words in capitals stand for what the caller names. */
  append_line (text, C_("help", "Usage: dubarry-cli COMMAND [OPTION…] [FILE]"));
  append_line (text, "");
  append_line (text, C_("help", "Plays Madame du Barry, the rival in solo games of Rococo."));
  append_line (text, "");
  append_line (text, C_("help", "Commands:"));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_string_append_printf (text, "  %-12s%s\n", commands[i].name,
                            g_dpgettext2 (GETTEXT_PACKAGE, "help", *commands[i].summary));
  append_line (text, "");
  append_line (text,
               /* Translators: “dubarry-cli” and “--help” stay, words in capitals do not. */
               C_("help", "A FILE of - is standard input. “dubarry-cli COMMAND --help” tells more."));
  append_line (text,
               C_("help", "Exit status: 0 done, 1 the input is refused, 2 the call is wrong."));

  return dub_cli_write (text->str);
}

int
dub_cli_refuse_usage (const char *message)
{
  fprintf (stderr, "dubarry-cli: %s; see “dubarry-cli --help”\n", message);

  return DUB_CLI_USAGE;
}

/* The descriptions of options have a message context, which GOption does not support. */
static const char *
translate (const char *text, gpointer unused)
{
  (void) unused;

  return g_dpgettext2 (GETTEXT_PACKAGE, "command line", text);
}

/* Names the argument that is not valid in this locale, because the error of GOption does
 * not. */
static int
refuse_options (char **argv, const GError *error)
{
  g_autofree char *message = dub_file_make_plain (error->message, -1);

  for (char **word = argv; error->domain == G_CONVERT_ERROR && *word != NULL; word++) {
    g_autofree char *text = g_locale_to_utf8 (*word, -1, NULL, NULL, NULL);
    g_autofree char *plain = dub_file_make_plain (*word, -1);
    g_autofree char *sentence = NULL;

    if (text != NULL)
      continue;
    sentence = g_strdup_printf ("the argument “%s” is not text in this locale", plain);

    return dub_cli_refuse_usage (sentence);
  }

  return dub_cli_refuse_usage (message);
}

gboolean
dub_cli_parse (int argc, char **argv, const GOptionEntry *entries, const char *summary,
               const char **file, int *status)
{
  g_autoptr (GOptionContext) context = g_option_context_new (file != NULL ? file_word : NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_strdup_printf ("dubarry-cli %s", argv[0]);
  g_autofree char *edition = NULL; /* unused: removed before, and only listed in the help */
  gboolean help = FALSE;
  const GOptionEntry common[] = {
    { "edition", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &edition, edition_text, name_word },
    { "help", 'h', G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &help, help_text, NULL },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };

  g_set_prgname (name);
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_summary (context, summary);
  g_option_context_set_translate_func (context, translate, NULL, NULL);
  g_option_context_add_main_entries (context, entries, NULL);
  g_option_context_add_main_entries (context, common, NULL);
  g_option_group_set_translate_func (g_option_context_get_main_group (context), translate, NULL,
                                     NULL);

  if (!g_option_context_parse (context, &argc, &argv, &error)) {
    *status = refuse_options (argv, error);
    return FALSE;
  }
  if (help) {
    g_autofree char *text = g_option_context_get_help (context, TRUE, NULL);

    *status = dub_cli_write (text);
    return FALSE;
  }
  /* GOption does not remove the "--" that ends the options. */
  if (argc > 1 && strcmp (argv[1], "--") == 0) {
    argc--;
    argv++;
  }
  if (file == NULL) {
    if (argc == 1)
      return TRUE;
    *status = dub_cli_refuse_usage ("there is nothing to name but options");
    return FALSE;
  }
  if (argc != 2) {
    *status = dub_cli_refuse_usage (argc < 2 ? "a FILE is missing" : "one FILE only");
    return FALSE;
  }
  *file = argv[1];

  return TRUE;
}

int
dub_cli_refuse (const char *file, const GError *error)
{
  g_autofree char *name = dub_file_make_plain (file, -1);
  g_autofree char *message = dub_file_make_plain (error->message, -1);

  fprintf (stderr, "dubarry-cli: %s: %s\n", strcmp (file, "-") == 0 ? "standard input" : name,
           message);

  return DUB_CLI_NO;
}

gboolean
dub_cli_read (const char *file, gsize max, char **text, gsize *length, GError **error)
{
  if (strcmp (file, "-") == 0)
    return dub_file_read_open (STDIN_FILENO, max, text, length, error);

  return dub_file_read (file, max, text, length, error);
}

int
dub_cli_write (const char *text)
{
  if (fputs (text, stdout) < 0 || fflush (stdout) != 0) {
    fprintf (stderr, "dubarry-cli: standard output: %s\n", g_strerror (errno));
    return DUB_CLI_NO;
  }

  return DUB_CLI_OK;
}

int
main (int argc, char **argv)
{
  dub_text_init ();
  if (!take_edition (&argc, argv))
    return dub_cli_refuse_usage ("--edition takes en, fr, uk or classic");

  if (argc < 2)
    return dub_cli_refuse_usage ("a command is missing");
  if (strcmp (argv[1], "--help") == 0 || strcmp (argv[1], "-h") == 0 ||
      strcmp (argv[1], "help") == 0)
    return print_help ();
  if (strcmp (argv[1], "--version") == 0)
    return dub_cli_write ("dubarry-cli " DUB_VERSION "\n");

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (strcmp (argv[1], commands[i].name) == 0)
      return commands[i].run (argc - 1, argv + 1);

  return dub_cli_refuse_usage ("there is no such command");
}
