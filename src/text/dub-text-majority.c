/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Majorities, END-3 and END-4: who has more, and how a tie was broken.
 */

#include "dub-state-count.h"
#include "dub-text-majority-private.h"
#include "dub-text-score.h"

#include <glib/gi18n-lib.h>

/* A hall from the point of view of one side. */
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

/* Explains the result. The sentence takes the hall, the garments of each side, and the points. */
static const char *
get_verdict (const Standing *standing, DubOwner owner, guint pp)
{
  if (standing->n < standing->n_other && pp > 0)
    /* Translators: %s is a hall, the numbers are the Garments of each side and the points. */
    return C_ ("scoring", "%s, Garments %u to %u, second place: %u PP.");
  if (standing->n != standing->n_other)
    /* Translators: %s is a hall, the numbers are the Garments of each side and the points. */
    return C_ ("scoring", "%s, Garments %u to %u: %u PP.");
  if (standing->masters > standing->masters_other)
    /* Translators: %s is a hall, the numbers are the Garments of each side and the points. */
    return C_ ("scoring", "%s, Garments %u to %u, more on Master Guest spaces: %u PP.");
  if (standing->masters < standing->masters_other)
    /* Translators: %s is a hall, the numbers are the Garments of each side and the points. */
    return C_ ("scoring", "%s, Garments %u to %u, fewer on Master Guest spaces: %u PP.");
  if (standing->musician == owner)
    /* Translators: %s is a hall, the numbers are the Garments of each side and the points. */
    return C_ ("scoring", "%s, Garments %u to %u, the Musicians break the tie: %u PP.");
  if (standing->musician != DUB_NOBODY)
    /* Translators: %s is a hall, the numbers are the Garments of each side and the points. */
    return C_ ("scoring", "%s, Garments %u to %u, the other side’s Musicians break the tie: %u "
                          "PP.");

  /* Translators: %s is a hall, the numbers are the Garments of each side and the points. */
  return C_ ("scoring", "%s, Garments %u to %u, still tied, both score: %u PP.");
}

char *
dub_text_score_halls (const DubTextScored *scored)
{
  GPtrArray *sentences = g_ptr_array_new ();

  for (guint hall = 0; hall < DUB_N_HALLS; hall++) {
    Standing standing = look_at_hall (scored->box, scored->state, hall, scored->owner);
    guint pp = scored->side->halls[hall];

    if (standing.n > 0)
      g_ptr_array_add (sentences,
                       dub_text_fill (get_verdict (&standing, scored->owner, pp),
                                      dub_text_hall (hall), dub_text_number (standing.n),
                                      dub_text_number (standing.n_other), dub_text_number (pp)));
  }
  if (sentences->len == 0)
    g_ptr_array_add (sentences, g_strdup (C_ ("scoring", "No Garment in any Hall: 0 PP.")));

  return dub_text_join_sentences (sentences);
}

/* The same for END-4. The sentence takes the Fireworks of each side, and the points. */
static const char *
get_fireworks_verdict (guint n, guint n_other, gboolean has_dearest, guint pp)
{
  if (n == n_other && has_dearest)
    /* Translators: the Fireworks of each side, and the points. */
    return C_ ("scoring", "Fireworks %u to %u, with the most expensive one: %u PP.");
  if (n == n_other)
    /* Translators: the Fireworks of each side, and the points. */
    return C_ ("scoring", "Fireworks %u to %u, without the most expensive one: %u PP.");
  if (n < n_other && pp > 0)
    /* Translators: the Fireworks of each side, and the points. */
    return C_ ("scoring", "Fireworks %u to %u, second place: %u PP.");

  /* Translators: the Fireworks of each side, and the points. */
  return C_ ("scoring", "Fireworks %u to %u: %u PP.");
}

char *
dub_text_score_fireworks (const DubTextScored *scored)
{
  DubOwner other = scored->owner == DUB_BARRY ? DUB_YOU : DUB_BARRY;
  guint n = dub_state_count_tokens (scored->state, DUB_FIREWORKS, scored->owner);
  guint n_other = dub_state_count_tokens (scored->state, DUB_FIREWORKS, other);
  guint pp = scored->side->lines[3];
  DubOwner dearest = DUB_NOBODY;

  for (guint i = 0; i < scored->box->decorations[DUB_FIREWORKS].n; i++)
    if (scored->state->tokens[DUB_FIREWORKS][i] != DUB_NOBODY)
      dearest = scored->state->tokens[DUB_FIREWORKS][i];

  if (n == 0)
    return g_strdup (C_ ("scoring", "No Fireworks: 0 PP."));

  return dub_text_fill (get_fireworks_verdict (n, n_other, dearest == scored->owner, pp),
                        dub_text_number (n), dub_text_number (n_other), dub_text_number (pp));
}
