/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-ui.h"

#include "dub-scroll.h"
#include "dub-text-error.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#define LAST_TOAST "dub-toast" /* data of an overlay: the last one, which is owned */

void
dub_ui_name (gpointer widget, const char *name)
{
  gtk_accessible_update_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
dub_ui_name_icon (gpointer widget, const char *name)
{
  gboolean is_new = gtk_widget_get_root (widget) == NULL && gtk_widget_get_visible (widget);

  /* GTK asks the display for the pointer whenever the tooltip of a visible widget is set, even if
   * that is in no window yet. */
  if (is_new)
    gtk_widget_set_visible (widget, FALSE);
  gtk_widget_set_tooltip_text (widget, name);
  if (is_new)
    gtk_widget_set_visible (widget, TRUE);
  dub_ui_name (widget, name);
}

void
dub_ui_describe (gpointer widget, const char *description)
{
  gtk_accessible_update_property (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

/* The button inside of a list takes the focus, but GTK gives it no name. */
static void
name_choice (GtkDropDown *list)
{
  GtkStringObject *choice = gtk_drop_down_get_selected_item (list);
  const char *name = g_object_get_data (G_OBJECT (list), "name");
  g_autofree char *label =
      /* Translators: what is counted, and the figure. */
      g_strdup_printf (C_ ("figure", "%s: %s"), name,
                       choice != NULL ? gtk_string_object_get_string (choice) : "");

  dub_ui_name (gtk_widget_get_first_child (GTK_WIDGET (list)), label);
}

void
dub_ui_name_list (GtkDropDown *list, const char *name)
{
  dub_ui_name (list, name);
  g_object_set_data_full (G_OBJECT (list), "name", g_strdup (name), g_free);
  g_signal_connect (list, "notify::selected-item", G_CALLBACK (name_choice), NULL);
  name_choice (list);
}

void
dub_ui_announce (gpointer widget, const char *sentence)
{
#if GTK_CHECK_VERSION(4, 14, 0)
  /* The oldest GTK that this builds with does not have it. */
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_accessible_announce (widget, sentence, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  G_GNUC_END_IGNORE_DEPRECATIONS
#endif
}

void
dub_ui_open_popover (GtkWidget *popover, GtkWidget *owner, GtkWidget *beside)
{
  graphene_rect_t at;

  gtk_widget_set_parent (popover, owner);
  if (beside == NULL || !gtk_widget_compute_bounds (beside, owner, &at))
    return;
  gtk_popover_set_pointing_to (GTK_POPOVER (popover),
                               &(GdkRectangle){ (int) at.origin.x, (int) at.origin.y,
                                                (int) at.size.width, (int) at.size.height });
  gtk_popover_popup (GTK_POPOVER (popover));
}

GtkWidget *
dub_ui_get_focus (gpointer widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

gboolean
dub_ui_has_focus (gpointer widget)
{
  GtkWidget *focus = dub_ui_get_focus (widget);

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

GArray *
dub_ui_find_focus (GtkWindow *window)
{
  GArray *path = g_array_new (FALSE, FALSE, sizeof (guint));

  for (GtkWidget *widget = gtk_window_get_focus (window);
       widget != NULL && widget != GTK_WIDGET (window); widget = gtk_widget_get_parent (widget)) {
    guint index = 0;

    for (GtkWidget *child = gtk_widget_get_prev_sibling (widget); child != NULL;
         child = gtk_widget_get_prev_sibling (child))
      index++;
    g_array_prepend_val (path, index);
  }

  return path;
}

void
dub_ui_focus_again (GtkWindow *window, const GArray *path)
{
  GtkWidget *widget = GTK_WIDGET (window);

  for (guint i = 0; widget != NULL && i < path->len; i++) {
    widget = gtk_widget_get_first_child (widget);
    for (guint j = g_array_index (path, guint, i); widget != NULL && j > 0; j--)
      widget = gtk_widget_get_next_sibling (widget);
  }
  if (widget != NULL && widget != GTK_WIDGET (window))
    gtk_widget_grab_focus (widget);
}

void
dub_ui_add_signal (gpointer klass, const char *name, GType parameter)
{
  g_signal_new (name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, parameter != G_TYPE_NONE, parameter);
}

void
dub_ui_set_class (gpointer widget, const char *css_class, gboolean has)
{
  if (has)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

void
dub_ui_set_pressed (gpointer widget, const char *css_class, gboolean pressed)
{
  if (css_class != NULL)
    dub_ui_set_class (widget, css_class, pressed);
  gtk_accessible_update_state (widget, GTK_ACCESSIBLE_STATE_PRESSED,
                               pressed ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                       : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
}

void
dub_ui_set_wrong (gpointer widget, const char *css_class, gboolean wrong)
{
  if (css_class != NULL)
    dub_ui_set_class (widget, css_class, wrong);
  gtk_accessible_update_state (widget, GTK_ACCESSIBLE_STATE_INVALID,
                               wrong ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE,
                               -1);
}

void
dub_ui_set_text (gpointer label, const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (label, text != NULL);
}

void
dub_ui_take_text (gpointer label, char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  g_free (text);
}

AdwToast *
dub_ui_new_toast (const char *sentence)
{
  AdwToast *toast = adw_toast_new ("");
  GtkWidget *label = gtk_label_new (sentence);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  adw_toast_set_custom_title (toast, label);

  return toast;
}

/* Returns NULL for a window without toasts. */
static AdwToastOverlay *
find_overlay (gpointer window)
{
  GtkWidget *content = ADW_IS_WINDOW (window) ? adw_window_get_content (window)
                       : ADW_IS_APPLICATION_WINDOW (window)
                           ? adw_application_window_get_content (window)
                           : NULL;

  return ADW_IS_TOAST_OVERLAY (content) ? ADW_TOAST_OVERLAY (content) : NULL;
}

/* A window in front may have been opened from that of the widget. */
static void
show_toast (GtkWidget *widget, AdwToast *toast, const char *sentence)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkApplication *application =
      root != NULL ? gtk_window_get_application (GTK_WINDOW (root)) : NULL;
  AdwToastOverlay *overlay =
      application != NULL ? find_overlay (gtk_application_get_active_window (application)) : NULL;

  if (overlay == NULL)
    overlay = find_overlay (root);
  if (overlay == NULL) {
    g_object_unref (toast);
    return;
  }
  if (g_object_get_data (G_OBJECT (overlay), LAST_TOAST) != NULL)
    adw_toast_dismiss (g_object_get_data (G_OBJECT (overlay), LAST_TOAST));
  g_object_set_data_full (G_OBJECT (overlay), LAST_TOAST, g_object_ref (toast), g_object_unref);
  dub_ui_announce (overlay, sentence);
  adw_toast_overlay_add_toast (overlay, toast);
}

void
dub_ui_say (gpointer widget, const char *sentence)
{
  show_toast (widget, dub_ui_new_toast (sentence), sentence);
}

void
dub_ui_report (gpointer widget, const GError *error)
{
  g_autofree char *sentence = dub_text_error (error);

  dub_ui_say (widget, sentence);
}

void
dub_ui_offer_undo (gpointer widget, const char *sentence, const char *action, const char *id)
{
  AdwToast *toast = dub_ui_new_toast (sentence);

  adw_toast_set_button_label (toast, C_ ("button", "Undo"));
  adw_toast_set_action_name (toast, action);
  adw_toast_set_action_target (toast, "s", id);
  show_toast (widget, toast, sentence);
}

GtkWidget *
dub_ui_new_list (const char *name)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  if (name != NULL)
    dub_ui_name (list, name);

  return list;
}

GtkWidget *
dub_ui_new_row (const char *title, const char *subtitle)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, NULL);

  /* Only now, since its labels hear of new properties in the reverse order. */
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle != NULL ? subtitle : "");
  if (subtitle != NULL)
    dub_ui_describe (row, subtitle);

  return row;
}

void
dub_ui_add_control (GtkWidget *row, GtkWidget *control, gboolean in_front)
{
  const char *subtitle = adw_action_row_get_subtitle (ADW_ACTION_ROW (row));

  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  if (in_front)
    adw_action_row_add_prefix (ADW_ACTION_ROW (row), control);
  else
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), control);
  if (subtitle != NULL && *subtitle != '\0')
    dub_ui_describe (control, subtitle);
}

/* A value that is set while the rows are laid out moves nothing, hence the next frame scrolls. */
static void
follow_cb (GtkWidget *row, GtkAdjustment *adjustment)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (row, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  if (scroller != NULL && gtk_widget_compute_bounds (row, scroller, &bounds) &&
      bounds.origin.y >= 0 && (double) bounds.origin.y < gtk_adjustment_get_page_size (adjustment))
    dub_scroll_into_sight (GTK_SCROLLED_WINDOW (scroller), row, 0);
}

/* It grows for a while, and once more when what it waits for has come. */
static void
follow_scroller (GtkWidget *row)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (row, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment;

  if (scroller == NULL)
    return;
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  g_signal_handlers_disconnect_by_data (adjustment, row);
  if (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (row)))
    g_signal_connect_object (adjustment, "changed", G_CALLBACK (follow_cb), row, G_CONNECT_SWAPPED);
}

