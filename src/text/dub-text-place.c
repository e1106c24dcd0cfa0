/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-text-place.h"

#include "dub-game.h"
#include "dub-text-private.h"

#include <glib/gi18n-lib.h>

/* Translators: a space of a display, a hall or a row of decorations. */
static const char *const spaces_from_left[DUB_MAX_SPACES] = {
  NC_ ("place", "1st from left"),  NC_ ("place", "2nd from left"),  NC_ ("place", "3rd from left"),
  NC_ ("place", "4th from left"),  NC_ ("place", "5th from left"),  NC_ ("place", "6th from left"),
  NC_ ("place", "7th from left"),  NC_ ("place", "8th from left"),  NC_ ("place", "9th from left"),
  NC_ ("place", "10th from left"), NC_ ("place", "11th from left"), NC_ ("place", "12th from left"),
};

/* Translators: an Examination task on its track. */
static const char *const nth_tasks[DUB_N_JOURNEYMAN_TASKS] = {
  NC_ ("task place", "1st task"),
  NC_ ("task place", "2nd task"),
  NC_ ("task place", "3rd task"),
  NC_ ("task place", "4th task"),
};

/* Translators: a space of the Resource display. */
static const char *const drawers[DUB_N_DRAWERS * DUB_N_COLUMNS] = {
  NC_ ("resource space", "Drawer 1 left"),   NC_ ("resource space", "Drawer 1 center"),
  NC_ ("resource space", "Drawer 1 right"),  NC_ ("resource space", "Drawer 2 left"),
  NC_ ("resource space", "Drawer 2 center"), NC_ ("resource space", "Drawer 2 right"),
  NC_ ("resource space", "Drawer 3 left"),   NC_ ("resource space", "Drawer 3 center"),
  NC_ ("resource space", "Drawer 3 right"),
};

/* Translators: a further space of the same drawer, after one like “Drawer 1 left”. */
static const char *const columns[DUB_N_COLUMNS] = {
  NC_ ("further resource space", "left"),
  NC_ ("further resource space", "center"),
  NC_ ("further resource space", "right"),
};

/* Translators: what is printed on a guest space. */
static const char *const guest_spaces[2][DUB_N_REWARDS] = {
  {
      [DUB_REWARD_NONE] = NC_ ("guest space", "no reward"),
      [DUB_REWARD_RESOURCE] = NC_ ("guest space", "Resource tile"),
      [DUB_REWARD_THREAD] = NC_ ("guest space", "Thread"),
      [DUB_REWARD_LACE] = NC_ ("guest space", "Lace"),
  },
  {
      [DUB_REWARD_NONE] = NC_ ("guest space", "Master Guest space, no reward"),
      [DUB_REWARD_RESOURCE] = NC_ ("guest space", "Master Guest space, Resource tile"),
      [DUB_REWARD_THREAD] = NC_ ("guest space", "Master Guest space, Thread"),
      [DUB_REWARD_LACE] = NC_ ("guest space", "Master Guest space, Lace"),
  },
};

static const DubPlural livre_spaces[] = {
  /* Translators: what is printed on a guest space. %u is the reward in Livre. */
  NP_ ("%u Livre", "%u Livre"),
  /* Translators: what is printed on a guest space. %u is the reward in Livre. */
  NP_ ("Master Guest space, %u Livre", "Master Guest space, %u Livre"),
};

static const char *const place_kinds[DUB_N_PLACES + 1] = {
  [DUB_PLACE_NONE] = NC_ ("part of the table", "table"),
  [DUB_PLACE_RESOURCE] = NC_ ("part of the table", "Resource display"),
  [DUB_PLACE_GARMENT] = NC_ ("part of the table", "Garment Design display"),
  [DUB_PLACE_EMPLOYEE] = NC_ ("part of the table", "Hire New Employees display"),
  [DUB_PLACE_JEWEL] = NC_ ("part of the table", "Jewelry Display"),
  [DUB_PLACE_GUEST] = NC_ ("part of the table", "Halls"),
  [DUB_PLACE_TOKEN] = NC_ ("part of the table", "Decorations"),
  [DUB_PLACE_ALL_HALLS] = NC_ ("part of the table", "All Halls Bonus"),
  [DUB_PLACE_FAVOR] = NC_ ("part of the table", "Queen’s Favor"),
  [DUB_PLACE_TASK] = NC_ ("part of the table", "Examination"),
};

