/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-learn.h"
#include "dub-box-draft.h"
#include "dub-game.h"
#include "dub-games.h"
#include "dub-profiles.h"
#include "dub-worker.h"

#include <string.h>

/* The quality of a match. */
enum { NOT_AT_ALL, IN_FOOT, IN_ACTION, AT_BEGINNING };

static gboolean
is_same (const DubCardLook *look, DubCard a, DubCard b)
{
  if (!look->symbols)
    a.symbol = b.symbol;

  return dub_card_equal (a, b);
}

static guint
count (const DubCardLook *look, const DubCard *cards, guint n_cards, DubCard card)
{
  guint n = 0;

  for (guint i = 0; i < n_cards; i++)
    n += is_same (look, cards[i], card);

  return n;
}

/* Counts since the last shuffle. If more cards were reported in a turn than her supply had,
 * the discards were shuffled during the turn. */
static guint
count_drawn (const DubState *state, const DubCardLook *look, DubCard card)
{
  guint n = count (look, &state->playing, 1, card);

  if (state->playing.action != DUB_CARD_UNKNOWN && state->reported.n >= state->supply.n)
    return n + count (look, state->reported.cards + state->supply.n,
                      state->reported.n - state->supply.n, card);

  return n + count (look, state->discard.cards, state->discard.n, card) +
         count (look, state->reported.cards, state->reported.n, card);
}

static void
add_kind (const DubGame *game, const DubCardLook *look, GArray *kinds, DubCard card)
{
  guint n_sure = count (look, look->known.cards, look->known.n, card);
  guint n_drawn = count_drawn (&game->state, look, card);
  DubCardKind kind = { .card = card, .n_left = n_sure - MIN (n_sure, n_drawn) };

  if (card.action == DUB_CARD_UNKNOWN)
    return;
  for (guint i = 0; i < kinds->len; i++)
    if (is_same (look, g_array_index (kinds, DubCardKind, i).card, card))
      return;
  g_array_append_val (kinds, kind);
}

static gint
compare (gconstpointer a, gconstpointer b, gpointer data)
{
  const DubCardLook *look = data;
  const DubCardKind *one = a, *other = b;
  const DubCard x = one->card, y = other->card;
  gint foot = (x.hall * DUB_N_SYMBOLS + x.symbol) - (y.hall * DUB_N_SYMBOLS + y.symbol);
  gint head = (x.action * 64 + x.end * 32 + x.n) - (y.action * 64 + y.end * 32 + y.n);

  if (one->n_left != other->n_left)
    return one->n_left > other->n_left ? -1 : 1;
  if (look->by_foot)
    return foot != 0 ? foot : head;

  return head != 0 ? head : foot;
}

GArray *
dub_card_rank (const DubGame *game, const DubCardLook *look)
{
  GArray *kinds = g_array_new (FALSE, FALSE, sizeof (DubCardKind));
  DubCardLook copy = *look;

  for (guint i = 0; i < look->known.n; i++)
    add_kind (game, look, kinds, look->known.cards[i]);
  g_array_sort_with_data (kinds, compare, &copy);

  return kinds;
}

static gboolean
begins_word (const char *text, const char *start, gboolean only_first)
{
  g_auto (GStrv) alternates = NULL;
  g_auto (GStrv) words = g_str_tokenize_and_fold (text, NULL, &alternates);

  for (guint i = 0; words[i] != NULL && (i == 0 || !only_first); i++)
    if (g_str_has_prefix (words[i], start))
      return TRUE;
  for (guint i = 0; alternates[i] != NULL && !only_first; i++)
    if (g_str_has_prefix (alternates[i], start))
      return TRUE;

  return FALSE;
}

static guint
match_letters (const char *action, const char *foot, const char *letters)
{
  if (begins_word (action, letters, TRUE))
    return AT_BEGINNING;
  if (begins_word (action, letters, FALSE))
    return IN_ACTION;

  return begins_word (foot, letters, FALSE) ? IN_FOOT : NOT_AT_ALL;
}

/* One digit is the number or the Hall, two are both in this order. After a word from the
 * bottom of the card, a digit is the Hall. */
static gboolean
match_digits (DubCard card, const char *digits, gboolean is_foot)
{
  gboolean has_number = card.action == DUB_CARD_DRAWER || card.action == DUB_CARD_TAILOR ||
                        card.action == DUB_CARD_HIRE;
  gboolean first_is_number = has_number && !is_foot && digits[0] == '0' + card.n;

  if (digits[0] == '\0')
    return TRUE;
  if (digits[1] == '\0')
    return first_is_number || digits[0] == '0' + card.hall;

  return first_is_number && digits[1] == '0' + card.hall && digits[2] == '\0';
}

