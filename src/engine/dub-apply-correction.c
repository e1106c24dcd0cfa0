/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * "The table differs": any fact can be set right, to what can be. What there is
 * too much of afterwards is seen by the one who applies it.
 */

#include "dub-game-private.h"

#include <string.h>

static gboolean
has_jewelry_box (const DubState *state)
{
  return dub_state_has_expansion (state, DUB_EXPANSION_JEWELRY_BOX);
}

static gboolean
is_between (gint n, gint low, gint high)
{
  return n >= low && n <= high;
}

static gboolean
correct_tile (DubTable *self, const DubDetail *correction)
{
  if (correction->at >= DUB_N_DRAWERS * DUB_N_COLUMNS || correction->tile >= DUB_N_TILES)
    return FALSE;
  self->state->resources[correction->at / DUB_N_COLUMNS][correction->at % DUB_N_COLUMNS] =
      correction->tile;

  return TRUE;
}

/* A garment more on the table is one fewer in the bag, or among the discards that
 * an empty bag takes back. */
static void
set_garment (DubState *state, DubGarment *place, DubGarment garment)
{
  DubColor before = place->color, after = garment.color;

  if (before != DUB_COLOR_NONE && after == DUB_COLOR_NONE)
    state->garment_bag++;
  if (before == DUB_COLOR_NONE && after != DUB_COLOR_NONE) {
    if (state->garment_bag > 0)
      state->garment_bag--;
    else
      dub_state_recover_garment (state, garment);
  }
  *place = garment;
}

static gboolean
correct_garment (DubTable *self, const DubDetail *correction)
{
  if (correction->at >= self->box->garment_display.n || !dub_garment_is_valid (correction->garment))
    return FALSE;
  set_garment (self->state, &self->state->garments[correction->at], correction->garment);

  return TRUE;
}

/* P1-B: only cards of certain levels come to the display in a round. */
static gboolean
level_is_due (const DubState *state, DubEmployee employee)
{
  return employee.type == DUB_TYPE_NONE || employee.level >= DUB_N_LEVELS ||
         dub_round_count_level (state->round, employee.level) > 0;
}

/* A card that was entered by mistake may still come. */
static gboolean
correct_employee (DubTable *self, const DubDetail *correction)
{
  DubEmployee *employees = self->state->employees;

  if (correction->at >= DUB_N_HIRE_SPACES ||
      !dub_employee_is_valid (self->box, correction->employee) ||
      !level_is_due (self->state, correction->employee))
    return FALSE;
  dub_state_note_employee (self->state, employees[correction->at], FALSE);
  employees[correction->at] = correction->employee;
  dub_state_note_employee (self->state, employees[correction->at], TRUE);

  return TRUE;
}

static gboolean
correct_jewel (DubTable *self, const DubDetail *correction)
{
  if (correction->at >= self->box->jewelry_display.n || correction->color > DUB_COLOR_UNKNOWN)
    return FALSE;
  self->state->jewelry[correction->at] = correction->color;

  return TRUE;
}

static gboolean
correct_guest (DubTable *self, const DubDetail *correction)
{
  DubGuest *guest;

  if (correction->hall >= DUB_N_HALLS ||
      correction->at >= self->box->halls[correction->hall].n_guests ||
      !dub_garment_is_valid (correction->garment) ||
      correction->garment.color == DUB_COLOR_UNKNOWN || correction->owner >= DUB_N_OWNERS ||
      (correction->owner == DUB_NOBODY) != (correction->garment.color == DUB_COLOR_NONE))
    return FALSE;
  guest = &self->state->halls[correction->hall][correction->at];
  set_garment (self->state, &guest->garment, correction->garment);
  guest->owner = correction->owner;

  return TRUE;
}

/* One token on a space is a matter of course; here it is one of an owner. */
static gboolean
correct_token (DubTable *self, const DubDetail *correction)
{
  guint8 *token;

  if (correction->decoration >= DUB_N_DECORATION_KINDS ||
      correction->at >= self->box->decorations[correction->decoration].n ||
      correction->owner >= DUB_N_OWNERS)
    return FALSE;
  token = &self->state->tokens[correction->decoration][correction->at];
  if (*token != correction->owner &&
      !dub_state_may_have_token (self->state, correction->decoration, correction->owner))
    return FALSE;
  *token = correction->owner;

  return TRUE;
}

static gboolean
correct_all_halls (DubTable *self, const DubDetail *correction)
{
  guint8 *spaces = self->state->all_halls;

  if (correction->at >= self->box->n_all_halls || correction->owner >= DUB_N_OWNERS)
    return FALSE;
  if (correction->owner != DUB_NOBODY && spaces[correction->at] != correction->owner &&
      memchr (spaces, correction->owner, DUB_MAX_ALL_HALLS) != NULL)
    return FALSE;
  spaces[correction->at] = correction->owner;

  return TRUE;
}

