/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-palette.h"

#include "dub-figure.h"
#include "dub-pane.h"
#include "dub-text-table.h"
#include "dub-text.h"
#include "dub-tiles.h"
#include "dub-wrap.h"

#include <glib/gi18n-lib.h>

struct _DubPalette {
  GtkBox parent_instance;

  DubWrap *tiles; /* the line that is being filled */

  DubSession *session; /* unowned */
  DubDisplayName display;
  guint at;
  GArray *events; /* owned; of trials */

  /* Of a garment with other figures than the usual ones. */
  GtkDropDown *colour;
  GtkSpinButton *pp;
  GtkCheckButton *thimble;
};

G_DEFINE_FINAL_TYPE (DubPalette, dub_palette, GTK_TYPE_BOX)

static DubAction
get_action (DubPalette *self, DubDetail entry)
{
  entry.display = (guint8) self->display;
  entry.at = (guint8) self->at;

  return (DubAction){ .type = DUB_ACTION_ENTER, .detail = entry };
}

static GtkWidget *
draw_entry (DubPalette *self, const DubDetail *entry)
{
  DubFigure *figure = DUB_FIGURE (dub_figure_new ());
  DubEdition edition = dub_session_get_game (self->session)->box.edition;

  switch (self->display) {
  case DUB_DISPLAY_RESOURCES:
    dub_figure_show_tile (figure, edition, entry->tile);
    break;
  case DUB_DISPLAY_GARMENTS:
    dub_figure_show_garment (figure, edition, entry->garment);
    break;
  case DUB_DISPLAY_EMPLOYEES:
    dub_figure_show_employee (figure, entry->employee);
    break;
  case DUB_DISPLAY_JEWELRY:
  case DUB_N_DISPLAYS:
  default:
    dub_figure_show_jewel (figure, edition, entry->colour);
    break;
  }

  return GTK_WIDGET (figure);
}

/* Only what the game would take is offered. */
static void
add_entry (DubPalette *self, DubDetail entry)
{
  const DubGame *game = dub_session_get_game (self->session);
  DubAction action = get_action (self, entry);
  g_autofree char *name = NULL;
  g_autofree char *caption = NULL;
  g_autofree char *line = NULL;
  GtkWidget *button, *box, *label;

  if (!dub_rules_decide (game, &action, self->events, NULL))
    return;
  g_array_set_size (self->events, 0);
  name = dub_text_offer (&game->box, &game->state, &action);
  caption = dub_text_entry_caption (&game->box, &action.detail);
  line = dub_session_dup_line (self->session, &action);

  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  label = gtk_label_new (caption);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 14);
  gtk_widget_add_css_class (label, "caption");
  gtk_box_append (GTK_BOX (box), draw_entry (self, &entry));
  gtk_box_append (GTK_BOX (box), label);
  button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "palette-tile");
  gtk_widget_set_tooltip_text (button, name);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "game.perform");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", line);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  dub_wrap_append (self->tiles, button);
}

static gboolean
is_same (DubGarment a, DubGarment b)
{
  return a.colour == b.colour && a.pp == b.pp && a.thimble == b.thimble && a.special == b.special;
}

static void
begin_line (DubPalette *self)
{
  self->tiles = DUB_WRAP (dub_wrap_new (6, FALSE));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->tiles));
}

/* A colour has a line of its own, so that a tile is found at a glance. */
static void
add_garments (DubPalette *self)
{
  DubGarment garments[DUB_MAX_GARMENTS];
  guint n = dub_tiles_list_garments (&dub_session_get_game (self->session)->state, garments);

  for (guint colour = DUB_BLUE; colour <= DUB_ORANGE; colour++) {
    begin_line (self);
    for (guint i = 0; i < n; i++) {
      gboolean is_first = garments[i].colour == colour;

      for (guint j = 0; j < i && is_first; j++)
        is_first = !is_same (garments[i], garments[j]);
      if (is_first)
        add_entry (self, (DubDetail){ .garment = garments[i] });
    }
  }
}

