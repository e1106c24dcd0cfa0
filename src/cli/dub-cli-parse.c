/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads a command line by the tables, and says what was expected if it cannot.
 */

#include "dub-cli.h"

#include "config.h"
#include "dub-cli-help.h"
#include "dub-columns.h"
#include "dub-file.h"
#include "dub-nearest.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The words that are still to be read. */
typedef struct {
  char **next;
  DubCliCall *call;
} Words;

static gboolean
refuse (const Words *words, char *sentence, int *status)
{
  dub_columns_drop_period (sentence);
  *status = dub_cli_refuse_usage (words->call->command, sentence);
  g_free (sentence);

  return FALSE;
}

static gboolean
refuse_option (const Words *words, const char *word, int *status)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *plain = dub_file_make_plain (word, (gssize) strcspn (word, "="));
  GString *sentence = g_string_new (NULL);

  for (guint i = 0; i < DUB_N_OPTIONS; i++)
    if (dub_cli_takes (words->call->command, i))
      g_ptr_array_add (names, g_strconcat ("--", dub_cli_options[i].name, NULL));
  g_ptr_array_add (names, NULL);
  /* Translators: %s is an option, as “--seed”. */
  g_string_append_printf (sentence, C_("command line", "There is no option “%s” here."), plain);
  if (g_str_has_prefix (plain, "--"))
    dub_nearest_append (sentence, plain, (const char *const *) names->pdata);

  return refuse (words, g_string_free (sentence, FALSE), status);
}

static gboolean
is_choice (const DubCliWord *word, const char *value)
{
  g_auto (GStrv) choices = g_strsplit (word->choices, ",", -1);
  g_auto (GStrv) values = g_strsplit (value, word->is_list ? "," : "\n", -1);

  if (word->is_list && *value == '\0')
    return TRUE;
  for (guint i = 0; values[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *) choices, values[i]))
      return FALSE;

  return values[0] != NULL;
}

static gboolean
is_allowed (const DubCliOption *option, const char *value)
{
  if (option->word == DUB_WORD_NUMBER)
    return g_ascii_string_to_unsigned (value, 10, option->min, option->max, NULL, NULL);

  return dub_cli_words[option->word].choices == NULL ||
         is_choice (&dub_cli_words[option->word], value);
}

static gboolean
take_value (const Words *words, DubCliOptionId id, const char *value, int *status)
{
  const DubCliOption *option = &dub_cli_options[id];
  g_autofree char *plain = NULL, *expected = NULL;

  if (value != NULL && is_allowed (option, value)) {
    g_free (words->call->values[id]);
    words->call->values[id] = g_strdup (value);
    return TRUE;
  }
  expected = dub_cli_help_dup_expected (option);
  if (value == NULL)
    return refuse (words,
                   /* Translators: an option without its value, and what was expected. */
                   g_strdup_printf (C_("command line", "--%s: the value is missing. Expected: %s."),
                                        option->name, expected),
                                    status);
  plain = dub_file_make_plain (value, -1);

  return refuse (words,
                 /* Translators: an option, its value, and what was expected. */
                 g_strdup_printf (C_("command line", "--%s: “%s” is not allowed. Expected: %s."),
                                      option->name, plain, expected),
                                  status);
}

static gboolean
take_long (Words *words, const char *word, int *status)
{
  const char *name = word + 2, *sign = strchr (name, '=');
  gsize length = sign != NULL ? (gsize) (sign - name) : strlen (name);
  DubCliOptionId id;

  if (!dub_cli_find_option (words->call->command, name, length, &id))
    return refuse_option (words, word, status);
  if (dub_cli_options[id].word == DUB_WORD_NOTHING) {
    if (sign != NULL)
      /* Translators: %s is the name of an option. */
      return refuse (words, g_strdup_printf (C_("command line", "--%s takes no value."),
                                                 dub_cli_options[id].name),
                                             status);
    return take_value (words, id, "", status);
  }
  if (sign != NULL)
    return take_value (words, id, sign + 1, status);

  return take_value (words, id, *words->next != NULL ? *words->next++ : NULL, status);
}

