/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A profile with another content.
 */

#pragma once

#include "dub-profiles.h"

G_BEGIN_DECLS

static inline gboolean
profile_replace (DubBox *box, gconstpointer data, GError **error)
{
  *box = *(const DubBox *) data;

  return TRUE;
}

static inline gboolean
profile_save (const char *id, const DubBox *box, GError **error)
{
  return dub_profiles_edit (id, profile_replace, box, error);
}

G_END_DECLS
