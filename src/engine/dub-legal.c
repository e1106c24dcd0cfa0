/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lists the moves that can be made now. Candidates are collected by phase and
 * judged by decide itself, so exactly what is listed is accepted.
 */

#include "dub-components.h"
#include "dub-game-private.h"
#include "dub-your-hand.h"

typedef struct {
  const DubGame *game;
  const DubTurn *turn; /* hers, or NULL */
  DubMove *out;
  guint n;
  guint max;
  GArray *events; /* of trial decisions */
} List;

static void
offer (List *list, DubMove move)
{
  if (list->n == list->max ||
      !dub_game_decide_turn (list->game, list->turn, &move, list->events, NULL))
    return;
  /* As it was completed, except for a deviation, which is listed as it was done. */
  list->out[list->n++] = g_array_index (list->events, DubEvent, 0).move;
  g_array_set_size (list->events, 0);
}

/* The list also offers moves whose condition only you can know. */
static void
offer_in_doubt (List *list, DubMove move)
{
  guint n = list->n;

  offer (list, move);
  move.sure = TRUE;
  if (list->n == n)
    offer (list, move);
}

static void
offer_entry (List *list, DubDisplayName display, guint at, DubThing thing)
{
  offer (list, (DubMove){ .verb = DUB_MOVE_ENTER,
                          .to = { .kind = (guint8) display, .at = (guint8) at },
                          .thing = thing });
}

static void
offer_employees (List *list, guint at)
{
  const DubBox *box = &list->game->box;

  for (guint i = 0; i < box->n_employees; i++)
    if (dub_round_count_level (list->game->state.round, box->employees[i].level) > 0)
      offer_entry (list, DUB_DISPLAY_EMPLOYEES, at, dub_thing_employee (dub_box_get_card (box, i)));
}

static void
offer_garments (List *list, guint at)
{
  DubGarment garments[DUB_MAX_GARMENTS];
  guint n = dub_components_list_garments (&list->game->box, &list->game->state, garments);

  for (guint i = 0; i < n; i++)
    offer_entry (list, DUB_DISPLAY_GARMENTS, at, dub_thing_garment (garments[i], DUB_NOBODY));
}

static void
offer_entries (List *list, DubDisplayName display, guint at)
{
  if (display == DUB_DISPLAY_GARMENTS)
    offer_garments (list, at);
  else if (display == DUB_DISPLAY_EMPLOYEES)
    offer_employees (list, at);
  else if (display == DUB_DISPLAY_RESOURCES)
    for (guint tile = DUB_TILE_BP; tile <= DUB_TILE_BP_GO; tile++)
      offer_entry (list, display, at, dub_thing_name (DUB_KIND_TILE, tile));
  else
    for (guint color = DUB_BLUE; color <= DUB_ORANGE; color++)
      offer_entry (list, display, at, dub_thing_name (DUB_KIND_JEWEL, color));
}

static void
offer_preparation (List *list)
{
  for (DubDisplayName display = 0; display < DUB_N_DISPLAYS; display++) {
    int at = dub_round_get_next (&list->game->box, &list->game->state, display);

    if (at < 0)
      continue;
    offer_entries (list, display, (guint) at);
    offer (list, (DubMove){ .verb = DUB_MOVE_LEAVE_EMPTY, .to = { .kind = (guint8) display } });
  }
  offer (list, dub_move (DUB_NOBODY, DUB_MOVE_FILL));
  offer (list, dub_move (DUB_NOBODY, DUB_MOVE_READY));
}

/* A card that the app does not know can be any card; only those of the box are listed. */
static void
offer_cards (List *list, DubVerb verb)
{
  for (guint i = 0; i < DUB_N_CARDS; i++)
    offer (list, (DubMove){ .verb = (guint8) verb,
                            .side = DUB_BARRY,
                            .thing = dub_thing_card (list->game->box.deck[i]) });
}

