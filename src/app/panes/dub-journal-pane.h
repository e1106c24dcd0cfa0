/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The log: everything that happened, by round, with the newest at the bottom, and buttons
 * to go back to any of it. Undone entries stay in the list until a new entry replaces them.
 */

#pragma once

#include "dub-pane.h"

#define DUB_TYPE_JOURNAL_PANE (dub_journal_pane_get_type ())

G_DECLARE_FINAL_TYPE (DubJournalPane, dub_journal_pane, DUB, JOURNAL_PANE, DubPane)
