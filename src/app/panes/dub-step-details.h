/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What can be asked about the selected step: why it is so, and what was done in its place.
 */

#pragma once

#include "dub-session.h"

#include <gtk/gtk.h>

#define DUB_TYPE_STEP_DETAILS (dub_step_details_get_type ())

G_DECLARE_FINAL_TYPE (DubStepDetails, dub_step_details, DUB, STEP_DETAILS, GtkBox)

GtkWidget *dub_step_details_new (DubSession *session, guint index);

gboolean dub_step_details_can_deviate (DubStepDetails *self);

/* Do the same as their buttons. */
void dub_step_details_show_why (DubStepDetails *self);
void dub_step_details_deviate (DubStepDetails *self);
