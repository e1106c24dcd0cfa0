/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The result of a game as a picture to send: who won, both totals, and the code with which the
 * other one can play the same cards.
 */

#pragma once

#include "dub-picture.h"
#include "dub-session.h"

G_BEGIN_DECLS

typedef struct _DubResultCard DubResultCard;

/* Returns NULL as long as the score is not known. */
DubResultCard *dub_result_card_new (DubSession *session) G_GNUC_WARN_UNUSED_RESULT;
void dub_result_card_free (DubResultCard *self);

/* Returns the picture; the data is the card. */
DubPicture dub_result_card_get_picture (const DubResultCard *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DubResultCard, dub_result_card_free)

G_END_DECLS
