/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Final scoring: every number with how it came about. The majorities are in
 * dub-text-score-rivals.c.
 */

#include "dub-count.h"
#include "dub-text-private.h"

#include <glib/gi18n-lib.h>

enum { ROYAL_HALL = 0 };

/* Tables of marked text, which clang-format cannot indent. */
/* clang-format off */

static const char *const line_names[DUB_N_SCORE_LINES + 1] = {
  NC_("scoring", "Livre and Jewelry tiles"),
  NC_("scoring", "Employee cards and Queen’s Favor"),
  NC_("scoring", "Majority in each of the 5 Halls"),
  NC_("scoring", "Majority in Fireworks"),
  NC_("scoring", "Admire the Fireworks on the Balcony"),
  NC_("scoring", "Statues"),
  NC_("scoring", "Trademark Tokens Scoring"),
  NC_("scoring", "Resource tiles"),
  /* Translators: the Prestige Points before the final scoring. */
  NC_("scoring", "On the score track"),
};

/* clang-format on */

char *
dub_text_score_line (guint line)
{
  return g_strdup (dub_text_pick ("scoring", line_names, line));
}

/* Takes sentences and gives them one after the other. */
static char *
join_sentences (GPtrArray *sentences)
{
  char *text;

  g_ptr_array_add (sentences, NULL);
  text = g_strjoinv (" ", (char **) sentences->pdata);
  g_ptr_array_set_free_func (sentences, g_free);
  g_ptr_array_unref (sentences);

  return text;
}

static char *
explain_holdings (const DubState *state, const DubSideScore *side, DubOwner owner)
{
  GPtrArray *parts = g_ptr_array_new ();
  guint livre = state->you.counts[DUB_FACT_LIVRE];

  if (owner == DUB_YOU)
    /* Translators: your Livre, which the plural goes by, and the Prestige Points for them. */
    g_ptr_array_add (parts, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u Livre: %u PP.",
                                                          "%u Livre: %u PP.", livre),
                                             livre, side->livre_pp));
  else
    g_ptr_array_add (parts, g_strdup (C_("scoring", "She has no Livre: 0 PP.")));
  if (dub_state_has_expansion (state, DUB_EXPANSION_JEWELRY_BOX))
    g_ptr_array_add (parts, g_strdup_printf (
                                /* Translators: the number of tiles, which the plural goes by, and
                                   the Prestige Points. */
                                g_dngettext (GETTEXT_PACKAGE, "%u Jewelry tile: %u PP.",
                                             "%u Jewelry tiles: %u PP.", side->jewelry_pp),
                                side->jewelry_pp, side->jewelry_pp));

  return join_sentences (parts);
}

static guint
count_apprentices (const DubState *state, DubOwner owner)
{
  guint n = 0;

  if (owner == DUB_YOU)
    return state->you.counts[DUB_FACT_APPRENTICES];
  for (guint i = 0; i < state->barry.n_staff; i++)
    n += state->barry.staff[i].type == DUB_APPRENTICE;

  return n;
}

static char *
explain_counts (const DubState *state, DubOwner owner, DubCrown crown)
{
  gboolean you = owner == DUB_YOU;
  const DubJewelry *jewelry = you ? &state->you.jewelry : &state->barry.jewelry;
  guint8 counts[DUB_N_COLORS] = { 0 };
  guint thread = you ? state->you.counts[DUB_FACT_THREAD] : state->barry.thread;
  guint lace = you ? state->you.counts[DUB_FACT_LACE] : state->barry.lace;
  guint n = you ? state->you.counts[DUB_FACT_STAFF] : state->barry.n_staff;

  switch (crown) {
  case DUB_VI_STAFF:
    return g_strdup_printf (
        /* Translators: what a bonus counts. */
        g_dngettext (GETTEXT_PACKAGE, "%u Employee card", "%u Employee cards", n), n);
  case DUB_JB_APPRENTICES:
    n = count_apprentices (state, owner);
    return g_strdup_printf (
        /* Translators: what a bonus counts. */
        g_dngettext (GETTEXT_PACKAGE, "%u Apprentice", "%u Apprentices", n), n);
  case DUB_VI_THREAD_LACE:
    /* Translators: what a bonus counts. */
    return g_strdup_printf (C_("scoring", "Thread %u, Lace %u"), thread, lace);
  case DUB_JB_JEWELRY_SET:
  case DUB_JB_NECKLACES:
    for (guint i = 0; i < jewelry->n; i++)
      counts[jewelry->colors[i]]++;
    return dub_text_jewels (counts);
  case DUB_VI_MASTER_GUESTS:
  case DUB_VI_PAIRS:
  case DUB_JB_DECORATIONS:
  case DUB_CROWN_NONE:
  default:
    g_return_val_if_reached (NULL);
  }
}

