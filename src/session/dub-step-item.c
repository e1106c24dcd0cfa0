/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-step-item.h"

#include "dub-text-move.h"

struct _DubStepItem {
  GObject parent_instance;

  guint index;
  char *sentence; /* owned */
  char *head;     /* owned */
  char *rest;     /* owned; or NULL */
  DubMove step;
  gboolean is_hers; /* there is a step */
  DubPlace from;
  DubPlace to;
  gboolean ticked;
};

enum { PROP_TICKED = 1 };

static GParamSpec *ticked_property;

G_DEFINE_FINAL_TYPE (DubStepItem, dub_step_item, G_TYPE_OBJECT)

static void
dub_step_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_TICKED)
    g_value_set_boolean (value, DUB_STEP_ITEM (object)->ticked);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
dub_step_item_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_TICKED)
    dub_step_item_set_ticked (DUB_STEP_ITEM (object), g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
dub_step_item_finalize (GObject *object)
{
  DubStepItem *self = DUB_STEP_ITEM (object);

  g_free (self->sentence);
  g_free (self->head);
  g_free (self->rest);

  G_OBJECT_CLASS (dub_step_item_parent_class)->finalize (object);
}

static void
dub_step_item_class_init (DubStepItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = dub_step_item_get_property;
  object_class->set_property = dub_step_item_set_property;
  object_class->finalize = dub_step_item_finalize;

  ticked_property =
      g_param_spec_boolean ("ticked", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_property (object_class, PROP_TICKED, ticked_property);
}

static void
dub_step_item_init (DubStepItem *self)
{
  self->from = self->to = DUB_NOWHERE;
}

/* Several tiles have no space of their own. */
static DubPlace
find_space (DubPlace place)
{
  gboolean is_space = (place.kind > DUB_PLACE_RESOURCE && place.kind <= DUB_PLACE_FAVOR) ||
                      place.kind == DUB_PLACE_TASK;

  place.side = DUB_NOBODY;

  return is_space ? place : DUB_NOWHERE;
}

DubStepItem *
dub_step_item_new (guint index, const char *sentence, const DubMove *step)
{
  DubStepItem *self = g_object_new (DUB_TYPE_STEP_ITEM, NULL);

  self->index = index;
  self->is_hers = step != NULL;
  if (self->is_hers)
    self->step = *step;
  dub_step_item_set_sentence (self, sentence);
  if (step == NULL)
    return self;
  self->from = find_space (dub_move_get_from (step));
  self->to = find_space (dub_move_get_to (step));
  if (step->verb == DUB_MOVE_MOVE_EXAM_TOKEN) { /* from the other track */
    self->from = self->to;
    self->from.in = self->to.in == DUB_TRACK_MASTER ? DUB_TRACK_JOURNEYMAN : DUB_TRACK_MASTER;
  }

  return self;
}

guint
dub_step_item_get_index (DubStepItem *self)
{
  return self->index;
}

const char *
dub_step_item_get_sentence (DubStepItem *self)
{
  return self->sentence;
}

void
dub_step_item_set_sentence (DubStepItem *self, const char *sentence)
{
  g_free (self->sentence);
  g_free (self->head);
  g_free (self->rest);
  self->sentence = g_strdup (sentence);
  self->head = dub_text_step_head (dub_step_item_get_step (self), sentence, &self->rest);
}

const char *
dub_step_item_get_head (DubStepItem *self)
{
  return self->head;
}

const char *
dub_step_item_get_rest (DubStepItem *self)
{
  return self->rest;
}

const DubMove *
dub_step_item_get_step (DubStepItem *self)
{
  return self->is_hers ? &self->step : NULL;
}

DubPlace
dub_step_item_get_from (DubStepItem *self)
{
  return self->from;
}

DubPlace
dub_step_item_get_to (DubStepItem *self)
{
  return self->to;
}

DubThing
dub_step_item_get_what (DubStepItem *self)
{
  return self->from.kind != DUB_PLACE_NONE ? self->step.thing : (DubThing){ 0 };
}

gboolean
dub_step_item_touches (DubStepItem *self, DubPlace place)
{
  if (!self->is_hers || place.kind == DUB_PLACE_NONE)
    return FALSE;
  if (place.kind == DUB_PLACE_RESOURCE)
    return dub_move_touches (&self->step, place);

  return dub_place_equal (place, self->from) || dub_place_equal (place, self->to);
}

gboolean
dub_step_item_get_ticked (DubStepItem *self)
{
  return self->ticked;
}

void
dub_step_item_set_ticked (DubStepItem *self, gboolean ticked)
{
  if (self->ticked == ticked)
    return;
  self->ticked = ticked;
  g_object_notify_by_pspec (G_OBJECT (self), ticked_property);
}
