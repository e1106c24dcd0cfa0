/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-session.h"
#include "dub-file.h"
#include "dub-game-file.h"
#include "dub-games.h"
#include "dub-place.h"
#include "dub-round.h"
#include "dub-text-results.h"
#include "dub-text.h"
#include "dub-your-hand.h"
#include "dub-your-turn.h"

#include <string.h>

struct _DubSession {
  GObject parent_instance;

  DubGameFile *file; /* owned */
  GListStore *log;   /* owned; of a bare object for each entry */
  DubPending *next;  /* owned; the next entry, NULL if it is not possible */
  gboolean next_is_known;
  GArray *legal;        /* owned; of DubMove, NULL if not listed since the last change */
  DubQuestion question; /* of the scoring */
  char *trouble;        /* owned; as of the last signal, or NULL */
};

enum { MAX_LEGAL = 512 };

enum { CHANGED, TROUBLE, LEARNED, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (DubSession, dub_session, G_TYPE_OBJECT)

static void
dub_session_finalize (GObject *object)
{
  DubSession *self = DUB_SESSION (object);

  g_clear_object (&self->log);
  g_clear_pointer (&self->file, dub_game_file_close);
  g_clear_pointer (&self->next, dub_pending_free);
  g_clear_pointer (&self->legal, g_array_unref);
  g_free (self->trouble);

  G_OBJECT_CLASS (dub_session_parent_class)->finalize (object);
}

static void
dub_session_class_init (DubSessionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = dub_session_finalize;

  signals[CHANGED] = g_signal_new ("changed", DUB_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[TROUBLE] = g_signal_new ("trouble", DUB_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[LEARNED] = g_signal_new ("learned", DUB_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
dub_session_init (DubSession *self)
{
  self->log = g_list_store_new (G_TYPE_OBJECT);
}

/* Updates the log from this entry on. Entries are only ever added at the end, or replaced
 * there after an undo. */
static void
update_log (DubSession *self, guint first)
{
  guint n_old = g_list_model_get_n_items (G_LIST_MODEL (self->log));
  guint n_new = dub_history_get_n_entries (dub_session_get_history (self));
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = first; i < n_new; i++)
    g_ptr_array_add (items, g_object_new (G_TYPE_OBJECT, NULL));
  g_list_store_splice (self->log, first, n_old - first, items->pdata, items->len);
}

/* position is the one before the change. */
static void
announce (DubSession *self, guint position)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->log));

  self->next_is_known = FALSE;
  g_clear_pointer (&self->next, dub_pending_free);
  g_clear_pointer (&self->legal, g_array_unref);
  update_log (self, MIN (position, n));
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Called after each attempted change or sync, which may have caused or ended trouble. */
static gboolean
look_for_trouble (gpointer data)
{
  DubSession *self = data;
  g_autofree char *trouble = dub_session_dup_trouble (self);

  if (g_strcmp0 (trouble, self->trouble) == 0)
    return G_SOURCE_REMOVE;
  g_free (self->trouble);
  self->trouble = g_steal_pointer (&trouble);
  g_signal_emit (self, signals[TROUBLE], 0);

  return G_SOURCE_REMOVE;
}

void
dub_session_sync_in_background (DubSession *self)
{
  dub_game_file_sync_in_background (self->file, look_for_trouble, self);
}

/* Called after each attempted change; position is the one before it. */
static gboolean
finish (DubSession *self, gboolean done, guint position)
{
  if (done)
    announce (self, position);
  look_for_trouble (self);

  return done;
}

DubSession *
dub_session_new_for_file (DubGameFile *file)
{
  DubSession *self;

  if (file == NULL)
    return NULL;
  self = g_object_new (DUB_TYPE_SESSION, NULL);
  self->file = file;
  self->trouble = dub_session_dup_trouble (self);
  update_log (self, 0);

  return self;
}

DubSession *
dub_session_new (const char *name, const DubBox *box, const DubSetup *setup, GError **error)
{
  return dub_session_new_for_file (dub_games_create (name, box, setup, error));
}

DubSession *
dub_session_open (const char *id, GError **error)
{
  return dub_session_new_for_file (dub_games_open (id, error));
}

const DubGame *
dub_session_get_game (DubSession *self)
{
  return dub_history_get_game (dub_session_get_history (self));
}

const DubHistory *
dub_session_get_history (DubSession *self)
{
  return dub_game_file_get_journal (self->file)->history;
}

static guint
get_position (DubSession *self)
{
  return dub_history_get_position (dub_session_get_history (self));
}

GListModel *
dub_session_get_log (DubSession *self)
{
  return G_LIST_MODEL (self->log);
}

const char *
dub_session_get_id (DubSession *self)
{
  return dub_game_file_get_id (self->file);
}

const char *
dub_session_get_name (DubSession *self)
{
  return dub_game_file_get_journal (self->file)->name;
}

gboolean
dub_session_get_read_only (DubSession *self)
{
  return dub_game_file_is_read_only (self->file);
}

gboolean
dub_session_perform (DubSession *self, const DubMove *move, GError **error)
{
  guint position = get_position (self);
  DubMove next = dub_session_get_next (self);
  gboolean done;

  /* The next move was already decided, to see whether it is possible. */
  if (self->next != NULL && dub_move_equal (move, &next))
    done = dub_game_file_add (self->file, self->next, error);
  else
    done = dub_game_file_perform (self->file, move, error);

  return finish (self, done, position);
}

gboolean
dub_session_go_on (DubSession *self, GError **error)
{
  DubMove next = dub_session_get_next (self);

  return dub_session_perform (self, &next, error);
}

gboolean
dub_session_change_box (DubSession *self, const DubBox *box, GError **error)
{
  guint position = get_position (self);

  return finish (self, dub_game_file_change_box (self->file, box, error), position);
}

gboolean
dub_session_get_can_undo (DubSession *self)
{
  return !dub_session_get_read_only (self) && get_position (self) > 1;
}

gboolean
dub_session_get_can_redo (DubSession *self)
{
  return !dub_session_get_read_only (self) &&
         get_position (self) < dub_history_get_n_entries (dub_session_get_history (self));
}

char *
dub_session_dup_undo_title (DubSession *self)
{
  return dub_session_get_can_undo (self)
             ? dub_log_dup_title (dub_session_get_history (self), get_position (self) - 1)
             : NULL;
}

char *
dub_session_dup_redo_title (DubSession *self)
{
  return dub_session_get_can_redo (self)
             ? dub_log_dup_title (dub_session_get_history (self), get_position (self))
             : NULL;
}

gboolean
dub_session_undo (DubSession *self, GError **error)
{
  return dub_session_jump (self, get_position (self) - 1, error);
}

gboolean
dub_session_redo (DubSession *self, GError **error)
{
  return dub_session_jump (self, get_position (self) + 1, error);
}

gboolean
dub_session_jump (DubSession *self, guint position, GError **error)
{
  guint before = get_position (self);

  return finish (self, dub_game_file_jump (self->file, position, error), MIN (before, position));
}

const DubTurn *
dub_session_get_turn (DubSession *self)
{
  return dub_history_get_turn (dub_session_get_history (self));
}

const DubQuestion *
dub_session_get_question (DubSession *self)
{
  const DubTurn *turn = dub_session_get_turn (self);
  const DubGame *game = dub_session_get_game (self);
  const DubQuestion *question = turn != NULL ? &turn->question : &self->question;

  if (turn == NULL) {
    DubScore score = { 0 };

    if (game->state.phase == DUB_PHASE_SCORING)
      dub_score_count (&game->box, &game->state, &score);
    self->question = score.question;
  }

  return question->kind != DUB_QUESTION_NOTHING ? question : NULL;
}

static gboolean
is_of_preparation (const DubEvent *event, const DubState *before)
{
  return dub_event_is (event, DUB_MOVE_RETURN_FAVOR) || dub_event_is (event, DUB_MOVE_LEAVE) ||
         dub_event_is (event, DUB_MOVE_SHIFT) || dub_event_is (event, DUB_MOVE_LEAVE_EMPTY);
}

static gboolean
is_of_beginning (const DubEvent *event, const DubState *before)
{
  return dub_event_is (event, DUB_MOVE_DRAW_HAND) ||
         (event->type == DUB_EVENT_CARDS && before->draw_mode != DUB_DRAW_APP);
}

/* Adds the sentences of those events of an entry that are orders. */
static void
add_events (DubSession *self, guint index,
            gboolean (*is_order) (const DubEvent *event, const DubState *before), GPtrArray *orders)
{
  const DubHistory *history = dub_session_get_history (self);
  const DubState *before = dub_history_get_state (history, index);
  DubEntry entry = dub_history_get_entry (history, index);

  for (guint i = 0; i < entry.n_events; i++)
    if (is_order (&entry.events[i], before))
      dub_text_add_line (orders, dub_text_event (dub_history_get_box (history, index), before,
                                                 &entry.events[i]));
}

/* Your examination has steps like hers (YOU-5), until you do something else. */
static void
add_exam (DubSession *self, GPtrArray *orders)
{
  const DubHistory *history = dub_session_get_history (self);
  guint last = get_position (self) - 1;
  DubEntry entry = dub_history_get_entry (history, last);
  g_auto (GStrv) steps = NULL;

  if (!dub_event_is (entry.events, DUB_MOVE_PASS_EXAM))
    return;
  steps = dub_text_exam_steps (dub_session_get_game (self), &entry.events[0].move);
  for (guint i = 0; steps[i] != NULL; i++)
    g_ptr_array_add (orders, g_strdup (steps[i]));
}

char **
dub_session_dup_orders (DubSession *self)
{
  const DubTurn *turn = dub_session_get_turn (self);
  const DubGame *game = dub_session_get_game (self);
  const DubState *state = &game->state;
  GPtrArray *orders = g_ptr_array_new ();
  DubMove income = dub_move (DUB_YOU, DUB_MOVE_INCOME);

  if (turn != NULL && turn->question.kind == DUB_QUESTION_NOTHING)
    for (guint i = 0; i < turn->n_steps; i++)
      g_ptr_array_add (orders, dub_text_move (&game->box, state, &turn->steps[i]));
  else if (state->phase == DUB_PHASE_PREPARE)
    add_events (self, dub_preparation_get_beginning (dub_session_get_history (self)),
                is_of_preparation, orders);
  else if (state->phase == DUB_PHASE_INCOME) {
    income.gains[DUB_FACT_LIVRE] = (gint16) dub_round_get_income (state);
    g_ptr_array_add (orders, dub_text_move (&game->box, state, &income));
  } else if (state->phase == DUB_PHASE_TURNS && state->turn == DUB_YOU)
    add_exam (self, orders);

  return dub_text_end_lines (orders);
}

DubMove
dub_session_get_next (DubSession *self)
{
  const DubHistory *history = dub_session_get_history (self);
  const DubState *state = &dub_history_get_game (history)->state;

  switch ((DubPhase) state->phase) {
  case DUB_PHASE_PREPARE:
    return dub_move (DUB_NOBODY,
                     dub_preparation_is_to_fill (history) ? DUB_MOVE_FILL : DUB_MOVE_READY);
  case DUB_PHASE_TURNS:
    if (state->turn == DUB_YOU)
      return dub_move (DUB_YOU, DUB_MOVE_END_TURN);
    return dub_move (DUB_BARRY,
                     state->playing.action != DUB_CARD_UNKNOWN ? DUB_MOVE_ACT : DUB_MOVE_PLAY_CARD);
  case DUB_PHASE_INCOME:
    return dub_move (DUB_YOU, DUB_MOVE_INCOME);
  case DUB_PHASE_SCORING:
    return dub_move (DUB_NOBODY, DUB_MOVE_FINISH);
  case DUB_PHASE_NONE:
  case DUB_PHASE_OVER:
  case DUB_N_PHASES:
  default:
    return dub_move (DUB_NOBODY, DUB_N_VERBS);
  }
}

gboolean
dub_session_can_go_on (DubSession *self)
{
  DubMove next = dub_session_get_next (self);

  if (!self->next_is_known && next.verb < DUB_N_VERBS)
    self->next = dub_history_decide (dub_session_get_history (self), &next, NULL);
  self->next_is_known = TRUE;

  return self->next != NULL && !dub_session_get_read_only (self);
}

char *
dub_session_dup_after (DubSession *self)
{
  return dub_session_can_go_on (self) ? dub_text_next (&self->next->after.state) : NULL;
}

const DubMove *
dub_session_get_legal (DubSession *self, guint *n)
{
  if (self->legal == NULL) {
    self->legal = g_array_sized_new (FALSE, FALSE, sizeof (DubMove), MAX_LEGAL);
    self->legal->len =
        dub_game_list_legal (dub_session_get_game (self), dub_session_get_turn (self),
                             (DubMove *) (void *) self->legal->data, MAX_LEGAL);
  }
  *n = dub_session_get_read_only (self) ? 0 : self->legal->len;

  return (const DubMove *) (const void *) self->legal->data;
}

char *
dub_session_dup_deviation (DubSession *self, const DubMove *deviation)
{
  const DubGame *game = dub_session_get_game (self);
  DubMove step = *deviation;

  step.instead = 0;

  return dub_text_move (&game->box, &game->state, &step);
}

char **
dub_session_dup_reasons (DubSession *self, guint order)
{
  const DubGame *game = dub_session_get_game (self);
  const DubTurn *turn = dub_session_get_turn (self);

  g_return_val_if_fail (turn != NULL && order < turn->n_steps, NULL);

  return dub_text_reasons (&game->box, &game->state, turn, order);
}

static gboolean
is_cited (const DubTurn *turn, DubRuleId rule)
{
  for (guint i = 0; i < turn->n_steps; i++)
    for (guint j = 0; j < DUB_MAX_MOVE_RULES; j++)
      if (turn->steps[i].rules[j] == rule)
        return TRUE;

  return FALSE;
}

char **
dub_session_dup_rulings (DubSession *self)
{
  const DubTurn *turn = dub_session_get_turn (self);
  GPtrArray *lines = g_ptr_array_new ();

  for (DubRuleId rule = DUB_RULE_R_1; turn != NULL && rule <= DUB_RULE_R_14; rule++)
    if ((turn->rulings & (G_GUINT64_CONSTANT (1) << rule)) != 0 && !is_cited (turn, rule))
      g_ptr_array_add (lines, dub_text_rule_with_id (rule));

  return dub_text_end_lines (lines);
}

char *
dub_session_dup_guide (DubSession *self)
{
  gboolean is_asking =
      dub_session_get_turn (self) != NULL && dub_session_get_question (self) != NULL;

  return is_asking ? dub_text_next_answer () : dub_text_next (&dub_session_get_game (self)->state);
}

/* Returns the last entry with its sentences, and what comes next. */
char **
dub_session_dup_recap (DubSession *self)
{
  const DubHistory *history = dub_session_get_history (self);
  GPtrArray *recap = g_ptr_array_new ();
  guint position = get_position (self);
  g_autofree char *title = dub_log_dup_title (history, position - 1);
  g_auto (GStrv) sentences = dub_log_dup_sentences (history, position - 1);

  g_ptr_array_add (recap, dub_text_last (title));
  for (guint i = 0; position > 1 && sentences[i] != NULL; i++)
    g_ptr_array_add (recap, g_strdup (sentences[i]));
  g_ptr_array_add (recap, dub_session_dup_guide (self));

  return dub_text_end_lines (recap);
}

/* The big button, and the one beside it in a preparation: one fills the displays, the other
 * goes on with what was entered. */

static char *
dup_label (DubSession *self, DubVerb verb)
{
  const DubGame *game = dub_session_get_game (self);

  return verb == DUB_MOVE_FILL ? dub_text_fill_button ()
                               : dub_text_next_button (&game->box, &game->state);
}

char *
dub_session_dup_next_label (DubSession *self)
{
  return dup_label (self, dub_session_get_next (self).verb);
}

char *
dub_session_dup_other_label (DubSession *self, DubMove *other)
{
  if (dub_session_get_game (self)->state.phase != DUB_PHASE_PREPARE)
    return NULL;
  *other = dub_session_get_next (self);
  other->verb = other->verb == DUB_MOVE_FILL ? DUB_MOVE_READY : DUB_MOVE_FILL;

  return dup_label (self, other->verb);
}

guint
dub_session_count_due (DubSession *self)
{
  const DubGame *game = dub_session_get_game (self);
  guint n = 0;

  for (DubDisplayName display = 0; display < DUB_N_DISPLAYS; display++)
    n += dub_round_count_due (&game->box, &game->state, display);

  return n;
}

/* Games that cannot be saved: the messages for the player, and saving a copy
 * elsewhere. */

char **
dub_session_dup_warnings (DubSession *self)
{
  return dub_text_warnings (dub_game_file_get_warnings (self->file));
}

gboolean
dub_session_get_damaged (DubSession *self)
{
  return dub_game_file_get_journal (self->file)->damage != NULL;
}

char *
dub_session_dup_trouble (DubSession *self)
{
  int problem;

  switch (dub_game_file_get_trouble (self->file, &problem)) {
  case DUB_TROUBLE_WRITE:
    return dub_text_not_saved (dub_file_error_from_errno (problem), g_strerror (problem));
  case DUB_TROUBLE_GONE:
    return dub_text_file_gone ();
  case DUB_TROUBLE_CHANGED:
    return dub_text_file_changed ();
  case DUB_TROUBLE_NONE:
  default:
    return NULL;
  }
}

char *
dub_session_dup_sentence (DubSession *self, const GError *error)
{
  char *trouble = error->domain != DUB_RULES_ERROR ? dub_session_dup_trouble (self) : NULL;

  return trouble != NULL ? trouble : dub_text_error (error);
}

char *
dub_session_print (DubSession *self, GError **error)
{
  return dub_game_file_print (self->file, error);
}

gboolean
dub_session_save_copy (DubSession *self, const char *path, GError **error)
{
  g_autofree char *text = dub_session_print (self, error);

  return text != NULL && dub_file_export (path, text, -1, error);
}

char *
dub_session_print_branch (DubSession *self, guint n_entries, GError **error)
{
  const DubHistory *history = dub_session_get_history (self);
  guint n = dub_history_get_n_entries (history);
  g_autofree char *count = g_strdup_printf ("%u", n);
  g_autofree char *name = NULL;
  const DubState *state;

  if (n_entries < 1 || n_entries > n) {
    dub_fault (error, .kind = DUB_FAULT_NO_ENTRY, .words = count);
    return NULL;
  }
  state = dub_history_get_state (history, n_entries);
  if (state->phase == DUB_PHASE_OVER) {
    dub_fault (error, .kind = DUB_FAULT_OVER);
    return NULL;
  }
  name = dub_text_branch_name (state->round, dub_session_get_name (self));

  return dub_journal_print_branch (dub_game_file_get_journal (self->file), n_entries, name);
}

gboolean
dub_session_flush (DubSession *self, GError **error)
{
  return dub_game_file_flush (self->file, error);
}

gboolean
dub_entry_is_your_move (DubEntry entry)
{
  const DubMove *move = dub_entry_get_move (&entry);

  return move != NULL && move->side == DUB_YOU &&
         (move->verb < DUB_N_STEPS || move->verb == DUB_MOVE_DEPUTE ||
          move->verb == DUB_MOVE_PASS_EXAM || move->verb == DUB_MOVE_BONUS ||
          move->verb == DUB_MOVE_TELL_GAINS);
}

guint
dub_session_find_turn (DubSession *self)
{
  const DubHistory *history = dub_session_get_history (self);
  guint index = get_position (self);

  while (index > 1) {
    const DubState *before = dub_history_get_state (history, index - 1);

    if (before->phase != DUB_PHASE_TURNS || before->turn != DUB_YOU ||
        dub_event_is (dub_history_get_entry (history, index - 1).events, DUB_MOVE_END_TURN))
      break;
    index--;
  }

  return index;
}

/* Takes a sentence, which may be NULL, unless it is there or was said already. */
static void
take_sentence (GPtrArray *sentences, const char *said, char *sentence)
{
  if (sentence == NULL || strstr (said, sentence) != NULL ||
      g_ptr_array_find_with_equal_func (sentences, sentence, g_str_equal, NULL))
    g_free (sentence);
  else
    g_ptr_array_add (sentences, sentence);
}

/* Takes the sentences, and returns them as one text, or NULL if there are none. */
static char *
join (GPtrArray *sentences)
{
  g_auto (GStrv) texts = dub_text_end_lines (sentences);

  return texts[0] != NULL ? g_strjoinv (" ", texts) : NULL;
}

/* Adds what is to be said of a move of yours besides what it cost and brought. */
static void
add_remarks (DubSession *self, guint index, const char *said, GPtrArray *sentences)
{
  const DubHistory *history = dub_session_get_history (self);
  DubEntry entry = dub_history_get_entry (history, index);

  for (guint i = 1; i < entry.n_events; i++)
    if (dub_event_is (&entry.events[i], DUB_MOVE_TAKE_FAVOR))
      take_sentence (sentences, said, dub_text_favor_gained ());
    else if (dub_event_is (&entry.events[i], DUB_MOVE_ALL_HALLS_TOKEN))
      take_sentence (sentences, said,
                     dub_text_event (dub_history_get_box (history, index),
                                     dub_history_get_state (history, index), &entry.events[i]));
  take_sentence (sentences, said, dub_text_gains_remark (&entry.events[0].move));
}

/* Returns what an entry cost you and brought, or NULL. */
static char *
dup_gains (DubSession *self, guint index)
{
  DubEntry entry = dub_history_get_entry (dub_session_get_history (self), index);
  GPtrArray *sentences;

  if (!dub_entry_is_your_move (entry))
    return NULL;
  sentences = g_ptr_array_new ();
  take_sentence (sentences, "", dub_text_gains (&entry.events[0].move));
  add_remarks (self, index, "", sentences);

  return join (sentences);
}

char *
dub_session_dup_gains (DubSession *self)
{
  return dup_gains (self, get_position (self) - 1);
}

/* Returns what several moves of this turn add up to, without what is said of the last one; NULL if
 * there are fewer. */
static char *
add_up (DubSession *self, const char *last)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  DubMove all = { 0 };
  guint n = 0;

  for (guint i = dub_session_find_turn (self); i < get_position (self); i++) {
    DubEntry entry = dub_history_get_entry (dub_session_get_history (self), i);
    g_autofree char *gains = dup_gains (self, i);

    if (gains == NULL)
      continue;
    n++;
    for (DubFact fact = 0; fact < DUB_N_GAINS; fact++)
      all.gains[fact] = (gint16) (all.gains[fact] + entry.events[0].move.gains[fact]);
    add_remarks (self, i, last, sentences);
    take_sentence (sentences, last, dub_text_open_gains (&entry.events[0].move));
  }
  g_ptr_array_insert (sentences, 0, dub_text_turn_gains (&all));

  return n > 1 ? join (g_steal_pointer (&sentences)) : NULL;
}

char *
dub_session_dup_turn_gains (DubSession *self)
{
  guint first = dub_session_find_turn (self), position = get_position (self);
  g_autofree char *last = NULL, *turn = NULL;

  while (last == NULL && position > first)
    last = dup_gains (self, --position);
  if (last == NULL)
    return NULL;
  turn = add_up (self, last);

  return turn != NULL ? g_strjoin ("\n", last, turn, NULL) : g_steal_pointer (&last);
}

guint
dub_session_find_move (DubSession *self)
{
  const DubHistory *history = dub_session_get_history (self);
  guint first = dub_session_find_turn (self);

  for (guint i = get_position (self); i > first; i--)
    if (dub_entry_is_your_move (dub_history_get_entry (history, i - 1)))
      return i - 1;

  return 0;
}

const DubMove *
dub_session_find_open_move (DubSession *self)
{
  const DubHistory *history = dub_session_get_history (self);
  guint first = dub_session_find_turn (self);

  for (guint i = get_position (self); i-- > first;) {
    DubEntry entry = dub_history_get_entry (history, i);

    if (dub_entry_is_your_move (entry) && entry.events[0].move.open != 0)
      return &entry.events[0].move;
  }

  return NULL;
}

/* A garment costs Thread and Lace, a tile brings them. */
DubMove
dub_session_get_tell_move (DubSession *self, guint thread, guint lace, guint livre)
{
  const DubMove *move = dub_session_find_open_move (self);
  gint sign = move != NULL && move->thing.kind == DUB_KIND_GARMENT ? -1 : 1;
  DubMove tell = dub_move (DUB_YOU, DUB_MOVE_TELL_GAINS);

  tell.gains[DUB_FACT_THREAD] = (gint16) (sign * (gint) thread);
  tell.gains[DUB_FACT_LACE] = (gint16) (sign * (gint) lace);
  tell.gains[DUB_FACT_LIVRE] = (gint16) livre;

  return tell;
}

/* Returns what speaks against ending your turn now, or NULL. */
static char *
dup_end_doubt (DubSession *self, gboolean with_tasks)
{
  const DubGame *game = dub_session_get_game (self);
  guint tasks = with_tasks ? dub_your_turn_get_tasks (&game->box, &game->state) : 0;

  if (dub_session_find_move (self) == 0)
    return dub_text_end_empty_turn ();

  if (tasks != 0)
    return dub_text_end_unmarked (&game->box, &game->state, tasks);

  return with_tasks && (dub_your_turn_is_waiting (&game->state.yours.turn) ||
                        dub_your_turn_has_bonus (&game->box, &game->state))
             ? dub_text_end_untaken (&game->box, &game->state)
             : NULL;
}

char *
dub_session_dup_doubt (DubSession *self, gboolean with_tasks)
{
  const DubGame *game = dub_session_get_game (self);
  guint n = dub_session_count_due (self), next = dub_session_get_next (self).verb;

  if (next == DUB_MOVE_END_TURN)
    return dup_end_doubt (self, with_tasks);
  if (next != DUB_MOVE_READY ||
      n == dub_round_count_due (&game->box, &game->state, DUB_DISPLAY_RESOURCES))
    return NULL;

  return dub_text_start_unknown (n);
}

char **
dub_session_dup_beginning (DubSession *self)
{
  GPtrArray *orders = g_ptr_array_new ();
  guint last = get_position (self) - 1;

  if (dub_event_is (dub_history_get_entry (dub_session_get_history (self), last).events,
                    DUB_MOVE_READY))
    add_events (self, last, is_of_beginning, orders);

  return dub_text_end_lines (orders);
}

char **
dub_session_dup_reminders (DubSession *self)
{
  const DubHistory *history = dub_session_get_history (self);
  const DubGame *game = dub_session_get_game (self);
  const DubState *before = dub_history_get_state (history, get_position (self) - 1);
  guint found = dub_reminder_find (&game->box, before, &game->state);
  GPtrArray *sentences = g_ptr_array_new ();

  for (DubReminder reminder = 0; reminder < DUB_N_REMINDERS; reminder++)
    if ((found & (1u << reminder)) != 0)
      g_ptr_array_add (sentences, dub_text_reminder (&game->state, reminder));

  return dub_text_end_lines (sentences);
}

gboolean
dub_session_is_waiting_at (DubSession *self, DubPlace place)
{
  const DubState *state = &dub_session_get_game (self)->state;
  const DubYourTurn *turn = &state->yours.turn;

  if (place.kind == DUB_PLACE_TASK) {
    guint tasks = dub_your_turn_get_tasks (&dub_session_get_game (self)->box, state);

    return place.in == state->sides[DUB_YOU].track && (tasks & (1u << place.at)) != 0;
  }

  return ((place.kind == DUB_PLACE_RESOURCE && turn->free_tiles > 0) ||
          (place.kind == DUB_PLACE_JEWEL && turn->free_jewelry)) &&
         !dub_place_is_empty (state, place);
}

const char *
dub_session_get_note (DubSession *self)
{
  const char *note = dub_game_file_get_journal (self->file)->note;

  return note != NULL ? note : "";
}

gboolean
dub_session_set_note (DubSession *self, const char *note, GError **error)
{
  return dub_game_file_set_note (self->file, note, error);
}

gint64
dub_session_get_date (DubSession *self)
{
  gint64 finished = dub_game_file_get_journal (self->file)->finished;

  return finished > 0 ? finished : dub_games_get_changed (dub_session_get_id (self));
}

char *
dub_log_dup_title (const DubHistory *history, guint index)
{
  return dub_text_title (dub_history_get_box (history, index),
                         dub_history_get_state (history, index),
                         dub_history_get_entry (history, index).events);
}

char *
dub_log_dup_heading (const DubHistory *history, guint index)
{
  g_autofree char *title = dub_log_dup_title (history, index);

  return dub_read_back_is_decided (history, index) ? g_steal_pointer (&title)
                                                   : dub_text_recorded_differently (title);
}

char **
dub_log_dup_sentences (const DubHistory *history, guint index)
{
  GPtrArray *sentences = g_ptr_array_new ();
  DubEntry entry = dub_history_get_entry (history, index);

  for (guint i = 0; i < entry.n_events; i++) {
    dub_text_add_line (sentences,
                       dub_text_event (dub_history_get_box (history, index),
                                       dub_history_get_state (history, index), &entry.events[i]));
    if (i == 0 && dub_entry_is_your_move (entry))
      dub_text_add_line (sentences, dub_text_gains (&entry.events[0].move));
  }

  return dub_text_end_lines (sentences);
}
