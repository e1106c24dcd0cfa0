/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A part of the game page that shows something from the view of the table. It stores no facts
 * of the game: it is updated after each change while it is mapped, and otherwise as soon as it
 * is. What is bound to properties of the view in its .ui needs no update.
 */

#pragma once

#include "dub-table-view.h"

#include <adwaita.h>

#define DUB_TYPE_PANE (dub_pane_get_type ())

G_DECLARE_DERIVABLE_TYPE (DubPane, dub_pane, DUB, PANE, AdwBin)

struct _DubPaneClass {
  AdwBinClass parent_class;

  /* Makes what is in it, when it is first needed; what a page hides is never made. That of the
   * class makes what is in the template. NULL for a pane that is made at once. */
  void (*build) (DubPane *self);

  /* Shows the current state of the session. */
  void (*update) (DubPane *self, DubSession *session);

  /* Moves the focus to the part to be read first. Returns FALSE if there is none. */
  gboolean (*focus_first) (DubPane *self);

  /* Called when everything in it has got its place, so that it can scroll. Optional. */
  void (*laid_out) (DubPane *self);
};

/* The property "view". A pane inside another one binds it in the .ui of that. */
void dub_pane_set_view (DubPane *self, DubTableView *view);
DubTableView *dub_pane_get_view (DubPane *self);
DubSession *dub_pane_get_session (DubPane *self);

/* Updates it now. Only a pane that shows and hides itself needs this. */
void dub_pane_update (DubPane *self);
gboolean dub_pane_focus_first (DubPane *self);

/* Removes all children from a box, a list or a flow box, and shows it, so that it can be
 * filled. A caller that leaves it empty may hide it. */
void dub_pane_clear (GtkWidget *container);

/* Returns a wrapping, left-aligned label. */
GtkWidget *dub_pane_new_label (const char *text, const char *style_class);

/* Shows a label for each line in the box, and hides it if there is none. The style classes are
 * words, one for each line, of which the last is that of the rest too. Lines that are there already
 * stay. */
void dub_pane_show_lines (GtkWidget *box, char **lines, const char *styles);

/* Returns an expander with a wrapping label. */
GtkWidget *dub_pane_new_expander (const char *text, GtkWidget *child);

/* Sets the accessible name of a button whose caption is too short to be understood alone. */
void dub_pane_name_button (GtkWidget *button, const char *name);

/* Returns a button that performs a move. */
GtkWidget *dub_pane_new_button (const char *label, const DubMove *move);

/* The move that a button performs; with NULL it is insensitive. */
void dub_pane_set_move (GtkWidget *button, const DubMove *move);
const DubMove *dub_pane_get_move (GtkWidget *button);

/* Performs a move of the game whose page the widget is on. Returns whether it was performed. */
gboolean dub_pane_perform (GtkWidget *widget, const DubMove *move);
