/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The big button, and the one beside it in a preparation: one fills the displays, the other
 * goes on with what was entered.
 */

#include "dub-round.h"
#include "dub-session-yours.h"
#include "dub-session.h"
#include "dub-text.h"

static char *
dup_label (DubSession *self, DubVerb verb)
{
  const DubGame *game = dub_session_get_game (self);

  return verb == DUB_MOVE_FILL ? dub_text_fill_button ()
                               : dub_text_next_button (&game->box, &game->state);
}

char *
dub_session_dup_next_label (DubSession *self)
{
  return dup_label (self, dub_session_get_next (self));
}

DubVerb
dub_session_get_other (DubSession *self)
{
  if (dub_session_get_game (self)->state.phase != DUB_PHASE_PREPARE)
    return DUB_N_VERBS;

  return dub_session_get_next (self) == DUB_MOVE_FILL ? DUB_MOVE_READY : DUB_MOVE_FILL;
}

char *
dub_session_dup_other_label (DubSession *self)
{
  DubVerb other = dub_session_get_other (self);

  return other != DUB_N_VERBS ? dup_label (self, other) : NULL;
}

static guint
count_due (DubSession *self, DubDisplayName display)
{
  const DubGame *game = dub_session_get_game (self);
  guint n = 0;

  for (guint due = dub_round_get_due (&game->box, &game->state, display); due != 0; due &= due - 1)
    n++;

  return n;
}

guint
dub_session_count_due (DubSession *self)
{
  guint n = 0;

  for (DubDisplayName display = 0; display < DUB_N_DISPLAYS; display++)
    n += count_due (self, display);

  return n;
}

char *
dub_session_dup_doubt (DubSession *self, gboolean with_tasks)
{
  guint n = dub_session_count_due (self);

  if (dub_session_get_next (self) == DUB_MOVE_END_TURN)
    return dub_session_dup_end_doubt (self, with_tasks);
  if (dub_session_get_next (self) != DUB_MOVE_READY || n == count_due (self, DUB_DISPLAY_RESOURCES))
    return NULL;

  return dub_text_start_unknown (n);
}
