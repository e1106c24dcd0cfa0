/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-rules-window.h"

#include "dub-dialogs.h"
#include "dub-pane.h"
#include "dub-piece.h"
#include "dub-scroll.h"
#include "dub-text-rules.h"
#include "dub-text.h"
#include "dub-ui.h"
#include "dub-wrap-layout.h"

#include <glib/gi18n-lib.h>

/* Pixels above a rule that was scrolled to, so that its surroundings are seen. */
enum { ABOVE = 68, TOUCH = 44, SPACING = 12 };

/* Of a figure beside a rule; the style puts a frame around it. */
enum { WIDTH = 30, FRAME = 8 };

struct _DubRulesWindow {
  AdwWindow parent_instance;

  AdwLeaflet *leaflet;
  GtkWidget *sidebar;
  GtkWidget *content;
  GtkListBox *contents;
  GtkEditable *search;
  GtkWidget *chapters;
  GtkWidget *nothing;
  GtkScrolledWindow *scroller;
  GtkToggleButton *by_moment;

  DubEdition edition;
  char *ids; /* owned; of the marked rules */

  GtkWidget *rows[DUB_N_BOOK_ITEMS]; /* not owned */
  GtkWidget *first;                  /* of these, the one to be shown; NULL if none is */
};

G_DEFINE_FINAL_TYPE (DubRulesWindow, dub_rules_window, ADW_TYPE_WINDOW)

/* The rules that a piece stands beside; the others have her portrait. */
static const struct {
  DubFace face;
  guint8 rules[10];
} figures[] = {
  { { DUB_PIECE_CARD, 0, DUB_CARD_UNKNOWN, 0 },
    { DUB_RULE_T_1, DUB_RULE_T_2, DUB_RULE_HIR_4, DUB_RULE_R_3, DUB_RULE_R_12, DUB_RULE_P1_F,
      DUB_RULE_P2, DUB_RULE_P3 } },
  { { DUB_PIECE_CARD, 0, DUB_CARD_FAVOR, 0 },
    { DUB_RULE_FAV_1, DUB_RULE_FAV_2, DUB_RULE_P1_A, DUB_RULE_ALL_1, DUB_RULE_YOU_3 } },
  { { DUB_PIECE_CARD, 0, DUB_CARD_FUND, 0 },
    { DUB_RULE_T_3, DUB_RULE_FUN_2, DUB_RULE_FUN_3, DUB_RULE_R_10, DUB_RULE_P4, DUB_RULE_YOU_1,
      DUB_RULE_END_1, DUB_RULE_END_4, DUB_RULE_END_6 } },
  { { DUB_PIECE_GARMENT, 0, DUB_BLUE, FALSE },
    { DUB_RULE_YOU_2, DUB_RULE_TAI_3, DUB_RULE_TAI_4, DUB_RULE_R_5, DUB_RULE_R_1, DUB_RULE_END_3,
      DUB_RULE_END_5, DUB_RULE_END_7 } },
  { { DUB_PIECE_EMPLOYEE, 0, DUB_MASTER, DUB_CROWN_NONE },
    { DUB_RULE_YOU_4, DUB_RULE_R_16, DUB_RULE_EXAM_M, DUB_RULE_EXAM_X, DUB_RULE_SET_3 } },
  { { DUB_PIECE_EMPLOYEE, 0, DUB_JOURNEYMAN, DUB_CROWN_NONE },
    { DUB_RULE_YOU_5, DUB_RULE_R_15, DUB_RULE_HIR_1, DUB_RULE_HIR_3, DUB_RULE_R_6, DUB_RULE_EXAM_J,
      DUB_RULE_SET_5, DUB_RULE_SET_6, DUB_RULE_P1_B } },
  { { DUB_PIECE_EMPLOYEE, 0, DUB_APPRENTICE, DUB_CROWN_NONE },
    { DUB_RULE_YOU_6, DUB_RULE_EXAM_R, DUB_RULE_R_11, DUB_RULE_SET_4, DUB_RULE_SET_7 } },
  { { DUB_PIECE_JEWEL, 0, DUB_BLUE, 0 }, { DUB_RULE_YOU_7, DUB_RULE_TAI_6, DUB_RULE_P1_E } },
  { { DUB_PIECE_GARMENT, 0, DUB_PINK, FALSE }, { DUB_RULE_YOU_8, DUB_RULE_FES_1, DUB_RULE_R_8 } },
  { { DUB_PIECE_TILE, 0, DUB_TILE_BP_GO, 0 }, { DUB_RULE_RES_1, DUB_RULE_P1_C } },
  { { DUB_PIECE_TILE, 0, DUB_TILE_BP, 0 }, { DUB_RULE_RES_3, DUB_RULE_RES_4 } },
  { { DUB_PIECE_TILE, 0, DUB_TILE_UNKNOWN, 0 },
    { DUB_RULE_RES_2, DUB_RULE_TAI_5, DUB_RULE_R_13, DUB_RULE_SET_8, DUB_RULE_END_8 } },
  { { DUB_PIECE_GARMENT, 0, DUB_GREEN, FALSE },
    { DUB_RULE_TAI_1, DUB_RULE_R_4, DUB_RULE_R_14, DUB_RULE_P1_D } },
  { { DUB_PIECE_GARMENT, 0, DUB_PINK, TRUE }, { DUB_RULE_TAI_2, DUB_RULE_R_2 } },
  { { DUB_PIECE_GARMENT, 0, DUB_ORANGE, FALSE }, { DUB_RULE_EXP_1, DUB_RULE_R_9 } },
  { { DUB_PIECE_JEWEL, 0, DUB_ORANGE, 0 }, { DUB_RULE_FUN_1 } },
  { { DUB_PIECE_EMPLOYEE, 0, DUB_APPRENTICE, DUB_VI_STAFF },
    { DUB_RULE_HIR_2, DUB_RULE_VAL_1, DUB_RULE_R_7, DUB_RULE_END_2 } },
};

