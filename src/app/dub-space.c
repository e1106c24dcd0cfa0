/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-space.h"

#include "dub-figure.h"
#include "dub-text-table.h"

struct _DubSpace {
  GtkButton parent_instance;

  GtkWidget *box;
  DubFigure *figure;
  GtkLabel *caption;
  DubPlace place;
};

enum { MAX_CHARS = 10, TYPE_CHARS = 9, BESIDE = 4, SIGN_WIDTH = 28 };

G_DEFINE_FINAL_TYPE (DubSpace, dub_space, GTK_TYPE_BUTTON)

static void
show_guest (DubSpace *self, const DubGame *game)
{
  const DubGuest *guest = &game->state.halls[self->place.in][self->place.at];

  dub_figure_set_master (self->figure,
                         game->box.halls[self->place.in].guests[self->place.at].master);
  if (guest->owner != DUB_NOBODY)
    dub_figure_show_garment (self->figure, game->box.edition, guest->garment);
  else
    dub_figure_show_nothing (self->figure);
}

static void
show_content (DubSpace *self, const DubGame *game)
{
  const DubState *state = &game->state;
  DubEdition edition = game->box.edition;
  DubPlace place = self->place;

  switch ((DubPlaceKind) place.kind) {
  case DUB_PLACE_RESOURCE:
    dub_figure_show_tile (self->figure, edition,
                          state->resources[place.at / DUB_N_COLUMNS][place.at % DUB_N_COLUMNS]);
    break;
  case DUB_PLACE_GARMENT:
    dub_figure_show_garment (self->figure, edition, state->garments[place.at]);
    break;
  case DUB_PLACE_EMPLOYEE:
    dub_figure_show_employee (self->figure, state->employees[place.at]);
    break;
  case DUB_PLACE_JEWEL:
    dub_figure_show_jewel (self->figure, edition, state->jewelry[place.at]);
    break;
  case DUB_PLACE_GUEST:
    show_guest (self, game);
    break;
  case DUB_PLACE_FAVOR:
  case DUB_PLACE_TASK:
    dub_figure_show_ring (self->figure);
    break;
  case DUB_PLACE_TOKEN:
  case DUB_PLACE_ALL_HALLS:
  case DUB_PLACE_NONE:
  case DUB_N_PLACES:
    break;
  }
}

static void
show_token (DubSpace *self, const DubState *state)
{
  DubOwner owner = dub_place_get_owner (state, self->place);

  dub_figure_set_token (self->figure, owner, state->colors[owner], dub_text_initial (owner));
}

static void
set_class (DubSpace *self, const char *name, gboolean has)
{
  if (has)
    gtk_widget_add_css_class (GTK_WIDGET (self), name);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), name);
}

/* Tokens and resource tiles are small: what they are stands beside them. The space
 * of the musicians is as high as those of the guests in its hall. */
static gboolean
is_low (DubPlace place)
{
  return place.kind == DUB_PLACE_RESOURCE ||
         (place.kind == DUB_PLACE_TOKEN && place.in != DUB_MUSICIANS) ||
         place.kind == DUB_PLACE_ALL_HALLS || place.kind == DUB_PLACE_FAVOR ||
         place.kind == DUB_PLACE_TASK;
}

/* Words may need several lines; figures and signs have theirs. */
static gboolean
has_words (DubPlace place)
{
  return place.kind == DUB_PLACE_TASK || place.kind == DUB_PLACE_FAVOR ||
         place.kind == DUB_PLACE_EMPLOYEE;
}

/* Without one the caption stands in the middle. */
static gboolean
has_figure (DubSpace *self, const DubState *state)
{
  DubPlace place = self->place;

  if (place.kind == DUB_PLACE_RESOURCE)
    return state->resources[place.at / DUB_N_COLUMNS][place.at % DUB_N_COLUMNS] != DUB_TILE_NONE;

  return !is_low (place) || has_words (place) || dub_place_get_owner (state, place) != DUB_NOBODY;
}

