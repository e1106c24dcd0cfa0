/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-pane.h"

#include "dub-game-page.h"
#include "dub-ui.h"

#include <string.h>

typedef struct {
  DubTableView *view; /* owned */
  gulong handler;
  gboolean is_built;
  gboolean is_stale; /* something has changed that is not shown yet */
  guint n_changes;   /* of the view that are shown */
} DubPanePrivate;

enum { PROP_0, PROP_VIEW, N_PROPS };

static GParamSpec *properties[N_PROPS];

#define LINES "dub-lines" /* data of a box: the text of its labels */
#define MOVE "dub-move"   /* data of a button: what it performs */

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (DubPane, dub_pane, ADW_TYPE_BIN)

DubTableView *
dub_pane_get_view (DubPane *self)
{
  DubPanePrivate *priv = dub_pane_get_instance_private (self);

  return priv->view;
}

DubSession *
dub_pane_get_session (DubPane *self)
{
  DubTableView *view = dub_pane_get_view (self);

  return view != NULL ? dub_table_view_get_session (view) : NULL;
}

static void
dub_pane_build (DubPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
build (DubPane *self)
{
  DubPanePrivate *priv = dub_pane_get_instance_private (self);
  DubPaneClass *klass = DUB_PANE_GET_CLASS (self);

  if (!priv->is_built && klass->build != NULL)
    klass->build (self);
  priv->is_built = TRUE;
}

void
dub_pane_update (DubPane *self)
{
  DubPanePrivate *priv = dub_pane_get_instance_private (self);

  build (self);
  priv->is_stale = FALSE;
  if (priv->view == NULL)
    return;
  priv->n_changes = dub_table_view_get_n_changes (priv->view);
  DUB_PANE_GET_CLASS (self)->update (self, dub_table_view_get_session (priv->view));
}

/* A pane that another one has just shown is up to date. */
static void
view_changed (DubPane *self)
{
  DubPanePrivate *priv = dub_pane_get_instance_private (self);

  if (!priv->is_stale && priv->n_changes == dub_table_view_get_n_changes (priv->view))
    return;
  priv->is_stale = TRUE;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    dub_pane_update (self);
}

void
dub_pane_set_view (DubPane *self, DubTableView *view)
{
  DubPanePrivate *priv = dub_pane_get_instance_private (self);

  if (priv->view == view)
    return;
  if (priv->view != NULL)
    g_clear_signal_handler (&priv->handler, priv->view);
  g_set_object (&priv->view, view);
  if (view != NULL) {
    priv->handler = g_signal_connect_swapped (view, "changed", G_CALLBACK (view_changed), self);
    priv->is_stale = TRUE;
    view_changed (self);
  }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VIEW]);
}

static void
dub_pane_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_VIEW)
    g_value_set_object (value, dub_pane_get_view (DUB_PANE (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
dub_pane_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_VIEW)
    dub_pane_set_view (DUB_PANE (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
dub_pane_dispose (GObject *object)
{
  dub_pane_set_view (DUB_PANE (object), NULL);

  G_OBJECT_CLASS (dub_pane_parent_class)->dispose (object);
}

/* Updates before it is laid out, so that nothing old is seen. */
static void
dub_pane_map (GtkWidget *widget)
{
  DubPane *self = DUB_PANE (widget);
  DubPanePrivate *priv = dub_pane_get_instance_private (self);

  build (self);
  if (priv->is_stale)
    dub_pane_update (self);
  GTK_WIDGET_CLASS (dub_pane_parent_class)->map (widget);
}

static GtkSizeRequestMode
dub_pane_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
dub_pane_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                  int *natural, int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));

  *minimum_baseline = *natural_baseline = -1;
  if (child != NULL && gtk_widget_should_layout (child))
    gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
dub_pane_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));
  DubPaneClass *klass = DUB_PANE_GET_CLASS (widget);

  if (child != NULL && gtk_widget_should_layout (child))
    gtk_widget_allocate (child, width, height, baseline, NULL);
  if (klass->laid_out == NULL || !gtk_widget_get_mapped (widget))
    return;
  klass->laid_out (DUB_PANE (widget));
  /* A scroller that was moved lays out its content again; later would be after it is drawn. */
  if (child != NULL && gtk_widget_should_layout (child))
    gtk_widget_allocate (child, width, height, baseline, NULL);
}

