/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Box profiles: the program prints every accepted one, reads it again, and plays a game with it to
 * the end.
 */

#include "sound.h"

#include "change-json.h"
#include "play.h"

#include "dub-box-file.h"

#include <string.h>

static const JsonChanger *
get_changer (void)
{
  static const JsonChanger *changer;

  if (changer == NULL) {
    g_autoptr (GPtrArray) files = sound_list ("../data/box", ".json");
    g_autoptr (GPtrArray) good = sound_list ("store/boxes/good", ".json");

    g_ptr_array_extend_and_steal (files, g_steal_pointer (&good));
    changer = json_changer_new (files);
  }

  return changer;
}

void
sound_box_prepare (void)
{
  get_changer ();
}

gboolean
sound_box (DubRng *rng)
{
  g_autofree char *text = json_changer_make (get_changer (), rng);
  guint seed = dub_rng_below (rng, 1000);
  g_autofree DubBox *box = g_new0 (DubBox, 1), *again = g_new0 (DubBox, 1);
  g_autofree char *line = NULL, *second = NULL;
  g_autoptr (GError) error = NULL;

  g_file_set_contents (sound_get_input (), text, -1, &error);
  g_assert_no_error (error);
  if (!dub_box_parse (text, strlen (text), box, &error)) {
    sound_check_refusal (error);
    return FALSE;
  }

  line = dub_box_print_line (box);
  g_assert_null (strchr (line, '\n'));
  dub_box_parse (line, strlen (line), again, &error);
  g_assert_no_error (error);
  second = dub_box_print_line (again);
  g_assert_cmpstr (line, ==, second);

  play_box (again, seed);

  return TRUE;
}
