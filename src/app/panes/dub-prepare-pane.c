/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-panes.h"

#include "dub-entry-code.h"
#include "dub-palette.h"
#include "dub-piece.h"
#include "dub-round.h"
#include "dub-text-entry.h"
#include "dub-text.h"
#include "dub-ui.h"
#include "dub-wrap-layout.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The controls for a display. They stay for the whole preparation, because a finger may be on
 * its way. */
typedef struct {
  GtkWidget *tab;
  DubPiece *figure; /* on the tab: what is drawn */
  GtkLabel *left;   /* the number of pieces still to enter, on the tab */
  GtkWidget *page;
  GtkWidget *palette; /* NULL if it was never needed */
  GtkWidget *empty;   /* the button for when nothing is left to draw; NULL for cards */
} Section;

struct _DubPreparePane {
  DubPane parent_instance;

  DubPane *learned;
  GtkLabel *due;             /* what is still to be drawn */
  GtkLabel *room;            /* invisible, below it: what was to be drawn at the start */
  GtkToggleButton *code_key; /* shows the field */
  GtkEditable *codes;
  GtkWidget *reading; /* a label: what they are understood as */
  GtkWidget *tabs;
  GtkWidget *steps;
  GtkWidget *displays;

  GtkWidget *steps_tab;
  GtkLabel *n_steps;
  Section sections[DUB_N_DISPLAYS];
  GtkEventController *keys; /* unowned; on the window while the pane is mapped */

  DubDisplayName shown; /* DUB_N_DISPLAYS for the steps */
  guint start;          /* the entry that began the preparation that is shown */
  guint waiting;        /* the displays that were not complete at the last update, as a bitmask */
  guint n_due;          /* the number of pieces that were still to be entered then */
  gboolean updating;    /* TRUE while updating widgets from code */
};

G_DEFINE_FINAL_TYPE (DubPreparePane, dub_prepare_pane, DUB_TYPE_PANE)

/* First those that rules need at once. */
static const DubDisplayName order[] = { DUB_DISPLAY_GARMENTS, DUB_DISPLAY_EMPLOYEES,
                                        DUB_DISPLAY_JEWELRY, DUB_DISPLAY_RESOURCES };

/* Returns the displays that belong to this preparation, also those that are complete now, as a
 * bitmask. A correction may have created a gap that was not there at the start. */
static guint
list_displays (DubSession *session, guint *waiting)
{
  const DubGame *game = dub_session_get_game (session);
  const DubState *begun = dub_preparation_get_state (dub_session_get_history (session));
  guint displays = 0;

  *waiting = 0;
  for (DubDisplayName display = 0; display < DUB_N_DISPLAYS; display++) {
    if (dub_round_get_due (&game->box, &game->state, display) != 0)
      *waiting |= 1u << display;
    if (dub_round_get_due (&game->box, begun, display) != 0)
      displays |= 1u << display;
  }

  return displays | *waiting;
}

/* Returns the next display with something to enter, in their order from this one on, or the
 * same one if there is none. */
static DubDisplayName
find_next (DubDisplayName shown, guint waiting)
{
  guint start = 0;

  while (start < G_N_ELEMENTS (order) && order[start] != shown)
    start++;
  for (guint i = 0; i < G_N_ELEMENTS (order); i++) {
    DubDisplayName next = order[(start + i) % G_N_ELEMENTS (order)];

    if ((waiting & (1u << next)) != 0)
      return next;
  }

  return shown < DUB_N_DISPLAYS ? shown : order[0];
}

static void
set_reading (DubPreparePane *self, const char *sentence, gboolean is_problem)
{
  gtk_label_set_label (GTK_LABEL (self->reading), sentence);
  gtk_widget_set_tooltip_text (self->reading, *sentence != '\0' ? sentence : NULL);
  dub_ui_set_class (self->reading, "error", is_problem);
  dub_ui_describe (self->codes, sentence);
}