static char *
explain_board_counts (const DubBox *box, const DubState *state, DubOwner owner, DubCrown crown)
{
  guint n;

  switch (crown) {
  case DUB_VI_MASTER_GUESTS:
    n = dub_state_count_master_guests (box, state, owner);
    return g_strdup_printf (
        /* Translators: what a bonus counts. */
        g_dngettext (GETTEXT_PACKAGE, "%u Garment on Master Guest spaces",
                     "%u Garments on Master Guest spaces", n),
        n);
  case DUB_VI_PAIRS:
    n = dub_state_count_pairs (state, owner);
    return g_strdup_printf (
        /* Translators: what a bonus counts: a gown with a frock coat is a pair. */
        g_dngettext (GETTEXT_PACKAGE, "%u pair", "%u pairs", n), n);
  case DUB_JB_DECORATIONS:
    n = dub_state_count_decorations (state, owner);
    return g_strdup_printf (
        /* Translators: what a bonus counts. */
        g_dngettext (GETTEXT_PACKAGE, "%u Decoration", "%u Decorations", n), n);
  case DUB_VI_STAFF:
  case DUB_VI_THREAD_LACE:
  case DUB_JB_JEWELRY_SET:
  case DUB_JB_NECKLACES:
  case DUB_JB_APPRENTICES:
  case DUB_CROWN_NONE:
  default:
    return explain_counts (state, owner, crown);
  }
}

static char *
explain_bonuses (const DubBox *box, const DubState *state, const DubSideScore *side, DubOwner owner)
{
  GPtrArray *parts = g_ptr_array_new ();

  for (guint i = 0; i < side->n_bonuses; i++) {
    g_autofree char *name = dub_text_crown (side->bonuses[i]);
    g_autofree char *counts = explain_board_counts (box, state, owner, side->bonuses[i]);

    /* Translators: the first %s is a bonus in short, the second what it counts, %u the points. */
    g_ptr_array_add (parts, g_strdup_printf (C_("scoring", "%s (%s): %u PP."), name, counts,
                                                 side->bonus_pp[i]));
  }
  if (side->n_bonuses == 0)
    g_ptr_array_add (parts, g_strdup (C_("scoring", "No end-of-game bonus: 0 PP.")));
  if (side->favor_pp > 0)
    /* Translators: %u are the Prestige Points for it. */
    g_ptr_array_add (parts, g_strdup_printf (C_("scoring", "Queen’s Favor token: %u PP."),
                                                 side->favor_pp));

  return join_sentences (parts);
}

static char *
explain_balcony (const DubBox *box, const DubState *state, const DubSideScore *side)
{
  GPtrArray *parts = g_ptr_array_new ();

  for (guint i = 0; i < side->n_balcony; i++) {
    DubBalcony place = side->balcony[i];
    DubGarment garment = state->halls[ROYAL_HALL][place.guest].garment;
    guint times = box->decorations[DUB_FIREWORKS].spaces[place.firework].times;
    g_autofree char *name = dub_text_garment (garment);
    g_autofree char *fireworks = dub_text_decoration (DUB_FIREWORKS, place.firework);

    g_ptr_array_add (parts, g_strdup_printf (
                                /* Translators: the first %s is a Garment, the second Fireworks like
                                 * “Fireworks, 2nd space from the left”; how many times its Prestige
                                 * Points count, and what that adds to the printed ones. */
                                C_("scoring", "To the balcony: %s; %s, x%u: %u PP more."), name,
                                    fireworks, times, (times - 1) * dub_garment_get_pp (garment)));
  }
  if (side->n_balcony == 0)
    g_ptr_array_add (parts, g_strdup (C_("scoring",
                                         "No Garment goes to the balcony: it takes Fireworks and "
                                         "a Garment in the Royal Hall.")));

  return join_sentences (parts);
}

