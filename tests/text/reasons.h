/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every reason for a refusal as the rules give it, and its sentence in each edition.
 */

#pragma once

#include "dub-reason.h"

G_BEGIN_DECLS

enum { REASON_N_EDITIONS = 4 };

typedef struct {
  DubReason reason;
  const char *words[REASON_N_EDITIONS]; /* in the order of reason_editions */
} ReasonRow;

extern const char *const reason_editions[REASON_N_EDITIONS];
extern const ReasonRow reason_rows[];
extern const guint n_reason_rows;

G_END_DECLS
