/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-text-score.h"
#include "dub-score.h"
#include "dub-state.h"
#include "dub-text-private.h"

#include <glib/gi18n-lib.h>

/* The score of a side. */
typedef struct {
  const DubBox *box;
  const DubState *state;
  const DubSideScore *side;
  const DubSideScore *other;
  DubOwner owner;
} Scored;

/* Explains the result. The sentence takes the hall, the garments of each side, and the points. */
static const char *
get_verdict (const DubShare *share, const DubShare *other)
{
  if (share->n < other->n && share->pp > 0)
    /* Translators: %s is a hall, the numbers are the Garments of each side and the points. */
    return C_ ("scoring", "%s, Garments %u to %u, second place: %u PP.");
  if (share->n != other->n)
    /* Translators: %s is a hall, the numbers are the Garments of each side and the points. */
    return C_ ("scoring", "%s, Garments %u to %u: %u PP.");
  if (share->n_masters > other->n_masters)
    /* Translators: %s is a hall, the numbers are the Garments of each side and the points. */
    return C_ ("scoring", "%s, Garments %u to %u, more on Master Guest spaces: %u PP.");
  if (share->n_masters < other->n_masters)
    /* Translators: %s is a hall, the numbers are the Garments of each side and the points. */
    return C_ ("scoring", "%s, Garments %u to %u, fewer on Master Guest spaces: %u PP.");
  if (share->breaks_tie)
    /* Translators: %s is a hall, the numbers are the Garments of each side and the points. */
    return C_ ("scoring", "%s, Garments %u to %u, the Musicians break the tie: %u PP.");
  if (other->breaks_tie)
    /* Translators: %s is a hall, the numbers are the Garments of each side and the points. */
    return C_ ("scoring", "%s, Garments %u to %u, the other side’s Musicians break the tie: %u "
                          "PP.");

  /* Translators: %s is a hall, the numbers are the Garments of each side and the points. */
  return C_ ("scoring", "%s, Garments %u to %u, still tied, both score: %u PP.");
}

static char *
explain_halls (const Scored *scored)
{
  GPtrArray *sentences = g_ptr_array_new ();

  for (guint hall = 0; hall < DUB_N_HALLS; hall++) {
    const DubShare *share = &scored->side->halls[hall], *other = &scored->other->halls[hall];

    if (share->n > 0)
      g_ptr_array_add (sentences,
                       dub_text_fill (get_verdict (share, other), dub_text_hall (hall),
                                      dub_text_number (share->n), dub_text_number (other->n),
                                      dub_text_number (share->pp)));
  }
  if (sentences->len == 0)
    g_ptr_array_add (sentences, g_strdup (C_ ("scoring", "No Garment in any Hall: 0 PP.")));

  return dub_text_join_sentences (sentences);
}

/* The same for END-4. The sentence takes the Fireworks of each side, and the points. */
static const char *
get_fireworks_verdict (const DubShare *share, const DubShare *other)
{
  if (share->n == other->n && share->breaks_tie)
    /* Translators: the Fireworks of each side, and the points. */
    return C_ ("scoring", "Fireworks %u to %u, with the most expensive one: %u PP.");
  if (share->n == other->n)
    /* Translators: the Fireworks of each side, and the points. */
    return C_ ("scoring", "Fireworks %u to %u, without the most expensive one: %u PP.");
  if (share->n < other->n && share->pp > 0)
    /* Translators: the Fireworks of each side, and the points. */
    return C_ ("scoring", "Fireworks %u to %u, second place: %u PP.");

  /* Translators: the Fireworks of each side, and the points. */
  return C_ ("scoring", "Fireworks %u to %u: %u PP.");
}

static char *
explain_fireworks (const Scored *scored)
{
  const DubShare *share = &scored->side->fireworks, *other = &scored->other->fireworks;

  if (share->n == 0)
    return g_strdup (C_ ("scoring", "No Fireworks: 0 PP."));

  return dub_text_fill (get_fireworks_verdict (share, other), dub_text_number (share->n),
                        dub_text_number (other->n), dub_text_number (share->pp));
}

