/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-step-row.h"

#include "dub-choice-popover.h"
#include "dub-colors.h"
#include "dub-number-row.h"
#include "dub-pane.h"
#include "dub-piece.h"
#include "dub-place.h"
#include "dub-rules-window.h"
#include "dub-text.h"
#include "dub-ui.h"
#include "dub-why-table.h"
#include "dub-wrap-layout.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The spaces that are drawn in the picture of a step. */
typedef struct {
  guint n;       /* 0 if there are none to show */
  guint columns; /* in a row */
  guint64 marked;
  gboolean is_taken; /* from them, rather than put on them */
} Spaces;

struct _DubStepDetails {
  GtkBox parent_instance;

  GtkToggleButton *why_button;
  GtkMenuButton *deviation_button;
  GtkRevealer *revealer;
  GtkWidget *reasons;

  DubSession *session; /* unowned; outlives the row */
  guint index;
};

/* This is not an AdwBin, which since libadwaita 1.6 passes the focus to its child, so that Tab
 * would skip the row. */
struct _DubStepRow {
  GtkWidget parent_instance;

  GtkBox *line;
  GtkWidget *tick;
  GtkLabel *head;
  GtkLabel *rest;
  GtkWidget *picture; /* or NULL */
  GMenuModel *menu;
  DubStepDetails *details; /* only while it is selected */
  GtkWidget *popover;      /* the menu; NULL until it was opened */

  DubTableView *view; /* unowned; outlives the row */
  DubStepItem *item;  /* owned */
};

enum { ARROW = 3, SLOT = 4 };

/* More than any step has. */
enum { MAX_DEVIATION = 128 };

DUB_DEFINE_TEMPLATE_TYPE (DubStepDetails, dub_step_details, GTK_TYPE_BOX)
DUB_DEFINE_TEMPLATE_TYPE (DubStepRow, dub_step_row, GTK_TYPE_WIDGET)

static void
show_token (DubPiece *piece, const DubState *state, const DubMove *step)
{
  DubOwner owner = step->side == DUB_YOU ? DUB_YOU : DUB_BARRY;

  dub_piece_set_token (piece, owner, state->colors[owner]);
}

/* The kinds of the tiles are in the sentence; of several the first is shown. */
static void
show_tile (DubPiece *piece, DubEdition edition, const DubState *state, const DubMove *step)
{
  DubPlace place = step->from;

  if (step->spaces != 0)
    place =
        (DubPlace){ .kind = DUB_PLACE_RESOURCE, .at = (guint8) g_bit_nth_lsf (step->spaces, -1) };
  dub_piece_show_thing (piece, edition, dub_place_read (state, place));
}

static void
show_gain (DubPiece *piece, const DubMove *step)
{
  if (step->gains[DUB_FACT_THREAD] > 0)
    dub_piece_show (piece, (DubFace){ .kind = DUB_PIECE_THREAD });
  else if (step->gains[DUB_FACT_LACE] > 0)
    dub_piece_show (piece, (DubFace){ .kind = DUB_PIECE_LACE });
  else
    dub_piece_show (piece, (DubFace){ .kind = DUB_PIECE_STAR });
}

void
dub_step_show_piece (DubPiece *piece, DubEdition edition, const DubState *state,
                     const DubMove *step)
{
  switch (step->verb) {
  case DUB_MOVE_TAKE_FAVOR:
    dub_piece_show (piece, (DubFace){ .kind = DUB_PIECE_CARD, .value = DUB_CARD_FAVOR });
    break;
  case DUB_MOVE_GAIN:
    show_gain (piece, step);
    break;
  case DUB_MOVE_TAKE_TILES:
    show_tile (piece, edition, state, step);
    break;
  case DUB_MOVE_DRAW_BAG_TILE:
    dub_piece_show (piece, (DubFace){ DUB_PIECE_TILE, (guint8) edition, DUB_TILE_UNKNOWN, 0 });
    break;
  case DUB_MOVE_PLACE_GARMENT:
    show_token (piece, state, step);
    dub_piece_show_thing (piece, edition, step->thing);
    break;
  case DUB_MOVE_TAKE_GARMENT:
  case DUB_MOVE_TAKE_JEWELRY:
  case DUB_MOVE_HIRE:
  case DUB_MOVE_REMOVE_EMPLOYEE:
    dub_piece_show_thing (piece, edition, step->thing);
    break;
  case DUB_MOVE_REVEAL_CARD:
  case DUB_MOVE_ADD_HAND_CARD:
  case DUB_MOVE_SHUFFLE_DISCARDS:
    dub_piece_show (piece, (DubFace){ .kind = DUB_PIECE_CARD, .value = DUB_CARD_UNKNOWN });
    break;
  case DUB_MOVE_ADD_EXAM_CARD:
    dub_piece_show (piece, (DubFace){ .kind = DUB_PIECE_EMPLOYEE, .value = DUB_TYPE_UNKNOWN });
    break;
  default: /* a token is put somewhere, or taken back */
    show_token (piece, state, step);
    break;
  }
}

