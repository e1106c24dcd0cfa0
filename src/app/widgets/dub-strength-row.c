/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-strength-row.h"

#include "dub-application.h"
#include "dub-forecast.h"
#include "dub-game-start.h"
#include "dub-names.h"
#include "dub-text-status.h"
#include "dub-ui.h"

#include <glib/gi18n-lib.h>

struct _DubStrengthRow {
  AdwExpanderRow parent_instance;

  AdwActionRow *rows[DUB_N_STRENGTHS];
  AdwActionRow *second_row; /* R-1, which is a ruling too */
  GSettings *settings;      /* owned */
};

G_DEFINE_FINAL_TYPE (DubStrengthRow, dub_strength_row, ADW_TYPE_EXPANDER_ROW)

static void
set_rate (AdwActionRow *row, char *rate)
{
  GtkWidget *control = adw_action_row_get_activatable_widget (row);

  adw_action_row_set_subtitle (row, rate);
  dub_ui_describe (control, rate);
  g_free (rate);
}

/* Says how often she wins, and on the row itself what is chosen. */
static void
update (DubStrengthRow *self)
{
  DubSetup setup = dub_game_start_read_setup (self->settings);
  gboolean jewelry_box = (setup.expansions & (1u << DUB_EXPANSION_JEWELRY_BOX)) != 0;

  for (DubStrength i = 0; i < DUB_N_STRENGTHS; i++) {
    g_autofree char *name = dub_text_strength (i);
    guint percent = dub_win_rate_get (i, jewelry_box, setup.second_place);

    set_rate (self->rows[i],
              dub_text_strength_rate (i == DUB_STRENGTH_PRINTED && !setup.second_place, percent));
    if (i == setup.strength)
      adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), name);
  }
  set_rate (self->second_row,
            dub_text_strength_rate (FALSE, dub_win_rate_get (setup.strength, jewelry_box, TRUE)));
}

static void
add_second_row (DubStrengthRow *self)
{
  GtkWidget *row = dub_ui_new_row (C_ ("strength", "Second places score too (R-1)"), NULL);
  GtkWidget *control = gtk_switch_new ();

  self->second_row = ADW_ACTION_ROW (row);
  dub_ui_add_control (row, control, FALSE);
  g_settings_bind (self->settings, "second-place", control, "active", G_SETTINGS_BIND_DEFAULT);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
}

static void
add_choices (DubStrengthRow *self)
{
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (GAction) action = g_settings_create_action (self->settings, "strength");
  GtkCheckButton *first = NULL;

  g_action_map_add_action (G_ACTION_MAP (actions), action);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "strength", G_ACTION_GROUP (actions));
  for (DubStrength i = 0; i < DUB_N_STRENGTHS; i++) {
    g_autofree char *name = dub_text_strength (i);
    GtkWidget *row = dub_ui_new_row (name, NULL), *control = gtk_check_button_new ();

    self->rows[i] = ADW_ACTION_ROW (row);
    gtk_check_button_set_group (GTK_CHECK_BUTTON (control), first);
    first = GTK_CHECK_BUTTON (control);
    gtk_actionable_set_action_name (GTK_ACTIONABLE (control), "strength.strength");
    gtk_actionable_set_action_target (GTK_ACTIONABLE (control), "s",
                                      dub_name_get (DUB_SET_STRENGTH, i));
    dub_ui_add_control (row, control, TRUE);
    adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
  }
}

static void
dub_strength_row_dispose (GObject *object)
{
  g_clear_object (&DUB_STRENGTH_ROW (object)->settings);

  G_OBJECT_CLASS (dub_strength_row_parent_class)->dispose (object);
}

static void
dub_strength_row_class_init (DubStrengthRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dub_strength_row_dispose;
}

static void
dub_strength_row_init (DubStrengthRow *self)
{
  static const char *const keys[] = { "changed::strength", "changed::expansions",
                                      "changed::second-place" };

  self->settings = g_settings_new (DUB_APPLICATION_ID);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), C_ ("new game", "Her strength"));
  dub_ui_name (self, C_ ("new game", "Her strength"));
  add_choices (self);
  add_second_row (self);
  dub_ui_follow_unfolding (ADW_EXPANDER_ROW (self));
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_signal_connect_object (self->settings, keys[i], G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}
