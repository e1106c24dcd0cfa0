/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-box-compare-window.h"

#include "dub-box-compare.h"
#include "dub-box-space.h"
#include "dub-dialogs.h"
#include "dub-pane.h"
#include "dub-profiles.h"
#include "dub-text-box.h"
#include "dub-ui.h"
#include "dub-worker.h"

#include <glib/gi18n-lib.h>

struct _DubBoxCompareWindow {
  AdwWindow parent_instance;

  GtkLabel *count;
  GtkWidget *take_button;
  GtkLabel *mine_name;
  GtkDropDown *others;
  GtkWidget *confirmed;
  GtkWidget *list;

  char *id;                  /* owned; of my profile */
  GPtrArray *ids;            /* owned; of the other ones, in the order of the drop-down */
  DubComparison *comparison; /* owned; NULL if a profile cannot be read */
  GPtrArray *choices;        /* owned; of buttons, two for each difference: mine, theirs */
};

enum { PIECE_WIDTH = 34, CHOICE_HEIGHT = 44 };

G_DEFINE_FINAL_TYPE (DubBoxCompareWindow, dub_box_compare_window, ADW_TYPE_WINDOW)

static void
update (DubBoxCompareWindow *self)
{
  guint n = self->comparison != NULL ? dub_comparison_get_n (self->comparison) : 0;
  guint n_taken = self->comparison != NULL ? dub_comparison_count_taken (self->comparison) : 0;
  guint confirmed = self->comparison != NULL ? dub_comparison_get_confirmed (self->comparison) : 0;

  g_autofree char *words = dub_text_taken (n_taken, n);

  dub_ui_take_text (self->count, g_strdup_printf ("%u/%u", n_taken, n));
  dub_ui_name_icon (self->count, words);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "compare.save", n_taken > 0 || confirmed != 0);
  for (guint i = 0; i < self->choices->len; i++)
    dub_ui_set_pressed (g_ptr_array_index (self->choices, i), "selected",
                        dub_comparison_get_taken (self->comparison, i / 2) == (i % 2 == 1));
}

/* The value of one side, with its picture. */
static GtkWidget *
new_choice (DubBoxCompareWindow *self, guint i, gboolean theirs)
{
  const DubDifference *difference = dub_comparison_get (self->comparison, i);
  const DubBox *mine = dub_comparison_get_mine (self->comparison);
  const DubBox *box = theirs ? dub_comparison_get_theirs (self->comparison) : mine;
  guint at = theirs ? difference->other_at : difference->at;
  g_autofree char *value = difference->is_row ? dub_text_row_print (box, difference->row)
                                              : dub_text_space_print (box, difference->row, at);
  g_autofree char *place = dub_text_difference_name (mine, difference->part, difference->row,
                                                     difference->at, difference->is_row);
  g_autofree char *name =
      /* Translators: a place, what is printed there, and the name of the profile that says so. */
      g_strdup_printf (C_ ("compare", "%s – %s (%s)"), place, value, box->name);
  GtkWidget *button = gtk_button_new (), *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *label = gtk_label_new (value), *pictures = NULL;

  if (!difference->is_row)
    pictures = dub_box_space_new (box, difference->row, at, PIECE_WIDTH);
  if (pictures != NULL)
    gtk_box_append (GTK_BOX (content), pictures);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_set_valign (content, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (content), label);
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_add_css_class (button, "compare-choice");
  gtk_widget_set_size_request (button, -1, CHOICE_HEIGHT);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "compare.choose");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(ub)", i, theirs);
  dub_ui_name (button, name);
  g_ptr_array_add (self->choices, button);

  return button;
}

/* The title of a part, with a button for all of it. */
static GtkWidget *
add_part (DubBoxCompareWindow *self, DubPart part)
{
  GtkWidget *plate = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *all = gtk_button_new_with_label (C_ ("button", "Take All"));
  g_autofree char *title = dub_part_dup_title (part);
  GtkWidget *label = dub_pane_new_label (title, "part-title");
  /* Translators: a button; %s is a part of the box. */
  g_autofree char *name = g_strdup_printf (C_ ("button", "Take All: %s"), title);

  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_size_request (all, -1, CHOICE_HEIGHT);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (all), "compare.choose-part");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (all), "u", part);
  dub_ui_name (all, name);
  gtk_widget_add_css_class (plate, "part");
  gtk_box_append (GTK_BOX (head), label);
  gtk_box_append (GTK_BOX (head), all);
  gtk_box_append (GTK_BOX (plate), head);
  gtk_box_append (GTK_BOX (self->list), plate);

  return plate;
}

