/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-new-game-page.h"

#include "dub-application.h"
#include "dub-box-draft.h"
#include "dub-deal-row.h"
#include "dub-game-start.h"
#include "dub-names.h"
#include "dub-piece.h"
#include "dub-preferences.h"
#include "dub-profiles.h"
#include "dub-strength-row.h"
#include "dub-template.h"
#include "dub-text-box.h"
#include "dub-text.h"
#include "dub-ui.h"
#include "dub-window.h"

#include <glib/gi18n-lib.h>

struct _DubNewGamePage {
  AdwBin parent_instance;

  AdwComboRow *box_row;
  AdwActionRow *figures_row;
  GtkWidget *fill_row;
  AdwPreferencesGroup *expansion_group;
  AdwComboRow *your_row;
  AdwComboRow *her_row;
  DubPiece *your_figure;
  DubPiece *her_figure;
  AdwPreferencesGroup *draw_mode_group;
  AdwEntryRow *name_row;
  AdwExpanderRow *rulings_row;
  DubDealRow *deal_row;
  AdwExpanderRow *chance_row;
  AdwEntryRow *seed_row;
  GtkWidget *seed_error;
  GtkWidget *begin_button;

  GSettings *settings; /* owned */
  GPtrArray *boxes;    /* owned; of the ids of the available profiles */
  gboolean updating;   /* TRUE while updating widgets from code */
  gulong watch;        /* of the window, while the page is mapped */
  guint your_color;    /* as they were before the last change */
  guint her_color;
};

G_DEFINE_FINAL_TYPE (DubNewGamePage, dub_new_game_page, ADW_TYPE_BIN)

static const char *const colors[] = { "purple", "black", "yellow", "blue", "white", NULL };

static const char *const expansion_notes[DUB_N_EXPANSIONS] = {
  [DUB_EXPANSION_JEWELRY_BOX] = NC_ ("expansion", "The Jeweler, Jewelry tiles and Examinations"),
  [DUB_EXPANSION_FANCY] = NC_ ("expansion", "4 more Garments and 5 more Resource tiles"),
  [DUB_EXPANSION_FESTIVITY] = NC_ ("expansion", "4 Garments that score when they are tailored"),
  [DUB_EXPANSION_EXPERT] =
      NC_ ("expansion", "Garments with a bonus: 4, and 2 more with the Jewelry Box"),
};

static const char *const draw_mode_notes[DUB_N_DRAW_MODES] = {
  [DUB_DRAW_APP] = NC_ ("way to draw her cards", "Fastest. Leave her 25 cards in the box."),
  [DUB_DRAW_TABLE] = NC_ ("way to draw her cards",
                          "You shuffle and draw the real cards and enter what they show."),
  [DUB_DRAW_LEARN] =
      NC_ ("way to draw her cards",
           "The same, and the app remembers each card. Once it knows all 25, it can draw them."),
};

/* Loads the chosen profile, or the first one if it no longer exists. */
static void
load_box (DubNewGamePage *self, DubBox *box)
{
  g_autofree char *id = g_settings_get_string (self->settings, "box");

  if (!dub_profiles_load (id, box, NULL) && !dub_profiles_load ("deluxe", box, NULL))
    g_assert_not_reached ();
}

/* Values that no rulebook states are never presented as printed. */
static void
update_figures (DubNewGamePage *self)
{
  gboolean has_jeweler = (dub_game_start_read_setup (self->settings).expansions &
                          (1u << DUB_EXPANSION_JEWELRY_BOX)) != 0;
  g_autofree char *id = g_settings_get_string (self->settings, "box");
  guint matched = dub_profile_get_done (id);
  g_autofree char *names = dub_text_unmatched_parts (matched, has_jeweler);
  g_autofree char *progress = dub_profiles_is_shipped (id)
                                  ? NULL
                                  : dub_text_parts (dub_profile_count_done (id), DUB_N_PARTS);
  g_autofree char *sentence = NULL;

  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->box_row), progress != NULL ? progress : "");
  gtk_widget_set_visible (GTK_WIDGET (self->figures_row), names != NULL);
  if (names == NULL)
    return;
  sentence = g_strdup_printf (
      /* Translators: %s is a list of parts of the box. */
      C_ ("new game", "Sample values, not the printed ones: %s. Your copy may differ, and so may "
                      "her choices."),
      names);
  adw_action_row_set_subtitle (self->figures_row, sentence);
}

