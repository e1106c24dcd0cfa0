/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-saved-row.h"

#include "dub-dialogs.h"
#include "dub-profiles.h"
#include "dub-statistics.h"
#include "dub-text-box.h"
#include "dub-text-error.h"
#include "dub-text-results.h"
#include "dub-text.h"
#include "dub-ui.h"
#include "dub-worker.h"
#include "dub-wrap-layout.h"

#include <glib/gi18n-lib.h>

struct _DubSavedRow {
  AdwPreferencesRow parent_instance;

  GtkLabel *name;
  GtkLabel *details;
  GtkLabel *note;
  GtkWidget *texts;
  GtkWidget *result; /* both totals of a finished game */
  GtkMenuButton *menu;
  GtkWidget *match;
  GtkWidget *restore;

  DubSavedKind kind;
  char *id; /* owned; of what can be restored */
};

enum { DAY_WIDTH = 136 };

#define ROWS "dub-saved-rows" /* data of a group: an array of its rows */

DUB_DEFINE_TEMPLATE_TYPE (DubSavedRow, dub_saved_row, ADW_TYPE_PREFERENCES_ROW)

/* A damaged file has no readable name. */
static const char *
get_name (const DubSummary *info)
{
  return info->name != NULL ? info->name : info->id;
}

/* The items of both menus; those of what is shipped or cannot be read are fewer. */
enum { OF_READABLE = 1 << 0, OF_OWN = 1 << 1, OF_FINISHED = 1 << 2 };

static const struct {
  DubSavedKind kind;
  guint needs;
  const char *label;
  const char *action;
} items[] = {
  { DUB_SAVED_GAME, OF_FINISHED, NC_ ("menu", "Log This Play…"), "games.log" },
  { DUB_SAVED_GAME, OF_READABLE, NC_ ("menu", "Play On from…"), "games.play-on" },
  { DUB_SAVED_GAME, OF_READABLE, NC_ ("menu", "Rename…"), "games.rename" },
  { DUB_SAVED_GAME, OF_READABLE, NC_ ("menu", "Export…"), "games.export" },
  { DUB_SAVED_GAME, 0, NC_ ("menu", "Delete"), "games.delete" },
  { DUB_SAVED_BOX, OF_READABLE, NC_ ("menu", "Match Your Copy…"), "boxes.match" },
  { DUB_SAVED_BOX, OF_READABLE, NC_ ("menu", "Duplicate…"), "boxes.copy" },
  { DUB_SAVED_BOX, OF_READABLE | OF_OWN, NC_ ("menu", "Compare With…"), "boxes.compare" },
  { DUB_SAVED_BOX, OF_READABLE | OF_OWN, NC_ ("menu", "Rename…"), "boxes.rename" },
  { DUB_SAVED_BOX, OF_READABLE, NC_ ("menu", "Print…"), "boxes.print" },
  { DUB_SAVED_BOX, OF_READABLE, NC_ ("menu", "Export…"), "boxes.export" },
  { DUB_SAVED_BOX, OF_READABLE | OF_OWN, NC_ ("menu", "Reset to Sample Values…"), "boxes.reset" },
  { DUB_SAVED_BOX, OF_OWN, NC_ ("menu", "Delete"), "boxes.delete" },
};

static GMenu *
new_menu (DubSavedKind kind, const DubSummary *info)
{
  gboolean is_own = kind == DUB_SAVED_GAME || !dub_profiles_is_shipped (info->id);
  gboolean is_finished = kind == DUB_SAVED_GAME && dub_result_is_finished (info);
  guint flags = (info->problem == NULL ? OF_READABLE : 0) | (is_own ? OF_OWN : 0) |
                (is_finished ? OF_FINISHED : 0);
  GMenu *menu = g_menu_new ();

  for (guint i = 0; i < G_N_ELEMENTS (items); i++) {
    g_autoptr (GMenuItem) item =
        g_menu_item_new (g_dpgettext2 (GETTEXT_PACKAGE, "menu", items[i].label), NULL);

    g_menu_item_set_action_and_target (item, items[i].action, "(ss)", info->id, get_name (info));
    if (items[i].kind == kind && (items[i].needs & ~flags) == 0)
      g_menu_append_item (menu, item);
  }

  return menu;
}

/* The popover takes longer to make than all else of a row. */
static void
open_menu (GtkMenuButton *button, gpointer menu)
{
  gtk_menu_button_set_popover (button, gtk_popover_menu_new_from_model (menu));
}

void
dub_saved_row_set_menu (GtkMenuButton *button, DubSavedKind kind, const DubSummary *info)
{
  g_autofree char *label =
      kind == DUB_SAVED_GAME
          /* Translators: the name of a menu; %s is the name of a game. */
          ? g_strdup_printf (C_ ("menu", "Menu for the game: %s"), get_name (info))
          /* Translators: the name of a menu; %s is the name of a box. */
          : g_strdup_printf (C_ ("menu", "Menu for the profile: %s"), get_name (info));

  dub_ui_name (button, label);
  gtk_menu_button_set_create_popup_func (button, open_menu, new_menu (kind, info), g_object_unref);
}