static void
find_spaces (Spaces *self, const DubGame *game, DubStepItem *item)
{
  DubPlace place = item->to;

  if (dub_step_item_get_step (item)->verb == DUB_MOVE_TAKE_TILES)
    place.kind = DUB_PLACE_RESOURCE;
  self->is_taken = place.kind == DUB_PLACE_NONE || place.kind == DUB_PLACE_RESOURCE;
  if (place.kind == DUB_PLACE_NONE)
    place = item->from;
  if (place.kind == DUB_PLACE_NONE)
    return;
  self->n = dub_place_count_spaces (&game->box, &game->state, place);
  self->columns = place.kind == DUB_PLACE_RESOURCE ? DUB_N_COLUMNS : self->n;
  for (guint i = 0; i < self->n; i++)
    if (dub_step_item_touches (item, dub_place_get_space (&game->box, &game->state, place, i)))
      self->marked |= G_GUINT64_CONSTANT (1) << i;
  if (self->marked == 0)
    self->n = 0; /* such as the start of an examination */
}

static guint
count_rows (const Spaces *self)
{
  return (self->n + self->columns - 1) / self->columns;
}

/* Points up from the spaces, or down to them. */
static void
draw_arrow (const Spaces *self, cairo_t *cr, double x, double y)
{
  double foot = self->is_taken ? ARROW : 0;

  cairo_move_to (cr, x - ARROW, y + foot);
  cairo_line_to (cr, x + ARROW, y + foot);
  cairo_line_to (cr, x, y + ARROW - foot);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, &dub_color_plum);
  cairo_fill (cr);
}

static void
draw_spaces (const Spaces *self, cairo_t *cr, double y, double width, gboolean from_right)
{
  double step = MIN (width / self->columns, 9);
  double left = (width - step * self->columns) / 2;
  GdkRGBA empty = dub_color_ink;

  empty.alpha = 0.25F;
  for (guint i = 0; i < self->n; i++) {
    gboolean is_marked = (self->marked & (G_GUINT64_CONSTANT (1) << i)) != 0;
    guint line = i / self->columns;
    guint column = from_right ? self->columns - 1 - i % self->columns : i % self->columns;

    gdk_cairo_set_source_rgba (cr, is_marked ? &dub_color_plum : &empty);
    cairo_rectangle (cr, left + step * column, y + (SLOT + 1.0) * line, step - 1, SLOT);
    cairo_fill (cr);
  }
}

static void
draw (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer spaces)
{
  draw_arrow (spaces, cr, width / 2.0, 1);
  draw_spaces (spaces, cr, ARROW + 2, width,
               gtk_widget_get_direction (GTK_WIDGET (area)) == GTK_TEXT_DIR_RTL);
}

/* Returns the piece that is moved and, below it, the spaces of the display, the hall or the
 * examination that it is taken from or put on, with its own one marked. Its size is in the style.
 */
static GtkWidget *
new_picture (const DubGame *game, DubStepItem *item)
{
  GtkWidget *picture =
      g_object_new (GTK_TYPE_BOX, "css-name", "picture", "accessible-role",
                    GTK_ACCESSIBLE_ROLE_PRESENTATION, "orientation", GTK_ORIENTATION_VERTICAL,
                    "can-target", FALSE, "valign", GTK_ALIGN_CENTER, "vexpand", FALSE, NULL);
  GtkWidget *piece = dub_piece_new (), *area = gtk_drawing_area_new ();
  Spaces *spaces = g_new0 (Spaces, 1);

  dub_piece_set_size (DUB_PIECE (piece), 1);
  dub_step_show_piece (DUB_PIECE (piece), game->box.edition, &game->state,
                       dub_step_item_get_step (item));
  gtk_widget_set_vexpand (piece, TRUE);
  find_spaces (spaces, game, item);
  if (spaces->n > 0)
    gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area),
                                         ARROW + 2 + (int) count_rows (spaces) * (SLOT + 1));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw, spaces, g_free);
  gtk_widget_set_visible (area, spaces->n > 0);
  gtk_box_append (GTK_BOX (picture), piece);
  gtk_box_append (GTK_BOX (picture), area);

  return picture;
}

