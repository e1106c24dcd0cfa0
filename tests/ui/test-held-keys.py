#!/usr/bin/python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-held-keys.py APP CLI: holding a key down acts once, as TAP.

The screen repeats the key about sixty times, as a player's screen does; test_text proves it.
"""

import ctypes
import pathlib
import re
import sys
import time

from dubarry_keys import KEYS, Keyboard, enter_seed
from dubarry_ui import App, Atspi, GamePage, Home, run_tests, seek

APP = str(pathlib.Path(sys.argv[1]).resolve())
HOLD = 3  # seconds


def find_code(key):
    """Returns the code of a key on the keyboard of this screen."""
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XKeysymToKeycode.argtypes = [ctypes.c_void_p, ctypes.c_ulong]
    x11.XCloseDisplay.argtypes = [ctypes.c_void_p]
    display = x11.XOpenDisplay(None)
    code = x11.XKeysymToKeycode(display, KEYS.get(key) or ord(key))
    x11.XCloseDisplay(display)
    return code


class Player(Keyboard):
    """Holds keys, and checks their effect on the game."""

    def __init__(self):
        self.home = Home()
        self.home.calm_down()
        super().__init__(App(APP, self.home, "--new"))

    def begin(self):
        """Begins a game up to the end of the setup."""
        enter_seed(self.app, 9)
        self.app.press_named("push button", "Start")
        self.expect("check box", re.compile("^Board: "))
        self.walk("Tab", "push button", "Setup Done", 50)

    def fill(self):
        """Ends the setup and fills the displays."""
        self.pause()
        self.send("Space")
        self.expect("push button", re.compile("^Continue: "))
        self.app.act(GamePage(self.app).find("push button", "Fill for Me"), "the displays")

    def hold(self, key):
        code = find_code(key)
        self.pause()
        end = time.monotonic() + HOLD
        Atspi.generate_keyboard_event(code, None, Atspi.KeySynthType.PRESS)
        try:
            self.wait(lambda: time.monotonic() > end, key)
        finally:
            Atspi.generate_keyboard_event(code, None, Atspi.KeySynthType.RELEASE)

    def expect_entries(self, key, *entries):
        """Checks which entries a held key makes."""
        before = self.home.entries()
        self.hold(key)
        now = self.home.entries()
        assert now == before + list(entries), f"{key} enters {now[len(before):]}"


def test_preparation():
    """The key that ends the setup does not press what appears under it."""
    player = Player()
    player.begin()
    player.expect_entries("Space")
    player.expect("push button", re.compile("^Continue: "))
    player.walk("Tab", "push button", re.compile("^blue gown"), 50)
    player.expect_entries("Space", "enter")
    player.expect_entries("Enter", "enter")


def test_turns():
    player = Player()
    player.begin()
    player.fill()
    player.expect("push button", "Start Round 1")
    player.expect_entries("Space", "ready")
    player.expect_entries("Enter", "play-card")
    player.expect_entries("Space", "act")
    player.expect_entries("Space")  # without an entry, the button asks once
    player.expect_entries("Space", "end-turn")


def test_large_text():
    """Keys that only change the view act once too: otherwise they would play on after the last
    order."""
    player = Player()
    player.begin()
    player.fill()
    player.send("F11")
    player.wait(lambda: seek(player.app.window, "push button", "Show Board"), "large text")
    player.expect_entries("Right", "ready")
    player.expect_entries("Space", "play-card")
    player.expect_entries("Page_Down", "act")
    player.expect_entries("Enter")
    player.expect_entries("Enter", "end-turn")


def test_text():
    """Text fields do repeat a letter, and its deletion."""
    player = Player()
    enter_seed(player.app, 9)
    player.send("Tab")
    before = player.home.journal()
    seed = player.app.find("text", re.compile("^Seed"))
    player.hold("1")
    n_digits = seed.get_text_iface().get_character_count()
    assert n_digits > 10, n_digits
    player.hold("BackSpace")
    # The number of repetitions per second is not for this test to check.
    assert seed.get_text_iface().get_character_count() < n_digits - 5
    assert player.home.journal() == before


sys.exit(run_tests(globals()))
