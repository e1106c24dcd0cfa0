/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-text-yours.h"

#include "dub-box-file.h"

static void
begin (DubGame *game, guint expansions)
{
  const DubSetup setup = { .expansions = (guint8) expansions };
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  DubBox box;

  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  dub_game_init (game, &box);
  g_assert_true (dub_game_start (game, &setup, events, NULL));
}

/* Checks the lines of a part that have a value, or all lines. */
static void
expect (const DubGame *game, DubYourTopic which, const char *text)
{
  g_autoptr (DubYourPart) part = dub_your_part_new (game, which);
  g_autoptr (GString) got = g_string_new (NULL);

  g_assert_nonnull (part);
  g_string_append_printf (got, "%s;", part->title);
  for (guint i = 0; i < part->lines->len; i++) {
    const DubYourLine *line = &g_array_index (part->lines, DubYourLine, i);

    if (g_strcmp0 (line->value, "0") != 0)
      g_string_append_printf (got, " %s=%s;", line->name, line->value);
  }
  g_assert_cmpstr (got->str, ==, text);
}

static void
test_base (void)
{
  g_autofree DubGame *game = g_new0 (DubGame, 1);
  DubSide *you = &game->state.sides[DUB_YOU];

  begin (game, 0);
  expect (game, DUB_YOURS_COUNTS, "Your supply; Livre=15; Thread=1; Lace=1;");
  you->known = 1u << DUB_FACT_STAFF;
  game->state.yours.hand = 2;
  expect (game, DUB_YOURS_COUNTS,
          "Your supply; Prestige Points=unknown; Livre=unknown; Resource tiles=unknown; "
          "Thread=unknown; Lace=unknown; Cards in hand=2;");
  for (DubYourTopic part = DUB_YOURS_JEWELRY; part < DUB_N_YOURS; part++)
    g_assert_null (dub_your_part_new (game, part));

  game->state.halls[0][1] = (DubGuest){ { .color = DUB_PINK, .pp = 3 }, DUB_YOU };
  game->state.halls[0][2] = (DubGuest){ { .color = DUB_BLUE, .pp = 3 }, DUB_YOU };
  game->state.halls[0][3] = (DubGuest){ { .color = DUB_BLUE, .pp = 3 }, DUB_BARRY };
  game->state.tokens[DUB_STATUES][0] = DUB_YOU;
  expect (game, DUB_YOURS_GARMENTS,
          "Your Garments on the board; blue gown=1; pink frock coat=1; on Master Guest spaces=1;");
  expect (game, DUB_YOURS_DECORATIONS, "Your Decorations; Statues=1;");
}

static void
test_staff (void)
{
  g_autofree DubGame *game = g_new0 (DubGame, 1);
  DubSide *you = &game->state.sides[DUB_YOU];

  begin (game, 0);
  you->n_staff = 2;
  you->staff[0] = dub_box_get_crown (&game->box, DUB_VI_STAFF);
  you->staff[1] = dub_box_get_crown (&game->box, DUB_VI_THREAD_LACE);
  expect (game, DUB_YOURS_STAFF,
          "Your staff; Level VI Apprentice (2/5/8/11 Prestige Points by staff)=2 PP now; "
          "Level VI Apprentice (3 Prestige Points per Thread and Lace)=3 PP now;");
  you->known = 1u << DUB_FACT_STAFF | 1u << DUB_FACT_LACE;
  expect (game, DUB_YOURS_STAFF,
          "Your staff; Level VI Apprentice (2/5/8/11 Prestige Points by staff)=2 PP now; "
          "Level VI Apprentice (3 Prestige Points per Thread and Lace)=unknown;");
  you->n_staff = 0; /* counted, but not listed */
  you->n_bonuses = 1;
  you->bonuses[0] = DUB_VI_STAFF;
  expect (game, DUB_YOURS_STAFF,
          "Your staff; Employee cards=5; "
          "Level VI Apprentice (2/5/8/11 Prestige Points by staff)=2 PP now;");
}

static void
test_jewelry_box (void)
{
  g_autofree DubGame *game = g_new0 (DubGame, 1);
  DubSide *you = &game->state.sides[DUB_YOU];

  begin (game, 1u << DUB_EXPANSION_JEWELRY_BOX);
  dub_jewelry_add (&you->jewelry, DUB_PINK);
  expect (game, DUB_YOURS_JEWELRY, "Your Jewelry; pink ring=1;");
  you->done[you->n_done++] = DUB_TASK_GO;
  expect (game, DUB_YOURS_EXAMINATION,
          "Journeyman Examination; Fund a Decoration=; Acquire Thread/Lace=; "
          "Acquire green/orange silk=✓; Acquire blue/pink silk=;");
  expect (game, DUB_YOURS_SPECIALIST, "Your specialized Apprentice; secret=;");
  game->state.yours.specialist = DUB_SPECIALIST_STOCKS;
  you->known &= (guint16) ~(1u << DUB_FACT_TILES);
  expect (game, DUB_YOURS_SPECIALIST,
          "Your specialized Apprentice; Resource tiles=? of 4; Lace=1 of 2; Thread=1 of 2;");
  game->state.yours.specialist = DUB_SPECIALIST_HALLS;
  game->state.tokens[DUB_MUSICIANS][1] = DUB_YOU;
  expect (game, DUB_YOURS_SPECIALIST,
          "Your specialized Apprentice; Represented in 5 Halls=1 of 5;");
  game->state.yours.has_specialist = TRUE;
  expect (game, DUB_YOURS_SPECIALIST, "Your specialized Apprentice; Represented in 5 Halls=hired;");
}

static void
test_waiting (void)
{
  DubYourTurn turn = { .free_tiles = 2, .free_jewelry = TRUE, .expert_depute = TRUE };
  g_auto (GStrv) lines = dub_text_waiting (&turn), none = NULL;
  g_autofree char *all = g_strjoinv ("|", lines);

  g_assert_cmpstr (all, ==,
                   "Take 2 Resource tiles of your choice from the drawers, free.|"
                   "Take any one Jewelry tile, free.|Depute an Employee for the Livre.");
  turn = (DubYourTurn){ .n_actions = 1 };
  none = dub_text_waiting (&turn);
  g_assert_null (none[0]);
}

static void
test_reminders (void)
{
  const DubState state = { .yours.hand = 1 };
  g_autofree char *play_on = dub_text_reminder (&state, DUB_REMINDER_PLAY_ON);
  g_autofree char *festivity = dub_text_reminder (&state, DUB_REMINDER_FESTIVITY);
  g_autofree char *last = dub_text_reminder (&state, DUB_REMINDER_LAST_ROUND);

  g_assert_cmpstr (play_on, ==, "She has no card left. You still have 1 card to play.");
  g_assert_cmpstr (festivity, ==,
                   "Put the 4 Festivity Garments into the Garment bag and mix the tiles.");
  g_assert_cmpstr (last, ==, "This is the last Round.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/your-side/base", test_base);
  g_test_add_func ("/your-side/staff", test_staff);
  g_test_add_func ("/your-side/jewelry-box", test_jewelry_box);
  g_test_add_func ("/your-side/waiting", test_waiting);
  g_test_add_func ("/your-side/reminders", test_reminders);

  return g_test_run ();
}
