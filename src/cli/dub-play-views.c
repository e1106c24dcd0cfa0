/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-play-views.h"

#include "config.h"
#include "dub-box-editor.h"
#include "dub-columns.h"
#include "dub-deal-box.h"
#include "dub-play-commands.h"
#include "dub-screen.h"
#include "dub-session.h"
#include "dub-text-box.h"
#include "dub-text-rules.h"
#include "dub-text-status.h"
#include "dub-text-yours.h"
#include "dub-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The board: panels in as many columns as the terminal has room for, two in most. */

/* Spaces of one kind. */
typedef struct {
  char *content;    /* a line with the title, and one per space; a drawer is one */
  gboolean is_list; /* spaces are not shown side by side */
} Panel;

static void
panel_free (gpointer data)
{
  Panel *panel = data;

  g_free (panel->content);
  g_free (panel);
}

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

/* The letter of a color is shown in that color; her tokens and the steps are highlighted. A step
 * of hers that takes something from a space is marked ↑, one that puts something there ↓. */
static char *
dup_styled (DubSession *session, DubPlace place, const char *text)
{
  static const char *const colors[DUB_N_COLORS] = { [DUB_BLUE] = "34",
                                                    [DUB_PINK] = "35",
                                                    [DUB_GREEN] = "32",
                                                    [DUB_ORANGE] = "33" };
  const DubState *state = &dub_session_get_game (session)->state;
  const DubTurn *turn = dub_session_get_turn (session);
  DubThing thing = dub_place_read (state, place);
  DubColor color = thing.kind == DUB_KIND_GARMENT ? thing.garment.color
                   : thing.kind == DUB_KIND_JEWEL ? thing.name
                                                  : DUB_COLOR_NONE;
  g_autoptr (GString) steps = g_string_new (NULL);
  GString *out = g_string_new (NULL);

  if (color < DUB_N_COLORS && colors[color] != NULL && dub_screen_has_style ())
    g_string_append_printf (out, "\033[%sm%s\033[m", colors[color], text);
  else if (dub_place_get_owner (state, place) == DUB_BARRY)
    dub_screen_append_bold (out, text);
  else
    g_string_append (out, text);
  for (guint i = 0; turn != NULL && i < turn->n_steps; i++)
    if (dub_move_touches (&turn->steps[i], place)) {
      gboolean puts = dub_move_get_to (&turn->steps[i]).kind != DUB_PLACE_NONE;

      g_string_append_printf (steps, "%s%u", puts ? "↓" : "↑", i + 1);
    }
  if (steps->len > 0) {
    g_string_append_c (out, ' ');
    dub_screen_append_bold (out, steps->str);
  }

  return g_string_free (out, FALSE);
}

/* The caption in one line; thimbles and Master Guest spaces have marks. The letters of a
 * Resource tile are those that are typed for it. */
static char *
dup_caption (const DubGame *game, DubPlace place)
{
  DubThing thing = dub_place_read (&game->state, place);
  g_autofree char *caption = dub_text_caption (&game->box, &game->state, place);
  GString *text = g_string_new (NULL);

  if (place.kind == DUB_PLACE_GUEST && game->box.halls[place.in].guests[place.at].master)
    g_string_append (text, "★");
  g_string_append (text, *caption != '\0' ? caption : "·");
  if (place.kind == DUB_PLACE_RESOURCE)
    g_string_replace (text, "/", "", 0);
  g_string_replace (text, "\n", place.kind == DUB_PLACE_RESOURCE ? "+" : " ", 0);
  if (thing.kind == DUB_KIND_GARMENT && thing.garment.thimble)
    g_string_append (text, " ◆");

  return g_string_free (text, FALSE);
}

/* A number, what is there, and whose tokens. Drawers are counted, not their tiles, and neither
 * tasks nor the musicians of a hall. */
