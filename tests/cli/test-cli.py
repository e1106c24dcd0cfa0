#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-cli.py CLI SOURCE-ROOT: tests the contract of dubarry-cli with its callers, as TAP.

With status 0 there is an answer on standard output and nothing else. With 1 (refused input) and 2
(wrong usage) there is exactly one line on standard error, and nothing on standard output.
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

import tap

CLI = str(pathlib.Path(sys.argv[1]).resolve())
ROOT = pathlib.Path(sys.argv[2]).resolve()
EXAMPLES = ROOT / "data/examples"
BOX = ROOT / "tests/store/boxes/good/base.json"
# No test compares messages of the system, but they must be one line in any case.
ENVIRONMENT = dict(os.environ, LC_ALL="C.UTF-8", LANGUAGE="en")
COMMANDS = ("resolve", "score", "check-box")

FAVOR = {"action": "favor", "hall": 1, "jewelry": "none"}
HIRE = {"action": "hire", "n": 1, "from": "left", "hall": 2, "jewelry": "none"}
EMPLOYEES = [{"level": 3, "type": "master"}, {"level": 3, "type": "journeyman"}]


def run(*args, text="", cwd=None, **options):
    """Runs the program; text is its standard input."""
    options.setdefault("stdout", subprocess.PIPE)
    return subprocess.run([CLI, *map(str, args)], input=text.encode(), stderr=subprocess.PIPE,
                          cwd=cwd, env=ENVIRONMENT, timeout=60, check=False, **options)


def answer(*args, **options):
    """Returns the text of a successful answer."""
    done = run(*args, **options)
    assert done.returncode == 0, f"{args}: exit {done.returncode}: {done.stderr.decode()}"
    assert done.stderr == b"", f"{args}: {done.stderr.decode()}"
    return done.stdout.decode()


def refusal(status, *args, **options):
    """Returns the single line of a refusal."""
    done = run(*args, **options)
    line = done.stderr.decode()
    assert done.returncode == status, f"{args}: exit {done.returncode}, not {status}: {line}"
    assert not done.stdout, f"{args}: on standard output: {done.stdout.decode()}"
    assert line.startswith("dubarry-cli: ") and line.endswith("\n"), f"{args}: {line!r}"
    assert line.count("\n") == 1, f"{args}: more than a line: {line}"
    return line


def resolve(scenario, *options):
    return json.loads(answer("resolve", *options, "-", text=json.dumps(scenario)))


def valid_input(command):
    """Returns an input that the command accepts."""
    return BOX.read_text() if command == "check-box" else json.dumps({"hand": [FAVOR]})


def temporary_folder():
    return tempfile.TemporaryDirectory(prefix="dubarry-")


def test_help():
    text = answer("--help")
    assert text.startswith("Usage:\n  dubarry-cli ")
    assert text == answer("-h")
    for command in COMMANDS:
        assert f"  {command} " in text, command


def test_help_of_commands():
    listed = answer("--help").split("Commands:\n")[1].split("\n\n")[0]
    names = [line.split()[0] for line in listed.splitlines()]
    assert set(COMMANDS) <= set(names), names
    for name in names:
        text = answer(name, "--help")
        assert f"dubarry-cli {name}" in text and "--help" in text, text
        assert text == answer(name, "-h")


def test_version():
    words = answer("--version").split()
    assert words[0] == "dubarry-cli" and words[1][0].isdigit() and len(words) == 2, words


def test_usage():
    for args in ((), ("",), ("no-such-command",), ("--no-such-option",), ("-x",), ("Resolve", "-"),
                 ("-", "resolve")):
        refusal(2, *args)


def test_what_was_meant():
    """The refusal of a misspelled word suggests the nearest word; the refusal of a wrong one names
    the allowed values."""
    for args, sentence in (
            (("hlep",), "There is no command “hlep”. Did you mean “help”?"),
            (("simulat",), "Did you mean “simulate”?"),
            (("box", "lsit"), "There is no command “lsit” here. Did you mean “list”?"),
            (("help", "senario"), "There is no topic “senario”. Did you mean “scenario”?"),
            (("resolve", "--exlpain", "-"), "Unknown option --exlpain. See"),
            (("simulate", "--games", "x"), "--games: “x” is not allowed. Expected: a whole number from 1"),
            (("resolve", "--seed"), "Missing argument for --seed. See"),
            (("play", "--cards=me"), "--cards: “me” is not allowed. Expected: app, table, learn."),
            (("simulate", "-m", "jewels"), "Expected: jewelry-box, fancy, festivity, expert."),
            (("box", "show"), "Expected: dubarry-cli box show PROFILE. See"),
            (("resolve",), "Expected: dubarry-cli resolve FILE.")):
        line = refusal(2, *args)
        assert sentence in line and "See “dubarry-cli " in line, line
    for word in ("xyzzy", "q", "-", "no-such-command"):
        assert "Did you mean" not in refusal(2, word), word


