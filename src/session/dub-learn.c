/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-learn.h"

#include "dub-box-draft.h"
#include "dub-correction.h"
#include "dub-games-task.h"
#include "dub-learned-deck.h"
#include "dub-profiles.h"

#include <string.h>

#define KEY "dub-learn-others" /* of the session's data: the cards that other games know */
#define MATCHED "dub-learn-matched"

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

static void
add_entered (const DubBoxDraft *draft, DubPile *cards)
{
  for (guint i = 0; i < DUB_N_CARDS; i++)
    if ((draft->cards_done & (1u << i)) != 0)
      dub_pile_push (cards, draft->box.deck[i]);
}

/* The cards that the player has matched with the copy so far are read only once, too. */
static const DubPile *
get_matched (DubSession *session)
{
  DubPile *matched = g_object_get_data (G_OBJECT (session), MATCHED);
  g_autofree char *id = matched == NULL ? dub_box_find_profile (session) : NULL;
  DubBoxDraft draft;
  DubBox saved;

  if (matched != NULL)
    return matched;
  matched = g_new0 (DubPile, 1);
  if (id != NULL && dub_profiles_load (id, &saved, NULL) && dub_box_draft_load (id, &saved, &draft))
    add_entered (&draft, matched);
  g_object_set_data_full (G_OBJECT (session), MATCHED, matched, g_free);

  return matched;
}

/* Ignores the cards of other games, and matched ones, if they contradict this game. */
void
dub_learn_get_known (DubSession *session, DubPile *known)
{
  const DubBox *box = &dub_session_get_game (session)->box;
  DubPile deck = { .n = DUB_N_CARDS };

  memcpy (deck.cards, box->deck, sizeof deck.cards);
  *known = dub_session_get_game (session)->state.learned;
  dub_learned_deck_unite (known, box->sources[DUB_SECTION_DECK] != DUB_SOURCE_STARTER
                                     ? &deck
                                     : get_matched (session));
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
  const DubMove app = dub_correction ((DubPlace){ .kind = DUB_PLACE_DRAW_MODE },
                                      dub_thing_name (DUB_KIND_DRAW_MODE, DUB_DRAW_APP));
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