static char *
dup_space (DubSession *session, DubPlace place)
{
  const DubGame *game = dub_session_get_game (session);
  gboolean is_tile = place.kind == DUB_PLACE_RESOURCE, is_task = place.kind == DUB_PLACE_TASK;
  gboolean is_employee = place.kind == DUB_PLACE_EMPLOYEE;
  gboolean is_musician = place.kind == DUB_PLACE_TOKEN && place.in == DUB_MUSICIANS;
  g_autofree char *content =
      is_employee ? dub_text_content (&game->box, &game->state, place) : dup_caption (game, place);
  g_autoptr (GString) text = g_string_new (NULL);

  if (is_tile && place.at % DUB_N_COLUMNS == 0)
    g_string_append_printf (text, "%u ", place.at / DUB_N_COLUMNS + 1u);
  else if (!is_tile && !is_task && !is_musician)
    g_string_append_printf (text, is_employee ? "%u. " : "%u ", place.at + 1u);
  g_string_append (text, content != NULL ? content : "–");
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++)
    if (is_task ? dub_place_has_exam_token (&game->state, place, owner)
                : dub_place_get_owner (&game->state, place) == owner)
      g_string_append_printf (text, " %s", dub_text_initial (owner));

  return dup_styled (session, place, text->str);
}

/* Returns the kinds of spaces (DubPlace) that are in play, in the order of the board: of the tracks
 * of the examinations hers, and yours if it is the other one. */
static GArray *
list_kinds (const DubState *state)
{
  GArray *kinds = g_array_new (FALSE, FALSE, sizeof (DubPlace));

  for (DubPlaceKind kind = DUB_PLACE_RESOURCE; kind <= DUB_PLACE_ALL_HALLS; kind++) {
    guint n = kind == DUB_PLACE_GUEST   ? (guint) DUB_N_HALLS
              : kind == DUB_PLACE_TOKEN ? (guint) DUB_N_DECORATION_KINDS
                                        : 1;

    for (guint in = 0; in < n; in++) {
      DubPlace place = { .kind = (guint8) kind, .in = (guint8) in };

      if (dub_place_is_in_play (state, place))
        g_array_append_val (kinds, place);
    }
  }
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    DubPlace place = { .kind = DUB_PLACE_TASK,
                       .in = state->sides[owner].track,
                       .side = owner == DUB_YOU ? DUB_YOU : DUB_NOBODY };

    if (dub_place_is_in_play (state, (DubPlace){ .kind = DUB_PLACE_TRACK }) &&
        (owner == DUB_BARRY || place.in != state->sides[DUB_BARRY].track))
      g_array_append_val (kinds, place);
  }

  return kinds;
}

static char *
dup_title (DubPlace kind)
{
  if (kind.kind == DUB_PLACE_GUEST)
    return dub_text_hall (kind.in);
  if (kind.kind == DUB_PLACE_TOKEN)
    return dub_text_decoration_kind (kind.in);
  if (kind.kind == DUB_PLACE_TASK)
    return dub_text_track (kind.in);

  return dub_text_place_kind (kind.kind);
}

/* Takes the content. */
static void
add_panel (GPtrArray *panels, GString *content, gboolean is_list)
{
  Panel *panel = g_new (Panel, 1);

  *panel = (Panel){ dup_signs (content->str), is_list };
  g_string_free (content, TRUE);
  g_ptr_array_add (panels, panel);
}

/* A hall has its musicians, too, and what its majority is worth. */
static void
add_spaces (GPtrArray *panels, DubSession *session, DubPlace kind)
{
  const DubGame *game = dub_session_get_game (session);
  g_autofree char *title = dup_title (kind);
  GString *content = g_string_new (title);

  for (guint i = 0; i < dub_place_count_spaces (&game->box, &game->state, kind); i++) {
    g_autofree char *space =
        dup_space (session, dub_place_get_space (&game->box, &game->state, kind, i));
    gboolean is_close = kind.kind == DUB_PLACE_RESOURCE && i % DUB_N_COLUMNS > 0;

    g_string_append_printf (content, "%c%s", is_close ? ' ' : '\n', space);
  }
  if (kind.kind == DUB_PLACE_GUEST) {
    DubPlace place = { .kind = DUB_PLACE_TOKEN, .in = DUB_MUSICIANS, .at = kind.in };
    g_autofree char *musicians = dup_space (session, place);
    g_autofree char *majority = dub_text_majority (game->box.halls[kind.in].majority.first);

    g_string_append_printf (content, "\n%s\n%s", musicians, majority);
  }
  add_panel (panels, content, kind.kind == DUB_PLACE_EMPLOYEE);
}

