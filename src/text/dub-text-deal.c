/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-text-deal.h"

#include "dub-text-sentence-private.h"

#include <glib/gi18n-lib.h>

static const char *const problems[DUB_N_DEAL_PROBLEMS] = {
  [DUB_DEAL_GOOD] = NULL,
  [DUB_DEAL_LETTER] = NC_ ("code of a deal", "A code has letters, digits and hyphens only."),
  [DUB_DEAL_SHORT] =
      NC_ ("code of a deal", "The code has too few or too many letters. Copy all of it."),
  [DUB_DEAL_CHECK] =
      NC_ ("code of a deal",
           "A letter or a digit of the code is wrong. Compare it with the original."),
  [DUB_DEAL_VALUE] = NC_ ("code of a deal", "The code comes from a later version of this app."),
  [DUB_DEAL_BOX] =
      NC_ ("code of a deal", "The code belongs to a box profile whose values differ from all of "
                             "yours. Ask for that profile and open the file first."),
};

char *
dub_text_deal_problem (DubDealProblem problem)
{
  g_return_val_if_fail (problem != DUB_DEAL_GOOD, NULL);

  return g_strdup (dub_text_pick ("code of a deal", problems, problem));
}

char *
dub_text_deal_code (const char *code)
{
  /* Translators: %s is a code that another player can type. */
  return g_strdup_printf (C_ ("code of a deal", "Code for the same cards: %s"), code);
}
