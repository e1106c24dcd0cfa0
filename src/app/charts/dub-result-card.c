/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-result-card.h"

#include "dub-colors.h"
#include "dub-deal-box.h"
#include "dub-session-note.h"
#include "dub-shapes.h"
#include "dub-statistics.h"
#include "dub-text-deal.h"
#include "dub-text-results.h"
#include "dub-text-strength.h"

#include <glib/gi18n-lib.h>

/* In points; twice as many pixels, as messengers like it. */
enum { WIDTH = 600, HEIGHT = 400, MARGIN = 14 };

struct _DubResultCard {
  char *result;              /* owned, like all strings */
  char *names[DUB_N_OWNERS]; /* of both sides */
  char *totals[DUB_N_OWNERS];
  char *about;    /* the day, Expansions and profile */
  char *handicap; /* or NULL */
  char *code;     /* or NULL */
  DubOwner winner;
};

void
dub_result_card_free (DubResultCard *self)
{
  for (DubOwner owner = 0; owner < DUB_N_OWNERS; owner++) {
    g_free (self->names[owner]);
    g_free (self->totals[owner]);
  }
  g_free (self->result);
  g_free (self->about);
  g_free (self->handicap);
  g_free (self->code);
  g_free (self);
}

static char *
describe (DubSession *session)
{
  const DubGame *game = dub_session_get_game (session);
  g_autofree char *date = dub_text_results_date (dub_session_get_date (session));
  g_autofree char *expansions = dub_text_results_expansions (game->state.expansions);
  g_autofree char *profile = dub_result_dup_profile (game->box.name);

  return g_strjoin (" · ", date, expansions, profile, NULL);
}

DubResultCard *
dub_result_card_new (DubSession *session)
{
  const DubGame *game = dub_session_get_game (session);
  g_autofree char *code = dub_deal_dup_code_of (dub_session_get_history (session));
  DubResultCard *self;
  DubScore score;

  dub_session_count_score (session, &score);
  if (score.question.kind != DUB_QUESTION_NOTHING)
    return NULL;
  self = g_new0 (DubResultCard, 1);
  self->winner = score.winner;
  self->result =
      dub_text_result (score.winner, score.sides[DUB_BARRY].total, score.sides[DUB_YOU].total);
  self->names[DUB_BARRY] = g_strdup (C_("person", "Madame du Barry"));
  self->names[DUB_YOU] = g_strdup (C_("person", "You"));
  for (DubOwner owner = DUB_BARRY; owner <= DUB_YOU; owner++)
    self->totals[owner] = g_strdup_printf ("%u", score.sides[owner].total);
  self->about = describe (session);
  if (game->state.strength != DUB_STRENGTH_PRINTED)
    self->handicap = dub_text_strength (game->state.strength);
  if (code != NULL)
    self->code = dub_text_deal_code (code);

  return self;
}

/* Puts a centered line with its middle at a height, in a smaller font if it is too long. It is
 * broken only if it would become too small to read. */
static void
put_line (DubPen *pen, DubPenStyle style, const char *text, double x, double y, double width)
{
  const double smallest = 8;
  DubPen trial = *pen;

  trial.shown = -1;
  dub_pen_put_text (&trial, &style, text, 0, width, 0);
  while (pango_layout_get_line_count (pen->layout) > 1 && style.size > smallest) {
    style.size -= 0.5;
    dub_pen_put_text (&trial, &style, text, 0, width, 0);
  }
  pen->y = y - dub_pen_put_text (&trial, &style, text, 0, width, 0) / 2;
  dub_pen_put_text (pen, &style, text, x - width / 2, width, 0);
}

static void
put_frame (cairo_t *cr)
{
  gdk_cairo_set_source_rgba (cr, &dub_color_gilt);
  for (guint i = 0; i < 2; i++) {
    double edge = MARGIN + 6 * i;

    cairo_set_line_width (cr, i == 0 ? 3 : 1);
    cairo_rectangle (cr, edge, edge, WIDTH - 2 * edge, HEIGHT - 2 * edge);
    cairo_stroke (cr);
  }
}

/* The winner has a frame, so that color alone is not what shows it. */
static void
put_side (DubPen *pen, const DubResultCard *self, DubOwner owner, double x)
{
  const DubPenStyle name = { "Sans", 16, PANGO_WEIGHT_SEMIBOLD, &dub_color_ink,
                             PANGO_ALIGN_CENTER };
  const DubPenStyle total = { "Serif", 84, PANGO_WEIGHT_NORMAL, &dub_color_plum,
                              PANGO_ALIGN_CENTER };

  put_line (pen, name, self->names[owner], x, 176, 200);
  put_line (pen, total, self->totals[owner], x, 238, 200);
  if (owner != self->winner)
    return;
  gdk_cairo_set_source_rgba (pen->cr, &dub_color_gilt);
  cairo_set_line_width (pen->cr, 2);
  cairo_rectangle (pen->cr, x - 108, 156, 216, 132);
  cairo_stroke (pen->cr);
}

static void
put_card (DubPen *pen, gconstpointer data)
{
  const DubResultCard *self = data;
  const DubPenStyle result = { "Serif", 30, PANGO_WEIGHT_NORMAL, &dub_color_plum,
                               PANGO_ALIGN_CENTER };
  const DubPenStyle about = { "Sans", 13, PANGO_WEIGHT_NORMAL, &dub_color_ink, PANGO_ALIGN_CENTER };
  const DubPenStyle code = { "Sans", 13, PANGO_WEIGHT_SEMIBOLD, &dub_color_ink,
                             PANGO_ALIGN_CENTER };
  double y = 312;

  put_frame (pen->cr);
  cairo_save (pen->cr);
  cairo_translate (pen->cr, WIDTH / 2.0 - 36, 30);
  cairo_scale (pen->cr, 1.8, 1.8);
  dub_shapes_draw (pen->cr, DUB_SHAPE_PORTRAIT, dub_color_plum, dub_color_gilt);
  cairo_restore (pen->cr);
  put_line (pen, result, self->result, WIDTH / 2.0, 130, WIDTH - 4 * MARGIN);
  put_side (pen, self, DUB_BARRY, WIDTH / 2.0 - 122);
  put_side (pen, self, DUB_YOU, WIDTH / 2.0 + 122);
  put_line (pen, about, self->about, WIDTH / 2.0, y, WIDTH - 4 * MARGIN);
  if (self->handicap != NULL) {
    y += 22;
    put_line (pen, about, self->handicap, WIDTH / 2.0, y, WIDTH - 4 * MARGIN);
  }
  if (self->code != NULL)
    put_line (pen, code, self->code, WIDTH / 2.0, y + 24, WIDTH - 4 * MARGIN);
  pen->y = HEIGHT;
}

DubPicture
dub_result_card_get_picture (const DubResultCard *self)
{
  return (DubPicture){ .title = self->result,
                       .width = WIDTH,
                       .height = HEIGHT,
                       .paper = &dub_color_paper,
                       .put = put_card,
                       .data = self };
}
