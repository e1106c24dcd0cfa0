/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * “Match my box”: the test presses every button as a player would, from starter values to a checked
 * box, and counts the presses.
 */

#include "profile-fixture.h"
#include "ui-fixture.h"

#include "dub-box-assistant.h"
#include "dub-box-compare-window.h"
#include "dub-box-print-window.h"
#include "dub-box-sheet.h"
#include "dub-boxes-window.h"
#include "dub-card-picker.h"
#include "dub-profiles.h"
#include "dub-text.h"
#include "dub-worker.h"

#include <glib/gstdio.h>
#include <string.h>

enum { NARROW = 360, MAX_DECK_PRESSES = 75, MAX_PRESSES = 225 };

typedef struct {
  DubWindow *window;
  GtkWidget *assistant;
  DubBoxEditor *editor;
  guint n_presses;
} Player;

static void
settle (void)
{
  dub_worker_wait ();
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}

static Player
open_profile (DubWindow *window, const char *id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (DubBoxEditor) editor = dub_box_editor_open (id, &error);
  Player player = { .window = window };

  g_assert_no_error (error);
  player.assistant = dub_box_assistant_new (GTK_WINDOW (window), editor);
  player.editor = editor;
  gtk_window_set_default_size (GTK_WINDOW (player.assistant), NARROW, 720);
  gtk_window_present (GTK_WINDOW (player.assistant));
  settle ();

  return player;
}

static void
leave (Player *player)
{
  gtk_window_close (GTK_WINDOW (player->assistant));
  settle ();
}

/* Returns the button that has this action and target now; NULL if none is visible. */
static GtkWidget *
find_button (Player *player, const char *action, GVariant *target)
{
  g_autoptr (GVariant) owned = target != NULL ? g_variant_ref_sink (target) : NULL;
  g_autoptr (GPtrArray) buttons = ui_list (player->assistant, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++) {
    GtkActionable *button = g_ptr_array_index (buttons, i);
    GVariant *own = gtk_actionable_get_action_target_value (button);

    if (g_strcmp0 (gtk_actionable_get_action_name (button), action) == 0 &&
        gtk_widget_is_visible (GTK_WIDGET (button)) &&
        (owned == NULL || (own != NULL && g_variant_equal (own, owned))))
      return GTK_WIDGET (button);
  }

  return NULL;
}

static void
press (Player *player, const char *action, GVariant *target)
{
  g_autofree char *wanted = target != NULL ? g_variant_print (target, FALSE) : g_strdup ("");
  GtkWidget *button = find_button (player, action, target);

  if (button == NULL)
    g_error ("no button for %s %s", action, wanted);
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
  player->n_presses++;
}

/* Rare values take one more press. */
static void
press_value (Player *player, guint value)
{
  if (find_button (player, "box.enter", g_variant_new_uint32 (value)) == NULL) {
    GtkWidget *more = ui_find_label (player->assistant, "More Values");

    g_assert_nonnull (more);
    g_signal_emit_by_name (gtk_widget_get_ancestor (more, GTK_TYPE_BUTTON), "clicked");
    player->n_presses++;
  }
  press (player, "box.enter", g_variant_new_uint32 (value));
}

static const DubBoxDraft *
get_draft (Player *player)
{
  return dub_box_editor_get_draft (player->editor);
}

/* Enters each value that differs; the assistant selects the next one itself. */
static void
match_fields (Player *player, const DubBox *target)
{
  DubPart part = get_draft (player)->part;
  DubField fields[DUB_MAX_FIELDS], now;
  guint n = dub_part_list_fields (&get_draft (player)->box, part, fields);

  for (guint i = 0; i < n; i++) {
    guint wanted = dub_field_get (target, fields[i]);

    if (dub_field_get (&get_draft (player)->box, fields[i]) == wanted)
      continue;
    if (!dub_box_editor_get_field (player->editor, &now) || !dub_field_equal (now, fields[i]))
      press (player, "box.select",
             g_variant_new ("(yyy)", fields[i].kind, fields[i].in, fields[i].at));
    press_value (player, wanted);
  }
}

static void
match_masters (Player *player, const DubBox *target, guint hall)
{
  for (guint at = 0; at < target->halls[hall].n_guests; at++)
    if (get_draft (player)->box.halls[hall].guests[at].master !=
        target->halls[hall].guests[at].master)
      press (player, "box.master", g_variant_new ("(yy)", hall, at));
}

static void
match_part (Player *player, const DubBox *target)
{
  DubPart part = get_draft (player)->part;

  match_fields (player, target);
  if (part <= DUB_PART_HALL_5)
    match_masters (player, target, part);
  press (player, "box.confirm", NULL);
}

