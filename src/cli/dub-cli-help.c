/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-cli-help.h"

#include "config.h"
#include "dub-cli-topics.h"
#include "dub-columns.h"

#include <glib/gi18n-lib.h>
#include <string.h>

enum { NAME_WIDTH = 12, OPTION_WIDTH = 26 };

static const char *
translate (const char *context, const char *text)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, context, text);
}

static void
append_line (GString *text, const char *line)
{
  g_string_append_printf (text, "%s\n", line);
}

/* A column and its description. */
static void
append_row (GString *text, const char *name, guint width, const char *description)
{
  g_string_append (text, "  ");
  dub_columns_append_padded (text, name, width);
  g_string_append_printf (text, "%s%s\n", dub_columns_get_width (name) < width ? "" : "  ",
                          description);
}

char *
dub_cli_help_dup_usage (const DubCliCommand *command)
{
  GString *text = g_string_new ("dubarry-cli ");

  g_string_append (text, command->name);
  if (command->verb != NULL)
    g_string_append_printf (text, " %s", command->verb);
  if (command->options != 0)
    g_string_append_printf (text, " [%s]", C_("command line", "OPTION…"));
  for (guint i = 0; i < DUB_CLI_MAX_OPERANDS && command->operands[i] != DUB_WORD_NOTHING; i++)
    g_string_append_printf (text, i < command->n_required ? " %s" : " [%s]",
                            translate ("command line", dub_cli_words[command->operands[i]].title));
  if (command->repeats)
    g_string_append (text, "…");

  return g_string_free (text, FALSE);
}

char *
dub_cli_help_dup_expected (const DubCliOption *option)
{
  const DubCliWord *word = &dub_cli_words[option->word];

  if (option->word == DUB_WORD_NUMBER && option->max < G_MAXINT64)
    /* Translators: the smallest and the largest number that are allowed. */
    return g_strdup_printf (C_("command line", "a whole number from %u to %u"),
                                (guint) option->min, (guint) option->max);
  if (option->word == DUB_WORD_NUMBER)
    /* Translators: the smallest number that is allowed. */
    return g_strdup_printf (C_("command line", "a whole number, %u or more"), (guint) option->min);
  if (word->choices != NULL) {
    g_auto (GStrv) choices = g_strsplit (word->choices, ",", -1);

    return g_strjoinv (", ", choices);
  }

  return g_strdup (translate ("command line", word->title));
}

static void
append_options (GString *text, const DubCliCommand *command)
{
  for (guint i = 0; i < DUB_N_OPTIONS; i++) {
    const DubCliOption *option = &dub_cli_options[i];
    g_autoptr (GString) name = g_string_new (NULL);

    if (!dub_cli_takes (command, i))
      continue;
    if (option->letter != 0)
      g_string_append_printf (name, "-%c, ", option->letter);
    else
      g_string_append (name, "    ");
    g_string_append_printf (name, "--%s", option->name);
    if (option->word != DUB_WORD_NOTHING)
      g_string_append_printf (name, "=%s",
                              translate ("command line", dub_cli_words[option->word].title));
    append_row (text, name->str, OPTION_WIDTH, translate ("command line", option->text));
  }
}

/* Commands of one name share their help. */
static void
append_usage (GString *text, const DubCliCommand *first)
{
  guint indent = 0;

  for (const DubCliCommand *command = first; g_strcmp0 (command->name, first->name) == 0;
       command++) {
    g_autofree char *usage = dub_cli_help_dup_usage (command);
    /* Translators: %s is how a command is typed. */
    g_autofree char *line = g_strdup_printf (C_("command line", "Usage: %s"), usage);

    if (command == first) {
      indent = dub_columns_get_width (line) - dub_columns_get_width (usage);
      append_line (text, line);
    } else
      g_string_append_printf (text, "%*s%s\n", (int) indent, "", usage);
  }
  append_line (text, "");
}

static char *
dup_command (const DubCliCommand *first)
{
  g_autofree char *description = dub_cli_topic_dup_text (first->name);
  GString *text = g_string_new (NULL);
  const DubCliCommand *command;

  append_usage (text, first);
  for (command = first; g_strcmp0 (command->name, first->name) == 0; command++)
    if (command->verb != NULL)
      append_row (text, command->verb, NAME_WIDTH, translate ("help", command->text));
  if (first->verb != NULL)
    append_line (text, "");
  append_line (text, description != NULL ? description : translate ("help", first->text));
  append_line (text, "");
  append_options (text, first);

  return g_string_free (text, FALSE);
}

/* Commands of one name are one row; its text is that of the topic. */
static void
append_commands (GString *text)
{
  for (const DubCliCommand *command = dub_cli_commands; command->name != NULL; command++)
    if (dub_cli_find_command (command->name, NULL) == command)
      append_row (text, command->name, NAME_WIDTH,
                  translate ("help", command->verb == NULL
                                         ? command->text
                                         : dub_cli_topic_get_summary (command->name)));
}

char *
dub_cli_help_dup (void)
{
  GString *text = g_string_new (NULL);

  /* Translators: “dubarry-cli” stays; words in capitals stand for what the caller names. */
  append_line (text, C_("help", "Usage: dubarry-cli COMMAND [OPTION…] [FILE]"));
  append_line (text, "");
  append_line (text, C_("help", "Plays Madame du Barry, the rival in solo games of Rococo."));
  append_line (text, "");
  append_line (text, C_("help", "Commands:"));
  append_commands (text);
  append_line (text, "");
  append_line (text, C_("help", "Topics:"));
  for (guint i = 0; dub_cli_topic_get_name (i) != NULL; i++) {
    const char *name = dub_cli_topic_get_name (i);

    if (dub_cli_find_command (name, NULL) == NULL)
      append_row (text, name, NAME_WIDTH, translate ("help", dub_cli_topic_get_summary (name)));
  }
  append_line (text, "");
  append_line (text,
               /* Translators: “dubarry-cli help” stays, words in capitals do not. */
               C_("help", "“dubarry-cli help TOPIC” explains a command or a topic, and so does "
                          "“dubarry-cli COMMAND --help”. Use - as FILE for standard input."));
  append_line (text, C_("help", "Exit status: 0 success, 1 invalid input, 2 usage error."));

  return g_string_free (text, FALSE);
}

char *
dub_cli_help_dup_topic (const char *topic)
{
  const DubCliCommand *command = dub_cli_find_command (topic, NULL);
  g_autofree char *text = dub_cli_topic_dup_text (topic);

  if (command != NULL)
    return dup_command (command);

  return text != NULL ? g_strconcat (text, "\n", NULL) : NULL;
}

const char **
dub_cli_help_dup_topics (void)
{
  GPtrArray *names = g_ptr_array_new ();

  for (const DubCliCommand *command = dub_cli_commands; command->name != NULL; command++)
    if (dub_cli_find_command (command->name, NULL) == command)
      g_ptr_array_add (names, (char *) command->name);
  for (guint i = 0; dub_cli_topic_get_name (i) != NULL; i++)
    if (dub_cli_find_command (dub_cli_topic_get_name (i), NULL) == NULL)
      g_ptr_array_add (names, (char *) dub_cli_topic_get_name (i));
  g_ptr_array_add (names, NULL);

  return (const char **) g_ptr_array_free (names, FALSE);
}

const char *
dub_cli_help_get_summary (const char *topic)
{
  const DubCliCommand *command = dub_cli_find_command (topic, NULL);
  const char *summary =
      command != NULL && command->verb == NULL ? command->text : dub_cli_topic_get_summary (topic);

  return translate ("help", summary);
}