/* The track of Prestige Points, and the Queen's Favor. */
static void
add_points (GPtrArray *panels, DubSession *session)
{
  const DubGame *game = dub_session_get_game (session);
  DubPlace place = { .kind = DUB_PLACE_FAVOR };
  g_autofree char *owner_of_favor = dub_text_place_and_content (&game->box, &game->state, place);
  g_autofree char *favor = dup_styled (session, place, owner_of_favor);
  GString *content = g_string_new (dub_text_person (DUB_BARRY));

  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    g_autofree char *points = dub_text_points (&game->state, owner);

    if (points != NULL)
      g_string_append_printf (content, "\n%s", points);
  }
  g_string_append_printf (content, "\n%s", favor);
  add_panel (panels, content, FALSE);
}

/* Returns the panels (Panel) in the order of the board. */
static GPtrArray *
dup_panels (DubSession *session)
{
  GPtrArray *panels = g_ptr_array_new_with_free_func (panel_free);
  g_autoptr (GArray) kinds = list_kinds (&dub_session_get_game (session)->state);

  for (guint i = 0; i < kinds->len; i++) {
    DubPlace kind = g_array_index (kinds, DubPlace, i);

    if (kind.kind != DUB_PLACE_TOKEN || kind.in != DUB_MUSICIANS)
      add_spaces (panels, session, kind);
  }
  add_points (panels, session);

  return panels;
}

/* Appends a sentence per place of the board that is in play, for a screen reader. */
static void
append_facts (GString *text, const DubGame *game)
{
  const DubBox *box = &game->box;
  const DubState *state = &game->state;
  g_autoptr (GArray) kinds = list_kinds (state);
  g_autofree char *favor =
      dub_text_place_and_content (box, state, (DubPlace){ .kind = DUB_PLACE_FAVOR });
  g_autofree char *status = dub_text_status (state);
  g_autofree char *holdings = dub_text_holdings (state);

  for (guint i = 0; i < kinds->len; i++) {
    DubPlace kind = g_array_index (kinds, DubPlace, i);

    for (guint j = 0; j < dub_place_count_spaces (box, state, kind); j++) {
      g_autofree char *fact =
          dub_text_place_and_content (box, state, dub_place_get_space (box, state, kind, j));

      g_string_append_printf (text, "%s\n", fact);
    }
  }
  g_string_append_printf (text, "%s\n%s\n%s\n", favor, status, holdings);
}

#define SHOWN "dub-shown-board"

/* Lines below the board are what happened, the Round, what to do and the prompt. */
enum { WIDTH = 80, MIN_COLUMN = 40, MAX_COLUMNS = 4, GAP = 1, BELOW = 4 };

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
draw_panel (const Panel *panel, guint width)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) line = g_string_new (NULL), title = g_string_new (NULL);
  g_autofree char *gap = dup_signs (" │ ");
  g_auto (GStrv) parts = g_strsplit (panel->content, "\n", -1);
  guint n = 0;

  dub_screen_append_bold (title, parts[0]);
  /* Translators: what is counted, and the figure. */
  g_string_append_printf (line, C_ ("figure", "%s: %s"), title->str, "");
  for (guint i = 1; parts[i] != NULL; i++) {
    guint end = dub_columns_get_width (line->str) + dub_columns_get_width (parts[i]) +
                (n > 0 ? dub_columns_get_width (gap) : 0);

    if (panel->is_list || (end > width && (n > 0 || lines->len == 0))) {
      add_lines (lines, g_strchomp (line->str), width);
      g_string_assign (line, "  ");
      n = 0;
    }
    g_string_append_printf (line, "%s%s", n++ > 0 ? gap : "", parts[i]);
  }
  add_lines (lines, line->str, width);

  return lines;
}

