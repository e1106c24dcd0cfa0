/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * say-turn LANGUAGE SEED: lets the speech service of this machine read the steps of her first turn
 * with several steps, and prints the texts that the service received, one step per line.
 */

#include "dub-application.h"
#include "dub-box-file.h"
#include "dub-speaker.h"
#include "dub-text.h"
#include "ui-fixture.h"

#include <stdio.h>
#include <stdlib.h>

enum { PAUSE = 400 }; /* milliseconds; the service drops a text if the next one follows too soon */

static void
say (DubSpeaker *speaker, char **steps)
{
  for (guint i = 0; steps[i] != NULL; i++) {
    g_autofree char *text = dub_text_speech (steps[i]);

    dub_speaker_say (speaker, steps[i]);
    dub_speaker_wait ();
    puts (text);
    ui_wait (PAUSE);
  }
}

int
main (int argc, char **argv)
{
  char *folder = ui_make_folder ();
  g_autoptr (GSettings) settings = NULL;
  g_autoptr (DubSpeaker) speaker = NULL;
  g_autoptr (DubSession) session = NULL;
  g_auto (GStrv) steps = NULL;

  g_return_val_if_fail (argc == 3, 2);
  dub_text_init ();
  dub_text_set_language (argv[1]);
  settings = g_settings_new (DUB_APPLICATION_ID);
  g_settings_set_boolean (settings, "read-aloud", TRUE);
  speaker = dub_speaker_new (dub_speech_service_get (), settings);
  session = ui_begin (strtoull (argv[2], NULL, 10), 1u << DUB_EXPANSION_JEWELRY_BOX);
  ui_play_until (session, DUB_PHASE_TURNS, DUB_BARRY);
  ui_perform (session, her_move (DUB_MOVE_PLAY_CARD));
  while (dub_session_get_question (session) != NULL)
    ui_answer (session);
  steps = dub_session_dup_orders (session);
  say (speaker, steps);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  ui_remove_folder (folder);

  return dub_speaker_get_problem (speaker) == DUB_SPEAKER_READY ? 0 : 1;
}