static guint
count_rules (const DubMove *step)
{
  guint n = 0;

  for (guint i = 0; i < DUB_MAX_MOVE_RULES; i++)
    n += step->rules[i] != DUB_RULE_NONE;

  return n;
}

static void
add_lines (GtkWidget *box, char **lines, guint n)
{
  for (guint i = 0; i < n; i++)
    gtk_box_append (GTK_BOX (box), dub_pane_new_label (lines[i], "reason"));
}

/* The rules, which come first, are shown last. What a table shows of the candidates that she does
 * not take is there in words, too, for who wants to read it. */
static void
add_reasons (DubStepDetails *self, GtkWidget *table, char **lines, guint n_rules)
{
  guint n = lines != NULL ? g_strv_length (lines) : 0, n_struck = 0;

  n_rules = MIN (n_rules, n);
  if (table != NULL) {
    dub_turn_get_candidates (dub_session_get_turn (self->session), self->index, &n_struck);
    n_struck = MIN (n_struck - 1, n - n_rules);
    gtk_box_append (GTK_BOX (self->reasons), table);
  }
  add_lines (self->reasons, lines + n_rules, n - n_rules - n_struck);
  if (n_struck > 0) {
    GtkWidget *others = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

    add_lines (others, lines + n - n_struck, n_struck);
    gtk_box_append (GTK_BOX (self->reasons),
                    dub_pane_new_expander (C_ ("why", "The Others in Words"), others));
  }
  add_lines (self->reasons, lines, n_rules);
}

/* Reasons are created on demand. */
static void
toggle_reasons (DubStepDetails *self)
{
  gboolean shown = gtk_toggle_button_get_active (self->why_button);

  if (shown && gtk_widget_get_first_child (self->reasons) == NULL) {
    g_auto (GStrv) lines = dub_session_dup_reasons (self->session, self->index);
    const DubTurn *turn = dub_session_get_turn (self->session);
    GtkWidget *table = dub_why_table_new (dub_session_get_game (self->session), turn, self->index);
    guint n_rules = count_rules (&turn->steps[self->index]);

    add_reasons (self, table, lines, n_rules);
    gtk_box_append (GTK_BOX (self->reasons),
                    dub_rules_button_new (
                        dub_session_get_turn (self->session)->steps[self->index].rules));
  }
  gtk_revealer_set_reveal_child (self->revealer, shown);
}

/* Returns how long the beginning of a sentence is, before the name that is filled in. */
static gsize
measure_start (const char *sentence)
{
  const char *colon = strstr (sentence, ": ");

  return colon != NULL ? (gsize) (colon - sentence) + 1 : 0;
}

static gboolean
begins_like (const char *sentence, const char *other)
{
  gsize length = measure_start (sentence);

  return other != NULL && length > 0 && length == measure_start (other) &&
         strncmp (sentence, other, length) == 0;
}

/* A beginning that several sentences share is said once, above them; a screen reader says them
 * whole. */
static void
add_deviation (DubChoicePopover *popover, const DubMove *move, const char *before,
               const char *sentence, const char *after)
{
  g_autofree char *start = g_strndup (sentence, measure_start (sentence));
  gboolean goes_on = begins_like (sentence, before);
  gboolean is_shared = goes_on || begins_like (sentence, after);
  const char *end = is_shared ? sentence + strlen (start) + 1 : sentence;
  g_autofree char *label = dub_number_row_dup_title (end);

  if (is_shared && !goes_on)
    dub_choice_popover_add_widget (popover, dub_pane_new_label (start, "caption-heading"));
  dub_pane_name_button (dub_choice_popover_add (popover, label, move), sentence);
}

/* The alternatives to the step are determined when the menu opens. */
static void
fill_deviation (GtkMenuButton *button, gpointer user_data)
{
  DubStepDetails *self = DUB_STEP_DETAILS (user_data);
  GtkWidget *popover = g_object_new (DUB_TYPE_CHOICE_POPOVER, NULL);
  g_autofree DubMove *moves = g_new0 (DubMove, MAX_DEVIATION);
  guint n = dub_game_list_deviations (dub_session_get_game (self->session),
                                      dub_session_get_turn (self->session), self->index, moves,
                                      MAX_DEVIATION);
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (sentences, NULL);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (sentences, dub_session_dup_deviation (self->session, &moves[i]));
  g_ptr_array_add (sentences, NULL);
  for (guint i = 0; i < n; i++)
    add_deviation (DUB_CHOICE_POPOVER (popover), &moves[i], sentences->pdata[i],
                   sentences->pdata[i + 1], sentences->pdata[i + 2]);
  gtk_menu_button_set_popover (button, popover);
}

