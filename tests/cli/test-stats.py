#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-stats.py CLI SOURCE-ROOT: tests the promises of dubarry-cli stats, as TAP."""

import csv
import io
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

import tap

CLI = str(pathlib.Path(sys.argv[1]).resolve())
GOLDEN = pathlib.Path(sys.argv[2]).resolve() / "tests/store/journal/golden"


def run(home, *args):
    done = subprocess.run([CLI, *map(str, args)], check=False, capture_output=True, timeout=60,
                          env=dict(os.environ, LC_ALL="C.UTF-8", LANGUAGE="en", XDG_DATA_HOME=home))
    assert done.returncode == 0, done.stderr
    return done.stdout.decode()


def test_nothing():
    with tempfile.TemporaryDirectory() as home:
        assert run(home, "stats") == "No finished games yet\n"
        assert json.loads(run(home, "stats", "--json"))["games"] == 0
        assert run(home, "stats", "--csv").count("\n") == 1


def test_games():
    """The figures match the games, and the table has a line for each game."""
    with tempfile.TemporaryDirectory() as home:
        for name in ("base", "classic", "jewelry-box"):
            run(home, "games", "import", GOLDEN / f"{name}.dubarry")
        run(home, "games", "rename", "game-1", '=A "name", with commas')
        rows = list(csv.DictReader(io.StringIO(run(home, "stats", "--csv"))))
        assert len(rows) == 3, rows
        by_id = {row["id"]: row for row in rows}
        assert by_id["game-1"]["name"] == "'=A \"name\", with commas", rows
        assert by_id["game-3"]["expansions"] == "jewelry-box", rows
        for row in rows:
            for side in ("barry", "you"):
                lines = [int(row[key]) for key in row if key.startswith(side + "-")]
                assert len(lines) == 9 and sum(lines) == int(row[side]), row
            winner = "you" if int(row["you"]) > int(row["barry"]) else "barry"
            assert row["winner"] == winner, row
        result = json.loads(run(home, "stats", "--json"))
        assert result["games"] == 3
        assert result["won"] == sum(row["winner"] == "you" for row in rows)
        mean = sum(int(row["you"]) for row in rows) / 3
        assert abs(result["you"]["mean"] - mean) < 0.001, (result, mean)
        assert "of 3 games" in run(home, "stats")
        plain = run(home, "stats", "--plain")
        assert "  " not in plain, plain
        assert f"\nYou, best: {result['you']['best']}\n" in plain and "PP" not in plain, plain
        assert f"\nYou, Statues: {result['you']['lines']['END-6']:.1f}\n" in plain, plain


def test_lost_index():
    """The index is only a cache."""
    with tempfile.TemporaryDirectory() as home:
        run(home, "games", "import", GOLDEN / "base.dubarry")
        first = run(home, "stats", "--csv")
        index = pathlib.Path(home) / "dubarry/games/.list"
        for text in ("", "dubarry-list 9\nnonsense\n"):
            index.write_text(text)
            assert run(home, "stats", "--csv") == first
        time.sleep(0.3)  # the index skips files written just now
        assert run(home, "stats", "--csv") == first
        kept, you = index.read_bytes(), int(first.splitlines()[1].split(",")[7])
        changed = kept.replace(you.to_bytes(4, sys.byteorder), (999).to_bytes(4, sys.byteorder))
        assert changed != kept, kept
        index.write_bytes(changed)
        assert run(home, "stats", "--csv") == first
        index.unlink()
        assert run(home, "stats", "--csv") == first


sys.exit(tap.run(globals()))
