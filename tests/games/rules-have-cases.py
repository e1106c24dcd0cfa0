#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""rules-have-cases.py PROGRAM...: every rule of set-up and rounds is named by a case, as TAP."""

import subprocess
import sys

RULES = [f"SET-{n}" for n in range(1, 9)] + [f"P1-{letter}" for letter in "ABCDEF"] + \
    ["P2", "P3", "P4", "ALL-1"]


def list_cases(program):
    done = subprocess.run([program, "-l"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                          check=True, text=True)
    # A later GLib lists them as remarks of TAP.
    lines = [line.removeprefix("# ") for line in done.stdout.splitlines()]
    return [line for line in lines if line.startswith("/")]


def main():
    named = {part for program in sys.argv[1:] for case in list_cases(program)
             for part in case.split("/")}
    print(f"1..{len(RULES)}")
    for number, rule in enumerate(RULES, 1):
        print(f"{'ok' if rule in named else 'not ok'} {number} {rule}")
    return any(rule not in named for rule in RULES)


if __name__ == "__main__":
    sys.exit(main())
