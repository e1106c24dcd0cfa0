/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game that cannot be written: the message says so, nothing changes in memory or on disk, redo
 * still works, and once there is room again the game continues.
 */

#define _GNU_SOURCE /* for unshare */

#include "dub-fault.h"
#include "dub-text-error.h"
#include "folder.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <grp.h>
#include <sched.h>
#include <signal.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <unistd.h>

enum { NOBODY = 65534, SKIPPED = 77 };

static const DubMove correct_pp = {
  .verb = DUB_MOVE_CORRECT,
  .to = { .kind = DUB_PLACE_COUNT, .at = DUB_FACT_PP, .side = DUB_BARRY },
  .thing = { .kind = DUB_KIND_NUMBER, .n = 123 },
};

typedef enum { PERFORM, UNDO, REDO, RENAME, N_CHANGES } Change;

static gboolean
change (DubGameFile *game, Change what, GError **error)
{
  switch (what) {
  case PERFORM:
    return dub_game_file_perform (game, &correct_pp, error);
  case UNDO:
    return folder_undo (game, error);
  case REDO:
    return folder_redo (game, error);
  case RENAME:
  case N_CHANGES:
  default:
    return dub_game_file_rename (game, "Another name", error);
  }
}

static void
set_limit (guint resource, rlim_t limit)
{
  struct rlimit now;

  g_assert_cmpint (getrlimit ((__rlimit_resource_t) resource, &now), ==, 0);
  now.rlim_cur = MIN (limit, now.rlim_max);
  g_assert_cmpint (setrlimit ((__rlimit_resource_t) resource, &now), ==, 0);
}

/* Begins a game with two entries to redo. */
static DubGameFile *
new_game (void)
{
  g_autofree Script *script = script_new (3, SCRIPT_FILL);
  DubGameFile *game = folder_play (script, "Nearly lost", 20);

  g_assert_true (folder_undo (game, NULL));
  g_assert_true (folder_undo (game, NULL));

  return game;
}

static gsize
get_size (void)
{
  g_autofree char *text = folder_read ("game-1.dubarry");

  return strlen (text);
}

/* Asserts that the player reads on one line what failed and why. */
static void
assert_failed (const GError *error)
{
  g_autofree char *told = dub_text_fault (error);

  g_assert_error (error, DUB_STORE_ERROR, DUB_FAULT_NOT_SAVED);
  g_assert_null (strchr (told, '\n'));
  g_assert_true (g_str_has_prefix (told, "the game could not be saved, as "));
  g_assert_null (strstr (told, "Success"));
}

/* Tries every change with room for a part of its bytes only. */
static void
check_no_room (DubGameFile *game, Change what)
{
  gsize room = 0;

  for (;; room++) {
    g_autofree char *before = folder_snapshot (), *after = NULL;
    guint64 digest = script_digest (dub_game_file_get_journal (game)->history);
    g_autofree char *name = g_strdup (dub_game_file_get_journal (game)->name);
    g_autoptr (GError) error = NULL;
    gboolean done;

    set_limit (RLIMIT_FSIZE, get_size () + room);
    done = change (game, what, &error);
    set_limit (RLIMIT_FSIZE, RLIM_INFINITY);
    if (done)
      break;
    assert_failed (error);
    after = folder_snapshot ();
    g_assert_cmpstr (before, ==, after);
    g_assert_cmpuint (script_digest (dub_game_file_get_journal (game)->history), ==, digest);
    g_assert_cmpstr (dub_game_file_get_journal (game)->name, ==, name);
    folder_assert_saved (game);
  }
  g_assert_cmpuint (room, >=, strlen ("undo\n"));
  folder_assert_saved (game);
}

static void
fill_up_cb (G_GNUC_UNUSED gpointer data)
{
  g_autoptr (DubGameFile) game = new_game ();
  g_autoptr (DubGameFile) again = NULL;

  signal (SIGXFSZ, SIG_IGN);
  check_no_room (game, REDO);
  check_no_room (game, RENAME);
  check_no_room (game, UNDO);
  check_no_room (game, PERFORM); /* last, because it discards the entries to redo */
  g_clear_pointer (&game, dub_game_file_close);
  again = dub_games_open ("game-1", NULL);
  g_assert_cmpuint (dub_game_file_get_journal (again)->n_torn, ==, 0);
  script_assert_decided (dub_game_file_get_journal (again)->history);
}

static void
test_file_limit (void)
{
  g_assert_cmpint (child_run (fill_up_cb, NULL), ==, 0);
}

