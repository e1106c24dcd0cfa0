/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The captions of spaces in a picture of the table.
 */

#include "text-board.h"

static void
check (const DubBox *box, const DubState *state, DubPlace place, const char *expected)
{
  g_autofree char *caption = dub_text_caption (box, state, place);

  g_assert_cmpstr (caption, ==, expected);
}

/* A free space shows its cost and its value; a space with a token shows only the value. */
static void
test_decorations (void)
{
  DubBox box = text_board_make_box ();
  DubState state = text_board_make_state (DUB_DRAW_APP);
  const DubPlace firework = { .kind = DUB_PLACE_TOKEN, .in = DUB_FIREWORKS };
  const DubPlace statue = { .kind = DUB_PLACE_TOKEN, .in = DUB_STATUES };
  const DubPlace musicians = { .kind = DUB_PLACE_TOKEN, .in = DUB_MUSICIANS };
  const DubPlace all_halls = { .kind = DUB_PLACE_ALL_HALLS };

  box.decorations[DUB_FIREWORKS].spaces[0] = (DubDecoration){ .cost = 8, .times = 2 };
  box.decorations[DUB_STATUES].spaces[0] = (DubDecoration){ .cost = 7, .pp = 1 };
  box.decorations[DUB_MUSICIANS].spaces[0] = (DubDecoration){ .cost = 12, .pp = 4 };
  box.all_halls[0] = 6;
  state.tokens[DUB_FIREWORKS][0] = DUB_NOBODY;
  state.tokens[DUB_STATUES][0] = DUB_NOBODY;
  state.tokens[DUB_MUSICIANS][0] = DUB_NOBODY;
  check (&box, &state, firework, "8 L\n×2");
  check (&box, &state, statue, "7 L\n1 PP");
  check (&box, &state, musicians, "♪ 12 L\n4 PP");
  check (&box, &state, all_halls, "6 PP");

  state.tokens[DUB_FIREWORKS][0] = DUB_BARRY;
  state.tokens[DUB_STATUES][0] = DUB_YOU;
  state.tokens[DUB_MUSICIANS][0] = DUB_BARRY;
  check (&box, &state, firework, "×2");
  check (&box, &state, statue, "1 PP");
  check (&box, &state, musicians, "♪ 4 PP");
  check (&box, &state, all_halls, "6 PP");
}

static void
test_guests (void)
{
  DubBox box = text_board_make_box ();
  DubState state = text_board_make_state (DUB_DRAW_APP);
  const DubPlace place = { .kind = DUB_PLACE_GUEST, .in = 1, .at = 2 };
  DubGuestSpace *space = &box.halls[1].guests[2];

  state.halls[1][2] = (DubGuest){ 0 };
  *space = (DubGuestSpace){ .reward = DUB_REWARD_LACE };
  check (&box, &state, place, "Lace");
  *space = (DubGuestSpace){ .reward = DUB_REWARD_LIVRE, .livre = 3 };
  check (&box, &state, place, "3 L");
  *space = (DubGuestSpace){ 0 };
  check (&box, &state, place, "");
  state.halls[1][2] =
      (DubGuest){ .owner = DUB_YOU, .garment = { .color = DUB_PINK, .pp = 4, .thimble = TRUE } };
  check (&box, &state, place, "P 4");
}

static void
test_displays (void)
{
  DubBox box = text_board_make_box ();
  DubState state = text_board_make_state (DUB_DRAW_APP);
  const DubPlace garment = { .kind = DUB_PLACE_GARMENT, .at = 1 };
  const DubPlace jewel = { .kind = DUB_PLACE_JEWEL };
  const DubPlace tile = { .kind = DUB_PLACE_RESOURCE, .at = 5 };

  box.garment_display.costs[1] = 6;
  box.jewelry_display.costs[0] = 4;
  state.garments[1] = (DubGarment){ 0 };
  check (&box, &state, garment, "–\n6 L");
  state.garments[1] = (DubGarment){ .color = DUB_COLOR_UNKNOWN };
  check (&box, &state, garment, "?\n6 L");
  state.garments[1] = (DubGarment){ .color = DUB_GREEN, .pp = 5 };
  check (&box, &state, garment, "G 5\n6 L");
  state.jewelry[0] = DUB_ORANGE;
  check (&box, &state, jewel, "O\n4 L");
  state.resources[1][2] = DUB_TILE_BP;
  check (&box, &state, tile, "B/P");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text/caption/decorations", test_decorations);
  g_test_add_func ("/text/caption/guests", test_guests);
  g_test_add_func ("/text/caption/displays", test_displays);

  return g_test_run ();
}
