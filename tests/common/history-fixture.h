/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Short helpers that extend a history.
 */

#pragma once

#include "dub-history.h"

G_BEGIN_DECLS

static inline gboolean
history_perform (DubHistory *history, const DubMove *move, GError **error)
{
  g_autoptr (DubPending) pending = dub_history_decide (history, move, error);

  if (pending != NULL)
    dub_history_add_pending (history, pending);

  return pending != NULL;
}

static inline gboolean
history_undo (DubHistory *history)
{
  return dub_history_go_to (history, dub_history_get_position (history) - 1);
}

static inline gboolean
history_redo (DubHistory *history)
{
  return dub_history_go_to (history, dub_history_get_position (history) + 1);
}

G_END_DECLS
