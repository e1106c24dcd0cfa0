/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "scene-box.h"

#include "dub-box-assistant.h"
#include "dub-box-compare-window.h"
#include "dub-box-print-window.h"
#include "dub-box-sheet.h"
#include "dub-boxes-window.h"
#include "dub-dialogs.h"
#include "dub-profiles.h"
#include "dub-worker.h"
#include "picture.h"
#include "profile-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

enum { SEED = 1769, N_ENTERED = 11 };

static void
show_boxes (Stage *stage)
{
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.boxes", NULL);
  stage_take_window (stage, DUB_TYPE_BOXES_WINDOW);
  picture_settle (stage->shown);
}

static char *
make_box (const char *name, guint n_checked)
{
  g_autoptr (GError) error = NULL;
  char *id = dub_profiles_duplicate ("deluxe", name, &error);
  DubBox box;

  g_assert_no_error (error);
  g_assert_true (dub_profiles_load (id, &box, NULL));
  memset (box.sources, DUB_SOURCE_CHECKED, n_checked);
  g_assert_true (profile_save (id, &box, NULL));

  return id;
}

/* Writes an arbitrary text to a file of this name. */
static void
write_text (const char *folder, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

void
scene_box_show_empty (Stage *stage)
{
  show_boxes (stage);
}

void
scene_box_show_list (Stage *stage)
{
  g_autofree char *folder = dub_profiles_dup_folder ();

  g_free (make_box ("My box", DUB_PART_ALL_HALLS));
  g_free (make_box ("Aunt Margot’s box, with the Jewelry Box", DUB_N_PARTS));
  write_text (folder, "from-a-friend.json", "{\"format\": \"dubarry-box\", \"version\": 7}");
  show_boxes (stage);
}

void
scene_box_show_import (Stage *stage)
{
  g_autofree char *mine = make_box ("My box", DUB_PART_ALL_HALLS);
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "from-a-friend.json", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GString) bad = NULL;

  g_assert_true (dub_profiles_export (mine, path, NULL));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  bad = g_string_new (text);
  g_string_replace (bad, "\"cost\": 14", "\"cost\": 140", 1);
  write_text (g_get_user_data_dir (), "from-a-friend.json", bad->str);
  show_boxes (stage);
  dub_boxes_window_import (DUB_BOXES_WINDOW (stage->shown), path);
  dub_worker_wait ();
  g_unlink (path);
}

/* Some of the differences are resolved. */
void
scene_box_show_compare (Stage *stage)
{
  g_autofree char *mine = make_box ("My box", DUB_PART_FIREWORKS);
  g_autofree char *theirs = make_box ("Aunt Margot’s box", DUB_N_PARTS);
  DubBox box;

  g_assert_true (dub_profiles_load (theirs, &box, NULL));
  profile_differ (&box);
  g_assert_true (profile_save (theirs, &box, NULL));
  show_boxes (stage);
  gtk_widget_activate_action (GTK_WIDGET (stage->shown), "boxes.compare", "(ss)", mine, "");
  stage_take_window (stage, DUB_TYPE_BOX_COMPARE_WINDOW);
  gtk_widget_activate_action (GTK_WIDGET (stage->shown), "compare.choose", "(ub)", 1, TRUE);
  gtk_widget_activate_action (GTK_WIDGET (stage->shown), "compare.choose-part", "u",
                              DUB_PART_HALL_1 + 2);
  picture_settle (stage->shown);
}

void
scene_box_show_print (Stage *stage)
{
  g_autofree char *id = make_box ("My box", DUB_N_PARTS);

  show_boxes (stage);
  gtk_widget_activate_action (GTK_WIDGET (stage->shown), "boxes.print", "(ss)", id, "");
  stage_take_window (stage, DUB_TYPE_BOX_PRINT_WINDOW);
  picture_settle (stage->shown);
}

