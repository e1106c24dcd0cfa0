/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-table-view.h"

#include "dub-lesson.h"
#include "dub-place.h"
#include "dub-session-yours.h"
#include "dub-text.h"

struct _DubTableView {
  GObject parent_instance;

  DubSession *session; /* owned */
  GListStore *steps;   /* owned; of DubStepItem */
  gboolean has_steps;  /* they are those of the current table */
  DubStepItem *step;   /* owned; the selected one, or NULL */
  DubPlace selected;
  gboolean is_set_up; /* the list of the setup is done */
  guint n_changes;    /* that were announced */
  gboolean reminds;   /* of tasks that are not marked */
  guint asked_at;     /* the position at which the big button was in doubt; 0 for none */
};

enum {
  PROP_0,
  PROP_SESSION,
  PROP_HEADING,
  PROP_ROUND_TITLE,
  PROP_MOMENT_TITLE,
  PROP_UNDO_TITLE,
  PROP_REDO_TITLE,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_GUIDE,
  PROP_NEXT_LABEL,
  PROP_CAN_GO_ON,
  PROP_HOLDINGS,
  PROP_HER_POINTS,
  PROP_YOUR_POINTS,
  PROP_STEPS,
  PROP_SELECTED_STEP,
  PROP_REMINDS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

enum { CHANGED, SELECTED, PERFORMED, DOUBTED, REFUSED, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (DubTableView, dub_table_view, G_TYPE_OBJECT)

static const DubState *
get_state (DubTableView *self)
{
  return &dub_session_get_game (self->session)->state;
}

static gboolean
is_before_setup (DubTableView *self)
{
  return !self->is_set_up &&
         dub_history_get_position (dub_session_get_history (self->session)) == 1;
}

static guint
get_position (DubTableView *self)
{
  return dub_history_get_position (dub_session_get_history (self->session));
}

/* The list of the setup is done, and nothing else. */
static gboolean
is_just_set_up (DubTableView *self)
{
  return self->is_set_up && get_position (self) == 1;
}

gboolean
dub_table_view_is_asking_twice (DubTableView *self)
{
  return self->asked_at == get_position (self);
}

/* Returns what speaks against going on, or NULL. A guided round has its own words for tasks. */
static char *
dup_doubt (DubTableView *self)
{
  return dub_session_dup_doubt (self->session,
                                self->reminds && !dub_lesson_is_running (self->session));
}

static char *
dup_next_label (DubTableView *self)
{
  char *doubt = NULL;

  if (is_before_setup (self))
    return dub_text_setup_done ();
  if (dub_table_view_is_asking_twice (self))
    doubt = dup_doubt (self);

  return doubt != NULL ? doubt : dub_session_dup_next_label (self->session);
}

static char *
dup_undo (DubTableView *self, gboolean redo)
{
  g_autofree char *title = redo                    ? dub_session_dup_redo_title (self->session)
                           : is_just_set_up (self) ? dub_text_setup_done ()
                                                   : dub_session_dup_undo_title (self->session);

  return redo ? dub_text_redo (title) : dub_text_undo (title);
}

static char *
dup_text (DubTableView *self, guint id)
{
  const DubState *state = get_state (self);

  switch (id) {
  case PROP_HEADING:
    return dub_text_heading (state);
  case PROP_ROUND_TITLE:
    return dub_text_heading_round (state);
  case PROP_MOMENT_TITLE:
    return dub_text_heading_moment (state);
  case PROP_UNDO_TITLE:
  case PROP_REDO_TITLE:
    return dup_undo (self, id == PROP_REDO_TITLE);
  case PROP_GUIDE:
    return dub_session_dup_guide (self->session);
  case PROP_NEXT_LABEL:
    return dup_next_label (self);
  case PROP_HOLDINGS:
    return dub_text_holdings (state);
  case PROP_HER_POINTS:
    return dub_text_points (state, DUB_BARRY);
  case PROP_YOUR_POINTS:
    return dub_text_points (state, DUB_YOU);
  default:
    return NULL;
  }
}

static gboolean
can_go_on (DubTableView *self)
{
  return is_before_setup (self) || dub_session_can_go_on (self->session);
}

static void
dub_table_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  DubTableView *self = DUB_TABLE_VIEW (object);

