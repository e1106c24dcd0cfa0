/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What can be done at each place of the board, and what concerns it.
 */

#include "dub-table-view.h"

#include "dub-place.h"
#include "dub-round.h"
#include "dub-session-yours.h"
#include "dub-text-refusal.h"
#include "dub-text.h"

static gboolean
is_your_turn (DubTableView *self)
{
  return dub_table_view_get_moment (self) == DUB_MOMENT_YOURS;
}

guint
dub_table_view_list_offers (DubTableView *self, DubPlace place, const DubMove *found[], guint max)
{
  DubPlace selected = dub_table_view_get_selected (self);
  guint n_legal, n = 0;
  const DubMove *legal;

  if (!is_your_turn (self))
    return 0;
  legal = dub_session_get_legal (dub_table_view_get_session (self), &n_legal);
  for (guint i = 0; i < n_legal && n < max; i++)
    if (dub_move_touches (&legal[i], place) &&
        (selected.kind == DUB_PLACE_NONE || dub_move_touches (&legal[i], selected)))
      found[n++] = &legal[i];

  return n;
}

const DubMove *
dub_table_view_get_sale (DubTableView *self)
{
  DubPlace selected = dub_table_view_get_selected (self);
  guint n_legal;
  const DubMove *legal = dub_session_get_legal (dub_table_view_get_session (self), &n_legal);

  for (guint i = 0; selected.kind != DUB_PLACE_NONE && i < n_legal; i++)
    if (legal[i].verb == DUB_MOVE_SELL_GARMENT && dub_move_touches (&legal[i], selected))
      return &legal[i];

  return NULL;
}

static gboolean
is_due (DubTableView *self, DubPlace place)
{
  const DubGame *game = dub_session_get_game (dub_table_view_get_session (self));

  return place.kind < DUB_N_DISPLAYS &&
         (dub_round_get_due (&game->box, &game->state, place.kind) & (1u << place.at)) != 0;
}

/* The move that uses what is at a place of this kind. Any garment that may be taken may be sold. */
static const struct {
  DubPlaceKind kind;
  DubVerb verb;
} uses[] = {
  { DUB_PLACE_RESOURCE, DUB_MOVE_TAKE_TILES }, { DUB_PLACE_GARMENT, DUB_MOVE_SELL_GARMENT },
  { DUB_PLACE_JEWEL, DUB_MOVE_TAKE_JEWELRY },  { DUB_PLACE_EMPLOYEE, DUB_MOVE_HIRE },
  { DUB_PLACE_TOKEN, DUB_MOVE_PLACE_TOKEN },   { DUB_PLACE_FAVOR, DUB_MOVE_TAKE_FAVOR },
  { DUB_PLACE_TASK, DUB_MOVE_EXAM_TOKEN },
};

static gboolean
find_use (DubPlace place, DubMove *use)
{
  for (guint i = 0; i < G_N_ELEMENTS (uses); i++) {
    if (uses[i].kind != place.kind)
      continue;
    *use = dub_move (DUB_YOU, uses[i].verb);
    if ((dub_verb_get_uses (uses[i].verb) & DUB_USES_FROM) != 0)
      use->from = place;
    else
      use->to = place;
    if (place.kind == DUB_PLACE_TASK)
      use->to.side = DUB_YOU;
    return place.kind != DUB_PLACE_TASK || place.at != DUB_TASK_NONE;
  }

  return FALSE;
}

/* Returns why the piece at this place cannot be used, or NULL. */
static GError *
try_use (DubTableView *self, DubPlace place)
{
  DubSession *session = dub_table_view_get_session (self);
  g_autoptr (GArray) events = NULL;
  GError *error = NULL;
  DubMove use;

  if (!find_use (place, &use) || dub_table_view_get_selected (self).kind != DUB_PLACE_NONE ||
      dub_session_get_read_only (session) || !is_your_turn (self))
    return NULL;
  events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  dub_game_decide (dub_session_get_game (session), &use, events, &error);

  return error;
}

static const DubState *
get_state (DubTableView *self)
{
  return &dub_session_get_game (dub_table_view_get_session (self))->state;
}

/* Whether you may expect to use the place: there is a piece, or room for a token. */
static gboolean
looks_useful (DubTableView *self, DubPlace place)
{
  if (place.kind == DUB_PLACE_TOKEN)
    return dub_place_get_owner (get_state (self), place) == DUB_NOBODY;
  if (place.kind == DUB_PLACE_TASK)
    return !dub_place_has_exam_token (get_state (self), place, DUB_YOU);

  return place.kind < DUB_N_DISPLAYS && !dub_place_is_empty (get_state (self), place);
}

/* What you take is asked for first, even if the rules could do without. */
static gboolean
is_unknown (DubTableView *self, DubPlace place)
{
  return place.kind < DUB_N_DISPLAYS && dub_place_is_unknown (get_state (self), place);
}