static const char *const start_areas[DUB_N_TRACKS] = {
  [DUB_TRACK_JOURNEYMAN] = NC_ ("task", "Journeyman Examination Start area"),
  [DUB_TRACK_MASTER] = NC_ ("task", "Master Examination Start area"),
};

static const char *const highlights[DUB_N_HIGHLIGHTS] = {
  [DUB_HIGHLIGHT_ASKED] = NC_ ("highlight", "The question is about this."),
  [DUB_HIGHLIGHT_WAITING] = NC_ ("highlight", "You may take this now."),
  [DUB_HIGHLIGHT_SELECTED] = NC_ ("highlight", "This is selected."),
  [DUB_HIGHLIGHT_DUE] = NC_ ("highlight", "This is to be entered."),
  [DUB_HIGHLIGHT_OFFERED] = NC_ ("highlight", "You can use this now."),
};

static const char *const token_owners[DUB_N_OWNERS] = {
  [DUB_NOBODY] = NC_ ("token", "no Trademark token"),
  [DUB_BARRY] = NC_ ("token", "Trademark token of Madame du Barry"),
  [DUB_YOU] = NC_ ("token", "your Trademark token"),
};

static const char *const favors[DUB_N_OWNERS] = {
  [DUB_NOBODY] = NC_ ("favor token", "on the board"),
  [DUB_BARRY] = NC_ ("favor token", "Madame du Barry has it"),
  [DUB_YOU] = NC_ ("favor token", "you have it"),
};

const char *
dub_text_nth_space (guint at)
{
  return dub_text_pick ("place", spaces_from_left, at);
}

const char *
dub_text_nth_task (guint at)
{
  return dub_text_pick ("task place", nth_tasks, at);
}

const char *
dub_text_resource_space (guint at)
{
  return dub_text_pick ("resource space", drawers, at);
}

/* Names the spaces of one drawer, and the drawer once: “Drawer 1 left, center, and right”. */
static char *
name_drawer (guint tiles, guint drawer)
{
  GPtrArray *names = g_ptr_array_new ();

  for (guint column = 0; column < DUB_N_COLUMNS; column++) {
    guint at = drawer * DUB_N_COLUMNS + column;

    if ((tiles & (1u << at)) != 0)
      g_ptr_array_add (names, g_strdup (names->len == 0 ? dub_text_resource_space (at)
                                                        : dub_text_pick ("further resource space",
                                                                         columns, column)));
  }

  return dub_text_join_all (names);
}

/* The spaces of a drawer are a list of their own if there are several. */
char *
dub_text_resource_spaces (guint tiles)
{
  const guint all = (1u << DUB_N_COLUMNS) - 1;
  GPtrArray *names = g_ptr_array_new ();

  for (guint drawer = 0; drawer < DUB_N_DRAWERS; drawer++)
    if ((tiles >> drawer * DUB_N_COLUMNS & all) != 0)
      g_ptr_array_add (names, name_drawer (tiles, drawer));

  return names->len < dub_text_count_bits (tiles) ? dub_text_join_lists (names)
                                                  : dub_text_join_all (names);
}

static char *
name_display_space (const DubDisplay *display, guint at)
{
  g_return_val_if_fail (at < display->n, NULL);

  /* Translators: %s is a place like “2nd from left”, %u the cost printed there. */
  return g_strdup_printf (C_ ("place", "%s (cost %u)"), dub_text_nth_space (at),
                          display->costs[at]);
}

static char *
name_number (guint at)
{
  return dub_text_number (at + 1);
}

char *
dub_text_spaces (const DubBox *box, DubDisplayName display, guint64 spaces)
{
  if (display == DUB_DISPLAY_RESOURCES)
    return dub_text_resource_spaces ((guint) spaces);
  if (dub_text_count_bits (spaces) > 1)
    /* Translators: %s is a list of numbers like “1, 3, 4”. */
    return dub_text_fill (C_ ("place", "spaces %s from left"),
                          dub_text_list (spaces, DUB_MAX_SPACES, name_number));

  return dub_text_space (box, (DubPlace){ .kind = (guint8) display,
                                          .at = (guint8) MAX (g_bit_nth_lsf (spaces, -1), 0) });
}

