/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A forecast that is computed beside the main loop.
 */

#pragma once

#include "dub-forecast.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* Copies the game. The callback gets no result after the cancellable is cancelled. */
void dub_forecast_run_async (const DubGame *game, GCancellable *cancellable,
                             GAsyncReadyCallback callback, gpointer user_data);
gboolean dub_forecast_run_finish (GAsyncResult *result, DubForecast *forecast, GError **error);

G_END_DECLS
