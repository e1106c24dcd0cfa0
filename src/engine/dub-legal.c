/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lists the actions that can be taken now. Candidates are collected by phase and
 * judged by decide itself, so exactly what is listed is accepted.
 */

#include "dub-components.h"
#include "dub-game-private.h"
#include "dub-your-staff.h"

typedef struct {
  const DubGame *game;
  const DubTurn *turn; /* hers, or NULL */
  DubAction *out;
  guint n;
  guint max;
  GArray *events; /* of trial decisions */
} List;

static void
offer (List *list, DubActionType type, DubDetail detail)
{
  DubAction action = { .type = (guint8) type, .detail = detail };

  if (list->n == list->max ||
      !dub_game_decide_turn (list->game, list->turn, &action, list->events, NULL))
    return;
  g_array_set_size (list->events, 0);
  list->out[list->n++] = action;
}

/* The list also offers actions whose condition only you can know. */
static void
offer_in_doubt (List *list, DubActionType type, DubDetail detail)
{
  guint n = list->n;

  offer (list, type, detail);
  detail.sure = TRUE;
  if (list->n == n)
    offer (list, type, detail);
}

static void
offer_employees (List *list, guint at)
{
  const DubBox *box = &list->game->box;
  const DubState *state = &list->game->state;

  for (guint i = 0; i < box->n_employees; i++) {
    const DubBoxEmployee *card = &box->employees[i];

    if (dub_round_count_level (state->round, card->level) > 0)
      offer (list, DUB_ACTION_ENTER,
             (DubDetail){ .display = DUB_DISPLAY_EMPLOYEES,
                          .at = (guint8) at,
                          .employee = { .type = card->type,
                                        .level = card->level,
                                        .id = (guint8) (i + 1),
                                        .crown = card->crown } });
  }
}

static void
offer_garments (List *list, guint at)
{
  DubGarment garments[DUB_MAX_GARMENTS];
  guint n = dub_components_list_garments (&list->game->box, &list->game->state, garments);

  for (guint i = 0; i < n; i++)
    offer (list, DUB_ACTION_ENTER,
           (DubDetail){ .display = DUB_DISPLAY_GARMENTS,
                        .at = (guint8) at,
                        .garment = garments[i] });
}

static void
offer_entries (List *list, DubDisplayName display, guint at)
{
  switch (display) {
  case DUB_DISPLAY_RESOURCES:
    for (guint tile = DUB_TILE_BP; tile <= DUB_TILE_BP_GO; tile++)
      offer (list, DUB_ACTION_ENTER,
             (DubDetail){ .display = (guint8) display, .at = (guint8) at, .tile = (guint8) tile });
    break;
  case DUB_DISPLAY_GARMENTS:
    offer_garments (list, at);
    break;
  case DUB_DISPLAY_EMPLOYEES:
    offer_employees (list, at);
    break;
  case DUB_DISPLAY_JEWELRY:
    for (guint color = DUB_BLUE; color <= DUB_ORANGE; color++)
      offer (list, DUB_ACTION_ENTER,
             (DubDetail){ .display = (guint8) display,
                          .at = (guint8) at,
                          .color = (guint8) color });
    break;
  case DUB_N_DISPLAYS:
    break;
  }
}

static void
offer_preparation (List *list)
{
  for (DubDisplayName display = 0; display < DUB_N_DISPLAYS; display++) {
    int at = dub_round_get_next (&list->game->box, &list->game->state, display);

    if (at < 0)
      continue;
    offer_entries (list, display, (guint) at);
    offer (list, DUB_ACTION_LEAVE_EMPTY, (DubDetail){ .display = (guint8) display });
  }
  offer (list, DUB_ACTION_FILL, (DubDetail){ 0 });
  offer (list, DUB_ACTION_READY, (DubDetail){ 0 });
}

/* A card that the app does not know can be any card; only those of the box are listed. */
static void
offer_cards (List *list, DubActionType type)
{
  for (guint i = 0; i < DUB_N_CARDS; i++)
    offer (list, type, (DubDetail){ .card = list->game->box.deck[i] });
}

