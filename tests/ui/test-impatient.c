/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Impatient players tap twice at any moment, hold Space or Enter down, press Escape, turn to
 * another page, scroll, and change the size of the window or the language. Still, each entry is one
 * that they saw and pressed, never one that appeared under the finger, and the game continues. Taps
 * and keys go through the screen. DUB_TEST_GAMES sets the number of players, DUB_TEST_FIRST the
 * first of them, and DUB_TEST_MOVES the number of moves of each one if the game does not end
 * before.
 */

#include "dub-history.h"
#include "dub-number-row.h"
#include "dub-pane.h"
#include "dub-panes.h"
#include "dub-press-filter.h"
#include "dub-text.h"
#include "ui-fixture.h"
#include "ui-hand.h"

enum {
  N_GAMES = 2,
  N_MOVES = 120,
  MAX_IDLE = 100,      /* moves in a row without an entry; more of them are a stall */
  MOVES_PER_ENTRY = 10 /* the maximum in a game; many buttons only show more */
};

/* The next action of a player, with its probability in percent. */
enum {
  TAP = 40,
  DOUBLE_TAP = 55,
  NEXT = 75,
  CORRECT = 77,
  KEY = 85,
  ESCAPE = 87,
  PAGE = 89,
  WHEEL = 91,
  RESIZE = 94,
  LANGUAGE = 96,
  UNDO = 99
};

enum { WHEEL_UP = 4, WHEEL_DOWN = 5 }; /* buttons of a mouse */

typedef struct {
  DubWindow *window;
  GtkWidget *page;
  DubSession *session;
  GRand *chance;
  guint n_taps;
  guint n_keys;
  guint n_entries; /* of all kinds, including undone ones */
  guint n_idle;    /* moves in a row without an entry */
  guint max_idle;
  guint n_moves;
} Player;

static GtkWidget *clicked; /* the last button; a reference keeps its address unique */

static gboolean
clicked_cb (GSignalInvocationHint *hint, guint n, const GValue *values, gpointer data)
{
  (void) hint, (void) n, (void) data;
  g_set_object (&clicked, g_value_get_object (&values[0]));

  return G_SOURCE_CONTINUE;
}

/* Tabs of pages have no action, and behave like this one. */
static gboolean
has_action (GtkWidget *button, const char *name)
{
  if (g_str_equal (name, "game.show") &&
      gtk_widget_get_ancestor (button, ADW_TYPE_VIEW_SWITCHER) != NULL)
    return TRUE;

  return g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), name) == 0;
}

/* Returns whether the button enters data: pieces and their ranks, spaces of the board in your turn,
 * choices, answers. */
static gboolean
is_data (GtkWidget *button)
{
  return gtk_widget_has_css_class (gtk_widget_get_parent (button), "ranks") ||
         gtk_widget_has_css_class (button, "palette-tile") || DUB_IS_SPACE (button) ||
         dub_pane_get_move (button) != NULL;
}

/* Returns the data buttons that a finger can reach now, or those with this action. */
static GPtrArray *
list_buttons (Player *self, const char *action)
{
  g_autoptr (GPtrArray) buttons = ui_list (self->page, GTK_TYPE_BUTTON);
  GPtrArray *found = g_ptr_array_new ();

  for (guint i = 0; i < buttons->len; i++) {
    GtkWidget *button = g_ptr_array_index (buttons, i);

    if (gtk_widget_get_mapped (button) && gtk_widget_is_sensitive (button) &&
        (action != NULL ? has_action (button, action) : is_data (button)) &&
        ui_find_button (ui_find_point (button)) == button)
      g_ptr_array_add (found, button);
  }

  return found;
}

/* An open popover receives all taps; a tap on anything below only closes it. */
static void
prefer_popover (Player *self, GPtrArray *buttons)
{
  gboolean is_open = FALSE;

  for (guint i = 0; i < buttons->len && !is_open; i++)
    is_open = gtk_widget_get_ancestor (g_ptr_array_index (buttons, i), GTK_TYPE_POPOVER) != NULL;
  if (!is_open || g_rand_int_range (self->chance, 0, 4) == 0)
    return;
  for (guint i = buttons->len; i > 0; i--)
    if (gtk_widget_get_ancestor (g_ptr_array_index (buttons, i - 1), GTK_TYPE_POPOVER) == NULL)
      g_ptr_array_remove_index (buttons, i - 1);
}

static gpointer
choose (Player *self, GPtrArray *list)
{
  return list->len == 0 ? NULL
                        : g_ptr_array_index (list, (guint) g_rand_int_range (self->chance, 0,
                                                                             (gint) list->len));
}