/* Shows the first pages, larger than on paper. */
static void
show_paper (Stage *stage, DubSheet sheet)
{
  const DubBox *box = dub_box_get_shipped (DUB_EDITION_DELUXE);
  g_autoptr (DubPicture) picture =
      dub_box_sheet_new (box, sheet, DUB_PAPER_A4, GTK_WIDGET (stage->window));
  GtkWidget *pages = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *window = dub_child_window_new (ADW_TYPE_WINDOW, stage->window);

  for (guint i = 0; i < MIN (dub_picture_get_n_pages (picture), 2); i++) {
    GtkSnapshot *snapshot = gtk_snapshot_new ();
    g_autoptr (GdkPaintable) page = NULL;
    GtkWidget *picture_of_page;

    gtk_snapshot_scale (snapshot, 1.5f, 1.5f);
    gtk_snapshot_append_color (snapshot, &(GdkRGBA){ 1, 1, 1, 1 },
                               &GRAPHENE_RECT_INIT (0, 0, 595, 842));
    gtk_snapshot_append_node (snapshot, dub_picture_get_page (picture, i));
    page = gtk_snapshot_free_to_paintable (snapshot, &GRAPHENE_SIZE_INIT (892, 1263));
    picture_of_page = gtk_picture_new_for_paintable (page);
    gtk_widget_set_size_request (picture_of_page, 892, 1263);
    gtk_box_append (GTK_BOX (pages), picture_of_page);
  }
  adw_window_set_content (ADW_WINDOW (window), pages);
  gtk_window_present (GTK_WINDOW (window));
  stage->shown = GTK_WINDOW (window);
  picture_settle (stage->shown);
}

void
scene_box_show_paper_cards (Stage *stage)
{
  show_paper (stage, DUB_SHEET_CARDS);
}

void
scene_box_show_paper_values (Stage *stage)
{
  show_paper (stage, DUB_SHEET_VALUES);
}

void
scene_box_show_paper_blanks (Stage *stage)
{
  show_paper (stage, DUB_SHEET_BLANKS);
}

static DubBoxEditor *
get_editor (Stage *stage)
{
  return dub_box_assistant_get_editor (DUB_BOX_ASSISTANT (stage->shown));
}

/* Shows a part, with all parts before it done. */
static DubBoxEditor *
show_part (Stage *stage, DubPart part)
{
  g_autofree char *id = make_box ("My box", 0);
  DubBoxEditor *editor;

  show_boxes (stage);
  gtk_widget_activate_action (GTK_WIDGET (stage->shown), "boxes.match", "(ss)", id, "");
  stage_take_window (stage, DUB_TYPE_BOX_ASSISTANT);
  editor = get_editor (stage);
  for (DubPart i = 0; i < part; i++)
    g_assert_true (dub_box_editor_confirm (editor));
  picture_settle (stage->shown);

  return editor;
}

/* Enters the first values unchanged. */
static void
enter_figures (DubBoxEditor *editor, guint n)
{
  DubField field;

  for (guint i = 0; i < n && dub_box_editor_get_field (editor, &field); i++)
    dub_box_editor_enter (editor, dub_field_get (&dub_box_editor_get_draft (editor)->box, field),
                          TRUE);
}

void
scene_box_show_hall (Stage *stage)
{
  DubBoxEditor *editor = show_part (stage, DUB_PART_HALL_1 + 2);

  enter_figures (editor, 4);
}

/* Shows a cost out of order. */
void
scene_box_show_fireworks (Stage *stage)
{
  DubBoxEditor *editor = show_part (stage, DUB_PART_FIREWORKS);

  enter_figures (editor, 4);
  dub_box_editor_enter (editor, 4, TRUE);
}

/* Shows one tile of a kind too few. */
void
scene_box_show_garments (Stage *stage)
{
  DubBoxEditor *editor = show_part (stage, DUB_PART_GARMENTS);

  enter_figures (editor, 2);
  dub_box_editor_enter (editor, 2, TRUE);
}

void
scene_box_show_resources (Stage *stage)
{
  enter_figures (show_part (stage, DUB_PART_RESOURCES), 1);
}

void
scene_box_show_jewelry (Stage *stage)
{
  enter_figures (show_part (stage, DUB_PART_JEWELRY), 1);
}

