/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-panes.h"

#include "dub-box-assistant.h"
#include "dub-settings.h"
#include "dub-space-face.h"
#include "dub-text-box.h"
#include "dub-ui.h"
#include "dub-wrap-layout.h"

#include <glib/gi18n-lib.h>

struct _DubSampleCheck {
  DubPane parent_instance;

  GtkLabel *title;
  AdwBin *spaces;
  DubPart part; /* that is shown */
};

enum { GAP = 3, FIGURE = 21 };

DUB_DEFINE_BARE_TYPE (DubSampleCheck, dub_sample_check, DUB_TYPE_PANE)

/* Each kind of place that a part has, as it is printed, with nothing on it. */
static const struct {
  guint8 part;
  guint8 kind;
  guint8 in;
} printed[] = {
  { DUB_PART_FIREWORKS, DUB_PLACE_TOKEN, DUB_FIREWORKS },
  { DUB_PART_STATUES, DUB_PLACE_TOKEN, DUB_STATUES },
  { DUB_PART_KITCHEN, DUB_PLACE_TOKEN, DUB_KITCHEN_LEFT },
  { DUB_PART_KITCHEN, DUB_PLACE_TOKEN, DUB_KITCHEN_RIGHT },
  { DUB_PART_ALL_HALLS, DUB_PLACE_ALL_HALLS, 0 },
  { DUB_PART_GARMENT_DISPLAY, DUB_PLACE_GARMENT, 0 },
  { DUB_PART_JEWELER, DUB_PLACE_TOKEN, DUB_JEWELER },
  { DUB_PART_JEWELER, DUB_PLACE_JEWEL, 0 },
  { DUB_PART_JEWELER, DUB_PLACE_TASK, DUB_TRACK_JOURNEYMAN },
};

static void
add_figure (GtkWidget *row, DubPieceKind kind, guint number)
{
  GtkWidget *figure = dub_piece_new ();

  dub_piece_set_size (DUB_PIECE (figure), FIGURE);
  dub_piece_show (DUB_PIECE (figure), (DubFace){ kind, 0, (guint8) number, 0 });
  gtk_box_append (GTK_BOX (row), figure);
}

/* A picture, not a space that can be pressed. The price of a space of a display is printed below
 * it. */
static void
add_space (GtkWidget *row, const DubGame *empty, DubPlace place)
{
  gboolean is_jewel = place.kind == DUB_PLACE_JEWEL;
  const DubDisplay *display = is_jewel ? &empty->box.jewelry_display : &empty->box.garment_display;
  gboolean is_master =
      place.kind == DUB_PLACE_GUEST && empty->box.halls[place.in].guests[place.at].master;
  GtkWidget *face, *space;

  if (is_jewel || place.kind == DUB_PLACE_GARMENT) {
    add_figure (row, DUB_PIECE_COIN, display->costs[place.at]);
    return;
  }
  face = dub_space_face_new (place);
  dub_space_face_show (DUB_SPACE_FACE (face), empty);
  space = g_object_new (ADW_TYPE_BIN, "css-name", "space", "child", face, NULL);
  gtk_widget_add_css_class (space, "empty");
  dub_ui_set_class (space, "master", is_master);
  dub_ui_set_class (space, "task", place.kind == DUB_PLACE_TASK);
  gtk_box_append (GTK_BOX (row), space);
}

static void
add_majority (GtkWidget *row, DubMajority majority)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  add_figure (column, DUB_PIECE_SHIELD, majority.first);
  add_figure (column, DUB_PIECE_SHIELD, majority.second);
  gtk_box_append (GTK_BOX (row), column);
}

static void
add_hall (GtkWidget *row, const DubGame *empty, guint hall)
{
  for (guint at = 0; at < empty->box.halls[hall].n_guests; at++)
    add_space (row, empty,
               (DubPlace){ .kind = DUB_PLACE_GUEST, .in = (guint8) hall, .at = (guint8) at });
  add_space (row, empty,
             (DubPlace){ .kind = DUB_PLACE_TOKEN, .in = DUB_MUSICIANS, .at = (guint8) hall });
  add_majority (row, empty->box.halls[hall].majority);
}

