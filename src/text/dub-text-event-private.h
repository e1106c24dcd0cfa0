/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sentences about events that have files of their own.
 */

#pragma once

#include "dub-text-sentence-private.h"

G_BEGIN_DECLS

/* Sentences about steps and corrections that have their own files. */
char *dub_text_deviated (const DubBox *box, const DubState *state, const DubStep *step);
char *dub_text_correction (const DubBox *box, const DubState *state, const DubDetail *correction);

G_END_DECLS
