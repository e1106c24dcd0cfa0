/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-reason.h"

typedef DubReason DubRulesErrorPrivate;

static void
dub_rules_error_private_init (DubRulesErrorPrivate *self)
{
  *self = (DubReason){ 0 };
}

static void
dub_rules_error_private_copy (const DubRulesErrorPrivate *from, DubRulesErrorPrivate *to)
{
  *to = *from;
}

static void
dub_rules_error_private_clear (DubRulesErrorPrivate *self)
{
}

/* GLib aligns what it puts before an error, which clang cannot know. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wcast-align"
G_DEFINE_EXTENDED_ERROR (DubRulesError, dub_rules_error)
#pragma GCC diagnostic pop

void
dub_reason_set_error (const DubReason *self, GError **error)
{
  if (error == NULL)
    return;
  g_set_error (error, DUB_RULES_ERROR, self->code, "refused for reason %u", self->code);
  *dub_rules_error_get_private (*error) = *self;
}

const DubReason *
dub_reason_get (const GError *error)
{
  return error->domain == DUB_RULES_ERROR ? dub_rules_error_get_private (error) : NULL;
}
