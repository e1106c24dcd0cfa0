/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-barry-pane.h"

#include "dub-card-picker.h"
#include "dub-her-counters.h"
#include "dub-panes.h"
#include "dub-piece.h"
#include "dub-step-row.h"
#include "dub-text.h"
#include "dub-ui.h"
#include "dub-wrap-layout.h"

enum { PHONE = 380 }; /* the widest column of a phone, with text of the usual size */

struct _DubBarryPane {
  DubPane parent_instance;

  GtkWidget *card;
  DubPiece *portrait;
  GtkWidget *card_names;
  GtkLabel *card_action;
  GtkLabel *card_which;
  DubHerCounters *counters;
  GtkLabel *next;
  DubPane *learned;
  DubPane *check;
  GtkWidget *picker;
  DubPane *question;
  GtkWidget *steps;
  GtkWidget *audit;
};

DUB_DEFINE_BARE_TYPE (DubBarryPane, dub_barry_pane, DUB_TYPE_PANE)

/* The player reports a card that the app does not know. */
static gboolean
is_card_asked (const DubState *state)
{
  return state->phase == DUB_PHASE_TURNS && state->turn == DUB_BARRY &&
         state->playing.action == DUB_CARD_UNKNOWN && state->hand.n > 0 &&
         state->hand.cards[0].action == DUB_CARD_UNKNOWN;
}

gboolean
dub_barry_pane_has_card (DubSession *session)
{
  const DubState *state = &dub_session_get_game (session)->state;

  return state->phase == DUB_PHASE_TURNS && state->turn == DUB_BARRY && !is_card_asked (state);
}

/* Without a card there is the sentence that says what comes next. */
static void
update_card (DubBarryPane *self, DubSession *session)
{
  const DubState *state = &dub_session_get_game (session)->state;
  gboolean has_card = dub_barry_pane_has_card (session);
  g_autofree char *face = dub_text_card_face (state->playing);
  g_autofree char *name = dub_text_her_card (state->playing), *which = NULL;

  dub_ui_take_text (self->card_action, dub_text_card_head (face, &which));
  dub_ui_name (self->card_action, name);
  gtk_label_set_label (self->card_which, which != NULL ? which : "");
  gtk_widget_set_visible (GTK_WIDGET (self->card_which), which != NULL);
  dub_ui_take_text (self->next, dub_text_next (state));
  dub_her_counters_show (self->counters, state);
  gtk_widget_set_visible (GTK_WIDGET (self->portrait), has_card);
  gtk_widget_set_visible (GTK_WIDGET (self->counters), has_card);
  gtk_widget_set_visible (self->card_names, has_card);
  gtk_widget_set_visible (GTK_WIDGET (self->next), !has_card);
  dub_ui_set_class (self->card, "her-card", has_card);
}

static void
update_picker (DubBarryPane *self, DubSession *session)
{
  gboolean is_asked = is_card_asked (&dub_session_get_game (session)->state);

  dub_pane_clear (self->picker);
  if (is_asked)
    gtk_box_append (GTK_BOX (self->picker), dub_card_picker_new (session, DUB_MOVE_PLAY_CARD));
  gtk_widget_set_visible (self->picker, is_asked);
}

/* Pixels at the usual size of text. */
static void
set_text_size (GtkLabel *label, double pixels, gboolean is_bold)
{
  g_autoptr (PangoAttrList) look = pango_attr_list_new ();

  pango_attr_list_insert (look, pango_attr_scale_new (pixels / DUB_USUAL_TEXT));
  if (is_bold)
    pango_attr_list_insert (look, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  gtk_label_set_attributes (label, look);
}

static void
set_tight (DubBarryPane *self, gboolean is_tight)
{
  gtk_widget_set_size_request (GTK_WIDGET (self->portrait), is_tight ? 40 : 58, is_tight ? 48 : 70);
  set_text_size (self->card_action, is_tight ? 19 : 27, TRUE);
  set_text_size (self->card_which, is_tight ? 15 : 17, FALSE);
  gtk_box_set_spacing (GTK_BOX (self->card), is_tight ? 1 : 8);
}

static void
update_steps (DubBarryPane *self)
{
  DubTableView *view = dub_pane_get_view (DUB_PANE (self));
  GListModel *steps = dub_table_view_get_steps (view);

  dub_pane_clear (self->steps);
  for (guint i = 0; i < g_list_model_get_n_items (steps); i++) {
    g_autoptr (DubStepItem) item = g_list_model_get_item (steps, i);

    gtk_box_append (GTK_BOX (self->steps), dub_step_row_new (view, item));
  }
}

/* Lists what was skipped, which no step shows. */
static void
update_rulings (DubBarryPane *self, DubSession *session)
{
  g_auto (GStrv) rulings = dub_session_dup_rulings (session);

  for (guint i = 0; rulings[i] != NULL; i++)
    gtk_box_append (GTK_BOX (self->steps), dub_pane_new_label (rulings[i], "reason"));
}

static void
update_audit (DubBarryPane *self, const DubState *state)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) lines = dub_text_audit (state), all = NULL;
  g_autofree char *title = dub_text_audit_title ();

  if (state->phase == DUB_PHASE_INCOME) {
    g_strv_builder_add (builder, title);
    g_strv_builder_addv (builder, (const char **) lines);
  }
  all = g_strv_builder_end (builder);
  dub_pane_show_lines (self->audit, all, "heading body");
}

