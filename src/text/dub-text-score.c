/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Final scoring: every number with its explanation. The majorities are in
 * dub-text-majority.c.
 */

#include "dub-text-score.h"

#include "dub-state-count.h"
#include "dub-text-majority-private.h"
#include "dub-text-names-private.h"

#include <glib/gi18n-lib.h>

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
static const DubPlural counted[DUB_N_CROWNS + 1] = {
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

static const DubPlural livre =
    /* Translators: your Livre, which the plural goes by, and the Prestige Points for them. */
    NP_ ("%u Livre: %u PP.", "%u Livre: %u PP.");
static const DubPlural jewelry_tiles =
    /* Translators: the number of tiles, which the plural goes by, and
       the Prestige Points. */
    NP_ ("%u Jewelry tile: %u PP.", "%u Jewelry tiles: %u PP.");
static const DubPlural resource_tiles =
    /* Translators: the number of tiles, which the plural goes by, and the Prestige Points. */
    NP_ ("%u Resource tile: %u PP.", "%u Resource tiles: %u PP.");

char *
dub_text_score_line (guint line)
{
  return g_strdup (dub_text_pick ("scoring", line_names, line));
}

static char *
tell_worth (DubPlural plural, guint n, guint pp)
{
  return dub_text_fill (dub_text_plural (plural, n), dub_text_number (n), dub_text_number (pp));
}

static char *
explain_holdings (const DubTextScored *scored)
{
  GPtrArray *parts = g_ptr_array_new ();

  if (scored->owner == DUB_YOU)
    g_ptr_array_add (parts, tell_worth (livre, scored->state->sides[DUB_YOU].counts[DUB_FACT_LIVRE],
                                        scored->side->livre_pp));
  else
    g_ptr_array_add (parts, g_strdup (C_ ("scoring", "She has no Livre: 0 PP.")));
  if (dub_state_has_expansion (scored->state, DUB_EXPANSION_JEWELRY_BOX))
    g_ptr_array_add (parts, tell_worth (jewelry_tiles, scored->side->jewelry_pp,
                                        scored->side->jewelry_pp));

  return dub_text_join_sentences (parts);
}

static guint
count_apprentices (const DubState *state, DubOwner owner)
{
  guint n = 0;

  if (owner == DUB_YOU)
    return state->sides[DUB_YOU].counts[DUB_FACT_APPRENTICES];
  for (guint i = 0; i < state->sides[DUB_BARRY].n_staff; i++)
    n += state->sides[DUB_BARRY].staff[i].type == DUB_APPRENTICE;

  return n;
}

static guint
count (const DubBox *box, const DubState *state, DubOwner owner, DubCrown crown)
{
  if (crown == DUB_VI_STAFF)
    return owner == DUB_YOU ? state->sides[DUB_YOU].counts[DUB_FACT_STAFF]
                            : state->sides[DUB_BARRY].n_staff;
  if (crown == DUB_VI_MASTER_GUESTS)
    return dub_state_count_master_guests (box, state, owner);
  if (crown == DUB_VI_PAIRS)
    return dub_state_count_pairs (state, owner);
  if (crown == DUB_JB_DECORATIONS)
    return dub_state_count_decorations (state, owner);

  return count_apprentices (state, owner);
}

/* Names the things that a bonus counts. */
static char *
explain_counts (const DubBox *box, const DubState *state, DubOwner owner, DubCrown crown)
{
  gboolean you = owner == DUB_YOU;
  const DubJewelry *jewelry =
      you ? &state->sides[DUB_YOU].jewelry : &state->sides[DUB_BARRY].jewelry;
  guint8 colors[DUB_N_COLORS] = { 0 };

  if (crown == DUB_VI_THREAD_LACE)
    /* Translators: what a bonus counts. */
    return g_strdup_printf (C_ ("scoring", "Thread %u, Lace %u"),
                            you ? state->sides[DUB_YOU].counts[DUB_FACT_THREAD]
                                : state->sides[DUB_BARRY].counts[DUB_FACT_THREAD],
                            you ? state->sides[DUB_YOU].counts[DUB_FACT_LACE]
                                : state->sides[DUB_BARRY].counts[DUB_FACT_LACE]);
  if (crown != DUB_JB_JEWELRY_SET && crown != DUB_JB_NECKLACES)
    return dub_text_count (counted[crown], count (box, state, owner, crown));

  for (guint i = 0; i < jewelry->n; i++)
    colors[jewelry->colors[i]]++;

  return dub_text_jewels (colors);
}

static char *
explain_bonuses (const DubTextScored *scored)
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
explain_balcony (const DubTextScored *scored)
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
explain_statues (const DubTextScored *scored)
{
  guint n = dub_state_count_tokens (scored->state, DUB_STATUES, scored->owner);
  guint counts[DUB_N_COLORS];

  if (n == 0)
    return g_strdup (C_ ("scoring", "No Statue: 0 PP."));

  dub_state_count_garments (scored->state, scored->owner, counts);
  for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++)
    counts[color] = MIN (n, counts[color]);

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
explain_tokens (const DubTextScored *scored)
{
  /* Translators: the Prestige Points of each. */
  return g_strdup_printf (C_ ("scoring", "Garments: %u PP. Decorations: %u PP. All Halls Bonus: %u "
                                         "PP."),
                          scored->side->garment_pp, scored->side->decoration_pp,
                          scored->side->all_halls_pp);
}

static char *
explain_tiles (const DubTextScored *scored)
{
  if (scored->owner == DUB_YOU)
    return g_strdup (C_ ("scoring", "Only Madame du Barry scores Resource tiles: 0 PP."));

  return tell_worth (resource_tiles, scored->state->sides[DUB_BARRY].counts[DUB_FACT_TILES],
                     scored->side->lines[7]);
}

static char *
explain_track (const DubTextScored *scored)
{
  /* Translators: %u are the Prestige Points before the final scoring. */
  return g_strdup_printf (C_ ("scoring", "Gained during the game: %u PP."), scored->side->track);
}

char *
dub_text_score_reason (const DubBox *box, const DubState *state, const DubScore *score,
                       DubOwner owner, guint line)
{
  static char *(*const explainers[DUB_N_SCORE_LINES + 1]) (const DubTextScored *) = {
    explain_holdings,         /* END-1 */
    explain_bonuses,          /* END-2 */
    dub_text_score_halls,     /* END-3 */
    dub_text_score_fireworks, /* END-4 */
    explain_balcony,          /* END-5 */
    explain_statues,          /* END-6 */
    explain_tokens,           /* END-7 */
    explain_tiles,            /* END-8 */
    explain_track,
  };
  const DubTextScored scored = { box, state, &score->sides[owner], owner };

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
    return g_strdup_printf (C_ ("winner", "You win! Prestige Points: you %u, Madame du Barry %u."),
                            you, barry);
  if (barry == you)
    /* Translators: the Prestige Points of both. */
    return g_strdup_printf (C_ ("winner", "Madame du Barry wins the tie. Prestige Points: %u "
                                          "each."),
                            barry);

  return g_strdup_printf (C_ ("winner",
                              /* Translators: her Prestige Points, then yours. */
                              "Madame du Barry wins. Prestige Points: she %u, you %u. Try "
                              "again!"),
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
