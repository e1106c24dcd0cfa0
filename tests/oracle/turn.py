# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A turn of Barry: a second implementation, written from the numbered rules alone.

Random results (which employee leaves, the order of the discards after a shuffle) come from the
outcome to check, once they are possible. The turn records only rulings that decided something. That
is not sharply defined, so they are for readers, and not compared.
"""

import contextlib
import random

from table import COLUMNS, CROWNS, N_HALLS, Table, count_pairs, is_gown, key
from worth import HIDDEN_FACTS, deciding_facts, possible_answers, worth


class Question(Exception):
    """A deciding fact is missing."""

    def __init__(self, question):
        super().__init__(key(question))
        self.question = question


class Impossible(Exception):
    """Chance cannot lead to this."""


class Chance:
    """Random results from an outcome, or arbitrary ones if there is none."""

    def __init__(self, outcome):
        self.steps = (outcome or {}).get("steps", [])
        self.after = (outcome or {}).get("after", {})

    def order(self, cards):
        """Returns the order of the shuffled cards: first those drawn since, then her supply at the
        end."""
        verbs = [step["do"] for step in self.steps]
        if verbs.count("shuffle-discards") != 1:
            return random.Random(len(cards)).sample(cards, len(cards))
        drawn = []
        for step in self.steps[verbs.index("shuffle-discards") + 1:]:
            if step["do"] == "reveal-card":
                drawn.append(step["card"])
            elif step["do"] == "add-hand-card":
                drawn.append(self.after["hand"][-1])
        order = drawn + self.after["supply"]
        if sorted(map(key, order)) != sorted(map(key, cards)):
            raise Impossible(f"the cards {order} are not the discards {cards}")
        return order

    def removed(self, possible):
        picked = [step["staff"] for step in self.steps if step["do"] == "remove-employee"]
        if len(picked) != 1:
            return random.Random(len(possible)).choice(possible)
        if picked[0] not in possible:
            raise Impossible(f"employee {picked[0]} may not leave, only {possible}")
        return picked[0]


class Turn:
    """The turn of the top card of her hand; steps and rulings grow during it."""

    def __init__(self, table, outcome=None):
        self.table = table
        self.chance = Chance(outcome)
        self.steps = []
        self.rulings = set()

    def play(self):
        table = self.table
        card = table.hand.pop(0)
        if card == "?":
            raise Question({"about": "card", "pile": "hand"})
        getattr(self, card["action"])(card)
        table.discard.append(card)  # the card joins the discards only now

    def step(self, verb, rule, **fields):
        self.steps.append(dict(fields, do=verb, rules=[rule]))

    def gain(self, n, rule):
        if n > 0:
            self.table.pp += n
            self.step("gain-pp", rule, n=n, to=self.table.pp)

    def shuffle(self):
        table = self.table
        table.supply, table.discard = list(self.chance.order(table.discard)), []
        self.rulings.add("R-3")
        self.step("shuffle-discards", "R-3")

    def add_hand_card(self, rule):
        table = self.table
        if not table.supply and table.discard:
            self.shuffle()
        if not table.supply:
            self.rulings.add("R-3")
            return
        table.hand.append(table.supply.pop(0))
        self.rulings.add("R-12")
        self.step("add-hand-card", rule)

    def draw_bag_tile(self, rule):
        table = self.table
        if table.bag == 0:
            self.rulings.add("R-13")
            return
        if table.bag is not None:
            table.bag -= 1
        table.tiles += 1
        self.step("draw-bag-tile", rule)

    # FAV

    def favor(self, _card):
        if self.table.favor == "board":
            self.table.favor = "barry"
            self.step("take-favor", "FAV-1")
        self.gain(3, "FAV-2")

    # RES

    def resources(self, card):
        table = self.table
        spaces = [(drawer, column) for drawer in range(3) for column in range(3)
                  if table.resources[drawer][column] is not None
                  and (card.get("drawer") == drawer + 1 or card.get("column") == COLUMNS[column])]
        if not spaces:
            self.gain(3, "RES-2")
            return
        tasks = []
        if table.jewelry_box and table.track == "journeyman":
            tasks = self.tasks_of_tiles(spaces)
        self.take_tiles(spaces, "RES-1")
        self.mark_task(tasks, "RES-3")

    def take_tiles(self, spaces, rule):
        for drawer, column in spaces:
            self.table.resources[drawer][column] = None
        self.table.tiles += len(spaces)
        self.step("take-tiles", rule,
                  spaces=[[drawer + 1, COLUMNS[column]] for drawer, column in spaces])

    def tasks_of_tiles(self, spaces):
        """Returns the free tasks that these tiles match, topmost first; asks for faces that
        decide."""
        table = self.table

        def matching(answers):
            faces = [answers.get(space, table.resources[space[0]][space[1]]) for space in spaces]
            matched = {"thread-lace"} | {silk for silk in ("bp", "go")
                                         if any(silk in face.split("+") for face in faces)}
            return [task for task in table.box["jeweler"]["journeyman-tasks"]
                    if task in matched and task not in table.done]

        unknown = {space: ("bp", "go", "bp+go") for space in spaces
                   if table.resources[space[0]][space[1]] == "?"}
        deciding = deciding_facts(unknown, lambda answers: matching(answers)[:1])
        if deciding:
            raise Question({"about": "tile-faces", "spaces": [[drawer + 1, COLUMNS[column]]
                                                              for drawer, column in deciding]})
        return matching({space: "bp" for space in unknown})

    # EXAM

    def mark_task(self, tasks, rule):
        """Puts a token on the topmost of the tasks, and takes the examination if it is complete."""
        table = self.table
        if len(tasks) > 1:
            self.rulings.add("R-2")
        if not tasks:
            return
        table.done.append(tasks[0])
        self.step("exam-token", rule, task=tasks[0])
        if len(table.done) == (4 if table.track == "journeyman" else 3):
            self.take_exam()

    def take_exam(self):
        table = self.table
        rule, leaving, coming, track = (("EXAM-J", "apprentice", "journeyman", "master")
                                        if table.track == "journeyman"
                                        else ("EXAM-M", "journeyman", "master", "journeyman"))
        self.gain(1, rule)
        possible = [at for at, card in enumerate(table.staff) if table.type_of(card) == leaving
                    and not (leaving == "apprentice" and table.level_of(card) == 6)]
        if possible:
            at = self.chance.removed(possible)
            self.step("remove-employee", rule, staff=at)
            del table.staff[at]
        if table.exam_decks.get(coming) != 0:
            if coming in table.exam_decks:
                table.exam_decks[coming] -= 1
            table.staff.append(coming)
            self.step("add-exam-card", rule, type=coming)
        if not possible or self.steps[-1]["do"] != "add-exam-card":
            self.rulings.add("R-11")
        self.add_hand_card(rule)
        table.done = []
        self.step("clear-tasks", rule)
        table.track = track
        self.step("move-exam-token", rule, to=track)

    # TAI

    def tailor(self, card):
        table = self.table
        if not any(table.garments):
            self.gain(3, "TAI-1")
            return
        if not table.halls_with_room():  # this check comes first
            self.rulings.add("R-5")
            self.gain(3, "T-2")
            return
        garment = self.take_garment(card)
        self.mark_master_task(garment)
        self.gain_festivity(garment)
        hall, symbol = self.reveal()
        matched = self.take_jewelry_by(symbol, garment)
        self.place(garment, hall)
        self.gain_expert(garment, matched)
        self.look_at_all_halls()

    def take_garment(self, card):
        table = self.table
        there = [at for at, garment in enumerate(table.garments) if garment]
        n = card["n"]
        if len(there) < n:
            costs = table.box["garment-display"]
            at = min(there, key=lambda space: (-costs[space], space))
            if len(there) > 1:
                self.rulings.add("R-4")
        else:
            at = there[n - 1] if card["from"] == "left" else there[-n]
        garment, table.garments[at] = table.garments[at], None
        self.step("take-garment", "TAI-1", **{"from": at})
        return garment

    def mark_master_task(self, garment):
        table = self.table
        if not table.jewelry_box or table.track != "master":
            return
        matched = {"gown" if is_gown(garment["color"]) else "coat"}
        if garment.get("thimble"):
            matched.add("thimble")
        self.mark_task([task for task in table.box["jeweler"]["master-tasks"]
                        if task in matched and task not in table.done], "TAI-2")

    def gain_festivity(self, garment):
        kind = garment.get("festivity")
        if kind is None:
            return

        def bonus(colors):
            if kind == "pairs":
                return 2 * count_pairs(colors)
            if kind == "decorations":
                return self.table.count_decorations("barry")
            return colors.count(kind)

        before = self.table.own_colors("barry")
        if bonus(before) != bonus(before + [garment["color"]]):
            self.rulings.add("R-8")
        with self.other_gown():
            if bonus(self.table.own_colors("barry")) != bonus(before):
                self.rulings.add("R-9")
        self.gain(bonus(before), "FES-1")

    @contextlib.contextmanager
    def other_gown(self):
        """Provides the table with the other setting of R-9."""
        self.table.zero_gown = not self.table.zero_gown
        yield
        self.table.zero_gown = not self.table.zero_gown

    def reveal(self):
        """TAI-3: finds the hall and the jewelry symbol."""
        table = self.table
        room = table.halls_with_room()
        while True:
            if not table.supply:
                if not any(card != "?" and card["hall"] - 1 in room for card in table.discard):
                    self.rulings.add("R-3")
                    return room[0], "none"
                self.shuffle()
            if table.supply[0] == "?":
                raise Question({"about": "card", "pile": "supply"})
            card = table.supply.pop(0)
            table.discard.append(card)
            self.step("reveal-card", "TAI-3", card=card)
            if card["hall"] - 1 in room:
                return card["hall"] - 1, card["jewelry"]

    def take_jewelry_by(self, symbol, garment):
        """TAI-6; returns whether the colors match."""
        table = self.table
        color = garment["color"]
        if not table.jewelry_box or "barry" not in table.tokens["jeweler"] or symbol == "none":
            return False
        fitting = [at for at, jewel in enumerate(table.jewelry) if jewel
                   and (jewel["color"] == color if symbol == "same-color"
                        else is_gown(jewel["color"]) == is_gown(color))]
        return self.take_jewelry(fitting, color, "TAI-6")

    def take_jewelry(self, fitting, color, rule):
        """Takes the cheapest fitting tile; of several, the one farther right."""
        table = self.table
        if not fitting:
            return False
        costs = table.box["jeweler"]["display"]
        at = min(fitting, key=lambda place: (costs[place], -place))
        taken, table.jewelry[at] = table.jewelry[at]["color"], None
        table.her_jewelry.append(taken)
        self.step("take-jewelry", rule, **{"from": at})
        if taken == color:
            self.draw_bag_tile(rule)
        return taken == color

    def place(self, garment, hall):
        """TAI-4 and TAI-5."""
        table = self.table
        guests = table.box["halls"][hall]["guests"]

        def rank(space):
            reward = guests[space].get("reward", "none")
            kinds = {"resource": 0, "thread": 1, "lace": 1, "none": 3}
            return (not guests[space].get("master"),
                    2 if isinstance(reward, dict) else kinds[reward])

        def livre(space):
            reward = guests[space].get("reward")
            return reward["livre"] if isinstance(reward, dict) else 0

        free = [space for space, guest in enumerate(table.halls[hall]) if guest is None]
        best = [space for space in free if rank(space) == min(map(rank, free))]
        if len(best) > 1:
            self.rulings.add("R-5")
        space = min(best, key=lambda place: (-livre(place), place))
        table.halls[hall][space] = dict(garment, owner="barry")
        self.step("place-garment", "TAI-4", hall=hall + 1, space=space)
        self.reward(guests[space].get("reward"))

    def reward(self, reward):
        table = self.table
        if reward == "resource":
            self.draw_bag_tile("TAI-5")
        elif reward == "thread":
            table.thread += 1
            self.step("take-thread", "TAI-5")
        elif reward == "lace":
            table.lace += 1
            self.step("take-lace", "TAI-5")

    def gain_expert(self, garment, matched):
        """EXP-1, as R-9 applies it to her."""
        table = self.table
        kind = garment.get("expert")
        if kind == "favor" and table.favor == "board":
            table.favor = "barry"
            self.rulings.add("R-9")
            self.step("take-favor", "EXP-1")
        elif kind == "tile":
            self.rulings.add("R-9")
            shown = [(drawer, column) for drawer in range(3) for column in range(3)
                     if table.resources[drawer][column]]
            if table.bag == 0 and shown:
                self.take_tiles(shown[:1], "EXP-1")
            else:
                self.draw_bag_tile("EXP-1")
        elif kind == "depute":
            self.rulings.add("R-9")
        elif kind == "any-jewelry" and "barry" in table.tokens["jeweler"]:
            there = [at for at, jewel in enumerate(table.jewelry) if jewel]
            if len(there) > 1:
                self.rulings.add("R-9")
            self.take_jewelry(there, garment["color"], "EXP-1")
        elif kind == "match-jewelry" and matched:
            self.gain(2, "EXP-1")

    # ALL

    def look_at_all_halls(self):
        table = self.table
        free = [at for at, owner in enumerate(table.all_halls) if owner is None]
        if ("barry" in table.all_halls or not free
                or not all(table.is_in_hall("barry", hall) for hall in range(N_HALLS))):
            return
        at = max(free, key=lambda space: (table.box["all-halls"][space], -space))
        table.all_halls[at] = "barry"
        self.step("all-halls-token", "ALL-1", space=at)

    # HIR

    def hire(self, card):
        table = self.table
        line = [at for at, employee in enumerate(table.employees) if employee]
        if card["from"] == "right":
            line.reverse()
        if not line:
            self.gain(3, "HIR-1")
            return
        crowned = [at for at in line if table.employees[at].get("id") in CROWNS]
        if crowned:
            at, rule = self.choose_crowned(crowned, table.count_candidate), "HIR-2"
            self.look_at_other_switch(crowned, at)
        else:
            if 1 < len(line) < card["n"]:
                self.rulings.add("R-6")
            at, rule = line[min(card["n"], len(line)) - 1], "HIR-1"
        table.staff.append(table.employees[at])
        table.employees[at] = None
        self.step("hire", rule, **{"from": at})
        self.add_hand_card("HIR-4")

    def look_at_other_switch(self, crowned, chosen):
        """R-7 or R-9 decided if its other setting would choose another card, or lead to a
        question."""
        try:
            other = self.choose_crowned(crowned, not self.table.count_candidate)
        except Question:
            other = None
        if other != chosen:
            self.rulings.add("R-7")
        with self.other_gown():
            try:
                other = self.choose_crowned(crowned, self.table.count_candidate)
            except Question:
                other = None
        if other != chosen:
            self.rulings.add("R-9")

    def choose_crowned(self, line, with_candidate):
        """HIR-2 among the crowned cards, in the order of the line."""
        table = self.table
        crowns = {at: table.employees[at]["id"] for at in line}
        more = int(with_candidate)
        for_her = [worth(crowns[at], table.facts("barry"), more) for at in line]
        line = [at for at, points in zip(line, for_her) if points == max(for_her)]
        if len(line) == 1:
            return line[0]
        yours = table.facts("you")

        def choice(answers):
            return max(line, key=lambda at: (worth(crowns[at], dict(yours, **answers), more),
                                             -line.index(at)))

        needed = {fact for at in line for fact in HIDDEN_FACTS[crowns[at]]}
        known = [worth(crowns[at], yours, more) for at in line
                 if all(fact in yours for fact in HIDDEN_FACTS[crowns[at]])]
        answers = {fact: possible_answers(fact, max([11] + known))
                   for fact in ("thread", "lace", "staff", "apprentices", "jewelry")
                   if fact in needed and fact not in yours}
        deciding = deciding_facts(answers, choice)
        if deciding:
            raise Question({"about": "you", "facts": deciding})
        return choice({fact: possible[0] for fact, possible in answers.items()})

    # FUN

    def fund(self, card):
        tokens = self.table.tokens
        wheres, rule = ["jeweler"], "FUN-1"
        if (not self.table.jewelry_box or "barry" in tokens["jeweler"]
                or None not in tokens["jeweler"]):
            rule = "FUN-2"
            wheres = [card["what"]]
            if card["what"] == "kitchen":
                wheres = [side for side in ("kitchen-left", "kitchen-right")
                          if "barry" not in tokens[side]]
        # min () takes the first of equal cost, left kitchen before right kitchen.
        free = [(self.table.spaces(where)[at]["cost"], where, at) for where in wheres
                for at, owner in enumerate(tokens[where]) if owner is None]
        if not free:
            self.gain(3, "FUN-2")
            return
        cost, where, at = min(free, key=lambda space: space[0])
        if [space[0] for space in free].count(cost) > 1:
            self.rulings.add("R-10")
        self.fund_at(where, at, rule)

    def fund_at(self, where, at, rule):
        table = self.table
        table.tokens[where][at] = "barry"
        self.step("place-token", rule, where=where, space=at)
        if table.jewelry_box and table.track == "journeyman" and "decoration" not in table.done:
            self.mark_task(["decoration"], "FUN-3")
        if where == "musicians":
            self.look_at_all_halls()


def resolve(scenario, outcome=None):
    """Returns the required steps, the table after them, and the rulings; or a question. Random
    results come from the outcome, if there is one."""
    turn = Turn(Table(scenario), outcome)
    try:
        turn.play()
    except Question as question:
        return {"question": question.question}
    return {"steps": turn.steps, "after": turn.table.after(), "rulings": sorted(turn.rulings)}
