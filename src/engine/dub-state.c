/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-state.h"

#include <string.h>

void
dub_state_init (DubState *state)
{
  memset (state, 0, sizeof *state);
  state->sides[DUB_BARRY].known = state->sides[DUB_BARRY].kept = (1u << DUB_N_FACTS) - 1;
  state->count_candidate = TRUE;
  state->bag = DUB_PLENTY;
  state->exam_decks[DUB_TRACK_JOURNEYMAN] = DUB_PLENTY;
  state->exam_decks[DUB_TRACK_MASTER] = DUB_PLENTY;
}

void
dub_state_note_employee (DubState *state, DubEmployee employee, gboolean came)
{
  guint64 bit = employee.id == 0 ? 0 : G_GUINT64_CONSTANT (1) << (employee.id - 1);

  if (came)
    state->employees_seen |= bit;
  else
    state->employees_seen &= ~bit;

  if (employee.type == DUB_TYPE_NONE || employee.level >= DUB_N_LEVELS)
    return;
  if (came)
    state->levels_shown[employee.level]++;
  else if (state->levels_shown[employee.level] > 0)
    state->levels_shown[employee.level]--;
}

void
dub_state_discard_garment (DubState *state, DubGarment garment)
{
  if (garment.special != DUB_SPECIAL_NONE) {
    state->special_discards |= (guint16) (1u << garment.special);
    return;
  }
  state->garment_discards[garment.color]++;
  state->discarded[garment.color][garment.pp][garment.thimble]++;
}

static guint8 *
find_discarded (DubState *state, DubGarment garment)
{
  guint8 (*kinds)[2] = state->discarded[garment.color];

  if (kinds[garment.pp][garment.thimble] > 0)
    return &kinds[garment.pp][garment.thimble];
  for (guint pp = 0; pp <= DUB_MAX_GARMENT_PP; pp++)
    for (guint thimble = 0; thimble < 2; thimble++)
      if (kinds[pp][thimble] > 0)
        return &kinds[pp][thimble];
  g_assert_not_reached ();
}

void
dub_state_recover_garment (DubState *state, DubGarment garment)
{
  DubColor color = garment.color;

  for (guint i = 0; i < DUB_N_COLORS; i++) {
    garment.color = (guint8) ((color + i) % DUB_N_COLORS);
    if (state->garment_discards[garment.color] > 0) {
      --state->garment_discards[garment.color];
      --*find_discarded (state, garment);
      return;
    }
  }
  state->special_discards &= (guint16) (state->special_discards - 1);
}

void
dub_state_draw_garment (DubState *state)
{
  if (state->garment_bag == 0) {
    state->garment_bag = (guint8) dub_state_count_discards (state);
    memset (state->garment_discards, 0, sizeof state->garment_discards);
    memset (state->discarded, 0, sizeof state->discarded);
    state->special_discards = 0;
  }
  if (state->garment_bag > 0)
    state->garment_bag--;
}

/* Unused fields are zero and there is no padding, so comparing bytes is enough. */
gboolean
dub_state_equal (const DubState *a, const DubState *b)
{
  /* NOLINTNEXTLINE(bugprone-suspicious-memory-comparison) */
  return memcmp (a, b, sizeof *a) == 0;
}

gboolean
dub_state_has_expansion (const DubState *state, DubExpansion expansion)
{
  return (state->expansions & (1u << expansion)) != 0;
}

gboolean
dub_state_has_jewelry_box (const DubState *state)
{
  return dub_state_has_expansion (state, DUB_EXPANSION_JEWELRY_BOX);
}

gboolean
dub_state_knows (const DubState *state, DubFact fact)
{
  /* A fact that your last move changed by an amount that you may still tell is not known until
   * then. */
  return (state->sides[DUB_YOU].known & ~(guint) state->yours.turn.open & (1u << fact)) != 0;
}

gboolean
dub_state_hall_has_room (const DubBox *box, const DubState *state, guint hall)
{
  for (guint i = 0; i < box->halls[hall].n_guests; i++)
    if (state->halls[hall][i].owner == DUB_NOBODY)
      return TRUE;

  return FALSE;
}

