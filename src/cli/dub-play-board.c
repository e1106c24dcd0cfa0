/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-play-board.h"

#include "dub-names.h"
#include "dub-text.h"

static const char owners[DUB_N_OWNERS] = { [DUB_NOBODY] = '.', [DUB_BARRY] = 'B', [DUB_YOU] = 'Y' };

static void
append_resources (GString *text, const DubState *state)
{
  for (guint i = 0; i < DUB_N_DRAWERS; i++) {
    g_string_append_printf (text, "  tile %u   ", i + 1);
    for (guint j = 0; j < DUB_N_COLUMNS; j++) {
      const char *tile = dub_name_get (DUB_SET_TILE, state->resources[i][j]);

      g_string_append_printf (text, "%-6s", tile != NULL ? tile : "-");
    }
    g_string_append_c (text, '\n');
  }
}

static void
append_garments (GString *text, const DubGame *game)
{
  for (guint i = 0; i < game->box.garment_display.n; i++) {
    g_autofree char *name = dub_text_garment (game->state.garments[i]);

    if (game->state.garments[i].color != DUB_COLOR_NONE)
      g_string_append_printf (text, "  rent %u   %u  %s\n", i + 1,
                              game->box.garment_display.costs[i], name);
  }
}

static void
append_employees (GString *text, const DubGame *game)
{
  for (guint i = 0; i < DUB_N_HIRE_SPACES; i++) {
    g_autofree char *name = dub_text_employee (&game->box, game->state.employees[i]);

    if (game->state.employees[i].type != DUB_TYPE_NONE)
      g_string_append_printf (text, "  hire %u   %s\n", i + 1, name);
  }
}

static void
append_jewelry (GString *text, const DubGame *game)
{
  for (guint i = 0; i < game->box.jewelry_display.n; i++) {
    g_autofree char *name = dub_text_jewel (game->state.jewelry[i]);

    if (game->state.jewelry[i] != DUB_COLOR_NONE)
      g_string_append_printf (text, "  jewelry %u  %u  %s\n", i + 1,
                              game->box.jewelry_display.costs[i], name);
  }
}

/* A space is B (Barry), Y (you) or free; a Master guest space has a star. */
static void
append_halls (GString *text, const DubGame *game)
{
  for (guint hall = 0; hall < DUB_N_HALLS; hall++) {
    g_autofree char *name = dub_text_hall (hall);

    g_string_append_printf (text, "  %-12s", name);
    for (guint i = 0; i < game->box.halls[hall].n_guests; i++)
      g_string_append_printf (text, " %c%s", owners[game->state.halls[hall][i].owner],
                              game->box.halls[hall].guests[i].master ? "*" : " ");
    g_string_append_printf (text, "   musicians %u: %c\n", hall + 1,
                            owners[game->state.tokens[DUB_MUSICIANS][hall]]);
  }
}

static void
append_decorations (GString *text, const DubGame *game)
{
  for (DubDecorationKind decoration = 0; decoration < DUB_N_DECORATION_KINDS; decoration++) {
    const DubDecorations *printed = &game->box.decorations[decoration];

    if (decoration == DUB_MUSICIANS ||
        (decoration == DUB_JEWELER &&
         !dub_state_has_expansion (&game->state, DUB_EXPANSION_JEWELRY_BOX)))
      continue;
    g_string_append_printf (text, "  fund %-14s",
                            dub_name_get (DUB_SET_DECORATION_KIND, decoration));
    for (guint i = 0; i < printed->n; i++)
      g_string_append_printf (text, " %u:%c", printed->spaces[i].cost,
                              owners[game->state.tokens[decoration][i]]);
    g_string_append_c (text, '\n');
  }
}

void
dub_play_board_append (GString *text, DubSession *session)
{
  const DubGame *game = dub_session_get_game (session);

  append_resources (text, &game->state);
  append_garments (text, game);
  append_employees (text, game);
  if (dub_state_has_expansion (&game->state, DUB_EXPANSION_JEWELRY_BOX))
    append_jewelry (text, game);
  append_halls (text, game);
  append_decorations (text, game);
}
