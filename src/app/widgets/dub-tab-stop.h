/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Around a long list: Tab comes to one of its rows and to what is in it, and then leaves the list;
 * arrows lead to the other rows. By itself, Tab comes to every row.
 */

#pragma once

#include <adwaita.h>

#define DUB_TYPE_TAB_STOP (dub_tab_stop_get_type ())

G_DECLARE_FINAL_TYPE (DubTabStop, dub_tab_stop, DUB, TAB_STOP, AdwBin)
