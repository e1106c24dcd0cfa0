#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""compare.py CLI ROUNDTRIP SCENARIO...

Runs `CLI resolve SCENARIO` and `ROUNDTRIP SCENARIO` in turn, as whole processes, and compares the
medians of their times. Fails if the first takes more than BAR times the second.
"""

import os
import statistics
import sys
import time

BAR = 1.5
WARM_UP = 20
PAIRS = 500


def run(argv, nowhere):
    actions = [(os.POSIX_SPAWN_DUP2, nowhere, 1)]
    begin = time.perf_counter_ns()
    child = os.posix_spawn(argv[0], argv, os.environ, file_actions=actions)
    _, status = os.waitpid(child, 0)
    spent = time.perf_counter_ns() - begin
    if status != 0:
        sys.exit(f"'{' '.join(argv)}' failed with status {os.waitstatus_to_exitcode(status)}")
    return spent / 1e6


def compare(resolve, roundtrip, nowhere):
    times = ([], [])
    for pair in range(WARM_UP + PAIRS):
        # The order alternates, so that neither side always comes second.
        for side in ((0, 1), (1, 0))[pair % 2]:
            spent = run((resolve, roundtrip)[side], nowhere)
            if pair >= WARM_UP:
                times[side].append(spent)
    return tuple(statistics.median(side) for side in times)


cli, plain, *scenarios = sys.argv[1:]
sink = os.open(os.devnull, os.O_WRONLY)
worst = 0
for scenario in scenarios:
    mine, bare = compare([cli, "resolve", scenario], [plain, scenario], sink)
    worst = max(worst, mine / bare)
    print(f"{scenario} ({os.path.getsize(scenario)} bytes, median of {PAIRS} runs each)")
    print(f"  resolve         {mine:7.3f} ms")
    print(f"  read and write  {bare:7.3f} ms")
    print(f"  ratio           {mine / bare:7.2f}    at most {BAR} asked")
sys.exit(worst > BAR)
