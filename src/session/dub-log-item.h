/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One entry of a game as the log shows it. Words are made when they are asked
 * for, so that they follow the language.
 */

#pragma once

#include "dub-history.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define DUB_TYPE_LOG_ITEM (dub_log_item_get_type ())

G_DECLARE_FINAL_TYPE (DubLogItem, dub_log_item, DUB, LOG_ITEM, GObject)

/* index is that of the entry. The history is the owner's: once that is gone, the item
 * has no words. Without an owner the history must outlive the item. */
DubLogItem *dub_log_item_new (GObject *owner, const DubHistory *history, guint index);

guint dub_log_item_get_index (DubLogItem *self);
guint dub_log_item_get_round (DubLogItem *self);

/* Whether the entry is undone now. */
gboolean dub_log_item_get_undone (DubLogItem *self);

/* The title, and a sentence for each thing that happened (NULL-terminated). */
char *dub_log_item_dup_title (DubLogItem *self);
char **dub_log_item_dup_sentences (DubLogItem *self);

G_END_DECLS
