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
 * leave no gap. The last plan is taken if none has room. A child that comes to
 * want less keeps its width, so that the others stay where they are.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DUB_TYPE_PLAN (dub_plan_get_type ())

G_DECLARE_FINAL_TYPE (DubPlan, dub_plan, DUB, PLAN, GtkWidget)

GtkWidget *dub_plan_new (int spacing);

/* The texts are static and end with NULL; the widest comes first. */
void dub_plan_set_plans (DubPlan *self, const char *const *plans);

void dub_plan_append (DubPlan *self, char letter, GtkWidget *child);
void dub_plan_clear (DubPlan *self);

/* All children are as wide as they want to be now. */
void dub_plan_forget (DubPlan *self);

G_END_DECLS
