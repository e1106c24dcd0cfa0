/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-prepare-pane.h"

#include "dub-deck-progress.h"
#include "dub-entry-code.h"
#include "dub-order-row.h"
#include "dub-palette.h"
#include "dub-preparation.h"
#include "dub-round.h"
#include "dub-text.h"

/* The controls for a display. They stay for the whole preparation, and become insensitive when
 * nothing is left to enter, because a finger may be on its way. */
typedef struct {
  GtkWidget *part; /* the container */
  GtkWidget *heading;
  GtkWidget *left;    /* the number of pieces still to enter */
  GtkWidget *palette; /* NULL if it was never needed */
  gboolean can_wait;  /* and is collapsed */
} Section;

struct _DubPreparePane {
  DubPane parent_instance;

  GtkLabel *next;
  DubPane *learned;
  GtkWidget *orders;
  GtkWidget *displays;
  GtkEntry *codes;
  GtkWidget *fill_button;
  GtkLabel *fill_label;

  Section sections[DUB_N_DISPLAYS];
};

G_DEFINE_FINAL_TYPE (DubPreparePane, dub_prepare_pane, DUB_TYPE_PANE)

static void
update_orders (DubPreparePane *self, DubSession *session)
{
  g_auto (GStrv) orders = dub_session_dup_orders (session);

  dub_pane_clear (self->orders);
  for (guint i = 0; orders[i] != NULL; i++)
    gtk_box_append (GTK_BOX (self->orders), dub_order_row_new (i + 1, orders[i]));
}

/* No rule needs these yet; they can be entered when one does. */
static gboolean
can_wait (const DubState *state, DubDisplayName display)
{
  if (display == DUB_DISPLAY_RESOURCES)
    return TRUE;

  return display == DUB_DISPLAY_EMPLOYEES && state->round <= 4 &&
         !dub_state_has_expansion (state, DUB_EXPANSION_JEWELRY_BOX);
}

static GtkWidget *
get_focus (DubPreparePane *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

static gboolean
is_in (GtkWidget *focus, GtkWidget *widget)
{
  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* Moves the focus to the next display, or clears it: GTK 4.8 would take it away without
 * notifying a text entry. */
static void
set_live (DubPreparePane *self, GtkWidget *widget, gboolean live)
{
  GtkWidget *focus = get_focus (self);

  while (!live && is_in (focus, widget)) {
    if (!is_in (focus, self->displays) ||
        !gtk_widget_child_focus (self->displays, GTK_DIR_TAB_FORWARD) || get_focus (self) == focus)
      gtk_root_set_focus (gtk_widget_get_root (widget), NULL);
    focus = get_focus (self);
  }
  gtk_widget_set_sensitive (widget, live);
}

static GtkWidget *
new_empty_button (DubSession *session, DubDisplayName display)
{
  const DubGame *game = dub_session_get_game (session);
  DubAction empty = { .type = DUB_ACTION_LEAVE_EMPTY, .detail = { .display = (guint8) display } };
  g_autofree char *label = dub_text_offer (&game->box, &game->state, &empty);
  GtkWidget *button = dub_pane_new_button (label, &empty);

  gtk_widget_add_css_class (button, "flat");

  return button;
}

static void
begin_section (DubPreparePane *self, DubSession *session, DubDisplayName display)
{
  const DubGame *game = dub_session_get_game (session);
  int at = dub_round_get_next (&game->box, &game->state, display);
  Section *section = &self->sections[display];
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  section->can_wait = can_wait (&game->state, display);
  section->left = dub_pane_new_label (NULL, "dim-label");
  section->palette = dub_palette_new (session, display, (guint) MAX (at, 0));
  gtk_box_append (GTK_BOX (content), section->left);
  gtk_box_append (GTK_BOX (content), section->palette);
  if (display != DUB_DISPLAY_EMPLOYEES)
    gtk_box_append (GTK_BOX (content), new_empty_button (session, display));
  if (section->can_wait) {
    GtkWidget *expander = dub_pane_new_expander ("", content);

    section->heading = gtk_expander_get_label_widget (GTK_EXPANDER (expander));
    gtk_box_append (GTK_BOX (section->part), expander);
  } else {
    section->heading = dub_pane_new_label (NULL, "heading");
    gtk_box_append (GTK_BOX (section->part), section->heading);
    gtk_box_append (GTK_BOX (section->part), content);
  }
}

/* The heading shows the initial number, because a heading that becomes shorter would move
 * everything below it. */
static void
show_section (DubPreparePane *self, DubSession *session, DubDisplayName display, const char *due)
{
  const DubGame *game = dub_session_get_game (session);
  int at = dub_round_get_next (&game->box, &game->state, display);
  g_autofree char *left = dub_text_still_due (&game->box, &game->state, display);
  Section *section = &self->sections[display];

  if (section->palette != NULL && section->can_wait != can_wait (&game->state, display)) {
    dub_pane_clear (section->part);
    section->palette = NULL;
  }
  if (section->palette == NULL)
    begin_section (self, session, display);
  else if (at >= 0)
    dub_palette_set_space (DUB_PALETTE (section->palette), (guint) at);
  gtk_label_set_label (GTK_LABEL (section->heading), due);
  gtk_label_set_label (GTK_LABEL (section->left), left);
  if (section->can_wait)
    gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_first_child (section->part)),
                                    GTK_ACCESSIBLE_PROPERTY_LABEL, due, -1);
  set_live (self, section->part, at >= 0);
}

