#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""mutate.py [--n N] [--seed SEED] [FILE...]

Breaks the code that judges games in N ways, one at a time, and tells which of them no quick test
notices. It works on a copy of the tree in build/mutate. A survivor is a missing test, or code that
makes no difference. Not part of `make test`: a hundred take some ten minutes on a free machine.
"""

import argparse
import filecmp
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
COPY = ROOT / "build" / "mutate" / "tree"
BUILD = ROOT / "build" / "mutate" / "build"
MEMORY = "/dev/shm" if os.access("/dev/shm", os.W_OK) else "/tmp"  # where no disk is waited for
FILES = ["dub-apply.c", "dub-apply-barry.c", "dub-apply-correction.c", "dub-apply-prepare.c",
         "dub-apply-you.c", "dub-correction.c", "dub-decide-you.c", "dub-deviation.c",
         "dub-event-field.c", "dub-limits.c", "dub-place.c", "dub-place-table.c",
         "dub-specialist.c", "dub-step.c", "dub-table.c", "dub-valid.c", "dub-your-gains.c",
         "dub-your-staff.c", "dub-your-turn.c"]
TESTS = ["games/test-table", "store/journal/test-judge", "store/journal/test-judge-steps",
         "games/test-corrections", "session/test-correction-list", "games/test-your-turn",
         "games/test-your-side", "games/test-your-gains", "games/test-your-staff",
         "games/test-specialist", "games/test-setup", "games/test-refill", "games/test-rounds", "games/test-turns",
         "games/test-deviation",
         "games/test-deviation-list", "games/test-corners", "games/test-scoring",
         "games/test-draw-modes", "games/test-box-change", "games/test-questions",
         "games/test-places", "session/test-hostile-files", "store/journal/test-journal-hostile",
         "store/test-stock", "store/test-scenario", "engine/test-rules", "engine/test-random",
         "games/test-random-games", "store/journal/test-journal-golden",
         "store/journal/test-journal", "store/journal/test-read-back"]

SWAPS = [(r" < ", " <= "), (r" <= ", " < "), (r" > ", " >= "), (r" >= ", " > "), (r" == ", " != "),
         (r" != ", " == "), (r" && ", " || "), (r" \|\| ", " && "), (r"\+\+", "--"), (r"--", "++"),
         (r" \+ ", " - "), (r" - ", " + "), (r"\bTRUE\b", "FALSE"), (r"\bFALSE\b", "TRUE"),
         (r"\bMIN \(", "MAX ("), (r"\bMAX \(", "MIN (")]
CONSTANT = re.compile(r"(?<=[<>=] )(DUB_(?:N|MAX|MASTER)_\w+|\d+u?)\b")
# What a row of a table says, and what it might say instead; # is what is there.
VALUE = r"((?!0\b)(?:[^,(){}]|\([^()]*\))+?)(?= *[,)}]|$)"
ROW = [(r"\.(?:min|max|n|n_max) = " + VALUE, "# + 1"),
       (r"\.(?:min|max|n|n_max) = " + VALUE, "# - 1"),
       (r"\.thing = (DUB_THING_(?!NUMBER)\w+)", "DUB_THING_NUMBER"),
       (r"\.thing = (DUB_THING_(?!OWNER)\w+)", "DUB_THING_OWNER"),
       (r"\.thing = (DUB_THING_(?!GARMENT)\w+)", "DUB_THING_GARMENT"),
       (r"\.thing = (DUB_THING_(?:TILE|JEWEL|OWNER|TRACK|TASK|NUMBER|DRAW_MODE)),", "#, .min = 1"),
       (r"\.thing = (DUB_THING_(?:NUMBER|DRAW_MODE)),", "#, .min = -1"),
       (r"\.(?:check|asked|verbs|n_stride|at_field|in_field) = " + VALUE, "0"),
       (r"\.is_in_play = (\w+)", "NULL"),
       (r"\.is_strict = (TRUE)", "FALSE")]


def find_changes(line, following):
    """What can be changed in a line, as (span, text)."""
    has_min = ".min" in line + following
    rows = [(m.span(1), new.replace("#", m.group(1))) for old, new in ROW
            for m in re.finditer(old, line) if not (has_min and ".min" in new)]
    if rows or '"' in line or "for (" in line:
        return rows
    changes = [(m.span(), new) for old, new in SWAPS for m in re.finditer(old, line)]
    changes += [(m.span(), f"({m.group()} {sign} 1)") for m in CONSTANT.finditer(line)
                for sign in "+-"]
    if re.match(r"  +if \(.*\)$", line):
        start = line.index("(")
        changes += [((start, len(line)), f"(FALSE && {line[start:]})")]

    return changes


def find_mutations(name, text):
    """Every change that can be made to the code of a file, as (line, what, text)."""
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


def set_up():
    listed = run("git", "-c", "safe.directory=*", "ls-files", cwd=ROOT, text=True).stdout.split("\n")
    for name in filter(None, listed):
        there = COPY / name
        if (ROOT / name).is_file() and not (there.is_file()
                                            and filecmp.cmp(ROOT / name, there, shallow=False)):
            there.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, there)  # with the time of now, so that it is built again
    if not (BUILD / "build.ninja").exists():
        made = run("meson", "setup", BUILD, COPY, "-Dapp=disabled", "-Dtests=true",
                   "--optimization=1", "-Ddebug=false")
        if made.returncode:
            sys.exit(made.stdout.decode())


def build():
    return run("ninja", "-C", BUILD, *[f"tests/{test}" for test in TESTS]).returncode == 0


def is_noticed():
    """Whether a test fails, dies or hangs. Those that notice most come first."""
    for i, test in enumerate(TESTS):
        folder = test.rpartition("/")[0]
        where = COPY / "tests" / (folder if folder.startswith("store") else "")
        env = {"G_TEST_SRCDIR": str(where), "G_TEST_BUILDDIR": str(BUILD / "tests" / folder),
               "G_DEBUG": "fatal-warnings", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin",
               "TMPDIR": MEMORY}
        try:
            done = run(BUILD / "tests" / test, env=env, timeout=120)
        except subprocess.TimeoutExpired:
            return test
        if done.returncode:
            TESTS.insert(0, TESTS.pop(i))
            return test
    return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--n", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("files", nargs="*", default=FILES)
    args = parser.parse_args()

    set_up()
    if not build() or is_noticed():
        sys.exit("the tests fail without any change")
    originals = {name: (COPY / "src/engine" / name).read_text(encoding="utf-8")
                 for name in args.files}
    mutations = [each for name in args.files for each in find_mutations(name, originals[name])]
    picked = random.Random(args.seed).sample(mutations, min(args.n, len(mutations)))

    counts = {"noticed": 0, "does not compile": 0, "survives": 0}
    for name, number, old, new, text in picked:
        path = COPY / "src/engine" / name
        path.write_text(text, encoding="utf-8")
        result = "does not compile" if not build() else "noticed" if is_noticed() else "survives"
        counts[result] += 1
        if result == "survives":
            print(f"{name}:{number}\n  - {old}\n  + {new}", flush=True)
        path.write_text(originals[name], encoding="utf-8")
    build()
    print(f"of {len(mutations)} possible, {len(picked)} tried: "
          + ", ".join(f"{n} {what}" for what, n in counts.items()))


if __name__ == "__main__":
    main()
