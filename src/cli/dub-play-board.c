/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Writes the panels of the board in as many columns as the terminal has room for, two in most.
 */

#include "dub-play-board.h"
#include "config.h"
#include "dub-columns.h"
#include "dub-screen.h"
#include "dub-text.h"

#include <glib/gi18n-lib.h>

typedef struct {
  DubSession *session;
  const DubGame *game;
  GPtrArray *panels;
} Board;

static void
item_free (gpointer data)
{
  DubBoardItem *item = data;

  g_free (item->text);
  g_string_free (item->steps, TRUE);
  g_free (item);
}

static void
panel_free (gpointer data)
{
  DubBoardPanel *panel = data;

  g_free (panel->title);
  g_ptr_array_unref (panel->items);
  g_free (panel);
}

/* Takes the title. */
static DubBoardPanel *
add_panel (Board *board, char *title)
{
  DubBoardPanel *panel = g_new0 (DubBoardPanel, 1);

  panel->title = title;
  panel->items = g_ptr_array_new_with_free_func (item_free);
  panel->per_group = 1;
  g_ptr_array_add (board->panels, panel);

  return panel;
}

static GString *
find_steps (const Board *board, DubPlace place)
{
  const DubTurn *turn = dub_session_get_turn (board->session);
  GString *steps = g_string_new (NULL);

  for (guint i = 0; turn != NULL && i < turn->n_steps; i++)
    if (dub_move_touches (&turn->steps[i], place)) {
      gboolean puts = dub_move_get_to (&turn->steps[i]).kind != DUB_PLACE_NONE;

      g_string_append_printf (steps, "%s%u", puts ? "↓" : "↑", i + 1);
    }

  return steps;
}

static DubColor
get_color (const DubState *state, DubPlace place)
{
  if (place.kind == DUB_PLACE_GARMENT)
    return state->garments[place.at].color;
  if (place.kind == DUB_PLACE_JEWEL)
    return state->jewelry[place.at];
  if (place.kind == DUB_PLACE_GUEST)
    return state->halls[place.in][place.at].garment.color;

  return DUB_COLOR_NONE;
}

/* Takes the text. */
static void
add_item (const Board *board, DubBoardPanel *panel, DubPlace place, char *text)
{
  DubBoardItem *item = g_new0 (DubBoardItem, 1);

  item->text = text;
  item->color = get_color (&board->game->state, place);
  item->is_hers =
      place.kind != DUB_PLACE_NONE && dub_place_get_owner (&board->game->state, place) == DUB_BARRY;
  item->steps = find_steps (board, place);
  g_ptr_array_add (panel->items, item);
}

/* The caption in one line; thimbles and Master Guest spaces have marks. The letters of a
 * Resource tile are those that are typed for it. */
static char *
dup_caption (const Board *board, DubPlace place)
{
  const DubBox *box = &board->game->box;
  const DubState *state = &board->game->state;
  g_autofree char *caption = dub_text_caption (box, state, place);
  g_autoptr (GString) text = g_string_new (NULL);
  DubGarment garment = { 0 };

  if (place.kind == DUB_PLACE_GUEST) {
    garment = state->halls[place.in][place.at].garment;
    if (box->halls[place.in].guests[place.at].master)
      g_string_append (text, "★");
  } else if (place.kind == DUB_PLACE_GARMENT)
    garment = state->garments[place.at];
  g_string_append (text, *caption != '\0' ? caption : "·");
  if (place.kind == DUB_PLACE_RESOURCE)
    g_string_replace (text, "/", "", 0);
  g_string_replace (text, "\n", place.kind == DUB_PLACE_RESOURCE ? "+" : " ", 0);
  if (garment.thimble)
    g_string_append (text, " ◆");

  return g_strdup (text->str);
}

/* A number, what is there, and whose token. */
static void
add_space (const Board *board, DubBoardPanel *panel, DubPlace place)
{
  DubOwner owner = dub_place_get_owner (&board->game->state, place);
  g_autofree char *caption = dup_caption (board, place);

  guint number = place.at / (place.kind == DUB_PLACE_RESOURCE ? DUB_N_COLUMNS : 1) + 1;

  add_item (board, panel, place,
            g_strdup_printf ("%u %s%s%s", number, caption, owner != DUB_NOBODY ? " " : "",
                             owner != DUB_NOBODY ? dub_text_initial (owner) : ""));
}

