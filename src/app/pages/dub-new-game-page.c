/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-new-game-page.h"

#include "dub-box-draft.h"
#include "dub-deal-box.h"
#include "dub-forecast.h"
#include "dub-games.h"
#include "dub-names.h"
#include "dub-piece.h"
#include "dub-profiles.h"
#include "dub-settings.h"
#include "dub-text-box.h"
#include "dub-text-results.h"
#include "dub-text-status.h"
#include "dub-text.h"
#include "dub-ui.h"
#include "dub-week.h"
#include "dub-window.h"

#include <glib/gi18n-lib.h>

enum { N_WEEKS = 27 }; /* that can be chosen, and none */

struct _DubNewGamePage {
  AdwBin parent_instance;

  AdwComboRow *box_row;
  AdwActionRow *figures_row;
  GtkWidget *fill_row;
  GtkWidget *needed_row;
  AdwPreferencesGroup *expansion_group;
  AdwComboRow *your_row;
  AdwComboRow *her_row;
  DubPiece *your_figure;
  DubPiece *her_figure;
  AdwPreferencesGroup *draw_mode_group;
  AdwEntryRow *name_row;
  AdwComboRow *week_row;
  AdwExpanderRow *strength_row;
  AdwExpanderRow *rulings_row;
  AdwEntryRow *deal_row;
  AdwActionRow *deal_error;
  AdwActionRow *code_row;
  AdwExpanderRow *chance_row;
  AdwEntryRow *seed_row;
  GtkWidget *seed_error;
  GtkWidget *begin_button;

  AdwActionRow *strengths[DUB_N_STRENGTHS];
  AdwActionRow *second_row; /* R-1, which is a ruling too */
  GPtrArray *boxes;         /* owned; of the ids of the available profiles */
  gboolean updating;        /* TRUE while updating widgets from code */
  gulong watch;             /* of the window, while the page is mapped */
  guint your_color;         /* as they were before the last change */
  guint her_color;
  guint64 seed;         /* a random one, until another is entered */
  guint weeks[N_WEEKS]; /* those of the row; the first of them is 0, for none */
};

G_DEFINE_FINAL_TYPE (DubNewGamePage, dub_new_game_page, ADW_TYPE_BIN)

static const char *const colors[] = { "purple", "black", "yellow", "blue", "white", NULL };