static void
offer_answers (List *list, const DubQuestion *question)
{
  for (DubDisplayName display = 0; display < DUB_N_DISPLAYS; display++)
    for (guint at = 0; at < DUB_MAX_SPACES; at++)
      if (dub_place_is_asked ((DubPlace){ .kind = (guint8) display, .at = (guint8) at }, question))
        offer_entries (list, display, at);
  for (DubFact fact = 0; fact < DUB_N_COUNTS; fact++)
    if ((question->facts & (1u << fact)) != 0)
      for (gint n = 4; n <= 7; n++)
        offer (list, (DubMove){ .verb = DUB_MOVE_COUNT,
                                .side = DUB_YOU,
                                .to = dub_place_of_count (DUB_YOU, fact),
                                .thing = dub_thing_number (n) });
}

static void
offer_barry (List *list)
{
  const DubTurn *turn = list->turn;
  DubTurn resolved;

  if (list->game->state.playing.action == DUB_CARD_UNKNOWN) {
    if (list->game->state.hand.cards[0].action != DUB_CARD_UNKNOWN)
      offer (list, dub_move (DUB_BARRY, DUB_MOVE_PLAY_CARD));
    else
      offer_cards (list, DUB_MOVE_PLAY_CARD);
    return;
  }

  if (turn == NULL) {
    dub_game_get_turn (list->game, FALSE, &resolved);
    turn = &resolved;
  }
  if (turn->question.kind == DUB_QUESTION_CARD)
    offer_cards (list, DUB_MOVE_TELL_CARD);
  offer_answers (list, &turn->question);
  offer (list, dub_move (DUB_BARRY, DUB_MOVE_ACT));
}

/* Moves that take something from a display for you. */
static void
offer_from (List *list, DubVerb verb, DubPlaceKind kind, guint at)
{
  offer (list, (DubMove){ .verb = (guint8) verb,
                          .side = DUB_YOU,
                          .from = { .kind = (guint8) kind, .at = (guint8) at } });
}

static void
offer_garment (List *list, guint at)
{
  const DubBox *box = &list->game->box;
  DubMove move = { .verb = DUB_MOVE_PLACE_GARMENT,
                   .side = DUB_YOU,
                   .from = { .kind = DUB_PLACE_GARMENT, .at = (guint8) at },
                   .to = { .kind = DUB_PLACE_GUEST } };

  offer_from (list, DUB_MOVE_SELL_GARMENT, DUB_PLACE_GARMENT, at);
  for (move.to.in = 0; move.to.in < DUB_N_HALLS; move.to.in++)
    for (move.to.at = 0; move.to.at < box->halls[move.to.in].n_guests; move.to.at++)
      offer (list, move);
}

/* Returns whether any card of your staff can be deputed, and it is known where each is: by a bonus,
 * or by a garment. */
static gboolean
deputes_any (const DubGame *game)
{
  const DubBonus *bonus = dub_your_turn_get_bonus (&game->box, &game->state);

  if (game->state.yours.turn.expert_depute)
    return dub_hand_is_told (&game->state);

  return bonus != NULL && bonus->action == DUB_ACTION_DEPUTE &&
         dub_your_turn_get_action_role (&game->box, &game->state, DUB_ACTION_DEPUTE) ==
             DUB_ROLE_BONUS;
}

/* Each of your cards is named, or each in your hand. */
static void
offer_named_deputes (List *list, gboolean of_hand)
{
  const DubSide *you = &list->game->state.sides[DUB_YOU];

  for (guint i = 0; i < you->n_staff; i++) {
    DubMove move = { .verb = DUB_MOVE_DEPUTE,
                     .side = DUB_YOU,
                     .thing = dub_thing_employee ((DubEmployee){ .type = you->staff[i].type }),
                     .other = dub_thing_employee (you->staff[i]) };

    if (you->where[i] == DUB_WHERE_HAND)
      move.from.kind = DUB_PLACE_HAND;
    if ((!of_hand || you->where[i] == DUB_WHERE_HAND) &&
        dub_hand_find (you, you->staff[i], you->where[i]) == (int) i)
      offer (list, move);
  }
}

