/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-panes.h"

#include "dub-learn.h"
#include "dub-text-box.h"
#include "dub-ui.h"

#include <glib/gi18n-lib.h>

struct _DubDeckProgress {
  DubPane parent_instance;

  GtkLabel *known;
  GtkProgressBar *progress;
  GtkWidget *button;
  gulong learned; /* handler of the session's signal, or 0 */
};

DUB_DEFINE_BARE_TYPE (DubDeckProgress, dub_deck_progress, DUB_TYPE_PANE)

static void
dub_deck_progress_update (DubPane *pane, DubSession *session)
{
  DubDeckProgress *self = DUB_DECK_PROGRESS (pane);
  const DubState *state = &dub_session_get_game (session)->state;
  gboolean is_ready, is_kept;
  g_autofree char *sentence = NULL;
  DubPile known;

  gtk_widget_set_visible (GTK_WIDGET (self), state->draw_mode == DUB_DRAW_LEARN);
  if (state->draw_mode != DUB_DRAW_LEARN)
    return;
  if (self->learned == 0)
    self->learned = g_signal_connect_object (session, "learned", G_CALLBACK (dub_pane_update), self,
                                             G_CONNECT_SWAPPED);
  dub_learn_get_known (session, &known);
  is_ready = state->phase == DUB_PHASE_PREPARE;
  is_kept = dub_learn_is_kept (session);
  sentence = known.n == DUB_N_CARDS ? dub_text_all_known () : dub_text_known (known.n);
  gtk_label_set_label (self->known, sentence);
  gtk_progress_bar_set_fraction (self->progress, (double) known.n / DUB_N_CARDS);
  gtk_widget_set_visible (self->button, known.n == DUB_N_CARDS && (is_ready || !is_kept));
  gtk_button_set_label (GTK_BUTTON (self->button), is_ready ? C_ ("deck", "Let the App Draw Them")
                                                            : C_ ("deck", "Save to Box Profile"));
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubDeckProgress, name)

static void
dub_deck_progress_class_init (DubDeckProgressClass *klass)
{
  DUB_PANE_CLASS (klass)->update = dub_deck_progress_update;

  dub_template_set (GTK_WIDGET_CLASS (klass), "dub-deck-progress", CHILD (known), CHILD (progress),
                    CHILD (button), NULL);
}
