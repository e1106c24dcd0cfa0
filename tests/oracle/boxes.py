# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Random boxes within the limits of a profile, with values that often tie."""

from table import CROWNS_JB, CROWNS_VI, N_HALLS

SECTIONS = ("halls", "fireworks", "statues", "kitchen", "all-halls", "garment-display", "jeweler",
            "employees", "deck", "garments", "resources", "jewelry")
GARMENTS = {"blue": 13, "pink": 13, "green": 10, "orange": 6}
BONUSES = {"festivity": ("pairs", "decorations", "blue", "pink"),
           "expert": ("favor", "depute", "tile", "livre14", "any-jewelry", "match-jewelry")}
MOST_SPACES = 12
TYPES = ("master", "journeyman", "apprentice")
ACTIONS = ("favor", "resources", "tailor", "hire", "fund")


def random_card(rng, action=None):
    action = action or rng.choices(ACTIONS, (6, 18, 38, 20, 20))[0]
    card = {"action": action}
    if action == "resources":
        if rng.random() < .5:
            card["drawer"] = rng.randint(1, 3)
        else:
            card["column"] = rng.choice(("left", "center", "right"))
    elif action == "tailor":
        card.update({"n": rng.choice((1, 2, 3, rng.randint(1, MOST_SPACES))),
                     "from": rng.choice(("left", "right"))})
    elif action == "hire":
        card.update({"n": rng.randint(1, 4), "from": rng.choice(("left", "right"))})
    elif action == "fund":
        card["what"] = rng.choice(("fireworks", "kitchen", "musicians", "statues"))
    card["hall"] = rng.randint(1, N_HALLS)
    card["jewelry"] = rng.choice(("same-color", "suitable", "none"))
    return card


def random_guest_space(rng):
    space = {}
    master = rng.random()
    if master < .5:
        space["master"] = master < .4
    reward = rng.choice((None, None, "resource", "thread", "lace", "livre", "livre"))
    if reward == "livre":
        reward = {"livre": rng.choice((1, 2, 3, 3, 5))}
    if reward:
        space["reward"] = reward
    return space


def random_majority(rng):
    first = rng.randint(0, 20)
    return [first, rng.randint(0, first)]


def random_spaces(rng, dearest):
    n = rng.choice((1, 2, 3, rng.randint(1, 8)))
    return [{"cost": rng.randint(0, dearest), "pp": rng.randint(0, 20)} for _ in range(n)]


def random_fireworks(rng):
    costs = sorted(rng.sample(range(41), rng.choice((1, 2, 3, rng.randint(1, 8)))))
    return {"majority": random_majority(rng),
            "spaces": [{"cost": cost, "times": rng.choice((2, 3)), "pp": rng.randint(0, 20)}
                       for cost in costs]}


def random_costs(rng, dearest, n):
    """Costs of most boards fall to the right; no rulebook says that all do."""
    costs = [rng.randint(0, dearest) for _ in range(n)]
    return sorted(costs, reverse=True) if rng.random() < .5 else costs


def random_counts(rng, names, n):
    counts = dict.fromkeys(names, 0)
    for name in rng.choices(names, k=n):
        counts[name] += 1
    return counts


def random_tiles(rng):
    """Garments, resources and jewelry. If one is missing, the starter profile provides it."""
    base = []
    for color, n in GARMENTS.items():
        kinds = rng.choices([(pp, thimble) for pp in (2, 3, 4) for thimble in (False, True)], k=n)
        base += [{"color": color, "pp": pp, "thimble": thimble, "n": kinds.count((pp, thimble))}
                 for pp, thimble in set(kinds)]
    garments = {"base": base, "fancy": [{"color": rng.choice(list(GARMENTS)),
                                         "pp": rng.randint(5, 9)} for _ in range(4)]}
    for module, bonuses in BONUSES.items():
        garments[module] = [{"color": "green", "pp": 0, module: bonus} if bonus == "livre14" else
                            {"color": rng.choice(list(GARMENTS)), "pp": rng.randint(0, 9),
                             module: bonus} for bonus in rng.sample(bonuses, len(bonuses))]
    parts = {"garments": garments,
             "resources": {"base": random_counts(rng, ("bp", "go", "bp+go"), 48),
                           "fancy": random_counts(rng, ("bp", "go", "bp+go"), 5)},
             "jewelry": random_counts(rng, list(GARMENTS), 24)}
    return {part: tiles for part, tiles in parts.items() if rng.random() < .7}


def random_jeweler(rng, dearest):
    dearest_jewel = rng.choice((3, 3, 10, 40))
    return {"decorations": random_spaces(rng, dearest),
            "display": random_costs(rng, dearest_jewel, rng.randint(3, MOST_SPACES)),
            "journeyman-tasks": rng.sample(["bp", "go", "thread-lace", "decoration"], 4),
            "master-tasks": ["thimble"] + rng.sample(["gown", "coat"], 2)}


def random_employees(rng):
    """Returns 56 cards, with the types of the rulebooks, and random ones where they are silent."""
    free = [[rng.choice(TYPES) for _ in range(6)] for _ in range(7)]
    levels = [
        ["apprentice"] * 10, free[1], ["master"] + ["journeyman"] * 11 + ["apprentice"],
        free[3][:4], free[4][:4], ["master"] * 11 + ["journeyman", "apprentice"],
        ["apprentice"] * 4 + [rng.choice(TYPES[:2]) for _ in range(2)],
    ]
    crowns = {5: CROWNS_JB, 6: CROWNS_VI}
    cards = [{"id": crowns[level][at] if at < len(crowns.get(level, ())) else f"e{level}-{at}",
              "level": level, "type": kind}
             for level, types in enumerate(levels) for at, kind in enumerate(types)]
    for level, kind, n in ((0, "apprentice", 10), (2, "journeyman", 9), (5, "master", 9)):
        of_kind = [card for card in cards if (card["level"], card["type"]) == (level, kind)]
        for card in of_kind[:n]:
            card["expansion"] = "jewelry-box"
    rng.shuffle(cards)
    return cards


def random_box(rng, small):
    """Returns a box; a small one has few guest spaces, so that halls fill."""
    dearest = rng.choice((2, 2, 5, 40))
    most_guests = 3 if small else MOST_SPACES
    garment_costs = random_costs(rng, 8, rng.randint(1, MOST_SPACES - 2))
    return {
        "format": "dubarry-box", "version": 1, "name": "random", "edition": "deluxe",
        "sources": {section: rng.choice(("rulebook", "starter", "checked"))
                    for section in SECTIONS},
        "halls": [{"majority": random_majority(rng),
                   "musician": {"cost": rng.randint(0, dearest), "pp": rng.randint(0, 20)},
                   "guests": [random_guest_space(rng) for _ in range(rng.randint(1, most_guests))]}
                  for _ in range(N_HALLS)],
        "fireworks": random_fireworks(rng),
        "statues": random_spaces(rng, dearest),
        "kitchen": {"left": random_spaces(rng, dearest), "right": random_spaces(rng, dearest)},
        "all-halls": [rng.choice((3, 5, rng.randint(0, 20))) for _ in range(rng.randint(2, 5))],
        "garment-display": garment_costs + [0, 0],
        "jeweler": random_jeweler(rng, dearest),
        "employees": random_employees(rng),
        "deck": [random_card(rng) for _ in range(25)],
        **random_tiles(rng),
    }
