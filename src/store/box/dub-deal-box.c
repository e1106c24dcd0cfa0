/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-deal-box.h"

#include "dub-box-file.h"
#include "dub-profiles.h"

#include <string.h>

/* FNV-1a, folded to the bits of a check. */
static guint
check_box (const DubBox *box)
{
  g_autofree DubBox *figures = g_memdup2 (box, sizeof *box);
  g_autofree char *text = NULL;
  guint32 hash = 2166136261u;

  memset (figures->name, 0, sizeof figures->name);
  memset (figures->sources, 0, sizeof figures->sources);
  text = dub_box_print_line (figures);
  for (const char *at = text; *at != '\0'; at++)
    hash = (hash ^ (guint8) *at) * 16777619u;

  return (hash >> 15 ^ hash) % DUB_N_DEAL_CHECKS;
}

char *
dub_deal_dup_code (const DubBox *box, const DubSetup *setup)
{
  const DubDeal deal = { .setup = *setup, .check = check_box (box) };

  return dub_deal_print (&deal);
}

char *
dub_deal_dup_code_of (const DubHistory *history)
{
  const DubSetup *setup = dub_history_get_setup (history);

  /* The box of the first entry is there after it. */
  return setup->draw_mode == DUB_DRAW_APP
             ? dub_deal_dup_code (dub_history_get_box (history, 1), setup)
             : NULL;
}

static gboolean
fits (const char *id, const DubDeal *deal)
{
  DubBox box;

  return dub_profiles_load (id, &box, NULL) && check_box (&box) == deal->check;
}

DubDealProblem
dub_deal_find (const char *code, const char *preferred, DubDeal *deal, char **id)
{
  DubDealProblem problem = dub_deal_parse (code, deal);
  g_autoptr (GPtrArray) profiles = NULL;

  if (problem != DUB_DEAL_GOOD)
    return problem;
  if (preferred != NULL && fits (preferred, deal)) {
    *id = g_strdup (preferred);
    return DUB_DEAL_GOOD;
  }
  profiles = dub_profiles_list ();
  for (guint i = 0; i < profiles->len; i++) {
    const DubSummary *info = g_ptr_array_index (profiles, i);

    if (info->problem == NULL && fits (info->id, deal)) {
      *id = g_strdup (info->id);
      return DUB_DEAL_GOOD;
    }
  }

  return DUB_DEAL_BOX;
}