/* Keeps those panels that were not shown as they are now, which the session remembers. */
static void
keep_changed (GPtrArray *panels, DubSession *session)
{
  g_auto (GStrv) before = g_object_steal_data (G_OBJECT (session), SHOWN);
  GPtrArray *now = g_ptr_array_new ();

  for (guint i = 0; i < panels->len;) {
    const char *content = ((const Panel *) g_ptr_array_index (panels, i))->content;

    g_ptr_array_add (now, g_strdup (content));
    if (before != NULL && g_strv_contains ((const char *const *) before, content))
      g_ptr_array_remove_index (panels, i);
    else
      i++;
  }
  g_object_set_data_full (G_OBJECT (session), SHOWN, dub_text_end_lines (now),
                          (GDestroyNotify) g_strfreev);
}

/* Returns the number of columns of this height that the panels, arrays of lines, fill one after the
 * other. */
static guint
count_columns (GPtrArray *panels, guint height)
{
  guint n = 1, n_lines = 0;

  for (guint i = 0; i < panels->len; i++) {
    const GPtrArray *lines = g_ptr_array_index (panels, i);

    if (lines->len > height)
      return G_MAXUINT;
    if (n_lines + lines->len > height) {
      n_lines = 0;
      n++;
    }
    n_lines += lines->len;
  }

  return n;
}

/* Appends the lowest board into which all panels fit. */
static void
append_panels (GString *text, GPtrArray *panels)
{
  guint width = dub_screen_get_width () > 0 ? dub_screen_get_width () : WIDTH;
  guint n = CLAMP (width / MIN_COLUMN, 1, MAX_COLUMNS), height = panels->len / n;
  guint column = 0, row = 0;
  g_autoptr (GPtrArray) drawn = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();

  for (guint i = 0; i < panels->len; i++)
    g_ptr_array_add (drawn, draw_panel (g_ptr_array_index (panels, i), width / n - GAP));
  while (count_columns (drawn, height) > n)
    height++;
  for (guint i = 0; i < height; i++)
    g_ptr_array_add (rows, g_string_new (NULL));
  for (guint i = 0; i < drawn->len; i++) {
    const GPtrArray *lines = g_ptr_array_index (drawn, i);

    if (row + lines->len > height) {
      row = 0;
      column++;
    }
    for (guint j = 0; j < lines->len; j++, row++) {
      GString *line = g_ptr_array_index (rows, row);
      guint own = dub_columns_get_width (line->str);

      g_string_append_printf (line, "%*s%s", (int) (column * (width / n) - own), "",
                              (const char *) g_ptr_array_index (lines, j));
    }
  }
  for (guint i = 0; i < height; i++) {
    GString *line = g_ptr_array_index (rows, i);

    if (line->len > 0)
      g_string_append_printf (text, "%s\n", line->str);
    g_string_free (line, TRUE);
  }
}

static void
append_board (GString *text, DubSession *session)
{
  g_autoptr (GPtrArray) panels = NULL;

  if (dub_screen_is_plain ()) {
    append_facts (text, dub_session_get_game (session));
    return;
  }
  panels = dup_panels (session);
  append_panels (text, panels);
}

/* Appends what has changed on the board since this was last called, or the command for it if that
 * does not fit the terminal. */
static void
append_changed_board (GString *text, DubSession *session)
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

void
dub_play_append_lines (GString *text, char **lines, gboolean numbered)
{
  for (guint i = 0; lines[i] != NULL; i++)
    if (numbered)
      g_string_append_printf (text, "  %u. %s\n", i + 1, lines[i]);
    else
      g_string_append_printf (text, "  %s\n", lines[i]);
}

static const char *const groups[DUB_N_PLAY_GROUPS] = {
  [DUB_PLAY_PREPARING] = NC_ ("play group", "Preparing"),
  [DUB_PLAY_HER_TURN] = NC_ ("play group", "Her turn"),
  [DUB_PLAY_YOUR_TURN] = NC_ ("play group", "Your turn"),
  [DUB_PLAY_ANY_TIME] = NC_ ("play group", "Any time"),
  [DUB_PLAY_THE_END] = NC_ ("play group", "The end"),
};

