/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-welcome-page.h"

#include "dub-board-map.h"
#include "dub-journal.h"
#include "dub-piece.h"
#include "dub-reading-box.h"
#include "dub-saved-row.h"
#include "dub-statistics-window.h"
#include "dub-statistics.h"
#include "dub-text-error.h"
#include "dub-text-guide.h"
#include "dub-text-results.h"
#include "dub-text.h"
#include "dub-ui.h"
#include "dub-wrap-layout.h"

#include <glib/gi18n-lib.h>

struct _DubWelcomePage {
  AdwBin parent_instance;

  GtkWidget *greeting;
  DubPiece *portrait;
  GtkLabel *heading;
  GtkLabel *introduction;
  GtkWidget *resume_box;
  GtkWidget *resume_button;
  GtkMenuButton *resume_menu;
  DubBoardMap *resume_map; /* of the table as it was left */
  DubPiece *resume_portrait;
  GtkLabel *resume_heading;
  GtkLabel *resume_title;
  GtkLabel *resume_details;
  GtkWidget *first_run;
  GtkBox *learn_picture;
  GtkBox *copy_picture;
  GtkBox *try_picture;
  GtkWidget *new_button;
  GtkWidget *lists; /* all below */
  DubReadingBox *reading;
  AdwPreferencesGroup *open_group;
  GtkWidget *open_button;
  AdwPreferencesGroup *finished_group;
  AdwPreferencesGroup *damaged_group;
  GtkLabel *damaged_count;

  GPtrArray *games; /* owned; of DubSummary; NULL while they are read */
};

/* Every row takes time and memory. The other games are on the pages of games in progress and of
 * past games. */
enum { N_ROWS = 20, N_RECENT = 5 };

enum { PICTURE_WIDTH = 56 };

G_DEFINE_FINAL_TYPE (DubWelcomePage, dub_welcome_page, ADW_TYPE_BIN)

static void
read_table (DubJob *job)
{
  g_autofree char *folder = dub_games_dup_folder ();
  g_autofree char *file = g_strconcat (job->id, ".dubarry", NULL);
  g_autofree char *path = g_build_filename (folder, file, NULL);
  g_autofree char *text = NULL;
  g_autoptr (DubJournal) journal = NULL;
  gsize length;

  if (g_file_get_contents (path, &text, &length, NULL))
    journal = dub_journal_parse (text, length, NULL);
  if (journal != NULL)
    job->made = (char *) g_memdup2 (dub_history_get_game (journal->history), sizeof (DubGame));
}

/* Without it the card has no picture. */
static void
table_read_cb (gpointer page, DubJob *job)
{
  DubWelcomePage *self = page;

  dub_board_map_set_game (self->resume_map, (gconstpointer) job->made);
  gtk_widget_set_visible (GTK_WIDGET (self->resume_map), job->made != NULL);
}

static void
set_resumed (DubWelcomePage *self, const DubSummary *info)
{
  g_autofree char *title = NULL;
  g_autofree char *details = NULL;

  gtk_widget_set_visible (self->resume_box, info != NULL);
  if (info == NULL)
    return;

  /* Translators: a button; %s is the name of a game. */
  title = g_strdup_printf (C_ ("button", "Resume: %s"), info->name);
  details = dub_result_describe (info);
  gtk_label_set_label (self->resume_title, info->name);
  gtk_label_set_label (self->resume_details, details);
  dub_ui_name (self->resume_button, title);
  dub_ui_describe (self->resume_button, details);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->resume_button), "s", info->id);
  dub_saved_row_set_menu (self->resume_menu, DUB_SAVED_GAME, info);
  dub_worker_run (read_table, table_read_cb, self,
                  (DubJob){ .lane = DUB_LANE_LIST, .id = g_strdup (info->id) });
}

static void
set_greeting (DubWelcomePage *self, gboolean can_resume)
{
  const char *heading = C_ ("welcome", "Madame du Barry Awaits You");
  const char *introduction =
      C_ ("welcome", "Set up Rococo and play as usual. On her turns, the app tells you what to "
                     "move, where, and why. No game at hand? It can lay out the table too.");
  g_autoptr (GError) error = NULL;
  g_autofree char *problem = dub_games_check (&error) ? NULL : dub_text_error (error);

  if (problem != NULL) {
    heading = C_ ("welcome", "Your games cannot be listed");
    introduction = problem;
  } else if (self->games == NULL) {
    heading = C_ ("welcome", "Welcome Back");
    introduction = C_ ("welcome", "Madame du Barry is ready whenever you are.");
  } else if (can_resume) {
    heading = C_ ("welcome", "Welcome Back");
    introduction = C_ ("welcome", "Madame du Barry has kept your place at the table.");
  } else if (self->games->len > 0) {
    heading = C_ ("welcome", "Another Evening at Court?");
    introduction = C_ ("welcome", "Madame du Barry is ready whenever you are.");
  }
  gtk_widget_set_visible (self->greeting, !can_resume || problem != NULL);
  gtk_label_set_label (self->resume_heading, heading);
  gtk_label_set_label (self->heading, heading);
  gtk_label_set_label (self->introduction, introduction);
  if (problem == NULL && self->games != NULL && self->games->len > 0) {
    dub_ui_set_class (self->new_button, "suggested-action", !can_resume);
    dub_ui_set_class (self->new_button, "plain", can_resume);
  }
}

