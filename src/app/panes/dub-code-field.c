/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-code-field.h"

#include "dub-entry-code.h"
#include "dub-pane.h"
#include "dub-ui.h"

#include <glib/gi18n-lib.h>

struct _DubCodeField {
  GtkBox parent_instance;

  GtkWidget *entry;
  GtkWidget *reading; /* a label */

  DubSession *session; /* unowned */
  DubDisplayName display;
};

G_DEFINE_FINAL_TYPE (DubCodeField, dub_code_field, GTK_TYPE_BOX)

static void
set_reading (DubCodeField *self, const char *sentence, gboolean is_problem)
{
  gtk_label_set_label (GTK_LABEL (self->reading), sentence);
  gtk_widget_set_tooltip_text (self->reading, *sentence != '\0' ? sentence : NULL);
  dub_ui_set_class (self->reading, "error", is_problem);
  dub_ui_describe (self->entry, sentence);
}

/* A code that is not complete yet is not understood either, so while typing a problem is shown
 * only if more follows it. */
static void
update (DubCodeField *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  g_auto (DubEntryLine) line = { 0 };

  if (self->session == NULL)
    return;
  dub_entry_line_read (self->session, self->display, text, &line);
  if (line.problem != NULL &&
      (line.understood == NULL || strpbrk (text + line.rest, " ,;") != NULL))
    set_reading (self, line.problem, TRUE);
  else
    set_reading (self, line.understood != NULL ? line.understood : "", FALSE);
}

/* Codes that are not understood stay, to be corrected. */
static void
enter (DubCodeField *self)
{
  g_autofree char *text = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  g_auto (DubEntryLine) line = { 0 };

  if (*text == '\0') {
    gtk_widget_activate_action (GTK_WIDGET (self), "game.go-on", NULL);
    return;
  }
  dub_entry_line_read (self->session, self->display, text, &line);
  for (guint i = 0; i < line.actions->len; i++)
    dub_pane_perform (GTK_WIDGET (self), &g_array_index (line.actions, DubAction, i));
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text + line.rest);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
  if (line.problem != NULL)
    set_reading (self, line.problem, TRUE);
}

static void
dub_code_field_class_init (DubCodeFieldClass *klass)
{
}

/* The line below the field is there even if it is empty, so that nothing moves. */
static void
dub_code_field_init (DubCodeField *self)
{
  self->entry = gtk_entry_new ();
  self->reading = gtk_label_new ("");
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->entry), C_("codes", "Codes: b3 o7t bp blue"));
  gtk_widget_set_tooltip_text (
      self->entry,
      C_("codes", "Garments: the letter of the color, Prestige Points, t for the thimble. "
                               "Resource tiles: bp, go, bp+go. Employees: the number or first letters. "
                               "Jewelry tiles: the color."));
  dub_ui_name (self->entry, C_("codes", "Tiles and cards as codes"));
  gtk_label_set_xalign (GTK_LABEL (self->reading), 0);
  gtk_label_set_ellipsize (GTK_LABEL (self->reading), PANGO_ELLIPSIZE_START);
  gtk_widget_add_css_class (self->reading, "caption");
  gtk_widget_add_css_class (GTK_WIDGET (self), "code-field");
  gtk_box_append (GTK_BOX (self), self->entry);
  gtk_box_append (GTK_BOX (self), self->reading);
  g_signal_connect_swapped (self->entry, "changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (self->entry, "activate", G_CALLBACK (enter), self);
}

void
dub_code_field_set_display (DubCodeField *self, DubSession *session, DubDisplayName display)
{
  self->session = session;
  self->display = display;
  update (self);
}

void
dub_code_field_type (DubCodeField *self, const char *text)
{
  int end = -1;

  gtk_widget_grab_focus (self->entry);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), end);
  end = gtk_editable_get_position (GTK_EDITABLE (self->entry));
  gtk_editable_insert_text (GTK_EDITABLE (self->entry), text, -1, &end);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), end);
}
