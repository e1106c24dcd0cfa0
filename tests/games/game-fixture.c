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

/* The order of tasks and the types that the cases here are about, whatever a starter
 * profile says. */
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

/* Read once: some tests begin hundreds of games. */
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
  DO (self, NEW_GAME,
      .setup = { .seed = 7,
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

void
game_do (Game *self, const DubAction *action)
{
  g_autoptr (GError) error = NULL;

  self->mark = self->events->len;
  if (!dub_game_decide (&self->game, action, self->events, &error))
    g_error ("action %u in round %u: %s", action->type, self->game.state.round, error->message);
  g_assert_cmpuint (self->events->len, >, self->mark);
  for (guint i = self->mark; i < self->events->len; i++) {
    g_assert_true (dub_game_apply (&self->game, get_event (self, i), NULL));
    game_break (&self->game.state, get_event (self, i));
  }
}

gboolean
game_may (Game *self, const DubAction *action)
{
  guint n = self->events->len;
  gboolean may = dub_game_decide (&self->game, action, self->events, NULL);

  g_array_set_size (self->events, n);

  return may;
}

void
game_refuse (Game *self, const DubAction *action, DubGameError code, const char *decoration)
{
  DubState before = self->game.state;
  guint n = self->events->len;
  g_autoptr (GError) error = NULL;

  if (dub_game_decide (&self->game, action, self->events, &error))
    g_error ("%s: accepted", decoration);
  if (!g_error_matches (error, DUB_GAME_ERROR, (int) code))
    g_error ("%s: refused with code %d: %s", decoration, error->code, error->message);
  g_assert_cmpuint (strlen (error->message), >, 0);
  g_assert_cmpuint (self->events->len, ==, n);
  g_assert_true (dub_state_equal (&before, &self->game.state));
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
get_display_name (DubDisplayName display)
{
  static const char *const names[DUB_N_DISPLAYS] = { "resources", "garments", "employees",
                                                     "jewelry" };

  return names[display];
}

static void
append_entry (GString *text, const DubDetail *detail)
{
  char letter = detail->display == DUB_DISPLAY_RESOURCES   ? tile_letters[detail->tile]
                : detail->display == DUB_DISPLAY_GARMENTS  ? get_garment_letter (detail->garment)
                : detail->display == DUB_DISPLAY_EMPLOYEES ? get_employee_letter (detail->employee)
                                                           : garment_letters[detail->color];

  g_string_append_printf (text, " %s %u%c", get_display_name (detail->display), detail->at, letter);
}

static void
append_step (GString *text, const DubStep *step)
{
  g_string_append (text, dub_name_get (DUB_SET_VERB, step->verb));
  if (step->verb == DUB_STEP_TAKE_TILES)
    append_mask (text, step->tiles);
  else if (step->verb == DUB_STEP_REVEAL_CARD)
    g_string_append_printf (text, " %u", step->cards.cards[0].hall);
  else if (step->verb == DUB_STEP_PLACE_TOKEN)
    g_string_append_printf (text, " %s %u",
                            dub_name_get (DUB_SET_DECORATION_KIND, step->decoration), step->at);
  else
    test_step_append_fields (text, step);
}

static const char *const event_names[DUB_N_EVENTS] = {
  [DUB_EVENT_STARTED] = "SET-1 started",
  [DUB_EVENT_BOX_CHANGED] = "box-changed",
  [DUB_EVENT_ROUND_BEGUN] = "round",
  [DUB_EVENT_FAVOR_RETURNED] = "P1-A favor-returned",
  [DUB_EVENT_EMPLOYEES_LEFT] = "P1-B employees-left",
  [DUB_EVENT_GARMENTS_LEFT] = "P1-D garments-left",
  [DUB_EVENT_GARMENTS_SHIFTED] = "P1-D garments-shifted",
  [DUB_EVENT_JEWELRY_LEFT] = "P1-E jewelry-left",
  [DUB_EVENT_JEWELRY_SHIFTED] = "P1-E jewelry-shifted",
  [DUB_EVENT_ENTERED] = "entered",
  [DUB_EVENT_STAYED_EMPTY] = "stayed-empty",
  [DUB_EVENT_FESTIVITY_ADDED] = "SET-8 festivity-added",
  [DUB_EVENT_DEALT] = "P1-F dealt",
  [DUB_EVENT_HAND_DRAWN] = "P2 hand-drawn",
  [DUB_EVENT_REVEALED] = "T-1 revealed",
  [DUB_EVENT_REPORTED] = "told",
  [DUB_EVENT_DEVIATED] = "done-otherwise",
  [DUB_EVENT_BARRY_ENDED] = "T-1 barry-ended",
  [DUB_EVENT_YOU_TOOK_TILE] = "you-took-tile",
  [DUB_EVENT_YOU_MADE_GARMENT] = "you-made-garment",
  [DUB_EVENT_YOU_TOOK_JEWELRY] = "you-took-jewelry",
  [DUB_EVENT_YOU_HIRED] = "you-hired",
  [DUB_EVENT_YOU_DEPUTED] = "you-deputed",
  [DUB_EVENT_YOU_FUNDED] = "you-funded",
  [DUB_EVENT_YOU_TOOK_FAVOR] = "you-took-favor",
  [DUB_EVENT_YOU_DID_TASK] = "YOU-5 you-did-task",
  [DUB_EVENT_YOU_PASSED_EXAM] = "you-passed-exam",
  [DUB_EVENT_YOU_PASSED] = "you-passed",
  [DUB_EVENT_YOU_NAMED_SPECIALIST] = "YOU-6 you-named-specialist",
  [DUB_EVENT_YOU_COUNTED] = "you-counted",
  [DUB_EVENT_YOU_ALL_HALLS] = "ALL-1 you-all-halls",
  [DUB_EVENT_YOU_ENDED] = "P3 you-ended",
  [DUB_EVENT_INCOME] = "P4 income",
  [DUB_EVENT_CORRECTED] = "fixed",
  [DUB_EVENT_TURNED_UP] = "END-2 turned-up",
  [DUB_EVENT_FINISHED] = "END-9 finished",
};

static const char *const display_rules[DUB_N_DISPLAYS] = { "P1-C ", "P1-D ", "P1-B ", "P1-E " };

static void
append_event (GString *text, const DubEvent *event)
{
  const DubDetail *detail = &event->detail;

  if (event->type == DUB_EVENT_STEP) {
    g_string_append_printf (text, "%s ", dub_rule_id_to_string (event->step.rules[0]));
    append_step (text, &event->step);
    return;
  }

  if (event->type == DUB_EVENT_ENTERED || event->type == DUB_EVENT_STAYED_EMPTY)
    g_string_append (text, display_rules[detail->display]);
  g_string_append (text, event_names[event->type]);
  if (event->type == DUB_EVENT_ROUND_BEGUN || event->type == DUB_EVENT_INCOME ||
      event->type == DUB_EVENT_HAND_DRAWN)
    g_string_append_printf (text, " %d", detail->n);
  if (event->type == DUB_EVENT_FAVOR_RETURNED)
    g_string_append_printf (text, " %s", dub_name_get (DUB_SET_OWNER, detail->owner));
  if (event->type == DUB_EVENT_YOU_ALL_HALLS)
    g_string_append_printf (text, " %u", detail->at);
  if (event->type == DUB_EVENT_DEALT)
    g_string_append_printf (text, " %u", event->cards.n);
  if (event->type == DUB_EVENT_ENTERED)
    append_entry (text, detail);
  if (event->type == DUB_EVENT_STAYED_EMPTY)
    g_string_append_printf (text, " %s", get_display_name (detail->display));
  if (event->type == DUB_EVENT_EMPLOYEES_LEFT || event->type == DUB_EVENT_GARMENTS_LEFT ||
      event->type == DUB_EVENT_JEWELRY_LEFT || event->type == DUB_EVENT_STAYED_EMPTY)
    append_mask (text, detail->mask);
}

char *
game_describe (const Game *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = self->mark; i < self->events->len; i++) {
    if (get_event (self, i)->type == DUB_EVENT_YOU_GAINED)
      continue;
    if (text->len > 0)
      g_string_append (text, "; ");
    append_event (text, get_event (self, i));
  }

  return g_string_free (text, FALSE);
}

void
game_expect_gains (const Game *self, const char *gains)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = self->mark; i < self->events->len; i++) {
    const DubDetail *detail = &get_event (self, i)->detail;

    if (get_event (self, i)->type != DUB_EVENT_YOU_GAINED)
      continue;
    for (DubFact fact = 0; fact < DUB_N_COUNTS; fact++) {
      const char *name = dub_name_get (DUB_SET_FACT, fact);

      if (detail->gains[fact] != 0)
        g_string_append_printf (text, "%s%s %d", text->len > 0 ? ", " : "", name,
                                detail->gains[fact]);
      if ((detail->open & (1u << fact)) != 0)
        g_string_append_printf (text, "%s%s ?", text->len > 0 ? ", " : "", name);
    }
  }
  g_assert_cmpstr (text->str, ==, gains);
}