enum { ROYAL_HALL = 0 };

static const char *const line_names[DUB_N_SCORE_LINES + 1] = {
  NC_ ("scoring", "Livre and Jewelry tiles"),
  NC_ ("scoring", "Employee cards and Queen’s Favor"),
  NC_ ("scoring", "Majority in each of the 5 Halls"),
  NC_ ("scoring", "Majority in Fireworks"),
  NC_ ("scoring", "Admire the Fireworks on the Balcony"),
  NC_ ("scoring", "Statues"),
  NC_ ("scoring", "Trademark Tokens Scoring"),
  NC_ ("scoring", "Resource tiles"),
  /* Translators: the Prestige Points before the final scoring. */
  NC_ ("scoring", "On the score track"),
};

/* The things that a bonus counts. */
static const DubPlural counted_things[DUB_N_CROWNS + 1] = {
  /* Translators: what a bonus counts. */
  [DUB_VI_STAFF] = NP_ ("%u Employee card", "%u Employee cards"),
  [DUB_VI_MASTER_GUESTS] =
      /* Translators: what a bonus counts. */
  NP_ ("%u Garment on Master Guest spaces", "%u Garments on Master Guest spaces"),
  /* Translators: what a bonus counts: a gown with a frock coat is a pair. */
  [DUB_VI_PAIRS] = NP_ ("%u pair", "%u pairs"),
  /* Translators: what a bonus counts. */
  [DUB_JB_DECORATIONS] = NP_ ("%u Decoration", "%u Decorations"),
  /* Translators: what a bonus counts. */
  [DUB_JB_APPRENTICES] = NP_ ("%u Apprentice", "%u Apprentices"),
};

static const DubPlural livre_left =
    /* Translators: your Livre, which the plural goes by, and the Prestige Points for them. */
    NP_ ("%u Livre: %u PP.", "%u Livre: %u PP.");
static const DubPlural jewelry_tiles =
    /* Translators: the number of tiles, which the plural goes by, and
       the Prestige Points. */
    NP_ ("%u Jewelry tile: %u PP.", "%u Jewelry tiles: %u PP.");
static const DubPlural resource_tiles =
    /* Translators: the number of tiles, which the plural goes by, and the Prestige Points. */
    NP_ ("%u Resource tile: %u PP.", "%u Resource tiles: %u PP.");

DUB_DEFINE_NAME (score_line, guint, line, "scoring", line_names)

static char *
tell_worth (DubPlural plural, guint n, guint pp)
{
  return dub_text_fill (dub_text_plural (plural, n), dub_text_number (n), dub_text_number (pp));
}

static char *
explain_holdings (const Scored *scored)
{
  GPtrArray *parts = g_ptr_array_new ();

  if (scored->owner == DUB_YOU)
    g_ptr_array_add (parts,
                     tell_worth (livre_left, scored->state->sides[DUB_YOU].counts[DUB_FACT_LIVRE],
                                 scored->side->livre_pp));
  else
    g_ptr_array_add (parts, g_strdup (C_ ("scoring", "She has no Livre: 0 PP.")));
  if (dub_state_has_jewelry_box (scored->state))
    g_ptr_array_add (parts, tell_worth (jewelry_tiles, scored->side->jewelry_pp,
                                        scored->side->jewelry_pp));

  return dub_text_join_sentences (parts);
}

static guint
count (const DubBox *box, const DubState *state, DubOwner owner, DubCrown crown)
{
  if (crown == DUB_VI_STAFF)
    return state->sides[owner].counts[DUB_FACT_STAFF];
  if (crown == DUB_VI_MASTER_GUESTS)
    return dub_state_count_master_guests (box, state, owner);
  if (crown == DUB_VI_PAIRS)
    return dub_state_count_pairs (state, owner);
  if (crown == DUB_JB_DECORATIONS)
    return dub_state_count_decorations (state, owner);

  return state->sides[owner].counts[DUB_FACT_APPRENTICES];
}