static void
append_due (GString *text, const DubGame *game)
{
  for (DubDisplayName display = 0; display < DUB_N_DISPLAYS; display++) {
    g_autofree char *due = dub_text_due (&game->box, &game->state, display);

    if (due != NULL)
      g_string_append_printf (text, "  %s\n", due);
  }
}

/* Each argument of a command, with the expected words. */
static void
append_arguments (GString *text, const DubPlayCommand *command)
{
  g_auto (GStrv) words = g_strsplit_set (command->form, " []|", -1);

  for (guint i = 0; words[i] != NULL; i++) {
    const DubPlayArgument *argument = dub_play_find_argument (words[i]);

    if (argument == NULL)
      continue;
    g_string_append (text, "  ");
    dub_columns_append_padded (text,
                               g_dpgettext2 (GETTEXT_PACKAGE, "play argument", argument->title),
                               14);
    g_string_append_printf (text, "  %s\n",
                            g_dpgettext2 (GETTEXT_PACKAGE, "expected", argument->expected));
  }
}

/* The command that answers a question; and if a piece is asked for, the codes that are possible. */
static void
append_answers (GString *text, DubSession *session, DubQuestionKind kind)
{
  static const char *const words[] = {
    [DUB_QUESTION_TILE_FACES] = "r", [DUB_QUESTION_GARMENT] = "g", [DUB_QUESTION_EMPLOYEES] = "e",
    [DUB_QUESTION_JEWELRY] = "j",    [DUB_QUESTION_CARD] = "card", [DUB_QUESTION_YOU] = "count",
    [DUB_QUESTION_STAFF] = "up",
  };
  const DubPlayCommand *command = dub_play_find (words[kind]);
  char *before[] = { (char *) words[kind], NULL };
  g_autofree char *form = dub_play_dup_form (command);
  gboolean files;

  g_string_append_printf (text, "  %s\n", form);
  append_arguments (text, command);
  if (command->move.verb == DUB_MOVE_ENTER) {
    g_auto (GStrv) codes = dub_play_complete (session, before, "", &files);
    g_autofree char *list = g_strjoinv (", ", codes);

    g_string_append_printf (text, "  %s\n", list);
  }
}

static void
append_question (GString *text, DubSession *session)
{
  const DubQuestion *question = dub_session_get_question (session);
  const DubGame *game = dub_session_get_game (session);
  g_autofree char *sentence = NULL, *reason = NULL;

  if (question == NULL)
    return;
  sentence = dub_text_question (&game->box, &game->state, question);
  reason = dub_text_question_reason (question);
  g_string_append (text, "? ");
  dub_screen_append_bold (text, sentence);
  g_string_append_printf (text, "\n  %s\n", reason);
  append_answers (text, session, question->kind);
}

/* Asks whether a sample that decides her turn is what is printed, with the commands that answer. */
static void
append_sample (GString *text, DubSession *session)
{
  static const char *const words[] = { "matches", "differs" };
  g_autofree char *sentence = NULL;
  g_auto (GStrv) values = NULL;
  DubPart part;

  if (!dub_box_find_sample (session, &part))
    return;
  sentence = dub_text_sample_question (part);
  values = dub_text_part_values (&dub_session_get_game (session)->box, part);
  dub_screen_append_bold (text, sentence);
  g_string_append_c (text, '\n');
  dub_play_append_lines (text, values, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++) {
    g_autofree char *form = dub_play_dup_form (dub_play_find (words[i]));

    g_string_append_printf (text, "  %s\n", form);
  }
}

