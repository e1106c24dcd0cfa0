/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every page in every edition, and in a long language that nobody speaks: the
 * words fit on a narrow screen, and none of them was forgotten to be marked.
 * Then the language changes in the middle of her turn.
 *
 * The process begins in that language, so that it is the one of the system.
 */

#include "ui-fixture.h"

#include "dub-application.h"
#include "dub-arms-length.h"
#include "dub-box-draft.h"
#include "dub-box-file.h"
#include "dub-games.h"
#include "dub-history.h"
#include "dub-order-row.h"
#include "dub-preferences.h"
#include "dub-text.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

enum { NARROW = 360, TALL = 720 };

/* An edition is a language, or the box that brings its own. */
typedef struct {
  const char *name;
  const char *language; /* as it is preferred */
  const char *box;
  const char *hall; /* the first one */
} Edition;

static const Edition editions[] = {
  { "en", "en", "deluxe", "Royal Hall" },
  { "fr", "fr", "deluxe", "Salle royale" },
  { "uk", "uk", "deluxe", "Королівська Зала" },
  { "classic", "en", "classic", "King’s hall" },
  /* The long one. */
  { "qps", "", "deluxe", "[Róòýŷáàl Háàll]" },
};

static const Edition *edition; /* that is looked at now */

static const guint all_modules = (1u << DUB_N_MODULES) - 1;

/* Words that are the same in all languages, or not ours. */
static const char *const names[] = {
  "Barry",  "Deluxe",     "Français", "English",
  "Rococo", "Українська", "starter", /* the name of a box */
  "search",                          /* of libadwaita’s own */
  "Search", "Escape",     "Ctrl",     "Alt",
};

static void
fail (const char *where, const char *what, const char *text)
{
  g_test_message ("%s, %s: %s: “%s”", edition->name, where, what, text);
  g_test_fail ();
}

static gboolean
is_name (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i], word))
      return TRUE;

  return FALSE;
}

/* A word that nobody marked has plain small letters; what is short in every
 * language has no brackets, but accents. */
static gboolean
is_plain (const char *word)
{
  return g_str_is_ascii (word) && strlen (word) > 2 && g_ascii_islower (word[1]) && !is_name (word);
}

static gboolean
is_marked (const char *text)
{
  g_autoptr (GString) word = g_string_new (NULL);
  int depth = 0;

  for (const char *p = text;; p = g_utf8_next_char (p)) {
    gunichar c = g_utf8_get_char (p);

    if (g_unichar_isalpha (c)) {
      g_string_append_unichar (word, c);
      continue;
    }
    if (depth == 0 && is_plain (word->str))
      return FALSE;
    g_string_truncate (word, 0);
    depth += c == '[' ? 1 : c == ']' ? -1 : 0;
    if (c == '\0')
      return TRUE;
  }
}

static void
check_marked (const char *where, const char *what, const char *text)
{
  if (text != NULL && edition->language[0] == '\0' && !is_marked (text))
    fail (where, what, text);
}

static int
measure (GtkWidget *widget)
{
  int min;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &min, NULL, NULL, NULL);

  return min;
}

/* The innermost widget that is as wide as that, which is where to look. */
static GtkWidget *
find_wide (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child) && measure (child) > NARROW)
      return find_wide (child);

  return widget;
}

static void
check_width (GtkWidget *widget, const char *where)
{
  g_autoptr (GPtrArray) labels = NULL;

  /* The frame around a window is the desktop’s. */
  if (GTK_IS_WINDOW (widget))
    widget = gtk_widget_get_first_child (widget);
  if (measure (widget) <= NARROW)
    return;
  widget = find_wide (widget);
  labels = ui_list (widget, GTK_TYPE_LABEL);
  g_test_message ("%s is %d wide", G_OBJECT_TYPE_NAME (widget), measure (widget));
  fail (where, "too wide", labels->len > 0 ? gtk_label_get_text (labels->pdata[0]) : "");
}

/* Titles of windows are cut off on purpose.
 *
 * libadwaita puts the title of an entry, and what a row is set to, on one line.
 * Real languages have to fit into it, the one that is too long on purpose may not. */
