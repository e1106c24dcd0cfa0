/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Gives the tables of the command line to GOption, which reads it and prints the help.
 */

#include "dub-cli.h"

#include "config.h"
#include "dub-columns.h"
#include "dub-file.h"
#include "dub-nearest.h"

#include <glib/gi18n-lib.h>

#define BIT(name) (1u << DUB_OPTION_##name)
#define EVERY (BIT (PLAIN) | BIT (EDITION) | BIT (HELP))

/* Translators: it stands for the name of a command. */
#define COMMAND NC_ ("command line", "COMMAND")

enum { NAME_WIDTH = 12, VERB_WIDTH = 26 };

/* Translates a text of the tables, for GOption too. */
static const char *
translate (const char *text, gpointer message_context)
{
  return text != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, message_context, text) : NULL;
}

static const char *
translate_help (const char *text)
{
  return translate (text, (gpointer) "help");
}

static const char *
translate_word (const char *text)
{
  return translate (text, (gpointer) "command line");
}

/* Makes a context with the options of the mask; they write to the call. */
static GOptionContext *
make_context (DubCliCall *call, const char *operands, guint32 options)
{
  GOptionContext *context = g_option_context_new (operands);
  GOptionEntry entries[DUB_N_OPTIONS + 2] = { 0 };
  guint n = 0;

  for (guint i = 0; i < DUB_N_OPTIONS; i++) {
    const DubCliOption *option = &dub_cli_options[i];

    if (options & 1u << i)
      entries[n++] = (GOptionEntry){
        .long_name = option->name,
        .short_name = option->letter,
        .arg = option->value != NULL ? G_OPTION_ARG_FILENAME : G_OPTION_ARG_NONE,
        .arg_data = option->value != NULL ? (gpointer) &call->values[i] : &call->flags[i],
        .description = option->text,
        .arg_description = option->value,
      };
  }
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_add_main_entries (context, entries, NULL);
  g_option_context_set_translate_func (context, translate, (gpointer) "command line", NULL);
  g_option_group_set_translate_func (g_option_context_get_main_group (context), translate,
                                     (gpointer) "command line", NULL);

  return context;
}

static void
append_row (GString *text, const char *name, guint width, const char *description)
{
  g_string_append (text, "  ");
  dub_columns_append_padded (text, name, width);
  g_string_append_printf (text, "%s%s\n", dub_columns_get_width (name) < width ? "" : "  ",
                          description);
}

static const DubCliTopic *
find_topic (const char *name)
{
  for (const DubCliTopic *topic = dub_cli_topics; topic->name != NULL; topic++)
    if (g_str_equal (topic->name, name))
      return topic;

  return NULL;
}

static const DubCliCommand *
find_command (const char *name)
{
  for (const DubCliCommand *command = dub_cli_commands; command->name != NULL; command++)
    if (g_str_equal (command->name, name))
      return command;

  return NULL;
}

static const DubCliCommand *
get_next_verb (const DubCliCommand *command)
{
  return g_strcmp0 (command[1].name, command->name) == 0 ? command + 1 : NULL;
}

static char *
dup_topic_text (const DubCliTopic *topic)
{
  return g_strjoin ("\n\n", translate (topic->text, (gpointer) "topic"),
                    translate (topic->example, (gpointer) "example"), NULL);
}

/* The help of a command lists its verbs, and the options of them all. */
static char *
dup_command_help (const DubCliCommand *first)
{
  const DubCliTopic *topic = find_topic (first->name);
  DubCliCall none = { 0 };
  g_autoptr (GString) summary = g_string_new (NULL);
  g_autoptr (GOptionContext) context = NULL;
  g_autofree char *text =
      topic != NULL ? dup_topic_text (topic) : g_strdup (translate_help (first->text));
  g_autofree char *name = g_strconcat ("dubarry-cli ", first->name, NULL);
  guint32 options = EVERY;

  for (const DubCliCommand *command = first; command != NULL; command = get_next_verb (command)) {
    g_autofree char *usage =
        g_strjoin (" ", command->verb, translate_word (command->operands), NULL);

    options |= command->options;
    if (command->verb != NULL)
      append_row (summary, usage, VERB_WIDTH, translate_help (command->text));
  }
  g_string_append_printf (summary, "%s%s", first->verb != NULL ? "\n" : "", text);
  context = make_context (&none, first->verb != NULL ? COMMAND : first->operands, options);
  g_option_context_set_summary (context, summary->str);
  g_set_prgname (name);

  return g_option_context_get_help (context, TRUE, NULL);
}

/* The names of everything that help is about: commands, then topics. */
static char **
dup_topics (void)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (const DubCliCommand *command = dub_cli_commands; command->name != NULL; command++)
    if (find_command (command->name) == command)
      g_strv_builder_add (names, command->name);
  for (const DubCliTopic *topic = dub_cli_topics; topic->name != NULL; topic++)
    if (find_command (topic->name) == NULL)
      g_strv_builder_add (names, topic->name);

  return g_strv_builder_end (names);
}