/* Names the things that a bonus counts. */
static char *
explain_counts (const DubBox *box, const DubState *state, DubOwner owner, DubCrown crown)
{
  const DubSide *side = &state->sides[owner];
  guint8 colors[DUB_N_COLORS] = { 0 };

  if (crown == DUB_VI_THREAD_LACE)
    /* Translators: what a bonus counts. */
    return g_strdup_printf (C_ ("scoring", "Thread %u, Lace %u"), side->counts[DUB_FACT_THREAD],
                            side->counts[DUB_FACT_LACE]);
  if (crown != DUB_JB_JEWELRY_SET && crown != DUB_JB_NECKLACES)
    return dub_text_count (counted_things[crown], count (box, state, owner, crown));

  for (guint i = 0; i < side->jewelry.n; i++)
    colors[side->jewelry.colors[i]]++;

  return dub_text_jewels (colors);
}

static char *
explain_bonuses (const Scored *scored)
{
  GPtrArray *parts = g_ptr_array_new ();

  for (guint i = 0; i < scored->side->n_bonuses; i++)
    g_ptr_array_add (parts,
                     /* Translators: the first %s is a bonus in short, the second what it counts, %u
                        the points. */
                     dub_text_fill (C_ ("scoring", "%s (%s): %u PP."),
                                    dub_text_crown (scored->side->bonuses[i]),
                                    explain_counts (scored->box, scored->state, scored->owner,
                                                    scored->side->bonuses[i]),
                                    dub_text_number (scored->side->bonus_pp[i])));
  if (scored->side->n_bonuses == 0)
    g_ptr_array_add (parts, g_strdup (C_ ("scoring", "No end-of-game bonus: 0 PP.")));
  if (scored->side->favor_pp > 0)
    /* Translators: %u are the Prestige Points for it. */
    g_ptr_array_add (parts, g_strdup_printf (C_ ("scoring", "Queen’s Favor token: %u PP."),
                                             scored->side->favor_pp));

  return dub_text_join_sentences (parts);
}

static char *
explain_balcony (const Scored *scored)
{
  GPtrArray *parts = g_ptr_array_new ();

  for (guint i = 0; i < scored->side->n_balcony; i++) {
    DubBalcony place = scored->side->balcony[i];
    DubGarment garment = scored->state->halls[ROYAL_HALL][place.guest].garment;
    guint times = scored->box->decorations[DUB_FIREWORKS].spaces[place.firework].times;

    g_ptr_array_add (parts,
                     /* Translators: the first %s is a Garment, the second Fireworks like
                      * “Fireworks, 2nd from left”; how many times its Prestige
                      * Points count, and what that adds to the printed ones. */
                     dub_text_fill (C_ ("scoring", "Balcony: %s; %s; ×%u, %u PP more."),
                                    dub_text_garment (garment),
                                    dub_text_decoration (DUB_FIREWORKS, place.firework),
                                    dub_text_number (times),
                                    dub_text_number ((times - 1) * dub_garment_get_pp (garment))));
  }
  if (scored->side->n_balcony == 0)
    g_ptr_array_add (parts,
                     g_strdup (C_ ("scoring", "No Garment goes to the balcony: that takes "
                                              "Fireworks and a Garment in the Royal Hall.")));

  return dub_text_join_sentences (parts);
}

