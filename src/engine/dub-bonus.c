/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-bonus.h"

#include <string.h>

/* The things that a bonus counts. */
typedef enum {
  ONCE,
  BLUE,
  PINK,
  GREEN,
  ORANGE,
  BLUE_AND_GREEN, /* pairs */
  NO_GREEN,
  NO_ORANGE,
  GARMENTS,
  GARMENTS_IN_ONE_HALL,
  GARMENTS_OF_MASTERS,
  DECORATIONS,
  HALLS,
  RINGS,
  JEWELRY,
  /* These are steps by the number of cards in your staff. */
  STAFF,
  FEW_STAFF,
} Counted;

#define LIVRE(count, times, each) \
  { \
    .counts = (count), .fact = DUB_FACT_LIVRE, .n = (times), .per = (each) \
  }
#define POINTS(count, times, each) \
  { \
    .counts = (count), .fact = DUB_FACT_PP, .n = (times), .per = (each) \
  }
#define TAILOR .action = DUB_ACTION_TAILOR

static const DubBonus bonuses[] = {
  { .id = "i-livre", .terms = { LIVRE (ONCE, 1, 1) } },
  { .id = "i-depute-bonus", .action = DUB_ACTION_DEPUTE, .then_uses = TRUE },
  { .id = "i-buy-tile", .kind = DUB_BONUS_TILE, .price = 1 },
  { .id = "i-acquire", .action = DUB_ACTION_ACQUIRE },
  { .id = "i-tile", .kind = DUB_BONUS_TILE },
  { .id = "i-thread-or-lace", .kind = DUB_BONUS_THREAD_LACE },
  { .id = "ii-gowns", .terms = { LIVRE (BLUE, 1, 1), LIVRE (GREEN, 2, 1) } },
  { .id = "ii-tailor", TAILOR },
  { .id = "ii-depute", .action = DUB_ACTION_DEPUTE },
  { .id = "ii-decorations", .terms = { POINTS (DECORATIONS, 1, 2) } },
  { .id = "iii-decorations", .terms = { LIVRE (DECORATIONS, 1, 1) } },
  { .id = "iii-garments", .terms = { POINTS (GARMENTS, 1, 3) } },
  { .id = "iii-fund", .action = DUB_ACTION_FUND, .less = 5 },
  { .id = "iii-staff", .terms = { LIVRE (STAFF, 2, 1) } },
  { .id = "iv-staff", .terms = { LIVRE (STAFF, 1, 1) } },
  { .id = "iv-tailor", TAILOR },
  { .id = "iv-coats", .terms = { LIVRE (PINK, 2, 1), POINTS (ORANGE, 1, 1) } },
  { .id = "iv-livre", .kind = DUB_BONUS_LIVRE_FOR_PP, .price = 4 },
  { .id = "v-garments-livre", .terms = { LIVRE (GARMENTS, 1, 1) } },
  { .id = "v-decorations", .terms = { POINTS (DECORATIONS, 1, 2) } },
  { .id = "v-garments", .terms = { POINTS (GARMENTS, 1, 2) } },
  { .id = "v-tiles", .kind = DUB_BONUS_SILK_FOR_PP },
  { .id = "vi-livre", .kind = DUB_BONUS_LIVRE_FOR_PP, .price = 3 },
  { .id = "vi-fund", .action = DUB_ACTION_FUND, .less = 10 },
  { .id = "jb-journeyman-supply", .kind = DUB_BONUS_SUPPLY },
  { .id = "jb-journeyman-copy", .kind = DUB_BONUS_COPY },
  { .id = "jb-journeyman-halls", .terms = { LIVRE (HALLS, 1, 1) } },
  { .id = "jb-journeyman-staff", .terms = { LIVRE (FEW_STAFF, 1, 1) } },
  { .id = "jb-journeyman-decorations", .terms = { LIVRE (DECORATIONS, 3, 2) } },
  { .id = "jb-journeyman-sell", TAILOR, .pp = 1, .is_sale = TRUE },
  { .id = "jb-journeyman-hall-garments", .terms = { POINTS (GARMENTS_IN_ONE_HALL, 1, 2) } },
  { .id = "jb-journeyman-rings", .terms = { LIVRE (RINGS, 3, 2) } },
  { .id = "jb-journeyman-jewelry", .terms = { POINTS (JEWELRY, 1, 3) } },
  { .id = "jb-master-hall", .terms = { LIVRE (GARMENTS_IN_ONE_HALL, 2, 1) } },
  { .id = "jb-master-blue-green", .terms = { POINTS (BLUE_AND_GREEN, 1, 1) } },
  { .id = "jb-master-master-guests", .terms = { LIVRE (GARMENTS_OF_MASTERS, 3, 2) } },
  { .id = "jb-master-jewelry", .terms = { LIVRE (JEWELRY, 3, 2) } },
  { .id = "jb-master-no-green-no-orange",
    .terms = { LIVRE (NO_GREEN, 4, 1), LIVRE (NO_ORANGE, 5, 1) } },
};

