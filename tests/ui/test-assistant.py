#!/usr/bin/python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-assistant.py APP CLI: matches a box from starter values to the last card, as TAP."""

import json
import pathlib
import re
import subprocess
import sys

from dubarry_ui import App, Home, run_tests

APP, CLI = (str(pathlib.Path(arg).resolve()) for arg in sys.argv[1:3])
PARTS = ["Royal Hall", "Hall 2", "Hall 3", "Hall 4", "Hall 5", "Fireworks", "Statues",
         "Catering Kitchen", "All Halls Bonus", "Garment Design display", "Jeweler board",
         "Employee cards"]
TILES = ["Garment tiles", "Resource tiles", "Jewelry tiles"]  # these parts come after her cards
# The values to correct: as a screen reader reads each of them, and the new one.
CORRECTIONS = {
    "Hall 3": ("Guest space 2: reward", "Thread", "4 Livre"),
    "Statues": ("Space 3: cost", "14 Livre", "13 Livre"),
    "Jeweler board": ("Journeyman Examination, task 1 from the top", "Fund a Decoration",
                      "Acquire blue/pink silk"),
    "Employee cards": ("Free Lace or Thread", "Apprentice", "Master"),
}
FAVOR = ("Claim the Queen’s Favor", "Royal Hall", "Jewelry: None")
CARDS = {
    1: ("Tailor a Garment, second Garment from the right", "Hall 5", "Jewelry: Same color"),
    9: ("Fund a Decoration, Statues", "Hall 2", "Jewelry: None"),
    17: ("Hire a New Employee, first Employee card from the left", "Royal Hall",
         "Jewelry: Suitable"),
}


class Assistant:
    """The window in which the player matches a box."""

    def __init__(self, app, home):
        self.app = app
        self.folder = home.path / "dubarry" / "boxes"
        self.window = app.wait(self.find_window, "the assistant")

    def find_window(self):
        return next((one for one in self.app.list_windows() if one.get_name() == "Match Your Copy"),
                    None)

    def read(self, ending):
        try:
            return (self.folder / f"box-1.{ending}").read_text(encoding="utf-8")
        except FileNotFoundError:
            return ""

    def box(self):
        """Returns the profile. The app saves it right after its draft, so it has every entered
        value."""
        def is_saved():
            profile = json.loads(self.read("json"))
            entered = json.loads(self.read("draft"))["box"]
            sources = entered.pop("sources")
            return (all(profile[key] == value for key, value in entered.items())
                    and all(profile["sources"][key] == value for key, value in sources.items()))

        self.app.wait(is_saved, "the profile")
        return json.loads(self.read("json"))

    def press(self, name, role="push button"):
        """Presses a button that changes the draft, and waits until the draft is saved."""
        before = self.read("draft")
        self.app.press(self.app.find(role, name, self.window))
        self.app.wait(lambda: self.read("draft") != before, f"the draft after “{name}”")

    def expect(self, text):
        self.app.find("label", text, self.window)


def open_boxes(home):
    """Opens the list of boxes from the page of a new game."""
    app = App(APP, home, "--new")
    app.press_named("push button", "Match Your Copy…")
    return app


def begin(home):
    app = open_boxes(home)
    boxes = app.wait(lambda: next((one for one in app.list_windows()
                                   if one.get_name() == "Box Profiles"), None), "the boxes")
    app.press_named("push button", "Match Your Copy", boxes)
    return app, Assistant(app, home)


def test_whole_box():
    """Matches part by part, with some different values, then card by card, with interruptions."""
    home = Home()
    app, assistant = begin(home)
    for part in PARTS:
        assistant.expect(part)
        if part in CORRECTIONS:
            figure, old, new = CORRECTIONS[part]
            assistant.press(f"{figure}: {old}")
            assistant.press(f"{figure}: {new}")
        if part == "Hall 4":
            assistant.press("Guest space 3: Master Guest space")
        assistant.press("Matches")
    box = assistant.box()
    assert box["halls"][2]["guests"][1] == {"reward": {"livre": 4}}, box["halls"][2]
    assert box["halls"][3]["guests"][2].get("master"), box["halls"][3]
    assert box["statues"][2]["cost"] == 13
    assert box["jeweler"]["journeyman-tasks"][0] == "bp"
    sources = dict(box["sources"])
    later = [sources.pop(part) for part in ("deck", "garments", "resources", "jewelry")]
    assert later == ["starter"] * 4 and set(sources.values()) == {"checked"}, sources

    choices = FAVOR
    for card in range(25):
        if card == 12:  # a power cut
            app.kill()
            app = open_boxes(home)
            boxes = app.wait(lambda: next((one for one in app.list_windows()
                                           if one.get_name() == "Box Profiles"), None), "the boxes")
            app.press_named("push button", "Your copy", boxes)
            assistant = Assistant(app, home)
        assistant.expect(f"Card {card + 1} of 25")
        choices = CARDS.get(card, choices)
        for option in choices:
            assistant.press(option)
    for part in TILES:
        assistant.expect(part)
        if part == "Jewelry tiles":
            assistant.press("Blue necklace: 5 tiles")  # it is the first value, and selected
            assistant.press("Orange ring: 4 tiles")
            assistant.press("Orange ring: 6 tiles")
            assistant.expect("Jewelry tiles: 24 of 24")
        assistant.press("Matches")
    box = assistant.box()
    assert box["jewelry"] == {"blue": 5, "pink": 7, "green": 6, "orange": 6}, box["jewelry"]
    assert set(box["sources"].values()) == {"checked"}, box["sources"]
    assert [card["action"] for card in box["deck"]] == ["favor"] + ["tailor"] * 8 + ["fund"] * 8 + \
        ["hire"] * 8, box["deck"]
    app.press(app.find("push button", "Done", assistant.window))
    listed = subprocess.run([CLI, "box", "list"], env=home.env, capture_output=True, text=True,
                            check=True).stdout
    line = re.compile(r"^box-1 +deluxe +All parts matched +Your copy$", re.MULTILINE)
    assert line.search(listed), listed
    print(f"# {app.presses} presses since the power went")


sys.exit(run_tests(globals()))
