/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-other-tile.h"

#include "dub-pane.h"
#include "dub-template.h"
#include "dub-text.h"
#include "dub-ui.h"
#include "dub-wrap-layout.h"

#include <glib/gi18n-lib.h>

struct _DubOtherTile {
  AdwBin parent_instance;

  GtkDropDown *color;

  /* For garments only. */
  GtkSpinButton *pp;
  GtkCheckButton *thimble;
  GtkDropDown *bonus;
  guint8 specials[DUB_N_SPECIALS]; /* for each row of the list of bonuses */
};

DUB_DEFINE_BARE_TYPE (DubOtherTile, dub_other_tile, ADW_TYPE_BIN)

static void
enter (DubOtherTile *self)
{
  guint color = DUB_BLUE + gtk_drop_down_get_selected (self->color);
  DubThing entry = dub_thing_name (DUB_KIND_JEWEL, color);

  if (self->pp != NULL)
    entry = (DubThing){
      .kind = DUB_KIND_GARMENT,
      .garment = { .color = (guint8) color,
                   .pp = (guint8) gtk_spin_button_get_value_as_int (self->pp),
                   .thimble = (guint8) gtk_check_button_get_active (self->thimble),
                   .special = self->specials[gtk_drop_down_get_selected (self->bonus)] },
    };
  g_signal_emit_by_name (self, "entered", &entry);
}

static GtkWidget *
new_colors (gboolean is_garment)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  for (guint color = DUB_BLUE; color <= DUB_ORANGE; color++) {
    g_autofree char *name = is_garment ? dub_text_garment_kind (color) : dub_text_jewel (color);

    gtk_string_list_append (names, name);
  }

  return gtk_drop_down_new (G_LIST_MODEL (names), NULL);
}

/* The bonuses of the expansions in play, and none. */
static GtkWidget *
new_bonuses (DubOtherTile *self, const DubState *state)
{
  GtkStringList *names = gtk_string_list_new (NULL);
  guint n = 0;

  for (guint special = DUB_SPECIAL_NONE; special < DUB_N_SPECIALS; special++) {
    gboolean is_expert = special >= DUB_EXPERT_FAVOR;
    g_autofree char *name = special == DUB_SPECIAL_NONE ? g_strdup (C_ ("palette", "No bonus"))
                                                        : dub_text_garment_bonus (special);

    if (special != DUB_SPECIAL_NONE &&
        !dub_state_has_expansion (state,
                                  is_expert ? DUB_EXPANSION_EXPERT : DUB_EXPANSION_FESTIVITY))
      continue;
    self->specials[n++] = (guint8) special;
    gtk_string_list_append (names, name);
  }

  return gtk_drop_down_new (G_LIST_MODEL (names), NULL);
}

static void
add_named (GtkWidget *line, GtkWidget *widget, const char *name)
{
  dub_ui_name (widget, name);
  gtk_box_append (GTK_BOX (line), widget);
}

static void
add_garment (DubOtherTile *self, const DubState *state, GtkWidget *line)
{
  self->pp = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (0, DUB_MAX_GARMENT_PP, 1));
  self->thimble =
      GTK_CHECK_BUTTON (gtk_check_button_new_with_label (C_ ("palette", "Gold thimble")));
  self->bonus = GTK_DROP_DOWN (new_bonuses (self, state));
  gtk_spin_button_set_value (self->pp, 3);
  add_named (line, GTK_WIDGET (self->pp), C_ ("palette", "Prestige Points"));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->thimble));
  add_named (line, GTK_WIDGET (self->bonus), C_ ("palette", "Bonus"));
  gtk_widget_set_visible (GTK_WIDGET (self->bonus),
                          g_list_model_get_n_items (gtk_drop_down_get_model (self->bonus)) > 1);
}

static void
dub_other_tile_class_init (DubOtherTileClass *klass)
{
  dub_ui_add_signal (klass, "entered", G_TYPE_POINTER);
}

GtkWidget *
dub_other_tile_new (const DubState *state, DubDisplayName display)
{
  DubOtherTile *self = g_object_new (DUB_TYPE_OTHER_TILE, NULL);
  gboolean is_garment = display == DUB_DISPLAY_GARMENTS;
  GtkWidget *line = dub_wrap_new (8, FALSE);
  GtkWidget *button = gtk_button_new_with_label (C_ ("palette", "Enter"));
  const char *title =
      is_garment ? C_ ("palette", "Another Garment") : C_ ("palette", "Another Jewelry tile");

  self->color = GTK_DROP_DOWN (new_colors (is_garment));
  add_named (line, GTK_WIDGET (self->color),
             is_garment ? C_ ("palette", "Garment") : C_ ("palette", "Jewelry tile"));
  if (is_garment)
    add_garment (self, state, line);
  gtk_box_append (GTK_BOX (line), button);
  gtk_widget_add_css_class (button, "plain");
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (enter), self);
  adw_bin_set_child (ADW_BIN (self), dub_pane_new_expander (title, line));

  return GTK_WIDGET (self);
}
