#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Computes the contrast of text and of meaningful shapes from the palettes of the app."""

import pathlib
import re
import sys

STYLE = pathlib.Path("src/app/style")
# A theme is a list of style sheets in the order of loading; later colors override earlier ones.
THEMES = {
    "light": ["style.css"],
    "dark": ["style.css", "style-dark.css"],
    "high contrast": ["style.css", "style-hc.css"],
    "dark high contrast": ["style.css", "style-dark.css", "style-hc.css", "style-hc-dark.css"],
}
GROUNDS = {
    "ink": ("table", "room", "empty", "pane", "header", "lit_ground", "offered_ground", "warm",
            "chip", "card"),
    "quiet": ("room", "empty", "pane", "header", "lit_ground", "offered_ground", "warm", "chip",
              "card"),
    "title": ("room", "pane", "header", "warm", "card"),
    "lit": ("room", "pane", "header", "lit_ground", "chip", "card"),
    "amber": ("pane", "header", "warm", "card"),
    "gain": ("pane", "chip", "card"),
    "cost": ("pane", "chip", "card"),
    "tile_ink": ("tile", "lit_tile"),
    "plum_ink": ("plum",),
    "lit_ink": ("lit",),
    "shield_ink": ("shield",),
}
TEXT = [(front, ground) for front, grounds in GROUNDS.items() for ground in grounds]
# Rings and shields need contrast with their surroundings, bars with their track.
SHAPES = [("lit", "table"), ("lit", "empty"), ("offered", "room"), ("offered", "empty"),
          ("shield", "room"), ("sign", "empty"), ("gilt_line", "pane"), ("her_bar", "track"), ("your_bar", "track")]
DEFINITION = re.compile(r"@define-color (\w+) (#[0-9a-f]{6}|@\w+);")


def palette(files):
    colours = {}
    for name in files:
        for key, value in DEFINITION.findall((STYLE / name).read_text(encoding="utf-8")):
            colours[key] = value
    return colours


def luminance(colour):
    total = 0
    for weight, at in ((0.2126, 1), (0.7152, 3), (0.0722, 5)):
        part = int(colour[at:at + 2], 16) / 255
        total += weight * (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4)
    return total


def contrast(one, other):
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def resolve(colours, name):
    value = colours[name]
    return resolve(colours, value[1:]) if value.startswith("@") else value


def faults():
    for theme, files in THEMES.items():
        colours = palette(files)
        text_bar, shape_bar = (7, 4.5) if "high" in theme else (4.5, 3)
        for pairs, bar in ((TEXT, text_bar), (SHAPES, shape_bar)):
            for front, ground in pairs:
                ratio = contrast(resolve(colours, front), resolve(colours, ground))
                if ratio < bar:
                    yield f"{theme}: {front} on {ground} has {ratio:.2f}, at least {bar} asked"


found = list(faults())
print("\n".join(found))
sys.exit(bool(found))