/* These signs are drawn; all others but the token and the star are letters. */
static const DubFace drawn[DUB_N_SIGNS] = {
  [DUB_SIGN_COLORS] = { DUB_PIECE_GARMENT, 0, DUB_GREEN, FALSE },
  [DUB_SIGN_SILK] = { DUB_PIECE_TILE, 0, DUB_TILE_BP_GO, 0 },
  [DUB_SIGN_TOKENS] = { DUB_PIECE_TOKEN, 0, DUB_BARRY, DUB_PLAYER_PURPLE },
  [DUB_SIGN_MASTER] = { .kind = DUB_PIECE_STAR },
  [DUB_SIGN_UNKNOWN] = { DUB_PIECE_TILE, 0, DUB_TILE_UNKNOWN, 0 },
  [DUB_SIGN_THIMBLE] = { DUB_PIECE_GARMENT, 0, DUB_PINK, TRUE },
  [DUB_SIGN_CROWN] = { DUB_PIECE_EMPLOYEE, 0, DUB_APPRENTICE, DUB_VI_STAFF },
};

static void
show_face (GtkWidget *piece, DubFace face, DubEdition edition)
{
  face.edition = (guint8) edition;
  dub_piece_show (DUB_PIECE (piece), face);
}

static GtkWidget *
finish (GtkWidget *figure)
{
  gtk_widget_set_valign (figure, GTK_ALIGN_START);
  gtk_widget_add_css_class (figure, "rule-figure");

  return figure;
}

static DubFace
find_face (DubRuleId rule)
{
  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    for (guint j = 0; figures[i].rules[j] != DUB_RULE_NONE; j++)
      if (figures[i].rules[j] == rule)
        return figures[i].face;

  return (DubFace){ .kind = DUB_PIECE_PORTRAIT };
}

static GtkWidget *
new_figure (DubRuleId rule, DubEdition edition)
{
  GtkWidget *piece = dub_piece_new ();

  show_face (piece, find_face (rule), edition);
  dub_piece_set_size (DUB_PIECE (piece), WIDTH);

  return finish (piece);
}

