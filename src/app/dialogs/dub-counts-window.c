/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-counts-window.h"

#include "dub-child-window.h"
#include "dub-facts-form.h"
#include "dub-pane.h"
#include "dub-template.h"

#include <glib/gi18n-lib.h>

struct _DubCountsWindow {
  AdwWindow parent_instance;

  DubFactsForm *form;
  GtkWidget *no_bonus;

  DubSession *session; /* owned */
  GtkWidget *parent;   /* weak; the page that performs it */
};

DUB_DEFINE_TEMPLATE_TYPE (DubCountsWindow, dub_counts_window, ADW_TYPE_WINDOW)

static const DubState *
get_state (DubCountsWindow *self)
{
  return &dub_session_get_game (self->session)->state;
}

static void
update (DubCountsWindow *self)
{
  const DubState *state = get_state (self);
  gboolean known = dub_state_knows (state, DUB_FACT_BONUSES);

  dub_facts_form_update (self->form);
  gtk_widget_set_visible (self->no_bonus, !known && state->sides[DUB_YOU].n_bonuses == 0);
  adw_preferences_group_set_description (dub_facts_form_get_group (self->form, DUB_FACT_BONUSES),
                                         known ? NULL
                                               : C_ ("counts", "This list may be incomplete."));
}

/* Counts that are entered here are remembered. */
static void
entered_cb (DubCountsWindow *self, guint fact)
{
  DubMove count;

  if (self->parent == NULL || gtk_widget_in_destruction (self->parent))
    return;
  count = dub_facts_form_read (self->form, fact);
  count.kept = TRUE;
  dub_pane_perform (self->parent, &count);
  update (self); /* revert a check that was refused */
}

static void
no_bonus_cb (DubCountsWindow *self)
{
  entered_cb (self, DUB_FACT_BONUSES);
}

static gboolean
dub_counts_window_close_request (GtkWindow *window)
{
  DubCountsWindow *self = DUB_COUNTS_WINDOW (window);

  /* From here on toasts appear in the window that stays. */
  gtk_window_set_application (window, NULL);
  if (self->parent != NULL)
    dub_facts_form_finish (self->form, self->parent);

  return GTK_WINDOW_CLASS (dub_counts_window_parent_class)->close_request (window);
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

  g_type_ensure (DUB_TYPE_FACTS_FORM);
  dub_template_set (widget_class, "dub-counts-window", CHILD (form), CHILD (no_bonus), NULL);
  gtk_widget_class_bind_template_callback (widget_class, entered_cb);
  gtk_widget_class_bind_template_callback (widget_class, no_bonus_cb);
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
dub_counts_window_present (DubSession *session, GtkWidget *parent)
{
  gboolean is_new;
  DubCountsWindow *self = dub_child_window_get (DUB_TYPE_COUNTS_WINDOW, parent, &is_new);

  if (is_new) {
    self->session = g_object_ref (session);
    g_set_weak_pointer (&self->parent, parent);
    dub_facts_form_fill (self->form, session, list_facts (get_state (self)), TRUE);
    adw_preferences_group_set_header_suffix (dub_facts_form_get_group (self->form,
                                                                       DUB_FACT_BONUSES),
                                             self->no_bonus);
    update (self);
    g_signal_connect_object (session, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  }
  gtk_window_present (GTK_WINDOW (self));
}
