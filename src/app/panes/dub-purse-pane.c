/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-panes.h"

#include "dub-her-counters.h"
#include "dub-piece.h"
#include "dub-session.h"
#include "dub-text-actions.h"
#include "dub-ui.h"
#include "dub-wrap-layout.h"

enum { FIGURE = 24 };

static const struct {
  DubFact fact;
  DubPieceKind piece;
} kept[] = {
  { DUB_FACT_LIVRE, DUB_PIECE_COIN },
  { DUB_FACT_PP, DUB_PIECE_SHIELD },
  { DUB_FACT_THREAD, DUB_PIECE_THREAD },
  { DUB_FACT_LACE, DUB_PIECE_LACE },
};

struct _DubPursePane {
  DubPane parent_instance;

  GtkWidget *counters;
  DubHerCounters *hers;
  DubPiece *portrait;
  GtkWidget *buttons[G_N_ELEMENTS (kept)];
  GtkWidget *numbers[G_N_ELEMENTS (kept)];
  GtkWidget *captions[G_N_ELEMENTS (kept)];
};

DUB_DEFINE_BARE_TYPE (DubPursePane, dub_purse_pane, DUB_TYPE_PANE)

static void
dub_purse_pane_update (DubPane *pane, DubSession *session)
{
  DubPursePane *self = DUB_PURSE_PANE (pane);
  const DubState *state = &dub_session_get_game (session)->state;

  for (guint i = 0; i < G_N_ELEMENTS (kept); i++) {
    DubFact fact = kept[i].fact;
    gboolean is_known = dub_state_knows (state, fact);
    g_autofree char *name = dub_text_purse_spoken (state, fact);

    dub_ui_take_text (self->numbers[i],
                      is_known ? g_strdup_printf ("%d", state->sides[DUB_YOU].counts[fact])
                               : g_strdup ("?"));
    dub_ui_set_class (self->numbers[i], "unknown", !is_known);
    dub_ui_take_text (self->captions[i], dub_text_purse_caption (fact));
    dub_pane_name_button (self->buttons[i], name);
  }
  dub_her_counters_show (self->hers, state);
}

/* A press opens the window in which it is put right. */
static void
add_counter (DubPursePane *self, guint i)
{
  GtkWidget *button = gtk_button_new (), *all = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *top = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *figure = dub_piece_new ();

  self->buttons[i] = button;
  self->numbers[i] = gtk_label_new (NULL);
  self->captions[i] = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->numbers[i], "number");
  gtk_widget_add_css_class (self->numbers[i], "serif");
  gtk_widget_add_css_class (self->captions[i], "caption");
  dub_piece_set_size (DUB_PIECE (figure), FIGURE);
  dub_piece_show (DUB_PIECE (figure), (DubFace){ .kind = kept[i].piece, .value = DUB_PIECE_BLANK });
  gtk_widget_set_halign (top, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (top), figure);
  gtk_box_append (GTK_BOX (top), self->numbers[i]);
  gtk_box_append (GTK_BOX (all), top);
  gtk_box_append (GTK_BOX (all), self->captions[i]);
  gtk_button_set_child (GTK_BUTTON (button), all);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "game.counts");
  gtk_widget_add_css_class (button, "purse");
  gtk_box_append (GTK_BOX (self->counters), button);
}

static void
dub_purse_pane_build (DubPane *pane)
{
  DubPursePane *self = DUB_PURSE_PANE (pane);

  DUB_PANE_CLASS (dub_purse_pane_parent_class)->build (pane);
  dub_wrap_use_even (self->counters, 8, 0);
  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    add_counter (self, i);
  dub_piece_set_size (self->portrait, FIGURE);
  dub_piece_show (self->portrait, (DubFace){ .kind = DUB_PIECE_PORTRAIT });
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubPursePane, name)

static void
dub_purse_pane_class_init (DubPursePaneClass *klass)
{
  DUB_PANE_CLASS (klass)->build = dub_purse_pane_build;
  DUB_PANE_CLASS (klass)->update = dub_purse_pane_update;

  g_type_ensure (DUB_TYPE_HER_COUNTERS);
  g_type_ensure (DUB_TYPE_PIECE);
  dub_template_set (GTK_WIDGET_CLASS (klass), "dub-purse-pane", CHILD (counters), CHILD (hers),
                    CHILD (portrait), NULL);
}
