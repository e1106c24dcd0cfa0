/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "setting.h"

#include "dub-text.h"
#include "picture.h"
#include "tree-fixture.h"

static char *home; /* owned */

/* Turns animations and the window frame off, sets the buttons of a GNOME desktop, and renders text
 * the same way on every machine with the font. */
static void
calm_down (const char *font)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, "gtk-cursor-blink",
                FALSE, "gtk-font-name", font != NULL ? font : "Cantarell 11",
                "gtk-decoration-layout", ":close", "gtk-xft-dpi", 96 * 1024, "gtk-xft-antialias", 1,
                "gtk-xft-hinting", 0, "gtk-xft-rgba", "none", NULL);
  gtk_css_provider_load_from_data (
      provider,
      "window { margin: 0; padding: 0; border-radius: 0; box-shadow: none; }"
      "scrollbar { opacity: 0; }", /* scroll bars appear and disappear with time */
      -1);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_USER);
}

gboolean
setting_open (Stage *stage, const char *language, const char *font)
{
  g_autoptr (GError) error = NULL;

  home = g_dir_make_tmp ("dubarry-scenes-XXXXXX", NULL);
  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_setenv ("XDG_CONFIG_HOME", home, TRUE);
  g_setenv ("GSETTINGS_BACKEND", "memory", TRUE);
  g_setenv ("TZ", "UTC", TRUE);
  if (language != NULL)
    g_setenv ("LANGUAGE", language, TRUE);
  dub_text_init ();
  *stage = (Stage){ .application = dub_application_new () };
  if (!g_application_register (G_APPLICATION (stage->application), NULL, &error)) {
    g_printerr ("%s: %s\n", g_get_prgname (), error->message);
    return FALSE;
  }

  calm_down (font);
  g_application_activate (G_APPLICATION (stage->application));
  stage->window =
      DUB_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (stage->application)));
  stage->shown = GTK_WINDOW (stage->window);
  picture_settle (stage->shown);

  return TRUE;
}

void
setting_close (Stage *stage)
{
  if (stage->window != NULL)
    gtk_window_destroy (GTK_WINDOW (stage->window));
  g_clear_object (&stage->application);
  test_tree_remove (home);
  g_clear_pointer (&home, g_free);
}
