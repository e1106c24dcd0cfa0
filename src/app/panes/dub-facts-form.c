/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-facts-form.h"

#include "dub-dialogs.h"
#include "dub-number-row.h"
#include "dub-pane.h"
#include "dub-table.h"
#include "dub-text.h"
#include "dub-ui.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _DubFactsForm {
  GtkBox parent_instance;

  /* NULL if they are not asked for. */
  AdwPreferencesGroup *groups[DUB_N_FACTS];
  GtkWidget *numbers[DUB_N_COUNTS + DUB_N_COLORS]; /* the counts, then the colors of jewelry */
  GtkWidget *checks[DUB_N_CROWNS + 1];

  DubSession *session; /* unowned */
  gboolean at_once;
  gboolean updating; /* TRUE while updating widgets from code */
};

G_DEFINE_FINAL_TYPE (DubFactsForm, dub_facts_form, GTK_TYPE_BOX)

static const DubState *
get_state (DubFactsForm *self)
{
  return &dub_session_get_game (self->session)->state;
}

/* Returns the number that a row shows, or DUB_NUMBER_NONE. Of Jewelry the app has seen some. */
static gint
get_known (DubFactsForm *self, guint row)
{
  const DubState *state = get_state (self);
  gboolean is_count = row < DUB_N_COUNTS;

  if (!dub_state_knows (state, is_count ? row : DUB_FACT_JEWELRY) && (is_count || self->at_once))
    return DUB_NUMBER_NONE;

  return is_count ? state->sides[DUB_YOU].counts[row]
                  : (gint) dub_jewelry_count (&state->sides[DUB_YOU].jewelry, row - DUB_N_COUNTS);
}

static gint
get_entered (DubFactsForm *self, guint row)
{
  GtkWidget *number = self->numbers[row];

  return DUB_IS_NUMBER_ROW (number) ? dub_number_row_get_value (DUB_NUMBER_ROW (number))
                                    : gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (number));
}

static void
changed_cb (DubFactsForm *self)
{
  g_signal_emit_by_name (self, "changed-number");
}

/* Enter also remembers a count that would be forgotten. Only undo can remove one, so an emptied
 * row shows it again. */
static void
enter (DubFactsForm *self, DubNumberRow *number)
{
  guint row = 0, fact;
  gint n = dub_number_row_get_value (number);

  while (self->numbers[row] != GTK_WIDGET (number))
    row++;
  fact = MIN (row, DUB_FACT_JEWELRY);
  if (!self->at_once ||
      (n != DUB_NUMBER_NONE && (dub_number_row_is_edited (number) ||
                                (get_state (self)->sides[DUB_YOU].kept & (1u << fact)) == 0)))
    g_signal_emit_by_name (self, "entered", fact);
  if (self->at_once && (n != DUB_NUMBER_NONE || dub_number_row_is_blank (number)))
    dub_number_row_reset (number);
}

/* Also called when the window loses the focus. */
static void
leave_cb (GtkEventController *controller, DubFactsForm *self)
{
  DubNumberRow *number = DUB_NUMBER_ROW (gtk_event_controller_get_widget (controller));

  if (dub_number_row_is_edited (number))
    enter (self, number);
}

static void
toggled_cb (DubFactsForm *self)
{
  if (!self->updating)
    g_signal_emit_by_name (self, "entered", DUB_FACT_BONUSES);
}

static void
add_number (DubFactsForm *self, AdwPreferencesGroup *group, const char *name, guint row, gint min,
            gint max)
{
  GtkWidget *number = dub_number_row_new (name, min, max);
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->numbers[row] = number;
  gtk_widget_add_controller (number, focus);
  adw_preferences_group_add (group, number);
  g_signal_connect_swapped (number, "changed-number", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (number, "entry-activated", G_CALLBACK (enter), self);
  adw_entry_row_set_show_apply_button (ADW_ENTRY_ROW (number), self->at_once);
  if (self->at_once) {
    g_signal_connect_swapped (number, "apply", G_CALLBACK (enter), self);
    g_signal_connect_object (focus, "leave", G_CALLBACK (leave_cb), self, 0);
  }
}

/* A number of tiles that is asked for is never blank. */
static void
add_jewelry (DubFactsForm *self, AdwPreferencesGroup *group)
{
  for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++) {
    g_autofree char *name = dub_text_jewel (color);
    guint row = DUB_N_COUNTS + color;

    if (self->at_once)
      add_number (self, group, name, row, 0, DUB_MAX_JEWELRY);
    else
      adw_preferences_group_add (group, dub_counter_row_new (name, DUB_MAX_JEWELRY,
                                                             (guint) get_known (self, row),
                                                             &self->numbers[row]));
  }
}

/* A card that she has, or that is on display, is not asked for. */
static gboolean
may_be_yours (DubFactsForm *self, DubCrown crown)
{
  const DubState *state = get_state (self);

  for (guint i = 0; !self->at_once && i < state->sides[DUB_BARRY].n_staff; i++)
    if (state->sides[DUB_BARRY].staff[i].crown == crown)
      return FALSE;
  for (guint i = 0; !self->at_once && i < DUB_N_HIRE_SPACES; i++)
    if (state->employees[i].crown == crown)
      return FALSE;

  return crown < DUB_JB_JEWELRY_SET || dub_state_has_expansion (state, DUB_EXPANSION_JEWELRY_BOX);
}

