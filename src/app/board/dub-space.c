/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-space.h"

#include "dub-correction.h"
#include "dub-piece.h"
#include "dub-space-layout.h"
#include "dub-text-box.h"
#include "dub-text-code.h"
#include "dub-text.h"
#include "dub-ui.h"

struct _DubSpace {
  GtkButton parent_instance;

  GtkWidget *box;
  DubPiece *figure;
  DubPiece *own; /* your token beside hers; NULL except for a task */
  GtkLabel *caption;
  GtkLabel *note;  /* NULL except for an employee */
  GtkWidget *mark; /* in a corner: why the space is highlighted */
  DubPlace place;
};

G_DEFINE_FINAL_TYPE (DubSpace, dub_space, GTK_TYPE_BUTTON)

static void
show_content (DubSpace *self, const DubGame *game)
{
  DubPlace place = self->place;

  if (place.kind == DUB_PLACE_GUEST)
    dub_piece_set_master (self->figure, game->box.halls[place.in].guests[place.at].master);
  if (place.kind == DUB_PLACE_FAVOR)
    dub_piece_show (self->figure, (DubFace){ .kind = DUB_PIECE_CARD, .value = DUB_CARD_FAVOR });
  else if (place.kind == DUB_PLACE_TASK)
    dub_piece_show (self->figure, (DubFace){ .kind = DUB_PIECE_RING });
  else
    dub_piece_show_thing (self->figure, game->box.edition, dub_place_read (&game->state, place));
}

static void
set_token (DubPiece *piece, const DubState *state, DubOwner owner)
{
  dub_piece_set_token (piece, owner, state->colors[owner], dub_text_initial (owner));
}

/* Both players may have a token on a task: hers is above yours then. */
static void
show_exam_tokens (DubSpace *self, const DubState *state)
{
  gboolean is_hers = dub_place_has_exam_token (state, self->place, DUB_BARRY);
  gboolean is_yours = dub_place_has_exam_token (state, self->place, DUB_YOU);

  set_token (self->figure, state, is_hers ? DUB_BARRY : is_yours ? DUB_YOU : DUB_NOBODY);
  set_token (self->own, state, DUB_YOU);
  gtk_widget_set_visible (GTK_WIDGET (self->own), is_hers && is_yours);
}

static void
show_token (DubSpace *self, const DubState *state)
{
  if (self->own != NULL)
    show_exam_tokens (self, state);
  else
    set_token (self->figure, state, dub_place_get_owner (state, self->place));
}

static DubSpaceForm
get_form (DubPlace place)
{
  static const guint8 forms[DUB_N_PLACES] = {
    [DUB_PLACE_RESOURCE] = DUB_SPACE_LOW,  [DUB_PLACE_GARMENT] = DUB_SPACE_TALL,
    [DUB_PLACE_EMPLOYEE] = DUB_SPACE_CARD, [DUB_PLACE_JEWEL] = DUB_SPACE_TALL,
    [DUB_PLACE_GUEST] = DUB_SPACE_TALL,    [DUB_PLACE_TOKEN] = DUB_SPACE_LOW,
    [DUB_PLACE_ALL_HALLS] = DUB_SPACE_LOW, [DUB_PLACE_FAVOR] = DUB_SPACE_LOW,
    [DUB_PLACE_TASK] = DUB_SPACE_WORD,
  };

  /* The space of the musicians is as tall as the guest spaces in its hall. */
  if (place.kind == DUB_PLACE_TOKEN && place.in == DUB_MUSICIANS)
    return DUB_SPACE_TALL;

  return forms[place.kind];
}

/* Without a figure the caption is centered. */
static gboolean
has_figure (DubSpace *self, const DubGame *game)
{
  const DubState *state = &game->state;
  DubPlace place = self->place;

  if (place.kind == DUB_PLACE_FAVOR || place.kind == DUB_PLACE_TASK)
    return TRUE;
  if (place.kind == DUB_PLACE_GUEST && game->box.halls[place.in].guests[place.at].master)
    return TRUE; /* its star */
  if (place.kind == DUB_PLACE_GUEST || place.kind == DUB_PLACE_TOKEN ||
      place.kind == DUB_PLACE_ALL_HALLS)
    return dub_place_get_owner (state, place) != DUB_NOBODY;

  return !dub_place_is_empty (state, place);
}

