/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * JSON with changed values: it stays JSON, mostly of the same form.
 */

#pragma once

#include "dub-rng.h"

G_BEGIN_DECLS

typedef struct _JsonChanger JsonChanger;

/* The files provide the names of members and their values. */
JsonChanger *json_changer_new (const GPtrArray *files) G_GNUC_WARN_UNUSED_RESULT;

/* Returns one of the files with some changes. */
char *json_changer_make (const JsonChanger *self, DubRng *rng) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
