/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-box-sheet.h"

#include "dub-box-space.h"
#include "dub-colors.h"
#include "dub-pane.h"
#include "dub-piece.h"
#include "dub-text-box.h"
#include "dub-text.h"
#include "dub-wrap-layout.h"

#include <glib/gi18n-lib.h>

enum {
  N_ACROSS = 3, /* cards */
  CARD_FOOT = 20,
  SHEET_MARGIN = 40,
  SUBJECT = 58, /* the width of a picture on a card */
  SIGN = 26,
  CELL_WIDTH = 98,
  CELL_PICTURE = 22,
  N_SPARE = 2, /* spaces on a sheet of blanks that the board may have besides */
};

static const struct {
  int width;
  double height;
  int margin; /* above and below cards */
} papers[DUB_N_PAPERS] = {
  [DUB_PAPER_A4] = { 595, 841.89, 29 },
  [DUB_PAPER_LETTER] = { 612, 792, 21 },
};

static GtkWidget *
add_label (GtkWidget *box, char *text, const char *css_class)
{
  GtkWidget *label = dub_pane_new_label (text, css_class);

  g_object_set (label, "justify", GTK_JUSTIFY_CENTER, "xalign", 0.5, "max-width-chars", 1, NULL);
  gtk_box_append (GTK_BOX (box), label);
  g_free (text);

  return label;
}

static GtkWidget *
add_piece (GtkWidget *box, DubFace face, int width)
{
  GtkWidget *piece = dub_piece_new ();

  dub_piece_set_size (DUB_PIECE (piece), width);
  dub_piece_show (DUB_PIECE (piece), face);
  gtk_widget_set_halign (piece, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), piece);

  return piece;
}

/* Marks outside the cards, where they are cut. */
static void
put_marks (GtkSnapshot *snapshot, GtkWidget *content, guint page, double height)
{
  const double from = 4, to = 15;
  DubPaper paper = height < papers[DUB_PAPER_A4].height ? DUB_PAPER_LETTER : DUB_PAPER_A4;
  int width = papers[paper].width, top = papers[paper].margin;
  int left = (width - N_ACROSS * DUB_CARD_WIDTH) / 2;
  int right = left + N_ACROSS * DUB_CARD_WIDTH, bottom = top + N_ACROSS * DUB_CARD_HEIGHT;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width,
                                                                          (float) height));

  gdk_cairo_set_source_rgba (cr, &dub_color_ink);
  cairo_set_line_width (cr, 0.5);
  for (int i = 0; i <= N_ACROSS; i++) {
    int x = left + i * DUB_CARD_WIDTH, y = top + i * DUB_CARD_HEIGHT;

    cairo_move_to (cr, x, top - to);
    cairo_line_to (cr, x, top - from);
    cairo_move_to (cr, x, bottom + from);
    cairo_line_to (cr, x, bottom + to);
    cairo_move_to (cr, left - to, y);
    cairo_line_to (cr, left - from, y);
    cairo_move_to (cr, right + from, y);
    cairo_line_to (cr, right + to, y);
  }
  cairo_stroke (cr);
  cairo_destroy (cr);
}

/* The spaces that a card takes from: those of a drawer or a column, or one from a side. */
static gboolean
is_meant (DubCard card, int row, int column, int n_columns)
{
  if (card.action == DUB_CARD_DRAWER)
    return row + 1 == card.n;
  if (card.action == DUB_CARD_COLUMN)
    return column == card.n;

  return (card.end == DUB_LEFT ? column + 1 : n_columns - column) == card.n;
}

