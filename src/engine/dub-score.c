/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-score.h"
#include "dub-round.h"
#include "dub-state.h"

static const struct {
  guint8 pp;
  gint8 n_cards; /* in round 1, beside those of P2 */
} handicaps[DUB_N_STRENGTHS] = {
  [DUB_STRENGTH_PRINTED] = { 0, 0 },   [DUB_STRENGTH_CARD_FEWER] = { 0, -1 },
  [DUB_STRENGTH_CARD_MORE] = { 0, 1 }, [DUB_STRENGTH_PP_5] = { 5, 0 },
  [DUB_STRENGTH_PP_10] = { 10, 0 },
};

guint
dub_strength_get_pp (DubStrength strength)
{
  return handicaps[strength].pp;
}

guint
dub_strength_get_hand_size (DubStrength strength, guint round)
{
  return (guint) (DUB_HAND_SIZE + (round == 1 ? handicaps[strength].n_cards : 0));
}

static guint
count_sets (const DubJewelry *jewelry)
{
  guint n = DUB_MAX_JEWELRY;

  for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++)
    n = MIN (n, dub_jewelry_count (jewelry, color));

  return n;
}

guint
dub_worth_of_staff (guint size)
{
  if (size >= 11)
    return 11;
  if (size >= 9)
    return 8;
  if (size >= 7)
    return 5;
  if (size >= 5)
    return 2;

  return 0;
}

/* Returns the facts about you that the formula of a card needs, as a bitmask of DubFact. The
 * board is always known, and without your token on a jeweler decoration you have no jewelry. */
static guint
get_worth_facts (const DubState *state, DubCrown crown)
{
  static const guint16 facts[DUB_N_CROWNS + 1] = {
    [DUB_VI_STAFF] = 1u << DUB_FACT_STAFF,
    [DUB_VI_THREAD_LACE] = 1u << DUB_FACT_THREAD | 1u << DUB_FACT_LACE,
    [DUB_JB_JEWELRY_SET] = 1u << DUB_FACT_JEWELRY,
    [DUB_JB_NECKLACES] = 1u << DUB_FACT_JEWELRY,
    [DUB_JB_APPRENTICES] = 1u << DUB_FACT_APPRENTICES,
  };

  if (facts[crown] == 1u << DUB_FACT_JEWELRY &&
      dub_state_count_tokens (state, DUB_JEWELER, DUB_YOU) == 0)
    return 0;

  return facts[crown];
}

guint
dub_worth_get_missing (const DubState *state, DubCrown crown)
{
  guint facts = get_worth_facts (state, crown);
  guint known = state->sides[DUB_YOU].known;

  /* With none of one kind there are no pairs, however many there are of the other. */
  if (crown == DUB_VI_THREAD_LACE)
    for (DubFact fact = DUB_FACT_THREAD; fact <= DUB_FACT_LACE; fact++)
      if (dub_state_knows (state, fact) && state->sides[DUB_YOU].counts[fact] == 0)
        return 0;

  return facts & ~known;
}

guint
dub_worth_get (const DubBox *box, const DubState *state, DubOwner owner, DubCrown crown,
               guint extra)
{
  const DubSide *side = &state->sides[owner];

  switch (crown) {
  case DUB_VI_STAFF:
    return dub_worth_of_staff (side->counts[DUB_FACT_STAFF] + extra);
  case DUB_VI_THREAD_LACE:
    return 3u * MIN (side->counts[DUB_FACT_THREAD], side->counts[DUB_FACT_LACE]);
  case DUB_VI_MASTER_GUESTS:
    return 3 * (dub_state_count_master_guests (box, state, owner) / 2);
  case DUB_VI_PAIRS:
    return 2 * dub_state_count_pairs (state, owner);
  case DUB_JB_JEWELRY_SET:
    return 6 * count_sets (&side->jewelry);
  case DUB_JB_NECKLACES:
    return 3 * ((dub_jewelry_count (&side->jewelry, DUB_BLUE) +
                 dub_jewelry_count (&side->jewelry, DUB_GREEN)) /
                2);
  case DUB_JB_DECORATIONS:
    return dub_state_count_decorations (state, owner);
  case DUB_JB_APPRENTICES: /* it is a Master itself, so it adds none (VAL-1) */
    return 3 * (side->counts[DUB_FACT_APPRENTICES] / 2u);
  case DUB_CROWN_NONE:
    break;
  }

  return 0;
}