static void
match_card (Player *player, DubCard card)
{
  g_assert_false (gtk_widget_is_sensitive (find_button (player, "box.keep", NULL)));
  press (player, "box.pick",
         g_variant_new ("(yyyy)", DUB_PICK_ACTION, card.action, card.n, card.end));
  press (player, "box.pick", g_variant_new ("(yyyy)", DUB_PICK_HALL, 0, card.hall, 0));
  press (player, "box.pick", g_variant_new ("(yyyy)", DUB_PICK_SYMBOL, 0, card.symbol, 0));
}

/* Sets the place to another valid number, close enough not to be rare. */
static void
change_field (DubBox *box, DubField field)
{
  guint min, max, value = dub_field_get (box, field);

  dub_field_get_range (field, &min, &max);
  if (field.kind == DUB_FIELD_TYPE)
    return;
  if (field.kind == DUB_FIELD_REWARD)
    value = (value + 1) % DUB_LIVRE (6);
  else if (field.kind == DUB_FIELD_TASK)
    value = min + (value - min + 1) % (max - min + 1);
  else if (field.kind == DUB_FIELD_GARMENT)
    value--;
  else
    value = value >= max || value == 20 ? value - 1 : value + 1;
  dub_field_set (box, field, value);
}

/* Two kinds of each color get other numbers, and so does each color of jewelry. */
static void
change_tiles (DubBox *box)
{
  DubGarmentKind *kinds = box->garments[DUB_GARMENTS_BASE].kinds;

  for (guint color = 0; color < 3; color++) {
    kinds[color * 6].n--;
    kinds[color * 6 + 2].n++;
  }
  kinds[20].n--;
  kinds[22].n++;
  box->resources[DUB_TILE_BP] -= 2;
  box->resources[DUB_TILE_GO] += 2;
  for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++)
    box->jewelry[color] = 6;
}

/* Makes a box with other values everywhere, and the other type on each card that may change. Cards
 * come in equal pairs. */
static DubBox
make_target (const char *name)
{
  static const guint8 types[] = { 0, DUB_JOURNEYMAN, DUB_APPRENTICE, DUB_MASTER };
  DubField fields[DUB_MAX_FIELDS];
  DubBox box;

  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  for (DubPart part = 0; part < DUB_PART_DECK; part++) {
    guint n = dub_part_list_fields (&box, part, fields);

    for (guint i = 0; i < n; i++)
      change_field (&box, fields[i]);
    for (guint i = 0; i < n && part == DUB_PART_EMPLOYEES; i++)
      if (box.employees[fields[i].at].level != 2 && box.employees[fields[i].at].level != 5)
        box.employees[fields[i].at].type = types[box.employees[fields[i].at].type];
  }
  box.employees[6].type = DUB_APPRENTICE;
  box.employees[9].type = DUB_MASTER;
  box.halls[0].guests[1].master = FALSE;
  box.halls[3].guests[0].master = FALSE;
  box.halls[3].guests[2].master = TRUE;
  for (guint i = 0; i < DUB_N_CARDS; i++) {
    box.deck[i] = (DubCard){ .action = DUB_CARD_HIRE, .n = (i / 2 % 4 + 1) & 0xf };
    if (i % 3 == 0)
      box.deck[i] = (DubCard){ .action = DUB_CARD_TAILOR, .n = (i / 6 + 1) & 0xf, .end = 1 };
    box.deck[i].hall = (i / 2 % 5 + 1) & 7;
    box.deck[i].symbol = (i / 2 % 3) & 3;
  }
  change_tiles (&box);
  memset (box.sources, DUB_SOURCE_CHECKED, sizeof box.sources);
  g_strlcpy (box.name, name, sizeof box.name);

  return box;
}

static char *
make_profile (const char *name)
{
  char *id = dub_profiles_duplicate ("deluxe", name, NULL);

  g_assert_nonnull (id);

  return id;
}

static void
assert_same (const DubBox *a, const DubBox *b)
{
  g_autofree char *x = dub_box_print (a);
  g_autofree char *y = dub_box_print (b);

  g_assert_cmpstr (x, ==, y);
}

