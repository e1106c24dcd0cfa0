/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules window: its contents, its search and marks, and the ways to open it.
 */

#include "ui-fixture.h"

#include "dub-panes.h"
#include "dub-piece.h"
#include "dub-rules-window.h"
#include "dub-step-row.h"
#include "dub-text-rules.h"
#include "dub-text.h"

#include <string.h>

static GtkWidget *
open_rules (DubWindow *window, const char *ids)
{
  GtkWidget *rules;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.rules", "s", ids);
  rules = ui_find_window (DUB_TYPE_RULES_WINDOW);
  g_assert_nonnull (rules);
  ui_settle (window);

  return rules;
}

/* Counts the visible rules and signs, or those with a style class. */
static guint
count_rules (GtkWidget *rules, const char *style_class)
{
  g_autoptr (GPtrArray) rows = ui_list (rules, GTK_TYPE_LIST_BOX_ROW);
  guint n = 0;

  for (guint i = 0; i < rows->len; i++) {
    GtkWidget *row = g_ptr_array_index (rows, i);

    if (gtk_widget_has_css_class (gtk_widget_get_parent (row), "boxed-list") &&
        gtk_widget_is_visible (row) &&
        (style_class == NULL || gtk_widget_has_css_class (row, style_class)))
      n++;
  }

  return n;
}

static GtkEditable *
get_search (GtkWidget *rules)
{
  g_autoptr (GPtrArray) entries = ui_list (rules, GTK_TYPE_SEARCH_ENTRY);

  return g_ptr_array_index (entries, 0);
}

static void
search (GtkWidget *rules, const char *words)
{
  gtk_editable_set_text (get_search (rules), words);
}

static GtkToggleButton *
get_by_moment (GtkWidget *rules)
{
  return GTK_TOGGLE_BUTTON (
      gtk_widget_get_template_child (rules, DUB_TYPE_RULES_WINDOW, "by_moment"));
}

static void
test_search (void)
{
  DubWindow *window = ui_open_window (900, 700);
  GtkWidget *rules = open_rules (window, "");

  g_assert_cmpuint (count_rules (rules, NULL), ==, DUB_N_RULES - 1 + DUB_N_SIGNS);
  g_assert_cmpuint (count_rules (rules, "cited"), ==, 0);
  search (rules, "KITCHEN");
  g_assert_cmpuint (count_rules (rules, NULL), >, 0);
  g_assert_cmpuint (count_rules (rules, NULL), <, 6);
  g_assert_nonnull (ui_find_label (rules, "Which Decoration"));
  g_assert_null (ui_find_label (rules, "Which Garment"));
  g_assert_null (ui_find_label (rules, "No Rule Found"));

  /* The search words stay when the order changes. */
  gtk_toggle_button_set_active (get_by_moment (rules), TRUE);
  ui_settle (window);
  g_assert_cmpuint (count_rules (rules, NULL), <, 6);
  g_assert_nonnull (ui_find_label (rules, "She Places Something"));
  search (rules, "xyzzy");
  ui_settle (window);
  g_assert_cmpuint (count_rules (rules, NULL), ==, 0);
  g_assert_nonnull (ui_find_label (rules, "No Rule Found"));
  search (rules, "");
  g_assert_cmpuint (count_rules (rules, NULL), ==, DUB_N_RULES - 1 + DUB_N_SIGNS);
  gtk_window_destroy (GTK_WINDOW (rules));
  ui_close_window (window);
}