static gboolean
may_be_cut (GtkWidget *label)
{
  return gtk_widget_get_ancestor (label, ADW_TYPE_WINDOW_TITLE) != NULL ||
         (edition->language[0] == '\0' &&
          (gtk_widget_get_ancestor (label, ADW_TYPE_ENTRY_ROW) != NULL ||
           gtk_widget_get_ancestor (label, ADW_TYPE_COMBO_ROW) != NULL));
}

static void
check_labels (GtkWidget *widget, const char *where)
{
  g_autoptr (GPtrArray) labels = ui_list (widget, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++) {
    GtkLabel *label = g_ptr_array_index (labels, i);

    if (!gtk_widget_get_mapped (GTK_WIDGET (label)))
      continue;
    check_marked (where, "not marked", gtk_label_get_text (label));
    if (!may_be_cut (GTK_WIDGET (label)) &&
        pango_layout_is_ellipsized (gtk_label_get_layout (label)))
      fail (where, "cut off", gtk_label_get_text (label));
  }
}

static void
check_menu (GMenuModel *menu, const char *where)
{
  for (int i = 0; menu != NULL && i < g_menu_model_get_n_items (menu); i++) {
    g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
    g_autofree char *label = NULL;

    if (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &label))
      check_marked (where, "not marked, in a menu", label);
    check_menu (section, where);
  }
}

/* What is not a label: tooltips and menus. */
static void
check_rest (GtkWidget *widget, const char *where)
{
  g_autoptr (GPtrArray) widgets = ui_list (widget, GTK_TYPE_WIDGET);

  for (guint i = 0; i < widgets->len; i++) {
    GtkWidget *one = g_ptr_array_index (widgets, i);

    /* The buttons of a window or of an entry are those of the toolkit. */
    if (gtk_widget_get_ancestor (one, GTK_TYPE_WINDOW_CONTROLS) == NULL &&
        gtk_widget_get_ancestor (one, GTK_TYPE_ENTRY) == NULL &&
        gtk_widget_get_ancestor (one, GTK_TYPE_SEARCH_ENTRY) == NULL &&
        gtk_widget_get_ancestor (one, ADW_TYPE_ENTRY_ROW) == NULL &&
        gtk_widget_get_ancestor (one, ADW_TYPE_PREFERENCES_WINDOW) == NULL)
      check_marked (where, "not marked, a tooltip", gtk_widget_get_tooltip_text (one));
    if (GTK_IS_MENU_BUTTON (one))
      check_menu (gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (one)), where);
    if (GTK_IS_WINDOW (one))
      check_marked (where, "not marked, a title", gtk_window_get_title (GTK_WINDOW (one)));
  }
}

static void
check_widget (GtkWidget *widget, const char *where)
{
  check_width (widget, where);
  check_labels (widget, where);
  check_rest (widget, where);
}

static void
check_content (DubWindow *window, const char *where)
{
  ui_settle (window);
  check_widget (adw_application_window_get_content (ADW_APPLICATION_WINDOW (window)), where);
}

/* Looks at a window beside the app's, which is of this type. */
static GtkWidget *
find_window (const char *type)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++) {
    g_autoptr (GtkWidget) one = g_list_model_get_item (toplevels, i);

    if (g_str_equal (G_OBJECT_TYPE_NAME (one), type) && gtk_widget_get_visible (one))
      return one;
  }
  g_error ("there is no %s", type);
}

/* Opens what can be opened in place: rows, and the reasons of orders. */
static void
open_all (GtkWidget *widget)
{
  g_autoptr (GPtrArray) rows = ui_list (widget, ADW_TYPE_EXPANDER_ROW);
  g_autoptr (GPtrArray) toggles = ui_list (widget, GTK_TYPE_TOGGLE_BUTTON);

  for (guint i = 0; i < rows->len; i++)
    adw_expander_row_set_expanded (g_ptr_array_index (rows, i), TRUE);
  for (guint i = 0; i < toggles->len; i++)
    if (gtk_widget_has_css_class (g_ptr_array_index (toggles, i), "why") &&
        gtk_widget_get_mapped (g_ptr_array_index (toggles, i)))
      gtk_toggle_button_set_active (g_ptr_array_index (toggles, i), TRUE);
}

