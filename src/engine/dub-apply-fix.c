/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * "The table differs": any fact can be set right, to what can be. What there is
 * too much of afterwards is seen by the one who applies it.
 */

#include "dub-rules-private.h"

#include <string.h>

static gboolean
has_jewelry_box (const DubState *state)
{
  return dub_state_has_module (state, DUB_MODULE_JEWELRY_BOX);
}

static gboolean
is_between (gint n, gint low, gint high)
{
  return n >= low && n <= high;
}

static gboolean
fix_tile (DubTable *self, const DubDetail *fix)
{
  if (fix->at >= DUB_N_DRAWERS * DUB_N_COLUMNS || fix->tile >= DUB_N_TILES)
    return FALSE;
  self->state->resources[fix->at / DUB_N_COLUMNS][fix->at % DUB_N_COLUMNS] = fix->tile;

  return TRUE;
}

/* A garment more on the table is one fewer in the bag, or among the discards that
 * an empty bag takes back. */
static void
set_garment (DubState *state, DubGarment *place, DubGarment garment)
{
  DubColour before = place->colour, after = garment.colour;

  if (before != DUB_COLOUR_NONE && after == DUB_COLOUR_NONE)
    state->garment_bag++;
  if (before == DUB_COLOUR_NONE && after != DUB_COLOUR_NONE) {
    if (state->garment_bag > 0)
      state->garment_bag--;
    else
      dub_state_recover_garment (state, garment);
  }
  *place = garment;
}