/* Returns the first step that concerns the place, or NULL. */
static DubStepItem *
find_step (DubTableView *self, DubPlace place)
{
  DubStepItem *selected = dub_table_view_get_selected_step (self);
  GListModel *steps = dub_table_view_get_steps (self);

  for (guint i = 0; i < g_list_model_get_n_items (steps); i++) {
    g_autoptr (DubStepItem) step = g_list_model_get_item (steps, i);

    if ((selected == NULL || selected == step) && dub_step_item_touches (step, place))
      return step; /* the list has it, too */
  }

  return NULL;
}

/* Why the place is lit; DUB_N_HIGHLIGHTS if it is not. */
static DubHighlight
find_highlight (DubTableView *self, DubPlace place)
{
  const DubQuestion *question = dub_session_get_question (dub_table_view_get_session (self));
  DubStepItem *step;

  if (dub_session_is_waiting_at (dub_table_view_get_session (self), place))
    return DUB_HIGHLIGHT_WAITING;
  if (question != NULL)
    return dub_place_is_asked (place, question) ? DUB_HIGHLIGHT_ASKED : DUB_N_HIGHLIGHTS;
  step = find_step (self, place);
  if (step == NULL)
    return DUB_N_HIGHLIGHTS;

  return dub_place_equal (dub_step_item_get_to (step), place) ? DUB_HIGHLIGHT_TO
                                                              : DUB_HIGHLIGHT_FROM;
}

char *
dub_table_view_dup_mark (DubTableView *self, DubPlace place)
{
  DubHighlight highlight = find_highlight (self, place);

  if (highlight == DUB_N_HIGHLIGHTS)
    return NULL;
  if (highlight == DUB_HIGHLIGHT_WAITING || highlight == DUB_HIGHLIGHT_ASKED)
    return g_strdup (highlight == DUB_HIGHLIGHT_ASKED ? "?" : "+");

  return g_strdup_printf ("%u", dub_step_item_get_index (find_step (self, place)) + 1);
}

char *
dub_table_view_dup_description (DubTableView *self, DubPlace place)
{
  DubPlaceFlags flags = dub_table_view_get_flags (self, place);
  DubHighlight highlight = find_highlight (self, place);
  DubStepItem *step = find_step (self, place);

  if ((flags & DUB_PLACE_IS_REFUSED) != 0)
    return dub_table_view_dup_refusal (self, place);
  if ((flags & DUB_PLACE_IS_SELECTED) != 0)
    highlight = DUB_HIGHLIGHT_SELECTED;
  else if (highlight == DUB_N_HIGHLIGHTS && (flags & DUB_PLACE_IS_OPEN) != 0)
    highlight = (flags & DUB_PLACE_IS_DUE) != 0 ? DUB_HIGHLIGHT_DUE : DUB_HIGHLIGHT_OFFERED;
  if (highlight == DUB_N_HIGHLIGHTS)
    return NULL;

  return dub_text_highlight (highlight, step != NULL ? dub_step_item_get_index (step) + 1 : 0);
}

DubPlaceFlags
dub_table_view_get_flags (DubTableView *self, DubPlace place)
{
  g_autofree char *mark = dub_table_view_dup_mark (self, place);
  g_autoptr (GError) error = NULL;
  const DubMove *found;
  guint flags = 0;

  if (mark != NULL)
    flags |= DUB_PLACE_IS_LIT;
  if (is_due (self, place))
    flags |= DUB_PLACE_IS_DUE;
  if (place.kind != DUB_PLACE_NONE && dub_place_equal (place, dub_table_view_get_selected (self)))
    flags |= DUB_PLACE_IS_SELECTED;
  if (dub_table_view_list_offers (self, place, &found, 1) > 0)
    flags |= DUB_PLACE_IS_OFFERED;
  else
    error = try_use (self, place);
  if (g_error_matches (error, DUB_RULES_ERROR, DUB_REASON_UNKNOWN) ||
      ((flags & DUB_PLACE_IS_OFFERED) != 0 && is_unknown (self, place)))
    flags |= DUB_PLACE_IS_ASKED;
  else if (error != NULL && looks_useful (self, place))
    flags |= DUB_PLACE_IS_REFUSED;

  return (DubPlaceFlags) flags;
}

char *
dub_table_view_dup_refusal (DubTableView *self, DubPlace place)
{
  gboolean is_placing = dub_table_view_get_selected (self).kind != DUB_PLACE_NONE;
  g_autoptr (GError) error = NULL;

  if ((dub_table_view_get_flags (self, place) & DUB_PLACE_IS_OPEN) != 0 ||
      dub_session_get_read_only (dub_table_view_get_session (self)))
    return NULL;
  error = try_use (self, place);

  return dub_text_refused_tap (get_state (self), place, is_placing, error);
}
