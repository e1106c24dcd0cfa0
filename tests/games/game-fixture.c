/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-fixture.h"

#include "dub-box-file.h"
#include "dub-names.h"
#include "dub-round.h"
#include "game-break.h"
#include "outcome-fixture.h"

#include <string.h>

static const char garment_letters[] = ".bpgo?";
static const char tile_letters[] = ".bg+?";

/* Sets the order of tasks and the types that the cases here need, whatever the starter profile
 * has. */
static void
pin_down (DubBox *box)
{
  static const guint8 journeyman[] = { DUB_TASK_BP, DUB_TASK_GO, DUB_TASK_THREAD_LACE,
                                       DUB_TASK_DECORATION };
  static const guint8 master[] = { DUB_TASK_THIMBLE, DUB_TASK_GOWN, DUB_TASK_COAT };
  static const char types[] = "aajjammjjaamjjajmj";

  memcpy (box->journeyman_tasks, journeyman, sizeof journeyman);
  memcpy (box->master_tasks, master, sizeof master);
  for (guint i = 0; types[i] != '\0'; i++)
    box->employees[i].type = types[i] == 'm'   ? DUB_MASTER
                             : types[i] == 'j' ? DUB_JOURNEYMAN
                                               : DUB_APPRENTICE;
}

/* Reads the box once: some tests begin hundreds of games. */
static const DubBox *
get_box (void)
{
  static DubBox box;
  static gboolean is_read;

  if (!is_read) {
    g_assert_true (dub_box_load_shipped ("deluxe", &box));
    pin_down (&box);
  }
  is_read = TRUE;

  return &box;
}

Game *
game_new (guint expansions, DubDrawMode draw_mode)
{
  Game *self = g_new0 (Game, 1);

  self->box = *get_box ();
  dub_game_init (&self->game, &self->box);
  self->events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  game_start (self, (DubSetup){ .seed = 7,
                                .expansions = (guint8) expansions,
                                .count_candidate = TRUE,
                                .draw_mode = (guint8) draw_mode });

  return self;
}

void
game_free (Game *self)
{
  g_array_unref (self->events);
  g_free (self);
}

static const DubEvent *
get_event (const Game *self, guint i)
{
  return &g_array_index (self->events, DubEvent, i);
}

/* Applies the events of the last move to the game, which decided them on a copy. */
static void
apply_all (Game *self)
{
  guint n = self->events->len - self->mark;

  g_assert_cmpuint (n, >, 0);
  g_assert_true (dub_game_fold (&self->game, get_event (self, self->mark), n, NULL, NULL));
  for (guint i = self->mark; i < self->events->len; i++)
    game_break (&self->game.state, get_event (self, i));
}

gboolean
game_apply (Game *self, DubMove move, GError **error)
{
  DubEvent event = { .type = DUB_EVENT_MOVE, .move = move };

  if (!dub_game_apply (&self->game, &event, error))
    return FALSE;
  game_break (&self->game.state, &event);

  return TRUE;
}

void
game_do (Game *self, DubMove move)
{
  g_autoptr (GError) error = NULL;

  self->mark = self->events->len;
  if (!dub_game_decide (&self->game, &move, self->events, &error))
    g_error ("%s in round %u: %s", dub_name_get (DUB_SET_VERB, move.verb), self->game.state.round,
             error->message);
  apply_all (self);
}

void
game_start (Game *self, DubSetup setup)
{
  DubGame copy = self->game;
  g_autoptr (GError) error = NULL;

  self->mark = self->events->len;
  dub_game_start (&copy, &setup, self->events, &error);
  g_assert_no_error (error);
  apply_all (self);
}

void
game_change_box (Game *self, const DubBox *box)
{
  DubGame copy = self->game;
  g_autoptr (GError) error = NULL;

  self->mark = self->events->len;
  dub_game_change_box (&copy, box, self->events, &error);
  g_assert_no_error (error);
  apply_all (self);
}

