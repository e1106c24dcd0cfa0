/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The profiles of data/box, as box-to-c makes them.
 */

#pragma once

#include "dub-box.h"

G_BEGIN_DECLS

typedef struct {
  const char *name;
  DubBox box;
} DubShippedBox;

extern const DubShippedBox dub_shipped_boxes[];
extern const unsigned int dub_n_shipped_boxes;

G_END_DECLS
