/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-number-row.h"

#include "dub-entry-code.h"
#include "dub-ui.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _DubNumberRow {
  AdwEntryRow parent_instance;

  GtkWidget *sum;     /* the total of a sum */
  GtkWidget *warning; /* the icon for invalid text */

  char *title; /* owned */
  gint min;
  gint max;
  gint value;
  gint shown; /* last value set from outside */
};

enum { TARGET = 44 }; /* minimum size of a touch target */

G_DEFINE_FINAL_TYPE (DubNumberRow, dub_number_row, ADW_TYPE_ENTRY_ROW)

char *
dub_number_row_dup_title (const char *name)
{
  g_autofree char *first = g_utf8_strup (name, *name != '\0' ? g_utf8_next_char (name) - name : 0);

  return g_strconcat (first, *name != '\0' ? g_utf8_next_char (name) : "", NULL);
}

/* Not everybody sees red, so the title also shows the range. */
static void
show_problem (DubNumberRow *self, gboolean problem)
{
  GtkWidget *text = GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (self)));
  g_autofree char *title = NULL;

  if (problem)
    /* Translators: the title of a row for a number; %s is what is counted, then from where to where
     * it may go. */
    title = g_strdup_printf (C_ ("count", "%s (%d to %d)"), self->title, self->min, self->max);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), problem ? title : self->title);
  gtk_widget_set_visible (self->warning, problem);
  dub_ui_set_class (self, "error", problem);
  dub_ui_name (text, problem ? title : self->title);
  dub_ui_set_wrong (text, NULL, problem);
}

static void
show_sum (DubNumberRow *self, const char *text)
{
  gboolean is_sum = self->value != DUB_NUMBER_NONE && strpbrk (text, "+-") != NULL;

  dub_ui_take_text (self->sum, g_strdup_printf ("= %d", self->value));
  gtk_widget_set_visible (self->sum, is_sum);
}

static void
read_text (DubNumberRow *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self));
  gint value = DUB_NUMBER_NONE;
  gboolean good = dub_sum_parse (text, self->min, self->max, &value);
  gboolean changed = value != self->value;

  self->value = value;
  show_problem (self, !good && !dub_number_row_is_blank (self));
  show_sum (self, text);
  if (changed)
    g_signal_emit_by_name (self, "changed-number");
}

static void
dub_number_row_finalize (GObject *object)
{
  g_free (DUB_NUMBER_ROW (object)->title);

  G_OBJECT_CLASS (dub_number_row_parent_class)->finalize (object);
}

static void
dub_number_row_class_init (DubNumberRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = dub_number_row_finalize;
  dub_ui_add_signal (klass, "changed-number", G_TYPE_NONE);
}

static void
dub_number_row_init (DubNumberRow *self)
{
  self->value = self->shown = DUB_NUMBER_NONE;
  self->sum = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->sum, "numeric");
  gtk_widget_add_css_class (self->sum, "dim-label");
  self->warning = gtk_image_new_from_icon_name ("dialog-warning-symbolic");
  gtk_widget_set_visible (self->sum, FALSE);
  gtk_widget_set_visible (self->warning, FALSE);
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (self), self->sum);
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (self), self->warning);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  /* This makes an on-screen keyboard show the plus beside the digits. */
  adw_entry_row_set_input_purpose (ADW_ENTRY_ROW (self), GTK_INPUT_PURPOSE_NUMBER);
  g_signal_connect (self, "changed", G_CALLBACK (read_text), NULL);
}

GtkWidget *
dub_number_row_new (const char *name, gint min, gint max)
{
  DubNumberRow *self = g_object_new (DUB_TYPE_NUMBER_ROW, NULL);

  self->title = dub_number_row_dup_title (name);
  self->min = min;
  self->max = max;
  show_problem (self, FALSE);

  return GTK_WIDGET (self);
}

gint
dub_number_row_get_value (DubNumberRow *self)
{
  return self->value;
}

gboolean
dub_number_row_is_blank (DubNumberRow *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self));

  return text[strspn (text, " \t")] == '\0';
}

static char *
dup_shown (DubNumberRow *self)
{
  return self->shown == DUB_NUMBER_NONE ? g_strdup ("") : g_strdup_printf ("%d", self->shown);
}

gboolean
dub_number_row_is_edited (DubNumberRow *self)
{
  g_autofree char *shown = dup_shown (self);

  return !g_str_equal (shown, gtk_editable_get_text (GTK_EDITABLE (self))) &&
         (self->value == DUB_NUMBER_NONE || self->value != self->shown);
}

/* While the row has the focus, it treats any change as something to apply, so the button is
 * hidden in the meantime. */
void
dub_number_row_reset (DubNumberRow *self)
{
  gboolean applies = adw_entry_row_get_show_apply_button (ADW_ENTRY_ROW (self));
  g_autofree char *text = dup_shown (self);

  adw_entry_row_set_show_apply_button (ADW_ENTRY_ROW (self), FALSE);
  if (!g_str_equal (text, gtk_editable_get_text (GTK_EDITABLE (self))))
    gtk_editable_set_text (GTK_EDITABLE (self), text);
  gtk_editable_set_position (GTK_EDITABLE (self), -1);
  adw_entry_row_set_show_apply_button (ADW_ENTRY_ROW (self), applies);
}

void
dub_number_row_set_value (DubNumberRow *self, gint value)
{
  if (value == self->shown)
    return;
  self->shown = value;
  dub_number_row_reset (self);
}

static GtkWidget *
new_row (const char *name, GtkWidget *control)
{
  g_autofree char *title = dub_number_row_dup_title (name);
  GtkWidget *row = dub_ui_new_row (title, NULL);

  dub_ui_name (row, title);
  dub_ui_name (control, title);

  return row;
}

GtkWidget *
dub_counter_row_new (const char *name, guint max, guint value, GtkWidget **counter)
{
  GtkWidget *row;

  *counter = gtk_spin_button_new_with_range (0, max, 1);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (*counter), value);
  g_object_set (*counter, "width-chars", 2, "max-width-chars", 2, "height-request", TARGET,
                "valign", GTK_ALIGN_CENTER, NULL);
  row = new_row (name, *counter);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), *counter);

  return row;
}

GtkWidget *
dub_check_row_new (const char *name, gboolean active, GtkWidget **check)
{
  GtkWidget *row;

  *check = g_object_new (GTK_TYPE_CHECK_BUTTON, "active", active, NULL);
  row = new_row (name, *check);
  dub_ui_add_control (row, *check, TRUE);

  return row;
}