void
scene_box_show_kitchen (Stage *stage)
{
  enter_figures (show_part (stage, DUB_PART_KITCHEN), 3);
}

void
scene_box_show_display (Stage *stage)
{
  enter_figures (show_part (stage, DUB_PART_GARMENT_DISPLAY), 2);
}

/* Shows the tracks of its examinations. */
void
scene_box_show_jeweler (Stage *stage)
{
  enter_figures (show_part (stage, DUB_PART_JEWELER), 11);
}

void
scene_box_show_employees (Stage *stage)
{
  enter_figures (show_part (stage, DUB_PART_EMPLOYEES), 3);
}

/* Shows some cards, several of them equal. */
void
scene_box_show_deck (Stage *stage)
{
  DubBoxEditor *editor = show_part (stage, DUB_PART_DECK);
  const DubBoxDraft *draft = dub_box_editor_get_draft (editor);

  for (guint i = 0; i < N_ENTERED; i++) {
    dub_box_editor_pick (editor, draft->box.deck[i % 4 == 3 ? i - 1 : i], DUB_ALL_PICKS);
    dub_box_editor_keep_card (editor);
  }
  dub_box_editor_pick (editor, draft->box.deck[2], DUB_PICK_ACTION | DUB_PICK_HALL);
}

static gboolean
is_your_turn (DubSession *session)
{
  const DubState *state = &dub_session_get_game (session)->state;

  return state->round == 3 && state->phase == DUB_PHASE_TURNS && state->turn == DUB_YOU;
}

void
scene_box_show_game (Stage *stage)
{
  DubBoxEditor *editor;

  stage->session =
      stage_begin_game ("Thursday’s ball", SEED, 1u << DUB_EXPANSION_JEWELRY_BOX, DUB_DRAW_APP);
  stage_play_until (stage->session, is_your_turn);
  stage_show_session (stage);
  stage_activate (stage, "game.correct-box", NULL);
  stage_take_window (stage, DUB_TYPE_BOX_ASSISTANT);
  editor = get_editor (stage);
  dub_box_editor_show_part (editor, DUB_PART_HALL_1 + 2);
  enter_figures (editor, 3);
  dub_box_editor_enter (editor, DUB_LIVRE (4), TRUE);
}

void
scene_box_show_save (Stage *stage)
{
  DubBoxEditor *editor;

  scene_box_show_game (stage);
  editor = get_editor (stage);
  dub_box_editor_show_part (editor, DUB_PART_DECK);
  dub_box_editor_pick (editor, (DubCard){ .action = DUB_CARD_FAVOR, .hall = 3 }, DUB_ALL_PICKS);
  dub_box_editor_keep_card (editor);
  gtk_widget_activate_action (GTK_WIDGET (stage->shown), "box.save", NULL);
#if !ADW_CHECK_VERSION(1, 5, 0) /* later releases put it into the window */
  stage_take_window (stage, ADW_TYPE_MESSAGE_DIALOG);
#endif
}

static gboolean
is_preparing (DubSession *session)
{
  const DubState *state = &dub_session_get_game (session)->state;

  return state->round == 4 && state->phase == DUB_PHASE_PREPARE;
}

static gboolean
is_telling (DubSession *session)
{
  const DubState *state = &dub_session_get_game (session)->state;

  return state->round == 3 && state->phase == DUB_PHASE_TURNS && state->turn == DUB_BARRY &&
         state->hand.n < 3 && state->playing.action == DUB_CARD_UNKNOWN;
}

static void
show_learning (Stage *stage, Moment moment)
{
  stage->session = stage_begin_game ("Her cards on the table", SEED,
                                     1u << DUB_EXPANSION_JEWELRY_BOX, DUB_DRAW_LEARN);
  stage_play_until (stage->session, moment);
  stage_show_session (stage);
}

void
scene_box_show_learned (Stage *stage)
{
  show_learning (stage, is_preparing);
}

void
scene_box_show_known_cards (Stage *stage)
{
  show_learning (stage, is_telling);
}
