#!/usr/bin/python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-game.py APP CLI: plays a whole game in the app and the same one in the terminal, as TAP."""

import pathlib
import re
import subprocess
import sys
import time

from dubarry_keys import enter_seed
from dubarry_ui import (TIMEOUT, App, GamePage, Home, is_checked, list_dialogs, run_tests, seek_all,
                        texts, type_text)

APP, CLI = (str(pathlib.Path(arg).resolve()) for arg in sys.argv[1:3])
SEED = 9

FACTS = {
    "Your Prestige Points": "pp",
    "Your Livre": "livre",
    "Your Thread": "thread",
    "Your Lace": "lace",
    "The Employee cards of your staff": "staff",
    "The Apprentices of your staff": "apprentices",
}
SUMS = {"pp": "20+9+3", "livre": "10+7", "thread": "3+4", "lace": "1+0", "staff": "3+4",
        "apprentices": "1+1"}
CROWNS = {
    "no end-of-game bonus": "none",
    "6 Prestige Points per Jewelry set": "jb-jewelry-set",
    "3 Prestige Points per 2 necklaces": "jb-necklaces",
    "1 Prestige Point per Decoration": "jb-decorations",
    "3 Prestige Points per 2 Apprentices": "jb-apprentices",
}
WHERES = {"Fireworks": "fireworks", "Statues": "statues",
          "Catering Kitchen, Left Area": "kitchen-left",
          "Catering Kitchen, Right Area": "kitchen-right", "Jeweler Decoration": "jeweler"}


def get_number(text):
    return int(re.search(r"\d+", text).group())


def get_hall(place):
    return 1 if "Royal Hall" in place else get_number(place)


def get_space(place):
    return int(re.search(r"(\d+)(?:st|nd|rd|th) from left", place).group(1))


