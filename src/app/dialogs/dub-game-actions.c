/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The target of an action is the id of the game and its name.
 */

#include "dub-game-actions.h"

#include "dub-dialogs.h"
#include "dub-game-files.h"
#include "dub-games.h"
#include "dub-saved-list.h"
#include "dub-text.h"

#include <glib/gi18n-lib.h>

static void
report (GtkWidget *widget, DubJob *job)
{
  g_autofree char *problem = job->error != NULL ? dub_text_error (job->error) : NULL;

  if (problem != NULL)
    gtk_widget_activate_action (widget, "win.say", "s", problem);
  gtk_widget_activate_action (widget, "games.update", NULL);
}

static void
rename_saved (DubJob *job)
{
  dub_games_rename (job->id, job->argument, &job->error);
}

static void
renamed_cb (gpointer widget, DubJob *job)
{
  report (widget, job);
}

static void
rename_game (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubDialogJob job = { .work = rename_saved, .done = renamed_cb };

  g_variant_get (parameter, "(&s&s)", &job.id, &job.name);
  dub_dialogs_ask_name (widget, C_ ("dialog", "Rename Game"), C_ ("button", "Rename"),
                        C_ ("dialog", "Game name"), DUB_MAX_GAME_NAME, job);
}

static void
export_game (GtkWidget *widget, const char *action, GVariant *parameter)
{
  const char *id, *name;

  g_variant_get (parameter, "(&s&s)", &id, &name);
  dub_game_files_game_of_id (id, name, widget);
}

static void
delete_saved (DubJob *job)
{
  dub_games_delete (job->id, &job->error);
}

static void
deleted_cb (gpointer widget, DubJob *job)
{
  /* Translators: %s is the name of a game. */
  g_autofree char *sentence = g_strdup_printf (C_ ("games", "Deleted: %s"), job->argument);

  report (widget, job);
  if (job->error == NULL)
    gtk_widget_activate_action (widget, "win.offer-undo", "(ss)", sentence, job->id);
}

static void
delete_game (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubJob job = { 0 };

  g_variant_get (parameter, "(ss)", &job.id, &job.argument);
  dub_worker_run (delete_saved, deleted_cb, widget, job);
}

void
dub_game_actions_install (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "games.rename", "(ss)", rename_game);
  gtk_widget_class_install_action (klass, "games.export", "(ss)", export_game);
  gtk_widget_class_install_action (klass, "games.delete", "(ss)", delete_game);
}

static void
add_item (GMenu *menu, const char *label, const char *action, const DubSummary *info)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "(ss)", info->id,
                                     dub_saved_list_get_name (info));
  g_menu_append_item (menu, item);
}

GMenu *
dub_game_actions_new_menu (const DubSummary *info)
{
  GMenu *menu = g_menu_new ();

  if (info->problem == NULL) {
    add_item (menu, C_ ("menu", "Rename…"), "games.rename", info);
    add_item (menu, C_ ("menu", "Export…"), "games.export", info);
  }
  add_item (menu, C_ ("menu", "Delete"), "games.delete", info);

  return menu;
}

char *
dub_game_actions_dup_label (const DubSummary *info)
{
  /* Translators: the name of a menu; %s is the name of a game. */
  return g_strdup_printf (C_ ("menu", "Menu for the game: %s"), dub_saved_list_get_name (info));
}

GtkWidget *
dub_game_actions_new_button (const DubSummary *info)
{
  g_autoptr (GMenu) menu = dub_game_actions_new_menu (info);
  g_autofree char *label = dub_game_actions_dup_label (info);

  return dub_saved_list_new_menu_button (menu, label);
}
