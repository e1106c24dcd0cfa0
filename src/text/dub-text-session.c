/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-text-session.h"

#include "dub-round.h"
#include "dub-text.h"
#include "dub-worth.h"

#include <glib/gi18n-lib.h>

char *
dub_text_status (const DubState *state)
{
  if (state->phase == DUB_PHASE_SCORING || state->phase == DUB_PHASE_OVER)
    /* Translators: %u is a number of Prestige Points. */
    return g_strdup_printf (C_("status", "Final scoring. Her counter: %u PP"), state->barry.pp);

  /* Translators: the round, then a number of Prestige Points. */
  return g_strdup_printf (C_("status", "Round %u of 7. Her counter: %u PP"), state->round,
                              state->barry.pp);
}

static char *
get_turn (const DubState *state)
{
  if (state->turn == DUB_YOU)
    return g_strdup_printf (
        /* Translators: %u is the number of cards in your hand. */
        g_dngettext (GETTEXT_PACKAGE, "Your turn. You have %u card in hand.",
                     "Your turn. You have %u cards in hand.", state->you.hand),
        state->you.hand);
  if (state->playing.action != DUB_CARD_UNKNOWN)
    return g_strdup (C_("next", "Her turn: carry out her orders."));

  return g_strdup (C_("next", "Her turn: reveal her card."));
}

char *
dub_text_next (const DubState *state)
{
  switch ((DubPhase) state->phase) {
  case DUB_PHASE_PREPARE:
    /* Translators: %u is the number of the Round. */
    return g_strdup_printf (C_("next", "Prepare Round %u."), state->round);
  case DUB_PHASE_TURNS:
    return get_turn (state);
  case DUB_PHASE_INCOME:
    return g_strdup (C_("next", "The Round is over: collect your income."));
  case DUB_PHASE_SCORING:
    return g_strdup (C_("next", "The game is over: score it."));
  case DUB_PHASE_OVER:
    return g_strdup (C_("next", "This game is finished."));
  case DUB_PHASE_NONE:
  case DUB_N_PHASES:
  default:
    return g_strdup (C_("next", "No game has begun."));
  }
}

char *
dub_text_heading (const DubState *state)
{
  if (state->phase == DUB_PHASE_SCORING)
    return g_strdup (C_("heading", "End of Game Scoring"));
  if (state->phase == DUB_PHASE_OVER)
    return g_strdup (C_("heading", "End of Game"));
  if (state->phase == DUB_PHASE_PREPARE)
    /* Translators: %u is the number of the Round. */
    return g_strdup_printf (C_("heading", "Round %u of 7 · Preparation"), state->round);
  if (state->phase == DUB_PHASE_INCOME)
    /* Translators: %u is the number of the Round. */
    return g_strdup_printf (C_("heading", "Round %u of 7 · Income"), state->round);
  if (state->turn == DUB_YOU)
    /* Translators: %u is the number of the Round. */
    return g_strdup_printf (C_("heading", "Round %u of 7 · Your turn"), state->round);

  /* Translators: %u is the number of the Round. */
  return g_strdup_printf (C_("heading", "Round %u of 7 · Her turn"), state->round);
}

char *
dub_text_undo (const char *title)
{
  /* Translators: %s is the title of an entry, as “Her turn: Tailor a Garment”. */
  return title != NULL ? g_strdup_printf (C_("entry", "Undo: %s"), title)
                       : g_strdup (C_("entry", "Undo"));
}

char *
dub_text_redo (const char *title)
{
  /* Translators: %s is the title of an entry, as “Her turn: Tailor a Garment”. */
  return title != NULL ? g_strdup_printf (C_("entry", "Redo: %s"), title)
                       : g_strdup (C_("entry", "Redo"));
}

char *
dub_text_next_button (const DubState *state)
{
  switch ((DubPhase) state->phase) {
  case DUB_PHASE_PREPARE:
    return g_strdup (C_("button", "The displays are ready"));
  case DUB_PHASE_TURNS:
    if (state->turn == DUB_YOU)
      return g_strdup (C_("button", "End my turn"));
    return g_strdup (state->playing.action != DUB_CARD_UNKNOWN
                     ? C_("button", "Done") : C_("button", "Reveal her card"));
  case DUB_PHASE_INCOME:
    return g_strdup (C_("button", "Income collected"));
  case DUB_PHASE_SCORING:
    return g_strdup (C_("button", "End the game"));
  case DUB_PHASE_NONE:
  case DUB_PHASE_OVER:
  case DUB_N_PHASES:
  default:
    return NULL;
  }
}

