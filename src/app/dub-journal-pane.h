/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything that happened, by rounds, the newest at the bottom, and the way back
 * to any of it. What is undone stays in the list until something new takes its
 * place.
 */

#pragma once

#include "dub-pane.h"

G_BEGIN_DECLS

#define DUB_TYPE_JOURNAL_PANE (dub_journal_pane_get_type ())

G_DECLARE_FINAL_TYPE (DubJournalPane, dub_journal_pane, DUB, JOURNAL_PANE, DubPane)

G_END_DECLS
