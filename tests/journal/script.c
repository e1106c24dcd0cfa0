/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "script.h"

#include "dub-box-file.h"
#include "dub-score.h"

#include <string.h>

enum { MAX_LEGAL = 512, MAX_MOVES = 4000, SHORT_TURNS = 3, N_ENCORES = 2 };

/* Nothing of the longer text before it may stay behind its end. */
static void
set_text (char *place, gsize size, const char *text)
{
  memset (place, 0, size);
  g_strlcpy (place, text, size);
}

void
script_make_odd_box (DubBox *box)
{
  static const char *const ids[] = { "a b",         "100%", "%41",     "Zoë d’Étioles",
                                     "x:y",         "k=v",  "p,q",     "\"quoted",
                                     "back\\slash", "?",    " spaced", "trailing ",
                                     "-",           "undo", "#/+&",    "\u00a0\u2003",
                                     "日本語" };

  for (guint i = 0, n = 0; i < box->n_employees && n < G_N_ELEMENTS (ids); i++)
    if (box->employees[i].crown == DUB_CROWN_NONE && box->employees[i].level > 0 && i % 2 == 0)
      set_text (box->employees[i].id, sizeof box->employees[i].id, ids[n++]);
  set_text (box->name, sizeof box->name, "Odd “box” \\ 2");
  box->all_halls[0]++;
}

Script *
script_new (guint seed, ScriptFlags flags)
{
  Script *self = g_new0 (Script, 1);

  self->setup = (DubSetup){ .seed = seed,
                            .expansions = (guint8) (seed % (1u << DUB_N_EXPANSIONS)),
                            .second_place = (seed >> 4) & 1,
                            .count_candidate = (seed >> 5) & 1,
                            .zero_gown_apart = (seed >> 6) & 1,
                            .draw_mode = (guint8) (seed / 16 % DUB_N_DRAW_MODES) };
  self->flags = flags;
  self->rng = dub_rng_for (seed, DUB_RANDOM_FILL, 1);
  if (!dub_box_load_shipped (seed % 5 == 4 ? "classic" : "deluxe", &self->boxes[0]))
    g_error ("a shipped box is missing");
  self->boxes[1] = self->boxes[0];
  script_make_odd_box (&self->boxes[1]);

  return self;
}

static guint
below (Script *self, guint bound)
{
  return dub_rng_below (&self->rng, bound);
}

static gboolean
is_possible (const DubHistory *history, const DubAction *action)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));

  return dub_game_decide (dub_history_get_game (history), action, events, NULL);
}

static DubEmployee
pick_employee (Script *self, const DubBox *box)
{
  guint kind = below (self, 4);

  if (kind == 0)
    return (DubEmployee){ 0 };
  if (kind == 1)
    return (DubEmployee){ .type = (guint8) (DUB_MASTER + below (self, 3)),
                          .level = DUB_LEVEL_UNKNOWN };

  return dub_box_get_card (box, below (self, box->n_employees));
}

static DubGarment
pick_garment (Script *self)
{
  DubGarment garment = { .color = (guint8) below (self, DUB_N_COLORS) };

  if (garment.color == DUB_COLOR_NONE || garment.color == DUB_COLOR_UNKNOWN)
    return garment;
  garment.pp = (guint8) below (self, 10);
  garment.thimble = (guint8) below (self, 2);
  if (below (self, 3) == 0)
    garment.special = (guint8) below (self, DUB_N_SPECIALS);

  return garment;
}

static void
pick_board_correction (Script *self, const DubBox *box, DubDetail *correction)
{
  correction->at = (guint8) below (self, 7);
  switch (correction->correction) {
  case DUB_CORRECTION_RESOURCE:
    correction->tile = (guint8) below (self, DUB_N_TILES);
    break;
  case DUB_CORRECTION_GARMENT:
    correction->garment = pick_garment (self);
    break;
  case DUB_CORRECTION_EMPLOYEE:
  case DUB_CORRECTION_HER_STAFF:
    correction->employee = pick_employee (self, box);
    break;
  case DUB_CORRECTION_JEWEL:
    correction->color = (guint8) below (self, DUB_N_COLORS);
    break;
  case DUB_CORRECTION_GUEST:
    correction->hall = (guint8) below (self, DUB_N_HALLS);
    correction->garment = pick_garment (self);
    if (correction->garment.color != DUB_COLOR_NONE)
      correction->owner = (guint8) (1 + below (self, 2));
    break;
  case DUB_CORRECTION_TOKEN:
    correction->decoration = (guint8) below (self, DUB_N_DECORATION_KINDS);
    correction->owner = (guint8) below (self, DUB_N_OWNERS);
    break;
  default:
    correction->owner = (guint8) below (self, DUB_N_OWNERS);
    break;
  }
}

