/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * dubarry-cli complete WORD…: what the last word of a command line can be, for the shells.
 * Prints a candidate a line, with a tab before its description; a line of “:file” says that
 * names of files are candidates too. The scripts of the shells know no command and no option.
 */

#include "dub-cli.h"

#include "config.h"
#include "dub-cli-help.h"
#include "dub-games.h"
#include "dub-profiles.h"
#include "dub-text-fault.h"

#include <string.h>

/* The words before the one that is completed. */
typedef struct {
  const char *name;
  const DubCliCommand *command; /* NULL if it is not known, or its verb */
  guint n_operands;
  gboolean is_over;   /* after "--" */
  DubCliWordId value; /* of the option right before, or DUB_WORD_NOTHING */
} Before;

typedef struct {
  GString *text;
  const char *word;
} Candidates;

static void
add (Candidates *candidates, const char *prefix, const char *name, const char *description)
{
  g_autofree char *word = g_strconcat (prefix, name, NULL);

  if (g_str_has_prefix (word, candidates->word))
    g_string_append_printf (candidates->text, "%s\t%s\n", word,
                            description != NULL ? description : "");
}

static void
add_ids (Candidates *candidates, const char *prefix, GPtrArray *list)
{
  g_autoptr (GPtrArray) owned = list;

  for (guint i = 0; i < owned->len; i++) {
    const DubSummary *info = g_ptr_array_index (owned, i);

    g_autofree char *fault = info->problem != NULL ? dub_text_fault_in_file (info->problem) : NULL;

    add (candidates, prefix, info->id, fault != NULL ? fault : info->name);
  }
}

/* A list goes on after its last comma, with what is not in it yet. */
static void
add_choices (Candidates *candidates, const char *prefix, const DubCliWord *word)
{
  g_auto (GStrv) choices = g_strsplit (word->choices, ",", -1);
  const char *comma = word->is_list ? strrchr (candidates->word, ',') : NULL;
  g_autofree char *begin =
      comma != NULL ? g_strndup (candidates->word, (gsize) (comma + 1 - candidates->word))
                    : g_strdup (prefix);
  g_auto (GStrv) there = g_strsplit (begin + strlen (comma != NULL ? prefix : begin), ",", -1);

  for (guint i = 0; choices[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *) there, choices[i]))
      add (candidates, begin, choices[i], NULL);
}

static void
add_word (Candidates *candidates, const char *prefix, DubCliWordId id)
{
  const DubCliWord *word = &dub_cli_words[id];

  if (id == DUB_WORD_GAME || id == DUB_WORD_SAVED_GAME)
    add_ids (candidates, prefix, dub_games_list (NULL));
  else if (id == DUB_WORD_PROFILE || id == DUB_WORD_BOX)
    add_ids (candidates, prefix, dub_profiles_list ());
  else if (id == DUB_WORD_DELETED_GAME)
    add_ids (candidates, prefix, dub_games_list_deleted ());
  else if (id == DUB_WORD_DELETED_PROFILE)
    add_ids (candidates, prefix, dub_profiles_list_deleted ());
  else if (id == DUB_WORD_TOPIC) {
    g_autofree const char **topics = dub_cli_help_dup_topics ();

    for (guint i = 0; topics[i] != NULL; i++)
      add (candidates, prefix, topics[i], dub_cli_help_get_summary (topics[i]));
  } else if (word->choices != NULL)
    add_choices (candidates, prefix, word);
  if (word->is_file)
    g_string_append (candidates->text, ":file\n");
}

static void
add_options (Candidates *candidates, const DubCliCommand *command)
{
  static const DubCliCommand program = { 0 };

  for (guint i = 0; i < DUB_N_OPTIONS; i++)
    if (dub_cli_takes (command != NULL ? command : &program, i))
      add (candidates, "--", dub_cli_options[i].name,
           g_dpgettext2 (GETTEXT_PACKAGE, "command line", dub_cli_options[i].text));
  if (command == NULL)
    add (candidates, "--", "version", NULL);
}