static void
draw_spaces (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  guint key = GPOINTER_TO_UINT (data);
  DubCard card = { .action = key & 0x3f, .n = key >> 6 & 0xf, .end = key >> 10 & 1u };
  int n_columns = (int) (key >> 11);
  int n_rows = card.action == DUB_CARD_DRAWER || card.action == DUB_CARD_COLUMN ? 3 : 1;
  double side = MIN ((double) height / n_rows, (double) width / n_columns);

  gdk_cairo_set_source_rgba (cr, &dub_color_gilt);
  cairo_set_line_width (cr, 1);
  cairo_translate (cr, (width - side * n_columns) / 2, 0);
  for (int row = 0; row < n_rows; row++)
    for (int column = 0; column < n_columns; column++) {
      cairo_rectangle (cr, column * side + 1.5, row * side + 1.5, side - 3, side - 3);
      if (is_meant (card, row, column, n_columns))
        cairo_fill (cr);
      else
        cairo_stroke (cr);
    }
}

/* A sign for what the card says of a display, in no language. */
static void
add_spaces (GtkWidget *box, const DubBox *shown, DubCard card)
{
  gboolean is_drawer = card.action == DUB_CARD_DRAWER || card.action == DUB_CARD_COLUMN;
  guint n = is_drawer                        ? DUB_N_COLUMNS
            : card.action == DUB_CARD_TAILOR ? shown->garment_display.n
            : card.action == DUB_CARD_HIRE   ? DUB_N_HIRE_SPACES
                                             : 0;
  GtkWidget *area = gtk_drawing_area_new ();
  guint key = card.action | (guint) card.n << 6 | (guint) card.end << 10 | n << 11;

  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), is_drawer ? 39 : 17);
  if (n > 0)
    gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_spaces, GUINT_TO_POINTER (key),
                                    NULL);
  gtk_box_append (GTK_BOX (box), area);
}

/* A jewel beside what it goes with: a garment of its color, or of any color. */
static void
add_symbol (GtkWidget *box, const DubBox *shown, DubSymbol symbol)
{
  const DubFace gown = { .kind = DUB_PIECE_GARMENT, .edition = shown->edition, .value = DUB_BLUE };
  const DubFace jewels[] = {
    { .kind = DUB_PIECE_JEWEL, .edition = shown->edition, .value = DUB_BLUE },
    { .kind = DUB_PIECE_JEWEL, .edition = shown->edition, .value = DUB_GREEN },
  };

  if (symbol == DUB_SYMBOL_NONE)
    return;
  add_piece (box, gown, SIGN);
  add_piece (box, jewels[0], SIGN);
  if (symbol == DUB_SYMBOL_SUITABLE)
    add_piece (box, jewels[1], SIGN);
}