static const char *const expansion_notes[DUB_N_EXPANSIONS] = {
  [DUB_EXPANSION_JEWELRY_BOX] = NC_ ("expansion", "The Jeweler, Jewelry tiles and Examinations"),
  [DUB_EXPANSION_FANCY] = NC_ ("expansion", "4 more Garments and 5 more Resource tiles"),
  [DUB_EXPANSION_FESTIVITY] = NC_ ("expansion", "4 Garments that score when they are "
                                                "tailored, or 4 of the 32 alternate ones of the "
                                                "Plus Edition"),
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
load_box (DubBox *box)
{
  g_autofree char *id = g_settings_get_string (dub_settings_get (), "box");

  if (!dub_profiles_load (id, box, NULL) && !dub_profiles_load ("deluxe", box, NULL))
    g_assert_not_reached ();
}

/* Values that no rulebook states are never presented as printed. */
static void
update_figures (DubNewGamePage *self)
{
  gboolean has_jeweler =
      (dub_settings_read_setup ().expansions & (1u << DUB_EXPANSION_JEWELRY_BOX)) != 0;
  g_autofree char *id = g_settings_get_string (dub_settings_get (), "box");
  guint n_others, n_done = dub_profile_count_done (id, &n_others);
  g_autofree char *names = dub_text_list_parts (dub_profile_get_samples (id), has_jeweler);
  g_autofree char *progress =
      dub_profiles_is_shipped (id) ? NULL : dub_text_parts (n_done, n_others, DUB_N_PARTS);
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
  g_autofree char *chosen = g_settings_get_string (dub_settings_get (), "box");
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
  g_settings_set_string (dub_settings_get (), "box", g_ptr_array_index (self->boxes, selected));
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
  self->your_color = dub_settings_read_choice ("your-color", DUB_SET_PLAYER_COLOR);
  self->her_color = dub_settings_read_choice ("her-color", DUB_SET_PLAYER_COLOR);
  dub_piece_set_token (self->your_figure, DUB_YOU, self->your_color);
  dub_piece_set_token (self->her_figure, DUB_BARRY, self->her_color);
}

/* Choosing the other player's color swaps the two. */
static void
change_color (DubNewGamePage *self, const char *key)
{
  gboolean is_yours = g_str_equal (key, "your-color");
  guint yours = dub_settings_read_choice ("your-color", DUB_SET_PLAYER_COLOR);
  guint hers = dub_settings_read_choice ("her-color", DUB_SET_PLAYER_COLOR);
  guint free_one = is_yours ? self->your_color : self->her_color;

  if (yours == hers) {
    if (free_one == yours)
      free_one = yours == DUB_PLAYER_PURPLE ? DUB_PLAYER_BLACK : DUB_PLAYER_PURPLE;
    g_settings_set_string (dub_settings_get (), is_yours ? "her-color" : "your-color",
                           dub_name_get (DUB_SET_PLAYER_COLOR, free_one));
  }
  update_tokens (self);
}

/* There is no code if the player draws her cards. */
static void
update_code (DubNewGamePage *self)
{
  DubSetup setup = dub_settings_read_setup ();
  g_autofree char *code = NULL;
  DubBox box;

  gtk_widget_set_visible (GTK_WIDGET (self->code_row), setup.draw_mode == DUB_DRAW_APP);
  load_box (&box);
  setup.seed = self->seed;
  code = dub_deal_dup_code (&box, &setup);
  adw_action_row_set_subtitle (self->code_row, code);
}

static void
add_weeks (DubNewGamePage *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  gtk_string_list_append (list, C_ ("week", "None"));
  for (guint i = 1; i < N_WEEKS; i++) {
    self->weeks[i] = dub_week_get_past (i - 1);
    gtk_string_list_take (list, dub_week_print (self->weeks[i]));
  }
  self->updating = TRUE;
  adw_combo_row_set_model (self->week_row, G_LIST_MODEL (list));
  self->updating = FALSE;
}

/* With the deal of a week the app has to draw her cards; the game is called after the week. */
static void
change_week (DubNewGamePage *self)
{
  guint selected = adw_combo_row_get_selected (self->week_row);
  guint week = selected < N_WEEKS ? self->weeks[selected] : 0;
  g_autofree char *form = NULL, *name = NULL, *seed = NULL;

  if (self->updating)
    return;
  self->seed = week != 0 ? dub_week_get_seed (week) : g_random_int ();
  form = dub_week_print (week);
  name = week != 0 ? dub_text_week_name (form) : dub_new_game_page_make_name ();
  seed = week != 0 ? g_strdup_printf ("%" G_GUINT64_FORMAT, self->seed) : g_strdup ("");
  if (week != 0)
    g_settings_set_string (dub_settings_get (), "way",
                           dub_name_get (DUB_SET_DRAW_MODE, DUB_DRAW_APP));
  self->updating = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->name_row), name);
  gtk_editable_set_text (GTK_EDITABLE (self->seed_row), seed);
  self->updating = FALSE;
}

/* Returns FALSE if it is not a number. */
static gboolean
read_seed (DubNewGamePage *self)
{
  g_autofree char *text =
      g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->seed_row))));

  return *text == '\0' || g_ascii_string_to_unsigned (text, 10, 0, G_MAXINT64, &self->seed, NULL);
}

static void
check_seed (DubNewGamePage *self)
{
  gboolean good = read_seed (self);

  /* Another seed is that of no week. */
  if (!self->updating && adw_combo_row_get_selected (self->week_row) > 0) {
    self->updating = TRUE;
    adw_combo_row_set_selected (self->week_row, 0);
    self->updating = FALSE;
  }
  update_code (self);
  gtk_widget_set_visible (self->seed_error, !good);
  dub_ui_set_wrong (self->seed_row, "error", !good);
}

static void
show_problem (DubNewGamePage *self, DubDealProblem problem)
{
  g_autofree char *sentence = problem != DUB_DEAL_GOOD ? dub_text_deal_problem (problem) : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->deal_error), sentence != NULL);
  if (sentence != NULL)
    adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->deal_error), sentence);
  dub_ui_set_wrong (self->deal_row, "error", sentence != NULL);
}

static DubDealProblem
find_deal (DubNewGamePage *self, DubDeal *deal, char **id)
{
  g_autofree char *preferred = g_settings_get_string (dub_settings_get (), "box");

  return dub_deal_find (gtk_editable_get_text (GTK_EDITABLE (self->deal_row)), preferred, deal, id);
}

/* Takes what the code says. One that is only partly typed is not an error yet. */
static void
deal_changed_cb (DubNewGamePage *self)
{
  g_autofree char *id = NULL;
  g_autofree char *seed = NULL;
  DubDeal deal;

  show_problem (self, DUB_DEAL_GOOD);
  if (find_deal (self, &deal, &id) != DUB_DEAL_GOOD)
    return;
  deal.setup.draw_mode = DUB_DRAW_APP;
  dub_settings_write_setup (&deal.setup);
  g_settings_set_string (dub_settings_get (), "box", id);
  seed = g_strdup_printf ("%" G_GUINT64_FORMAT, deal.setup.seed);
  gtk_editable_set_text (GTK_EDITABLE (self->seed_row), seed);
  update_boxes (self);
}

