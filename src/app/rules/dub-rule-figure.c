/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-rule-figure.h"

#include "dub-piece.h"
#include "dub-text.h"

enum { WIDTH = 30, FRAME = 8 }; /* the style puts a frame around it */

/* A thimble is that of a garment, a crown an end-of-game bonus. */
typedef enum { PORTRAIT, CARD, TILE, GARMENT, THIMBLE, JEWEL, EMPLOYEE, CROWN } Kind;

typedef struct {
  guint8 kind;
  guint8 value;
} Figure;

/* The rules that a piece stands beside; the others have her portrait. */
static const struct {
  Figure figure;
  guint8 rules[10];
} figures[] = {
  { { CARD, DUB_CARD_UNKNOWN },
    { DUB_RULE_T_1, DUB_RULE_T_2, DUB_RULE_HIR_4, DUB_RULE_R_3, DUB_RULE_R_12, DUB_RULE_P1_F,
      DUB_RULE_P2, DUB_RULE_P3 } },
  { { CARD, DUB_CARD_FAVOR },
    { DUB_RULE_FAV_1, DUB_RULE_FAV_2, DUB_RULE_P1_A, DUB_RULE_ALL_1, DUB_RULE_YOU_3 } },
  { { CARD, DUB_CARD_FUND },
    { DUB_RULE_T_3, DUB_RULE_FUN_2, DUB_RULE_FUN_3, DUB_RULE_R_10, DUB_RULE_P4, DUB_RULE_YOU_1,
      DUB_RULE_END_1, DUB_RULE_END_4, DUB_RULE_END_6 } },
  { { GARMENT, DUB_BLUE },
    { DUB_RULE_YOU_2, DUB_RULE_TAI_3, DUB_RULE_TAI_4, DUB_RULE_R_5, DUB_RULE_R_1, DUB_RULE_END_3,
      DUB_RULE_END_5, DUB_RULE_END_7 } },
  { { EMPLOYEE, DUB_MASTER },
    { DUB_RULE_YOU_4, DUB_RULE_R_16, DUB_RULE_EXAM_M, DUB_RULE_EXAM_X, DUB_RULE_SET_3 } },
  { { EMPLOYEE, DUB_JOURNEYMAN },
    { DUB_RULE_YOU_5, DUB_RULE_R_15, DUB_RULE_HIR_1, DUB_RULE_HIR_3, DUB_RULE_R_6, DUB_RULE_EXAM_J,
      DUB_RULE_SET_5, DUB_RULE_SET_6, DUB_RULE_P1_B } },
  { { EMPLOYEE, DUB_APPRENTICE },
    { DUB_RULE_YOU_6, DUB_RULE_EXAM_R, DUB_RULE_R_11, DUB_RULE_SET_4, DUB_RULE_SET_7 } },
  { { JEWEL, DUB_BLUE }, { DUB_RULE_YOU_7, DUB_RULE_TAI_6, DUB_RULE_P1_E } },
  { { GARMENT, DUB_PINK }, { DUB_RULE_YOU_8, DUB_RULE_FES_1, DUB_RULE_R_8 } },
  { { TILE, DUB_TILE_BP_GO }, { DUB_RULE_RES_1, DUB_RULE_P1_C } },
  { { TILE, DUB_TILE_BP }, { DUB_RULE_RES_3, DUB_RULE_RES_4 } },
  { { TILE, DUB_TILE_UNKNOWN },
    { DUB_RULE_RES_2, DUB_RULE_TAI_5, DUB_RULE_R_13, DUB_RULE_SET_8, DUB_RULE_END_8 } },
  { { GARMENT, DUB_GREEN }, { DUB_RULE_TAI_1, DUB_RULE_R_4, DUB_RULE_R_14, DUB_RULE_P1_D } },
  { { THIMBLE, DUB_PINK }, { DUB_RULE_TAI_2, DUB_RULE_R_2 } },
  { { GARMENT, DUB_ORANGE }, { DUB_RULE_EXP_1, DUB_RULE_R_9 } },
  { { JEWEL, DUB_ORANGE }, { DUB_RULE_FUN_1 } },
  { { CROWN, DUB_APPRENTICE }, { DUB_RULE_HIR_2, DUB_RULE_VAL_1, DUB_RULE_R_7, DUB_RULE_END_2 } },
};

/* The other signs are written, but for a token and a star. */
static const Figure drawn[DUB_N_SIGNS] = {
  [DUB_SIGN_COLORS] = { GARMENT, DUB_GREEN },      [DUB_SIGN_SILK] = { TILE, DUB_TILE_BP_GO },
  [DUB_SIGN_UNKNOWN] = { TILE, DUB_TILE_UNKNOWN }, [DUB_SIGN_THIMBLE] = { THIMBLE, DUB_PINK },
  [DUB_SIGN_CROWN] = { CROWN, DUB_APPRENTICE },
};

static void
show (DubPiece *piece, Figure figure, DubEdition edition)
{
  switch ((Kind) figure.kind) {
  case PORTRAIT:
    dub_piece_show_portrait (piece);
    break;
  case CARD:
    dub_piece_show_card (piece, edition, (DubCard){ .action = figure.value });
    break;
  case TILE:
    dub_piece_show_tile (piece, edition, figure.value);
    break;
  case GARMENT:
  case THIMBLE:
    dub_piece_show_garment (piece, edition,
                            (DubGarment){ .color = figure.value,
                                          .thimble = figure.kind == THIMBLE });
    break;
  case JEWEL:
    dub_piece_show_jewel (piece, edition, figure.value);
    break;
  case EMPLOYEE:
  case CROWN:
    dub_piece_show_employee (piece,
                             (DubEmployee){ .type = figure.value,
                                            .crown = figure.kind == CROWN ? DUB_VI_STAFF
                                                                          : DUB_CROWN_NONE });
    break;
  }
}

static GtkWidget *
finish (GtkWidget *figure)
{
  gtk_widget_set_valign (figure, GTK_ALIGN_START);
  gtk_widget_add_css_class (figure, "rule-figure");

  return figure;
}

static Figure
find_figure (DubRuleId rule)
{
  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    for (guint j = 0; figures[i].rules[j] != DUB_RULE_NONE; j++)
      if (figures[i].rules[j] == rule)
        return figures[i].figure;

  return (Figure){ .kind = PORTRAIT };
}

GtkWidget *
dub_rule_figure_new (DubRuleId rule, DubEdition edition)
{
  GtkWidget *piece = dub_piece_new ();

  show (DUB_PIECE (piece), find_figure (rule), edition);
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

  if (drawn[sign].kind == PORTRAIT && sign != DUB_SIGN_TOKENS && sign != DUB_SIGN_MASTER)
    return finish (new_mark (sign));

  piece = dub_piece_new ();
  if (sign == DUB_SIGN_TOKENS)
    dub_piece_set_token (DUB_PIECE (piece), DUB_BARRY, DUB_PLAYER_PURPLE,
                         dub_text_initial (DUB_BARRY));
  else if (sign == DUB_SIGN_MASTER)
    dub_piece_set_master (DUB_PIECE (piece), TRUE);
  else
    show (DUB_PIECE (piece), drawn[sign], edition);
  dub_piece_set_size (DUB_PIECE (piece), WIDTH);

  return finish (piece);
}