void
dub_play_show (DubSession *session)
{
  const DubGame *game = dub_session_get_game (session);
  g_autofree char *status = dub_text_status (&game->state);
  g_autofree char *next = dub_session_dup_guide (session);
  g_auto (GStrv) orders = dub_session_dup_orders (session);
  g_auto (GStrv) rulings = dub_session_dup_rulings (session);
  g_autofree char *last = dub_session_dup_gains (session);
  g_autofree char *gains = last != NULL ? dub_session_dup_turn_gains (session) : NULL;
  g_auto (GStrv) beginning = dub_session_dup_beginning (session);
  g_auto (GStrv) waiting = dub_text_waiting (&game->state.yours.turn);
  g_auto (GStrv) reminders = dub_session_dup_reminders (session);
  g_autoptr (GString) text = g_string_new ("\n");

  /* The board comes before the rest, which is nearer to the prompt. In plain text it is shown
   * only on request. */
  if (game->state.phase == DUB_PHASE_TURNS && game->state.turn == DUB_YOU &&
      !dub_screen_is_plain ())
    append_changed_board (text, session);
  if (gains != NULL)
    g_string_append_printf (text, "%s\n", gains);
  dub_screen_append_bold (text, status);
  g_string_append_printf (text, "\n%s\n", next);
  if (game->state.playing.action != DUB_CARD_UNKNOWN) {
    g_autofree char *card = dub_text_card (game->state.playing);

    dub_screen_append_bold (text, card);
    g_string_append_c (text, '\n');
  }
  dub_play_append_lines (text, orders, TRUE);
  dub_play_append_lines (text, rulings, FALSE);
  dub_play_append_lines (text, waiting, FALSE);
  dub_play_append_lines (text, beginning, FALSE);
  dub_play_append_lines (text, reminders, FALSE);
  append_due (text, game);
  append_question (text, session);
  append_sample (text, session);
  if (game->state.phase == DUB_PHASE_INCOME) {
    g_auto (GStrv) audit = dub_text_audit (&game->state);

    dub_play_append_lines (text, audit, FALSE);
  }
  dub_screen_say (text->str);
}

/* The whereabouts of a card, if you told it. */
static const char *const wheres[] = {
  [DUB_WHERE_SUPPLY] = NC_ ("your card", "in your supply"),
  [DUB_WHERE_HAND] = NC_ ("your card", "in your hand"),
  [DUB_WHERE_PLAYED] = NC_ ("your card", "played"),
  [DUB_WHERE_DISCARDS] = NC_ ("your card", "in your discards"),
};

static void
append_cards (GString *text, const DubGame *game)
{
  const DubSide *you = &game->state.sides[DUB_YOU];

  for (guint i = 0; i < you->n_staff; i++) {
    g_autofree char *name = dub_text_employee (&game->box, you->staff[i]);
    const char *where = wheres[you->where[i]];

    g_string_append_printf (text, "  %u. %s%s%s\n", i + 1, name, where != NULL ? " – " : "",
                            where != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, "your card", where)
                                          : "");
  }
}

gboolean
dub_play_show_purse (DubSession *session, const char *rest)
{
  const DubGame *game = dub_session_get_game (session);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *purse = dub_text_purse (&game->state);
  g_autofree char *played = dub_text_hand_title (&game->box, &game->state);
  g_autofree char *bonus = dub_text_bonus_title ();
  guint n, n_options = 0;
  const DubMove *legal = dub_session_get_legal (session, &n);

  g_string_append_printf (text, "%s\n", purse);
  append_cards (text, game);
  if (game->state.yours.turn.card.type != DUB_TYPE_NONE)
    g_string_append_printf (text, "%s\n", played);
  for (guint i = 0; i < n; i++)
    if (legal[i].verb == DUB_MOVE_BONUS) {
      g_autofree char *brings = dub_text_offer (&game->box, &game->state, &legal[i]);

      if (n_options == 0)
        g_string_append_printf (text, "%s\n", bonus);
      g_string_append_printf (text, "  %u. %s\n", ++n_options, brings);
    }

  return dub_screen_print (text->str);
}

gboolean
dub_play_show_yours (DubSession *session, const char *rest)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (DubYourTopic i = 0; i < DUB_N_YOURS; i++) {
    g_autoptr (DubYourPart) part = dub_your_part_new (dub_session_get_game (session), i);

    if (part == NULL)
      continue;
    dub_screen_append_bold (text, part->title);
    g_string_append_c (text, '\n');
    for (guint j = 0; j < part->lines->len; j++) {
      const DubYourLine *line = &g_array_index (part->lines, DubYourLine, j);

      g_autofree char *both =
          *line->value != '\0'
              /* Translators: what is counted, and the figure. */
              ? g_strdup_printf (C_ ("figure", "%s: %s"), line->name, line->value)
              : g_strdup (line->name);

      g_string_append_printf (text, "  %s\n", both);
    }
  }

  return dub_screen_print (text->str);
}