/* There is a single window, and it shows the rules that the caller asked for. */
static void
test_cited (void)
{
  DubWindow *window = ui_open_window (900, 700);
  GtkWidget *rules = open_rules (window, "TAI-1 R-4");
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (rules));

  g_assert_cmpuint (count_rules (rules, "cited"), ==, 2);
  g_assert_true (GTK_IS_LIST_BOX_ROW (focus));
  g_assert_true (gtk_widget_has_css_class (focus, "cited"));
  g_assert_nonnull (ui_find_label (focus, "TAI-1"));
  search (rules, "kitchen");
  g_assert_true (open_rules (window, "P4") == rules);
  g_assert_cmpuint (count_rules (rules, "cited"), ==, 1);
  g_assert_cmpuint (count_rules (rules, NULL), ==, DUB_N_RULES - 1 + DUB_N_SIGNS);
  gtk_window_destroy (GTK_WINDOW (rules));
  ui_close_window (window);
}

/* Every ruling opens in its place, marked and in sight. */
static void
test_rulings (void)
{
  DubWindow *window = ui_open_window (900, 700);

  for (DubRuleId rule = DUB_RULE_NONE + 1; rule < DUB_N_RULES; rule++) {
    GtkWidget *rules, *focus;
    graphene_rect_t bounds;

    if (!dub_rule_id_is_ruling (rule))
      continue;
    rules = open_rules (window, dub_rule_id_to_string (rule));
    focus = gtk_window_get_focus (GTK_WINDOW (rules));
    g_assert_true (GTK_IS_LIST_BOX_ROW (focus));
    g_assert_nonnull (ui_find_label (focus, dub_rule_id_to_string (rule)));
    g_assert_cmpuint (count_rules (rules, "cited"), ==, 1);
    g_assert_true (gtk_widget_compute_bounds (focus, rules, &bounds));
    g_assert_cmpfloat (bounds.origin.y, >=, 0);
    g_assert_cmpfloat (bounds.origin.y + 40, <=, (float) gtk_widget_get_height (rules));
  }
  gtk_window_destroy (GTK_WINDOW (ui_find_window (DUB_TYPE_RULES_WINDOW)));
  ui_close_window (window);
}

/* The menu of a game leads to the signs on the board. Each looks as it does there, and the search
 * finds it by its words. */
static void
test_signs (void)
{
  DubWindow *window = ui_open_window (900, 700);
  GtkWidget *rules = open_rules (window, DUB_RULES_SIGNS);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (rules));
  g_autoptr (GPtrArray) pieces = NULL;
  graphene_rect_t bounds;

  g_assert_true (GTK_IS_LIST_BOX_ROW (focus));
  g_assert_nonnull (ui_find_label (focus, "PP – Prestige Points"));
  g_assert_nonnull (ui_find_label (focus, "PP"));
  pieces = ui_list (gtk_widget_get_parent (focus), DUB_TYPE_PIECE);
  g_assert_cmpuint (pieces->len, >, 6);
  /* Written and drawn signs are equally wide, and the title is above the first of them. */
  g_assert_cmpint (gtk_widget_get_allocated_width (ui_find_label (focus, "PP")), ==,
                   gtk_widget_get_allocated_width (g_ptr_array_index (pieces, 0)));
  g_assert_true (gtk_widget_compute_bounds (focus, rules, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >, 230);
  search (rules, "star guest");
  g_assert_nonnull (ui_find_label (rules, "Star – a Master Guest space"));
  g_assert_null (ui_find_label (rules, "L – Livre"));
  search (rules, "R-1");
  g_assert_cmpuint (count_rules (rules, NULL), ==, 1);
  gtk_window_destroy (GTK_WINDOW (rules));
  ui_close_window (window);
}