char *
dub_text_setup_done (void)
{
  return g_strdup (C_("button", "The table is set up"));
}

char *
dub_text_your_guide (void)
{
  return g_strdup (C_("your turn", "Play one of your cards, and tap on the board what you took or "
                                   "placed."));
}

char *
dub_text_fill_button (void)
{
  return g_strdup (C_("button", "Fill the displays for me"));
}

char *
dub_text_holdings (const DubState *state)
{
  guint hand = state->hand.n, supply = state->supply.n;
  guint staff = state->barry.n_staff, tiles = state->barry.tiles;
  g_autofree char *in_hand = g_strdup_printf (
      /* Translators: %u is the number of her hand cards. */
      g_dngettext (GETTEXT_PACKAGE, "%u card in hand", "%u cards in hand", hand), hand);
  g_autofree char *in_supply = g_strdup_printf (
      /* Translators: %u is the number of her cards there. */
      g_dngettext (GETTEXT_PACKAGE, "%u in her Card supply", "%u in her Card supply", supply),
      supply);
  g_autofree char *employees = g_strdup_printf (
      /* Translators: %u is the number of cards in her Employee deck. */
      g_dngettext (GETTEXT_PACKAGE, "%u Employee", "%u Employees", staff), staff);
  g_autofree char *resources = g_strdup_printf (
      /* Translators: %u is the number of her tiles. */
      g_dngettext (GETTEXT_PACKAGE, "%u Resource tile", "%u Resource tiles", tiles), tiles);

  return g_strjoin ("\u00a0· ", in_hand, in_supply, employees, resources, NULL);
}

char *
dub_text_points (const DubState *state, DubOwner owner)
{
  if (owner == DUB_BARRY)
    /* Translators: her Prestige Points. */
    return g_strdup_printf (C_("points", "%u PP"), state->barry.pp);
  if (!dub_state_knows (state, DUB_FACT_PP) || state->you.counts[DUB_FACT_PP] == 0)
    return NULL;

  /* Translators: your Prestige Points. */
  return g_strdup_printf (C_("points", "you %u PP"), state->you.counts[DUB_FACT_PP]);
}

static char *
name_examination (const DubBox *box, const DubState *state)
{
  guint n;

  dub_box_get_tasks (box, state->barry.track, &n);
  if (state->barry.track == DUB_TRACK_JOURNEYMAN)
    /* Translators: how many tasks she has done, and how many there are. */
    return g_strdup_printf (C_("about her", "Journeyman Examination: %u of %u tasks"),
                                state->barry.n_done, n);

  /* Translators: how many tasks she has done, and how many there are. */
  return g_strdup_printf (C_("about her", "Master Examination: %u of %u tasks"),
                              state->barry.n_done, n);
}

char **
dub_text_barry (const DubBox *box, const DubState *state)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();

  if (dub_state_has_expansion (state, DUB_EXPANSION_JEWELRY_BOX)) {
    g_autofree char *examination = name_examination (box, state);

    g_strv_builder_add (lines, examination);
  }
  for (guint i = 0; i < state->barry.n_staff; i++) {
    DubEmployee card = state->barry.staff[i];
    g_autofree char *name = dub_text_employee (box, card);
    g_autofree char *line = NULL;

    if (card.crown == DUB_CROWN_NONE)
      continue;
    /* Translators: %s is an Employee with an end-of-game bonus, %u what it is worth now. */
    line = g_strdup_printf (C_("about her", "%s: %u PP now"), name,
                                dub_worth_get (box, state, DUB_BARRY, card.crown, 0));
    g_strv_builder_add (lines, line);
  }

  return g_strv_builder_end (lines);
}

char *
dub_text_order_number (guint number, guint n)
{
  /* Translators: the number of an order, and how many there are. */
  return g_strdup_printf (C_("order", "%u of %u"), number, n);
}

char *
dub_text_last (const char *title)
{
  /* Translators: %s is the title of an entry, as “Her turn: Tailor a Garment”. */
  return g_strdup_printf (C_("recap", "Last: %s"), title);
}

static guint
count_bits (guint mask)
{
  guint n = 0;

  for (; mask != 0; mask &= mask - 1)
    n++;

  return n;
}

