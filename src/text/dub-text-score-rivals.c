/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Majorities, END-3 and END-4: who has more, and what broke a tie.
 */

#include "dub-count.h"
#include "dub-text-private.h"

#include <glib/gi18n-lib.h>

/* One hall, seen from one side. */
typedef struct {
  guint n, n_other;
  guint masters, masters_other;
  DubOwner musician;
} Standing;

static Standing
look_at_hall (const DubBox *box, const DubState *state, guint hall, DubOwner owner)
{
  Standing standing = { .musician = state->tokens[DUB_MUSICIANS][hall] };

  for (guint i = 0; i < box->halls[hall].n_guests; i++) {
    DubOwner guest = state->halls[hall][i].owner;
    guint master = box->halls[hall].guests[i].master ? 1 : 0;

    if (guest == DUB_NOBODY)
      continue;
    standing.n += guest == owner;
    standing.n_other += guest != owner;
    standing.masters += guest == owner ? master : 0;
    standing.masters_other += guest != owner ? master : 0;
  }

  return standing;
}

/* Of a tie. */
static char *
explain_tie (const char *hall, const Standing *standing, DubOwner owner, guint pp)
{
  if (standing->masters > standing->masters_other)
    /* Translators: %s is a hall, the numbers are the Garments of each side and the points. */
    return g_strdup_printf (C_("scoring", "%s, %u to %u Garments, more on Master Guest spaces: %u "
                                          "PP."),
                                hall, standing->n, standing->n_other, pp);
  if (standing->masters < standing->masters_other)
    /* Translators: %s is a hall, the numbers are the Garments of each side and the points. */
    return g_strdup_printf (C_("scoring", "%s, %u to %u Garments, fewer on Master Guest spaces: "
                                          "%u PP."),
                                hall, standing->n, standing->n_other, pp);
  if (standing->musician == owner)
    /* Translators: %s is a hall, the numbers are the Garments of each side and the points. */
    return g_strdup_printf (C_("scoring", "%s, %u to %u Garments, the Musicians break the tie: %u "
                                          "PP."),
                                hall, standing->n, standing->n_other, pp);
  if (standing->musician != DUB_NOBODY)
    /* Translators: %s is a hall, the numbers are the Garments of each side and the points. */
    return g_strdup_printf (C_("scoring", "%s, %u to %u Garments, the Musicians of the other side "
                                          "break the tie: %u PP."),
                                hall, standing->n, standing->n_other, pp);

  /* Translators: %s is a hall, the numbers are the Garments of each side and the points. */
  return g_strdup_printf (C_("scoring", "%s, %u to %u Garments, the tie stays and both score: %u "
                                        "PP."),
                              hall, standing->n, standing->n_other, pp);
}

static char *
explain_hall (const char *hall, const Standing *standing, DubOwner owner, guint pp)
{
  if (standing->n == standing->n_other)
    return explain_tie (hall, standing, owner, pp);
  if (standing->n < standing->n_other && pp > 0)
    /* Translators: %s is a hall, the numbers are the Garments of each side and the points. */
    return g_strdup_printf (C_("scoring", "%s, %u to %u Garments, second place: %u PP."), hall,
                                standing->n, standing->n_other, pp);

  /* Translators: %s is a hall, the numbers are the Garments of each side and the points. */
  return g_strdup_printf (C_("scoring", "%s, %u to %u Garments: %u PP."), hall, standing->n,
                              standing->n_other, pp);
}

char *
dub_text_score_halls (const DubBox *box, const DubState *state, const DubScore *score,
                      DubOwner owner)
{
  GString *text = g_string_new (NULL);

  for (guint hall = 0; hall < DUB_N_HALLS; hall++) {
    Standing standing = look_at_hall (box, state, hall, owner);
    g_autofree char *name = dub_text_hall (hall);
    g_autofree char *sentence = NULL;

    if (standing.n == 0)
      continue;
    sentence = explain_hall (name, &standing, owner, score->sides[owner].halls[hall]);
    g_string_append (text, text->len > 0 ? " " : "");
    g_string_append (text, sentence);
  }
  if (text->len == 0)
    g_string_append (text, C_("scoring", "No Garment in any Hall: 0 PP."));

  return g_string_free (text, FALSE);
}

char *
dub_text_score_fireworks (const DubBox *box, const DubState *state, const DubScore *score,
                          DubOwner owner)
{
  DubOwner other = owner == DUB_BARRY ? DUB_YOU : DUB_BARRY;
  guint n = dub_state_count_tokens (state, DUB_FIREWORKS, owner);
  guint n_other = dub_state_count_tokens (state, DUB_FIREWORKS, other);
  guint pp = score->sides[owner].lines[3];
  DubOwner dearest = DUB_NOBODY;

  for (guint i = 0; i < box->decorations[DUB_FIREWORKS].n; i++)
    if (state->tokens[DUB_FIREWORKS][i] != DUB_NOBODY)
      dearest = state->tokens[DUB_FIREWORKS][i];

  if (n == 0)
    return g_strdup (C_("scoring", "No Fireworks: 0 PP."));
  if (n == n_other && dearest == owner)
    /* Translators: the Fireworks of each side, and the points. */
    return g_strdup_printf (C_("scoring", "%u to %u Fireworks, among them the most expensive one: "
                                          "%u PP."),
                                n, n_other, pp);
  if (n == n_other)
    /* Translators: the Fireworks of each side, and the points. */
    return g_strdup_printf (C_("scoring", "%u to %u Fireworks, but not the most expensive one: %u "
                                          "PP."),
                                n, n_other, pp);
  if (n < n_other && pp > 0)
    /* Translators: the Fireworks of each side, and the points. */
    return g_strdup_printf (C_("scoring", "%u to %u Fireworks, second place: %u PP."), n, n_other,
                                pp);

  /* Translators: the Fireworks of each side, and the points. */
  return g_strdup_printf (C_("scoring", "%u to %u Fireworks: %u PP."), n, n_other, pp);
}
