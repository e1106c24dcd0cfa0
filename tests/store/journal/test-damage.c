/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Disks flip bits, and lose blocks. The reader heals a single flipped bit exactly. After worse
 * damage the game consists of the units before it, and the file stays as it is until a repair.
 *
 * Sweeps try some of all places, with -m thorough every place.
 */

#include "dub-fault.h"
#include "dub-frame.h"
#include "folder.h"
#include "growing.h"
#include "seal.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

enum { N_MOVES = 60, BLOCK = 512, BITS_STEP = 61, BLOCKS_STEP = 97 };

static Growing *
play (guint n_moves)
{
  g_autofree Script *script = script_new (5, SCRIPT_ALL);
  Growing *growing = growing_new ();

  dub_history_free (growing_play (growing, script, "Damaged", n_moves));

  return growing;
}

/* Returns the last complete state that ends at this byte or before. */
static const GrowingMark *
find_mark (const Growing *growing, gsize at)
{
  const GrowingMark *mark = NULL;

  for (guint i = 0; i < growing->marks->len; i++)
    if (g_array_index (growing->marks, GrowingMark, i).end <= at)
      mark = &g_array_index (growing->marks, GrowingMark, i);

  return mark;
}

static void
test_sums (void)
{
  /* Compares with the check value of CRC-64/XZ. */
  g_assert_cmpuint (dub_frame_add (0, "123456789", 9), ==, G_GUINT64_CONSTANT (0x995dc9bbdf1939fa));
  /* Adding in parts gives the same sum, for all lengths. */
  for (gsize i = 0; i <= 26; i++) {
    static const char text[] = "abcdefghijklmnopqrstuvwxyz";

    g_assert_cmpuint (dub_frame_add (dub_frame_add (0, text, i), text + i, 26 - i), ==,
                      dub_frame_add (0, text, 26));
  }
}

static void
test_bits (void)
{
  g_autoptr (Growing) growing = play (N_MOVES);
  gsize length = growing->text->len;
  g_autofree char *text = g_memdup2 (growing->text->str, length);
  gsize step = g_test_thorough () ? 1 : BITS_STEP;

  for (gsize i = 0; i < 8 * length; i += step) {
    g_auto (DubFrame) frame = { 0 };

    text[i / 8] ^= (char) (1 << i % 8);
    dub_frame_read (text, length, &frame);
    text[i / 8] ^= (char) (1 << i % 8);
    if (frame.length != length || memcmp (frame.text, text, length) != 0)
      g_error ("bit %" G_GSIZE_FORMAT " of byte %" G_GSIZE_FORMAT " is not healed", i % 8, i / 8);
    g_assert_cmpuint (frame.healed->len, ==, 1);
  }
  g_test_message ("%" G_GSIZE_FORMAT " bits of %" G_GSIZE_FORMAT " flipped, all healed",
                  (8 * length + step - 1) / step, 8 * length);
}

/* A unit may be empty, and a jump to the present position writes none. */
static void
test_empty (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_auto (DubFrame) frame = { 0 };
  guint64 sum = dub_frame_append (text, 0, "a\n", 2);
  g_autofree Script *script = script_new (3, SCRIPT_FILL);
  g_autoptr (DubGameFile) game = folder_play (script, "Nowhere", 12);
  g_autofree char *before = folder_snapshot (), *after = NULL;
  guint position = dub_history_get_position (dub_game_file_get_journal (game)->history);

  sum = dub_frame_append (text, sum, "", 0);
  sum = dub_frame_append (text, sum, "b\n", 2);
  dub_frame_read (text->str, text->len, &frame);
  g_assert_cmpuint (frame.length, ==, text->len);
  g_assert_cmpuint (frame.sum, ==, sum);

  g_assert_true (dub_game_file_jump (game, position, NULL));
  after = folder_snapshot ();
  g_assert_cmpstr (after, ==, before);
  g_assert_true (dub_game_file_jump (game, position - 1, NULL));
  folder_assert_saved (game);
}

/* A healed journal is the same game. */
static void
test_healed_game (void)
{
  g_autoptr (Growing) growing = play (N_MOVES);
  const GrowingMark *last = find_mark (growing, growing->text->len);

  for (gsize at = 3; at < growing->text->len; at += 131) {
    g_autofree char *text = g_memdup2 (growing->text->str, growing->text->len);
    g_autoptr (DubJournal) journal = NULL;

    text[at] ^= 4;
    journal = dub_journal_parse (text, growing->text->len, NULL);
    g_assert_nonnull (journal);
    g_assert_cmpuint (script_digest (journal->history), ==, last->digest);
    dub_journal_heal (journal, text);
    g_assert_cmpint (memcmp (text, growing->text->str, growing->text->len), ==, 0);
  }
}