def test_options_in_every_form():
    for args in (("-e", "-s", "3"), ("-es", "3"), ("--seed=3", "--explain"),
                 ("--explain", "--seed", "3")):
        assert answer("resolve", *args, EXAMPLES / "tailor.json") == \
            answer("resolve", "-", "--seed", "3", "-e", text=(EXAMPLES / "tailor.json").read_text())
    assert refusal(2, "play", "-w", "x") == refusal(2, "play", "--cards", "x")


def test_topics():
    """Every topic that the help lists has a text."""
    names = [line.split()[0] for part in ("Commands:\n", "Topics:\n")
             for line in answer("--help").split(part)[1].split("\n\n")[0].splitlines()]
    assert len(names) >= 12 and len(set(names)) == len(names), names
    for name in names:
        assert len(answer("help", name)) > 60, name
    assert answer("help") == answer("--help")
    assert answer("help", "resolve") == answer("resolve", "--help")


def test_rules():
    text = answer("rules")
    assert text.startswith("Setup\n\nSET-1  Board and Expansions\n  "), text[:80]
    assert text.count("\nTAI-4  ") == 1 and text.count("\nEND-9  ") == 1
    text = answer("rules", "tai-4")
    assert text.startswith("Tailor a Garment\n\nTAI-4  Which Guest Space\n"), text
    assert "TAI-5" not in text
    assert "(The rulebooks leave this open." in answer("rules", "R-4")
    text = answer("rules", "KITCHEN", "income")
    assert "P4  Your Income" in text and "TAI-4" not in text, text
    assert answer("rules", "star", "guest") == (
        "Board Symbols\n\n  Star – a Master Guest space\n"), answer("rules", "star", "guest")
    assert "There is no rule with “xyzzy”." in refusal(1, "rules", "xyzzy")


def test_usage_of_commands():
    for command in COMMANDS:
        for args in ((), ("--no-such-option", "-"), ("-x", "-"), ("-", "-"), ("-", "-", "-"),
                     ("--",)):
            refusal(2, command, *args, text=valid_input(command))


def test_options_of_other_commands():
    for command in ("score", "check-box"):
        refusal(2, command, "--explain", "-", text=valid_input(command))
        refusal(2, command, "--seed", "1", "-", text=valid_input(command))


def test_bad_seeds():
    for seed in ("", "x", "1.5", "1x", "99999999999999999999"):
        refusal(2, "resolve", "--seed", seed, "-", text=valid_input("resolve"))
    refusal(2, "resolve", "--seed", text=valid_input("resolve"))


def test_negative_seed():
    """A scenario cannot have a negative seed, and neither can the option."""
    refusal(2, "resolve", "--seed=-1", "-", text=valid_input("resolve"))


def test_standard_input():
    for command in COMMANDS:
        answer(command, "-", text=valid_input(command))
        line = refusal(1, command, "-", text="")
        assert line.startswith("dubarry-cli: standard input: line 1, column 1: "), line


def test_standard_input_that_fails():
    for command in COMMANDS:
        done = subprocess.run(["sh", "-c", '"$0" "$1" - <&-', CLI, command], check=False,
                              capture_output=True, env=ENVIRONMENT)
        assert done.returncode == 1 and not done.stdout, done
        assert done.stderr.count(b"\n") == 1, done.stderr


def test_missing_file():
    for command in COMMANDS:
        line = refusal(1, command, "no/such/file.json")
        assert line.startswith("dubarry-cli: no/such/file.json: "), line
        refusal(1, command, "")


def test_folder_as_file():
    for command in COMMANDS:
        refusal(1, command, EXAMPLES)


def test_file_that_fails():
    """The program can open the file, but not read it, not even as a privileged user."""
    if not os.path.exists("/proc/self/mem"):
        raise tap.Skip("no such file here")
    for command in COMMANDS:
        refusal(1, command, "/proc/self/mem")


def test_unreadable_file():
    with temporary_folder() as folder:
        file = pathlib.Path(folder, "secret.json")
        file.write_text(valid_input("resolve"))
        file.chmod(0)
        if os.access(file, os.R_OK):
            raise tap.Skip("this user may read everything")
        for command in COMMANDS:
            refusal(1, command, file)


def test_file_like_an_option():
    with temporary_folder() as folder:
        for command in COMMANDS:
            pathlib.Path(folder, "--table").write_text(valid_input(command))
            answer(command, "--", "--table", cwd=folder)
            answer(command, "./--table", cwd=folder)