/* New games and exports are complete files, or do not exist. */
static void
make_files_cb (G_GNUC_UNUSED gpointer data)
{
  G_GNUC_UNUSED g_autoptr (DubGameFile) game = new_game ();
  g_autofree Script *script = script_new (4, SCRIPT_FILL);
  g_autofree char *before = folder_snapshot (), *after = NULL, *kept = NULL;
  g_autofree char *whole = folder_get_path ("../../whole.dubarry");
  g_autofree char *path = folder_get_path ("../../export.dubarry");
  g_autoptr (GError) create = NULL, import = NULL, export = NULL;

  signal (SIGXFSZ, SIG_IGN);
  g_assert_true (dub_games_export ("game-1", whole, NULL));
  g_assert_true (g_file_set_contents (path, "what was there", -1, NULL));
  set_limit (RLIMIT_FSIZE, 1000);
  g_assert_null (dub_games_create ("New", &script->boxes[0], &script->setup, &create));
  g_assert_null (dub_games_import (whole, NULL, &import));
  g_assert_false (dub_games_export ("game-1", path, &export));
  set_limit (RLIMIT_FSIZE, RLIM_INFINITY);
  g_assert_nonnull (create);
  g_assert_nonnull (import);
  g_assert_nonnull (export);

  after = folder_snapshot ();
  g_assert_cmpstr (before, ==, after);
  g_assert_true (g_file_get_contents (path, &kept, NULL, NULL));
  g_assert_cmpstr (kept, ==, "what was there");
}

static void
test_whole_files (void)
{
  g_assert_cmpint (child_run (make_files_cb, NULL), ==, 0);
}

/* There is neither room to write nor a descriptor to read the file again. */
static void
run_out_of_all_cb (G_GNUC_UNUSED gpointer data)
{
  g_autoptr (DubGameFile) game = new_game ();
  g_autofree char *before = folder_snapshot (), *after = NULL;
  guint64 digest = script_digest (dub_game_file_get_journal (game)->history);
  g_autoptr (GError) error = NULL;

  signal (SIGXFSZ, SIG_IGN);
  set_limit (RLIMIT_FSIZE, get_size ());
  set_limit (RLIMIT_NOFILE, 0);
  g_assert_false (change (game, PERFORM, &error));
  set_limit (RLIMIT_NOFILE, 256);
  set_limit (RLIMIT_FSIZE, RLIM_INFINITY);
  assert_failed (error);
  after = folder_snapshot ();
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpuint (script_digest (dub_game_file_get_journal (game)->history), ==, digest);
  g_assert_true (change (game, REDO, NULL));
  folder_assert_saved (game);
}

static void
test_no_descriptors (void)
{
  g_assert_cmpint (child_run (run_out_of_all_cb, NULL), ==, 0);
}