gboolean
game_may (const Game *self, DubMove move)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));

  return dub_game_decide (&self->game, &move, events, NULL);
}

gboolean
game_may_change_box (const Game *self, const DubBox *box)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  DubGame copy = self->game;

  return dub_game_change_box (&copy, box, events, NULL);
}

/* Asserts that a refusal has a reason, and changes nothing. */
static void
expect_refusal (const Game *self, const DubGame *before, guint n_events, const GError *error,
                DubReasonCode code, const char *where)
{
  if (error == NULL)
    g_error ("%s: accepted", where);
  if (!g_error_matches (error, DUB_RULES_ERROR, (int) code))
    g_error ("%s: refused for reason %d instead of %d", where, error->code, (int) code);
  g_assert_cmpuint (dub_reason_get (error)->code, ==, code);
  g_assert_cmpuint (strlen (error->message), >, 0);
  g_assert_cmpuint (self->events->len, ==, n_events);
  g_assert_true (dub_state_equal (&before->state, &self->game.state));
}

void
game_refuse (Game *self, DubMove move, DubReasonCode code, const char *where)
{
  DubGame before = self->game;
  guint n = self->events->len;
  g_autoptr (GError) error = NULL;

  dub_game_decide (&self->game, &move, self->events, &error);
  expect_refusal (self, &before, n, error, code, where);
}

void
game_refuse_start (Game *self, DubSetup setup, DubReasonCode code, const char *where)
{
  DubGame before = self->game;
  guint n = self->events->len;
  g_autoptr (GError) error = NULL;

  dub_game_start (&self->game, &setup, self->events, &error);
  expect_refusal (self, &before, n, error, code, where);
}

void
game_refuse_box (Game *self, const DubBox *box, DubReasonCode code, const char *where)
{
  DubGame before = self->game;
  guint n = self->events->len;
  g_autoptr (GError) error = NULL;

  dub_game_change_box (&self->game, box, self->events, &error);
  expect_refusal (self, &before, n, error, code, where);
}

void
game_fill (Game *self)
{
  game_do (self, table_move (DUB_MOVE_FILL));
}

void
game_act (Game *self)
{
  game_do (self, her_move (DUB_MOVE_ACT));
}

void
game_end_turn (Game *self)
{
  game_do (self, your_move (DUB_MOVE_END_TURN));
}

static void
append_mask (GString *text, guint mask)
{
  g_string_append_c (text, ' ');
  for (guint i = 0; i < 16; i++)
    if ((mask & (1u << i)) != 0)
      g_string_append_printf (text, "%u", i);
}

static char
get_garment_letter (DubGarment garment)
{
  char letter = garment_letters[garment.color];

  return garment.thimble ? g_ascii_toupper (letter) : letter;
}

static char
get_employee_letter (DubEmployee employee)
{
  if (employee.type == DUB_TYPE_NONE)
    return '.';
  if (employee.type == DUB_TYPE_UNKNOWN)
    return '?';

  return employee.crown != DUB_CROWN_NONE ? 'c' : (char) ('0' + employee.level);
}

static const char *
get_display_name (DubPlaceKind place)
{
  static const char *const names[DUB_N_PLACES + 1] = { "resources", "garments", "employees",
                                                       "jewelry" };

  return names[place];
}

static char
get_letter (DubThing thing)
{
  if (thing.kind == DUB_KIND_TILE)
    return tile_letters[thing.name];
  if (thing.kind == DUB_KIND_GARMENT)
    return get_garment_letter (thing.garment);

  return thing.kind == DUB_KIND_EMPLOYEE ? get_employee_letter (thing.employee)
                                         : garment_letters[thing.name];
}

