/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Matches a box with the player's copy, value by value. Only the editor changes its
 * draft, and it emits "changed" after each change. The worker (dub-worker.h) saves the
 * draft of a profile after each change, and the profile itself whenever it is valid. If
 * saving fails, "failed" is emitted with a sentence that says why.
 */

#pragma once

#include <gio/gio.h>

#include "dub-box-draft.h"
#include "dub-session.h"

#define DUB_TYPE_BOX_EDITOR (dub_box_editor_get_type ())

G_DECLARE_FINAL_TYPE (DubBoxEditor, dub_box_editor, DUB, BOX_EDITOR, GObject)

/* Edits a box that the caller saves, such as the box of a game. */
DubBoxEditor *dub_box_editor_new (const DubBox *box);

/* Opens a profile of the player where they stopped last time. */
DubBoxEditor *dub_box_editor_open (const char *id, GError **error);

const DubBoxDraft *dub_box_editor_get_draft (DubBoxEditor *self);

/* Returns whether values or their sources have changed since it was opened. */
gboolean dub_box_editor_get_changed (DubBoxEditor *self);
gboolean dub_box_editor_get_part_done (DubBoxEditor *self, DubPart part);
gboolean dub_box_editor_get_complete (DubBoxEditor *self);

/* Select what is shown. This cannot be undone. */
void dub_box_editor_show_part (DubBoxEditor *self, DubPart part);
void dub_box_editor_show_card (DubBoxEditor *self, guint card);

/* Gets the next value to enter. Returns FALSE if the part has no more values. */
gboolean dub_box_editor_get_field (DubBoxEditor *self, DubField *field);
void dub_box_editor_select (DubBoxEditor *self, DubField field);
void dub_box_editor_move (DubBoxEditor *self, int by);

/* Sets the value, if it is in its range, and may move on to the next one. */
void dub_box_editor_enter (DubBoxEditor *self, guint value, gboolean move_on);

void dub_box_editor_toggle_master (DubBoxEditor *self, guint hall, guint at);
gboolean dub_box_editor_resize (DubBoxEditor *self, DubRow row, gboolean more);

/* Set the card as entered so far, of which these choices are new, and keep it: a blank card as soon
 * as it is whole, any other when that is said. Then the next card comes. The last of 25 cards
 * completes the deck. */
void dub_box_editor_pick (DubBoxEditor *self, DubCard card, guint picks);
void dub_box_editor_keep_card (DubBoxEditor *self);

/* Marks the part as matched and moves on to the next unmatched part. Returns FALSE if its
 * costs are out of order. */
gboolean dub_box_editor_confirm (DubBoxEditor *self);

/* Resets the part to its starter values. */
void dub_box_editor_reset_part (DubBoxEditor *self);

gboolean dub_box_editor_get_can_undo (DubBoxEditor *self);
gboolean dub_box_editor_get_can_redo (DubBoxEditor *self);
void dub_box_editor_undo (DubBoxEditor *self);
void dub_box_editor_redo (DubBoxEditor *self);

/* Corrections of the box during a game. A game keeps its own copy of the box; a
 * correction is an entry of the game, and can be saved in the profile as well. */

/* Returns the id of the player's profile that the game was started with, or NULL if it
 * no longer exists or was a shipped one. */
char *dub_box_find_profile (DubSession *session);

/* Changes the box of the game without waiting for the disk. With to_profile, changed parts are
 * first saved in the profile of the game, or in a new one with the given name. There is an error,
 * and neither is changed, if the game refuses the box or one of them cannot be saved. */
typedef void (*DubBoxCorrected) (gpointer data, const GError *error);

void dub_box_correct (DubSession *session, const DubBox *box, gboolean to_profile,
                      const char *new_name, DubBoxCorrected done, gpointer data);

/* Finds the first part with sample values that decides her turn. Returns FALSE if there is none,
 * and in a guided round, which has a fixed deal. */
gboolean dub_box_find_sample (DubSession *session, DubPart *part);
