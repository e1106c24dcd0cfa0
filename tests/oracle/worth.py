# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The value of an end-of-game employee (VAL), and the unknown facts that decide something.

The second half uses brute force: it tries every answer that can make a difference. A fact decides
if two complete answers that differ only there lead to different outcomes.
"""

import itertools

from table import COLORS, is_gown

# Your facts that the formula of a card needs and that the board does not show.
HIDDEN_FACTS = {
    "vi-staff": ("staff",), "vi-thread-lace": ("thread", "lace"), "vi-master-guests": (),
    "vi-pairs": (), "jb-jewelry-set": ("jewelry",), "jb-necklaces": ("jewelry",),
    "jb-decorations": (), "jb-apprentices": ("apprentices",),
}


def worth_of_staff(size):
    for least, points in ((11, 11), (9, 8), (7, 5), (5, 2)):
        if size >= least:
            return points
    return 0


def worth(crown, facts, more_staff=0):
    """Returns the PP of a crowned card for a side with these facts. more_staff is 1 to count the
    card itself (VAL-1); the card that counts Apprentices is a Master and adds none."""
    if crown == "vi-staff":
        return worth_of_staff(facts["staff"] + more_staff)
    if crown == "vi-thread-lace":
        return 3 * min(facts["thread"], facts["lace"])
    if crown == "vi-master-guests":
        return 3 * (facts["master-guests"] // 2)
    if crown == "vi-pairs":
        return 2 * facts["pairs"]
    if crown == "jb-jewelry-set":
        return 6 * min(facts["jewelry"].count(color) for color in COLORS)
    if crown == "jb-necklaces":
        return 3 * (sum(map(is_gown, facts["jewelry"])) // 2)
    if crown == "jb-decorations":
        return facts["decorations"]
    assert crown == "jb-apprentices", crown
    return 3 * (facts["apprentices"] // 2)


def possible_answers(fact, highest):
    """Returns answers for a fact, enough to reach every value up to highest PP and one more
    step."""
    n = highest // 3 + 2
    if fact in ("thread", "lace"):
        return list(range(n + 1))
    if fact == "apprentices":
        return list(range(0, 2 * n + 2, 2))
    if fact == "staff":
        return list(range(4, 13))
    assert fact == "jewelry", fact
    # One answer for each number of sets and of pairs of necklaces.
    return [["blue"] * (2 * pairs - sets) + ["green", "pink", "orange"] * sets
            for sets in range(n + 1) for pairs in range(sets, n + 1)]


def deciding_facts(answers, outcome):
    """Returns the facts, among answers {fact: [possible values]}, that change outcome({fact:
    answer})."""
    facts = list(answers)
    outcomes = {choice: outcome({fact: answers[fact][at] for fact, at in zip(facts, choice)})
                for choice in itertools.product(*(range(len(answers[fact])) for fact in facts))}
    deciding = []
    for place, fact in enumerate(facts):
        seen = {}
        for choice, result in outcomes.items():
            others = choice[:place] + choice[place + 1:]
            if seen.setdefault(others, result) != result:
                deciding.append(fact)
                break
    return deciding
