# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The final scoring: a second implementation, written from the numbered rules alone."""

from table import COLORS, CROWNS, CROWNS_VI, DECORATIONS, Table
from worth import deciding_facts, worth

OWNERS = ("barry", "you")
FACTS = ("pp", "livre", "thread", "lace", "staff", "apprentices", "jewelry", "bonuses")


def share(values, counts, ties, second_place):
    """Returns the points of (barry, you) for a majority. ties has further pairs to compare."""
    first, second = values
    if max(counts) == 0:
        return [0, 0]
    for hers, yours in [counts] + ties:
        if hers != yours:
            winner = 0 if hers > yours else 1
            break
    else:
        return [first, first]
    points = [0, 0]
    points[winner] = first
    if second_place and counts[1 - winner] > 0:
        points[1 - winner] = second
    return points


def score_halls(table):
    """END-3"""
    total = [0, 0]
    for at, hall in enumerate(table.box["halls"]):
        guests = [(guest["owner"], bool(hall["guests"][space].get("master")))
                  for space, guest in enumerate(table.halls[at]) if guest]
        counts = [sum(owner == who for owner, _ in guests) for who in OWNERS]
        masters = [guests.count((who, True)) for who in OWNERS]
        musician = [table.tokens["musicians"][at] == who for who in OWNERS]
        points = share(hall["majority"], counts, [masters, musician], table.second_place)
        total = [before + more for before, more in zip(total, points)]
    return total


def own_fireworks(table, owner):
    return [space for space, token in zip(table.spaces("fireworks"), table.tokens["fireworks"])
            if token == owner]


def score_fireworks(table):
    """END-4"""
    owned = [own_fireworks(table, owner) for owner in OWNERS]
    dearest = [max((space["cost"] for space in spaces), default=-1) for spaces in owned]
    return share(table.box["fireworks"]["majority"], [len(spaces) for spaces in owned], [dearest],
                 table.second_place)


def points_of(garment):
    return 0 if garment.get("expert") == "livre14" else garment.get("pp", 0)


def best_balcony(times, points):
    """END-5 by trial: the most that garments with these points can gain if each multiplier applies
    to at most one."""
    if not times or not points:
        return sum(points)
    best = best_balcony(times[1:], points)
    for one in set(points):
        rest = list(points)
        rest.remove(one)
        best = max(best, times[0] * one + best_balcony(times[1:], rest))
    return best


def score_balcony(table, owner):
    """END-5: the points that the multipliers add to the printed PP."""
    royal = [points_of(garment) for hall, _, garment in table.own_garments(owner) if hall == 0]
    times = [space["times"] for space in own_fireworks(table, owner)]
    return best_balcony(times, royal) - sum(royal)


def score_own(table, owner):
    """END-7: printed values of garments, decorations and All Halls tokens."""
    total = sum(points_of(garment) for _, _, garment in table.own_garments(owner))
    for where in DECORATIONS:
        total += sum(space["pp"] for space, token in zip(table.spaces(where), table.tokens[where])
                     if token == owner)
    return total + sum(value for value, token in zip(table.box["all-halls"], table.all_halls)
                       if token == owner)


def score_statues(table, owner):
    """END-6: with n statues, each color counts for at most n of them. selfcheck.py proves it by
    trial."""
    colors = table.own_colors(owner)
    n = table.tokens["statues"].count(owner)
    return 2 * sum(min(colors.count(color), n) for color in COLORS)


def score_bonuses(table, owner, facts):
    """END-2; of her cards, those with a known face count."""
    crowns = facts["bonuses"] if owner == "you" else [
        card["id"] for card in table.staff if isinstance(card, dict) and card.get("id") in CROWNS]
    return sum(worth(crown, facts) for crown in crowns) + 3 * (table.favor == owner)


def answers_for(table, facts):
    """Returns answers for each unknown fact that show whether it decides. END-2 is a sum over the
    bonuses, so that single ones suffice; you do not have a card that is in another place."""
    taken = [card["id"] for card in table.staff + table.employees
             if isinstance(card, dict) and "id" in card]
    crowns = CROWNS if table.jewelry_box else CROWNS_VI
    answers = {
        "pp": [0, 1], "livre": [0, 10], "thread": [0, 1], "lace": [0, 1],
        "staff": [4, 5, 7, 9, 11], "apprentices": [0, 2],
        "jewelry": [[], ["blue"], ["blue", "green"], list(COLORS)],
        "bonuses": [[]] + [[crown] for crown in crowns if crown not in taken],
    }
    return {fact: answers[fact] for fact in FACTS if fact not in facts}


def score(scenario):
    """Returns the END lines, totals and the winner, or a question."""
    table = Table(scenario)
    facts = {"barry": table.facts("barry"), "you": table.facts("you")}
    if not table.jewelry_box:
        facts["you"]["jewelry"] = []

    def first_lines(answers):
        yours = dict(facts["you"], **answers)
        return (yours["pp"], yours["livre"] // 10 + len(yours["jewelry"]),
                score_bonuses(table, "you", yours))

    answers = answers_for(table, facts["you"])
    deciding = deciding_facts(answers, first_lines)
    if deciding:
        return {"question": {"about": "you", "facts": deciding}}
    facts["you"].update({fact: possible[0] for fact, possible in answers.items()
                         if fact not in facts["you"]})

    halls, fireworks = score_halls(table), score_fireworks(table)
    result = {}
    for at, owner in enumerate(OWNERS):
        livre = facts[owner]["livre"] // 10 if owner == "you" else 0
        lines = {
            "END-1": livre + (len(facts[owner]["jewelry"]) if table.jewelry_box else 0),
            "END-2": score_bonuses(table, owner, facts[owner]),
            "END-3": halls[at], "END-4": fireworks[at], "END-5": score_balcony(table, owner),
            "END-6": score_statues(table, owner), "END-7": score_own(table, owner),
            "END-8": table.tiles // 2 if owner == "barry" else 0,
        }
        track = table.pp if owner == "barry" else facts["you"]["pp"]
        result[owner] = dict(lines, total=track + sum(lines.values()))
    tie_or_hers = result["barry"]["total"] >= result["you"]["total"]  # END-9
    return dict(result, winner="barry" if tie_or_hers else "you")