/* Shows rank and level, with the bonus below them. */
static char *
show_employee (DubSpace *self, const DubGame *game)
{
  DubEmployee employee = game->state.employees[self->place.at];
  gboolean is_known = employee.type != DUB_TYPE_NONE && employee.type != DUB_TYPE_UNKNOWN;
  g_autofree char *bonus = NULL;

  if (is_known && employee.id > 0 && employee.id <= game->box.n_employees)
    bonus = dub_text_employee_bonus (&game->box, employee.id - 1u);
  else if (is_known && employee.crown != DUB_CROWN_NONE)
    bonus = dub_text_employee (&game->box, employee);
  gtk_label_set_label (self->note, bonus != NULL ? bonus : "");
  if (is_known)
    return dub_text_rank (&game->box, employee);

  return dub_text_caption (&game->box, &game->state, self->place);
}

static char *
dup_caption (DubSpace *self, const DubGame *game)
{
  if (self->place.kind == DUB_PLACE_EMPLOYEE)
    return show_employee (self, game);
  /* The drawing needs no caption. */
  if (self->place.kind == DUB_PLACE_FAVOR)
    return g_strdup ("");

  return dub_text_caption (&game->box, &game->state, self->place);
}

void
dub_space_update (DubSpace *self, const DubGame *game)
{
  g_autofree char *name = dub_text_place_and_content (&game->box, &game->state, self->place);
  g_autofree char *content = dub_text_content (&game->box, &game->state, self->place);

  show_content (self, game);
  show_token (self, &game->state);
  gtk_widget_set_visible (GTK_WIDGET (self->figure), has_figure (self, game));
  dub_ui_take_text (self->caption, dup_caption (self, game));
  /* GTK queries the pointer position from the display whenever a tooltip is set. */
  if (g_strcmp0 (gtk_widget_get_tooltip_text (GTK_WIDGET (self)), name) != 0)
    dub_ui_name_icon (self, name);
  dub_ui_set_class (self, "empty", content == NULL);
  dub_ui_set_class (self, "master",
                    self->place.kind == DUB_PLACE_GUEST &&
                        game->box.halls[self->place.in].guests[self->place.at].master);
}

void
dub_space_mark (DubSpace *self, DubPlaceFlags flags, const char *mark, const char *description)
{
  gboolean is_open = (flags & DUB_PLACE_IS_OPEN) != 0;
  gboolean is_refused = !is_open && (flags & DUB_PLACE_IS_REFUSED) != 0;

  dub_ui_set_class (self, "lit", mark != NULL);
  dub_ui_set_text (self->mark, mark);
  dub_ui_set_pressed (self, "selected", (flags & DUB_PLACE_IS_SELECTED) != 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self), is_open || is_refused);
  dub_ui_set_class (self, "open", is_open);
  dub_ui_set_class (self, "refused", is_refused);
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

static GtkLabel *
add_label (DubSpace *self, const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (self->box), label);

  return GTK_LABEL (label);
}

static void
dub_space_init (DubSpace *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->figure = DUB_PIECE (dub_piece_new ());
  dub_piece_set_size (self->figure, 1); /* the space determines its size */
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->figure));
  self->caption = add_label (self, "caption");
  gtk_label_set_justify (self->caption, GTK_JUSTIFY_CENTER);
  gtk_button_set_child (GTK_BUTTON (self), self->box);
  self->mark = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                             "halign", GTK_ALIGN_END, "valign", GTK_ALIGN_START, "visible", FALSE,
                             "can-target", FALSE, NULL);
  gtk_widget_add_css_class (self->mark, "mark");
  gtk_widget_set_parent (self->mark, GTK_WIDGET (self));
}