/* Updates the list of profiles without changing the choice. */
static void
update_boxes (DubNewGamePage *self)
{
  g_autoptr (GPtrArray) profiles = dub_profiles_list ();
  g_autofree char *chosen = g_settings_get_string (self->settings, "box");
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint selected = 0;

  g_ptr_array_set_size (self->boxes, 0);
  for (guint i = 0; i < profiles->len; i++) {
    const DubSummary *info = g_ptr_array_index (profiles, i);

    if (info->problem != NULL)
      continue;
    if (g_str_equal (info->id, chosen))
      selected = self->boxes->len;
    g_ptr_array_add (self->boxes, g_strdup (info->id));
    gtk_string_list_take (names, dub_profiles_is_shipped (info->id)
                                     ? dub_text_edition (info->numbers[DUB_PROFILE_EDITION])
                                     : g_strdup (info->name));
  }
  self->updating = TRUE;
  adw_combo_row_set_model (self->box_row, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->box_row, selected);
  self->updating = FALSE;
  update_figures (self);
}

static void
change_box (DubNewGamePage *self)
{
  guint selected = adw_combo_row_get_selected (self->box_row);

  if (self->updating || selected >= self->boxes->len)
    return;
  g_settings_set_string (self->settings, "box", g_ptr_array_index (self->boxes, selected));
  update_figures (self);
}

/* Profiles may have been added or matched in another window. */
static void
root_active_cb (DubNewGamePage *self, GParamSpec *pspec, GtkWindow *window)
{
  if (gtk_window_is_active (window))
    update_boxes (self);
}

static void
update_tokens (DubNewGamePage *self)
{
  self->your_color =
      dub_game_start_read_choice (self->settings, "your-color", DUB_SET_PLAYER_COLOR);
  self->her_color = dub_game_start_read_choice (self->settings, "her-color", DUB_SET_PLAYER_COLOR);
  dub_piece_set_token (self->your_figure, DUB_YOU, self->your_color, dub_text_initial (DUB_YOU));
  dub_piece_set_token (self->her_figure, DUB_BARRY, self->her_color, dub_text_initial (DUB_BARRY));
}

/* Choosing the other player's color swaps the two. */
static void
change_color (DubNewGamePage *self, const char *key)
{
  gboolean is_yours = g_str_equal (key, "your-color");
  guint yours = dub_game_start_read_choice (self->settings, "your-color", DUB_SET_PLAYER_COLOR);
  guint hers = dub_game_start_read_choice (self->settings, "her-color", DUB_SET_PLAYER_COLOR);
  guint free_one = is_yours ? self->your_color : self->her_color;

  if (yours == hers) {
    if (free_one == yours)
      free_one = yours == DUB_PLAYER_PURPLE ? DUB_PLAYER_BLACK : DUB_PLAYER_PURPLE;
    g_settings_set_string (self->settings, is_yours ? "her-color" : "your-color",
                           dub_name_get (DUB_SET_PLAYER_COLOR, free_one));
  }
  update_tokens (self);
}

/* Returns FALSE if it is not a number. If it is empty, the seed is random. */
static gboolean
read_seed (DubNewGamePage *self, guint64 *seed)
{
  g_autofree char *text =
      g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->seed_row))));

  *seed = dub_deal_row_get_seed (self->deal_row);

  return *text == '\0' || g_ascii_string_to_unsigned (text, 10, 0, G_MAXINT64, seed, NULL);
}

static void
check_seed (DubNewGamePage *self)
{
  guint64 seed;
  gboolean good = read_seed (self, &seed);

  if (good)
    dub_deal_row_set_seed (self->deal_row, seed);
  gtk_widget_set_visible (self->seed_error, !good);
  dub_ui_set_wrong (self->seed_row, "error", !good);
}

/* The code has set the settings. */
static void
enter_deal (DubNewGamePage *self)
{
  g_autofree char *seed =
      g_strdup_printf ("%" G_GUINT64_FORMAT, dub_deal_row_get_seed (self->deal_row));

  gtk_editable_set_text (GTK_EDITABLE (self->seed_row), seed);
  update_boxes (self);
}