void
dub_welcome_page_focus (DubWelcomePage *self)
{
  if (gtk_widget_get_visible (self->first_run))
    gtk_widget_child_focus (self->first_run, GTK_DIR_TAB_FORWARD);
  else
    gtk_widget_grab_focus (gtk_widget_get_visible (self->resume_box) ? self->resume_button
                                                                     : self->new_button);
}

/* A guided round that has come to its end is over for most players. */
static gboolean
is_guided_to_end (const DubSummary *info)
{
  g_autofree char *name = dub_text_guided_game ();

  return info->numbers[DUB_GAME_ROUND] == 2 && info->numbers[DUB_GAME_PHASE] == DUB_PHASE_PREPARE &&
         g_str_equal (info->name, name);
}

static void
show_lists (DubWelcomePage *self, GPtrArray *open, GPtrArray *over, GPtrArray *damaged)
{
  g_autofree char *count =
      damaged->len > N_ROWS ? dub_text_results_shown (N_ROWS, damaged->len) : NULL;

  dub_saved_row_fill (self->open_group, DUB_SAVED_GAME, open, N_ROWS);
  dub_saved_row_fill (self->finished_group, DUB_SAVED_GAME, over, N_RECENT);
  dub_saved_row_fill (self->damaged_group, DUB_SAVED_GAME, damaged, N_ROWS);
  gtk_widget_set_visible (self->open_button, open->len > N_ROWS);
  gtk_widget_set_visible (self->lists,
                          self->games == NULL || open->len + over->len + damaged->len > 0);
  dub_ui_set_text (self->damaged_count, count);
}

static void
show_games (gpointer page, GPtrArray *games)
{
  DubWelcomePage *self = page;
  const DubSummary *resumed = NULL;
  g_autoptr (GPtrArray) open = g_ptr_array_new (), over = g_ptr_array_new ();
  g_autoptr (GPtrArray) damaged = g_ptr_array_new ();

  self->games = g_ptr_array_ref (games);
  for (guint i = 0; i < games->len; i++) {
    DubSummary *info = g_ptr_array_index (games, i);

    if (info->problem != NULL)
      g_ptr_array_add (damaged, info);
    else if (dub_result_is_over (info))
      g_ptr_array_add (over, info);
    else if (resumed == NULL && over->len == 0 && !is_guided_to_end (info))
      resumed = info; /* unless a game was finished since then */
    else
      g_ptr_array_add (open, info);
  }
  show_lists (self, open, over, damaged);
  set_resumed (self, resumed);
  gtk_widget_set_visible (self->first_run, games->len == 0);
  set_greeting (self, resumed != NULL);
  /* The choice was another one while the games were read. */
  if (gtk_widget_has_focus (self->new_button))
    dub_welcome_page_focus (self);
}

/* A part of the games is not shown as if it were all of them. */
static void
update (DubWelcomePage *self)
{
  DubListing listing = { .max_bytes = DUB_LISTING_AT_ONCE, .is_whole_or_none = TRUE };
  g_autoptr (GPtrArray) games = dub_games_list (&listing);
  g_autoptr (GPtrArray) none = g_ptr_array_new ();

  g_clear_pointer (&self->games, g_ptr_array_unref);
  if (listing.is_whole) {
    show_games (self, games);
    return;
  }
  show_lists (self, none, none, none);
  set_resumed (self, NULL);
  gtk_widget_set_visible (self->first_run, FALSE);
  set_greeting (self, FALSE);
  dub_reading_box_start (self->reading, show_games, self);
}

static void
update_games (GtkWidget *widget, const char *action, GVariant *parameter)
{
  update (DUB_WELCOME_PAGE (widget));
}

static void
show_statistics (GtkWidget *widget, const char *action, GVariant *parameter)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  if (DUB_WELCOME_PAGE (widget)->games == NULL)
    return;
  gtk_window_present (
      GTK_WINDOW (dub_statistics_window_new (GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL,
                                             DUB_WELCOME_PAGE (widget)->games)));
}