/* From starter to fully checked, with two interruptions. */
static void
test_presses (void)
{
  DubWindow *window = ui_open_window (900, 700);
  g_autofree char *id = make_profile ("Pressed");
  DubBox target = make_target ("Pressed"), saved;
  Player player = open_profile (window, id);
  guint n_board, n_deck;

  for (guint i = 0; i < DUB_PART_DECK; i++) {
    g_assert_cmpuint (get_draft (&player)->part, ==, i);
    match_part (&player, &target);
    if (i == DUB_PART_HALL_5) {
      guint n = player.n_presses;

      leave (&player);
      player = open_profile (window, id);
      player.n_presses = n;
    }
  }
  n_board = player.n_presses;
  for (guint i = 0; i < DUB_N_CARDS; i++) {
    g_assert_cmpuint (get_draft (&player)->card, ==, i);
    match_card (&player, target.deck[i]);
    if (i == 16) {
      guint n = player.n_presses;

      leave (&player);
      player = open_profile (window, id);
      player.n_presses = n;
      g_assert_nonnull (ui_find_label (player.assistant, "Card 18 of 25"));
    }
  }
  n_deck = player.n_presses - n_board;
  for (guint i = DUB_PART_GARMENTS; i < DUB_N_PARTS; i++) {
    g_assert_cmpuint (get_draft (&player)->part, ==, i);
    match_part (&player, &target);
  }
  g_test_message ("%u presses for the board, %u for the deck, %u for the tiles", n_board, n_deck,
                  player.n_presses - n_board - n_deck);
  g_assert_cmpuint (n_deck, <=, MAX_DECK_PRESSES);
  g_assert_cmpuint (player.n_presses, <=, MAX_PRESSES);
  g_assert_true (dub_box_editor_get_complete (player.editor));
  dub_worker_wait ();
  g_assert_true (dub_profiles_load (id, &saved, NULL));
  assert_same (&saved, &target);
  press (&player, "window.close", NULL); /* the big button says that the part is done */
  settle ();
  ui_close_window (window);
}

/* Each card takes three presses. */
static void
test_worst_deck (void)
{
  DubWindow *window = ui_open_window (900, 700);
  g_autofree char *id = make_profile ("Worst");
  Player player = open_profile (window, id);
  DubCard card = { .action = DUB_CARD_FAVOR, .hall = 1 };

  dub_box_editor_show_part (player.editor, DUB_PART_DECK);
  player.n_presses = 0;
  for (guint i = 0; i < DUB_N_CARDS; i++) {
    card = (DubCard){ .action = DUB_CARD_TAILOR, .n = (i % 6 + 1) & 0xf, .end = i & 1 };
    card.hall = (i % 5 + 1) & 7;
    card.symbol = (i + 2) % 3 & 3;
    match_card (&player, card);
  }
  g_assert_cmpuint (player.n_presses, <=, MAX_DECK_PRESSES);
  g_assert_true (dub_box_editor_get_part_done (player.editor, DUB_PART_DECK));
  leave (&player);
  ui_close_window (window);
}

static void
test_undo (void)
{
  DubWindow *window = ui_open_window (900, 700);
  g_autofree char *id = make_profile ("Undone");
  Player player = open_profile (window, id);
  DubBox starter = get_draft (&player)->box, box;

  g_assert_false (gtk_widget_is_sensitive (find_button (&player, "box.undo", NULL)));
  press (&player, "box.enter", g_variant_new_uint32 (9));
  press (&player, "box.master", g_variant_new ("(yy)", 0, 2));
  press (&player, "box.resize", g_variant_new ("(yyb)", DUB_ROW_GUESTS, 0, TRUE));
  press (&player, "box.confirm", NULL);
  g_assert_cmpuint (get_draft (&player)->part, ==, DUB_PART_HALL_1 + 1);
  for (guint i = 0; i < 4; i++)
    press (&player, "box.undo", NULL);
  assert_same (&get_draft (&player)->box, &starter);
  g_assert_cmpuint (get_draft (&player)->part, ==, DUB_PART_HALL_1);
  for (guint i = 0; i < 4; i++)
    press (&player, "box.redo", NULL);
  dub_worker_wait ();
  g_assert_true (dub_profiles_load (id, &box, NULL));
  g_assert_cmpuint (box.halls[0].majority.first, ==, 9);
  g_assert_true (box.halls[0].guests[2].master);
  g_assert_cmpuint (box.halls[0].n_guests, ==, 7);
  leave (&player);
  ui_close_window (window);
}

/* The page reports a cost out of order, and keeps it until the player corrects it. */
static void
test_disorder (void)
{
  static const char sentence[] = "The costs of Fireworks rise to the right: space 2 has to cost "
                                 "more than the one before it.";
  DubWindow *window = ui_open_window (900, 700);
  g_autofree char *id = make_profile ("Disordered");
  Player player = open_profile (window, id);
  DubBox box;

  dub_box_editor_show_part (player.editor, DUB_PART_FIREWORKS);
  press (&player, "box.select", g_variant_new ("(yyy)", DUB_FIELD_COST, DUB_FIREWORKS, 0));
  press (&player, "box.enter", g_variant_new_uint32 (12));
  settle ();
  g_assert_nonnull (ui_find_label (player.assistant, sentence));
  press (&player, "box.confirm", NULL);
  g_assert_cmpuint (get_draft (&player)->part, ==, DUB_PART_FIREWORKS);
  dub_worker_wait ();
  g_assert_true (dub_profiles_load (id, &box, NULL));
  g_assert_cmpuint (box.decorations[DUB_FIREWORKS].spaces[0].cost, ==, 8);

  leave (&player);
  player = open_profile (window, id);
  g_assert_cmpuint (get_draft (&player)->box.decorations[DUB_FIREWORKS].spaces[0].cost, ==, 12);
  press (&player, "box.select", g_variant_new ("(yyy)", DUB_FIELD_COST, DUB_FIREWORKS, 1));
  press (&player, "box.enter", g_variant_new_uint32 (14));
  press (&player, "box.confirm", NULL);
  g_assert_cmpuint (get_draft (&player)->part, ==, DUB_PART_STATUES);
  dub_worker_wait ();
  g_assert_true (dub_profiles_load (id, &box, NULL));
  g_assert_cmpuint (box.decorations[DUB_FIREWORKS].spaces[1].cost, ==, 14);
  g_assert_cmpuint (box.sources[DUB_PART_FIREWORKS], ==, DUB_SOURCE_CHECKED);
  leave (&player);
  ui_close_window (window);
}

