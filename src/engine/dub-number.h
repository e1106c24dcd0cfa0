/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A number in a struct, by its location and size. The tables that describe places, events and
 * scenarios have nothing else of a number.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

static inline gint64
dub_number_load (gconstpointer from, gsize size, gboolean is_signed)
{
  if (size == sizeof (gint8))
    return is_signed ? *(const gint8 *) from : *(const guint8 *) from;
  if (size == sizeof (gint16))
    return is_signed ? *(const gint16 *) from : *(const guint16 *) from;
  if (size == sizeof (gint32))
    return is_signed ? *(const gint32 *) from : (gint64) * (const guint32 *) from;

  return *(const gint64 *) from;
}

/* The number fits: its range is that of the table. */
static inline void
dub_number_store (gpointer to, gsize size, gint64 number)
{
  if (size == sizeof (gint8))
    *(guint8 *) to = (guint8) number;
  else if (size == sizeof (gint16))
    *(guint16 *) to = (guint16) number;
  else if (size == sizeof (gint32))
    *(guint32 *) to = (guint32) number;
  else
    *(gint64 *) to = number;
}

G_END_DECLS