static char *
explain_statues (const Scored *scored)
{
  guint n = dub_state_count_tokens (scored->state, DUB_STATUES, scored->owner);
  const guint *counts = scored->side->statues;

  if (n == 0)
    return g_strdup (C_ ("scoring", "No Statue: 0 PP."));

  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE,
                   /* Translators: how many statues, which the plural goes by; how many Garments of
                    * each color they count; the Prestige Points, 2 for each of these. */
                   "%u Statue counts these Garments, 2 PP each: blue %u, pink %u, green %u, "
                   "orange %u. Together %u PP.",
                   "%u Statues count these Garments, 2 PP each: blue %u, pink %u, green %u, "
                   "orange %u. Together %u PP.",
                   n),
      n, counts[DUB_BLUE], counts[DUB_PINK], counts[DUB_GREEN], counts[DUB_ORANGE],
      scored->side->lines[5]);
}

static char *
explain_tokens (const Scored *scored)
{
  /* Translators: the Prestige Points of each. */
  return g_strdup_printf (C_ ("scoring", "Garments: %u PP. Decorations: %u PP. All Halls Bonus: %u "
                                         "PP."),
                          scored->side->garment_pp, scored->side->decoration_pp,
                          scored->side->all_halls_pp);
}

static char *
explain_tiles (const Scored *scored)
{
  if (scored->owner == DUB_YOU)
    return g_strdup (C_ ("scoring", "Your Resource tiles do not score: 0 PP."));

  return tell_worth (resource_tiles, scored->state->sides[DUB_BARRY].counts[DUB_FACT_TILES],
                     scored->side->lines[7]);
}

static char *
explain_track (const Scored *scored)
{
  /* Translators: %u are the Prestige Points before the final scoring. */
  return g_strdup_printf (C_ ("scoring", "Gained during the game: %u PP."), scored->side->track);
}

char *
dub_text_score_reason (const DubBox *box, const DubState *state, const DubScore *score,
                       DubOwner owner, guint line)
{
  static char *(*const explainers[DUB_N_SCORE_LINES + 1]) (const Scored *) = {
    explain_holdings,  /* END-1 */
    explain_bonuses,   /* END-2 */
    explain_halls,     /* END-3 */
    explain_fireworks, /* END-4 */
    explain_balcony,   /* END-5 */
    explain_statues,   /* END-6 */
    explain_tokens,    /* END-7 */
    explain_tiles,     /* END-8 */
    explain_track,
  };
  DubOwner other = owner == DUB_BARRY ? DUB_YOU : DUB_BARRY;
  const Scored scored = { box, state, &score->sides[owner], &score->sides[other], owner };

  g_return_val_if_fail (owner == DUB_BARRY || owner == DUB_YOU, NULL);
  g_return_val_if_fail (line < G_N_ELEMENTS (explainers), NULL);

  return explainers[line](&scored);
}

char *
dub_text_winner (const DubScore *score)
{
  guint barry = score->sides[DUB_BARRY].total, you = score->sides[DUB_YOU].total;

  if (score->winner == DUB_YOU)
    /* Translators: your Prestige Points, then hers. */
    return g_strdup_printf (C_ ("winner", "You win, %u to %u!"), you, barry);
  if (barry == you)
    /* Translators: the Prestige Points of both. */
    return g_strdup_printf (C_ ("winner", "Madame du Barry wins the tie. Prestige Points: %u "
                                          "each."),
                            barry);

  return g_strdup_printf (C_ ("winner",
                              /* Translators: her Prestige Points, then yours. */
                              "Madame du Barry wins, %u to %u. Try again!"),
                          barry, you);
}

char *
dub_text_score_now (const DubScore *score)
{
  return g_strdup_printf (
      /* Translators: your Prestige Points, then hers. */
      C_ ("winner", "If the game ended now: you %u, Madame du Barry %u."),
      score->sides[DUB_YOU].total, score->sides[DUB_BARRY].total);
}

enum { HOLDINGS = 0, BONUSES = 1, TRACK = DUB_N_SCORE_LINES };

static gboolean
are_bonuses_complete (const DubState *state)
{
  if (!dub_state_knows (state, DUB_FACT_BONUSES))
    return FALSE;
  for (guint i = 0; i < state->sides[DUB_YOU].n_bonuses; i++)
    if (dub_worth_get_missing (state, state->sides[DUB_YOU].bonuses[i]) != 0)
      return FALSE;

  return TRUE;
}

