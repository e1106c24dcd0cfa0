/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-play-board.h"

#include "dub-names.h"
#include "dub-text.h"

#include <stdio.h>

static const char owners[DUB_N_OWNERS] = { [DUB_NOBODY] = '.', [DUB_BARRY] = 'B', [DUB_YOU] = 'Y' };

static void
print_resources (const DubState *state)
{
  for (guint i = 0; i < DUB_N_DRAWERS; i++) {
    printf ("  tile %u   ", i + 1);
    for (guint j = 0; j < DUB_N_COLUMNS; j++) {
      const char *tile = dub_name_get (DUB_SET_TILE, state->resources[i][j]);

      printf ("%-6s", tile != NULL ? tile : "-");
    }
    putchar ('\n');
  }
}

static void
print_garments (const DubGame *game)
{
  for (guint i = 0; i < game->box.garment_display.n; i++) {
    g_autofree char *name = dub_text_garment (game->state.garments[i]);

    if (game->state.garments[i].color != DUB_COLOR_NONE)
      printf ("  rent %u   %u  %s\n", i + 1, game->box.garment_display.costs[i], name);
  }
}

static void
print_employees (const DubGame *game)
{
  for (guint i = 0; i < DUB_N_HIRE_SPACES; i++) {
    g_autofree char *name = dub_text_employee (&game->box, game->state.employees[i]);

    if (game->state.employees[i].type != DUB_TYPE_NONE)
      printf ("  hire %u   %s\n", i + 1, name);
  }
}

static void
print_jewelry (const DubGame *game)
{
  for (guint i = 0; i < game->box.jewelry_display.n; i++) {
    g_autofree char *name = dub_text_jewel (game->state.jewelry[i]);

    if (game->state.jewelry[i] != DUB_COLOR_NONE)
      printf ("  jewelry %u  %u  %s\n", i + 1, game->box.jewelry_display.costs[i], name);
  }
}

/* A space is B (Barry), Y (you) or free; a Master guest space has a star. */
static void
print_halls (const DubGame *game)
{
  for (guint hall = 0; hall < DUB_N_HALLS; hall++) {
    g_autofree char *name = dub_text_hall (hall);

    printf ("  %-12s", name);
    for (guint i = 0; i < game->box.halls[hall].n_guests; i++)
      printf (" %c%s", owners[game->state.halls[hall][i].owner],
              game->box.halls[hall].guests[i].master ? "*" : " ");
    printf ("   musicians %u: %c\n", hall + 1, owners[game->state.tokens[DUB_MUSICIANS][hall]]);
  }
}

static void
print_decorations (const DubGame *game)
{
  for (DubDecorationKind decoration = 0; decoration < DUB_N_DECORATION_KINDS; decoration++) {
    const DubDecorations *printed = &game->box.decorations[decoration];

    if (decoration == DUB_MUSICIANS ||
        (decoration == DUB_JEWELER &&
         !dub_state_has_expansion (&game->state, DUB_EXPANSION_JEWELRY_BOX)))
      continue;
    printf ("  fund %-14s", dub_name_get (DUB_SET_DECORATION_KIND, decoration));
    for (guint i = 0; i < printed->n; i++)
      printf (" %u:%c", printed->spaces[i].cost, owners[game->state.tokens[decoration][i]]);
    putchar ('\n');
  }
}

void
dub_play_board_print (const DubGame *game)
{
  print_resources (&game->state);
  print_garments (game);
  print_employees (game);
  if (dub_state_has_expansion (&game->state, DUB_EXPANSION_JEWELRY_BOX))
    print_jewelry (game);
  print_halls (game);
  print_decorations (game);
}
