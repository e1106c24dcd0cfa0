/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A row is a turn, or what else comes between two turns: all entries up to the one that ends it. A
 * long game has a hundred of them, so rows are only created for the visible ones, and their
 * sentences only when they are expanded.
 */

#include "dub-panes.h"

#include "dub-piece.h"
#include "dub-step-row.h"
#include "dub-text.h"
#include "dub-ui.h"
#include "dub-wrap-layout.h"

#include <glib/gi18n-lib.h>
#include <string.h>

enum { SETUP = 0, SCORING = DUB_N_ROUNDS + 1 };

enum { N_AFTER = 3 }; /* turns that are in sight after one that is shown */

enum { TOKEN = 26, PICTURE = 40 };

/* The entries of a turn. */
typedef struct {
  guint first;
  guint last;
} Turn;

struct _DubJournalPane {
  DubPane parent_instance;

  GtkListView *list;

  GArray *turns;      /* owned; of Turn */
  GListStore *items;  /* owned; a bare object for each of them */
  GPtrArray *rows;    /* owned; of DubJournalRow, those that currently show a turn */
  GHashTable *opened; /* owned; the first entries of expanded turns */
  guint position;     /* as last shown */
  guint wanted;       /* the turn to scroll to and focus, or G_MAXUINT */
  gboolean is_to_scroll;
  gboolean has_jumped; /* with the button of a row, which is gone afterward */
};

G_DEFINE_FINAL_TYPE (DubJournalPane, dub_journal_pane, DUB_TYPE_PANE)

/* A row is reused for different entries. */
#define DUB_TYPE_JOURNAL_ROW (dub_journal_row_get_type ())

G_DECLARE_FINAL_TYPE (DubJournalRow, dub_journal_row, DUB, JOURNAL_ROW, AdwBin)

struct _DubJournalRow {
  AdwBin parent_instance;

  DubJournalPane *pane; /* unowned */
  Turn turn;
  char *heading; /* owned; the title as it is said */
  GtkWidget *section;
  GtkWidget *head;
  DubPiece *token;
  GtkWidget *tile;
  DubPiece *piece;
  GtkWidget *title;
  GtkWidget *subtitle;
  GtkWidget *arrow;
  GtkWidget *mark;
  GtkWidget *details;
  GtkWidget *sentences;
  GtkWidget *button;
  GtkWidget *play_on;
};

DUB_DEFINE_TEMPLATE_TYPE (DubJournalRow, dub_journal_row, ADW_TYPE_BIN)

/* An entry belongs to the round in which it was made. The income of a round, which begins the
 * next one, belongs to the old one. */
static guint
get_section (const DubHistory *history, guint index)
{
  const DubState *before = dub_history_get_state (history, index);

  if (before->phase == DUB_PHASE_SCORING || before->phase == DUB_PHASE_OVER)
    return SCORING;

  return before->round;
}

/* Returns the heading above an entry that is the first of its section, or else NULL. */
static char *
dup_section (const DubHistory *history, guint index)
{
  guint section = get_section (history, index);

  if (index > 0 && get_section (history, index - 1) == section)
    return NULL;
  if (section == SETUP)
    return dub_text_phase (DUB_PHASE_NONE);
  if (section == SCORING)
    return g_strdup (C_ ("scoring", "Final scoring"));

  /* Translators: %u is the number of the Round. */
  return g_strdup_printf (C_ ("journal", "Round %u"), section);
}

static gboolean
is_now (Turn turn, guint position)
{
  return turn.first < position && position <= turn.last + 1;
}

/* Marks turns that are undone, and the last one that is not. */
static const char *
get_mark (Turn turn, guint position)
{
  if (turn.first >= position)
    return C_ ("journal", "Undone");

  return is_now (turn, position) ? C_ ("journal", "Now") : NULL;
}

static void
show_buttons (DubJournalRow *self)
{
  DubSession *session = dub_pane_get_session (DUB_PANE (self->pane));
  const DubHistory *history = dub_session_get_history (session);
  guint position = dub_history_get_position (history);

  guint end = self->turn.last + 1;

  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->play_on), "u", end);
  gtk_widget_set_visible (self->play_on,
                          dub_history_get_state (history, end)->phase != DUB_PHASE_OVER);
  gtk_button_set_label (GTK_BUTTON (self->button), end > position
                                                       ? C_ ("button", "Go Forward to Here")
                                                       : C_ ("button", "Go Back to Here"));
  gtk_widget_set_visible (self->button, end != position && !dub_session_get_read_only (session));
}

