/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A part of the game page that shows something from the session. It stores no facts of the
 * game: after each change it is updated from the session.
 */

#pragma once

#include "dub-session.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define DUB_TYPE_PANE (dub_pane_get_type ())

G_DECLARE_DERIVABLE_TYPE (DubPane, dub_pane, DUB, PANE, AdwBin)

struct _DubPaneClass {
  AdwBinClass parent_class;

  /* Shows the current state of the session. */
  void (*update) (DubPane *self, DubSession *session);

  /* Moves the focus to the part to be read first. Returns FALSE if there is none. */
  gboolean (*focus_first) (DubPane *self);
};

/* The session is not owned: it outlives the page with the pane. */
void dub_pane_set_session (DubPane *self, DubSession *session);
DubSession *dub_pane_get_session (DubPane *self);

void dub_pane_update (DubPane *self);
gboolean dub_pane_focus_first (DubPane *self);

/* Removes all children from a box, a list or a flow box, and shows it, so that it can be
 * filled. A caller that leaves it empty may hide it. */
void dub_pane_clear (GtkWidget *container);

/* Returns a wrapping, left-aligned label. */
GtkWidget *dub_pane_new_label (const char *text, const char *style_class);

/* Returns an expander with a wrapping label. */
GtkWidget *dub_pane_new_expander (const char *text, GtkWidget *child);

/* Sets the accessible name of a button whose caption is too short to be understood alone. */
void dub_pane_name_button (GtkWidget *button, const char *name);

/* Returns a button that performs an action of the game. */
GtkWidget *dub_pane_new_button (const char *label, const DubAction *action);

/* Sets the action of a button; with NULL it is insensitive. */
void dub_pane_set_action (GtkWidget *button, const DubAction *action);

/* Performs an action of the game whose page the widget is on. */
void dub_pane_perform (GtkWidget *widget, const DubAction *action);

G_END_DECLS
