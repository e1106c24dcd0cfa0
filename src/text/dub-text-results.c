/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-text-results.h"
#include "dub-text-names.h"
#include "dub-text-private.h"

#include <glib/gi18n-lib.h>

static const char *const titles[DUB_N_CHART_SUBJECTS] = {
  [DUB_CHART_OF_TOTALS] = NC_ ("chart", "Final totals"),
  [DUB_CHART_OF_LINES] = NC_ ("chart", "Where the points come from"),
  [DUB_CHART_OF_LEADS] = NC_ ("chart", "Where you win and lose"),
  [DUB_CHART_OF_GAMES] = NC_ ("chart", "Over time"),
  [DUB_CHART_OF_COURSE] = NC_ ("chart", "The course of the game"),
  [DUB_CHART_OF_CHANCES] = NC_ ("chart", "Where it was won"),
  [DUB_CHART_OF_SCORE] = NC_ ("chart", "Where the points came from"),
};

static const char *const abouts[DUB_N_CHART_SUBJECTS] = {
  [DUB_CHART_OF_TOTALS] = NC_ ("chart", "Number of games by final total"),
  [DUB_CHART_OF_LINES] = NC_ ("chart", "Average points by line of the scoring"),
  [DUB_CHART_OF_LEADS] = NC_ ("chart", "Your average lead over her by line of the scoring"),
  [DUB_CHART_OF_GAMES] = NC_ ("chart", "Both totals, game after game"),
  [DUB_CHART_OF_COURSE] = NC_ ("chart", "Both totals, had the game ended after each turn"),
  [DUB_CHART_OF_CHANCES] = NC_ ("chart", "The chance of winning after each turn, in percent of "
                                         "simulated games"),
  [DUB_CHART_OF_SCORE] = NC_ ("chart", "The lines of the scoring, side by side"),
};

const char *
dub_text_chart_title (DubChartSubject subject)
{
  return dub_text_pick ("chart", titles, subject);
}

const char *
dub_text_chart_about (DubChartSubject subject)
{
  return dub_text_pick ("chart", abouts, subject);
}

const char *
dub_text_chart_winner (DubOwner winner)
{
  return winner == DUB_BARRY ? C_ ("chart", "Games she won") : C_ ("chart", "Games you won");
}

char *
dub_text_decimal (double n)
{
  double rounded = (double) (gint64) (n * 10 + (n < 0 ? -0.5 : 0.5)) / 10;
  const char *sign = rounded < 0 ? "−" : "";
  double size = ABS (rounded);

  return g_strdup_printf ("%s%.*f", sign, size == (double) (gint64) size ? 0 : 1, size);
}

char *
dub_text_result (DubOwner winner, guint hers, guint yours)
{
  if (winner == DUB_YOU)
    /* Translators: two totals of Prestige Points, yours and hers. */
    return g_strdup_printf (C_ ("result", "You won, %u to %u"), yours, hers);

  /* Translators: two totals of Prestige Points, hers and yours. */
  return g_strdup_printf (C_ ("result", "Madame du Barry won, %u to %u"), hers, yours);
}

/* Returns the text with spaces at which no line is broken, and frees it. */
static char *
keep_together (char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  g_free (text);

  return g_strjoinv ("\302\240", words);
}

char *
dub_text_result_length (guint n_turns, guint n_minutes)
{
  g_autofree char *turns =
      /* Translators: %u is a number of turns in a game. */
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u turn", "%u turns", n_turns), n_turns);

  if (n_minutes == 0)
    return keep_together (g_steal_pointer (&turns));
  if (n_minutes < 60)
    return keep_together (
        /* Translators: %s is a number of turns, %u of minutes. */
        g_strdup_printf (C_ ("length of a game", "%s in %u min"), turns, n_minutes));

  return keep_together (
      /* Translators: %s is a number of turns; then hours and minutes. */
      g_strdup_printf (C_ ("length of a game", "%s in %u h %02u min"), turns, n_minutes / 60,
                       n_minutes % 60));
}

char *
dub_text_results_expansions (guint expansions)
{
  return expansions != 0 ? dub_text_list (expansions, DUB_N_EXPANSIONS, dub_text_expansion)
                         : g_strdup (C_ ("expansions", "Base game"));
}

char *
dub_text_results_date (gint64 seconds)
{
  g_autoptr (GDateTime) date = g_date_time_new_from_unix_local (seconds);

  /* Translators: the day of a game, in the form of g_date_time_format (). */
  return g_date_time_format (date, C_ ("day of a game", "%b %-d, %Y"));
}

char *
dub_text_played (gint64 seconds, gint64 now)
{
  g_autoptr (GDateTime) then = g_date_time_new_from_unix_local (seconds);
  GDate day, today;
  int days;

  g_date_clear (&day, 1);
  g_date_clear (&today, 1);
  g_date_set_time_t (&day, seconds);
  g_date_set_time_t (&today, now);
  days = g_date_days_between (&day, &today);
  if (days == 0)
    /* Translators: when a game was last played, in the form of g_date_time_format (). */
    return g_date_time_format (then, C_ ("last played", "today at %H:%M"));
  if (days == 1)
    /* Translators: when a game was last played, in the form of g_date_time_format (). */
    return g_date_time_format (then, C_ ("last played", "yesterday at %H:%M"));
  if (days > 1 && days < 7)
    return g_strdup_printf (
        /* Translators: when a game was last played. */
        g_dngettext (GETTEXT_PACKAGE, "%u day ago", "%u days ago", (gulong) days), (guint) days);

  /* Translators: when a game was last played, in the form of g_date_time_format (). */
  return g_date_time_format (then, C_ ("last played", "on %B %-d, %Y"));
}