/* Flips one bit in each of several units. */
static void
test_bits_apart (void)
{
  g_autoptr (Growing) growing = play (N_MOVES);
  g_autofree char *text = g_memdup2 (growing->text->str, growing->text->len);
  g_auto (DubFrame) frame = { 0 };
  guint n = 0;

  for (guint i = 0; i < growing->marks->len; i += 3, n++)
    text[g_array_index (growing->marks, GrowingMark, i).end - 30] ^= 1;
  dub_frame_read (text, growing->text->len, &frame);
  g_assert_cmpuint (frame.healed->len, ==, n);
  g_assert_cmpint (memcmp (frame.text, growing->text->str, growing->text->len), ==, 0);
}

static void
check_block (const Growing *growing, const char *text, gsize first)
{
  const GrowingMark *mark = find_mark (growing, first);
  g_autoptr (GError) error = NULL;
  g_autoptr (DubJournal) journal = dub_journal_recover (text, growing->text->len, &error);

  if (mark == NULL) {
    g_assert_null (journal);
    g_assert_nonnull (error);
    return;
  }
  g_assert_no_error (error);
  /* If the block begins in the last bytes of a unit, it may change a single bit there, which the
   * reader heals. */
  g_assert_cmpuint (journal->length, >=, mark->end);
  mark = find_mark (growing, journal->length);
  g_assert_cmpuint (journal->length, ==, mark->end);
  g_assert_cmpuint (journal->length, <, first + 24);
  g_assert_cmpuint (script_digest (journal->history), ==, mark->digest);
  g_assert_true (journal->damage != NULL || journal->n_torn > 0);
  if (journal->damage != NULL)
    g_assert_cmpuint (dub_fault_get (journal->damage)->line, >, 1);
}

/* Overwrites a block with zeros, ones or noise. */
static void
test_blocks (void)
{
  g_autoptr (Growing) growing = play (N_MOVES);
  gsize length = growing->text->len, step = g_test_thorough () ? 1 : BLOCKS_STEP;
  DubRng rng = dub_rng_for (1, DUB_RANDOM_FILL, 0);

  for (gsize at = 0; at + 2 < length; at += step)
    for (guint kind = 0; kind < 3; kind++) {
      g_autofree char *text = g_memdup2 (growing->text->str, length);
      gsize n = MIN (BLOCK, length - at);

      for (gsize i = 0; i < n; i++)
        text[at + i] = kind == 0   ? '\0'
                       : kind == 1 ? (char) 0xff
                                   : (char) dub_rng_below (&rng, 256);
      check_block (growing, text, at);
    }
}

/* Swaps blocks, duplicates them, or copies them from elsewhere in the file. */
static void
test_moved_blocks (void)
{
  g_autoptr (Growing) growing = play (N_MOVES);
  gsize length = growing->text->len;

  for (gsize at = BLOCK; at + 2 * BLOCK < length; at += BLOCK) {
    g_autofree char *text = g_memdup2 (growing->text->str, length);

    memcpy (text + at, growing->text->str + at + BLOCK, BLOCK);
    memcpy (text + at + BLOCK, growing->text->str + at, BLOCK);
    check_block (growing, text, at);
    memcpy (text + at + BLOCK, growing->text->str + at + BLOCK, BLOCK);
    check_block (growing, text, at);
  }
}

static void
flip (const char *file, gsize at, char bits)
{
  g_autofree char *path = folder_get_path (file);
  int fd = g_open (path, O_RDWR, 0);
  char byte;

  g_assert_cmpint (pread (fd, &byte, 1, (off_t) at), ==, 1);
  byte ^= bits;
  g_assert_cmpint (pwrite (fd, &byte, 1, (off_t) at), ==, 1);
  close (fd);
}

/* Opening a file restores its bit on disk. */
static void
test_healed_file (void)
{
  g_autofree Script *script = script_new (3, SCRIPT_FILL);
  g_autofree char *whole = NULL, *healed = NULL;
  DubMove correction = folder_make_move (77);
  DubGameFile *game = folder_play (script, "Healed", 12);

  dub_game_file_close (game);
  whole = folder_read ("game-1.dubarry");
  flip ("game-1.dubarry", strlen (whole) - 40, 2);
  game = dub_games_open ("game-1", NULL);
  healed = folder_read ("game-1.dubarry");
  g_assert_cmpstr (healed, ==, whole);
  g_assert_false (dub_game_file_is_read_only (game));
  g_assert_true (dub_game_file_perform (game, &correction, NULL));
  folder_assert_saved (game);
  dub_game_file_close (game);
}

