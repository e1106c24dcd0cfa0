/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-lesson.h"

#include "dub-box-file.h"
#include "dub-game.h"
#include "dub-session.h"

/* With this seed she plays Acquire Resources, Hire a New Employee, Fund a Decoration, Tailor a
 * Garment (the second from the left, with Jewelry), then with the card that hiring brings Acquire
 * Resources again, which completes the examination, and with the card that this brings Claim the
 * Queen's Favor. */
static const guint64 seed = G_GUINT64_CONSTANT (1743002639435);

enum { EXPANSIONS = 1u << DUB_EXPANSION_JEWELRY_BOX };

/* The app begins with two entries of its own: a task that is done, so that the others are done by
 * the end of the round, and a garment that is not known. */
enum { N_CORRECTED = 1, N_ENTERED = 1 };

/* The garment that she tailors. */
enum { UNKNOWN_GARMENT = 1 };

/* Your turns, in this order. */
enum { TURN_TILE, TURN_HIRE, TURN_DECORATION };

/* The places on the board that lessons speak of, each the first of several. */
static const struct {
  DubLesson lesson;
  DubPlace place;
} targets[] = {
  { DUB_LESSON_YOUR_TILE, { .kind = DUB_PLACE_RESOURCE } },
  { DUB_LESSON_YOUR_GARMENT, { .kind = DUB_PLACE_GARMENT } },
  { DUB_LESSON_CORRECT, { .kind = DUB_PLACE_GARMENT } },
  { DUB_LESSON_YOUR_HIRE, { .kind = DUB_PLACE_EMPLOYEE } },
  { DUB_LESSON_YOUR_DECORATION, { .kind = DUB_PLACE_TOKEN, .in = DUB_STATUES } },
};

static const guint8 hers[] = {
  [DUB_CARD_UNKNOWN] = DUB_LESSON_REVEAL_AGAIN, [DUB_CARD_FAVOR] = DUB_LESSON_HER_FAVOR,
  [DUB_CARD_DRAWER] = DUB_LESSON_HER_RESOURCES, [DUB_CARD_COLUMN] = DUB_LESSON_HER_RESOURCES,
  [DUB_CARD_TAILOR] = DUB_LESSON_HER_GARMENT,   [DUB_CARD_HIRE] = DUB_LESSON_HER_HIRE,
  [DUB_CARD_FUND] = DUB_LESSON_HER_DECORATION,
};

static guint
count_entries (const DubHistory *history, DubVerb verb)
{
  guint n = 0;

  for (guint i = 0; i < dub_history_get_position (history); i++)
    n += dub_event_is (dub_history_get_entry (history, i).events, verb);

  return n;
}

static DubLesson
find_preparation (DubSession *session, const DubHistory *history)
{
  if (dub_session_count_due (session) == 0)
    return DUB_LESSON_READY;

  return count_entries (history, DUB_MOVE_ENTER) > N_ENTERED ? DUB_LESSON_FILL : DUB_LESSON_ENTER;
}

static gboolean
is_examination (const DubTurn *turn)
{
  for (guint i = 0; turn != NULL && i < turn->n_steps; i++)
    if (turn->steps[i].verb == DUB_MOVE_MOVE_EXAM_TOKEN)
      return TRUE;

  return FALSE;
}

static DubLesson
find_hers (DubSession *session, const DubHistory *history)
{
  if (dub_session_get_question (session) != NULL)
    return DUB_LESSON_QUESTION;
  if (count_entries (history, DUB_MOVE_PLAY_CARD) == 0)
    return DUB_LESSON_REVEAL;
  if (is_examination (dub_session_get_turn (session)))
    return DUB_LESSON_HER_EXAM;

  return (DubLesson) hers[dub_session_get_game (session)->state.playing.action];
}

static gboolean
is_tile (const DubHistory *history, guint index)
{
  return index < dub_history_get_n_entries (history) &&
         dub_event_is (dub_history_get_entry (history, index).events, DUB_MOVE_TAKE_TILES);
}

static DubLesson
find_yours (DubSession *session, const DubHistory *history)
{
  guint move = dub_session_find_move (session), turn = count_entries (history, DUB_MOVE_END_TURN);

  if (move > 0 && turn > TURN_TILE)
    return DUB_LESSON_END_TURN_AGAIN;
  if (move > 0)
    return is_tile (history, move) ? DUB_LESSON_UNDO : DUB_LESSON_END_TURN;
  if (turn == TURN_TILE) /* the tile that was undone can be redone */
    return is_tile (history, dub_history_get_position (history)) ? DUB_LESSON_YOUR_GARMENT
                                                                 : DUB_LESSON_YOUR_TILE;
  if (turn == TURN_HIRE)
    return count_entries (history, DUB_MOVE_CORRECT) > N_CORRECTED ? DUB_LESSON_YOUR_HIRE
                                                                   : DUB_LESSON_CORRECT;

  return turn == TURN_DECORATION ? DUB_LESSON_YOUR_DECORATION : DUB_LESSON_YOUR_LAST;
}

gboolean
dub_lesson_is_guided (DubSession *session)
{
  const DubState *state = &dub_session_get_game (session)->state;

  return state->seed == seed && state->expansions == EXPANSIONS;
}