static char *
describe (DubSavedKind kind, const DubSummary *info)
{
  g_autofree char *fault = info->problem != NULL ? dub_text_fault_in_file (info->problem) : NULL;
  guint n_done, n_others;

  if (fault != NULL)
    /* Translators: %s is the line and what is wrong there. */
    return g_strdup_printf (C_ ("saved game", "The file is damaged: %s"), fault);

  if (kind == DUB_SAVED_GAME)
    return dub_result_describe (info);
  n_done = dub_profile_count_done (info->id, &n_others);

  return dub_text_parts (n_done, n_others, DUB_N_PARTS);
}

static void
restore (DubJob *job)
{
  job->made = dub_saved_files_restore (GPOINTER_TO_UINT (job->data), job->id, &job->error);
}

/* A restored item leaves the list; otherwise its row says why it stays. */
static void
restored_cb (gpointer row, DubJob *job)
{
  GtkWidget *group = gtk_widget_get_ancestor (row, ADW_TYPE_PREFERENCES_GROUP);
  GtkWindow *window = gtk_window_get_transient_for (GTK_WINDOW (gtk_widget_get_root (row)));

  if (job->error != NULL)
    dub_ui_take_text (DUB_SAVED_ROW (row)->details, dub_text_error (job->error));
  else
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (group), row);
  if (job->error == NULL)
    dub_saved_files_report (window, DUB_SAVED_GAME, NULL, NULL);
}

static void
restore_cb (DubSavedRow *self)
{
  dub_worker_run (restore, restored_cb, self,
                  (DubJob){ .id = g_strdup (self->id), .data = GUINT_TO_POINTER (self->kind) });
}

static void
dub_saved_row_finalize (GObject *object)
{
  g_free (DUB_SAVED_ROW (object)->id);

  G_OBJECT_CLASS (dub_saved_row_parent_class)->finalize (object);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubSavedRow, name)

static void
dub_saved_row_class_init (DubSavedRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = dub_saved_row_finalize;
  g_type_ensure (DUB_TYPE_WRAP_LAYOUT);
  dub_template_set (widget_class, "dub-saved-row", CHILD (name), CHILD (details), CHILD (note),
                    CHILD (texts), CHILD (result), CHILD (menu), CHILD (match), CHILD (restore),
                    NULL);
  gtk_widget_class_bind_template_callback (widget_class, restore_cb);
}

/* Takes the details. */
static DubSavedRow *
new_row (DubSavedKind kind, const DubSummary *info, const char *name, char *details)
{
  DubSavedRow *self = g_object_new (DUB_TYPE_SAVED_ROW, NULL);

  self->kind = kind;
  self->id = g_strdup (info->id);
  gtk_label_set_label (self->name, name);
  dub_ui_set_text (self->note, info->note);
  dub_ui_name (self, name);
  dub_ui_describe (self, details);
  dub_ui_take_text (self->details, details);

  return self;
}

/* The button is there for a screen reader, which cannot activate the row. */
static void
set_match (DubSavedRow *self, const DubSummary *info, const char *name)
{
  GtkActionable *controls[] = { GTK_ACTIONABLE (self), GTK_ACTIONABLE (self->match) };

  for (guint i = 0; i < G_N_ELEMENTS (controls); i++) {
    gtk_actionable_set_action_name (controls[i], "boxes.match");
    gtk_actionable_set_action_target (controls[i], "(ss)", info->id, name);
  }
  gtk_widget_set_visible (self->match, TRUE);
  dub_ui_name (self->match, name);
}