/* Lists commands, or the topics that are no commands. */
static void
append_list (GString *text, const char *title, gboolean commands)
{
  g_auto (GStrv) names = dup_topics ();

  g_string_append_printf (text, "\n\n%s\n", title);
  for (guint i = 0; names[i] != NULL; i++) {
    const DubCliCommand *command = find_command (names[i]);
    const DubCliTopic *topic = find_topic (names[i]);

    if ((command != NULL) == commands)
      append_row (text, names[i], NAME_WIDTH,
                  translate_help (command != NULL && command->verb == NULL ? command->text
                                                                           : topic->summary));
  }
  g_string_truncate (text, text->len - 1);
}

static char *
dup_program_help (void)
{
  DubCliCall none = { 0 };
  g_autoptr (GOptionContext) context = make_context (&none, COMMAND, EVERY | BIT (VERSION));
  g_autoptr (GString) summary =
      g_string_new (C_ ("help", "Plays Madame du Barry, the rival in solo games of Rococo."));
  g_autofree char *description = g_strconcat (
      /* Translators: “dubarry-cli help” stays, words in capitals do not. */
      C_ ("help", "“dubarry-cli help TOPIC” explains a command or a topic, and so does "
                  "“dubarry-cli COMMAND --help”. Use - as FILE for standard input."),
      "\n", C_ ("help", "Exit status: 0 success, 1 invalid input, 2 usage error."), NULL);

  append_list (summary, C_ ("help", "Commands:"), TRUE);
  append_list (summary, C_ ("help", "Topics:"), FALSE);
  g_option_context_set_summary (context, summary->str);
  g_option_context_set_description (context, description);
  g_set_prgname ("dubarry-cli");

  return g_option_context_get_help (context, TRUE, NULL);
}

char *
dub_cli_dup_help (const char *name)
{
  const DubCliCommand *command = name != NULL ? find_command (name) : NULL;
  const DubCliTopic *topic = name != NULL ? find_topic (name) : NULL;
  g_autofree char *text = NULL;

  if (name == NULL)
    return dup_program_help ();
  if (command != NULL)
    return dup_command_help (command);
  text = topic != NULL ? dup_topic_text (topic) : NULL;

  return text != NULL ? g_strconcat (text, "\n", NULL) : NULL;
}

gboolean
dub_cli_parse_every (char ***words, DubCliCall *call)
{
  g_autoptr (GOptionContext) context = make_context (call, NULL, EVERY | BIT (VERSION));

  g_option_context_set_ignore_unknown_options (context, TRUE);

  return g_option_context_parse_strv (context, words, NULL);
}

/* Frees the sentence. */
static gboolean
refuse (const DubCliCommand *command, char *sentence, int *status)
{
  g_autofree char *plain = dub_file_make_plain (sentence, -1);

  dub_columns_drop_period (plain);
  *status = dub_cli_refuse_usage (command, plain);
  g_free (sentence);

  return FALSE;
}

/* The sentence is freed, and gets the candidate that may have been meant. */
static gboolean
refuse_word (const DubCliCommand *command, char *sentence, const char *word, char **candidates,
             int *status)
{
  g_autoptr (GString) text = g_string_new (sentence);

  g_free (sentence);
  dub_nearest_append (text, word, (const char *const *) candidates);

  return refuse (command, g_strdup (text->str), status);
}

int
dub_cli_help (const DubCliCall *call)
{
  const char *name = call->operands[0];
  g_autofree char *text = dub_cli_dup_help (name);
  g_auto (GStrv) topics = dup_topics ();
  int status = DUB_CLI_OK;

  if (text != NULL)
    return dub_cli_print (text);
  /* Translators: %s is what was typed. */
  refuse_word (NULL, g_strdup_printf (C_ ("command line", "There is no topic “%s”."), name), name,
               topics, &status);

  return status;
}

/* Finds the command that the words begin with. */
static gboolean
take_command (char **words, const DubCliCommand **found, int *status)
{
  const DubCliCommand *first = find_command (words[0]);
  g_autoptr (GStrvBuilder) verbs = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  if (first == NULL) {
    names = dup_topics ();
    return refuse_word (NULL,
                        /* Translators: %s is what was typed. */
                        g_strdup_printf (C_ ("command line", "There is no command “%s”."),
                                         words[0]),
                        words[0], names, status);
  }
  if (first->verb != NULL && words[1] == NULL) {
    g_autofree char *help = dup_command_help (first);

    *status = dub_cli_print (help);
    return FALSE;
  }
  for (*found = first; *found != NULL; *found = get_next_verb (*found)) {
    if (first->verb == NULL || g_strcmp0 ((*found)->verb, words[1]) == 0)
      return TRUE;
    g_strv_builder_add (verbs, (*found)->verb);
  }
  names = g_strv_builder_end (verbs);

  return refuse_word (first,
                      /* Translators: %s is what was typed. */
                      g_strdup_printf (C_ ("command line", "There is no command “%s” here."),
                                       words[1]),
                      words[1], names, status);
}