static char *
explain_statues (const DubState *state, const DubSideScore *side, DubOwner owner)
{
  guint n = dub_state_count_tokens (state, DUB_STATUES, owner);
  guint counts[DUB_N_COLORS];

  if (n == 0)
    return g_strdup (C_("scoring", "No statue: 0 PP."));

  for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++)
    counts[color] = MIN (n, dub_state_count_garments (state, owner, color));

  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE,
                   /* Translators: how many statues, which the plural goes by; how many Garments of
                    * each color they count; the Prestige Points, 2 for each of these. */
                   "%u statue counts these Garments, 2 PP each: blue %u, pink %u, green %u, orange "
                   "%u. Together %u PP.",
                   "%u statues count these Garments, 2 PP each: blue %u, pink %u, green %u, orange "
                   "%u. Together %u PP.",
                   n),
      n, counts[DUB_BLUE], counts[DUB_PINK], counts[DUB_GREEN], counts[DUB_ORANGE], side->lines[5]);
}

static char *
explain_tokens (const DubSideScore *side)
{
  /* Translators: the Prestige Points of each. */
  return g_strdup_printf (C_("scoring", "Garments: %u PP. Decorations: %u PP. All Halls Bonus: %u "
                                        "PP."),
                              side->garment_pp, side->decoration_pp, side->all_halls_pp);
}

static char *
explain_tiles (const DubState *state, const DubSideScore *side, DubOwner owner)
{
  guint n = state->barry.tiles;

  if (owner == DUB_YOU)
    return g_strdup (C_("scoring", "Only Madame du Barry scores Resource tiles: 0 PP."));

  return g_strdup_printf (
      /* Translators: the number of tiles, which the plural goes by, and the Prestige Points. */
      g_dngettext (GETTEXT_PACKAGE, "%u Resource tile: %u PP.", "%u Resource tiles: %u PP.", n), n,
      side->lines[7]);
}

char *
dub_text_score_reason (const DubBox *box, const DubState *state, const DubScore *score,
                       DubOwner owner, guint line)
{
  const DubSideScore *side = &score->sides[owner];

  g_return_val_if_fail (owner == DUB_BARRY || owner == DUB_YOU, NULL);

  switch (DUB_RULE_END_1 + line) {
  case DUB_RULE_END_1:
    return explain_holdings (state, side, owner);
  case DUB_RULE_END_2:
    return explain_bonuses (box, state, side, owner);
  case DUB_RULE_END_3:
    return dub_text_score_halls (box, state, score, owner);
  case DUB_RULE_END_4:
    return dub_text_score_fireworks (box, state, score, owner);
  case DUB_RULE_END_5:
    return explain_balcony (box, state, side);
  case DUB_RULE_END_6:
    return explain_statues (state, side, owner);
  case DUB_RULE_END_7:
    return explain_tokens (side);
  case DUB_RULE_END_8:
    return explain_tiles (state, side, owner);
  default:
    /* Translators: %u are the Prestige Points before the final scoring. */
    return g_strdup_printf (C_("scoring", "Gained during the game: %u PP."), side->track);
  }
}

char *
dub_text_winner (const DubScore *score)
{
  guint barry = score->sides[DUB_BARRY].total, you = score->sides[DUB_YOU].total;

  if (score->winner == DUB_YOU)
    /* Translators: your Prestige Points, then hers. */
    return g_strdup_printf (C_("winner", "You win! You have %u PP, Madame du Barry has %u PP."),
                                you, barry);
  if (barry == you)
    /* Translators: the Prestige Points of both. */
    return g_strdup_printf (C_("winner", "Madame du Barry wins, since a tie is hers: both have %u "
                                         "PP."),
                                barry);

  /* Translators: her Prestige Points, then yours. */
  return g_strdup_printf (C_("winner", "Madame du Barry wins. She has %u PP, you have %u PP. "
                                       "Please try again!"),
                              barry, you);
}