static void
jump_cb (DubJournalRow *self)
{
  self->pane->has_jumped = TRUE;
  gtk_widget_activate_action (GTK_WIDGET (self), "game.jump", "u", self->turn.last + 1);
}

/* Returns the sentences of all its entries. */
static char **
dup_sentences (const DubHistory *history, Turn turn)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = turn.first; i <= turn.last; i++) {
    g_auto (GStrv) sentences = dub_log_dup_sentences (history, i);

    g_strv_builder_addv (builder, (const char **) sentences);
  }

  return g_strv_builder_end (builder);
}

static void
show_details (DubJournalRow *self, gboolean is_open)
{
  DubSession *session = dub_pane_get_session (DUB_PANE (self->pane));

  gtk_widget_set_visible (self->details, is_open);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->arrow),
                                is_open ? "pan-up-symbolic" : "pan-down-symbolic");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->head), GTK_ACCESSIBLE_STATE_EXPANDED, is_open,
                               -1);
  if (is_open) {
    g_auto (GStrv) sentences = dup_sentences (dub_session_get_history (session), self->turn);

    dub_pane_show_lines (self->sentences, sentences, "body");
  }
}

/* Combines heading, title and mark for screen readers. */
static void
speak (DubJournalRow *self)
{
  GtkWidget *labels[] = { self->section, self->title, self->subtitle, self->mark };
  GString *spoken = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    if (gtk_widget_get_visible (labels[i]))
      g_string_append_printf (spoken, "%s%s", spoken->len > 0 ? ". " : "",
                              labels[i] == self->title
                                  ? self->heading
                                  : gtk_label_get_label (GTK_LABEL (labels[i])));
  dub_ui_name (self->head, spoken->str);
  g_string_free (spoken, TRUE);
}

/* Updates everything that depends on the position in the history. */
static void
show_position (DubJournalRow *self)
{
  DubSession *session = dub_pane_get_session (DUB_PANE (self->pane));
  guint position = dub_history_get_position (dub_session_get_history (session));
  gboolean is_undone = self->turn.first >= position, is_here = is_now (self->turn, position);

  dub_ui_set_text (self->mark, get_mark (self->turn, position));
  dub_ui_set_class (self->head, "undone", is_undone);
  dub_ui_set_class (self->head, "now", is_here);
  show_buttons (self);
  speak (self);
}

static void
toggle_cb (DubJournalRow *self)
{
  gpointer key = GUINT_TO_POINTER (self->turn.first);
  gboolean is_open = !g_hash_table_contains (self->pane->opened, key);

  if (is_open)
    g_hash_table_add (self->pane->opened, key);
  else
    g_hash_table_remove (self->pane->opened, key);
  show_details (self, is_open);
}

static void
dub_journal_row_finalize (GObject *object)
{
  g_free (DUB_JOURNAL_ROW (object)->heading);

  G_OBJECT_CLASS (dub_journal_row_parent_class)->finalize (object);
}

/* The list moves the focus to the row when an arrow key is pressed. */
static gboolean
dub_journal_row_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (DUB_JOURNAL_ROW (widget)->head);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubJournalRow, name)

static void
dub_journal_row_class_init (DubJournalRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = dub_journal_row_finalize;
  widget_class->grab_focus = dub_journal_row_grab_focus;
  g_type_ensure (DUB_TYPE_PIECE);
  g_type_ensure (DUB_TYPE_WRAP_LAYOUT);
  dub_template_set (widget_class, "dub-journal-row", CHILD (section), CHILD (head), CHILD (token),
                    CHILD (tile), CHILD (piece), CHILD (title), CHILD (subtitle), CHILD (arrow),
                    CHILD (mark), CHILD (details), CHILD (sentences), CHILD (button),
                    CHILD (play_on), NULL);
  gtk_widget_class_bind_template_callback (widget_class, toggle_cb);
  gtk_widget_class_bind_template_callback (widget_class, jump_cb);
}

#undef CHILD

static void
setup_cb (DubJournalPane *self, GtkListItem *list_item)
{
  DubJournalRow *row = g_object_new (DUB_TYPE_JOURNAL_ROW, NULL);

  row->pane = self;
  dub_piece_set_size (row->token, TOKEN);
  dub_piece_set_size (row->piece, PICTURE);
  gtk_list_item_set_activatable (list_item, FALSE);
  gtk_list_item_set_selectable (list_item, FALSE);
  gtk_list_item_set_child (list_item, GTK_WIDGET (row));
}

