#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-box.py CLI SOURCE-ROOT: tests the commands for box profiles, as TAP."""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

import tap

CLI = str(pathlib.Path(sys.argv[1]).resolve())
ROOT = pathlib.Path(sys.argv[2]).resolve()


class Home:
    """A separate data folder, with the program."""

    def __init__(self, folder):
        self.path = pathlib.Path(folder)
        self.env = dict(os.environ, LC_ALL="C.UTF-8", LANGUAGE="en", XDG_DATA_HOME=folder)

    def run(self, *args, text=""):
        return subprocess.run([CLI, *map(str, args)], input=text.encode(), capture_output=True,
                              env=self.env, cwd=self.path, timeout=60, check=False)

    def answer(self, *args, **options):
        done = self.run(*args, **options)
        assert done.returncode == 0 and not done.stderr, f"{args}: {done.stderr.decode()}"
        return done.stdout.decode()

    def refusal(self, status, *args):
        done = self.run(*args)
        line = done.stderr.decode()
        assert done.returncode == status and not done.stdout, f"{args}: {done}"
        assert line.startswith("dubarry-cli: ") and line.count("\n") == 1, line
        return line

    def files(self):
        folder = self.path / "dubarry" / "boxes"
        return {file.name: file.read_text() for file in folder.glob("[!.]*")}

    def change(self, key, value):
        """Changes the JSON of a profile by hand and imports it; returns the new id."""
        box = self.box("deluxe")
        box.update({"name": "Mine", key: value})
        (self.path / "changed.json").write_text(json.dumps(box))
        return self.answer("box", "import", "changed.json").strip()

    def box(self, name="box-1"):
        return json.loads(self.answer("box", "show", name))


def test_list(home):
    lines = home.answer("box", "list").splitlines()
    assert [line.split()[0] for line in lines] == ["deluxe", "classic"], lines
    assert home.answer("box", "new", "Mine") == "box-1\n"
    assert home.answer("box", "new", "Another", "classic") == "box-2\n"
    lines = home.answer("box", "list").splitlines()
    assert lines[2].split()[:2] == ["box-2", "classic"] and lines[2].endswith("  Another"), lines
    assert lines[3].split()[:2] == ["box-1", "deluxe"] and lines[3].endswith("  Mine"), lines


def test_new(home):
    assert home.change("all-halls", [9, 4]) == "box-1"
    assert home.answer("box", "new", "Mine", "box-1") == "box-2\n"
    box = home.box("box-2")
    assert box["name"] == "Mine (2)" and box["all-halls"] == [9, 4], box
    home.refusal(1, "box", "new", "X", "no-such-box")
    home.refusal(1, "box", "new", "")
    assert len(home.files()) == 2


def test_bad_names(home):
    home.answer("box", "new", "Mine")
    before = home.files()
    for name in ("", "Two\nlines", "x" * 80):
        home.refusal(1, "box", "new", name)
    home.refusal(1, "box", "delete", "no-such-box")
    assert home.files() == before


def test_round_trip(home):
    statues = home.box("deluxe")["statues"]
    home.change("statues", [dict(statues[0], cost=1), *statues[1:]])
    assert home.answer("box", "export", "box-1", "mine.json") == ""
    assert home.answer("check-box", "mine.json").startswith("Mine: a valid box profile")
    assert home.answer("box", "import", "mine.json") == "box-2\n"
    one, two = home.box("box-1"), home.box("box-2")
    assert two.pop("name") == "Mine (2)" and one.pop("name") == "Mine" and one == two
    home.answer("box", "delete", "box-1")
    home.answer("box", "delete", "box-2")
    # The program never reuses an id, because other files may still refer to it.
    assert home.answer("box", "import", "mine.json") == "box-3\n"
    assert json.loads((home.path / "mine.json").read_text()) == home.box("box-3")


def test_bad_files(home):
    home.answer("box", "new", "Mine")
    before = home.files()
    for file in sorted((ROOT / "tests/store/boxes/bad").glob("*.json"))[::5]:
        line = home.refusal(1, "box", "import", file)
        assert f"{file.name}: $" in line or f"{file.name}: line " in line, line
        assert home.refusal(1, "box", "compare", "box-1", file) == line
        assert home.refusal(1, "box", "merge", "box-1", file) == line
    home.refusal(1, "box", "import", "no-such-file.json")
    home.refusal(1, "box", "export", "no-such-box", "x.json")
    home.refusal(1, "box", "delete", "deluxe")
    home.refusal(1, "box", "show", "../games/x")
    assert home.files() == before


