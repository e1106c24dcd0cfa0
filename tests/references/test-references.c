/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-references plain|contrast|fr|uk
 *
 * Every scene looks like its reference, and some do in the dark, in high contrast and in other
 * languages too. A reference is a picture of half the size in the source folder. Each version of
 * libadwaita has its own set, since versions draw differently; compare.h has the allowed
 * differences.
 *
 * For each difference, the test leaves the new picture and one with the difference in red in the
 * folder DUB_TEST_OUTPUT. With DUB_RENEW_REFERENCES set, the pictures become the references;
 * renew.sh does that.
 */

#include "compare.h"
#include "dub-space.h"
#include "picture.h"
#include "scene.h"
#include "setting.h"

#include <adwaita.h>
#include <glib/gstdio.h>

enum {
  WIDTH = 1280,
  HEIGHT = 860,
  NARROW_WIDTH = 360,
  NARROW_HEIGHT = 720,
  SHADES = 16, /* of each channel in a reference */
};

typedef struct {
  const char *name;
  const char *language;
  gboolean is_plain;     /* all scenes in the light, without a suffix in their names */
  const char *scenes[7]; /* scenes in the dark, or all of them */
} Look;

static const Look looks[] = {
  { "plain",
    "en",
    TRUE,
    { "welcome", "orders", "question", "your-turn", "winner", "correct-table", NULL } },
  { "contrast", "en", FALSE, { "orders", "your-turn", "question", "correct-table", NULL } },
  { "fr", "fr", FALSE, { "orders", NULL } },
  { "uk", "uk", FALSE, { "orders", NULL } },
};

static const Look *look;
static char *set; /* the folder of the references */
static Stage stage;

static cairo_surface_t *
take_picture (void)
{
  g_autoptr (GdkTexture) texture = picture_take (stage.shown);
  int width = gdk_texture_get_width (texture), height = gdk_texture_get_height (texture);
  gsize stride = (gsize) width * 4;
  g_autofree guchar *pixels = g_malloc (stride * (gsize) height);

  gdk_texture_download (texture, pixels, stride);

  return compare_shrink (pixels, stride, width, height);
}

/* The scroll position of the board depends on earlier pages; here it shows the lit places below. */
static void
scroll_board (void)
{
  GtkWidget *scroller =
      gtk_widget_get_ancestor (stage_find (&stage, DUB_TYPE_SPACE), GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  gboolean is_lit = dub_session_get_turn (stage.session) != NULL ||
                    dub_session_get_question (stage.session) != NULL;

  gtk_adjustment_set_value (adjustment, is_lit ? gtk_adjustment_get_upper (adjustment) : 0);
}

/* Begins a pale copy with a red brush for the differences. */
static cairo_t *
begin_difference (cairo_surface_t *picture)
{
  cairo_surface_t *pale =
      cairo_surface_create_similar_image (picture, CAIRO_FORMAT_RGB24,
                                          cairo_image_surface_get_width (picture),
                                          cairo_image_surface_get_height (picture));
  cairo_t *cairo = cairo_create (pale);

  cairo_surface_destroy (pale);
  cairo_set_source_surface (cairo, picture, 0, 0);
  cairo_paint (cairo);
  cairo_set_source_rgba (cairo, 1, 1, 1, 0.7);
  cairo_paint (cairo);
  cairo_set_source_rgba (cairo, 0.9, 0, 0, 0.5);

  return cairo;
}

/* Few shades make a small file, and lose less than the comparison allows. */
static void
reduce (cairo_surface_t *picture)
{
  guchar *pixels = cairo_image_surface_get_data (picture);
  int size = cairo_image_surface_get_stride (picture) * cairo_image_surface_get_height (picture);

  cairo_surface_flush (picture);
  for (int i = 0; i < size; i++)
    pixels[i] = (guchar) ((pixels[i] * (SHADES - 1) + 127) / 255 * 255 / (SHADES - 1));
  cairo_surface_mark_dirty (picture);
}

static void
save (cairo_surface_t *picture, const char *folder, const char *name, const char *ending)
{
  g_autofree char *file = g_strconcat (name, ending, NULL);
  g_autofree char *path = g_build_filename (folder, file, NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0755), ==, 0);
  g_assert_cmpint (cairo_surface_write_to_png (picture, path), ==, CAIRO_STATUS_SUCCESS);
}