static void
add_verbs (Candidates *candidates, const char *name)
{
  for (const DubCliCommand *command = dub_cli_commands; command->name != NULL; command++)
    if (g_str_equal (command->name, name))
      add (candidates, "", command->verb, g_dpgettext2 (GETTEXT_PACKAGE, "help", command->text));
}

static void
add_commands (Candidates *candidates)
{
  for (const DubCliCommand *command = dub_cli_commands; command->name != NULL; command++)
    if (dub_cli_find_command (command->name, NULL) == command)
      add (candidates, "", command->name, dub_cli_help_get_summary (command->name));
}

static void
add_operand (Candidates *candidates, const Before *before)
{
  guint n = 0;

  while (n < DUB_CLI_MAX_OPERANDS && before->command->operands[n] != DUB_WORD_NOTHING)
    n++;
  if (before->n_operands < n || (before->command->repeats && n > 0))
    add_word (candidates, "", before->command->operands[MIN (before->n_operands, n - 1)]);
}

static gboolean
find_option (const Before *before, const char *word, gsize length, DubCliOptionId *id)
{
  static const DubCliCommand program = { 0 };
  const DubCliCommand *command = before->command;

  if (command == NULL && before->name != NULL)
    command = dub_cli_find_command (before->name, NULL);
  if (command == NULL)
    command = &program;
  if (g_str_has_prefix (word, "--"))
    return dub_cli_find_option (command, word + 2, length - 2, id);
  for (*id = 0; *id < DUB_N_OPTIONS; (*id)++)
    if (length == 2 && dub_cli_options[*id].letter == word[1] && dub_cli_takes (command, *id))
      return TRUE;

  return FALSE;
}

static void
pass (Before *before, const char *word)
{
  DubCliOptionId id;

  if (before->value != DUB_WORD_NOTHING)
    before->value = DUB_WORD_NOTHING;
  else if (!before->is_over && strcmp (word, "--") == 0)
    before->is_over = TRUE;
  else if (!before->is_over && *word == '-' && word[1] != '\0') {
    if (find_option (before, word, strlen (word), &id))
      before->value = dub_cli_options[id].word;
  } else if (before->name == NULL) {
    const DubCliCommand *command = dub_cli_find_command (word, NULL);

    before->name = word;
    before->command = command != NULL && command->verb == NULL ? command : NULL;
  } else if (before->command == NULL)
    before->command = dub_cli_find_command (before->name, word);
  else
    before->n_operands++;
}

int
dub_cli_complete (int argc, char **argv)
{
  Before before = { 0 };
  Candidates candidates = { g_string_new (NULL), argc > 1 ? argv[argc - 1] : "" };
  g_autoptr (GString) text = candidates.text;
  const char *sign = strchr (candidates.word, '=');
  DubCliOptionId id;

  for (int i = 1; i < argc - 1; i++)
    pass (&before, argv[i]);
  if (before.value != DUB_WORD_NOTHING)
    add_word (&candidates, "", before.value);
  else if (!before.is_over && *candidates.word == '-' && sign != NULL) {
    gsize length = (gsize) (sign - candidates.word);
    g_autofree char *prefix = g_strndup (candidates.word, length + 1);

    if (find_option (&before, candidates.word, length, &id))
      add_word (&candidates, prefix, dub_cli_options[id].word);
  } else if (!before.is_over && *candidates.word == '-')
    add_options (&candidates, before.command != NULL || before.name == NULL
                                  ? before.command
                                  : dub_cli_find_command (before.name, NULL));
  else if (before.name == NULL)
    add_commands (&candidates);
  else if (before.command != NULL)
    add_operand (&candidates, &before);
  else if (dub_cli_find_command (before.name, NULL) != NULL)
    add_verbs (&candidates, before.name);

  return dub_cli_write (text->str);
}