static void
append_move (GString *text, const DubMove *move)
{
  const char *name = dub_name_get (DUB_SET_VERB, move->verb);
  const char *display = get_display_name (
      (dub_verb_get_uses (move->verb) & DUB_USES_FROM) != 0 ? move->from.kind : move->to.kind);

  switch (move->verb) {
  case DUB_MOVE_TAKE_TILES:
    g_string_append (text, name);
    append_mask (text, move->side == DUB_YOU ? 1u << move->from.at : move->spaces);
    break;
  case DUB_MOVE_REVEAL_CARD:
    g_string_append_printf (text, "%s %u", name, move->thing.card.hall);
    break;
  case DUB_MOVE_PLACE_TOKEN:
    g_string_append_printf (text, "%s %s %u", name,
                            dub_name_get (DUB_SET_DECORATION_KIND, move->to.in), move->to.at);
    break;
  case DUB_MOVE_BEGIN_ROUND:
  case DUB_MOVE_DRAW_HAND:
    g_string_append_printf (text, "%s %d", name, move->thing.n);
    break;
  case DUB_MOVE_INCOME:
    g_string_append_printf (text, "%s %d", name, move->gains[DUB_FACT_LIVRE]);
    break;
  case DUB_MOVE_LEAVE:
  case DUB_MOVE_LEAVE_EMPTY:
    g_string_append_printf (text, "%s %s", name, display);
    append_mask (text, move->spaces);
    break;
  case DUB_MOVE_SHIFT:
    g_string_append_printf (text, "%s %s", name, display);
    break;
  case DUB_MOVE_ENTER:
    g_string_append_printf (text, "%s %s %u%c", name, display, move->to.at,
                            get_letter (move->thing));
    break;
  default:
    test_step_append (text, move);
    break;
  }
}

static void
append_event (GString *text, const DubEvent *event)
{
  if (event->type == DUB_EVENT_STARTED)
    g_string_append (text, "started");
  else if (event->type == DUB_EVENT_BOX)
    g_string_append (text, "box");
  else if (event->type == DUB_EVENT_CARDS)
    g_string_append_printf (text, "cards %u", event->cards.n);
  else {
    if (event->move.rules[0] != DUB_RULE_NONE)
      g_string_append_printf (text, "%s ", dub_rule_id_to_string (event->move.rules[0]));
    g_string_append (text, event->move.side == DUB_YOU ? "you " : "");
    append_move (text, &event->move);
  }
}

char *
game_describe (const Game *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = self->mark; i < self->events->len; i++) {
    g_string_append (text, text->len > 0 ? "; " : "");
    append_event (text, get_event (self, i));
  }

  return g_string_free (text, FALSE);
}

gboolean
game_has (const Game *self, const char *text)
{
  g_autofree char *events = game_describe (self);

  return strstr (events, text) != NULL;
}

const DubMove *
game_get_move (const Game *self)
{
  g_assert_cmpuint (get_event (self, self->mark)->type, ==, DUB_EVENT_MOVE);

  return &get_event (self, self->mark)->move;
}

void
game_expect_gains (const Game *self, const char *gains)
{
  const DubMove *move = game_get_move (self);
  g_autoptr (GString) text = g_string_new (NULL);

  for (DubFact fact = 0; fact < DUB_N_GAINS; fact++) {
    const char *name = dub_name_get (DUB_SET_FACT, fact);

    if (move->gains[fact] != 0)
      g_string_append_printf (text, "%s%s %d", text->len > 0 ? ", " : "", name, move->gains[fact]);
    if ((move->open & (1u << fact)) != 0)
      g_string_append_printf (text, "%s%s ?", text->len > 0 ? ", " : "", name);
  }
  g_assert_cmpstr (text->str, ==, gains);
}

void
game_expect (const Game *self, const char *events)
{
  g_autofree char *text = game_describe (self);

  g_assert_cmpstr (text, ==, events);
}