enum { ROYAL_HALL = 0 };

/* Returns the unknown facts that change your score: two complete answers that differ only
 * there have different scores. */
static guint
find_missing (const DubBox *box, const DubState *state)
{
  guint facts = (1u << DUB_FACT_PP | 1u << DUB_FACT_LIVRE) & ~(guint) state->sides[DUB_YOU].known;

  if (dub_state_has_jewelry_box (state) && dub_state_count_tokens (state, DUB_JEWELER, DUB_YOU) > 0)
    facts |= (1u << DUB_FACT_JEWELRY) & ~(guint) state->sides[DUB_YOU].known;

  if (dub_state_knows (state, DUB_FACT_BONUSES)) {
    for (guint i = 0; i < state->sides[DUB_YOU].n_bonuses; i++)
      facts |= dub_worth_get_missing (state, state->sides[DUB_YOU].bonuses[i]);
    return facts;
  }

  for (DubCrown crown = DUB_VI_STAFF; crown <= DUB_JB_APPRENTICES; crown++) {
    guint missing = dub_worth_get_missing (state, crown);

    /* No answer makes the card worth anything to you. */
    if (missing == 0 && dub_worth_get (box, state, DUB_YOU, crown, 0) == 0)
      continue;
    if (!dub_state_shows_crown (state, crown))
      facts |= 1u << DUB_FACT_BONUSES | missing;
  }

  return facts;
}

/* END-2: returns the Masters from examinations that must be revealed in a game, as long as
 * one of them may have a crown. */
static guint64
find_face_down (const DubBox *box, const DubState *state)
{
  gboolean any_crown = FALSE;
  guint64 cards = 0;

  if (state->phase == DUB_PHASE_NONE)
    return 0;
  for (DubCrown crown = DUB_JB_JEWELRY_SET; crown <= DUB_JB_APPRENTICES; crown++)
    any_crown |= dub_crown_may_be_face_down (box, state, crown);
  for (guint i = 0; i < state->sides[DUB_BARRY].n_staff; i++)
    if (state->sides[DUB_BARRY].staff[i].type == DUB_MASTER &&
        state->sides[DUB_BARRY].staff[i].level == DUB_LEVEL_EXAM)
      cards |= G_GUINT64_CONSTANT (1) << i;

  return any_crown ? cards : 0;
}

/* END-1 and END-2. She has no Livre (T-3). */
static void
count_holdings (const DubBox *box, const DubState *state, DubOwner owner, DubSideScore *score)
{
  const DubSide *side = &state->sides[owner];

  score->livre_pp = side->counts[DUB_FACT_LIVRE] / 10;
  if (dub_state_has_jewelry_box (state))
    score->jewelry_pp = side->jewelry.n;
  score->lines[0] = score->livre_pp + score->jewelry_pp;

  score->n_bonuses = side->n_bonuses;
  score->favor_pp = state->favor == owner ? 3 : 0;
  score->lines[1] = score->favor_pp;
  for (guint i = 0; i < side->n_bonuses; i++) {
    score->bonuses[i] = side->bonuses[i];
    score->bonus_pp[i] = dub_worth_get (box, state, owner, side->bonuses[i], 0);
    score->lines[1] += score->bonus_pp[i];
  }
}

/* Returns whether a side is ahead of the other in a majority. */
static gboolean
is_ahead (const DubShare *a, const DubShare *b)
{
  if (a->n != b->n)
    return a->n > b->n;

  return a->n_masters != b->n_masters ? a->n_masters > b->n_masters : a->breaks_tie;
}

/* Scores one majority. */
static void
share_majority (DubScore *score, DubMajority majority, gboolean second_place, DubShare *hers,
                DubShare *yours)
{
  DubShare *first = is_ahead (hers, yours) ? hers : yours;
  DubShare *second = first == hers ? yours : hers;

  if (first->n == 0)
    return;
  first->pp = majority.first;
  if (!is_ahead (first, second))
    second->pp = majority.first;
  else if (second->n > 0) {
    score->rulings |= G_GUINT64_CONSTANT (1) << DUB_RULE_R_1;
    second->pp = second_place ? majority.second : 0;
  }
}

