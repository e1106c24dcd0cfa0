/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-text-evening.h"
#include "dub-text-private.h"

#include <glib/gi18n-lib.h>

/* Translators: the name of a game; %s is a week, as 2026-W07. */
DUB_DEFINE_SENTENCE (week_name, week, C_ ("week", "Deal of the week %s"))

char *
dub_text_branch_name (guint round, const char *name)
{
  /* Translators: the name of a game that goes on from a Round of another one, and its name. */
  return g_strdup_printf (C_ ("saved game", "From Round %u: %s"), round, name);
}