  if (id == PROP_SESSION)
    g_value_set_object (value, self->session);
  else if (id == PROP_CAN_UNDO)
    g_value_set_boolean (value, is_just_set_up (self) || dub_session_get_can_undo (self->session));
  else if (id == PROP_CAN_REDO)
    g_value_set_boolean (value, dub_session_get_can_redo (self->session));
  else if (id == PROP_CAN_GO_ON)
    g_value_set_boolean (value, can_go_on (self));
  else if (id == PROP_STEPS)
    g_value_set_object (value, dub_table_view_get_steps (self));
  else if (id == PROP_SELECTED_STEP)
    g_value_set_object (value, self->step);
  else if (id == PROP_REMINDS)
    g_value_set_boolean (value, self->reminds);
  else if (G_IS_PARAM_SPEC_STRING (pspec))
    g_value_take_string (value, dup_text (self, id));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
emit_changed (DubTableView *self)
{
  self->n_changes++;
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Everything may be different. Texts are made when they are read, by what is bound to them. */
static void
game_changed (DubTableView *self)
{
  self->has_steps = FALSE;
  self->selected = DUB_NOWHERE;
  self->asked_at = 0;
  g_clear_object (&self->step);
  g_object_freeze_notify (G_OBJECT (self));
  for (guint id = PROP_HEADING; id < PROP_REMINDS; id++)
    if (id != PROP_STEPS)
      g_object_notify_by_pspec (G_OBJECT (self), properties[id]);
  dub_table_view_get_steps (self);
  g_object_thaw_notify (G_OBJECT (self));
  emit_changed (self);
}

static void
dub_table_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  DubTableView *self = DUB_TABLE_VIEW (object);

  if (id == PROP_SESSION) {
    self->session = g_value_dup_object (value);
    g_signal_connect_object (self->session, "changed", G_CALLBACK (game_changed), self,
                             G_CONNECT_SWAPPED);
  } else if (id == PROP_SELECTED_STEP)
    dub_table_view_select_step (self, g_value_get_object (value));
  else if (id == PROP_REMINDS)
    self->reminds = g_value_get_boolean (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
dub_table_view_finalize (GObject *object)
{
  DubTableView *self = DUB_TABLE_VIEW (object);

  g_clear_object (&self->step);
  g_clear_object (&self->steps);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (dub_table_view_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *klass)
{
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  static const struct {
    guint id;
    const char *name;
  } texts[] = {
    { PROP_HEADING, "heading" },           { PROP_ROUND_TITLE, "round-title" },
    { PROP_MOMENT_TITLE, "moment-title" }, { PROP_UNDO_TITLE, "undo-title" },
    { PROP_REDO_TITLE, "redo-title" },     { PROP_GUIDE, "guide" },
    { PROP_NEXT_LABEL, "next-label" },     { PROP_HOLDINGS, "holdings" },
    { PROP_HER_POINTS, "her-points" },     { PROP_YOUR_POINTS, "your-points" },
  }, flags[] = {
    { PROP_CAN_UNDO, "can-undo" },
    { PROP_CAN_REDO, "can-redo" },
    { PROP_CAN_GO_ON, "can-go-on" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    properties[texts[i].id] = g_param_spec_string (texts[i].name, NULL, NULL, NULL, readable);
  for (guint i = 0; i < G_N_ELEMENTS (flags); i++)
    properties[flags[i].id] = g_param_spec_boolean (flags[i].name, NULL, NULL, FALSE, readable);
  properties[PROP_SESSION] =
      g_param_spec_object ("session", NULL, NULL, DUB_TYPE_SESSION,
                           G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_STEPS] = g_param_spec_object ("steps", NULL, NULL, G_TYPE_LIST_MODEL, readable);
  properties[PROP_SELECTED_STEP] =
      g_param_spec_object ("selected-step", NULL, NULL, DUB_TYPE_STEP_ITEM,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_REMINDS] =
      g_param_spec_boolean ("reminds", NULL, NULL, TRUE,
                            G_PARAM_READWRITE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (klass, N_PROPS, properties);
}

static void
dub_table_view_class_init (DubTableViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = dub_table_view_get_property;
  object_class->set_property = dub_table_view_set_property;
  object_class->finalize = dub_table_view_finalize;
  install_properties (object_class);
  signals[CHANGED] = g_signal_new ("changed", DUB_TYPE_TABLE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[SELECTED] = g_signal_new ("selected", DUB_TYPE_TABLE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL,
                                    NULL, NULL, G_TYPE_NONE, 0);
  signals[PERFORMED] = g_signal_new ("performed", DUB_TYPE_TABLE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL,
                                     NULL, NULL, G_TYPE_NONE, 0);
  signals[DOUBTED] = g_signal_new ("doubted", DUB_TYPE_TABLE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[REFUSED] = g_signal_new ("refused", DUB_TYPE_TABLE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 1, G_TYPE_ERROR);
}

static void
dub_table_view_init (DubTableView *self)
{
  self->steps = g_list_store_new (DUB_TYPE_STEP_ITEM);
  self->selected = DUB_NOWHERE;
}

DubTableView *
dub_table_view_new (DubSession *session)
{
  return g_object_new (DUB_TYPE_TABLE_VIEW, "session", session, NULL);
}

DubSession *
dub_table_view_get_session (DubTableView *self)
{
  return self->session;
}

guint
dub_table_view_get_n_changes (DubTableView *self)
{
  return self->n_changes;
}

DubMoment
dub_table_view_get_moment (DubTableView *self)
{
  const DubState *state = get_state (self);

  if (is_before_setup (self))
    return DUB_MOMENT_SETUP;
  if (state->phase == DUB_PHASE_PREPARE)
    return DUB_MOMENT_PREPARE;
  if (state->phase == DUB_PHASE_TURNS && state->turn == DUB_YOU)
    return DUB_MOMENT_YOURS;
  if (state->phase == DUB_PHASE_SCORING || state->phase == DUB_PHASE_OVER)
    return DUB_MOMENT_SCORE;

  return DUB_MOMENT_HERS;
}

static GPtrArray *
list_steps (DubTableView *self)
{
  const DubTurn *turn = dub_session_get_turn (self->session);
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  g_auto (GStrv) sentences = dub_session_dup_orders (self->session);

  for (guint i = 0; sentences[i] != NULL; i++)
    g_ptr_array_add (items,
                     dub_step_item_new (i, sentences[i], turn != NULL ? &turn->steps[i] : NULL));

  return items;
}

/* The orders of a preparation are on the page of that. */
GListModel *
dub_table_view_get_steps (DubTableView *self)
{
  g_autoptr (GPtrArray) items = NULL;

  if (self->has_steps)
    return G_LIST_MODEL (self->steps);
  self->has_steps = TRUE;
  if (dub_table_view_get_moment (self) == DUB_MOMENT_HERS)
    items = list_steps (self);
  g_list_store_splice (self->steps, 0, g_list_model_get_n_items (G_LIST_MODEL (self->steps)),
                       items != NULL ? items->pdata : NULL, items != NULL ? items->len : 0);

  return G_LIST_MODEL (self->steps);
}

DubStepItem *
dub_table_view_get_selected_step (DubTableView *self)
{
  return self->step;
}

void
dub_table_view_select_step (DubTableView *self, DubStepItem *step)
{
  if (!g_set_object (&self->step, step))
    return;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SELECTED_STEP]);
  g_signal_emit (self, signals[SELECTED], 0);
}

void
dub_table_view_continue (DubTableView *self, DubTableView *from)
{
  GListModel *old = G_LIST_MODEL (from->steps), *steps;

  self->is_set_up = from->is_set_up;
  self->selected = from->selected;
  self->asked_at = from->asked_at;
  steps = dub_table_view_get_steps (self);
  for (guint i = 0; i < MIN (g_list_model_get_n_items (old), g_list_model_get_n_items (steps));
       i++) {
    g_autoptr (DubStepItem) before = g_list_model_get_item (old, i);
    g_autoptr (DubStepItem) step = g_list_model_get_item (steps, i);

    dub_step_item_set_ticked (step, dub_step_item_get_ticked (before));
    if (before == from->step)
      dub_table_view_select_step (self, step);
  }
}

static void
report (DubTableView *self, const GError *error)
{
  if (error != NULL)
    g_signal_emit (self, signals[REFUSED], 0, error);
}

gboolean
dub_table_view_confirm (DubTableView *self, const DubMove *move)
{
  g_autoptr (GError) error = NULL;
  gboolean is_performed = dub_session_perform (self->session, move, &error);

  report (self, error);
  if (is_performed)
    g_signal_emit (self, signals[PERFORMED], 0);

  return is_performed;
}

gboolean
dub_table_view_perform (DubTableView *self, const DubMove *move)
{
  if (!move->sure)
    return dub_table_view_confirm (self, move);
  g_signal_emit (self, signals[DOUBTED], 0, move);

  return FALSE;
}

void
dub_table_view_go_on (DubTableView *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *doubt = NULL;

  if (is_before_setup (self)) {
    self->is_set_up = TRUE;
    game_changed (self);
    return;
  }
  if (!dub_session_can_go_on (self->session))
    return;
  doubt = dup_doubt (self);
  if (doubt != NULL && !dub_table_view_is_asking_twice (self)) {
    self->asked_at = get_position (self);
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NEXT_LABEL]);
    emit_changed (self);
    return;
  }
  dub_session_go_on (self->session, &error);
  report (self, error);
}

void
dub_table_view_undo (DubTableView *self)
{
  g_autoptr (GError) error = NULL;

  if (is_just_set_up (self)) {
    self->is_set_up = FALSE;
    game_changed (self);
    return;
  }
  dub_session_undo (self->session, &error);
  report (self, error);
}

void
dub_table_view_redo (DubTableView *self)
{
  g_autoptr (GError) error = NULL;

  dub_session_redo (self->session, &error);
  report (self, error);
}

void
dub_table_view_jump (DubTableView *self, guint position)
{
  g_autoptr (GError) error = NULL;

  dub_session_jump (self->session, position, &error);
  report (self, error);
}

DubPlace
dub_table_view_get_selected (DubTableView *self)
{
  return self->selected;
}

void
dub_table_view_select (DubTableView *self, DubPlace place)
{
  if (dub_place_equal (self->selected, place))
    return;
  self->selected = place;
  g_signal_emit (self, signals[SELECTED], 0);
}
