/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whether two games are the same in everything.
 */

#include "dub-box-file.h"
#include "dub-event-line.h"
#include "script.h"

#include <string.h>

gboolean
script_boxes_are_equal (const DubBox *a, const DubBox *b)
{
  g_autofree char *one = NULL, *two = NULL;

  if (memcmp (a, b, sizeof *a) == 0) /* the common case, and fast */
    return TRUE;
  if (a->n_employees == 0 || b->n_employees == 0)
    return a->n_employees == b->n_employees;
  one = dub_box_print_line (a);
  two = dub_box_print_line (b);

  return g_str_equal (one, two);
}

/* Piles and steps have gaps between their members, so bytes do not tell. */
static gboolean
piles_are_equal (const DubPile *a, const DubPile *b)
{
  return a->n == b->n && memcmp (a->cards, b->cards, sizeof a->cards) == 0;
}

static gboolean
steps_are_equal (const DubStep *a, const DubStep *b)
{
  return a->verb == b->verb && memcmp (a->rules, b->rules, sizeof a->rules) == 0 &&
         a->hall == b->hall && a->at == b->at && a->decoration == b->decoration &&
         a->task == b->task && a->track == b->track && a->tiles == b->tiles && a->n == b->n &&
         a->to == b->to && piles_are_equal (&a->cards, &b->cards) && a->deviation == b->deviation &&
         a->first_candidate == b->first_candidate && a->n_candidates == b->n_candidates;
}

static gboolean
details_are_equal (const DubDetail *a, const DubDetail *b)
{
  gsize from = G_STRUCT_OFFSET (DubDetail, display);

  /* Only the set-up has a gap, at its end. */
  return a->setup.seed == b->setup.seed && a->setup.expansions == b->setup.expansions &&
         a->setup.second_place == b->setup.second_place &&
         a->setup.count_candidate == b->setup.count_candidate &&
         a->setup.zero_gown_apart == b->setup.zero_gown_apart &&
         a->setup.draw_mode == b->setup.draw_mode &&
         memcmp ((const char *) a + from, (const char *) b + from, sizeof *a - from) == 0;
}

gboolean
script_events_are_equal (const DubEvent *a, const DubEvent *b)
{
  if (a->type != b->type)
    return FALSE;
  if (a->type == DUB_EVENT_STEP)
    return steps_are_equal (&a->step, &b->step);
  if (a->type == DUB_EVENT_DEALT)
    return piles_are_equal (&a->cards, &b->cards);
  if (a->type == DUB_EVENT_BOX_CHANGED)
    return script_boxes_are_equal (a->box, b->box);

  return details_are_equal (&a->detail, &b->detail);
}

static char *
print_action (const DubBox *box, const DubAction *action)
{
  GString *out = g_string_new (NULL);

  dub_action_line_print (out, box, action);

  return g_string_free (out, FALSE);
}

/* A card with a crown may be told by its crown alone, which is completed on its
 * way through a journal; what is printed of it is the same. */
static void
assert_same_entry (const DubHistory *a, const DubHistory *b, guint index)
{
  DubEntry one = dub_history_get_entry (a, index), two = dub_history_get_entry (b, index);
  g_autofree char *line = print_action (dub_history_get_box (a, index), &one.action);
  g_autofree char *other = print_action (dub_history_get_box (b, index), &two.action);

  g_assert_cmpstr (line, ==, other);
  g_assert_cmpuint (one.n_events, ==, two.n_events);
  for (guint i = 0; i < one.n_events; i++)
    if (!script_events_are_equal (&one.events[i], &two.events[i]))
      g_error ("entry %u (%s): event %u of type %u differs from one of type %u", index, line, i,
               one.events[i].type, two.events[i].type);
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

gboolean
script_decide_again (const DubHistory *history, guint index, GArray *events, GError **error)
{
  DubEntry entry = dub_history_get_entry (history, index);
  g_autofree DubGame *game = g_new (DubGame, 1);

  game->box = *dub_history_get_box (history, index);
  game->state = *dub_history_get_state (history, index);
  if (index == 0) {
    game->box = *entry.events[0].box;
    g_array_append_val (events, entry.events[0]);
  }
  if (entry.action.type == DUB_ACTION_CHANGE_BOX)
    entry.action.box = entry.events[0].box;

  return dub_game_decide (game, &entry.action, events, error);
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
    g_assert_cmpuint (events->len, ==, entry.n_events);
    for (guint j = 0; j < entry.n_events; j++)
      if (!script_events_are_equal (&g_array_index (events, DubEvent, j), &entry.events[j]))
        g_error ("entry %u: event %u of type %u is decided differently", i, j,
                 entry.events[j].type);
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