static void
add_bonuses (DubFactsForm *self, AdwPreferencesGroup *group)
{
  const DubBox *box = &dub_session_get_game (self->session)->box;

  for (DubCrown crown = DUB_VI_STAFF; crown <= DUB_JB_APPRENTICES; crown++) {
    g_autofree char *name = dub_text_employee (box, dub_box_get_crown (box, crown));

    if (!may_be_yours (self, crown))
      continue;
    adw_preferences_group_add (group, dub_check_row_new (name, FALSE, &self->checks[crown]));
    g_signal_connect_swapped (self->checks[crown], "toggled", G_CALLBACK (toggled_cb), self);
  }
}

/* The counts need no title. */
static AdwPreferencesGroup *
add_group (DubFactsForm *self, DubFact fact, const char *name)
{
  GtkWidget *group = adw_preferences_group_new ();
  g_autofree char *title = dub_number_row_dup_title (name);

  if (fact >= DUB_N_COUNTS)
    adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  gtk_box_append (GTK_BOX (self), group);

  return ADW_PREFERENCES_GROUP (group);
}

void
dub_facts_form_fill (DubFactsForm *self, DubSession *session, guint facts, gboolean at_once)
{
  static const DubFact order[DUB_N_FACTS] = {
    DUB_FACT_PP,          DUB_FACT_LIVRE, DUB_FACT_THREAD,  DUB_FACT_LACE,   DUB_FACT_STAFF,
    DUB_FACT_APPRENTICES, DUB_FACT_TILES, DUB_FACT_JEWELRY, DUB_FACT_BONUSES
  };
  AdwPreferencesGroup *group = NULL;

  self->session = session;
  self->at_once = at_once;
  for (guint i = 0; i < DUB_N_FACTS; i++) {
    DubFact fact = order[i];
    g_autofree char *name = dub_text_fact (fact);

    if ((facts & (1u << fact)) == 0)
      continue;
    if (group == NULL || fact >= DUB_N_COUNTS)
      group = add_group (self, fact, name);
    self->groups[fact] = group;
    if (fact == DUB_FACT_JEWELRY)
      add_jewelry (self, group);
    else if (fact == DUB_FACT_BONUSES)
      add_bonuses (self, group);
    else
      add_number (self, group, name, fact, fact == DUB_FACT_STAFF ? DUB_MIN_STAFF : 0,
                  (gint) dub_fact_get_max (fact));
  }
  dub_facts_form_update (self);
}

void
dub_facts_form_update (DubFactsForm *self)
{
  const DubSide *you = &get_state (self)->sides[DUB_YOU];

  self->updating = TRUE;
  for (guint row = 0; row < G_N_ELEMENTS (self->numbers); row++)
    if (DUB_IS_NUMBER_ROW (self->numbers[row]))
      dub_number_row_set_value (DUB_NUMBER_ROW (self->numbers[row]), get_known (self, row));
  for (DubCrown crown = DUB_VI_STAFF; crown <= DUB_JB_APPRENTICES; crown++)
    if (self->checks[crown] != NULL)
      gtk_check_button_set_active (GTK_CHECK_BUTTON (self->checks[crown]),
                                   memchr (you->bonuses, (int) crown, you->n_bonuses) != NULL);
  self->updating = FALSE;
}

/* Jewelry is one fact, so entering one color enters all of them. */
DubMove
dub_facts_form_read (DubFactsForm *self, DubFact fact)
{
  const DubState *state = get_state (self);
  DubMove count = { .verb = DUB_MOVE_COUNT,
                    .side = DUB_YOU,
                    .to = dub_place_of_count (DUB_YOU, fact) };

  if (fact < DUB_N_COUNTS)
    count.thing = dub_thing_number (get_entered (self, fact));
  else
    count.thing.kind = fact == DUB_FACT_JEWELRY ? DUB_KIND_JEWELRY : DUB_KIND_CROWNS;
  for (DubColor color = DUB_BLUE; fact == DUB_FACT_JEWELRY && color <= DUB_ORANGE; color++) {
    gint n = get_entered (self, DUB_N_COUNTS + color);

    count.thing.jewelry[color] =
        (guint8) (n != DUB_NUMBER_NONE
                      ? n
                      : (gint) dub_jewelry_count (&state->sides[DUB_YOU].jewelry, color));
  }
  for (DubCrown crown = DUB_VI_STAFF; fact == DUB_FACT_BONUSES && crown <= DUB_JB_APPRENTICES;
       crown++)
    if (self->checks[crown] != NULL &&
        gtk_check_button_get_active (GTK_CHECK_BUTTON (self->checks[crown])))
      count.thing.n |= (gint16) (1 << (crown - 1));

  return count;
}