/* Cards are named if they have a crown, because then it matters which one left. */
static void
offer_deputes_by_type (List *list, DubPlace from)
{
  const DubSide *you = &list->game->state.sides[DUB_YOU];
  DubMove move = { .verb = DUB_MOVE_DEPUTE, .side = DUB_YOU, .from = from };

  for (guint type = DUB_MASTER; type <= DUB_APPRENTICE; type++) {
    move.thing = dub_thing_employee ((DubEmployee){ .type = (guint8) type });
    move.other = (DubThing){ 0 };
    if (dub_side_has_crowned (you, type))
      move.other = dub_thing_employee (dub_employee_of_type (type));
    offer (list, move);
  }
  for (guint i = 0; i < you->n_staff; i++)
    if (you->staff[i].crown != DUB_CROWN_NONE) {
      move.thing = dub_thing_employee ((DubEmployee){ .type = you->staff[i].type });
      move.other = dub_thing_employee (you->staff[i]);
      offer (list, move);
    }
}

/* YOU-4: a card from your hand can only leave by a bonus, but the main action before it may be
 * forfeited. */
static void
offer_deputes (List *list)
{
  if (deputes_any (list->game)) {
    offer_named_deputes (list, FALSE);
    return;
  }
  offer_deputes_by_type (list, (DubPlace){ 0 });
  if (dub_hand_is_told (&list->game->state))
    offer_named_deputes (list, TRUE);
  else
    offer_deputes_by_type (list, (DubPlace){ .kind = DUB_PLACE_HAND });
}

/* YOU-5: the card that joins you is chosen from the deck. */
static void
offer_exam_cards (List *list, DubMove move)
{
  const DubBox *box = &list->game->box;

  offer_in_doubt (list, move);
  for (guint crown = DUB_JB_JEWELRY_SET; crown <= DUB_JB_APPRENTICES; crown++) {
    move.thing = dub_thing_employee ((DubEmployee){ .crown = (guint8) crown });
    offer_in_doubt (list, move);
  }
  for (guint i = 0; move.other.kind == DUB_KIND_NOTHING && i < box->n_employees; i++) {
    DubEmployee card = dub_box_get_card (box, i);

    move.thing = dub_thing_employee (card);
    if (card.crown == DUB_CROWN_NONE && card.type == dub_track_get_type (move.to.in))
      offer_in_doubt (list, move);
  }
}

/* Unless it is the card that you told, the one that leaves is named if it has a crown. */
static void
offer_exam (List *list)
{
  const DubState *state = &list->game->state;
  const DubSide *you = &state->sides[DUB_YOU];
  DubMove move = { .verb = DUB_MOVE_PASS_EXAM,
                   .side = DUB_YOU,
                   .to = { .kind = DUB_PLACE_TRACK, .in = you->track, .side = DUB_YOU } };

  offer_exam_cards (list, move);
  for (guint i = 0; state->yours.turn.card.type == DUB_TYPE_NONE && i < you->n_staff; i++)
    if (you->staff[i].crown != DUB_CROWN_NONE) {
      move.other = dub_thing_employee (you->staff[i]);
      offer_exam_cards (list, move);
    }
}

static void
offer_tile (List *list, guint at)
{
  DubMove move = { .verb = DUB_MOVE_TAKE_TILES,
                   .side = DUB_YOU,
                   .from = { .kind = DUB_PLACE_RESOURCE, .at = (guint8) at } };

  offer (list, move);
  move.to.kind = DUB_PLACE_BAG;
  offer (list, move);
}

static void
offer_tokens (List *list)
{
  DubMove move = { .verb = DUB_MOVE_PLACE_TOKEN,
                   .side = DUB_YOU,
                   .to = { .kind = DUB_PLACE_TOKEN } };

  for (move.to.in = 0; move.to.in < DUB_N_DECORATION_KINDS; move.to.in++)
    for (move.to.at = 0; move.to.at < list->game->box.decorations[move.to.in].n; move.to.at++)
      offer (list, move);
}