static gboolean
correct_favor (DubTable *self, const DubDetail *correction)
{
  if (correction->owner >= DUB_N_OWNERS)
    return FALSE;
  self->state->favor = correction->owner;

  return TRUE;
}

/* More than the end of the track stands in old journals. */
static gboolean
correct_pp (DubTable *self, const DubDetail *correction)
{
  if (correction->n < 0)
    return FALSE;
  self->state->barry.pp = (guint16) MIN (correction->n, DUB_MAX_PP);

  return TRUE;
}

static gboolean
correct_thread (DubTable *self, const DubDetail *correction)
{
  if (!is_between (correction->n, 0, DUB_MAX_COUNT))
    return FALSE;
  self->state->barry.thread = (guint16) correction->n;

  return TRUE;
}

static gboolean
correct_lace (DubTable *self, const DubDetail *correction)
{
  if (!is_between (correction->n, 0, DUB_MAX_COUNT))
    return FALSE;
  self->state->barry.lace = (guint16) correction->n;

  return TRUE;
}

static gboolean
correct_tiles (DubTable *self, const DubDetail *correction)
{
  if (!is_between (correction->n, 0, (gint) dub_state_get_n_tiles (self->state)))
    return FALSE;
  self->state->barry.tiles = (guint16) correction->n;

  return TRUE;
}

static gboolean
correct_jewelry (DubTable *self, const DubDetail *correction)
{
  if (!dub_jewelry_is_valid (correction->jewelry))
    return FALSE;
  dub_jewelry_set (&self->state->barry.jewelry, correction->jewelry);

  return TRUE;
}

/* A card that she has from an examination is not in its deck. */
static void
limit_deck (DubState *state, DubTrack track)
{
  guint taken = MIN (dub_state_count_exam_cards (state, track), DUB_N_EXAM_CARDS);

  state->exam_decks[track] =
      (gint8) MIN (state->exam_decks[track], DUB_N_EXAM_CARDS - (gint) taken);
}

static gboolean
correct_staff (DubTable *self, const DubDetail *correction)
{
  DubBarry *barry = &self->state->barry;

  if (correction->employee.type == DUB_TYPE_NONE) {
    if (correction->at >= barry->n_staff)
      return FALSE;
    dub_barry_lose (barry, correction->at);
    return TRUE;
  }

  if (correction->at > barry->n_staff || correction->at >= DUB_MAX_STAFF ||
      !dub_employee_is_valid (self->box, correction->employee))
    return FALSE;
  barry->staff[correction->at] = correction->employee;
  barry->n_staff = MAX (barry->n_staff, (guint8) (correction->at + 1));
  for (DubTrack track = 0; track < DUB_N_TRACKS; track++)
    limit_deck (self->state, track);

  return TRUE;
}

static gboolean
correct_track (DubTable *self, const DubDetail *correction)
{
  DubBarry *barry = &self->state->barry;

  if (!has_jewelry_box (self->state) || correction->track >= DUB_N_TRACKS)
    return FALSE;
  barry->track = correction->track;
  barry->n_done = 0;
  memset (barry->done, 0, sizeof barry->done);

  return TRUE;
}

/* The last token would complete the examination, which only a turn can do. */
static gboolean
correct_task (DubTable *self, const DubDetail *correction)
{
  DubBarry *barry = &self->state->barry;
  guint n;
  const guint8 *tasks = dub_box_get_tasks (self->box, barry->track, &n);
  guint8 *done = memchr (barry->done, correction->task, barry->n_done);

  if (!has_jewelry_box (self->state) || memchr (tasks, correction->task, n) == NULL ||
      (correction->flag && done == NULL && barry->n_done + 1u >= n))
    return FALSE;

  if (correction->flag && done == NULL)
    barry->done[barry->n_done++] = correction->task;
  if (!correction->flag && done != NULL) {
    barry->n_done--;
    memmove (done, done + 1, (gsize) (barry->done + barry->n_done - done));
    barry->done[barry->n_done] = DUB_TASK_NONE;
  }

  return TRUE;
}

static gboolean
correct_your_hand (DubTable *self, const DubDetail *correction)
{
  if (!is_between (correction->n, 0, DUB_MAX_COUNT))
    return FALSE;
  self->state->you.hand = (guint8) correction->n;

  return TRUE;
}

