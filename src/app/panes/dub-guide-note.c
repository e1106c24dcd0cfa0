/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-guide-note.h"

#include "dub-application.h"
#include "dub-template.h"
#include "dub-ui.h"
#include "dub-wrap-layout.h"

struct _DubGuideNote {
  DubPane parent_instance;

  GtkLabel *label;
  GtkWidget *close_button;
  GtkWidget *endings;

  GSettings *settings; /* owned */
  char *spot;          /* owned */
  gboolean is_folded;
};

enum { PROP_0, PROP_SPOT, N_PROPS };

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (DubGuideNote, dub_guide_note, DUB_TYPE_PANE)

static gboolean
is_at (DubGuideNote *self, const char *spot)
{
  return g_strcmp0 (self->spot, spot) == 0;
}

/* Whether this is the note beside what the lesson speaks of. While a garment waits for its guest
 * space, the hint on the board says what to do. */
static gboolean
is_beside (DubGuideNote *self, DubLessonSpot spot)
{
  switch (spot) {
  case DUB_LESSON_SPOT_PANE:
    return is_at (self, "pane");
  case DUB_LESSON_SPOT_BUTTON:
    return is_at (self, "button");
  case DUB_LESSON_SPOT_BOARD:
  case DUB_LESSON_SPOT_UNDO:
    return is_at (self, self->is_folded ? "strip" : "board") &&
           dub_table_view_get_selected (dub_pane_get_view (DUB_PANE (self))).kind == DUB_PLACE_NONE;
  case DUB_LESSON_SPOT_NONE:
  case DUB_N_LESSON_SPOTS:
  default:
    return FALSE;
  }
}

DubLesson
dub_guide_note_get_lesson (DubGuideNote *self)
{
  DubTableView *view = dub_pane_get_view (DUB_PANE (self));
  g_autofree char *closed = g_settings_get_string (self->settings, "closed-guide");

  if (view == NULL || g_str_equal (closed, dub_session_get_id (dub_table_view_get_session (view))))
    return DUB_LESSON_NONE;

  return dub_lesson_find (view);
}

static void
dub_guide_note_update (DubPane *pane, DubSession *session)
{
  DubGuideNote *self = DUB_GUIDE_NOTE (pane);
  DubLesson lesson = dub_guide_note_get_lesson (self);
  g_autofree char *text = dub_text_lesson (lesson);

  gtk_widget_set_visible (GTK_WIDGET (self), is_beside (self, dub_lesson_get_spot (lesson)));
  if (text == NULL)
    return;
  gtk_label_set_label (self->label, text);
  gtk_widget_set_visible (self->endings, lesson == DUB_LESSON_END);
  dub_ui_describe (self->close_button, text);
}

static void
close_guide (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubGuideNote *self = DUB_GUIDE_NOTE (widget);

  g_settings_set_string (self->settings, "closed-guide",
                         dub_session_get_id (dub_pane_get_session (DUB_PANE (self))));
}

/* A hidden pane is not updated by itself. */
static void
view_set_cb (DubGuideNote *self)
{
  DubTableView *view = dub_pane_get_view (DUB_PANE (self));

  if (view == NULL)
    return;
  dub_pane_update (DUB_PANE (self));
  if (!dub_lesson_is_guided (dub_table_view_get_session (view)))
    return;
  g_signal_connect_object (view, "changed", G_CALLBACK (dub_pane_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (view, "selected", G_CALLBACK (dub_pane_update), self, G_CONNECT_SWAPPED);
}

static void
dub_guide_note_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SPOT)
    g_value_set_string (value, DUB_GUIDE_NOTE (object)->spot);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
dub_guide_note_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SPOT)
    DUB_GUIDE_NOTE (object)->spot = g_value_dup_string (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
dub_guide_note_dispose (GObject *object)
{
  DubGuideNote *self = DUB_GUIDE_NOTE (object);

  g_clear_object (&self->settings);
  adw_bin_set_child (ADW_BIN (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), DUB_TYPE_GUIDE_NOTE);

  G_OBJECT_CLASS (dub_guide_note_parent_class)->dispose (object);
}

static void
dub_guide_note_finalize (GObject *object)
{
  g_free (DUB_GUIDE_NOTE (object)->spot);

  G_OBJECT_CLASS (dub_guide_note_parent_class)->finalize (object);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubGuideNote, name)

static void
dub_guide_note_class_init (DubGuideNoteClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = dub_guide_note_get_property;
  object_class->set_property = dub_guide_note_set_property;
  object_class->dispose = dub_guide_note_dispose;
  object_class->finalize = dub_guide_note_finalize;
  DUB_PANE_CLASS (klass)->update = dub_guide_note_update;

  properties[PROP_SPOT] =
      g_param_spec_string ("spot", NULL, NULL, NULL,
                           G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (DUB_TYPE_WRAP_LAYOUT);
  dub_template_set (widget_class, "dub-guide-note", CHILD (label), CHILD (close_button),
                    CHILD (endings), NULL);
  gtk_widget_class_install_action (widget_class, "guide.close", NULL, close_guide);
}

static void
dub_guide_note_init (DubGuideNote *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = g_settings_new (DUB_APPLICATION_ID);
  g_signal_connect (self, "notify::view", G_CALLBACK (view_set_cb), NULL);
  g_signal_connect_object (self->settings, "changed::closed-guide", G_CALLBACK (dub_pane_update),
                           self, G_CONNECT_SWAPPED);
}

void
dub_guide_note_set_folded (DubGuideNote *self, gboolean folded)
{
  self->is_folded = folded;
  dub_pane_update (DUB_PANE (self));
}
