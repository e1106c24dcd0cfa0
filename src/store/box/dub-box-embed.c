/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * dub-box-embed FILE...: prints C source with the profiles, one per edition in the order of
 * DubEdition, as the bytes of a DubBox. It runs while the program is built: an invalid profile
 * is not shipped, and using a shipped one does not take the time to parse it.
 */

#include "dub-box-file.h"

#include <stdio.h>

/* A profile takes the parts that it leaves out from the shipped one; these leave none out. */
const DubBox *
dub_box_get_shipped (DubEdition edition)
{
  g_assert_not_reached ();
}

static gboolean
print_box (const char *file, DubEdition edition, GError **error)
{
  g_autofree char *text = NULL;
  const guint8 *bytes;
  gsize length;
  DubBox box;

  if (!g_file_get_contents (file, &text, &length, error) ||
      !dub_box_parse_whole (text, length, &box, error))
    return FALSE;
  g_assert (box.edition == edition);
  bytes = (const guint8 *) &box;
  printf ("  { { ");
  for (gsize i = 0; i < sizeof box; i++)
    printf ("%u, ", bytes[i]);
  printf ("} },\n");

  return TRUE;
}

int
main (int argc, char **argv)
{
  g_assert (argc == DUB_N_EDITIONS + 1);

  printf (
      "#include \"dub-box-file.h\"\n\n"
      "static const union {\n  guint8 bytes[sizeof (DubBox)];\n  DubBox box;\n} shipped[] = {\n");
  for (guint i = 0; i < DUB_N_EDITIONS; i++) {
    g_autoptr (GError) error = NULL;

    if (!print_box (argv[i + 1], i, &error)) {
      g_printerr ("%s: %s\n", argv[i + 1], error->message);
      return 1;
    }
  }
  printf ("};\n\nconst DubBox *\ndub_box_get_shipped (DubEdition edition)\n{\n"
          "  return &shipped[edition].box;\n}\n");

  return 0;
}
