/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-why-table.h"

#include "dub-piece.h"
#include "dub-place.h"
#include "dub-text-move.h"
#include "dub-ui.h"

/* More columns would not be legible beside the board. */
enum { MAX_COLUMNS = 8, TILE = 34 };

/* By their spaces. */
static gint
compare (gconstpointer a, gconstpointer b)
{
  const DubCandidate *one = *(const DubCandidate *const *) a;
  const DubCandidate *other = *(const DubCandidate *const *) b;

  return (gint) one->place.at - (gint) other->place.at;
}

static const DubCriterion *
find (const DubCandidate *candidate, DubCriterionKind kind)
{
  for (guint i = 0; i < DUB_MAX_CRITERIA; i++)
    if (candidate->criteria[i].kind == kind)
      return &candidate->criteria[i];

  return NULL;
}

static GtkWidget *
new_tile (const DubGame *game, const DubCandidate *candidate)
{
  GtkWidget *piece = dub_piece_new ();
  GtkWidget *tile = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  dub_piece_set_size (DUB_PIECE (piece), TILE);
  dub_piece_show_thing (DUB_PIECE (piece), game->box.edition,
                        dub_place_read (&game->state, candidate->place));
  gtk_widget_set_halign (piece, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (tile), piece);
  gtk_widget_set_hexpand (tile, TRUE);
  gtk_widget_add_css_class (tile, "candidate");
  gtk_widget_add_css_class (tile, candidate->out == DUB_RULE_NONE ? "chosen" : "struck");

  return tile;
}

static GtkWidget *
new_cell (const DubCandidate *candidate, DubCriterionKind kind)
{
  const DubCriterion *criterion = find (candidate, kind);
  GtkWidget *cell = gtk_label_new (NULL);

  dub_ui_take_text (GTK_LABEL (cell),
                    criterion != NULL ? g_strdup_printf ("%d", criterion->value) : g_strdup ("–"));
  gtk_widget_add_css_class (cell, "judged");
  if (candidate->out == DUB_RULE_NONE)
    gtk_widget_add_css_class (cell, "chosen");

  return cell;
}

/* A row is there if one of them was judged by it. */
static gboolean
add_row (GtkGrid *grid, GPtrArray *candidates, DubCriterionKind kind, int row)
{
  gboolean is_used = FALSE;
  GtkWidget *title;

  for (guint i = 0; i < candidates->len; i++)
    is_used |= find (candidates->pdata[i], kind) != NULL;
  if (!is_used)
    return FALSE;
  title = gtk_label_new (NULL);
  dub_ui_take_text (GTK_LABEL (title), dub_text_criterion (kind));
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_widget_add_css_class (title, "part-title");
  gtk_grid_attach (grid, title, 0, row, (int) candidates->len, 1);
  for (guint i = 0; i < candidates->len; i++)
    gtk_grid_attach (grid, new_cell (candidates->pdata[i], kind), (int) i, row + 1, 1, 1);

  return TRUE;
}

GtkWidget *
dub_why_table_new (const DubGame *game, const DubTurn *turn, guint step)
{
  static const DubCriterionKind kinds[] = { DUB_CRITERION_PLACE, DUB_CRITERION_WORTH,
                                            DUB_CRITERION_WORTH_YOU, DUB_CRITERION_COST };
  DubVerb verb = turn->steps[step].verb;
  g_autoptr (GPtrArray) candidates = g_ptr_array_new ();
  guint n;
  const DubCandidate *first = dub_turn_get_candidates (turn, step, &n);
  GtkWidget *grid;
  int row = 1;

  if (n < 2 || n > MAX_COLUMNS ||
      (verb != DUB_MOVE_TAKE_GARMENT && verb != DUB_MOVE_HIRE && verb != DUB_MOVE_TAKE_JEWELRY))
    return NULL;
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (candidates, (gpointer) &first[i]);
  g_ptr_array_sort (candidates, compare);
  grid = g_object_new (GTK_TYPE_GRID, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                       "column-homogeneous", TRUE, "column-spacing", 4, NULL);
  for (guint i = 0; i < n; i++)
    gtk_grid_attach (GTK_GRID (grid), new_tile (game, candidates->pdata[i]), (int) i, 0, 1, 1);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (add_row (GTK_GRID (grid), candidates, kinds[i], row))
      row += 2;

  return grid;
}
