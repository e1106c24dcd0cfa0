/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "view.h"

#include "dub-place.h"
#include "dub-state.h"
#include "dub-text-score.h"
#include "dub-text.h"

#include <string.h>

enum { MAX_TOTAL = 500, MAX_LEGAL = 64, N_LOGGED = 12 };

/* Takes the text; NULL is a fault where there must be a text. */
static void
add (GString *out, char *text)
{
  if (text != NULL) {
    g_assert_true (g_utf8_validate (text, -1, NULL));
    g_assert_null (strstr (text, "(null)"));
    g_string_append (out, text);
  }
  g_string_append_c (out, '\n');
  g_free (text);
}

static void
add_lines (GString *out, char **lines)
{
  for (guint i = 0; lines != NULL && lines[i] != NULL; i++)
    add (out, g_strdup (lines[i]));
  g_strfreev (lines);
}

static void
add_place (GString *out, const DubGame *game, DubPlace place)
{
  add (out, dub_text_place_and_content (&game->box, &game->state, place));
  add (out, dub_text_caption (&game->box, &game->state, place));
}

static void
add_places (GString *out, const DubGame *game, DubPlaceKind kind, guint in, guint n)
{
  for (guint i = 0; i < n; i++)
    add_place (out, game, (DubPlace){ .kind = (guint8) kind, .in = (guint8) in, .at = (guint8) i });
}

static void
add_board (GString *out, const DubGame *game)
{
  const DubBox *box = &game->box;
  gboolean has_jewelry = dub_state_has_expansion (&game->state, DUB_EXPANSION_JEWELRY_BOX);

  add_places (out, game, DUB_PLACE_RESOURCE, 0, DUB_N_DRAWERS * DUB_N_COLUMNS);
  add_places (out, game, DUB_PLACE_GARMENT, 0, box->garment_display.n);
  add_places (out, game, DUB_PLACE_EMPLOYEE, 0, DUB_N_HIRE_SPACES);
  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    add_places (out, game, DUB_PLACE_GUEST, hall, box->halls[hall].n_guests);
  for (guint decoration = 0; decoration < (has_jewelry ? DUB_N_DECORATION_KINDS : DUB_JEWELER);
       decoration++)
    add_places (out, game, DUB_PLACE_TOKEN, decoration, box->decorations[decoration].n);
  add_places (out, game, DUB_PLACE_ALL_HALLS, 0, box->n_all_halls);
  add_places (out, game, DUB_PLACE_FAVOR, 0, 1);
  if (has_jewelry)
    add_places (out, game, DUB_PLACE_JEWEL, 0, box->jewelry_display.n);
}

static void
add_score (GString *out, DubSession *session)
{
  g_autoptr (DubScoreTable) table = dub_score_table_new (dub_session_get_game (session));

  add (out, g_strdup (table->title));
  add (out, g_strdup (table->winner));
  add (out, g_strdup (table->missing));
  add (out, g_strdup (table->hidden));
  for (guint i = 0; i <= DUB_N_SCORE_ROWS; i++) {
    const DubScoreRow *row = i < DUB_N_SCORE_ROWS ? &table->rows[i] : &table->total;

    add (out, g_strdup (row->title));
    for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
      add (out, g_strdup (row->figures[owner]));
      add (out, g_strdup (row->spoken[owner]));
      add (out, g_strdup (row->reasons[owner]));
    }
  }
}

static void
add_log (GString *out, DubSession *session)
{
  const DubHistory *history = dub_session_get_history (session);
  guint n = dub_history_get_n_entries (history);

  for (guint i = n > N_LOGGED ? n - N_LOGGED : 0; i < n; i++) {
    add (out, dub_log_dup_title (history, i));
    add_lines (out, dub_log_dup_sentences (history, i));
    g_string_append_printf (out, "%u %d\n", dub_history_get_state (history, i + 1)->round,
                            i >= dub_history_get_position (history));
  }
}

static void
add_offers (GString *out, const DubGame *game)
{
  g_autofree DubMove *legal = g_new (DubMove, MAX_LEGAL);
  guint n = dub_game_list_legal (game, NULL, legal, MAX_LEGAL);

  for (guint i = 0; i < n; i++)
    add (out, dub_text_offer (&game->box, &game->state, &legal[i]));
}

static void
add_turn (GString *out, DubSession *session)
{
  const DubGame *game = dub_session_get_game (session);
  const DubTurn *turn = dub_session_get_turn (session);
  const DubQuestion *question = dub_session_get_question (session);

  add_lines (out, dub_session_dup_orders (session));
  add_lines (out, dub_session_dup_rulings (session));
  if (question != NULL) {
    add (out, dub_text_question (&game->box, &game->state, question));
    add (out, dub_text_question_reason (question));
  }
  if (turn != NULL && question == NULL)
    for (guint i = 0; i < turn->n_steps; i++)
      add_lines (out, dub_session_dup_reasons (session, i));
  for (DubDisplayName i = 0; i < DUB_N_DISPLAYS; i++)
    if (game->state.phase == DUB_PHASE_PREPARE)
      add (out, dub_text_due (&game->box, &game->state, i));
}

char *
view_dup (DubSession *session)
{
  const DubGame *game = dub_session_get_game (session);
  GString *out = g_string_new (NULL);

  add (out, dub_text_heading (&game->state));
  add (out, dub_text_status (&game->state));
  add (out, dub_text_next (&game->state));
  add (out, dub_text_holdings (&game->state));
  add_lines (out, dub_text_barry (&game->box, &game->state));
  add (out, dub_session_dup_undo_title (session));
  add (out, dub_session_dup_redo_title (session));
  add (out, dub_session_dup_next_label (session));
  add (out, g_strdup (dub_session_can_go_on (session) ? "possible" : "not possible"));
  add_turn (out, session);
  add_board (out, game);
  add_offers (out, game);
  add_lines (out, dub_text_audit (&game->state));
  add_lines (out, dub_session_dup_recap (session));
  add_score (out, session);
  add_log (out, session);

  return g_string_free (out, FALSE);
}

void
view_check_score (DubSession *session)
{
  const DubGame *game = dub_session_get_game (session);
  DubScore score;

  dub_score_count (&game->box, &game->state, &score);
  if (score.question.kind != DUB_QUESTION_NOTHING)
    return;
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++)
    g_assert_cmpuint (score.sides[owner].total, <=, MAX_TOTAL);
}