/* “Why?” leads to the rules of the step. */
static void
test_why (void)
{
  DubWindow *window = ui_open_window (1300, 900);
  g_autoptr (DubSession) session = ui_begin (1769, 0);
  g_autoptr (GPtrArray) rows = NULL;
  GtkWidget *page, *button = NULL, *rules;
  const char *ids;

  ui_play_until (session, DUB_PHASE_TURNS, DUB_BARRY);
  page = ui_show_session (window, session);
  ui_activate (page, her_move (DUB_MOVE_PLAY_CARD));
  while (dub_session_get_question (session) != NULL)
    ui_answer (session);
  ui_settle (window);
  rows = ui_list (page, DUB_TYPE_STEP_ROW);
  g_assert_cmpuint (rows->len, >, 0);
  gtk_widget_activate_action (g_ptr_array_index (rows, 0), "step.why", NULL);
  ui_settle (window);
  button = gtk_widget_get_ancestor (ui_find_label (g_ptr_array_index (rows, 0), "Show in Rules"),
                                    GTK_TYPE_BUTTON);
  ids =
      g_variant_get_string (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button)), NULL);
  g_assert_true (g_str_has_prefix (ids, dub_rule_id_to_string (
                                            dub_session_get_turn (session)->steps[0].rules[0])));
  g_signal_emit_by_name (button, "clicked");
  rules = ui_find_window (DUB_TYPE_RULES_WINDOW);
  g_assert_nonnull (rules);
  g_assert_cmpuint (count_rules (rules, "cited"), >, 0);
  gtk_window_destroy (GTK_WINDOW (rules));
  ui_close_window (window);
}

/* Each line of the score leads to its rule, with the ruling that it may depend on. */
static void
test_score (void)
{
  static const char *const ids[] = { "END-1", "END-2", "END-3 R-1", "END-4 R-1",
                                     "END-5", "END-6", "END-7",     "END-8" };
  DubWindow *window = ui_open_window (1300, 900);
  g_autoptr (DubSession) session = ui_begin (1769, 0);
  GtkWidget *page = ui_show_session (window, session);
  g_autoptr (GPtrArray) buttons = NULL;
  g_autoptr (GPtrArray) panes = NULL;
  guint n = 0;

  gtk_widget_activate_action (page, "game.show", "s", "score");
  ui_settle (window);
  panes = ui_list (page, DUB_TYPE_SCORE_PANE);
  /* A pane that was never visible is empty. */
  while (panes->len > 1 && !gtk_widget_get_mapped (g_ptr_array_index (panes, 0)))
    g_ptr_array_remove_index (panes, 0);
  buttons = ui_list (g_ptr_array_index (panes, 0), GTK_TYPE_BUTTON);
  for (guint i = 0; i < buttons->len; i++) {
    GtkActionable *button = g_ptr_array_index (buttons, i);

    if (g_strcmp0 (gtk_actionable_get_action_name (button), "win.rules") != 0)
      continue;
    g_assert_cmpuint (n, <, G_N_ELEMENTS (ids));
    g_assert_cmpstr (g_variant_get_string (gtk_actionable_get_action_target_value (button), NULL),
                     ==, ids[n++]);
  }
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (ids));
  ui_close_window (window);
}

static GtkWidget *
find_contents (GtkWidget *rules)
{
  g_autoptr (GPtrArray) lists = ui_list (rules, GTK_TYPE_LIST_BOX);

  for (guint i = 0; i < lists->len; i++)
    if (gtk_widget_has_css_class (g_ptr_array_index (lists, i), "navigation-sidebar"))
      return g_ptr_array_index (lists, i);
  g_assert_not_reached ();
}

/* The table of contents scrolls to a chapter, even in a window too narrow for both halves. */
static void
test_contents (void)
{
  static const int widths[] = { 360, 900 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++) {
    DubWindow *window = ui_open_window (900, 700);
    GtkWidget *rules = open_rules (window, "");
    GtkWidget *label, *row;

    gtk_window_set_default_size (GTK_WINDOW (rules), widths[i], 640);
    ui_wait (100);
    ui_settle (window);
    g_assert_cmpint (ui_find_label (rules, "Contents") != NULL, ==, widths[i] == 900);
    gtk_widget_activate_action (rules, "rules.contents", NULL);
    ui_settle (window);
    g_assert_nonnull (ui_find_label (rules, "Contents"));
    label = ui_find_label (find_contents (rules), "End of Game");
    row = gtk_widget_get_ancestor (label, GTK_TYPE_LIST_BOX_ROW);
    g_assert_nonnull (row);
    g_signal_emit_by_name (gtk_widget_get_parent (row), "row-activated", row);
    ui_wait (100);
    ui_settle (window);
    label = ui_find_label (rules, "Livre and Jewelry");
    g_assert_nonnull (label);
    g_assert_true (GTK_IS_LIST_BOX_ROW (gtk_window_get_focus (GTK_WINDOW (rules))));
    gtk_window_destroy (GTK_WINDOW (rules));
    ui_close_window (window);
  }
}