char *
dub_text_due (const DubBox *box, const DubState *state, DubDisplayName display)
{
  guint n = count_bits (dub_round_get_due (box, state, display));

  if (n == 0)
    return NULL;

  switch (display) {
  case DUB_DISPLAY_RESOURCES:
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         /* Translators: %u is a number of tiles. */
                                         "Draw %u Resource tile, for the empty drawer space.",
                                         "Draw %u Resource tiles, for the empty drawer spaces from "
                                         "left to right.",
                                         n),
                            n);
  case DUB_DISPLAY_GARMENTS:
    return g_strdup_printf (
        /* Translators: %u is a number of tiles. */
        g_dngettext (GETTEXT_PACKAGE, "Draw %u Garment tile, for the empty space.",
                     "Draw %u Garment tiles, for the empty spaces from right to left.", n),
        n);
  case DUB_DISPLAY_EMPLOYEES:
    /* Translators: %u is a number of cards. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Reveal %u Employee card.",
                                         "Reveal %u Employee cards.", n),
                            n);
  case DUB_DISPLAY_JEWELRY:
    return g_strdup_printf (
        /* Translators: %u is a number of tiles. */
        g_dngettext (GETTEXT_PACKAGE, "Draw %u Jewelry tile, for the empty space.",
                     "Draw %u Jewelry tiles, for the empty spaces from right to left.", n),
        n);
  case DUB_N_DISPLAYS:
  default:
    return NULL;
  }
}

char *
dub_text_still_due (const DubBox *box, const DubState *state, DubDisplayName display)
{
  /* Translators: %u is a number of tiles or cards, 0 when all of them are there. */
  return g_strdup_printf (C_("preparation", "Still to enter: %u"),
                              count_bits (dub_round_get_due (box, state, display)));
}

char *
dub_text_audit_title (void)
{
  return g_strdup (C_("audit", "Compare with the table"));
}

static void
add_hall (GStrvBuilder *lines, const DubState *state, guint hall)
{
  g_autofree char *name = dub_text_hall (hall);
  g_autofree char *line = NULL;
  guint hers = 0, yours = 0;

  for (guint i = 0; i < DUB_MAX_SPACES; i++) {
    hers += state->halls[hall][i].owner == DUB_BARRY;
    yours += state->halls[hall][i].owner == DUB_YOU;
  }
  /* Translators: the name of a hall, then the numbers of garments. */
  line = g_strdup_printf (C_("audit", "%s: %u Garments of hers, %u of yours"), name, hers, yours);
  g_strv_builder_add (lines, line);
}

char **
dub_text_audit (const DubState *state)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_autofree char *counter =
      /* Translators: %u is a number of Prestige Points. */
      g_strdup_printf (C_("audit", "Her Prestige Point counter stands at %u."), state->barry.pp);
  g_autofree char *tiles =
      /* Translators: %u is a number of tiles. */
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "She has %u Resource tile.",
                                    "She has %u Resource tiles.", state->barry.tiles),
                       state->barry.tiles);
  g_autofree char *staff =
      /* Translators: %u is a number of cards. */
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Her Employee deck has %u card.",
                                    "Her Employee deck has %u cards.", state->barry.n_staff),
                       state->barry.n_staff);

  g_strv_builder_add (lines, counter);
  g_strv_builder_add (lines, tiles);
  g_strv_builder_add (lines, staff);
  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    add_hall (lines, state, hall);

  return g_strv_builder_end (lines);
}

char *
dub_text_not_saved (const char *reason)
{
  return g_strdup_printf (
      /* Translators: %s is what the system says, as “No space left on device”. */
      C_("warning", "The game cannot be saved now (%s). It stands still as it is, and goes on as soon "
                    "as a step can be saved. To be safe, save a copy elsewhere."),
          reason);
}

char *
dub_text_file_gone (void)
{
  return g_strdup (C_("warning", "The file of this game was deleted, moved or replaced. The game "
                                 "stands still here; save a copy elsewhere to keep it."));
}

char *
dub_text_file_changed (void)
{
  return g_strdup (C_("warning", "The file of this game was changed by something else. The game "
                                 "stands still here; save a copy elsewhere to keep it."));
}

char **
dub_text_warnings (gboolean read_only, gboolean open_elsewhere, gsize n_torn)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();

  if (open_elsewhere)
    g_strv_builder_add (lines,
                        C_("warning", "This game is open elsewhere: it can be looked at here, not changed."));
  else if (read_only)
    g_strv_builder_add (lines,
                        C_("warning", "The file of this game cannot be written: it can be looked at only."));
  if (n_torn > 0)
    g_strv_builder_add (
        lines, C_("warning", "The last entry was not saved whole when the app was closed, and is left out."));

  return g_strv_builder_end (lines);
}
