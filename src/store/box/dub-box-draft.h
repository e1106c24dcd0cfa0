/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A box that is being compared with the printed one, part by part, and how far
 * that has come. The draft of a profile is a file beside it, so that it can be left
 * at any point, and goes with the profile as it was then.
 */

#pragma once

#include "dub-box-file.h"
#include "dub-box-part.h"

G_BEGIN_DECLS

typedef struct {
  DubBox box;         /* the order of costs and the totals of tiles may be wrong */
  guint16 done;       /* bitmask of the parts that are as printed */
  guint8 part;        /* that is looked at */
  guint8 field;       /* of the part, that is entered next */
  guint8 card;        /* of the deck, that is entered next */
  guint32 cards_done; /* bitmask of the cards that were entered */
  DubCard picked;     /* what the next card shows so far */
} DubBoxDraft;

/* A draft to begin with: nothing is done but what has another source than the starter profile. */
void dub_box_draft_init (DubBoxDraft *draft, const DubBox *box);

/* The number of parts that are as printed, and of cards that were entered. */
guint dub_box_draft_count_done (const DubBoxDraft *draft);
guint dub_box_draft_count_cards (const DubBoxDraft *draft);

/* The number of parts of a profile that are as printed, including its draft. A
 * hall counts as soon as it was compared, even if others were not. */
guint dub_profile_count_done (const char *id);

/* FALSE if there is none, or none that goes with the profile as it is. */
gboolean dub_box_draft_load (const char *id, const DubBox *saved, DubBoxDraft *draft);

/* saved: the profile as it is now. */
gboolean dub_box_draft_save (const char *id, const DubBox *saved, const DubBoxDraft *draft,
                             GError **error);

/* Writes the draft without waiting for the disk, and syncs it. saving: what the profile is
 * about to become, or NULL. */
gboolean dub_box_draft_keep (const char *id, const DubBox *saved, const DubBox *saving,
                             const DubBoxDraft *draft, GError **error);
gboolean dub_box_draft_sync (const char *id, GError **error);
void dub_box_draft_delete (const char *id);

/* Takes over what was changed in the profile by others, section by section; what
 * the draft has changed itself stays. */
void dub_box_draft_take_over (DubBoxDraft *draft, const DubBox *before, const DubBox *now);

/* The same for the draft that is beside the profile, if there is one. */
gboolean dub_box_draft_follow (const char *id, const DubBox *before, const DubBox *now,
                               GError **error);

G_END_DECLS
