/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-table-view.h"
#include "dub-lesson.h"
#include "dub-place.h"
#include "dub-round.h"
#include "dub-session.h"
#include "dub-text-error.h"
#include "dub-text-move.h"
#include "dub-text.h"
#include "dub-your-hand.h"

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
  if (self->from.kind != DUB_PLACE_NONE)
    self->what = step->thing;

  return self;
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

const DubMove *
dub_step_item_get_step (DubStepItem *self)
{
  return self->is_hers ? &self->step : NULL;
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

void
dub_step_item_set_ticked (DubStepItem *self, gboolean ticked)
{
  if (self->ticked == ticked)
    return;
  self->ticked = ticked;
  g_object_notify_by_pspec (G_OBJECT (self), ticked_property);
}

struct _DubTableView {
  GObject parent_instance;

  DubSession *session; /* owned */
  GListStore *steps;   /* owned; of DubStepItem */
  gboolean has_steps;  /* they are those of the current table */
  DubStepItem *step;   /* owned; the selected one, or NULL */
  DubPlace selected;
  DubAction action;   /* that is selected */
  gboolean is_set_up; /* the list of the setup is done */
  guint n_changes;    /* that were announced */
  gboolean reminds;   /* of tasks that are not marked */
  gboolean asks_late; /* only what decides something is entered */
  guint asked_at;     /* the position at which the big button was in doubt; 0 for none */
};

enum {
  PROP_0,
  PROP_HEADING,
  PROP_ROUND_TITLE,
  PROP_MOMENT_TITLE,
  PROP_UNDO_TITLE,
  PROP_REDO_TITLE,
  PROP_CAN_UNDO,
  PROP_GUIDE,
  PROP_REMINDER,
  PROP_NEXT_LABEL,
  PROP_CAN_GO_ON,
  PROP_HOLDINGS,
  PROP_HER_POINTS,
  PROP_YOUR_POINTS,
  PROP_STEPS,
  PROP_REMINDS,
  PROP_ASKS_LATE,
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

static guint
get_position (DubTableView *self)
{
  return dub_history_get_position (dub_session_get_history (self->session));
}

static gboolean
is_before_setup (DubTableView *self)
{
  return !self->is_set_up && get_position (self) == 1;
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

/* Returns whether pieces that were not entered are meant to be asked for when they decide
 * something. */
static gboolean
leaves_open (DubTableView *self)
{
  return self->asks_late && dub_session_get_next (self->session).verb == DUB_MOVE_READY;
}

/* Returns what speaks against going on, or NULL. A guided round has its own words for tasks. */
static char *
dup_doubt (DubTableView *self)
{
  if (leaves_open (self))
    return NULL;

  return dub_session_dup_doubt (self->session,
                                self->reminds && !dub_lesson_is_running (self->session));
}

static char *
dup_next_label (DubTableView *self)
{
  char *doubt = NULL;

  if (is_before_setup (self))
    return dub_text_setup_done ();
  if (leaves_open (self))
    return dub_text_start_round (&dub_session_get_game (self->session)->state);
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

/* The reminder says what begins with this turn, and what is easy to forget. */
static char *
dup_reminder (DubTableView *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) first = dub_session_dup_beginning (self->session);
  g_auto (GStrv) reminders = dub_session_dup_reminders (self->session);
  g_auto (GStrv) sentences = NULL;

  g_strv_builder_addv (builder, (const char **) first);
  if (self->reminds)
    g_strv_builder_addv (builder, (const char **) reminders);
  sentences = g_strv_builder_end (builder);

  return g_strjoinv ("\n", sentences);
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
    return leaves_open (self) ? dub_text_lay_out () : dub_session_dup_guide (self->session);
  case PROP_REMINDER:
    return dup_reminder (self);
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

static void
dub_table_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  DubTableView *self = DUB_TABLE_VIEW (object);

  if (id == PROP_CAN_UNDO)
    g_value_set_boolean (value, is_just_set_up (self) || dub_session_get_can_undo (self->session));
  else if (id == PROP_CAN_GO_ON)
    g_value_set_boolean (value, is_before_setup (self) || dub_session_can_go_on (self->session));
  else if (id == PROP_STEPS)
    g_value_set_object (value, dub_table_view_get_steps (self));
  else if (id == PROP_REMINDS)
    g_value_set_boolean (value, self->reminds);
  else if (id == PROP_ASKS_LATE)
    g_value_set_boolean (value, self->asks_late);
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
notify_all (DubTableView *self)
{
  g_object_freeze_notify (G_OBJECT (self));
  for (guint id = PROP_HEADING; id < PROP_REMINDS; id++)
    if (id != PROP_STEPS)
      g_object_notify_by_pspec (G_OBJECT (self), properties[id]);
  dub_table_view_get_steps (self);
  g_object_thaw_notify (G_OBJECT (self));
}

static void
game_changed (DubTableView *self)
{
  self->has_steps = FALSE;
  self->selected = DUB_NOWHERE;
  self->action = DUB_ACTION_NONE;
  self->asked_at = 0;
  g_clear_object (&self->step);
  notify_all (self);
  emit_changed (self);
}

static void
dub_table_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  DubTableView *self = DUB_TABLE_VIEW (object);

  if (id == PROP_REMINDS) {
    self->reminds = g_value_get_boolean (value);
    g_object_notify_by_pspec (object, properties[PROP_REMINDER]);
  } else if (id == PROP_ASKS_LATE) {
    self->asks_late = g_value_get_boolean (value);
    g_object_notify_by_pspec (object, properties[PROP_GUIDE]);
    g_object_notify_by_pspec (object, properties[PROP_NEXT_LABEL]);
  } else
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
    { PROP_REMINDER, "reminder" },
  }, flags[] = { { PROP_CAN_UNDO, "can-undo" }, { PROP_CAN_GO_ON, "can-go-on" } };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    properties[texts[i].id] = g_param_spec_string (texts[i].name, NULL, NULL, NULL, readable);
  for (guint i = 0; i < G_N_ELEMENTS (flags); i++)
    properties[flags[i].id] = g_param_spec_boolean (flags[i].name, NULL, NULL, FALSE, readable);
  properties[PROP_STEPS] = g_param_spec_object ("steps", NULL, NULL, G_TYPE_LIST_MODEL, readable);
  properties[PROP_REMINDS] =
      g_param_spec_boolean ("reminds", NULL, NULL, TRUE,
                            G_PARAM_READWRITE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS);
  properties[PROP_ASKS_LATE] = g_param_spec_boolean ("asks-late", NULL, NULL, FALSE,
                                                     G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
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
  DubTableView *self = g_object_new (DUB_TYPE_TABLE_VIEW, NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "changed", G_CALLBACK (game_changed), self, G_CONNECT_SWAPPED);

  return self;
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
  if (g_set_object (&self->step, step))
    g_signal_emit (self, signals[SELECTED], 0);
}

void
dub_table_view_translate (DubTableView *self)
{
  GListModel *steps = dub_table_view_get_steps (self);
  g_auto (GStrv) sentences = dub_session_dup_orders (self->session);

  for (guint i = 0; i < g_list_model_get_n_items (steps); i++) {
    g_autoptr (DubStepItem) step = g_list_model_get_item (steps, i);

    dub_step_item_set_sentence (step, sentences[i]);
  }
  notify_all (self);
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
  const DubGame *game = dub_session_get_game (self->session);

  if (!move->sure && !dub_your_turn_is_doubtful (&game->box, &game->state, move))
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

DubAction
dub_table_view_get_action (DubTableView *self)
{
  return self->action;
}

void
dub_table_view_select_action (DubTableView *self, DubAction action)
{
  if (self->action == action)
    return;
  self->action = action;
  self->selected = DUB_NOWHERE;
  g_signal_emit (self, signals[SELECTED], 0);
}

/* The places of the board: the moves that each stands for, and the steps that concern it. */

static gboolean
is_your_turn (DubTableView *self)
{
  return dub_table_view_get_moment (self) == DUB_MOMENT_YOURS;
}

guint
dub_table_view_list_offers (DubTableView *self, DubPlace place, const DubMove *found[], guint max)
{
  guint n_legal, n = 0;
  const DubMove *legal;

  if (!is_your_turn (self))
    return 0;
  legal = dub_session_get_legal (self->session, &n_legal);
  for (guint i = 0; i < n_legal && n < max; i++)
    if (dub_move_touches (&legal[i], place) &&
        (self->action == DUB_ACTION_NONE || dub_move_get_action (&legal[i]) == self->action) &&
        (self->selected.kind == DUB_PLACE_NONE || dub_move_touches (&legal[i], self->selected)))
      found[n++] = &legal[i];

  return n;
}

const DubMove *
dub_table_view_get_sale (DubTableView *self)
{
  guint n_legal;
  const DubMove *legal = dub_session_get_legal (self->session, &n_legal);

  for (guint i = 0; self->selected.kind != DUB_PLACE_NONE && i < n_legal; i++)
    if (legal[i].verb == DUB_MOVE_SELL_GARMENT && dub_move_touches (&legal[i], self->selected))
      return &legal[i];

  return NULL;
}

static gboolean
is_due (DubTableView *self, DubPlace place)
{
  const DubGame *game = dub_session_get_game (self->session);

  return place.kind < DUB_N_DISPLAYS &&
         (dub_round_get_due (&game->box, &game->state, place.kind) & (1u << place.at)) != 0;
}

/* The move that uses what is at a place of this kind. Any garment that may be taken may be sold. */
static const struct {
  DubPlaceKind kind;
  DubVerb verb;
} uses[] = {
  { DUB_PLACE_RESOURCE, DUB_MOVE_TAKE_TILES }, { DUB_PLACE_GARMENT, DUB_MOVE_SELL_GARMENT },
  { DUB_PLACE_JEWEL, DUB_MOVE_TAKE_JEWELRY },  { DUB_PLACE_EMPLOYEE, DUB_MOVE_HIRE },
  { DUB_PLACE_TOKEN, DUB_MOVE_PLACE_TOKEN },   { DUB_PLACE_FAVOR, DUB_MOVE_TAKE_FAVOR },
  { DUB_PLACE_TASK, DUB_MOVE_EXAM_TOKEN },
};

static gboolean
find_use (DubPlace place, DubMove *use)
{
  for (guint i = 0; i < G_N_ELEMENTS (uses); i++) {
    if (uses[i].kind != place.kind)
      continue;
    *use = dub_move (DUB_YOU, uses[i].verb);
    if ((dub_verb_get_uses (uses[i].verb) & DUB_USES_FROM) != 0)
      use->from = place;
    else
      use->to = place;
    if (place.kind == DUB_PLACE_TASK)
      use->to.side = DUB_YOU;
    return place.kind != DUB_PLACE_TASK || place.at != DUB_TASK_NONE;
  }

  return FALSE;
}

/* Returns why the piece at this place cannot be used, or NULL. */
static GError *
try_use (DubTableView *self, DubPlace place)
{
  g_autoptr (GArray) events = NULL;
  GError *error = NULL;
  DubMove use;

  if (!find_use (place, &use) || self->selected.kind != DUB_PLACE_NONE ||
      dub_session_get_read_only (self->session) || !is_your_turn (self))
    return NULL;
  events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  dub_game_decide (dub_session_get_game (self->session), &use, events, &error);

  return error;
}

/* Returns whether you may expect to use the place: there is a piece, or room for a token. */
static gboolean
looks_useful (DubTableView *self, DubPlace place)
{
  if (place.kind == DUB_PLACE_TOKEN)
    return dub_place_get_owner (get_state (self), place) == DUB_NOBODY;
  if (place.kind == DUB_PLACE_TASK)
    return !dub_place_has_exam_token (get_state (self), place, DUB_YOU);

  return place.kind < DUB_N_DISPLAYS && !dub_place_is_empty (get_state (self), place);
}

/* Returns the first step that concerns the place, or NULL. */
static DubStepItem *
find_step (DubTableView *self, DubPlace place)
{
  GListModel *steps = dub_table_view_get_steps (self);

  for (guint i = 0; i < g_list_model_get_n_items (steps); i++) {
    g_autoptr (DubStepItem) step = g_list_model_get_item (steps, i);

    if ((self->step == NULL || self->step == step) && dub_step_item_touches (step, place))
      return step; /* the list has it, too */
  }

  return NULL;
}

/* Returns why the place is lit; DUB_N_HIGHLIGHTS if it is not. */
static DubHighlight
find_highlight (DubTableView *self, DubPlace place)
{
  const DubQuestion *question = dub_session_get_question (self->session);
  DubStepItem *step;

  if (dub_session_is_waiting_at (self->session, place))
    return DUB_HIGHLIGHT_WAITING;
  if (question != NULL)
    return dub_place_is_asked (place, question) ? DUB_HIGHLIGHT_ASKED : DUB_N_HIGHLIGHTS;
  step = find_step (self, place);
  if (step == NULL)
    return DUB_N_HIGHLIGHTS;

  return dub_place_equal (step->to, place) ? DUB_HIGHLIGHT_TO : DUB_HIGHLIGHT_FROM;
}

char *
dub_table_view_dup_mark (DubTableView *self, DubPlace place)
{
  DubHighlight highlight = find_highlight (self, place);

  if (highlight == DUB_N_HIGHLIGHTS)
    return NULL;
  if (highlight == DUB_HIGHLIGHT_WAITING || highlight == DUB_HIGHLIGHT_ASKED)
    return g_strdup (highlight == DUB_HIGHLIGHT_ASKED ? "?" : "+");

  return g_strdup_printf ("%u", find_step (self, place)->index + 1);
}

char *
dub_table_view_dup_description (DubTableView *self, DubPlace place)
{
  DubPlaceFlags flags = dub_table_view_get_flags (self, place);
  DubHighlight highlight = find_highlight (self, place);
  DubStepItem *step = find_step (self, place);

  if ((flags & DUB_PLACE_IS_REFUSED) != 0)
    return dub_table_view_dup_refusal (self, place);
  if ((flags & DUB_PLACE_IS_SELECTED) != 0)
    highlight = DUB_HIGHLIGHT_SELECTED;
  else if (highlight == DUB_N_HIGHLIGHTS && (flags & DUB_PLACE_IS_OPEN) != 0)
    highlight = (flags & DUB_PLACE_IS_DUE) != 0 ? DUB_HIGHLIGHT_DUE : DUB_HIGHLIGHT_OFFERED;
  if (highlight == DUB_N_HIGHLIGHTS)
    return NULL;

  return dub_text_highlight (highlight, step != NULL ? step->index + 1 : 0);
}

DubPlaceFlags
dub_table_view_get_flags (DubTableView *self, DubPlace place)
{
  g_autofree char *mark = dub_table_view_dup_mark (self, place);
  g_autoptr (GError) error = NULL;
  const DubMove *found;
  guint flags = 0;

  if (mark != NULL)
    flags |= DUB_PLACE_IS_LIT;
  if (is_due (self, place))
    flags |= DUB_PLACE_IS_DUE;
  if (place.kind != DUB_PLACE_NONE && dub_place_equal (place, self->selected))
    flags |= DUB_PLACE_IS_SELECTED;
  if (dub_table_view_list_offers (self, place, &found, 1) > 0)
    flags |= DUB_PLACE_IS_OFFERED;
  else
    error = try_use (self, place);
  /* The view asks for the piece that you take first, even if the rules could do without. */
  if (g_error_matches (error, DUB_RULES_ERROR, DUB_REASON_UNKNOWN) ||
      ((flags & DUB_PLACE_IS_OFFERED) != 0 && place.kind < DUB_N_DISPLAYS &&
       dub_place_is_unknown (get_state (self), place)))
    flags |= DUB_PLACE_IS_ASKED;
  else if (error != NULL && looks_useful (self, place))
    flags |= DUB_PLACE_IS_REFUSED;

  return (DubPlaceFlags) flags;
}

char *
dub_table_view_dup_refusal (DubTableView *self, DubPlace place)
{
  gboolean is_placing = self->selected.kind != DUB_PLACE_NONE;
  g_autoptr (GError) error = NULL;

  if ((dub_table_view_get_flags (self, place) & DUB_PLACE_IS_OPEN) != 0 ||
      dub_session_get_read_only (self->session))
    return NULL;
  error = try_use (self, place);

  return dub_text_refused_tap (get_state (self), place, is_placing, error);
}