static const DubMove *
get_entry (Player *self, guint at)
{
  DubEntry entry = dub_history_get_entry (dub_session_get_history (self->session), at);

  return dub_entry_get_move (&entry);
}

static void
type (Player *self, guint key, GdkModifierType state, guint n)
{
  self->n_keys++;
  ui_type (GTK_WIDGET (self->window), key, state, n);
}

/* Returns how many entries the tap made. It presses this button, or nothing. */
static guint
tap (Player *self, GtkWidget *button, UiPoint point)
{
  guint position = ui_get_position (self->session);

  self->n_taps++;
  g_clear_object (&clicked);
  ui_click_at (point, GDK_BUTTON_PRIMARY);
  if (clicked != NULL && clicked != button)
    g_error ("%s “%s” was clicked instead of %s “%s”", G_OBJECT_TYPE_NAME (clicked),
             gtk_widget_get_tooltip_text (clicked), G_OBJECT_TYPE_NAME (button),
             gtk_widget_get_tooltip_text (button));
  g_assert_true (clicked != NULL || ui_get_position (self->session) == position);

  return ui_get_position (self->session) - position;
}

/* Checks that the piece of the button was entered, and no other. */
static void
check_words (Player *self, guint at, const char *wanted)
{
  g_auto (GStrv) sentences = dub_log_dup_sentences (dub_session_get_history (self->session), at);
  g_autofree char *text = g_strjoinv ("\n", sentences);
  g_autofree char *folded = g_utf8_casefold (text, -1);
  g_autofree char *name = g_utf8_casefold (wanted, -1);

  if (strstr (folded, name) == NULL)
    g_error ("“%s” was entered, wanted: “%s”", text, wanted);
}

/* The meaning of a button at the moment when the player looked at it. */
typedef struct {
  gboolean is_tile;
  gboolean has_move;
  char *name; /* owned; the name of a tile */
  DubMove move;
  DubPlace place; /* the space, the space of the popover, or nowhere */
} Meaning;

static Meaning
look_at (GtkWidget *button)
{
  Meaning self = { .is_tile = gtk_widget_has_css_class (button, "palette-tile"),
                   .name = g_strdup (gtk_widget_get_tooltip_text (button)),
                   .place = DUB_NOWHERE };
  const DubMove *move = dub_pane_get_move (button);
  GtkWidget *space = gtk_widget_get_ancestor (button, DUB_TYPE_SPACE);

  self.has_move = move != NULL;
  if (move != NULL)
    self.move = *move;
  if (space != NULL)
    self.place = dub_space_get_place (DUB_SPACE (space));

  return self;
}

/* The entry has the requested details, and others that the game knows. */
static void
check_move (const DubMove *entered, const DubMove *asked)
{
  g_assert_cmpint (entered->verb, ==, asked->verb);
  g_assert_cmpint (entered->side, ==, asked->side);
  g_assert_true (dub_place_equal (entered->from, asked->from));
  g_assert_true (dub_place_equal (entered->to, asked->to));
  g_assert_true (dub_thing_equal (entered->other, asked->other));
  if (asked->thing.kind != DUB_KIND_NOTHING)
    g_assert_true (dub_thing_equal (entered->thing, asked->thing));
}

/* A tap makes one entry. If the entry reveals the piece on a space that the player tapped before,
 * the app repeats that tap, and a second entry may follow. */
static void
check_entries (Player *self, const Meaning *meaning, guint at, guint n)
{
  gboolean is_named = meaning->is_tile || meaning->has_move;

  if (n == 0)
    return;
  if (meaning->is_tile)
    check_words (self, at, meaning->name);
  else if (meaning->has_move)
    check_move (get_entry (self, at), &meaning->move);
  g_assert_cmpuint (n, <=, meaning->is_tile && meaning->place.kind != DUB_PLACE_NONE ? 2 : 1);
  for (guint i = is_named ? 1 : 0; i < n; i++)
    g_assert_true (dub_move_touches (get_entry (self, at + i), meaning->place));
}

static void
turn_wheel (Player *self)
{
  g_autoptr (GPtrArray) scrollers = ui_list (self->page, GTK_TYPE_SCROLLED_WINDOW);
  guint position = ui_get_position (self->session);

  for (guint i = scrollers->len; i > 0; i--)
    if (!gtk_widget_get_mapped (g_ptr_array_index (scrollers, i - 1)))
      g_ptr_array_remove_index (scrollers, i - 1);
  if (scrollers->len > 0)
    ui_click_at (ui_find_point (choose (self, scrollers)),
                 g_rand_boolean (self->chance) ? WHEEL_UP : WHEEL_DOWN);
  g_assert_cmpuint (ui_get_position (self->session), ==, position);
}