/* What can be said to have been done otherwise, for one order after another. */
static void
check_otherwise (DubWindow *window, GtkWidget *page)
{
  g_autoptr (GPtrArray) buttons = ui_list (page, GTK_TYPE_MENU_BUTTON);

  for (guint i = 0; i < buttons->len; i++) {
    GtkMenuButton *button = g_ptr_array_index (buttons, i);

    if (gtk_widget_get_ancestor (GTK_WIDGET (button), DUB_TYPE_ORDER_ROW) == NULL ||
        !gtk_widget_get_mapped (GTK_WIDGET (button)))
      continue;
    gtk_menu_button_popup (button);
    ui_settle (window);
    check_widget (GTK_WIDGET (gtk_menu_button_get_popover (button)), "otherwise");
    gtk_menu_button_popdown (button);
    ui_settle (window);
  }
}

static DubSession *
begin (void)
{
  DubSetup setup = { .seed = 9,
                     .modules = (guint8) all_modules,
                     .count_candidate = TRUE,
                     .colours = { [DUB_BARRY] = DUB_PLAYER_PURPLE, [DUB_YOU] = DUB_PLAYER_BLACK } };
  g_autoptr (GError) error = NULL;
  DubSession *session;
  DubBox box;

  g_assert_true (dub_box_load_shipped (edition->box, &box));
  /* A name of its own language, like any that a player gives. */
  session = dub_session_new ("[Ü]", &box, &setup, &error);
  g_assert_no_error (error);

  return session;
}

/* Each thing that a row of the page can be set to. */
static void
check_choices (DubWindow *window)
{
  g_autoptr (GPtrArray) rows = ui_list (GTK_WIDGET (window), ADW_TYPE_COMBO_ROW);

  for (guint i = 0; i < rows->len; i++) {
    AdwComboRow *row = g_ptr_array_index (rows, i);
    guint selected = adw_combo_row_get_selected (row);

    for (guint j = 0; j < g_list_model_get_n_items (adw_combo_row_get_model (row)); j++) {
      adw_combo_row_set_selected (row, j);
      check_content (window, "new game, a choice");
    }
    adw_combo_row_set_selected (row, selected);
  }
}

/* The pages that do not belong to a game. */
static void
check_pages (DubWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.welcome", NULL);
  check_content (window, "welcome");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  open_all (GTK_WIDGET (window));
  check_content (window, "new game");
  check_choices (window);
}

static void
check_shown (DubWindow *window, GtkWidget *page)
{
  static const char *const pages[] = { "board", "score", "journal", "now" };

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++) {
    gtk_widget_activate_action (page, "game.show", "s", pages[i]);
    ui_settle (window);
    open_all (page);
    check_content (window, pages[i]);
  }
}

static void
check_arms_length (DubWindow *window, GtkWidget *page)
{
  guint n = dub_session_get_turn (dub_window_get_session (window))->n_steps;
  g_autoptr (GPtrArray) far = ui_list (page, DUB_TYPE_ARMS_LENGTH);

  gtk_widget_activate_action (page, "game.arms-length", NULL);
  for (guint i = 0; i < n; i++) {
    check_content (window, "arm’s length");
    if (i + 1 < n)
      gtk_widget_activate_action (g_ptr_array_index (far, 0), "arms-length.next", NULL);
  }
  gtk_widget_activate_action (page, "game.arms-length", NULL);
  gtk_window_unfullscreen (GTK_WINDOW (window));
  ui_settle (window);
}

