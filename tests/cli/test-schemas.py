#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-schemas.py CLI SOURCE-ROOT [N]: checks that the JSON Schemas describe inputs and outputs, as
TAP.

Every accepted input and every output matches its schema: for each golden game, and for N random
scenarios (default 120), half of them with a random change.
"""

import copy
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile

import scenarios
import tap
from schema import Schemas

CLI = str(pathlib.Path(sys.argv[1]).resolve())
ROOT = pathlib.Path(sys.argv[2]).resolve()
N_SCENARIOS = int(sys.argv[3]) if len(sys.argv) > 3 else 120
SCHEMAS = Schemas(ROOT / "data/schemas")
BOXES = {name: json.loads((ROOT / f"data/box/{name}.json").read_text(encoding="utf-8"))
         for name in ("deluxe", "classic")}
ENVIRONMENT = dict(os.environ, LC_ALL="C.UTF-8", LANGUAGE="en")
SCENARIOS = ROOT / "tests/store/scenarios"
BOX_FILES = ROOT / "tests/store/boxes"


def run(*args, text=""):
    return subprocess.run([CLI, *map(str, args)], input=text, capture_output=True, text=True,
                          env=ENVIRONMENT, timeout=120, check=False)


def fits(value, name, about):
    faults = SCHEMAS.faults(value, name)
    assert not faults, (about, name, faults[:3])


def prints(name, *args, text=""):
    """Checks an output against the schema; returns whether the program accepted the input."""
    done = run(*args, text=text)
    if done.returncode == 0:
        fits(json.loads(done.stdout), name, args)
    else:
        assert done.returncode == 1, (args, done.stderr)
    return done.returncode == 0


def load(path):
    """Returns the JSON of a file, or nothing if the file is not JSON."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError):
        return None


def put_to(scenario):
    """Returns whether the program accepts the scenario; if so, checks it and the answers."""
    text = json.dumps(scenario)
    scored = prints("score", "score", "-", text=text)
    resolved = prints("turn", "resolve", "--explain", "-", text=text)
    if scored:
        fits(scenario, "scenario", text)
    return scored and resolved


def test_schemas_are_whole():
    """Each form in the help has a schema, and every reference in it has a target."""
    text = run("help", "schemas").stdout
    for name in SCHEMAS.files:
        assert f"  {name} " in text, (name, text)
        assert SCHEMAS.files[name]["$id"] == name
        assert SCHEMAS.files[name]["$schema"].endswith("2020-12/schema")
        for container, key in scenarios.places_of(SCHEMAS.files[name]):
            if key == "$ref":
                SCHEMAS.find(container[key], name)


def test_profiles():
    for name, box in BOXES.items():
        fits(box, "profile", name)
        assert prints("profile", "box", "show", name)
    for path in sorted((BOX_FILES / "good").glob("*.json")):
        fits(load(path), "profile", path.name)


def test_bad_forms():
    """The schemas refuse malformed input; input that only breaks a rule of the game may match."""
    for folder, name in ((BOX_FILES, "profile"), (SCENARIOS, "scenario")):
        bad = [load(path) for path in sorted((folder / "bad").glob("*.json"))]
        bad = [value for value in bad if value is not None]
        refused = [value for value in bad if SCHEMAS.faults(value, name)]
        assert len(refused) > len(bad) / 2 > 20, (name, len(refused), len(bad))


def test_golden_scenarios():
    paths = sorted(SCENARIOS.glob("good/*.json")) + sorted((ROOT / "data/examples").glob("*.json"))
    assert paths
    for path in paths:
        fits(load(path), "scenario", path.name)
        assert prints("score", "score", path), path
        prints("turn", "resolve", path)
        prints("turn", "resolve", "--explain", path)


def test_golden_games():
    for path in sorted((ROOT / "tests/store/journal/golden").glob("*.dubarry")):
        assert prints("replay", "replay", "--json", path), path
        assert prints("forecast", "forecast", "--json", path), path


def test_stats():
    """Statistics without a game, and with finished games."""
    with tempfile.TemporaryDirectory() as folder:
        ENVIRONMENT["XDG_DATA_HOME"] = folder
        assert prints("stats", "stats", "--json")
        for path in sorted((ROOT / "tests/store/journal/golden").glob("*.dubarry")):
            assert run("games", "import", path).returncode == 0, path
        assert prints("stats", "stats", "--json")
        assert json.loads(run("stats", "--json").stdout)["games"] > 0
        for game in run("stats", "--csv").stdout.splitlines()[1:]:
            assert prints("play", "games", "log", game.split(",")[0], "--json"), game


def test_simulate():
    for expansions in ("", "jewelry-box", "jewelry-box,fancy,festivity,expert"):
        assert prints("simulate", "simulate", "--json", "--games", 20, "-m", expansions)


def test_random_scenarios():
    rng = random.Random(20)
    accepted = 0
    for i in range(N_SCENARIOS):
        scenario = scenarios.make(rng, BOXES)
        if i % 2:
            scenario = copy.deepcopy(scenario)
            scenarios.change(rng, scenario)
        accepted += put_to(scenario)
    print(f"# {accepted} of {N_SCENARIOS} scenarios were accepted, and all that was printed fits")
    assert accepted > 0.4 * N_SCENARIOS, accepted


def test_faults_are_found():
    """The schemas are strict enough to find faults."""
    scenario = load(ROOT / "data/examples/tailor.json")
    for key, value in (("round", 8), ("favor", "nobody"), ("hand", [{"action": "favor"}]),
                       ("garments", [{"color": "red"}]), ("extra", 1), ("seed", -1),
                       ("you", {"pp": "5"}), ("resources", [["bg"]])):
        assert SCHEMAS.faults(dict(scenario, **{key: value}), "scenario"), key
    turn = json.loads(run("resolve", "--explain", ROOT / "data/examples/tailor.json").stdout)
    for step in turn["steps"]:
        assert SCHEMAS.faults(dict(turn, steps=[dict(step, do="dance")]), "turn")
        assert SCHEMAS.faults(dict(turn, steps=[dict(step, extra=1)]), "turn")


sys.exit(tap.run(globals()))
