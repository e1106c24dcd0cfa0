/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a move of yours costs and brings, in one line.
 */

#include "dub-text-yours.h"

#include "dub-text-names-private.h"

#include <glib/gi18n-lib.h>

/* Tables of translatable strings, which clang-format cannot indent. */
/* clang-format off */

static const DubPlural amounts[DUB_N_COUNTS] = {
  /* Translators: what you pay or gain; %u is how many. */
  [DUB_FACT_PP] = NP_("%u Prestige Point", "%u Prestige Points"),
  /* Translators: what you pay or gain; %u is how many. */
  [DUB_FACT_LIVRE] = NP_("%u Livre", "%u Livre"),
  /* Translators: what you pay or gain; %u is how many. */
  [DUB_FACT_THREAD] = NP_("%u Thread", "%u Thread"),
  /* Translators: what you pay or gain; %u is how many. */
  [DUB_FACT_LACE] = NP_("%u Lace", "%u Lace"),
  /* Translators: what you pay or gain; %u is how many. */
  [DUB_FACT_TILES] = NP_("%u Resource tile", "%u Resource tiles"),
};

/* clang-format on */

enum {
  THREAD_OR_LACE = 1u << DUB_FACT_THREAD | 1u << DUB_FACT_LACE,
  PRINTED = THREAD_OR_LACE | 1u << DUB_FACT_TILES,
  PRICE = 1u << DUB_FACT_LIVRE,
};

/* Returns the amounts with the sign, or NULL. */
static char *
list_amounts (const gint16 *gains, gint sign)
{
  GPtrArray *names = g_ptr_array_new ();

  for (DubFact fact = 0; fact < DUB_N_COUNTS; fact++)
    if (gains[fact] * sign > 0)
      g_ptr_array_add (names, dub_text_count (amounts[fact], (guint) (gains[fact] * sign)));
  if (names->len > 0)
    return dub_text_join (names);
  g_ptr_array_unref (names);

  return NULL;
}

/* Returns what else changes, by an amount that only you can see, or NULL. */
static const char *
get_rest (guint open)
{
  if (open == 0)
    return NULL;
  if ((open & PRINTED) == THREAD_OR_LACE)
    return C_("gains", "The tile brings the Thread or Lace on it.");
  if (open == PRINTED)
    return C_("gains", "Also pay the silk, Thread and Lace on the Garment.");
  if ((open & PRINTED) == PRINTED)
    return C_("gains", "Also pay the silk, Thread and Lace on the Garment; gain its price.");

  return C_("gains", "The Livre depend on the card that you played.");
}

char *
dub_text_gains (const DubDetail *gained)
{
  GPtrArray *sentences = g_ptr_array_new ();
  char *paid = list_amounts (gained->gains, -1), *got = list_amounts (gained->gains, 1);
  const char *rest = get_rest (gained->open);

  if (paid != NULL)
    /* Translators: %s is a list like “4 Livre”. */
    g_ptr_array_add (sentences, dub_text_fill (C_("gains", "You pay %s."), paid));
  if (got != NULL)
    /* Translators: %s is a list like “5 Livre, 1 Thread”. */
    g_ptr_array_add (sentences, dub_text_fill (C_("gains", "You gain %s."), got));
  if (rest != NULL)
    g_ptr_array_add (sentences, g_strdup (rest));

  return dub_text_join_sentences (sentences);
}