static gboolean
has_name (GtkWidget *widget)
{
  g_autoptr (GPtrArray) labels = ui_list (widget, GTK_TYPE_LABEL);

  if (gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL))
    return TRUE;
  for (guint i = 0; i < labels->len; i++)
    if (*gtk_label_get_text (g_ptr_array_index (labels, i)) != '\0')
      return TRUE;

  return FALSE;
}

/* Returns whether a screen reader reads the button's own name. In later releases of GTK it reads
 * the text that labels the button instead. */
static gboolean
is_name_heard (GtkWidget *button)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (button);

  return gtk_button_get_label (GTK_BUTTON (button)) == NULL ||
         !gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL) ||
         !gtk_test_accessible_has_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

/* Checks that each button has a name for a screen reader, is big enough, and fits the width. */
static void
check_look (GtkWidget *assistant, const char *decoration)
{
  g_autoptr (GPtrArray) buttons = ui_list (assistant, GTK_TYPE_BUTTON);
  int min;

  gtk_widget_measure (assistant, GTK_ORIENTATION_HORIZONTAL, -1, &min, NULL, NULL, NULL);
  if (min > NARROW)
    g_error ("%s is %d wide", decoration, min);
  for (guint i = 0; i < buttons->len; i++) {
    GtkWidget *button = g_ptr_array_index (buttons, i);

    if (!gtk_widget_get_mapped (button) || GTK_IS_MENU_BUTTON (gtk_widget_get_parent (button)) ||
        GTK_IS_WINDOW_CONTROLS (gtk_widget_get_parent (button)))
      continue;
    if (!has_name (button) || !is_name_heard (button))
      g_error ("%s: a button without a name, or with two: %s", decoration,
               gtk_actionable_get_action_name (GTK_ACTIONABLE (button)));
    if (gtk_widget_get_ancestor (button, ADW_TYPE_HEADER_BAR) == NULL &&
        (gtk_widget_get_allocated_height (button) < 44 ||
         gtk_widget_get_allocated_width (button) < 44))
      g_error ("%s: %s is %d by %d", decoration,
               gtk_actionable_get_action_name (GTK_ACTIONABLE (button)),
               gtk_widget_get_allocated_width (button), gtk_widget_get_allocated_height (button));
  }
}

static void
test_look (void)
{
  DubWindow *window = ui_open_window (900, 700);
  g_autofree char *id = make_profile ("Looked at");
  Player player = open_profile (window, id);

  for (DubPart part = 0; part < DUB_N_PARTS; part++) {
    g_autofree char *decoration = g_strdup_printf ("part %u", part);

    dub_box_editor_show_part (player.editor, part);
    ui_settle (player.assistant);
    check_look (player.assistant, decoration);
  }
  leave (&player);
  ui_close_window (window);
}

/* The game continues with the corrections, which are a single entry. Undo restores the old values.
 * A profile of the player receives the corrections too. */
static void
test_correct_game (void)
{
  g_autoptr (DubSession) session = ui_begin (7, 0);
  DubWindow *window = ui_open_window (900, 700);
  GtkWidget *page = ui_show_session (window, session), *dialog;
  DubBox starter = dub_session_get_game (session)->box, box;
  g_autofree char *id = NULL;
  Player player = { .window = window };

  g_assert_true (gtk_widget_activate_action (page, "game.correct-box", NULL));
  player.assistant = ui_find_window (DUB_TYPE_BOX_ASSISTANT);
  g_assert_nonnull (player.assistant);
  player.editor = dub_box_assistant_get_editor (DUB_BOX_ASSISTANT (player.assistant));
  settle ();
  g_assert_false (gtk_widget_is_sensitive (find_button (&player, "box.save", NULL)));
  press (&player, "box.enter", g_variant_new_uint32 (9));
  press (&player, "box.save", NULL);
  settle ();
  dialog = ui_find_dialog ();
  g_assert_nonnull (dialog);
  ui_respond ("both");
  settle ();
  g_assert_null (ui_find_window (DUB_TYPE_BOX_ASSISTANT));
  g_assert_cmpuint (ui_get_position (session), ==, 2);
  g_assert_cmpuint (dub_session_get_game (session)->box.halls[0].majority.first, ==, 9);
  id = dub_profiles_find (dub_session_get_game (session)->box.name);
  g_assert_nonnull (id);
  dub_worker_wait ();
  g_assert_true (dub_profiles_load (id, &box, NULL));
  g_assert_cmpuint (box.halls[0].majority.first, ==, 9);
  g_assert_true (gtk_widget_activate_action (page, "game.undo", NULL));
  assert_same (&dub_session_get_game (session)->box, &starter);
  ui_close_window (window);
}