/* No data button is in sight, so the player looks for one. */
static void
look_around (Player *self)
{
  g_autoptr (GPtrArray) pages = list_buttons (self, "game.show");

  switch (g_rand_int_range (self->chance, 0, 5)) {
  case 0:
    type (self, GDK_KEY_Escape, 0, 1);
    break;
  case 1:
    turn_wheel (self);
    break;
  case 2:
    if (pages->len > 0)
      ui_click (choose (self, pages));
    break;
  default:
    type (self, GDK_KEY_2, GDK_ALT_MASK, 1);
    break;
  }
  ui_settle (self->window);
}

/* The big button does what it offered when the player looked at it, and only once. */
static void
tap_next (Player *self)
{
  g_autoptr (GPtrArray) buttons = list_buttons (self, "game.go-on");
  GtkWidget *button = choose (self, buttons);
  DubVerb next = dub_session_get_next (self->session).verb;
  guint position = ui_get_position (self->session), n = 0;
  g_autoptr (GtkWidget) kept = NULL; /* keeps its address unique */
  UiPoint point;

  if (button == NULL) {
    look_around (self);
    return;
  }
  kept = g_object_ref (button);
  point = ui_find_fixed_point (button);
  for (guint i = 0; i < 2; i++)
    n += tap (self, button, point);
  g_assert_cmpuint (n, <=, 1);
  if (n > 0 && position > 1) /* before that, the table is being set up */
    g_assert_cmpint (get_entry (self, position)->verb, ==, next);
}

/* Taps a data button, on request twice without looking: the second tap enters the same or
 * nothing. */
static void
tap_data (Player *self, gboolean twice)
{
  g_autoptr (GPtrArray) data = list_buttons (self, NULL);
  g_autoptr (GtkWidget) kept = NULL; /* keeps its address unique */
  GtkWidget *button;
  Meaning meaning;
  UiPoint point;

  prefer_popover (self, data);
  button = choose (self, data);
  if (button == NULL) {
    tap_next (self);
    return;
  }
  kept = g_object_ref (button);
  meaning = look_at (button);
  point = ui_find_fixed_point (button);
  for (guint i = 0; i < (twice ? 2 : 1); i++) {
    guint position = ui_get_position (self->session);

    check_entries (self, &meaning, position, tap (self, button, point));
    ui_pass_time ((guint) g_rand_int_range (self->chance, 20, DUB_PRESS_DELAY_FINGER));
  }
  g_free (meaning.name);
}

/* A window beside the game enters nothing. */
static void
open_window (Player *self)
{
  g_autoptr (GPtrArray) buttons =
      list_buttons (self, g_rand_boolean (self->chance) ? "game.correct-table" : "game.counts");
  GtkWidget *button = choose (self, buttons);

  if (button != NULL)
    g_assert_cmpuint (tap (self, button, ui_find_fixed_point (button)), ==, 0);
}

/* Opens the corrections of a space of the board. */
static void
tap_with_other_button (Player *self)
{
  g_autoptr (GPtrArray) spaces = ui_list (self->page, DUB_TYPE_SPACE);
  GtkWidget *space = choose (self, spaces);
  guint position = ui_get_position (self->session);

  if (space != NULL && gtk_widget_get_mapped (space))
    ui_click_at (ui_find_point (space), GDK_BUTTON_SECONDARY);
  g_assert_cmpuint (ui_get_position (self->session), ==, position);
}

/* Checks that the entries since then equal the typed values. */
static void
check_answers (Player *self, guint position)
{
  for (guint i = position; i < ui_get_position (self->session); i++) {
    const DubMove *entered = get_entry (self, i);

    g_assert_cmpint (entered->verb, ==, DUB_MOVE_COUNT);
    if (entered->to.at < DUB_N_COUNTS)
      g_assert_cmpint (entered->thing.n, ==, 7);
  }
}

static gboolean
is_asked_for_numbers (Player *self)
{
  const DubQuestion *question = dub_session_get_question (self->session);

  return question != NULL && question->kind == DUB_QUESTION_YOU;
}

/* Presses Space or Enter, perhaps for long: it may press the big button once, but never a data
 * button. In the last number of a form, Enter confirms the form. */
