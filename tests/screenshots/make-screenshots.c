/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * make-screenshots [--language CODE] [--scene NAME] [--size WIDTHxHEIGHT] [--box NAME] [--frame]
 *   FOLDER
 *
 * Makes pictures of every page in FOLDER, light and dark, narrow and wide, as
 * PAGE-WIDTH-SCHEME[-LANGUAGE].png. It plays the games for them in a temporary folder. Two runs on
 * one machine make the same pictures; other machines may have other fonts. The program reports a
 * page that needs more room than it should, and makes its picture as large as necessary.
 */

#include "picture.h"
#include "scene.h"
#include "setting.h"

#include <errno.h>
#include <stdio.h>

typedef struct {
  int width;
  int height;
  guint kinds; /* a set of SceneKind bits */
} Size;

enum {
  WINDOWS = 1 << SCENE_WINDOW,
  GAMES = 1 << SCENE_GAME,
  NARROW = 1 << SCENE_NARROW,
  DIALOGS = 1 << SCENE_DIALOG,
};

static const Size sizes[] = {
  { 360, 720, WINDOWS | GAMES | NARROW | DIALOGS },
  { 900, 860, GAMES },
  { 1280, 860, WINDOWS | GAMES | DIALOGS },
  { 1600, 1000, GAMES },
};

static const char *const schemes[] = { "light", "dark" };

static char *language;
static char *only;
static char *only_size;
static char *box;
static gboolean is_framed;
static char **folders;

static const GOptionEntry entries[] = {
  { "language", 0, 0, G_OPTION_ARG_STRING, &language, "The language of the pages", "CODE" },
  { "scene", 0, 0, G_OPTION_ARG_STRING, &only, "Only this page", "NAME" },
  { "size", 0, 0, G_OPTION_ARG_STRING, &only_size, "Only this size, which may be any",
    "WIDTHxHEIGHT" },
  { "box", 0, 0, G_OPTION_ARG_STRING, &box, "The shipped box of the games", "NAME" },
  { "frame", 0, 0, G_OPTION_ARG_NONE, &is_framed, "With round corners and a shadow", NULL },
  { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &folders, NULL, "FOLDER" },
  { 0 },
};

/* A dialog has its natural width, unless the screen is narrower; a question has exactly its natural
 * size. */
static gboolean
give_size (Stage *stage, const Scene *scene, const Size *size)
{
  if (scene->kind != SCENE_DIALOG ||
      (size->width == sizes[0].width && !ADW_IS_MESSAGE_DIALOG (stage->shown)))
    return picture_resize (stage->shown, size->width, size->height);
  picture_settle (stage->shown);

  return TRUE;
}

/* Returns the innermost widget that is too wide; of several, the widest. */
static GtkWidget *
find_widest (GtkWidget *widget, int width)
{
  GtkWidget *widest = NULL;
  int most = width;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    int minimum;

    /* Hidden pages of a stack need no room. */
    if (!gtk_widget_should_layout (child) ||
        (GTK_IS_STACK (widget) && !gtk_widget_get_child_visible (child)))
      continue;
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
    if (minimum <= most)
      continue;
    most = minimum;
    widest = child;
  }

  return widest != NULL ? find_widest (widest, width) : widget;
}

static void
complain (GtkWindow *window, const char *name, int width)
{
  GtkWidget *widest = find_widest (GTK_WIDGET (window), width);

  g_printerr ("%s is %d wide, because of:", name, gtk_widget_get_width (GTK_WIDGET (window)));
  for (; widest != NULL; widest = gtk_widget_get_parent (widest))
    g_printerr (" %s", G_OBJECT_TYPE_NAME (widest));
  g_printerr ("\n");
}

static gboolean
make_picture (Stage *stage, const Scene *scene, const Size *size, const char *scheme)
{
  g_autofree char *name =
      g_strdup_printf ("%s-%d-%s%s%s.png", scene->name, size->width, scheme,
                       language != NULL ? "-" : "", language != NULL ? language : "");
  g_autofree char *path = g_build_filename (folders[0], name, NULL);

  if (!give_size (stage, scene, size))
    complain (stage->shown, name, size->width);
  /* The focus ring appears and disappears with time. */
  gtk_window_set_focus_visible (stage->shown, FALSE);
  picture_settle (stage->shown);
  if (picture_save (stage->shown, is_framed, path))
    return TRUE;
  g_printerr ("%s cannot be written\n", path);

  return FALSE;
}

static gboolean
make_both (Stage *stage, const Scene *scene, const Size *size)
{
  g_autoptr (GSettings) settings = g_settings_new (DUB_APPLICATION_ID);
  gboolean good = TRUE;

  for (guint i = 0; i < G_N_ELEMENTS (schemes); i++) {
    g_settings_set_string (settings, "color-scheme", schemes[i]);
    good = make_picture (stage, scene, size, schemes[i]) && good;
  }

  return good;
}

static gboolean
make_pictures (Stage *stage, const Scene *scene)
{
  gboolean good = TRUE;
  Size size;

  scene->show (stage);
  if (only_size != NULL && sscanf (only_size, "%dx%d", &size.width, &size.height) == 2)
    good = make_both (stage, scene, &size);
  /* Widest first, since a dialog has its natural size only at the beginning. */
  for (guint i = G_N_ELEMENTS (sizes); only_size == NULL && i-- > 0;)
    if ((sizes[i].kinds & (1u << scene->kind)) != 0)
      good = make_both (stage, scene, &sizes[i]) && good;
  stage_clear (stage);

  return good;
}

static gboolean
make_all (Stage *stage)
{
  gboolean good = TRUE;

  for (guint i = 0; i < n_scenes; i++)
    if (only == NULL || g_str_equal (only, scenes[i].name))
      good = make_pictures (stage, &scenes[i]) && good;

  return good;
}

static gboolean
parse (int *argc, char ***argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (context, entries, NULL);
  if (g_option_context_parse (context, argc, argv, &error) && folders != NULL)
    return TRUE;
  g_printerr ("make-screenshots: %s\n", error != NULL ? error->message : "no folder is given");

  return FALSE;
}

int
main (int argc, char **argv)
{
  gboolean good = FALSE;
  Stage stage;

  if (!parse (&argc, &argv))
    return 2;
  if (g_mkdir_with_parents (folders[0], 0755) != 0) {
    g_printerr ("make-screenshots: %s: %s\n", folders[0], g_strerror (errno));
    return 1;
  }
  if (box != NULL)
    stage_choose_box (box);
  if (setting_open (&stage, language, NULL))
    good = make_all (&stage);
  setting_close (&stage);

  return !good;
}
