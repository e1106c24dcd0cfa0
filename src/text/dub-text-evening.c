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

/* Only a result is certain. */
static guint
get_percent (double chance)
{
  guint percent = (guint) (100 * chance + 0.5);

  return chance > 0 && chance < 1 ? CLAMP (percent, 1, 99) : percent;
}

char *
dub_text_chance (const char *what, double yours)
{
  guint percent = get_percent (yours);

  /* Translators: what it is about, then two percentages. */
  return g_strdup_printf (C_ ("chance", "%s: she wins with %u%%, you with %u%%"), what,
                          100 - percent, percent);
}

char *
dub_text_chance_change (double before, double after)
{
  guint from = get_percent (before), to = get_percent (after);

  if (from < to)
    /* Translators: percentages: the difference, and from where to where. */
    return g_strdup_printf (C_ ("chance", "It brought you %u%%: from %u%% to %u%%"), to - from,
                            from, to);

  /* Translators: percentages: the difference, and from where to where. */
  return g_strdup_printf (C_ ("chance", "It cost you %u%%: from %u%% to %u%%"), from - to, from,
                          to);
}

/* Adds a sentence about a number of files, unless that is 0. */
static void
add_count (GPtrArray *sentences, const char *text, guint n)
{
  if (n > 0)
    g_ptr_array_add (sentences, dub_text_fill (text, dub_text_number (n)));
}

char *
dub_text_data (gboolean is_new, guint n_games, guint n_profiles, guint n_here, guint n_left_out)
{
  GPtrArray *sentences = g_ptr_array_new ();
  /* Translators: two numbers. */
  const char *all = is_new ? C_ ("data", "New games %u, box profiles %u.")
                           /* Translators: two numbers. */
                           : C_ ("data", "Saved games %u, box profiles %u.");

  g_ptr_array_add (sentences,
                   dub_text_fill (all, dub_text_number (n_games), dub_text_number (n_profiles)));
  /* Translators: %u is a number of games and box profiles. */
  add_count (sentences, C_ ("data", "Here already: %u."), n_here);
  /* Translators: %u is a number of files. */
  add_count (sentences, C_ ("data", "Left out, since they cannot be read: %u."), n_left_out);

  return dub_text_join_sentences (sentences);
}
