/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A popover with one button per choice.
 */

#pragma once

#include "dub-session.h"

#include <adwaita.h>

#define DUB_TYPE_CHOICE_POPOVER (dub_choice_popover_get_type ())

G_DECLARE_FINAL_TYPE (DubChoicePopover, dub_choice_popover, DUB, CHOICE_POPOVER, GtkPopover)

/* Sets the title above the choices. */
void dub_choice_popover_set_title (DubChoicePopover *self, const char *title);

/* Returns the button. */
GtkWidget *dub_choice_popover_add (DubChoicePopover *self, const char *label, const DubMove *move);

/* Adds any other widget; takes a floating reference. */
void dub_choice_popover_add_widget (DubChoicePopover *self, GtkWidget *widget);