/* A code with several meanings is for the display that is shown. */
static void
read_line (DubPreparePane *self, const char *text, DubEntryLine *line)
{
  dub_entry_line_read (dub_pane_get_session (DUB_PANE (self)),
                       self->shown < DUB_N_DISPLAYS ? self->shown : order[0], text, line);
}

/* A code that is not complete yet is not understood either, so while typing a problem is shown
 * only if more follows it. */
static void
read_codes (DubPreparePane *self)
{
  const char *text = gtk_editable_get_text (self->codes);
  g_auto (DubEntryLine) line = { 0 };

  read_line (self, text, &line);
  if (line.problem != NULL &&
      (line.understood == NULL || strpbrk (text + line.rest, " ,;") != NULL))
    set_reading (self, line.problem, TRUE);
  else
    set_reading (self, line.understood != NULL ? line.understood : "", FALSE);
}

/* Codes that are not understood stay, to be corrected. */
static void
enter_codes (DubPreparePane *self)
{
  g_autofree char *text = g_strdup (gtk_editable_get_text (self->codes));
  g_auto (DubEntryLine) line = { 0 };

  if (*text == '\0') {
    gtk_widget_activate_action (GTK_WIDGET (self), "game.go-on", NULL);
    return;
  }
  read_line (self, text, &line);
  for (guint i = 0; i < line.moves->len; i++)
    dub_pane_perform (GTK_WIDGET (self), &g_array_index (line.moves, DubMove, i));
  gtk_editable_set_text (self->codes, text + line.rest);
  gtk_editable_set_position (self->codes, -1);
  if (line.problem != NULL)
    set_reading (self, line.problem, TRUE);
}

/* A sentence that becomes shorter would move everything below it, so it keeps the room that it had
 * at the start. */
static void
update_due (DubPreparePane *self)
{
  DubSession *session = dub_pane_get_session (DUB_PANE (self));
  const DubGame *game = dub_session_get_game (session);
  const DubState *begun = dub_preparation_get_state (dub_session_get_history (session));
  g_autofree char *now = NULL, *before = NULL;

  if (self->shown < DUB_N_DISPLAYS) {
    now = dub_text_due (&game->box, &game->state, self->shown);
    before = dub_text_due (&game->box, begun, self->shown);
  }
  if (now == NULL)
    now = self->shown < DUB_N_DISPLAYS ? dub_text_display_full ()
                                       : g_strdup (C_ ("preparation", "Steps"));
  gtk_label_set_label (self->due, now);
  gtk_label_set_label (self->room, before != NULL ? before : now);
}

static GtkWidget *
new_empty_button (DubDisplayName display)
{
  DubMove empty = { .verb = DUB_MOVE_LEAVE_EMPTY, .to = { .kind = (guint8) display } };
  g_autofree char *label = dub_text_leave_empty_button ();
  GtkWidget *button = dub_pane_new_button (label, &empty);

  gtk_label_set_xalign (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), 0.5);

  return button;
}

/* The palette of a page is made when that is first shown. */
static void
update_section (DubPreparePane *self, DubSession *session, DubDisplayName display)
{
  const DubGame *game = dub_session_get_game (session);
  int at = dub_round_get_next (&game->box, &game->state, display);
  Section *section = &self->sections[display];

  if (section->palette == NULL) {
    section->palette = dub_palette_new (session, display, at);
    gtk_box_append (GTK_BOX (section->page), section->palette);
    if (display != DUB_DISPLAY_EMPLOYEES) {
      section->empty = new_empty_button (display);
      dub_palette_add_action (DUB_PALETTE (section->palette), section->empty);
    }
  } else
    dub_palette_set_space (DUB_PALETTE (section->palette), at);
  if (section->empty != NULL)
    gtk_widget_set_sensitive (section->empty, at >= 0);
}

