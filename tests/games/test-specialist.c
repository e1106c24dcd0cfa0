/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The known facts about the condition of your specialized Apprentice (YOU-6).
 */

#include "game-fixture.h"

#include "dub-your-turn.h"

#include <string.h>

/* Without a token on a Jeweler Decoration you have no Jewelry, counted or not. With a token,
 * uncounted Jewelry is up to you. */
static void
test_jewelry (void)
{
  g_autoptr (Game) game = game_begin_at_table (JB);
  const DubState *state = &game->game.state;

  game_your_turn (game);
  game_do (game, you_count_jewelry (0, 0, 0, 0));
  game_end_turn (game);
  g_assert_false (dub_state_knows (state, DUB_FACT_JEWELRY));
  g_assert_false (dub_specialist_may_be_met (&game->box, state, DUB_SPECIALIST_JEWELRY));
  game_put_token (game, DUB_JEWELER, 0, DUB_YOU);
  g_assert_true (dub_specialist_may_be_met (&game->box, state, DUB_SPECIALIST_JEWELRY));
  g_assert_false (dub_specialist_is_met (&game->box, state, DUB_SPECIALIST_JEWELRY));
}

/* The game asks for facts that the table does not show, even if you have not named the
 * Apprentice. */
static void
test_asked (void)
{
  g_autoptr (Game) game = game_begin_at_table (JB);
  g_autoptr (Game) named = game_begin_at_table (JB);

  game_your_turn (game);
  REFUSE (game, UNSURE, you_hire_specialist ());
  game_do (game, be_sure (you_hire_specialist ()));
  game_expect (game, "you hire 0");

  game_your_turn (named);
  game_do (named, you_name_specialist (DUB_SPECIALIST_LIVRE));
  REFUSE (named, CONDITION, be_sure (you_hire_specialist ()));
  game_end_turn (named); /* the Livre become unknown */
  game_your_turn (named);
  REFUSE (named, UNSURE, you_hire_specialist ());
  game_do (named, you_count (DUB_FACT_LIVRE, 30));
  game_do (named, you_hire_specialist ());
}

typedef struct {
  DubSpecialist specialist;
  const char *halls; /* garments of each hall, by color */
  guint livre, tiles, lace, thread, pp, n_exams;
  const char *jewelry;
  const char *tokens; /* f s k K m j: fireworks, statues, both kitchens, musicians, jeweler */
  gboolean is_met;
} Edge;

/* YOU-6: each condition with one too few, and with enough. */
static const Edge edges[] = {
  { DUB_SPECIALIST_COATS, "po/bg/b", 99, 9, 9, 9, 9, 9, "bpgo", "fskKmj", FALSE },
  { DUB_SPECIALIST_COATS, "po/p", 0, 0, 0, 0, 0, 0, "", "", TRUE },
  { DUB_SPECIALIST_GOWNS, "bg/po/p", 99, 9, 9, 9, 9, 9, "bpgo", "fskKmj", FALSE },
  { DUB_SPECIALIST_GOWNS, "bg/b", 0, 0, 0, 0, 0, 0, "", "", TRUE },
  { DUB_SPECIALIST_MASTER_GUESTS, "/bpg/bpo", 99, 9, 9, 9, 9, 9, "bpgo", "fskKmj", FALSE },
  { DUB_SPECIALIST_MASTER_GUESTS, "/b/p/g", 0, 0, 0, 0, 0, 0, "", "", TRUE },
  { DUB_SPECIALIST_LIVRE, "bp/go", 29, 9, 9, 9, 9, 9, "bpgo", "fskKmj", FALSE },
  { DUB_SPECIALIST_LIVRE, "", 30, 0, 0, 0, 0, 0, "", "", TRUE },
  { DUB_SPECIALIST_JEWELRY, "bp/go", 99, 9, 9, 9, 9, 9, "bp", "fskKmj", FALSE },
  { DUB_SPECIALIST_JEWELRY, "", 0, 0, 0, 0, 0, 0, "bpp", "j", TRUE },
  { DUB_SPECIALIST_DECORATIONS, "bp/go", 99, 9, 9, 9, 9, 9, "", "kKm", FALSE },
  { DUB_SPECIALIST_DECORATIONS, "", 0, 0, 0, 0, 0, 0, "", "fsj", TRUE },
  { DUB_SPECIALIST_DECORATIONS, "", 0, 0, 0, 0, 0, 0, "", "kKfs", TRUE },
  { DUB_SPECIALIST_DECORATIONS, "", 0, 0, 0, 0, 0, 0, "", "Kfm", TRUE },
  { DUB_SPECIALIST_STOCKS, "bp/go", 99, 3, 2, 2, 9, 9, "bpgo", "fskKmj", FALSE },
  { DUB_SPECIALIST_STOCKS, "bp/go", 99, 4, 1, 2, 9, 9, "bpgo", "fskKmj", FALSE },
  { DUB_SPECIALIST_STOCKS, "bp/go", 99, 4, 2, 1, 9, 9, "bpgo", "fskKmj", FALSE },
  { DUB_SPECIALIST_STOCKS, "", 0, 4, 2, 2, 0, 0, "", "", TRUE },
  { DUB_SPECIALIST_PRESTIGE, "bp/go", 99, 9, 9, 9, 4, 9, "bpgo", "fskKmj", FALSE },
  { DUB_SPECIALIST_PRESTIGE, "", 0, 0, 0, 0, 5, 0, "", "", TRUE },
  { DUB_SPECIALIST_MASTER_EXAM, "bp/go", 99, 9, 9, 9, 9, 0, "bpgo", "fskKmj", FALSE },
  { DUB_SPECIALIST_MASTER_EXAM, "", 0, 0, 0, 0, 0, 1, "", "", TRUE },
  { DUB_SPECIALIST_HALLS, "b/b/b/b", 99, 9, 9, 9, 9, 9, "bpgo", "fskKj", FALSE },
  { DUB_SPECIALIST_HALLS, "b/b/b/b/b", 0, 0, 0, 0, 0, 0, "", "", TRUE },
  { DUB_SPECIALIST_HALLS, "b/b/b/b", 0, 0, 0, 0, 0, 0, "", "m", TRUE },
};