/* END-3. */
static void
count_halls (const DubBox *box, const DubState *state, DubScore *score)
{
  for (guint hall = 0; hall < DUB_N_HALLS; hall++) {
    DubShare *hers = &score->sides[DUB_BARRY].halls[hall];
    DubShare *yours = &score->sides[DUB_YOU].halls[hall];

    for (guint i = 0; i < box->halls[hall].n_guests; i++) {
      DubShare *share = &score->sides[state->halls[hall][i].owner].halls[hall];

      share->n++;
      share->n_masters += box->halls[hall].guests[i].master != 0;
    }
    score->sides[state->tokens[DUB_MUSICIANS][hall]].halls[hall].breaks_tie = TRUE;
    share_majority (score, box->halls[hall].majority, state->second_place, hers, yours);
    score->sides[DUB_BARRY].lines[2] += hers->pp;
    score->sides[DUB_YOU].lines[2] += yours->pp;
  }
}

/* END-4: the most expensive decoration, which is the rightmost, breaks a tie. */
static void
count_fireworks (const DubBox *box, const DubState *state, DubScore *score)
{
  DubShare *hers = &score->sides[DUB_BARRY].fireworks, *yours = &score->sides[DUB_YOU].fireworks;
  DubOwner dearest = DUB_NOBODY;

  for (guint i = 0; i < box->decorations[DUB_FIREWORKS].n; i++) {
    DubOwner owner = state->tokens[DUB_FIREWORKS][i];

    score->sides[owner].fireworks.n++;
    dearest = owner != DUB_NOBODY ? owner : dearest;
  }
  score->sides[dearest].fireworks.breaks_tie = TRUE;
  share_majority (score, box->fireworks_majority, state->second_place, hers, yours);
  score->sides[DUB_BARRY].lines[3] = hers->pp;
  score->sides[DUB_YOU].lines[3] = yours->pp;
}

/* END-5: assigning the most valuable garment to the highest multiplier, and so on, scores
 * the most PP. Returns the PP that the multipliers add. */
static guint
fill_balcony (const DubBox *box, const DubState *state, DubOwner owner, DubSideScore *side)
{
  const DubDecorations *fireworks = &box->decorations[DUB_FIREWORKS];
  gboolean moved[DUB_MAX_SPACES] = { FALSE };
  guint more = 0;

  for (guint times = 3; times >= 2; times--)
    for (guint i = 0; i < fireworks->n; i++) {
      guint best = DUB_MAX_SPACES;

      if (state->tokens[DUB_FIREWORKS][i] != owner || fireworks->spaces[i].times != times)
        continue;
      for (guint j = 0; j < box->halls[ROYAL_HALL].n_guests; j++) {
        const DubGuest *guest = &state->halls[ROYAL_HALL][j];

        if (guest->owner == owner && !moved[j] &&
            (best == DUB_MAX_SPACES ||
             dub_garment_get_pp (guest->garment) >
                 dub_garment_get_pp (state->halls[ROYAL_HALL][best].garment)))
          best = j;
      }
      if (best == DUB_MAX_SPACES)
        return more;
      moved[best] = TRUE;
      side->balcony[side->n_balcony++] = (DubBalcony){ (guint8) best, (guint8) i };
      more += (times - 1) * dub_garment_get_pp (state->halls[ROYAL_HALL][best].garment);
    }

  return more;
}

/* END-6: with n statues, the best split uses each color n times if possible. */
static void
count_statues (const DubState *state, DubOwner owner, DubSideScore *side)
{
  guint statues = dub_state_count_tokens (state, DUB_STATUES, owner);
  guint garments[DUB_N_COLORS];

  dub_state_count_garments (state, owner, garments);
  for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++) {
    side->statues[color] = MIN (statues, garments[color]);
    side->lines[5] += 2 * side->statues[color];
  }
}

