/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Values that no rulebook forbids but that few boxes have. They are hints for the
 * owner while matching a copy, never a reason to refuse a profile.
 */

#pragma once

#include "dub-box-part.h"

G_BEGIN_DECLS

typedef enum {
  DUB_HINT_COST_RISES,    /* on a display */
  DUB_HINT_COST_STAYS,    /* on a display */
  DUB_HINT_MANY_SPACES,   /* more than DUB_USUAL_SPACES */
  DUB_HINT_NO_MASTER,     /* no Master guest space in a hall */
  DUB_HINT_MAJORITY,      /* second place scores as much as first place */
  DUB_HINT_FIREWORKS,     /* neither 7 and 3 nor 6 and 2 */
  DUB_HINT_ONE_ALL_HALLS, /* a single All Halls space */
  DUB_HINT_TYPE,          /* the rulebooks imply a different type */
} DubHintKind;

typedef struct {
  guint8 kind;
  guint8 is_jewelry; /* for a display: the Jewelry Display */
  guint8 at;         /* space or employee */
} DubHint;

enum { DUB_MAX_HINTS = 32 };

/* Lists the unusual values of a part and returns the number of hints. */
guint dub_part_list_hints (const DubBox *box, DubPart part, DubHint hints[DUB_MAX_HINTS]);

G_END_DECLS