static void
add_display (Board *board, DubPlaceKind kind, guint n)
{
  DubBoardPanel *panel = add_panel (board, dub_text_place_kind (kind));

  panel->is_list = kind == DUB_PLACE_EMPLOYEE;
  panel->per_group = kind == DUB_PLACE_RESOURCE ? DUB_N_COLUMNS : 1;
  for (guint i = 0; i < n; i++) {
    DubPlace place = { .kind = kind, .at = (guint8) i };

    if (kind == DUB_PLACE_EMPLOYEE) {
      char *content = dub_text_content (&board->game->box, &board->game->state, place);

      add_item (board, panel, place,
                g_strdup_printf ("%u. %s", i + 1, content != NULL ? content : "–"));
      g_free (content);
    } else if (kind == DUB_PLACE_RESOURCE && i % DUB_N_COLUMNS > 0)
      add_item (board, panel, place, dup_caption (board, place));
    else
      add_space (board, panel, place);
  }
}

static void
add_hall (Board *board, guint hall)
{
  const DubHall *printed = &board->game->box.halls[hall];
  DubPlace musicians = { .kind = DUB_PLACE_TOKEN, .in = DUB_MUSICIANS, .at = (guint8) hall };
  DubOwner owner = dub_place_get_owner (&board->game->state, musicians);
  g_autofree char *caption = dup_caption (board, musicians);
  DubBoardPanel *panel = add_panel (board, dub_text_hall (hall));

  for (guint i = 0; i < printed->n_guests; i++)
    add_space (board, panel,
               (DubPlace){ .kind = DUB_PLACE_GUEST, .in = (guint8) hall, .at = (guint8) i });
  add_item (board, panel, musicians,
            g_strconcat (caption, owner != DUB_NOBODY ? " " : "",
                         owner != DUB_NOBODY ? dub_text_initial (owner) : "", NULL));
  add_item (board, panel, DUB_NOWHERE, dub_text_majority (printed->majority.first));
}

static void
add_tokens (Board *board, DubDecorationKind kind)
{
  DubPlace first = { .kind = DUB_PLACE_TOKEN, .in = kind, .at = 0 };
  DubBoardPanel *panel;

  if (kind == DUB_MUSICIANS || !dub_place_is_in_play (&board->game->state, first))
    return;
  panel = add_panel (board, dub_text_decoration_kind (kind));
  for (guint i = 0; i < board->game->box.decorations[kind].n; i++)
    add_space (board, panel, (DubPlace){ .kind = DUB_PLACE_TOKEN, .in = kind, .at = (guint8) i });
}

static void
add_all_halls (Board *board)
{
  DubBoardPanel *panel = add_panel (board, dub_text_place_kind (DUB_PLACE_ALL_HALLS));

  for (guint i = 0; i < board->game->box.n_all_halls; i++)
    add_space (board, panel, (DubPlace){ .kind = DUB_PLACE_ALL_HALLS, .at = (guint8) i });
}

/* A track of the examinations, with the tokens of both players on the tasks that are done. */
static void
add_track (Board *board, DubTrack track)
{
  const DubState *state = &board->game->state;
  guint n;
  const guint8 *tasks = dub_box_get_tasks (&board->game->box, track, &n);
  DubBoardPanel *panel = add_panel (board, dub_text_track (track));

  for (guint i = 0; i < n; i++) {
    DubPlace place = { .kind = DUB_PLACE_TASK, .in = (guint8) track, .at = tasks[i] };
    g_autofree char *caption = dup_caption (board, place);
    GString *text = g_string_new (caption);

    for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++)
      if (dub_place_has_exam_token (state, place, owner))
        g_string_append_printf (text, " %s", dub_text_initial (owner));
    add_item (board, panel, place, g_string_free (text, FALSE));
  }
}

/* That of hers, and yours if it is the other one. */
static void
add_tracks (Board *board)
{
  const DubState *state = &board->game->state;

  if (!dub_place_is_in_play (state, (DubPlace){ .kind = DUB_PLACE_TRACK }))
    return;
  add_track (board, state->sides[DUB_BARRY].track);
  if (state->sides[DUB_YOU].track != state->sides[DUB_BARRY].track)
    add_track (board, state->sides[DUB_YOU].track);
}

