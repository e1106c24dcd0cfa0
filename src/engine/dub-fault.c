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
  to->words = g_strdup (from->words);
}

static void
dub_store_error_private_clear (DubStoreErrorPrivate *self)
{
  g_free (self->file);
  g_free (self->place);
  g_free (self->value);
  g_free (self->words);
}

/* GLib aligns what it puts before an error, which clang cannot know. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wcast-align"
G_DEFINE_EXTENDED_ERROR (DubStoreError, dub_store_error)
#pragma GCC diagnostic pop

/* Returns where it is, and what it is by its number. */
static char *
describe (const DubFault *fault)
{
  GString *text = g_string_new (NULL);

  if (fault->file != NULL)
    g_string_append_printf (text, "%s: ", fault->file);
  if (fault->line != 0)
    g_string_append_printf (text, "line %u: ", fault->line);
  if (fault->place != NULL)
    g_string_append_printf (text, "%s: ", fault->place);
  g_string_append_printf (text, "fault %u", fault->kind);
  if (fault->words != NULL)
    g_string_append_printf (text, ", %s", fault->words);
  g_string_replace (text, "\n", ", ", 0);

  return g_string_free (text, FALSE);
}

gboolean
dub_fault_set (GError **error, const DubFault *fault)
{
  g_autofree char *message = describe (fault);
  GError *made = g_error_new_literal (DUB_STORE_ERROR, (int) fault->kind, message);

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
