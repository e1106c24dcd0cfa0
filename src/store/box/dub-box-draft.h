/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A box that the player is matching with their copy, part by part, and the progress so
 * far. The draft of a profile is a small file beside it, with the progress and with those sections
 * that the profile does not have yet, because they are not valid or not saved.
 */

#pragma once

#include "dub-box-file.h"

/* Bitmask: what is chosen of a card, one by one. */
typedef enum {
  DUB_PICK_ACTION = 1 << 0,
  DUB_PICK_HALL = 1 << 1,
  DUB_PICK_SYMBOL = 1 << 2,
} DubPick;

#define DUB_ALL_PICKS (DUB_PICK_ACTION | DUB_PICK_HALL | DUB_PICK_SYMBOL)

typedef struct {
  DubBox box;         /* costs may be out of order, and totals of tiles wrong */
  guint8 part;        /* the part that is shown */
  guint8 field;       /* the next field of the part to enter */
  guint8 card;        /* the next card of the deck to enter */
  guint32 cards_done; /* bitmask of the entered cards */
  guint8 picks;       /* DubPick; what of the next card is entered */
  DubCard picked;     /* the next card; what is not entered is as in the box */
} DubBoxDraft;

/* Starts a draft, which shows the first part with sample values. */
void dub_box_draft_init (DubBoxDraft *draft, const DubBox *box);

/* Shows a card as it was entered, here or by somebody else; one that was not is blank. */
void dub_box_draft_show_card (DubBoxDraft *draft, guint card);

/* Return the number of matched parts and of entered cards. */
guint dub_box_draft_count_done (const DubBoxDraft *draft);
guint dub_box_draft_count_cards (const DubBoxDraft *draft);

/* Return the parts of a profile with sample values, including its draft, as a bitmask; and the
 * number of matched ones, with that of the parts that others have checked, unless it is NULL. */
guint dub_profile_get_samples (const char *id);
guint dub_profile_count_done (const char *id, guint *n_others);

/* Returns FALSE if there is no draft, or none that can be read. */
gboolean dub_box_draft_load (const char *id, const DubBox *profile, DubBoxDraft *draft);

/* Writes the draft without waiting for the disk; and syncs it. saving is the profile that is about
 * to be saved, or the same. */
gboolean dub_box_draft_keep (const char *id, const DubBox *profile, const DubBox *saving,
                             const DubBoxDraft *draft, GError **error);
gboolean dub_box_draft_sync (const char *id, GError **error);
void dub_box_draft_delete (const char *id);

/* Merges changes made to the profile elsewhere, part by part. Changes in the draft
 * win. */
void dub_box_draft_take_over (DubBoxDraft *draft, const DubBox *before, const DubBox *now);

/* The same for the saved draft of the profile, if there is one. */
gboolean dub_box_draft_follow (const char *id, const DubBox *before, const DubBox *now,
                               GError **error);
