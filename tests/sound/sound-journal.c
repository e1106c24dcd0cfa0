/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Journals: the program opens every accepted one, shows it, plays it to the end, saves, exports and
 * imports it, and shows it again.
 */

#include "sound.h"

#include "change-journal.h"
#include "play.h"

#include "dub-journal.h"

#include <string.h>

enum { N_PLAYED = 24 };

/* The golden journals, and games with every possible action of a player. */
static const JournalChanger *
get_changer (void)
{
  static const JournalChanger *changer;
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  if (changer != NULL)
    return changer;

  g_autoptr (GPtrArray) files = sound_list ("store/journal/golden", ".dubarry");

  for (guint i = 0; i < files->len; i++)
    g_ptr_array_add (texts, sound_read (files->pdata[i]));
  for (guint i = 0; i < N_PLAYED; i++) {
    g_autofree Script *script = script_new (i * 7, SCRIPT_ALL);
    g_autoptr (DubHistory) history = script_play (script, 0);
    DubJournal journal = { .history = history, .name = (char *) "Played" };

    g_ptr_array_add (texts, dub_journal_print (&journal));
  }
  g_ptr_array_add (texts, NULL);
  changer = journal_changer_new ((const char *const *) texts->pdata);

  return changer;
}

void
sound_journal_prepare (void)
{
  get_changer ();
}

gboolean
sound_journal (DubRng *rng)
{
  g_autofree char *text = journal_changer_make (get_changer (), rng);
  guint seed = dub_rng_below (rng, 1000);
  g_autoptr (GError) error = NULL;
  g_autoptr (DubJournal) journal = NULL;

  g_file_set_contents (sound_get_input (), text, -1, &error);
  g_assert_no_error (error);
  journal = dub_journal_parse (text, strlen (text), &error);
  if (journal == NULL) {
    sound_check_refusal (error);
    g_assert_true (g_str_has_prefix (error->message, "line "));
    return FALSE;
  }

  play_file (sound_get_input (), seed);

  return TRUE;
}
