#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails if a selector of the style cannot match a widget: if no .ui and no C file sets its class,
or no widget has its node name."""

import pathlib
import re
import sys

APP = pathlib.Path("src/app")
# Classes set by the toolkit itself, and the nodes of its widgets that we style.
CLASSES = {"subtitle"}
NODES = {"arrow", "box", "button", "check", "contents", "dropdown", "entry", "flowboxchild",
         "headerbar", "image", "label", "menubutton", "popover", "preferencesgroup", "progress",
         "progressbar", "row",
         "separator", "spinbutton", "switch", "tooltip", "trough", "viewswitcher", "viewswitcherbar"}
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
LITERAL = re.compile(r'"([a-z0-9][a-z0-9-]*)"')


def list_selectors(path):
    """Yields the selectors of a style sheet, without definitions and animations."""
    text = COMMENT.sub("", path.read_text(encoding="utf-8"))
    text = re.sub(r"@(?:define-color|import)[^;]*;|@keyframes[^{]*{(?:[^{}]*{[^{}]*})*\s*}", "", text)
    for rule in re.findall(r"([^{}]+){[^{}]*}", text):
        yield from (selector.strip() for selector in rule.split(","))


def list_set():
    """Returns the classes and node names that the app sets."""
    words = set()
    for path in APP.rglob("*.c"):
        words.update(LITERAL.findall(path.read_text(encoding="utf-8")))
    for path in APP.rglob("*.ui"):
        words.update(re.findall(r'<class name="([^"]+)"', path.read_text(encoding="utf-8")))
    return words


def check(path, words):
    for selector in list_selectors(path):
        where = f"{path}: {selector}"
        for name in re.findall(r"\.([\w-]+)", selector):
            if name not in words | CLASSES:
                yield f"{where}: nobody sets the class {name}"
        for name in re.findall(r"(?:^|[\s>])([a-z][\w-]*)", selector):
            if name not in words | NODES:
                yield f"{where}: there is no node {name}"


known = list_set()
faults = [fault for path in sorted(APP.glob("style/*.css")) for fault in check(path, known)]
print("\n".join(faults))
sys.exit(bool(faults))
