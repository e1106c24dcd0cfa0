#!/usr/bin/python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-guide.py APP CLI: plays the guided round as its texts direct, once with keys only and once
with a finger, from the first start to the game after the round, as TAP.

The test learns from the text of the guide, and from nothing else, what to do next.
"""

import pathlib
import re
import sys
import time

from dubarry_keys import Keyboard
from dubarry_ui import App, Atspi, Home, is_sensitive, run_tests, seek_all, texts

APP = str(pathlib.Path(sys.argv[1]).resolve())
MOST = 60  # presses until the next target
PAUSE = 0.4  # seconds; a press right after a change would miss its result
EDGE = 1  # after so many seconds of silence an arrow has reached the edge of the board

CARD = "Learn it in a guided round"
END_TURN = re.compile("^End (my )?[Tt]urn$")
REVEAL = re.compile("^Reveal ([Hh]er )?[Cc]ard$")
GARMENTS = re.compile("^Garment Design display.*: (?!empty|Garment not)")
RIGHTMOST = re.compile("^Garment Design display, 6th from left.*: (?!empty)")
EMPLOYEES = re.compile("^Hire New Employees display.*: (?!empty)")
TILES = re.compile("^Drawer .*: (?!empty)")
TAKE_TILE = re.compile("^Take (the Resource )?[Tt]ile$")
INCOME = re.compile("^(Income collected|Next Round)$")

# The beginning of each text's first request, in the order of the round, with the entry that
# results.
LESSONS = [
    ("Madame du Barry is your rival", "enter"), ("At your table", "fill"), ("One Garment", "ready"),
    ("Phase 2: ", "play-card"), ("Acquire Resources", "act"),
    ("Now you play", "take-tiles"), ("Suppose that", "undo"), ("The tile is back", "place-garment"),
    ("That is entered", "end-turn"),
    ("It is her turn", "play-card"), ("Hire a New Employee", "act"),
    ("Does your table", "correct"), ("A correction", "hire"), ("End your turn.", "end-turn"),
    ("It is her turn", "play-card"), ("Fund a Decoration: she", "act"),
    ("Fund a Decoration: tap", "place-token"), ("End your turn.", "end-turn"),
    ("It is her turn", "play-card"), ("Her card leads", "enter"), ("Tailor a Garment", "act"),
    ("This is your last", "depute"), ("End your turn.", "end-turn"),
    ("It is her turn", "play-card"), ("Examination", "act"),
    ("It is her turn", "play-card"), ("Claim the Queen’s Favor", "act"),
    ("Phase 4: ", "income"),
]
END = "That was a whole Round"


def list_entries(home):
    """Returns the entries after those of the start: the box, a task marked as done, and an unknown
    garment."""
    entries = home.entries()
    assert entries[:3] == ["box", "correct", "enter"], entries
    return entries[3:]


class Player:
    """Follows the guide. Subclasses perform the actions."""

    def __init__(self, hand):
        self.home = Home()
        self.home.calm_down()
        self.app = App(APP, self.home)
        self.hand = hand(self.app)

    def is_told(self, beginning):
        return any(text.startswith(beginning) for text in texts(self.app.window))

    def expect(self, beginning):
        self.app.wait(lambda: self.is_told(beginning), f"the text “{beginning}…”")

    def restart(self):
        """Kills the app, and expects the same text after the restart."""
        self.app.kill()
        self.app = App(APP, self.home, "--resume")
        self.hand = type(self.hand)(self.app)

    def play(self, restart_at):
        self.hand.begin()
        for number, (beginning, entry) in enumerate(LESSONS):
            self.expect(beginning)
            if number == restart_at:
                self.restart()
                self.expect(beginning)
            getattr(self.hand, entry.replace("-", "_"))()
            self.app.wait(lambda n=number: len(list_entries(self.home)) > n, f"the entry {entry}")
            assert list_entries(self.home)[number] == entry, list_entries(self.home)
        self.expect(END)
        self.hand.play_on()
        self.app.wait(lambda: not self.is_told(END), "the end of the guide")


class Finger:
    """Taps what is visible, at its place on the screen, as a pointer does."""

    def __init__(self, app):
        self.app = app

    def tap(self, name, button="b1c"):
        """Taps the last pressable widget of that name."""
        def find():
            found = [node for node in seek_all(self.app.window, "push button", name)
                     if is_sensitive(node)]
            return found[-1] if found else None
        node = self.app.wait(find, f"“{getattr(name, 'pattern', name)}”")
        time.sleep(PAUSE)
        place = node.get_component_iface().get_extents(Atspi.CoordType.WINDOW)
        Atspi.generate_mouse_event(place.x + place.width // 2, place.y + place.height // 2, button)
        return node

    def choose(self, name, within=None):
        """A popup has a separate surface, whose place AT-SPI does not report."""
        self.app.press_named("push button", name, within)

    def begin(self):
        self.tap(CARD)

    def enter(self):
        self.tap("blue gown (2 PP)")

    def fill(self):
        self.tap("Fill for Me")

    def ready(self):
        self.tap("Start Round 1")

    def play_card(self):
        self.tap(REVEAL)

    def act(self):
        self.tap("Done")

    def take_tiles(self):
        self.choose(TAKE_TILE, self.tap(TILES))

    def undo(self):
        self.choose("Undo")  # GTK 4.18 reports wrong places for widgets in a header bar

    def place_garment(self):
        self.tap(RIGHTMOST)
        self.tap(re.compile("^Hall 2.*: empty$"))

    def end_turn(self):
        self.tap(END_TURN)

    def correct(self):
        self.tap(GARMENTS, "b3c")
        choose_tile(Keyboard(self.app))

    def hire(self):
        self.tap(EMPLOYEES)

    def place_token(self):
        self.tap(re.compile("^Statues.*: empty"))

    def depute(self):
        self.tap(re.compile("^Depute, "))
        self.choose("Depute an Apprentice")

    def income(self):
        self.tap(INCOME)

    def play_on(self):
        self.tap("Play On")


def choose_tile(keys):
    """The first tile of the corrections receives the focus when it appears."""
    keys.expect("push button", "Blue gown (2 PP)")
    keys.walk("Down", "push button", "Green gown (2 PP)", MOST)
    keys.pause()
    keys.send("Enter")


class Keys:
    """Uses keys only: the focus is on the next target, or a few keys away from it."""

    def __init__(self, app):
        self.keys = Keyboard(app)

    def walk(self, keys, name):
        self.keys.walk(keys, "push button", name, MOST)

    def press(self, keys):
        self.keys.pause()
        self.keys.send(keys)

    def go_to_board(self, name):
        """Moves from the side to the board with an arrow, then on with arrows, each as far as it
        goes."""
        self.keys.step("Left")
        for arrow in ("Down", "Left", "Up", "Right") * 2:
            while not self.keys.is_at("push button", name):
                if not self.keys.try_move(arrow, EDGE):
                    break
        self.keys.expect("push button", name)

    def begin(self):
        self.walk("Tab", CARD)
        self.press("Enter")

    def enter(self):
        self.walk("Tab", "blue gown (2 PP)")
        self.press("Space")

    def fill(self):
        self.walk("Tab", "Fill for Me")
        self.press("Space")

    def ready(self):
        self.press("Space")

    play_card = act = end_turn = income = ready

    def take_tiles(self):
        self.go_to_board(TILES)
        self.press("Space")
        self.keys.expect("push button", TAKE_TILE)
        self.press("Enter")

    def undo(self):
        self.press("Control+z")

    def place_garment(self):
        self.walk("Shift+Tab", RIGHTMOST)
        self.press("Space")
        self.walk("Up", re.compile("^(Royal Hall|Hall .*): empty$"))
        self.press("Enter")

    def correct(self):
        self.walk("Shift+Tab", GARMENTS)
        self.press("Menu")
        choose_tile(self.keys)

    def hire(self):
        self.walk("Shift+Tab", EMPLOYEES)
        self.press("Space")

    def place_token(self):
        self.walk("Shift+Tab", re.compile("^(Statues|Fireworks|Catering|Musicians).*: empty"))
        self.press("Space")

    def depute(self):
        self.walk("Shift+Tab", re.compile("^Depute, "))
        self.press("Space")
        self.walk("Tab", "Depute an Apprentice")
        self.press("Space")

    def play_on(self):
        self.walk("Tab", "Play On")
        self.press("Space")


def test_keys():
    Player(Keys).play(restart_at=9)


def test_finger():
    Player(Finger).play(restart_at=7)


sys.exit(run_tests(globals()))
