/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every scene looks as it did when its reference was made. A reference is a picture of
 * half the size in the source folder. It is compared at a quarter of the size, where the
 * edges of letters are grey already, and a part of it may differ: this is not about
 * pixels, but about panes that are gone, colours that are another and things that moved.
 *
 * Where one differs, the new picture and one with the difference in red are left in the
 * folder DUB_TEST_OUTPUT. With DUB_RENEW_REFERENCES set, the pictures become the
 * references; renew.sh does that.
 */

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
  SCALE = 2,      /* of a reference */
  SHADES = 16,    /* of each channel in a reference */
  BLOCK = 2,      /* of its pixels that are compared together */
  MAX_APART = 24, /* of 255, in any channel */
};

/* The part of a picture that may differ. Two runs do not differ at all, and a new day in
 * the name of a game hardly; silks of other colours are 0.4 % of a page with the board. */
static const double max_part = 0.003;

/* Other versions of libadwaita look different. */
enum { ADW_MAJOR = 1, ADW_MINOR = 2 };

static const char *const in_the_dark[] = { "welcome", "orders", "your-turn", "winner", NULL };

static Stage stage;

/* A picture of RGB24. */
static cairo_surface_t *
shrink (GdkTexture *texture)
{
  int width = gdk_texture_get_width (texture), height = gdk_texture_get_height (texture);
  gsize stride = (gsize) width * 4;
  g_autofree guchar *pixels = g_malloc (stride * (gsize) height);
  cairo_surface_t *small =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, width / SCALE, height / SCALE);
  guchar *out = cairo_image_surface_get_data (small);
  int out_stride = cairo_image_surface_get_stride (small);

  gdk_texture_download (texture, pixels, stride);
  cairo_surface_flush (small);
  for (int y = 0; y < height / SCALE; y++)
    for (int x = 0; x < width / SCALE; x++)
      for (int channel = 0; channel < 4; channel++) {
        const guchar *at =
            pixels + (gsize) (y * SCALE) * stride + (gsize) (x * SCALE) * 4 + channel;

        out[y * out_stride + x * 4 + channel] =
            (guchar) ((at[0] + at[4] + at[stride] + at[stride + 4] + 2) / 4);
      }
  cairo_surface_mark_dirty (small);

  return small;
}

static guint
get_mean (cairo_surface_t *picture, int x, int y, int channel)
{
  const guchar *pixels = cairo_image_surface_get_data (picture);
  int stride = cairo_image_surface_get_stride (picture);
  guint sum = 0;

  for (int i = 0; i < BLOCK; i++)
    for (int j = 0; j < BLOCK; j++)
      sum += pixels[(y + i) * stride + (x + j) * 4 + channel];

  return sum / (BLOCK * BLOCK);
}

static gboolean
is_apart (cairo_surface_t *a, cairo_surface_t *b, int x, int y)
{
  for (int channel = 0; channel < 3; channel++) {
    int apart = (int) get_mean (a, x, y, channel) - (int) get_mean (b, x, y, channel);

    if (ABS (apart) > MAX_APART)
      return TRUE;
  }

  return FALSE;
}

/* The part of the picture that differs; where it does, mark is painted over. */
static double
compare (cairo_surface_t *a, cairo_surface_t *b, cairo_t *mark)
{
  int width = cairo_image_surface_get_width (a), height = cairo_image_surface_get_height (a);
  guint n = 0, n_apart = 0;

  if (cairo_image_surface_get_width (b) != width || cairo_image_surface_get_height (b) != height)
    return 1;
  for (int y = 0; y + BLOCK <= height; y += BLOCK)
    for (int x = 0; x + BLOCK <= width; x += BLOCK) {
      n++;
      if (!is_apart (a, b, x, y))
        continue;
      n_apart++;
      cairo_rectangle (mark, x, y, BLOCK, BLOCK);
      cairo_fill (mark);
    }

  return (double) n_apart / n;
}

/* A pale copy with a red brush for what differs. */
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
  cairo_set_source_rgb (cairo, 0.9, 0, 0);

  return cairo;
}

/* Few shades make a small file; what is lost is less than what may differ. */
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
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, file, NULL);
  const char *output = g_getenv ("DUB_TEST_OUTPUT");
  cairo_surface_t *reference = cairo_image_surface_create_from_png (path);
  cairo_t *difference = begin_difference (picture);
  double part = 1;

  if (cairo_surface_status (reference) == CAIRO_STATUS_SUCCESS)
    part = compare (picture, reference, difference);
  g_test_message ("%s: %.2f %% differ", name, part * 100);
  if (part > max_part) {
    save (picture, output, name, ".png");
    save (cairo_get_target (difference), output, name, "-difference.png");
    g_test_message ("%s is not as its reference: see it and its difference in %s, then mend it "
                    "or run tests/references/renew.sh",
                    name, output);
    g_test_fail ();
  }
  cairo_destroy (difference);
  cairo_surface_destroy (reference);
}

static void
check_scheme (const Scene *scene, const char *scheme)
{
  g_autoptr (GSettings) settings = g_settings_new (DUB_APPLICATION_ID);
  g_autofree char *name = g_strdup_printf ("%s-%s", scene->name, scheme);
  g_autoptr (GdkTexture) texture = NULL;
  cairo_surface_t *picture;

  g_settings_set_string (settings, "color-scheme", scheme);
  gtk_window_set_focus_visible (stage.shown, FALSE);
  picture_settle (stage.shown);
  texture = picture_take (stage.shown);
  picture = shrink (texture);
  if (g_getenv ("DUB_RENEW_REFERENCES") != NULL) {
    reduce (picture);
    save (picture, g_test_get_dir (G_TEST_DIST), name, ".png");
  } else {
    check_picture (picture, name);
  }
  cairo_surface_destroy (picture);
}

static void
test_scene (gconstpointer data)
{
  const Scene *scene = data;

  if (adw_get_major_version () != ADW_MAJOR || adw_get_minor_version () != ADW_MINOR) {
    g_test_skip ("the references are of another version of libadwaita");
    return;
  }
  scene->show (&stage);
  if (scene->kind == SCENE_DIALOG)
    picture_settle (stage.shown);
  else if (scene->kind == SCENE_NARROW)
    g_assert_true (picture_resize (stage.shown, NARROW_WIDTH, NARROW_HEIGHT));
  else
    g_assert_true (picture_resize (stage.shown, WIDTH, HEIGHT));
  check_scheme (scene, "light");
  if (g_strv_contains (in_the_dark, scene->name))
    check_scheme (scene, "dark");
  stage_clear (&stage);
}

int
main (int argc, char **argv)
{
  int status = 1;

  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions (); /* all that differ are told of at once */
  for (guint i = 0; i < n_scenes; i++) {
    g_autofree char *path = g_strconcat ("/references/", scenes[i].name, NULL);

    g_test_add_data_func (path, &scenes[i], test_scene);
  }
  if (setting_open (&stage, "en", "DejaVu Sans 11"))
    status = g_test_run ();
  setting_close (&stage);

  return status;
}