/* Any fact set to anything: most such corrections are refused. */
static DubAction
pick_correction (Script *self, const DubBox *box)
{
  DubAction action = { .type = DUB_ACTION_CORRECT };
  DubDetail *correction = &action.detail;

  correction->correction = (guint8) below (self, DUB_N_CORRECTIONS);
  if (correction->correction <= DUB_CORRECTION_ALL_HALLS ||
      correction->correction == DUB_CORRECTION_HER_STAFF) {
    pick_board_correction (self, box, correction);
    return action;
  }

  switch (correction->correction) {
  case DUB_CORRECTION_FAVOR:
  case DUB_CORRECTION_START:
  case DUB_CORRECTION_TURN:
    correction->owner = (guint8) below (self, DUB_N_OWNERS);
    break;
  case DUB_CORRECTION_HER_JEWELRY:
    for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++)
      correction->jewelry[color] = (guint8) below (self, 3);
    break;
  case DUB_CORRECTION_TRACK:
  case DUB_CORRECTION_EXAM_DECK:
    correction->track = (guint8) below (self, DUB_N_TRACKS);
    correction->n =
        correction->correction == DUB_CORRECTION_EXAM_DECK ? (gint16) below (self, 10) : 0;
    break;
  case DUB_CORRECTION_TASK:
    correction->task = (guint8) below (self, DUB_N_TASKS);
    correction->flag = (guint8) below (self, 2);
    break;
  case DUB_CORRECTION_PILE:
    correction->pile = (guint8) below (self, 3);
    correction->n = (gint16) (1 + below (self, 8)); /* with an empty hand she could not go on */
    break;
  default:
    correction->n = (gint16) ((gint) below (self, 12) - 1);
    break;
  }

  return action;
}

static DubAction
pick_count (Script *self)
{
  DubAction action = { .type = DUB_ACTION_YOU_COUNT };
  DubDetail *detail = &action.detail;

  detail->fact = (guint8) below (self, DUB_N_FACTS);
  detail->flag = (guint8) below (self, 2);
  if (detail->fact == DUB_FACT_JEWELRY)
    detail->jewelry[DUB_BLUE + below (self, 4)] = 1;
  else if (detail->fact == DUB_FACT_BONUSES)
    detail->crowns = (guint8) below (self, 256);
  else
    detail->n = (gint16) below (self, detail->fact <= DUB_FACT_LIVRE ? 300 : 12);

  return action;
}

/* An order of hers carried out differently, if she has any. */
static DubAction
pick_deviation (Script *self, const DubGame *game)
{
  DubAction action = { .type = DUB_ACTION_DEVIATE };
  DubDeviation *done = &action.detail.deviation;
  DubTurn turn;

  if (game->state.playing.action == DUB_CARD_UNKNOWN)
    return action;
  dub_game_get_turn (game, FALSE, &turn);
  if (turn.question.kind != DUB_QUESTION_NOTHING || turn.n_steps == 0)
    return action;

  done->index = (guint8) below (self, turn.n_steps);
  done->verb = turn.steps[done->index].verb;
  done->hall = (guint8) below (self, DUB_N_HALLS);
  done->at = (guint8) below (self, 6);
  done->decoration = (guint8) below (self, DUB_JEWELER);
  done->task = (guint8) below (self, DUB_N_TASKS);
  done->tiles = (guint16) below (self, 512);
  done->n = (guint16) below (self, 5);
  done->card = game->box.deck[below (self, DUB_N_CARDS)];

  return action;
}

/* Your examination with one of the crowned cards; the list of what is legal has
 * it without. */
static DubAction
pick_exam (Script *self)
{
  guint crown = DUB_JB_JEWELRY_SET + below (self, 4);

  return (DubAction){ .type = DUB_ACTION_YOU_EXAM,
                      .detail = { .track = DUB_TRACK_MASTER,
                                  .employee = { .crown = (guint8) crown } } };
}

static DubAction
pick_extra (Script *self, const DubGame *game)
{
  guint kind;

  if ((self->flags & SCRIPT_BOXES) != 0 && below (self, 50) == 0)
    return (DubAction){ .type = DUB_ACTION_CHANGE_BOX, .box = &self->boxes[below (self, 2)] };

  kind = below (self, 15);
  if (kind < 6)
    return pick_correction (self, &game->box);
  if (kind < 11)
    return pick_deviation (self, game);
  if (kind < 14)
    return pick_count (self);

  return pick_exam (self);
}

static gboolean
pick_answer (const DubQuestion *question, DubAction *action)
{
  if (question->kind != DUB_QUESTION_YOU || question->facts == 0)
    return FALSE;

  *action = (DubAction){ .type = DUB_ACTION_YOU_COUNT, .detail = { .n = 5 } };
  while ((question->facts & (1u << action->detail.fact)) == 0)
    action->detail.fact++;

  return TRUE;
}