static void
offer_answers (List *list, const DubQuestion *question)
{
  for (guint at = 0; at < 16; at++) {
    if (question->kind == DUB_QUESTION_TILE_FACES && (question->tiles & (1u << at)) != 0)
      offer_entries (list, DUB_DISPLAY_RESOURCES, at);
    if ((question->spaces & (G_GUINT64_CONSTANT (1) << at)) == 0)
      continue;
    if (question->kind == DUB_QUESTION_GARMENT)
      offer_garments (list, at);
    if (question->kind == DUB_QUESTION_EMPLOYEES)
      offer_employees (list, at);
    if (question->kind == DUB_QUESTION_JEWELRY)
      offer_entries (list, DUB_DISPLAY_JEWELRY, at);
  }
  for (DubFact fact = 0; fact < DUB_N_COUNTS; fact++)
    if ((question->facts & (1u << fact)) != 0)
      for (gint16 n = 4; n <= 7; n++)
        offer (list, DUB_ACTION_YOU_COUNT, (DubDetail){ .fact = (guint8) fact, .n = n });
}

static void
offer_barry (List *list)
{
  const DubTurn *turn = list->turn;
  DubTurn resolved;

  if (list->game->state.playing.action == DUB_CARD_UNKNOWN) {
    if (list->game->state.hand.cards[0].action != DUB_CARD_UNKNOWN)
      offer (list, DUB_ACTION_REVEAL, (DubDetail){ 0 });
    else
      offer_cards (list, DUB_ACTION_REVEAL);
    return;
  }

  if (turn == NULL) {
    dub_game_get_turn (list->game, FALSE, &resolved);
    turn = &resolved;
  }
  if (turn->question.kind == DUB_QUESTION_CARD)
    offer_cards (list, DUB_ACTION_REPORT);
  offer_answers (list, &turn->question);
  offer (list, DUB_ACTION_DONE, (DubDetail){ 0 });
}

static void
offer_garment (List *list, guint at)
{
  const DubBox *box = &list->game->box;

  offer (list, DUB_ACTION_YOU_GARMENT, (DubDetail){ .at = (guint8) at, .flag = TRUE });
  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    for (guint space = 0; space < box->halls[hall].n_guests; space++)
      offer (list, DUB_ACTION_YOU_GARMENT,
             (DubDetail){ .at = (guint8) at, .hall = (guint8) hall, .space = (guint8) space });
}

/* YOU-4: a card from your hand can only leave by a bonus, but the main action before it may be
 * forfeited. Cards are named if they have a crown, because then it matters which one left. */
static void
offer_deputes (List *list)
{
  const DubYou *you = &list->game->state.you;

  for (guint flag = FALSE; flag <= TRUE; flag++) {
    for (guint type = DUB_MASTER; type <= DUB_APPRENTICE; type++)
      offer (list, DUB_ACTION_YOU_DEPUTE,
             (DubDetail){ .type = (guint8) type,
                          .flag = (guint8) flag,
                          .employee = dub_your_staff_has_crowned (you, type)
                                          ? dub_employee_of_type (type)
                                          : (DubEmployee){ 0 } });
    for (guint i = 0; i < you->n_staff; i++)
      if (you->staff[i].crown != DUB_CROWN_NONE)
        offer (list, DUB_ACTION_YOU_DEPUTE,
               (DubDetail){ .type = you->staff[i].type,
                            .flag = (guint8) flag,
                            .employee = you->staff[i] });
  }
}

/* YOU-5: which card leaves and which one joins you is named if it has a crown. */
static void
offer_exam (List *list)
{
  const DubYou *you = &list->game->state.you;

  for (guint i = 0; i <= you->n_staff; i++) {
    DubEmployee left = i > 0 ? you->staff[i - 1] : (DubEmployee){ 0 };

    if (i > 0 && left.crown == DUB_CROWN_NONE)
      continue;
    offer_in_doubt (list, DUB_ACTION_YOU_EXAM, (DubDetail){ .track = you->track, .left = left });
    for (guint crown = DUB_JB_JEWELRY_SET; crown <= DUB_JB_APPRENTICES; crown++)
      offer_in_doubt (list, DUB_ACTION_YOU_EXAM,
                      (DubDetail){ .track = you->track,
                                   .left = left,
                                   .employee = { .crown = (guint8) crown } });
  }
}