static void
add_difference (DubBoxCompareWindow *self, GtkWidget *plate, guint i)
{
  const DubDifference *difference = dub_comparison_get (self->comparison, i);
  const DubBox *mine = dub_comparison_get_mine (self->comparison);
  g_autofree char *place = difference->is_row
                               ? dub_text_row_name (difference->row)
                               : dub_text_space_name (mine, difference->row, difference->at);
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing",
                                 4, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  GtkWidget *sides = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  dub_ui_name (row, place);
  gtk_box_set_homogeneous (GTK_BOX (sides), TRUE);
  gtk_box_append (GTK_BOX (sides), new_choice (self, i, FALSE));
  gtk_box_append (GTK_BOX (sides), new_choice (self, i, TRUE));
  gtk_box_append (GTK_BOX (row), dub_pane_new_label (place, NULL));
  gtk_box_append (GTK_BOX (row), sides);
  gtk_box_append (GTK_BOX (plate), row);
}

static void
show_differences (DubBoxCompareWindow *self)
{
  guint confirmed = dub_comparison_get_confirmed (self->comparison);
  guint n = dub_comparison_get_n (self->comparison);
  g_autofree char *sentence = confirmed != 0 ? dub_text_confirmed (confirmed)
                              : n == 0       ? dub_text_differences (0)
                                             : NULL;
  GtkWidget *plate = NULL;

  for (guint i = 0; i < n; i++) {
    DubPart part = dub_comparison_get (self->comparison, i)->part;

    if (i == 0 || dub_comparison_get (self->comparison, i - 1)->part != part)
      plate = add_part (self, part);
    add_difference (self, plate, i);
  }
  dub_ui_set_text (self->confirmed, sentence);
}

/* Another profile is chosen, and nothing of it yet. */
static void
compare (DubBoxCompareWindow *self)
{
  guint selected = gtk_drop_down_get_selected (self->others);
  g_autoptr (GError) error = NULL;
  DubBox mine, theirs;

  g_ptr_array_set_size (self->choices, 0);
  dub_pane_clear (self->list);
  dub_ui_set_text (self->confirmed, NULL);
  g_clear_pointer (&self->comparison, dub_comparison_free);
  if (self->id != NULL && selected < self->ids->len &&
      dub_profiles_load (self->id, &mine, &error) &&
      dub_profiles_load (g_ptr_array_index (self->ids, selected), &theirs, &error)) {
    self->comparison = dub_comparison_new (&mine, &theirs);
    show_differences (self);
  }
  if (error != NULL)
    dub_ui_report (self, error);
  update (self);
}

static void
choose (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubBoxCompareWindow *self = DUB_BOX_COMPARE_WINDOW (widget);
  gboolean theirs;
  guint i;

  g_variant_get (parameter, "(ub)", &i, &theirs);
  dub_comparison_choose (self->comparison, i, theirs);
  update (self);
}

static void
choose_part (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubBoxCompareWindow *self = DUB_BOX_COMPARE_WINDOW (widget);

  dub_comparison_choose_part (self->comparison, g_variant_get_uint32 (parameter), TRUE);
  update (self);
}

typedef struct {
  DubBox before;
  DubBox after;
} Change;

/* Writes only the parts that the player has changed: another program may have changed the rest. */
static gboolean
change (DubBox *box, gconstpointer data, GError **error)
{
  const Change *self = data;
  g_autoptr (DubComparison) chosen = dub_comparison_new (&self->before, &self->after);
  guint parts = 0;

  for (guint i = 0; i < dub_comparison_get_n (chosen); i++)
    parts |= 1u << dub_comparison_get (chosen, i)->part;
  for (DubPart part = 0; part < DUB_N_PARTS; part++)
    if ((parts >> part & 1u) != 0)
      dub_box_copy_part (box, &self->after, part);
    else if (self->before.sources[part] != self->after.sources[part])
      box->sources[part] = self->after.sources[part];

  return TRUE;
}

static void
save_change (DubJob *job)
{
  dub_profiles_edit (job->id, change, job->data, &job->error);
}

