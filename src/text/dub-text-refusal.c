/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-text-refusal.h"

#include "dub-text-error.h"

#include <glib/gi18n-lib.h>

static char *
refuse_other_phase (const DubState *state, DubPlace place)
{
  if (state->phase == DUB_PHASE_SCORING || state->phase == DUB_PHASE_OVER)
    return g_strdup (C_ ("refusal", "The game is over: to correct this space, right-click it or "
                                    "hold it down."));
  if (state->phase != DUB_PHASE_PREPARE)
    return g_strdup (C_ ("refusal", "It is not your turn: to correct this space, right-click it or "
                                    "hold it down."));
  if (place.kind < DUB_N_DISPLAYS && !dub_place_is_empty (state, place))
    return g_strdup (C_ ("refusal",
                         "This space is filled: to correct it, right-click it or hold it "
                         "down."));

  return g_strdup (C_ ("refusal", "Nothing is drawn for this space now."));
}

/* While a garment waits for its guest space. */
static char *
refuse_other_space (void)
{
  return g_strdup (C_ ("refusal", "Place the selected Garment first: tap a free guest space."));
}

static char *
refuse_token (const DubState *state, DubPlace place)
{
  if (dub_place_get_owner (state, place) != DUB_NOBODY)
    return g_strdup (C_ ("refusal", "This space already has a Trademark token."));

  return g_strdup (
      C_ ("refusal", "You already have a Trademark token here, and may have only one."));
}

/* Tasks of the other examination, and those that nothing fulfills, have a reason of their own. */
static char *
refuse_task (const DubState *state, DubPlace place, const GError *error)
{
  if (dub_place_has_exam_token (state, place, DUB_YOU) && place.at != DUB_TASK_NONE)
    return g_strdup (
        C_ ("refusal", "You already have a Trademark token here, and may have only one."));

  return error != NULL ? dub_text_error (error)
                       : g_strdup (C_ ("refusal", "Nothing is entered on this space."));
}

static char *
refuse_piece (const DubState *state, DubPlace place, const GError *error)
{
  if (dub_place_is_empty (state, place))
    return g_strdup (C_ ("refusal", "Nothing is on this space."));
  if (place.kind == DUB_PLACE_GARMENT &&
      g_error_matches (error, DUB_RULES_ERROR, DUB_REASON_NOT_SOLD))
    return g_strdup (C_ ("refusal", "No guest space is free, and this Garment cannot be sold."));

  return error != NULL ? dub_text_error (error)
                       : g_strdup (C_ ("refusal", "This cannot be done now."));
}

char *
dub_text_refused_tap (const DubState *state, DubPlace place, gboolean is_placing,
                      const GError *error)
{
  if (state->phase != DUB_PHASE_TURNS || state->turn != DUB_YOU)
    return refuse_other_phase (state, place);
  if (place.kind == DUB_PLACE_GUEST && dub_place_get_owner (state, place) != DUB_NOBODY)
    return g_strdup (C_ ("refusal", "This guest space is taken."));
  if (is_placing)
    return refuse_other_space ();
  if (place.kind == DUB_PLACE_GUEST)
    return g_strdup (C_ ("refusal",
                         "Tap a Garment of the display first, then the guest space where "
                         "it goes."));
  if (place.kind == DUB_PLACE_ALL_HALLS)
    return g_strdup (C_ ("refusal", "This bonus is entered automatically as soon as it is yours."));
  if (place.kind == DUB_PLACE_FAVOR)
    return g_strdup (C_ ("refusal", "The Queen’s Favor is already taken."));
  if (place.kind == DUB_PLACE_TOKEN)
    return refuse_token (state, place);
  if (place.kind < DUB_N_DISPLAYS)
    return refuse_piece (state, place, error);

  return refuse_task (state, place, error);
}