static void
check_picture (cairo_surface_t *picture, const char *name)
{
  g_autofree char *file = g_strconcat (name, ".png", NULL);
  g_autofree char *path = g_build_filename (set, file, NULL);
  const char *output = g_getenv ("DUB_TEST_OUTPUT");
  cairo_surface_t *reference = cairo_image_surface_create_from_png (path);
  cairo_t *difference = begin_difference (picture);
  guint n = G_MAXUINT;

  if (cairo_surface_status (reference) == CAIRO_STATUS_SUCCESS)
    n = compare_pictures (picture, reference, difference);
  if (n == G_MAXUINT)
    g_test_message ("%s: there is no picture of this size", name);
  else
    g_test_message ("%s: %u regions differ", name, n);
  if (n > 0) {
    save (picture, output, name, ".png");
    save (cairo_get_target (difference), output, name, "-difference.png");
    g_test_message ("%s is not as its reference: see it and its difference in %s, then mend it "
                    "or run make references",
                    name, output);
    g_test_fail ();
  }
  cairo_destroy (difference);
  cairo_surface_destroy (reference);
}

static void
check_scheme (const Scene *scene, const char *scheme, const char *ending)
{
  g_autoptr (GSettings) settings = g_settings_new (DUB_APPLICATION_ID);
  g_autofree char *name = g_strdup_printf ("%s-%s", scene->name, ending);
  cairo_surface_t *picture;

  g_settings_set_string (settings, "color-scheme", scheme);
  gtk_window_set_focus_visible (stage.shown, FALSE);
  picture_settle (stage.shown);
  picture = take_picture ();
  if (g_getenv ("DUB_RENEW_REFERENCES") != NULL) {
    reduce (picture);
    save (picture, set, name, ".png");
  } else {
    check_picture (picture, name);
  }
  cairo_surface_destroy (picture);
}

static void
test_scene (gconstpointer data)
{
  const Scene *scene = data;

  if (g_getenv ("DUB_RENEW_REFERENCES") == NULL && !g_file_test (set, G_FILE_TEST_IS_DIR)) {
    g_autofree char *reason = g_strdup_printf ("there are no references for libadwaita %u.%u",
                                               adw_get_major_version (), adw_get_minor_version ());

    g_test_skip (reason);
    return;
  }
  scene->show (&stage);
  if (scene->kind == SCENE_DIALOG)
    picture_settle (stage.shown);
  else if (scene->kind == SCENE_NARROW)
    g_assert_true (picture_resize (stage.shown, NARROW_WIDTH, NARROW_HEIGHT));
  else
    g_assert_true (picture_resize (stage.shown, WIDTH, HEIGHT));
  if (scene->kind == SCENE_GAME || scene->kind == SCENE_NARROW)
    scroll_board ();
  check_scheme (scene, "light", look->is_plain ? "light" : look->name);
  if (look->is_plain && g_strv_contains (look->scenes, scene->name))
    check_scheme (scene, "dark", "dark");
  stage_clear (&stage);
}

/* Warnings end the program, except for one outside our code: a message dialog of libadwaita 1.7
 * measures its heading for less room than it needs. */
static GLogWriterOutput
write_log (GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer user_data)
{
  for (gsize i = 0; i < n_fields; i++)
    if (ADW_IS_MESSAGE_DIALOG (stage.shown) && g_str_equal (fields[i].key, "MESSAGE") &&
        g_str_has_prefix (fields[i].value, "Trying to measure GtkLabel"))
      return g_log_writer_standard_streams (level, fields, n_fields, user_data);

  return g_log_writer_default (level, fields, n_fields, user_data);
}

static const Look *
find_look (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    if (g_strcmp0 (looks[i].name, name) == 0)
      return &looks[i];

  return NULL;
}

/* Without this check, the table of looks could name a scene that does not exist. */
static void
add_scenes (void)
{
  guint n = 0;

  for (guint i = 0; i < n_scenes; i++) {
    gboolean is_listed = g_strv_contains (look->scenes, scenes[i].name);
    g_autofree char *path = g_strdup_printf ("/references/%s/%s", look->name, scenes[i].name);

    n += is_listed;
    if (is_listed || look->is_plain)
      g_test_add_data_func (path, &scenes[i], test_scene);
  }
  g_assert_cmpuint (n, ==, g_strv_length ((char **) look->scenes));
}

int
main (int argc, char **argv)
{
  g_autofree char *folder =
      g_strdup_printf ("libadwaita-%u.%u", adw_get_major_version (), adw_get_minor_version ());
  int status = 1;

  g_test_init (&argc, &argv, NULL);
  g_log_set_writer_func (write_log, NULL, NULL);
  g_test_set_nonfatal_assertions (); /* reports all differences at once */
  look = find_look (argv[1]);
  if (look == NULL) {
    g_printerr ("usage: test-references plain|contrast|fr|uk\n");
    return 2;
  }
  set = g_test_build_filename (G_TEST_DIST, folder, NULL);
  add_scenes ();
  if (g_str_equal (look->name, "contrast"))
    g_setenv ("ADW_DEBUG_HIGH_CONTRAST", "1", TRUE);
  if (setting_open (&stage, look->language, "DejaVu Sans 11"))
    status = g_test_run ();
  setting_close (&stage);
  g_free (set);

  return status;
}