/* Returns whether nothing that is unknown changes the line. */
static gboolean
is_complete (const DubState *state, const DubScore *score, DubOwner owner, guint line)
{
  if (owner == DUB_BARRY)
    return line != BONUSES || score->hidden == 0;
  if (line == HOLDINGS)
    return (score->missing & (1u << DUB_FACT_LIVRE | 1u << DUB_FACT_JEWELRY)) == 0;
  if (line == BONUSES)
    return score->missing == 0 || are_bonuses_complete (state);

  return line != TRACK || (score->missing & (1u << DUB_FACT_PP)) == 0;
}

static char *
say_missing (guint facts)
{
  /* Translators: %s lists facts like “your Thread, your Lace”. */
  return dub_text_fill (C_ ("scoring", "Unknown: %s."),
                        dub_text_list (facts, DUB_N_FACTS, dub_text_fact));
}

static const char *
get_hidden (void)
{
  return C_ ("scoring", "Unknown: the bonuses of facedown Masters in her Employee deck. They are "
                        "revealed in the final scoring.");
}

/* For a line of your score, names only the facts missing from that line. */
static char *
say_missing_of (guint facts, guint line)
{
  guint track = 1u << DUB_FACT_PP, livre = 1u << DUB_FACT_LIVRE, bonuses = 1u << DUB_FACT_BONUSES;
  guint others;

  if (line == TRACK)
    return say_missing (track);
  if (line == HOLDINGS)
    return say_missing (facts & (livre | 1u << DUB_FACT_JEWELRY));

  others = facts & ~(track | livre | bonuses);

  return say_missing ((facts & bonuses) != 0 || others == 0 ? bonuses : others);
}

/* Returns one sentence per line. */
static char *
dup_reason (const DubGame *game, const DubScore *score, DubOwner owner, guint line)
{
  gboolean complete = is_complete (&game->state, score, owner, line);
  g_autofree char *reason =
      owner == DUB_YOU && !complete
          ? say_missing_of (score->missing, line)
          : dub_text_score_reason (&game->box, &game->state, score, owner, line);
  GString *text = g_string_new (reason);

  g_string_replace (text, ". ", ".\n", 0);
  if (owner == DUB_BARRY && !complete)
    g_string_append_printf (text, "\n%s", get_hidden ());

  return g_string_free (text, FALSE);
}

static char *
dup_figure (guint n, gboolean is_complete)
{
  if (is_complete)
    return g_strdup_printf ("%u", n);
  if (n == 0)
    /* Translators: a number that is not known. */
    return g_strdup (C_ ("points", "?"));

  /* Translators: at least this many. */
  return g_strdup_printf (C_ ("points", "%u+"), n);
}

static char *
dup_spoken (DubOwner owner, guint n, gboolean is_complete)
{
  const char *who = dub_text_person (owner);

  if (is_complete)
    /* Translators: Madame du Barry or you, and Prestige Points. */
    return g_strdup_printf (C_ ("points", "%s: %u"), who, n);
  if (n == 0)
    /* Translators: Madame du Barry or you. */
    return g_strdup_printf (C_ ("points", "%s: unknown"), who);

  /* Translators: Madame du Barry or you, and Prestige Points. */
  return g_strdup_printf (C_ ("points", "%s: at least %u"), who, n);
}

static void
fill_figure (DubScoreRow *row, DubOwner owner, guint n, gboolean is_complete)
{
  row->figures[owner] = dup_figure (n, is_complete);
  row->spoken[owner] = dup_spoken (owner, n, is_complete);
}

