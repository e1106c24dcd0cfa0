/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-panes.h"

#include "dub-session.h"
#include "dub-ui.h"

#include <string.h>

#define BUFFER "dub-note-buffer" /* data of a session */

struct _DubNoteBox {
  DubPane parent_instance;

  GtkTextView *field;
};

DUB_DEFINE_BARE_TYPE (DubNoteBox, dub_note_box, DUB_TYPE_PANE)

static char *
dup_text (DubNoteBox *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->field);
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);

  return g_strstrip (gtk_text_buffer_get_text (buffer, &start, &end, FALSE));
}

static void
save (DubNoteBox *self)
{
  DubSession *session = dub_pane_get_session (DUB_PANE (self));
  g_autofree char *text = dup_text (self);
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (session == NULL || dub_session_get_read_only (session) ||
      g_str_equal (text, dub_session_get_note (session)) ||
      dub_session_set_note (session, text, &error))
    return;
  sentence = dub_session_dup_sentence (session, error);
  dub_ui_say (self, sentence);
}

/* A longer note than fits into the file is cut here, in sight. */
static void
limit_cb (GtkTextBuffer *buffer)
{
  GtkTextIter start, end;

  if (gtk_text_buffer_get_char_count (buffer) <= DUB_MAX_GAME_NOTE)
    return;
  gtk_text_buffer_get_iter_at_offset (buffer, &start, DUB_MAX_GAME_NOTE);
  gtk_text_buffer_get_end_iter (buffer, &end);
  gtk_text_buffer_delete (buffer, &start, &end);
}

/* The page of a game has two of these, which share what is entered. */
static GtkTextBuffer *
get_buffer (DubSession *session)
{
  GtkTextBuffer *buffer = g_object_get_data (G_OBJECT (session), BUFFER);

  if (buffer == NULL) {
    buffer = gtk_text_buffer_new (NULL);
    gtk_text_buffer_set_text (buffer, dub_session_get_note (session), -1);
    g_signal_connect (buffer, "changed", G_CALLBACK (limit_cb), NULL);
    g_object_set_data_full (G_OBJECT (session), BUFFER, buffer, g_object_unref);
  }

  return buffer;
}

static void
dub_note_box_unmap (GtkWidget *widget)
{
  save (DUB_NOTE_BOX (widget));

  GTK_WIDGET_CLASS (dub_note_box_parent_class)->unmap (widget);
}

static void
dub_note_box_update (DubPane *pane, DubSession *session)
{
  DubNoteBox *self = DUB_NOTE_BOX (pane);

  gtk_text_view_set_buffer (self->field, get_buffer (session));
  gtk_text_view_set_editable (self->field, !dub_session_get_read_only (session));
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubNoteBox, name)

static void
dub_note_box_class_init (DubNoteBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->unmap = dub_note_box_unmap;
  DUB_PANE_CLASS (klass)->update = dub_note_box_update;

  dub_template_set (widget_class, "dub-note-box", CHILD (field), NULL);
  gtk_widget_class_bind_template_callback (widget_class, save);
}
