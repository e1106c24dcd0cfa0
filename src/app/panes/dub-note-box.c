/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-note-box.h"

#include "dub-pane.h"
#include "dub-session-note.h"
#include "dub-ui.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define BUFFER "dub-note-buffer" /* data of a session */

struct _DubNoteBox {
  AdwBin parent_instance;

  GtkTextView *view;

  DubSession *session; /* owned; NULL if there is none */
};

G_DEFINE_FINAL_TYPE (DubNoteBox, dub_note_box, ADW_TYPE_BIN)

static char *
dup_text (DubNoteBox *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->view);
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);

  return g_strstrip (gtk_text_buffer_get_text (buffer, &start, &end, FALSE));
}

static void
save (DubNoteBox *self)
{
  g_autofree char *text = dup_text (self);
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (self->session == NULL || dub_session_get_read_only (self->session) ||
      g_str_equal (text, dub_session_get_note (self->session)) ||
      dub_session_set_note (self->session, text, &error))
    return;
  sentence = dub_session_dup_sentence (self->session, error);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.say", "s", sentence);
}

/* A longer note than fits into the file is cut here, in sight. */
static void
limit_cb (GtkTextBuffer *buffer)
{
  GtkTextIter start, end;
  g_autofree char *text = NULL;
  const char *last;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  text = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  if (strlen (text) <= DUB_MAX_GAME_NOTE)
    return;
  last = g_utf8_find_prev_char (text, text + DUB_MAX_GAME_NOTE + 1);
  gtk_text_buffer_get_iter_at_offset (buffer, &start, (int) g_utf8_pointer_to_offset (text, last));
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
dub_note_box_dispose (GObject *object)
{
  g_clear_object (&DUB_NOTE_BOX (object)->session);

  G_OBJECT_CLASS (dub_note_box_parent_class)->dispose (object);
}

static void
dub_note_box_class_init (DubNoteBoxClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dub_note_box_dispose;
  GTK_WIDGET_CLASS (klass)->unmap = dub_note_box_unmap;
}

static void
dub_note_box_init (DubNoteBox *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *title = dub_pane_new_label (C_("note", "Your notes"), "heading");
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->view = GTK_TEXT_VIEW (gtk_text_view_new ());
  /* Tab leaves the field, as everywhere else on the page. */
  g_object_set (self->view, "wrap-mode", GTK_WRAP_WORD_CHAR, "accepts-tab", FALSE, "top-margin", 10,
                "bottom-margin", 10, "left-margin", 12, "right-margin", 12, "height-request", 96,
                NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->view), "note-field");
  dub_ui_name (self->view, C_("note", "Your notes"));
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (save), self);
  gtk_widget_add_controller (GTK_WIDGET (self->view), focus);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->view));
  adw_bin_set_child (ADW_BIN (self), box);
}

GtkWidget *
dub_note_box_new (void)
{
  return g_object_new (DUB_TYPE_NOTE_BOX, NULL);
}

void
dub_note_box_set_session (DubNoteBox *self, DubSession *session)
{
  if (!g_set_object (&self->session, session) || session == NULL)
    return;
  gtk_text_view_set_buffer (self->view, get_buffer (session));
  gtk_text_view_set_editable (self->view, !dub_session_get_read_only (session));
}
