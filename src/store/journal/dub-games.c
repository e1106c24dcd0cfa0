/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-games.h"
#include "dub-deal-box.h"
#include "dub-event-line.h"
#include "dub-fault.h"
#include "dub-file.h"
#include "dub-folder.h"
#include "dub-game-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

gboolean
dub_learned_deck_unite (DubPile *known, const DubPile *other)
{
  DubPile united = *known;

  for (guint i = 0; i < other->n; i++) {
    DubCard card = other->cards[i];

    if (dub_pile_count (&united, card) >= dub_pile_count (other, card))
      continue;
    if (united.n == DUB_N_CARDS)
      return FALSE;
    dub_pile_push (&united, card);
  }
  *known = united;

  return TRUE;
}

/* Returns the cards for the summary of a game, in the words of the journal; NULL for none. */
static char *
print_learned (const DubPile *known)
{
  GString *text;

  if (known->n == 0)
    return NULL;
  text = g_string_new (NULL);
  dub_value_print_pile (text, known);

  return g_string_free (text, FALSE);
}

void
dub_learned_deck_gather (GPtrArray *games, const char *box_name, const char *except, DubPile *known)
{
  g_autofree char *label = dub_file_make_plain (box_name, -1);
  DubPile pile;

  *known = (DubPile){ 0 };
  for (guint i = 0; i < games->len; i++) {
    const DubSummary *game = g_ptr_array_index (games, i);

    if (game->learned != NULL && g_strcmp0 (game->label, label) == 0 &&
        !g_str_equal (game->id, except) &&
        dub_value_parse_pile (dub_slice_of (game->learned), &pile))
      dub_learned_deck_unite (known, &pile);
  }
}

G_STATIC_ASSERT ((guint) DUB_N_GAME_NUMBERS <= (guint) DUB_MAX_SUMMARY_NUMBERS);

/* Counts the turns of both that are not undone. */
static guint
count_turns (const DubHistory *history)
{
  guint n = 0;

  for (guint i = 0; i < dub_history_get_position (history); i++) {
    DubEntry entry = dub_history_get_entry (history, i);

    n += dub_event_is (&entry.events[0], DUB_MOVE_ACT) ||
         dub_event_is (&entry.events[0], DUB_MOVE_END_TURN);
  }

  return n;
}

static void
summarize_score (const DubGame *game, guint *numbers)
{
  DubScore score;

  if (game->state.phase != DUB_PHASE_OVER)
    return;
  dub_score_count (&game->box, &game->state, &score);
  if (score.question.kind != DUB_QUESTION_NOTHING)
    return;
  numbers[DUB_GAME_WINNER] = score.winner;
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    const DubSideScore *side = &score.sides[owner];
    guint first = owner == DUB_BARRY ? DUB_GAME_HER_LINES : DUB_GAME_YOUR_LINES;

    numbers[owner == DUB_BARRY ? DUB_GAME_HER_TOTAL : DUB_GAME_YOUR_TOTAL] = side->total;
    for (guint i = 0; i < DUB_N_SCORE_LINES; i++)
      numbers[first + i] = side->lines[i];
    numbers[first + DUB_N_SCORE_LINES] = side->track;
  }
}

/* Returns the beginning of a note, on one line. */
static char *
shorten_note (const char *note)
{
  g_autofree char *plain = note != NULL ? dub_file_make_plain (note, -1) : NULL;
  const char *end = plain;

  if (plain == NULL)
    return NULL;
  while (*end != '\0' && g_utf8_next_char (end) - plain <= DUB_MAX_SUMMARY_NOTE)
    end = g_utf8_next_char (end);

  return g_strndup (plain, (gsize) (end - plain));
}

static void
describe (DubJournal *journal, DubSummary *summary)
{
  const DubGame *game = dub_history_get_game (journal->history);
  const DubState *state = &game->state;

  summary->name = g_steal_pointer (&journal->name);
  summary->label = g_ref_string_new_intern (game->box.name);
  summary->note = shorten_note (journal->note);
  summary->learned = print_learned (&state->learned);
  summary->deal = dub_deal_dup_code_of (journal->history);
  summary->numbers[DUB_GAME_ROUND] = state->round;
  summary->numbers[DUB_GAME_PHASE] = state->phase;
  summary->numbers[DUB_GAME_PP] = state->sides[DUB_BARRY].counts[DUB_FACT_PP];
  summary->numbers[DUB_GAME_EXPANSIONS] = state->expansions;
  summary->numbers[DUB_GAME_SECOND_PLACE] = state->second_place;
  summary->numbers[DUB_GAME_STRENGTH] = state->strength;
  summary->numbers[DUB_GAME_TURNS] = count_turns (journal->history);
  summary->numbers[DUB_GAME_BEGUN] = (guint) journal->begun;
  summary->numbers[DUB_GAME_FINISHED] = (guint) journal->finished;
  summary->numbers[DUB_GAME_IS_DAMAGED] = journal->damage != NULL;
  summary->numbers[DUB_GAME_EDITION] = game->box.edition;
  summarize_score (game, summary->numbers);
}

