/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A simulated player who plays your turns in the app with a pointer: each move is made by
 * pressing spaces and buttons that are seen, and nothing else.
 */

#pragma once

#include "ui-fixture.h"

#include "dub-sim-human.h"

G_BEGIN_DECLS

enum { MAX_PRESSES = 24 };

typedef struct YourHand YourHand;

struct YourHand {
  DubSession *session; /* not owned */
  DubWindow *window;   /* not owned */
  GtkWidget *page;     /* not owned */
  DubSimHuman human;
  gboolean marks_tasks;          /* also marks what a move fulfills, which can be left out */
  void (*look) (YourHand *self); /* after each entry of yours; may be NULL */

  guint n_presses;          /* in this turn */
  guint n_extra;            /* of them for tasks */
  guint turns[MAX_PRESSES]; /* how many turns took so many presses */

  /* What it has by its moves, counted here in the whole game. */
  guint n_tasks;
  guint n_crowns;
  guint n_jewelry;
  guint n_rented;
  guint n_funded;
};

void your_hand_init (YourHand *self, DubWindow *window, DubSession *session);

/* Plays up to the scoring. What is hers is not pressed. */
void your_hand_play (YourHand *self);

/* Presses a button or a space, which has to be seen. */
void your_hand_press (YourHand *self, GtkWidget *button);

guint your_hand_get_median (const YourHand *self);
guint your_hand_get_worst (const YourHand *self);

G_END_DECLS