/* A whole game; what is asked comes from check_questions. */
static void
check_game (DubWindow *window)
{
  g_autoptr (DubSession) session = begin ();
  GtkWidget *page = ui_show_session (window, session);
  g_autofree char *hall = dub_text_hall (0);

  g_assert_cmpstr (hall, ==, edition->hall);
  check_content (window, "set-up");
  gtk_widget_activate_action (page, "game.go-on", NULL);
  check_content (window, "preparation");
  ui_play_until (session, DUB_PHASE_TURNS, DUB_BARRY);
  check_content (window, "her turn");
  ui_perform (session, "reveal");
  ui_settle (window);
  open_all (page);
  check_content (window, "her orders, and why");
  check_otherwise (window, page);
  check_arms_length (window, page);
  ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);
  check_shown (window, page);
  ui_play_until (session, DUB_PHASE_INCOME, DUB_YOU);
  check_content (window, "income");
  ui_play_until (session, DUB_PHASE_SCORING, DUB_YOU);
  while (dub_session_get_question (session) != NULL) {
    check_content (window, "a question of the scoring");
    ui_answer (session);
  }
  check_content (window, "scoring");
  ui_play_until (session, DUB_PHASE_OVER, DUB_YOU);
  check_shown (window, page);
}

/* Of a saved game the positions that differ in kind from all before: what is
 * asked, and what she does. */
static GArray *
choose_positions (DubSession *session)
{
  GArray *positions = g_array_new (FALSE, FALSE, sizeof (guint));
  guint n = g_list_model_get_n_items (dub_session_get_log (session));
  guint64 verbs = 0, asked = 0;

  for (guint i = 1; i <= n; i++) {
    const DubQuestion *question;
    const DubTurn *turn;
    guint64 new_verbs = 0, new_asked = 0;

    dub_session_jump (session, i, NULL);
    question = dub_session_get_question (session);
    turn = dub_session_get_turn (session);
    if (question != NULL)
      new_asked = G_GUINT64_CONSTANT (1) << question->about | (guint64) question->facts << 16;
    for (guint j = 0; turn != NULL && j < turn->n_steps; j++)
      new_verbs |= G_GUINT64_CONSTANT (1) << turn->steps[j].verb;
    if ((new_asked & ~asked) == 0 && (new_verbs & ~verbs) == 0)
      continue;
    asked |= new_asked;
    verbs |= new_verbs;
    g_array_append_val (positions, i);
  }

  return positions;
}

static void
check_saved (DubWindow *window, const char *name)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "..", "journal", "golden", name, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *id = dub_games_import (path, &error);
  g_autoptr (DubSession) session = id != NULL ? dub_session_open (id, &error) : NULL;
  g_autoptr (GArray) positions = NULL;
  GtkWidget *page;

  g_assert_no_error (error);
  positions = choose_positions (session);
  g_assert_cmpuint (positions->len, >=, 5);
  page = ui_show_session (window, session);
  gtk_widget_activate_action (page, "game.show", "s", "now");
  for (guint i = 0; i < positions->len; i++) {
    g_autofree char *where =
        g_strdup_printf ("%s at %u", name, g_array_index (positions, guint, i));

    gtk_widget_activate_action (page, "game.jump", "u", g_array_index (positions, guint, i));
    ui_settle (window);
    open_all (page);
    check_content (window, where);
  }
  gtk_widget_activate_action (GTK_WIDGET (window), "win.welcome", NULL);
  g_clear_object (&session);
  dub_games_delete (id, NULL);
}

/* Each kind of thing that can be set right, and the choices for one of them. */
static void
check_set_right (DubWindow *window)
{
  GtkWidget *dialog = find_window ("DubSetRight");
  g_autoptr (GPtrArray) rows = ui_list (dialog, ADW_TYPE_ACTION_ROW);

  for (guint i = 0; i < rows->len; i++) {
    AdwActionRow *row = g_ptr_array_index (rows, i);

    if (!gtk_widget_get_mapped (GTK_WIDGET (row)) ||
        !gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (row)))
      continue;
    adw_action_row_activate (row);
    ui_settle (window);
    check_widget (dialog, "set right, one part");
    gtk_widget_activate_action (dialog, "set-right.back", NULL);
    ui_settle (window);
  }
}

/* Each part of the box; its last page has her cards. */
static void
check_assistant (DubWindow *window)
{
  GtkWidget *assistant = find_window ("DubBoxAssistant");

  gtk_window_set_default_size (GTK_WINDOW (assistant), NARROW, TALL);
  for (guint i = 0; i < DUB_N_PARTS; i++) {
    gtk_widget_activate_action (assistant, "box.next-part", NULL);
    ui_settle (window);
    check_widget (assistant, "part of the box");
  }
}

