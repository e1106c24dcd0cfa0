/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-action-target.h"

#include <string.h>

GVariant *
dub_action_target_new (const DubAction *action)
{
  g_return_val_if_fail (action->box == NULL, NULL);

  return g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, action, sizeof *action, 1);
}

gboolean
dub_action_target_get (GVariant *target, DubAction *action)
{
  gconstpointer bytes;
  gsize size;

  g_return_val_if_fail (g_variant_is_of_type (target, G_VARIANT_TYPE (DUB_ACTION_TARGET_TYPE)),
                        FALSE);

  bytes = g_variant_get_fixed_array (target, &size, 1);
  if (size != sizeof *action)
    return FALSE;
  memcpy (action, bytes, size);

  return action->box == NULL;
}
