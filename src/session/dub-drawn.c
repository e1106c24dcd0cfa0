/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-drawn.h"

#include "dub-components.h"
#include "dub-entry-code.h"
#include "dub-text-code.h"
#include "dub-text.h"

DubMove
dub_drawn_get_move (DubDisplayName display, int at, DubThing piece)
{
  return (DubMove){ .verb = DUB_MOVE_ENTER,
                    .to = { .kind = (guint8) display, .at = (guint8) MAX (at, 0) },
                    .thing = piece };
}

static gboolean
is_accepted (const DubGame *game, DubDisplayName display, int at, DubThing piece)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  DubMove move = dub_drawn_get_move (display, at, piece);

  return dub_game_decide (game, &move, events, NULL);
}

/* Resource tiles come from a bag that the app may not know in full. */
static void
add (GArray *entries, const DubGame *game, DubDisplayName display, int at, DubDrawn entry)
{
  entry.is_left = at >= 0 && is_accepted (game, display, at, entry.piece) &&
                  (display == DUB_DISPLAY_RESOURCES || entry.n_left > 0);
  g_array_append_val (entries, entry);
}

/* Lists the cards that were possible when the display was empty, so that those entered since
 * keep their places. */
static void
add_employees (GArray *entries, const DubGame *game, int at)
{
  g_autofree DubGame *before = g_memdup2 (game, sizeof *game);

  for (guint i = 0; i < DUB_N_HIRE_SPACES; i++) {
    /* Outside of a preparation only an unknown card can be entered. */
    if (before->state.phase != DUB_PHASE_PREPARE &&
        before->state.employees[i].type == DUB_TYPE_UNKNOWN)
      continue;
    dub_state_note_employee (&before->state, before->state.employees[i], FALSE);
    before->state.employees[i] = (DubEmployee){ 0 };
  }
  for (guint i = 0; i < game->box.n_employees; i++) {
    DubThing card = dub_thing_employee (dub_box_get_card (&game->box, i));

    if (is_accepted (before, DUB_DISPLAY_EMPLOYEES, at, card))
      add (entries, game, DUB_DISPLAY_EMPLOYEES, at, (DubDrawn){ .piece = card, .n_left = 1 });
  }
}

static void
add_garments (GArray *entries, const DubGame *game, int at)
{
  DubGarmentKind kinds[DUB_MAX_GARMENTS];
  guint n = dub_components_list_kinds (&game->box, &game->state, kinds);

  for (guint i = 0; i < n; i++)
    add (entries, game, DUB_DISPLAY_GARMENTS, at,
         (DubDrawn){ .piece = dub_thing_garment (kinds[i].garment, DUB_NOBODY),
                     .n_left = kinds[i].n });
}

GArray *
dub_drawn_list (const DubGame *game, DubDisplayName display, int at)
{
  GArray *entries = g_array_new (FALSE, FALSE, sizeof (DubDrawn));
  guint tiles[DUB_N_TILES], jewels[DUB_N_COLORS];

  switch (display) {
  case DUB_DISPLAY_RESOURCES:
    dub_components_count_resources (&game->box, &game->state, tiles);
    for (guint tile = DUB_TILE_BP; tile <= DUB_TILE_BP_GO; tile++)
      add (entries, game, display, at,
           (DubDrawn){ .piece = dub_thing_name (DUB_KIND_TILE, tile), .n_left = tiles[tile] });
    break;
  case DUB_DISPLAY_GARMENTS:
    add_garments (entries, game, at);
    break;
  case DUB_DISPLAY_EMPLOYEES:
    add_employees (entries, game, at);
    break;
  case DUB_DISPLAY_JEWELRY:
    dub_components_count_jewelry (&game->box, &game->state, jewels);
    for (guint color = DUB_BLUE; color <= DUB_ORANGE; color++)
      add (entries, game, display, at,
           (DubDrawn){ .piece = dub_thing_name (DUB_KIND_JEWEL, color), .n_left = jewels[color] });
    break;
  case DUB_N_DISPLAYS:
    g_assert_not_reached ();
  }

  return entries;
}

char *
dub_drawn_dup_refusal (const DubGame *game, DubDisplayName display, int at, DubThing piece)
{
  g_autoptr (GArray) entries = dub_drawn_list (game, display, at);
  DubMove move = dub_drawn_get_move (display, at, piece);
  g_autofree char *name = NULL;
  char *refusal;

  for (guint i = 0; i < entries->len; i++) {
    const DubDrawn *entry = &g_array_index (entries, DubDrawn, i);

    if (entry->is_left && dub_thing_equal (entry->piece, piece))
      return NULL;
  }
  if (at < 0)
    return dub_text_display_full ();
  refusal = dub_entry_dup_refusal (game, &move);
  name = dub_text_offer (&game->box, &game->state, &move);

  return refusal != NULL ? refusal : dub_text_entry_used_up (name);
}
