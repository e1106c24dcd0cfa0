#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""bench-app-start.py APP BARE

Starts APP, APP with a game and BARE by turns, each up to its first frame, and compares the medians
of the times and of the memory. Fails if APP takes more than TIME_BAR times the time of BARE, or
more than MEMORY_BAR times its memory.
"""

import statistics
import subprocess
import sys
import time

TIME_BAR = 1.6
MEMORY_BAR = 1.5
WARM_UP = 2
ROUNDS = 15


def start(argv):
    """Milliseconds and MB at the first frame."""
    begin = time.monotonic_ns() // 1000
    done = subprocess.run(argv, check=True, stdout=subprocess.PIPE, text=True)
    frame, memory = (int(word) for word in done.stdout.split())
    return (frame - begin) / 1e3, memory / 1024


def measure(commands):
    runs = [[] for _ in commands]
    for number in range(WARM_UP + ROUNDS):
        # The order changes from round to round, so that no side always comes first.
        for side in sorted(range(len(commands)), reverse=number % 2 == 1):
            figures = start(commands[side])
            if number >= WARM_UP:
                runs[side].append(figures)
    return [[statistics.median(column) for column in zip(*side)] for side in runs]


app, bare = sys.argv[1:]
mine, game, least = measure([[app], [app, "--resume"], [bare]])
print(f"the start of the app, up to its first frame (median of {ROUNDS} each)")
for what, unit, place, bar in (("time", "ms", 0, TIME_BAR), ("memory", "MB", 1, MEMORY_BAR)):
    print(f"  bare window     {least[place]:7.1f} {unit} of {what}")
    print(f"  the app         {mine[place]:7.1f} {unit}  ratio {mine[place] / least[place]:6.2f}"
          f"    at most {bar} asked")
    print(f"  with a game     {game[place]:7.1f} {unit}  ratio {game[place] / least[place]:6.2f}")
sys.exit(mine[0] > TIME_BAR * least[0] or mine[1] > MEMORY_BAR * least[1])