/* The display whose pieces the card in progress counts. */
static DubDisplayName
get_counted_display (const DubState *state)
{
  return state->playing.action == DUB_CARD_TAILOR ? DUB_DISPLAY_GARMENTS
         : state->playing.action == DUB_CARD_HIRE ? DUB_DISPLAY_EMPLOYEES
                                                  : DUB_N_DISPLAYS;
}

static gboolean
is_empty_space (const DubState *state, DubDisplayName display, guint at)
{
  return dub_place_is_empty (state, (DubPlace){ .kind = (guint8) display, .at = (guint8) at });
}

/* Returns the number of pieces from the side up to this one; 0 if her card does not count it. */
static guint
count_pieces (const DubState *state, DubDisplayName display, guint at)
{
  guint n_spaces = display == DUB_DISPLAY_EMPLOYEES ? DUB_N_HIRE_SPACES : DUB_MAX_SPACES;
  gboolean from_left = state->playing.end == DUB_LEFT;
  guint n = 0;

  if (display != get_counted_display (state) || is_empty_space (state, display, at))
    return 0;
  for (guint i = from_left ? 0 : at; i < (from_left ? at + 1 : n_spaces); i++)
    n += !is_empty_space (state, display, i);

  return n;
}

char *
dub_text_counted_space (const DubState *state, DubDisplayName display, guint at)
{
  guint n = count_pieces (state, display, at);

  return g_strdup (n == 0 ? dub_text_nth_space (at)
                          : dub_text_nth (display, n, state->playing.end));
}

char *
dub_text_card_side (const DubState *state, DubDisplayName display)
{
  if (display == DUB_N_DISPLAYS || display != get_counted_display (state))
    return NULL;

  return g_strdup (state->playing.end == DUB_LEFT
                       /* Translators: from which side her card counts the pieces of a display. */
                       ? C_ ("display", "from the left →")
                       /* Translators: from which side her card counts the pieces of a display. */
                       : C_ ("display", "← from the right"));
}

char *
dub_text_guest_print (DubGuestSpace space)
{
  if (space.reward == DUB_REWARD_LIVRE)
    return dub_text_count (livre_spaces[space.master ? 1 : 0], space.livre);

  return g_strdup (dub_text_pick ("guest space", guest_spaces[space.master ? 1 : 0], space.reward));
}

char *
dub_text_guest_space (const DubBox *box, guint hall, guint at)
{
  g_return_val_if_fail (hall < DUB_N_HALLS && at < box->halls[hall].n_guests, NULL);

  /* Translators: a guest space of a hall: the first %s is a place like “2nd from left”,
   * the second what is printed there, like “Master Guest space, Lace”. */
  return dub_text_fill (C_ ("guest space", "%s (%s)"), g_strdup (dub_text_nth_space (at)),
                        dub_text_guest_print (box->halls[hall].guests[at]));
}

static char *
name_decoration (const DubBox *box, DubDecorationKind decoration, guint at)
{
  g_return_val_if_fail (at < box->decorations[decoration].n, NULL);

  /* Translators: %s is a decoration like “Statues, 2nd from left”, %u its cost. */
  return dub_text_fill (C_ ("decoration", "%s (cost %u)"), dub_text_decoration (decoration, at),
                        dub_text_number (box->decorations[decoration].spaces[at].cost));
}

/* EXAM-R: the newest card is on top. */
char *
dub_text_staff_place (const DubState *state, guint at)
{
  g_return_val_if_fail (at < state->sides[DUB_BARRY].n_staff, NULL);

  /* Translators: a card of her Employee deck, %u counted from the top. */
  return g_strdup_printf (C_ ("employee deck", "card %u from top"),
                          state->sides[DUB_BARRY].n_staff - at);
}

