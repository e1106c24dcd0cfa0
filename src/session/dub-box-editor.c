/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-box-editor.h"
#include "dub-lesson.h"
#include "dub-profiles.h"
#include "dub-text.h"
#include "dub-worker.h"

#include <string.h>

char *
dub_box_find_profile (DubSession *session)
{
  g_autofree char *id = dub_profiles_find (dub_session_get_game (session)->box.name);

  return id != NULL && !dub_profiles_is_shipped (id) ? g_steal_pointer (&id) : NULL;
}

/* A correction in progress. The profile is changed first, because it can be restored,
 * while a change to the game can only be undone. */
typedef struct {
  DubSession *session; /* owned */
  DubBox before;       /* the box of the game */
  DubBox after;
  DubBox profile;  /* the profile before the correction */
  gboolean is_new; /* the correction creates the profile */
  DubBoxCorrected done;
  gpointer data; /* for done */
} Correction;

static void
correction_free (gpointer data)
{
  Correction *self = data;

  g_object_unref (self->session);
  g_free (self);
}

/* Copies only corrected parts: the profile may have changed since the game started. */
static gboolean
carry_over (DubBox *box, gconstpointer data, GError **error)
{
  Correction *const *self = data;

  (*self)->profile = *box;
  for (DubPart part = 0; part < DUB_N_PARTS; part++)
    if (!dub_box_has_same_part (&(*self)->before, &(*self)->after, part))
      dub_box_copy_part (box, &(*self)->after, part);

  return TRUE;
}

static void
change_profile (DubJob *job)
{
  Correction *self = job->data;

  dub_profiles_edit (job->id, carry_over, &self, &job->error);
}

/* Restores the profile, except for parts that were changed again in the meantime. */
static gboolean
carry_back (DubBox *box, gconstpointer data, GError **error)
{
  const Correction *self = data;

  for (DubPart part = 0; part < DUB_N_PARTS; part++)
    if (!dub_box_has_same_part (&self->before, &self->after, part) &&
        dub_box_has_same_part (box, &self->after, part))
      dub_box_copy_part (box, &self->profile, part);

  return TRUE;
}

static void
restore_profile (DubJob *job)
{
  dub_profiles_edit (job->id, carry_back, job->data, NULL);
}

/* The game's box takes the name of the new profile, so that the game finds it again. */
static void
create_profile (DubJob *job)
{
  Correction *self = job->data;

  job->id = dub_profiles_create (&self->after, &job->error);
  if (job->id != NULL)
    dub_profiles_load (job->id, &self->after, &job->error);
}

static void
delete_profile (DubJob *job)
{
  dub_profiles_delete (job->id, NULL);
}

static void
profile_changed_cb (gpointer owner, DubJob *job)
{
  Correction *self = job->data;

  if (job->error == NULL && !dub_session_change_box (self->session, &self->after, &job->error))
    dub_worker_run (self->is_new ? delete_profile : restore_profile, NULL, NULL,
                    (DubJob){ .id = g_strdup (job->id),
                              .data = g_steal_pointer (&job->data),
                              .free_data = correction_free });
  self->done (self->data, job->error);
}

void
dub_box_correct (DubSession *session, const DubBox *box, gboolean to_profile, const char *new_name,
                 DubBoxCorrected done, gpointer data)
{
  g_autofree char *id = to_profile ? dub_box_find_profile (session) : NULL;
  Correction *self = g_new (Correction, 1);
  g_autoptr (DubPending) pending = NULL;
  g_autoptr (GError) error = NULL;

  *self = (Correction){ .session = g_object_ref (session),
                        .before = dub_session_get_game (session)->box,
                        .after = *box,
                        .is_new = id == NULL,
                        .done = done,
                        .data = data };
  if (to_profile && self->is_new)
    g_strlcpy (self->after.name, new_name, sizeof self->after.name);
  /* If the game refuses the box, the profile must not be touched. */
  if (dub_box_check (box, &error))
    pending = dub_history_decide_box (dub_session_get_history (session), box, &error);
  if (pending != NULL && to_profile && !dub_session_get_read_only (session)) {
    dub_worker_run (self->is_new ? create_profile : change_profile, profile_changed_cb, NULL,
                    (DubJob){ .id = g_steal_pointer (&id),
                              .data = self,
                              .free_data = correction_free });
    return;
  }
  if (error == NULL)
    dub_session_change_box (session, box, &error);
  correction_free (self);
  done (data, error);
}