/* Whose turn it is; nobody's if the table is prepared. */
static DubOwner
find_owner (const DubHistory *history, Turn turn)
{
  for (guint i = turn.first; i <= turn.last; i++) {
    DubEntry entry = dub_history_get_entry (history, i);
    const DubMove *move = dub_entry_get_move (&entry);

    if (move != NULL && (move->verb == DUB_MOVE_PLAY_CARD || move->verb == DUB_MOVE_ACT))
      return DUB_BARRY;
    if (dub_entry_is_your_move (entry) || (move != NULL && move->verb == DUB_MOVE_END_TURN))
      return DUB_YOU;
  }

  return DUB_NOBODY;
}

/* Returns the entry that names the turn: your first move in it, or what came last. */
static guint
find_main (const DubHistory *history, Turn turn)
{
  for (guint i = turn.first; i <= turn.last; i++)
    if (dub_entry_is_your_move (dub_history_get_entry (history, i)))
      return i;

  return turn.last;
}

/* Returns the move of a turn that is its picture, or NULL, and the entry that it is in. */
static const DubEvent *
find_picture (const DubHistory *history, Turn turn, guint *index)
{
  static const DubVerb verbs[] = { DUB_MOVE_PLACE_GARMENT, DUB_MOVE_SELL_GARMENT,
                                   DUB_MOVE_HIRE,          DUB_MOVE_PLACE_TOKEN,
                                   DUB_MOVE_TAKE_FAVOR,    DUB_MOVE_TAKE_TILES,
                                   DUB_MOVE_EXAM_TOKEN,    DUB_MOVE_GAIN };

  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    for (*index = turn.first; *index <= turn.last; ++*index) {
      DubEntry entry = dub_history_get_entry (history, *index);

      for (guint j = 0; j < entry.n_events; j++)
        if (entry.events[j].type == DUB_EVENT_MOVE && entry.events[j].move.verb == verbs[i])
          return &entry.events[j];
    }

  return NULL;
}

/* The card of her turn, or what was funded, says more than a token or a star. */
static DubFace
find_subject (const DubState *state, const DubMove *move)
{
  DubFace subject = { .kind = DUB_PIECE_CARD, .value = DUB_CARD_FUND };

  if (move->verb == DUB_MOVE_GAIN && state->playing.action != DUB_CARD_UNKNOWN)
    subject.value = state->playing.action;
  else if (move->verb != DUB_MOVE_PLACE_TOKEN)
    subject.kind = DUB_PIECE_NOTHING;

  return subject;
}

static void
show_picture (DubJournalRow *self, const DubHistory *history, DubOwner owner)
{
  const DubState *state = dub_history_get_state (history, self->turn.first);
  guint index;
  const DubEvent *event = owner != DUB_NOBODY ? find_picture (history, self->turn, &index) : NULL;
  DubFace subject;

  dub_piece_show (self->token,
                  owner == DUB_NOBODY ? (DubFace){ .kind = DUB_PIECE_STAR } : (DubFace){ 0 });
  dub_piece_set_token (self->token, owner, owner != DUB_NOBODY ? state->colors[owner] : 0);
  gtk_widget_set_visible (self->tile, event != NULL);
  if (event != NULL) {
    state = dub_history_get_state (history, index);
    subject = find_subject (state, &event->move);
    dub_piece_set_token (self->piece, DUB_NOBODY, 0);
    dub_piece_show (self->piece, subject);
    if (subject.kind == DUB_PIECE_NOTHING)
      dub_step_show_piece (self->piece, dub_history_get_box (history, index)->edition, state,
                           &event->move);
  }
}

/* Shows the costs and gains of your turn, or the piece that she put down. */
static char *
dup_subtitle (const DubHistory *history, Turn turn, DubOwner owner)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;
  guint index;

  if (owner == DUB_BARRY) {
    const DubEvent *event = find_picture (history, turn, &index);

    return event != NULL ? dub_text_event (dub_history_get_box (history, index),
                                           dub_history_get_state (history, index), event)
                         : NULL;
  }
  for (guint i = turn.first; i <= turn.last; i++) {
    DubEntry entry = dub_history_get_entry (history, i);
    g_autofree char *gains =
        dub_entry_is_your_move (entry) ? dub_text_gains (&entry.events[0].move) : NULL;

    if (gains != NULL)
      g_strv_builder_add (builder, gains);
  }
  parts = g_strv_builder_end (builder);

  return parts[0] != NULL ? g_strjoinv (" ", parts) : NULL;
}

