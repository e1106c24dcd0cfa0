/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-score-table.h"

#include "dub-text-score.h"
#include "dub-text-sentence-private.h"
#include "dub-worth.h"

#include <glib/gi18n-lib.h>

enum { HOLDINGS = 0, BONUSES = 1, TRACK = DUB_N_SCORE_LINES };

/* The scoring without any unknown facts, and which facts those are. */
typedef struct {
  DubGame game;
  DubScore score;
  guint facts;        /* yours that are unknown, bitmask of DubFact */
  gboolean is_hidden; /* some of her cards are facedown */
  gboolean is_complete[DUB_N_OWNERS][DUB_N_SCORE_ROWS];
} Count;

static void
leave_out_facts (DubSide *you, guint facts)
{
  you->known |= (guint16) facts;
  for (DubFact fact = 0; fact < DUB_N_COUNTS; fact++)
    if ((facts & (1u << fact)) != 0)
      you->counts[fact] = 0;
  if ((facts & (1u << DUB_FACT_JEWELRY)) != 0)
    you->jewelry.n = 0;
  if ((facts & (1u << DUB_FACT_BONUSES)) != 0)
    you->n_bonuses = 0;
}

static gboolean
are_bonuses_complete (const DubState *state)
{
  if (!dub_state_knows (state, DUB_FACT_BONUSES))
    return FALSE;
  for (guint i = 0; i < state->sides[DUB_YOU].n_bonuses; i++)
    if (dub_worth_get_missing (state, DUB_YOU, state->sides[DUB_YOU].bonuses[i]) != 0)
      return FALSE;

  return TRUE;
}

static void
count (const DubGame *game, Count *self)
{
  DubState *state = &self->game.state;
  guint holdings = 1u << DUB_FACT_LIVRE | 1u << DUB_FACT_JEWELRY;

  *self = (Count){ .game = *game };
  dub_score_count (&game->box, &game->state, &self->score);
  if (self->score.question.kind == DUB_QUESTION_STAFF) {
    /* The question about facedown cards only comes up in a game. */
    self->is_hidden = TRUE;
    state->phase = DUB_PHASE_NONE;
    dub_score_count (&self->game.box, state, &self->score);
  }
  if (self->score.question.kind == DUB_QUESTION_YOU) {
    self->facts = self->score.question.facts;
    leave_out_facts (&state->sides[DUB_YOU], self->facts);
    dub_score_count (&self->game.box, state, &self->score);
  }

  for (guint line = 0; line < DUB_N_SCORE_ROWS; line++)
    self->is_complete[DUB_BARRY][line] = self->is_complete[DUB_YOU][line] = TRUE;
  self->is_complete[DUB_BARRY][BONUSES] = !self->is_hidden;
  self->is_complete[DUB_YOU][HOLDINGS] = (self->facts & holdings) == 0;
  self->is_complete[DUB_YOU][BONUSES] = self->facts == 0 || are_bonuses_complete (&game->state);
  self->is_complete[DUB_YOU][TRACK] = (self->facts & (1u << DUB_FACT_PP)) == 0;
}

static char *
say_missing (guint facts)
{
  /* Translators: %s lists facts like “your Thread, your Lace”. */
  return dub_text_fill (C_ ("scoring", "Unknown: %s."),
                        dub_text_list (facts, DUB_N_FACTS, dub_text_fact));
}

static char *
say_hidden (void)
{
  return g_strdup (C_ ("scoring", "Unknown: the bonuses of facedown Masters in her Employee deck. "
                                  "They are revealed in the final scoring."));
}

/* For a line of your score, names only the facts missing from that line. */
static char *
say_missing_of (const Count *self, guint line)
{
  guint track = 1u << DUB_FACT_PP, livre = 1u << DUB_FACT_LIVRE, bonuses = 1u << DUB_FACT_BONUSES;
  guint others;

  if (line == TRACK)
    return say_missing (track);
  if (line == HOLDINGS)
    return say_missing (self->facts & (livre | 1u << DUB_FACT_JEWELRY));

  others = self->facts & ~(track | livre | bonuses);

  return say_missing ((self->facts & bonuses) != 0 || others == 0 ? bonuses : others);
}