gboolean
dub_state_is_in_hall (const DubState *state, DubOwner owner, guint hall)
{
  if (state->tokens[DUB_MUSICIANS][hall] == owner)
    return TRUE;

  for (guint i = 0; i < DUB_MAX_SPACES; i++)
    if (state->halls[hall][i].owner == owner)
      return TRUE;

  return FALSE;
}

guint
dub_state_count_halls (const DubState *state, DubOwner owner)
{
  guint n = 0;

  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    n += dub_state_is_in_hall (state, owner, hall);

  return n;
}

gboolean
dub_state_has_all_halls (const DubState *state, DubOwner owner)
{
  return memchr (state->all_halls, (int) owner, sizeof state->all_halls) != NULL;
}

gboolean
dub_state_is_due_all_halls (const DubState *state, DubOwner owner)
{
  return dub_state_count_halls (state, owner) == DUB_N_HALLS &&
         !dub_state_has_all_halls (state, owner);
}

guint
dub_state_count_tokens (const DubState *state, DubDecorationKind decoration, DubOwner owner)
{
  guint n = 0;

  for (guint i = 0; i < DUB_MAX_SPACES; i++)
    n += state->tokens[decoration][i] == owner;

  return n;
}

gboolean
dub_state_may_have_token (const DubState *state, DubDecorationKind decoration, DubOwner owner)
{
  gboolean one_only = decoration == DUB_JEWELER || decoration == DUB_KITCHEN_LEFT ||
                      decoration == DUB_KITCHEN_RIGHT;

  return !one_only || owner == DUB_NOBODY || dub_state_count_tokens (state, decoration, owner) == 0;
}

/* All Halls tokens are not decorations (ALL-1). */
guint
dub_state_count_decorations (const DubState *state, DubOwner owner)
{
  guint n = 0;

  for (guint decoration = 0; decoration < DUB_N_DECORATION_KINDS; decoration++)
    n += dub_state_count_tokens (state, decoration, owner);

  return n;
}

/* with the switch off, the 0 PP gown counts only for representation and majority, which
 * are not counted here. */
static gboolean
is_garment_of (const DubState *state, const DubGuest *guest, DubOwner owner)
{
  return guest->owner == owner &&
         !(state->zero_gown_apart && guest->garment.special == DUB_EXPERT_LIVRE14);
}

void
dub_state_count_garments (const DubState *state, DubOwner owner, guint counts[DUB_N_COLORS])
{
  memset (counts, 0, DUB_N_COLORS * sizeof *counts);
  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    for (guint i = 0; i < DUB_MAX_SPACES; i++) {
      const DubGuest *guest = &state->halls[hall][i];

      if (is_garment_of (state, guest, owner))
        counts[guest->garment.color]++;
    }
}

guint
dub_state_count_hall_garments (const DubState *state, DubOwner owner, guint hall)
{
  guint n = 0;

  for (guint i = 0; i < DUB_MAX_SPACES; i++)
    n += is_garment_of (state, &state->halls[hall][i], owner);

  return n;
}

guint
dub_state_count_own_garments (const DubState *state, DubOwner owner)
{
  guint n = 0;

  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    n += dub_state_count_hall_garments (state, owner, hall);

  return n;
}

/* A pair is a gown and a coat. */
guint
dub_state_count_pairs (const DubState *state, DubOwner owner)
{
  guint garments[DUB_N_COLORS];

  dub_state_count_garments (state, owner, garments);

  return MIN (garments[DUB_BLUE] + garments[DUB_GREEN], garments[DUB_PINK] + garments[DUB_ORANGE]);
}

guint
dub_state_count_master_guests (const DubBox *box, const DubState *state, DubOwner owner)
{
  guint n = 0;

  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    for (guint i = 0; i < box->halls[hall].n_guests; i++)
      n +=
          box->halls[hall].guests[i].master && is_garment_of (state, &state->halls[hall][i], owner);

  return n;
}