static void
show_page (DubPreparePane *self, DubDisplayName shown)
{
  gboolean had_focus = dub_ui_has_focus (self->displays);

  self->shown = shown;
  self->updating = TRUE;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (shown < DUB_N_DISPLAYS
                                                       ? self->sections[shown].tab
                                                       : self->steps_tab),
                                TRUE);
  self->updating = FALSE;
  if (shown < DUB_N_DISPLAYS)
    update_section (self, dub_pane_get_session (DUB_PANE (self)), shown);
  gtk_widget_set_visible (self->steps, shown == DUB_N_DISPLAYS);
  for (DubDisplayName display = 0; display < DUB_N_DISPLAYS; display++)
    gtk_widget_set_visible (self->sections[display].page, display == shown);
  if (had_focus && shown < DUB_N_DISPLAYS)
    gtk_widget_grab_focus (self->sections[shown].tab);
  update_due (self);
  read_codes (self);
}

static void
code_key_toggled_cb (DubPreparePane *self)
{
  if (gtk_toggle_button_get_active (self->code_key))
    gtk_widget_grab_focus (GTK_WIDGET (self->codes));
}

static void
tab_toggled_cb (DubPreparePane *self, GtkToggleButton *tab)
{
  DubDisplayName display = 0;

  if (self->updating || !gtk_toggle_button_get_active (tab))
    return;
  while (display < DUB_N_DISPLAYS && self->sections[display].tab != GTK_WIDGET (tab))
    display++;
  show_page (self, display);
}

/* The steps are short sentences without reasons, so that all of them have room. */
static void
update_steps (DubPreparePane *self, DubSession *session)
{
  g_auto (GStrv) steps = dub_session_dup_orders (session);
  g_autofree char *number = NULL;

  dub_pane_clear (self->steps);
  for (guint i = 0; steps[i] != NULL; i++) {
    g_autofree char *nth = g_strdup_printf ("%u", i + 1);
    GtkWidget *line = dub_row_new (8);
    GtkWidget *mark = dub_pane_new_label (nth, "step-number");

    GtkWidget *sentence = dub_pane_new_label (steps[i], NULL);

    gtk_widget_set_valign (mark, GTK_ALIGN_START);
    gtk_label_set_width_chars (GTK_LABEL (mark), 2);
    gtk_widget_set_hexpand (sentence, TRUE);
    gtk_box_append (GTK_BOX (line), mark);
    gtk_box_append (GTK_BOX (line), sentence);
    gtk_box_append (GTK_BOX (self->steps), line);
  }
  gtk_widget_set_visible (self->steps, self->shown == DUB_N_DISPLAYS);
  gtk_widget_set_visible (self->steps_tab, steps[0] != NULL);
  number = g_strdup_printf ("%u", g_strv_length (steps));
  gtk_label_set_label (self->n_steps, number);
}

static void
update_tab (DubPreparePane *self, DubSession *session, DubDisplayName display)
{
  static const DubThing pieces[DUB_N_DISPLAYS] = {
    [DUB_DISPLAY_RESOURCES] = { .kind = DUB_KIND_TILE, .name = DUB_TILE_BP },
    [DUB_DISPLAY_GARMENTS] = { .kind = DUB_KIND_GARMENT, .garment = { .color = DUB_GREEN } },
    [DUB_DISPLAY_EMPLOYEES] = { .kind = DUB_KIND_EMPLOYEE, .employee = { .type = DUB_JOURNEYMAN } },
    [DUB_DISPLAY_JEWELRY] = { .kind = DUB_KIND_JEWEL, .name = DUB_ORANGE },
  };
  const DubGame *game = dub_session_get_game (session);
  Section *section = &self->sections[display];
  g_autofree char *name = dub_text_display_progress (&game->box, &game->state, display);

  dub_piece_show_thing (section->figure, game->box.edition, pieces[display]);
  dub_ui_take_text (section->left, dub_text_display_left (&game->box, &game->state, display));
  if (g_strcmp0 (gtk_widget_get_tooltip_text (section->tab), name) != 0)
    dub_ui_name_icon (section->tab, name);
  dub_pane_name_button (section->tab, name);
}

