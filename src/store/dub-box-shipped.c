/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-box-shipped.h"

#include "dub-box-file.h"

#include <string.h>

gboolean
dub_box_load_shipped (const char *name, DubBox *box)
{
  for (guint i = 0; i < dub_n_shipped_boxes; i++)
    if (strcmp (dub_shipped_boxes[i].name, name) == 0) {
      *box = dub_shipped_boxes[i].box;
      return TRUE;
    }

  return FALSE;
}