static void
check_windows (DubWindow *window)
{
  static const struct {
    const char *action;
    const char *type;
  } windows[] = { { "game.counts", "DubCounts" },
                  { "game.set-right", "DubSetRight" },
                  { "game.correct-box", "DubBoxAssistant" },
                  { "win.boxes", "DubBoxes" },
                  { "win.preferences", "DubPreferences" } };
  g_autoptr (DubSession) session = begin ();
  g_autoptr (GPtrArray) shortcuts = NULL;
  GtkWidget *page, *keys;

  ui_play_until (session, DUB_PHASE_TURNS, DUB_YOU);
  page = ui_show_session (window, session);
  for (guint i = 0; i < G_N_ELEMENTS (windows); i++) {
    gtk_widget_activate_action (page, windows[i].action, NULL);
    ui_settle (window);
    check_widget (find_window (windows[i].type), windows[i].type);
    if (i == 1)
      check_set_right (window);
    if (i == 2)
      check_assistant (window);
    gtk_window_destroy (GTK_WINDOW (find_window (windows[i].type)));
  }

  /* GTK decides how wide the window of keys is, so it is not shown here. */
  keys = GTK_WIDGET (gtk_application_window_get_help_overlay (GTK_APPLICATION_WINDOW (window)));
  g_assert_nonnull (keys);
  shortcuts = ui_list (keys, GTK_TYPE_SHORTCUTS_SHORTCUT);
  for (guint i = 0; i < shortcuts->len; i++) {
    g_autofree char *title = NULL;

    g_object_get (g_ptr_array_index (shortcuts, i), "title", &title, NULL);
    check_marked ("keys", "not marked", title);
  }
}

static void
choose (const Edition *next)
{
  g_autoptr (GSettings) settings = g_settings_new (DUB_APPLICATION_ID);

  edition = next;
  g_settings_set_string (settings, "language", next->language);
}

static void
test_pages (gconstpointer data)
{
  DubWindow *window;

  choose (data);
  window = ui_open_window (NARROW, TALL);
  check_pages (window);
  check_game (window);
  check_windows (window);
  check_pages (window); /* there are games to list now */
  ui_close_window (window);
}

/* What is asked in the course of a game, and orders of all kinds. */
static void
test_questions (gconstpointer data)
{
  DubWindow *window;

  choose (data);
  window = ui_open_window (NARROW, TALL);
  if (g_str_equal (edition->box, "classic"))
    check_saved (window, "classic.dubarry");
  else {
    check_saved (window, "all-modules.dubarry");
    check_saved (window, "way-table.dubarry");
  }
  ui_close_window (window);
}

static char *
join_orders (DubWindow *window)
{
  g_autoptr (GPtrArray) rows = ui_list (GTK_WIDGET (window), DUB_TYPE_ORDER_ROW);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++) {
    g_autoptr (GPtrArray) labels = ui_list (g_ptr_array_index (rows, i), GTK_TYPE_LABEL);

    if (!gtk_widget_get_mapped (g_ptr_array_index (rows, i)))
      continue;
    g_assert_cmpuint (labels->len, >=, 2);
    g_string_append_printf (text, "%s. %s\n", gtk_label_get_text (g_ptr_array_index (labels, 0)),
                            gtk_label_get_text (g_ptr_array_index (labels, 1)));
  }

  return g_string_free (text, FALSE);
}

/* What the session says itself, in the language that is set now. */
static char *
expect_orders (DubSession *session)
{
  g_auto (GStrv) orders = dub_session_dup_orders (session);
  GString *text = g_string_new (NULL);

  for (guint i = 0; orders[i] != NULL; i++)
    g_string_append_printf (text, "%u. %s\n", i + 1, orders[i]);

  return g_string_free (text, FALSE);
}

/* The preference changes in the middle of her turn: the same orders are on the
 * screen at once, in other words, and of the game nothing has changed. */
