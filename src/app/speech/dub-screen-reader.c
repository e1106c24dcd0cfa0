/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-screen-reader.h"

#include <gio/gio.h>

static gboolean is_watched;
static GDBusProxy *status; /* owned; NULL until it is known */

static void
ready_cb (GObject *source, GAsyncResult *result, gpointer unused)
{
  status = g_dbus_proxy_new_for_bus_finish (result, NULL);
}

void
dub_screen_reader_watch (void)
{
  if (is_watched)
    return;
  is_watched = TRUE;
  g_dbus_proxy_new_for_bus (G_BUS_TYPE_SESSION, G_DBUS_PROXY_FLAGS_DO_NOT_AUTO_START, NULL,
                            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status", NULL, ready_cb,
                            NULL);
}

gboolean
dub_screen_reader_is_on (void)
{
  g_autoptr (GVariant) value =
      status != NULL ? g_dbus_proxy_get_cached_property (status, "ScreenReaderEnabled") : NULL;

  return value != NULL && g_variant_is_of_type (value, G_VARIANT_TYPE_BOOLEAN) &&
         g_variant_get_boolean (value);
}
