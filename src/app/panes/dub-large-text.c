/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-panes.h"

#include "dub-history.h"
#include "dub-piece.h"
#include "dub-text.h"
#include "dub-ui.h"
#include "dub-wrap-layout.h"

#include <glib/gi18n-lib.h>

struct _DubLargeText {
  DubPane parent_instance;

  GtkLabel *heading;
  GtkLabel *number;
  DubPiece *piece;
  GtkLabel *way;
  GtkLabel *points;
  GtkScrolledWindow *scroller;
  GtkLabel *sentence;
  GtkLabel *after;
  GtkWidget *back_button;
  GtkWidget *board_button;
  GtkWidget *next_button;
  GtkLabel *next_label;

  char **orders; /* owned */
  guint shown;   /* index of the current one */
  int fit_width; /* of the room that the text was fitted into; 0 for none yet */
  int fit_height;
};

/* In percent of the size set by the style. */
enum { SMALLEST = 80, LARGEST = 400, STEP = 20 };

/* In pixels: the height of the piece, and the width of a screen that is looked at from afar. */
enum { SMALLEST_PIECE = 62, LARGEST_PIECE = 160, WIDE = 900 };

DUB_DEFINE_BARE_TYPE (DubLargeText, dub_large_text, DUB_TYPE_PANE)

static guint
count_orders (DubLargeText *self)
{
  return self->orders != NULL ? g_strv_length (self->orders) : 0;
}

static gboolean
is_last (DubLargeText *self)
{
  return self->shown + 1 >= count_orders (self);
}

static gboolean
is_setup (DubLargeText *self)
{
  return dub_table_view_get_moment (dub_pane_get_view (DUB_PANE (self))) == DUB_MOMENT_SETUP;
}

/* Her steps; before the first round those that set up the table. */
static char **
dup_orders (DubLargeText *self, DubSession *session)
{
  return is_setup (self)
             ? dub_text_setup (&dub_session_get_game (session)->box,
                               dub_history_get_setup (dub_session_get_history (session)))
             : dub_session_dup_orders (session);
}

/* Without a step, shows what comes next. A question has to be answered in the regular view. */
static char *
get_sentence (DubLargeText *self, DubSession *session)
{
  const DubQuestion *question = dub_session_get_question (session);
  const DubGame *game = dub_session_get_game (session);

  if (self->shown < count_orders (self))
    return g_strdup (self->orders[self->shown]);

  return question != NULL ? dub_text_question (&game->box, &game->state, question)
                          : dub_text_next (&game->state);
}

/* Returns TRUE if the sentence fits at this size without breaking a word. */
static gboolean
has_room (DubLargeText *self, PangoAttrList *attributes)
{
  g_autoptr (PangoLayout) layout =
      gtk_widget_create_pango_layout (GTK_WIDGET (self->sentence),
                                      gtk_label_get_text (self->sentence));
  int width = gtk_widget_get_width (GTK_WIDGET (self->scroller));
  int wanted_width, wanted_height;

  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_width (layout, width * PANGO_SCALE);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD);
  pango_layout_get_pixel_size (layout, &wanted_width, &wanted_height);

  return wanted_width <= width &&
         wanted_height <= gtk_widget_get_height (GTK_WIDGET (self->scroller));
}

/* On a large screen the piece, its way and what comes after are large too. */
static void
enlarge_edge (DubLargeText *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  int size = CLAMP (MIN (width / 8, height / 7), SMALLEST_PIECE, LARGEST_PIECE);

  gtk_widget_set_size_request (GTK_WIDGET (self->piece), size * 9 / 10, size);
  dub_ui_set_class (self, "far", width >= WIDE);
}