gboolean
dub_play_show_audit (DubSession *session, const char *rest)
{
  g_auto (GStrv) audit = dub_text_audit (&dub_session_get_game (session)->state);
  g_autoptr (GString) text = g_string_new (NULL);

  dub_play_append_lines (text, audit, FALSE);

  return dub_screen_print (text->str);
}

gboolean
dub_play_show_teardown (DubSession *session, const char *rest)
{
  g_auto (GStrv) lines =
      dub_text_teardown (dub_history_get_setup (dub_session_get_history (session)));
  g_autoptr (GString) text = g_string_new (NULL);

  dub_play_append_lines (text, lines, FALSE);

  return dub_screen_print (text->str);
}

gboolean
dub_play_show_board (DubSession *session, const char *rest)
{
  g_autoptr (GString) text = g_string_new (NULL);

  append_board (text, session);

  return dub_screen_print (text->str);
}

gboolean
dub_play_show_log (DubSession *session, const char *rest)
{
  const DubHistory *history = dub_session_get_history (session);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < dub_history_get_n_entries (history); i++) {
    g_autofree char *title = dub_log_dup_heading (history, i);

    g_string_append_printf (text, "%s%3u  %u  %s\n",
                            i >= dub_history_get_position (history) ? "-" : " ", i + 1,
                            dub_history_get_state (history, i + 1)->round, title);
  }

  return dub_screen_print (text->str);
}

static void
append_reason (GString *text, const DubGame *game, const DubScore *score, DubOwner owner,
               guint line)
{
  g_autofree char *reason = dub_text_score_reason (&game->box, &game->state, score, owner, line);

  if (reason != NULL && *reason != '\0')
    g_string_append_printf (text, "%*s%s\n", dub_screen_is_plain () ? 2 : 12, "", reason);
}

/* Each figure is followed by its reason in plain text, and in columns both by both, below the
 * letters of the players. */
static void
append_score (GString *text, const DubGame *game, const DubScore *score)
{
  const DubSideScore *hers = &score->sides[DUB_BARRY], *yours = &score->sides[DUB_YOU];
  g_autofree char *winner =
      game->state.phase < DUB_PHASE_SCORING ? dub_text_score_now (score) : dub_text_winner (score);

  if (!dub_screen_is_plain ()) {
    dub_columns_append_right (text, dub_text_initial (DUB_BARRY), 4);
    dub_columns_append_right (text, dub_text_initial (DUB_YOU), 5);
    g_string_append_c (text, '\n');
  }
  for (guint i = 0; i < DUB_N_SCORE_LINES; i++) {
    g_autofree char *line = dub_text_score_line (i);

    if (!dub_screen_is_plain ())
      g_string_append_printf (text, "%4u %4u  %s\n", hers->lines[i], yours->lines[i], line);
    for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
      if (dub_screen_is_plain ()) {
        g_autofree char *points = g_strdup_printf ("%u", score->sides[owner].lines[i]);
        g_autofree char *within = dub_text_within (line);

        dub_figures_append_fact (text, dub_text_person (owner), within, points);
      }
      append_reason (text, game, score, owner, i);
    }
  }
  if (!dub_screen_is_plain ())
    g_string_append_printf (text, "%4u %4u  ", hers->total, yours->total);
  dub_screen_append_bold (text, winner);
  g_string_append_c (text, '\n');
}

void
dub_play_append_code (GString *text, DubSession *session)
{
  g_autofree char *code = dub_deal_dup_code_of (dub_session_get_history (session));
  g_autofree char *line = code != NULL ? dub_text_deal_code (code) : NULL;

  if (line != NULL)
    g_string_append_printf (text, "%s\n", line);
}

