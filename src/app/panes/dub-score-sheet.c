/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-score-sheet.h"

#include "dub-colors.h"
#include "dub-deal-box.h"
#include "dub-drawing.h"
#include "dub-pane.h"
#include "dub-picture.h"
#include "dub-session.h"
#include "dub-statistics.h"
#include "dub-text-results.h"
#include "dub-text-score.h"
#include "dub-text-status.h"
#include "dub-ui.h"

#include <glib/gi18n-lib.h>

static const int width = 595; /* of A4, in points */
static const double page_height = 841.89;
static const int footer_height = 42;
static const GdkRGBA paper = { 0xfb / 255.0f, 0xf7 / 255.0f, 0xef / 255.0f, 1 };
static const GdkRGBA soft_ink = { 0x5d / 255.0f, 0x55 / 255.0f, 0x63 / 255.0f, 1 };

/* Returns the day of the game. */
static char *
dup_date (DubSession *session)
{
  gint64 day = dub_session_get_date (session);
  g_autoptr (GDateTime) date = day != 0 ? g_date_time_new_from_unix_local (day) : NULL;

  /* Translators: a date as g_date_time_format () makes it, only of numbers. */
  return date != NULL ? g_date_time_format (date, C_ ("date of a game", "%Y-%m-%d")) : NULL;
}

/* A frame whose corners curve inward, as on a gilt mirror. */
static void
draw_frame (cairo_t *cr, double inset, double thickness, double height)
{
  const double radius = 17;
  double right = width - inset, bottom = height - inset;

  cairo_new_path (cr);
  cairo_arc_negative (cr, right, inset, radius, G_PI, G_PI_2);
  cairo_arc_negative (cr, right, bottom, radius, 3 * G_PI_2, G_PI);
  cairo_arc_negative (cr, inset, bottom, radius, 0, -G_PI_2);
  cairo_arc_negative (cr, inset, inset, radius, G_PI_2, 0);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, &dub_color_gilt);
  cairo_set_line_width (cr, thickness);
  cairo_stroke (cr);
}

static void
put_frame (GtkSnapshot *snapshot, GtkWidget *content, guint page, double height)
{
  g_autofree char *footer =
      page > 0 ? g_strdup_printf ("Du Barry · %u", page + 1) : g_strdup ("Du Barry");
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (content, footer);
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string ("Sans");
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width,
                                                                          (float) height));

  draw_frame (cr, 20, 1.4, height);
  draw_frame (cr, 25, 0.5, height);
  cairo_destroy (cr);
  pango_font_description_set_absolute_size (font, 7.5 * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_width (layout, width * PANGO_SCALE);
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, (float) (height - footer_height)));
  gtk_snapshot_append_layout (snapshot, layout, &soft_ink);
  gtk_snapshot_restore (snapshot);
}

/* A small crown between two lines. */
static void
draw_ornament (GtkDrawingArea *area, cairo_t *cr, int area_width, int height, gpointer data)
{
  static const double points[][2] = { { -12, 8 }, { -15, -5 }, { -6, 1 }, { 0, -9 },
                                      { 6, 1 },   { 15, -5 },  { 12, 8 } };

  cairo_translate (cr, area_width / 2.0, 12);
  gdk_cairo_set_source_rgba (cr, &dub_color_gilt);
  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    cairo_line_to (cr, points[i][0], points[i][1]);
  cairo_fill (cr);
  for (guint i = 1; i < G_N_ELEMENTS (points); i += 2) {
    cairo_arc (cr, points[i][0], points[i][1], 2, 0, 2 * G_PI);
    cairo_fill (cr);
  }
  cairo_set_line_width (cr, 0.8);
  for (int side = -1; side <= 1; side += 2) {
    cairo_move_to (cr, side * 28, 2);
    cairo_line_to (cr, side * 120, 2);
    cairo_stroke (cr);
  }
}

static void
add_text (GtkWidget *content, const char *text, const char *style_class)
{
  GtkWidget *label = dub_pane_new_label (text, style_class);

  g_object_set (label, "justify", GTK_JUSTIFY_CENTER, "xalign", 0.5, NULL);
  gtk_box_append (GTK_BOX (content), label);
}

static void
add_header (GtkWidget *content, DubSession *session, const DubScoreTable *table)
{
  GtkWidget *ornament = gtk_drawing_area_new ();
  g_autofree char *date = dup_date (session);

  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (ornament), 28);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (ornament), draw_ornament, NULL, NULL);
  add_text (content, table->title, "sheet-title");
  gtk_box_append (GTK_BOX (content), ornament);
  add_text (content, dub_session_get_name (session), "sheet-name");
  if (date != NULL)
    add_text (content, date, "sheet-note");
  if (table->winner != NULL)
    add_text (content, table->winner, "sheet-winner");
}

/* The width is that of the column, whatever is in it. */
static void
add_cell (GtkWidget *row, const char *text, const char *style_class, int cell_width)
{
  GtkWidget *label = dub_pane_new_label (text, style_class);
  gboolean is_figure = g_str_equal (style_class, "sheet-figure");

  g_object_set (label, "wrap-mode", PANGO_WRAP_WORD_CHAR, "max-width-chars", 1, "width-request",
                cell_width, "valign", GTK_ALIGN_BASELINE, "xalign", is_figure ? 1.0 : 0.0, NULL);
  gtk_box_append (GTK_BOX (row), label);
}