DubLesson
dub_lesson_find (DubTableView *view)
{
  DubSession *session = dub_table_view_get_session (view);
  const DubHistory *history = dub_session_get_history (session);
  const DubState *state = &dub_history_get_game (history)->state;

  if (!dub_lesson_is_guided (session))
    return DUB_LESSON_NONE;
  if (state->round != 1)
    return state->round == 2 && state->phase == DUB_PHASE_PREPARE ? DUB_LESSON_END
                                                                  : DUB_LESSON_NONE;
  switch (dub_table_view_get_moment (view)) {
  case DUB_MOMENT_PREPARE:
    return find_preparation (session, history);
  case DUB_MOMENT_HERS:
    return state->phase == DUB_PHASE_INCOME ? DUB_LESSON_INCOME : find_hers (session, history);
  case DUB_MOMENT_YOURS:
    return find_yours (session, history);
  case DUB_MOMENT_SETUP: /* undone back to the beginning */
  case DUB_MOMENT_SCORE:
  case DUB_N_MOMENTS:
  default:
    return DUB_LESSON_NONE;
  }
}

/* Returns the place of the board that the lesson speaks of, or DUB_NOWHERE. */
static DubPlace
find_target (DubLesson lesson)
{
  for (guint i = 0; i < G_N_ELEMENTS (targets); i++)
    if (targets[i].lesson == lesson)
      return targets[i].place;

  return DUB_NOWHERE;
}

DubLessonSpot
dub_lesson_get_spot (DubLesson lesson)
{
  if (lesson == DUB_LESSON_NONE)
    return DUB_LESSON_SPOT_NONE;
  if (lesson == DUB_LESSON_UNDO)
    return DUB_LESSON_SPOT_UNDO;
  if (lesson == DUB_LESSON_FILL || lesson == DUB_LESSON_READY || lesson == DUB_LESSON_REVEAL ||
      lesson == DUB_LESSON_REVEAL_AGAIN || lesson == DUB_LESSON_END_TURN ||
      lesson == DUB_LESSON_END_TURN_AGAIN)
    return DUB_LESSON_SPOT_BUTTON;

  return find_target (lesson).kind != DUB_PLACE_NONE ? DUB_LESSON_SPOT_BOARD : DUB_LESSON_SPOT_PANE;
}

/* A correction is tried on the leftmost space. */
gboolean
dub_lesson_concerns (DubLesson lesson, DubPlace place)
{
  DubPlace target = find_target (lesson);

  return target.kind != DUB_PLACE_NONE && target.kind == place.kind && target.in == place.in &&
         (lesson != DUB_LESSON_CORRECT || place.at == 0);
}

/* The hall of the example. */
gboolean
dub_lesson_needs (DubLesson lesson, DubPlace place)
{
  return lesson == DUB_LESSON_YOUR_GARMENT && place.kind == DUB_PLACE_GUEST && place.in == 1;
}

gboolean
dub_lesson_is_running (DubSession *session)
{
  return dub_lesson_is_guided (session) && dub_session_get_game (session)->state.round == 1 &&
         !dub_session_get_read_only (session);
}

/* The list of games does not tell their seeds. A round that was left is among the newest games. */
char *
dub_lesson_find_game (void)
{
  DubListing listing = { .max_bytes = DUB_LISTING_AT_ONCE };
  g_autoptr (GPtrArray) games = dub_games_list (&listing);

  for (guint i = 0; i < games->len; i++) {
    const DubSummary *info = g_ptr_array_index (games, i);
    g_autoptr (DubSession) session = NULL;

    if (info->problem != NULL || info->numbers[DUB_GAME_ROUND] != 1)
      continue;
    session = dub_session_open (info->id, NULL);
    if (session != NULL && dub_lesson_is_running (session))
      return g_strdup (info->id);
  }

  return NULL;
}

DubGameFile *
dub_lesson_create_game (const char *name, GError **error)
{
  const DubSetup setup = {
    .seed = seed,
    .expansions = EXPANSIONS,
    .count_candidate = TRUE,
    .colors = { [DUB_BARRY] = DUB_PLAYER_PURPLE, [DUB_YOU] = DUB_PLAYER_BLACK },
  };
  const DubMove done = dub_correction ((DubPlace){ .kind = DUB_PLACE_TASK,
                                                   .in = DUB_TRACK_JOURNEYMAN,
                                                   .at = DUB_TASK_GO,
                                                   .side = DUB_BARRY },
                                       dub_thing_name (DUB_KIND_TOKEN, TRUE));
  const DubMove unknown = {
    .verb = DUB_MOVE_ENTER,
    .to = { .kind = DUB_PLACE_GARMENT, .at = UNKNOWN_GARMENT },
    .thing = dub_thing_garment ((DubGarment){ .color = DUB_COLOR_UNKNOWN }, DUB_NOBODY),
  };
  g_autoptr (DubGameFile) file = NULL;
  DubBox box;

  if (!dub_box_load_shipped ("deluxe", &box))
    g_assert_not_reached ();
  file = dub_games_create (name, &box, &setup, error);
  if (file == NULL || !dub_game_file_perform (file, &done, error) ||
      !dub_game_file_perform (file, &unknown, error))
    return NULL;

  return g_steal_pointer (&file);
}