/* The card if it is known, and its position. */
char *
dub_text_staff_card (const DubBox *box, const DubState *state, guint at)
{
  g_return_val_if_fail (at < state->sides[DUB_BARRY].n_staff, NULL);

  /* Translators: a card of her Employee deck: the first %s is the Employee, the second a place like
   * “card 2 from top”. */
  return dub_text_fill (C_ ("employee deck", "%s, %s"),
                        dub_text_employee (box, state->sides[DUB_BARRY].staff[at]),
                        dub_text_staff_place (state, at));
}

char *
dub_text_highlight (DubHighlight highlight, guint step)
{
  if (highlight == DUB_HIGHLIGHT_FROM)
    /* Translators: a space of the board; %u is the number of her step. */
    return g_strdup_printf (C_ ("highlight", "Step %u takes from here."), step);
  if (highlight == DUB_HIGHLIGHT_TO)
    /* Translators: a space of the board; %u is the number of her step. */
    return g_strdup_printf (C_ ("highlight", "Step %u leads here."), step);

  return g_strdup (dub_text_pick ("highlight", highlights, highlight));
}

DUB_DEFINE_NAME (board_part, DubPlaceKind, kind, "part of the table", place_kinds)

char *
dub_text_place_kind (DubPlaceKind kind)
{
  return dub_text_begin (dub_text_board_part (kind));
}

static char *
name_task (DubPlace place)
{
  if (place.at == DUB_TASK_NONE)
    return g_strdup (dub_text_pick ("task", start_areas, place.in));

  /* Translators: the first %s is an Examination, the second one of its tasks. */
  return dub_text_fill (C_ ("task", "%s, %s"), dub_text_track (place.in), dub_text_task (place.at));
}

char *
dub_text_space (const DubBox *box, DubPlace place)
{
  switch (place.kind) {
  case DUB_PLACE_RESOURCE:
    return g_strdup (dub_text_resource_space (place.at));
  case DUB_PLACE_GARMENT:
    return name_display_space (&box->garment_display, place.at);
  case DUB_PLACE_EMPLOYEE:
    return g_strdup (dub_text_nth_space (place.at));
  case DUB_PLACE_JEWEL:
    return name_display_space (&box->jewelry_display, place.at);
  case DUB_PLACE_GUEST:
    /* Translators: the first %s is a hall, the second a guest space of it. */
    return dub_text_fill (C_ ("guest space", "%s, %s"), dub_text_hall (place.in),
                          dub_text_guest_space (box, place.in, place.at));
  case DUB_PLACE_TOKEN:
    return name_decoration (box, place.in, place.at);
  case DUB_PLACE_ALL_HALLS:
    /* Translators: %u is the value printed on the space. */
    return g_strdup_printf (C_ ("place", "All Halls Bonus Space (%u PP)"),
                            box->all_halls[place.at]);
  case DUB_PLACE_TASK:
    return name_task (place);
  default: /* the only place of its kind */
    return dub_text_board_part (place.kind);
  }
}

char *
dub_text_place (const DubBox *box, DubPlace place)
{
  char *space = dub_text_space (box, place);

  if (place.kind != DUB_PLACE_GARMENT && place.kind != DUB_PLACE_EMPLOYEE &&
      place.kind != DUB_PLACE_JEWEL)
    return space;

  /* Translators: the first %s is a display, the second a place like “2nd from left”. */
  return dub_text_fill (C_ ("place", "%s, %s"), dub_text_board_part (place.kind), space);
}

/* Names a piece on a display as her card counts it. */
static char *
name_counted_place (const DubBox *box, const DubState *state, DubPlace place)
{
  DubDisplayName display = (DubDisplayName) place.kind;
  char *space;

  if (place.kind >= DUB_N_DISPLAYS || count_pieces (state, display, place.at) == 0)
    return dub_text_place (box, place);
  space = dub_text_counted_space (state, display, place.at);
  if (display == DUB_DISPLAY_GARMENTS)
    space = dub_text_fill (C_ ("place", "%s (cost %u)"), space,
                           dub_text_number (box->garment_display.costs[place.at]));

  return dub_text_fill (C_ ("place", "%s, %s"), dub_text_board_part (place.kind), space);
}

