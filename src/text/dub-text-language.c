/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The language of the process. Gettext checks LANGUAGE at every lookup, but only if the
 * locale is not plain C, and it caches its results until the locale is set again.
 *
 * GLib decides at its first lookup whether to translate at all. It always does as long as
 * nobody calls textdomain (), so the front ends only bind the domain.
 */

#include "dub-text.h"

#include <libintl.h>
#include <locale.h>
#include <string.h>

/* A locale that every system has without installing it. Newer C libraries translate nothing in
 * C.UTF-8. With a territory in the name they still find that locale, but translate as in any
 * other. */
#define FALLBACK "C_DU.UTF-8"

static gboolean is_saved;
static char *saved; /* owned; the original value of LANGUAGE */

static void
save_language (void)
{
  if (!is_saved)
    saved = g_strdup (g_getenv ("LANGUAGE"));
  is_saved = TRUE;
}

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

  save_language ();
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