/* Spaces in a row look alike, so each has room for the text printed on the others. */
static guint
count_like (const DubBox *box, DubPlace place)
{
  if (place.kind == DUB_PLACE_TOKEN)
    return box->decorations[place.in].n;
  if (place.kind == DUB_PLACE_ALL_HALLS)
    return box->n_all_halls;
  if (place.kind == DUB_PLACE_GARMENT)
    return box->garment_display.n;

  return place.kind == DUB_PLACE_JEWEL ? box->jewelry_display.n : 0;
}

/* Adds the printed text, or the longest text that may appear. */
static void
add_texts (DubSpaceLayout *layout, const DubBox *box, DubPlace place)
{
  const DubState state = { 0 };
  DubGarment garment = { .pp = 8, .special = 1 };

  if (place.kind == DUB_PLACE_FAVOR)
    return;
  if (place.kind == DUB_PLACE_EMPLOYEE) {
    for (guint type = DUB_MASTER; type <= DUB_APPRENTICE; type++)
      dub_space_layout_add_text (layout, dub_text_rank (box, (DubEmployee){ .type = (guint8) type,
                                                                            .level = 3 }));
    return;
  }
  dub_space_layout_add_text (layout, dub_text_caption (box, &state, place));
  for (guint at = 0; at < count_like (box, place); at++) {
    DubPlace like = { .kind = place.kind, .in = place.in, .at = (guint8) at };

    dub_space_layout_add_text (layout, dub_text_caption (box, &state, like));
  }
  if (place.kind == DUB_PLACE_RESOURCE)
    dub_space_layout_add_text (layout,
                               dub_text_entry_caption (box, dub_thing_name (DUB_KIND_TILE,
                                                                            DUB_TILE_BP_GO)));
  for (guint color = DUB_BLUE; color <= DUB_ORANGE; color++) {
    garment.color = (guint8) color;
    if (place.kind == DUB_PLACE_GUEST || place.kind == DUB_PLACE_GARMENT)
      dub_space_layout_add_text (layout,
                                 dub_text_entry_caption (box,
                                                         dub_thing_garment (garment, DUB_NOBODY)));
  }
}

static void
make_words (DubSpace *self)
{
  self->own = DUB_PIECE (dub_piece_new ());
  dub_piece_set_size (self->own, 1);
  dub_piece_show (self->own, (DubFace){ .kind = DUB_PIECE_RING });
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->own));
  gtk_label_set_wrap (self->caption, TRUE);
  gtk_label_set_justify (self->caption, GTK_JUSTIFY_LEFT);
  gtk_label_set_xalign (self->caption, 0);
}

static void
make_card (DubSpace *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self->caption), "rank");
  self->note = add_label (self, "bonus");
  gtk_label_set_wrap (self->note, TRUE);
  gtk_label_set_lines (self->note, DUB_SPACE_NOTE_LINES);
  gtk_label_set_ellipsize (self->note, PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (self->note, 0);
  gtk_label_set_yalign (self->note, 0);
}

GtkWidget *
dub_space_new (const DubBox *box, DubPlace place)
{
  static const char *const classes[DUB_N_PLACES] = {
    [DUB_PLACE_GARMENT] = "garment", [DUB_PLACE_EMPLOYEE] = "employee",
    [DUB_PLACE_JEWEL] = "jewel",     [DUB_PLACE_ALL_HALLS] = "all-halls",
    [DUB_PLACE_FAVOR] = "favor",
  };
  DubSpace *self = g_object_new (DUB_TYPE_SPACE, NULL);
  GtkLayoutManager *layout =
      dub_space_layout_new (get_form (place),
                            place.kind == DUB_PLACE_TOKEN || place.kind == DUB_PLACE_ALL_HALLS);

  self->place = place;
  if (classes[place.kind] != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), classes[place.kind]);
  if (get_form (place) == DUB_SPACE_CARD)
    make_card (self);
  else if (get_form (place) == DUB_SPACE_WORD)
    make_words (self);
  add_texts (DUB_SPACE_LAYOUT (layout), box, place);
  gtk_widget_set_layout_manager (self->box, layout);

  return GTK_WIDGET (self);
}
