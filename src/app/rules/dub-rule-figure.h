/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The drawing beside a rule: the piece that it is about.
 */

#pragma once

#include "dub-box-types.h"
#include "dub-rule-id.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *dub_rule_figure_new (DubRuleId rule, DubEdition edition);

G_END_DECLS