GtkWidget *
dub_facts_form_find_blank (DubFactsForm *self)
{
  for (guint row = 0; row < G_N_ELEMENTS (self->numbers); row++)
    if (self->numbers[row] != NULL && get_entered (self, row) == DUB_NUMBER_NONE)
      return self->numbers[row];

  return NULL;
}

/* Enters what is being typed. The window says what cannot be read. */
static void
finish (DubFactsForm *self, GtkWidget *window)
{
  for (guint row = 0; row < G_N_ELEMENTS (self->numbers); row++) {
    GtkWidget *number = self->numbers[row];
    g_autofree char *sentence = NULL;

    if (number == NULL || !dub_number_row_is_edited (DUB_NUMBER_ROW (number)))
      continue;
    enter (self, DUB_NUMBER_ROW (number));
    if (!dub_number_row_is_edited (DUB_NUMBER_ROW (number)))
      continue;
    /* Translators: what was typed, and what it should be: a title like “Your Livre (0 to 99)”. */
    sentence = g_strdup_printf (C_ ("counts", "“%s” was not saved: %s"),
                                gtk_editable_get_text (GTK_EDITABLE (number)),
                                adw_preferences_row_get_title (ADW_PREFERENCES_ROW (number)));
    dub_ui_say (window, sentence);
  }
}

static void
dub_facts_form_class_init (DubFactsFormClass *klass)
{
  dub_ui_add_signal (klass, "changed-number", G_TYPE_NONE);
  dub_ui_add_signal (klass, "entered", G_TYPE_UINT);
}

static void
dub_facts_form_init (DubFactsForm *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 12);
}

struct _DubCountsWindow {
  AdwWindow parent_instance;

  DubFactsForm *form;
  GtkWidget *no_bonus;

  DubTableView *view; /* unowned; that of the page, which outlives the window */
};

DUB_DEFINE_TEMPLATE_TYPE (DubCountsWindow, dub_counts_window, ADW_TYPE_WINDOW)

static void
update_window (DubCountsWindow *self)
{
  const DubState *state = get_state (self->form);
  gboolean known = dub_state_knows (state, DUB_FACT_BONUSES);

  dub_facts_form_update (self->form);
  gtk_widget_set_visible (self->no_bonus, !known && state->sides[DUB_YOU].n_bonuses == 0);
  adw_preferences_group_set_description (self->form->groups[DUB_FACT_BONUSES],
                                         known ? NULL
                                               : C_ ("counts", "This list may be incomplete."));
}

/* Counts that are entered here are remembered. */
static void
entered_cb (DubCountsWindow *self, guint fact)
{
  DubMove count;

  if (self->form == NULL) /* the focus leaves what is being destroyed */
    return;
  count = dub_facts_form_read (self->form, fact);
  count.kept = TRUE;
  dub_table_view_perform (self->view, &count);
  update_window (self); /* revert a check that was refused */
}

static void
no_bonus_cb (DubCountsWindow *self)
{
  entered_cb (self, DUB_FACT_BONUSES);
}

static gboolean
dub_counts_window_close_request (GtkWindow *window)
{
  /* From here on toasts appear in the window that stays. */
  gtk_window_set_application (window, NULL);
  finish (DUB_COUNTS_WINDOW (window)->form, GTK_WIDGET (gtk_window_get_transient_for (window)));

  return GTK_WINDOW_CLASS (dub_counts_window_parent_class)->close_request (window);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubCountsWindow, name)

static void
dub_counts_window_class_init (DubCountsWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  GTK_WINDOW_CLASS (klass)->close_request = dub_counts_window_close_request;

  g_type_ensure (DUB_TYPE_FACTS_FORM);
  dub_template_set (widget_class, "dub-counts-window", CHILD (form), CHILD (no_bonus), NULL);
  gtk_widget_class_bind_template_callback (widget_class, entered_cb);
  gtk_widget_class_bind_template_callback (widget_class, no_bonus_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

/* Only cards of the Jewelry Box count Apprentices. */
static guint
list_facts (const DubState *state)
{
  guint all = (1u << DUB_N_FACTS) - 1;

  return dub_state_has_expansion (state, DUB_EXPANSION_JEWELRY_BOX)
             ? all
             : all & ~(1u << DUB_FACT_APPRENTICES | 1u << DUB_FACT_JEWELRY);
}

void
dub_counts_window_present (DubTableView *view, GtkWidget *page)
{
  DubSession *session = dub_table_view_get_session (view);
  gboolean is_new;
  DubCountsWindow *self = dub_child_window_get (DUB_TYPE_COUNTS_WINDOW, page, &is_new);

  if (is_new) {
    self->view = view;
    dub_facts_form_fill (self->form, session, list_facts (&dub_session_get_game (session)->state),
                         TRUE);
    adw_preferences_group_set_header_suffix (self->form->groups[DUB_FACT_BONUSES], self->no_bonus);
    update_window (self);
    g_signal_connect_object (session, "changed", G_CALLBACK (update_window), self,
                             G_CONNECT_SWAPPED);
  }
  gtk_window_present (GTK_WINDOW (self));
}
