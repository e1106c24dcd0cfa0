/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-code-field.h"

#include "dub-entry-code.h"
#include "dub-pane.h"
#include "dub-template.h"
#include "dub-ui.h"

struct _DubCodeField {
  GtkBox parent_instance;

  GtkWidget *entry;
  GtkWidget *reading; /* a label */

  DubSession *session; /* unowned */
  DubDisplayName display;
};

DUB_DEFINE_TEMPLATE_TYPE (DubCodeField, dub_code_field, GTK_TYPE_BOX)

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
  for (guint i = 0; i < line.moves->len; i++)
    dub_pane_perform (GTK_WIDGET (self), &g_array_index (line.moves, DubMove, i));
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text + line.rest);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
  if (line.problem != NULL)
    set_reading (self, line.problem, TRUE);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubCodeField, name)

static void
dub_code_field_class_init (DubCodeFieldClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  dub_template_set (widget_class, "dub-code-field", CHILD (entry), CHILD (reading), NULL);
  gtk_widget_class_bind_template_callback (widget_class, update);
  gtk_widget_class_bind_template_callback (widget_class, enter);
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
