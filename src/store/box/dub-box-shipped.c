/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The profiles in data/box, one per edition, embedded as a GResource.
 */

#include "dub-box-file.h"
#include "dub-box-resources.h"

#define FOLDER "/io/github/dubarry_companion/DuBarry/box/"

/* An invalid shipped profile is a bug: the tests load both. */
static void
load (DubEdition edition, DubBox *box)
{
  g_autofree char *path =
      g_strconcat (FOLDER, dub_name_get (DUB_SET_EDITION, edition), ".json", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes =
      g_resource_lookup_data (dub_box_get_resource (), path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);

  if (bytes == NULL ||
      !dub_box_parse_whole (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), box, &error))
    g_error ("%s: %s", path, error->message);
}

const DubBox *
dub_box_get_shipped (DubEdition edition)
{
  static DubBox boxes[DUB_N_EDITIONS];
  static gsize is_loaded[DUB_N_EDITIONS];

  if (g_once_init_enter (&is_loaded[edition])) {
    load (edition, &boxes[edition]);
    g_once_init_leave (&is_loaded[edition], 1);
  }

  return &boxes[edition];
}

gboolean
dub_box_load_shipped (const char *name, DubBox *box)
{
  guint edition;

  if (!dub_name_find (DUB_SET_EDITION, name, &edition))
    return FALSE;
  *box = *dub_box_get_shipped (edition);

  return TRUE;
}
