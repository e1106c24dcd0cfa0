/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-box-assistant-save.h"

#include "dub-box-editor.h"
#include "dub-text-box.h"
#include "dub-text.h"

#include <glib/gi18n-lib.h>

#define KEY "dub-session" /* data of the dialog: the session */

static char *
list_changes (const DubBox *before, const DubBox *after)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (DubSection i = 0; i < DUB_N_SECTIONS; i++)
    if (!dub_box_has_same_section (before, after, i)) {
      g_autofree char *name = dub_text_section (i);

      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", name);
    }

  return g_strdup (names->str);
}

/* The error of the game only says that a space does not exist. */
static char *
describe (const GError *error)
{
  if (g_error_matches (error, DUB_RULES_ERROR, DUB_REASON_NO_ROOM))
    return g_strdup (C_ ("match my box", "A space you removed still has a piece on it. Clear that "
                                         "space first, or keep it."));

  return dub_text_error (error);
}

static gboolean
leave_cb (gpointer assistant)
{
  dub_box_assistant_leave (assistant);

  return G_SOURCE_REMOVE;
}

/* This has to wait for the dialog, whose parent is the assistant. */
static void
leave_later (DubBoxAssistant *assistant)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, leave_cb, g_object_ref (assistant), g_object_unref);
}

static void
corrected_cb (gpointer data, const GError *error)
{
  g_autoptr (DubBoxAssistant) assistant = data;
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (assistant));

  if (dub_box_assistant_get_editor (assistant) == NULL)
    return; /* the window is closed */
  gtk_widget_set_sensitive (GTK_WIDGET (assistant), TRUE);
  if (error != NULL) {
    g_autofree char *sentence = describe (error);

    dub_box_assistant_say (assistant, sentence);
    return;
  }
  if (parent != NULL)
    gtk_widget_activate_action (GTK_WIDGET (parent), "win.say", "s",
                                C_ ("match my box", "Corrected from now on."));
  leave_later (assistant);
}

static void
finish_save (AdwMessageDialog *dialog, const char *response, DubBoxAssistant *assistant)
{
  DubSession *session = g_object_get_data (G_OBJECT (dialog), KEY);
  DubBoxEditor *editor = dub_box_assistant_get_editor (assistant);

  if (g_str_equal (response, "cancel"))
    return;
  /* Anything entered from now on would be lost. */
  gtk_widget_set_sensitive (GTK_WIDGET (assistant), FALSE);
  dub_box_correct (session, &dub_box_editor_get_draft (editor)->box, g_str_equal (response, "both"),
                   C_ ("box", "Your copy"), corrected_cb, g_object_ref (assistant));
}

void
dub_box_save_ask (DubBoxAssistant *assistant, DubSession *session)
{
  DubBoxEditor *editor = dub_box_assistant_get_editor (assistant);
  g_autofree char *changes =
      list_changes (&dub_session_get_game (session)->box, &dub_box_editor_get_draft (editor)->box);
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (
      adw_message_dialog_new (GTK_WINDOW (assistant),
                              C_ ("dialog", "Correct the Box Profile of This Game?"), NULL));

  adw_message_dialog_format_body (dialog,
                                  /* Translators: %s is a list of parts of the box. */
                                  C_ ("dialog", "The game will use the new values. Undo restores "
                                                "the old ones. Changed: %s"),
                                  changes);
  adw_message_dialog_add_responses (dialog, "cancel", C_ ("button", "Cancel"), "game",
                                    C_ ("button", "This Game Only"), "both",
                                    C_ ("button", "Game and Profile"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "both", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "both");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_object_set_data_full (G_OBJECT (dialog), KEY, g_object_ref (session), g_object_unref);
  g_signal_connect_object (dialog, "response", G_CALLBACK (finish_save), assistant, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
finish_leave (AdwMessageDialog *dialog, const char *response, DubBoxAssistant *assistant)
{
  if (g_str_equal (response, "leave"))
    leave_later (assistant);
}

void
dub_box_save_ask_leave (DubBoxAssistant *assistant)
{
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (
      adw_message_dialog_new (GTK_WINDOW (assistant), C_ ("dialog", "Discard Changes?"),
                              C_ ("dialog", "The game keeps its current values.")));

  adw_message_dialog_add_responses (dialog, "cancel", C_ ("button", "Cancel"), "leave",
                                    C_ ("button", "Discard"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "leave", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (finish_leave), assistant, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}
