#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-formats.py CLI SOURCE-ROOT: checks that files of Du Barry 1.0 can be read and keep their
meaning, as TAP.

make-formats.sh has made the files in formats-1.0. Old outputs match the present schemas, and
present outputs match the old schemas, so that other programs continue to work. A later version may
print more.
"""

import csv
import json
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(sys.argv[2]).resolve()
sys.path.insert(0, str(ROOT / "tests/cli"))
import tap  # noqa: E402
from schema import Schemas  # noqa: E402

CLI = str(pathlib.Path(sys.argv[1]).resolve())
FORMATS = ROOT / "tests/data/formats-1.0"
THEN = Schemas(FORMATS / "schemas")
NOW = Schemas(ROOT / "data/schemas")
OUTPUTS = {
    "turn": ("resolve", "--explain", FORMATS / "scenarios/tailor.json"),
    "score": ("score", FORMATS / "scenarios/final-scoring.json"),
    "forecast": ("forecast", "--json", FORMATS / "games/base.dubarry"),
    "simulate": ("simulate", "--json", "--games", "20"),
    "stats": ("stats", "--json"),
}
# The time of an import is not part of a file.
PASSING = {"id", "date"}


def run(*args):
    done = subprocess.run([CLI, *map(str, args)], capture_output=True, text=True, check=False,
                          timeout=120, env=dict(os.environ, LC_ALL="C.UTF-8", LANGUAGE="en"))
    assert done.returncode == 0, (args, done.stderr)
    return done.stdout


def list_files(pattern, least):
    paths = sorted(FORMATS.glob(pattern))
    assert len(paths) >= least, (pattern, paths)
    return paths


def load(path):
    return json.loads(path.read_text(encoding="utf-8"))


def find_lost(new, old, place="$"):
    """Returns the first place where the new value lacks something of the old one; it may have more
    keys."""
    if isinstance(old, dict) and isinstance(new, dict):
        for key in old:
            if key not in new:
                return f"{place}.{key}"
            lost = find_lost(new[key], old[key], f"{place}.{key}")
            if lost:
                return lost
        return None
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for i, (one, other) in enumerate(zip(new, old)):
            lost = find_lost(one, other, f"{place}[{i}]")
            if lost:
                return lost
        return None
    return None if new == old else f"{place}: {new!r}, it was {old!r}"


def read_results(text):
    """Returns the results of games by their names."""
    return {row["name"]: {key: row[key] for key in row.keys() - PASSING}
            for row in csv.DictReader(text.splitlines())}


def fits(schemas, value, name, about):
    faults = schemas.faults(value, name)
    assert not faults, (about, name, faults[:3])


def test_lost():
    """The comparison of this test finds missing and changed values, and nothing else."""
    assert find_lost({"a": [1, {"b": 2}], "c": 3}, {"a": [1, {"b": 2}]}) is None
    for new in ({"a": [1]}, {"a": [1, {}]}, {"a": [1, {"b": 3}]}, {}, {"a": None}, []):
        assert find_lost(new, {"a": [1, {"b": 2}]}), new


def test_games():
    """Each file is the same game as before: its entries and steps, and its result to the point."""
    for path in list_files("games/*.dubarry", 8):
        lost = find_lost(json.loads(run("replay", "--json", path)), load(path.with_suffix(".json")))
        assert lost is None, (path.name, lost)
        run("games", "import", path)
    then = read_results((FORMATS / "games.csv").read_text(encoding="utf-8"))
    lost = find_lost(read_results(run("stats", "--csv")), then)
    assert len(then) >= 8 and lost is None, lost


def test_boxes():
    for path in list_files("boxes/*.json", 3):
        run("check-box", path)
        fits(NOW, load(path), "profile", path.name)
        # A profile gets a number if another one has its name.
        shown = json.loads(run("box", "show", run("box", "import", path).strip()))
        lost = find_lost(shown, {**load(path), "name": shown["name"]})
        assert shown["name"].startswith(load(path)["name"]) and lost is None, (path.name, lost)


def test_scenarios():
    for path in list_files("scenarios/*.json", 6):
        fits(NOW, load(path), "scenario", path.name)
        fits(THEN, json.loads(run("score", path)), "score", path.name)
        if load(path).get("hand"):
            fits(THEN, json.loads(run("resolve", "--explain", path)), "turn", path.name)


def test_outputs():
    """This comes after the games, which the statistics need."""
    names = {path.stem for path in list_files("outputs/*.json", 5)}
    assert names == OUTPUTS.keys(), names
    for name, command in OUTPUTS.items():
        fits(NOW, load(FORMATS / f"outputs/{name}.json"), name, "then")
        fits(THEN, json.loads(run(*command)), name, "now")
    for path in list_files("games/*.json", 8):
        fits(NOW, load(path), "replay", path.name)


def test_schemas():
    """Each old schema has a present one."""
    assert THEN.files.keys() <= NOW.files.keys(), THEN.files.keys() - NOW.files.keys()
    assert len(THEN.files) >= 8


with tempfile.TemporaryDirectory() as folder:
    os.environ["XDG_DATA_HOME"] = folder
    failed = tap.run(globals())
if failed:
    print("Until 1.0 is out, make formats takes the present forms for those of 1.0.", file=sys.stderr)
sys.exit(failed)