static gboolean
summarize (const char *text, gsize length, DubSummary *summary, GError **error)
{
  g_autoptr (DubJournal) journal = dub_journal_recover (text, length, error);

  if (journal != NULL)
    describe (journal, summary);

  return journal != NULL;
}

static DubFolder folder = {
  .name = "games",
  .trash = "games/.trash",
  .suffix = ".dubarry",
  .prefix = "game-",
  .no_such = DUB_FAULT_NO_SUCH_GAME,
  .max_bytes = DUB_MAX_JOURNAL_BYTES,
  .summarize = summarize,
};

char *
dub_games_dup_folder (void)
{
  return dub_folder_dup_path (&folder);
}

gboolean
dub_games_check (GError **error)
{
  return dub_folder_check (&folder, error);
}

/* Reads a file with its text, as far as a game stands there. */
static DubJournal *
read_file (const char *path, char **text, GError **error)
{
  gsize length;

  return path != NULL && dub_file_read (path, folder.max_bytes, text, &length, error)
             ? dub_journal_recover (*text, length, error)
             : NULL;
}

DubSummary *
dub_games_read (const char *id, char **note, GError **error)
{
  g_autofree char *path = dub_folder_find (&folder, id, error), *text = NULL;
  g_autoptr (DubJournal) journal = read_file (path, &text, error);
  DubSummary *summary;

  if (journal == NULL)
    return NULL;
  summary = g_new0 (DubSummary, 1);
  summary->id = g_strdup (id);
  summary->changed = dub_games_get_changed (id);
  describe (journal, summary);
  *note = g_steal_pointer (&journal->note);

  return summary;
}

DubGameFile *
dub_games_create (const char *name, const DubBox *box, const DubSetup *setup, GError **error)
{
  g_autoptr (DubHistory) history = dub_history_new ();
  g_autofree char *own_name = g_strdup (name);
  DubJournal journal = { .history = history,
                         .name = own_name,
                         .begun = g_get_real_time () / G_USEC_PER_SEC };
  g_autofree char *text = NULL;
  g_autofree char *id = NULL;

  if (!dub_history_begin (history, box, setup, error))
    return NULL;
  text = dub_journal_print (&journal);
  if (!dub_read_back_journal (&journal, text, error))
    return NULL;
  id = dub_folder_add (&folder, text, error);

  return id != NULL ? dub_games_open (id, error) : NULL;
}

char *
dub_games_branch (const char *text, GError **error)
{
  g_autoptr (DubJournal) journal = dub_journal_parse (text, strlen (text), error);

  return journal != NULL ? dub_folder_add (&folder, text, error) : NULL;
}

DubGameFile *
dub_games_open (const char *id, GError **error)
{
  g_autofree char *path = dub_folder_find (&folder, id, error);
  g_autofree char *lock_path = NULL;

  if (path == NULL)
    return NULL;
  lock_path = dub_folder_dup_file (&folder, id, ".lock");

  return dub_game_file_open (id, path, lock_path, error);
}

gboolean
dub_games_rename (const char *id, const char *name, GError **error)
{
  g_autoptr (DubGameFile) file = dub_games_open (id, error);

  return file != NULL && dub_game_file_rename (file, name, error);
}

/* The game may be open even though its lock file was deleted. */
static gboolean
is_open (const char *path)
{
  int fd = dub_file_open (path, O_RDONLY, NULL);
  gboolean is_missing, is_busy = fd >= 0 && !dub_lock_hold (fd, &is_missing);

  if (fd >= 0)
    close (fd);

  return is_busy;
}

/* Keeps others from opening the game. Returns the lock, or -1 with the error set. */
static int
lock_game (const char *id, const char *path, GError **error)
{
  g_autofree char *lock_path = dub_folder_dup_file (&folder, id, ".lock");
  gboolean is_busy;
  int lock = dub_lock_take (lock_path, &is_busy);

  if (lock >= 0 && !is_open (path))
    return lock;
  if (lock < 0 && !is_busy)
    dub_file_fail (path, error);
  else
    dub_fault (error, .kind = DUB_FAULT_OPEN_ELSEWHERE);
  if (lock >= 0)
    close (lock);

  return -1;
}

gboolean
dub_games_delete (const char *id, GError **error)
{
  g_autofree char *path = dub_folder_find (&folder, id, error);
  g_autofree char *lock_path = dub_folder_dup_file (&folder, id, ".lock");
  gboolean done;
  int lock;

  if (path == NULL)
    return FALSE;
  if (g_file_test (path, G_FILE_TEST_IS_REGULAR) && g_access (path, W_OK) != 0)
    return dub_file_fail (path, error);
  lock = lock_game (id, path, error);
  done = lock >= 0 && dub_folder_throw_away (&folder, id, error);
  if (done)
    g_unlink (lock_path);
  if (lock >= 0)
    close (lock);

  return done;
}

