/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the buttons of the assistant do with the box: each hands on to the editor.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Installs box.select, box.enter and the others that only the editor has to know of. */
void dub_box_assistant_install_edits (GtkWidgetClass *klass);

G_END_DECLS
