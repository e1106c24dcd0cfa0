/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "hostile.h"

#include "damage-fixture.h"
#include "dub-box-file.h"
#include "dub-fault.h"
#include "dub-game.h"
#include "dub-rng.h"
#include "dub-score.h"
#include "dub-text-error.h"
#include "history-fixture.h"
#include "script.h"
#include "seal.h"
#include "table-fixture.h"

#include <string.h>

enum { N_MOVES = 12 };

static void
perform (DubHistory *history, DubMove move, GString *text)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *entry = NULL;

  history_perform (history, &move, &error);
  g_assert_no_error (error);
  entry = dub_journal_print_entry (history, dub_history_get_position (history) - 1);
  g_string_append_printf (text, "%sok\n", entry);
}

static void
correct (DubHistory *history, DubPlace place, DubThing thing, GString *text)
{
  perform (history, dub_correction (place, thing), text);
}

/* You end your turn, and no cards are left. */
static void
end_round (DubHistory *history, GString *text)
{
  correct (history, (DubPlace){ .kind = DUB_PLACE_TURN }, dub_thing_name (DUB_KIND_OWNER, DUB_YOU),
           text);
  correct (history, (DubPlace){ .kind = DUB_PLACE_PILE, .at = DUB_PILE_HAND }, dub_thing_number (0),
           text);
  correct (history, (DubPlace){ .kind = DUB_PLACE_HAND, .side = DUB_YOU }, dub_thing_number (1),
           text);
  perform (history, dub_move (DUB_YOU, DUB_MOVE_END_TURN), text);
}

static void
prepare (DubHistory *history, GString *text)
{
  perform (history, dub_move (DUB_NOBODY, DUB_MOVE_FILL), text);
  perform (history, dub_move (DUB_NOBODY, DUB_MOVE_READY), text);
}

static GString *
print_given (Given given)
{
  DubSetup setup = { .seed = 7, .expansions = 1u << DUB_EXPANSION_JEWELRY_BOX };
  g_autoptr (DubHistory) history = dub_history_new ();
  GString *text = g_string_new (given == NOTHING ? "" : "dubarry-journal 3\n");
  g_autofree char *entry = NULL;
  DubBox box;

  if (given < PREPARING)
    return text;
  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  g_assert_true (dub_history_begin (history, &box, &setup, NULL));
  entry = dub_journal_print_entry (history, 0);
  g_string_append_printf (text, "%sok\n", entry);
  if (given == PREPARING)
    return text;

  prepare (history, text);
  if (given == TURN || given == YOURS)
    perform (history, dub_move (DUB_BARRY, DUB_MOVE_PLAY_CARD), text);
  if (given == YOURS)
    perform (history, dub_move (DUB_BARRY, DUB_MOVE_ACT), text);
  if (given <= YOURS)
    return text;

  end_round (history, text);
  if (given == INCOME)
    return text;
  perform (history, dub_move (DUB_YOU, DUB_MOVE_INCOME), text);
  for (guint round = 2; given == SCORING && round <= DUB_N_ROUNDS; round++) {
    prepare (history, text);
    end_round (history, text);
    perform (history, dub_move (DUB_YOU, DUB_MOVE_INCOME), text);
  }

  return text;
}

GString *
hostile_print_given (Given given)
{
  GString *text = print_given (given);

  seal_journal (text);

  return text;
}

/* Asserts that the reader refuses the game because of this line, or of any if it is 0. Returns the
 * error. */
static GError *
refuse (const GString *text, guint line)
{
  /* The copy has no NUL at its end, so that a sanitizer detects reads past it. */
  g_autofree char *copy = text->len > 0 ? g_memdup2 (text->str, text->len) : g_strdup ("");
  g_autofree char *prefix = line > 0 ? g_strdup_printf ("line %u: ", line) : g_strdup ("line ");
  g_autoptr (GError) error = NULL;
  g_autoptr (DubJournal) journal = dub_journal_parse (copy, text->len, &error);

  if (journal != NULL)
    g_error ("expected an error at “%s”, but the game was read", prefix);
  damage_assert_error (error, text->str, text->len, line);
  if (!g_str_has_prefix (error->message, prefix))
    g_error ("expected an error at “%s”, got “%s”", prefix, error->message);

  return g_steal_pointer (&error);
}

void
hostile_assert_not_understood (const GString *text, guint line, const char *message)
{
  g_autoptr (GError) error = refuse (text, line);
  g_autofree char *told = dub_text_fault (error);

  if (strstr (told, message) == NULL)
    g_error ("expected “… %s …”, got “%s”", message, told);
  if (dub_fault_get (error)->kind == DUB_FAULT_RULES)
    g_error ("the rules were asked: %s", error->message);
}

void
hostile_assert_refused (const GString *text, guint line, DubReasonCode reason)
{
  g_autoptr (GError) error = refuse (text, line);
  const DubFault *fault = dub_fault_get (error);

  if (fault->kind != DUB_FAULT_RULES || fault->reason.code != reason)
    g_error ("expected reason %u, got “%s”", reason, error->message);
}

static void
check_table (const DubHistory *history)
{
  const DubGame *game = dub_history_get_game (history);
  DubScore score;

  table_assert_possible (&game->box, &game->state);
  dub_score_count (&game->box, &game->state, &score);
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++)
    g_assert_cmpuint (score.sides[owner].total, <=, 500);
}

void
hostile_assert_sound (const GString *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (DubJournal) journal = dub_journal_parse (text->str, text->len, &error), again = NULL;
  g_autofree char *printed = NULL;
  DubRng rng = dub_rng_for (text->len, DUB_RANDOM_FILL, 0);

  g_assert_no_error (error);
  for (guint i = 0; i < N_MOVES; i++) {
    DubMove legal[256];
    guint n = dub_game_list_legal (dub_history_get_game (journal->history), NULL, legal, 256);

    check_table (journal->history);
    if (n == 0)
      break;
    g_assert_true (history_perform (journal->history, &legal[dub_rng_below (&rng, n)], NULL));
  }
  printed = dub_journal_print (journal);
  again = dub_journal_parse (printed, strlen (printed), &error);
  g_assert_no_error (error);
  script_assert_same (again->history, journal->history);
}

void
hostile_append (GString *text, const char *lines)
{
  g_autofree char *whole = g_strconcat (lines, "\n", NULL);

  seal_append (text, whole, strlen (whole));
}

static void
test_row (gconstpointer data)
{
  static GString *texts[N_GIVEN]; /* made once */
  const HostileRow *row = data;
  g_autoptr (GString) text = NULL;
  guint line;

  if (texts[row->given] == NULL)
    texts[row->given] = hostile_print_given (row->given);
  text = g_string_new_len (texts[row->given]->str, (gssize) texts[row->given]->len);
  line = row->at > 0 ? damage_get_line (text->str, text->len) + row->at - 1 : 0;
  if (row->given != NOTHING || row->lines[0] != '\0')
    hostile_append (text, row->lines);
  if (row->message != NULL)
    hostile_assert_not_understood (text, line, row->message);
  else if (row->reason != DUB_REASON_NONE)
    hostile_assert_refused (text, line, row->reason);
  else
    hostile_assert_sound (text);
}

void
hostile_add_rows (const char *group, const HostileRow *rows, guint n)
{
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strdup_printf ("/hostile/%s/%s", group, rows[i].path);

    g_test_add_data_func (path, &rows[i], test_row);
  }
}