gboolean
dub_box_find_sample (DubSession *session, DubPart *part)
{
  const DubTurn *turn = dub_session_get_turn (session);
  guint parts = 0;

  if (turn == NULL || turn->question.kind != DUB_QUESTION_NOTHING ||
      dub_session_get_read_only (session) || dub_lesson_is_running (session))
    return FALSE;
  for (guint i = 0; i < turn->n_steps; i++)
    parts |= dub_turn_get_deciding_parts (turn, i);
  parts &= dub_box_get_samples (&dub_session_get_game (session)->box);
  for (*part = 0; parts != 0 && (parts & (1u << *part)) == 0;)
    ++*part;

  return parts != 0;
}

struct _DubBoxEditor {
  GObject parent_instance;

  DubBoxDraft draft;
  DubBox start; /* the box when it was opened */
  DubBox saved; /* the profile as last saved */
  char *id;     /* owned; of the profile, or NULL */
  GArray *undo; /* owned; of DubBoxDraft, the most recent last */
  GArray *redo; /* owned; the same */

  gboolean is_saving;  /* the worker is saving */
  gboolean needs_save; /* there are changes since that save started */
  DubBox saving;       /* the box that the worker is saving */
  gboolean is_kept;    /* the draft is written, but perhaps not synced */
};

enum { CHANGED, FAILED, N_SIGNALS };

static guint signals[N_SIGNALS];

static const guint32 all_cards = (1u << DUB_N_CARDS) - 1;

G_DEFINE_FINAL_TYPE (DubBoxEditor, dub_box_editor, G_TYPE_OBJECT)

static void
dub_box_editor_finalize (GObject *object)
{
  DubBoxEditor *self = DUB_BOX_EDITOR (object);

  g_free (self->id);
  g_array_unref (self->undo);
  g_array_unref (self->redo);

  G_OBJECT_CLASS (dub_box_editor_parent_class)->finalize (object);
}