static void
press_label (GtkWidget *window, const char *label)
{
  g_autoptr (GPtrArray) buttons = ui_list (window, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (gtk_button_get_label (g_ptr_array_index (buttons, i)), label) == 0) {
      g_signal_emit_by_name (g_ptr_array_index (buttons, i), "clicked");
      return;
    }
  g_assert_not_reached ();
}

/* Closing the window does not lose unsaved corrections. */
static void
test_leave_game (void)
{
  g_autoptr (DubSession) session = ui_begin (7, 0);
  DubWindow *window = ui_open_window (900, 700);
  GtkWidget *page = ui_show_session (window, session);
  Player player = { .window = window };

  gtk_widget_activate_action (page, "game.correct-box", NULL);
  player.assistant = ui_find_window (DUB_TYPE_BOX_ASSISTANT);
  player.editor = dub_box_assistant_get_editor (DUB_BOX_ASSISTANT (player.assistant));
  settle ();
  press (&player, "box.enter", g_variant_new_uint32 (9));
  leave (&player);
  g_assert_nonnull (ui_find_window (DUB_TYPE_BOX_ASSISTANT));
  press_label (ui_find_dialog (), "Discard");
  settle ();
  g_assert_null (ui_find_window (DUB_TYPE_BOX_ASSISTANT));
  g_assert_cmpuint (ui_get_position (session), ==, 1);
  ui_close_window (window);
}

/* For a bad file, the place and the reason stay readable, and no profile is added. */
static void
test_import (void)
{
  DubWindow *window = ui_open_window (900, 700);
  GtkWidget *boxes = dub_boxes_window_new (GTK_WINDOW (window));
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "dubarry-bad-box.json", NULL);
  g_autoptr (GPtrArray) before = dub_profiles_list ();
  g_autoptr (GPtrArray) after = NULL;

  g_assert_true (g_file_set_contents (path, "{\"format\": \"dubarry-box\"}", -1, NULL));
  gtk_window_present (GTK_WINDOW (boxes));
  settle ();
  dub_boxes_window_import (DUB_BOXES_WINDOW (boxes), path);
  settle ();
  g_assert_nonnull (
      ui_find_label (boxes, "$.version: this file was saved by another version of Du Barry"));
  after = dub_profiles_list ();
  g_assert_cmpuint (before->len, ==, after->len);

  g_assert_true (dub_profiles_export ("deluxe", path, NULL));
  dub_boxes_window_import (DUB_BOXES_WINDOW (boxes), path);
  settle ();
  g_assert_nonnull (ui_find_label (boxes, "Rococo Deluxe (starter) (2)"));
  g_assert_null (
      ui_find_label (boxes, "$.version: this file was saved by another version of Du Barry"));
  g_unlink (path);
  gtk_window_destroy (GTK_WINDOW (boxes));
  ui_close_window (window);
}

/* The app asks before a file replaces the profile of the same name. */
static void
test_import_namesake (void)
{
  g_autofree char *id = dub_profiles_duplicate ("deluxe", "Ours", NULL);
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "ours.dubarry-box", NULL);
  DubWindow *window = ui_open_window (900, 700);
  GtkWidget *boxes = dub_boxes_window_new (GTK_WINDOW (window));
  DubBox box, mine;

  g_assert_true (dub_profiles_export (id, path, NULL));
  g_assert_true (dub_profiles_load (id, &mine, NULL));
  box = mine;
  box.all_halls[0] = 9;
  g_assert_true (profile_save (id, &box, NULL));
  gtk_window_present (GTK_WINDOW (boxes));
  settle ();
  dub_boxes_window_import (DUB_BOXES_WINDOW (boxes), path);
  settle ();
  g_assert_true (dub_profiles_load (id, &box, NULL));
  g_assert_cmpuint (box.all_halls[0], ==, 9);
  ui_respond ("replace");
  settle ();
  g_assert_true (dub_profiles_load (id, &box, NULL));
  g_assert_cmpuint (box.all_halls[0], ==, mine.all_halls[0]);
  g_assert_true (dub_profiles_delete (id, NULL));
  g_unlink (path);
  gtk_window_destroy (GTK_WINDOW (boxes));
  ui_close_window (window);
}