static void
begin (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubNewGamePage *self = DUB_NEW_GAME_PAGE (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  DubSetup setup;
  guint64 seed;
  DubBox box;

  if (!read_seed (self, &seed)) {
    adw_expander_row_set_expanded (self->chance_row, TRUE);
    gtk_widget_grab_focus (GTK_WIDGET (self->seed_row));
    return;
  }
  setup = dub_game_start_read_setup (self->settings);
  setup.seed = seed;
  setup.colors[DUB_BARRY] = (guint8) self->her_color;
  setup.colors[DUB_YOU] = (guint8) self->your_color;
  load_box (self, &box);
  /* Prevents a second start, unless this one fails. */
  gtk_widget_action_set_enabled (widget, action, FALSE);
  dub_window_begin_game (DUB_WINDOW (root), gtk_editable_get_text (GTK_EDITABLE (self->name_row)),
                         &box, &setup, g_settings_get_boolean (self->settings, "fill"));
}

static void
add_switch (DubNewGamePage *self, GtkWidget *row, const char *key)
{
  GtkWidget *control = gtk_switch_new ();

  dub_ui_add_control (row, control, FALSE);
  g_settings_bind (self->settings, key, control, "active", G_SETTINGS_BIND_DEFAULT);
}

static gboolean
get_expansion (GValue *value, GVariant *variant, gpointer user_data)
{
  g_autofree const char **names = g_variant_get_strv (variant, NULL);

  g_value_set_boolean (value, g_strv_contains (names, user_data));

  return TRUE;
}

/* The other expansions in the setting do not change. */
static void
change_expansion (GtkSwitch *control, GParamSpec *pspec, DubNewGamePage *self)
{
  const char *name = g_object_get_data (G_OBJECT (control), "module");
  guint expansions = dub_game_start_read_setup (self->settings).expansions, expansion;

  if (dub_name_find (DUB_SET_EXPANSION, name, &expansion) &&
      ((expansions >> expansion) & 1u) != (guint) gtk_switch_get_active (control))
    dub_game_start_write_expansions (self->settings, expansions ^ 1u << expansion);
}

static void
add_expansions (DubNewGamePage *self)
{
  for (guint i = 0; i < DUB_N_EXPANSIONS; i++) {
    gpointer name = (gpointer) dub_name_get (DUB_SET_EXPANSION, i);
    g_autofree char *title = dub_text_expansion (i);
    GtkWidget *row =
        dub_ui_new_row (title, g_dpgettext2 (GETTEXT_PACKAGE, "expansion", expansion_notes[i]));
    GtkWidget *control = gtk_switch_new ();

    dub_ui_add_control (row, control, FALSE);
    g_object_set_data (G_OBJECT (control), "module", name);
    g_settings_bind_with_mapping (self->settings, "expansions", control, "active",
                                  G_SETTINGS_BIND_GET, get_expansion, NULL, name, NULL);
    g_signal_connect_object (control, "notify::active", G_CALLBACK (change_expansion), self, 0);
    adw_preferences_group_add (self->expansion_group, row);
  }
}

static void
add_draw_modes (DubNewGamePage *self)
{
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (GAction) draw_mode = g_settings_create_action (self->settings, "way");
  GtkCheckButton *first = NULL;

  g_action_map_add_action (G_ACTION_MAP (actions), draw_mode);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "setup", G_ACTION_GROUP (actions));
  for (guint i = 0; i < DUB_N_DRAW_MODES; i++) {
    g_autofree char *title = dub_text_draw_mode (i);
    GtkWidget *row = dub_ui_new_row (title, g_dpgettext2 (GETTEXT_PACKAGE, "way to draw her cards",
                                                          draw_mode_notes[i]));
    GtkWidget *control = gtk_check_button_new ();

    gtk_check_button_set_group (GTK_CHECK_BUTTON (control), first);
    first = GTK_CHECK_BUTTON (control);
    gtk_actionable_set_action_name (GTK_ACTIONABLE (control), "setup.way");
    gtk_actionable_set_action_target (GTK_ACTIONABLE (control), "s",
                                      dub_name_get (DUB_SET_DRAW_MODE, i));
    dub_ui_add_control (row, control, TRUE);
    adw_preferences_group_add (self->draw_mode_group, row);
  }
}

static void
add_ruling (DubNewGamePage *self, DubRuleId rule, const char *title, const char *key)
{
  g_autofree char *reason = dub_text_rule (rule);
  GtkWidget *row = dub_ui_new_row (title, reason);

  add_switch (self, row, key);
  adw_expander_row_add_row (self->rulings_row, row);
}

static GListModel *
new_colors (void)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (guint i = DUB_PLAYER_PURPLE; i < DUB_N_PLAYER_COLORS; i++)
    gtk_string_list_take (list, dub_text_player_color (i));

  return G_LIST_MODEL (list);
}