/* The initial of a side and its total; that of the winner is filled. */
static void
add_total (DubSavedRow *self, const DubSummary *info, DubOwner owner)
{
  guint total = info->numbers[owner == DUB_BARRY ? DUB_GAME_HER_TOTAL : DUB_GAME_YOUR_TOTAL];
  g_autofree char *figure = g_strdup_printf ("%u", total);
  GtkWidget *pill = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *initial = gtk_label_new (dub_text_initial (owner)), *label = gtk_label_new (figure);

  gtk_widget_add_css_class (pill, "score-pill");
  gtk_widget_add_css_class (pill, owner == DUB_BARRY ? "hers" : "yours");
  dub_ui_set_class (pill, "winner", info->numbers[DUB_GAME_WINNER] == owner);
  gtk_widget_add_css_class (initial, "initial");
  gtk_widget_set_valign (initial, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (label, "serif");
  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_box_append (GTK_BOX (pill), initial);
  gtk_box_append (GTK_BOX (pill), label);
  gtk_box_append (GTK_BOX (self->result), pill);
}

/* The line beside the totals leaves out what they say. */
static void
show_result (DubSavedRow *self, const DubSummary *info)
{
  dub_ui_take_text (self->details, dub_result_dup_facts (info));
  dub_wrap_use (self->texts, 8, TRUE);
  gtk_widget_set_visible (self->result, TRUE);
  add_total (self, info, DUB_BARRY);
  add_total (self, info, DUB_YOU);
}

static void
add_line (GtkWidget *box, const char *text, const char *style_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (style_class != NULL)
    gtk_widget_add_css_class (label, style_class);
  gtk_box_append (GTK_BOX (box), label);
}

/* All of them are in one column. */
void
dub_saved_row_show_day (DubSavedRow *self, const DubSummary *info)
{
  g_autofree char *date = dub_text_results_date (dub_result_get_date (info));
  GtkWidget *box;

  if (!gtk_widget_get_visible (self->result))
    return;
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  dub_ui_take_text (self->details, dub_result_dup_play (info));
  gtk_widget_set_size_request (box, DAY_WIDTH, -1);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  add_line (box, date, NULL);
  if (info->deal != NULL) {
    /* Translators: %s is the code of the deal that a game was played with. */
    g_autofree char *deal = g_strdup_printf (C_ ("games", "Deal %s"), info->deal);

    add_line (box, deal, "subtitle");
  }
  dub_wrap_use (self->result, 12, FALSE);
  gtk_box_prepend (GTK_BOX (self->result), box);
}

GtkWidget *
dub_saved_row_new (DubSavedKind kind, const DubSummary *info)
{
  gboolean is_shipped = kind == DUB_SAVED_BOX && dub_profiles_is_shipped (info->id);
  g_autofree char *name = is_shipped ? dub_text_edition (info->numbers[DUB_PROFILE_EDITION])
                                     : g_strdup (get_name (info));
  DubSavedRow *self = new_row (kind, info, name, describe (kind, info));

  dub_saved_row_set_menu (self->menu, kind, info);
  if (info->problem != NULL)
    return GTK_WIDGET (self);
  if (kind == DUB_SAVED_GAME && dub_result_is_finished (info) &&
      info->numbers[DUB_GAME_IS_DAMAGED] == 0)
    show_result (self, info);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), TRUE);
  if (kind == DUB_SAVED_GAME) {
    gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "win.open-game");
    gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "s", info->id);
  } else
    set_match (self, info, name);

  return GTK_WIDGET (self);
}

void
dub_saved_row_fill (AdwPreferencesGroup *group, DubSavedKind kind, GPtrArray *list, guint max)
{
  GPtrArray *rows = g_object_get_data (G_OBJECT (group), ROWS);

  if (rows == NULL) {
    rows = g_ptr_array_new ();
    g_object_set_data_full (G_OBJECT (group), ROWS, rows, (GDestroyNotify) g_ptr_array_unref);
  }
  for (; rows->len > 0; g_ptr_array_remove_index (rows, rows->len - 1))
    adw_preferences_group_remove (group, g_ptr_array_index (rows, rows->len - 1));
  for (guint i = 0; i < MIN (list->len, max); i++) {
    GtkWidget *row = dub_saved_row_new (kind, g_ptr_array_index (list, i));

    adw_preferences_group_add (group, row);
    g_ptr_array_add (rows, row);
  }
  gtk_widget_set_visible (GTK_WIDGET (group), list->len > 0);
}

static GtkWidget *
new_deleted_row (DubSavedKind kind, const DubSummary *info)
{
  g_autofree char *date = dub_text_results_date (info->changed);
  /* Translators: %s is the day on which a game was deleted. */
  char *details = g_strdup_printf (C_ ("trash", "Deleted: %s"), date);
  DubSavedRow *self = new_row (kind, info, get_name (info), details);
  g_autofree char *label =
      /* Translators: a button; %s is the name of a game or profile that was deleted. */
      g_strdup_printf (C_ ("button", "Restore: %s"), get_name (info));

  gtk_widget_set_visible (GTK_WIDGET (self->menu), FALSE);
  gtk_widget_set_visible (self->restore, TRUE);
  dub_ui_name (self->restore, label);

  return GTK_WIDGET (self);
}

static void
add_deleted (AdwPreferencesPage *page, const char *title, GPtrArray *list, DubSavedKind kind)
{
  AdwPreferencesGroup *group =
      g_object_new (ADW_TYPE_PREFERENCES_GROUP, "title", title, "visible", list->len > 0, NULL);

  for (guint i = 0; i < list->len; i++)
    adw_preferences_group_add (group, new_deleted_row (kind, g_ptr_array_index (list, i)));
  adw_preferences_page_add (page, group);
}

GtkWidget *
dub_trash_window_new (GtkWindow *parent)
{
  GtkWidget *window = dub_child_window_new (ADW_TYPE_PREFERENCES_WINDOW, parent);
  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  AdwPreferencesGroup *head = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  g_autoptr (GPtrArray) games = dub_games_list_deleted (), profiles = dub_profiles_list_deleted ();

  g_object_set (window, "title", C_ ("window", "Trash"), "modal", TRUE, "search-enabled", FALSE,
                "default-width", 480, "default-height", 520, NULL);
  adw_preferences_group_set_description (
      head, games->len + profiles->len > 0
                ? C_ ("trash", "What you delete can be restored for 30 days.")
                : C_ ("trash", "The trash is empty. What you delete can be restored for 30 days."));
  adw_preferences_page_add (page, head);
  add_deleted (page, C_ ("trash", "Games"), games, DUB_SAVED_GAME);
  add_deleted (page, C_ ("window", "Box Profiles"), profiles, DUB_SAVED_BOX);
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (window), page);

  return window;
}
