/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * “Match my box” survives trouble: names with markup, a missing profile, a read-only folder,
 * another language. The second half tests the card that typed letters mean.
 */

#include "dub-box-file.h"
#include "ui-fixture.h"

#include "dub-box-assistant.h"
#include "dub-boxes-window.h"
#include "dub-card-picker.h"
#include "dub-pane.h"
#include "dub-profiles.h"
#include "dub-worker.h"

#include <glib/gstdio.h>

static const char markup[] = "Tom & <b>Jerry</b>’s <box";

static void
settle (void)
{
  dub_worker_wait ();
  ui_wait (50);
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}

/* Counts the mapped labels that begin like this. */
static guint
count_labels (GtkWidget *widget, const char *start)
{
  g_autoptr (GPtrArray) labels = ui_list (widget, GTK_TYPE_LABEL);
  guint n = 0;

  for (guint i = 0; i < labels->len; i++)
    n += gtk_widget_get_mapped (g_ptr_array_index (labels, i)) &&
         g_str_has_prefix (gtk_label_get_text (g_ptr_array_index (labels, i)), start);

  return n;
}

static GtkWidget *
open_boxes (DubWindow *window)
{
  GtkWidget *boxes;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.boxes", NULL);
  settle ();
  boxes = ui_find_window (DUB_TYPE_BOXES_WINDOW);
  g_assert_nonnull (boxes);

  return boxes;
}

static GtkWidget *
open_assistant (GtkWidget *boxes, const char *id)
{
  GtkWidget *assistant;

  gtk_widget_activate_action (boxes, "boxes.match", "(ss)", id, "");
  settle ();
  assistant = ui_find_window (DUB_TYPE_BOX_ASSISTANT);
  g_assert_nonnull (assistant);

  return assistant;
}

static void
enter_value (GtkWidget *assistant, guint value)
{
  g_assert_true (gtk_widget_activate_action (assistant, "box.enter", "u", value));
  settle ();
}

static void
close_windows (DubWindow *window)
{
  GtkWidget *boxes = ui_find_window (DUB_TYPE_BOXES_WINDOW);

  if (boxes != NULL)
    gtk_window_destroy (GTK_WINDOW (boxes));
  settle ();
  ui_close_window (window);
}

/* A name with markup appears unchanged everywhere. */
static void
test_markup (void)
{
  DubWindow *window = ui_open_window (900, 700);
  g_autofree char *id = dub_profiles_duplicate ("deluxe", markup, NULL);
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "a & <i>.json", NULL);
  g_autofree char *second = g_strconcat (markup, " (2)", NULL);
  GtkWidget *boxes = open_boxes (window);

  g_assert_nonnull (ui_find_label (boxes, markup));
  g_assert_true (dub_profiles_export (id, path, NULL));
  dub_boxes_window_import (DUB_BOXES_WINDOW (boxes), path);
  settle ();
  g_assert_nonnull (ui_find_label (boxes, second));
  g_assert_nonnull (ui_find_label (boxes, "Imported: a & <i>.json"));
  g_assert_true (g_file_set_contents (path, "{\"name\": \"<\"", -1, NULL));
  dub_boxes_window_import (DUB_BOXES_WINDOW (boxes), path);
  settle ();
  g_assert_nonnull (ui_find_label (boxes, "Import failed; nothing was changed: a & <i>.json"));
  gtk_widget_activate_action (boxes, "boxes.rename", "(ss)", id, markup);
  settle ();
  ui_respond ("cancel");
  open_assistant (boxes, id);
  g_unlink (path);
  close_windows (window);
}

/* The profile is deleted while the assistant is open, and the assistant continues. */
static void
test_deleted (void)
{
  DubWindow *window = ui_open_window (900, 700);
  g_autofree char *id = dub_profiles_duplicate ("deluxe", "Deleted", NULL);
  GtkWidget *assistant = open_assistant (open_boxes (window), id);
  DubBox box;

  g_assert_true (dub_profiles_delete (id, NULL));
  enter_value (assistant, 9);
  g_assert_true (dub_profiles_load (id, &box, NULL));
  g_assert_cmpuint (box.halls[0].majority.first, ==, 9);
  close_windows (window);
}

