#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the second implementation by itself, without the program; prints TAP.

Two implementations may agree and both be wrong. So each rule has a case here that was derived by
hand from its words. Random boards must keep what no turn can change: the number of cards, tiles and
garments, and all pieces already on the board.
"""

import copy
import itertools
import random
import sys

import tap
from boards import random_board
from boxes import random_box
from final import score, score_statues
from table import COLORS, DECORATIONS, Table, key
from turn import resolve

N_BOARDS = 300


def make_board(**changes):
    """Makes a board with few pieces, in a box with distinct values where they matter."""
    box = random_box(random.Random(5), True)
    guests = [{"reward": {"livre": 3}}, {"master": True}, {"reward": "resource"},
              {"master": True, "reward": "lace"}]
    box["halls"] = [{"majority": [5, 2], "musician": {"cost": 6 - hall, "pp": 3}, "guests": guests}
                    for hall in range(5)]
    box["fireworks"] = {"majority": [7, 3], "spaces": [{"cost": 5, "times": 2, "pp": 1},
                                                       {"cost": 9, "times": 3, "pp": 2}]}
    box["statues"] = [{"cost": 8, "pp": 1}, {"cost": 8, "pp": 2}]
    box["kitchen"] = {"left": [{"cost": 5, "pp": 1}], "right": [{"cost": 4, "pp": 1}]}
    box["all-halls"] = [3, 5]
    box["garment-display"] = [8, 4, 0, 0]
    box["jeweler"] = {"decorations": [{"cost": 5, "pp": 1}, {"cost": 2, "pp": 1}],
                      "display": [6, 2, 2],
                      "journeyman-tasks": ["bp", "go", "thread-lace", "decoration"],
                      "master-tasks": ["thimble", "gown", "coat"]}
    barry = {"pp": 10, "thread": 1, "lace": 1, "tiles": 3, "jewelry": [],
             "staff": ["master", "master", "journeyman", "apprentice", "apprentice"],
             "exam": {"track": "journeyman", "done": []}}
    barry.update(changes.pop("barry", {}))
    board = {"box": box, "expansions": ["jewelry-box", "festivity", "expert"], "round": 6, "bag": 5,
             "barry": barry, "you": {}, "hand": [], "supply": [], "discard": []}
    return dict(board, **{name.replace("_", "-"): value for name, value in changes.items()})


def card(action, hall=1, symbol="none", **fields):
    return dict({name.rstrip("_"): value for name, value in fields.items()}, action=action,
                hall=hall, jewelry=symbol)


def garment(color, pp=1, **more):
    return dict(more, color=color, pp=pp)


def guest(color, pp=1, owner="barry"):
    return {"color": color, "pp": pp, "owner": owner}


def words(outcome):
    """Returns an outcome as a list of short lines: verb, fields except the card, first rule."""
    if "question" in outcome:
        return outcome["question"]
    return [" ".join([step["do"]] + [str(value) for name, value in step.items()
                                     if name not in ("do", "rules", "card")] + step["rules"])
            for step in outcome["steps"]]


def expect(board, *steps):
    found = words(resolve(board))
    assert found == list(steps), f"expected {list(steps)}, got {found}"


def expect_question(board, **question):
    found = words(resolve(board))
    assert found == question, f"expected {question}, got {found}"


FULL_HALL = [guest("blue", owner="you")] * 4
TILES = [["bp", "go", None], ["?", "bp+go", "bp"], [None] * 3]
JEWELS = [{"color": "blue"}, {"color": "green"}, {"color": "pink"}]
TO_HALL_2 = [card("favor", hall=2)]
TAKE = "take-garment 0 TAI-1"
REVEAL = "reveal-card TAI-3"
PLACE = ("place-garment 2 3 TAI-4", "take-lace TAI-5")


def test_favor():
    expect(make_board(hand=[card("favor")]), "take-favor FAV-1", "gain-pp 3 13 FAV-2")
    expect(make_board(hand=[card("favor")], favor="you"), "gain-pp 3 13 FAV-2")


def test_resources():
    expect(make_board(hand=[card("resources", drawer=1)], resources=TILES),
           "take-tiles [[1, 'left'], [1, 'center']] RES-1", "exam-token bp RES-3")
    expect(make_board(hand=[card("resources", drawer=3)], resources=TILES), "gain-pp 3 13 RES-2")
    # The "?" does not matter: the other tiles already match the topmost task.
    expect(make_board(hand=[card("resources", drawer=2)], resources=TILES),
           "take-tiles [[2, 'left'], [2, 'center'], [2, 'right']] RES-1", "exam-token bp RES-3")
    expect_question(make_board(hand=[card("resources", column="left")],
                               resources=[["go"], ["?"], ["?"]]),
                    about="tile-faces", spaces=[[2, "left"], [3, "left"]])


def test_journeyman_exam():
    board = make_board(hand=[card("resources", column="left")], resources=[["go"]],
                       supply=[card("favor")], exam_decks={"journeyman": 0},
                       barry={"exam": {"done": ["bp", "go", "decoration"]},
                              "staff": ["master", {"level": 6, "type": "apprentice"}]})
    begin = ("take-tiles [[1, 'left']] RES-1", "exam-token thread-lace RES-3",
             "gain-pp 1 11 EXAM-J")
    end = ("clear-tasks EXAM-J", "move-exam-token master EXAM-J")
    expect(board, *begin, "add-hand-card EXAM-J", *end)
    board["barry"]["staff"] = ["apprentice", "master"]
    del board["exam-decks"]
    board["supply"] = []
    expect(board, *begin, "remove-employee 0 EXAM-J", "add-exam-card journeyman EXAM-J", *end)


def tailor(**changes):
    return make_board(hand=[card("tailor", n=2, from_="right")], **changes)


def test_choice_of_garment():
    expect(tailor(), "gain-pp 3 13 TAI-1")
    expect(tailor(halls=[FULL_HALL] * 5, garments=[garment("blue")]), "gain-pp 3 13 T-2")
    expect(tailor(garments=[garment("pink"), None, garment("blue"), garment("green")],
                  supply=TO_HALL_2), "take-garment 2 TAI-1", REVEAL, *PLACE)
    expect(tailor(garments=[None, None, garment("blue")], supply=TO_HALL_2),
           "take-garment 2 TAI-1", REVEAL, *PLACE)


def test_reveal():
    blue = [garment("blue")]
    expect(tailor(garments=blue, supply=TO_HALL_2, halls=[[], FULL_HALL]),
           TAKE, REVEAL, "place-garment 1 3 TAI-4", "take-lace TAI-5")
    expect(tailor(garments=blue, discard=[card("favor", hall=3)]),
           TAKE, "shuffle-discards R-3", REVEAL, "place-garment 3 3 TAI-4", "take-lace TAI-5")
    expect_question(tailor(garments=blue, supply=["?"]), about="card", pile="supply")


def test_rewards():
    half = [None, guest("pink"), None, guest("blue")]
    board = tailor(garments=[garment("blue")], supply=TO_HALL_2, halls=[[], half])
    expect(board, TAKE, REVEAL, "place-garment 2 2 TAI-4", "draw-bag-tile TAI-5")
    expect(dict(board, bag=0), TAKE, REVEAL, "place-garment 2 2 TAI-4")


def test_jewelry():
    def board(symbol, owner="barry"):
        return tailor(garments=[garment("blue")], supply=[card("favor", 2, symbol)],
                      jeweler=[owner], jewelry=JEWELS)

    expect(board("suitable"), TAKE, REVEAL, "take-jewelry 1 TAI-6", *PLACE)
    expect(board("same-color"), TAKE, REVEAL, "take-jewelry 0 TAI-6", "draw-bag-tile TAI-6",
           *PLACE)
    expect(board("none"), TAKE, REVEAL, *PLACE)
    expect(board("same-color", "you"), TAKE, REVEAL, *PLACE)


def test_festivity():
    half = [None, guest("pink"), None, guest("blue")]
    expect(tailor(garments=[garment("blue", festivity="pairs")], supply=TO_HALL_2, halls=[half]),
           TAKE, "gain-pp 2 12 FES-1", REVEAL, *PLACE)
    expect(tailor(garments=[garment("blue", festivity="decorations")], supply=TO_HALL_2,
                  statues=["barry"], jeweler=["barry"], all_halls=["barry"]),
           TAKE, "gain-pp 2 12 FES-1", REVEAL, *PLACE)
    expect(tailor(garments=[garment("blue", festivity="blue")], supply=TO_HALL_2),
           TAKE, REVEAL, *PLACE)


def test_expert():
    def board(kind, symbol="none"):
        return tailor(garments=[garment("blue", expert=kind)], supply=[card("favor", 2, symbol)],
                      jeweler=["barry"], jewelry=JEWELS)

    same = ("take-jewelry 0 TAI-6", "draw-bag-tile TAI-6")
    expect(board("favor"), TAKE, REVEAL, *PLACE, "take-favor EXP-1")
    expect(board("tile"), TAKE, REVEAL, *PLACE, "draw-bag-tile EXP-1")
    expect(board("depute"), TAKE, REVEAL, *PLACE)
    expect(board("any-jewelry", "same-color"), TAKE, REVEAL, *same, *PLACE,
           "take-jewelry 2 EXP-1")
    expect(board("match-jewelry", "same-color"), TAKE, REVEAL, *same, *PLACE,
           "gain-pp 2 12 EXP-1")
    expect(board("match-jewelry", "suitable"), TAKE, REVEAL, "take-jewelry 1 TAI-6", *PLACE)


def test_all_halls():
    expect(tailor(garments=[garment("blue")], supply=TO_HALL_2,
                  musicians=["barry", None, "barry", "barry", "barry"]),
           TAKE, REVEAL, *PLACE, "all-halls-token 1 ALL-1")
    expect(make_board(hand=[card("fund", what="musicians")], jeweler=["barry"],
                      musicians=["barry"] * 4, barry={"exam": {"done": ["decoration"]}}),
           "place-token musicians 4 FUN-2", "all-halls-token 1 ALL-1")


def test_master_exam():
    board = tailor(garments=[garment("blue", thimble=True)],
                   supply=[card("favor", hall=5)] + TO_HALL_2,
                   barry={"exam": {"track": "master", "done": ["thimble", "coat"]}})
    expect(board, TAKE, "exam-token gown TAI-2", "gain-pp 1 11 EXAM-M",
           "remove-employee 2 EXAM-M", "add-exam-card master EXAM-M", "add-hand-card EXAM-M",
           "clear-tasks EXAM-M", "move-exam-token journeyman EXAM-M", REVEAL, *PLACE)
    board["barry"]["exam"]["done"] = ["coat"]
    assert words(resolve(board))[1] == "exam-token thimble TAI-2"


def hire(n=2, side="left", **changes):
    return make_board(hand=[card("hire", n=n, from_=side)], supply=[card("favor")], **changes)


def test_hire():
    line = [None, {"level": 5, "type": "journeyman"}, None, {"level": 4, "type": "master"}]
    expect(hire(), "gain-pp 3 13 HIR-1")
    expect(hire(employees=line), "hire 3 HIR-1", "add-hand-card HIR-4")
    expect(hire(n=3, side="right", employees=line), "hire 1 HIR-1", "add-hand-card HIR-4")
    expect(hire(employees=[{"id": "vi-staff"}, {"id": "vi-thread-lace"}, {"id": "vi-pairs"}]),
           "hire 1 HIR-2", "add-hand-card HIR-4")


def test_ties_of_employees():
    line = [{"id": "vi-staff"}, {"id": "vi-pairs"}]
    few = {"staff": ["master"] * 3}
    expect(hire(employees=line, barry=few), "hire 0 HIR-2", "add-hand-card HIR-4")
    # With the card itself your staff has at least 5 cards, which score for no pairs.
    expect(hire(side="right", employees=line, barry=few), "hire 0 HIR-2", "add-hand-card HIR-4")
    expect_question(hire(side="right", employees=line, barry=few,
                         rulings={"count-candidate": False}), about="you", facts=["staff"])
    board = hire(side="right", employees=[{"id": "vi-thread-lace"}, {"id": "vi-pairs"}],
                 barry={"thread": 0})
    expect_question(board, about="you", facts=["thread", "lace"])
    expect(dict(board, you={"thread": 0}), "hire 1 HIR-2", "add-hand-card HIR-4")
    board = hire(side="right", employees=[{"id": "jb-necklaces"}, {"id": "vi-pairs"}])
    expect(board, "hire 1 HIR-2", "add-hand-card HIR-4")
    expect_question(dict(board, jeweler=[None, "you"]), about="you", facts=["jewelry"])


def test_fund():
    def board(what, **changes):
        return make_board(hand=[card("fund", what=what)], **changes)

    expect(board("statues"), "place-token jeweler 1 FUN-1", "exam-token decoration FUN-3")
    expect(board("statues", jeweler=["you", "you"]),
           "place-token statues 0 FUN-2", "exam-token decoration FUN-3")
    kitchen = board("kitchen", jeweler=["barry"])
    expect(kitchen, "place-token kitchen-right 0 FUN-2", "exam-token decoration FUN-3")
    expect(dict(kitchen, kitchen={"right": ["you"]}),
           "place-token kitchen-left 0 FUN-2", "exam-token decoration FUN-3")
    kitchen["box"]["kitchen"]["left"] *= 2
    expect(dict(kitchen, kitchen={"left": ["barry"], "right": ["you"]}), "gain-pp 3 13 FUN-2")


def test_score():
    board = make_board(
        halls=[[guest("blue", 3), guest("pink", 9), guest("green", 4, "you")],
               [guest("pink", 2), None, guest("blue", 1, "you")]],
        fireworks=["barry", "you"], statues=["barry", "barry"], musicians=[None, "you"],
        favor="barry", you={"pp": 0, "livre": 29, "bonuses": []})
    board["barry"]["staff"].append({"id": "vi-pairs"})
    lines = [f"END-{number}" for number in range(1, 9)] + ["total"]
    result = score(board)
    # END-5 counts the 9 once more. END-7: 9, 3, 2, the fireworks' 1, the statues' 1 and 2.
    assert [result["barry"][line] for line in lines] == [0, 5, 5, 0, 9, 6, 18, 1, 54], result
    assert [result["you"][line] for line in lines] == [2, 0, 5, 7, 8, 0, 10, 0, 32], result
    board["rulings"] = {"second-place": True}
    result = score(board)
    assert [result[owner]["END-3"] for owner in ("barry", "you")] == [7, 7], result
    assert result["barry"]["END-4"] == 3, result


def test_zero_gown():
    """R-9: switched off, the gown counts for its hall only."""
    gown = dict(guest("green", 0), expert="livre14")
    board = make_board(halls=[[gown, guest("pink", 2)]], statues=["barry"], expansions=["expert"],
                       you={"pp": 0, "livre": 0, "bonuses": []})
    board["barry"]["staff"].append({"id": "vi-pairs"})
    for setting, lines in ((True, [2, 5, 4]), (False, [0, 5, 2])):
        board["rulings"] = {"zero-gown": setting}
        result = score(board)["barry"]
        assert [result[line] for line in ("END-2", "END-3", "END-6")] == lines, result


def test_questions_of_score():
    board = make_board(you={"pp": 0, "livre": 1})
    asked = score(board)["question"]["facts"]
    assert asked == ["thread", "lace", "staff", "apprentices", "bonuses"], asked
    board["you"] = {"pp": 0, "thread": 0, "bonuses": ["vi-thread-lace"]}
    assert score(board)["question"]["facts"] == ["livre"]


def test_statues_by_trial():
    """END-6 has a closed form here; the test tries every split of the garments among the
    statues."""
    rng = random.Random(3)
    for _ in range(60):
        colors = rng.choices(COLORS, k=rng.randint(0, 6))
        n = rng.randint(0, 2)
        best = max(sum(2 * len({color for color, at in zip(colors, split) if at == statue})
                       for statue in range(n))
                   for split in itertools.product(range(n + 1), repeat=len(colors)))
        guests = [guest(color) for color in colors]
        table = Table(make_board(statues=["barry"] * n, halls=[guests[:4], guests[4:]]))
        assert score_statues(table, "barry") == best, (colors, n)


def stock(board):
    """Returns everything that none of her turns can change."""
    table = Table(board)
    shown = sum(tile is not None for drawer in table.resources for tile in drawer)
    garments = [item for item in table.garments + sum(table.halls, []) if item]
    jewels = [jewel["color"] for jewel in table.jewelry if jewel] + table.her_jewelry
    return (sorted(map(key, table.hand + table.supply + table.discard)), len(garments),
            sorted(jewels), None if table.bag is None else shown + table.tiles + table.bag,
            table.you)


def check_random_board(seed):
    board = random_board(random.Random(seed))
    before = copy.deepcopy(board)
    outcome = resolve(board)
    score(board)
    assert board == before, "the board given was changed"
    if "question" in outcome:
        return
    assert resolve(board, outcome) == outcome, "its own chance is not possible"
    assert stock(outcome["after"]) == stock(board)
    old, new = Table(board), Table(outcome["after"])
    verbs = [step["do"] for step in outcome["steps"]]
    gained = sum(step["n"] for step in outcome["steps"] if step["do"] == "gain-pp")
    assert new.pp == old.pp + gained
    assert len(new.hand) == len(old.hand) - 1 + verbs.count("add-hand-card")
    assert len(new.staff) == (len(old.staff) + verbs.count("hire") + verbs.count("add-exam-card")
                              - verbs.count("remove-employee"))
    for was, now in zip(sum(old.halls, []), sum(new.halls, [])):
        assert was in (None, now), "a guest was moved"
    for where in DECORATIONS:
        for was, now in zip(old.tokens[where], new.tokens[where]):
            assert was in (None, now), "a token was moved"


def test_random_boards():
    for seed in range(N_BOARDS):
        try:
            check_random_board(seed)
        except AssertionError as problem:
            raise AssertionError(f"board of seed {seed}: {problem}") from problem


sys.exit(tap.run(globals()))