/* A sign that is written. The style draws the rest: the corner of a step, the edge to tap. */
static GtkWidget *
new_mark (DubSign sign)
{
  g_autofree char *mark = dub_text_sign_mark (sign);
  GtkWidget *label;

  /* The words before the dash say where these are. */
  label = gtk_label_new (sign == DUB_SIGN_STEPS   ? "1"
                         : sign == DUB_SIGN_OPEN  ? ""
                         : sign == DUB_SIGN_TIMES ? "×2"
                                                  : mark);
  gtk_widget_set_size_request (label, WIDTH + FRAME, WIDTH + FRAME);
  gtk_widget_add_css_class (label, "sign");
  if (sign == DUB_SIGN_STEPS)
    gtk_widget_add_css_class (label, "sign-step");
  if (sign == DUB_SIGN_OPEN)
    gtk_widget_add_css_class (label, "sign-open");

  return label;
}

static GtkWidget *
new_sign_figure (DubSign sign, DubEdition edition)
{
  GtkWidget *piece;

  if (drawn[sign].kind == DUB_PIECE_NOTHING)
    return finish (new_mark (sign));

  piece = dub_piece_new ();
  show_face (piece, drawn[sign], edition);
  dub_piece_set_size (DUB_PIECE (piece), WIDTH);

  return finish (piece);
}

static DubRuleOrder
get_order (DubRulesWindow *self)
{
  return gtk_toggle_button_get_active (self->by_moment) ? DUB_RULES_BY_MOMENT
                                                        : DUB_RULES_BY_SUBJECT;
}

static void
append_label (GtkWidget *box, const char *text, const char *style_class)
{
  gtk_box_append (GTK_BOX (box), dub_pane_new_label (text, style_class));
}

/* The title, and the id at its end. */
static GtkWidget *
new_head (DubRuleId rule, const char *title)
{
  GtkWidget *head = dub_row_new (SPACING);
  GtkWidget *label = dub_pane_new_label (title, "heading");
  GtkWidget *id = gtk_label_new (dub_rule_id_to_string (rule));

  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_valign (id, GTK_ALIGN_START);
  gtk_widget_add_css_class (id, "rule-id");
  gtk_box_append (GTK_BOX (head), label);
  gtk_box_append (GTK_BOX (head), id);

  return head;
}

/* A row with a figure and words beside it. */
static GtkWidget *
new_list_row (GtkWidget *figure, GtkWidget *words, const char *name)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = dub_row_new (SPACING);

  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (box), figure);
  gtk_box_append (GTK_BOX (box), words);
  gtk_widget_add_css_class (box, "rule");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  dub_ui_name (row, name);

  return row;
}

static GtkWidget *
new_rule_row (DubRulesWindow *self, DubRuleId rule)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4), *row;
  g_autofree char *title = dub_text_rule_title (rule);
  g_autofree char *text = dub_text_rule (rule);
  g_autofree char *remark = dub_text_rule_remark (rule);
  g_auto (GStrv) lines = dub_text_rule_list (rule);
  g_autofree char *name = g_strdup_printf ("%s, %s. %s", dub_rule_id_to_string (rule), title, text);

  gtk_box_append (GTK_BOX (words), new_head (rule, title));
  append_label (words, text, NULL);
  for (guint i = 0; lines[i] != NULL; i++) {
    g_autofree char *line = g_strdup_printf ("• %s", lines[i]);

    append_label (words, line, NULL);
  }
  if (remark != NULL)
    append_label (words, remark, "caption");
  row = new_list_row (new_figure (rule, self->edition), words, name);
  dub_ui_describe (row, remark != NULL ? remark : "");
  dub_ui_set_class (row, "ruling", remark != NULL);

  return row;
}

static GtkWidget *
new_sign_row (DubRulesWindow *self, DubSign sign)
{
  g_autofree char *text = dub_text_sign (sign);

  return new_list_row (new_sign_figure (sign, self->edition), dub_pane_new_label (text, NULL),
                       text);
}

static GtkWidget *
new_chapter (DubRulesWindow *self, guint chapter, const char *title)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *list = dub_ui_new_list (title);
  g_autofree char *intro = dub_text_rules_intro (get_order (self), chapter);

  append_label (box, title, "title-4");
  append_label (box, intro, "dim-label");
  gtk_widget_set_margin_top (list, 6);
  for (const guint8 *item = dub_text_rules_list (get_order (self), chapter); *item != DUB_RULE_NONE;
       item++) {
    self->rows[*item] = *item < DUB_FIRST_SIGN ? new_rule_row (self, *item)
                                               : new_sign_row (self, *item - DUB_FIRST_SIGN);
    gtk_list_box_append (GTK_LIST_BOX (list), self->rows[*item]);
  }
  gtk_box_append (GTK_BOX (box), list);

  return box;
}

