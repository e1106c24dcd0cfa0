/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A popover with one button per choice.
 */

#pragma once

#include "dub-session.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define DUB_TYPE_CHOICES (dub_choices_get_type ())

G_DECLARE_FINAL_TYPE (DubChoices, dub_choices, DUB, CHOICES, GtkPopover)

GtkWidget *dub_choices_new (void);

/* Sets the title above the choices. */
void dub_choices_set_title (DubChoices *self, const char *title);

void dub_choices_add (DubChoices *self, const char *label, const DubAction *action);

/* Adds any other widget; takes a floating reference. */
void dub_choices_add_widget (DubChoices *self, GtkWidget *widget);

G_END_DECLS
