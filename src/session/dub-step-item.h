/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One instruction of what to carry out now, as a list shows it: a step of her turn, or your
 * income. Its property "ticked" is up to the player, and no fact of the game.
 */

#pragma once

#include "dub-place.h"

#include <gio/gio.h>

#define DUB_TYPE_STEP_ITEM (dub_step_item_get_type ())

G_DECLARE_FINAL_TYPE (DubStepItem, dub_step_item, DUB, STEP_ITEM, GObject)

/* step is one of her turn, or NULL. */
DubStepItem *dub_step_item_new (guint index, const char *sentence, const DubMove *step);

guint dub_step_item_get_index (DubStepItem *self);

/* The instruction; it can be put into another language. */
const char *dub_step_item_get_sentence (DubStepItem *self);
void dub_step_item_set_sentence (DubStepItem *self, const char *sentence);

/* The two parts of it that a list sets apart: the piece, and then the place, which may be NULL. */
const char *dub_step_item_get_head (DubStepItem *self);
const char *dub_step_item_get_rest (DubStepItem *self);

/* Returns the step with its rules, or NULL if it is not one of her turn. */
const DubMove *dub_step_item_get_step (DubStepItem *self);

/* Return where the piece comes from and goes to, as a space of the board, which is nobody's;
 * DUB_NOWHERE if that is not one. */
DubPlace dub_step_item_get_from (DubStepItem *self);
DubPlace dub_step_item_get_to (DubStepItem *self);

/* Returns the piece that is moved; of the kind DUB_KIND_NOTHING if it is none of the board, such as
 * a token of hers. */
DubThing dub_step_item_get_what (DubStepItem *self);

/* Returns whether the step takes something from this place or puts something there. */
gboolean dub_step_item_touches (DubStepItem *self, DubPlace place);

gboolean dub_step_item_get_ticked (DubStepItem *self);
void dub_step_item_set_ticked (DubStepItem *self, gboolean ticked);