static GtkWidget *
get_chapter (DubRulesWindow *self, guint chapter)
{
  GtkWidget *child = gtk_widget_get_first_child (self->chapters);

  while (chapter-- > 0)
    child = gtk_widget_get_next_sibling (child);

  return child;
}

/* Hides what is in a chapter without the words, and returns whether something is left. */
static gboolean
filter_chapter (DubRulesWindow *self, guint chapter, const char *words)
{
  gboolean is_shown = FALSE;

  for (const guint8 *item = dub_text_rules_list (get_order (self), chapter); *item != DUB_RULE_NONE;
       item++) {
    gboolean matches = dub_text_rules_match (*item, words);

    gtk_widget_set_visible (self->rows[*item], matches);
    is_shown |= matches;
  }

  return is_shown;
}

/* Hides what is without the words, and chapters with nothing left. */
static void
filter (DubRulesWindow *self)
{
  const char *words = gtk_editable_get_text (self->search);
  gboolean is_found = FALSE;

  for (guint i = 0; i < dub_text_rules_count_chapters (get_order (self)); i++) {
    gboolean is_shown = filter_chapter (self, i, words);

    gtk_widget_set_visible (get_chapter (self, i), is_shown);
    gtk_widget_set_visible (GTK_WIDGET (gtk_list_box_get_row_at_index (self->contents, (int) i)),
                            is_shown);
    is_found |= is_shown;
  }
  gtk_widget_set_visible (self->nothing, !is_found);
  gtk_widget_set_visible (self->chapters, is_found);
}

/* Escape clears the search first, then closes the window. */
static void
stop_search (DubRulesWindow *self)
{
  if (*gtk_editable_get_text (self->search) != '\0')
    gtk_editable_set_text (self->search, "");
  else
    gtk_window_close (GTK_WINDOW (self));
}

static void
mark (DubRulesWindow *self)
{
  g_auto (GStrv) ids = g_strsplit (self->ids, " ", -1);

  self->first = g_str_equal (self->ids, DUB_RULES_SIGNS) ? self->rows[DUB_FIRST_SIGN] : NULL;
  for (guint i = 0; ids[i] != NULL; i++) {
    DubRuleId rule = dub_text_rule_parse (ids[i]);

    if (rule == DUB_RULE_NONE)
      continue;
    gtk_widget_add_css_class (self->rows[rule], "cited");
    if (self->first == NULL)
      self->first = self->rows[rule];
  }
}

static void
fill (DubRulesWindow *self)
{
  dub_pane_clear (self->chapters);
  dub_pane_clear (GTK_WIDGET (self->contents));
  for (guint i = 0; i < dub_text_rules_count_chapters (get_order (self)); i++) {
    g_autofree char *title = dub_text_rules_chapter (get_order (self), i);
    GtkWidget *label = dub_pane_new_label (title, NULL);
    GtkWidget *row = gtk_list_box_row_new ();

    gtk_widget_set_size_request (label, -1, TOUCH);
    gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
    dub_ui_name (row, title);
    gtk_list_box_append (self->contents, row);
    gtk_box_append (GTK_BOX (self->chapters), new_chapter (self, i, title));
  }
  mark (self);
  filter (self);
}

static void
show_rules (DubRulesWindow *self, const char *ids)
{
  g_free (self->ids);
  self->ids = g_strdup (ids);
  gtk_editable_set_text (self->search, "");
  fill (self);
  adw_leaflet_set_visible_child (self->leaflet, self->content);
  if (self->first == NULL) {
    gtk_widget_grab_focus (GTK_WIDGET (self->search));
    return;
  }
  gtk_widget_grab_focus (self->first);
  dub_scroll_to_top (self->scroller,
                     self->first == self->rows[DUB_FIRST_SIGN]
                         ? gtk_widget_get_last_child (self->chapters)
                         : self->first,
                     ABOVE);
}