static GtkWidget *
new_card (const DubBox *box, DubCard card)
{
  GtkWidget *all = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *middle = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  g_autofree char *note = dub_text_starter_note ();
  gboolean is_sample = box->sources[DUB_PART_DECK] == DUB_SOURCE_STARTER;
  g_autofree char *hall = g_strdup_printf ("%u", card.hall);
  GtkWidget *number = gtk_label_new (hall);
  const DubFace face = { DUB_PIECE_CARD, box->edition, card.action, 0 };

  gtk_widget_add_css_class (all, "paper-card");
  gtk_widget_set_size_request (all, DUB_CARD_WIDTH, DUB_CARD_HEIGHT);
  gtk_widget_add_css_class (number, "paper-card-hall");
  gtk_widget_set_valign (number, GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (middle, TRUE);
  gtk_widget_set_valign (middle, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (foot, GTK_ALIGN_CENTER);
  add_label (all, dub_text_card_action (card), "paper-card-action");
  add_piece (middle, face, SUBJECT);
  add_spaces (middle, box, card);
  gtk_box_append (GTK_BOX (all), middle);
  gtk_box_append (GTK_BOX (foot), number);
  add_symbol (foot, box, card.symbol);
  gtk_box_append (GTK_BOX (all), foot);
  add_label (all, dub_text_card_foot (card, TRUE), "paper-card-foot");
  /* Sample cards are not the printed ones. */
  add_label (all, g_strdup_printf ("Du Barry%s%s", is_sample ? " · " : "", is_sample ? note : ""),
             "sheet-note");

  return all;
}

static void
add_cards (GtkWidget *content, const DubBox *box)
{
  GtkWidget *line = NULL;

  for (guint i = 0; i < DUB_N_CARDS; i++) {
    if (i % N_ACROSS == 0) {
      line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
      gtk_widget_set_size_request (line, N_ACROSS * DUB_CARD_WIDTH, -1);
      gtk_widget_set_halign (line, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (content), line);
    }
    gtk_box_append (GTK_BOX (line), new_card (box, box->deck[i]));
  }
}

static void
add_blank (GtkWidget *box, const char *shape)
{
  GtkWidget *blank = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (blank, "sheet-blank");
  gtk_widget_add_css_class (blank, shape);
  gtk_box_append (GTK_BOX (box), blank);
}

/* Coins and shields to write into, and a line for the rest. */
static void
add_blanks (GtkWidget *cell, DubRow row)
{
  static const char *const shapes[DUB_N_VALUE_TYPES] = { [DUB_VALUE_LIVRE] = "coin",
                                                         [DUB_VALUE_PP] = "shield",
                                                         [DUB_VALUE_MAJORITY] = "shield" };
  const DubRowInfo *info = dub_row_get_info (row);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gboolean is_garment = info->section == DUB_SECTION_GARMENTS;

  gtk_widget_set_halign (line, GTK_ALIGN_CENTER);
  for (guint i = 0; info->fields[i] != DUB_FIELD_NONE && !is_garment; i++) {
    DubValueType type = dub_field_get_info (dub_row_get_field (row, 0, i))->type;

    for (guint n = type == DUB_VALUE_MAJORITY ? 2 : 1; n > 0 && shapes[type] != NULL; n--)
      add_blank (line, shapes[type]);
    if (info->fields[i] == DUB_FIELD_MASTER)
      add_piece (line, (DubFace){ .kind = DUB_PIECE_STAR }, CELL_PICTURE);
    if (info->fields[i] == DUB_FIELD_TIMES) {
      add_label (line, g_strdup ("×"), "sheet-line");
      add_blank (line, "times");
    }
  }
  gtk_box_append (GTK_BOX (cell), line);
  if (gtk_widget_get_first_child (line) == NULL || row.kind == DUB_ROW_GUESTS)
    add_blank (cell, "line");
}

/* The values that are printed in a space, with its name; or room to write it down. */
static void
add_cell (GtkWidget *wrap, const DubBox *box, DubRow row, guint at, DubSheet sheet)
{
  const DubField type = { DUB_FIELD_TYPE, 0, (guint8) at };
  GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2), *pictures;

  gtk_widget_add_css_class (cell, "sheet-cell");
  gtk_widget_set_size_request (cell, CELL_WIDTH, -1);
  add_label (cell, dub_text_space_name (box, row, at), "sheet-note");
  if (sheet == DUB_SHEET_BLANKS)
    add_blanks (cell, row);
  else {
    pictures = dub_box_space_new (box, row, at, CELL_PICTURE);
    if (pictures != NULL)
      gtk_box_append (GTK_BOX (cell), pictures);
    /* The text of a card also names its level and bonus. */
    add_label (cell,
               row.kind == DUB_ROW_EMPLOYEES
                   ? dub_text_field_value (type, dub_field_get (box, type))
                   : dub_text_space_print (box, row, at),
               "sheet-line");
  }
  gtk_box_append (GTK_BOX (wrap), cell);
}

/* Returns whether the space has a value that only the box tells. */
static gboolean
is_of_interest (const DubBox *box, DubRow row, guint at, DubSheet sheet)
{
  const DubField first = dub_row_get_field (row, at, 0);
  DubField fields[DUB_MAX_FIELDS];
  guint n;

  if (row.kind == DUB_ROW_FIREWORKS_MAJORITY)
    return at == 0;
  if (row.kind == DUB_ROW_BASE_GARMENTS)
    return sheet == DUB_SHEET_BLANKS || box->garments[first.in].kinds[at].n > 0;
  if (row.kind != DUB_ROW_EMPLOYEES)
    return TRUE;
  n = dub_part_list_fields (box, DUB_PART_EMPLOYEES, fields);
  while (n > 0 && fields[n - 1].at != at)
    n--;

  return n > 0;
}

static void
add_row (GtkWidget *wrap, const DubBox *box, DubRow row, DubSheet sheet)
{
  const DubRowInfo *info = dub_row_get_info (row);
  guint n = dub_row_get_length (box, row);

  if (sheet == DUB_SHEET_BLANKS && info->length > 0 && info->min < info->max &&
      info->section < DUB_SECTION_EMPLOYEES)
    n = MIN (n + N_SPARE, info->max);
  for (guint at = 0; at < n; at++)
    if (is_of_interest (box, row, at, sheet))
      add_cell (wrap, box, row, at, sheet);
}

/* Samples are never passed off as printed. */
static GtkWidget *
new_title (const DubBox *box, DubPart part, DubSheet sheet)
{
  g_autofree char *name = dub_part_dup_title (part), *note = dub_text_starter_note ();
  g_autofree char *title = sheet == DUB_SHEET_VALUES && box->sources[part] == DUB_SOURCE_STARTER
                               ? g_strdup_printf ("%s · %s", name, note)
                               : g_strdup (name);

  return dub_pane_new_label (title, "heading");
}

/* A page breaks between parts. */
static void
add_parts (GtkWidget *content, const DubBox *box, DubSheet sheet)
{
  for (DubPart part = 0; part < DUB_N_PARTS; part++) {
    DubRow row = { .hall = (guint8) (part <= DUB_PART_HALL_5 ? part : 0) };
    GtkWidget *plate = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
    GtkWidget *wrap = dub_wrap_new (4, FALSE);
    DubRowKind kind, end;

    gtk_box_append (GTK_BOX (plate), new_title (box, part, sheet));
    for (dub_section_get_rows (dub_part_get_section (part), &kind, &end); kind < end; kind++) {
      row.kind = (guint8) kind;
      add_row (wrap, box, row, sheet);
    }
    gtk_box_append (GTK_BOX (plate), wrap);
    gtk_box_append (GTK_BOX (content), plate);
  }
}

static const char *const titles[DUB_N_SHEETS] = {
  [DUB_SHEET_CARDS] = NC_ ("sheet", "Her Cards"),
  [DUB_SHEET_VALUES] = NC_ ("sheet", "The Values of the Box"),
  [DUB_SHEET_BLANKS] = NC_ ("sheet", "A Sheet to Fill In"),
};

DubPicture *
dub_box_sheet_new (const DubBox *box, DubSheet sheet, DubPaper paper, GtkWidget *near)
{
  gboolean are_cards = sheet == DUB_SHEET_CARDS;
  const DubPage page = { .width = papers[paper].width,
                         .height = papers[paper].height,
                         .margin = are_cards ? papers[paper].margin : SHEET_MARGIN,
                         .foot = are_cards ? CARD_FOOT : SHEET_MARGIN,
                         .paper = &(const GdkRGBA){ 1, 1, 1, 1 },
                         .frame = are_cards ? put_marks : NULL };
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, are_cards ? 0 : 8);
  const char *title = g_dpgettext2 (GETTEXT_PACKAGE, "sheet", titles[sheet]);
  g_autofree char *name = g_strdup_printf ("%s · %s", title, box->name);

  gtk_widget_add_css_class (content, "on-paper");
  if (are_cards)
    add_cards (content, box);
  else {
    add_label (content, g_strdup (title), "sheet-title");
    add_label (content,
               sheet == DUB_SHEET_VALUES ? g_strdup (box->name) : dub_text_edition (box->edition),
               "sheet-name");
    add_parts (content, box, sheet);
  }

  return dub_picture_new (content, &page, name, near);
}
