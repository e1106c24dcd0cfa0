/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A JSON reader whose errors name the place, the value and what is allowed there. A DubJson is a
 * value and its path. It lives on the stack and borrows its parent. All readers return FALSE with
 * the error of the root set.
 */

#pragma once

#include <glib.h>
#include <json-glib/json-glib.h>

#include "dub-fault.h"
#include "dub-names.h"

typedef struct _DubJson DubJson;

struct _DubJson {
  const DubJson *parent;
  const char *key; /* in an object, or NULL */
  JsonNode *node;  /* not owned; NULL for a missing member */
  guint index;     /* in an array */
  gboolean draft;  /* still being entered: its values may be out of order */
  GError **error;
};

/* Parses strict JSON. Returns NULL with the error set on failure. */
JsonNode *dub_json_parse (const char *text, gsize length, GError **error) G_GNUC_WARN_UNUSED_RESULT;

DubJson dub_json_root (JsonNode *node, GError **error);
DubJson dub_json_member (const DubJson *at, const char *key);
DubJson dub_json_element (const DubJson *at, guint index);
guint dub_json_get_length (const DubJson *at);

gboolean dub_json_is_missing (const DubJson *at);
gboolean dub_json_is_null (const DubJson *at);
gboolean dub_json_is_string (const DubJson *at);
gboolean dub_json_is_object (const DubJson *at);

/* Refuses keys that are not in the NULL-terminated list. */
gboolean dub_json_check_object (const DubJson *at, const char *const *keys);
gboolean dub_json_check_array (const DubJson *at, guint min, guint max);

gboolean dub_json_read_number (const DubJson *at, gint64 min, gint64 max, gint64 *value);
gboolean dub_json_read_u8 (const DubJson *at, guint min, guint max, guint8 *value);
gboolean dub_json_read_bool (const DubJson *at, guint8 *value);
gboolean dub_json_read_name (const DubJson *at, DubSet set, guint8 *value);

/* The same with the names of these values only. */
gboolean dub_json_read_name_in (const DubJson *at, DubSet set, guint first, guint last,
                                guint8 *value);

const char *dub_json_read_string (const DubJson *at, gsize max_length);

/* Refuse the value here; the second with the words of the fault, one a line. */
gboolean dub_json_refuse (const DubJson *at, DubFaultKind kind);
gboolean dub_json_refuse_for (const DubJson *at, DubFaultKind kind, const char *words, ...)
    G_GNUC_PRINTF (3, 4);

/* Returns the path of the value, like $.halls[1]. */
char *dub_json_dup_path (const DubJson *at) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a node that takes ownership of the object or array. */
JsonNode *dub_json_take_object (JsonObject *object) G_GNUC_WARN_UNUSED_RESULT;
JsonNode *dub_json_take_array (JsonArray *array) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the text of a value, with short arrays and objects on one line. */
char *dub_json_print (JsonNode *node) G_GNUC_WARN_UNUSED_RESULT;
