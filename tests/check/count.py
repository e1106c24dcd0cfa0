#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""count.py TESTLOG [SUITE]: prints how many test cases passed and failed in a testlog.json of
Meson, in total or in a suite.

A TAP program counts as its cases, any other program as one. A program that failed without a failed
case (a crash, a timeout, a wrong plan) counts as one failure. Skipped and incomplete cases do not
count.
"""

import json
import re
import sys

CASE = re.compile(r"^(not )?ok\b\s*\d*\s*(?:- )?([^#]*)(?:#\s*(\w+))?", re.IGNORECASE)


def count(entry):
    cases = [CASE.match(line) for line in entry.get("stdout", "").splitlines()]
    cases = [case for case in cases if case]
    if not cases:
        skipped = entry["result"] == "SKIP"
        good = entry["result"] in ("OK", "EXPECTEDFAIL")
        return int(good), int(not good and not skipped)

    counted = [case for case in cases if not case.group(3)]
    bad = sum(1 for case in counted if case.group(1))
    good = len(counted) - bad
    if not bad and entry["result"] not in ("OK", "EXPECTEDFAIL", "SKIP"):
        bad = 1
    return good, bad


def is_in(entry, suite):
    """The name of a test consists of the project, a colon, its suites, and its own name."""
    suites = entry["name"].partition(" / ")[0].partition(":")[2]
    return suite in suites.split("+")


with open(sys.argv[1], encoding="utf-8") as log:
    entries = [json.loads(line) for line in log if line.strip()]
totals = [count(entry) for entry in entries if all(is_in(entry, suite) for suite in sys.argv[2:])]
print(sum(good for good, _ in totals), sum(bad for _, bad in totals))