/* Returns whether the page that is shown is done: all pieces of the display are there, or the
 * first one was entered after the steps. */
static gboolean
is_done (DubPreparePane *self, guint displays, guint waiting, guint n_due)
{
  if (self->shown == DUB_N_DISPLAYS)
    return n_due < self->n_due;

  return (displays & (1u << self->shown)) == 0 ||
         (self->waiting & ~waiting & (1u << self->shown)) != 0;
}

/* When a page is done, the next one follows by itself. */
static void
choose_page (DubPreparePane *self, DubSession *session, guint displays, guint waiting,
             gboolean is_new)
{
  guint n_due = dub_session_count_due (session);

  if (is_new)
    show_page (self, gtk_widget_get_visible (self->steps_tab)
                         ? DUB_N_DISPLAYS
                         : find_next (DUB_N_DISPLAYS, waiting));
  else if (is_done (self, displays, waiting, n_due))
    show_page (self, find_next (self->shown, waiting));
  self->waiting = waiting;
  self->n_due = n_due;
}

static void
dub_prepare_pane_update (DubPane *pane, DubSession *session)
{
  DubPreparePane *self = DUB_PREPARE_PANE (pane);
  guint start = dub_preparation_get_beginning (dub_session_get_history (session));
  guint waiting, displays = list_displays (session, &waiting);
  gboolean is_new = start != self->start;

  dub_pane_update (self->learned);
  update_steps (self, session);
  for (DubDisplayName display = 0; display < DUB_N_DISPLAYS; display++) {
    gboolean is_there = (displays & (1u << display)) != 0;

    if (is_there && self->sections[display].palette != NULL)
      update_section (self, session, display);
    gtk_widget_set_visible (self->sections[display].tab, is_there);
    update_tab (self, session, display);
  }
  self->start = start;
  choose_page (self, session, displays, waiting, is_new);
  update_due (self);
  read_codes (self);
}

/* A letter or digit that nothing else takes begins a code. */
static gboolean
key_pressed_cb (DubPreparePane *self, guint keyval, guint keycode, GdkModifierType state)
{
  gunichar c = gdk_keyval_to_unicode (keyval);
  char text[7] = { 0 };
  int end;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0 || !g_unichar_isalnum (c) ||
      GTK_IS_EDITABLE (dub_ui_get_focus (self)))
    return GDK_EVENT_PROPAGATE;
  g_unichar_to_utf8 (c, text);
  gtk_toggle_button_set_active (self->code_key, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->codes));
  gtk_editable_set_position (self->codes, -1);
  end = gtk_editable_get_position (self->codes);
  gtk_editable_insert_text (self->codes, text, -1, &end);
  gtk_editable_set_position (self->codes, end);

  return GDK_EVENT_STOP;
}

static void
dub_prepare_pane_map (GtkWidget *widget)
{
  DubPreparePane *self = DUB_PREPARE_PANE (widget);

  GTK_WIDGET_CLASS (dub_prepare_pane_parent_class)->map (widget);
  self->keys = gtk_event_controller_key_new ();
  g_signal_connect_object (self->keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (gtk_widget_get_root (widget)), self->keys);
}

static void
dub_prepare_pane_unmap (GtkWidget *widget)
{
  DubPreparePane *self = DUB_PREPARE_PANE (widget);

  gtk_widget_remove_controller (GTK_WIDGET (gtk_widget_get_root (widget)), self->keys);
  self->keys = NULL;
  GTK_WIDGET_CLASS (dub_prepare_pane_parent_class)->unmap (widget);
}

/* Data never gets the focus by itself, so that Space enters nothing; only whoever is here
 * stays. */
