/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The colors of tiles and tokens. Those of the page are in style.css.
 */

#pragma once

#include "dub-box.h"

#include <gdk/gdk.h>

/* The color of a garment, silk or jewelry, as printed in the edition. */
GdkRGBA dub_colors_get_silk (DubEdition edition, DubColor color);

/* The color of a player's tokens, or a default for the side if it is unknown. */
GdkRGBA dub_colors_get_token (DubPlayerColor color, DubOwner owner);

/* Returns ink or paper, whichever is readable on this color. */
GdkRGBA dub_colors_get_ink (GdkRGBA ground);

/* Returns the first color with a share of the second one. */
GdkRGBA dub_colors_mix (GdkRGBA a, GdkRGBA b, double share);

/* Returns the WCAG contrast, from 1 to 21. */
double dub_colors_get_contrast (GdkRGBA a, GdkRGBA b);

extern const GdkRGBA dub_color_ink;
extern const GdkRGBA dub_color_paper;
extern const GdkRGBA dub_color_plum;
extern const GdkRGBA dub_color_coin_ink; /* on gold */
extern const GdkRGBA dub_color_gilt;
