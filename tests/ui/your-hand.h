/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A simulated player who plays your turns in the app with a pointer, only by presses on visible
 * spaces and buttons.
 */

#pragma once

#include "ui-fixture.h"

#include "dub-sim.h"
#include "told-player.h"

G_BEGIN_DECLS

enum { MAX_PRESSES = 24 };

typedef struct YourHand YourHand;

struct YourHand {
  DubSession *session; /* unowned */
  DubWindow *window;   /* unowned */
  GtkWidget *page;     /* unowned */
  DubSimHuman human;
  RandomPlayer *teller;          /* picks its moves and enters everything, or NULL */
  gboolean marks_tasks;          /* also enters fulfilled tasks, which is optional */
  void (*look) (YourHand *self); /* runs after each of your entries; may be NULL */

  guint n_presses;          /* presses in this turn */
  guint n_extra;            /* how many of them are for tasks */
  guint turns[MAX_PRESSES]; /* number of turns by presses */

  /* The player's own counts over the whole game. */
  guint n_tasks;
  guint n_crowns;
  guint n_jewelry;
  guint n_rented;
  guint n_funded;
};

void your_hand_init (YourHand *self, DubWindow *window, DubSession *session);

/* Plays up to the scoring. The player presses nothing in her turns. */
void your_hand_play (YourHand *self);

/* Presses a button or a space, which has to be visible. */
void your_hand_press (YourHand *self, GtkWidget *button);

guint your_hand_get_median (const YourHand *self);
guint your_hand_get_worst (const YourHand *self);

G_END_DECLS