/* Finds the place in the printed order. Returns FALSE if there are no more of its kind. */
static gboolean
find_place (const DubBox *box, guint at, DubPlace *place)
{
  DubState state;
  guint n;
  const guint8 *tasks = dub_box_get_tasks (box, DUB_TRACK_JOURNEYMAN, &n);

  dub_state_init (&state);
  if (place->kind == DUB_PLACE_TASK && at < n)
    place->at = tasks[at];
  else
    place->at = (guint8) at;

  return (place->kind != DUB_PLACE_TASK || at < n) && dub_place_exists (box, &state, *place);
}

/* Says in words what is drawn. */
static void
describe (DubSampleCheck *self, const DubBox *box)
{
  g_auto (GStrv) values = dub_text_part_values (box, self->part);
  g_autofree char *words = g_strjoinv ("; ", values);

  dub_ui_describe (GTK_WIDGET (self->spaces), words);
}

/* Draws the part of the box without what lies on it now. */
static void
draw (DubSampleCheck *self, const DubBox *box)
{
  g_autofree DubGame *empty = g_new (DubGame, 1);
  GtkWidget *row = dub_wrap_new (GAP, FALSE);

  dub_game_init (empty, box);
  if (self->part <= DUB_PART_HALL_5)
    add_hall (row, empty, self->part);
  for (guint i = 0; i < G_N_ELEMENTS (printed); i++) {
    DubPlace place = { .kind = printed[i].kind, .in = printed[i].in };

    for (guint at = 0; printed[i].part == self->part && find_place (box, at, &place); at++)
      add_space (row, empty, place);
  }
  if (self->part == DUB_PART_FIREWORKS)
    add_majority (row, box->fireworks_majority);
  adw_bin_set_child (self->spaces, row);
  describe (self, box);
}

static void
dub_sample_check_update (DubPane *pane, DubSession *session)
{
  DubSampleCheck *self = DUB_SAMPLE_CHECK (pane);
  g_autofree char *title = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), dub_box_find_sample (session, &self->part));
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  title = dub_text_sample_question (self->part);
  gtk_label_set_label (self->title, title);
  draw (self, &dub_session_get_game (session)->box);
}

/* The profile that was made for the answer is that of the next game, too. */
static void
matched_cb (gpointer data, const GError *error)
{
  g_autoptr (DubSampleCheck) self = data;

  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return; /* the page is gone */
  if (error != NULL)
    dub_ui_report (self, error);
  else
    dub_settings_keep_profile (dub_pane_get_session (DUB_PANE (self)));
}

static void
match (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubSampleCheck *self = DUB_SAMPLE_CHECK (widget);
  DubBox box = dub_session_get_game (dub_pane_get_session (DUB_PANE (self)))->box;

  box.sources[self->part] = DUB_SOURCE_CHECKED;
  dub_box_correct (dub_pane_get_session (DUB_PANE (self)), &box, TRUE, C_ ("box", "Your copy"),
                   matched_cb, g_object_ref (self));
}

static void
change (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubSampleCheck *self = DUB_SAMPLE_CHECK (widget);
  GtkWidget *assistant = dub_box_assistant_new_for_game (GTK_WINDOW (gtk_widget_get_root (widget)),
                                                         dub_pane_get_session (DUB_PANE (self)));

  dub_box_editor_show_part (dub_box_assistant_get_editor (DUB_BOX_ASSISTANT (assistant)),
                            self->part);
  gtk_window_present (GTK_WINDOW (assistant));
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubSampleCheck, name)

static void
dub_sample_check_class_init (DubSampleCheckClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  DUB_PANE_CLASS (klass)->update = dub_sample_check_update;

  dub_template_set (widget_class, "dub-sample-check", CHILD (title), CHILD (spaces), NULL);
  gtk_widget_class_install_action (widget_class, "sample.match", NULL, match);
  gtk_widget_class_install_action (widget_class, "sample.change", NULL, change);
}
