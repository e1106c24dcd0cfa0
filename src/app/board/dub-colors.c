/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-colors.h"

#include <math.h>

#define RGB(hex) \
  { \
    (float) (((hex) >> 16) & 0xff) / 255, (float) (((hex) >> 8) & 0xff) / 255, \
        (float) ((hex) &0xff) / 255, 1 \
  }

const GdkRGBA dub_color_ink = RGB (0x2e2833);
const GdkRGBA dub_color_paper = RGB (0xfffdf8);
const GdkRGBA dub_color_plum = RGB (0x6b3f6e);
const GdkRGBA dub_color_coin_ink = RGB (0x3b2a07);
const GdkRGBA dub_color_gilt = RGB (0xa97e33);

static const GdkRGBA silks[DUB_N_EDITIONS][DUB_N_COLORS] = {
  [DUB_EDITION_DELUXE] = {
    [DUB_COLOR_NONE] = RGB (0x8a8272),
    [DUB_BLUE] = RGB (0x4675ad),
    [DUB_PINK] = RGB (0xc65c7c),
    [DUB_GREEN] = RGB (0x548755),
    [DUB_ORANGE] = RGB (0xc46a26),
    [DUB_COLOR_UNKNOWN] = RGB (0x8a8272),
  },
  [DUB_EDITION_CLASSIC] = {
    [DUB_COLOR_NONE] = RGB (0x8a8272),
    [DUB_BLUE] = RGB (0xa67c00),   /* yellow */
    [DUB_PINK] = RGB (0x548755),   /* green */
    [DUB_GREEN] = RGB (0xb8403c),  /* red */
    [DUB_ORANGE] = RGB (0x3f6cab), /* blue */
    [DUB_COLOR_UNKNOWN] = RGB (0x8a8272),
  },
};

static const GdkRGBA tokens[DUB_N_PLAYER_COLORS] = {
  [DUB_PLAYER_COLOR_UNKNOWN] = RGB (0x6b3f6e), [DUB_PLAYER_PURPLE] = RGB (0x6b3f6e),
  [DUB_PLAYER_BLACK] = RGB (0x2e2833),         [DUB_PLAYER_YELLOW] = RGB (0xe2b93b),
  [DUB_PLAYER_BLUE] = RGB (0x2f5f9e),          [DUB_PLAYER_WHITE] = RGB (0xffffff),
};

GdkRGBA
dub_colors_get_silk (DubEdition edition, DubColor color)
{
  return silks[edition][color];
}

GdkRGBA
dub_colors_get_token (DubPlayerColor color, DubOwner owner)
{
  if (color == DUB_PLAYER_COLOR_UNKNOWN)
    color = owner == DUB_YOU ? DUB_PLAYER_BLACK : DUB_PLAYER_PURPLE;

  return tokens[color];
}

GdkRGBA
dub_colors_mix (GdkRGBA a, GdkRGBA b, double share)
{
  float of = (float) share;

  return (GdkRGBA){ a.red + (b.red - a.red) * of, a.green + (b.green - a.green) * of,
                    a.blue + (b.blue - a.blue) * of, a.alpha + (b.alpha - a.alpha) * of };
}

static double
get_luminance (GdkRGBA color)
{
  const double weights[] = { 0.2126, 0.7152, 0.0722 };
  const double parts[] = { (double) color.red, (double) color.green, (double) color.blue };
  double luminance = 0;

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    luminance += weights[i] *
                 (parts[i] <= 0.03928 ? parts[i] / 12.92 : pow ((parts[i] + 0.055) / 1.055, 2.4));

  return luminance;
}

double
dub_colors_get_contrast (GdkRGBA a, GdkRGBA b)
{
  double x = get_luminance (a), y = get_luminance (b);

  return (MAX (x, y) + 0.05) / (MIN (x, y) + 0.05);
}

GdkRGBA
dub_colors_get_ink (GdkRGBA ground)
{
  return dub_colors_get_contrast (ground, dub_color_ink) >
                 dub_colors_get_contrast (ground, dub_color_paper)
             ? dub_color_ink
             : dub_color_paper;
}