/* If saving fails, the app reports it, one message at a time, and the values stay. */
static void
test_read_only (void)
{
  DubWindow *window = ui_open_window (900, 700);
  g_autofree char *id = dub_profiles_duplicate ("deluxe", "Read only", NULL);
  g_autofree char *folder = dub_profiles_dup_folder ();
  g_autofree char *aside = g_strconcat (folder, "-aside", NULL);
  GtkWidget *boxes = open_boxes (window);
  GtkWidget *assistant = open_assistant (boxes, id);
  DubBoxEditor *editor = dub_box_assistant_get_editor (DUB_BOX_ASSISTANT (assistant));

  g_assert_cmpint (g_rename (folder, aside), ==, 0);
  g_assert_true (g_file_set_contents (folder, "x", -1, NULL));
  for (guint i = 0; i < 4; i++)
    enter_value (assistant, 4);
  g_assert_cmpuint (count_labels (assistant, "That did not work"), ==, 1);
  g_assert_cmpuint (dub_box_editor_get_draft (editor)->box.halls[0].majority.second, ==, 4);
  gtk_window_close (GTK_WINDOW (assistant));
  settle ();

  /* The list and a new box report the same error. */
  gtk_widget_activate_action (boxes, "boxes.copy", "(ss)", "deluxe", "Copy");
  settle ();
  ui_respond ("ok");
  settle ();
  g_assert_nonnull (ui_find_label (boxes, "The profile cannot be copied"));
  g_assert_cmpint (g_unlink (folder), ==, 0);
  g_assert_cmpint (g_rename (aside, folder), ==, 0);
  close_windows (window);
}

/* The language changes in the middle of matching, and no entered value is lost. */
static void
test_language (void)
{
  g_autoptr (GSettings) settings = g_settings_new (DUB_APPLICATION_ID);
  DubWindow *window = ui_open_window (900, 700);
  g_autofree char *id = dub_profiles_duplicate ("deluxe", "Spoken", NULL);
  GtkWidget *assistant = open_assistant (open_boxes (window), id);
  DubBoxEditor *editor = dub_box_assistant_get_editor (DUB_BOX_ASSISTANT (assistant));

  enter_value (assistant, 9);
  g_settings_set_string (settings, "language", "fr");
  settle ();
  assistant = ui_find_window (DUB_TYPE_BOX_ASSISTANT);
  g_assert_nonnull (assistant);
  g_assert_true (dub_box_assistant_get_editor (DUB_BOX_ASSISTANT (assistant)) == editor);
  enter_value (assistant, 8);
  g_assert_cmpuint (dub_box_editor_get_draft (editor)->box.halls[0].majority.first, ==, 9);
  g_assert_cmpuint (dub_box_editor_get_draft (editor)->box.halls[0].majority.second, ==, 8);
  g_settings_reset (settings, "language");
  close_windows (window);
}

/* A space holds a piece: the assistant reports it and stays open. */
static void
test_occupied (void)
{
  g_autoptr (DubSession) session = ui_begin (7, 0);
  DubWindow *window = ui_open_window (900, 700);
  GtkWidget *page = ui_show_session (window, session), *assistant;
  guint last = dub_session_get_game (session)->box.decorations[DUB_STATUES].n - 1u;
  guint position;

  ui_perform (session, correct_token (DUB_STATUES, last, DUB_BARRY));
  position = ui_get_position (session);
  gtk_widget_activate_action (page, "game.correct-box", NULL);
  settle ();
  assistant = ui_find_window (DUB_TYPE_BOX_ASSISTANT);
  for (guint i = 0; i < 8; i++)
    gtk_widget_activate_action (assistant, "box.resize", "(yyb)", DUB_ROW_STATUES, 0, FALSE);
  gtk_widget_activate_action (assistant, "box.save", NULL);
  settle ();
  ui_respond ("game");
  settle ();
  g_assert_true (ui_find_window (DUB_TYPE_BOX_ASSISTANT) == assistant);
  g_assert_cmpuint (count_labels (assistant, "A space you removed still has a piece on it"), ==, 1);
  g_assert_cmpuint (ui_get_position (session), ==, position);
  dub_box_assistant_leave (DUB_BOX_ASSISTANT (assistant));
  settle ();
  close_windows (window);
}