/* Makes the text as large as possible. */
static void
dub_large_text_laid_out (DubPane *pane)
{
  DubLargeText *self = DUB_LARGE_TEXT (pane);
  int width = gtk_widget_get_width (GTK_WIDGET (self->scroller));
  int height = gtk_widget_get_height (GTK_WIDGET (self->scroller));
  gboolean fits = FALSE;

  if (self->fit_width == width && self->fit_height == height)
    return;
  self->fit_width = width;
  self->fit_height = height;
  enlarge_edge (self);
  for (int percent = LARGEST; !fits && percent >= SMALLEST; percent -= STEP) {
    g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

    pango_attr_list_insert (attributes, pango_attr_scale_new (percent / 100.0));
    fits = has_room (self, attributes);
    if (fits || percent == SMALLEST)
      gtk_label_set_attributes (self->sentence, attributes);
  }
}

static DubStepItem *
get_step (DubLargeText *self)
{
  GListModel *steps = dub_table_view_get_steps (dub_pane_get_view (DUB_PANE (self)));

  return g_list_model_get_item (steps, self->shown);
}

/* Shows the piece that the step moves, which is a token of hers if it is none of the board, and its
 * way. */
static void
show_picture (DubLargeText *self, DubSession *session)
{
  const DubGame *game = dub_session_get_game (session);
  g_autoptr (DubStepItem) step = get_step (self);
  DubPlace from = step != NULL ? step->from : DUB_NOWHERE;
  DubPlace to = step != NULL ? step->to : DUB_NOWHERE;
  gboolean is_piece = step != NULL && step->what.kind != DUB_KIND_NOTHING;

  dub_ui_take_text (self->way, dub_text_step_way (&game->box, from, to));
  gtk_widget_set_visible (GTK_WIDGET (self->piece), is_piece || to.kind != DUB_PLACE_NONE);
  dub_piece_show (self->piece, (DubFace){ .kind = DUB_PIECE_NOTHING });
  if (is_piece)
    dub_piece_show_thing (self->piece, game->box.edition, step->what);
  else
    dub_piece_set_token (self->piece, DUB_BARRY, game->state.colors[DUB_BARRY]);
}

/* Shows the next step, or what is to be done after the last one, at the edge. */
static void
show_after (DubLargeText *self, DubSession *session)
{
  g_autofree char *after = NULL;
  g_autofree char *text = NULL;

  if (!is_last (self))
    after = g_strdup (self->orders[self->shown + 1]);
  else if (is_setup (self))
    after = dub_text_next (&dub_session_get_game (session)->state);
  else if (count_orders (self) > 0)
    after = dub_session_dup_after (session);
  text = after != NULL ? dub_text_step_after (after) : NULL;
  dub_ui_set_text (self->after, text);
}

static void
show (DubLargeText *self, DubSession *session)
{
  const DubState *state = &dub_session_get_game (session)->state;
  guint n = count_orders (self);
  g_autofree char *points = dub_text_points (state, DUB_BARRY);
  g_autofree char *sentence = get_sentence (self, session);
  g_autofree char *next = NULL;

  g_object_get (dub_pane_get_view (DUB_PANE (self)), "next-label", &next, NULL);
  if (!is_last (self)) {
    g_free (next);
    next = g_strdup (C_ ("large text", "Next"));
  }
  show_picture (self, session);
  show_after (self, session);
  dub_ui_take_text (self->points, g_strdup_printf ("%s · %s", dub_text_person (DUB_BARRY), points));
  dub_ui_take_text (self->heading, dub_text_heading (state));
  dub_ui_take_text (self->number, n > 0 ? dub_text_step_number (self->shown + 1, n) : NULL);
  gtk_label_set_label (self->sentence, sentence);
  gtk_label_set_label (self->next_label, next != NULL ? next : "");
  gtk_widget_set_sensitive (self->back_button, self->shown > 0);
  gtk_widget_set_visible (self->next_button, !is_last (self) || dub_session_can_go_on (session));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->next_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  next != NULL ? next : "", GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  sentence, -1);
  self->fit_width = self->fit_height = 0;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
