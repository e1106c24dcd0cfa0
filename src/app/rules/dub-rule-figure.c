/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-rule-figure.h"

#include "dub-piece.h"
#include "dub-text.h"

enum { WIDTH = 30, FRAME = 8 }; /* the style puts a frame around it */

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

/* The other signs are written, but for a token and a star. */
static const DubFace drawn[DUB_N_SIGNS] = {
  [DUB_SIGN_COLORS] = { DUB_PIECE_GARMENT, 0, DUB_GREEN, FALSE },
  [DUB_SIGN_SILK] = { DUB_PIECE_TILE, 0, DUB_TILE_BP_GO, 0 },
  [DUB_SIGN_UNKNOWN] = { DUB_PIECE_TILE, 0, DUB_TILE_UNKNOWN, 0 },
  [DUB_SIGN_THIMBLE] = { DUB_PIECE_GARMENT, 0, DUB_PINK, TRUE },
  [DUB_SIGN_CROWN] = { DUB_PIECE_EMPLOYEE, 0, DUB_APPRENTICE, DUB_VI_STAFF },
};

static void
show (GtkWidget *piece, DubFace face, DubEdition edition)
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

GtkWidget *
dub_rule_figure_new (DubRuleId rule, DubEdition edition)
{
  GtkWidget *piece = dub_piece_new ();

  show (piece, find_face (rule), edition);
  dub_piece_set_size (DUB_PIECE (piece), WIDTH);

  return finish (piece);
}

/* A sign that is written. The style draws the rest: the corner of a step, the edge to tap. */
static GtkWidget *
new_mark (DubSign sign)
{
  g_autofree char *mark = dub_text_sign_mark (sign);
  GtkWidget *label;

  /* What is before the dash says where these are. */
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

GtkWidget *
dub_rule_figure_new_for_sign (DubSign sign, DubEdition edition)
{
  GtkWidget *piece;

  if (drawn[sign].kind == DUB_PIECE_NOTHING && sign != DUB_SIGN_TOKENS && sign != DUB_SIGN_MASTER)
    return finish (new_mark (sign));

  piece = dub_piece_new ();
  if (sign == DUB_SIGN_TOKENS)
    dub_piece_set_token (DUB_PIECE (piece), DUB_BARRY, DUB_PLAYER_PURPLE,
                         dub_text_initial (DUB_BARRY));
  else if (sign == DUB_SIGN_MASTER)
    dub_piece_set_master (DUB_PIECE (piece), TRUE);
  else
    show (piece, drawn[sign], edition);
  dub_piece_set_size (DUB_PIECE (piece), WIDTH);

  return finish (piece);
}