static void
offer_you (List *list)
{
  const DubBox *box = &list->game->box;

  for (guint at = 0; at < DUB_N_DRAWERS * DUB_N_COLUMNS; at++)
    for (guint flag = FALSE; flag <= TRUE; flag++)
      offer (list, DUB_ACTION_YOU_TILE, (DubDetail){ .at = (guint8) at, .flag = (guint8) flag });
  for (guint at = 0; at < box->garment_display.n; at++)
    offer_garment (list, at);
  for (guint at = 0; at < box->jewelry_display.n; at++)
    offer (list, DUB_ACTION_YOU_JEWELRY, (DubDetail){ .at = (guint8) at });
  for (guint at = 0; at < DUB_N_HIRE_SPACES; at++)
    offer (list, DUB_ACTION_YOU_HIRE, (DubDetail){ .at = (guint8) at });
  offer_in_doubt (list, DUB_ACTION_YOU_HIRE, (DubDetail){ .flag = TRUE });
  offer_deputes (list);
  for (guint decoration = 0; decoration < DUB_N_DECORATION_KINDS; decoration++)
    for (guint at = 0; at < box->decorations[decoration].n; at++)
      offer (list, DUB_ACTION_YOU_FUND,
             (DubDetail){ .decoration = (guint8) decoration, .at = (guint8) at });
  offer (list, DUB_ACTION_YOU_FAVOR, (DubDetail){ 0 });
  for (guint task = DUB_TASK_BP; task < DUB_N_TASKS; task++)
    offer (list, DUB_ACTION_YOU_TASK, (DubDetail){ .task = (guint8) task });
  offer_exam (list);
  offer (list, DUB_ACTION_YOU_PASS, (DubDetail){ 0 });
  offer (list, DUB_ACTION_END_TURN, (DubDetail){ 0 });
}

static void
offer_scoring (List *list)
{
  for (guint at = 0; at < list->game->state.barry.n_staff; at++)
    for (guint crown = DUB_CROWN_NONE; crown <= DUB_JB_APPRENTICES; crown++)
      if (crown == DUB_CROWN_NONE || crown >= DUB_JB_JEWELRY_SET)
        offer (list, DUB_ACTION_TURN_UP,
               (DubDetail){ .at = (guint8) at, .employee = { .crown = (guint8) crown } });
  offer (list, DUB_ACTION_FINISH, (DubDetail){ 0 });
}

static void
offer_deviation (List *list, const DubStep *order, DubDeviation done)
{
  gboolean same =
      order->at == done.at && order->hall == done.hall && order->decoration == done.decoration &&
      order->task == done.task && order->tiles == done.tiles && order->n == done.n &&
      (order->verb != DUB_STEP_REVEAL_CARD || dub_card_equal (order->cards.cards[0], done.card));

  if (!same)
    offer (list, DUB_ACTION_DEVIATE, (DubDetail){ .deviation = done });
}

static void
offer_other_spaces (List *list, const DubStep *order, DubDeviation done)
{
  guint n_outer = order->verb == DUB_STEP_PLACE_GARMENT ? DUB_N_HALLS
                  : order->verb == DUB_STEP_PLACE_TOKEN ? DUB_N_DECORATION_KINDS
                                                        : 1;

  for (guint outer = 0; outer < n_outer; outer++)
    for (guint at = 0; at < DUB_MAX_STAFF; at++) {
      done.hall = order->verb == DUB_STEP_PLACE_GARMENT ? (guint8) outer : order->hall;
      done.decoration = order->verb == DUB_STEP_PLACE_TOKEN ? (guint8) outer : order->decoration;
      done.at = (guint8) at;
      offer_deviation (list, order, done);
    }
}

static void
offer_other_tiles (List *list, const DubStep *order, DubDeviation done)
{
  const guint16 drawer = (1u << DUB_N_COLUMNS) - 1, column = 1u | 1u << 3 | 1u << 6;
  guint16 there = 0;

  for (guint i = 0; i < DUB_N_DRAWERS * DUB_N_COLUMNS; i++)
    if (list->game->state.resources[i / DUB_N_COLUMNS][i % DUB_N_COLUMNS] != DUB_TILE_NONE)
      there |= (guint16) (1u << i);
  for (guint i = 0; i < DUB_N_DRAWERS; i++) {
    done.tiles = there & (guint16) (drawer << (i * DUB_N_COLUMNS));
    offer_deviation (list, order, done);
  }
  for (guint i = 0; i < DUB_N_COLUMNS; i++) {
    done.tiles = there & (guint16) (column << i);
    offer_deviation (list, order, done);
  }
  for (guint i = 0; i < DUB_N_DRAWERS * DUB_N_COLUMNS; i++) {
    done.tiles = there & (guint16) (1u << i);
    offer_deviation (list, order, done);
  }
}