/* The track of Prestige Points, and the Queen's Favor. */
static void
add_points (Board *board)
{
  const DubState *state = &board->game->state;
  DubPlace favor = { .kind = DUB_PLACE_FAVOR };
  DubBoardPanel *panel = add_panel (board, g_strdup (dub_text_person (DUB_BARRY)));

  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    char *points = dub_text_points (state, owner);

    if (points != NULL)
      add_item (board, panel, DUB_NOWHERE, points);
  }
  add_item (board, panel, favor, dub_text_place_and_content (&board->game->box, state, favor));
}

/* Returns the panels (DubBoardPanel) in the order of the board. A step of hers that takes
 * something from a space is marked ↑, one that puts something there ↓. */
static GPtrArray *
dup_panels (DubSession *session)
{
  Board board = { session, dub_session_get_game (session),
                  g_ptr_array_new_with_free_func (panel_free) };
  const DubBox *box = &board.game->box;

  add_display (&board, DUB_PLACE_RESOURCE, DUB_N_DRAWERS * DUB_N_COLUMNS);
  add_display (&board, DUB_PLACE_GARMENT, box->garment_display.n);
  add_display (&board, DUB_PLACE_EMPLOYEE, DUB_N_HIRE_SPACES);
  if (dub_state_has_expansion (&board.game->state, DUB_EXPANSION_JEWELRY_BOX))
    add_display (&board, DUB_PLACE_JEWEL, box->jewelry_display.n);
  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    add_hall (&board, hall);
  for (guint kind = 0; kind < DUB_N_DECORATION_KINDS; kind++)
    add_tokens (&board, kind);
  add_all_halls (&board);
  add_tracks (&board);
  add_points (&board);

  return board.panels;
}

static void
add_facts (GStrvBuilder *facts, const DubGame *game, DubPlace kind)
{
  guint n = dub_place_count_spaces (&game->box, &game->state, kind);

  for (guint i = 0; i < MAX (n, 1); i++) {
    DubPlace place = n > 0 ? dub_place_get_space (&game->box, &game->state, kind, i) : kind;
    g_autofree char *fact = NULL;

    if (!dub_place_exists (&game->box, &game->state, place) ||
        !dub_place_is_in_play (&game->state, place))
      continue;
    fact = dub_text_place_and_content (&game->box, &game->state, place);
    g_strv_builder_add (facts, fact);
  }
}

/* Returns a sentence per place of the board that is in play, for a screen reader;
 * NULL-terminated. */
static char **
dup_facts (DubSession *session)
{
  const DubGame *game = dub_session_get_game (session);
  g_autoptr (GStrvBuilder) facts = g_strv_builder_new ();
  g_autofree char *status = dub_text_status (&game->state);
  g_autofree char *holdings = dub_text_holdings (&game->state);

  for (DubPlaceKind kind = DUB_PLACE_RESOURCE; kind <= DUB_PLACE_JEWEL; kind++)
    add_facts (facts, game, (DubPlace){ .kind = kind });
  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    add_facts (facts, game, (DubPlace){ .kind = DUB_PLACE_GUEST, .in = (guint8) hall });
  for (guint kind = 0; kind < DUB_N_DECORATION_KINDS; kind++)
    add_facts (facts, game, (DubPlace){ .kind = DUB_PLACE_TOKEN, .in = (guint8) kind });
  add_facts (facts, game, (DubPlace){ .kind = DUB_PLACE_ALL_HALLS });
  if (dub_place_is_in_play (&game->state, (DubPlace){ .kind = DUB_PLACE_TRACK }))
    add_facts (facts, game,
               (DubPlace){ .kind = DUB_PLACE_TASK, .in = game->state.sides[DUB_BARRY].track });
  if (dub_place_is_in_play (&game->state, (DubPlace){ .kind = DUB_PLACE_TRACK }) &&
      game->state.sides[DUB_YOU].track != game->state.sides[DUB_BARRY].track)
    add_facts (facts, game,
               (DubPlace){ .kind = DUB_PLACE_TASK,
                           .in = game->state.sides[DUB_YOU].track,
                           .side = DUB_YOU });
  add_facts (facts, game, (DubPlace){ .kind = DUB_PLACE_FAVOR });
  g_strv_builder_add (facts, status);
  g_strv_builder_add (facts, holdings);

  return g_strv_builder_end (facts);
}

