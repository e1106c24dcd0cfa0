#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-simulate.py CLI SOURCE-ROOT: tests the promises of dubarry-cli simulate, as TAP.

The same call gives the same figures with any number of threads; every mix of expansions and both
shipped boxes can be played; and the starter deck has its intended strength.
"""

import itertools
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import tap

CLI = str(pathlib.Path(sys.argv[1]).resolve())
ROOT = pathlib.Path(sys.argv[2]).resolve()
ENVIRONMENT = dict(os.environ, LC_ALL="C.UTF-8", LANGUAGE="en")
MODULES = ("jewelry-box", "fancy", "festivity", "expert")
MIXES = [mix for n in range(5) for mix in itertools.combinations(MODULES, n)]
N_ROUNDS, HAND = 7, 4
TUNED_GAMES = 5000


def run(*args, text=""):
    return subprocess.run([CLI, "simulate", *map(str, args)], input=text.encode(), check=False,
                          capture_output=True, env=ENVIRONMENT, timeout=120)


def answer(*args, **options):
    done = run(*args, **options)
    assert done.returncode == 0, f"{args}: exit {done.returncode}: {done.stderr.decode()}"
    assert done.stderr == b"", f"{args}: {done.stderr.decode()}"
    return done.stdout.decode()


def figures(*args, **options):
    """Returns the JSON answer without the speed, which varies."""
    result = json.loads(answer("--json", *args, **options))
    assert result.pop("games-per-second") > 0
    return result


def refuse(status, *args, **options):
    done = run(*args, **options)
    line = done.stderr.decode()
    assert done.returncode == status, f"{args}: exit {done.returncode}, not {status}: {line}"
    assert not done.stdout, f"{args}: on standard output: {done.stdout.decode()}"
    assert line.startswith("dubarry-cli: ") and line.count("\n") == 1, f"{args}: {line!r}"
    return line


def test_same_seed():
    for expansions in ("", "jewelry-box", ",".join(MODULES)):
        first = figures("--games", 60, "--seed", 11, "--expansions", expansions)
        assert first == figures("--games", 60, "--seed", 11, "--expansions", expansions), expansions
        assert first != figures("--games", 60, "--seed", 1011, "--expansions", expansions), expansions


def test_same_text():
    def text(*args):
        return re.sub(r"\d+ per second", "", answer("--games", 40, "--seed", 3, *args))
    assert text() == text()
    assert text() == text("--jobs", 2)


def test_jobs():
    for expansions in ("", "jewelry-box,expert"):
        one = figures("--games", 101, "--seed", 5, "--expansions", expansions, "--jobs", 1)
        for jobs in (2, 3, 64):
            assert one == figures("--games", 101, "--seed", 5, "--expansions", expansions,
                                  "--jobs", jobs), f"{jobs} jobs"
    assert figures("--games", 1, "--jobs", 1) == figures("--games", 1, "--jobs", 8)


def test_games_follow_each_other():
    """Game n of a seed is the first game of the seed plus n."""
    means = [figures("--games", 1, "--seed", 20 + n)["barry"]["mean"] for n in range(4)]
    assert figures("--games", 4, "--seed", 20)["barry"]["mean"] == sum(means) / 4


def test_module_mixes():
    for mix in MIXES:
        result = figures("--games", 40, "--expansions", ",".join(mix))
        assert result["games"] == 40, mix
        # P3: four cards per round, and one more turn for each new card.
        turns = 40 * N_ROUNDS * HAND + result["rules"]["R-12"]
        assert result["turns"] == turns, (mix, result["turns"], turns)
        assert ("FUN-1" in result["rules"]) == ("jewelry-box" in mix), mix
        assert "festivity" in mix or "FES-1" not in result["rules"], mix
        assert "expert" in mix or "EXP-1" not in result["rules"], mix


def test_modules_in_any_order():
    assert figures("--games", 5, "-m", "expert,fancy") == figures("--games", 5, "-m", "fancy,expert")


def test_boxes():
    deluxe = figures("--games", 30)
    assert deluxe == figures("--games", 30, "--box", "deluxe")
    assert deluxe == figures("--games", 30, "--box", ROOT / "data/box/deluxe.json")
    assert deluxe == figures("--games", 30, "--box", "-",
                             text=(ROOT / "data/box/deluxe.json").read_text())
    assert figures("--games", 30, "--box", "classic")["games"] == 30


def test_box_counts():
    """Other values lead to other games: a box in which no hall scores."""
    box = json.loads((ROOT / "data/box/deluxe.json").read_text())
    for hall in box["halls"]:
        hall["majority"] = [0, 0]
    poor = figures("--games", 50, "--box", "-", text=json.dumps(box))
    assert poor["barry"]["mean"] < figures("--games", 50)["barry"]["mean"]


def test_json():
    result = json.loads(answer("--json", "--games", 50, "--expansions", "jewelry-box"))
    assert set(result) == {"games", "barry", "you", "barry-wins", "turns", "rules", "questions",
                           "games-per-second"}
    assert 0 <= result["barry-wins"] <= 1
    for side in ("barry", "you"):
        assert set(result[side]) == {"mean", "deviation", "quantiles"}
        quantiles = [result[side]["quantiles"][key] for key in ("5", "25", "50", "75", "95")]
        assert quantiles == sorted(quantiles)
        assert quantiles[0] <= result[side]["mean"] <= quantiles[-1]
        assert result[side]["deviation"] > 0
    for rule, n in result["rules"].items():
        assert re.fullmatch(r"[A-Z]+[0-9]*-[0-9A-Z]+", rule) and n > 0, rule
    one = json.loads(answer("--json", "--games", 1))
    assert one["barry-wins"] in (0, 1) and one["barry"]["deviation"] == 0


def test_text_agrees_with_json():
    text = answer("--games", 80, "--seed", 2)
    result = figures("--games", 80, "--seed", 2)
    assert text.startswith("Games: 80 (")
    assert re.search(rf"^Madame du Barry +{result['barry']['mean']:.2f} ", text, re.M), text
    assert f"She wins: {100 * result['barry-wins']:.2f}%" in text
    for rule in result["rules"]:
        assert re.search(rf"\b{rule} ", text), rule


def test_rulings():
    plain = figures("--games", 60)
    second = figures("--games", 60, "--second-place")
    assert second["you"]["mean"] + second["barry"]["mean"] > \
        plain["you"]["mean"] + plain["barry"]["mean"]
    assert figures("--games", 300, "--without-candidate") != figures("--games", 300)
    expert = figures("--games", 300, "--expansions", "expert")
    assert figures("--games", 300, "--expansions", "expert", "--without-zero-gown") != expert


def test_strength():
    """A handicap in points changes the score by these points; a handicap of a card changes a turn
    and its consequences."""
    printed = figures("--games", 200)
    assert figures("--games", 200, "--strength", "printed") == printed
    more = figures("--games", 200, "--strength", "pp-10")
    assert more["barry-wins"] > printed["barry-wins"], more
    assert abs(more["barry"]["mean"] - printed["barry"]["mean"] - 10) < 0.001, more
    for name, turns in (("card-fewer", -200), ("card-more", 200)):
        result = figures("--games", 200, "--strength", name)
        assert abs(result["turns"] - printed["turns"] - turns) < 60, result["turns"]


def test_defaults():
    assert figures()["games"] == 1000
    assert figures("-n", 7, "-s", 0, "-j", 1) == figures("--games", 7)


def test_bad_options():
    for args in (("--games", 0), ("--games", -1), ("--games", 10000001), ("--games", "x"),
                 ("--games",), ("--jobs", 0), ("--jobs", 65), ("--jobs", "x"), ("--seed", -1),
                 ("--seed", "x"), ("--strength", "weak"), ("--expansions", "jewels"), ("--expansions", "fancy,"),
                 ("--expansions", "fancy,,expert"), ("--nonsense",), ("file.json",)):
        refuse(2, *args)


def test_bad_box():
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "box.json"
        assert "box.json" in refuse(1, "--box", path)
        path.write_text("{")
        assert "box.json" in refuse(1, "--box", path)
        box = json.loads((ROOT / "data/box/deluxe.json").read_text())
        box["deck"].pop()
        path.write_text(json.dumps(box))
        assert "deck" in refuse(1, "--box", path)
    assert "standard input" in refuse(1, "--box", "-", text="[]")


def test_help():
    text = answer("--help")
    for option in ("--games", "--seed", "--box", "--expansions", "--jobs", "--json",
                   "--second-place", "--without-candidate", "--without-zero-gown"):
        assert option in text, option


def is_plain(text):
    """Returns whether each line has one fact, without columns."""
    return not any("  " in line for line in text.splitlines())


def test_plain():
    """Each line has one fact, and the values are those of the columns."""
    text, plain = answer("--games", 40), answer("--games", 40, "--plain")
    result = figures("--games", 40)
    assert not is_plain(text) and is_plain(plain), plain
    lines = plain.splitlines()
    for side, name in (("barry", "Madame du Barry"), ("you", "You")):
        assert f"{name}, average: {result[side]['mean']:.2f}" in lines, plain
        for share, points in result[side]["quantiles"].items():
            assert f"{name}, {share} %: {points}" in lines, plain
        assert any(line.startswith(f"{name}, Statues: ") for line in lines), plain
    for rule, n in result["rules"].items():
        assert f"\n{rule}: {n / 40:.3f}. " in plain, rule


def forecast(*args):
    return subprocess.run([CLI, "forecast", *map(str, args)], check=False, capture_output=True,
                          env=ENVIRONMENT, timeout=120)


def test_forecast():
    """The forecast of a finished game is its result, and no file changes."""
    path = ROOT / "tests/store/journal/golden/base.dubarry"
    done = forecast("--json", path)
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert result["games"] == 500 and result["barry-wins"] in (0, 500), result
    for side in ("barry", "you"):
        assert result[side]["5"] == result[side]["50"] == result[side]["95"], result
    text = forecast(path).stdout.decode()
    assert "simulated player" in text and f"{result['barry']['5']} to " in text, text


def test_forecast_refusals():
    path = ROOT / "tests/store/journal/golden/base.dubarry"
    assert forecast("--games", 5, path).returncode == 2
    assert forecast().returncode == 2
    assert forecast(ROOT / "no-such-file").returncode == 1


def test_course():
    """Each turn has both chances, which are certain at the end, and three turns have their
    events."""
    path = ROOT / "tests/store/journal/golden/base.dubarry"
    done = subprocess.run([CLI, "course", path], check=False, capture_output=True, text=True,
                          env=ENVIRONMENT, timeout=120)
    assert done.returncode == 0, done.stderr
    turns, *greatest = done.stdout.split("\n\n")
    found = re.findall(r"^ +(\d+)  Round \d, after (?:her|your) turn: she wins with (\d+)%, "
                       r"you with (\d+)%$", turns, re.M)
    assert len(found) == turns.count("\n") > 40, turns
    assert all(int(hers) + int(yours) == 100 for _, hers, yours in found), found
    entries = [int(entry) for entry, *_ in found]
    assert entries == sorted(set(entries)), entries
    assert turns.endswith("End of Game: she wins with 0%, you with 100%"), turns
    changes = [abs(int(after) - int(before)) for before, after in
               re.findall(r"^It (?:brought|cost) you \d+%: from (\d+)% to (\d+)%$", done.stdout, re.M)]
    assert len(greatest) == len(changes) == 3 and changes[0] + 1 >= changes[1], changes
    assert all(text.count("\n") >= 3 for text in greatest), greatest
    assert subprocess.run([CLI, "course", ROOT / "no-such-file"], check=False, capture_output=True,
                          env=ENVIRONMENT, timeout=120).returncode == 1


def check_strength(expansions, mean, wins):
    result = figures("--games", TUNED_GAMES, "--expansions", expansions, "--jobs", 2)
    assert mean[0] <= result["barry"]["mean"] <= mean[1], result["barry"]["mean"]
    assert wins[0] <= 100 * result["barry-wins"] <= wins[1], result["barry-wins"]


def test_strength_of_base_game():
    check_strength("", (84, 92), (60, 72))


def test_strength_with_jewelry_box():
    check_strength("jewelry-box", (95, 103), (60, 72))


sys.exit(tap.run(globals()))
