/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-her-counters.h"

#include "dub-text.h"
#include "dub-ui.h"
#include "dub-wrap-layout.h"

enum { HAND, SUPPLY, STAFF, TILES, N_COUNTERS };

struct _DubHerCounters {
  GtkBox parent_instance;

  GtkWidget *points;
  GtkWidget *numbers[N_COUNTERS];
};

G_DEFINE_FINAL_TYPE (DubHerCounters, dub_her_counters, GTK_TYPE_BOX)

static void
dub_her_counters_class_init (DubHerCountersClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
dub_her_counters_init (DubHerCounters *self)
{
  static const char *const icons[N_COUNTERS] = {
    [HAND] = "dub-hand-symbolic",
    [SUPPLY] = "dub-supply-symbolic",
    [STAFF] = "dub-staff-symbolic",
    [TILES] = "dub-tile-symbolic",
  };

  self->points = gtk_label_new (NULL);
  gtk_widget_set_halign (self->points, GTK_ALIGN_START);
  gtk_widget_set_valign (self->points, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->points, "points");
  gtk_widget_add_css_class (self->points, "hers");
  gtk_box_append (GTK_BOX (self), self->points);
  for (guint i = 0; i < N_COUNTERS; i++) {
    GtkWidget *counter = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

    self->numbers[i] = gtk_label_new (NULL);
    gtk_box_append (GTK_BOX (counter), gtk_image_new_from_icon_name (icons[i]));
    gtk_box_append (GTK_BOX (counter), self->numbers[i]);
    gtk_widget_set_halign (counter, GTK_ALIGN_CENTER);
    gtk_widget_set_hexpand (counter, TRUE);
    gtk_box_append (GTK_BOX (self), counter);
  }
  /* Large text takes a second line on a phone. */
  dub_wrap_use (GTK_WIDGET (self), 6, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "counters");
}

void
dub_her_counters_show (DubHerCounters *self, const DubState *state)
{
  const DubSide *barry = &state->sides[DUB_BARRY];
  const guint counts[N_COUNTERS] = { state->hand.n, state->supply.n, barry->n_staff,
                                     barry->counts[DUB_FACT_TILES] };
  g_autofree char *points = dub_text_points (state, DUB_BARRY);
  g_autofree char *holdings = dub_text_holdings (state);
  g_autofree char *name = g_strjoin ("\u00a0· ", points, holdings, NULL);

  gtk_label_set_label (GTK_LABEL (self->points), points);
  for (guint i = 0; i < N_COUNTERS; i++)
    dub_ui_take_text (self->numbers[i], g_strdup_printf ("%u", counts[i]));
  dub_ui_name (self, name);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), name);
}
