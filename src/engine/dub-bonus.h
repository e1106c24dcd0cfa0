/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The bonuses of your employees (YOU-11), as the overviews of the rulebooks have them: one row per
 * card, found by its id.
 */

#pragma once

#include "dub-box.h"
#include "dub-state.h"

enum { DUB_MAX_BONUS_OPTIONS = 24 };

/* A bonus brings an amount or an additional action; these do something else. */
typedef enum {
  DUB_BONUS_PLAIN,
  DUB_BONUS_TILE,         /* a tile from the bag */
  DUB_BONUS_THREAD_LACE,  /* one of them */
  DUB_BONUS_LIVRE_FOR_PP, /* as often as you like */
  DUB_BONUS_SILK_FOR_PP,
  DUB_BONUS_SUPPLY, /* that of a card of your supply */
  DUB_BONUS_COPY,   /* */
} DubBonusKind;

typedef struct {
  guint8 counts; /* what is counted, in dub-bonus.c */
  guint8 fact;   /* what it brings: a DubFact */
  guint8 n;      /* so much */
  guint8 per;    /* for so many */
} DubBonusTerm;

typedef struct {
  const char *id;
  guint8 kind;
  guint8 price;     /* in Livre; for Livre that become PP, the Livre of 1 PP */
  guint8 action;    /* the additional one */
  guint8 less;      /* Livre that it costs less */
  guint8 pp;        /* that it brings */
  guint8 is_sale;   /* the garment has to be sold */
  guint8 then_uses; /* the bonus of the card that it deputes, which brings no Livre */
  DubBonusTerm terms[2];
} DubBonus;

/* Returns the bonus of the card, or NULL if it is unknown which one it has. */
const DubBonus *dub_bonus_find (const DubBox *box, DubEmployee card);

/* Lists what the bonus can bring now: bonus moves with their gains and what is open about them. The
 * one without gains begins its action. None: it brings nothing. */
guint dub_bonus_list (const DubBox *box, const DubState *state, DubEmployee card,
                      DubMove out[DUB_MAX_BONUS_OPTIONS]);

/* Returns the Livre for deputing an employee of the type by this bonus. */
guint dub_bonus_get_depute_price (const DubBonus *bonus, DubType type);
