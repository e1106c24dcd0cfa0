/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A container that lays out its children by the first of several plans that fits. A plan
 * is a text in which each child is a letter; children in parentheses are side by side,
 * those in square brackets below each other:
 *
 *   ([a(bc)d][ef])
 *
 * puts e and f to the right of a, b with c, and d. Rows take the whole width and columns
 * the whole height, so that edges meet. A child whose letter is followed by a ' may be
 * narrower there than its natural width. Missing children leave no gap. If all plans are
 * too tall, the shortest plan that is narrow enough is used, and it scrolls; if none is
 * narrow enough, the last one.
 */

#pragma once

#include <gtk/gtk.h>

#define DUB_TYPE_PLAN (dub_plan_get_type ())

G_DECLARE_FINAL_TYPE (DubPlan, dub_plan, DUB, PLAN, GtkWidget)

GtkWidget *dub_plan_new (int spacing);

/* The texts are static and NULL-terminated, from the best plan to the narrowest. */
void dub_plan_set_plans (DubPlan *self, const char *const *plans);

void dub_plan_append (DubPlan *self, char letter, GtkWidget *child);
void dub_plan_clear (DubPlan *self);

/* Returns the factor by which all text on the board can be enlarged, at least 1. It is known
 * once the children are allocated. */
double dub_plan_get_scale (DubPlan *self);
