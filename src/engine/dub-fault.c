/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-fault.h"

typedef DubFault DubStoreErrorPrivate;

static void
dub_store_error_private_init (DubStoreErrorPrivate *self)
{
  *self = (DubFault){ 0 };
}

static void
dub_store_error_private_copy (const DubStoreErrorPrivate *from, DubStoreErrorPrivate *to)
{
  *to = *from;
  to->file = g_strdup (from->file);
  to->place = g_strdup (from->place);
  to->value = g_strdup (from->value);
  for (guint i = 0; i < DUB_MAX_FAULT_ARGS; i++)
    to->args[i] = g_strdup (from->args[i]);
}

void
dub_fault_clear (DubFault *self)
{
  g_free (self->file);
  g_free (self->place);
  g_free (self->value);
  for (guint i = 0; i < DUB_MAX_FAULT_ARGS; i++)
    g_free (self->args[i]);
  *self = (DubFault){ 0 };
}

static void
dub_store_error_private_clear (DubStoreErrorPrivate *self)
{
  dub_fault_clear (self);
}

/* GLib aligns what it puts before an error, which clang cannot know. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wcast-align"
G_DEFINE_EXTENDED_ERROR (DubStoreError, dub_store_error)
#pragma GCC diagnostic pop

gboolean
dub_store_error_set (GError **error, DubStoreError code, const DubFault *fault, const char *message,
                     ...)
{
  GError *made;
  va_list args;

  va_start (args, message);
  made = g_error_new_valist (DUB_STORE_ERROR, (int) code, message, args);
  va_end (args);
  dub_store_error_private_copy (fault, dub_store_error_get_private (made));
  g_propagate_error (error, made);

  return FALSE;
}

DubFault *
dub_fault_edit (GError *error)
{
  return error->domain == DUB_STORE_ERROR ? dub_store_error_get_private (error) : NULL;
}

const DubFault *
dub_fault_get (const GError *error)
{
  return dub_fault_edit ((GError *) error);
}