guint
dub_card_match (DubCard card, const char *action, const char *foot, const char *typed)
{
  g_auto (GStrv) tokens = g_str_tokenize_and_fold (typed, NULL, NULL);
  g_autoptr (GString) digits = g_string_new (NULL);
  guint best = AT_BEGINNING;

  for (guint i = 0; tokens[i] != NULL; i++) {
    gsize n_letters = strcspn (tokens[i], "0123456789");
    g_autofree char *letters = g_strndup (tokens[i], n_letters);

    g_string_append (digits, tokens[i] + n_letters);
    if (n_letters > 0)
      best = MIN (best, match_letters (action, foot, letters));
  }

  return match_digits (card, digits->str, best == IN_FOOT) ? best : NOT_AT_ALL;
}

#define KEY "dub-learn" /* of the session's data */

/* The cards that are known besides those of this game. They do not change during it, so they are
 * collected only once. */
typedef struct {
  DubPile others;  /* from other games; none until they are read */
  DubPile matched; /* by the player with the copy, while the deck is not complete */
} Besides;

static void
gather (DubJob *job)
{
  g_autoptr (GPtrArray) games = dub_games_list (NULL);

  dub_learned_deck_gather (games, job->argument, job->id, job->data);
}

static void
gathered_cb (gpointer session, DubJob *job)
{
  Besides *besides = g_object_get_data (session, KEY);

  besides->others = *(const DubPile *) job->data;
  if (besides->others.n > 0)
    g_signal_emit_by_name (session, "learned");
}

static void
add_matched (DubSession *session, DubPile *cards)
{
  g_autofree char *id = dub_box_find_profile (session);
  DubBoxDraft draft;
  DubBox saved;

  if (id == NULL || !dub_profiles_load (id, &saved, NULL) ||
      !dub_box_draft_load (id, &saved, &draft))
    return;
  for (guint i = 0; i < DUB_N_CARDS; i++)
    if ((draft.cards_done & (1u << i)) != 0)
      dub_pile_push (cards, draft.box.deck[i]);
}

static const Besides *
get_besides (DubSession *session)
{
  Besides *besides = g_object_get_data (G_OBJECT (session), KEY);

  if (besides != NULL)
    return besides;
  besides = g_new0 (Besides, 1);
  g_object_set_data_full (G_OBJECT (session), KEY, besides, g_free);
  add_matched (session, &besides->matched);
  dub_worker_run (gather, gathered_cb, session,
                  (DubJob){ .lane = DUB_LANE_LEARN,
                            .id = g_strdup (dub_session_get_id (session)),
                            .argument = g_strdup (dub_session_get_game (session)->box.name),
                            .data = g_new0 (DubPile, 1),
                            .free_data = g_free });

  return besides;
}

/* Ignores the cards of other games, and matched ones, if they contradict this game. A deck that
 * somebody else has checked is not known yet. */
void
dub_learn_get_known (DubSession *session, DubPile *known)
{
  const DubBox *box = &dub_session_get_game (session)->box;
  gboolean is_matched = (dub_box_get_matched (box) >> DUB_PART_DECK & 1u) != 0;
  DubPile deck = { .n = DUB_N_CARDS };

  memcpy (deck.cards, box->deck, sizeof deck.cards);
  *known = dub_session_get_game (session)->state.learned;
  dub_learned_deck_unite (known, is_matched ? &deck : &get_besides (session)->matched);
  dub_learned_deck_unite (known, &get_besides (session)->others);
}

gboolean
dub_learn_is_kept (DubSession *session)
{
  const DubBox *box = &dub_session_get_game (session)->box;
  DubPile known, deck = { .n = DUB_N_CARDS };

  dub_learn_get_known (session, &known);
  memcpy (deck.cards, box->deck, sizeof deck.cards);

  return known.n == DUB_N_CARDS && box->sources[DUB_PART_DECK] == DUB_SOURCE_CHECKED &&
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
  box.sources[DUB_PART_DECK] = DUB_SOURCE_CHECKED;
  *keep = (Keep){ g_object_ref (session), done, data };
  if (dub_learn_is_kept (session))
    kept_cb (keep, NULL);
  else
    dub_box_correct (session, &box, profile != NULL, NULL, kept_cb, keep);
}
