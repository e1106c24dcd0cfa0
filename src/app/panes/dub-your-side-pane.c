/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-panes.h"

#include <glib/gi18n-lib.h>

#include "dub-text-score.h"
#include "dub-text-yours.h"
#include "dub-text.h"
#include "dub-ui.h"

struct _DubYourSidePane {
  DubPane parent_instance;

  GtkLabel *total;
  GtkLabel *missing;
  GtkWidget *parts;
  GtkWidget *choice; /* of the specialized Apprentice */
};

DUB_DEFINE_BARE_TYPE (DubYourSidePane, dub_your_side_pane, DUB_TYPE_PANE)

static void
update_total (DubYourSidePane *self, const DubGame *game)
{
  g_autoptr (DubScoreTable) table = dub_score_table_new (game);

  dub_ui_take_text (self->total,
                    g_strdup_printf ("%s\n%s", table->title, table->total.spoken[DUB_YOU]));
  dub_ui_set_text (self->missing, table->missing);
}

/* The value is read together with the name. */
static GtkWidget *
new_line (const DubYourLine *line)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *name = dub_pane_new_label (line->name, NULL);
  GtkWidget *value = gtk_label_new (line->value);
  g_autofree char *both =
      /* Translators: what is counted, and the figure. */
      *line->value != '\0' ? g_strdup_printf (C_ ("figure", "%s: %s"), line->name, line->value)
                           : NULL;

  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_set_valign (value, GTK_ALIGN_START);
  gtk_widget_add_css_class (value, "numeric");
  gtk_box_append (GTK_BOX (row), name);
  gtk_box_append (GTK_BOX (row), value);
  if (both != NULL)
    dub_ui_name (name, both);

  return row;
}

static GtkWidget *
new_part (const DubYourPart *part)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  gtk_widget_add_css_class (box, "part");
  gtk_box_append (GTK_BOX (box), dub_pane_new_label (part->title, "part-title"));
  for (guint i = 0; i < part->lines->len; i++)
    gtk_box_append (GTK_BOX (box), new_line (&g_array_index (part->lines, DubYourLine, i)));

  return box;
}

/* Which of the ten you hold is your secret, if you like. It is asked in place, in a list that
 * closes once you have chosen. */
static void
update_choice (DubYourSidePane *self, const DubState *state)
{
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_autofree char *title = dub_text_specialist_choice ();

  for (DubSpecialist specialist = 0; specialist < DUB_N_SPECIALISTS; specialist++) {
    const DubMove move = { .verb = DUB_MOVE_NAME_SPECIALIST,
                           .side = DUB_YOU,
                           .thing = dub_thing_name (DUB_KIND_SPECIALIST, specialist) };
    g_autofree char *label = dub_text_specialist (specialist);

    if (specialist != state->yours.specialist)
      gtk_box_append (GTK_BOX (buttons), dub_pane_new_button (label, &move));
  }
  gtk_box_append (GTK_BOX (self->choice), dub_pane_new_expander (title, buttons));
}

static void
dub_your_side_pane_update (DubPane *pane, DubSession *session)
{
  DubYourSidePane *self = DUB_YOUR_SIDE_PANE (pane);
  const DubGame *game = dub_session_get_game (session);

  update_total (self, game);
  dub_pane_clear (self->parts);
  for (DubYourTopic i = 0; i < DUB_N_YOURS; i++) {
    g_autoptr (DubYourPart) part = dub_your_part_new (game, i);

    if (part != NULL)
      gtk_box_append (GTK_BOX (self->parts), new_part (part));
  }
  dub_pane_clear (self->choice);
  gtk_widget_set_visible (self->choice,
                          dub_state_has_expansion (&game->state, DUB_EXPANSION_JEWELRY_BOX) &&
                              !game->state.yours.has_specialist &&
                              !dub_session_get_read_only (session));
  if (gtk_widget_get_visible (self->choice))
    update_choice (self, &game->state);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubYourSidePane, name)

static void
dub_your_side_pane_class_init (DubYourSidePaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  DUB_PANE_CLASS (klass)->update = dub_your_side_pane_update;

  dub_template_set (widget_class, "dub-your-side-pane", CHILD (total), CHILD (missing),
                    CHILD (parts), CHILD (choice), NULL);
}