class Player:
    """Plays through the app, and records each action as a command of the terminal."""

    # The actions to try in your turns, one after the other, in a loop.
    WISHES = ("jeweler", "tile", "rent", "hire", "sell", "favor", "rent", "depute",
              "fund", "discard", "exam", "rent", "musicians", "specialist")

    def __init__(self, app):
        self.app = app
        self.page = None
        self.commands = []
        self.done = set()
        self.wish = 0
        self.turns = 0
        self.her_presses = 0

    def begin(self):
        app = self.app
        app.press_named("push button", "New Game")
        for name in ("Jewelry Box", "Play Without a Copy"):
            switch = app.find("check box", name)
            app.press(switch)
            app.wait(lambda node=switch: is_checked(node), f"the switch {name}")
        type_text(app.find("text", "Name"), "In the app")
        enter_seed(app, SEED)
        app.press_named("push button", "Start")
        self.page = GamePage(app)
        self.commands.append("fill")

    def act(self, node, command):
        self.app.act(node, command)
        self.commands.append(command)

    def press_next(self, name, command):
        button = self.app.wait(self.page.get_next, "the next button")
        assert button.get_name() == name, f"“{button.get_name()}” instead of “{name}”"
        self.act(button, command)

    def press_choice(self, place, label, command):
        """Presses a space; if it has several offers, they are buttons inside of it."""
        space = self.page.spaces[place]
        self.app.press(space)
        self.act(self.app.find("push button", label, space), command)

    # Your actions

    def do_tile(self, label="Take Tile", ending=""):
        places = self.page.list_open("Drawer")
        if not places:
            return False
        drawer, side = places[0].split()[1:]
        self.press_choice(places[0], label, f"tile {drawer} {side}{ending}")
        return True

    def do_discard(self):
        return self.do_tile("Discard for Thread/Lace", " discard")

    def select_garment(self):
        """Presses the last garment; then only that garment and guest spaces accept a press."""
        places = self.page.list_open("Garment Design display")
        if not places:
            return None
        self.app.press(self.page.spaces[places[-1]])
        self.app.wait(lambda: self.page.list_open("Garment Design display") == places[-1:],
                      "the choice of a garment")
        assert not self.page.list_open("Drawer|Fireworks|Hire|Jewel"), "more than guest spaces"
        return places[-1]

    def do_rent(self):
        if not self.page.list_open("Royal Hall|Hall"):
            return False
        garment = self.select_garment()
        if garment is None:
            return False
        halls = self.page.list_open("Royal Hall|Hall")
        guest = halls[self.wish % len(halls)]
        self.act(self.page.spaces[guest],
                 f"rent {get_space(garment)} {get_hall(guest)} {get_space(guest)}")
        if self.do_place("Jewelry Display", "jewelry"):  # only after a garment
            self.done.add("jewelry")
        return True

    def do_sell(self):
        garment = self.select_garment()
        if garment is None:
            return False
        self.act(self.app.find("push button", "Sell"), f"sell {get_space(garment)}")
        return True

    def do_place(self, pattern, word):
        places = self.page.list_open(pattern)
        if not places:
            return False
        self.act(self.page.spaces[places[0]], f"{word} {get_space(places[0])}")
        return True

    def do_hire(self):
        return self.do_place("Hire New Employees display", "hire")

    def do_jeweler(self):
        return self.do_place("Jeweler Decoration", "fund jeweler")

    def do_fund(self):
        places = self.page.list_open("|".join(WHERES))
        if not places:
            return False
        place = places[self.turns % len(places)]
        where = next(WHERES[name] for name in WHERES if place.startswith(name))
        self.act(self.page.spaces[place], f"fund {where} {get_space(place)}")
        return True

    def do_musicians(self):
        places = self.page.list_open("Musicians")
        if not places:
            return False
        self.act(self.page.spaces[places[0]], f"fund musicians {get_hall(places[0])}")
        return True

    def do_offer(self, label, command):
        button = self.page.seek("push button", re.compile(f"^{re.escape(label)}…?$"))
        if button is None:
            return False
        before = self.app.home.get_size("game-1")
        self.app.press(button)
        self.app.wait(lambda: self.list_answers() or self.app.home.get_size("game-1") != before,
                      f"the entry of {command}")
        if self.list_answers():
            return self.be_sure(f"{command} sure")
        self.commands.append(command)
        return True

    def list_answers(self):
        return [yes for dialog in list_dialogs(self.app)
                for yes in seek_all(dialog, "push button", re.compile("^Yes"))]

    def be_sure(self, command):
        """Confirms a dialog. It has its buttons twice, in a row and in a column; one set is
        visible."""
        before = self.app.home.get_size("game-1")
        answers = self.app.wait(self.list_answers, "the question")
        for answer in answers:
            self.app.press(answer)
            end = time.monotonic() + 2
            while self.app.home.get_size("game-1") == before and time.monotonic() < end:
                time.sleep(0.05)
            if self.app.home.get_size("game-1") != before:
                break
        assert self.app.home.get_size("game-1") != before, f"no entry of {command}"
        self.commands.append(command)
        return True

    def seek_chip(self, name):
        """Returns the button of an action, unless it gives a reason for being closed."""
        chip = self.page.seek("push button", re.compile(name))
        return chip if chip is not None and not chip.get_description() else None

    def do_chip(self, name, label, command):
        """Presses the button of an action, then its choice if there are several."""
        chip = self.seek_chip(name)
        if chip is None:
            return False
        self.app.press(chip)
        offer = re.compile(f"^{re.escape(label)}")
        self.app.wait(lambda: self.list_answers() or self.page.seek("push button", offer), label)
        if self.list_answers():
            return self.be_sure(f"{command} sure")
        return self.do_offer(label, command)

    def do_favor(self):
        chip = self.seek_chip("^Favor, ")
        if chip is None:
            return False
        self.act(chip, "favor")
        return True

    def do_depute(self):
        """Deputes a Journeyman, if there is one."""
        chip = self.seek_chip("^Depute, ")
        if chip is None:
            return False
        self.app.press(chip)
        offers = self.app.wait(
            lambda: seek_all(self.page.now, "push button", re.compile("^Depute an? [A-Z][a-z]+…?$")),
            "whom to depute")
        offer = next((offer for offer in offers if "Journeyman" in offer.get_name()), offers[0])
        label = offer.get_name().rstrip("…")
        return self.do_offer(label, f"depute {label.split()[-1].lower()}")

    def do_exam(self):
        return self.do_chip("^Your Journeyman Examination", "Complete your Journeyman Examination",
                            "exam journeyman")

    def do_specialist(self):
        return self.do_chip("^Specialized Apprentice", "Hire Specialized Apprentice",
                            "hire specialist")

    def end_turn(self):
        """Ends the turn. The big button and the terminal ask once if you may have forgotten
        something."""
        before = self.app.home.get_size("game-1")
        button = self.app.wait(self.page.get_next, "the next button")
        assert button.get_name() == "End Turn", button.get_name()
        self.app.press(button)
        self.app.wait(lambda: self.app.home.get_size("game-1") != before or
                      getattr(self.page.get_next(), "get_name", str)().startswith("End Turn, "),
                      "the end of the turn")
        self.commands.append("end")
        if self.app.home.get_size("game-1") == before:
            self.act(self.page.get_next(), "end")

    def take_turn(self):
        for _ in self.WISHES:
            wish = self.WISHES[self.wish % len(self.WISHES)]
            self.wish += 1
            if getattr(self, f"do_{wish}")():
                self.done.add(wish)
                self.end_turn()
                return
        self.page.ask_to_end_turn()
        self.press_next("End Turn: Nothing Entered", "end")

    # Her actions

    def answer(self):
        """Answers all open questions and confirms. Typing counts as a press."""
        keep = " keep" if self.page.get_heading().startswith("End of Game") else ""
        commands = []
        for row in seek_all(self.page.now, "text", re.compile("^(Your|The) "), GamePage.PAST):
            fact = FACTS[row.get_name()]
            type_text(row, SUMS[fact])
            self.app.presses += 1
            commands.append(f"count {fact} {SUMS[fact]}{keep}")
        assert commands, texts(self.page.now, GamePage.PAST)
        self.app.act(self.page.find("push button", "Confirm"), f"the answers {commands}")
        self.commands += commands

    def take_her_turn(self):
        before = self.app.presses
        self.turns += 1
        self.press_next("Reveal Card", "reveal")
        while self.page.get_next() is None:
            self.answer()
        card, orders = self.page.read_turn()
        assert card and orders, (card, orders)
        self.press_next("Done", "done")
        self.her_presses += self.app.presses - before

    def play_round(self, number):
        page = self.page
        assert page.get_heading() == f"Round {number} of 7 · Preparation", page.get_heading()
        if number > 1:
            self.act(page.find("push button", "Fill for Me"), "fill")
        self.press_next(f"Start Round {number}", "ready")
        while not page.get_heading().endswith("Income"):
            if page.get_heading().endswith("Your turn"):
                self.take_turn()
            else:
                self.take_her_turn()
        self.press_next("Next Round" if number < 7 else "Final Scoring", "income")

    def turn_up(self):
        """Turns up one of her facedown cards; the first has a bonus."""
        pattern = re.compile("^Card \\d+ from top: ")
        cards = seek_all(self.page.now, "push button", pattern, GamePage.PAST)
        if not cards:
            return False
        card = cards[0] if "up" in self.done else cards[1]
        place, _, label = card.get_name().partition(": ")
        crown = next(CROWNS[name] for name in CROWNS if name in label)
        self.act(card, f"up {get_number(place)} {crown}")
        self.done.add("up")
        return True

    def finish(self):
        assert self.page.get_heading() == "End of Game Scoring", self.page.get_heading()
        while self.turn_up():
            pass
        while self.page.get_next() is None:
            self.answer()
        self.press_next("Finish Game", "finish")
        assert self.page.get_heading() == "End of Game"
        winner = re.compile(" wins?\\b|won|tie", re.IGNORECASE)
        return self.page.find("label", winner).get_name()