def test_errors_name_their_place():
    line = refusal(1, "resolve", "-", text='{"hand": [{"action": "favor", "hall": 9}]}')
    assert "$.hand[0].hall: 9 is not allowed; expected a whole number from 1 to 5" in line, line
    line = refusal(1, "score", "-", text='{\n "round": 1,\n}')
    assert "line 3, column 1: " in line, line
    line = refusal(1, "check-box", "-", text="{}")
    assert '$.format: it is missing; expected "dubarry-box"' in line, line


def test_bad_files():
    """Some of the corpora through the whole program; the tests of the store try all of them."""
    for file in sorted((ROOT / "tests/store/boxes/bad").glob("*.json"))[::6]:
        refusal(1, "check-box", file)
    for file in sorted((ROOT / "tests/store/scenarios/bad").glob("*.json"))[::9]:
        refusal(1, "resolve", file)
        refusal(1, "score", file)


def test_empty_hand():
    for scenario in ("{}", '{"hand": []}'):
        line = refusal(1, "resolve", "-", text=scenario)
        assert "$.hand: " in line, line
        json.loads(answer("score", "-", text=scenario))


def test_full_device():
    if not os.path.exists("/dev/full"):
        raise tap.Skip("no /dev/full here")
    calls = [(command, "-") for command in COMMANDS] + [(command, "--help") for command in COMMANDS]
    for args in calls + [("--version",), ("--help",)]:
        with open("/dev/full", "wb") as full:
            done = run(*args, text=valid_input(args[0]), stdout=full)
        assert done.returncode == 1, f"{args}: exit {done.returncode}"
        assert done.stderr.count(b"\n") == 1, f"{args}: {done.stderr}"


def test_check_box():
    text = answer("check-box", BOX)
    assert text.startswith("Test: a valid box profile (Rococo Deluxe)\n"), text
    assert "  rulebook    Halls\n" in text and "  matched     her 25 cards\n" in text, text
    for name in ("deluxe", "classic"):
        answer("check-box", ROOT / f"data/box/{name}.json")


def test_shipped_boxes():
    outcomes = {name: resolve({"box": name, "hand": [FAVOR]}) for name in ("deluxe", "classic")}
    for name, outcome in outcomes.items():
        assert outcome["after"]["box"] == name
    assert resolve({"hand": [FAVOR]}) == outcomes["deluxe"]


def test_box_in_working_folder():
    with temporary_folder() as folder:
        pathlib.Path(folder, "mine.json").write_text(BOX.read_text())
        text = json.dumps({"box": "mine.json", "hand": [FAVOR]})
        after = json.loads(answer("resolve", "-", text=text, cwd=folder))["after"]
        assert after["box"] == "mine.json"
        assert len(after["halls"][0]) == 3


def test_box_beside_scenario():
    with temporary_folder() as folder, temporary_folder() as elsewhere:
        file = pathlib.Path(folder, "table.json")
        pathlib.Path(folder, "mine.json").write_text(BOX.read_text())
        file.write_text(json.dumps({"box": "mine.json", "hand": [FAVOR]}))
        outcome = answer("resolve", file, cwd=elsewhere)
        assert len(json.loads(outcome)["after"]["halls"][0]) == 3
        answer("resolve", "table.json", cwd=folder)
        answer("score", file, cwd=elsewhere)


def test_box_by_absolute_path():
    assert len(resolve({"box": str(BOX), "hand": [FAVOR]})["after"]["halls"][0]) == 3


def test_inline_box():
    box = json.loads(BOX.read_text())
    assert resolve({"box": box, "hand": [FAVOR]})["after"]["box"] == box


def test_box_that_is_bad():
    with temporary_folder() as folder:
        pathlib.Path(folder, "mine.json").write_text("{}")
        text = json.dumps({"box": "mine.json", "hand": [FAVOR]})
        line = refusal(1, "resolve", "-", text=text, cwd=folder)
        assert "$.box: mine.json: $.format: " in line, line


def test_seed_without_chance():
    """In a turn without random draws, another seed changes only the seed itself."""
    scenario = json.loads((EXAMPLES / "tailor.json").read_text())
    del scenario["barry"]["exam"]
    outcomes = [resolve(scenario, *seed) for seed in ((), ("--seed", "1"), ("-s", "2"))]
    seeds = [outcome["after"].pop("seed") for outcome in outcomes]
    assert len(set(seeds)) == 3, seeds
    assert outcomes[0] == outcomes[1] == outcomes[2]


