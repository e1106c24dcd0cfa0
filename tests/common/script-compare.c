/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Compares two games in every detail.
 */

#include "dub-box-file.h"
#include "dub-event-line.h"
#include "script.h"

#include <string.h>

gboolean
script_boxes_are_equal (const DubBox *a, const DubBox *b)
{
  g_autofree char *one = NULL, *two = NULL;

  if (memcmp (a, b, sizeof *a) == 0) /* the common case, and the fast one */
    return TRUE;
  if (a->n_employees == 0 || b->n_employees == 0)
    return a->n_employees == b->n_employees;
  one = dub_box_print_line (a);
  two = dub_box_print_line (b);

  return g_str_equal (one, two);
}

/* A set-up has padding at its end; the other structs have none. */
static gboolean
setups_are_equal (const DubSetup *a, const DubSetup *b)
{
  return memcmp (a, b, G_STRUCT_OFFSET (DubSetup, colors) + sizeof a->colors) == 0;
}

gboolean
script_events_are_equal (const DubEvent *a, const DubEvent *b)
{
  if (a->type != b->type)
    return FALSE;
  switch ((DubEventType) a->type) {
  case DUB_EVENT_MOVE:
    return dub_move_equal (&a->move, &b->move);
  case DUB_EVENT_STARTED:
    return setups_are_equal (&a->setup, &b->setup);
  case DUB_EVENT_BOX:
    return script_boxes_are_equal (a->box, b->box);
  case DUB_EVENT_CARDS:
    return a->cards.n == b->cards.n &&
           memcmp (a->cards.cards, b->cards.cards, sizeof a->cards.cards) == 0;
  case DUB_N_EVENTS:
    break;
  }

  g_assert_not_reached ();
}

static char *
print_event (const DubHistory *history, guint entry, const DubEvent *event)
{
  GString *out = g_string_new (NULL);

  dub_event_line_print (out, dub_history_get_box (history, entry), event);

  return g_string_free (out, FALSE);
}

static void
assert_same_events (const DubHistory *history, guint entry, const DubEvent *a, guint n_a,
                    const DubEvent *b, guint n_b)
{
  g_assert_cmpuint (n_a, ==, n_b);
  for (guint i = 0; i < n_a; i++)
    if (!script_events_are_equal (&a[i], &b[i])) {
      g_autofree char *one = print_event (history, entry, &a[i]);
      g_autofree char *two = print_event (history, entry, &b[i]);

      g_error ("entry %u, event %u: \"%s\" is not \"%s\"", entry, i, one, two);
    }
}

static void
assert_same_entry (const DubHistory *a, const DubHistory *b, guint index)
{
  DubEntry one = dub_history_get_entry (a, index), two = dub_history_get_entry (b, index);

  assert_same_events (a, index, one.events, one.n_events, two.events, two.n_events);
}

void
script_assert_same (const DubHistory *a, const DubHistory *b)
{
  const DubBox *last_a = NULL, *last_b = NULL;
  guint n = dub_history_get_n_entries (a);

  g_assert_cmpuint (n, ==, dub_history_get_n_entries (b));
  g_assert_cmpuint (dub_history_get_position (a), ==, dub_history_get_position (b));
  g_assert_true (
      dub_state_equal (&dub_history_get_game (a)->state, &dub_history_get_game (b)->state));
  g_assert_true (
      script_boxes_are_equal (&dub_history_get_game (a)->box, &dub_history_get_game (b)->box));
  for (guint i = 0; i <= n; i++) {
    const DubBox *box_a = dub_history_get_box (a, i), *box_b = dub_history_get_box (b, i);

    if (!dub_state_equal (dub_history_get_state (a, i), dub_history_get_state (b, i)))
      g_error ("the tables before entry %u differ", i);
    if ((box_a != last_a || box_b != last_b) && !script_boxes_are_equal (box_a, box_b))
      g_error ("the boxes before entry %u differ", i);
    last_a = box_a;
    last_b = box_b;
    if (i < n)
      assert_same_entry (a, b, i);
  }
}

/* The first entry includes its box. */
gboolean
script_decide_again (const DubHistory *history, guint index, GArray *events, GError **error)
{
  DubEntry entry = dub_history_get_entry (history, index);
  const DubMove *move = dub_entry_get_move (&entry);
  g_autofree DubGame *game = g_new (DubGame, 1);

  game->box = *dub_history_get_box (history, index);
  game->state = *dub_history_get_state (history, index);
  if (move != NULL)
    return dub_game_decide (game, move, events, error);
  if (index > 0)
    return dub_game_change_box (game, entry.events[0].box, events, error);
  game->box = *entry.events[0].box;
  g_array_append_val (events, entry.events[0]);

  return dub_game_start (game, &entry.events[1].setup, events, error);
}

void
script_assert_applied (const DubHistory *history)
{
  g_autofree DubGame *game = g_new0 (DubGame, 1);

  dub_state_init (&game->state);
  for (guint i = 0; i < dub_history_get_n_entries (history); i++) {
    DubEntry entry = dub_history_get_entry (history, i);

    g_assert_true (dub_game_fold (game, entry.events, entry.n_events, NULL, NULL));
    g_assert_true (dub_state_equal (&game->state, dub_history_get_state (history, i + 1)));
    g_assert_true (script_boxes_are_equal (&game->box, dub_history_get_box (history, i + 1)));
  }
}

void
script_assert_decided (const DubHistory *history)
{
  for (guint i = 0; i < dub_history_get_n_entries (history); i++) {
    g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
    DubEntry entry = dub_history_get_entry (history, i);
    g_autoptr (GError) error = NULL;

    script_decide_again (history, i, events, &error);
    g_assert_no_error (error);
    assert_same_events (history, i, (const DubEvent *) (const void *) events->data, events->len,
                        entry.events, entry.n_events);
  }
  script_assert_applied (history);
}

static guint64
mix (guint64 digest, const void *bytes, gsize size)
{
  for (gsize i = 0; i < size; i++)
    digest = (digest ^ ((const guint8 *) bytes)[i]) * G_GUINT64_CONSTANT (0x100000001b3);

  return digest;
}

guint64
script_digest (const DubHistory *history)
{
  guint n = dub_history_get_n_entries (history), position = dub_history_get_position (history);
  guint64 digest = G_GUINT64_CONSTANT (0xcbf29ce484222325);

  digest = mix (digest, &n, sizeof n);
  digest = mix (digest, &position, sizeof position);
  digest = mix (digest, &dub_history_get_game (history)->state, sizeof (DubState));
  digest = mix (digest, dub_history_get_game (history)->box.name, DUB_MAX_BOX_NAME);
  if (n > 0)
    digest = mix (digest, dub_history_get_state (history, n), sizeof (DubState));

  return digest;
}