def test_damaged_profile(home):
    home.answer("box", "new", "Mine")
    (home.path / "dubarry/boxes/box-1.json").write_text("{}")
    assert "$.format: it is missing" in home.answer("box", "list")
    line = home.refusal(1, "simulate", "--games", "1", "--box", "box-1")
    assert "$.format: it is missing" in line, line


def test_play_and_simulate(home):
    home.change("all-halls", [9, 4])
    home.answer("simulate", "--games", "2", "--box", "box-1")
    home.answer("play", "--new", "--box", "box-1", "--seed", "1", text="quit\n")
    text = next((home.path / "dubarry/games").glob("*.dubarry")).read_text()
    assert '"all-halls":[9,4]' in text, text[:400]


def make_two(home):
    """Makes a sample profile and a checked profile of another person, with 12 differences; returns
    the file of the latter."""
    home.answer("box", "new", "Mine")
    box = home.box("deluxe")
    box.update({"name": "Theirs", "sources": {key: "checked" for key in box["sources"]}})
    box["halls"][1]["majority"][0] += 1
    box["halls"][2]["guests"][1] = {"master": True, "reward": {"livre": 9}}
    box["halls"][3]["guests"].append({"reward": "lace"})
    box["halls"][4]["musician"]["cost"] += 1
    box["fireworks"]["majority"] = [6, 2] if box["fireworks"]["majority"] == [7, 3] else [7, 3]
    box["statues"][0]["pp"] += 1
    box["kitchen"]["right"][0]["cost"] += 1
    box["all-halls"][0] += 1
    box["garment-display"][0] -= 1
    box["jeweler"]["display"][0] += 1
    box["deck"][3]["hall"] = box["deck"][3]["hall"] % 5 + 1
    box["deck"].reverse()
    box["employees"][0]["type"] = "apprentice"
    (home.path / "theirs.json").write_text(json.dumps(box))
    return box


def test_compare(home):
    make_two(home)
    lines = home.answer("box", "compare", "box-1", "theirs.json").splitlines()
    assert lines[0] == "Mine / Theirs: 12 differences", lines
    assert [line.split()[0] for line in lines[1:13]] == [str(n) for n in range(1, 13)], lines
    assert "Hall 2, Majority: first place" in lines[1].replace("Hall of Mirrors", "Hall 2"), lines
    assert "Master Guest space, 9 Livre" in lines[2], lines
    assert lines[13].startswith("The same values, confirmed as printed: "), lines
    plain = home.answer("--plain", "box", "compare", "box-1", "theirs.json")
    assert "Theirs" in plain and len(plain.splitlines()) == 2 + 3 * 12, plain
    assert home.answer("box", "compare", "deluxe", "box-1").splitlines()[0] == (
        "Rococo Deluxe / Mine: 0 differences")
    home.refusal(1, "box", "compare", "box-1", "no-such-box")


def test_merge(home):
    theirs = make_two(home)
    home.refusal(1, "box", "merge", "deluxe", "theirs.json")
    before = home.files()
    for word in ("0", "13", "hall-6", "nothing"):
        assert "hall-1" in home.refusal(1, "box", "merge", "box-1", "theirs.json", "halls", word)
    assert home.files() == before
    assert home.answer("box", "merge", "box-1", "theirs.json", "1", "statues", "hall-3").splitlines()[
        -1] == "3 of 12 taken"
    mine = home.box()
    sources = mine["sources"]
    assert mine["halls"][1]["majority"] == theirs["halls"][1]["majority"]
    assert mine["statues"] == theirs["statues"] and mine["halls"][2] == theirs["halls"][2]
    assert sources["statues"] == "shared" and sources["deck"] == "starter", sources
    assert sources["halls"] == ["starter", "shared", "shared", "starter", "starter"], sources
    assert home.answer("box", "merge", "box-1", "theirs.json").splitlines()[-1] == "9 of 9 taken"
    mine = home.box()
    assert set(mine["sources"].values()) == {"shared"}, mine["sources"]
    assert home.answer("box", "compare", "box-1", "theirs.json").startswith(
        "Mine / Theirs: 0 differences\n")
    # The parts count as matched only after a comparison with the player's own copy.
    assert "0 of 16 parts matched, 16 from others" in home.answer("box", "list")


def test_usage(home):
    for args in ((), ("--help",), ("-h",)):
        assert "delete PROFILE" in home.answer("box", *args)
    for args in (("list", "x"), ("new",), ("edit", "box-1"), ("export", "box-1"), ("import",),
                 ("delete",), ("show",), ("compare", "a"), ("merge", "a"), ("nonsense",), ("new", "a", "b", "c")):
        home.refusal(2, "box", *args)


def with_home(case):
    with tempfile.TemporaryDirectory(prefix="dubarry-") as folder:
        case(Home(folder))


sys.exit(tap.run(globals(), with_home))
