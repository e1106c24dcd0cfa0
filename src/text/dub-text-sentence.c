/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-text-private.h"
#include "dub-text.h"

#include <glib/gi18n-lib.h>
#include <libintl.h>
#include <locale.h>
#include <string.h>

/* The language of the process. Gettext checks LANGUAGE at every lookup, but only if the
 * locale is not plain C, and it caches its results until the locale is set again.
 *
 * GLib decides at its first lookup whether to translate at all. It always does as long as
 * nobody calls textdomain (), so the front ends only bind the domain. */

/* A locale that every system has without installing it. Newer C libraries translate nothing in
 * C.UTF-8. With a territory in the name they still find that locale, but translate as in any
 * other. */
#define FALLBACK "C_DU.UTF-8"

static gboolean is_saved;
static char *saved; /* owned; the original value of LANGUAGE */

/* Sets what this program uses of a locale. Each category is a file, and the others, of paper and
 * telephones, would take longer to read than a turn takes to resolve. GTK sets the rest. */
void
dub_text_init (void)
{
  static const int categories[] = { LC_CTYPE, LC_NUMERIC, LC_TIME, LC_COLLATE, LC_MESSAGES };
  const char *folder = g_getenv ("DUBARRY_LOCALEDIR");

  for (guint i = 0; i < G_N_ELEMENTS (categories); i++)
    setlocale (categories[i], "");
  bindtextdomain (GETTEXT_PACKAGE, folder != NULL ? folder : DUB_LOCALEDIR);
  dub_text_set_language (NULL);
}

void
dub_text_set_language (const char *language)
{
  const char *locale;

  if (!is_saved)
    saved = g_strdup (g_getenv ("LANGUAGE"));
  is_saved = TRUE;
  if (language == NULL)
    language = saved;
  if (language != NULL)
    g_setenv ("LANGUAGE", language, TRUE);
  else
    g_unsetenv ("LANGUAGE");

  /* Switch to C first, so that the locale is set again even if it has not changed. */
  setlocale (LC_MESSAGES, "C");
  locale = setlocale (LC_MESSAGES, "");
  if (locale == NULL || strcmp (locale, "C") == 0 || strcmp (locale, "POSIX") == 0 ||
      g_str_has_prefix (locale, "C."))
    setlocale (LC_MESSAGES, FALLBACK);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
}

const char *
dub_text_find (const char *context, const char *const *table, gsize n, guint at)
{
  g_return_val_if_fail (at < n && table[at] != NULL, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, context, table[at]);
}

char *
dub_text_dup (const char *context, const char *text)
{
  g_return_val_if_fail (text != NULL, NULL);

  return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, context, text));
}

const char *
dub_text_plural (DubPlural plural, guint n)
{
  g_return_val_if_fail (plural.one != NULL, "");

  return g_dngettext (GETTEXT_PACKAGE, plural.one, plural.many, n);
}

char *
dub_text_count (DubPlural plural, guint n)
{
  return dub_text_fill (dub_text_plural (plural, n), dub_text_number (n));
}

char *
dub_text_number (gint64 n)
{
  return g_strdup_printf ("%" G_GINT64_FORMAT, n);
}

char *
dub_text_fill_names (const char *text, char **names)
{
  GString *sentence = g_string_new (NULL);
  guint n = g_strv_length (names), n_filled = 0;

  for (; *text != '\0'; text++) {
    char *end;
    guint64 place;

    if (*text != '%') {
      g_string_append_c (sentence, *text);
      continue;
    }
    /* A translation may reorder the arguments, as in %2$s. */
    place = g_ascii_strtoull (text + 1, &end, 10);
    if (*end == '$')
      text = end + 1;
    else {
      place = n_filled + 1;
      text++;
    }
    if (*text == '\0')
      break; /* the translation ends within a directive */
    n_filled++;
    if (place >= 1 && place <= n)
      g_string_append (sentence, names[place - 1]);
  }
  g_warn_if_fail (n_filled == n);
  for (guint i = 0; i < n; i++)
    g_free (names[i]);

  return g_string_free (sentence, FALSE);
}