static void
offer_others (List *list, const DubStep *order, DubDeviation done)
{
  switch ((DubVerb) order->verb) {
  case DUB_STEP_GAIN_PP:
    for (done.n = 0; done.n <= 20; done.n++)
      offer_deviation (list, order, done);
    break;
  case DUB_STEP_EXAM_TOKEN:
    for (guint task = DUB_TASK_BP; task < DUB_N_TASKS; task++) {
      done.task = task;
      offer_deviation (list, order, done);
    }
    break;
  case DUB_STEP_REVEAL_CARD:
    for (guint i = 0; i < DUB_N_CARDS; i++) {
      done.card = list->game->box.deck[i];
      offer_deviation (list, order, done);
    }
    break;
  case DUB_STEP_TAKE_TILES:
    offer_other_tiles (list, order, done);
    break;
  case DUB_STEP_TAKE_GARMENT:
  case DUB_STEP_TAKE_JEWELRY:
  case DUB_STEP_PLACE_GARMENT:
  case DUB_STEP_HIRE:
  case DUB_STEP_PLACE_TOKEN:
  case DUB_STEP_REMOVE_EMPLOYEE:
  case DUB_STEP_ALL_HALLS_TOKEN:
    offer_other_spaces (list, order, done);
    break;
  case DUB_STEP_TAKE_FAVOR:
  case DUB_STEP_DRAW_BAG_TILE:
  case DUB_STEP_TAKE_THREAD:
  case DUB_STEP_TAKE_LACE:
  case DUB_STEP_ADD_HAND_CARD:
  case DUB_STEP_SHUFFLE_DISCARDS:
  case DUB_STEP_ADD_EXAM_CARD:
  case DUB_STEP_CLEAR_TASKS:
  case DUB_STEP_MOVE_EXAM_TOKEN:
  case DUB_N_VERBS:
    break; /* there is no choice */
  }
}

guint
dub_game_list_deviations (const DubGame *game, const DubTurn *turn, guint index, DubAction *out,
                          guint max)
{
  List list = { .game = game, .turn = turn, .out = out, .max = max };
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  const DubStep *order;
  DubDeviation done;

  if (turn == NULL || turn->question.kind != DUB_QUESTION_NOTHING || index >= turn->n_steps)
    return 0;
  list.events = events;
  order = &turn->steps[index];
  done = (DubDeviation){ .index = (guint8) index,
                         .verb = order->verb,
                         .hall = order->hall,
                         .at = order->at,
                         .decoration = order->decoration,
                         .task = order->task,
                         .tiles = order->tiles,
                         .n = order->n };
  offer_others (&list, order, done);

  return list.n;
}

guint
dub_game_list_legal (const DubGame *game, const DubTurn *turn, DubAction *out, guint max)
{
  List list = { .game = game, .turn = turn, .out = out, .max = max };

  list.events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  switch ((DubPhase) game->state.phase) {
  case DUB_PHASE_NONE:
    offer (&list, DUB_ACTION_NEW_GAME, (DubDetail){ .setup = { .count_candidate = TRUE } });
    break;
  case DUB_PHASE_PREPARE:
    offer_preparation (&list);
    break;
  case DUB_PHASE_TURNS:
    if (game->state.turn == DUB_BARRY)
      offer_barry (&list);
    else
      offer_you (&list);
    break;
  case DUB_PHASE_INCOME:
    offer (&list, DUB_ACTION_INCOME, (DubDetail){ 0 });
    break;
  case DUB_PHASE_SCORING:
    offer_scoring (&list);
    break;
  case DUB_PHASE_OVER:
  case DUB_N_PHASES:
    break;
  }
  g_array_unref (list.events);

  return list.n;
}