char *
dub_text_saved_game (DubPhase phase, guint round, guint pp, const char *played)
{
  if (phase == DUB_PHASE_OVER)
    /* Translators: a finished game; %s is when it was last played. */
    return g_strdup_printf (C_ ("saved game", "Finished · played %s"), played);
  if (phase == DUB_PHASE_SCORING)
    /* Translators: a saved game; %s is when it was last played. */
    return g_strdup_printf (C_ ("saved game", "Final scoring · played %s"), played);

  return g_strdup_printf (
      /* Translators: a saved game: its Round, a number of Prestige Points, and when it was last
       * played. */
      C_ ("saved game", "Round %u of 7 · her counter: %u PP · played %s"), round, pp, played);
}

char *
dub_text_results_won (guint n_won, guint n_games)
{
  if (n_games == 0)
    return g_strdup (C_ ("results", "No finished games yet"));

  return g_strdup_printf (
      /* Translators: how many games you have won, and how many there are. */
      g_dngettext (GETTEXT_PACKAGE, "You won %u of %u game", "You won %u of %u games", n_games),
      n_won, n_games);
}

char *
dub_text_results_shown (guint n, guint n_games)
{
  if (n == n_games)
    /* Translators: a number of past games. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u game", "%u games", n), n);

  /* Translators: how many past games are shown, and how many there are. */
  return g_strdup_printf (C_ ("results", "%u of %u"), n, n_games);
}

char *
dub_text_results_streak (guint n, gboolean is_yours)
{
  if (is_yours)
    return g_strdup_printf (
        /* Translators: %u is the number of games in a row that you have won. */
        g_dngettext (GETTEXT_PACKAGE, "You won the last %u game", "You won the last %u games", n),
        n);

  return g_strdup_printf (
      /* Translators: %u is the number of games in a row that she has won. */
      g_dngettext (GETTEXT_PACKAGE, "She won the last %u game", "She won the last %u games", n), n);
}

char *
dub_text_results_totals (DubOwner owner, double mean, guint best)
{
  return dub_text_fill (
      owner == DUB_BARRY
          /* Translators: a mean and the highest of her totals, in Prestige Points. */
          ? C_ ("results", "Madame du Barry: average %s, best %u PP")
          /* Translators: a mean and the highest of your totals, in Prestige Points. */
          : C_ ("results", "You: average %s, best %u PP"),
      dub_text_decimal (mean), dub_text_number (best));
}

char *
dub_text_results_group (const char *name, guint n_games, guint n_won, guint best)
{
  /* Translators: a kind of games, how many of them you won, and your highest total. */
  return dub_text_fill (C_ ("results", "%s – %s, best %u PP"), g_strdup (name),
                        dub_text_results_won (n_won, n_games), dub_text_number (best));
}

char *
dub_text_chart_pair (const char *what, double hers, double yours)
{
  /* Translators: what it is about, then her Prestige Points and yours. */
  return dub_text_fill (C_ ("chart", "%s: she %s, you %s"), g_strdup (what),
                        dub_text_decimal (hers), dub_text_decimal (yours));
}

char *
dub_text_chart_games (guint low, guint high, guint hers, guint yours)
{
  return g_strdup_printf (
      /* Translators: two limits of a total, then in how many games she and you had it. */
      C_ ("chart", "%u to %u PP: she %u times, you %u times"), low, high, hers, yours);
}

char *
dub_text_chart_leads (const char *what, double won, double lost)
{
  /* Translators: what it is about, then by how many Prestige Points you were ahead of her. */
  return dub_text_fill (C_ ("chart", "%s: ahead by %s in games you won, by %s in games she won"),
                        g_strdup (what), dub_text_decimal (won), dub_text_decimal (lost));
}

char *
dub_text_chart_turn (guint round, DubOwner owner)
{
  if (owner == DUB_BARRY)
    /* Translators: %u is the number of a Round. */
    return g_strdup_printf (C_ ("chart", "Round %u, after her turn"), round);

  /* Translators: %u is the number of a Round. */
  return g_strdup_printf (C_ ("chart", "Round %u, after your turn"), round);
}

char *
dub_text_chart_mean (guint n_games, const char *date)
{
  if (n_games <= 1)
    return g_strdup (date);

  return g_strdup_printf (
      /* Translators: a number of games, and the date of the last of them. */
      g_dngettext (GETTEXT_PACKAGE, "Average of %u game until %s", "Average of %u games until %s",
                   n_games),
      n_games, date);
}

char *
dub_text_chart_move (DubOwner owner, int n)
{
  if (owner == DUB_BARRY)
    /* Translators: by how many Prestige Points her total changed. */
    return g_strdup_printf (C_ ("chart", "Her total: %+d PP"), n);

  /* Translators: by how many Prestige Points your total changed. */
  return g_strdup_printf (C_ ("chart", "Your total: %+d PP"), n);
}

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
