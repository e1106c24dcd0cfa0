#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""rules-have-cases.py PROGRAM...: checks that a case guards every rule of set-up and rounds, as
TAP.

The name of a case does not prove what it checks. So this test runs the cases named after a rule on
a table that breaks the rule (game-break.h), and one of them has to fail. It has to fail in an
expectation of the case: a game that fails by itself would do so in any case.
"""

import os
import re
import subprocess
import sys

RULES = [f"SET-{n}" for n in range(1, 9)] + [f"P1-{letter}" for letter in "ABCDEF"] + \
    ["P2", "P3", "P4", "ALL-1"] + [f"YOU-{n}" for n in range(1, 13)]
TIMEOUT = 20  # seconds; a game without rules might never end
EXPECTATION = re.compile(r"tests/games/test-[a-z-]+\.c:\d+|game-fixture\.c:\d+:game_expect")


def run(program, *args, **env):
    return subprocess.run([program, *args], env=dict(os.environ, **env), text=True, check=False,
                          timeout=TIMEOUT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def list_cases(program):
    listed = run(program, "-l")
    listed.check_returncode()
    # Later releases of GLib list them as TAP comments.
    lines = [line.removeprefix("# ") for line in listed.stdout.splitlines()]
    return [line for line in lines if line.startswith("/")]


def notices(program, case, rule):
    """Returns whether the case passes, but fails without the rule."""
    broken = run(program, "-p", case, DUB_TEST_BREAK=rule)
    return broken.returncode != 0 and bool(EXPECTATION.search(broken.stdout)) and \
        run(program, "-p", case).returncode == 0


def main():
    cases = [(program, case) for program in sys.argv[1:] for case in list_cases(program)]
    failed = False
    print(f"1..{len(RULES)}")
    for number, rule in enumerate(RULES, 1):
        own = [(program, case) for program, case in cases if rule in case.split("/")]
        by = [case for program, case in own if notices(program, case, rule)]
        failed |= not by
        print(f"{'ok' if by else 'not ok'} {number} {rule}")
        print(f"# noticed by {len(by)} of its {len(own)} cases: {' '.join(by)}", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main())