static void
offer_tasks (List *list)
{
  for (guint task = DUB_TASK_BP; task < DUB_N_TASKS; task++)
    offer (list, (DubMove){ .verb = DUB_MOVE_EXAM_TOKEN,
                            .side = DUB_YOU,
                            .to = { .kind = DUB_PLACE_TASK,
                                    .in = task >= DUB_TASK_THIMBLE ? DUB_TRACK_MASTER
                                                                   : DUB_TRACK_JOURNEYMAN,
                                    .at = (guint8) task,
                                    .side = DUB_YOU } });
}

static void
offer_staff_move (List *list, DubVerb verb, guint at)
{
  offer (list,
         (DubMove){ .verb = (guint8) verb,
                    .side = DUB_YOU,
                    .from = { .kind = DUB_PLACE_STAFF, .at = (guint8) at, .side = DUB_YOU } });
}

/* YOU-9, YOU-10: a card of each kind. */
static void
offer_hand (List *list)
{
  const DubSide *you = &list->game->state.sides[DUB_YOU];

  for (guint i = 0; i < you->n_staff; i++)
    if (dub_hand_find (you, you->staff[i], you->where[i]) == (int) i) {
      offer_staff_move (list, DUB_MOVE_CHOOSE_CARD, i);
      offer_staff_move (list, DUB_MOVE_PLAY_EMPLOYEE, i);
    }
}

/* YOU-11. */
static void
offer_bonus (List *list)
{
  const DubState *state = &list->game->state;
  const DubBonus *bonus = dub_your_turn_get_bonus (&list->game->box, state);
  DubMove options[DUB_MAX_BONUS_OPTIONS];
  guint n = dub_bonus_list (&list->game->box, state, state->yours.turn.source, options);

  for (guint i = 0; i < n; i++)
    offer (list, options[i]);
  if (bonus != NULL && bonus->kind == DUB_BONUS_SUPPLY)
    for (guint i = 0; i < state->sides[DUB_YOU].n_staff; i++)
      offer_staff_move (list, DUB_MOVE_BONUS, i);
}

static void
offer_you (List *list)
{
  const DubBox *box = &list->game->box;

  for (guint at = 0; at < DUB_N_DRAWERS * DUB_N_COLUMNS; at++)
    offer_tile (list, at);
  for (guint at = 0; at < box->garment_display.n; at++)
    offer_garment (list, at);
  for (guint at = 0; at < box->jewelry_display.n; at++)
    offer_from (list, DUB_MOVE_TAKE_JEWELRY, DUB_PLACE_JEWEL, at);
  for (guint at = 0; at < DUB_N_HIRE_SPACES; at++)
    offer_from (list, DUB_MOVE_HIRE, DUB_PLACE_EMPLOYEE, at);
  offer_in_doubt (list, (DubMove){ .verb = DUB_MOVE_HIRE,
                                   .side = DUB_YOU,
                                   .from = { .kind = DUB_PLACE_SPECIALIST } });
  offer_deputes (list);
  offer_tokens (list);
  offer_from (list, DUB_MOVE_TAKE_FAVOR, DUB_PLACE_FAVOR, 0);
  offer_tasks (list);
  offer_exam (list);
  offer_hand (list);
  offer_bonus (list);
  offer (list, dub_move (DUB_YOU, DUB_MOVE_PASS));
  offer (list, dub_move (DUB_YOU, DUB_MOVE_END_TURN));
}

static void
offer_scoring (List *list)
{
  for (guint at = 0; at < list->game->state.sides[DUB_BARRY].n_staff; at++)
    for (guint crown = DUB_CROWN_NONE; crown <= DUB_JB_APPRENTICES; crown++)
      if (crown == DUB_CROWN_NONE || crown >= DUB_JB_JEWELRY_SET)
        offer (list,
               (DubMove){ .verb = DUB_MOVE_TURN_UP,
                          .side = DUB_BARRY,
                          .to = { .kind = DUB_PLACE_STAFF, .at = (guint8) at, .side = DUB_BARRY },
                          .thing = dub_thing_employee ((DubEmployee){ .crown = (guint8) crown }) });
  offer (list, dub_move (DUB_NOBODY, DUB_MOVE_FINISH));
}