static gboolean
dub_prepare_pane_focus_first (DubPane *pane)
{
  /* A hidden widget keeps the focus until the next frame. */
  return dub_ui_has_focus (pane) && gtk_widget_get_mapped (dub_ui_get_focus (pane));
}

static void dub_prepare_pane_build (DubPane *pane);

#define CHILD(name) DUB_TEMPLATE_CHILD (DubPreparePane, name)

static void
dub_prepare_pane_class_init (DubPreparePaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  DUB_PANE_CLASS (klass)->build = dub_prepare_pane_build;
  DUB_PANE_CLASS (klass)->update = dub_prepare_pane_update;
  DUB_PANE_CLASS (klass)->focus_first = dub_prepare_pane_focus_first;
  widget_class->map = dub_prepare_pane_map;
  widget_class->unmap = dub_prepare_pane_unmap;

  g_type_ensure (DUB_TYPE_DECK_PROGRESS);
  g_type_ensure (DUB_TYPE_WRAP_LAYOUT);
  dub_template_set (widget_class, "dub-prepare-pane", CHILD (learned), CHILD (due), CHILD (room),
                    CHILD (code_key), CHILD (codes), CHILD (reading), CHILD (tabs), CHILD (steps),
                    CHILD (displays), NULL);
  gtk_widget_class_bind_template_callback (widget_class, read_codes);
  gtk_widget_class_bind_template_callback (widget_class, enter_codes);
  gtk_widget_class_bind_template_callback (widget_class, code_key_toggled_cb);
}

static void
dub_prepare_pane_init (DubPreparePane *self)
{
  self->shown = DUB_N_DISPLAYS;
  self->start = G_MAXUINT;
}

static GtkWidget *
add_tab (DubPreparePane *self, GtkWidget *content)
{
  GtkWidget *first = gtk_widget_get_first_child (self->tabs);
  GtkWidget *tab = gtk_toggle_button_new ();

  gtk_button_set_child (GTK_BUTTON (tab), content);
  gtk_widget_set_focus_on_click (tab, FALSE);
  gtk_widget_add_css_class (tab, "tab-card");
  if (first != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (tab), GTK_TOGGLE_BUTTON (first));
  g_signal_connect_swapped (tab, "toggled", G_CALLBACK (tab_toggled_cb), self);
  gtk_box_append (GTK_BOX (self->tabs), tab);

  return tab;
}

/* Returns a tab with a picture and a number. */
static GtkWidget *
add_picture_tab (DubPreparePane *self, GtkWidget *picture, GtkLabel **number)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  *number = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (*number), "number");
  gtk_widget_add_css_class (GTK_WIDGET (*number), "serif");
  gtk_widget_set_halign (content, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (content), picture);
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (*number));

  return add_tab (self, content);
}

/* A picture of what is drawn for the display, and how many are left. */
static void
add_section (DubPreparePane *self, DubDisplayName display)
{
  Section *section = &self->sections[display];

  section->figure = DUB_PIECE (dub_piece_new ());
  dub_piece_set_size (section->figure, 28);
  gtk_widget_add_css_class (GTK_WIDGET (section->figure), "tab-piece");
  section->tab = add_picture_tab (self, GTK_WIDGET (section->figure), &section->left);
  section->page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_box_append (GTK_BOX (self->displays), section->page);
}

static void
dub_prepare_pane_build (DubPane *pane)
{
  DubPreparePane *self = DUB_PREPARE_PANE (pane);

  gtk_widget_init_template (GTK_WIDGET (self));
  self->steps_tab =
      add_picture_tab (self, gtk_image_new_from_icon_name ("view-list-symbolic"), &self->n_steps);
  gtk_widget_set_tooltip_text (self->steps_tab, C_ ("preparation", "Steps"));
  dub_pane_name_button (self->steps_tab, C_ ("preparation", "Steps"));
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    add_section (self, order[i]);
}