#define SHOWN "dub-shown-board"

/* Lines below the board are what happened, the Round, what to do and the prompt. */
enum { WIDTH = 80, MIN_COLUMN = 40, MAX_COLUMNS = 4, GAP = 1, BELOW = 4 };

/* Symbols, and the ASCII characters that replace them on request. */
static const struct {
  const char *sign;
  const char *ascii;
} signs[] = {
  { "★", "*" }, { "✶", "*" }, { "◆", "t" }, { "♪", "m" },   { "×", "x" }, { "–", "-" },
  { "·", "." }, { "↑", "^" }, { "↓", "v" }, { "…", "..." }, { "’", "'" }, { "│", "|" },
};

static char *
dup_signs (const char *text)
{
  GString *out = g_string_new (text);

  for (guint i = 0; !dub_screen_has_lines () && i < G_N_ELEMENTS (signs); i++)
    g_string_replace (out, signs[i].sign, signs[i].ascii, 0);

  return g_string_free (out, FALSE);
}

/* The letter of a color is shown in that color; her tokens and the steps are highlighted. */
static char *
dup_item (const DubBoardItem *item)
{
  static const char *const colors[DUB_N_COLORS] = { [DUB_BLUE] = "34",
                                                    [DUB_PINK] = "35",
                                                    [DUB_GREEN] = "32",
                                                    [DUB_ORANGE] = "33" };
  const char *color = item->color < DUB_N_COLORS ? colors[item->color] : NULL;
  g_autofree char *text = dup_signs (item->text);
  g_autofree char *steps = dup_signs (item->steps->str);
  GString *out = g_string_new (NULL);

  if (color != NULL && dub_screen_has_style ())
    g_string_append_printf (out, "\033[%sm%s\033[m", color, text);
  else if (item->is_hers)
    dub_screen_append_bold (out, text);
  else
    g_string_append (out, text);
  if (item->steps->len > 0) {
    g_string_append_c (out, ' ');
    dub_screen_append_bold (out, steps);
  }

  return g_string_free (out, FALSE);
}

/* Spaces that stand close together, as those of a drawer. */
static char *
dup_group (const DubBoardPanel *panel, guint first)
{
  GString *out = g_string_new (NULL);

  for (guint i = first; i < first + panel->per_group; i++) {
    g_autofree char *item = dup_item (g_ptr_array_index (panel->items, i));

    g_string_append_printf (out, "%s%s", i > first ? " " : "", item);
  }

  return g_string_free (out, FALSE);
}

static void
add_lines (GPtrArray *lines, const char *text, guint width)
{
  g_autoptr (GString) wrapped = g_string_new (NULL);
  g_auto (GStrv) parts = NULL;

  dub_columns_append_wrapped (wrapped, text, width);
  parts = g_strsplit (wrapped->str, "\n", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    g_ptr_array_add (lines, g_steal_pointer (&parts[i]));
}

/* The title, and as many spaces after it and in each line below it as fit. */
static GPtrArray *
draw_panel (const DubBoardPanel *panel, guint width)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) line = g_string_new (NULL), title = g_string_new (NULL);
  g_autofree char *gap = dup_signs (" │ "), *text = dup_signs (panel->title);
  guint n = 0;

  dub_screen_append_bold (title, text);
  /* Translators: what is counted, and the figure. */
  g_string_append_printf (line, C_ ("figure", "%s: %s"), title->str, "");
  for (guint i = 0; i < panel->items->len; i += panel->per_group) {
    g_autofree char *group = dup_group (panel, i);

    guint end = dub_columns_get_width (line->str) + dub_columns_get_width (group) +
                (n > 0 ? dub_columns_get_width (gap) : 0);

    if (panel->is_list || (end > width && (n > 0 || lines->len == 0))) {
      add_lines (lines, g_strchomp (line->str), width);
      g_string_assign (line, "  ");
      n = 0;
    }
    g_string_append_printf (line, "%s%s", n++ > 0 ? gap : "", group);
  }
  add_lines (lines, line->str, width);

  return lines;
}