void
game_expect (const Game *self, const char *events)
{
  g_autofree char *text = game_describe (self);

  g_assert_cmpstr (text, ==, events);
}

gboolean
game_has (const Game *self, DubEventType type)
{
  for (guint i = self->mark; i < self->events->len; i++)
    if (get_event (self, i)->type == type)
      return TRUE;

  return FALSE;
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
      append_step (text, &turn.steps[i]);
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

/* A card of the level that has not been there, or else the first. */
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

static DubDetail
read_space (const Game *self, DubDisplayName display, guint at, char letter)
{
  DubDetail detail = { .display = (guint8) display, .at = (guint8) at };

  if (display == DUB_DISPLAY_RESOURCES)
    detail.tile = (guint8) (strchr (tile_letters, letter) - tile_letters);
  else if (display == DUB_DISPLAY_GARMENTS)
    detail.garment = game_garment (letter);
  else if (display == DUB_DISPLAY_EMPLOYEES)
    detail.employee = find_employee (self, letter);
  else
    detail.color = (guint8) (strchr (garment_letters, letter) - garment_letters);

  return detail;
}

void
game_enter (Game *self, DubDisplayName display, const char *text)
{
  guint at = 0;

  for (; *text != '\0'; text++) {
    DubAction action = { .type = DUB_ACTION_ENTER };

    if (*text == ' ')
      continue;
    action.detail = read_space (self, display, at++, *text);
    if (*text != '.')
      game_do (self, &action);
  }
}

void
game_set (Game *self, DubDisplayName display, const char *text)
{
  guint at = 0;

  for (; *text != '\0'; text++) {
    DubAction action = { .type = DUB_ACTION_CORRECT };

    if (*text == ' ')
      continue;
    action.detail = read_space (self, display, at++, *text);
    action.detail.place_kind = (guint8) display;
    game_do (self, &action);
  }
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
  CORRECT (self, GUEST, .hall = (guint8) hall, .at = (guint8) at, .owner = (guint8) owner,
           .garment = game_garment (letter));
}

void
game_put_token (Game *self, DubDecorationKind decoration, guint at, DubOwner owner)
{
  CORRECT (self, TOKEN, .decoration = (guint8) decoration, .at = (guint8) at,
           .owner = (guint8) owner);
}

void
game_ready (Game *self)
{
  DO (self, READY);
  g_assert_cmpuint (self->game.state.phase, ==, DUB_PHASE_TURNS);
}

Game *
game_begin_at_table (guint expansions)
{
  Game *game = game_new (expansions, DUB_DRAW_TABLE);

  game_enter (game, DUB_DISPLAY_RESOURCES, "bbb ggg ...");
  DO (game, LEAVE_EMPTY, .display = DUB_DISPLAY_RESOURCES);
  game_enter (game, DUB_DISPLAY_GARMENTS, "bPgo.b");
  game_enter (game, DUB_DISPLAY_EMPLOYEES, "1111");
  if ((expansions & JB) != 0)
    game_enter (game, DUB_DISPLAY_JEWELRY, "bpgo");
  game_ready (game);
  CORRECT (game, GARMENT, .at = 4, .garment = { 0 });

  return game;
}

void
game_your_turn (Game *self)
{
  if (self->game.state.you.hand == 0)
    CORRECT (self, YOUR_HAND, .n = 1);
  CORRECT (self, TURN, .owner = DUB_YOU);
}

void
game_play (Game *self, DubCard card)
{
  guint n = self->game.state.hand.n;

  CORRECT (self, PILE, .pile = DUB_PILE_HAND, .n = (gint16) MAX (n, 1));
  CORRECT (self, TURN, .owner = DUB_BARRY);
  DO (self, REVEAL, .card = card);
}

void
game_end_turns (Game *self)
{
  game_your_turn (self);
  CORRECT (self, YOUR_HAND, .n = 1);
  CORRECT (self, PILE, .pile = DUB_PILE_HAND, .n = 0);
  DO (self, END_TURN);
  g_assert_cmpuint (self->game.state.phase, ==, DUB_PHASE_INCOME);
}

void
game_next_round (Game *self)
{
  if (self->game.state.phase == DUB_PHASE_PREPARE)
    game_ready (self);
  if (self->game.state.phase == DUB_PHASE_TURNS)
    game_end_turns (self);
  DO (self, INCOME);
}

void
game_go_to (Game *self, guint round)
{
  while (self->game.state.round < round)
    game_next_round (self);
}

guint
game_list_deviations (const Game *game, guint index, DubAction *out, guint max)
{
  DubTurn turn;

  dub_game_get_turn (&game->game, FALSE, &turn);

  return dub_game_list_deviations (&game->game, &turn, index, out, max);
}