/* Frees the strings and joins them with the separator. */
static char *
join (GPtrArray *strings, const char *separator)
{
  char *text;

  g_ptr_array_add (strings, NULL);
  text = g_strjoinv (separator, (char **) strings->pdata);
  g_ptr_array_set_free_func (strings, g_free);
  g_ptr_array_unref (strings);

  return text;
}

char *
dub_text_join (GPtrArray *names)
{
  /* Translators: stands between two items of a list. */
  return join (names, C_ ("list", ", "));
}

char *
dub_text_join_all (GPtrArray *names)
{
  g_autofree char *last = names->len > 1 ? g_ptr_array_steal_index (names, names->len - 1) : NULL;
  const char *text = names->len > 1
                         /* Translators: the end of a list: all items but one, and the last one. */
                         ? C_ ("list", "%s, and %s")
                         /* Translators: a list of two items. */
                         : C_ ("list", "%s and %s");

  return last != NULL ? dub_text_fill (text, dub_text_join (names), g_steal_pointer (&last))
                      : dub_text_join (names);
}

char *
dub_text_join_lists (GPtrArray *lists)
{
  /* Translators: stands between two items of a list that have commas of their own. */
  return join (lists, C_ ("list", "; "));
}

char *
dub_text_join_sentences (GPtrArray *sentences)
{
  return join (sentences, " ");
}

void
dub_text_add_line (GPtrArray *lines, char *line)
{
  if (line != NULL)
    g_ptr_array_add (lines, line);
}

char **
dub_text_end_lines (GPtrArray *lines)
{
  g_ptr_array_add (lines, NULL);

  return (char **) g_ptr_array_free (lines, FALSE);
}

char *
dub_text_begin (char *text)
{
  g_autofree char *old = text;
  const char *rest = *old != '\0' ? g_utf8_next_char (old) : old;
  g_autofree char *first = g_utf8_strup (old, rest - old);

  return g_strconcat (first, rest, NULL);
}

char *
dub_text_within (const char *title)
{
  const char *rest = *title != '\0' ? g_utf8_next_char (title) : title;
  g_autofree char *first = g_utf8_strdown (title, rest - title);

  return g_str_equal (dub_text_speech_language (), "en") ? g_strdup (title)
                                                         : g_strconcat (first, rest, NULL);
}

char *
dub_text_tag (char *sentence, DubRuleId rule)
{
  return rule != DUB_RULE_NONE
             ? dub_text_fill ("%s [%s]", sentence, g_strdup (dub_rule_id_to_string (rule)))
             : sentence;
}

char *
dub_text_list (guint64 mask, guint n, char *(*name) (guint))
{
  GPtrArray *names = g_ptr_array_new ();

  for (guint i = 0; i < n; i++)
    if ((mask >> i & 1) != 0)
      g_ptr_array_add (names, name (i));

  return dub_text_join_all (names);
}

guint
dub_text_count_bits (guint64 mask)
{
  guint n = 0;

  for (; mask != 0; mask &= mask - 1)
    n++;

  return n;
}

char *
dub_text_say (const DubTextRow *row, const DubTextAbout *about)
{
  char *names[G_N_ELEMENTS (row->names) + 1] = { NULL };
  const char *text = row->text;

  if (row->make != NULL)
    return row->make (about);
  if (row->texts != NULL) {
    guint at = G_STRUCT_MEMBER (guint8, about->move, row->field);

    text = row->texts[at < row->n_texts && row->texts[at] != NULL ? at : 0];
  }
  g_return_val_if_fail (text != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (row->names) && row->names[i] != NULL; i++)
    names[i] = row->names[i](about);

  return dub_text_fill_names (g_dpgettext2 (GETTEXT_PACKAGE, row->context, text), names);
}