/* Crowned cards, and the start Masters, have none in play. */
static const DubBonus none = { .id = NULL };
static const DubBonus specialist = { .terms = { POINTS (ONCE, 3, 1) } };

/* One start Apprentice has the action, the other one the Livre: you see which. */
static const DubBonus starts[DUB_N_TYPES] = {
  [DUB_JOURNEYMAN] = { .kind = DUB_BONUS_THREAD_LACE, .price = 1 },
  [DUB_APPRENTICE] = { .action = DUB_ACTION_ACQUIRE, .terms = { LIVRE (ONCE, 2, 1) } },
};

const DubBonus *
dub_bonus_find (const DubBox *box, DubEmployee card)
{
  if (card.crown != DUB_CROWN_NONE)
    return &none;
  if (card.level == 0 && card.type == DUB_APPRENTICE)
    return &specialist;
  if (card.level == DUB_LEVEL_START && card.type < DUB_TYPE_UNKNOWN)
    return &starts[card.type];
  if (card.id == 0 || card.id > box->n_employees)
    return NULL;
  for (guint i = 0; i < G_N_ELEMENTS (bonuses); i++)
    if (strcmp (bonuses[i].id, box->employees[card.id - 1].id) == 0)
      return &bonuses[i];

  return NULL;
}

/* From 5, 7, 9 and 11 cards; and with 4, 5, 6, 7 cards and more. */
static guint
count_staff (const DubSide *you, Counted counted)
{
  static const guint8 steps[] = { 1, 3, 5, 7 };
  static const guint8 few[] = { 6, 5, 4, 2 };
  guint n = you->counts[DUB_FACT_STAFF];

  if (counted == FEW_STAFF)
    return few[CLAMP (n, DUB_MIN_STAFF, 7) - DUB_MIN_STAFF];

  return n < 5 ? 0 : steps[MIN ((n - 5) / 2, 3)];
}

static guint
count_best_hall (const DubState *state)
{
  guint best = 0;

  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    best = MAX (best, dub_state_count_hall_garments (state, DUB_YOU, hall));

  return best;
}

static guint
count (const DubBox *box, const DubState *state, Counted counted)
{
  const DubSide *you = &state->sides[DUB_YOU];
  guint colors[DUB_N_COLORS];

  dub_state_count_garments (state, DUB_YOU, colors);
  switch (counted) {
  case ONCE:
    return 1;
  case BLUE:
  case PINK:
  case GREEN:
  case ORANGE:
    return colors[DUB_BLUE + counted - BLUE];
  case BLUE_AND_GREEN:
    return MIN (colors[DUB_BLUE], colors[DUB_GREEN]);
  case NO_GREEN:
    return colors[DUB_GREEN] == 0;
  case NO_ORANGE:
    return colors[DUB_ORANGE] == 0;
  case GARMENTS:
    return dub_state_count_own_garments (state, DUB_YOU);
  case GARMENTS_IN_ONE_HALL:
    return count_best_hall (state);
  case GARMENTS_OF_MASTERS:
    return dub_state_count_master_guests (box, state, DUB_YOU);
  case DECORATIONS:
    return dub_state_count_decorations (state, DUB_YOU);
  case HALLS:
    return dub_state_count_halls (state, DUB_YOU);
  case RINGS:
    return dub_jewelry_count (&you->jewelry, DUB_PINK) +
           dub_jewelry_count (&you->jewelry, DUB_ORANGE);
  case JEWELRY:
    return you->jewelry.n;
  case STAFF:
  case FEW_STAFF:
    return count_staff (you, counted);
  default:
    return 0;
  }
}

/* Without a token on a jeweler decoration you have no jewelry. */
static gboolean
is_known (const DubState *state, Counted counted)
{
  return (counted != RINGS && counted != JEWELRY) || dub_state_knows (state, DUB_FACT_JEWELRY) ||
         dub_state_count_tokens (state, DUB_JEWELER, DUB_YOU) == 0;
}

typedef struct {
  DubMove *out;
  guint n;
} Options;

