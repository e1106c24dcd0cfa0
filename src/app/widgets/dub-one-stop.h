/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Around a list view: Tab comes to one of its rows and to what is in it, and then leaves the list;
 * arrows lead to the other rows. GTK can do so itself from 4.12 on. Before, Tab comes to every row.
 */

#pragma once

#include <adwaita.h>

#define DUB_TYPE_ONE_STOP (dub_one_stop_get_type ())

G_DECLARE_FINAL_TYPE (DubOneStop, dub_one_stop, DUB, ONE_STOP, AdwBin)
