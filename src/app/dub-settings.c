/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-settings.h"

#include "dub-application.h"
#include "dub-box-editor.h"
#include "dub-ui.h"

GSettings *
dub_settings_get (void)
{
  static GSettings *settings;

  if (settings == NULL)
    settings = g_settings_new (DUB_APPLICATION_ID);

  return settings;
}

void
dub_settings_keep_profile (DubSession *session)
{
  g_autofree char *id = dub_box_find_profile (session);

  if (id != NULL)
    g_settings_set_string (dub_settings_get (), "box", id);
}

guint
dub_settings_read_choice (const char *key, DubSet set)
{
  g_autofree char *name = g_settings_get_string (dub_settings_get (), key);
  guint value = 0;

  dub_name_find (set, name, &value);

  return value;
}

DubSetup
dub_settings_read_setup (void)
{
  GSettings *settings = dub_settings_get ();
  g_auto (GStrv) names = g_settings_get_strv (settings, "expansions");
  DubSetup setup = {
    .second_place = (guint8) g_settings_get_boolean (settings, "second-place"),
    .count_candidate = (guint8) g_settings_get_boolean (settings, "count-candidate"),
    .zero_gown_apart = (guint8) !g_settings_get_boolean (settings, "zero-gown"),
    .draw_mode = (guint8) dub_settings_read_choice ("way", DUB_SET_DRAW_MODE),
    .strength = (guint8) dub_settings_read_choice ("strength", DUB_SET_STRENGTH),
  };
  guint expansion;

  for (guint i = 0; names[i] != NULL; i++)
    if (dub_name_find (DUB_SET_EXPANSION, names[i], &expansion))
      setup.expansions |= (guint8) (1u << expansion);

  return setup;
}

void
dub_settings_write_setup (const DubSetup *setup)
{
  GSettings *settings = dub_settings_get ();
  const char *names[DUB_N_EXPANSIONS + 1] = { NULL };
  guint n = 0;

  for (guint i = 0; i < DUB_N_EXPANSIONS; i++)
    if ((setup->expansions & (1u << i)) != 0)
      names[n++] = dub_name_get (DUB_SET_EXPANSION, i);
  g_settings_set_strv (settings, "expansions", names);
  g_settings_set_string (settings, "strength", dub_name_get (DUB_SET_STRENGTH, setup->strength));
  g_settings_set_string (settings, "way", dub_name_get (DUB_SET_DRAW_MODE, setup->draw_mode));
  g_settings_set_boolean (settings, "second-place", setup->second_place);
  g_settings_set_boolean (settings, "count-candidate", setup->count_candidate);
  g_settings_set_boolean (settings, "zero-gown", !setup->zero_gown_apart);
}

void
dub_settings_add_switch (GtkWidget *row, const char *key)
{
  GtkWidget *control = gtk_switch_new ();

  dub_ui_add_control (row, control, FALSE);
  g_settings_bind (dub_settings_get (), key, control, "active", G_SETTINGS_BIND_DEFAULT);
}

void
dub_settings_add_choice (GtkWidget *row, const char *key, const char *value, GtkCheckButton **group)
{
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (GAction) action = g_settings_create_action (dub_settings_get (), key);
  g_autofree char *name = g_strconcat ("settings.", key, NULL);
  GtkWidget *control = gtk_check_button_new ();

  g_action_map_add_action (G_ACTION_MAP (actions), action);
  gtk_widget_insert_action_group (control, "settings", G_ACTION_GROUP (actions));
  gtk_check_button_set_group (GTK_CHECK_BUTTON (control), *group);
  *group = GTK_CHECK_BUTTON (control);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (control), "s", value);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (control), name);
  dub_ui_add_control (row, control, TRUE);
}

static gboolean
get_selection (GValue *value, GVariant *variant, gpointer user_data)
{
  const char *const *values = user_data;

  for (guint i = 0; values[i] != NULL; i++)
    if (g_str_equal (values[i], g_variant_get_string (variant, NULL))) {
      g_value_set_uint (value, i);
      return TRUE;
    }

  return FALSE;
}

/* NULL leaves the setting alone, because nothing is selected while a list is being filled. */
static GVariant *
set_selection (const GValue *value, const GVariantType *type, gpointer user_data)
{
  const char *const *values = user_data;
  guint i = g_value_get_uint (value);

  return i < g_strv_length ((char **) values) ? g_variant_new_string (values[i]) : NULL;
}

void
dub_settings_bind_selection (const char *key, AdwComboRow *row, const char *const *values)
{
  g_settings_bind_with_mapping (dub_settings_get (), key, row, "selected", G_SETTINGS_BIND_DEFAULT,
                                get_selection, set_selection, (gpointer) values, NULL);
}