static void
add_employees (DubPalette *self)
{
  const DubBox *box = &dub_session_get_game (self->session)->box;

  for (guint i = 0; i < box->n_employees; i++)
    add_entry (self, (DubDetail){ .employee = dub_box_get_card (box, i) });
}

/* A tile whose figures are not among the usual ones. */
static void
enter_other (DubPalette *self)
{
  DubGarment garment = {
    .colour = (guint8) (DUB_BLUE + gtk_drop_down_get_selected (self->colour)),
    .pp = (guint8) gtk_spin_button_get_value_as_int (self->pp),
    .thimble = (guint8) gtk_check_button_get_active (self->thimble),
  };
  DubAction action = get_action (self, (DubDetail){ .garment = garment });
  g_autofree char *line = dub_session_dup_line (self->session, &action);

  gtk_widget_activate_action (GTK_WIDGET (self), "game.perform", "s", line);
}

static GtkWidget *
new_colours (void)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  for (guint colour = DUB_BLUE; colour <= DUB_ORANGE; colour++) {
    g_autofree char *name = dub_text_garment_kind (colour);

    gtk_string_list_append (names, name);
  }

  return gtk_drop_down_new (G_LIST_MODEL (names), NULL);
}

static void
add_other (DubPalette *self)
{
  GtkWidget *line = dub_wrap_new (8, FALSE);
  GtkWidget *button = gtk_button_new_with_label (C_("palette", "Enter"));

  self->colour = GTK_DROP_DOWN (new_colours ());
  self->pp = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (0, 9, 1));
  self->thimble =
      GTK_CHECK_BUTTON (gtk_check_button_new_with_label (C_("palette", "Gold thimble")));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->colour), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_("palette", "Garment"), -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->pp), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_("palette", "Prestige Points"), -1);
  dub_wrap_append (DUB_WRAP (line), GTK_WIDGET (self->colour));
  dub_wrap_append (DUB_WRAP (line), GTK_WIDGET (self->pp));
  dub_wrap_append (DUB_WRAP (line), GTK_WIDGET (self->thimble));
  dub_wrap_append (DUB_WRAP (line), button);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (enter_other), self);
  gtk_box_append (GTK_BOX (self), dub_pane_new_expander (C_("palette", "Another Garment"), line));
}

static void
fill (DubPalette *self)
{
  switch (self->display) {
  case DUB_DISPLAY_RESOURCES:
    for (guint tile = DUB_TILE_BP; tile <= DUB_TILE_BP_GO; tile++)
      add_entry (self, (DubDetail){ .tile = (guint8) tile });
    break;
  case DUB_DISPLAY_GARMENTS:
    add_garments (self);
    add_other (self);
    break;
  case DUB_DISPLAY_EMPLOYEES:
    add_employees (self);
    break;
  case DUB_DISPLAY_JEWELRY:
  case DUB_N_DISPLAYS:
  default:
    for (guint colour = DUB_BLUE; colour <= DUB_ORANGE; colour++)
      add_entry (self, (DubDetail){ .colour = (guint8) colour });
    break;
  }
}

static void
dub_palette_finalize (GObject *object)
{
  g_array_unref (DUB_PALETTE (object)->events);

  G_OBJECT_CLASS (dub_palette_parent_class)->finalize (object);
}

static void
dub_palette_class_init (DubPaletteClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = dub_palette_finalize;
}

static void
dub_palette_init (DubPalette *self)
{
  self->events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  begin_line (self);
}

GtkWidget *
dub_palette_new (DubSession *session, DubDisplayName display, guint at)
{
  DubPalette *self = g_object_new (DUB_TYPE_PALETTE, NULL);

  self->session = session;
  self->display = display;
  self->at = at;
  fill (self);

  return GTK_WIDGET (self);
}