gboolean
dub_play_show_score (DubSession *session, const char *rest)
{
  const DubGame *game = dub_session_get_game (session);
  g_autoptr (GString) text = g_string_new (NULL);
  DubScore score;

  dub_score_count (&game->box, &game->state, &score);
  if (score.question.kind != DUB_QUESTION_NOTHING) {
    g_autofree char *question = dub_text_question (&game->box, &game->state, &score.question);

    g_string_append_printf (text, "? %s\n", question);
    append_answers (text, session, score.question.kind);
  } else
    append_score (text, game, &score);
  if (game->state.phase == DUB_PHASE_OVER)
    dub_play_append_code (text, session);

  return dub_screen_print (text->str);
}

gboolean
dub_play_show_why (DubSession *session, const char *rest)
{
  gboolean is_her_turn = dub_session_get_turn (session) != NULL;
  g_auto (GStrv) orders = dub_session_dup_orders (session);
  g_autoptr (GString) text = g_string_new (NULL);
  guint first = 0, n = is_her_turn ? g_strv_length (orders) : 0;
  guint64 order;

  if (n == 0)
    return dub_screen_complain (C_ ("play", "She has no steps now."));
  if (*rest != '\0') {
    if (!g_ascii_string_to_unsigned (rest, 10, 1, n, &order, NULL)) {
      g_autofree char *sentence = g_strdup_printf (
          /* Translators: %u is how many steps her turn has. */
          C_ ("play", "Expected: a step from 1 to %u."), n);

      return dub_screen_complain (sentence);
    }
    first = (guint) order - 1;
    n = first + 1;
  }
  for (guint i = first; i < n; i++) {
    g_auto (GStrv) reasons = dub_session_dup_reasons (session, i);

    g_string_append_printf (text, "%u. %s\n", i + 1, orders[i]);
    dub_play_append_lines (text, reasons, FALSE);
  }

  return dub_screen_print (text->str);
}

static const char *
get_group (DubPlayGroup group)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "play group", groups[group]);
}

/* The forms of a group, side by side. */
static void
append_group (GString *text, DubPlayGroup group, guint indent)
{
  const char *separator = "";

  g_string_append (text, "  ");
  dub_columns_append_padded (text, get_group (group), indent - 2);
  for (const DubPlayCommand *command = dub_play_commands; command->word != NULL; command++)
    if (command->group == group) {
      g_autofree char *form = dub_play_dup_form (command);
      g_auto (GStrv) words = g_strsplit (form, " ", -1);
      g_autofree char *joined = g_strjoinv (dub_screen_get_width () > 0 ? "\u00a0" : " ", words);

      g_string_append_printf (text, "%s%s", separator, joined);
      separator = ", ";
    }
  g_string_append_c (text, '\n');
}

static char *
dup_help (void)
{
  g_auto (GStrv) legend = dub_text_legend ();
  GString *text = g_string_new (NULL);
  guint indent = 0;

  g_string_append_printf (text, "%s\n",
                          C_ ("help of play",
                              "Enter alone does what comes next. Places are counted from the left, "
                              "starting at 1. Words in capitals are placeholders; “help WORD” "
                              "explains a command, Tab completes it."));
  for (guint i = 0; i < DUB_N_PLAY_GROUPS; i++)
    indent = MAX (indent, dub_columns_get_width (get_group (i)) + 4);
  for (guint i = 0; i < DUB_N_PLAY_GROUPS; i++)
    append_group (text, i, indent);
  for (guint i = 0; legend[i] != NULL; i++)
    g_string_append_printf (text, "  %s\n", legend[i]);

  return g_string_free (text, FALSE);
}

/* Each argument with what is expected there, once. */
static char *
dup_help_of (const DubPlayCommand *command)
{
  g_autofree char *form = dub_play_dup_form (command);
  GString *text = g_string_new (NULL);

  dub_screen_append_bold (text, form);
  g_string_append_printf (text, "\n  %s\n",
                          g_dpgettext2 (GETTEXT_PACKAGE, "play command", command->text));
  append_arguments (text, command);

  return g_string_free (text, FALSE);
}

gboolean
dub_play_show_help (DubSession *session, const char *rest)
{
  const DubPlayCommand *command = *rest != '\0' ? dub_play_find (rest) : NULL;
  g_autofree char *text = command != NULL ? dup_help_of (command) : dup_help ();

  return dub_screen_print (text);
}