/* Her hand cannot be empty while it is her turn to play from it. */
static gboolean
correct_pile (DubTable *self, const DubDetail *correction)
{
  DubState *state = self->state;
  gboolean needs_hand = state->phase == DUB_PHASE_TURNS && state->turn == DUB_BARRY &&
                        state->playing.action == DUB_CARD_UNKNOWN;
  DubPile *pile = correction->pile == DUB_PILE_HAND     ? &state->hand
                  : correction->pile == DUB_PILE_SUPPLY ? &state->supply
                                                        : &state->discard;

  if (correction->pile > DUB_PILE_DISCARD || !is_between (correction->n, 0, DUB_N_CARDS) ||
      (correction->pile == DUB_PILE_HAND && correction->n == 0 && needs_hand))
    return FALSE;
  memset (pile, 0, sizeof *pile);
  pile->n = (guint8) correction->n;

  return TRUE;
}

static gboolean
correct_bag (DubTable *self, const DubDetail *correction)
{
  if (!is_between (correction->n, DUB_PLENTY, (gint) dub_state_get_n_tiles (self->state)))
    return FALSE;
  self->state->bag = correction->n;

  return TRUE;
}

static gboolean
correct_exam_deck (DubTable *self, const DubDetail *correction)
{
  if (!has_jewelry_box (self->state) || correction->track >= DUB_N_TRACKS ||
      !is_between (correction->n, 0, DUB_N_EXAM_CARDS))
    return FALSE;
  self->state->exam_decks[correction->track] = (gint8) correction->n;
  limit_deck (self->state, correction->track); /* more stands in old journals */

  return TRUE;
}

static gboolean
correct_start (DubTable *self, const DubDetail *correction)
{
  if (correction->owner != DUB_BARRY && correction->owner != DUB_YOU)
    return FALSE;
  self->state->start = correction->owner;

  return TRUE;
}

static gboolean
correct_turn (DubTable *self, const DubDetail *correction)
{
  DubState *state = self->state;
  guint n = correction->owner == DUB_BARRY ? state->hand.n
            : correction->owner == DUB_YOU ? state->you.hand
                                           : 0;

  if (state->phase != DUB_PHASE_TURNS || state->playing.action != DUB_CARD_UNKNOWN || n == 0)
    return FALSE;
  state->turn = correction->owner;

  return TRUE;
}

/* Between two deals: the cards of a round come from one place. */
static gboolean
correct_draw_mode (DubTable *self, const DubDetail *correction)
{
  if (self->state->phase != DUB_PHASE_PREPARE ||
      !is_between (correction->n, 0, DUB_N_DRAW_MODES - 1))
    return FALSE;
  self->state->draw_mode = (guint8) correction->n;

  return TRUE;
}

gboolean
dub_apply_correction (DubTable *self, const DubEvent *event)
{
  static gboolean (*const corrections[DUB_N_CORRECTIONS]) (DubTable * self,
                                                           const DubDetail *correction) = {
    [DUB_CORRECTION_RESOURCE] = correct_tile,
    [DUB_CORRECTION_GARMENT] = correct_garment,
    [DUB_CORRECTION_EMPLOYEE] = correct_employee,
    [DUB_CORRECTION_JEWEL] = correct_jewel,
    [DUB_CORRECTION_GUEST] = correct_guest,
    [DUB_CORRECTION_TOKEN] = correct_token,
    [DUB_CORRECTION_ALL_HALLS] = correct_all_halls,
    [DUB_CORRECTION_FAVOR] = correct_favor,
    [DUB_CORRECTION_HER_PP] = correct_pp,
    [DUB_CORRECTION_HER_THREAD] = correct_thread,
    [DUB_CORRECTION_HER_LACE] = correct_lace,
    [DUB_CORRECTION_HER_TILES] = correct_tiles,
    [DUB_CORRECTION_HER_JEWELRY] = correct_jewelry,
    [DUB_CORRECTION_HER_STAFF] = correct_staff,
    [DUB_CORRECTION_TRACK] = correct_track,
    [DUB_CORRECTION_TASK] = correct_task,
    [DUB_CORRECTION_YOUR_HAND] = correct_your_hand,
    [DUB_CORRECTION_PILE] = correct_pile,
    [DUB_CORRECTION_BAG] = correct_bag,
    [DUB_CORRECTION_EXAM_DECK] = correct_exam_deck,
    [DUB_CORRECTION_START] = correct_start,
    [DUB_CORRECTION_TURN] = correct_turn,
    [DUB_CORRECTION_DRAW_MODE] = correct_draw_mode,
  };
  const DubDetail *correction = &event->detail;

  return (correction->correction < DUB_N_CORRECTIONS &&
          corrections[correction->correction](self, correction)) ||
         dub_table_refuse (self, DUB_GAME_ERROR_VALUE, "the table cannot be like that");
}
