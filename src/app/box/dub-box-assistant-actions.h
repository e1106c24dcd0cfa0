/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The actions of the assistant's buttons that change the box profile, through the editor.
 */

#pragma once

#include <gtk/gtk.h>

/* Installs box.select, box.enter and the other actions that only involve the editor. */
void dub_box_assistant_install_edits (GtkWidgetClass *klass);
