/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-space.h"

#include "dub-space-face.h"
#include "dub-text.h"
#include "dub-ui.h"

#include <string.h>

struct _DubSpace {
  GtkButton parent_instance;

  DubSpaceFace *face;
  GtkWidget *mark; /* in a corner: why the space stands out */
  DubPlace place;
};

G_DEFINE_FINAL_TYPE (DubSpace, dub_space, GTK_TYPE_BUTTON)

/* Pieces lie on the board; a token alone leaves its space as it is printed. */
static gboolean
has_piece (DubPlace place, gboolean is_empty)
{
  return !is_empty && place.kind != DUB_PLACE_TOKEN && place.kind != DUB_PLACE_ALL_HALLS &&
         place.kind != DUB_PLACE_TASK;
}

gboolean
dub_space_update (DubSpace *self, const DubGame *game)
{
  g_autofree char *name = dub_text_place_and_content (&game->box, &game->state, self->place);
  g_autofree char *content = dub_text_content (&game->box, &game->state, self->place);
  gboolean is_master = self->place.kind == DUB_PLACE_GUEST &&
                       game->box.halls[self->place.in].guests[self->place.at].master;
  gboolean has_come = dub_space_face_show (self->face, game);

  /* GTK queries the pointer position from the display whenever a tooltip is set. */
  if (g_strcmp0 (gtk_widget_get_tooltip_text (GTK_WIDGET (self)), name) != 0)
    dub_ui_name_icon (self, name);
  dub_ui_set_class (self, "empty",
                    !has_piece (self->place,
                                content == NULL && self->place.kind != DUB_PLACE_FAVOR));
  dub_ui_set_class (self, "master", is_master);

  return has_come;
}

void
dub_space_set_ghost (DubSpace *self, DubFace piece, DubFace token)
{
  dub_space_face_set_ghost (self->face, piece, token);
}

void
dub_space_shake (DubSpace *self)
{
  dub_space_face_shake (self->face);
}

void
dub_space_settle (DubSpace *self, guint n_before)
{
  dub_space_face_settle (self->face, n_before);
}

/* So that the seals come one after the other. */
static void
order_mark (DubSpace *self, const char *mark)
{
  static const char *const orders[] = { "at-2", "at-3", "at-4", "at-5", "at-6" };

  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    dub_ui_set_class (self->mark, orders[i], *mark == orders[i][strlen ("at-")]);
}

void
dub_space_mark (DubSpace *self, DubPlaceFlags flags, const char *mark, const char *description)
{
  gboolean is_open = (flags & DUB_PLACE_IS_OPEN) != 0;
  gboolean is_selected = (flags & DUB_PLACE_IS_SELECTED) != 0;
  gboolean is_asked = (flags & (DUB_PLACE_IS_DUE | DUB_PLACE_IS_ASKED)) != 0;
  gboolean is_refused = !is_open && (flags & DUB_PLACE_IS_REFUSED) != 0;

  dub_ui_set_class (self, "lit", mark != NULL);
  if (mark != NULL)
    order_mark (self, mark);
  dub_ui_set_text (self->mark, mark != NULL ? mark : is_selected ? "✓" : NULL);
  dub_ui_set_pressed (self, "selected", is_selected);
  gtk_widget_set_sensitive (GTK_WIDGET (self), is_open || is_refused);
  dub_ui_set_class (self, "open", is_open);
  dub_ui_set_class (self, "asked", is_asked);
  dub_ui_set_class (self, "refused", is_refused);
  dub_space_face_set_state (self->face, is_refused, is_asked);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_DISABLED, !is_open, -1);
  if (description != NULL)
    dub_ui_describe (self, description);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

DubPlace
dub_space_get_place (DubSpace *self)
{
  return self->place;
}

static void
dub_space_dispose (GObject *object)
{
  g_clear_pointer (&DUB_SPACE (object)->mark, gtk_widget_unparent);

  G_OBJECT_CLASS (dub_space_parent_class)->dispose (object);
}

static void
dub_space_class_init (DubSpaceClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dub_space_dispose;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "space");
}

static void
dub_space_init (DubSpace *self)
{
  self->mark = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                             "halign", GTK_ALIGN_END, "valign", GTK_ALIGN_START, "visible", FALSE,
                             "can-target", FALSE, NULL);
  gtk_widget_add_css_class (self->mark, "mark");
}

GtkWidget *
dub_space_new (DubPlace place)
{
  DubSpace *self = g_object_new (DUB_TYPE_SPACE, NULL);

  self->place = place;
  self->face = DUB_SPACE_FACE (dub_space_face_new (place));
  gtk_button_set_child (GTK_BUTTON (self), GTK_WIDGET (self->face));
  gtk_widget_set_parent (self->mark, GTK_WIDGET (self));
  if (place.kind == DUB_PLACE_TASK)
    gtk_widget_add_css_class (GTK_WIDGET (self), "task");

  return GTK_WIDGET (self);
}