/* A damaged file opens up to the damage, and stays unchanged until a repair. */
static void
test_repair (void)
{
  g_autofree Script *script = script_new (4, SCRIPT_FILL);
  DubGameFile *game = folder_play (script, "Repaired", 20);
  g_autofree char *id = g_strdup (dub_game_file_get_id (game));
  g_autofree char *file = g_strconcat (id, ".dubarry", NULL), *kept = NULL;
  g_autofree char *damaged = NULL, *after = NULL, *beside = NULL;
  g_autoptr (GError) error = NULL;
  DubMove correction = folder_make_move (77);
  guint n_entries = dub_history_get_n_entries (dub_game_file_get_journal (game)->history), n_left;

  dub_game_file_close (game);
  damaged = folder_read (file);
  flip (file, strlen (damaged) - 60, 'a' ^ '\t');
  g_free (damaged);
  damaged = folder_read (file);

  game = dub_games_open (id, &error);
  g_assert_no_error (error);
  g_assert_nonnull (dub_game_file_get_journal (game)->damage);
  g_assert_true (dub_game_file_is_read_only (game));
  n_left = dub_history_get_n_entries (dub_game_file_get_journal (game)->history);
  g_assert_cmpuint (n_left, <, n_entries);
  g_assert_cmpuint (n_left, >, n_entries - 4);
  g_assert_false (dub_game_file_perform (game, &correction, &error));
  g_assert_cmpint (dub_fault_get (error)->kind, ==, DUB_FAULT_NOT_REPAIRED);
  g_clear_error (&error);
  dub_game_file_close (game);
  after = folder_read (file);
  g_assert_cmpstr (after, ==, damaged);

  kept = dub_games_repair (id, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (kept, &beside, NULL, NULL));
  g_assert_cmpstr (beside, ==, damaged);
  game = dub_games_open (id, NULL);
  g_assert_null (dub_game_file_get_journal (game)->damage);
  g_assert_cmpuint (dub_history_get_n_entries (dub_game_file_get_journal (game)->history), ==,
                    n_left);
  g_assert_true (dub_game_file_perform (game, &correction, NULL));
  folder_assert_saved (game);
  dub_game_file_close (game);
  g_assert_null (dub_games_repair (id, &error));
  g_assert_cmpint (dub_fault_get (error)->kind, ==, DUB_FAULT_NOT_DAMAGED);
}

/* The game notices a change of any size in its open file before it writes the next entry. */
static void
test_noticed (void)
{
  for (char bits = 1; bits <= 4; bits++) {
    g_autofree Script *script = script_new (3, SCRIPT_FILL);
    g_autoptr (DubGameFile) game = folder_play (script, "Noticed", 12);
    g_autofree char *file = g_strconcat (dub_game_file_get_id (game), ".dubarry", NULL);
    g_autofree char *text = folder_read (file), *after = NULL;
    DubMove correction = folder_make_move (77);
    g_autoptr (GError) error = NULL;

    flip (file, strlen (text) / 2, bits);
    g_assert_false (dub_game_file_perform (game, &correction, &error));
    g_assert_error (error, DUB_STORE_ERROR, DUB_FAULT_CHANGED);
    flip (file, strlen (text) / 2, bits);
    after = folder_read (file);
    g_assert_cmpstr (after, ==, text);
    g_assert_true (dub_game_file_perform (game, &correction, NULL));
    folder_assert_saved (game);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/damage/sums", test_sums);
  g_test_add_func ("/damage/empty", test_empty);
  g_test_add_func ("/damage/bits", test_bits);
  g_test_add_func ("/damage/bits-apart", test_bits_apart);
  g_test_add_func ("/damage/healed-game", test_healed_game);
  g_test_add_func ("/damage/blocks", test_blocks);
  g_test_add_func ("/damage/moved-blocks", test_moved_blocks);
  g_test_add_func ("/damage/healed-file", test_healed_file);
  g_test_add_func ("/damage/repair", test_repair);
  g_test_add_func ("/damage/noticed", test_noticed);

  return g_test_run ();
}