dub_large_text_update (DubPane *pane, DubSession *session)
{
  DubLargeText *self = DUB_LARGE_TEXT (pane);

  g_clear_pointer (&self->orders, g_strfreev);
  self->orders = dup_orders (self, session);
  self->shown = 0;
  show (self, session);
}

/* A label cannot have the focus, so the sentence is the description of the button. A question has
 * none; it is answered on the page, which another button leads to. */
static gboolean
dub_large_text_focus_first (DubPane *pane)
{
  DubLargeText *self = DUB_LARGE_TEXT (pane);

  return gtk_widget_grab_focus (gtk_widget_get_visible (self->next_button) ? self->next_button
                                                                           : self->board_button);
}

static void
turn_over (DubLargeText *self, int by)
{
  self->shown = (guint) ((int) self->shown + by);
  show (self, dub_pane_get_session (DUB_PANE (self)));
  gtk_widget_activate_action (GTK_WIDGET (self), "read.step", "u", self->shown);
  dub_large_text_focus_first (DUB_PANE (self));
}

/* The step is done, so it is ticked. */
static void
go_on (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubLargeText *self = DUB_LARGE_TEXT (widget);
  g_autoptr (DubStepItem) step = get_step (self);

  if (step != NULL)
    dub_step_item_set_ticked (step, TRUE);
  if (is_last (self))
    gtk_widget_activate_action (widget, "game.go-on", NULL);
  else
    turn_over (self, 1);
}

static void
go_back (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubLargeText *self = DUB_LARGE_TEXT (widget);

  if (self->shown > 0)
    turn_over (self, -1);
}

static void
dub_large_text_finalize (GObject *object)
{
  DubLargeText *self = DUB_LARGE_TEXT (object);

  g_strfreev (self->orders);

  G_OBJECT_CLASS (dub_large_text_parent_class)->finalize (object);
}

/* The arrow that points where reading goes leads on. */
static void
follow_arrow (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gboolean is_mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  gboolean is_right = g_str_equal (action, "large-text.right");

  gtk_widget_activate_action (widget,
                              is_right != is_mirrored ? "large-text.next" : "large-text.back",
                              NULL);
}

/* A tap on a button is claimed by the button, and the second one of a double tap was not meant. */
static void
tapped_cb (DubLargeText *self, int n_press)
{
  if (n_press == 1 && gtk_widget_get_visible (self->next_button))
    gtk_widget_activate_action (GTK_WIDGET (self), "large-text.next", NULL);
}

static void
install_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "large-text.next", NULL, go_on);
  gtk_widget_class_install_action (klass, "large-text.back", NULL, go_back);
  gtk_widget_class_install_action (klass, "large-text.right", NULL, follow_arrow);
  gtk_widget_class_install_action (klass, "large-text.left", NULL, follow_arrow);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_space, 0, "large-text.next", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_Return, 0, "large-text.next", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_Escape, 0, "game.large-text", NULL);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubLargeText, name)

static void
dub_large_text_class_init (DubLargeTextClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = dub_large_text_finalize;
  DUB_PANE_CLASS (klass)->update = dub_large_text_update;
  DUB_PANE_CLASS (klass)->focus_first = dub_large_text_focus_first;
  DUB_PANE_CLASS (klass)->laid_out = dub_large_text_laid_out;

  g_type_ensure (DUB_TYPE_PIECE);
  g_type_ensure (DUB_TYPE_WRAP_LAYOUT);
  dub_template_set (widget_class, "dub-large-text", CHILD (heading), CHILD (number),
                    CHILD (scroller), CHILD (piece), CHILD (way), CHILD (points), CHILD (sentence),
                    CHILD (after), CHILD (back_button), CHILD (board_button), CHILD (next_button),
                    CHILD (next_label), NULL);
  gtk_widget_class_bind_template_callback (widget_class, tapped_cb);
  install_actions (widget_class);
}
