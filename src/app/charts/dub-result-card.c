/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-result-card.h"

#include "dub-colors.h"
#include "dub-deal-box.h"
#include "dub-session.h"
#include "dub-shapes.h"
#include "dub-statistics.h"
#include "dub-text-results.h"
#include "dub-text-status.h"
#include "dub-ui.h"

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
draw_portrait (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  cairo_scale (cr, 1.8, 1.8);
  dub_shapes_draw (cr, DUB_SHAPE_PORTRAIT, dub_color_plum, dub_color_gilt);
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
