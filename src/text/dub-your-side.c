/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-your-side.h"

#include "dub-specialist.h"
#include "dub-state-count.h"
#include "dub-text-sentence-private.h"
#include "dub-worth.h"
#include "dub-your-turn.h"

#include <glib/gi18n-lib.h>

static const char *const titles[DUB_N_YOURS] = {
  [DUB_YOURS_COUNTS] = NC_ ("your side", "Your supply"),
  [DUB_YOURS_STAFF] = NC_ ("your side", "Your staff"),
  [DUB_YOURS_GARMENTS] = NC_ ("your side", "Your Garments on the board"),
  [DUB_YOURS_DECORATIONS] = NC_ ("your side", "Your Decorations"),
  [DUB_YOURS_JEWELRY] = NC_ ("your side", "Your Jewelry"),
  [DUB_YOURS_SPECIALIST] = NC_ ("your side", "Your specialized Apprentice"),
};

static const char *const counts[DUB_N_COUNTS] = {
  [DUB_FACT_PP] = NC_ ("your side", "Prestige Points"),
  [DUB_FACT_LIVRE] = NC_ ("your side", "Livre"),
  [DUB_FACT_THREAD] = NC_ ("your side", "Thread"),
  [DUB_FACT_LACE] = NC_ ("your side", "Lace"),
  [DUB_FACT_STAFF] = NC_ ("your side", "Employee cards"),
  [DUB_FACT_TILES] = NC_ ("your side", "Resource tiles"),
};

static void
clear_line (gpointer data)
{
  DubYourLine *line = data;

  g_free (line->name);
  g_free (line->value);
}

/* Takes ownership of both. */
static void
add (DubYourPart *self, char *name, char *value)
{
  DubYourLine line = { name, value };

  g_array_append_val (self->lines, line);
}

static char *
say_unknown (void)
{
  return g_strdup (C_ ("your side", "unknown"));
}

static void
add_count (DubYourPart *self, const DubState *state, DubFact fact)
{
  add (self, g_strdup (dub_text_pick ("your side", counts, fact)),
       dub_state_knows (state, fact) ? dub_text_number (state->sides[DUB_YOU].counts[fact])
                                     : say_unknown ());
}

static void
add_counts (DubYourPart *self, const DubGame *game)
{
  static const DubFact facts[] = { DUB_FACT_PP, DUB_FACT_LIVRE, DUB_FACT_TILES, DUB_FACT_THREAD,
                                   DUB_FACT_LACE };

  for (guint i = 0; i < G_N_ELEMENTS (facts); i++)
    add_count (self, &game->state, facts[i]);
  add (self, g_strdup (C_ ("your side", "Cards in hand")),
       dub_text_number (game->state.yours.hand));
}

/* A bonus counts only as far as what it counts is known. */
static char *
say_worth (const DubGame *game, DubCrown crown)
{
  if (crown == DUB_CROWN_NONE)
    return g_strdup ("");
  if (dub_worth_get_missing (&game->state, DUB_YOU, crown) != 0)
    return say_unknown ();

  /* Translators: what a card is worth at the moment. */
  return g_strdup_printf (C_ ("your side", "%u PP now"),
                          dub_worth_get (&game->box, &game->state, DUB_YOU, crown, 0));
}

static void
add_staff (DubYourPart *self, const DubGame *game)
{
  const DubSide *you = &game->state.sides[DUB_YOU];

  for (guint i = 0; i < you->n_staff; i++)
    add (self, dub_text_employee (&game->box, you->staff[i]),
         say_worth (game, you->staff[i].crown));
  if (you->n_staff > 0)
    return;
  add_count (self, &game->state, DUB_FACT_STAFF);
  for (guint i = 0; i < you->n_bonuses; i++)
    add (self, dub_text_employee (&game->box, dub_box_get_crown (&game->box, you->bonuses[i])),
         say_worth (game, you->bonuses[i]));
}

static void
add_garments (DubYourPart *self, const DubGame *game)
{
  const DubState *state = &game->state;
  guint garments[DUB_N_COLORS];

  dub_state_count_garments (state, DUB_YOU, garments);
  for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++)
    add (self, dub_text_garment_kind (color), dub_text_number (garments[color]));
  add (self, g_strdup (C_ ("your side", "on Master Guest spaces")),
       dub_text_number (dub_state_count_master_guests (&game->box, state, DUB_YOU)));
}

