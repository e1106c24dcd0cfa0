/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A long game has a thousand entries, so rows are only created for the visible ones, and
 * the sentences of an entry only when it is expanded.
 */

#include "dub-panes.h"

#include "dub-text.h"
#include "dub-ui.h"
#include "dub-wrap-layout.h"

#include <glib/gi18n-lib.h>

enum { SETUP = 0, SCORING = DUB_N_ROUNDS + 1 };

enum { N_AFTER = 6 }; /* entries that are in sight after one that is shown */

struct _DubJournalPane {
  DubPane parent_instance;

  GtkListView *list;

  GPtrArray *rows;    /* owned; of DubJournalRow, those that currently show an entry */
  GHashTable *opened; /* owned; the indices of expanded entries */
  guint position;     /* as last shown */
  guint wanted;       /* the entry to scroll to and focus, or G_MAXUINT */
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
  guint index;          /* of the entry */
  GtkWidget *section;
  GtkWidget *head;
  GtkWidget *arrow;
  GtkWidget *title;
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

/* Marks entries that are undone, and the last one that is not. */
static const char *
get_mark (guint index, guint position)
{
  if (index >= position)
    return C_ ("journal", "Undone");
  if (index + 1 == position)
    return C_ ("journal", "Now");

  return NULL;
}

static void
show_buttons (DubJournalRow *self)
{
  DubSession *session = dub_pane_get_session (DUB_PANE (self->pane));
  const DubHistory *history = dub_session_get_history (session);
  guint position = dub_history_get_position (history);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->play_on), "u", self->index + 1);
  gtk_widget_set_visible (self->play_on, dub_history_get_state (history, self->index + 1)->phase !=
                                             DUB_PHASE_OVER);
  gtk_button_set_label (GTK_BUTTON (self->button), self->index >= position
                                                       ? C_ ("button", "Go Forward to Here")
                                                       : C_ ("button", "Go Back to Here"));
  gtk_widget_set_visible (self->button,
                          self->index + 1 != position && !dub_session_get_read_only (session));
}

static void
jump_cb (DubJournalRow *self)
{
  self->pane->has_jumped = TRUE;
  gtk_widget_activate_action (GTK_WIDGET (self), "game.jump", "u", self->index + 1);
}

static void
show_details (DubJournalRow *self, gboolean is_open)
{
  DubSession *session = dub_pane_get_session (DUB_PANE (self->pane));
  g_auto (GStrv) sentences =
      is_open ? dub_log_dup_sentences (dub_session_get_history (session), self->index) : NULL;

  gtk_widget_set_visible (self->details, is_open);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->arrow),
                                is_open ? "pan-down-symbolic" : "pan-end-symbolic");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->head), GTK_ACCESSIBLE_STATE_EXPANDED, is_open,
                               -1);
  if (is_open)
    dub_pane_show_lines (self->sentences, sentences, "body");
}

/* Combines heading, title and mark for screen readers. */
static void
speak (DubJournalRow *self)
{
  GtkWidget *labels[] = { self->section, self->title, self->mark };
  GString *spoken = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    if (gtk_widget_get_visible (labels[i]))
      g_string_append_printf (spoken, "%s%s", spoken->len > 0 ? ". " : "",
                              gtk_label_get_label (GTK_LABEL (labels[i])));
  dub_ui_name (self->head, spoken->str);
  g_string_free (spoken, TRUE);
}

/* Updates everything that depends on the position in the history. */
static void
show_position (DubJournalRow *self)
{
  DubSession *session = dub_pane_get_session (DUB_PANE (self->pane));
  guint position = dub_history_get_position (dub_session_get_history (session));
  guint index = self->index;
  const char *mark = get_mark (index, position);

  dub_ui_set_text (self->mark, mark);
  dub_ui_set_class (self->title, "dim-label", index >= position);
  dub_ui_set_class (self->title, "body", index + 1 != position);
  dub_ui_set_class (self->title, "heading", index + 1 == position);
  dub_ui_set_class (self->mark, "caption", index >= position);
  dub_ui_set_class (self->mark, "caption-heading", index + 1 == position);
  dub_ui_set_class (self->mark, "accent", index + 1 == position);
  show_buttons (self);
  speak (self);
}