/* The toast restores a deleted profile. */
static void
test_undelete (void)
{
  g_autofree char *id = dub_profiles_duplicate ("deluxe", "Undeleted", NULL);
  DubWindow *window = ui_open_window (900, 700);
  GtkWidget *boxes = dub_boxes_window_new (GTK_WINDOW (window));
  DubBox box;

  gtk_window_present (GTK_WINDOW (boxes));
  settle ();
  gtk_widget_activate_action (boxes, "boxes.delete", "(ss)", id, "Undeleted");
  settle ();
  g_assert_false (dub_profiles_load (id, &box, NULL));
  g_assert_null (ui_find_label (boxes, "Undeleted"));
  g_assert_nonnull (ui_find_label (boxes, "Deleted: Undeleted"));
  g_assert_nonnull (ui_find_label (boxes, "Undo"));
  gtk_widget_activate_action (boxes, "boxes.restore", "s", id);
  settle ();
  g_assert_true (dub_profiles_load (id, &box, NULL));
  g_assert_nonnull (ui_find_label (boxes, "Undeleted"));
  g_assert_true (dub_profiles_delete (id, NULL));
  gtk_window_destroy (GTK_WINDOW (boxes));
  ui_close_window (window);
}

/* Enters cards of the table until her turn is done. */
static void
tell_turn (DubSession *session, const DubBox *printed, guint *n)
{
  const DubState *state = &dub_session_get_game (session)->state;

  ui_perform (session, she_plays (printed->deck[(*n)++ % DUB_N_CARDS]));
  while (dub_session_get_question (session) != NULL) {
    const DubMove told = tell_card (printed->deck[*n % DUB_N_CARDS]);

    if (dub_session_get_question (session)->kind != DUB_QUESTION_CARD)
      ui_answer (session);
    else if (dub_session_perform (session, &told, NULL))
      ++*n;
  }
  ui_perform (session, her_move (DUB_MOVE_ACT));
  g_assert_true (state->playing.action == DUB_CARD_UNKNOWN);
}

/* In draw mode “learn”, the number of known cards is above the cards to pick. Once all are known,
 * the app can draw them from the next round on. */
static void
test_learned (void)
{
  g_autoptr (DubSession) session = ui_begin (7, 0);
  const DubGame *game = dub_session_get_game (session);
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = ui_show_session (window, session);
  DubBox printed = game->box;
  guint n = 0, n_reported = 0;

  gtk_widget_activate_action (page, "game.go-on", NULL);
  ui_perform (session, correct_draw_mode (DUB_DRAW_LEARN));
  ui_play_until (session, DUB_PHASE_TURNS, DUB_BARRY);
  ui_settle (window);
  g_assert_nonnull (ui_find_label (page, "0 of 25 cards known"));
  while (game->state.learned.n < DUB_N_CARDS || game->state.phase != DUB_PHASE_PREPARE) {
    if (game->state.phase == DUB_PHASE_TURNS && game->state.turn == DUB_BARRY &&
        game->state.learned.n < DUB_N_CARDS) {
      g_autofree char *sentence = g_strdup_printf ("%u of 25 cards known", game->state.learned.n);

      ui_settle (window);
      g_assert_nonnull (ui_find_label (page, sentence));
      n_reported++;
    }
    if (game->state.phase == DUB_PHASE_TURNS && game->state.turn == DUB_BARRY)
      tell_turn (session, &printed, &n);
    else if (game->state.phase == DUB_PHASE_TURNS)
      ui_perform (session, your_move (DUB_MOVE_END_TURN));
    else if (game->state.phase == DUB_PHASE_PREPARE)
      ui_play_until (session, DUB_PHASE_TURNS, DUB_BARRY);
    else
      ui_perform (session, your_move (DUB_MOVE_INCOME));
    ui_settle (window);
  }
  g_assert_cmpuint (n_reported, >, 5);
  g_assert_nonnull (ui_find_label (page, "Let the App Draw Them"));
  g_assert_true (gtk_widget_activate_action (page, "game.keep-deck", NULL));
  g_assert_cmpuint (game->state.draw_mode, ==, DUB_DRAW_APP);
  g_assert_cmpuint (game->box.sources[DUB_PART_DECK], ==, DUB_SOURCE_CHECKED);
  ui_close_window (window);
}

/* The player enters an unknown card as in the assistant. The list omits the cards of starter
 * values, which are not the player's. */