/* Counts the visible cards. First is the card that Enter would take, unknown for none. */
static guint
count_cards (GtkWidget *picker, DubCard *first)
{
  g_autoptr (GPtrArray) buttons = ui_list (picker, GTK_TYPE_BUTTON);
  guint n = 0;

  *first = (DubCard){ 0 };

  for (guint i = 0; i < buttons->len; i++) {
    GtkWidget *button = g_ptr_array_index (buttons, i);

    if (!gtk_widget_has_css_class (button, "palette-tile") || !gtk_widget_get_visible (button))
      continue;
    if (gtk_widget_has_css_class (button, "first"))
      *first = dub_pane_get_move (button)->thing.card;
    n++;
  }

  return n;
}

/* Begins a game with a box whose cards are known. */
static DubSession *
begin_checked (void)
{
  DubSetup setup = { .seed = 7, .count_candidate = TRUE };
  DubSession *session;
  DubBox box;

  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  box.sources[DUB_PART_DECK] = DUB_SOURCE_CHECKED;
  session = dub_session_new ("A test", &box, &setup, NULL);
  g_assert_nonnull (session);

  return session;
}

/* Letters and a digit find a card, and Enter takes the first one. */
static void
test_type_ahead (void)
{
  g_autoptr (DubSession) session = begin_checked ();
  const DubState *state = &dub_session_get_game (session)->state;
  DubWindow *window = ui_open_window (1180, 820);
  GtkWidget *page = ui_show_session (window, session), *picker, *search;
  g_autoptr (GPtrArray) pickers = NULL;
  g_autoptr (GPtrArray) entries = NULL;
  DubCard first;
  guint n_all;

  ui_perform (session, correct_draw_mode (DUB_DRAW_TABLE));
  ui_play_until (session, DUB_PHASE_TURNS, DUB_BARRY);
  ui_settle (window);
  pickers = ui_list (page, DUB_TYPE_CARD_PICKER);
  g_assert_cmpuint (pickers->len, ==, 1);
  picker = g_ptr_array_index (pickers, 0);
  entries = ui_list (picker, GTK_TYPE_SEARCH_ENTRY);
  search = g_ptr_array_index (entries, 0);
  g_assert_true (gtk_search_entry_get_key_capture_widget (GTK_SEARCH_ENTRY (search)) ==
                 GTK_WIDGET (window));
  n_all = count_cards (picker, &first);
  g_assert_cmpuint (n_all, >, 15);
  g_assert_cmpuint (first.action, ==, DUB_CARD_UNKNOWN);
  g_signal_emit_by_name (search, "activate");
  g_assert_true (state->playing.action == DUB_CARD_UNKNOWN);

  gtk_editable_set_text (GTK_EDITABLE (search), "tai");
  g_assert_cmpuint (count_cards (picker, &first), <, n_all);
  g_assert_cmpuint (first.action, ==, DUB_CARD_TAILOR);
  g_signal_emit_by_name (session, "learned"); /* rebuilds the list of cards */
  g_assert_cmpuint (count_cards (picker, &first), <, n_all);
  g_assert_cmpuint (first.action, ==, DUB_CARD_TAILOR);
  gtk_editable_set_text (GTK_EDITABLE (search), "zzz");
  g_assert_cmpuint (count_cards (picker, &first), ==, 0);
  gtk_editable_set_text (GTK_EDITABLE (search), "tai2");
  count_cards (picker, &first);
  g_signal_emit_by_name (search, "activate");
  g_assert_true (dub_card_equal (state->playing, first));
  g_assert_true (state->playing.action == DUB_CARD_TAILOR);
  g_assert_true (state->playing.n == 2 || state->playing.hall == 2);
  ui_close_window (window);
}

int
main (int argc, char **argv)
{
  ui_start (&argc, &argv);
  g_test_add_func ("/ui/box-trouble/markup", test_markup);
  g_test_add_func ("/ui/box-trouble/deleted", test_deleted);
  g_test_add_func ("/ui/box-trouble/read-only", test_read_only);
  g_test_add_func ("/ui/box-trouble/language", test_language);
  g_test_add_func ("/ui/box-trouble/occupied", test_occupied);
  g_test_add_func ("/ui/box-trouble/type-ahead", test_type_ahead);

  return ui_run ();
}