static void
add_decorations (DubYourPart *self, const DubGame *game)
{
  const DubState *state = &game->state;
  gboolean has_jeweler = dub_state_has_expansion (state, DUB_EXPANSION_JEWELRY_BOX);

  for (DubDecorationKind kind = 0; kind < DUB_N_DECORATION_KINDS; kind++)
    if (kind != DUB_JEWELER || has_jeweler)
      add (self, dub_text_decoration_kind (kind),
           dub_text_number (dub_state_count_tokens (state, kind, DUB_YOU)));
}

/* Without a token on a jeweler decoration there is none. */
static void
add_jewelry (DubYourPart *self, const DubGame *game)
{
  const DubState *state = &game->state;
  gboolean is_known = dub_state_knows (state, DUB_FACT_JEWELRY) ||
                      dub_state_count_tokens (state, DUB_JEWELER, DUB_YOU) == 0;

  for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++)
    add (self, dub_text_jewel (color),
         is_known ? dub_text_number (dub_jewelry_count (&state->sides[DUB_YOU].jewelry, color))
                  : say_unknown ());
}

static void
add_tasks (DubYourPart *self, const DubGame *game)
{
  guint n;
  const guint8 *tasks = dub_box_get_tasks (&game->box, game->state.sides[DUB_YOU].track, &n);

  for (guint i = 0; i < n; i++)
    add (self, dub_text_task (tasks[i]),
         g_strdup (dub_side_has_done (&game->state.sides[DUB_YOU], tasks[i]) ? "✓" : ""));
}

static char *
say_progress (const DubCondition *condition)
{
  if (!condition->is_known)
    /* Translators: it is not known what you have, but what is needed. */
    return g_strdup_printf (C_ ("your side", "? of %u"), condition->needs);

  /* Translators: what you have, and what is needed. */
  return g_strdup_printf (C_ ("your side", "%u of %u"), MIN (condition->has, condition->needs),
                          condition->needs);
}

static void
add_specialist (DubYourPart *self, const DubGame *game)
{
  DubCondition conditions[DUB_MAX_CONDITIONS];
  guint n = dub_specialist_get_conditions (&game->box, &game->state, game->state.yours.specialist,
                                           conditions);

  if (game->state.yours.has_specialist || n == 0) {
    add (self, dub_text_specialist (game->state.yours.specialist),
         g_strdup (game->state.yours.has_specialist ? C_ ("your side", "hired") : ""));
    return;
  }
  for (guint i = 0; i < n; i++)
    add (self,
         n > 1 ? g_strdup (dub_text_pick ("your side", counts, conditions[i].fact))
               : dub_text_specialist (game->state.yours.specialist),
         say_progress (&conditions[i]));
}

DubYourPart *
dub_your_part_new (const DubGame *game, DubYourTopic part)
{
  static void (*const fill[DUB_N_YOURS]) (DubYourPart *, const DubGame *) = {
    [DUB_YOURS_COUNTS] = add_counts,         [DUB_YOURS_STAFF] = add_staff,
    [DUB_YOURS_GARMENTS] = add_garments,     [DUB_YOURS_DECORATIONS] = add_decorations,
    [DUB_YOURS_JEWELRY] = add_jewelry,       [DUB_YOURS_EXAMINATION] = add_tasks,
    [DUB_YOURS_SPECIALIST] = add_specialist,
  };
  DubYourPart *self;

  g_return_val_if_fail (part < DUB_N_YOURS, NULL);

  if (part >= DUB_YOURS_JEWELRY &&
      !dub_state_has_expansion (&game->state, DUB_EXPANSION_JEWELRY_BOX))
    return NULL;
  self = g_new0 (DubYourPart, 1);
  self->title = part == DUB_YOURS_EXAMINATION
                    ? dub_text_track (game->state.sides[DUB_YOU].track)
                    : g_strdup (dub_text_pick ("your side", titles, part));
  self->lines = g_array_new (FALSE, FALSE, sizeof (DubYourLine));
  g_array_set_clear_func (self->lines, clear_line);
  fill[part](self, game);

  return self;
}

void
dub_your_part_free (DubYourPart *self)
{
  g_free (self->title);
  g_array_unref (self->lines);
  g_free (self);
}
