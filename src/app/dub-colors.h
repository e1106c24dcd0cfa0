/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The colors of tiles and tokens. Those of the page are in style.css.
 */

#pragma once

#include "dub-box.h"

#include <gdk/gdk.h>

G_BEGIN_DECLS

/* Of a garment, silk or jewelry, as the edition prints its role. */
GdkRGBA dub_colors_get_silk (DubEdition edition, DubColor color);

/* Of a player's tokens; who has not told a color gets one by the side. */
GdkRGBA dub_colors_get_token (DubPlayerColor color, DubOwner owner);

/* What can be read on it: ink or paper. */
GdkRGBA dub_colors_get_ink (GdkRGBA ground);

/* WCAG contrast, from 1 to 21. */
double dub_colors_get_contrast (GdkRGBA a, GdkRGBA b);

extern const GdkRGBA dub_color_ink;
extern const GdkRGBA dub_color_paper;
extern const GdkRGBA dub_color_plum;
extern const GdkRGBA dub_color_gilt;

G_END_DECLS
