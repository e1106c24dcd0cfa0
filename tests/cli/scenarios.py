# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Random scenarios: tables that occur in games, and some that hardly do."""

FACES = (None, "bp", "go", "bp+go", "?")
SIDES = ("barry", "you")


def sample(rng, things, most):
    return rng.sample(things, min(rng.randint(0, most), len(things)))


def spaces(rng, things, n):
    """Returns some of the pieces on n spaces, each once, with gaps."""
    there = sample(rng, things, n) + [None] * n
    there = there[:n]
    rng.shuffle(there)
    return there


def tokens(rng, n):
    return [rng.choice((None, None, "barry", "you")) for _ in range(rng.randint(0, n))]


def single_tokens(rng, n):
    """Returns tokens on spaces where each side may have only one."""
    return sample(rng, ["barry", "you"] + [None] * (n - 2), n)


def garments_of(rng, box, expansions):
    """Returns the garments of the box for these Expansions, in random order."""
    tiles = []
    for name, kinds in box["garments"].items():
        if name == "base" or name in expansions:
            for kind in kinds:
                tile = {key: value for key, value in kind.items() if key != "n"}
                tiles += [tile] * kind.get("n", 1)
    rng.shuffle(tiles)
    return tiles


def player(rng, jewels):
    """Returns the possessions of one side; any fact may be missing."""
    facts = {"pp": rng.randint(0, 90), "thread": rng.randint(0, 6), "lace": rng.randint(0, 6)}
    if jewels:
        facts["jewelry"] = sample(rng, jewels, 3)
    return {key: value for key, value in facts.items() if rng.random() < 0.8}


def make(rng, boxes):
    """Makes a scenario; boxes are the built-in profiles by name."""
    name = rng.choice(sorted(boxes))
    box = boxes[name]
    expansions = sample(rng, ["jewelry-box", "fancy", "festivity", "expert"], 4)
    jewels = [color for color, n in box["jewelry"].items() for _ in range(n)]
    jewels = jewels if "jewelry-box" in expansions else []
    rng.shuffle(jewels)
    garments = garments_of(rng, box, expansions)
    deck = box["deck"][:]
    rng.shuffle(deck)
    scenario = {
        "box": name if rng.random() < 0.9 else box, "expansions": expansions,
        "round": rng.randint(2, 7), "seed": rng.randint(0, 10 ** 17),
        "favor": rng.choice(("board", "barry", "you")),
        "rulings": {"second-place": rng.random() < 0.5, "zero-gown": rng.random() < 0.5},
        "garments": spaces(rng, garments[:4], len(box["garment-display"])),
        "resources": [[rng.choice(FACES) for _ in range(3)] for _ in range(3)],
        "employees": spaces(rng, [{"id": card["id"]} for card in box["employees"]
                                  if 0 < card["level"] < 6
                                  and ("expansion" not in card or jewels)], 4),
        "halls": [[None if rng.random() < 0.6 or not garments[4:] else
                   dict(garments.pop(), owner=rng.choice(SIDES)) for _ in hall["guests"]]
                  for hall in box["halls"]],
        "musicians": tokens(rng, 5), "fireworks": tokens(rng, len(box["fireworks"]["spaces"])),
        "statues": tokens(rng, len(box["statues"])),
        "kitchen": {side: single_tokens(rng, len(box["kitchen"][side])) for side in ("left", "right")},
        "barry": player(rng, jewels[8:12]), "you": player(rng, jewels[12:16]),
        "hand": deck[:rng.randint(1, 4)], "supply": deck[4:rng.randint(4, 15)],
        "discard": deck[15:],
    }
    if jewels:
        scenario["jewelry"] = spaces(rng, [{"color": color} for color in jewels[:4]],
                                     len(box["jeweler"]["display"]))
        scenario["jeweler"] = single_tokens(rng, len(box["jeweler"]["decorations"]))
        scenario["barry"]["exam"] = {
            "track": "journeyman", "done": sample(rng, box["jeweler"]["journeyman-tasks"], 4)}
    scenario["barry"]["staff"] = ["master", "journeyman"] + \
        sample(rng, [{"id": "vi-staff"}, {"id": "vi-pairs"}, "apprentice"], 3)
    if rng.random() < 0.1:
        scenario["hand"][0] = "?"
    for key in sample(rng, sorted(set(scenario) - {"box", "hand", "expansions", "round"}), 4):
        del scenario[key]
    return scenario


def places_of(value, found=None):
    """Returns all containers in the value, with their keys."""
    found = [] if found is None else found
    if isinstance(value, (dict, list)):
        for key in (list(value) if isinstance(value, dict) else range(len(value))):
            found.append((value, key))
            places_of(value[key], found)
    return found


def change(rng, value):
    """Changes one detail of the value, which usually becomes invalid."""
    container, key = rng.choice(places_of(value))
    old = container[key]
    new = rng.choice([None, "?", "barry", "blue", "journeyman", -1, 0, 1, 2, 7, 99, 10 ** 6, 1.5, True,
                      [], {}, [None], {"id": "vi-pairs"}, "none", "x" * 90])
    if isinstance(container, dict) and rng.random() < 0.3:
        container[rng.choice(["extra", "pp", "color", "hall"])] = new
    elif isinstance(old, int) and rng.random() < 0.5:
        container[key] = old + rng.choice((-1, 1, 10))
    elif rng.random() < 0.3:
        del container[key]
    else:
        container[key] = new