static DubMove *
add_option (Options *options)
{
  DubMove *move = &options->out[options->n++];

  *move = dub_move (DUB_YOU, DUB_MOVE_BONUS);

  return move;
}

static void
add_terms (const DubBox *box, const DubState *state, const DubBonus *bonus, Options *options)
{
  DubMove sum = dub_move (DUB_YOU, DUB_MOVE_BONUS);
  gboolean brings = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (bonus->terms) && bonus->terms[i].per != 0; i++) {
    const DubBonusTerm *term = &bonus->terms[i];
    guint n = count (box, state, term->counts) / term->per * term->n;

    if (!is_known (state, term->counts))
      sum.open |= (guint8) (1u << term->fact);
    else
      sum.gains[term->fact] = (gint16) (sum.gains[term->fact] + (gint) n);
    brings |= sum.open != 0 || n > 0;
  }
  if (brings)
    *add_option (options) = sum;
}

static gboolean
can_pay (const DubState *state, guint livre)
{
  return !dub_state_knows (state, DUB_FACT_LIVRE) ||
         state->sides[DUB_YOU].counts[DUB_FACT_LIVRE] >= livre;
}

/* A tile from the bag is kept, or discarded for what is at its foot, which only you see. */
static void
add_tile (const DubState *state, const DubBonus *bonus, Options *options)
{
  gint16 paid = (gint16) - (gint) bonus->price;
  DubMove *option;

  if (dub_state_bag_is_empty (state) || !can_pay (state, bonus->price))
    return;
  option = add_option (options);
  option->gains[DUB_FACT_LIVRE] = paid;
  option->gains[DUB_FACT_TILES] = 1;
  option = add_option (options);
  option->gains[DUB_FACT_LIVRE] = paid;
  option->open = 1u << DUB_FACT_THREAD | 1u << DUB_FACT_LACE;
}

static void
add_thread_or_lace (const DubState *state, const DubBonus *bonus, Options *options)
{
  for (DubFact fact = DUB_FACT_THREAD; fact <= DUB_FACT_LACE && can_pay (state, bonus->price);
       fact++) {
    DubMove *option = add_option (options);

    option->gains[DUB_FACT_LIVRE] = (gint16) - (gint) bonus->price;
    option->gains[fact] = 1;
  }
}

/* As many PP as you say: what you have is known, or it is up to you. */
static void
add_exchange (const DubState *state, const DubBonus *bonus, Options *options)
{
  gboolean is_silk = bonus->kind == DUB_BONUS_SILK_FOR_PP;

  for (guint n = 1; options->n < DUB_MAX_BONUS_OPTIONS && can_pay (state, n * bonus->price); n++) {
    DubMove *option = add_option (options);

    option->gains[DUB_FACT_PP] = (gint16) n;
    option->gains[DUB_FACT_LIVRE] = (gint16) - (gint) (n * bonus->price);
    option->open = is_silk ? 1u << DUB_FACT_TILES : 0;
  }
}

guint
dub_bonus_list (const DubBox *box, const DubState *state, DubEmployee card,
                DubMove out[DUB_MAX_BONUS_OPTIONS])
{
  const DubBonus *bonus = dub_bonus_find (box, card);
  Options options = { .out = out };

  if (bonus == NULL)
    return 0;
  switch ((DubBonusKind) bonus->kind) {
  case DUB_BONUS_PLAIN:
    add_terms (box, state, bonus, &options);
    break;
  case DUB_BONUS_TILE:
    add_tile (state, bonus, &options);
    break;
  case DUB_BONUS_THREAD_LACE:
    add_thread_or_lace (state, bonus, &options);
    break;
  case DUB_BONUS_LIVRE_FOR_PP:
  case DUB_BONUS_SILK_FOR_PP:
    add_exchange (state, bonus, &options);
    break;
  case DUB_BONUS_SUPPLY: /* its cards are offered, not amounts */
  case DUB_BONUS_COPY:
    break;
  }
  if (bonus->action != DUB_ACTION_NONE)
    add_option (&options);
  for (guint i = 0; i < options.n; i++)
    out[i].thing = dub_thing_employee (card);

  return options.n;
}

guint
dub_bonus_get_depute_price (const DubBonus *bonus, DubType type)
{
  static const guint8
      prices[DUB_N_TYPES] = { [DUB_MASTER] = 8, [DUB_JOURNEYMAN] = 5, [DUB_APPRENTICE] = 2 };

  return bonus->then_uses || type >= DUB_N_TYPES ? 0 : prices[type];
}
