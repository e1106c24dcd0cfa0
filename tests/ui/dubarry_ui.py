# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives the real app over AT-SPI, as a screen reader does. No test sleeps for a fixed time: each
press is followed by a wait for its effect, so that a slow machine only makes the tests slower."""

import os
import pathlib
import re
import signal
import subprocess
import tempfile
import time
import warnings

import gi
import tap

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402  the version comes first

TIMEOUT = 30
# PyGObject marks these interfaces as deprecated, but Debian 12 offers nothing else.
warnings.simplefilter("ignore", DeprecationWarning)
Atspi.set_timeout(TIMEOUT * 1000, TIMEOUT * 1000)

# Role names of Debian 13, with those of Debian 12.
ROLES = {"button": "push button", "grouping": "panel", "toggle button": "push button"}
# Roles whose children add no information.
LEAVES = {"label", "image", "scroll bar", "separator", "push button", "check box", "spin button"}


class Home:
    """A separate data folder, which keeps the games of the user safe."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="dubarry-")
        self.path = pathlib.Path(self.folder.name)
        self.games = self.path / "dubarry" / "games"
        self.env = dict(os.environ, LC_ALL="C.UTF-8", LANGUAGE="en", GSETTINGS_BACKEND="memory",
                        GTK_A11Y="atspi", GSK_RENDERER="cairo", ADW_DISABLE_PORTAL="1",
                        GTK_USE_PORTAL="0", G_DEBUG="fatal-criticals",
                        XDG_DATA_HOME=str(self.path), XDG_CONFIG_HOME=str(self.path / "config"),
                        XDG_CACHE_HOME=str(self.path / "cache"))

    def calm_down(self):
        """Turns animations off, so that the effects of a key are there for the next one."""
        folder = self.path / "config" / "gtk-4.0"
        folder.mkdir(parents=True)
        (folder / "settings.ini").write_text("[Settings]\ngtk-enable-animations=0\n")

    def journal(self, game="game-1"):
        """Returns the lines of a saved game, none if it does not exist yet."""
        try:
            return (self.games / f"{game}.dubarry").read_text(encoding="utf-8").splitlines()
        except FileNotFoundError:
            return []

    def entries(self, game="game-1"):
        """Returns the verb of each entry, from the first line of its unit, or undo and redo."""
        lines = self.journal(game)
        firsts = [line.split() for before, line in zip(lines, lines[1:]) if before.startswith("ok ")]
        return [words[1] if words[0] in ("table", "barry", "you") else words[0] for words in firsts
                if words[0] in ("table", "barry", "you", "box", "undo", "redo")]

    def get_size(self, game="game-1"):
        """Returns the size of the file, which grows with each entry."""
        try:
            return (self.games / f"{game}.dubarry").stat().st_size
        except FileNotFoundError:
            return 0


STARTED = []


def start(command, home, **options):
    """Starts a program that ends with its test."""
    STARTED.append(subprocess.Popen(command, env=home.env, **options))
    return STARTED[-1]


def stop_all():
    for process in STARTED:
        if process.poll() is None:
            process.kill()
            process.wait(TIMEOUT)
    STARTED.clear()


def wait_until(condition, what, process=None):
    """Returns the value of the condition once it is true. Objects may disappear during the check;
    that counts as not true yet."""
    end = time.monotonic() + TIMEOUT
    while True:
        try:
            found = condition()
            if found:
                return found
        except GLib.Error:
            pass
        assert process is None or process.poll() is None, f"the app has ended, waiting for {what}"
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.01)


def children(node):
    return [child for child in map(node.get_child_at_index, range(node.get_child_count())) if child]


def get_role(node):
    """Returns the name of the role, which is the same for all releases."""
    role = node.get_role_name()
    return ROLES.get(role, role)


def walk(node, past=()):
    """Yields all descendants of a node, from the top, except the contents of leaves and of nodes
    named in `past`."""
    for child in children(node):
        role, name = get_role(child), child.get_name()
        yield child, role, name
        if role not in LEAVES and name not in past:
            yield from walk(child, past)


def fits(text, wanted):
    return bool(wanted.search(text)) if isinstance(wanted, re.Pattern) else text == wanted


def seek(node, role, name, past=()):
    """Returns the first node with the role and the name, which may be a pattern; None if there is
    none."""
    for child, child_role, child_name in walk(node, past):
        if child_role == role and fits(child_name, name):
            return child
    return None


def seek_all(node, role, name, past=()):
    return [child for child, child_role, child_name in walk(node, past)
            if child_role == role and fits(child_name, name)]


def texts(node, past=()):
    """Returns the texts of all labels below a node."""
    return [name for _, role, name in walk(node, past) if role == "label" and name != "GtkLabel"]


def is_sensitive(node):
    return node.get_state_set().contains(Atspi.StateType.SENSITIVE)


def is_checked(node):
    return node.get_state_set().contains(Atspi.StateType.CHECKED)


def is_focused(node):
    return node.get_state_set().contains(Atspi.StateType.FOCUSED)


def type_text(node, text):
    """Types into an entry; for a row, into its entry."""
    editable = node.get_editable_text_iface()
    assert editable is not None, f"“{node.get_name()}” cannot be typed in"
    assert editable.set_text_contents(text)


def list_apps():
    """Returns the names of all apps that a screen reader finds here."""
    return [app.get_name() for app in children(Atspi.get_desktop(0))]


def list_dialogs(app):
    """Returns all windows of the app, since screen readers do not count dialogs as frames."""
    parent = app.window.get_parent()
    return [parent.get_child_at_index(i) for i in range(parent.get_child_count())]


