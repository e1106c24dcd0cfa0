/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-learn.h"

#include "dub-games-task.h"
#include "dub-learned-deck.h"

#include <string.h>

#define KEY "dub-learn-others" /* of the session's data: the cards that other games know */

typedef struct {
  DubSession *session; /* not owned; owns this */
  DubGamesTask *task;  /* owned; NULL once the games are listed */
  DubPile known;
} Others;

static void
others_free (gpointer data)
{
  Others *self = data;

  g_clear_pointer (&self->task, dub_games_task_free);
  g_free (self);
}

static void
listed_cb (gpointer data, GPtrArray *games)
{
  Others *self = data;

  g_clear_pointer (&self->task, dub_games_task_free);
  dub_learned_deck_gather (games, dub_session_get_game (self->session)->box.name,
                           dub_session_get_id (self->session), &self->known);
  if (self->known.n > 0)
    g_signal_emit_by_name (self->session, "learned");
}

/* Other games do not change during this one, so their cards are collected only once. */
static const DubPile *
get_others (DubSession *session)
{
  Others *others = g_object_get_data (G_OBJECT (session), KEY);

  if (others == NULL) {
    others = g_new0 (Others, 1);
    others->session = session;
    others->task = dub_games_task_run (listed_cb, others);
    g_object_set_data_full (G_OBJECT (session), KEY, others, others_free);
  }

  return &others->known;
}

/* Ignores the cards of other games if they contradict this one. */
void
dub_learn_get_known (DubSession *session, DubPile *known)
{
  *known = dub_session_get_game (session)->state.learned;
  dub_learned_deck_unite (known, get_others (session));
}

gboolean
dub_learn_is_kept (DubSession *session)
{
  const DubBox *box = &dub_session_get_game (session)->box;
  DubPile known, deck = { .n = DUB_N_CARDS };

  dub_learn_get_known (session, &known);
  memcpy (deck.cards, box->deck, sizeof deck.cards);

  return known.n == DUB_N_CARDS && box->sources[DUB_SECTION_DECK] == DUB_SOURCE_CHECKED &&
         dub_learned_deck_unite (&deck, &known) && deck.n == DUB_N_CARDS;
}

typedef struct {
  DubSession *session; /* owned */
  DubBoxCorrected done;
  gpointer data; /* for done */
} Keep;

/* Without an error, the box has the deck now. */
static void
kept_cb (gpointer data, const GError *error)
{
  const Keep keep = *(const Keep *) data;
  g_autoptr (DubSession) session = keep.session;
  const DubState *state = &dub_session_get_game (session)->state;
  const DubAction app = { .type = DUB_ACTION_CORRECT,
                          .detail = { .place_kind = DUB_PLACE_DRAW_MODE, .n = DUB_DRAW_APP } };
  g_autoptr (GError) refusal = NULL;

  g_free (data);
  if (error == NULL && state->phase == DUB_PHASE_PREPARE && state->draw_mode != DUB_DRAW_APP)
    dub_session_perform (session, &app, &refusal);
  keep.done (keep.data, error != NULL ? error : refusal);
}

void
dub_learn_keep (DubSession *session, DubBoxCorrected done, gpointer data)
{
  g_autofree char *profile = dub_box_find_profile (session);
  DubBox box = dub_session_get_game (session)->box;
  Keep *keep = g_new (Keep, 1);
  DubPile known;

  dub_learn_get_known (session, &known);
  g_assert (known.n == DUB_N_CARDS);
  memcpy (box.deck, known.cards, sizeof box.deck);
  box.sources[DUB_SECTION_DECK] = DUB_SOURCE_CHECKED;
  *keep = (Keep){ g_object_ref (session), done, data };
  if (dub_learn_is_kept (session))
    kept_cb (keep, NULL);
  else
    dub_box_correct_async (session, &box, profile != NULL, NULL, kept_cb, keep);
}