/* END-7: printed values, without what END-5 adds. */
static void
count_tokens (const DubBox *box, const DubState *state, DubOwner owner, DubSideScore *side)
{
  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    for (guint i = 0; i < box->halls[hall].n_guests; i++)
      if (state->halls[hall][i].owner == owner)
        side->garment_pp += dub_garment_get_pp (state->halls[hall][i].garment);

  for (guint decoration = 0; decoration < DUB_N_DECORATION_KINDS; decoration++)
    for (guint i = 0; i < box->decorations[decoration].n; i++)
      if (state->tokens[decoration][i] == owner)
        side->decoration_pp += box->decorations[decoration].spaces[i].pp;

  for (guint i = 0; i < box->n_all_halls; i++)
    if (state->all_halls[i] == owner)
      side->all_halls_pp += box->all_halls[i];

  side->lines[6] = side->garment_pp + side->decoration_pp + side->all_halls_pp;
}

static void
count_side (const DubBox *box, const DubState *state, DubOwner owner, DubSideScore *side)
{
  count_holdings (box, state, owner, side);
  side->lines[4] = fill_balcony (box, state, owner, side);
  count_statues (state, owner, side);
  count_tokens (box, state, owner, side);
  side->track = state->sides[owner].counts[DUB_FACT_PP];
}

/* R-9 has decided if counting the 0 PP gown differently changes the points. */
static gboolean
zero_gown_decides (const DubBox *box, const DubState *state, DubOwner owner,
                   const DubSideScore *side)
{
  DubSideScore count = { 0 };
  DubState other = *state;

  other.zero_gown_apart = !state->zero_gown_apart;
  count_side (box, &other, owner, &count);

  return count.lines[1] != side->lines[1] || count.lines[5] != side->lines[5];
}

/* Returns the state with nothing where a fact about you is unknown. */
static DubState
leave_out_unknown (const DubState *state)
{
  DubState left = *state;
  DubSide *you = &left.sides[DUB_YOU];

  for (DubFact fact = 0; fact < DUB_N_COUNTS; fact++)
    if (!dub_state_knows (state, fact))
      you->counts[fact] = 0;
  if (!dub_state_knows (state, DUB_FACT_JEWELRY))
    you->jewelry.n = 0;
  if (!dub_state_knows (state, DUB_FACT_BONUSES))
    you->n_bonuses = 0;

  return left;
}

static DubQuestion
ask (const DubScore *score)
{
  if (score->hidden != 0)
    return (DubQuestion){ .kind = DUB_QUESTION_STAFF,
                          .spaces = score->hidden,
                          .rules = { DUB_RULE_END_2 } };
  if (score->missing != 0)
    return (DubQuestion){ .kind = DUB_QUESTION_YOU,
                          .facts = (guint16) score->missing,
                          .rules = { DUB_RULE_END_1, DUB_RULE_END_2 } };

  return (DubQuestion){ 0 };
}

void
dub_score_count (const DubBox *box, const DubState *state, DubScore *score)
{
  DubState known = leave_out_unknown (state);

  *score =
      (DubScore){ .missing = find_missing (box, state), .hidden = find_face_down (box, state) };
  score->question = ask (score);
  count_halls (box, state, score);
  count_fireworks (box, state, score);
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    DubSideScore *side = &score->sides[owner];

    count_side (box, &known, owner, side);
    if (zero_gown_decides (box, &known, owner, side))
      score->rulings |= G_GUINT64_CONSTANT (1) << DUB_RULE_R_9;
  }
  score->sides[DUB_BARRY].lines[7] = state->sides[DUB_BARRY].counts[DUB_FACT_TILES] / 2; /* END-8 */

  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    score->sides[owner].total = score->sides[owner].track;
    for (guint i = 0; i < DUB_N_SCORE_LINES; i++)
      score->sides[owner].total += score->sides[owner].lines[i];
    score->sides[owner].total = MIN (score->sides[owner].total, DUB_MAX_TOTAL);
  }

  /* END-9: she wins ties. */
  if (score->question.kind == DUB_QUESTION_NOTHING)
    score->winner =
        score->sides[DUB_YOU].total > score->sides[DUB_BARRY].total ? DUB_YOU : DUB_BARRY;
}
