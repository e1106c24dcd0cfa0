/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-counts-window.h"

#include "dub-attach.h"
#include "dub-limits.h"
#include "dub-number-row.h"
#include "dub-pane.h"
#include "dub-template.h"
#include "dub-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _DubCountsWindow {
  AdwWindow parent_instance;

  AdwPreferencesGroup *numbers;
  AdwPreferencesGroup *jewelry;
  AdwPreferencesGroup *bonuses;
  GtkWidget *no_bonus;

  GtkWidget *counts[DUB_N_COUNTS];
  GtkWidget *jewels[DUB_N_COLORS];
  GtkWidget *checks[DUB_N_CROWNS + 1];

  DubSession *session; /* owned */
  GtkWidget *parent;   /* weak; the page whose actions are used */
  gboolean updating;   /* TRUE while updating widgets from code */
};

enum { MIN_STAFF = 4 }; /* minimum staff size */

DUB_DEFINE_TEMPLATE_TYPE (DubCountsWindow, dub_counts_window, ADW_TYPE_WINDOW)

static const DubState *
get_state (DubCountsWindow *self)
{
  return &dub_session_get_game (self->session)->state;
}

/* Counts that are entered here are remembered. */
static void
tell (DubCountsWindow *self, DubDetail count)
{
  DubAction action = { .type = DUB_ACTION_YOU_COUNT, .detail = count };

  action.detail.flag = TRUE;
  if (self->parent != NULL && !gtk_widget_in_destruction (self->parent))
    dub_pane_perform (self->parent, &action);
}

static gboolean
is_kept (const DubState *state, DubFact fact)
{
  return dub_state_knows (state, fact) && (state->you.kept & (1u << fact)) != 0;
}

/* Only undo can remove a count, so an emptied row shows it again. */
static void
tell_count (DubCountsWindow *self, GtkWidget *row)
{
  const DubState *state = get_state (self);
  gint n = dub_number_row_get_value (DUB_NUMBER_ROW (row));
  DubFact fact = 0;

  while (self->counts[fact] != row)
    fact++;
  if (n != DUB_NUMBER_NONE && (!is_kept (state, fact) || state->you.counts[fact] != n))
    tell (self, (DubDetail){ .fact = (guint8) fact, .n = (gint16) n });
  if (n != DUB_NUMBER_NONE || dub_number_row_is_blank (DUB_NUMBER_ROW (row)))
    dub_number_row_reset (DUB_NUMBER_ROW (row));
}

static void
count_jewelry (const DubState *state, guint8 counts[DUB_N_COLORS])
{
  memset (counts, 0, DUB_N_COLORS);
  for (guint i = 0; i < state->you.jewelry.n; i++)
    counts[state->you.jewelry.colors[i]]++;
}

/* Jewelry is one fact, so entering one color enters all of them. */
static void
tell_jewelry (DubCountsWindow *self, GtkWidget *row)
{
  const DubState *state = get_state (self);
  DubDetail count = { .fact = DUB_FACT_JEWELRY };
  gint n = dub_number_row_get_value (DUB_NUMBER_ROW (row));
  gboolean same;

  if (n == DUB_NUMBER_NONE) {
    if (dub_number_row_is_blank (DUB_NUMBER_ROW (row)))
      dub_number_row_reset (DUB_NUMBER_ROW (row));
    return;
  }
  count_jewelry (state, count.jewelry);
  for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++)
    if (self->jewels[color] == row) {
      same = count.jewelry[color] == n && is_kept (state, DUB_FACT_JEWELRY);
      count.jewelry[color] = (guint8) n;
      if (!same)
        tell (self, count);
    }
  dub_number_row_reset (DUB_NUMBER_ROW (row));
}

/* A number is entered when its row loses the focus, for whatever reason. */
static void
tell_edited (DubCountsWindow *self, GtkWidget *row)
{
  if (!dub_number_row_is_edited (DUB_NUMBER_ROW (row)))
    return;
  for (DubFact fact = 0; fact < DUB_N_COUNTS; fact++)
    if (self->counts[fact] == row) {
      tell_count (self, row);
      return;
    }
  tell_jewelry (self, row);
}