static void
add_colors (DubNewGamePage *self)
{
  g_autoptr (GListModel) names = new_colors ();

  adw_combo_row_set_model (self->your_row, names);
  adw_combo_row_set_model (self->her_row, names);
  dub_preferences_bind_choice (self->settings, "your-color", self->your_row, colors);
  dub_preferences_bind_choice (self->settings, "her-color", self->her_row, colors);
  change_color (self, "your-color");
  g_signal_connect_object (self->settings, "changed::your-color", G_CALLBACK (change_color), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::her-color", G_CALLBACK (change_color), self,
                           G_CONNECT_SWAPPED);
}

/* Enter starts the game, also from the entries. */
static void
dub_new_game_page_map (GtkWidget *widget)
{
  DubNewGamePage *self = DUB_NEW_GAME_PAGE (widget);
  GtkRoot *root = gtk_widget_get_root (widget);

  GTK_WIDGET_CLASS (dub_new_game_page_parent_class)->map (widget);

  if (GTK_IS_WINDOW (root))
    self->watch = g_signal_connect_object (root, "notify::is-active", G_CALLBACK (root_active_cb),
                                           self, G_CONNECT_SWAPPED);
  gtk_widget_grab_focus (self->begin_button);
}

static void
dub_new_game_page_unmap (GtkWidget *widget)
{
  DubNewGamePage *self = DUB_NEW_GAME_PAGE (widget);
  GtkRoot *root = gtk_widget_get_root (widget);

  g_clear_signal_handler (&self->watch, root);

  GTK_WIDGET_CLASS (dub_new_game_page_parent_class)->unmap (widget);
}

static void
dub_new_game_page_dispose (GObject *object)
{
  DubNewGamePage *self = DUB_NEW_GAME_PAGE (object);

  adw_bin_set_child (ADW_BIN (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), DUB_TYPE_NEW_GAME_PAGE);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->boxes, g_ptr_array_unref);

  G_OBJECT_CLASS (dub_new_game_page_parent_class)->dispose (object);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubNewGamePage, name)

static void
dub_new_game_page_class_init (DubNewGamePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dub_new_game_page_dispose;
  widget_class->map = dub_new_game_page_map;
  widget_class->unmap = dub_new_game_page_unmap;

  g_type_ensure (DUB_TYPE_PIECE);
  g_type_ensure (DUB_TYPE_DEAL_ROW);
  g_type_ensure (DUB_TYPE_STRENGTH_ROW);
  dub_template_set (widget_class, "dub-new-game-page", CHILD (box_row), CHILD (figures_row),
                    CHILD (fill_row), CHILD (expansion_group), CHILD (your_row), CHILD (her_row),
                    CHILD (your_figure), CHILD (her_figure), CHILD (draw_mode_group),
                    CHILD (name_row), CHILD (rulings_row), CHILD (deal_row), CHILD (chance_row),
                    CHILD (seed_row), CHILD (seed_error), CHILD (begin_button), NULL);
  gtk_widget_class_bind_template_callback (widget_class, change_box);
  gtk_widget_class_bind_template_callback (widget_class, check_seed);
  gtk_widget_class_bind_template_callback (widget_class, enter_deal);
  gtk_widget_class_install_action (widget_class, "new-game.begin", NULL, begin);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK,
                                       "new-game.begin", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, GDK_CONTROL_MASK,
                                       "new-game.begin", NULL);
}

static void
dub_new_game_page_init (DubNewGamePage *self)
{
  g_autofree char *name = dub_game_start_make_name ();

  self->boxes = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = g_settings_new (DUB_APPLICATION_ID);
  add_switch (self, self->fill_row, "fill");
  add_expansions (self);
  add_colors (self);
  add_draw_modes (self);
  add_ruling (self, DUB_RULE_R_1, C_ ("ruling", "Second place scores (R-1)"), "second-place");
  add_ruling (self, DUB_RULE_R_7, C_ ("ruling", "A newly hired card counts itself (R-7)"),
              "count-candidate");
  add_ruling (self, DUB_RULE_R_9, C_ ("ruling", "The gown worth 0 counts everywhere (R-9)"),
              "zero-gown");
  gtk_editable_set_text (GTK_EDITABLE (self->name_row), name);
  /* Enter starts the game from an entry. A default widget would also start it from a row that
   * should only be opened. */
  g_signal_connect_object (self->name_row, "entry-activated", G_CALLBACK (gtk_widget_activate),
                           self->begin_button, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->seed_row, "entry-activated", G_CALLBACK (gtk_widget_activate),
                           self->begin_button, G_CONNECT_SWAPPED);
  update_boxes (self);
  g_signal_connect_object (self->settings, "changed::expansions", G_CALLBACK (update_figures), self,
                           G_CONNECT_SWAPPED);
}