static void
dub_box_editor_class_init (DubBoxEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = dub_box_editor_finalize;

  signals[CHANGED] = g_signal_new ("changed", DUB_TYPE_BOX_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[FAILED] = g_signal_new ("failed", DUB_TYPE_BOX_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
dub_box_editor_init (DubBoxEditor *self)
{
  self->undo = g_array_new (FALSE, FALSE, sizeof (DubBoxDraft));
  self->redo = g_array_new (FALSE, FALSE, sizeof (DubBoxDraft));
}

/* A copy that the worker saves while the player continues. */
typedef struct {
  DubBoxEditor *editor; /* owned */
  DubBoxDraft draft;
  DubBox before;     /* the profile as the editor knows it */
  DubBox after;      /* the profile as it is in its file now */
  gboolean is_other; /* something else has changed it: nothing was saved */
  gboolean is_kept;  /* the draft is written */
} Save;

static void
save_free (gpointer data)
{
  Save *self = data;

  g_object_unref (self->editor);
  g_free (self);
}

/* The profile may be open in another window too; changes made there are merged before it is saved.
 * A box that is not valid stays in the draft until it is. */
static gboolean
save_locked (Save *self, const char *id, GError **error)
{
  if (!dub_profiles_put_back (id, &self->before, error))
    return FALSE;
  self->is_other =
      dub_profiles_load (id, &self->after, NULL) && !dub_box_equal (&self->after, &self->before);
  if (self->is_other)
    return TRUE;
  if (!dub_profiles_save_draft (id, &self->before, &self->draft, self->is_kept, error))
    return FALSE;
  if (dub_box_check (&self->draft.box, NULL))
    self->after = self->draft.box;

  return TRUE;
}

static void
save (DubJob *job)
{
  if (!dub_profiles_lock (&job->error))
    return;
  save_locked (job->data, job->id, &job->error);
  dub_profiles_unlock ();
}

/* Merges changes made elsewhere, also into the drafts that undo and redo restore. */
static void
merge (DubBoxEditor *self, const DubBox *before, const DubBox *found)
{
  dub_box_draft_take_over (&self->draft, before, found);
  for (guint i = 0; i < self->undo->len; i++)
    dub_box_draft_take_over (&g_array_index (self->undo, DubBoxDraft, i), before, found);
  for (guint i = 0; i < self->redo->len; i++)
    dub_box_draft_take_over (&g_array_index (self->redo, DubBoxDraft, i), before, found);
}

/* Makes new values survive a crash of the program at once; saving makes them survive one of
 * the machine. If this fails, the worker tries again and reports the error. */
static void
keep (DubBoxEditor *self)
{
  self->is_kept =
      dub_box_draft_keep (self->id, &self->saved, self->is_saving ? &self->saving : &self->saved,
                          &self->draft, NULL);
}

static void start_save (DubBoxEditor *self);

static void
saved_cb (gpointer owner, DubJob *job)
{
  const Save *save = job->data;
  DubBoxEditor *self = save->editor;

  self->is_saving = FALSE;
  self->saved = save->after;
  if (save->is_other) {
    merge (self, &save->before, &save->after);
    keep (self);
    self->needs_save = TRUE;
    g_signal_emit (self, signals[CHANGED], 0);
  }
  if (job->error != NULL) {
    g_autofree char *sentence = dub_text_error (job->error);

    g_signal_emit (self, signals[FAILED], 0, sentence);
  }
  if (self->needs_save)
    start_save (self);
}

/* Runs one save at a time: if the player is faster than the disk, only the latest values are
 * saved. */
static void
start_save (DubBoxEditor *self)
{
  Save *data;

  self->needs_save = self->is_saving;
  if (self->is_saving)
    return;
  self->is_saving = TRUE;
  self->saving = self->draft.box;
  data = g_new (Save, 1);
  *data = (Save){ .editor = g_object_ref (self),
                  .draft = self->draft,
                  .before = self->saved,
                  .after = self->saved,
                  .is_kept = self->is_kept };
  dub_worker_run (save, saved_cb, NULL,
                  (DubJob){ .id = g_strdup (self->id), .data = data, .free_data = save_free });
}

static void
announce (DubBoxEditor *self)
{
  if (self->id != NULL) {
    keep (self);
    start_save (self);
  }
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Called before each change that can be undone. */
static void
remember (DubBoxEditor *self)
{
  g_array_append_val (self->undo, self->draft);
  g_array_set_size (self->redo, 0);
}

DubBoxEditor *
dub_box_editor_new (const DubBox *box)
{
  DubBoxEditor *self = g_object_new (DUB_TYPE_BOX_EDITOR, NULL);

  self->start = *box;
  self->saved = *box;
  dub_box_draft_init (&self->draft, box);

  return self;
}

DubBoxEditor *
dub_box_editor_open (const char *id, GError **error)
{
  DubBoxEditor *self;
  DubBox box;

  if (!dub_profiles_load (id, &box, error))
    return NULL;
  self = dub_box_editor_new (&box);
  self->id = g_strdup (id);
  dub_box_draft_load (id, &box, &self->draft);

  return self;
}

const DubBoxDraft *
dub_box_editor_get_draft (DubBoxEditor *self)
{
  return &self->draft;
}

gboolean
dub_box_editor_get_changed (DubBoxEditor *self)
{
  return !dub_box_equal (&self->draft.box, &self->start);
}

gboolean
dub_box_editor_get_part_done (DubBoxEditor *self, DubPart part)
{
  return (dub_box_get_matched (&self->draft.box) >> part & 1u) != 0;
}

gboolean
dub_box_editor_get_complete (DubBoxEditor *self)
{
  return dub_box_get_matched (&self->draft.box) == (1u << DUB_N_PARTS) - 1;
}

void
dub_box_editor_show_part (DubBoxEditor *self, DubPart part)
{
  g_return_if_fail (part < DUB_N_PARTS);

  self->draft.part = (guint8) part;
  self->draft.field = 0;
  announce (self);
}

void
dub_box_editor_show_card (DubBoxEditor *self, guint card)
{
  g_return_if_fail (card < DUB_N_CARDS);

  dub_box_draft_show_card (&self->draft, card);
  announce (self);
}

static guint
list_fields (DubBoxEditor *self, DubField fields[DUB_MAX_FIELDS])
{
  return dub_part_list_fields (&self->draft.box, self->draft.part, fields);
}

gboolean
dub_box_editor_get_field (DubBoxEditor *self, DubField *field)
{
  DubField fields[DUB_MAX_FIELDS];
  guint n = list_fields (self, fields);

  if (self->draft.field >= n)
    return FALSE;
  *field = fields[self->draft.field];

  return TRUE;
}

void
dub_box_editor_select (DubBoxEditor *self, DubField field)
{
  DubField fields[DUB_MAX_FIELDS];
  guint n = list_fields (self, fields);

  for (guint i = 0; i < n; i++)
    if (dub_field_equal (fields[i], field) && self->draft.field != i) {
      self->draft.field = (guint8) i;
      announce (self);
      return;
    }
}

void
dub_box_editor_move (DubBoxEditor *self, int by)
{
  DubField fields[DUB_MAX_FIELDS];
  int n = (int) list_fields (self, fields);

  self->draft.field = (guint8) CLAMP (self->draft.field + by, 0, n);
  announce (self);
}

void
dub_box_editor_enter (DubBoxEditor *self, guint value, gboolean move_on)
{
  DubField field;
  guint min, max;

  if (!dub_box_editor_get_field (self, &field))
    return;
  dub_field_get_range (field, &min, &max);
  if (value < min || value > max)
    return;
  remember (self);
  dub_field_set (&self->draft.box, field, value);
  self->draft.field = (guint8) (self->draft.field + move_on);
  announce (self);
}

void
dub_box_editor_toggle_master (DubBoxEditor *self, guint hall, guint at)
{
  DubGuestSpace *guest = &self->draft.box.halls[hall].guests[at];

  remember (self);
  guest->master = !guest->master;
  announce (self);
}

gboolean
dub_box_editor_resize (DubBoxEditor *self, DubRow row, gboolean more)
{
  DubBox trial = self->draft.box;
  DubField fields[DUB_MAX_FIELDS];

  if (!dub_row_resize (&trial, row, more))
    return FALSE;
  remember (self);
  self->draft.box = trial;
  self->draft.field = (guint8) MIN (self->draft.field, list_fields (self, fields));
  announce (self);

  return TRUE;
}

/* The source of values from a rulebook stays. */
static void
set_done (DubBoxEditor *self, DubPart part)
{
  guint8 *source = &self->draft.box.sources[part];

  if (*source != DUB_SOURCE_RULEBOOK)
    *source = DUB_SOURCE_CHECKED;
}

static void
go_on (DubBoxEditor *self)
{
  for (guint i = 1; i < DUB_N_PARTS; i++) {
    DubPart part = (self->draft.part + i) % DUB_N_PARTS;

    if (!dub_box_editor_get_part_done (self, part)) {
      self->draft.part = (guint8) part;
      self->draft.field = 0;
      return;
    }
  }
}

static void
keep_card (DubBoxEditor *self)
{
  guint card = self->draft.card;

  self->draft.box.deck[card] = self->draft.picked;
  self->draft.cards_done |= 1u << card;
  for (guint i = 1; i < DUB_N_CARDS; i++) {
    guint next = (card + i) % DUB_N_CARDS;

    if ((self->draft.cards_done & (1u << next)) == 0) {
      dub_box_draft_show_card (&self->draft, next);
      break;
    }
  }
  if (self->draft.cards_done == all_cards) {
    set_done (self, DUB_PART_DECK);
    go_on (self);
  }
}

void
dub_box_editor_keep_card (DubBoxEditor *self)
{
  if (self->draft.picks != DUB_ALL_PICKS)
    return;
  remember (self);
  keep_card (self);
  announce (self);
}

void
dub_box_editor_pick (DubBoxEditor *self, DubCard card, guint picks)
{
  guint before = self->draft.picks;

  if (dub_card_equal (self->draft.picked, card) && (picks & ~before) == 0)
    return;
  remember (self);
  self->draft.picked = card;
  self->draft.picks |= (guint8) picks;
  if (self->draft.picks == DUB_ALL_PICKS && before != DUB_ALL_PICKS)
    keep_card (self);
  announce (self);
}

gboolean
dub_box_editor_confirm (DubBoxEditor *self)
{
  DubField field;

  if (dub_part_find_disorder (&self->draft.box, self->draft.part, &field)) {
    dub_box_editor_select (self, field);
    return FALSE;
  }
  remember (self);
  if (self->draft.part == DUB_PART_DECK)
    self->draft.cards_done = all_cards;
  set_done (self, self->draft.part);
  go_on (self);
  announce (self);

  return TRUE;
}

void
dub_box_editor_reset_part (DubBoxEditor *self)
{
  DubBoxDraft *draft = &self->draft;
  DubPart part = draft->part;

  remember (self);
  dub_box_copy_part (&draft->box, dub_box_get_shipped (draft->box.edition), part);
  if (part == DUB_PART_DECK) {
    draft->cards_done = 0;
    dub_box_draft_show_card (draft, 0);
  }
  draft->box.sources[part] = DUB_SOURCE_STARTER;
  draft->field = 0;
  announce (self);
}

gboolean
dub_box_editor_get_can_undo (DubBoxEditor *self)
{
  return self->undo->len > 0;
}

gboolean
dub_box_editor_get_can_redo (DubBoxEditor *self)
{
  return self->redo->len > 0;
}

static void
step_back (DubBoxEditor *self, GArray *from, GArray *to)
{
  if (from->len == 0)
    return;
  g_array_append_val (to, self->draft);
  self->draft = g_array_index (from, DubBoxDraft, from->len - 1);
  g_array_set_size (from, from->len - 1);
  announce (self);
}

void
dub_box_editor_undo (DubBoxEditor *self)
{
  step_back (self, self->undo, self->redo);
}

void
dub_box_editor_redo (DubBoxEditor *self)
{
  step_back (self, self->redo, self->undo);
}