/* Writes the file as it is beside the game, under a name that no listing includes. */
static char *
keep_damaged (const char *id, const char *text, gsize length, GError **error)
{
  g_autofree char *kept = dub_folder_dup_file (&folder, id, ".damaged");

  for (guint i = 2; g_file_test (kept, G_FILE_TEST_EXISTS); i++) {
    g_autofree char *suffix = g_strdup_printf (".damaged-%u", i);

    g_free (kept);
    kept = dub_folder_dup_file (&folder, id, suffix);
  }

  return dub_file_write (kept, text, (gssize) length, 0600, error) ? g_steal_pointer (&kept) : NULL;
}

/* Called with the game's lock held. */
static char *
repair_file (const char *id, const char *path, GError **error)
{
  g_autofree char *text = NULL, *kept = NULL;
  g_autoptr (DubJournal) journal = NULL;
  gsize length;

  if (!dub_file_read (path, DUB_MAX_JOURNAL_BYTES, &text, &length, error))
    return NULL;
  journal = dub_journal_recover (text, length, error);
  if (journal == NULL)
    return NULL;
  if (journal->damage == NULL) {
    dub_fault (error, .kind = DUB_FAULT_NOT_DAMAGED);
    return NULL;
  }
  kept = keep_damaged (id, text, length, error);
  dub_journal_heal (journal, text);
  if (kept == NULL || !dub_file_write (path, text, (gssize) journal->length, 0600, error))
    return NULL;

  return g_steal_pointer (&kept);
}

char *
dub_games_repair (const char *id, GError **error)
{
  g_autofree char *path = dub_folder_find (&folder, id, error);
  int lock = path != NULL ? lock_game (id, path, error) : -1;
  char *kept;

  if (lock < 0)
    return NULL;
  kept = repair_file (id, path, error);
  close (lock);

  return kept;
}

char *
dub_games_restore (const char *id, GError **error)
{
  return dub_folder_take_back (&folder, id, error);
}

gint64
dub_games_get_changed (const char *id)
{
  g_autofree char *path = dub_folder_find (&folder, id, NULL);
  GStatBuf info;

  return path != NULL && g_stat (path, &info) == 0 ? info.st_mtime : 0;
}

/* Returns the whole units of a game, or NULL with the error set if there is none; *damage is set
 * if something stands after them that cannot be read. */
static char *
read_game (const char *path, GError **damage, GError **error)
{
  g_autofree char *text = NULL;
  g_autoptr (DubJournal) journal = read_file (path, &text, error);

  if (journal == NULL)
    return NULL;
  dub_journal_heal (journal, text);
  text[journal->length] = '\0';
  if (journal->damage != NULL)
    g_propagate_error (damage, g_steal_pointer (&journal->damage));

  return g_steal_pointer (&text);
}

gboolean
dub_games_export (const char *id, const char *path, GError **error)
{
  g_autofree char *from = dub_folder_find (&folder, id, error);
  g_autofree char *text = read_game (from, NULL, error);

  return text != NULL && dub_file_export (path, text, -1, error);
}

char *
dub_games_import (const char *path, GError **damage, GError **error)
{
  g_autofree char *text = read_game (path, damage, error);

  return text != NULL ? dub_folder_add (&folder, text, error) : NULL;
}

char *
dub_games_add_copy (const char *id, const char *text, gsize length, gint64 changed, GError **error)
{
  return dub_folder_add_copy (&folder, id, text, length, changed, error);
}

static gint
compare_games (gconstpointer a, gconstpointer b)
{
  const DubSummary *x = *(DubSummary *const *) a, *y = *(DubSummary *const *) b;

  if (x->changed != y->changed)
    return x->changed < y->changed ? 1 : -1;

  return strcmp (x->id, y->id);
}

GPtrArray *
dub_games_list (DubListing *listing)
{
  GPtrArray *list = dub_summary_list (&folder, listing);

  g_ptr_array_sort (list, compare_games);

  return list;
}

GPtrArray *
dub_games_list_deleted (void)
{
  const DubFolder trash = dub_folder_get_trash (&folder);
  GPtrArray *list = dub_summary_list (&trash, NULL);

  g_ptr_array_sort (list, compare_games);

  return list;
}

char *
dub_games_find_last (DubListing *listing)
{
  g_autoptr (GPtrArray) games = dub_games_list (listing);

  for (guint i = 0; i < games->len; i++) {
    const DubSummary *info = g_ptr_array_index (games, i);

    if (info->problem == NULL && info->numbers[DUB_GAME_PHASE] != DUB_PHASE_OVER)
      return g_strdup (info->id);
  }

  return NULL;
}
