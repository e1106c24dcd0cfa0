#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""bench-app-start.py APP BARE

Starts APP, APP with a game and BARE in turn, each up to its first frame, and compares the medians
of processor time and memory. Fails if a ratio exceeds its bar. It also prints the elapsed time,
which depends on other programs, and includes the same share of the display for all.
"""

import statistics
import subprocess
import sys
import time

# Ratios to the bare window: without a game, and with one.
BARS = {"processor": (1.4, 1.8), "memory": (1.3, 1.3), "passing": (None, None)}
WARM_UP = 2
ROUNDS = 15


def start(argv):
    """Returns processor milliseconds, MB, and elapsed milliseconds until the first frame."""
    begin = time.monotonic_ns() // 1000
    done = subprocess.run(argv, check=True, stdout=subprocess.PIPE, text=True)
    frame, processor, memory = (int(word) for word in done.stdout.split())
    return processor / 1e3, memory / 1024, (frame - begin) / 1e3


def measure(commands):
    runs = [[] for _ in commands]
    for number in range(WARM_UP + ROUNDS):
        # The order alternates, so that no side always comes first.
        for side in sorted(range(len(commands)), reverse=number % 2 == 1):
            figures = start(commands[side])
            if number >= WARM_UP:
                runs[side].append(figures)
    return [[statistics.median(column) for column in zip(*side)] for side in runs]


app, bare = sys.argv[1:]
*ours, least = measure([[app], [app, "--resume"], [bare]])
missed = False
print(f"the start of the app, up to its first frame (median of {ROUNDS} each)")
for place, (what, bars) in enumerate(BARS.items()):
    unit = "MB" if what == "memory" else "ms"
    print(f"  bare window     {least[place]:7.1f} {unit}  {what}")
    for name, figures, bar in zip(("the app", "with a game"), ours, bars):
        ratio = figures[place] / least[place]
        asked = f"    at most {bar} asked" if bar is not None else ""
        print(f"  {name:14}  {figures[place]:7.1f} {unit}  ratio {ratio:6.2f}{asked}")
        missed |= bar is not None and ratio > bar
sys.exit(missed)