static void
dub_welcome_page_finalize (GObject *object)
{
  DubWelcomePage *self = DUB_WELCOME_PAGE (object);

  g_clear_pointer (&self->games, g_ptr_array_unref);

  G_OBJECT_CLASS (dub_welcome_page_parent_class)->finalize (object);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubWelcomePage, name)

static void
dub_welcome_page_class_init (DubWelcomePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = dub_welcome_page_finalize;

  g_type_ensure (DUB_TYPE_BOARD_MAP);
  g_type_ensure (DUB_TYPE_PIECE);
  g_type_ensure (DUB_TYPE_READING_BOX);
  g_type_ensure (DUB_TYPE_WRAP_LAYOUT);
  dub_template_set (widget_class, "dub-welcome-page", CHILD (greeting), CHILD (portrait),
                    CHILD (heading), CHILD (introduction), CHILD (resume_map),
                    CHILD (resume_portrait), CHILD (resume_heading), CHILD (resume_box),
                    CHILD (resume_button), CHILD (resume_menu), CHILD (resume_title),
                    CHILD (resume_details), CHILD (first_run), CHILD (learn_picture),
                    CHILD (copy_picture), CHILD (try_picture), CHILD (new_button), CHILD (lists),
                    CHILD (reading), CHILD (open_group), CHILD (open_button),
                    CHILD (finished_group), CHILD (damaged_group), CHILD (damaged_count), NULL);

  gtk_widget_class_install_action (widget_class, "games.statistics", NULL, show_statistics);
  gtk_widget_class_install_action (widget_class, "games.update", NULL, update_games);
}

/* A way into a first game is named in the template, by the first of its lines. The others describe
 * it. */
static void
describe_way (GtkWidget *button)
{
  GtkWidget *lines = gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (button)));
  GtkWidget *exactness = gtk_widget_get_last_child (lines);
  g_autofree char *description =
      g_strjoin (" ", gtk_label_get_label (GTK_LABEL (gtk_widget_get_prev_sibling (exactness))),
                 gtk_label_get_label (GTK_LABEL (exactness)), NULL);

  dub_ui_describe (button, description);
}

/* A picture of what each way is about: her order, the printed tiles, her cards. */
static void
fill_pictures (DubWelcomePage *self)
{
  const struct {
    GtkBox *box;
    DubFace face;
  } pieces[] = {
    { self->learn_picture, (DubFace){ .kind = DUB_PIECE_CARD, .value = DUB_CARD_TAILOR } },
    { self->learn_picture, (DubFace){ .kind = DUB_PIECE_GARMENT, .value = DUB_GREEN } },
    { self->copy_picture, (DubFace){ .kind = DUB_PIECE_TILE, .value = DUB_TILE_BP } },
    { self->copy_picture, (DubFace){ .kind = DUB_PIECE_TILE, .value = DUB_TILE_GO } },
    { self->copy_picture, (DubFace){ .kind = DUB_PIECE_THREAD } },
    { self->try_picture, (DubFace){ .kind = DUB_PIECE_CARD, .value = DUB_CARD_UNKNOWN } },
    { self->try_picture, (DubFace){ .kind = DUB_PIECE_CARD, .value = DUB_CARD_UNKNOWN } },
    { self->try_picture, (DubFace){ .kind = DUB_PIECE_CARD, .value = DUB_CARD_UNKNOWN } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pieces); i++) {
    GtkWidget *piece = dub_piece_new ();

    dub_piece_set_size (DUB_PIECE (piece), PICTURE_WIDTH);
    dub_piece_show (DUB_PIECE (piece), pieces[i].face);
    gtk_box_append (pieces[i].box, piece);
  }
}

/* The ways are buttons on cards, each below a picture. */
static void
describe_ways (GtkWidget *card)
{
  GtkWidget *box = adw_clamp_get_child (ADW_CLAMP (card));

  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_BUTTON (child))
      describe_way (child);
}

static void
dub_welcome_page_init (DubWelcomePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (GtkWidget *card = gtk_widget_get_first_child (self->first_run); card != NULL;
       card = gtk_widget_get_next_sibling (card))
    describe_ways (card);
  fill_pictures (self);
  dub_piece_show (self->portrait, (DubFace){ .kind = DUB_PIECE_PORTRAIT });
  dub_piece_show (self->resume_portrait, (DubFace){ .kind = DUB_PIECE_PORTRAIT });
  update (self);
}

GPtrArray *
dub_welcome_page_get_games (DubWelcomePage *self)
{
  return self->games;
}
