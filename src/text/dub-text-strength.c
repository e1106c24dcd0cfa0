/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-text-strength.h"

#include "dub-text-sentence-private.h"

#include <glib/gi18n-lib.h>

static const char *const names[DUB_N_STRENGTHS] = {
  [DUB_STRENGTH_PRINTED] = NC_ ("strength", "As printed"),
  [DUB_STRENGTH_CARD_FEWER] = NC_ ("strength", "She draws one card fewer in Round 1"),
  [DUB_STRENGTH_CARD_MORE] = NC_ ("strength", "She draws one card more in Round 1"),
  [DUB_STRENGTH_PP_5] = NC_ ("strength", "She starts with 5 PP"),
  [DUB_STRENGTH_PP_10] = NC_ ("strength", "She starts with 10 PP"),
};

static const char *const setups[DUB_N_STRENGTHS] = {
  [DUB_STRENGTH_PRINTED] = NULL,
  [DUB_STRENGTH_CARD_FEWER] =
      NC_ ("setup", "Handicap: in the first Round she draws 3 cards instead of 4."),
  [DUB_STRENGTH_CARD_MORE] =
      NC_ ("setup", "Handicap: in the first Round she draws 5 cards instead of 4."),
  [DUB_STRENGTH_PP_5] =
      NC_ ("setup", "Handicap: set her Prestige Point counter to 5 instead of 0."),
  [DUB_STRENGTH_PP_10] =
      NC_ ("setup", "Handicap: set her Prestige Point counter to 10 instead of 0."),
};

char *
dub_text_strength (DubStrength strength)
{
  return g_strdup (dub_text_pick ("strength", names, strength));
}

char *
dub_text_strength_rate (gboolean is_default, guint percent)
{
  if (is_default)
    /* Translators: %u is a number of percent. */
    return g_strdup_printf (C_ ("strength", "Default: she wins about %u%% of simulated games"),
                            percent);

  /* Translators: %u is a number of percent. */
  return g_strdup_printf (C_ ("strength", "Handicap: she wins about %u%% of simulated games"),
                          percent);
}

char *
dub_text_strength_setup (DubStrength strength)
{
  return setups[strength] != NULL ? g_strdup (dub_text_pick ("setup", setups, strength)) : NULL;
}