static void
deal_applied_cb (DubNewGamePage *self)
{
  g_autofree char *id = NULL;
  DubDeal deal;

  if (*gtk_editable_get_text (GTK_EDITABLE (self->deal_row)) != '\0')
    show_problem (self, find_deal (self, &deal, &id));
}

static void
copy_code_cb (DubNewGamePage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.copy-code", "s",
                              adw_action_row_get_subtitle (self->code_row));
}

static void
set_rate (AdwActionRow *row, char *rate)
{
  adw_action_row_set_subtitle (row, rate);
  dub_ui_describe (adw_action_row_get_activatable_widget (row), rate);
  g_free (rate);
}

/* Says how often she wins, and on the row above what is chosen. */
static void
update_strength (DubNewGamePage *self)
{
  DubSetup setup = dub_settings_read_setup ();
  gboolean jewelry_box = (setup.expansions & (1u << DUB_EXPANSION_JEWELRY_BOX)) != 0;
  g_autofree char *chosen = dub_text_strength (setup.strength);

  for (DubStrength i = 0; i < DUB_N_STRENGTHS; i++)
    set_rate (self->strengths[i],
              dub_text_strength_rate (i == DUB_STRENGTH_PRINTED && !setup.second_place,
                                      dub_win_rate_get (i, jewelry_box, setup.second_place)));
  adw_expander_row_set_subtitle (self->strength_row, chosen);
  set_rate (self->second_row,
            dub_text_strength_rate (FALSE, dub_win_rate_get (setup.strength, jewelry_box, TRUE)));
}

static void
settings_changed_cb (DubNewGamePage *self)
{
  update_strength (self);
  update_figures (self);
  update_code (self);
}

static void
begin (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubNewGamePage *self = DUB_NEW_GAME_PAGE (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  DubSetup setup;
  DubBox box;

  if (!read_seed (self)) {
    adw_expander_row_set_expanded (self->chance_row, TRUE);
    gtk_widget_grab_focus (GTK_WIDGET (self->seed_row));
    return;
  }
  setup = dub_settings_read_setup ();
  setup.seed = self->seed;
  setup.colors[DUB_BARRY] = (guint8) self->her_color;
  setup.colors[DUB_YOU] = (guint8) self->your_color;
  load_box (&box);
  /* Prevents a second start, unless this one fails. */
  gtk_widget_action_set_enabled (widget, action, FALSE);
  dub_window_begin_game (DUB_WINDOW (root), gtk_editable_get_text (GTK_EDITABLE (self->name_row)),
                         &box, &setup, g_settings_get_boolean (dub_settings_get (), "fill"));
}

static gboolean
get_expansion (GValue *value, GVariant *variant, gpointer name)
{
  g_autofree const char **names = g_variant_get_strv (variant, NULL);

  g_value_set_boolean (value, g_strv_contains (names, name));

  return TRUE;
}

/* The other expansions in the setting do not change. */
static GVariant *
set_expansion (const GValue *value, const GVariantType *type, gpointer name)
{
  g_auto (GStrv) names = g_settings_get_strv (dub_settings_get (), "expansions");
  g_auto (GVariantBuilder) builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_STRING_ARRAY);

  for (guint i = 0; names[i] != NULL; i++)
    if (!g_str_equal (names[i], name))
      g_variant_builder_add (&builder, "s", names[i]);
  if (g_value_get_boolean (value))
    g_variant_builder_add (&builder, "s", name);

  return g_variant_builder_end (&builder);
}

static void
add_expansions (DubNewGamePage *self)
{
  for (guint i = 0; i < DUB_N_EXPANSIONS; i++) {
    g_autofree char *title = dub_text_expansion (i);
    GtkWidget *row =
        dub_ui_new_row (title, g_dpgettext2 (GETTEXT_PACKAGE, "expansion", expansion_notes[i]));
    GtkWidget *control = gtk_switch_new ();

    dub_ui_add_control (row, control, FALSE);
    g_settings_bind_with_mapping (dub_settings_get (), "expansions", control, "active",
                                  G_SETTINGS_BIND_DEFAULT, get_expansion, set_expansion,
                                  (gpointer) dub_name_get (DUB_SET_EXPANSION, i), NULL);
    adw_preferences_group_add (self->expansion_group, row);
  }
}

static void
add_draw_modes (DubNewGamePage *self)
{
  GtkCheckButton *group = NULL;

  for (guint i = 0; i < DUB_N_DRAW_MODES; i++) {
    g_autofree char *title = dub_text_draw_mode (i);
    GtkWidget *row = dub_ui_new_row (title, g_dpgettext2 (GETTEXT_PACKAGE, "way to draw her cards",
                                                          draw_mode_notes[i]));

    dub_settings_add_choice (row, "way", dub_name_get (DUB_SET_DRAW_MODE, i), &group);
    adw_preferences_group_add (self->draw_mode_group, row);
  }
}