/* The window follows the language. */
static void
test_language (void)
{
  DubWindow *window = ui_open_window (900, 700);
  GtkWidget *rules = open_rules (window, "P4");
  g_autoptr (GSettings) settings = g_settings_new (DUB_APPLICATION_ID);

  search (rules, "P4");
  gtk_toggle_button_set_active (get_by_moment (rules), TRUE);
  g_settings_set_string (settings, "language", "fr");
  ui_settle (window);
  rules = ui_find_window (DUB_TYPE_RULES_WINDOW);
  g_assert_nonnull (rules);
  g_assert_cmpuint (count_rules (rules, "cited"), ==, 1);
  g_assert_cmpstr (gtk_editable_get_text (get_search (rules)), ==, "P4");
  g_assert_true (gtk_toggle_button_get_active (get_by_moment (rules)));
  g_settings_reset (settings, "language");
  ui_settle (window);
  gtk_window_destroy (GTK_WINDOW (ui_find_window (DUB_TYPE_RULES_WINDOW)));
  ui_close_window (window);
}

/* F1 opens help: the rules, with all shortcuts one press away. */
static void
test_help (void)
{
  DubWindow *window = ui_open_window (1180, 820);
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (window));
  g_auto (GStrv) help = gtk_application_get_actions_for_accel (application, "F1");
  g_auto (GStrv) keys = gtk_application_get_actions_for_accel (application, "<Control>question");
  GtkWidget *rules = open_rules (window, "");
  g_autoptr (GPtrArray) buttons = ui_list (rules, GTK_TYPE_BUTTON);
  GtkApplicationWindow *main_window = GTK_APPLICATION_WINDOW (window);
  guint n = 0;

  g_assert_cmpuint (g_strv_length (help), ==, 1);
  g_assert_cmpstr (help[0], ==, "win.rules('')");
  g_assert_cmpuint (g_strv_length (keys), ==, 1);
  g_assert_cmpstr (keys[0], ==, "app.help");
  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (gtk_actionable_get_action_name (g_ptr_array_index (buttons, i)), keys[0]) == 0) {
      g_signal_emit_by_name (g_ptr_array_index (buttons, i), "clicked");
      n++;
    }
  g_assert_cmpuint (n, ==, 1);
  g_assert_nonnull (gtk_application_window_get_help_overlay (main_window));
  gtk_widget_set_visible (GTK_WIDGET (gtk_application_window_get_help_overlay (main_window)),
                          FALSE);
  gtk_window_destroy (GTK_WINDOW (rules));
  ui_close_window (window);
}

int
main (int argc, char **argv)
{
  char *folder = ui_make_folder ();
  int status;

  gtk_test_init (&argc, &argv, NULL);
  dub_text_init ();
  ui_init ();
  g_test_add_func ("/ui/rules/search", test_search);
  g_test_add_func ("/ui/rules/cited", test_cited);
  g_test_add_func ("/ui/rules/rulings", test_rulings);
  g_test_add_func ("/ui/rules/signs", test_signs);
  g_test_add_func ("/ui/rules/why", test_why);
  g_test_add_func ("/ui/rules/score", test_score);
  g_test_add_func ("/ui/rules/contents", test_contents);
  g_test_add_func ("/ui/rules/language", test_language);
  g_test_add_func ("/ui/rules/help", test_help);
  status = g_test_run ();
  ui_remove_folder (folder);

  return status;
}