/* Her token says that it is her turn. */
static const char *
get_short (const char *heading, DubOwner owner)
{
  const char *colon = owner == DUB_BARRY ? strstr (heading, ": ") : NULL;

  return colon != NULL ? colon + strlen (": ") : heading;
}

static void
bind_cb (DubJournalPane *self, GtkListItem *list_item)
{
  DubJournalRow *row = DUB_JOURNAL_ROW (gtk_list_item_get_child (list_item));
  const DubHistory *history = dub_session_get_history (dub_pane_get_session (DUB_PANE (self)));
  Turn turn = g_array_index (self->turns, Turn, gtk_list_item_get_position (list_item));
  DubOwner owner = find_owner (history, turn);
  g_autofree char *section = dup_section (history, turn.first);
  g_autofree char *subtitle = dup_subtitle (history, turn, owner);

  row->turn = turn;
  g_free (row->heading);
  row->heading = dub_log_dup_heading (history, find_main (history, turn));
  dub_ui_set_text (row->section, section);
  gtk_label_set_label (GTK_LABEL (row->title), get_short (row->heading, owner));
  dub_ui_set_text (row->subtitle, subtitle);
  show_picture (row, history, owner);
  show_details (row, g_hash_table_contains (self->opened, GUINT_TO_POINTER (turn.first)));
  show_position (row);
  g_ptr_array_add (self->rows, row);
}

static void
unbind_cb (DubJournalPane *self, GtkListItem *list_item)
{
  DubJournalRow *row = DUB_JOURNAL_ROW (gtk_list_item_get_child (list_item));

  g_ptr_array_remove_fast (self->rows, row);
}

/* Returns the turn that the entry is in, or the last one. */
static guint
find_turn (DubJournalPane *self, guint entry)
{
  guint at = 0;

  while (at + 1 < self->turns->len && g_array_index (self->turns, Turn, at).last < entry)
    at++;

  return at;
}

static gboolean
focus_turn (DubJournalPane *self, guint at)
{
  for (guint i = 0; i < self->rows->len && at < self->turns->len; i++) {
    DubJournalRow *row = g_ptr_array_index (self->rows, i);

    if (row->turn.first == g_array_index (self->turns, Turn, at).first)
      return gtk_widget_grab_focus (GTK_WIDGET (row));
  }

  return FALSE;
}

static gboolean
focus_current (DubJournalPane *self)
{
  return focus_turn (self, find_turn (self, self->position - 1));
}

static void
scroll_to (DubJournalPane *self, guint at)
{
  if (at < self->turns->len)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", at);
}

/* Scrolls to the turn that redo would restore, or to those after one that is shown, and then, when
 * that is laid out, to the one before it. A wish to be laid out again would be forgotten here,
 * where that is being done. */
static void
dub_journal_pane_laid_out (DubPane *pane)
{
  DubJournalPane *self = DUB_JOURNAL_PANE (pane);
  GtkWidget *child = adw_bin_get_child (ADW_BIN (pane));
  gboolean is_wanted = self->wanted != G_MAXUINT;
  guint first = is_wanted ? self->wanted : find_turn (self, self->position - 1);
  guint last = is_wanted ? self->wanted + N_AFTER : first + 1;

  if (!self->is_to_scroll)
    return;
  self->is_to_scroll = FALSE;
  scroll_to (self, MIN (last, self->turns->len - 1));
  gtk_widget_allocate (child, gtk_widget_get_width (child), gtk_widget_get_height (child), -1,
                       NULL);
  scroll_to (self, first);
  if (self->has_jumped || is_wanted)
    focus_turn (self, first);
  self->has_jumped = FALSE;
  self->wanted = G_MAXUINT;
}