/* FES-1, for the current board. */
guint
dub_state_count_festivity (const DubState *state, DubOwner owner, DubSpecial special)
{
  guint garments[DUB_N_COLORS];

  if (special == DUB_FESTIVITY_PAIRS)
    return 2 * dub_state_count_pairs (state, owner);
  if (special == DUB_FESTIVITY_DECORATIONS)
    return dub_state_count_decorations (state, owner);
  if (special != DUB_FESTIVITY_BLUE && special != DUB_FESTIVITY_PINK)
    return 0;
  dub_state_count_garments (state, owner, garments);

  return garments[special == DUB_FESTIVITY_BLUE ? DUB_BLUE : DUB_PINK];
}

guint
dub_state_count_tiles (const DubState *state)
{
  guint n = state->sides[DUB_BARRY].counts[DUB_FACT_TILES] +
            (state->bag == DUB_PLENTY ? 0 : (guint) state->bag);

  for (guint i = 0; i < DUB_N_DRAWERS; i++)
    for (guint j = 0; j < DUB_N_COLUMNS; j++)
      n += state->resources[i][j] != DUB_TILE_NONE;

  return n;
}

gboolean
dub_state_bag_is_empty (const DubState *state)
{
  return state->bag == 0 || (state->bag == DUB_PLENTY &&
                             dub_state_count_tiles (state) >= dub_state_get_n_tiles (state));
}

guint
dub_state_get_n_tiles (const DubState *state)
{
  return DUB_N_RESOURCE_TILES +
         (dub_state_has_expansion (state, DUB_EXPANSION_FANCY) ? DUB_N_FANCY_TILES : 0);
}

guint
dub_state_count_discards (const DubState *state)
{
  guint n = 0;

  for (guint i = 0; i < DUB_N_COLORS; i++)
    n += state->garment_discards[i];
  for (guint i = 0; i < DUB_N_SPECIALS; i++)
    n += (state->special_discards >> i) & 1u;

  return n;
}

guint
dub_state_count_all_garments (const DubState *state)
{
  guint n = state->garment_bag + dub_state_count_discards (state) +
            (state->making.color != DUB_COLOR_NONE);

  for (guint i = 0; i < DUB_MAX_SPACES; i++)
    n += state->garments[i].color != DUB_COLOR_NONE;
  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    for (guint i = 0; i < DUB_MAX_SPACES; i++)
      n += state->halls[hall][i].owner != DUB_NOBODY;

  return n;
}

guint
dub_state_count_jewelry (const DubState *state)
{
  guint n = state->sides[DUB_BARRY].jewelry.n + state->sides[DUB_YOU].jewelry.n;

  for (guint i = 0; i < DUB_MAX_SPACES; i++)
    n += state->jewelry[i] != DUB_COLOR_NONE;
  for (guint i = 0; i < DUB_N_COLORS; i++)
    n += state->jewelry_gone[i];

  return n;
}

guint
dub_state_count_exam_cards (const DubState *state, DubTrack track)
{
  DubType type = dub_track_get_type (track);
  guint n = 0;

  for (guint i = 0; i < state->sides[DUB_BARRY].n_staff; i++)
    n += state->sides[DUB_BARRY].staff[i].level == DUB_LEVEL_EXAM &&
         state->sides[DUB_BARRY].staff[i].type == type;

  return n;
}

/* A crowned card is unique: if it is elsewhere, you do not have it. */
gboolean
dub_state_shows_crown (const DubState *state, DubCrown crown)
{
  for (guint i = 0; i < state->sides[DUB_BARRY].n_staff; i++)
    if (state->sides[DUB_BARRY].staff[i].crown == crown)
      return TRUE;
  for (guint i = 0; i < DUB_N_HIRE_SPACES; i++)
    if (state->employees[i].crown == crown)
      return TRUE;

  return crown >= DUB_JB_JEWELRY_SET && !dub_state_has_jewelry_box (state);
}

gboolean
dub_crown_may_be_face_down (const DubBox *box, const DubState *state, DubCrown crown)
{
  guint id;

  if (crown < DUB_JB_JEWELRY_SET || crown > DUB_JB_APPRENTICES ||
      dub_state_shows_crown (state, crown) ||
      memchr (state->sides[DUB_YOU].bonuses, (int) crown, state->sides[DUB_YOU].n_bonuses) != NULL)
    return FALSE;
  id = dub_box_get_crown (box, crown).id;

  return id == 0 || (state->employees_seen & (G_GUINT64_CONSTANT (1) << (id - 1))) == 0;
}