static char *
dup_expected (const DubCliOption *option)
{
  if (option->choices != NULL)
    return g_strdup (option->choices);
  if (option->max < G_MAXINT64)
    /* Translators: the smallest and the largest number that are allowed. */
    return g_strdup_printf (C_ ("command line", "a whole number from %u to %u"),
                            (guint) option->min, (guint) option->max);

  /* Translators: the smallest number that is allowed. */
  return g_strdup_printf (C_ ("command line", "a whole number, %u or more"), (guint) option->min);
}

static gboolean
is_allowed (const DubCliOption *option, const char *value)
{
  g_auto (GStrv) choices = NULL, values = NULL;

  if (option->max > 0)
    return g_ascii_string_to_unsigned (value, 10, option->min, option->max, NULL, NULL);
  if (option->choices == NULL)
    return TRUE;
  choices = g_strsplit (option->choices, ", ", -1);
  values = g_strsplit (value, option->is_list ? "," : "\n", -1);
  for (guint i = 0; values[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *) choices, values[i]))
      return FALSE;

  return option->is_list || values[0] != NULL;
}

static gboolean
check_text (const DubCliCommand *command, const char *word, int *status)
{
  if (word == NULL || g_utf8_validate (word, -1, NULL))
    return TRUE;

  return refuse (command,
                 /* Translators: %s is a word of the command line. */
                 g_strdup_printf (C_ ("command line", "“%s” is not UTF-8 text."), word), status);
}

static gboolean
check_values (const DubCliCall *call, int *status)
{
  for (guint i = 0; i < DUB_N_OPTIONS; i++) {
    const DubCliOption *option = &dub_cli_options[i];

    /* A box can be a file, the name of which can be any bytes. */
    if (i != DUB_OPTION_BOX && !check_text (call->command, call->values[i], status))
      return FALSE;
    if (call->values[i] != NULL && !is_allowed (option, call->values[i])) {
      g_autofree char *expected = dup_expected (option);

      return refuse (
          call->command,
          g_strdup_printf (C_ ("command line",
                               /* Translators: an option, its value, what was expected. */
                               "--%s: “%s” is not allowed. Expected: %s."),
                           option->name, call->values[i], expected),
          status);
    }
  }

  return TRUE;
}

static gboolean
check_operands (const DubCliCall *call, int *status)
{
  const DubCliCommand *command = call->command;
  gboolean has_file = g_strcmp0 (command->operands, "FILE") == 0 ||
                      (command->operands != NULL && g_str_has_suffix (command->operands, " FILE"));
  g_autofree char *usage =
      g_strjoin (" ", "dubarry-cli", command->name,
                 command->verb != NULL ? command->verb : translate_word (command->operands),
                 command->verb != NULL ? translate_word (command->operands) : NULL, NULL);

  if (call->n_operands < command->n_required || call->n_operands > command->max_operands)
    return refuse (command,
                   /* Translators: %s is how the command is typed. */
                   g_strdup_printf (C_ ("command line", "Expected: %s."), usage), status);
  for (guint i = 0; i < call->n_operands && !has_file; i++)
    if (!check_text (command, call->operands[i], status))
      return FALSE;

  return TRUE;
}

gboolean
dub_cli_parse (char **words, DubCliCall *call, int *status)
{
  g_autoptr (GOptionContext) context = NULL;
  g_autoptr (GError) error = NULL;
  const GOptionEntry operands[] = {
    { .long_name = G_OPTION_REMAINING,
      .arg = G_OPTION_ARG_FILENAME_ARRAY,
      .arg_data = &call->operands },
    { 0 },
  };

  if (!take_command (words, &call->command, status))
    return FALSE;
  words += call->command->verb != NULL ? 1 : 0;
  context = make_context (call, NULL, call->command->options);
  g_option_context_add_main_entries (context, operands, NULL);
  if (!g_option_context_parse_strv (context, &words, &error))
    return refuse (call->command, g_strconcat (error->message, ".", NULL), status);
  if (call->operands == NULL)
    call->operands = g_new0 (char *, 1);
  call->n_operands = g_strv_length (call->operands);

  return check_operands (call, status) && check_values (call, status);
}

void
dub_cli_call_clear (DubCliCall *call)
{
  for (guint i = 0; i < DUB_N_OPTIONS; i++)
    g_clear_pointer (&call->values[i], g_free);
  g_clear_pointer (&call->operands, g_strfreev);
}

guint64
dub_cli_get_number (const DubCliCall *call, DubCliOptionId option, guint64 fallback)
{
  return call->values[option] != NULL ? g_ascii_strtoull (call->values[option], NULL, 10)
                                      : fallback;
}
