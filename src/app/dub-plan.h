/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lays its children out by the first of some plans that has room. A plan is a
 * text in which each child is a letter; what is in round brackets stands side by
 * side, in square ones below each other:
 *
 *   ([a(bc)d][ef])
 *
 * puts e and f to the right of a, b with c, and d. Rows take the whole width and
 * columns the whole height, so edges meet. A child whose letter has a ' after it
 * may be made narrower there than it would like. Children that are not there
 * leave no gap. If none is low enough, the lowest plan that is narrow enough is
 * taken, and it scrolls; if none is narrow enough, the last one.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DUB_TYPE_PLAN (dub_plan_get_type ())

G_DECLARE_FINAL_TYPE (DubPlan, dub_plan, DUB, PLAN, GtkWidget)

GtkWidget *dub_plan_new (int spacing);

/* The texts are static and end with NULL; the best comes first, the narrowest last. */
void dub_plan_set_plans (DubPlan *self, const char *const *plans);

void dub_plan_append (DubPlan *self, char letter, GtkWidget *child);
void dub_plan_clear (DubPlan *self);

/* How much larger than it has to be its text can be, all over the board: 1 or more. It
 * is known when the children are allocated. */
double dub_plan_get_scale (DubPlan *self);

G_END_DECLS