#define DETAIL(name) DUB_TEMPLATE_CHILD (DubStepDetails, name)

static void
dub_step_details_class_init (DubStepDetailsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (DUB_TYPE_WRAP_LAYOUT);
  dub_template_set (widget_class, "dub-step-details", DETAIL (why_button),
                    DETAIL (deviation_button), DETAIL (revealer), DETAIL (reasons), NULL);
  gtk_widget_class_bind_template_callback (widget_class, toggle_reasons);
}

static gboolean
can_deviate (DubStepDetails *self)
{
  DubMove move;

  return !dub_session_get_read_only (self->session) &&
         dub_game_list_deviations (dub_session_get_game (self->session),
                                   dub_session_get_turn (self->session), self->index, &move, 1) > 0;
}

static GtkWidget *
new_details (DubSession *session, guint index)
{
  DubStepDetails *self = g_object_new (DUB_TYPE_STEP_DETAILS, NULL);

  self->session = session;
  self->index = index;
  gtk_widget_set_visible (GTK_WIDGET (self->deviation_button), can_deviate (self));
  gtk_menu_button_set_create_popup_func (self->deviation_button, fill_deviation, self, NULL);

  return GTK_WIDGET (self);
}

/* Your income cannot be done differently, and has no places on the board. */
static gboolean
can_select (DubStepRow *self)
{
  return dub_step_item_get_step (self->item) != NULL;
}

static gboolean
is_selected (DubStepRow *self)
{
  return dub_table_view_get_selected_step (self->view) == self->item;
}

static void
select_step (DubStepRow *self)
{
  if (can_select (self))
    dub_table_view_select_step (self->view, self->item);
}

static void
drop_details (DubStepRow *self)
{
  if (self->details != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->details));
  self->details = NULL;
}

/* What can be asked about a step is worked out only for the one that is selected. */
static void
selected_cb (DubStepRow *self)
{
  gboolean selected = is_selected (self);

  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
  if (selected == (self->details != NULL))
    return;
  gtk_widget_set_can_focus (self->tick, selected);
  if (selected) {
    self->details =
        DUB_STEP_DETAILS (new_details (dub_table_view_get_session (self->view), self->item->index));
    gtk_widget_set_parent (GTK_WIDGET (self->details), GTK_WIDGET (self));
    gtk_widget_add_css_class (GTK_WIDGET (self), "selected");
  } else {
    drop_details (self);
    gtk_widget_remove_css_class (GTK_WIDGET (self), "selected");
  }
}

static void
tapped_cb (DubStepRow *self)
{
  gboolean selected = is_selected (self);

  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (selected)
    dub_table_view_select_step (self->view, NULL);
  else
    select_step (self);
}