static void
add_strengths (DubNewGamePage *self)
{
  GtkWidget *second = dub_ui_new_row (C_ ("strength", "Second places score too (R-1)"), NULL);
  GtkCheckButton *group = NULL;

  for (DubStrength i = 0; i < DUB_N_STRENGTHS; i++) {
    g_autofree char *name = dub_text_strength (i);
    GtkWidget *row = dub_ui_new_row (name, NULL);

    self->strengths[i] = ADW_ACTION_ROW (row);
    dub_settings_add_choice (row, "strength", dub_name_get (DUB_SET_STRENGTH, i), &group);
    adw_expander_row_add_row (self->strength_row, row);
  }
  self->second_row = ADW_ACTION_ROW (second);
  dub_settings_add_switch (second, "second-place");
  adw_expander_row_add_row (self->strength_row, second);
  dub_ui_follow_unfolding (self->strength_row);
}

static void
add_ruling (DubNewGamePage *self, DubRuleId rule, const char *title, const char *key)
{
  g_autofree char *reason = dub_text_rule (rule);
  GtkWidget *row = dub_ui_new_row (title, reason);

  dub_settings_add_switch (row, key);
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
  dub_settings_bind_selection ("your-color", self->your_row, colors);
  dub_settings_bind_selection ("her-color", self->her_row, colors);
  change_color (self, "your-color");
  g_signal_connect_object (dub_settings_get (), "changed::your-color", G_CALLBACK (change_color),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dub_settings_get (), "changed::her-color", G_CALLBACK (change_color),
                           self, G_CONNECT_SWAPPED);
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
  dub_template_set (widget_class, "dub-new-game-page", CHILD (box_row), CHILD (figures_row),
                    CHILD (fill_row), CHILD (needed_row), CHILD (expansion_group), CHILD (your_row),
                    CHILD (her_row), CHILD (your_figure), CHILD (her_figure),
                    CHILD (draw_mode_group), CHILD (name_row), CHILD (week_row),
                    CHILD (strength_row), CHILD (rulings_row), CHILD (deal_row), CHILD (deal_error),
                    CHILD (code_row), CHILD (chance_row), CHILD (seed_row), CHILD (seed_error),
                    CHILD (begin_button), NULL);
  gtk_widget_class_bind_template_callback (widget_class, change_box);
  gtk_widget_class_bind_template_callback (widget_class, change_week);
  gtk_widget_class_bind_template_callback (widget_class, check_seed);
  gtk_widget_class_bind_template_callback (widget_class, deal_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, deal_applied_cb);
  gtk_widget_class_bind_template_callback (widget_class, copy_code_cb);
  gtk_widget_class_install_action (widget_class, "new-game.begin", NULL, begin);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK,
                                       "new-game.begin", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, GDK_CONTROL_MASK,
                                       "new-game.begin", NULL);
}

static void
dub_new_game_page_init (DubNewGamePage *self)
{
  g_autofree char *name = dub_new_game_page_make_name ();

  self->boxes = g_ptr_array_new_with_free_func (g_free);
  self->seed = g_random_int ();
  gtk_widget_init_template (GTK_WIDGET (self));
  dub_settings_add_switch (self->fill_row, "fill");
  dub_settings_add_switch (self->needed_row, "enter-needed");
  add_expansions (self);
  add_colors (self);
  add_weeks (self);
  add_draw_modes (self);
  add_strengths (self);
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
  settings_changed_cb (self);
  g_signal_connect_object (dub_settings_get (), "changed", G_CALLBACK (settings_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

static gboolean
is_used (GPtrArray *games, const char *name)
{
  for (guint i = 0; i < games->len; i++) {
    const DubSummary *info = g_ptr_array_index (games, i);

    if (g_strcmp0 (info->name, name) == 0)
      return TRUE;
  }

  return FALSE;
}

char *
dub_new_game_page_make_name (void)
{
  /* A game with the name of this day was changed today, so it is among the newest. */
  DubListing listing = { .max_bytes = DUB_LISTING_AT_ONCE };
  g_autoptr (GPtrArray) games = dub_games_list (&listing);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  /* Translators: the name that a new game has at first, in the form of g_date_time_format (). */
  g_autofree char *date = g_date_time_format (now, C_ ("name of a game", "%B %-d, %Y"));
  g_autofree char *name = g_strdup (date);

  for (guint i = 2; is_used (games, name); i++) {
    g_free (name);
    name = g_strdup_printf ("%s (%u)", date, i);
  }

  return g_steal_pointer (&name);
}