/* If the app filled the displays, there is nothing left to tap. */
static gboolean
is_over (DubSession *session)
{
  const DubGame *game = dub_session_get_game (session);

  if (!dub_preparation_was_filled (dub_session_get_history (session)))
    return FALSE;
  for (DubDisplayName display = 0; display < DUB_N_DISPLAYS; display++)
    if (dub_round_get_due (&game->box, &game->state, display) != 0)
      return FALSE;

  return TRUE;
}

/* If the big button fills the displays, this one continues without filling them. */
static void
update_fill (DubPreparePane *self, DubSession *session, gboolean any_left)
{
  gboolean goes_on = dub_preparation_is_to_fill (dub_session_get_history (session));
  DubAction action = { .type = goes_on ? DUB_ACTION_READY : DUB_ACTION_FILL };
  g_autofree char *label = goes_on ? dub_text_next_button (&dub_session_get_game (session)->state)
                                   : dub_text_fill_button ();

  gtk_label_set_label (self->fill_label, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->fill_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
  dub_pane_set_action (self->fill_button, any_left ? &action : NULL);
}

static void
update_displays (DubPreparePane *self, DubSession *session)
{
  const DubGame *game = dub_session_get_game (session);
  const DubState *begun = dub_preparation_get_state (dub_session_get_history (session));
  gboolean over = is_over (session), any = FALSE, any_left = FALSE;

  for (DubDisplayName display = 0; display < DUB_N_DISPLAYS; display++) {
    g_autofree char *due = NULL;

    /* A correction may have created a gap that was not there at the start. */
    if (!over)
      due = dub_text_due (&game->box, begun, display);
    if (!over && due == NULL)
      due = dub_text_due (&game->box, &game->state, display);
    if (due != NULL)
      show_section (self, session, display, due);
    gtk_widget_set_visible (self->sections[display].part, due != NULL);
    any |= due != NULL;
    any_left |= dub_round_get_due (&game->box, &game->state, display) != 0;
  }
  gtk_widget_set_visible (self->fill_button, any);
  update_fill (self, session, any_left);
  gtk_widget_set_visible (GTK_WIDGET (self->codes),
                          gtk_widget_get_visible (self->sections[DUB_DISPLAY_GARMENTS].part));
  set_live (self, GTK_WIDGET (self->codes),
            dub_round_get_due (&game->box, &game->state, DUB_DISPLAY_GARMENTS) != 0);
}

/* Returns the adjustment that scrolls the pane; NULL if there is none. */
static GtkAdjustment *
get_adjustment (DubPreparePane *self)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);

  return scroller != NULL ? gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller))
                          : NULL;
}

/* Nothing may move under a finger. Only a player who uses the keyboard wants to see the new
 * focus. */
static void
update_in_place (DubPreparePane *self, DubSession *session)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkAdjustment *adjustment = get_adjustment (self);
  double value = adjustment != NULL ? gtk_adjustment_get_value (adjustment) : 0;
  gboolean was_here = is_in (get_focus (self), GTK_WIDGET (self));

  update_displays (self, session);
  if (was_here && !is_in (get_focus (self), GTK_WIDGET (self)))
    gtk_widget_child_focus (self->displays, GTK_DIR_TAB_FORWARD);
  if (adjustment != NULL && root != NULL && !gtk_window_get_focus_visible (GTK_WINDOW (root)))
    gtk_adjustment_set_value (adjustment, value);
}

