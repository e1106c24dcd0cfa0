# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Random scenarios that are valid and likely to hit the corners of the rules.

Uniform random boards would seldom fill a hall, complete an examination or tie two employees, so
each board favors such a corner. Boards exclude cases without a rule: more tokens than a player has,
unknown cards among the discards, jewelry of a player without a jeweler token.
"""

from boxes import ACTIONS, random_box, random_card
from table import COLORS, CROWNS, CROWNS_VI, N_HALLS

GARMENTS = {"blue": 13, "pink": 13, "green": 10, "orange": 6}
JEWELRY = 24  # in any colors
FANCY_GARMENTS = 4
N_TILES, N_FANCY_TILES = 48, 5
N_CARDS = 25
# Tokens of each player on the board: 20, less those that the examination and one turn may need.
MOST_TOKENS = 14
LEVELS_SHOWN = ((), (1, 1, 1, 1), (1, 1, 2, 2), (2, 2, 3, 3), (3, 3, 4, 4), (4, 4, 5, 5),
                (5, 5, 6, 6), (6, 6, 6, 6))
SHAPES = ("sparse", "random", "nearly-full", "full", "four-halls")
TASKS = {"journeyman": ["bp", "go", "thread-lace", "decoration"],
         "master": ["thimble", "gown", "coat"]}


class BoardMaker:
    """Makes one board, part by part."""

    def __init__(self, rng):
        self.rng = rng
        self.action = rng.choices(ACTIONS, (4, 17, 42, 22, 20))[0]
        # Crowned cards are worth little or nothing to her, so that your facts decide.
        self.tie = self.action == "hire" and self.chance(.55)
        # Fewer employees than the card counts, and none with a crown.
        self.short_line = self.action == "hire" and not self.tie and self.chance(.35)
        self.shape = rng.choices(SHAPES, (20, 30, 22, 6, 22))[0]
        if self.tie or self.action == "hire" and self.chance(.4):
            self.shape = "sparse"
        self.box = random_box(rng, self.shape in ("nearly-full", "full") or self.chance(.3))
        self.jewelry_box = self.chance(.75)
        self.expansions = ["jewelry-box"] if self.jewelry_box else []
        self.expansions += [name for name in ("fancy", "festivity", "expert") if self.chance(.4)]
        self.round = rng.choices(range(1, 8), (1, 1, 1, 1, 3, 4, 5))[0]
        self.tokens = {"barry": MOST_TOKENS, "you": MOST_TOKENS}
        self.jewels = JEWELRY
        self.garments = {color: n + (FANCY_GARMENTS if "fancy" in self.expansions else 0)
                         for color, n in GARMENTS.items()}
        self.specials = self.make_specials()
        self.employees = self.make_employees()
        self.scenario = {"box": self.box, "round": self.round, "seed": rng.randint(0, 2 ** 31 - 1)}
        self.barry = {"pp": rng.choice((0, rng.randint(0, 120)))}

    def chance(self, probability):
        return self.rng.random() < probability

    def set(self, name, value):
        """Sets a key; sometimes omits an empty value, to test the defaults."""
        if value or self.chance(.5):
            self.scenario[name] = value

    def trim(self, spaces):
        """Sometimes omits empty spaces at the end."""
        spaces = list(spaces)
        if self.chance(.5):
            while spaces and spaces[-1] is None:
                spaces.pop()
        return spaces

    def make(self):
        self.set_frame()
        self.set_garments()
        self.set_halls()
        self.set_decorations()
        self.set_tiles()
        self.set_jewelry()
        self.set_employees()
        self.set_exam()
        self.scenario["barry"] = self.barry
        self.set_you()
        self.set_cards()
        items = list(self.scenario.items())
        self.rng.shuffle(items)
        return dict(items)

    def set_frame(self):
        self.rng.shuffle(self.expansions)
        self.set("expansions", self.expansions)
        if self.chance(.6):
            self.scenario["rulings"] = {name: self.chance(.5) for name in
                                        ("second-place", "count-candidate", "zero-gown")
                                        if self.chance(.8)}
        favor = self.rng.choice(("board", "board", "barry", "you"))
        if favor != "board" or self.chance(.5):
            self.scenario["favor"] = favor

    # Garments

    def make_specials(self):
        specials = []
        if "festivity" in self.expansions and self.round > 1:
            specials += [{"festivity": kind} for kind in ("pairs", "decorations", "blue", "pink")]
        if "expert" in self.expansions:
            kinds = ["favor", "depute", "tile", "livre14"]
            kinds += ["any-jewelry", "match-jewelry"] if self.jewelry_box else []
            specials += [{"expert": kind} for kind in kinds]
        self.rng.shuffle(specials)
        if self.chance(.4):  # first, sometimes, the two rare ones
            specials.sort(key=lambda garment: garment.get("expert", "").endswith("jewelry"))
        return specials

    def make_garment(self, share_of_specials):
        """Returns a garment that the box still has, or None."""
        rng = self.rng
        if self.specials and self.chance(share_of_specials):
            garment = self.specials.pop()
            worthless = garment.get("expert") == "livre14"
            garment["color"] = "green" if worthless else rng.choice(COLORS)
            garment["pp"] = 0 if worthless else rng.randint(0, 9)
        else:
            left = [color for color in COLORS if self.garments[color] > 0]
            if not left:
                return None
            garment = {"color": rng.choice(left), "pp": rng.randint(0, 9)}
            self.garments[garment["color"]] -= 1
        if self.chance(.4):
            garment["thimble"] = self.chance(.9)
        return garment

    def set_garments(self):
        fill = self.rng.random()
        if self.action == "tailor":
            fill = self.rng.choice((0, .2, .3, .6, .8, 1, 1, 1))
        share = self.rng.choice((.2, .6, 1))
        self.scenario["garments"] = self.trim(
            self.make_garment(share) if self.chance(fill) else None
            for _ in self.box["garment-display"])

    # Board

    def take_token(self, share_of_barry=.5):
        """Returns the owner of a token to put on the board, or None if both have used up theirs."""
        owners = ["barry", "you"] if self.chance(share_of_barry) else ["you", "barry"]
        for owner in owners:
            if self.tokens[owner] > 0:
                self.tokens[owner] -= 1
                return owner
        return None

    def put_guest(self, hall, space, owner):
        garment = self.make_garment(.1) if owner else None
        if garment:
            self.halls[hall][space] = dict(garment, owner=owner)
        elif owner:
            self.tokens[owner] += 1

    def set_halls(self):
        rng = self.rng
        self.halls = [[None] * len(hall["guests"]) for hall in self.box["halls"]]
        self.musicians = [None] * N_HALLS
        share = rng.choice((.3, .5, .7))
        if self.shape == "four-halls":
            self.enter_four_halls()
        if self.shape == "nearly-full":
            self.fill_halls_but_one(share)
        else:
            fill = {"sparse": rng.choice((0, .05, .1) if self.tie else (0, .1, .2)),
                    "random": rng.random(), "full": 1, "four-halls": rng.choice((0, .2, .5))}
            spaces = [(hall, space) for hall in range(N_HALLS)
                      for space in range(len(self.halls[hall]))]
            rng.shuffle(spaces)
            for hall, space in spaces:
                if self.halls[hall][space] is None and self.chance(fill[self.shape]):
                    self.put_guest(hall, space, self.take_token(share))
        self.set("halls", [self.trim(guests) for guests in self.halls])

    def enter_four_halls(self):
        """Puts her into all halls but one, so that All Halls may follow."""
        gap = self.rng.randrange(N_HALLS)
        for hall in set(range(N_HALLS)) - {gap}:
            self.tokens["barry"] -= 1
            if self.chance(.4):
                self.musicians[hall] = "barry"
            else:
                self.put_guest(hall, self.rng.randrange(len(self.halls[hall])), "barry")

    def fill_halls_but_one(self, share):
        """Fills most halls, and keeps one open."""
        open_hall = self.rng.randrange(N_HALLS)
        for hall, guests in enumerate(self.halls):
            full = hall != open_hall and self.chance(.75)
            for space in range(len(guests)):
                if full or self.chance(.5) and (hall != open_hall or space > 0):
                    self.put_guest(hall, space, self.take_token(share))

    def limited_tokens(self, n, probability):
        """Returns tokens on spaces where each player has at most one."""
        spaces = [None] * n
        for owner in self.rng.sample(["barry", "you"], 2):
            free = [at for at in range(n) if spaces[at] is None]
            if free and self.tokens[owner] > 0 and self.chance(probability):
                spaces[self.rng.choice(free)] = owner
                self.tokens[owner] -= 1
        return self.trim(spaces)

    def set_decorations(self):
        rng, box = self.rng, self.box
        fill = rng.choice((0, .1, .5) if self.tie else (.1, .4, .8, .97))
        for hall in range(N_HALLS):
            if self.musicians[hall] is None and self.chance(fill):
                self.musicians[hall] = self.take_token()
        self.scenario["musicians"] = self.trim(self.musicians)
        for name, n in (("fireworks", len(box["fireworks"]["spaces"])),
                        ("statues", len(box["statues"]))):
            self.set(name, self.trim(self.take_token() if self.chance(fill) else None
                                     for _ in range(n)))
        self.scenario["kitchen"] = {side: self.limited_tokens(len(box["kitchen"][side]), fill)
                                    for side in ("left", "right")}
        if self.jewelry_box:
            self.scenario["jeweler"] = self.limited_tokens(len(box["jeweler"]["decorations"]),
                                                           rng.choice((.3, .6, .9, 1)))
        self.scenario["all-halls"] = self.limited_tokens(len(box["all-halls"]), .25)

    # Stocks

    def set_tiles(self):
        rng = self.rng
        fill = rng.choice((0, .3, .7, 1, 1))
        unknown = rng.choice((0, .3, .6, .9) if self.action == "resources" else (0, .2, .6))
        faces = rng.choice((["bp"], ["go"], ["bp", "go"], ["bp", "go", "bp+go"]))
        drawers = [[("?" if self.chance(unknown) else rng.choice(faces)) if self.chance(fill)
                    else None for _ in range(3)] for _ in range(3)]
        shown = sum(tile is not None for drawer in drawers for tile in drawer)
        if shown or self.chance(.5):
            self.scenario["resources"] = drawers
        self.barry.update(thread=rng.choice((0, 1, rng.randint(0, 6))),
                          lace=rng.choice((0, 1, rng.randint(0, 6))), tiles=rng.randint(0, 25))
        left = N_TILES + (N_FANCY_TILES if "fancy" in self.expansions else 0)
        left -= shown + self.barry["tiles"]
        if self.chance(.6):
            self.scenario["bag"] = min(left, rng.choice((0, 0, 1, 2, rng.randint(0, 12))))

    def take_jewels(self, n):
        self.jewels -= n
        return self.rng.choices(COLORS, k=n)

    def has_jeweler(self, owner):
        return owner in self.scenario.get("jeweler", [])

    def set_jewelry(self):
        if not self.jewelry_box:
            return
        fill = self.rng.choice((0, .3, .8, 1, 1))
        self.scenario["jewelry"] = self.trim(
            {"color": self.take_jewels(1)[0]} if self.chance(fill) else None
            for _ in self.box["jeweler"]["display"])
        n = self.rng.choice((0, 1, 2, self.rng.randint(0, 8)))
        self.barry["jewelry"] = self.take_jewels(n) if self.has_jeweler("barry") else []

    # Employees

    def make_employees(self):
        """Makes the cards in play."""
        cards = [card for card in self.box["employees"] if card["level"] > 0
                 and (self.jewelry_box or "expansion" not in card)]
        self.rng.shuffle(cards)
        return cards

    def show(self, card):
        """Returns a card as a scenario writes it."""
        if card["id"] not in CROWNS and self.chance(.5):
            return {"level": card["level"], "type": card["type"]}
        return {"id": card["id"]}

    def draw(self, level, crowned):
        """Returns a card of the level (None for any), preferably a crowned one on request; or
        None."""
        cards = [card for card in self.employees if level in (None, card["level"])]
        if crowned:
            cards = [card for card in cards if card["id"] in CROWNS] or cards
        if not cards:
            return None
        card = self.rng.choice(cards)
        self.employees.remove(card)
        return card

    def set_employees(self):
        rng = self.rng
        levels = rng.sample(LEVELS_SHOWN[self.round], 4)
        if self.chance(.7 if self.tie else .3):
            levels = rng.choices((5, 6), k=4)
        fill = 1 if self.tie else rng.choice((0, .4, .8, 1, 1, 1))
        crowned = rng.choice((0, .5, 1)) if self.action == "hire" else .3
        if self.tie:
            crowned = 1
        if self.short_line:
            levels, fill, crowned = rng.choices((1, 2, 3, 4), k=4), .6, 0
        shown = [self.draw(level, self.chance(crowned)) if self.chance(fill) else None
                 for level in levels]
        if self.tie and self.chance(.6):
            self.show_staff_card(shown)
        self.scenario["employees"] = self.trim(card and self.show(card) for card in shown)
        self.barry["staff"] = self.make_staff()
        if self.tie:
            self.barry[rng.choice(("thread", "lace"))] = rng.choice((0, 0, 1))
            rng.shuffle(self.barry["staff"])
            del self.barry["staff"][rng.choice((2, 3, 4, 99)):]

    def show_staff_card(self, shown):
        """Shows the one card for which the switch of R-7 makes a difference."""
        for card in self.employees:
            if card["id"] == "vi-staff":
                shown[self.rng.randrange(4)] = card
                self.employees.remove(card)
                return

    def make_staff(self):
        rng = self.rng
        staff = ["master", "master", "journeyman", "apprentice", "apprentice"]
        self.exam_decks = {"journeyman": 9, "master": 9}
        if self.jewelry_box:
            for coming, leaving in (("journeyman", "apprentice"), ("master", "journeyman")):
                for _ in range(rng.choice((0, 0, 1, 2))):
                    if leaving in staff and self.chance(.8):
                        staff.remove(leaving)
                    staff.append(coming)
                    self.exam_decks[coming] -= 1
            if self.chance(.25):  # no card may be left to leave at the next examination
                leaving = rng.choice(("apprentice", "journeyman"))
                staff = [card for card in staff if card != leaving]
        for _ in range(rng.choice((0, 0, 1, 2, rng.randint(0, 7)))):
            level = rng.choice((None, None, 6, 5)) if self.round > 4 else rng.randint(1, self.round)
            card = self.draw(level, self.chance(.2))
            if card:
                staff.append(self.show(card))
        if self.chance(.4):
            rng.shuffle(staff)
        return staff

    def set_exam(self):
        rng = self.rng
        if not self.jewelry_box:
            return
        track = rng.choice(("journeyman", "master"))
        if self.action == "resources" and self.chance(.4):
            track = "journeyman"
        most = len(TASKS[track]) - 1
        done = rng.sample(TASKS[track], rng.choice((0, most, most, rng.randint(0, most))))
        if done or track == "master" or self.chance(.5):
            self.barry["exam"] = {"track": track, "done": done}
        if self.chance(.5):
            self.scenario["exam-decks"] = {
                kind: rng.choice((0, rng.randint(0, left), left))
                for kind, left in self.exam_decks.items() if self.chance(.9)}

    def set_you(self):
        rng = self.rng
        cards = [self.draw(None, True) for _ in range(rng.choice((0, 0, 1, 2, 3)))]
        bonuses = [card["id"] for card in cards if card and card["id"] in CROWNS]
        n_vi = sum(crown in CROWNS_VI for crown in bonuses)
        apprentices = n_vi + rng.randint(0, 4)
        n_jewels = rng.choice((0, 1, 3, rng.randint(0, 9))) if self.has_jeweler("you") else 0
        n_jewels = min(n_jewels, self.jewels)
        facts = {"pp": rng.choice((rng.randint(0, 60), rng.randint(60, 200))),
                 "livre": rng.randint(0, 60), "thread": rng.choice((0, 1, rng.randint(0, 8))),
                 "lace": rng.choice((0, 1, rng.randint(0, 8))),
                 "staff": max(4, apprentices + len(bonuses) - n_vi + rng.randint(1, 6)),
                 "apprentices": apprentices, "bonuses": bonuses}
        if self.jewelry_box:
            facts["jewelry"] = self.take_jewels(n_jewels)
        unknown = rng.choice((0, .3, .6, .9, 1) if self.action == "hire" else (0, 0, .2, .5, 1))
        self.set("you", {fact: value for fact, value in facts.items() if not self.chance(unknown)})

    # Cards

    def set_cards(self):
        rng = self.rng
        n_hand = rng.choice((1, 1, 2, 3, 4))
        n_supply = min(rng.choice((0, 0, 1, 1, 2, 3, rng.randint(0, 20))), N_CARDS - n_hand)
        n_discard = min(rng.choice((0, 0, 1, 2, 3, rng.randint(0, 20))),
                        N_CARDS - n_hand - n_supply)
        # Cards need not be from the deck, but with them a board is closer to a game.
        cards = rng.sample(self.box["deck"], N_CARDS)
        if self.chance(.5):
            cards = [random_card(rng) for _ in range(N_CARDS)]
        cards = [dict(card) for card in cards]
        hand, cards = cards[:n_hand], cards[n_hand:]
        hand[0] = random_card(rng, self.action)
        if self.short_line:
            hand[0]["n"] = rng.choice((3, 4))
        supply, discard = cards[:n_supply], cards[n_supply:n_supply + n_discard]
        if self.chance(.4):
            self.name_full_halls(supply + discard)
        if self.chance(.15):
            supply = ["?" if self.chance(.4) else card for card in supply]
            hand = hand[:1] + ["?" if self.chance(.4) else card for card in hand[1:]]
            if self.chance(.15):
                hand[0] = "?"
        self.scenario["hand"] = hand
        self.set("supply", supply)
        self.set("discard", discard)

    def name_full_halls(self, cards):
        """Changes the cards so that none, or only a late one, names a hall with a free space
        (R-3)."""
        full = [hall + 1 for hall, guests in enumerate(self.halls) if None not in guests]
        for card in cards:
            if full and self.chance(.9):
                card["hall"] = self.rng.choice(full)


def random_board(rng):
    return BoardMaker(rng).make()