static void
queue_scroll (DubJournalPane *self)
{
  self->is_to_scroll = TRUE;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static gboolean
ends_turn (const DubHistory *history, guint index)
{
  DubEntry entry = dub_history_get_entry (history, index);
  const DubMove *move = dub_entry_get_move (&entry);

  return move == NULL || move->verb == DUB_MOVE_ACT || move->verb == DUB_MOVE_END_TURN ||
         move->verb == DUB_MOVE_INCOME || move->verb == DUB_MOVE_READY ||
         move->verb == DUB_MOVE_FINISH;
}

/* Finds the turns anew from the first entry that has changed; the one before it may go on. */
static void
log_changed_cb (DubJournalPane *self, guint position)
{
  const DubHistory *history = dub_session_get_history (dub_pane_get_session (DUB_PANE (self)));
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  guint n = dub_history_get_n_entries (history), n_kept = self->turns->len, first = 0;

  while (n_kept > 0 && (g_array_index (self->turns, Turn, n_kept - 1).last >= position ||
                        !ends_turn (history, g_array_index (self->turns, Turn, n_kept - 1).last)))
    n_kept--;
  g_array_set_size (self->turns, n_kept);
  if (n_kept > 0)
    first = g_array_index (self->turns, Turn, n_kept - 1).last + 1;
  for (guint i = first; i < n; i++)
    if (ends_turn (history, i) || i + 1 == n) {
      g_array_append_val (self->turns, ((Turn){ first, i }));
      g_ptr_array_add (items, g_object_new (G_TYPE_OBJECT, NULL));
      first = i + 1;
    }
  g_list_store_splice (self->items, n_kept,
                       g_list_model_get_n_items (G_LIST_MODEL (self->items)) - n_kept, items->pdata,
                       items->len);
}

void
dub_journal_pane_show_entry (DubJournalPane *self, guint index)
{
  Turn turn;

  dub_pane_update (DUB_PANE (self));
  self->wanted = find_turn (self, index);
  turn = g_array_index (self->turns, Turn, self->wanted);
  g_hash_table_add (self->opened, GUINT_TO_POINTER (turn.first));
  for (guint i = 0; i < self->rows->len; i++) {
    DubJournalRow *row = g_ptr_array_index (self->rows, i);

    if (row->turn.first == turn.first)
      show_details (row, TRUE);
  }
  queue_scroll (self);
}

/* Rows are created when they are first visible. */
static void
show_log (DubJournalPane *self, DubSession *session)
{
  if (gtk_list_view_get_model (self->list) != NULL)
    return;
  g_signal_connect_object (dub_session_get_log (session), "items-changed",
                           G_CALLBACK (log_changed_cb), self, G_CONNECT_SWAPPED);
  log_changed_cb (self, 0);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (gtk_no_selection_new (
                                           g_object_ref (G_LIST_MODEL (self->items)))));
}

static void
dub_journal_pane_update (DubPane *pane, DubSession *session)
{
  DubJournalPane *self = DUB_JOURNAL_PANE (pane);

  show_log (self, session);
  self->position = dub_history_get_position (dub_session_get_history (session));
  for (guint i = 0; i < self->rows->len; i++)
    show_position (g_ptr_array_index (self->rows, i));
  queue_scroll (self);
}

static gboolean
dub_journal_pane_focus_first (DubPane *pane)
{
  return focus_current (DUB_JOURNAL_PANE (pane));
}

/* Arrow keys move between turns, Tab into a turn and out of the list. Without this, leaving
 * the list would take a thousand Tabs. */
static gboolean
dub_journal_pane_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidget *focus = dub_ui_get_focus (widget);
  GtkWidget *row = focus != NULL ? gtk_widget_get_ancestor (focus, DUB_TYPE_JOURNAL_ROW) : NULL;

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (dub_journal_pane_parent_class)->focus (widget, direction);
  if (row != NULL)
    return gtk_widget_child_focus (row, direction);

  return focus_current (DUB_JOURNAL_PANE (widget));
}

static void
dub_journal_pane_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (dub_journal_pane_parent_class)->map (widget);
  queue_scroll (DUB_JOURNAL_PANE (widget));
}

static void
dub_journal_pane_finalize (GObject *object)
{
  DubJournalPane *self = DUB_JOURNAL_PANE (object);

  g_array_unref (self->turns);
  g_object_unref (self->items);
  g_ptr_array_unref (self->rows);
  g_hash_table_unref (self->opened);

  G_OBJECT_CLASS (dub_journal_pane_parent_class)->finalize (object);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubJournalPane, name)

static void
dub_journal_pane_class_init (DubJournalPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = dub_journal_pane_finalize;
  widget_class->focus = dub_journal_pane_focus;
  widget_class->map = dub_journal_pane_map;
  DUB_PANE_CLASS (klass)->update = dub_journal_pane_update;
  DUB_PANE_CLASS (klass)->focus_first = dub_journal_pane_focus_first;
  DUB_PANE_CLASS (klass)->laid_out = dub_journal_pane_laid_out;

  dub_template_set (widget_class, "dub-journal-pane", CHILD (list), NULL);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_cb);
}

static void
dub_journal_pane_init (DubJournalPane *self)
{
  self->wanted = G_MAXUINT;
  self->turns = g_array_new (FALSE, FALSE, sizeof (Turn));
  self->items = g_list_store_new (G_TYPE_OBJECT);
  self->rows = g_ptr_array_new ();
  self->opened = g_hash_table_new (NULL, NULL);
}