static void
fill_side (DubScoreTable *self, const DubGame *game, const DubScore *score, DubOwner owner)
{
  const DubSideScore *side = &score->sides[owner];

  for (guint i = 0; i < DUB_N_SCORE_ROWS; i++) {
    guint line = i == 0 ? TRACK : i - 1;

    fill_figure (&self->rows[i], owner, line == TRACK ? side->track : side->lines[line],
                 is_complete (&game->state, score, owner, line));
    self->rows[i].reasons[owner] = dup_reason (game, score, owner, line);
  }
  fill_figure (&self->total, owner, side->total,
               owner == DUB_BARRY ? score->hidden == 0 : score->missing == 0);
}

DubScoreTable *
dub_score_table_new (const DubGame *game)
{
  DubScoreTable *self = g_new0 (DubScoreTable, 1);
  gboolean is_end = game->state.phase == DUB_PHASE_SCORING || game->state.phase == DUB_PHASE_OVER;
  DubScore score;

  dub_score_count (&game->box, &game->state, &score);
  self->title =
      g_strdup (is_end ? C_ ("scoring", "Final scoring") : C_ ("scoring", "If the Game Ended Now"));
  if (score.missing != 0)
    self->missing = say_missing (score.missing);
  if (score.hidden != 0)
    self->hidden = g_strdup (get_hidden ());
  if (is_end && score.winner != DUB_NOBODY)
    self->winner = dub_text_winner (&score);
  for (guint i = 0; i < DUB_N_SCORE_ROWS; i++)
    self->rows[i].title = dub_text_score_line (i == 0 ? TRACK : i - 1);
  self->total.title = g_strdup (C_ ("scoring", "Total"));
  fill_side (self, game, &score, DUB_BARRY);
  fill_side (self, game, &score, DUB_YOU);

  return self;
}

static void
clear_row (DubScoreRow *row)
{
  g_free (row->title);
  for (guint i = 0; i < DUB_N_OWNERS; i++) {
    g_free (row->figures[i]);
    g_free (row->spoken[i]);
    g_free (row->reasons[i]);
  }
}

void
dub_score_table_free (DubScoreTable *self)
{
  g_free (self->title);
  g_free (self->winner);
  g_free (self->missing);
  g_free (self->hidden);
  for (guint i = 0; i < DUB_N_SCORE_ROWS; i++)
    clear_row (&self->rows[i]);
  clear_row (&self->total);
  g_free (self);
}

char *
dub_text_forecast_chance (guint n, guint n_games)
{
  guint percent = (n * 200 + n_games) / (2 * MAX (n_games, 1));

  if (n_games == 0)
    return g_strdup (C_ ("forecast", "No forecast for this table"));
  if (n == 0)
    /* Translators: 1 % is a percentage. */
    return g_strdup (C_ ("forecast", "Chance that she wins: less than 1%"));
  if (n == n_games)
    /* Translators: 99 % is a percentage. */
    return g_strdup (C_ ("forecast", "Chance that she wins: more than 99%"));

  /* Translators: %u is a percentage. */
  return g_strdup_printf (C_ ("forecast", "Chance that she wins: %u%%"), CLAMP (percent, 1, 99));
}

char *
dub_text_forecast_band (DubOwner owner, guint low, guint high)
{
  if (owner == DUB_BARRY)
    /* Translators: two totals of Prestige Points, the lower one first. */
    return g_strdup_printf (C_ ("forecast", "Madame du Barry: %u to %u PP"), low, high);

  /* Translators: two totals of Prestige Points, the lower one first. */
  return g_strdup_printf (C_ ("forecast", "You: %u to %u PP"), low, high);
}

char *
dub_text_forecast_basis (guint n_games)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       /* Translators: %u is a number of games. */
                                       "From %u simulated game, played on from this table with a "
                                       "simulated player in your place. Hidden cards and tiles "
                                       "stay hidden. Nine in ten end within these totals.",
                                       "From %u simulated games, played on from this table with a "
                                       "simulated player in your place. Hidden cards and tiles "
                                       "stay hidden. Nine in ten end within these totals.",
                                       n_games),
                          n_games);
}