/* Also called when the window loses the focus, but not when it is destroyed with its page. */
static void
leave_row (GtkEventController *controller, DubCountsWindow *self)
{
  if (self->session != NULL)
    tell_edited (self, gtk_event_controller_get_widget (controller));
}

/* It is too late to fix the text, so report that it is lost. */
static void
close_row (DubCountsWindow *self, GtkWidget *row)
{
  g_autofree char *sentence = NULL;

  tell_edited (self, row);
  if (dub_number_row_get_value (DUB_NUMBER_ROW (row)) != DUB_NUMBER_NONE ||
      dub_number_row_is_blank (DUB_NUMBER_ROW (row)) || self->parent == NULL)
    return;
  /* Translators: what was typed, and what it should be: a title like “Your Livre (0 to 99)”. */
  sentence = g_strdup_printf (C_("counts", "“%s” was not saved: %s"),
                                  gtk_editable_get_text (GTK_EDITABLE (row)),
                                  adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));
  gtk_widget_activate_action (self->parent, "win.say", "s", sentence);
}

static gboolean
dub_counts_window_close_request (GtkWindow *window)
{
  DubCountsWindow *self = DUB_COUNTS_WINDOW (window);

  /* From here on toasts appear in the window that stays. */
  gtk_window_set_application (window, NULL);
  for (DubFact fact = 0; fact < DUB_N_COUNTS; fact++)
    close_row (self, self->counts[fact]);
  for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++)
    close_row (self, self->jewels[color]);

  return GTK_WINDOW_CLASS (dub_counts_window_parent_class)->close_request (window);
}

static void update (DubCountsWindow *self);

static void
tell_bonuses (DubCountsWindow *self)
{
  DubDetail count = { .fact = DUB_FACT_BONUSES };

  if (self->updating)
    return;
  for (DubCrown crown = DUB_VI_STAFF; crown <= DUB_JB_APPRENTICES; crown++)
    if (gtk_check_button_get_active (GTK_CHECK_BUTTON (self->checks[crown])))
      count.crowns |= (guint8) (1u << (crown - 1));
  tell (self, count);
  update (self); /* revert a check that was refused */
}

static void
update_bonuses (DubCountsWindow *self, const DubState *state)
{
  gboolean known = dub_state_knows (state, DUB_FACT_BONUSES);

  for (DubCrown crown = DUB_VI_STAFF; crown <= DUB_JB_APPRENTICES; crown++)
    gtk_check_button_set_active (GTK_CHECK_BUTTON (self->checks[crown]),
                                 memchr (state->you.bonuses, (int) crown, state->you.n_bonuses) !=
                                     NULL);
  gtk_widget_set_visible (self->no_bonus, !known && state->you.n_bonuses == 0);
  adw_preferences_group_set_description (self->bonuses,
                                         known ? NULL
                                               : C_("counts", "This list may be incomplete."));
}

static void
update (DubCountsWindow *self)
{
  const DubState *state = get_state (self);
  guint8 jewelry[DUB_N_COLORS];

  self->updating = TRUE;
  for (DubFact fact = 0; fact < DUB_N_COUNTS; fact++)
    dub_number_row_set_value (DUB_NUMBER_ROW (self->counts[fact]), dub_state_knows (state, fact)
                                                                       ? state->you.counts[fact]
                                                                       : DUB_NUMBER_NONE);
  count_jewelry (state, jewelry);
  for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++)
    dub_number_row_set_value (DUB_NUMBER_ROW (self->jewels[color]),
                              dub_state_knows (state, DUB_FACT_JEWELRY) ? jewelry[color]
                                                                        : DUB_NUMBER_NONE);
  update_bonuses (self, state);
  self->updating = FALSE;
}

