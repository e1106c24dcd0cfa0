/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "change-json.h"

#include "sound.h"

#include <json-glib/json-glib.h>

struct _JsonChanger {
  GPtrArray *roots;   /* of JsonNode */
  GHashTable *values; /* name of a member -> GPtrArray of JsonNode */
};

enum { MAX_CHANGES = 4 };

/* A place in the tree: a member of an object or an element of an array. */
typedef struct {
  JsonNode *parent;
  const char *name; /* NULL in an array */
  guint index;
  const char *role; /* the nearest name of a member */
} Spot;

static JsonNode *
spot_get (const Spot *spot)
{
  if (spot->name != NULL)
    return json_object_get_member (json_node_get_object (spot->parent), spot->name);

  return json_array_get_element (json_node_get_array (spot->parent), spot->index);
}

static void
collect (GArray *spots, JsonNode *node, const char *role)
{
  if (JSON_NODE_HOLDS_OBJECT (node)) {
    g_autoptr (GList) names = json_object_get_members (json_node_get_object (node));

    for (GList *at = names; at != NULL; at = at->next) {
      Spot spot = { .parent = node, .name = at->data, .role = at->data };

      g_array_append_val (spots, spot);
      collect (spots, spot_get (&spot), spot.role);
    }
  } else if (JSON_NODE_HOLDS_ARRAY (node)) {
    for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++) {
      Spot spot = { .parent = node, .index = i, .role = role };

      g_array_append_val (spots, spot);
      collect (spots, spot_get (&spot), role);
    }
  }
}

static void
learn (JsonChanger *self, JsonNode *root)
{
  g_autoptr (GArray) spots = g_array_new (FALSE, FALSE, sizeof (Spot));

  collect (spots, root, "");
  for (guint i = 0; i < spots->len; i++) {
    const Spot *spot = &g_array_index (spots, Spot, i);
    GPtrArray *values = g_hash_table_lookup (self->values, spot->role);

    if (values == NULL) {
      values = g_ptr_array_new ();
      g_hash_table_insert (self->values, g_strdup (spot->role), values);
    }
    g_ptr_array_add (values, json_node_copy (spot_get (spot)));
  }
}

JsonChanger *
json_changer_new (const GPtrArray *files)
{
  JsonChanger *self = g_new0 (JsonChanger, 1);

  self->roots = g_ptr_array_new ();
  self->values = g_hash_table_new (g_str_hash, g_str_equal);
  for (guint i = 0; i < files->len; i++) {
    g_autofree char *text = sound_read (files->pdata[i]);
    JsonNode *root = json_from_string (text, NULL);

    if (root != NULL && JSON_NODE_HOLDS_OBJECT (root)) {
      g_ptr_array_add (self->roots, root);
      learn (self, root);
    }
  }
  g_assert_cmpuint (self->roots->len, >, 0);

  return self;
}

static JsonNode *
pick_extreme (DubRng *rng)
{
  static const gint64 numbers[] = {
    -1, 0,  1,  2,  3,  4,  5,   8,   9,   12,   13,    20,
    24, 25, 40, 41, 56, 99, 100, 255, 256, 9999, 65536, G_MAXINT64
  };
  static const char *const texts[] = { "", "?", "barry", "you", "board", "\n", "x", "vi-pairs" };
  JsonNode *node = json_node_alloc ();

  switch (dub_rng_below (rng, 6)) {
  case 0:
    return json_node_init_null (node);
  case 1:
    return json_node_init_boolean (node, dub_rng_below (rng, 2) == 0);
  case 2:
    return json_node_init_string (node, texts[dub_rng_below (rng, G_N_ELEMENTS (texts))]);
  default:
    return json_node_init_int (node, numbers[dub_rng_below (rng, G_N_ELEMENTS (numbers))]);
  }
}

/* Returns a deep copy: later changes in it must not affect the next case, nor create cycles. */
static JsonNode *
copy (JsonNode *node)
{
  g_autofree char *text = NULL;

  if (!JSON_NODE_HOLDS_OBJECT (node) && !JSON_NODE_HOLDS_ARRAY (node))
    return json_node_copy (node);
  text = json_to_string (node, FALSE);

  return json_from_string (text, NULL);
}

static JsonNode *
pick_value (const JsonChanger *self, const Spot *spot, DubRng *rng)
{
  const GPtrArray *values = g_hash_table_lookup (self->values, spot->role);

  if (values == NULL || dub_rng_below (rng, 5) == 0)
    return pick_extreme (rng);

  return copy (values->pdata[dub_rng_below (rng, values->len)]);
}

/* Arrays have no setter, so this makes the array again. */
static void
set_elements (const Spot *spot, JsonNode *value, guint n_copies)
{
  JsonArray *old = json_node_get_array (spot->parent), *array = json_array_new ();

  for (guint i = 0; i < json_array_get_length (old); i++)
    if (i != spot->index)
      json_array_add_element (array, json_array_dup_element (old, i));
    else
      for (guint j = 0; j < n_copies; j++)
        json_array_add_element (array, copy (value));
  json_node_take_array (spot->parent, array);
  json_node_unref (value);
}

static void
change (const JsonChanger *self, JsonNode *root, DubRng *rng)
{
  g_autoptr (GArray) spots = g_array_new (FALSE, FALSE, sizeof (Spot));
  const Spot *spot;
  guint how = dub_rng_below (rng, 8);

  collect (spots, root, "");
  if (spots->len == 0)
    return;
  spot = &g_array_index (spots, Spot, dub_rng_below (rng, spots->len));
  if (spot->name == NULL)
    set_elements (spot, how < 2 ? copy (spot_get (spot)) : pick_value (self, spot, rng),
                  how < 2 ? how * 2 : 1);
  else if (how == 0)
    json_object_remove_member (json_node_get_object (spot->parent), spot->name);
  else
    json_object_set_member (json_node_get_object (spot->parent), spot->name,
                            pick_value (self, spot, rng));
}

char *
json_changer_make (const JsonChanger *self, DubRng *rng)
{
  JsonNode *original = self->roots->pdata[dub_rng_below (rng, self->roots->len)];
  g_autofree char *text = json_to_string (original, FALSE);
  g_autoptr (JsonNode) root = json_from_string (text, NULL); /* a deep copy */

  for (guint i = 1 + dub_rng_below (rng, MAX_CHANGES); i > 0; i--)
    change (self, root, rng);

  return json_to_string (root, FALSE);
}