static void
press_key (Player *self)
{
  guint position = ui_get_position (self->session);
  guint key = g_rand_boolean (self->chance) ? GDK_KEY_space : GDK_KEY_Return;
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self->window));
  DubVerb next = dub_session_get_next (self->session).verb;
  gboolean is_asked = is_asked_for_numbers (self);

  /* The player wanted this, even the correction selected in the popover of a space. */
  if (focus != NULL && (GTK_IS_LIST_BOX_ROW (focus) || (GTK_IS_BUTTON (focus) && is_data (focus))))
    return;
  type (self, key, 0, (guint) g_rand_int_range (self->chance, 1, 5));
  if (is_asked) {
    check_answers (self, position);
    return;
  }
  g_assert_cmpuint (ui_get_position (self->session), <=, position + 1);
  if (ui_get_position (self->session) > position && position > 1)
    g_assert_cmpint (get_entry (self, position)->verb, ==, next);
}

static void
press_escape (Player *self)
{
  guint position = ui_get_position (self->session);

  type (self, GDK_KEY_Escape, 0, 1);
  g_assert_cmpuint (ui_get_position (self->session), ==, position);
}

/* Turns to the board, the score, the log or the player's own table, or back. */
static void
turn_page (Player *self)
{
  guint position = ui_get_position (self->session);

  type (self, (guint) g_rand_int_range (self->chance, GDK_KEY_1, GDK_KEY_5 + 1), GDK_ALT_MASK, 1);
  g_assert_cmpuint (ui_get_position (self->session), ==, position);
}

static void
undo (Player *self)
{
  guint position = ui_get_position (self->session);

  type (self, GDK_KEY_z, GDK_CONTROL_MASK, 3);
  g_assert_cmpuint (ui_get_position (self->session) + 1, >=, position);
  g_assert_cmpuint (ui_get_position (self->session), <=, position);
}

static void
resize (Player *self)
{
  static const int sizes[][2] = { { 360, 720 }, { 1366, 768 }, { 1920, 1080 }, { 800, 600 } };
  guint at = (guint) g_rand_int_range (self->chance, 0, G_N_ELEMENTS (sizes));

  gtk_window_set_default_size (GTK_WINDOW (self->window), sizes[at][0], sizes[at][1]);
}

static void
change_language (Player *self)
{
  static const char *const languages[] = { "en", "fr", "uk" };
  const char *language = languages[g_rand_int_range (self->chance, 0, 3)];
  guint position = ui_get_position (self->session);

  dub_text_set_language (language);
  self->page = ui_show_session (self->window, self->session);
  g_assert_cmpuint (ui_get_position (self->session), ==, position);
}

/* Returns the first visible blank row for a number; NULL if there is none. */
static GtkWidget *
find_blank_row (Player *self)
{
  g_autoptr (GPtrArray) rows = ui_list (self->page, DUB_TYPE_NUMBER_ROW);

  for (guint i = 0; i < rows->len; i++) {
    GtkWidget *row = g_ptr_array_index (rows, i);
    GtkWidget *hit;

    if (!gtk_widget_get_mapped (row) || !dub_number_row_is_blank (DUB_NUMBER_ROW (row)) ||
        gtk_widget_get_ancestor (row, DUB_TYPE_QUESTION_FORM) == NULL)
      continue;
    hit = ui_find_widget (ui_find_point (row));
    if (hit != NULL && gtk_widget_is_ancestor (hit, row))
      return row;
  }

  return NULL;
}

/* Returns the button that confirms a form; NULL if it is out of sight or not ready. */
static GtkWidget *
find_confirm (Player *self)
{
  g_autoptr (GPtrArray) forms = ui_list (self->page, DUB_TYPE_QUESTION_FORM);

  for (guint i = 0; i < forms->len; i++) {
    g_autoptr (GPtrArray) buttons = ui_list (g_ptr_array_index (forms, i), GTK_TYPE_BUTTON);

    for (guint j = 0; j < buttons->len; j++) {
      GtkWidget *button = g_ptr_array_index (buttons, j);

      if (gtk_widget_has_css_class (button, "suggested-action") && gtk_widget_get_mapped (button) &&
          gtk_widget_is_sensitive (button) && ui_find_button (ui_find_point (button)) == button)
        return button;
    }
  }

  return NULL;
}

/* Types a number where the app asks for one. */
static void
answer_numbers (Player *self)
{
  GtkWidget *row = find_blank_row (self), *confirm, *focus;
  guint position = ui_get_position (self->session);

  if (row != NULL) {
    ui_click (row);
    focus = gtk_root_get_focus (GTK_ROOT (self->window));
    if (focus != NULL && gtk_widget_is_ancestor (focus, row))
      type (self, GDK_KEY_7, 0, 1);
    g_assert_cmpuint (ui_get_position (self->session), ==, position);
    return;
  }
  confirm = find_confirm (self);
  if (confirm == NULL) {
    look_around (self);
    return;
  }
  tap (self, confirm, ui_find_fixed_point (confirm));
  check_answers (self, position);
}