DUB_DEFINE_NAME (token, DubOwner, owner, "token", token_owners)

/* The track is a title of its own elsewhere. */
static char *
name_track (DubTrack track)
{
  g_autofree char *title = dub_text_track (track);

  return dub_text_within (title);
}

char *
dub_text_thing (const DubBox *box, DubPlace place, DubThing thing)
{
  switch ((DubKind) thing.kind) {
  case DUB_KIND_TILE:
    return dub_text_tile (thing.name);
  case DUB_KIND_GARMENT:
    return dub_text_garment (thing.garment);
  case DUB_KIND_EMPLOYEE:
    return dub_text_employee (box, thing.employee);
  case DUB_KIND_JEWEL:
    return dub_text_jewel (thing.name);
  case DUB_KIND_TRACK:
    return name_track (thing.name);
  case DUB_KIND_DRAW_MODE:
    return dub_text_draw_mode (thing.name);
  case DUB_KIND_OWNER:
    return dub_text_owner (thing.name);
  case DUB_KIND_TOKEN:
    return dub_text_token (!thing.name ? DUB_NOBODY : place.side == DUB_YOU ? DUB_YOU : DUB_BARRY);
  case DUB_KIND_JEWELRY:
    return dub_text_jewels (thing.jewelry);
  case DUB_KIND_NUMBER:
    return dub_text_number (thing.n);
  case DUB_KIND_SPECIALIST:
    return dub_text_specialist (thing.name);
  case DUB_KIND_CROWNS:
    return dub_text_crowns ((guint) thing.n);
  case DUB_KIND_CARD:
    return dub_text_card_action (thing.card);
  case DUB_KIND_NOTHING:
  case DUB_N_KINDS:
    break;
  }
  g_return_val_if_reached (NULL);
}

char *
dub_text_displayed (const DubBox *box, const DubState *state, DubDisplayName display, guint at)
{
  DubPlace space = { .kind = (guint8) display, .at = (guint8) at };

  return dub_text_thing (box, space, dub_place_read (state, space));
}

/* Both players may have a token there. */
static char *
name_exam_tokens (const DubState *state, DubPlace place)
{
  gboolean is_hers = dub_place_has_exam_token (state, place, DUB_BARRY);
  gboolean is_yours = dub_place_has_exam_token (state, place, DUB_YOU);

  if (is_hers && is_yours)
    return dub_text_fill (C_ ("list", "%s and %s"), dub_text_token (DUB_BARRY),
                          dub_text_token (DUB_YOU));

  return is_hers ? dub_text_token (DUB_BARRY) : is_yours ? dub_text_token (DUB_YOU) : NULL;
}

char *
dub_text_content (const DubBox *box, const DubState *state, DubPlace place)
{
  DubOwner owner = dub_place_get_owner (state, place);

  if (place.kind == DUB_PLACE_FAVOR)
    return g_strdup (dub_text_pick ("favor token", favors, state->favor));
  if (place.kind <= DUB_PLACE_JEWEL)
    return dub_place_is_empty (state, place)
               ? NULL
               : dub_text_displayed (box, state, (DubDisplayName) place.kind, place.at);
  if (place.kind == DUB_PLACE_TASK)
    return name_exam_tokens (state, place);
  if (owner == DUB_NOBODY)
    return NULL;
  if (place.kind == DUB_PLACE_GUEST)
    /* Translators: the first %s is a Garment, the second whose token lies on it. */
    return dub_text_fill (C_ ("guest space", "%s, %s"),
                          dub_text_garment (state->halls[place.in][place.at].garment),
                          dub_text_token (owner));

  return dub_text_token (owner);
}

char *
dub_text_place_and_content (const DubBox *box, const DubState *state, DubPlace place)
{
  char *name = dub_text_begin (name_counted_place (box, state, place));
  char *content = dub_text_content (box, state, place);

  if (content == NULL)
    /* Translators: %s is a place on the table where nothing lies. */
    return dub_text_fill (C_ ("place", "%s: empty"), name);

  /* Translators: a place on the table, then what lies there. */
  return dub_text_fill (C_ ("place", "%s: %s"), name, content);
}
