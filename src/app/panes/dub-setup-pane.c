/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-panes.h"

#include "dub-history.h"
#include "dub-settings.h"
#include "dub-text.h"
#include "dub-ui.h"

struct _DubSetupPane {
  DubPane parent_instance;

  GtkWidget *list; /* of check buttons */
};

DUB_DEFINE_BARE_TYPE (DubSetupPane, dub_setup_pane, DUB_TYPE_PANE)

/* The default label of a check button does not wrap. */
static GtkWidget *
new_tick (const char *line)
{
  GtkWidget *tick = gtk_check_button_new ();
  GtkWidget *label = dub_pane_new_label (line, NULL);

  gtk_widget_set_hexpand (label, TRUE);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (tick), label);
  gtk_widget_add_css_class (tick, "tick");
  /* Align the check mark with the first line of several. */
  gtk_widget_set_valign (gtk_widget_get_first_child (tick), GTK_ALIGN_START);
  dub_ui_name (tick, line);

  return tick;
}

/* What was ticked in this game; the setup of another one is over. */
static guint64
read_ticks (DubSession *session)
{
  g_autofree char *game = NULL;
  guint64 ticks;

  g_settings_get (dub_settings_get (), "setup-ticks", "(st)", &game, &ticks);

  return g_str_equal (game, dub_session_get_id (session)) ? ticks : 0;
}

static void
ticked_cb (DubSetupPane *self)
{
  guint64 ticks = 0, bit = 1;

  for (GtkWidget *tick = gtk_widget_get_first_child (self->list); tick != NULL;
       tick = gtk_widget_get_next_sibling (tick), bit <<= 1)
    if (gtk_check_button_get_active (GTK_CHECK_BUTTON (tick)))
      ticks |= bit;
  g_settings_set (dub_settings_get (), "setup-ticks", "(st)",
                  dub_session_get_id (dub_pane_get_session (DUB_PANE (self))), ticks);
}

/* The list is created once, so that it keeps its ticks. */
static void
dub_setup_pane_update (DubPane *pane, DubSession *session)
{
  DubSetupPane *self = DUB_SETUP_PANE (pane);
  g_auto (GStrv) lines = NULL;
  guint64 ticks;

  if (gtk_widget_get_first_child (self->list) != NULL)
    return;
  lines = dub_text_setup (&dub_session_get_game (session)->box,
                          dub_history_get_setup (dub_session_get_history (session)));
  ticks = read_ticks (session);
  for (guint i = 0; lines[i] != NULL; i++) {
    GtkWidget *tick = new_tick (lines[i]);

    gtk_check_button_set_active (GTK_CHECK_BUTTON (tick), ((ticks >> i) & 1) != 0);
    g_signal_connect_object (tick, "toggled", G_CALLBACK (ticked_cb), self, G_CONNECT_SWAPPED);
    gtk_box_append (GTK_BOX (self->list), tick);
  }
}

static gboolean
dub_setup_pane_focus_first (DubPane *pane)
{
  GtkWidget *first = gtk_widget_get_first_child (DUB_SETUP_PANE (pane)->list);

  return first != NULL && gtk_widget_grab_focus (first);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubSetupPane, name)

static void
dub_setup_pane_class_init (DubSetupPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  DUB_PANE_CLASS (klass)->update = dub_setup_pane_update;
  DUB_PANE_CLASS (klass)->focus_first = dub_setup_pane_focus_first;

  dub_template_set (widget_class, "dub-setup-pane", CHILD (list), NULL);
}