void
dub_ui_follow_unfolding (AdwExpanderRow *row)
{
  g_signal_connect (row, "notify::expanded", G_CALLBACK (follow_scroller), NULL);
}

static GObjectClass *
get_parent_class (gpointer klass)
{
  return G_OBJECT_CLASS (g_type_class_peek_parent (klass));
}

/* GTK 4.8 does not know that the child of a bin is the bin's own. */
static void
dispose (GObject *object)
{
  if (ADW_IS_BIN (object))
    adw_bin_set_child (ADW_BIN (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), G_OBJECT_TYPE (object));

  get_parent_class (G_OBJECT_GET_CLASS (object))->dispose (object);
}

void
dub_template_set (GtkWidgetClass *klass, const char *name, ...)
{
  g_autofree char *path = g_strconcat ("/io/github/dubarry_companion/DuBarry/", name, ".ui", NULL);
  const char *child;
  va_list children;

  gtk_widget_class_set_template_from_resource (klass, path);
  va_start (children, name);
  while ((child = va_arg (children, const char *)) != NULL)
    gtk_widget_class_bind_template_child_full (klass, child, FALSE, va_arg (children, gssize));
  va_end (children);
  if (G_OBJECT_CLASS (klass)->dispose == get_parent_class (klass)->dispose)
    G_OBJECT_CLASS (klass)->dispose = dispose;
}
