/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-rule-figure.h"

#include "dub-piece.h"
#include "dub-text.h"

enum { WIDTH = 30, FRAME = 8 }; /* the style puts a frame around it */

typedef enum { PORTRAIT, CARD, TILE, GARMENT, JEWEL, EMPLOYEE } Kind;

typedef struct {
  guint8 kind;
  guint8 value;
  gboolean is_special; /* has a thimble, or an end-of-game bonus */
} Figure;

#define CARD(action) \
  { \
    CARD, DUB_CARD_##action, FALSE \
  }
#define TILE(tile) \
  { \
    TILE, DUB_TILE_##tile, FALSE \
  }
#define GARMENT(color) \
  { \
    GARMENT, DUB_##color, FALSE \
  }
#define THIMBLE(color) \
  { \
    GARMENT, DUB_##color, TRUE \
  }
#define JEWEL(color) \
  { \
    JEWEL, DUB_##color, FALSE \
  }
#define EMPLOYEE(type) \
  { \
    EMPLOYEE, DUB_##type, FALSE \
  }
#define CROWN(type) \
  { \
    EMPLOYEE, DUB_##type, TRUE \
  }

/* The other rules have her portrait. */
static const Figure figures[DUB_N_RULES] = {
  [DUB_RULE_T_1] = CARD (UNKNOWN),
  [DUB_RULE_T_2] = CARD (UNKNOWN),
  [DUB_RULE_HIR_4] = CARD (UNKNOWN),
  [DUB_RULE_R_3] = CARD (UNKNOWN),
  [DUB_RULE_R_12] = CARD (UNKNOWN),
  [DUB_RULE_P1_F] = CARD (UNKNOWN),
  [DUB_RULE_P2] = CARD (UNKNOWN),
  [DUB_RULE_P3] = CARD (UNKNOWN),
  [DUB_RULE_FAV_1] = CARD (FAVOR),
  [DUB_RULE_FAV_2] = CARD (FAVOR),
  [DUB_RULE_P1_A] = CARD (FAVOR),
  [DUB_RULE_ALL_1] = CARD (FAVOR),
  [DUB_RULE_T_3] = CARD (FUND),
  [DUB_RULE_FUN_2] = CARD (FUND),
  [DUB_RULE_FUN_3] = CARD (FUND),
  [DUB_RULE_R_10] = CARD (FUND),
  [DUB_RULE_P4] = CARD (FUND),
  [DUB_RULE_YOU_1] = CARD (FUND),
  [DUB_RULE_YOU_2] = GARMENT (BLUE),
  [DUB_RULE_YOU_3] = CARD (FAVOR),
  [DUB_RULE_YOU_4] = EMPLOYEE (MASTER),
  [DUB_RULE_YOU_5] = EMPLOYEE (JOURNEYMAN),
  [DUB_RULE_YOU_6] = EMPLOYEE (APPRENTICE),
  [DUB_RULE_YOU_7] = JEWEL (BLUE),
  [DUB_RULE_YOU_8] = GARMENT (PINK),
  [DUB_RULE_END_1] = CARD (FUND),
  [DUB_RULE_END_4] = CARD (FUND),
  [DUB_RULE_END_6] = CARD (FUND),
  [DUB_RULE_RES_1] = TILE (BP_GO),
  [DUB_RULE_P1_C] = TILE (BP_GO),
  [DUB_RULE_RES_3] = TILE (BP),
  [DUB_RULE_RES_4] = TILE (BP),
  [DUB_RULE_RES_2] = TILE (UNKNOWN),
  [DUB_RULE_TAI_5] = TILE (UNKNOWN),
  [DUB_RULE_R_13] = TILE (UNKNOWN),
  [DUB_RULE_SET_8] = TILE (UNKNOWN),
  [DUB_RULE_END_8] = TILE (UNKNOWN),
  [DUB_RULE_TAI_1] = GARMENT (GREEN),
  [DUB_RULE_R_4] = GARMENT (GREEN),
  [DUB_RULE_R_14] = GARMENT (GREEN),
  [DUB_RULE_P1_D] = GARMENT (GREEN),
  [DUB_RULE_R_15] = EMPLOYEE (JOURNEYMAN),
  [DUB_RULE_R_16] = EMPLOYEE (MASTER),
  [DUB_RULE_TAI_2] = THIMBLE (PINK),
  [DUB_RULE_R_2] = THIMBLE (PINK),
  [DUB_RULE_TAI_3] = GARMENT (BLUE),
  [DUB_RULE_TAI_4] = GARMENT (BLUE),
  [DUB_RULE_R_5] = GARMENT (BLUE),
  [DUB_RULE_R_1] = GARMENT (BLUE),
  [DUB_RULE_END_3] = GARMENT (BLUE),
  [DUB_RULE_END_5] = GARMENT (BLUE),
  [DUB_RULE_END_7] = GARMENT (BLUE),
  [DUB_RULE_FES_1] = GARMENT (PINK),
  [DUB_RULE_R_8] = GARMENT (PINK),
  [DUB_RULE_EXP_1] = GARMENT (ORANGE),
  [DUB_RULE_R_9] = GARMENT (ORANGE),
  [DUB_RULE_TAI_6] = JEWEL (BLUE),
  [DUB_RULE_P1_E] = JEWEL (BLUE),
  [DUB_RULE_FUN_1] = JEWEL (ORANGE),
  [DUB_RULE_HIR_1] = EMPLOYEE (JOURNEYMAN),
  [DUB_RULE_HIR_3] = EMPLOYEE (JOURNEYMAN),
  [DUB_RULE_R_6] = EMPLOYEE (JOURNEYMAN),
  [DUB_RULE_EXAM_J] = EMPLOYEE (JOURNEYMAN),
  [DUB_RULE_SET_5] = EMPLOYEE (JOURNEYMAN),
  [DUB_RULE_SET_6] = EMPLOYEE (JOURNEYMAN),
  [DUB_RULE_P1_B] = EMPLOYEE (JOURNEYMAN),
  [DUB_RULE_HIR_2] = CROWN (APPRENTICE),
  [DUB_RULE_VAL_1] = CROWN (APPRENTICE),
  [DUB_RULE_R_7] = CROWN (APPRENTICE),
  [DUB_RULE_END_2] = CROWN (APPRENTICE),
  [DUB_RULE_EXAM_M] = EMPLOYEE (MASTER),
  [DUB_RULE_EXAM_X] = EMPLOYEE (MASTER),
  [DUB_RULE_SET_3] = EMPLOYEE (MASTER),
  [DUB_RULE_EXAM_R] = EMPLOYEE (APPRENTICE),
  [DUB_RULE_R_11] = EMPLOYEE (APPRENTICE),
  [DUB_RULE_SET_4] = EMPLOYEE (APPRENTICE),
  [DUB_RULE_SET_7] = EMPLOYEE (APPRENTICE),
};

/* The others are written, but for a token and a star. */
static const Figure drawn[DUB_N_SIGNS] = {
  [DUB_SIGN_COLORS] = GARMENT (GREEN),   [DUB_SIGN_SILK] = TILE (BP_GO),
  [DUB_SIGN_UNKNOWN] = TILE (UNKNOWN),   [DUB_SIGN_THIMBLE] = THIMBLE (PINK),
  [DUB_SIGN_CROWN] = CROWN (APPRENTICE),
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
    dub_piece_show_garment (piece, edition,
                            (DubGarment){ .color = figure.value, .thimble = figure.is_special });
    break;
  case JEWEL:
    dub_piece_show_jewel (piece, edition, figure.value);
    break;
  case EMPLOYEE:
    dub_piece_show_employee (piece, (DubEmployee){ .type = figure.value,
                                                   .crown = figure.is_special ? DUB_VI_STAFF
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

GtkWidget *
dub_rule_figure_new (DubRuleId rule, DubEdition edition)
{
  GtkWidget *piece = dub_piece_new ();

  show (DUB_PIECE (piece), figures[rule], edition);
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