/* Fills one column from the next panel on, up to the height; returns its lines. */
static GPtrArray *
draw_column (GPtrArray *panels, guint *next, guint width, guint height)
{
  GPtrArray *column = g_ptr_array_new_with_free_func (g_free);

  for (; *next < panels->len; (*next)++) {
    GPtrArray *lines = draw_panel (g_ptr_array_index (panels, *next), width);

    if (column->len + lines->len > height) {
      g_ptr_array_unref (lines);
      break;
    }
    g_ptr_array_extend_and_steal (column, lines);
  }

  return column;
}

/* Returns the columns of the lowest board into which all panels fit. */
static GPtrArray *
draw_columns (GPtrArray *panels, guint n, guint width)
{
  for (guint height = panels->len / n;; height++) {
    GPtrArray *columns = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
    guint next = 0;

    for (guint i = 0; i < n; i++)
      g_ptr_array_add (columns, draw_column (panels, &next, width, height));
    if (next == panels->len)
      return columns;
    g_ptr_array_unref (columns);
  }
}

static void
append_columns (GString *text, GPtrArray *columns, guint width)
{
  gboolean more = TRUE;

  for (guint row = 0; more; row++) {
    g_autoptr (GString) line = g_string_new (NULL);

    more = FALSE;
    for (guint i = 0; i < columns->len; i++) {
      GPtrArray *column = g_ptr_array_index (columns, i);

      more = more || row < column->len;
      dub_columns_append_padded (line, row < column->len ? g_ptr_array_index (column, row) : "",
                                 width);
    }
    if (more)
      g_string_append_printf (text, "%s\n", g_strchomp (line->str));
  }
}

/* Everything that is written of a panel. */
static char *
dup_content (const DubBoardPanel *panel)
{
  GString *content = g_string_new (panel->title);

  for (guint i = 0; i < panel->items->len; i++) {
    const DubBoardItem *item = g_ptr_array_index (panel->items, i);

    g_string_append_printf (content, "\n%s%s", item->text, item->steps->str);
  }

  return g_string_free (content, FALSE);
}

/* Keeps those panels that were not shown as they are now, which the session remembers. */
static void
keep_changed (GPtrArray *panels, DubSession *session)
{
  g_auto (GStrv) before = g_object_steal_data (G_OBJECT (session), SHOWN);
  g_autoptr (GStrvBuilder) now = g_strv_builder_new ();

  for (guint i = 0; i < panels->len;) {
    g_autofree char *content = dup_content (g_ptr_array_index (panels, i));

    g_strv_builder_add (now, content);
    if (before != NULL && g_strv_contains ((const char *const *) before, content))
      g_ptr_array_remove_index (panels, i);
    else
      i++;
  }
  g_object_set_data_full (G_OBJECT (session), SHOWN, g_strv_builder_end (now),
                          (GDestroyNotify) g_strfreev);
}

static void
append_panels (GString *text, GPtrArray *panels)
{
  guint width = dub_screen_get_width (), n;
  g_autoptr (GPtrArray) columns = NULL;

  if (width == 0)
    width = WIDTH;
  n = CLAMP (width / MIN_COLUMN, 1, MAX_COLUMNS);
  columns = draw_columns (panels, n, width / n - GAP);
  append_columns (text, columns, width / n);
}

void
dub_play_board_append (GString *text, DubSession *session)
{
  g_autoptr (GPtrArray) panels = NULL;

  if (dub_screen_is_plain ()) {
    g_auto (GStrv) facts = dup_facts (session);

    for (guint i = 0; facts[i] != NULL; i++)
      g_string_append_printf (text, "%s\n", facts[i]);
    return;
  }
  panels = dup_panels (session);
  append_panels (text, panels);
}

void
dub_play_board_append_changed (GString *text, DubSession *session)
{
  g_autoptr (GPtrArray) panels = dup_panels (session);
  g_autoptr (GString) board = g_string_new (NULL);
  guint height = dub_screen_get_height (), n_lines = 0;

  keep_changed (panels, session);
  append_panels (board, panels);
  for (const char *at = board->str; *at != '\0'; at++)
    n_lines += *at == '\n';
  if (height == 0 || n_lines + BELOW <= height)
    g_string_append (text, board->str);
  else
    /* Translators: “board” is typed as it is. */
    g_string_append_printf (text, "%s\n", C_ ("play", "“board” shows the board, page by page."));
}
