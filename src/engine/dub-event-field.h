/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The fields of actions and events: their keys, kinds, ranges and offsets, and which
 * of them each action and event uses. Printing and parsing lines and comparing details
 * iterate over these tables.
 */

#pragma once

#include "dub-event.h"

G_BEGIN_DECLS

typedef enum {
  DUB_EVENT_FIELD_NUMBER,
  DUB_EVENT_FIELD_FROM_ONE, /* a number, stored in memory less one */
  DUB_EVENT_FIELD_SEED,     /* any 64-bit number */
  DUB_EVENT_FIELD_NAME,
  DUB_EVENT_FIELD_COLOR,
  DUB_EVENT_FIELD_CARD,
  DUB_EVENT_FIELD_GARMENT,
  DUB_EVENT_FIELD_EMPLOYEE,
  DUB_EVENT_FIELD_JEWELRY, /* number of each color */
  DUB_EVENT_FIELD_PILE,
  DUB_EVENT_FIELD_RULES,
} DubEventFieldKind;

typedef struct {
  const char *key;
  DubEventFieldKind kind;
  guint16 offset;
  guint16 size;
  gint16 min;      /* for a number */
  guint16 max;     /* for a number, or the DubSet of a name */
  gboolean always; /* written even if empty */
} DubEventField;

typedef struct {
  const DubEventField *fields;
  guint n;
  guint64 used; /* bitmask of indices */
} DubEventFields;

/* The fields of the detail of an action, and of the union of an event. A box has none. */
DubEventFields dub_action_get_fields (DubActionType type);
DubEventFields dub_event_get_fields (DubEventType type);

G_END_DECLS
