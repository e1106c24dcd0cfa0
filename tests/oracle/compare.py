#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares dubarry-cli with the second implementation of the rules, on random boards; prints TAP.

The test resolves each board, resolves the outcome again (outputs must be valid inputs), and scores
it. Steps with their rules, the table after them, questions, and every line of the score must agree.
The test saves boards that differ. At the end every rule that `resolve` can cite must have occurred,
since a run without a rule proves nothing about it.
"""

import argparse
import collections
import json
import pathlib
import random
import subprocess

from boards import random_board
from final import score
from table import canonical
from turn import Impossible, resolve

BOARDS_A_LINE = 50
# With this seed every rule occurs several times in the default number of boards.
FIRST_SEED = 541

# The rules that `resolve` can cite, by family. T-1 and T-3 are not steps; the END rules and R-1
# belong to `score`; R-14 is the order of all steps, R-15 concerns you.
CITED = {
    "turn": ("T-2",),
    "favor": ("FAV-1", "FAV-2"),
    "resources": ("RES-1", "RES-2", "RES-3", "RES-4"),
    "tailor": ("TAI-1", "TAI-2", "TAI-3", "TAI-4", "TAI-5", "TAI-6"),
    "hire": ("HIR-1", "HIR-2", "HIR-3", "HIR-4", "VAL-1"),
    "fund": ("FUN-1", "FUN-2", "FUN-3"),
    "examinations": ("EXAM-J", "EXAM-M", "EXAM-R", "EXAM-X"),
    "all halls": ("ALL-1",),
    "garment expansions": ("FES-1", "EXP-1"),
    "rulings": tuple(f"R-{number}" for number in range(2, 14)),
}


class Refused(Exception):
    """The program did not answer."""


def run(cli, command, scenario, *options):
    done = subprocess.run([cli, command, *options, "-"], input=json.dumps(scenario), text=True,
                          capture_output=True, timeout=60, check=False)
    if done.returncode != 0:
        raise Refused(f"exit {done.returncode}: {done.stderr.strip()[:300]}")
    return json.loads(done.stdout)


def plain_question(question):
    """Returns the facts of a question, without an order and without the cited rules."""
    return {name: sorted(value) if isinstance(value, list) else value
            for name, value in (question or {}).items() if name != "rules"}


def compare_questions(expected, outcome):
    ours, theirs = (plain_question(side.get("question")) for side in (expected, outcome))
    if ours != theirs:
        yield f"question: expected {ours}, got {theirs}"
    if "question" in outcome and len(outcome) > 1:
        yield "a question does not come alone"


def plain_step(step):
    fields = {name: value for name, value in step.items() if name not in ("rules", "candidates")}
    return dict(fields, rule=(step.get("rules") or [None])[0])


def differences(ours, theirs, path="after"):
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for name in sorted(set(ours) | set(theirs)):
            yield from differences(ours.get(name), theirs.get(name), f"{path}.{name}")
    elif ours != theirs:
        yield f"{path}: expected {json.dumps(ours)}, got {json.dumps(theirs)}"


def compare_turns(scenario, outcome):
    try:
        expected = resolve(scenario, outcome)
    except Impossible as reason:
        yield f"chance: {reason}"
        return
    if "question" in expected or "question" in outcome:
        yield from compare_questions(expected, outcome)
        return
    ours, theirs = ([plain_step(step) for step in side["steps"]] for side in (expected, outcome))
    if ours != theirs:
        at = next((at for at, pair in enumerate(zip(ours, theirs)) if pair[0] != pair[1]),
                  min(len(ours), len(theirs)))
        yield f"step {at}: expected {ours[at:at + 1]}, got {theirs[at:at + 1]}"
    yield from differences(canonical(expected["after"], scenario["box"]),
                           canonical(outcome["after"], scenario["box"]))


def compare_scores(scenario, outcome):
    expected = score(scenario)
    if "question" in expected or "question" in outcome:
        yield from compare_questions(expected, outcome)
        return
    for name in ("barry", "you", "winner"):
        yield from differences(expected[name], outcome[name], name)


def end_of_game(board, rng):
    """Returns the board as at the end of a game, sometimes with close totals for END-9."""
    board = dict(board)
    if rng.random() < .5:
        board["hand"] = []
    outcome = score(board)
    if rng.random() < .3 and "winner" in outcome:
        lead = outcome["barry"]["total"] - outcome["you"]["total"] + rng.choice((-1, 0, 0, 1))
        points = board["you"]["pp"] + lead
        board["you"] = dict(board["you"], pp=max(0, points))
    return board


class Comparison:
    """Compares boards one after the other, and counts the rules."""

    def __init__(self, cli, folder):
        self.cli = cli
        self.folder = folder
        self.counts = collections.Counter()

    def count(self, outcome):
        asked = outcome.get("question", {})
        if asked:
            self.counts[f"question {asked['about']}"] += 1
        cited = [asked] + outcome.get("steps", []) + [{"rules": outcome.get("rulings", [])}]
        self.counts.update({rule for item in cited for rule in item.get("rules", [])})

    def check(self, name, command, scenario, compare, *options):
        """Returns the outcome and its problems; saves a board with problems."""
        try:
            outcome = run(self.cli, command, scenario, *options)
            problems = list(compare(scenario, outcome))
        except (Refused, ValueError, KeyError) as reason:
            outcome, problems = {}, [repr(reason)]
        if problems:
            file = self.folder / f"{name}-{command}.json"
            self.folder.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(scenario, indent=1))
            problems = [f"{command} {file}: {problem}" for problem in problems]
        return outcome, problems

    def check_board(self, seed):
        rng = random.Random(seed)
        board = random_board(rng)
        # Candidates are not compared, but asking for them must not change anything.
        options = ("--explain",) if seed % 2 else ()
        outcome, problems = self.check(f"{seed}", "resolve", board, compare_turns, *options)
        self.count(outcome)
        if outcome.get("after", {}).get("hand"):
            outcome, more = self.check(f"{seed}-second", "resolve", outcome["after"], compare_turns)
            self.count(outcome)
            problems += more
        _, more = self.check(f"{seed}", "score", end_of_game(board, rng), compare_scores)
        return problems + more


def show(number, title, problems):
    print(f"{'not ok' if problems else 'ok'} {number} {title}", flush=True)
    for problem in problems:
        print(f"# {problem}", flush=True)
    return bool(problems)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("cli", help="the program dubarry-cli")
    parser.add_argument("--boards", type=int, default=300, help="how many (%(default)s)")
    parser.add_argument("--seed", type=int, default=FIRST_SEED,
                        help="of the first board (%(default)s)")
    parser.add_argument("--save", type=pathlib.Path, default="failed-boards",
                        help="the folder for boards that fail (%(default)s)")
    options = parser.parse_args()
    comparison = Comparison(options.cli, options.save)
    seeds = range(options.seed, options.seed + options.boards)
    lines = [seeds[at:at + BOARDS_A_LINE] for at in range(0, len(seeds), BOARDS_A_LINE)]

    print(f"# {options.boards} boards from seed {options.seed} on")
    print(f"1..{len(lines) + len(CITED)}")
    failed = False
    for number, line in enumerate(lines, 1):
        problems = [problem for seed in line for problem in comparison.check_board(seed)]
        failed |= show(number, f"boards of seeds {line[0]} to {line[-1]}", problems)
    for number, (family, rules) in enumerate(CITED.items(), len(lines) + 1):
        counts = ", ".join(f"{rule} {comparison.counts[rule]}" for rule in rules)
        missing = [f"{rule} never came up" for rule in rules if comparison.counts[rule] == 0]
        failed |= show(number, f"rules of {family} came up: {counts}", missing)
    asked = sorted(item for item in comparison.counts.items() if item[0].startswith("question"))
    print("#", ", ".join(f"{name} {n}" for name, n in asked))
    raise SystemExit(failed)


if __name__ == "__main__":
    main()
