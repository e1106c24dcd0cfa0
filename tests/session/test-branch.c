/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A branch continues a game from one of its entries. It has the same table and the same deal, and
 * the original game does not change.
 */

#include "dub-deal-box.h"
#include "dub-fault.h"
#include "dub-session.h"
#include "dub-state.h"

#include <string.h>

static char *
import (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "store/journal/golden", name, NULL);
  g_autoptr (GError) error = NULL;
  char *id = dub_games_import (path, NULL, &error);

  g_assert_no_error (error);

  return id;
}

static char *
read_file (const char *id)
{
  g_autofree char *folder = dub_games_dup_folder ();
  g_autofree char *path = g_strdup_printf ("%s/%s.dubarry", folder, id);
  char *text;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));

  return text;
}

/* Repeats the next entry of the original game, if the current rules decide it in the same way. */
static void
assert_goes_on (DubSession *session, const DubHistory *from, guint at)
{
  DubEntry entry = dub_history_get_entry (from, at);
  const DubMove *move = dub_entry_get_move (&entry);
  g_autoptr (GError) error = NULL;

  if (move == NULL || !dub_read_back_is_decided (from, at))
    return;
  dub_session_perform (session, move, &error);
  g_assert_no_error (error);
  g_assert_true (dub_state_equal (&dub_session_get_game (session)->state,
                                  dub_history_get_state (from, at + 1)));
}

static void
assert_branch (DubSession *from, guint at)
{
  const DubHistory *old = dub_session_get_history (from), *history;
  g_autofree char *text = dub_session_print_branch (from, at, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *id = dub_games_branch (text, &error);
  g_autofree char *name = NULL, *deal = dub_deal_dup_code_of (old), *same = NULL;
  g_autoptr (DubSession) session = NULL;

  g_assert_no_error (error);
  g_assert_cmpstr (id, !=, dub_session_get_id (from));
  session = dub_session_open (id, &error);
  g_assert_no_error (error);
  history = dub_session_get_history (session);
  g_assert_cmpuint (dub_history_get_n_entries (history), ==, at);
  g_assert_cmpuint (dub_history_get_position (history), ==, at);
  for (guint i = 0; i <= at; i++)
    g_assert_true (
        dub_state_equal (dub_history_get_state (history, i), dub_history_get_state (old, i)));
  same = dub_deal_dup_code_of (history);
  g_assert_cmpstr (same, ==, deal);
  name = g_strdup_printf ("From Round %u: %s", dub_session_get_game (session)->state.round,
                          dub_session_get_name (from));
  g_assert_cmpstr (dub_session_get_name (session), ==, name);
  g_assert_cmpstr (dub_session_get_note (session), ==, "");
  g_assert_cmpint (dub_session_get_date (session), >, g_get_real_time () / G_USEC_PER_SEC - 120);
  assert_goes_on (session, old, at);
}

static void
test_golden (gconstpointer name)
{
  g_autofree char *id = import (name), *before = NULL, *after = NULL;
  g_autoptr (DubSession) session = dub_session_open (id, NULL);
  guint n = dub_history_get_n_entries (dub_session_get_history (session));

  g_assert_true (dub_session_set_note (session, "By the fire", NULL));
  before = read_file (id);
  for (guint at = 1; at < n; at += 11)
    assert_branch (session, at);
  /* Branches from the entry before the last one of a finished game, then from an undone one. */
  assert_branch (session, n - 1);
  after = read_file (id);
  g_assert_cmpstr (after, ==, before);
  g_assert_true (dub_session_jump (session, 3, NULL));
  assert_branch (session, n / 2);
}

static void
test_refused (void)
{
  g_autofree char *id = import ("base.dubarry");
  g_autoptr (DubSession) session = dub_session_open (id, NULL);
  guint n = dub_history_get_n_entries (dub_session_get_history (session));
  g_autoptr (GError) none = NULL, many = NULL, over = NULL;

  g_assert_null (dub_session_print_branch (session, 0, &none));
  g_assert_cmpint (dub_fault_get (none)->kind, ==, DUB_FAULT_NO_ENTRY);
  g_assert_null (dub_session_print_branch (session, n + 1, &many));
  g_assert_cmpint (dub_fault_get (many)->kind, ==, DUB_FAULT_NO_ENTRY);
  g_assert_null (dub_session_print_branch (session, n, &over));
  g_assert_cmpint (dub_fault_get (over)->kind, ==, DUB_FAULT_OVER);
  g_assert_null (dub_games_branch ("nonsense", NULL));
}

/* A name that is too long loses its end, but keeps the part that marks a branch. */
static void
test_long_name (void)
{
  g_autofree char *id = import ("base.dubarry"), *name = g_strnfill (DUB_MAX_GAME_NAME, 'n');
  g_autofree char *text = NULL, *made = NULL;
  g_autoptr (DubSession) session = NULL, branch = NULL;

  g_assert_true (dub_games_rename (id, name, NULL));
  session = dub_session_open (id, NULL);
  text = dub_session_print_branch (session, 1, NULL);
  made = dub_games_branch (text, NULL);
  branch = dub_session_open (made, NULL);
  g_assert_true (g_str_has_prefix (dub_session_get_name (branch), "From Round 1: nnn"));
  g_assert_cmpuint (strlen (dub_session_get_name (branch)), ==, DUB_MAX_GAME_NAME);
}

int
main (int argc, char **argv)
{
  static const char *const goldens[] = { "all-modules.dubarry", "base.dubarry",
                                         "corrections.dubarry", "odd-box.dubarry",
                                         "way-learn.dubarry" };

  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (goldens); i++) {
    g_autofree char *path = g_strconcat ("/branch/golden/", goldens[i], NULL);

    g_test_add_data_func (path, goldens[i], test_golden);
  }
  g_test_add_func ("/branch/refused", test_refused);
  g_test_add_func ("/branch/long-name", test_long_name);

  return g_test_run ();
}