static void
dub_barry_pane_update (DubPane *pane, DubSession *session)
{
  DubBarryPane *self = DUB_BARRY_PANE (pane);

  update_card (self, session);
  dub_pane_update (self->learned);
  dub_pane_update (self->check);
  update_picker (self, session);
  gtk_widget_set_visible (GTK_WIDGET (self->question), dub_session_get_question (session) != NULL);
  update_steps (self);
  update_rulings (self, session);
  gtk_widget_set_visible (self->steps, gtk_widget_get_first_child (self->steps) != NULL);
  update_audit (self, &dub_session_get_game (session)->state);
}

/* A screen reader reads the first step because it has the focus. */
static gboolean
dub_barry_pane_focus_first (DubPane *pane)
{
  DubBarryPane *self = DUB_BARRY_PANE (pane);
  GtkWidget *first = gtk_widget_get_first_child (self->steps);

  if (gtk_widget_get_visible (GTK_WIDGET (self->question)))
    return dub_pane_focus_first (self->question);

  return first != NULL && gtk_widget_grab_focus (first);
}

static void
dub_barry_pane_build (DubPane *pane)
{
  DubBarryPane *self = DUB_BARRY_PANE (pane);

  DUB_PANE_CLASS (dub_barry_pane_parent_class)->build (pane);
  dub_piece_show (self->portrait, (DubFace){ .kind = DUB_PIECE_PORTRAIT });
  set_tight (self, TRUE); /* which is narrow enough for a phone */
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubBarryPane, name)

static void
dub_barry_pane_class_init (DubBarryPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  DUB_PANE_CLASS (klass)->build = dub_barry_pane_build;
  DUB_PANE_CLASS (klass)->update = dub_barry_pane_update;
  DUB_PANE_CLASS (klass)->focus_first = dub_barry_pane_focus_first;

  g_type_ensure (DUB_TYPE_HER_COUNTERS);
  g_type_ensure (DUB_TYPE_PIECE);
  g_type_ensure (DUB_TYPE_DECK_PROGRESS);
  g_type_ensure (DUB_TYPE_QUESTION_FORM);
  g_type_ensure (DUB_TYPE_SAMPLE_CHECK);
  g_type_ensure (DUB_TYPE_WRAP_LAYOUT);
  dub_template_set (widget_class, "dub-barry-pane", CHILD (card), CHILD (portrait),
                    CHILD (card_names), CHILD (card_action), CHILD (card_which), CHILD (counters),
                    CHILD (next), CHILD (learned), CHILD (check), CHILD (picker), CHILD (question),
                    CHILD (steps), CHILD (audit), NULL);
}

typedef struct {
  DubStepSize size;
  gboolean is_tight;
} Way;

static int
sum_up (DubBarryPane *self, DubStepSize size, int width, int room)
{
  int height = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (self->steps); row != NULL && height <= room;
       row = gtk_widget_get_next_sibling (row)) {
    int own;

    if (DUB_IS_STEP_ROW (row))
      own = dub_step_row_measure (DUB_STEP_ROW (row), size, width);
    else
      gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, width, &own, NULL, NULL, NULL);
    height += own;
  }

  return height;
}

/* The height of the card, and of what is asked below the steps. */
static int
measure_card (DubBarryPane *self, int width, gboolean is_tight)
{
  int height, below = 0;

  set_tight (self, is_tight);
  gtk_widget_measure (self->card, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  if (gtk_widget_get_visible (GTK_WIDGET (self->check)))
    gtk_widget_measure (GTK_WIDGET (self->check), GTK_ORIENTATION_VERTICAL, width, &below, NULL,
                        NULL, NULL);

  return height + below;
}

static double
get_text_scale (DubBarryPane *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));

  return pango_font_description_get_size (pango_context_get_font_description (context)) /
         (DUB_USUAL_TEXT * PANGO_SCALE);
}

/* The last way is for all that do not fit in another one. Large type needs wide lines. */
static Way
find_way (DubBarryPane *self, int width, DubRoom room)
{
  static const Way ways[] = {
    { DUB_STEP_HUGE, FALSE },  { DUB_STEP_LARGE, FALSE }, { DUB_STEP_MEDIUM, FALSE },
    { DUB_STEP_MEDIUM, TRUE }, { DUB_STEP_SMALL, TRUE },  { DUB_STEP_TINY, TRUE },
  };
  gboolean is_wide = width > PHONE * get_text_scale (self);
  guint first = is_wide ? 0 : 3, last = is_wide ? 5 : 4;
  const int cards[] = { measure_card (self, width, FALSE), measure_card (self, width, TRUE) };

  for (guint i = first; i < last; i++) {
    int left = ways[i].is_tight ? room.tight - cards[1] : room.loose - cards[0];

    if (sum_up (self, ways[i].size, width, left) <= left)
      return ways[i];
  }

  return ways[last];
}

/* GTK repeats the layout before it paints. */
gboolean
dub_barry_pane_fit (DubBarryPane *self, int width, DubRoom room)
{
  graphene_rect_t card, steps;
  int others;
  Way way;

  if (!gtk_widget_get_visible (self->steps) ||
      !gtk_widget_compute_bounds (self->steps, gtk_widget_get_parent (GTK_WIDGET (self)), &steps) ||
      !gtk_widget_compute_bounds (self->card, GTK_WIDGET (self), &card))
    return FALSE;
  others = (int) (steps.origin.y - card.size.height);
  way = find_way (self, width, (DubRoom){ room.loose - others, room.tight - others });
  set_tight (self, way.is_tight);
  dub_ui_set_class (self->steps, "dense", way.size >= DUB_STEP_SMALL);
  for (GtkWidget *row = gtk_widget_get_first_child (self->steps); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (DUB_IS_STEP_ROW (row))
      dub_step_row_set_size (DUB_STEP_ROW (row), way.size);

  return way.is_tight;
}