static void
append_question (GString *text, const DubQuestion *question)
{
  static const char *const names[] = {
    [DUB_QUESTION_TILE_FACES] = "tile-faces",
    [DUB_QUESTION_YOU] = "you",
    [DUB_QUESTION_CARD] = "card",
    [DUB_QUESTION_GARMENT] = "garment",
    [DUB_QUESTION_EMPLOYEES] = "employees",
    [DUB_QUESTION_JEWELRY] = "jewelry",
    [DUB_QUESTION_STAFF] = "staff",
  };

  g_string_append_printf (text, "? %s", names[question->kind]);
  for (guint fact = 0; fact < DUB_N_FACTS; fact++)
    if ((question->facts & (1u << fact)) != 0)
      g_string_append_printf (text, " %s", dub_name_get (DUB_SET_FACT, fact));
  if (question->tiles != 0 || question->spaces != 0)
    append_mask (text, question->tiles | (guint) question->spaces);
}

void
game_expect_turn (const Game *self, const char *orders)
{
  g_autoptr (GString) text = g_string_new (NULL);
  DubTurn turn;

  dub_game_get_turn (&self->game, TRUE, &turn);
  if (turn.question.kind != DUB_QUESTION_NOTHING)
    append_question (text, &turn.question);
  else
    for (guint i = 0; i < turn.n_steps; i++) {
      if (i > 0)
        g_string_append (text, "; ");
      append_move (text, &turn.steps[i]);
    }
  g_assert_cmpstr (text->str, ==, orders);
}

DubGarment
game_garment (char letter)
{
  const char *place = strchr (garment_letters, g_ascii_tolower (letter));
  gboolean is_tile = letter != '.' && letter != '?';

  g_assert_nonnull (place);

  return (DubGarment){ .color = (guint8) (place - garment_letters),
                       .pp = is_tile ? 3 : 0,
                       .thimble = (guint8) g_ascii_isupper (letter) };
}

DubEmployee
game_employee (const Game *self, guint level, guint n)
{
  for (guint i = 0; i < DUB_N_BASE_EMPLOYEES; i++) {
    DubEmployee card = dub_box_get_card (&self->box, i);

    if (card.level == level && card.crown == DUB_CROWN_NONE && n-- == 0)
      return card;
  }
  g_assert_not_reached ();
}

/* Returns a card of the level that has not appeared yet, or else the first one. */
static DubEmployee
find_employee (const Game *self, char letter)
{
  const DubEmployee unknown = { .type = DUB_TYPE_UNKNOWN, .level = DUB_LEVEL_UNKNOWN };

  if (letter == '?')
    return unknown;
  for (guint i = 0; i < DUB_N_BASE_EMPLOYEES; i++) {
    DubEmployee card = dub_box_get_card (&self->box, i);

    if (get_employee_letter (card) == letter &&
        (self->game.state.employees_seen & (G_GUINT64_CONSTANT (1) << i)) == 0)
      return card;
  }

  return letter == '.' ? (DubEmployee){ 0 } : game_employee (self, (guint) (letter - '0'), 0);
}

static DubThing
read_thing (const Game *self, DubDisplayName display, char letter)
{
  if (display == DUB_DISPLAY_GARMENTS)
    return dub_thing_garment (game_garment (letter), DUB_NOBODY);
  if (display == DUB_DISPLAY_EMPLOYEES)
    return dub_thing_employee (find_employee (self, letter));
  if (display == DUB_DISPLAY_JEWELRY)
    return dub_thing_name (DUB_KIND_JEWEL,
                           (guint) (strchr (garment_letters, letter) - garment_letters));

  return dub_thing_name (DUB_KIND_TILE, (guint) (strchr (tile_letters, letter) - tile_letters));
}

void
game_enter (Game *self, DubDisplayName display, const char *text)
{
  guint at = 0;

  for (; *text != '\0'; text++) {
    DubPlace place = place_at ((DubPlaceKind) display, at);

    at += *text != ' ';
    if (*text != ' ' && *text != '.')
      game_do (self, enter (place, read_thing (self, display, *text)));
  }
}

void
game_set (Game *self, DubDisplayName display, const char *text)
{
  guint at = 0;

  for (; *text != '\0'; text++)
    if (*text != ' ')
      game_do (self, dub_correction (place_at ((DubPlaceKind) display, at++),
                                     read_thing (self, display, *text)));
}