static void
dub_prepare_pane_update (DubPane *pane, DubSession *session)
{
  DubPreparePane *self = DUB_PREPARE_PANE (pane);
  g_autofree char *next = dub_text_next (&dub_session_get_game (session)->state);

  gtk_label_set_label (self->next, next);
  dub_pane_update (self->learned);
  update_orders (self, session);
  update_in_place (self, session);
}

/* Text that is not understood stays in the entry, so that the player can fix it. */
static void
enter_codes (DubPreparePane *self)
{
  DubSession *session = dub_pane_get_session (DUB_PANE (self));
  g_autofree char *text =
      g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->codes))));
  g_auto (GStrv) codes = g_strsplit_set (text, " ,;", -1);
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;
  guint i;

  for (i = 0; codes[i] != NULL; i++)
    if (*codes[i] != '\0' &&
        !dub_entry_code_perform (session, DUB_DISPLAY_GARMENTS, codes[i], &error))
      break;
  if (error == NULL) {
    gtk_editable_set_text (GTK_EDITABLE (self->codes), "");
    gtk_widget_grab_focus (GTK_WIDGET (self->codes));
    return;
  }
  sentence = dub_text_error (error);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.say", "s", sentence);
  g_clear_pointer (&text, g_free);
  text = g_strjoinv (" ", codes + i);
  gtk_editable_set_text (GTK_EDITABLE (self->codes), text);
  gtk_widget_grab_focus (GTK_WIDGET (self->codes));
}

/* Focuses the first tile to enter, but keeps the steps above it visible, since they come first.
 * A player who is already typing or tapping is not interrupted. */
static gboolean
dub_prepare_pane_focus_first (DubPane *pane)
{
  DubPreparePane *self = DUB_PREPARE_PANE (pane);
  GtkWidget *focus = get_focus (self);
  GtkAdjustment *adjustment = get_adjustment (self);
  double value = adjustment != NULL ? gtk_adjustment_get_value (adjustment) : 0;
  gboolean found;

  /* A hidden widget keeps the focus until the next frame. */
  if (focus != NULL && gtk_widget_get_mapped (focus) &&
      (is_in (focus, GTK_WIDGET (self->codes)) || is_in (focus, self->displays)))
    return TRUE;
  found = gtk_widget_child_focus (self->displays, GTK_DIR_TAB_FORWARD);
  if (adjustment != NULL)
    gtk_adjustment_set_value (adjustment, value);

  return found;
}

static void
dub_prepare_pane_class_init (DubPreparePaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  DUB_PANE_CLASS (klass)->update = dub_prepare_pane_update;
  DUB_PANE_CLASS (klass)->focus_first = dub_prepare_pane_focus_first;

  g_type_ensure (DUB_TYPE_DECK_PROGRESS);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/dubarry_companion/DuBarry/dub-prepare-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, DubPreparePane, next);
  gtk_widget_class_bind_template_child (widget_class, DubPreparePane, learned);
  gtk_widget_class_bind_template_child (widget_class, DubPreparePane, orders);
  gtk_widget_class_bind_template_child (widget_class, DubPreparePane, displays);
  gtk_widget_class_bind_template_child (widget_class, DubPreparePane, codes);
  gtk_widget_class_bind_template_child (widget_class, DubPreparePane, fill_button);
  gtk_widget_class_bind_template_child (widget_class, DubPreparePane, fill_label);
  gtk_widget_class_bind_template_callback (widget_class, enter_codes);
}

static void
dub_prepare_pane_init (DubPreparePane *self)
{
  static const DubDisplayName order[] = { DUB_DISPLAY_GARMENTS, DUB_DISPLAY_EMPLOYEES,
                                          DUB_DISPLAY_JEWELRY, DUB_DISPLAY_RESOURCES };

  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < G_N_ELEMENTS (order); i++) {
    self->sections[order[i]].part = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
    gtk_box_append (GTK_BOX (self->displays), self->sections[order[i]].part);
  }
}