static void
toggle_cb (DubJournalRow *self)
{
  gpointer key = GUINT_TO_POINTER (self->index);
  gboolean is_open = !g_hash_table_contains (self->pane->opened, key);

  if (is_open)
    g_hash_table_add (self->pane->opened, key);
  else
    g_hash_table_remove (self->pane->opened, key);
  show_details (self, is_open);
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

  widget_class->grab_focus = dub_journal_row_grab_focus;
  g_type_ensure (DUB_TYPE_WRAP_LAYOUT);
  dub_template_set (widget_class, "dub-journal-row", CHILD (section), CHILD (head), CHILD (arrow),
                    CHILD (title), CHILD (mark), CHILD (details), CHILD (sentences), CHILD (button),
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
  gtk_list_item_set_activatable (list_item, FALSE);
  gtk_list_item_set_selectable (list_item, FALSE);
  gtk_list_item_set_child (list_item, GTK_WIDGET (row));
}

static void
bind_cb (DubJournalPane *self, GtkListItem *list_item)
{
  DubJournalRow *row = DUB_JOURNAL_ROW (gtk_list_item_get_child (list_item));
  const DubHistory *history = dub_session_get_history (dub_pane_get_session (DUB_PANE (self)));
  guint index = gtk_list_item_get_position (list_item);
  g_autofree char *section = dup_section (history, index);
  g_autofree char *title = dub_log_dup_heading (history, index);

  row->index = index;
  dub_ui_set_text (row->section, section);
  gtk_label_set_label (GTK_LABEL (row->title), title);
  show_details (row, g_hash_table_contains (self->opened, GUINT_TO_POINTER (index)));
  show_position (row);
  g_ptr_array_add (self->rows, row);
}

static void
unbind_cb (DubJournalPane *self, GtkListItem *list_item)
{
  DubJournalRow *row = DUB_JOURNAL_ROW (gtk_list_item_get_child (list_item));

  g_ptr_array_remove_fast (self->rows, row);
}

static gboolean
focus_entry (DubJournalPane *self, guint index)
{
  for (guint i = 0; i < self->rows->len; i++) {
    DubJournalRow *row = g_ptr_array_index (self->rows, i);

    if (row->index == index)
      return gtk_widget_grab_focus (GTK_WIDGET (row));
  }

  return FALSE;
}

static gboolean
focus_current (DubJournalPane *self)
{
  return focus_entry (self, self->position - 1);
}

static void
scroll_to (DubJournalPane *self, guint index)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (self->list)));

  if (index < n)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", index);
}

/* Scrolls to the entry that redo would restore, or to those after one that is shown, and then, when
 * that is laid out, to the one before it. A wish to be laid out again would be forgotten here,
 * where that is being done. */
static void
dub_journal_pane_laid_out (DubPane *pane)
{
  DubJournalPane *self = DUB_JOURNAL_PANE (pane);
  GtkWidget *child = adw_bin_get_child (ADW_BIN (pane));
  guint first = self->wanted != G_MAXUINT ? self->wanted : self->position - 1;
  guint last = self->wanted != G_MAXUINT ? self->wanted + N_AFTER : self->position;

  if (!self->is_to_scroll)
    return;
  self->is_to_scroll = FALSE;
  scroll_to (self, last);
  gtk_widget_allocate (child, gtk_widget_get_width (child), gtk_widget_get_height (child), -1,
                       NULL);
  scroll_to (self, first);
  if (self->has_jumped || self->wanted != G_MAXUINT)
    focus_entry (self, first);
  self->has_jumped = FALSE;
  self->wanted = G_MAXUINT;
}

static void
queue_scroll (DubJournalPane *self)
{
  self->is_to_scroll = TRUE;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
dub_journal_pane_show_entry (DubJournalPane *self, guint index)
{
  self->wanted = index;
  g_hash_table_add (self->opened, GUINT_TO_POINTER (index));
  for (guint i = 0; i < self->rows->len; i++) {
    DubJournalRow *row = g_ptr_array_index (self->rows, i);

    if (row->index == index)
      show_details (row, TRUE);
  }
  queue_scroll (self);
}

/* Rows are created when they are first visible. */
static void
show_log (DubJournalPane *self, DubSession *session)
{
  g_autoptr (GtkNoSelection) model = NULL;

  if (gtk_list_view_get_model (self->list) != NULL)
    return;
  model = gtk_no_selection_new (g_object_ref (dub_session_get_log (session)));
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (model));
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

/* Arrow keys move between entries, Tab into an entry and out of the list. Without this, leaving
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
  self->rows = g_ptr_array_new ();
  self->opened = g_hash_table_new (NULL, NULL);
}