/* Several letters can follow one dash; the rest of the word, or the next one, is the value
 * of the first that takes one. */
static gboolean
take_letters (Words *words, const char *word, int *status)
{
  for (const char *letter = word + 1; *letter != '\0'; letter++) {
    DubCliOptionId id = 0;

    while (id < DUB_N_OPTIONS &&
           !(dub_cli_options[id].letter == *letter && dub_cli_takes (words->call->command, id)))
      id++;
    if (id == DUB_N_OPTIONS)
      return refuse_option (words, word, status);
    if (dub_cli_options[id].word != DUB_WORD_NOTHING) {
      if (letter[1] != '\0')
        return take_value (words, id, letter + 1, status);
      return take_value (words, id, *words->next != NULL ? *words->next++ : NULL, status);
    }
    take_value (words, id, "", status);
  }

  return TRUE;
}

/* Words are text; only the name of a file can be any bytes. */
static gboolean
check_text (const Words *words, const char *word, int *status)
{
  g_autofree char *plain = NULL;

  if (g_utf8_validate (word, -1, NULL))
    return TRUE;
  plain = dub_file_make_plain (word, -1);

  return refuse (words,
                 /* Translators: %s is a word of the command line. */
                 g_strdup_printf (C_("command line", "“%s” is not UTF-8 text."), plain), status);
}

static gboolean
check_operands (const Words *words, int *status)
{
  const DubCliCommand *command = words->call->command;
  const DubCliCall *call = words->call;
  g_autofree char *usage = NULL;
  guint n = 0;

  while (n < DUB_CLI_MAX_OPERANDS && command->operands[n] != DUB_WORD_NOTHING)
    n++;
  if (call->n_operands >= command->n_required && (call->n_operands <= n || command->repeats)) {
    for (guint i = 0; i < call->n_operands; i++)
      if (!dub_cli_words[command->operands[MIN (i, n - 1)]].is_file &&
          !check_text (words, call->operands[i], status))
        return FALSE;
    return TRUE;
  }
  usage = dub_cli_help_dup_usage (command);

  return refuse (words,
                 /* Translators: %s is how the command is typed. */
                 g_strdup_printf (C_("command line", "Expected: %s."), usage), status);
}

gboolean
dub_cli_parse (char **words, DubCliCall *call, int *status)
{
  Words rest = { words, call };
  gboolean is_over = FALSE;

  call->operands = g_new0 (char *, g_strv_length (words) + 1);
  while (*rest.next != NULL) {
    char *word = *rest.next++;

    if (is_over || *word != '-' || word[1] == '\0')
      call->operands[call->n_operands++] = word;
    else if (strcmp (word, "--") == 0)
      is_over = TRUE;
    else if (word[1] == '-' ? !take_long (&rest, word, status)
                            : !take_letters (&rest, word, status))
      return FALSE;
  }
  for (guint i = 0; i < DUB_N_OPTIONS; i++)
    if (call->values[i] != NULL && !dub_cli_words[dub_cli_options[i].word].is_file &&
        !check_text (&rest, call->values[i], status))
      return FALSE;
  /* Help is never refused for what else is there or missing. */

  return call->values[DUB_OPTION_HELP] != NULL || check_operands (&rest, status);
}

void
dub_cli_call_clear (DubCliCall *call)
{
  for (guint i = 0; i < DUB_N_OPTIONS; i++)
    g_clear_pointer (&call->values[i], g_free);
  g_clear_pointer (&call->operands, g_free);
}

guint64
dub_cli_get_number (const DubCliCall *call, DubCliOptionId option, guint64 fallback)
{
  return call->values[option] != NULL ? g_ascii_strtoull (call->values[option], NULL, 10)
                                      : fallback;
}