static void
chapter_activated_cb (DubRulesWindow *self, GtkListBoxRow *row)
{
  GtkWidget *chapter = get_chapter (self, (guint) gtk_list_box_row_get_index (row));

  adw_leaflet_set_visible_child (self->leaflet, self->content);
  gtk_widget_child_focus (chapter, GTK_DIR_TAB_FORWARD);
  dub_scroll_to_top (self->scroller, chapter, ABOVE);
}

/* The rules are what the window is for: they are shown when there is room for one half only. */
static void
update_layout (DubRulesWindow *self)
{
  adw_leaflet_set_visible_child (self->leaflet, self->content);
}

static void
show_contents (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubRulesWindow *self = DUB_RULES_WINDOW (widget);

  adw_leaflet_set_visible_child (self->leaflet, self->sidebar);
  gtk_widget_child_focus (GTK_WIDGET (self->contents), GTK_DIR_TAB_FORWARD);
}

static void
focus_search (GtkWidget *widget, const char *action, GVariant *parameter)
{
  DubRulesWindow *self = DUB_RULES_WINDOW (widget);

  adw_leaflet_set_visible_child (self->leaflet, self->content);
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

static void
dub_rules_window_finalize (GObject *object)
{
  g_free (DUB_RULES_WINDOW (object)->ids);

  G_OBJECT_CLASS (dub_rules_window_parent_class)->finalize (object);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubRulesWindow, name)

static void
dub_rules_window_class_init (DubRulesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = dub_rules_window_finalize;

  dub_template_set (widget_class, "dub-rules-window", CHILD (leaflet), CHILD (sidebar),
                    CHILD (content), CHILD (contents), CHILD (search), CHILD (chapters),
                    CHILD (nothing), CHILD (scroller), CHILD (by_moment), NULL);
  gtk_widget_class_bind_template_callback (widget_class, update_layout);
  gtk_widget_class_bind_template_callback (widget_class, chapter_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, fill);
  gtk_widget_class_bind_template_callback (widget_class, filter);
  gtk_widget_class_bind_template_callback (widget_class, stop_search);
  gtk_widget_class_install_action (widget_class, "rules.contents", NULL, show_contents);
  gtk_widget_class_install_action (widget_class, "rules.search", NULL, focus_search);
}

static void
dub_rules_window_init (DubRulesWindow *self)
{
  self->ids = g_strdup ("");
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
dub_rules_window_present (GtkWindow *parent, DubEdition edition, const char *ids)
{
  DubRulesWindow *self = dub_child_window_find (DUB_TYPE_RULES_WINDOW);

  if (self == NULL)
    self = dub_child_window_new (DUB_TYPE_RULES_WINDOW, parent);
  self->edition = edition;
  gtk_window_present (GTK_WINDOW (self));
  show_rules (self, ids);
}

void
dub_rules_window_renew (GtkWindow *parent, DubEdition edition)
{
  DubRulesWindow *self = dub_child_window_find (DUB_TYPE_RULES_WINDOW);
  g_autofree char *ids = NULL, *words = NULL;
  g_autoptr (GArray) focus = NULL;
  gboolean by_moment;

  if (self == NULL)
    return;
  focus = dub_ui_find_focus (GTK_WINDOW (self));
  ids = g_strdup (self->ids);
  by_moment = gtk_toggle_button_get_active (self->by_moment);
  words = g_strdup (gtk_editable_get_text (self->search));
  gtk_window_destroy (GTK_WINDOW (self));
  dub_rules_window_present (parent, edition, ids);
  self = dub_child_window_find (DUB_TYPE_RULES_WINDOW);
  gtk_toggle_button_set_active (self->by_moment, by_moment);
  gtk_editable_set_text (self->search, words);
  dub_ui_focus_again (GTK_WINDOW (self), focus);
}

GtkWidget *
dub_rules_button_new (const guint8 rules[DUB_MAX_MOVE_RULES])
{
  GtkWidget *button = gtk_button_new_with_label (C_ ("why", "Show in Rules"));
  g_autoptr (GString) ids = g_string_new (NULL);

  for (guint i = 0; i < DUB_MAX_MOVE_RULES; i++)
    if (rules[i] != DUB_RULE_NONE)
      g_string_append_printf (ids, "%s%s", ids->len > 0 ? " " : "",
                              dub_rule_id_to_string (rules[i]));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.rules");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", ids->str);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "flat");

  return button;
}
