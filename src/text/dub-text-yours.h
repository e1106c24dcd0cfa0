/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Your side of the table in words.
 */

#pragma once

#include "dub-game.h"
#include "dub-move.h"
#include "dub-round.h"

/* Returns what you pay and gain by the move, or NULL. */
char *dub_text_gains (const DubMove *move);

/* Return what the moves of a turn add up to; what is open about one of them, or NULL; what else
 * there is to say of a move of this kind, or NULL; and that a garment brought the Queen’s Favor. */
char *dub_text_turn_gains (const DubMove *move);
char *dub_text_open_gains (const DubMove *move);
char *dub_text_favor_gained (void);
char *dub_text_gains_remark (const DubMove *move);

/* Returns what a bonus move of yours brings in short, like “−4 Livre, +1 Prestige Point”. */
char *dub_text_bonus (const DubBox *box, const DubMove *move);

/* Return what you have, with a question mark for what is not known; the titles of your cards: those
 * to choose for your hand, those to play, or the one that you play; and that of its bonus. */
char *dub_text_purse (const DubState *state);
char *dub_text_hand_choice (const DubState *state);
char *dub_text_hand_title (const DubBox *box, const DubState *state);
char *dub_text_bonus_title (void);

/* Returns the label of the button that ends your turn while the bonus of the card, or what you
 * gained, is neither taken nor left. */
char *dub_text_end_untaken (const DubBox *box, const DubState *state);

/* Returns the name of an action of yours, as on a button, and who can do one: a bitmask of
 * DubType. */
char *dub_text_action (DubAction action);
char *dub_text_who_can (guint types);

/* Asks what only you can know before the action, which has to be sure then. */
char *dub_text_doubt (const DubBox *box, const DubState *state, const DubMove *move);

/* Returns what you gained and may take next, one per string; NULL-terminated. */
char **dub_text_waiting (const DubYourTurn *turn);

/* Returns the steps of your examination after it is paid, one per string; NULL-terminated. */
char **dub_text_exam_steps (const DubGame *game, const DubMove *exam);

char *dub_text_reminder (const DubState *state, DubReminder reminder);

/* Returns the title of your examination, with its progress. */
char *dub_text_your_exam (const DubBox *box, const DubState *state);

/* Returns the condition of a specialized Apprentice in short, or that it is secret. */
char *dub_text_specialist (DubSpecialist specialist);

/* Returns the title of the list of them. */
char *dub_text_specialist_choice (void);

/* Your holdings, part by part, as pairs of a name and a value; an unknown value says so. */

typedef enum {
  DUB_YOURS_COUNTS,
  DUB_YOURS_STAFF, /* each card, with what a crowned one is worth now */
  DUB_YOURS_GARMENTS,
  DUB_YOURS_DECORATIONS,
  DUB_YOURS_JEWELRY,
  DUB_YOURS_EXAMINATION, /* your track and its tasks */
  DUB_YOURS_SPECIALIST,  /* what your specialized Apprentice asks for, and how far you are */
  DUB_N_YOURS,
} DubYourTopic;

typedef struct {
  char *name;
  char *value; /* may be empty */
} DubYourLine;

typedef struct {
  char *title;
  GArray *lines; /* of DubYourLine */
} DubYourPart;

/* Returns the part, or NULL if nothing of it is in play. */
DubYourPart *dub_your_part_new (const DubGame *game, DubYourTopic part);
void dub_your_part_free (DubYourPart *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DubYourPart, dub_your_part_free)