def strip(journal):
    """Removes the differences: name and time, and the colors of tokens, which the terminal does not
    ask for."""
    return [re.sub(" (her|your)-color=[a-z]+", "", line) for line in journal
            if not line.startswith(("name ", "time ", "ok "))]


def test_whole_game():
    home, terminal = Home(), Home()
    player = Player(App(APP, home))
    player.begin()
    for number in range(1, 8):
        player.play_round(number)
    winner = player.finish()
    player.app.close()

    mean = player.her_presses / player.turns
    print(f"# presses per turn of hers: {mean:.2f}, over {player.turns} turns")
    print(f"# presses: {player.app.presses}, entries: {len(player.commands)}; {winner}")
    assert mean <= 2.2, mean
    missing = {"tile", "rent", "sell", "fund", "hire", "favor", "jewelry", "depute", "exam", "up"}
    assert not missing - player.done, missing - player.done

    played = subprocess.run([CLI, "play", "--new", "--name", "In the terminal", "--seed", str(SEED),
                             "--expansions", "jewelry-box"], env=terminal.env, text=True,
                            input="\n".join(player.commands) + "\nscore\nquit\n", timeout=TIMEOUT,
                            capture_output=True, check=False)
    assert played.returncode == 0, played.stderr
    assert winner in played.stdout, played.stdout[-500:]
    ours, theirs = strip(home.journal()), strip(terminal.journal())
    for number, (mine, other) in enumerate(zip(ours, theirs), 1):
        assert mine == other, f"line {number}: {mine!r} in the app, {other!r} in the terminal"
    assert len(ours) == len(theirs) and len(ours) > 300, (len(ours), len(theirs))


sys.exit(run_tests(globals()))