char *
game_get (const Game *self, DubDisplayName display)
{
  const DubState *state = &self->game.state;
  GString *text = g_string_new (NULL);

  if (display == DUB_DISPLAY_RESOURCES)
    for (guint i = 0; i < DUB_N_DRAWERS * DUB_N_COLUMNS; i++)
      g_string_append_c (text, tile_letters[state->resources[i / 3][i % 3]]);
  if (display == DUB_DISPLAY_GARMENTS)
    for (guint i = 0; i < self->game.box.garment_display.n; i++)
      g_string_append_c (text, get_garment_letter (state->garments[i]));
  if (display == DUB_DISPLAY_EMPLOYEES)
    for (guint i = 0; i < DUB_N_HIRE_SPACES; i++)
      g_string_append_c (text, get_employee_letter (state->employees[i]));
  if (display == DUB_DISPLAY_JEWELRY)
    for (guint i = 0; i < self->game.box.jewelry_display.n; i++)
      g_string_append_c (text, garment_letters[state->jewelry[i]]);

  return g_string_free (text, FALSE);
}

void
game_expect_display (const Game *self, DubDisplayName display, const char *text)
{
  g_autofree char *got = game_get (self, display);

  g_assert_cmpstr (got, ==, text);
}

void
game_put_guest (Game *self, guint hall, guint at, DubOwner owner, char letter)
{
  game_do (self, correct_guest (hall, at, owner, game_garment (letter)));
}

void
game_put_token (Game *self, DubDecorationKind decoration, guint at, DubOwner owner)
{
  game_do (self, correct_token (decoration, at, owner));
}

void
game_ready (Game *self)
{
  game_do (self, table_move (DUB_MOVE_READY));
  g_assert_cmpuint (self->game.state.phase, ==, DUB_PHASE_TURNS);
}

Game *
game_begin_at_table (guint expansions)
{
  Game *game = game_new (expansions, DUB_DRAW_TABLE);

  game_enter (game, DUB_DISPLAY_RESOURCES, "bbb ggg ...");
  game_do (game, leave_empty (DUB_DISPLAY_RESOURCES));
  game_enter (game, DUB_DISPLAY_GARMENTS, "bPgo.b");
  game_enter (game, DUB_DISPLAY_EMPLOYEES, "1111");
  if ((expansions & JB) != 0)
    game_enter (game, DUB_DISPLAY_JEWELRY, "bpgo");
  game_ready (game);
  game_do (game, correct_garment (4, (DubGarment){ 0 }));

  return game;
}

void
game_your_turn (Game *self)
{
  if (self->game.state.yours.hand == 0)
    game_do (self, correct_hand (1));
  game_do (self, correct_turn (DUB_YOU));
}

void
game_play (Game *self, DubCard card)
{
  guint n = self->game.state.hand.n;

  game_do (self, correct_pile (DUB_PILE_HAND, MAX (n, 1)));
  game_do (self, correct_turn (DUB_BARRY));
  game_do (self, she_plays (card));
}

void
game_end_turns (Game *self)
{
  game_your_turn (self);
  game_do (self, correct_hand (1));
  game_do (self, correct_pile (DUB_PILE_HAND, 0));
  game_end_turn (self);
  g_assert_cmpuint (self->game.state.phase, ==, DUB_PHASE_INCOME);
}

void
game_next_round (Game *self)
{
  if (self->game.state.phase == DUB_PHASE_PREPARE)
    game_ready (self);
  if (self->game.state.phase == DUB_PHASE_TURNS)
    game_end_turns (self);
  game_do (self, your_move (DUB_MOVE_INCOME));
}

void
game_go_to (Game *self, guint round)
{
  while (self->game.state.round < round)
    game_next_round (self);
}

guint
game_list_deviations (const Game *game, guint index, DubMove *out, guint max)
{
  DubTurn turn;

  dub_game_get_turn (&game->game, FALSE, &turn);

  return dub_game_list_deviations (&game->game, &turn, index, out, max);
}
