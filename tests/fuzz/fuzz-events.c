/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Arbitrary events: the target adds each line of the input that is an event to a game, if the
 * checks of the engine accept it, and plays on. The loader of journals does the same, but reads a
 * box each time.
 *
 * The first byte determines the expansions, the draw mode, and the point of the game at which the
 * events begin.
 */

#include "dub-box-file.h"
#include "dub-event-line.h"
#include "dub-history.h"
#include "dub-rng.h"
#include "fuzz.h"
#include "history-fixture.h"

#include <string.h>

enum { N_MOVES = 6, MAX_LINES = 400 };

static const DubBox *
get_box (void)
{
  static DubBox box;

  if (box.n_employees == 0)
    g_assert_true (dub_box_load_shipped ("deluxe", &box));

  return &box;
}

static DubHistory *
begin (guint8 choice)
{
  DubMove moves[] = { dub_move (DUB_NOBODY, DUB_MOVE_FILL), dub_move (DUB_NOBODY, DUB_MOVE_READY),
                      dub_move (DUB_BARRY, DUB_MOVE_PLAY_CARD) };
  DubHistory *history = dub_history_new ();
  DubSetup setup = { .seed = 7,
                     .expansions = choice & 15,
                     .draw_mode = (guint8) (choice >> 4 & 3) % DUB_N_DRAW_MODES };
  guint n = MIN (choice >> 6 & 3u, G_N_ELEMENTS (moves));

  if (setup.draw_mode != DUB_DRAW_APP)
    moves[2].thing = dub_thing_card (get_box ()->deck[choice % 25]);
  g_assert_true (dub_history_begin (history, get_box (), &setup, NULL));
  for (guint i = 0; i < n; i++)
    g_assert_true (history_perform (history, &moves[i], NULL));

  return history;
}

/* Adds the event of the line, unless it is a box, which another target covers. */
static void
add_line (DubHistory *history, const char *line, gsize length)
{
  const DubBox *box = &dub_history_get_game (history)->box;
  g_autoptr (GError) error = NULL;
  DubBox *new_box = NULL;
  DubEvent event;
  guint bad;

  if (length >= 4 && memcmp (line, "undo", 4) == 0)
    history_undo (history);
  else if (length >= 4 && memcmp (line, "redo", 4) == 0)
    history_redo (history);
  else if (length >= 3 && memcmp (line, "box", 3) == 0)
    return;
  else if (dub_event_line_parse (line, length, box, &event, &new_box, &error))
    dub_history_add (history, &event, 1, &bad, NULL);
  else
    fuzz_check_error (error);
}

/* An accepted event prints as the line that it came from. */
static void
check_lines (const DubHistory *history)
{
  for (guint i = 0; i < dub_history_get_n_entries (history); i++) {
    const DubBox *box = dub_history_get_box (history, i + 1);
    DubEntry entry = dub_history_get_entry (history, i);

    for (guint j = i == 0 ? 1 : 0; j < entry.n_events; j++) {
      g_autoptr (GString) line = g_string_new (NULL), second = g_string_new (NULL);
      DubBox *new_box = NULL;
      DubEvent again;

      dub_event_line_print (line, box, &entry.events[j]);
      if (!dub_event_line_parse (line->str, line->len, box, &again, &new_box, NULL))
        g_error ("what was accepted is not read again: %s", line->str);
      dub_event_line_print (second, box, &again);
      g_assert_cmpstr (line->str, ==, second->str);
    }
  }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (DubHistory) history = begin (size > 0 ? data[0] : 0);
  const char *at = (const char *) data + (size > 0), *end = (const char *) data + size;
  DubRng rng = dub_rng_for (size, DUB_RANDOM_FILL, 0);

  for (guint i = 0; i < MAX_LINES && at < end; i++) {
    const char *stop = memchr (at, '\n', (gsize) (end - at));

    if (stop == NULL)
      stop = end;
    add_line (history, at, (gsize) (stop - at));
    at = MIN (stop + 1, end);
  }
  fuzz_look (history);
  fuzz_go_on (history, &rng, N_MOVES);
  fuzz_look (history);
  check_lines (history);

  return 0;
}
