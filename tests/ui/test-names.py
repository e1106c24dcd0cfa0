#!/usr/bin/python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-names.py SHOW-SCENES: what a screen reader is told of every page and dialog, as TAP.

Every control has a name of its own. So has everything that Tab comes to, and a role that says what
it is: something to press, to enter, to choose, or a line of a list.
"""

import pathlib
import re
import subprocess
import sys

from dubarry_keys import Keyboard
from dubarry_ui import Atspi, Home, children, get_role, start, stop_all, wait_until, walk

import tap

SHOW = str(pathlib.Path(sys.argv[1]).resolve())
TABS = 200
PATIENCE = 0.3  # seconds; what is heard later is heard with the next press
SILENT = 16  # rows of text in a dialog, one after the other

CONTROLS = {"check box", "combo box", "entry", "menu item", "page tab", "push button",
            "radio button", "slider", "spin button", "text"}
# A pane that scrolls takes the focus where nothing in it does, and so does a question.
STOPS = CONTROLS | {"link", "list item", "panel", "scroll pane", "table cell"}
# GTK calls what has no name after its type.
NO_NAME = re.compile(r"^\s*$|^(Gtk|Adw|Dub)[A-Z][A-Za-z]*$")
# What is inside of these windows is the toolkit's; there Tab only has to come to something.
OF_THE_TOOLKIT = {"about", "preferences", "shortcuts"}
# What is opened in a scene before it is looked at again.
OPENED = {"orders": "Otherwise…", "preparation": "Another Garment", "your-turn": "Main menu"}


class Show:
    """The program that shows the scenes, and the keyboard in front of it."""

    def __init__(self):
        self.home = Home()
        self.home.calm_down()
        self.process = start([SHOW], self.home, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                             text=True)
        self.names = self.process.stdout.readline().split()
        self.app = wait_until(self.find_app, "the app", self.process)
        self.keys = Keyboard(self)

    def find_app(self):
        return next((app for app in children(Atspi.get_desktop(0))
                     if app.get_process_id() == self.process.pid), None)

    def read_errors(self):
        return ""

    def say(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def open(self, name):
        self.say(name)
        assert self.process.stdout.readline().strip() == name, self.process.poll()

    def list_nameless(self):
        """The controls without a name in the window that came last. The button of a choice is
        named by the choice."""
        return [(role, name) for node, role, name in walk(children(self.app)[-1])
                if role in CONTROLS and NO_NAME.match(name) and
                get_role(node.get_parent()) != "combo box"]

    def tour(self, most):
        """What Tab comes to until it comes round. The text of a row of libadwaita is not told,
        and where there is only one thing it keeps the focus."""
        stops = []
        silent = 0
        while len(stops) < most and silent < SILENT:
            if not self.keys.try_step("Tab", PATIENCE):
                silent += 1
                continue
            stop = self.keys.tell()
            silent = 0
            if stop in stops[:1]:
                return stops
            stops.append(stop)
        return stops


def check_scene(show, name):
    show.open(name)
    try:
        if name not in OF_THE_TOOLKIT:
            assert not show.list_nameless(), show.list_nameless()
        stops = show.tour(3 if name in OF_THE_TOOLKIT else TABS)
        assert stops, "Tab comes to nothing"
        if name not in OF_THE_TOOLKIT:
            assert len(stops) < TABS, f"Tab does not come round: {stops}"
            bad = [stop for stop in stops
                   if stop and (stop[0] not in STOPS or NO_NAME.match(stop[1]))]
            assert not bad, bad
        if name in OPENED:
            show.keys.walk("Tab", "push button", OPENED[name], TABS)
            show.keys.try_step("Space", PATIENCE)
            assert not show.list_nameless(), show.list_nameless()
            show.keys.send("Escape")
    finally:
        show.say("")


def main():
    show = Show()
    failed = tap.run({f"test_{name}": name for name in show.names},
                     lambda name: check_scene(show, name))
    stop_all()
    return failed


sys.exit(main())