static GtkWidget *
add_number (DubCountsWindow *self, AdwPreferencesGroup *group, const char *name, gint min, gint max)
{
  GtkWidget *row = dub_number_row_new (name, min, max);
  GCallback callback = group == self->numbers ? G_CALLBACK (tell_count) : G_CALLBACK (tell_jewelry);
  GtkEventController *focus = gtk_event_controller_focus_new ();

  adw_entry_row_set_show_apply_button (ADW_ENTRY_ROW (row), TRUE);
  g_signal_connect_swapped (row, "apply", callback, self);
  /* Enter also remembers an answer that would be forgotten. */
  g_signal_connect_swapped (row, "entry-activated", callback, self);
  g_signal_connect_object (focus, "leave", G_CALLBACK (leave_row), self, 0);
  gtk_widget_add_controller (row, focus);
  adw_preferences_group_add (group, row);

  return row;
}

static void
add_numbers (DubCountsWindow *self, gboolean has_jewelry_box)
{
  g_autofree char *jewelry = dub_text_fact (DUB_FACT_JEWELRY);
  g_autofree char *title = dub_number_row_dup_title (jewelry);

  for (DubFact fact = 0; fact < DUB_N_COUNTS; fact++) {
    g_autofree char *name = dub_text_fact (fact);

    self->counts[fact] =
        add_number (self, self->numbers, name, fact == DUB_FACT_STAFF ? MIN_STAFF : 0,
                    (gint) dub_fact_get_max (fact));
  }
  for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++) {
    g_autofree char *name = dub_text_jewel (color);

    self->jewels[color] = add_number (self, self->jewelry, name, 0, DUB_MAX_JEWELRY);
  }
  /* Only cards of the Jewelry Box count Apprentices. */
  gtk_widget_set_visible (self->counts[DUB_FACT_APPRENTICES], has_jewelry_box);
  gtk_widget_set_visible (GTK_WIDGET (self->jewelry), has_jewelry_box);
  adw_preferences_group_set_title (self->jewelry, title);
}

static void
add_bonuses (DubCountsWindow *self, gboolean has_jewelry_box)
{
  const DubBox *box = &dub_session_get_game (self->session)->box;
  g_autofree char *bonuses = dub_text_fact (DUB_FACT_BONUSES);
  g_autofree char *title = dub_number_row_dup_title (bonuses);

  for (DubCrown crown = DUB_VI_STAFF; crown <= DUB_JB_APPRENTICES; crown++) {
    g_autofree char *name = dub_text_employee (box, dub_box_get_crown (box, crown));
    GtkWidget *row = dub_check_row_new (name, FALSE, &self->checks[crown]);

    gtk_widget_set_visible (row, has_jewelry_box || crown < DUB_JB_JEWELRY_SET);
    g_signal_connect_swapped (self->checks[crown], "toggled", G_CALLBACK (tell_bonuses), self);
    adw_preferences_group_add (self->bonuses, row);
  }
  adw_preferences_group_set_title (self->bonuses, title);
}

static void
dub_counts_window_dispose (GObject *object)
{
  DubCountsWindow *self = DUB_COUNTS_WINDOW (object);

  g_clear_weak_pointer (&self->parent);
  gtk_widget_dispose_template (GTK_WIDGET (self), DUB_TYPE_COUNTS_WINDOW);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (dub_counts_window_parent_class)->dispose (object);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubCountsWindow, name)

static void
dub_counts_window_class_init (DubCountsWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dub_counts_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = dub_counts_window_close_request;

  dub_template_set (widget_class, "dub-counts-window", CHILD (numbers), CHILD (jewelry),
                    CHILD (bonuses), CHILD (no_bonus), NULL);
  gtk_widget_class_bind_template_callback (widget_class, tell_bonuses);
}

void
dub_counts_window_present (DubSession *session, GtkWidget *parent)
{
  gboolean is_new, has_jewelry_box;
  DubCountsWindow *self = dub_attach_get (DUB_TYPE_COUNTS_WINDOW, parent, &is_new);

  if (is_new) {
    self->session = g_object_ref (session);
    g_set_weak_pointer (&self->parent, parent);
    has_jewelry_box = dub_state_has_expansion (get_state (self), DUB_EXPANSION_JEWELRY_BOX);
    add_numbers (self, has_jewelry_box);
    add_bonuses (self, has_jewelry_box);
    update (self);
    g_signal_connect_object (session, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  }
  gtk_window_present (GTK_WINDOW (self));
}
