/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the compiler reads once for all files of the app, where it can. Each file includes what it
 * uses all the same; a build with -Db_pch=false sees that.
 */

#include <adwaita.h>
