/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One entry of a game as the log shows it. Text is created on request, so that it
 * follows the language.
 */

#pragma once

#include "dub-history.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define DUB_TYPE_LOG_ITEM (dub_log_item_get_type ())

G_DECLARE_FINAL_TYPE (DubLogItem, dub_log_item, DUB, LOG_ITEM, GObject)

/* index is that of the entry. The owner owns the history: once it is finalized, the item
 * has no text. Without an owner, the history must outlive the item. */
DubLogItem *dub_log_item_new (GObject *owner, const DubHistory *history, guint index);

guint dub_log_item_get_index (DubLogItem *self);
guint dub_log_item_get_round (DubLogItem *self);

gboolean dub_log_item_get_undone (DubLogItem *self);

/* Return the title; and a sentence for each event that has something to say, and for what a move
 * of yours costs and brings (NULL-terminated). */
char *dub_log_item_dup_title (DubLogItem *self);
char **dub_log_item_dup_sentences (DubLogItem *self);

/* Return whether the entry is recorded differently than today's rules make it, as in a file that
 * something else has written; and the title, which says so then. Each decides the entry again. */
gboolean dub_log_item_get_differs (DubLogItem *self);
char *dub_log_item_dup_heading (DubLogItem *self);

G_END_DECLS