static void
open_menu (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubStepRow *self = DUB_STEP_ROW (widget);

  if (!can_select (self))
    return;
  select_step (self);
  gtk_widget_action_set_enabled (widget, "step.deviate", can_deviate (self->details));
  if (self->popover == NULL) {
    self->popover = gtk_popover_menu_new_from_model (self->menu);
    gtk_widget_set_parent (self->popover, widget);
  }
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

static void
asked_cb (DubStepRow *self)
{
  open_menu (GTK_WIDGET (self), NULL, NULL);
}

static void
held_cb (DubStepRow *self, double x, double y, GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  open_menu (GTK_WIDGET (self), NULL, NULL);
}

static void
show_why (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubStepRow *self = DUB_STEP_ROW (widget);

  select_step (self);
  if (self->details != NULL)
    gtk_toggle_button_set_active (self->details->why_button, TRUE);
}

static void
deviate (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubStepRow *self = DUB_STEP_ROW (widget);

  select_step (self);
  if (self->details != NULL)
    gtk_menu_button_popup (self->details->deviation_button);
}

static void
tick_off (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubStepItem *item = DUB_STEP_ROW (widget)->item;

  dub_step_item_set_ticked (item, !item->ticked);
}

static void
ticked_cb (DubStepRow *self)
{
  gboolean ticked = self->item->ticked;
  g_autofree char *digits = g_strdup_printf ("%u", self->item->index + 1);

  /* That names it too, by a number which says nothing. */
  gtk_button_set_label (GTK_BUTTON (self->tick), ticked ? "✓" : digits);
  dub_pane_name_button (self->tick, gtk_widget_get_tooltip_text (self->tick));
  dub_ui_set_class (self, "ticked", ticked);
}

/* An arrow key goes to the step above or below. In a menu it has its own meaning; and at either
 * end of the list a step that is not selected yet is selected first. */
static gboolean
move (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  DubStepRow *self = DUB_STEP_ROW (widget);
  gboolean is_down = g_variant_get_boolean (args);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  GtkWidget *next =
      is_down ? gtk_widget_get_next_sibling (widget) : gtk_widget_get_prev_sibling (widget);

  if (focus == NULL || gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL)
    return FALSE;
  if (!DUB_IS_STEP_ROW (next)) {
    if (is_selected (self) || !can_select (self))
      return FALSE;
    next = widget;
  }
  gtk_widget_grab_focus (next);
  select_step (DUB_STEP_ROW (next));

  return TRUE;
}

/* Tab reads on from the row to its number, then to the details. GTK goes by their places, which
 * new details do not have yet if the key is faster than the next frame. */
static gboolean
focus_next_part (DubStepRow *self)
{
  if (self->details == NULL)
    return FALSE;
  if (gtk_widget_is_focus (GTK_WIDGET (self)))
    return gtk_widget_grab_focus (self->tick);

  return gtk_widget_is_focus (self->tick) &&
         gtk_widget_child_focus (GTK_WIDGET (self->details), GTK_DIR_TAB_FORWARD);
}

/* The focus that the player moves here selects the step; that of a new turn does not, so that the
 * places of all steps are highlighted. */
static gboolean
dub_step_row_focus (GtkWidget *widget, GtkDirectionType direction)
{
  gboolean was_inside = gtk_widget_get_focus_child (widget) != NULL || gtk_widget_is_focus (widget);
  gboolean has_moved =
      (direction == GTK_DIR_TAB_FORWARD && focus_next_part (DUB_STEP_ROW (widget))) ||
      GTK_WIDGET_CLASS (dub_step_row_parent_class)->focus (widget, direction);

  if (has_moved && !was_inside && gtk_widget_is_focus (widget))
    select_step (DUB_STEP_ROW (widget));

  return has_moved;
}

static void
dub_step_row_dispose (GObject *object)
{
  DubStepRow *self = DUB_STEP_ROW (object);

  g_clear_pointer (&self->popover, gtk_widget_unparent);
  drop_details (self);
  g_clear_object (&self->item);
  gtk_widget_dispose_template (GTK_WIDGET (self), DUB_TYPE_STEP_ROW);

  G_OBJECT_CLASS (dub_step_row_parent_class)->dispose (object);
}

static void
install_keys (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "step.menu", NULL, open_menu);
  gtk_widget_class_install_action (klass, "step.why", NULL, show_why);
  gtk_widget_class_install_action (klass, "step.deviate", NULL, deviate);
  gtk_widget_class_install_action (klass, "step.tick", NULL, tick_off);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_Menu, 0, "step.menu", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_F10, GDK_SHIFT_MASK, "step.menu", NULL);
  gtk_widget_class_add_binding (klass, GDK_KEY_Down, 0, move, "b", TRUE);
  gtk_widget_class_add_binding (klass, GDK_KEY_Up, 0, move, "b", FALSE);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubStepRow, name)

static void
dub_step_row_class_init (DubStepRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dub_step_row_dispose;
  widget_class->focus = dub_step_row_focus;

  g_type_ensure (DUB_TYPE_WRAP_LAYOUT);
  dub_template_set (widget_class, "dub-step-row", CHILD (line), CHILD (tick), CHILD (head),
                    CHILD (rest), CHILD (menu), NULL);
  gtk_widget_class_bind_template_callback (widget_class, tapped_cb);
  gtk_widget_class_bind_template_callback (widget_class, asked_cb);
  gtk_widget_class_bind_template_callback (widget_class, held_cb);
  install_keys (widget_class);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
}

/* The sizes of a step in pixels, at the usual size of text; what is read grows with that. */
static const struct {
  guint head;
  guint rest;
  int seal;
  int width; /* of the picture */
  int height;
  int gap; /* above and below */
} sizes[DUB_N_STEP_SIZES] = {
  [DUB_STEP_HUGE] = { 28, 20, 40, 76, 72, 10 },  [DUB_STEP_LARGE] = { 22, 17, 34, 64, 60, 8 },
  [DUB_STEP_MEDIUM] = { 17, 14, 28, 50, 46, 4 }, [DUB_STEP_SMALL] = { 14, 12, 24, 40, 36, 2 },
  [DUB_STEP_TINY] = { 12, 12, 22, 30, 27, 0 },
};