/* What is asked of you before the game can be finished. */
static gboolean
pick_asked (const DubGame *game, DubAction *action)
{
  DubScore score;

  if (game->state.phase != DUB_PHASE_SCORING)
    return FALSE;
  dub_score_count (&game->box, &game->state, &score);

  return pick_answer (&score.question, action);
}

/* For what the list of legal actions does not have: your jewelry and bonuses are
 * told freely, and corrections can use up all the cards that an unknown one
 * could be, which is then told by its type. */
static DubAction
pick_draw_mode_out (const DubGame *game)
{
  DubAction action = { 0 };
  DubTurn turn;
  guint at = 0;

  dub_game_get_turn (game, FALSE, &turn);
  if (pick_answer (&turn.question, &action))
    return action;
  while (at < DUB_N_HIRE_SPACES && game->state.employees[at].type != DUB_TYPE_UNKNOWN)
    at++;
  g_assert_cmpuint (at, <, DUB_N_HIRE_SPACES);

  return (DubAction){ .type = DUB_ACTION_CORRECT,
                      .detail = {
                          .correction = DUB_CORRECTION_EMPLOYEE,
                          .at = (guint8) at,
                          .employee = { .type = DUB_APPRENTICE, .level = DUB_LEVEL_UNKNOWN } } };
}

/* A legal action. Turns are kept short, and displays are filled at once most of
 * the time, so that games end. */
static DubAction
pick_legal (Script *self, const DubGame *game)
{
  DubAction legal[MAX_LEGAL];
  guint n = dub_game_list_legal (game, legal, MAX_LEGAL);
  DubPhase phase = game->state.phase;

  if (n == 0)
    return pick_draw_mode_out (game);
  if (phase == DUB_PHASE_PREPARE && ((self->flags & SCRIPT_FILL) || below (self, 3) > 0)) {
    guint last = below (self, 4) == 0 ? 1 : 2; /* ready, or fill before it */

    return legal[n >= last ? n - last : 0];
  }
  if (phase == DUB_PHASE_TURNS && game->state.turn == DUB_YOU &&
      ++self->n_this_turn > SHORT_TURNS) {
    self->n_this_turn = 0;
    return legal[n - 1];
  }

  return legal[below (self, n)];
}

/* Now and then some steps back and some of them forward again. */
static void
plan_undo (Script *self, const DubHistory *history)
{
  gboolean over = dub_history_get_game (history)->state.phase == DUB_PHASE_OVER;

  if ((self->flags & SCRIPT_UNDO) == 0)
    return;
  if (over ? self->n_encores == N_ENCORES : below (self, 12) > 0)
    return;
  self->n_encores += over;
  self->n_undos = 1 + below (self, 5);
  self->n_redos = over ? self->n_undos : below (self, self->n_undos + 1);
}

Move
script_next (Script *self, const DubHistory *history)
{
  const DubGame *game = dub_history_get_game (history);
  Move move = { .type = MOVE_PERFORM };

  g_assert_cmpuint (self->n_moves++, <, MAX_MOVES);
  if (self->n_undos == 0 && self->n_redos == 0)
    plan_undo (self, history);
  if (self->n_undos > 0 && self->n_undos-- && dub_history_get_position (history) > 1)
    return (Move){ .type = MOVE_UNDO };
  if (self->n_undos == 0 && self->n_redos > 0 && self->n_redos-- &&
      dub_history_get_position (history) < dub_history_get_n_entries (history))
    return (Move){ .type = MOVE_REDO };
  if (game->state.phase == DUB_PHASE_OVER)
    return (Move){ .type = MOVE_NONE };

  if ((self->flags & SCRIPT_CORRECTION) != 0 && below (self, 2) == 0) {
    move.action = pick_extra (self, game);
    if (is_possible (history, &move.action))
      return move;
  }
  if (!pick_asked (game, &move.action))
    move.action = pick_legal (self, game);

  return move;
}

void
script_do (DubHistory *history, const Move *move)
{
  g_autoptr (GError) error = NULL;
  gboolean done = FALSE;

  if (move->type == MOVE_UNDO)
    done = dub_history_undo (history);
  else if (move->type == MOVE_REDO)
    done = dub_history_redo (history);
  else
    done = dub_history_perform (history, &move->action, &error);
  g_assert_no_error (error);
  g_assert_true (done);
}

DubHistory *
script_play (Script *self, guint max)
{
  DubHistory *history = dub_history_new ();
  g_autoptr (GError) error = NULL;

  dub_history_begin (history, &self->boxes[0], &self->setup, &error);
  g_assert_no_error (error);
  for (guint i = 0; max == 0 || i < max; i++) {
    Move move = script_next (self, history);

    if (move.type == MOVE_NONE)
      break;
    script_do (history, &move);
  }

  return history;
}
