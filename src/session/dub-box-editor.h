/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Compares a box with the printed one, figure by figure. The only one that
 * changes its draft; after each change the signal "changed" says that what is
 * shown may be another. The draft of a profile is saved with each change, and the
 * profile itself as often as it is whole, by the worker (dub-worker.h); "failed"
 * tells, with a sentence, that it could not be saved.
 */

#pragma once

#include "dub-box-draft.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define DUB_TYPE_BOX_EDITOR (dub_box_editor_get_type ())

G_DECLARE_FINAL_TYPE (DubBoxEditor, dub_box_editor, DUB, BOX_EDITOR, GObject)

/* For a box that somebody else keeps, as that of a game. */
DubBoxEditor *dub_box_editor_new (const DubBox *box);

/* For a profile of the player, where it was left. */
DubBoxEditor *dub_box_editor_open (const char *id, GError **error);

const DubBoxDraft *dub_box_editor_get_draft (DubBoxEditor *self);

/* Whether figures or their sources differ from those that it began with. */
gboolean dub_box_editor_get_changed (DubBoxEditor *self);
gboolean dub_box_editor_get_part_done (DubBoxEditor *self, DubPart part);
gboolean dub_box_editor_get_complete (DubBoxEditor *self);

/* What is looked at; this is not undone. */
void dub_box_editor_show_part (DubBoxEditor *self, DubPart part);
void dub_box_editor_show_card (DubBoxEditor *self, guint card);

/* The figure that is entered next; FALSE if all of the part were. */
gboolean dub_box_editor_get_field (DubBoxEditor *self, DubField *field);
void dub_box_editor_select (DubBoxEditor *self, DubField field);
void dub_box_editor_move (DubBoxEditor *self, int by);

/* Sets the figure and goes on to the next one, or stays. */
void dub_box_editor_enter (DubBoxEditor *self, guint value);
void dub_box_editor_set (DubBoxEditor *self, guint value);

void dub_box_editor_toggle_master (DubBoxEditor *self, guint hall, guint at);
gboolean dub_box_editor_resize (DubBoxEditor *self, DubRow row, gboolean more);

/* What the card shows so far; keeping it goes on to the next one, with the last
 * choice. The last of 25 completes the deck. */
void dub_box_editor_pick (DubBoxEditor *self, DubCard card);
void dub_box_editor_keep_card (DubBoxEditor *self);

/* The part is as printed; goes on to the next one that is not. FALSE if its costs
 * are out of order. */
gboolean dub_box_editor_confirm (DubBoxEditor *self);

/* Puts the starter figures back into the part. */
void dub_box_editor_reset_part (DubBoxEditor *self);

gboolean dub_box_editor_get_can_undo (DubBoxEditor *self);
gboolean dub_box_editor_get_can_redo (DubBoxEditor *self);
void dub_box_editor_undo (DubBoxEditor *self);
void dub_box_editor_redo (DubBoxEditor *self);

G_END_DECLS