static void
saved_cb (gpointer self, DubJob *job)
{
  GtkWindow *parent = gtk_window_get_transient_for (self);

  gtk_widget_set_sensitive (self, TRUE);
  if (job->error != NULL) {
    dub_ui_report (self, job->error);
    return;
  }
  if (parent != NULL) {
    gtk_widget_activate_action (GTK_WIDGET (parent), "boxes.done", "(ss)", "", "");
    dub_ui_say (parent, job->argument);
  }
  gtk_window_close (self);
}

static void
save (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubBoxCompareWindow *self = DUB_BOX_COMPARE_WINDOW (widget);
  Change *data = g_new (Change, 1);

  data->before = *dub_comparison_get_mine (self->comparison);
  dub_comparison_merge (self->comparison, (1u << DUB_N_PARTS) - 1, &data->after);
  gtk_widget_set_sensitive (widget, FALSE);
  dub_worker_run (save_change, saved_cb, self,
                  (DubJob){ .id = g_strdup (self->id),
                            .argument =
                                dub_text_taken (dub_comparison_count_taken (self->comparison),
                                                dub_comparison_get_n (self->comparison)),
                            .data = data,
                            .free_data = g_free });
}

/* A name can be of any length. */
static void
setup_name_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_list_item_set_child (item, label);
}

static void
bind_name_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)),
                       gtk_string_object_get_string (gtk_list_item_get_item (item)));
}

static void
add_others (DubBoxCompareWindow *self)
{
  g_autoptr (GPtrArray) profiles = dub_profiles_list ();
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  /* Those of the player come first. */
  for (guint shipped = 0; shipped < 2; shipped++)
    for (guint i = 0; i < profiles->len; i++) {
      const DubSummary *info = g_ptr_array_index (profiles, i);

      if (info->problem != NULL || g_str_equal (info->id, self->id) ||
          dub_profiles_is_shipped (info->id) != (shipped == 1))
        continue;
      g_ptr_array_add (self->ids, g_strdup (info->id));
      if (shipped == 1)
        gtk_string_list_take (names, dub_text_edition (info->numbers[DUB_PROFILE_EDITION]));
      else
        gtk_string_list_append (names, info->name);
    }
  g_signal_connect (factory, "setup", G_CALLBACK (setup_name_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_name_cb), NULL);
  gtk_drop_down_set_factory (self->others, factory);
  gtk_drop_down_set_model (self->others, G_LIST_MODEL (names));
  dub_ui_name_list (self->others, C_ ("compare", "The other profile"));
}

static void
dub_box_compare_window_dispose (GObject *object)
{
  DubBoxCompareWindow *self = DUB_BOX_COMPARE_WINDOW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), DUB_TYPE_BOX_COMPARE_WINDOW);
  g_clear_pointer (&self->id, g_free);
  g_clear_pointer (&self->ids, g_ptr_array_unref);
  g_clear_pointer (&self->choices, g_ptr_array_unref);
  g_clear_pointer (&self->comparison, dub_comparison_free);

  G_OBJECT_CLASS (dub_box_compare_window_parent_class)->dispose (object);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubBoxCompareWindow, name)

static void
dub_box_compare_window_class_init (DubBoxCompareWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dub_box_compare_window_dispose;

  dub_template_set (widget_class, "dub-box-compare-window", CHILD (count), CHILD (take_button),
                    CHILD (mine_name), CHILD (others), CHILD (confirmed), CHILD (list), NULL);
  gtk_widget_class_bind_template_callback (widget_class, compare);
  gtk_widget_class_install_action (widget_class, "compare.choose", "(ub)", choose);
  gtk_widget_class_install_action (widget_class, "compare.choose-part", "u", choose_part);
  gtk_widget_class_install_action (widget_class, "compare.save", NULL, save);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
dub_box_compare_window_init (DubBoxCompareWindow *self)
{
  self->ids = g_ptr_array_new_with_free_func (g_free);
  self->choices = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
dub_box_compare_window_new (GtkWidget *parent, const char *id)
{
  DubBoxCompareWindow *self = dub_child_window_new (DUB_TYPE_BOX_COMPARE_WINDOW, parent);

  self->id = g_strdup (id);
  add_others (self);
  compare (self);
  if (self->comparison != NULL)
    gtk_label_set_label (self->mine_name, dub_comparison_get_mine (self->comparison)->name);

  return GTK_WIDGET (self);
}