class App:
    """The running app with a window, until the test closes or kills it."""

    def __init__(self, program, home, *args):
        self.home = home
        self.presses = 0
        self.errors = tempfile.TemporaryFile("w+")
        self.process = start([program, *map(str, args)], home, stderr=self.errors)
        self.window = self.wait(self.find_window, "the window")

    def find_window(self):
        """Returns the window that receives keys."""
        return next((one for one in self.list_windows()
                     if one.get_state_set().contains(Atspi.StateType.ACTIVE)), None)

    def list_windows(self):
        """Returns the windows of this process."""
        for app in children(Atspi.get_desktop(0)):
            if app.get_process_id() == self.process.pid:
                return [one for one in children(app) if one.get_role_name() == "frame"]
        return []

    def wait(self, condition, what):
        try:
            return wait_until(condition, what, self.process)
        except AssertionError as error:
            raise AssertionError(f"{error}; the app said: {self.read_errors()}") from None

    def read_errors(self):
        self.errors.seek(0)
        return self.errors.read()

    def find(self, role, name, within=None, past=()):
        """Waits for the node with this role and name, and returns it."""
        return self.wait(lambda: seek(within or self.window, role, name, past),
                         f"{role} “{getattr(name, 'pattern', name)}”")

    def press(self, node):
        """Presses a button. It emits its click a quarter of a second later and ignores other
        presses meanwhile; a test that waits for the effect of each press never loses one."""
        action = node.get_action_iface()
        assert is_sensitive(node), f"“{node.get_name()}” cannot be pressed"
        assert action is not None and action.do_action(0), f"“{node.get_name()}” is not pressed"
        self.presses += 1

    def press_named(self, role, name, within=None):
        self.press(self.find(role, name, within))

    def act(self, node, what, game="game-1"):
        """Presses a button that changes the game, and waits until the change is saved. The app
        answers the next request after it has drawn the change."""
        before = self.home.get_size(game)
        self.press(node)
        self.wait(lambda: self.home.get_size(game) != before, f"the entry of {what}")

    def close(self):
        """Closes the app by its window button. The exit status is 0 if all went well."""
        self.press_named("push button", "Close")
        assert self.process.wait(TIMEOUT) == 0, self.read_errors()

    def kill(self):
        """Kills the app without a warning, as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(TIMEOUT)


class GamePage:
    """The page of a game. Widgets that last as long as the page are looked up once."""

    HEADINGS = re.compile(r"^(Round \d of 7 · |End of Game)")
    NEXT = re.compile(r"^(Setup Done|Start Round \d|Continue: .*|Fill for Me|Reveal Card|"
                      r"Done|End Turn([:,] .*)?|Next Round|Final Scoring|Finish Game)$")
    # Counts of pieces still to enter contain the name of a display too.
    PLACE = re.compile(r"(?![^:]*, still to enter:)([^:]*): ")
    PAST = ("Score lines",)

    def __init__(self, app):
        self.app = app
        self.title = self.now = None
        self.spaces = {}
        app.wait(self.look_around, "the page of a game")

    def look_around(self):
        """Looks up the title beside the Undo button, the board spaces by the name of their place,
        and the pane Now with the big button after it. The hidden page for reading from afar has a
        title and a big button too."""
        title, spaces = None, {}
        near = False
        for node, role, name in walk(self.app.window, self.PAST):
            near |= role == "push button" and name == "Undo"
            if near and title is None and role == "label" and self.HEADINGS.match(name):
                title = node
            place = self.PLACE.match(name) if near and role == "push button" else None
            if place:
                spaces[place.group(1)] = node
            if title and spaces and role == "push button" and self.NEXT.match(name):
                self.title, self.spaces = title, spaces
                # The button has siblings, and the score is above them.
                self.now = node.get_parent().get_parent().get_parent()
                return True
        return False

    def get_heading(self):
        return self.title.get_name()

    def get_next(self):
        """Returns the big button, or None while the player has to do something else."""
        foot = children(children(self.now)[-1])
        buttons = children(foot[-1]) if foot else []
        if not buttons or get_role(buttons[-1]) != "push button":
            return None
        return buttons[-1] if self.NEXT.match(buttons[-1].get_name()) else None

    def ask_to_end_turn(self):
        """Ends your turn without an entry; the big button asks once before it does."""
        self.app.press(self.app.wait(self.get_next, "the next button"))
        self.app.wait(lambda: self.get_next().get_name() == "End Turn: Nothing Entered",
                      "the question whether an empty turn ends")

    def find(self, role, name):
        return self.app.find(role, name, self.now, self.PAST)

    def seek(self, role, name):
        return seek(self.now, role, name, self.PAST)

    def list_open(self, pattern):
        """Returns the places of a kind where the player can do something now."""
        return [place for place, node in self.spaces.items()
                if re.match(pattern, place) and is_sensitive(node)]

    def get_content(self, place):
        return self.spaces[place].get_name()[len(place) + 2:]

    def read_turn(self):
        """Returns the spoken form of her card, and her orders."""
        names, orders = [], []
        for _, role, name in walk(self.now, self.PAST):
            names.append(name)
            if role == "list item" and re.match(r"\d+\. ", name):
                orders.append(name)
        card = next(name for name in names if name.startswith("Her card: "))
        return card.removeprefix("Her card: "), orders


def run_tests(names):
    """Runs the cases of a module and returns the exit status. Each case ends the programs that it
    started."""
    def call(case):
        try:
            case()
        finally:
            stop_all()

    return tap.run(names, call)