def test_seed_of_reshuffle():
    """Another seed deals the same cards in another order, and the same seed repeats the order."""
    discard = [dict(FAVOR, hall=hall, jewelry=symbol) for hall in range(1, 6)
               for symbol in ("none", "suitable")]
    scenario = {"hand": [HIRE], "employees": EMPLOYEES, "discard": discard}
    outcomes = [resolve(scenario, "--seed", str(seed)) for seed in range(8)]
    orders = {json.dumps(outcome["after"]["supply"]) for outcome in outcomes}
    assert len(orders) > 4, orders
    for seed, outcome in enumerate(outcomes):
        assert outcome["steps"] == outcomes[0]["steps"]
        cards = outcome["after"]["hand"] + outcome["after"]["supply"]
        assert sorted(map(json.dumps, cards)) == sorted(map(json.dumps, discard)), cards
        assert outcome == resolve(dict(scenario, seed=seed)), seed
        assert outcome == resolve(dict(scenario, seed=99), "--seed", str(seed)), seed


def test_seed_of_removal():
    """At an examination the seed decides which of her Journeymen leaves, and nothing else."""
    file = EXAMPLES / "tailor.json"
    staff = json.loads(file.read_text())["barry"]["staff"]
    types = [card if isinstance(card, str) else card.get("type") for card in staff]
    removed, others = set(), set()
    for seed in range(24):
        steps = json.loads(answer("resolve", "--seed", seed, file))["steps"]
        removed |= {step["staff"] for step in steps if step["do"] == "remove-employee"}
        others.add(json.dumps([step for step in steps if step["do"] != "remove-employee"]))
    assert removed == {at for at, kind in enumerate(types) if kind == "journeyman"}, removed
    assert len(others) == 1, others


def test_explain():
    """--explain adds candidates to the steps with a choice, and changes nothing else."""
    file = EXAMPLES / "tailor.json"
    plain, explained = (json.loads(answer("resolve", *option, file)) for option in ((), ("-e",)))
    assert "candidates" not in json.dumps(plain)
    n_choices = 0
    for step in explained["steps"]:
        candidates = step.pop("candidates", None)
        if candidates is None:
            continue
        n_choices += 1
        chosen = [candidate for candidate in candidates if "out" not in candidate]
        assert len(candidates) > 1 and len(chosen) == 1, candidates
        assert all("by" in candidate for candidate in candidates), candidates
        for key in set(chosen[0]) - {"by"}:
            assert chosen[0][key] == step[key], step
    assert n_choices > 1 and explained == plain


def test_hand_after_hand():
    """The output of one turn is the input of the next, until her hand is empty."""
    tailor = {"action": "tailor", "n": 1, "from": "left", "hall": 3, "jewelry": "none"}
    fund = {"action": "fund", "what": "statues", "hall": 1, "jewelry": "none"}
    tiles = {"action": "resources", "drawer": 2, "hall": 4, "jewelry": "suitable"}
    scenario = json.loads((EXAMPLES / "tailor.json").read_text())
    scenario["hand"] = [HIRE, tailor, fund, tiles]
    scenario["employees"] = EMPLOYEES
    n_cards = sum(len(scenario[pile]) for pile in ("hand", "supply", "discard"))
    n_turns = 0
    while scenario["hand"]:
        outcome = resolve(scenario)
        verbs = [step["do"] for step in outcome["steps"]]
        after = outcome["after"]
        assert len(after["hand"]) == len(scenario["hand"]) - 1 + verbs.count("add-hand-card")
        assert sum(len(after[pile]) for pile in ("hand", "supply", "discard")) == n_cards
        scenario = after
        n_turns += 1
        assert n_turns < 40, "her hand never gets empty"
    assert n_turns > 4, n_turns
    json.loads(answer("score", "-", text=json.dumps(scenario)))


def test_examples():
    outcome = json.loads(answer("resolve", EXAMPLES / "tailor.json"))
    assert outcome["steps"] and outcome["rulings"] is not None
    score = json.loads(answer("score", EXAMPLES / "final-scoring.json"))
    for side in ("barry", "you"):
        lines = {key: value for key, value in score[side].items() if key.startswith("END-")}
        track = score["detail"][side]["pp"]
        assert score[side]["total"] == track + sum(lines.values()), score[side]
    assert score["winner"] in ("barry", "you")
    for file in sorted(EXAMPLES.glob("*.json")):
        json.loads(answer("score", file))


def test_same_input_same_output():
    for command, file in (("resolve", "tailor.json"), ("score", "final-scoring.json")):
        assert answer(command, EXAMPLES / file) == answer(command, EXAMPLES / file)


sys.exit(tap.run(globals()))
