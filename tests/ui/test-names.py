#!/usr/bin/python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-names.py SHOW-SCENES [SCENE...]: checks the names and roles that a screen reader gets on
every page and dialog, as TAP.

Every control has a name. So has every stop of Tab, with a suitable role: a widget to press, to
enter or to choose, or a line of a list. Tab reaches every control, and from each of them all
others: it skips none, and none traps the focus.
"""

import pathlib
import re
import subprocess
import sys
import time

from dubarry_keys import Keyboard
from dubarry_ui import Atspi, Home, children, get_role, start, stop_all, wait_until, walk

import tap

SHOW = str(pathlib.Path(sys.argv[1]).resolve())
ONLY = sys.argv[2:]
TABS = 200
PATIENCE = 0.3  # seconds; later events count for the next press
MOVE = 3  # seconds; after so long the focus will not move any more

CONTROLS = {"check box", "combo box", "entry", "menu item", "page tab", "push button",
            "radio button", "slider", "spin button", "text"}
# A scrolling pane receives the focus if nothing in it does, and so does a question. A chart is a
# picture whose values the arrow keys read. A code to copy is a label.
STOPS = CONTROLS | {"image", "label", "link", "list item", "panel", "scroll pane", "table cell"}
# GTK names a nameless widget after its type.
NO_NAME = re.compile(r"^\s*$|^(Gtk|Adw|Dub)[A-Z][A-Za-z]*$")
# The toolkit provides the contents of these windows; there Tab only has to reach something.
OF_THE_TOOLKIT = {"about", "preferences", "shortcuts"}
# The button to press in a scene before a second look at it.
OPENED = {"orders": "Done Differently…", "preparation": "Not in This List…", "your-turn": "Main Menu"}


class Show:
    """The program that shows the scenes, with a keyboard."""

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

    @property
    def window(self):
        """Returns the newest window."""
        return children(self.app)[-1]

    def read_errors(self):
        return ""

    def say(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def open(self, name):
        self.say(name)
        assert self.process.stdout.readline().strip() == name, self.process.poll()

    def list_nameless(self):
        """Returns the nameless controls of the window. The name of a choice covers its button."""
        return [(role, name) for node, role, name in walk(self.window)
                if role in CONTROLS and NO_NAME.match(name) and
                get_role(node.get_parent()) != "combo box"]

    def ask(self, question):
        self.say(question)
        return self.process.stdout.readline().rstrip("\n")

    def list_controls(self):
        """Returns the controls that Tab should reach in the window, one per line."""
        lines = [self.ask("controls")]
        while lines[-1]:
            lines.append(self.process.stdout.readline().rstrip("\n"))
        return lines[:-1]

    def press_tab(self):
        """Presses Tab and returns the focused widget with its ancestors, even if the focus stayed;
        then the text that a screen reader reads, which lacks the text in a row of libadwaita."""
        heard, before = self.keys.heard, self.ask("focus")
        self.keys.send("Tab")
        wait_for(lambda: self.ask("focus") != before, MOVE)
        moved = wait_for(lambda: self.keys.listen() > heard, PATIENCE)
        return self.ask("focus").split(), self.keys.tell() if moved else ()

    def tour(self):
        """Presses Tab until the focus repeats. Returns the stops of the resulting cycle, the
        permanent controls, and the texts that a screen reader reads."""
        stops, told = [self.ask("focus").split()], []
        controls = [self.list_controls()]
        while stops[-1] not in stops[:-1]:
            assert len(stops) < TABS, f"Tab does not come round: {told}"
            stop, heard = self.press_tab()
            stops.append(stop)
            told.append(heard)
            controls.append(self.list_controls())
        begin = stops.index(stops[-1])
        stay = [line for line in controls[-1] if all(line in lines for lines in controls[begin:])]
        return stops[begin + 1:], stay, [words for words in told if words]


def wait_for(condition, patience):
    """Returns whether the condition becomes true within so many seconds."""
    end = time.monotonic() + patience
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.002)
    return True


def list_unreached(stops, controls):
    """Returns the controls that Tab never reaches, such as all controls outside a trap."""
    exact = {stop[0] for stop in stops if stop}
    inside = {one for stop in stops for one in stop}
    return [line for line in controls
            if (line.split()[1] not in inside if line.startswith("in ")
                else line.split()[0] not in exact)]


def check_scene(show, name):
    show.open(name)
    try:
        stops, controls, told = show.tour()
        assert told, "Tab comes to nothing"
        if name not in OF_THE_TOOLKIT:
            assert not show.list_nameless(), show.list_nameless()
            unreached = list_unreached(stops, controls)
            bad = [stop for stop in told if stop[0] not in STOPS or NO_NAME.match(stop[1])]
            assert not bad, bad
            assert not unreached, f"Tab never comes to {unreached}"
        if name in OPENED:
            show.keys.walk("Tab", "push button", OPENED[name], TABS)
            show.keys.try_move("Space", PATIENCE)
            assert not show.list_nameless(), show.list_nameless()
            show.keys.send("Escape")
    finally:
        show.say("")


def main():
    show = Show()
    names = [name for name in show.names if not ONLY or name in ONLY]
    failed = tap.run({f"test_{name}": name for name in names},
                     lambda name: check_scene(show, name))
    stop_all()
    return failed


sys.exit(main())