static DubColor
get_color (char letter)
{
  return letter == 'b'   ? DUB_BLUE
         : letter == 'p' ? DUB_PINK
         : letter == 'g' ? DUB_GREEN
                         : DUB_ORANGE;
}

static void
lay (DubState *state, const Edge *edge)
{
  static const char kinds[] = "fskKmj";
  DubSide *you = &state->sides[DUB_YOU];
  guint hall = 0, at = 0;

  for (const char *c = edge->halls; *c != '\0'; c++)
    if (*c == '/') {
      hall++;
      at = 0;
    } else {
      state->halls[hall][at++] =
          (DubGuest){ .garment = { .color = (guint8) get_color (*c) }, .owner = DUB_YOU };
    }
  /* The letter m adds the musicians of the last hall. */
  for (const char *c = edge->tokens; *c != '\0'; c++)
    state->tokens[strchr (kinds, *c) - kinds][*c == 'm' ? DUB_N_HALLS - 1 : 0] = DUB_YOU;
  for (const char *c = edge->jewelry; *c != '\0'; c++)
    dub_jewelry_add (&you->jewelry, get_color (*c));
  you->counts[DUB_FACT_LIVRE] = (guint16) edge->livre;
  you->counts[DUB_FACT_TILES] = (guint16) edge->tiles;
  you->counts[DUB_FACT_LACE] = (guint16) edge->lace;
  you->counts[DUB_FACT_THREAD] = (guint16) edge->thread;
  you->counts[DUB_FACT_PP] = (guint16) edge->pp;
  you->n_exams[DUB_TRACK_MASTER] = (guint8) edge->n_exams;
  you->n_exams[DUB_TRACK_JOURNEYMAN] = 9;
  you->known = (1u << DUB_N_FACTS) - 1;
}

static void
test_edges (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (edges); i++) {
    g_autoptr (Game) game = game_new (JB, DUB_DRAW_APP);
    DubState *state = &game->game.state;

    lay (state, &edges[i]);
    g_test_message ("row %u", i);
    g_assert_cmpint (dub_specialist_is_met (&game->box, state, edges[i].specialist), ==,
                     edges[i].is_met);
    g_assert_cmpint (dub_specialist_may_be_met (&game->box, state, edges[i].specialist), ==,
                     edges[i].is_met);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/specialist/YOU-6/jewelry", test_jewelry);
  g_test_add_func ("/specialist/YOU-6/asked", test_asked);
  g_test_add_func ("/specialist/YOU-6/edges", test_edges);

  return g_test_run ();
}
