#!/usr/bin/python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-keyboard.py APP CLI: plays the first round of a game with keys only, as TAP.

The focus is where the next key belongs: her turn takes Space twice, and after each of your actions
Space ends your turn. Arrows lead from the side to a space of the board.
"""

import pathlib
import re
import subprocess
import sys

from dubarry_keys import Keyboard
from dubarry_ui import App, Home, run_tests

APP, CLI = (str(pathlib.Path(arg).resolve()) for arg in sys.argv[1:3])
SEED = 9
LONG_TURN = 1  # a seed whose first turn has four steps
EDGE = 1  # after so many seconds of silence an arrow has reached the edge of the board

HER_TURN = 2  # presses: reveal, done
YOUR_TURN = 25  # for one action anywhere on the board, and the end of the turn
NEW_GAME = 15  # up to the seed and the beginning
PREPARATION = 50  # past the palette of garments

FIRST_ORDER = re.compile(r"^1\. ")
NEXT_TURN = re.compile("^(Reveal Card|End Turn)$")


class Player:
    """Plays with keys, and counts them."""

    def __init__(self):
        self.home = Home()
        self.home.calm_down()
        self.keys = Keyboard(App(APP, self.home))
        self.most = {}

    def count(self, what, limit, func, *args):
        """Performs a task in at most so many presses."""
        before = self.keys.presses
        func(*args)
        used = self.keys.presses - before
        self.most[what] = max(used, self.most.get(what, 0))
        assert used <= limit, f"{what} takes {used} presses"

    def begin(self):
        """Begins a game with a seed, typed in a row that has to be opened first."""
        keys = self.keys
        keys.walk("Tab", "push button", "New Game", NEW_GAME)
        keys.send("Enter")
        keys.expect("push button", "Start")
        keys.walk("Shift+Tab", "list item", "Random Seed", NEW_GAME)
        keys.send("Space")
        keys.send("Tab")  # libadwaita does not report the focus in the text of a row
        for digit in str(SEED):
            keys.send(digit)
        keys.act("Control+Enter", "the new game")

    def prepare(self):
        """Ticks one line of the setup off, enters a garment, and fills in the rest."""
        keys = self.keys
        keys.expect("check box", re.compile("^Board: "))
        keys.send("Space")
        keys.walk("Tab", "push button", "Setup Done", PREPARATION)
        keys.pause()
        keys.send("Space")
        keys.expect("push button", re.compile("^Continue: "))
        keys.send("b")
        keys.send("3")
        keys.act("Enter", "a garment")
        keys.walk("Tab", "push button", "Fill for Me", PREPARATION)
        keys.act("Space", "the displays")
        keys.expect("push button", "Start Round 1")
        keys.act("Space", "the preparation")

    def take_her_turn(self):
        self.keys.act("Space", "her card")
        self.keys.expect("list item", FIRST_ORDER)
        self.keys.act("Space", "her turn")

    def go_to_board(self, name):
        """Moves from the side to the board with an arrow, then on with arrows, each as far as it
        goes."""
        self.keys.step("Left")
        for arrow in ("Down", "Left", "Up", "Right") * 2:
            while not self.keys.is_at("push button", name):
                if not self.keys.try_move(arrow, EDGE):
                    break
        self.keys.expect("push button", name)

    def do_tile(self):
        self.go_to_board(re.compile("^Drawer .*: (?!empty)"))
        self.keys.send("Space")
        self.keys.expect("push button", "Take Tile")
        self.keys.act("Enter", "a tile")

    def do_rent(self):
        """Selects a garment, then a hall above: only valid spaces accept a press."""
        self.go_to_board(re.compile("^Garment Design display.*: (?!empty)"))
        self.keys.send("Space")
        self.keys.walk("Up", "push button", re.compile("^(Royal Hall|Hall .*): empty$"), YOUR_TURN)
        self.keys.act("Enter", "a garment")

    def do_hire(self):
        self.go_to_board(re.compile("^Hire New Employees display.*: (?!empty)"))
        self.keys.act("Space", "an employee")

    def do_depute(self):
        """Deputes beside the board, then undoes and redoes it."""
        self.keys.walk("Shift+Tab", "push button", re.compile("^Depute, "), YOUR_TURN)
        self.keys.send("Space")
        self.keys.walk("Tab", "push button", "Depute an Apprentice", YOUR_TURN)
        self.keys.act("Space", "a deputy")
        self.keys.expect("push button", "End Turn")
        self.keys.act("Control+z", "the undo")
        self.keys.act("Control+Shift+z", "the redo")

    def take_turn(self, thing):
        thing()
        self.keys.expect("push button", "End Turn")
        self.keys.act("Space", "the end of the turn")

    def is_income(self):
        """Waits for the next turn, or for the orders of the income."""
        self.keys.wait(lambda: self.keys.is_at("list item", FIRST_ORDER) or
                       self.keys.is_at("push button", NEXT_TURN), "the next turn or the income")
        return self.keys.is_at("list item", FIRST_ORDER)

    def play_round(self):
        things = [self.do_tile, self.do_rent, self.do_hire, self.do_depute]
        self.keys.expect("push button", "Reveal Card")
        while not self.is_income():
            if self.keys.is_at("push button", "Reveal Card"):
                self.count("her turn", HER_TURN, self.take_her_turn)
            else:
                self.count("your turn", YOUR_TURN, self.take_turn,
                           things.pop(0) if things else lambda: None)
        self.keys.act("Space", "the income")


def test_first_round():
    player = Player()
    player.count("a new game", NEW_GAME, player.begin)
    player.count("the preparation", PREPARATION, player.prepare)
    player.play_round()
    print("# at most:", ", ".join(f"{what} {n} presses" for what, n in player.most.items()))

    journal = player.home.journal()
    turns = [["play-card", "act", thing, "end-turn"] for thing in
             ("take-tiles", "place-garment", "hire", "depute")]
    turns[3][3:3] = ["undo", "redo"]
    entries = player.home.entries()
    assert entries == ["box", "enter", "fill", "ready", *sum(turns, []), "income"], entries
    assert any(line.startswith(f"started seed={SEED} ") for line in journal), journal[:6]
    assert "table begin-round n=2" in journal, journal[-5:]
    player.keys.send("Control+q")
    assert player.keys.app.process.wait(30) == 0


def test_steps():
    """Arrow keys select one step after the other, Tab goes to its buttons, and Space continues the
    game while a step has the focus."""
    home = Home()
    home.calm_down()
    subprocess.run([CLI, "play", "--new", "--seed", str(LONG_TURN)], env=home.env, text=True,
                   input="fill\nready\nreveal\nquit\n", capture_output=True, check=True)
    keys = Keyboard(App(APP, home, "--resume"))
    keys.app.find("list item", FIRST_ORDER)
    keys.step("Down")
    keys.expect("list item", re.compile(r"^2\. "))
    keys.step("Up")
    keys.expect("list item", FIRST_ORDER)
    keys.step("Tab")
    keys.expect("push button", "Tick Off")
    keys.step("Tab")
    keys.expect("push button", "Why?")
    keys.step("Down")
    keys.expect("list item", re.compile(r"^2\. "))
    keys.act("Space", "her turn")
    assert home.entries()[-1] == "act", home.journal()[-5:]
    keys.send("Control+q")
    assert keys.app.process.wait(30) == 0


sys.exit(run_tests(globals()))