static gboolean
fix_garment (DubTable *self, const DubDetail *fix)
{
  if (fix->at >= self->box->garment_display.n || !dub_garment_is_valid (fix->garment))
    return FALSE;
  set_garment (self->state, &self->state->garments[fix->at], fix->garment);

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
fix_employee (DubTable *self, const DubDetail *fix)
{
  DubEmployee *employees = self->state->employees;

  if (fix->at >= DUB_N_HIRE_SPACES || !dub_employee_is_valid (self->box, fix->employee) ||
      !level_is_due (self->state, fix->employee))
    return FALSE;
  dub_state_note_employee (self->state, employees[fix->at], FALSE);
  employees[fix->at] = fix->employee;
  dub_state_note_employee (self->state, employees[fix->at], TRUE);

  return TRUE;
}

static gboolean
fix_jewel (DubTable *self, const DubDetail *fix)
{
  if (fix->at >= self->box->jewelry_display.n || fix->colour > DUB_COLOUR_UNKNOWN)
    return FALSE;
  self->state->jewelry[fix->at] = fix->colour;

  return TRUE;
}

static gboolean
fix_guest (DubTable *self, const DubDetail *fix)
{
  DubGuest *guest;

  if (fix->hall >= DUB_N_HALLS || fix->at >= self->box->halls[fix->hall].n_guests ||
      !dub_garment_is_valid (fix->garment) || fix->garment.colour == DUB_COLOUR_UNKNOWN ||
      fix->owner >= DUB_N_OWNERS ||
      (fix->owner == DUB_NOBODY) != (fix->garment.colour == DUB_COLOUR_NONE))
    return FALSE;
  guest = &self->state->halls[fix->hall][fix->at];
  set_garment (self->state, &guest->garment, fix->garment);
  guest->owner = fix->owner;

  return TRUE;
}

/* One token on a space is a matter of course; here it is one of an owner. */
static gboolean
fix_token (DubTable *self, const DubDetail *fix)
{
  guint8 *token;

  if (fix->where >= DUB_N_WHERES || fix->at >= self->box->decorations[fix->where].n ||
      fix->owner >= DUB_N_OWNERS)
    return FALSE;
  token = &self->state->tokens[fix->where][fix->at];
  if (*token != fix->owner && !dub_state_may_have_token (self->state, fix->where, fix->owner))
    return FALSE;
  *token = fix->owner;

  return TRUE;
}

static gboolean
fix_all_halls (DubTable *self, const DubDetail *fix)
{
  guint8 *spaces = self->state->all_halls;

  if (fix->at >= self->box->n_all_halls || fix->owner >= DUB_N_OWNERS)
    return FALSE;
  if (fix->owner != DUB_NOBODY && spaces[fix->at] != fix->owner &&
      memchr (spaces, fix->owner, DUB_MAX_ALL_HALLS) != NULL)
    return FALSE;
  spaces[fix->at] = fix->owner;

  return TRUE;
}

static gboolean
fix_favor (DubTable *self, const DubDetail *fix)
{
  if (fix->owner >= DUB_N_OWNERS)
    return FALSE;
  self->state->favor = fix->owner;

  return TRUE;
}

/* More than the end of the track stands in old journals. */
static gboolean
fix_pp (DubTable *self, const DubDetail *fix)
{
  if (fix->n < 0)
    return FALSE;
  self->state->barry.pp = (guint16) MIN (fix->n, DUB_MAX_PP);

  return TRUE;
}

static gboolean
fix_thread (DubTable *self, const DubDetail *fix)
{
  if (!is_between (fix->n, 0, DUB_MAX_COUNT))
    return FALSE;
  self->state->barry.thread = (guint16) fix->n;

  return TRUE;
}

static gboolean
fix_lace (DubTable *self, const DubDetail *fix)
{
  if (!is_between (fix->n, 0, DUB_MAX_COUNT))
    return FALSE;
  self->state->barry.lace = (guint16) fix->n;

  return TRUE;
}

static gboolean
fix_tiles (DubTable *self, const DubDetail *fix)
{
  if (!is_between (fix->n, 0, (gint) dub_state_get_n_tiles (self->state)))
    return FALSE;
  self->state->barry.tiles = (guint16) fix->n;

  return TRUE;
}

static gboolean
fix_jewelry (DubTable *self, const DubDetail *fix)
{
  if (!dub_jewelry_is_valid (fix->jewelry))
    return FALSE;
  dub_jewelry_set (&self->state->barry.jewelry, fix->jewelry);

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
fix_staff (DubTable *self, const DubDetail *fix)
{
  DubBarry *barry = &self->state->barry;

  if (fix->employee.type == DUB_TYPE_NONE) {
    if (fix->at >= barry->n_staff)
      return FALSE;
    dub_barry_lose (barry, fix->at);
    return TRUE;
  }

  if (fix->at > barry->n_staff || fix->at >= DUB_MAX_STAFF ||
      !dub_employee_is_valid (self->box, fix->employee))
    return FALSE;
  barry->staff[fix->at] = fix->employee;
  barry->n_staff = MAX (barry->n_staff, (guint8) (fix->at + 1));
  for (DubTrack track = 0; track < DUB_N_TRACKS; track++)
    limit_deck (self->state, track);

  return TRUE;
}

static gboolean
fix_track (DubTable *self, const DubDetail *fix)
{
  DubBarry *barry = &self->state->barry;

  if (!has_jewelry_box (self->state) || fix->track >= DUB_N_TRACKS)
    return FALSE;
  barry->track = fix->track;
  barry->n_done = 0;
  memset (barry->done, 0, sizeof barry->done);

  return TRUE;
}

/* The last token would complete the examination, which only a turn can do. */
static gboolean
fix_task (DubTable *self, const DubDetail *fix)
{
  DubBarry *barry = &self->state->barry;
  guint n;
  const guint8 *tasks = dub_box_get_tasks (self->box, barry->track, &n);
  guint8 *done = memchr (barry->done, fix->task, barry->n_done);

  if (!has_jewelry_box (self->state) || memchr (tasks, fix->task, n) == NULL ||
      (fix->flag && done == NULL && barry->n_done + 1u >= n))
    return FALSE;

  if (fix->flag && done == NULL)
    barry->done[barry->n_done++] = fix->task;
  if (!fix->flag && done != NULL) {
    barry->n_done--;
    memmove (done, done + 1, (gsize) (barry->done + barry->n_done - done));
    barry->done[barry->n_done] = DUB_TASK_NONE;
  }

  return TRUE;
}

static gboolean
fix_your_hand (DubTable *self, const DubDetail *fix)
{
  if (!is_between (fix->n, 0, DUB_MAX_COUNT))
    return FALSE;
  self->state->you.hand = (guint8) fix->n;

  return TRUE;
}

/* Her hand cannot be empty while it is her turn to play from it. */
static gboolean
fix_pile (DubTable *self, const DubDetail *fix)
{
  DubState *state = self->state;
  gboolean needs_hand = state->phase == DUB_PHASE_TURNS && state->turn == DUB_BARRY &&
                        state->playing.action == DUB_CARD_UNKNOWN;
  DubPile *pile = fix->pile == DUB_PILE_HAND     ? &state->hand
                  : fix->pile == DUB_PILE_SUPPLY ? &state->supply
                                                 : &state->discard;

  if (fix->pile > DUB_PILE_DISCARD || !is_between (fix->n, 0, DUB_N_CARDS) ||
      (fix->pile == DUB_PILE_HAND && fix->n == 0 && needs_hand))
    return FALSE;
  memset (pile, 0, sizeof *pile);
  pile->n = (guint8) fix->n;

  return TRUE;
}

static gboolean
fix_bag (DubTable *self, const DubDetail *fix)
{
  if (!is_between (fix->n, DUB_PLENTY, (gint) dub_state_get_n_tiles (self->state)))
    return FALSE;
  self->state->bag = fix->n;

  return TRUE;
}

static gboolean
fix_exam_deck (DubTable *self, const DubDetail *fix)
{
  if (!has_jewelry_box (self->state) || fix->track >= DUB_N_TRACKS ||
      !is_between (fix->n, 0, DUB_N_EXAM_CARDS))
    return FALSE;
  self->state->exam_decks[fix->track] = (gint8) fix->n;
  limit_deck (self->state, fix->track); /* more stands in old journals */

  return TRUE;
}

static gboolean
fix_start (DubTable *self, const DubDetail *fix)
{
  if (fix->owner != DUB_BARRY && fix->owner != DUB_YOU)
    return FALSE;
  self->state->start = fix->owner;

  return TRUE;
}

static gboolean
fix_turn (DubTable *self, const DubDetail *fix)
{
  DubState *state = self->state;
  guint n = fix->owner == DUB_BARRY ? state->hand.n : fix->owner == DUB_YOU ? state->you.hand : 0;

  if (state->phase != DUB_PHASE_TURNS || state->playing.action != DUB_CARD_UNKNOWN || n == 0)
    return FALSE;
  state->turn = fix->owner;

  return TRUE;
}

/* Between two deals: the cards of a round come from one place. */
static gboolean
fix_way (DubTable *self, const DubDetail *fix)
{
  if (self->state->phase != DUB_PHASE_PREPARE || !is_between (fix->n, 0, DUB_N_WAYS - 1))
    return FALSE;
  self->state->way = (guint8) fix->n;

  return TRUE;
}

gboolean
dub_apply_fix (DubTable *self, const DubEvent *event)
{
  static gboolean (*const fixes[DUB_N_FIXES]) (DubTable * self, const DubDetail *fix) = {
    [DUB_FIX_TILE] = fix_tile,
    [DUB_FIX_GARMENT] = fix_garment,
    [DUB_FIX_EMPLOYEE] = fix_employee,
    [DUB_FIX_JEWEL] = fix_jewel,
    [DUB_FIX_GUEST] = fix_guest,
    [DUB_FIX_TOKEN] = fix_token,
    [DUB_FIX_ALL_HALLS] = fix_all_halls,
    [DUB_FIX_FAVOR] = fix_favor,
    [DUB_FIX_PP] = fix_pp,
    [DUB_FIX_THREAD] = fix_thread,
    [DUB_FIX_LACE] = fix_lace,
    [DUB_FIX_TILES] = fix_tiles,
    [DUB_FIX_JEWELRY] = fix_jewelry,
    [DUB_FIX_STAFF] = fix_staff,
    [DUB_FIX_TRACK] = fix_track,
    [DUB_FIX_TASK] = fix_task,
    [DUB_FIX_YOUR_HAND] = fix_your_hand,
    [DUB_FIX_PILE] = fix_pile,
    [DUB_FIX_BAG] = fix_bag,
    [DUB_FIX_EXAM_DECK] = fix_exam_deck,
    [DUB_FIX_START] = fix_start,
    [DUB_FIX_TURN] = fix_turn,
    [DUB_FIX_WAY] = fix_way,
  };
  const DubDetail *fix = &event->detail;

  return (fix->fix < DUB_N_FIXES && fixes[fix->fix](self, fix)) ||
         dub_table_refuse (self, DUB_RULES_ERROR_VALUE, "the table cannot be like that");
}