/* Returns one sentence per line. */
static char *
dup_reason (const Count *self, DubOwner owner, guint line)
{
  const DubGame *game = &self->game;
  g_autofree char *hidden = NULL;
  g_autofree char *reason = NULL;
  GString *text;

  if (owner == DUB_YOU && !self->is_complete[owner][line])
    reason = say_missing_of (self, line);
  else
    reason = dub_text_score_reason (&game->box, &game->state, &self->score, owner, line);
  text = g_string_new (reason);
  g_string_replace (text, ". ", ".\n", 0);
  if (owner == DUB_BARRY && !self->is_complete[owner][line]) {
    hidden = say_hidden ();
    g_string_append_printf (text, "\n%s", hidden);
  }

  return g_string_free (text, FALSE);
}

static char *
dup_figure (guint n, gboolean is_complete)
{
  if (is_complete)
    return g_strdup_printf ("%u", n);
  if (n == 0)
    /* Translators: a number that is not known. */
    return g_strdup (C_ ("points", "?"));

  /* Translators: at least this many. */
  return g_strdup_printf (C_ ("points", "%u+"), n);
}

static char *
dup_spoken (DubOwner owner, guint n, gboolean is_complete)
{
  const char *who = dub_text_person (owner);

  if (is_complete)
    /* Translators: Madame du Barry or you, and Prestige Points. */
    return g_strdup_printf (C_ ("points", "%s: %u"), who, n);
  if (n == 0)
    /* Translators: Madame du Barry or you. */
    return g_strdup_printf (C_ ("points", "%s: unknown"), who);

  /* Translators: Madame du Barry or you, and Prestige Points. */
  return g_strdup_printf (C_ ("points", "%s: at least %u"), who, n);
}

static void
fill_figure (DubScoreRow *row, DubOwner owner, guint n, gboolean is_complete)
{
  row->figures[owner] = dup_figure (n, is_complete);
  row->spoken[owner] = dup_spoken (owner, n, is_complete);
}

static void
fill_side (DubScoreTable *self, const Count *counted, DubOwner owner)
{
  const DubSideScore *side = &counted->score.sides[owner];
  gboolean is_complete = owner == DUB_BARRY ? !counted->is_hidden : counted->facts == 0;

  for (guint i = 0; i < DUB_N_SCORE_ROWS; i++) {
    guint line = i == 0 ? TRACK : i - 1;

    fill_figure (&self->rows[i], owner, line == TRACK ? side->track : side->lines[line],
                 counted->is_complete[owner][line]);
    self->rows[i].reasons[owner] = dup_reason (counted, owner, line);
  }
  fill_figure (&self->total, owner, side->total, is_complete);
}

DubScoreTable *
dub_score_table_new (const DubGame *game)
{
  DubScoreTable *self = g_new0 (DubScoreTable, 1);
  g_autofree Count *counted = g_new0 (Count, 1);
  gboolean is_end = game->state.phase == DUB_PHASE_SCORING || game->state.phase == DUB_PHASE_OVER;

  count (game, counted);
  self->title =
      g_strdup (is_end ? C_ ("scoring", "Final scoring") : C_ ("scoring", "If the Game Ended Now"));
  if (counted->facts != 0)
    self->missing = say_missing (counted->facts);
  if (counted->is_hidden)
    self->hidden = say_hidden ();
  if (is_end && counted->facts == 0 && !counted->is_hidden)
    self->winner = dub_text_winner (&counted->score);
  for (guint i = 0; i < DUB_N_SCORE_ROWS; i++)
    self->rows[i].title = dub_text_score_line (i == 0 ? TRACK : i - 1);
  self->total.title = g_strdup (C_ ("scoring", "Total"));
  fill_side (self, counted, DUB_BARRY);
  fill_side (self, counted, DUB_YOU);

  return self;
}

static void
clear_row (DubScoreRow *row)
{
  g_free (row->title);
  for (guint i = 0; i < DUB_N_OWNERS; i++) {
    g_free (row->figures[i]);
    g_free (row->spoken[i]);
    g_free (row->reasons[i]);
  }
}

void
dub_score_table_free (DubScoreTable *self)
{
  g_free (self->title);
  g_free (self->winner);
  g_free (self->missing);
  g_free (self->hidden);
  for (guint i = 0; i < DUB_N_SCORE_ROWS; i++)
    clear_row (&self->rows[i]);
  clear_row (&self->total);
  g_free (self);
}