static void
test_card_pad (void)
{
  static const guint8 picks[][4] = {
    { DUB_PICK_ACTION, DUB_CARD_TAILOR, 2, DUB_RIGHT },
    { DUB_PICK_HALL, 0, 3, 0 },
    { DUB_PICK_SYMBOL, 0, 1, 0 },
  };
  const DubCard card = { .action = DUB_CARD_TAILOR,
                         .n = 2,
                         .end = DUB_RIGHT,
                         .hall = 3,
                         .symbol = 1 };
  g_autoptr (DubSession) session = ui_begin (7, 0);
  const DubState *state = &dub_session_get_game (session)->state;
  Player player = { .window = ui_open_window (1366, 768) };
  GtkWidget *tell;

  ui_perform (session, correct_draw_mode (DUB_DRAW_LEARN));
  ui_play_until (session, DUB_PHASE_TURNS, DUB_BARRY);
  player.assistant = ui_show_session (player.window, session);
  g_assert_null (ui_find_label (player.assistant, "Find a card"));
  g_assert_null (ui_find_label (player.assistant, "Claim the Queen’s Favor"));
  tell = gtk_widget_get_ancestor (ui_find_label (player.assistant, "This Is the Card"),
                                  GTK_TYPE_BUTTON);
  for (guint i = 0; i < G_N_ELEMENTS (picks); i++) {
    g_assert_false (gtk_widget_is_sensitive (tell));
    press (&player, "picker.pick",
           g_variant_new ("(yyyy)", picks[i][0], picks[i][1], picks[i][2], picks[i][3]));
  }
  g_assert_true (gtk_widget_is_sensitive (tell));
  g_signal_emit_by_name (tell, "clicked");
  ui_settle (player.window);
  g_assert_true (dub_card_equal (state->playing, card));
  g_assert_nonnull (ui_find_label (player.assistant, "1 of 25 cards known"));
  gtk_widget_activate_action (player.assistant, "game.undo", NULL); /* no other game learns it */
  ui_close_window (player.window);
}

static GtkWidget *
find_window (GType type)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

    if (G_TYPE_CHECK_INSTANCE_TYPE (window, type))
      return window;
  }

  return NULL;
}

/* Other tests have left profiles. */
static void
choose_other (Player *player, const char *name)
{
  g_autoptr (GPtrArray) found = ui_list (player->assistant, GTK_TYPE_DROP_DOWN);
  GtkDropDown *others = g_ptr_array_index (found, 0);
  GtkStringList *names = GTK_STRING_LIST (gtk_drop_down_get_model (others));
  guint i = 0;

  while (!g_str_equal (gtk_string_list_get_string (names, i), name))
    i++;
  gtk_drop_down_set_selected (others, i);
}

/* Two profiles differ in twelve places: the test takes some differences one by one, then a part,
 * then all. */
static void
test_compare (void)
{
  DubWindow *window = ui_open_window (900, 700);
  GtkWidget *boxes = dub_boxes_window_new (GTK_WINDOW (window));
  g_autofree char *id = make_profile ("Mine"), *other = make_profile ("Theirs");
  Player player = { .window = window };
  DubBox mine, theirs;

  g_assert_true (dub_profiles_load (other, &theirs, NULL));
  profile_differ (&theirs);
  memset (theirs.sources, DUB_SOURCE_CHECKED, sizeof theirs.sources);
  g_assert_true (profile_save (other, &theirs, NULL));
  gtk_window_present (GTK_WINDOW (boxes));
  for (guint i = 0; i < 2; i++) {
    gtk_widget_activate_action (boxes, "boxes.compare", "(ss)", id, "Mine");
    player.assistant = find_window (DUB_TYPE_BOX_COMPARE_WINDOW);
    gtk_window_set_default_size (GTK_WINDOW (player.assistant), NARROW, 720);
    choose_other (&player, "Theirs");
    settle ();
    if (i == 0) {
      g_assert_nonnull (ui_find_label (player.assistant, "0/12"));
      for (guint j = 0; j < 12; j++)
        press (&player, "compare.choose", g_variant_new ("(ub)", j, TRUE));
      for (guint j = 3; j < 12; j++)
        press (&player, "compare.choose", g_variant_new ("(ub)", j, FALSE));
      press (&player, "compare.choose-part", g_variant_new_uint32 (DUB_PART_STATUES));
      g_assert_nonnull (ui_find_label (player.assistant, "4/12"));
    } else
      for (guint j = 0; j < 8; j++)
        press (&player, "compare.choose", g_variant_new ("(ub)", j, TRUE));
    press (&player, "compare.save", NULL);
    settle ();
    g_assert_null (find_window (DUB_TYPE_BOX_COMPARE_WINDOW));
    g_assert_true (dub_profiles_load (id, &mine, NULL));
    g_assert_cmpuint (mine.sources[DUB_PART_STATUES], ==, DUB_SOURCE_SHARED);
    g_assert_cmpuint (mine.sources[DUB_PART_DECK], ==,
                      i == 0 ? DUB_SOURCE_STARTER : DUB_SOURCE_SHARED);
  }
  g_strlcpy (theirs.name, "Mine", sizeof theirs.name);
  memset (theirs.sources, DUB_SOURCE_SHARED, sizeof theirs.sources);
  assert_same (&mine, &theirs);
  g_assert_nonnull (ui_find_label (boxes, "0 of 16 parts matched, 16 from others"));
  player = open_profile (window, id); /* it begins with their values, and one press checks a part */
  g_assert_nonnull (
      ui_find_label (player.assistant,
                     "Somebody else has checked this part. Compare it with your own copy."));
  press (&player, "box.confirm", NULL);
  g_assert_cmpuint (get_draft (&player)->box.sources[DUB_PART_HALL_1], ==, DUB_SOURCE_CHECKED);
  dub_box_editor_show_part (player.editor, DUB_PART_DECK);
  press (&player, "box.keep", NULL); /* so is a card */
  g_assert_cmpuint (get_draft (&player)->cards_done, ==, 1);
  leave (&player);
  gtk_window_close (GTK_WINDOW (boxes));
  ui_close_window (window);
}