enum { SPACING = 10, HAIRLINE = 1 };

/* Bold up to this byte. */
static PangoAttrList *
new_look (guint pixels, guint n_bold)
{
  PangoAttrList *list = pango_attr_list_new ();
  PangoAttribute *bold = pango_attr_weight_new (PANGO_WEIGHT_BOLD);

  bold->end_index = n_bold;
  pango_attr_list_insert (list, bold);
  pango_attr_list_insert (list, pango_attr_scale_new (pixels / DUB_USUAL_TEXT));

  return list;
}

/* In the smallest size both parts are one paragraph, which takes fewer lines. */
static const char *
get_head (DubStepRow *self, DubStepSize size)
{
  return size == DUB_STEP_TINY ? self->item->sentence : self->item->head;
}

static const char *
get_rest (DubStepRow *self, DubStepSize size)
{
  return size == DUB_STEP_TINY ? NULL : self->item->rest;
}

static PangoAttrList *
new_head_look (DubStepRow *self, DubStepSize size)
{
  return new_look (sizes[size].head, (guint) strlen (self->item->head));
}

void
dub_step_row_set_size (DubStepRow *self, DubStepSize size)
{
  g_autoptr (PangoAttrList) head = new_head_look (self, size);
  g_autoptr (PangoAttrList) look = new_look (sizes[size].rest, 0);
  const char *rest = get_rest (self, size);

  gtk_label_set_label (self->head, get_head (self, size));
  gtk_label_set_attributes (self->head, head);
  gtk_label_set_label (self->rest, rest != NULL ? rest : "");
  gtk_label_set_attributes (self->rest, look);
  gtk_widget_set_visible (GTK_WIDGET (self->rest), rest != NULL);
  gtk_widget_set_size_request (self->tick, sizes[size].seal, sizes[size].seal);
  if (self->picture != NULL)
    gtk_widget_set_size_request (self->picture, sizes[size].width, sizes[size].height);
  gtk_widget_set_margin_top (GTK_WIDGET (self->line), sizes[size].gap);
  gtk_widget_set_margin_bottom (GTK_WIDGET (self->line), sizes[size].gap);
}

static int
measure_text (DubStepRow *self, const char *text, PangoAttrList *look, int width)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  int height;

  pango_layout_set_attributes (layout, look);
  pango_layout_set_width (layout, width * PANGO_SCALE);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD);
  pango_layout_get_size (layout, NULL, &height);
  pango_attr_list_unref (look);

  return PANGO_PIXELS_CEIL (height);
}

/* The text is broken into lines, and no widget is asked: that would be a layout for each size. */
int
dub_step_row_measure (DubStepRow *self, DubStepSize size, int width)
{
  const char *rest = get_rest (self, size);
  int text;

  width -= sizes[size].seal + SPACING;
  if (self->picture != NULL)
    width -= sizes[size].width + SPACING;
  text = measure_text (self, get_head (self, size), new_head_look (self, size), width);
  if (rest != NULL)
    text += measure_text (self, rest, new_look (sizes[size].rest, 0), width);
  text = MAX (text, sizes[size].seal);
  if (self->picture != NULL)
    text = MAX (text, sizes[size].height);

  return text + 2 * sizes[size].gap + HAIRLINE;
}

GtkWidget *
dub_step_row_new (DubTableView *view, DubStepItem *item)
{
  DubStepRow *self = g_object_new (DUB_TYPE_STEP_ROW, NULL);
  const char *sentence = item->sentence;
  g_autofree char *name = g_strdup_printf ("%u. %s", item->index + 1, sentence);

  self->view = view;
  self->item = g_object_ref (item);
  dub_ui_name (self, name);
  if (can_select (self)) {
    self->picture = new_picture (dub_session_get_game (dub_table_view_get_session (view)), item);
    gtk_box_append (self->line, self->picture);
  }
  g_object_bind_property (item, "ticked", self->tick, "active",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  g_signal_connect_object (item, "notify::ticked", G_CALLBACK (ticked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (view, "selected", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
  ticked_cb (self);
  dub_step_row_set_size (self, DUB_STEP_SMALL); /* which fits into every width */

  return GTK_WIDGET (self);
}