static GtkWidget *
add_row (GtkWidget *content, const char *style_class)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_widget_add_css_class (row, style_class);
  gtk_box_append (GTK_BOX (content), row);

  return row;
}

static void
add_heads (GtkWidget *content)
{
  GtkWidget *row = add_row (content, "page-head");

  add_cell (row, "", "heading", 136);
  add_cell (row, "", "sheet-figure", 30);
  add_cell (row, C_ ("person", "Madame du Barry"), "heading", 134);
  add_cell (row, "", "sheet-figure", 30);
  add_cell (row, C_ ("person", "You"), "heading", 129);
}

/* The score of each side with its reason beside it; a total has no reasons. */
static void
add_line (GtkWidget *content, const DubScoreRow *line)
{
  gboolean is_total = line->reasons[DUB_YOU] == NULL;
  GtkWidget *row = add_row (content, is_total ? "sheet-total" : "sheet-row");

  add_cell (row, line->title, "sheet-line", is_total ? 106 : 136);
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    add_cell (row, line->figures[owner], "sheet-figure", is_total ? 50 : 30);
    add_cell (row, is_total ? "" : line->reasons[owner], "sheet-note",
              (owner == DUB_BARRY ? 134 : 129) - (is_total ? 20 : 0));
  }
}

static DubPicture *
new_picture (DubSession *session, GtkWidget *widget)
{
  const DubPage page = { .width = width,
                         .height = page_height,
                         .margin = 52,
                         .foot = footer_height,
                         .paper = &paper,
                         .frame = put_frame };
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autoptr (DubScoreTable) table = dub_score_table_new (dub_session_get_game (session));

  gtk_widget_add_css_class (content, "on-paper");
  gtk_widget_add_css_class (content, "score-sheet");
  add_header (content, session, table);
  add_heads (content);
  for (guint i = 0; i < DUB_N_SCORE_ROWS; i++)
    add_line (content, &table->rows[i]);
  add_line (content, &table->total);

  return dub_picture_new (content, &page, dub_session_get_name (session), widget);
}

void
dub_score_sheet_save (DubSession *session, const char *path, GtkWidget *widget)
{
  g_autoptr (DubPicture) picture = new_picture (session, widget);

  dub_picture_save (picture, path, widget, C_ ("toast", "The score sheet is saved."));
}

void
dub_score_sheet_print (DubSession *session, GtkWidget *widget)
{
  dub_picture_print (new_picture (session, widget), widget);
}

/* The day, Expansions and profile, and the handicap if there is one. */
static char *
describe (DubSession *session)
{
  const DubGame *game = dub_session_get_game (session);
  g_autofree char *date = dub_text_results_date (dub_session_get_date (session));
  g_autofree char *expansions = dub_text_results_expansions (game->state.expansions);
  g_autofree char *profile = dub_result_dup_profile (game->box.name);
  g_autofree char *about = g_strjoin (" · ", date, expansions, profile, NULL);
  g_autofree char *handicap = game->state.strength != DUB_STRENGTH_PRINTED
                                  ? dub_text_strength (game->state.strength)
                                  : NULL;

  return g_strjoin ("\n", about, handicap, NULL);
}

static void
draw_portrait (GtkDrawingArea *area, cairo_t *cr, int area_width, int height, gpointer data)
{
  dub_drawing_paint (cr, DUB_DRAWING_PORTRAIT, NULL, area_width, height);
}

/* Takes the text, which may be NULL. */
static void
show (GtkBuilder *builder, const char *id, char *text)
{
  dub_ui_set_text (gtk_builder_get_object (builder, id), text);
  g_free (text);
}

/* The winner has a frame, so that color alone is not what shows it. */
static void
show_score (GtkBuilder *builder, const DubScore *score)
{
  static const char *const sides[] = { [DUB_BARRY] = "her_side", [DUB_YOU] = "your_side" };
  static const char *const totals[] = { [DUB_BARRY] = "her_total", [DUB_YOU] = "your_total" };

  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++) {
    dub_ui_set_class (gtk_builder_get_object (builder, sides[owner]), "winner",
                      owner == score->winner);
    show (builder, totals[owner], g_strdup_printf ("%u", score->sides[owner].total));
  }
}

DubPicture *
dub_result_card_new (DubSession *session, GtkWidget *near)
{
  const DubPage page = { .width = 600, .margin = 12, .foot = 12, .paper = &dub_color_paper };
  const DubGame *game = dub_session_get_game (session);
  g_autofree char *code = dub_deal_dup_code_of (dub_session_get_history (session));
  g_autofree char *result = NULL;
  g_autoptr (GtkBuilder) builder = NULL;
  DubScore score;

  dub_score_count (&game->box, &game->state, &score);
  if (score.question.kind != DUB_QUESTION_NOTHING)
    return NULL;
  builder =
      gtk_builder_new_from_resource ("/io/github/dubarry_companion/DuBarry/dub-result-card.ui");
  result = dub_text_result (score.winner, score.sides[DUB_BARRY].total, score.sides[DUB_YOU].total);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (gtk_builder_get_object (builder, "portrait")),
                                  draw_portrait, NULL, NULL);
  show (builder, "result", g_strdup (result));
  show_score (builder, &score);
  show (builder, "about", describe (session));
  show (builder, "code", code != NULL ? dub_text_deal_code (code) : NULL);

  return dub_picture_new (GTK_WIDGET (gtk_builder_get_object (builder, "content")), &page, result,
                          near);
}
