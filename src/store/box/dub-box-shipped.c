/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-box-shipped.h"

#include "dub-box-file.h"

#include <string.h>

static const DubBox *
find (const char *name)
{
  for (guint i = 0; i < dub_n_shipped_boxes; i++)
    if (strcmp (dub_shipped_boxes[i].name, name) == 0)
      return &dub_shipped_boxes[i].box;

  return NULL;
}

static const DubBox *
get_starter (DubEdition edition)
{
  return find (dub_name_get (DUB_SET_EDITION, edition));
}

gboolean
dub_box_read (const DubJson *at, DubBox *box)
{
  return dub_box_read_with (at, get_starter, box);
}

static gboolean
parse (const char *text, gsize length, gboolean kept, DubBox *box, GError **error)
{
  g_autoptr (JsonNode) node = dub_json_parse (text, length, error);

  if (node == NULL)
    return FALSE;

  DubJson root = dub_json_root (node, error);

  root.kept = kept;

  return dub_box_read (&root, box);
}

gboolean
dub_box_parse (const char *text, gsize length, DubBox *box, GError **error)
{
  return parse (text, length, FALSE, box, error);
}

gboolean
dub_box_parse_kept (const char *text, gsize length, DubBox *box, GError **error)
{
  return parse (text, length, TRUE, box, error);
}

gboolean
dub_box_load_shipped (const char *name, DubBox *box)
{
  const DubBox *found = find (name);

  if (found != NULL)
    *box = *found;

  return found != NULL;
}
