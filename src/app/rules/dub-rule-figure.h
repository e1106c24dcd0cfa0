/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The drawing beside a rule: the piece that it is about, or the sign.
 */

#pragma once

#include "dub-box.h"
#include "dub-names.h"
#include "dub-text-caption.h"

#include <gtk/gtk.h>

GtkWidget *dub_rule_figure_new (DubRuleId rule, DubEdition edition);

/* The same for a sign of the board: as it is drawn there. */
GtkWidget *dub_rule_figure_new_for_sign (DubSign sign, DubEdition edition);
