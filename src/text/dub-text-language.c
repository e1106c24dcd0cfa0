/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The language of the process. Gettext looks at LANGUAGE at every lookup, but
 * only if the locale is not plain C, and it keeps what it has found until the
 * locale is set again.
 *
 * GLib decides at its first lookup whether to translate at all. It always does
 * as long as nobody calls textdomain (), so the front ends only bind the domain.
 */

#include "dub-text.h"

#include <libintl.h>
#include <locale.h>
#include <string.h>

/* A locale that is there on every system without being installed. A
 * later C library translates nothing in C.UTF-8; by a name with a territory, which
 * it is found without, it is a locale like any other. */
#define FALLBACK "C_DU.UTF-8"

static gboolean is_saved;
static char *saved; /* owned; LANGUAGE as it was at the start */

static void
save_language (void)
{
  if (!is_saved)
    saved = g_strdup (g_getenv ("LANGUAGE"));
  is_saved = TRUE;
}

void
dub_text_init (void)
{
  const char *folder = g_getenv ("DUBARRY_LOCALEDIR");

  setlocale (LC_ALL, "");
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

  /* By way of C, so that the locale is set again even if it is the same. */
  setlocale (LC_MESSAGES, "C");
  locale = setlocale (LC_MESSAGES, "");
  if (locale == NULL || strcmp (locale, "C") == 0 || strcmp (locale, "POSIX") == 0 ||
      g_str_has_prefix (locale, "C."))
    setlocale (LC_MESSAGES, FALLBACK);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
}