static void
dub_pane_class_init (DubPaneClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = dub_pane_get_property;
  object_class->set_property = dub_pane_set_property;
  object_class->dispose = dub_pane_dispose;
  widget_class->map = dub_pane_map;
  klass->build = dub_pane_build;
  widget_class->get_request_mode = dub_pane_get_request_mode;
  widget_class->measure = dub_pane_measure;
  widget_class->size_allocate = dub_pane_size_allocate;

  properties[PROP_VIEW] =
      g_param_spec_object ("view", NULL, NULL, DUB_TYPE_TABLE_VIEW,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
dub_pane_init (DubPane *self)
{
  /* That of a bin would lay it out without size_allocate. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
}

gboolean
dub_pane_focus_first (DubPane *self)
{
  DubPaneClass *klass = DUB_PANE_GET_CLASS (self);

  build (self);

  return klass->focus_first != NULL && klass->focus_first (self);
}

/* GTK caches that the height of an empty container does not depend on its width, and still uses
 * that when it is filled, so that lines are cut off. Only adding a child to a visible container
 * that was measured since then clears the cache. GTK queries a hidden container, or one on a
 * hidden page, without ever measuring it. */
void
dub_pane_clear (GtkWidget *container)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (container)) != NULL) {
    if (GTK_IS_LIST_BOX (container))
      gtk_list_box_remove (GTK_LIST_BOX (container), child);
    else if (GTK_IS_FLOW_BOX (container))
      gtk_flow_box_remove (GTK_FLOW_BOX (container), child);
    else
      gtk_box_remove (GTK_BOX (container), child);
  }
  gtk_widget_set_visible (container, TRUE);
  gtk_widget_measure (container, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
}

/* The id of a rule is a tag after a reason: smaller and fainter, for who looks it up. */
static void
quiet_tag (GtkLabel *label, const char *text)
{
  const char *tag = g_str_has_suffix (text, "]") ? strrchr (text, '[') : NULL;
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  PangoAttribute *looks[] = { pango_attr_scale_new (PANGO_SCALE_SMALL),
                              pango_attr_foreground_alpha_new (G_MAXUINT16 / 10 * 7) };

  for (guint i = 0; i < G_N_ELEMENTS (looks); i++) {
    looks[i]->start_index = tag != NULL ? (guint) (tag - text) : G_MAXUINT;
    pango_attr_list_insert (attributes, looks[i]);
  }
  gtk_label_set_attributes (label, attributes);
}

GtkWidget *
dub_pane_new_label (const char *text, const char *style_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (style_class != NULL)
    gtk_widget_add_css_class (label, style_class);
  if (g_strcmp0 (style_class, "reason") == 0)
    quiet_tag (GTK_LABEL (label), text);

  return label;
}

void
dub_pane_show_lines (GtkWidget *box, char **lines, const char *styles)
{
  g_autofree char *text = g_strjoinv ("\n", lines);
  g_auto (GStrv) classes = g_strsplit (styles, " ", -1);
  guint n_classes = g_strv_length (classes);

  if (g_strcmp0 (g_object_get_data (G_OBJECT (box), LINES), text) == 0)
    return;
  dub_pane_clear (box);
  for (guint i = 0; lines[i] != NULL; i++)
    gtk_box_append (GTK_BOX (box), dub_pane_new_label (lines[i], classes[MIN (i, n_classes - 1)]));
  gtk_widget_set_visible (box, lines[0] != NULL);
  g_object_set_data_full (G_OBJECT (box), LINES, g_steal_pointer (&text), g_free);
}

/* GTK 4.8 looks for the focus inside a collapsed expander, whose child is not in a window, and
 * gives the expander itself no name. */
GtkWidget *
dub_pane_new_expander (const char *text, GtkWidget *child)
{
  GtkWidget *expander = gtk_expander_new (NULL);

  gtk_expander_set_label_widget (GTK_EXPANDER (expander), dub_pane_new_label (text, NULL));
  gtk_expander_set_child (GTK_EXPANDER (expander), child);
  g_object_bind_property (expander, "expanded", child, "can-focus", G_BINDING_SYNC_CREATE);
  dub_ui_name (expander, text);

  return expander;
}

void
dub_pane_name_button (GtkWidget *button, const char *name)
{
  dub_ui_name (button, name);
  /* After GTK 4.8 the caption labels the button, and would be read instead of the name. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

GtkWidget *
dub_pane_new_button (const char *label, const DubMove *move)
{
  GtkWidget *text = dub_pane_new_label (label, NULL);
  GtkWidget *button = gtk_button_new ();

  /* Otherwise a popover would be as wide as the whole sentence. */
  gtk_label_set_max_width_chars (GTK_LABEL (text), 40);
  gtk_button_set_child (GTK_BUTTON (button), text);
  gtk_widget_add_css_class (button, "plain");
  dub_pane_set_move (button, move);
  dub_ui_name (button, label);

  return button;
}

const DubMove *
dub_pane_get_move (GtkWidget *button)
{
  const DubMove *move = g_object_get_data (G_OBJECT (button), MOVE);

  return move != NULL && move->verb != DUB_N_VERBS ? move : NULL;
}

/* The consequences of the move may give the button another move. */
static void
clicked_cb (GtkWidget *button)
{
  const DubMove *own = dub_pane_get_move (button);
  DubMove move;

  if (own == NULL)
    return;
  move = *own;
  dub_pane_perform (button, &move);
}

void
dub_pane_set_move (GtkWidget *button, const DubMove *move)
{
  const DubMove none = { .verb = DUB_N_VERBS };

  if (g_object_get_data (G_OBJECT (button), MOVE) == NULL)
    g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), NULL);
  g_object_set_data_full (G_OBJECT (button), MOVE,
                          g_memdup2 (move != NULL ? move : &none, sizeof none), g_free);
  gtk_widget_set_sensitive (button, move != NULL);
}

gboolean
dub_pane_perform (GtkWidget *widget, const DubMove *move)
{
  GtkWidget *page = gtk_widget_get_ancestor (widget, DUB_TYPE_GAME_PAGE);

  return page != NULL &&
         dub_table_view_perform (dub_game_page_get_view (DUB_GAME_PAGE (page)), move);
}
