# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of a scenario, with every default filled in and ready to be changed.

This folder has a second implementation, written from the numbered rules only. It shares nothing
with the engine, not even its approach, so that the same mistake twice is unlikely: where the engine
walks through a struct, this one examines the whole table and tries all answers.
"""

import copy
import json

GOWNS = ("blue", "green")
COLORS = ("blue", "pink", "green", "orange")
CROWNS_VI = ("vi-staff", "vi-thread-lace", "vi-master-guests", "vi-pairs")
CROWNS_JB = ("jb-jewelry-set", "jb-necklaces", "jb-decorations", "jb-apprentices")
CROWNS = CROWNS_VI + CROWNS_JB
COLUMNS = ("left", "center", "right")
DECORATIONS = ("fireworks", "statues", "kitchen-left", "kitchen-right", "musicians", "jeweler")
N_HALLS = 5


def key(value):
    """Returns a value as text, to compare and to sort by."""
    return json.dumps(value, sort_keys=True)


def is_gown(color):
    return color in GOWNS


def count_pairs(colors):
    """Counts pairs of a gown and a coat."""
    n_gowns = sum(map(is_gown, colors))
    return min(n_gowns, len(colors) - n_gowns)


def fill(spaces, n):
    """Returns a list of n spaces; missing ones at the end are empty."""
    spaces = list(spaces or [])
    assert len(spaces) <= n, "a space outside the profile"
    return spaces + [None] * (n - len(spaces))


def copy_of(scenario):
    """Returns a deep copy, which shares the box, because nothing changes it."""
    copied = copy.deepcopy({name: value for name, value in scenario.items() if name != "box"})
    return dict(copied, box=scenario["box"])


class Table:
    """The places of all pieces, and the possessions of both sides."""

    def __init__(self, scenario):
        scenario = copy_of(scenario)
        self.scenario = scenario
        self.box = scenario["box"]
        self.jewelry_box = "jewelry-box" in (scenario.get("expansions") or [])
        rulings = scenario.get("rulings") or {}
        self.second_place = rulings.get("second-place", False)
        self.count_candidate = rulings.get("count-candidate", True)
        self.zero_gown = rulings.get("zero-gown", True)
        self.types = {card["id"]: card["type"] for card in self.box["employees"]}
        self.levels = {card["id"]: card["level"] for card in self.box["employees"]}
        self.read_board(scenario)
        self.read_barry(scenario.get("barry") or {})
        self.you = dict(scenario.get("you") or {})
        self.hand = list(scenario.get("hand") or [])
        self.supply = list(scenario.get("supply") or [])
        self.discard = list(scenario.get("discard") or [])
        self.bag = scenario.get("bag")  # None stands for enough
        self.exam_decks = dict(scenario.get("exam-decks") or {})  # a missing one stands for enough

    def read_board(self, scenario):
        box = self.box
        kitchen = scenario.get("kitchen") or {}
        self.favor = scenario.get("favor", "board")
        self.garments = fill(scenario.get("garments"), len(box["garment-display"]))
        self.resources = [fill(drawer, 3) for drawer in fill(scenario.get("resources"), 3)]
        self.employees = fill(scenario.get("employees"), 4)
        self.jewelry = fill(scenario.get("jewelry"), len(box["jeweler"]["display"]))
        self.halls = [fill(guests, len(hall["guests"])) for guests, hall
                      in zip(fill(scenario.get("halls"), N_HALLS), box["halls"])]
        self.all_halls = fill(scenario.get("all-halls"), len(box["all-halls"]))
        tokens = {"kitchen-left": kitchen.get("left"), "kitchen-right": kitchen.get("right")}
        self.tokens = {where: fill(tokens.get(where, scenario.get(where)), len(self.spaces(where)))
                       for where in DECORATIONS}

    def read_barry(self, barry):
        exam = barry.get("exam") or {}
        self.pp = barry.get("pp", 0)
        self.thread = barry.get("thread", 0)
        self.lace = barry.get("lace", 0)
        self.tiles = barry.get("tiles", 0)
        self.her_jewelry = list(barry.get("jewelry") or [])
        self.staff = list(barry.get("staff") or [])
        self.track = exam.get("track", "journeyman")
        self.done = list(exam.get("done") or [])

    def spaces(self, where):
        """Returns the printed spaces of a kind of decoration."""
        box = self.box
        if where == "musicians":
            return [hall["musician"] for hall in box["halls"]]
        if where == "fireworks":
            return box["fireworks"]["spaces"]
        if where == "jeweler":
            return box["jeweler"]["decorations"]
        if where == "statues":
            return box["statues"]
        return box["kitchen"][where[len("kitchen-"):]]

    def type_of(self, employee):
        if isinstance(employee, str):
            return employee
        return self.types[employee["id"]] if "id" in employee else employee["type"]

    def level_of(self, employee):
        """Returns None for a card of which only the type is known."""
        if isinstance(employee, str):
            return None
        return self.levels[employee["id"]] if "id" in employee else employee["level"]

    def own_garments(self, owner):
        """Returns (hall, space, garment) for each garment of the owner on the board."""
        return [(hall, space, guest) for hall, guests in enumerate(self.halls)
                for space, guest in enumerate(guests) if guest and guest["owner"] == owner]

    def counted_garments(self, owner):
        """Returns the same, without the 0 PP gown if R-9 is off: then it counts for presence and
        majority only, which do not use this."""
        return [(hall, space, guest) for hall, space, guest in self.own_garments(owner)
                if self.zero_gown or guest.get("expert") != "livre14"]

    def own_colors(self, owner):
        return [guest["color"] for _, _, guest in self.counted_garments(owner)]

    def count_decorations(self, owner):
        return sum(self.tokens[where].count(owner) for where in DECORATIONS)

    def count_master_guests(self, owner):
        return sum(bool(self.box["halls"][hall]["guests"][space].get("master"))
                   for hall, space, _ in self.counted_garments(owner))

    def is_in_hall(self, owner, hall):
        return (self.tokens["musicians"][hall] == owner or
                any(guest and guest["owner"] == owner for guest in self.halls[hall]))

    def halls_with_room(self):
        return [hall for hall in range(N_HALLS) if None in self.halls[hall]]

    def facts(self, owner):
        """Returns the facts for the formulas of VAL; of yours, only the known ones."""
        facts = {"pairs": count_pairs(self.own_colors(owner)),
                 "master-guests": self.count_master_guests(owner),
                 "decorations": self.count_decorations(owner)}
        if owner == "barry":
            n_apprentices = [self.type_of(card) for card in self.staff].count("apprentice")
            facts.update(thread=self.thread, lace=self.lace, staff=len(self.staff),
                         apprentices=n_apprentices, jewelry=self.her_jewelry)
            return facts
        if "you" not in self.tokens["jeweler"]:
            facts["jewelry"] = []
        facts.update(self.you)
        return facts

    def after(self):
        """Returns the table as a scenario."""
        tokens = self.tokens
        scenario = dict(
            self.scenario, favor=self.favor, garments=self.garments, resources=self.resources,
            employees=self.employees, jewelry=self.jewelry, halls=self.halls, hand=self.hand,
            supply=self.supply, discard=self.discard,
            kitchen={"left": tokens["kitchen-left"], "right": tokens["kitchen-right"]},
            barry={"pp": self.pp, "thread": self.thread, "lace": self.lace, "tiles": self.tiles,
                   "jewelry": self.her_jewelry, "staff": self.staff,
                   "exam": {"track": self.track, "done": self.done}})
        scenario.update({where: tokens[where] for where in
                         ("musicians", "fireworks", "statues", "jeweler")})
        scenario["all-halls"] = self.all_halls
        if self.bag is not None:
            scenario["bag"] = self.bag
        if self.exam_decks:
            scenario["exam-decks"] = self.exam_decks
        return copy_of(scenario)


def plain_garment(garment):
    return garment and {name: value for name, value in garment.items()
                        if name != "thimble" or value}


def canonical(scenario, box):
    """Returns the same text for two equivalent scenarios: everything explicit, and sorted where the
    order does not matter. It omits seed and box."""
    table = Table(dict(scenario, box=box))
    form = table.after()
    del form["box"]
    form.pop("seed", None)
    form["expansions"] = sorted(form.get("expansions") or [])
    form["rulings"] = [table.second_place, table.count_candidate, table.zero_gown]
    form["garments"] = [plain_garment(garment) for garment in table.garments]
    form["halls"] = [[plain_garment(guest) for guest in guests] for guests in table.halls]
    form["discard"] = sorted(form["discard"], key=key)
    form["barry"]["jewelry"].sort()
    form["barry"]["exam"]["done"].sort()
    form["exam-decks"] = table.exam_decks
    form["you"] = {fact: sorted(value) if isinstance(value, list) else value
                   for fact, value in table.you.items()}
    return form
