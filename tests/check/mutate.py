#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""mutate.py [--n N] [--seed SEED] [--jobs JOBS] [--verbose] [FILE...]

Breaks the code that judges games in N ways, one at a time, and lists those that no quick test
notices. It works on copies of the tree in build/mutate. A survivor shows a missing test, or code
without an effect. It is not part of `make test`: a hundred mutations take about ten minutes on an
idle machine.
"""

import argparse
import filecmp
import json
import multiprocessing
import os
import pathlib
import random
import re
import resource
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
ENGINE = "src/engine"
# Files that do not judge games: names, the editor of a box, random numbers, and the history of a
# game.
NO_JUDGE = re.compile(r"dub-(box.*|card-form|components|history|names|reminder|rng|rule-id|"
                      r"store-error|strength)\.c")
FIRST = 4  # tests that run before the others; the most recently successful ones
SUITES = {"engine", "store", "session", "books"}
# Tests that wait for the disk, concern boxes, undo, kills and threads, or run other tests.
SLOW = {"box-editor", "box-trouble", "damage", "faults", "game-file-errors", "game-file-lost",
        "game-file-synced", "games", "history", "journal", "kill", "listing", "profiles",
        "rules-have-cases", "worker"}

SWAPS = [(r" < ", " <= "), (r" <= ", " < "), (r" > ", " >= "), (r" >= ", " > "), (r" == ", " != "),
         (r" != ", " == "), (r" && ", " || "), (r" \|\| ", " && "), (r"\+\+", "--"), (r"--", "++"),
         (r" \+ ", " - "), (r" - ", " + "), (r"\bTRUE\b", "FALSE"), (r"\bFALSE\b", "TRUE"),
         (r"\bMIN \(", "MAX ("), (r"\bMAX \(", "MIN (")]
CONSTANT = re.compile(r"(?<=[<>=] )(DUB_(?:N|MAX|MASTER)_\w+|\d+u?)\b")
# A statement that can be removed, and the reason of a refusal.
STATEMENT = re.compile(r" +(\*?\w+(?:->|\.|\[|\+\+|--| \().*;)$")
REASON = re.compile(r"\b(DUB_REASON_(?!CANNOT_COME|NONE)\w+)")
# Values in the rows of tables, with alternatives; # stands for the original.
VALUE = r"((?!0\b)(?:[^,(){}]|\([^()]*\))+?)(?= *[,)}]|$)"
ROW = [(r"\.(?:min|max|n|n_max) = " + VALUE, "# + 1"),
       (r"\.(?:min|max|n|n_max) = " + VALUE, "# - 1"),
       (r"\.kind = (DUB_KIND_(?!NUMBER)\w+)", "DUB_KIND_NUMBER"),
       (r"\.kind = (DUB_KIND_(?!OWNER)\w+)", "DUB_KIND_OWNER"),
       (r"\.kind = (DUB_KIND_(?!GARMENT)\w+)", "DUB_KIND_GARMENT"),
       (r"\.kind = (DUB_KIND_(?:TILE|JEWEL|OWNER|TRACK|TOKEN|NUMBER|DRAW_MODE)),", "#, .min = 1"),
       (r"\.kind = (DUB_KIND_(?:NUMBER|DRAW_MODE)),", "#, .min = -1"),
       (r"\.(?:check|asked|has_at|n_stride|size) = " + VALUE, "0"),
       (r"^ +(OF_SIDE),", ""),
       (r"\.is_in_play = (\w+)", "NULL"),
       (r"\.is_strict = (TRUE)", "FALSE"),
       (r"\] = \{ ([a-z]\w+), ", "NULL"),
       (r"\b(BOTH), ", "HERS"),
       (r"\b(BOTH), ", "YOURS"),
       (r"\b(HERS|YOURS|NOBODYS), ", "BOTH | NOBODYS"),
       (r", (IN \([A-Z]+\)), ", "IN_GAME"),
       (r", (DUB_CHECK_\w+|DISPLAYS)\b", "0"),
       (r", (DUB_PLACE_(?!NONE)\w+), ", "DUB_PLACE_NONE")]


def find_changes(line, following):
    """Returns the possible changes of a line, as (span, text)."""
    has_min = ".min" in line + following
    reasons = [(m.span(1), "DUB_REASON_CANNOT_COME") for m in REASON.finditer(line)]
    rows = [(m.span(1), new.replace("#", m.group(1))) for old, new in ROW
            for m in re.finditer(old, line) if not (has_min and ".min" in new)]
    if rows or '"' in line or "for (" in line:
        return rows + reasons
    changes = [(m.span(), new) for old, new in SWAPS for m in re.finditer(old, line)]
    changes += [(m.span(), f"({m.group()} {sign} 1)") for m in CONSTANT.finditer(line)
                for sign in "+-"]
    if re.match(r"  +if \(.*\)$", line):
        start = line.index("(")
        changes += [((start, len(line)), f"(FALSE && {line[start:]})")]
    statement = STATEMENT.match(line)
    if statement and not re.match(r" +return\b", line):
        changes += [(statement.span(1), ";")]

    return changes + reasons


def find_mutations(name, text):
    """Returns every possible change of the code of a file, as (line, description, text)."""
    lines = text.split("\n")
    found = []
    comment = False
    for i, line in enumerate(lines):
        comment = comment or line.lstrip().startswith("/*")
        code = not comment and line.startswith(" ")
        if "*/" in line:
            comment = False
        for (start, end), new in find_changes(line, lines[i + 1]) if code else []:
            changed = line[:start] + new + line[end:]
            if changed != line:
                found.append((name, i + 1, line.strip(), changed.strip(),
                              "\n".join(lines[:i] + [changed] + lines[i + 1:])))
    return found


def run(*command, **more):
    return subprocess.run(command, capture_output=True, check=False, **more)


def limit_time():
    """Limits the processor time, since a hanging test uses the processor and the load of the
    machine must not matter."""
    resource.setrlimit(resource.RLIMIT_CPU, (20, 20))


class Copy:
    """A copy of the tree, with its build and its tests."""

    def __init__(self, number):
        self.tree = ROOT / "build" / "mutate" / f"tree-{number}"
        self.build_dir = ROOT / "build" / "mutate" / f"build-{number}"
        self.copy_tree()
        if not (self.build_dir / "build.ninja").exists():
            made = run("meson", "setup", self.build_dir, self.tree, "-Dapp=disabled",
                       "-Dtests=true", "--optimization=1", "-Ddebug=false")
            if made.returncode:
                sys.exit(made.stdout.decode())
        listed = json.loads(run("meson", "introspect", "--tests", self.build_dir).stdout)
        names = {test["name"] for test in listed}
        if SLOW - names:
            sys.exit(f"there is no test {', '.join(SLOW - names)}")
        self.tests = [test for test in listed if test["name"] not in SLOW
                      and SUITES & {suite.split(":")[-1] for suite in test["suite"]}
                      and pathlib.Path(test["cmd"][0]).is_relative_to(self.build_dir)]
        took = {}
        if run("ninja", "-C", self.build_dir).returncode:
            sys.exit("the tree does not compile without any change")
        if failed := self.find_failure(self.tests, took):
            sys.exit(f"the test {failed} fails without any change")
        self.tests.sort(key=lambda test: took[test["name"]])

    def copy_tree(self):
        listed = run("git", "-c", "safe.directory=*", "ls-files", cwd=ROOT, text=True).stdout
        for name in filter(None, listed.split("\n")):
            here, there = ROOT / name, self.tree / name
            if here.is_file() and not (there.is_file()
                                       and filecmp.cmp(here, there, shallow=False)):
                there.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(here, there)  # with a new time stamp, so that it is built again

    def build(self, tests):
        programs = [os.path.relpath(test["cmd"][0], self.build_dir) for test in tests]
        return run("ninja", "-C", self.build_dir, *programs).returncode == 0

    def find_failure(self, tests, took=None):
        """Returns a test that fails, crashes or hangs, if there is one. That test runs first the
        next time."""
        for test in tests:
            start = time.monotonic()
            if run(*test["cmd"], env=dict(os.environ, **test["env"]),
                   preexec_fn=limit_time).returncode:
                self.tests.remove(test)
                self.tests.insert(0, test)
                return test["name"]
            if took is not None:
                took[test["name"]] = time.monotonic() - start
        return None

    def judge(self, name, text):
        """Returns the test that notices a change, or the reason why none does."""
        path = self.tree / ENGINE / name
        original = path.read_text(encoding="utf-8")
        path.write_text(text, encoding="utf-8")
        result = None
        for tests in self.tests[:FIRST], self.tests[FIRST:]:
            result = result or (self.find_failure(tests) if self.build(tests)
                                else "does not compile")
        path.write_text(original, encoding="utf-8")
        return result or "survives"


def start_worker(numbers):
    Copy.own = Copy(numbers.get())


def try_mutation(mutation):
    return mutation, Copy.own.judge(mutation[0], mutation[-1])


def list_judge():
    return sorted(path.name for path in (ROOT / ENGINE).glob("*.c")
                  if not NO_JUDGE.fullmatch(path.name))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--n", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--verbose", action="store_true", help="tell what noticed the others too")
    parser.add_argument("files", nargs="*", default=list_judge())
    args = parser.parse_args()

    mutations = [each for name in args.files for each in find_mutations(
        name, (ROOT / ENGINE / name).read_text(encoding="utf-8"))]
    picked = random.Random(args.seed).sample(mutations, min(args.n, len(mutations)))
    numbers = multiprocessing.Queue()
    for number in range(args.jobs):
        numbers.put(number)

    counts = {"noticed": 0, "does not compile": 0, "survives": 0}
    with multiprocessing.Pool(args.jobs, start_worker, (numbers,)) as pool:
        for (name, number, old, new, _), result in pool.imap_unordered(try_mutation, picked):
            counts[result if result in counts else "noticed"] += 1
            if args.verbose or result == "survives":
                print(f"{name}:{number}: {result}\n  - {old}\n  + {new}", flush=True)
    print(f"of {len(mutations)} possible, {len(picked)} tried: "
          + ", ".join(f"{n} {what}" for what, n in counts.items()))


if __name__ == "__main__":
    main()