void
dub_space_update (DubSpace *self, const DubGame *game)
{
  g_autofree char *caption = dub_text_caption (&game->box, &game->state, self->place);
  g_autofree char *name = dub_text_place_and_content (&game->box, &game->state, self->place);
  g_autofree char *content = dub_text_content (&game->box, &game->state, self->place);
  gboolean is_drawn = has_figure (self, &game->state);

  show_content (self, game);
  show_token (self, &game->state);
  gtk_widget_set_visible (GTK_WIDGET (self->figure), is_drawn);
  gtk_widget_set_hexpand (GTK_WIDGET (self->caption), !is_drawn || has_words (self->place));
  gtk_label_set_label (self->caption, caption);
  /* GTK asks the display where the pointer is whenever a tooltip is set. */
  if (g_strcmp0 (gtk_widget_get_tooltip_text (GTK_WIDGET (self)), name) != 0)
    gtk_widget_set_tooltip_text (GTK_WIDGET (self), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  set_class (self, "empty", content == NULL);
  set_class (self, "master",
             self->place.kind == DUB_PLACE_GUEST &&
                 game->box.halls[self->place.in].guests[self->place.at].master);
}

void
dub_space_set_lit (DubSpace *self, gboolean lit)
{
  set_class (self, "lit", lit);
}

void
dub_space_set_selected (DubSpace *self, gboolean selected)
{
  set_class (self, "selected", selected);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_PRESSED,
                               selected ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                        : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
}

void
dub_space_set_open (DubSpace *self, gboolean open)
{
  gtk_widget_set_sensitive (GTK_WIDGET (self), open);
  set_class (self, "open", open);
}

void
dub_space_set_size (DubSpace *self, int size)
{
  if (is_low (self->place) && has_words (self->place))
    size = size * 5 / 10;
  else if (is_low (self->place))
    size = size * 7 / 10;
  dub_figure_set_size (self->figure, size);
  /* As large without a token as with one, so that nothing moves when one comes. */
  if (is_low (self->place) && !has_words (self->place)) {
    int height;

    gtk_widget_measure (GTK_WIDGET (self->figure), GTK_ORIENTATION_VERTICAL, -1, &height, NULL,
                        NULL, NULL);
    gtk_widget_set_size_request (self->box, size + BESIDE + SIGN_WIDTH, height);
  }
}

DubPlace
dub_space_get_place (DubSpace *self)
{
  return self->place;
}

/* Not as the action of the button: with that GTK would decide whether it is sensitive. */
static void
dub_space_clicked (GtkButton *button)
{
  DubPlace place = DUB_SPACE (button)->place;

  gtk_widget_activate_action (GTK_WIDGET (button), "mirror.press", "(yyy)", place.kind, place.in,
                              place.at);
}

static void
dub_space_class_init (DubSpaceClass *klass)
{
  GTK_BUTTON_CLASS (klass)->clicked = dub_space_clicked;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "space");
}

static void
dub_space_init (DubSpace *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->box = box;
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  self->figure = DUB_FIGURE (dub_figure_new ());
  self->caption = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_set_halign (GTK_WIDGET (self->figure), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self->caption), "caption");
  gtk_label_set_justify (self->caption, GTK_JUSTIFY_CENTER);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->figure));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->caption));
  gtk_button_set_child (GTK_BUTTON (self), box);
}

GtkWidget *
dub_space_new (DubPlace place)
{
  DubSpace *self = g_object_new (DUB_TYPE_SPACE, NULL);

  self->place = place;
  if (is_low (place)) {
    gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box), GTK_ORIENTATION_HORIZONTAL);
    gtk_box_set_spacing (GTK_BOX (self->box), BESIDE);
    gtk_widget_add_css_class (GTK_WIDGET (self), "low");
  }
  if (has_words (place)) {
    gtk_label_set_wrap (self->caption, TRUE);
    gtk_label_set_max_width_chars (self->caption, MAX_CHARS);
    gtk_widget_set_halign (self->box, GTK_ALIGN_FILL);
  }
  if (place.kind == DUB_PLACE_EMPLOYEE)
    gtk_label_set_width_chars (self->caption, TYPE_CHARS); /* with or without a card */
  if (is_low (place) && has_words (place)) {
    gtk_label_set_justify (self->caption, GTK_JUSTIFY_LEFT);
    gtk_label_set_xalign (self->caption, 0);
  }
  dub_space_set_size (self, DUB_SPACE_NORMAL);

  return GTK_WIDGET (self);
}