/* Returns the text of a PDF, or NULL if the program to read it is missing. */
static char *
read_pdf (const char *path)
{
  g_autofree char *program = g_find_program_in_path ("pdftotext");
  const char *const words[] = { "pdftotext", "-layout", path, "-", NULL };
  char *text = NULL;

  if (program == NULL)
    return NULL;
  g_assert_true (g_spawn_sync (NULL, (char **) words, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &text,
                               NULL, NULL, NULL));

  return text;
}

static void
check_pdf (DubBoxPrintWindow *window, const char *const *words)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "sheet.pdf", NULL);
  g_autofree char *bytes = NULL, *text = NULL;

  dub_box_print_window_save (window, path);
  settle ();
  g_assert_true (g_file_get_contents (path, &bytes, NULL, NULL));
  g_assert_true (g_str_has_prefix (bytes, "%PDF-"));
  text = read_pdf (path);
  for (guint i = 0; words[i] != NULL && text != NULL; i++)
    g_assert_nonnull (strstr (text, words[i]));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* Her cards fill two pages and a part of a third, in any language and on both papers: nine cards of
 * 88 mm fill a page. */
static void
test_print (void)
{
  static const char *const languages[] = { "en", "fr", "uk", "en@classic" };
  static const char *const words[] = { "Royal Hall", "Tailor a Garment", "sample", NULL };
  static const char *const values[] = { "Statues", "Guest space 1", "Livre", NULL };
  static const char *const blanks[] = { "Guest space 1", NULL };
  static const char *const *const texts[] = { words, values, blanks };
  DubWindow *window = ui_open_window (900, 700);
  GtkWidget *boxes = dub_boxes_window_new (GTK_WINDOW (window));
  const DubBox *box = dub_box_get_shipped (DUB_EDITION_DELUXE);
  GtkWidget *print;

  gtk_window_present (GTK_WINDOW (boxes));
  gtk_widget_activate_action (boxes, "boxes.print", "(ss)", "deluxe", "");
  settle ();
  print = find_window (DUB_TYPE_BOX_PRINT_WINDOW);
  g_assert_nonnull (ui_find_label (print, "Save as PDF…"));
  for (DubSheet sheet = 0; sheet < DUB_N_SHEETS; sheet++)
    for (DubPaper paper = 0; paper < DUB_N_PAPERS; paper++) {
      g_autoptr (GPtrArray) rows = ui_list (print, ADW_TYPE_COMBO_ROW);

      adw_combo_row_set_selected (g_ptr_array_index (rows, 0), sheet);
      adw_combo_row_set_selected (g_ptr_array_index (rows, 1), paper);
      check_pdf (DUB_BOX_PRINT_WINDOW (print), texts[sheet]);
    }
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    for (DubPaper paper = 0; paper < DUB_N_PAPERS; paper++) {
      g_autoptr (DubPicture) picture = NULL;

      dub_text_set_language (languages[i]);
      picture = dub_box_sheet_new (box, DUB_SHEET_CARDS, paper, print);
      g_assert_cmpuint (dub_picture_get_n_pages (picture), ==, 3);
    }
  dub_text_set_language ("en");
  gtk_window_close (GTK_WINDOW (print));
  gtk_window_close (GTK_WINDOW (boxes));
  ui_close_window (window);
}

int
main (int argc, char **argv)
{
  ui_start (&argc, &argv);
  g_test_add_func ("/ui/boxes/presses", test_presses);
  g_test_add_func ("/ui/boxes/worst-deck", test_worst_deck);
  g_test_add_func ("/ui/boxes/undo", test_undo);
  g_test_add_func ("/ui/boxes/disorder", test_disorder);
  g_test_add_func ("/ui/boxes/look", test_look);
  g_test_add_func ("/ui/boxes/correct-game", test_correct_game);
  g_test_add_func ("/ui/boxes/leave-game", test_leave_game);
  g_test_add_func ("/ui/boxes/import", test_import);
  g_test_add_func ("/ui/boxes/import-namesake", test_import_namesake);
  g_test_add_func ("/ui/boxes/compare", test_compare);
  g_test_add_func ("/ui/boxes/print", test_print);
  g_test_add_func ("/ui/boxes/undelete", test_undelete);
  g_test_add_func ("/ui/boxes/card-pad", test_card_pad);
  g_test_add_func ("/ui/boxes/learned", test_learned);

  return ui_run ();
}