/* Escape closes any open window; until then the player cannot press anything of the game. */
static gboolean
leave_window (Player *self)
{
  GListModel *windows = gtk_window_get_toplevels ();
  guint position = ui_get_position (self->session);

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

    if (window == GTK_WIDGET (self->window) || !gtk_widget_get_mapped (window))
      continue;
    /* Without a window manager, the test gives the keyboard focus to the top window and back. */
    ui_give_keys (window);
    type (self, GDK_KEY_Escape, 0, 1);
    ui_settle (self->window);
    g_assert_cmpuint (ui_get_position (self->session), ==, position);
    ui_give_keys (GTK_WIDGET (self->window));
    return TRUE;
  }

  return FALSE;
}

static void
move (Player *self)
{
  gint what = g_rand_int_range (self->chance, 0, 100);

  if (leave_window (self))
    return;
  if (what < NEXT && is_asked_for_numbers (self))
    answer_numbers (self);
  else if (what < DOUBLE_TAP)
    tap_data (self, what >= TAP);
  else if (what < NEXT)
    tap_next (self);
  else if (what < CORRECT)
    tap_with_other_button (self);
  else if (what < KEY)
    press_key (self);
  else if (what < ESCAPE)
    press_escape (self);
  else if (what < PAGE)
    turn_page (self);
  else if (what < WHEEL)
    turn_wheel (self);
  else if (what < RESIZE)
    resize (self);
  else if (what < LANGUAGE)
    change_language (self);
  else if (what < UNDO)
    undo (self);
  else
    open_window (self);
}

static void
note (Player *self, guint position)
{
  guint now = ui_get_position (self->session);

  self->n_entries += now > position ? now - position : 0;
  self->n_idle = now == position ? self->n_idle + 1 : 0;
  self->max_idle = MAX (self->max_idle, self->n_idle);
}

static guint
get_number (const char *name, guint otherwise)
{
  const char *text = g_getenv (name);

  return text != NULL ? (guint) g_ascii_strtoull (text, NULL, 10) : otherwise;
}

/* Plays a game and returns its counts; frees the session. */
static Player
play (guint seed)
{
  Player self = { .session = ui_begin (seed, 1u << DUB_EXPANSION_JEWELRY_BOX),
                  .window = ui_open_window (1366, 768),
                  .chance = g_rand_new_with_seed (seed) };
  const DubState *state = &dub_session_get_game (self.session)->state;
  guint position;

  self.page = ui_show_session (self.window, self.session);
  for (guint n = get_number ("DUB_TEST_MOVES", N_MOVES);
       self.n_moves < n && state->phase != DUB_PHASE_OVER; self.n_moves++) {
    position = ui_get_position (self.session);
    move (&self);
    if (g_rand_boolean (self.chance))
      ui_settle (self.window);
    note (&self, position);
    state = &dub_session_get_game (self.session)->state;
  }
  g_test_message ("seed %u: %u moves, %u taps, %u keys, %u entries, round %u%s; "
                  "at most %u moves for nothing",
                  seed, self.n_moves, self.n_taps, self.n_keys, self.n_entries, state->round,
                  state->phase == DUB_PHASE_OVER ? ", over" : "", self.max_idle);
  dub_text_set_language ("en");
  g_rand_free (self.chance);
  ui_close_window (self.window);
  g_clear_object (&self.session);

  return self;
}

static void
test_impatient (void)
{
  guint first = get_number ("DUB_TEST_FIRST", 1), n = get_number ("DUB_TEST_GAMES", N_GAMES);
  g_autoptr (GTypeClass) buttons = g_type_class_ref (GTK_TYPE_BUTTON);

  g_signal_add_emission_hook (g_signal_lookup ("clicked", G_TYPE_FROM_CLASS (buttons)), 0,
                              clicked_cb, NULL, NULL);
  for (guint seed = first; seed < first + n; seed++) {
    Player player = play (seed);

    g_assert_cmpuint (player.max_idle, <=, MAX_IDLE);
    g_assert_cmpuint (player.n_entries * MOVES_PER_ENTRY, >=, player.n_moves);
  }
}

int
main (int argc, char **argv)
{
  char *folder = ui_make_folder ();
  int status;

  dub_text_init ();
  g_test_init (&argc, &argv, NULL);
  ui_init ();
  /* GTK 4.8 warns about a page that disappears during a resize or a press. */
  g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL);
  g_test_add_func ("/ui/impatient", test_impatient);
  status = g_test_run ();
  ui_remove_folder (folder);

  return status;
}