static void
test_switch (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (DubSession) session = NULL;
  g_autofree char *journal = NULL;
  DubWindow *window;
  DubState state;
  guint n_steps;

  choose (&editions[0]);
  session = begin ();
  window = ui_open_window (1180, 820);
  ui_play_until (session, DUB_PHASE_TURNS, DUB_BARRY);
  ui_perform (session, "reveal");
  ui_show_session (window, session);
  journal = ui_read_journal (session);
  state = dub_session_get_game (session)->state;
  n_steps = dub_session_get_turn (session)->n_steps;
  g_assert_cmpuint (n_steps, >, 0);

  for (guint i = 0; i < 2 * G_N_ELEMENTS (editions); i++) {
    g_autofree char *shown = NULL;
    g_autofree char *expected = NULL;
    g_autofree char *after = ui_read_journal (session);

    if (g_str_equal (editions[i / 2].box, "classic"))
      continue;
    choose (&editions[i % 2 == 0 ? i / 2 : 0]);
    ui_settle (window);
    shown = join_orders (window);
    expected = expect_orders (session);
    g_assert_cmpstr (shown, ==, expected);
    g_hash_table_add (seen, g_steal_pointer (&shown));
    g_assert_true (dub_window_get_session (window) == session);
    g_assert_true (dub_state_equal (&dub_session_get_game (session)->state, &state));
    g_assert_cmpuint (dub_session_get_turn (session)->n_steps, ==, n_steps);
    g_assert_cmpstr (after, ==, journal);
  }
  g_assert_cmpuint (g_hash_table_size (seen), ==, 4);
  ui_close_window (window);
}

/* A classic box brings its words whatever is preferred, and takes them with it. */
static void
test_classic (void)
{
  g_autoptr (DubSession) session = NULL;
  g_autofree char *hall = NULL;
  g_autofree char *other = NULL;
  DubWindow *window;

  choose (&editions[1]);
  edition = &editions[3];
  session = begin ();
  window = ui_open_window (NARROW, TALL);
  ui_show_session (window, session);
  hall = dub_text_hall (0);
  g_assert_cmpstr (hall, ==, editions[3].hall);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.welcome", NULL);
  ui_settle (window);
  other = dub_text_hall (0);
  g_assert_cmpstr (other, ==, editions[1].hall);
  ui_close_window (window);
}

static void
link_catalogue (const char *root, const char *language, const char *file)
{
  g_autofree char *folder = g_build_filename (root, language, "LC_MESSAGES", NULL);
  g_autofree char *link = g_build_filename (folder, "dubarry.mo", NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_test (file, G_FILE_TEST_EXISTS));
  g_assert_cmpint (symlink (file, link), ==, 0);
}

/* One folder with the catalogues of the build and the long one. */
static void
link_catalogues (const char *folder)
{
  static const char *const languages[] = { "fr", "uk", "en@classic" };
  g_autofree char *root = g_build_filename (folder, "locale", NULL);

  link_catalogue (root, "qps", g_getenv ("DUB_TEST_PSEUDO"));
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++) {
    g_autofree char *file = g_build_filename (g_getenv ("DUB_TEST_CATALOGUES"), languages[i],
                                              "LC_MESSAGES", "dubarry.mo", NULL);

    link_catalogue (root, languages[i], file);
  }
  g_setenv ("DUBARRY_LOCALEDIR", root, TRUE);
}

int
main (int argc, char **argv)
{
  char *folder = ui_make_folder ();
  int status;

  link_catalogues (folder);
  g_setenv ("LANGUAGE", "qps", TRUE);
  dub_text_init ();
  g_test_init (&argc, &argv, NULL);
  ui_init ();

  for (guint i = 0; i < G_N_ELEMENTS (editions); i++) {
    g_autofree char *pages = g_strdup_printf ("/ui/languages/%s/pages", editions[i].name);
    g_autofree char *questions = g_strdup_printf ("/ui/languages/%s/questions", editions[i].name);

    g_test_add_data_func (pages, &editions[i], test_pages);
    g_test_add_data_func (questions, &editions[i], test_questions);
  }
  g_test_add_func ("/ui/languages/switch", test_switch);
  g_test_add_func ("/ui/languages/classic", test_classic);
  status = g_test_run ();
  ui_remove_folder (folder);

  return status;
}