/* Mounts a small disk for the test. */
static gboolean
mount_small (const char *folder)
{
  return unshare (CLONE_NEWNS) == 0 && mount (NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0 &&
         mount ("tmpfs", folder, "tmpfs", 0, "size=128k") == 0;
}

static void
fill_disk (const char *path)
{
  static const char block[512];
  int fd = open (path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);

  g_assert_cmpint (fd, >=, 0);
  while (write (fd, block, sizeof block) > 0)
    ;
  g_assert_cmpint (errno, ==, ENOSPC);
  close (fd);
}

/* Pages of a file with some room left accept a few more entries, so the test writes until one
 * fails. */
static void
use_full_disk_cb (gpointer data)
{
  g_autofree char *filler = g_build_filename (data, "filler", NULL);
  g_autoptr (DubGameFile) game = NULL;
  g_autofree char *before = NULL, *after = NULL;
  g_autoptr (GError) error = NULL;
  guint64 digest = 0;

  if (!mount_small (data))
    _exit (SKIPPED);
  game = new_game ();
  fill_disk (filler);
  for (guint i = 0; i < 10000 && error == NULL; i++) {
    g_clear_pointer (&before, g_free);
    before = folder_read ("game-1.dubarry");
    digest = script_digest (dub_game_file_get_journal (game)->history);
    change (game, i % 2 == 0 ? PERFORM : UNDO, &error);
  }
  assert_failed (error);
  g_assert_cmpint (dub_fault_get (error)->number, ==, G_FILE_ERROR_NOSPC);
  after = folder_read ("game-1.dubarry");
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpuint (script_digest (dub_game_file_get_journal (game)->history), ==, digest);
  g_assert_cmpint (g_unlink (filler), ==, 0);
  g_assert_true (change (game, PERFORM, NULL));
  folder_assert_saved (game);
}

static void
test_full_disk (void)
{
  g_autofree char *folder = dub_games_dup_folder ();
  int status;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  status = child_run (use_full_disk_cb, folder);
  if (status == SKIPPED)
    g_test_skip ("no small disk can be mounted here");
  else
    g_assert_cmpint (status, ==, 0);
}

/* Root may write everywhere, so the process changes to a user without rights. */
static void
become_nobody (void)
{
  if (geteuid () != 0)
    return;
  g_assert_cmpint (setgroups (0, NULL), ==, 0);
  g_assert_cmpint (setgid (NOBODY), ==, 0);
  g_assert_cmpint (setuid (NOBODY), ==, 0);
}

/* The test reads it before its cases begin: later releases of GLib change it for each case. */
static char *tmp_dir; /* owned */

/* Only the owner may enter the folder of a test case. */
static void
let_others_in (const char *folder)
{
  g_autofree char *at = g_strdup (folder);

  while (strlen (at) > strlen (tmp_dir) && g_str_has_prefix (at, tmp_dir)) {
    char *up = g_path_get_dirname (at);

    g_assert_cmpint (g_chmod (at, 0755), ==, 0);
    g_free (at);
    at = up;
  }
}

/* Asserts that the message does not claim that the game is open elsewhere. */
static void
assert_refused_here (const GError *error)
{
  g_assert_nonnull (error);
  g_assert_true (error->domain == DUB_STORE_ERROR);
  g_assert_cmpint (error->code, !=, DUB_FAULT_OPEN_ELSEWHERE);
}

static void
use_read_only_cb (gpointer data)
{
  g_autofree Script *script = script_new (4, SCRIPT_FILL);
  const guint64 *digest = data;
  g_autoptr (DubGameFile) game = NULL;
  g_autoptr (GPtrArray) list = NULL;
  g_autoptr (GError) create = NULL;

  become_nobody ();
  g_assert_null (dub_games_create ("New", &script->boxes[0], &script->setup, &create));
  g_assert_error (create, DUB_STORE_ERROR, DUB_FAULT_SYSTEM);
  list = dub_games_list (NULL);
  g_assert_cmpuint (list->len, ==, 1);

  game = dub_games_open ("game-1", NULL);
  g_assert_nonnull (game);
  g_assert_true (dub_game_file_is_read_only (game));
  for (Change what = 0; what < N_CHANGES; what++) {
    g_autoptr (GError) error = NULL;

    g_assert_false (change (game, what, &error));
    assert_refused_here (error);
    g_assert_cmpuint (script_digest (dub_game_file_get_journal (game)->history), ==, *digest);
  }
}

static void
check_read_only (guint folder_mode, guint file_mode)
{
  g_autofree char *folder = dub_games_dup_folder ();
  g_autofree char *path = folder_get_path ("game-1.dubarry");
  g_autofree char *lock = folder_get_path ("game-1.lock");
  g_autofree char *before = NULL, *after = NULL;
  DubGameFile *game = new_game ();
  guint64 digest = script_digest (dub_game_file_get_journal (game)->history);

  dub_game_file_close (game);
  before = folder_snapshot ();
  let_others_in (folder);
  g_assert_cmpint (g_chmod (path, (int) file_mode), ==, 0);
  g_assert_cmpint (g_chmod (lock, (int) file_mode), ==, 0);
  g_assert_cmpint (g_chmod (folder, (int) folder_mode), ==, 0);
  g_assert_cmpint (child_run (use_read_only_cb, &digest), ==, 0);
  g_assert_cmpint (g_chmod (folder, 0700), ==, 0);
  g_assert_cmpint (g_chmod (path, 0600), ==, 0);
  g_assert_cmpint (g_chmod (lock, 0600), ==, 0);
  after = folder_snapshot ();
  g_assert_cmpstr (before, ==, after);

  game = dub_games_open ("game-1", NULL);
  g_assert_true (change (game, REDO, NULL));
  folder_assert_saved (game);
  dub_game_file_close (game);
}

static void
test_read_only (void)
{
  check_read_only (0555, 0444);
}

int
main (int argc, char **argv)
{
  int status;

  tmp_dir = g_strdup (g_get_tmp_dir ());
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/write-errors/file-limit", test_file_limit);
  g_test_add_func ("/write-errors/whole-files", test_whole_files);
  g_test_add_func ("/write-errors/no-descriptors", test_no_descriptors);
  g_test_add_func ("/write-errors/full-disk", test_full_disk);
  g_test_add_func ("/write-errors/read-only", test_read_only);
  status = g_test_run ();
  g_free (tmp_dir);

  return status;
}