/* Lists what was done in place of the step, unless it is the step itself. */
static void
offer_other (List *list, const DubMove *order, DubMove done)
{
  guint n = list->n;

  offer (list, done);
  if (list->n == n)
    return;
  done = list->out[n];
  done.instead = order->instead;
  if (dub_move_equal (&done, order))
    list->n = n;
}

static void
offer_other_spaces (List *list, const DubMove *order, DubMove done)
{
  gboolean is_from = (dub_verb_get_uses (order->verb) & DUB_USES_TO) == 0;
  DubPlace *place = is_from ? &done.from : &done.to;
  guint n_in = place->kind == DUB_PLACE_GUEST   ? DUB_N_HALLS
               : place->kind == DUB_PLACE_TOKEN ? DUB_N_DECORATION_KINDS
                                                : 1;

  for (guint in = 0; in < n_in; in++)
    for (guint at = 0; at < DUB_MAX_STAFF; at++) {
      place->in = (guint8) in;
      place->at = (guint8) at;
      offer_other (list, order, done);
    }
}

static void
offer_other_tiles (List *list, const DubMove *order, DubMove done)
{
  enum { DRAWER = 1 | 1 << 1 | 1 << 2, COLUMN = 1 | 1 << 3 | 1 << 6, N = 3 };
  const guint8 *tiles = list->game->state.resources[0];
  guint spaces[N + N + N * N] = {
    DRAWER, DRAWER << 3, DRAWER << 6, COLUMN, COLUMN << 1, COLUMN << 2
  };
  guint there = 0;

  for (guint i = 0; i < N * N; i++) {
    spaces[N + N + i] = 1u << i;
    if (tiles[i] != DUB_TILE_NONE)
      there |= 1u << i;
  }
  for (guint i = 0; i < G_N_ELEMENTS (spaces); i++) {
    done.spaces = (guint16) (there & spaces[i]);
    offer_other (list, order, done);
  }
}

static void
offer_others (List *list, const DubMove *order, DubMove done)
{
  switch (order->verb) {
  case DUB_MOVE_GAIN:
    for (gint16 n = 0; order->gains[DUB_FACT_PP] != 0 && n <= 20; n++) {
      done.gains[DUB_FACT_PP] = n;
      offer_other (list, order, done);
    }
    break;
  case DUB_MOVE_EXAM_TOKEN:
    for (guint task = DUB_TASK_BP; task < DUB_N_TASKS; task++) {
      done.to.at = (guint8) task;
      offer_other (list, order, done);
    }
    break;
  case DUB_MOVE_REVEAL_CARD:
    for (guint i = 0; i < DUB_N_CARDS; i++) {
      done.thing = dub_thing_card (list->game->box.deck[i]);
      offer_other (list, order, done);
    }
    break;
  case DUB_MOVE_TAKE_TILES:
    offer_other_tiles (list, order, done);
    break;
  default:
    if (dub_verb_has_choice (order->verb))
      offer_other_spaces (list, order, done);
  }
}

guint
dub_game_list_deviations (const DubGame *game, const DubTurn *turn, guint index, DubMove *out,
                          guint max)
{
  List list = { .game = game, .turn = turn, .out = out, .max = max };
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  DubMove done;

  if (turn == NULL || turn->question.kind != DUB_QUESTION_NOTHING || index >= turn->n_steps)
    return 0;
  list.events = events;
  done = turn->steps[index];
  done.instead = (guint8) (index + 1);
  offer_others (&list, &turn->steps[index], done);

  return list.n;
}

guint
dub_game_list_legal (const DubGame *game, const DubTurn *turn, DubMove *out, guint max)
{
  List list = { .game = game, .turn = turn, .out = out, .max = max };

  list.events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  switch ((DubPhase) game->state.phase) {
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
    offer (&list, dub_move (DUB_YOU, DUB_MOVE_INCOME));
    break;
  case DUB_PHASE_SCORING:
    offer_scoring (&list);
    break;
  case DUB_PHASE_NONE:
  case DUB_PHASE_OVER:
  case DUB_N_PHASES:
    break;
  }
  g_array_unref (list.events);

  return list.n;
}
