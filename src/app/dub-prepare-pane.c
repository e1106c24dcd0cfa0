/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-prepare-pane.h"

#include "dub-entry.h"
#include "dub-learned.h"
#include "dub-order-row.h"
#include "dub-palette.h"
#include "dub-round.h"
#include "dub-text-session.h"
#include "dub-text-table.h"
#include "dub-text.h"

struct _DubPreparePane {
  DubPane parent_instance;

  GtkLabel *next;
  DubPane *learned;
  GtkWidget *orders;
  GtkWidget *displays;
  GtkEntry *codes;
  GtkWidget *fill_button;
  GtkLabel *fill_label;
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

/* No rule asks for these yet: they can be told when one does. */
static gboolean
can_wait (const DubState *state, DubDisplayName display)
{
  if (display == DUB_DISPLAY_RESOURCES)
    return TRUE;

  return display == DUB_DISPLAY_EMPLOYEES && state->round <= 4 &&
         !dub_state_has_module (state, DUB_MODULE_JEWELRY_BOX);
}

static GtkWidget *
new_palette (DubSession *session, DubDisplayName display)
{
  const DubGame *game = dub_session_get_game (session);
  int at = dub_round_get_next (&game->box, &game->state, display);
  GtkWidget *palette = dub_palette_new (session, display, (guint) at);
  DubAction empty = { .type = DUB_ACTION_LEAVE_EMPTY, .detail = { .display = (guint8) display } };
  g_autofree char *label = dub_text_offer (&game->box, &game->state, &empty);

  if (display != DUB_DISPLAY_EMPLOYEES) {
    GtkWidget *button = dub_pane_new_button (session, label, &empty);

    gtk_widget_add_css_class (button, "flat");
    gtk_box_append (GTK_BOX (palette), button);
  }

  return palette;
}

static void
add_display (DubPreparePane *self, DubSession *session, DubDisplayName display)
{
  const DubGame *game = dub_session_get_game (session);
  g_autofree char *due = dub_text_due (&game->box, &game->state, display);
  GtkWidget *part;

  if (due == NULL)
    return;
  if (can_wait (&game->state, display)) {
    part = dub_pane_new_expander (due, new_palette (session, display));
  } else {
    part = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
    gtk_box_append (GTK_BOX (part), dub_pane_new_label (due, "heading"));
    gtk_box_append (GTK_BOX (part), new_palette (session, display));
  }
  gtk_box_append (GTK_BOX (self->displays), part);
}

static void
update_displays (DubPreparePane *self, DubSession *session)
{
  static const DubDisplayName order[] = { DUB_DISPLAY_GARMENTS, DUB_DISPLAY_EMPLOYEES,
                                          DUB_DISPLAY_JEWELRY, DUB_DISPLAY_RESOURCES };
  const DubGame *game = dub_session_get_game (session);
  gboolean is_due = FALSE;

  dub_pane_clear (self->displays);
  for (guint i = 0; i < G_N_ELEMENTS (order); i++) {
    add_display (self, session, order[i]);
    is_due |= dub_round_get_due (&game->box, &game->state, order[i]) != 0;
  }
  gtk_widget_set_visible (self->fill_button, is_due);
  gtk_widget_set_visible (GTK_WIDGET (self->codes),
                          dub_round_get_due (&game->box, &game->state, DUB_DISPLAY_GARMENTS) != 0);
}

static void
dub_prepare_pane_update (DubPane *pane, DubSession *session)
{
  DubPreparePane *self = DUB_PREPARE_PANE (pane);
  g_autofree char *next = dub_text_next (&dub_session_get_game (session)->state);
  g_autofree char *fill = dub_text_fill_button ();

  gtk_label_set_label (self->next, next);
  dub_pane_set_session (self->learned, session);
  dub_pane_update (self->learned);
  gtk_label_set_label (self->fill_label, fill);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->fill_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  fill, -1);
  update_orders (self, session);
  update_displays (self, session);
}

/* What is not understood stays in the entry, to be put right. */
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
    if (*codes[i] != '\0' && !dub_entry_perform (session, DUB_DISPLAY_GARMENTS, codes[i], &error))
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

/* The orders first, then the first tile to enter; whoever types goes on typing. */
static gboolean
dub_prepare_pane_focus_first (DubPane *pane)
{
  DubPreparePane *self = DUB_PREPARE_PANE (pane);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->codes)))
    return TRUE;

  return gtk_widget_get_first_child (self->displays) != NULL &&
         gtk_widget_child_focus (self->displays, GTK_DIR_TAB_FORWARD);
}

static void
dub_prepare_pane_class_init (DubPreparePaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  DUB_PANE_CLASS (klass)->update = dub_prepare_pane_update;
  DUB_PANE_CLASS (klass)->focus_first = dub_prepare_pane_focus_first;

  g_type_ensure (DUB_TYPE_LEARNED);
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
  gtk_widget_init_template (GTK_WIDGET (self));
}
