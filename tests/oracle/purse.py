#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts your purse independently of the app, in whole games in which the player enters everything.

It derives the cost and the gain of each move from the table, by the overviews of the rulebooks.
From the app it takes only the values that a player enters. The log is the output of `told-games`:
entries with the app's purse after each. PP, Livre, Thread and Lace must be equal after every entry,
and the final scoring must ask for nothing.
"""

import argparse
import collections
import json
import pathlib
import subprocess

N_HALLS = 5
GOWNS = ("blue", "green")
FESTIVITY = ("pairs", "decorations", "blue", "pink")
EXPERT = ("favor", "depute", "tile", "livre14", "any-jewelry", "match-jewelry")
START = ["master:start"] * 2 + ["journeyman:start"] + ["apprentice:start"] * 2
PURSE = ("pp", "livre", "thread", "lace")

# The Livre on the carriage of a card; in the Deluxe box they are a ruling.
CARRIAGE = {"master": 10, "journeyman": 7, "apprentice": 4}

# The additional action of a bonus, and its discount for funding.
EXTRA = {"i-acquire": "take-tiles", "ii-tailor": "tailor", "iv-tailor": "tailor",
         "jb-journeyman-sell": "tailor", "i-depute-bonus": "depute", "ii-depute": "depute",
         "iii-fund": "place-token", "vi-fund": "place-token"}
DISCOUNT = {"iii-fund": 5, "vi-fund": 10}
# Bonuses that a long run has to use. The others are rare, and have separate cases.
USED = ("i-livre i-depute-bonus i-buy-tile i-acquire i-tile i-thread-or-lace ii-gowns ii-tailor "
        "ii-depute ii-decorations iii-decorations iii-garments iii-fund iii-staff iv-staff "
        "iv-tailor iv-coats iv-livre v-garments-livre v-decorations v-garments v-tiles vi-livre "
        "vi-fund jb-journeyman-halls jb-journeyman-staff jb-journeyman-decorations "
        "jb-journeyman-sell jb-master-hall jb-master-no-green-no-orange journeyman:start "
        "apprentice:start apprentice:0").split()
MAIN = {"take-favor": "take-favor", "take-tiles": "take-tiles", "place-garment": "tailor",
        "sell-garment": "tailor", "hire": "hire", "depute": "depute", "place-token": "place-token",
        "pass-exam": "pass-exam"}


class Wrong(Exception):
    """The app and this count disagree."""


def steps(n, *amounts):
    """Returns the amount for n cards: 5 or 6, 7 or 8, 9 or 10, 11 and more."""
    return 0 if n < 5 else amounts[min((n - 5) // 2, 3)]


class Line:
    """A line of the log: side, verb and fields."""

    def __init__(self, text):
        words = text.split(" ")
        self.who, self.verb = words[0], words[1] if len(words) > 1 else ""
        self.fields = dict(word.partition("=")[::2] for word in words[2:])

    def place(self, name):
        """Returns the kind of a place and its numbers."""
        kind, *rest = self.fields.get(name, "").split(":")
        return [kind] + [int(part) if part.isdigit() else part for part in rest]

    def entered(self, name):
        return int(self.fields.get(name, 0))


class Garment:
    def __init__(self, text):
        color, points, *rest = text.split(":")
        self.color, self.points = color, int(points)
        self.special = next((word for word in rest if word != "thimble"), None)
        self.is_gown = color in GOWNS


class Board:
    """The pieces on the table, as far as prices and gains depend on them."""

    def __init__(self, box, expansions, zero_gown):
        self.box = box
        self.zero_gown = zero_gown
        self.displays = {"tile": [None] * 9, "garment": [None] * len(box["garment-display"]),
                         "employee": [None] * 4, "jewel": [None] * len(box["jeweler"]["display"])}
        self.halls = [{} for _ in range(N_HALLS)]
        self.tokens = collections.defaultdict(dict)
        self.making = None
        self.expansions = expansions

    def spaces(self, where):
        if where == "musicians":
            return [hall["musician"] for hall in self.box["halls"]]
        if where in ("kitchen-left", "kitchen-right"):
            return self.box["kitchen"][where[len("kitchen-"):]]
        if where == "jeweler":
            return self.box["jeweler"]["decorations"]
        return self.box["fireworks"]["spaces"] if where == "fireworks" else self.box["statues"]

    def follow(self, line):
        """Applies the effects of a move to the table."""
        if line.verb == "enter":
            kind, at = line.place("to")
            self.displays[kind][at] = line.fields[kind]
        elif line.verb == "leave":
            self.take_away(line.place("from")[0], int(line.fields["spaces"]))
        elif line.verb == "shift":
            display = self.displays[line.place("from")[0]]
            there = [thing for thing in display if thing is not None]
            display[:] = [None] * (len(display) - len(there)) + there
        elif line.verb == "take-tiles" and "spaces" in line.fields:
            self.take_away("tile", int(line.fields["spaces"]))
        elif line.verb == "place-garment":
            _, hall, space = line.place("to")
            garment = self.making if line.who == "barry" else self.take("garment", line)
            self.halls[hall - 1][space] = (line.who, garment)
        elif line.verb == "take-garment":
            self.making = self.take("garment", line)
        elif line.verb in ("take-tiles", "sell-garment", "take-jewelry", "hire"):
            self.take(line.place("from")[0], line)
        elif line.verb == "place-token":
            _, where, space = line.place("to")
            self.tokens[where][space] = line.who

    def take_away(self, kind, spaces):
        for at in range(len(self.displays[kind])):
            if spaces >> at & 1:
                self.displays[kind][at] = None

    def take(self, kind, line):
        if kind not in self.displays:
            return None  # a specialized Apprentice is not on a display
        at = line.place("from")[1]
        thing, self.displays[kind][at] = self.displays[kind][at], None
        return Garment(thing) if kind == "garment" else thing

    def count_shown(self, kind, spaces=None):
        display = self.displays[kind]
        return sum(thing is not None for thing in (display[spaces] if spaces else display))

    def guests(self):
        """Returns (hall, space, garment) for each of your garments."""
        return [(hall, space, garment) for hall, guests in enumerate(self.halls)
                for space, (who, garment) in guests.items() if who == "you"]

    def garments(self):
        """Returns your garments that count. With R-9 off, the gown of 14 Livre does not."""
        return [(hall, space, garment) for hall, space, garment in self.guests()
                if self.zero_gown or garment.special != "livre14"]

    def colors(self):
        return collections.Counter(garment.color for _, _, garment in self.garments())

    def count_tokens(self, where):
        return sum(who == "you" for who in self.tokens[where].values())

    def count_decorations(self):
        return sum(map(self.count_tokens, list(self.tokens)))

    def count_pairs(self):
        n_gowns = sum(garment.is_gown for _, _, garment in self.garments())
        return min(n_gowns, len(self.garments()) - n_gowns)

    def count_halls(self):
        return sum(any(at == hall for at, _, _ in self.guests()) or
                   self.tokens["musicians"].get(hall) == "you" for hall in range(N_HALLS))

    def count_best_hall(self):
        return max(collections.Counter(hall for hall, _, _ in self.garments()).values(), default=0)

    def count_master_guests(self):
        return sum(bool(self.box["halls"][hall]["guests"][space].get("master"))
                   for hall, space, _ in self.garments())


def fixed_bonus(name, board, staff, jewelry):
    """Returns (PP, Livre) of a bonus that the table determines."""
    colors = board.colors()
    n_garments, n_decorations = len(board.garments()), board.count_decorations()
    n_rings = sum(color not in GOWNS for color in jewelry)
    return {
        "i-livre": (0, 1),
        "ii-gowns": (0, colors["blue"] + 2 * colors["green"]),
        "ii-decorations": (n_decorations // 2, 0),
        "iii-decorations": (0, n_decorations),
        "iii-garments": (n_garments // 3, 0),
        "iii-staff": (0, steps(staff, 2, 6, 10, 14)),
        "iv-staff": (0, steps(staff, 1, 3, 5, 7)),
        "iv-coats": (colors["orange"], 2 * colors["pink"]),
        "v-garments-livre": (0, n_garments),
        "v-decorations": (n_decorations // 2, 0),
        "v-garments": (n_garments // 2, 0),
        "jb-journeyman-halls": (0, board.count_halls()),
        "jb-journeyman-staff": (0, {4: 6, 5: 5, 6: 4}.get(staff, 2)),
        "jb-journeyman-decorations": (0, 3 * (n_decorations // 2)),
        "jb-journeyman-hall-garments": (board.count_best_hall() // 2, 0),
        "jb-journeyman-rings": (0, 3 * (n_rings // 2)),
        "jb-journeyman-jewelry": (len(jewelry) // 3, 0),
        "jb-master-hall": (0, 2 * board.count_best_hall()),
        "jb-master-blue-green": (min(colors["blue"], colors["green"]), 0),
        "jb-master-master-guests": (0, 3 * (board.count_master_guests() // 2)),
        "jb-master-jewelry": (0, 3 * (len(jewelry) // 2)),
        "jb-master-no-green-no-orange": (0, 4 * (not colors["green"]) + 5 * (not colors["orange"])),
    }.get(name)


class Turn:
    """The events of your turn so far."""

    def __init__(self):
        self.card = None      # the card whose bonus you may use
        self.n_main = 0
        self.began_bonus = False
        self.free_tiles = 0
        self.rented = None
        self.free_jewel = False
        self.may_depute = False


class You:
    """Your purse, counted move by move."""

    def __init__(self, box, line):
        expansions = line.fields.get("expansions", "").split(",")
        self.box = box
        self.board = Board(box, expansions, line.fields.get("zero-gown-apart") != "1")
        self.purse = dict(pp=0, livre=15, thread=1, lace=1)
        self.staff = list(START)
        self.jewelry = []
        self.specialist = "apprentice:0"
        self.turn = Turn()
        self.counts = collections.Counter()

    def gain(self, **amounts):
        for name, amount in amounts.items():
            self.purse[name] += amount

    def follow_entry(self, lines):
        """Follows the first line, which is the move, and the others, which are its consequences."""
        for number, line in enumerate(lines):
            if line.who == "you" and number == 0:
                self.do(line)
            self.board.follow(line)

    def do(self, line):
        self.counts[line.verb] += 1
        method = getattr(self, "do_" + line.verb.replace("-", "_"), None)
        if method:
            method(line, self.note_action(line))

    def note_action(self, line):
        """Returns whether an action belongs to the bonus: it follows the main action, or began as a
        bonus."""
        action = MAIN.get(line.verb)
        turn = self.turn
        if (action is None or (line.verb == "take-tiles" and turn.free_tiles) or
                (line.verb == "depute" and turn.may_depute)):
            return False
        is_bonus = turn.began_bonus or turn.n_main > 0 or line.place("from")[0] in ("hand", "you.hand")
        turn.n_main += 1
        if is_bonus:
            turn.began_bonus = False
            self.counts["action of " + turn.card] += 1
        return is_bonus

    def bonus_of(self, card):
        if card.startswith("apprentice:0"):
            return "apprentice:0"
        return card.split(":")[2] if card.count(":") == 2 else card

    def do_name_specialist(self, line, _):
        name = line.fields["specialist"]
        self.specialist = "apprentice:0" + (":" + name if name != "-" else "")

    def do_play_employee(self, line, _):
        self.turn.card = self.bonus_of(self.staff[line.place("from")[1]])

    def do_end_turn(self, _line, _):
        self.turn = Turn()

    def do_pass(self, _line, _):
        self.turn.free_tiles = 0
        self.turn.free_jewel = self.turn.may_depute = False

    def do_take_favor(self, _line, _):
        self.gain(livre=5)

    def do_take_tiles(self, line, _):
        if self.turn.free_tiles:
            self.turn.free_tiles -= 1
            return
        drawer = line.place("from")[1] // 3
        n_tiles = self.board.count_shown("tile", slice(3 * drawer, 3 * drawer + 3))
        self.gain(livre=-{3: 2, 2: 1, 1: 0}[n_tiles])

    def do_tell_gains(self, line, _):
        """Adds printed values, which only the player sees."""
        self.gain(**{name: line.entered(name) for name in PURSE})

    def read_garment(self, line):
        at = line.place("from")[1]
        self.gain(livre=-self.box["garment-display"][at])
        return Garment(self.board.displays["garment"][at])

    def do_sell_garment(self, line, is_bonus):
        garment = self.read_garment(line)
        if is_bonus and self.turn.card == "jb-journeyman-sell":
            self.gain(pp=1)
        if garment.special == "livre14":
            self.gain(livre=14)
        self.turn.rented = None

    def do_place_garment(self, line, _):
        board, turn = self.board, self.turn
        _, hall, space = line.place("to")
        garment = self.read_garment(line)
        reward = self.box["halls"][hall - 1]["guests"][space].get("reward")
        self.counts[garment.special] += 1
        colors = board.colors()
        festivity = {"pairs": 2 * board.count_pairs(), "decorations": board.count_decorations(),
                     "blue": colors["blue"], "pink": colors["pink"]}
        self.gain(pp=festivity.get(garment.special, 0),
                  livre={"favor": 5, "livre14": 14}.get(garment.special, 0))
        if isinstance(reward, dict):
            self.gain(livre=reward["livre"])
        elif reward in ("thread", "lace"):
            self.gain(**{reward: 1})
        turn.rented = garment
        if board.count_shown("tile"):
            turn.free_tiles = (reward == "resource") + (garment.special == "tile")
        turn.may_depute = garment.special == "depute"
        turn.free_jewel = garment.special == "any-jewelry" and board.count_tokens("jeweler") > 0

    def do_take_jewelry(self, line, _):
        at = line.place("from")[1]
        color = self.board.displays["jewel"][at]
        if self.turn.free_jewel:
            self.turn.free_jewel = False
        else:
            self.gain(livre=-self.box["jeweler"]["display"][at])
        if self.turn.rented.special == "match-jewelry" and self.turn.rented.color == color:
            self.gain(pp=2)
        self.jewelry.append(color)

    def do_hire(self, line, _):
        if line.place("from")[0] == "employee":
            self.gain(livre=-{4: 5, 3: 3, 2: 1, 1: 0}[self.board.count_shown("employee")])
            self.staff.append(self.board.displays["employee"][line.place("from")[1]])
        else:
            self.staff.append(self.specialist)

    def leave(self, line):
        """Removes the card from the staff, and returns it."""
        gone = line.fields.get("left")
        if gone not in self.staff:
            raise Wrong(f"{gone} is not in the staff {self.staff}")
        self.staff.remove(gone)
        return gone

    def do_depute(self, line, is_bonus):
        type_name = line.fields["employee"].split(":")[0]
        gone = self.leave(line)
        if self.turn.may_depute:
            self.turn.may_depute = False
            self.gain(livre=CARRIAGE[type_name])
        elif not is_bonus:
            self.gain(livre=CARRIAGE[type_name])
        elif self.turn.card == "ii-depute":
            self.gain(livre={"master": 8, "journeyman": 5, "apprentice": 2}[type_name])
        else:
            self.turn.card = self.bonus_of(gone)

    def do_place_token(self, line, is_bonus):
        _, where, space = line.place("to")
        cost = self.board.spaces(where)[space]["cost"]
        self.gain(livre=-max(0, cost - (DISCOUNT[self.turn.card] if is_bonus else 0)))

    def do_pass_exam(self, line, _):
        self.gain(livre=-5, pp=1)
        self.leave(line)
        self.staff.append(line.fields["employee"])

    def do_bonus(self, line, _):
        """Uses the bonus, which ends the main action."""
        self.turn.n_main += 1
        if "from" in line.fields:
            self.turn.card = self.bonus_of(self.staff[line.place("from")[1]])
            return
        name = self.turn.card
        self.counts["bonus of " + name] += 1
        entered = {fact: line.entered(fact) for fact in PURSE + ("tiles",)}
        fixed = fixed_bonus(name, self.board, len(self.staff), self.jewelry)
        if fixed:
            self.gain(pp=fixed[0], livre=fixed[1])
        elif name in EXTRA:
            self.turn.began_bonus = True
        elif name == "apprentice:start":  # the player sees which of the two applies
            self.turn.began_bonus = entered["livre"] == 0
            self.gain(livre=0 if self.turn.began_bonus else 2)
        elif name == "apprentice:0":
            self.gain(pp=3)
        elif name in ("i-thread-or-lace", "journeyman:start"):
            chosen = "thread" if entered["thread"] else "lace"
            self.gain(livre=-(name == "journeyman:start"), **{chosen: 1})
        elif name in ("iv-livre", "vi-livre"):
            n_points = entered["pp"]
            self.gain(pp=n_points, livre=-n_points * (4 if name == "iv-livre" else 3))
        elif name == "v-tiles":  # only the player sees the silk
            self.gain(pp=entered["pp"])
        elif name in ("i-tile", "i-buy-tile"):
            self.gain(livre=-(name == "i-buy-tile"))
        else:
            raise Wrong(f"there is no bonus of {name}")

    def do_income(self, _line, _):
        board = self.board
        self.gain(livre=5 + len(self.jewelry) +
                  (board.count_decorations() if board.count_tokens("kitchen-left") else 0) +
                  (len(board.garments()) if board.count_tokens("kitchen-right") else 0))


class Count:
    """Follows a log, and compares each purse."""

    def __init__(self, box):
        self.box = box
        self.counts = collections.Counter()
        self.you = None
        self.name = ""
        self.entry = []

    def check(self, text):
        theirs = text.split(" ")[1:]
        ours = [str(self.you.purse[name]) for name in PURSE]
        # Printed values are unknown until the player enters them.
        if " open=" in self.entry[0]:
            ours = ["?" if their == "?" else our for our, their in zip(ours, theirs)]
        if theirs != ours:
            raise Wrong(f"after {self.entry[0]}: counted {ours}, the app has {theirs}")

    def follow(self, text):
        word = text.partition(" ")[0]
        if word == "game":
            self.name, self.you, self.entry = text, None, []
        elif word == "asked":
            if text != "asked 0":
                raise Wrong(f"the final scoring still {text}")
            self.counts.update(self.you.counts)
            self.counts["games"] += 1
        elif word == "purse":
            self.entry = [line for line in self.entry if not line.startswith("box ")]
            lines = [Line(line) for line in self.entry]
            if lines[0].who == "started":
                self.you = You(self.box, Line("table " + self.entry[0]))
            self.you.follow_entry(lines)
            self.check(text)
            self.entry = []
        else:
            self.entry.append(text)

    def follow_all(self, log):
        problems = []
        for number, text in enumerate(log.splitlines(), 1):
            try:
                if not problems or text.startswith("game"):
                    self.follow(text)
            except (Wrong, KeyError, IndexError, AttributeError, TypeError) as problem:
                problems.append(f"{self.name}, line {number}: {problem!r}")
        return problems


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("log", nargs="?", type=pathlib.Path, help="a log that was written before")
    parser.add_argument("--box", type=pathlib.Path, required=True, help="the profile of the games")
    parser.add_argument("--player", help="the program told-games, for new games")
    parser.add_argument("--games", type=int, default=300, help="how many (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the first game (%(default)s)")
    options = parser.parse_args()
    count = Count(json.loads(options.box.read_text(encoding="utf-8")))
    if options.log:
        log = options.log.read_text(encoding="utf-8")
    else:
        log = subprocess.run([options.player, str(options.seed), str(options.games)], check=True,
                             capture_output=True, text=True).stdout
    problems = count.follow_all(log)
    wanted = [f"bonus of {name}" for name in USED] if not options.log else []
    missing = [name for name in wanted if not count.counts[name]]
    print("1..2")
    print(f"{'not ok' if problems or not count.counts['games'] else 'ok'} 1 "
          f"{count.counts['games']} games counted")
    for problem in problems:
        print("#", problem)
    print(f"{'not ok' if missing else 'ok'} 2 the bonuses came up" + "".join(
        f"\n# {name} never" for name in missing))
    print("#", ", ".join(f"{name} {n}" for name, n in sorted(
        (str(name), n) for name, n in count.counts.items())))
    raise SystemExit(bool(problems or missing or not count.counts["games"]))


if __name__ == "__main__":
    main()
