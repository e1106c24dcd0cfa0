#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-files.py CLI LOCALEDIR: tests files that other programs changed, made or left, as TAP.

The program refuses special, endless and malicious files with a sentence. A game pauses if its file
disappears, and can be saved elsewhere. Programs that write at the same time lose no data.
"""

import json
import os
import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile
import time

import tap
from seal import seal

CLI = str(pathlib.Path(sys.argv[1]).resolve())
LOCALEDIR = str(pathlib.Path(sys.argv[2]).resolve())
NOBODY = 65534


class Home:
    """A separate data folder."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.path = pathlib.Path(self.folder.name)
        self.env = dict(os.environ, LC_ALL="C.UTF-8", LANGUAGE="en",
                        DUBARRY_LOCALEDIR=LOCALEDIR, XDG_DATA_HOME=self.folder.name)
        self.games = self.path / "dubarry" / "games"
        self.boxes = self.path / "dubarry" / "boxes"

    def run(self, *args, text="", cli=CLI, **options):
        return subprocess.run([cli, *(arg if isinstance(arg, bytes) else str(arg) for arg in args)], input=text, capture_output=True, text=True,
                              **{"env": self.env, "timeout": 60, "check": False, **options})

    def good(self, *args, **options):
        done = self.run(*args, **options)
        assert done.returncode == 0, f"{args}: exit {done.returncode}: {done.stderr}"
        return done.stdout

    def refused(self, *args, status=1, **options):
        done = self.run(*args, **options)
        assert done.returncode == status, f"{args}: exit {done.returncode}: {done.stderr}"
        assert done.stderr.count("\n") == 1, done.stderr
        return done.stderr

    def begin(self, *args):
        self.good("play", "--new", "--seed", 3, *args, text="fill\nready\nreveal\ndone\nend\n")


def play_and(act):
    """Returns the entries in the terminal, those on disk, and the output, after `act` did something
    to the file during the game."""
    home = Home()
    home.begin()
    process = subprocess.Popen([CLI, "play", "--game", "game-1"], stdin=subprocess.PIPE,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                               env=home.env)
    process.stdin.write("correct pp n=1\n")
    process.stdin.flush()
    deadline = time.monotonic() + 30
    while "correct to=barry.count:pp n=1" not in (home.games / "game-1.dubarry").read_text():
        assert time.monotonic() < deadline
        time.sleep(0.01)
    act(home)
    copy = home.path / "a copy.dubarry"
    _, errors = process.communicate(f"reveal\nsave {copy}\n", timeout=60)
    return home, process.returncode, errors, copy


def test_harmed_files():
    def cut(home):
        file = home.games / "game-1.dubarry"
        os.truncate(file, file.stat().st_size - 5)

    def replace(home):
        shutil.copy(home.games / "game-1.dubarry", home.games / "x")
        os.rename(home.games / "x", home.games / "game-1.dubarry")

    def grow(home):
        with open(home.games / "game-1.dubarry", "a", encoding="utf-8") as file:
            file.write("table correct to=barry.count:pp n=9\n")

    harms = {"deleted": lambda home: os.unlink(home.games / "game-1.dubarry"), "cut": cut,
             "folder gone": lambda home: shutil.rmtree(home.path / "dubarry"),
             "replaced": replace, "grown": grow}
    for name, harm in harms.items():
        home, status, errors, copy = play_and(harm)
        assert status == 1 and "The file of this game was" in errors, (name, errors)
        assert "save FILE" in errors, (name, errors)
        actions = [entry["action"]
                   for entry in json.loads(home.good("replay", "--json", copy))["entries"]]
        assert actions[-1] == "correct" and len(actions) == 7, (name, actions)


def test_size_limit():
    """The game pauses, and the program survives."""
    home = Home()
    home.begin()
    size = (home.games / "game-1.dubarry").stat().st_size
    copy = home.path / "copy"
    done = home.run("play", "--game", "game-1", text=f"reveal\nscore\nsave {copy}\n",
                    preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size)))
    assert done.returncode == 1 and "files may not become that large" in done.stderr, done
    assert (home.games / "game-1.dubarry").stat().st_size == size and copy.stat().st_size == size


def test_onto_itself():
    home, status, errors, copy = play_and(
        lambda home: home.refused("games", "export", "game-1", home.games / "game-1.dubarry"))
    assert status == 0 and not errors, errors
    assert "play-card" in home.good("replay", "--json", "game-1")
    assert copy.exists()


def snapshot(folder):
    """Returns the files below the folder, with their contents."""
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_onto_its_own_files():
    """An export never replaces a file of the program, whatever its name and the path to it."""
    home = Home()
    home.begin()
    home.good("box", "new", "Mine")
    home.good("games", "list")
    (home.path / "way").symlink_to(home.games)
    (home.path / "link.json").symlink_to(home.games / "game-1.dubarry")
    elsewhere = home.path / "elsewhere"
    os.rename(home.boxes, elsewhere)
    home.boxes.symlink_to(elsewhere)
    before = snapshot(home.path)
    targets = (home.games / "game-1.dubarry", home.games / ".lock", home.games / ".list",
               home.games / "new.dubarry", home.games / "../new", home.boxes / "box-1.json",
               elsewhere / "box-1.json", home.path / "way/game-1.dubarry", home.path / "link.json",
               home.path / "dubarry/new")
    for target in targets:
        for command in (("games", "export", "game-1", target), ("box", "export", "deluxe", target)):
            for force in ((), ("--force",)):
                assert "its own files" in home.refused(*command, *force), command
        done = home.run("play", "--game", "game-1", text=f"save {target}\nsave --force {target}\n")
        assert done.stderr.count("its own files") == 2, done
    assert snapshot(home.path) == before


def test_overwriting_wants_a_yes():
    """A file replaces an existing one only with --force, and keeps its mode."""
    home = Home()
    home.begin()
    os.umask(0o022)
    for mode in (0o600, 0o664):
        target = home.path / f"a file {mode}"
        link = home.path / f"a link {mode}"
        link.symlink_to(target)
        for command in (("games", "export", "game-1"), ("box", "export", "deluxe")):
            target.write_text("mine")
            target.chmod(mode)
            for path in (target, link):
                assert "--force" in home.refused(*command, path)
                assert target.read_text() == "mine"
            home.good(*command, link, "--force")
            assert "dubarry" in target.read_text() and link.is_symlink()
            assert target.stat().st_mode & 0o777 == mode
        target.write_text("mine")
        done = home.run("play", text=f"save {target}\n")
        assert "--force" in done.stderr and target.read_text() == "mine", done
        done = home.run("play", text=f"save --force {target}\n")
        assert not done.stderr and "dubarry" in target.read_text(), done


def test_onto_what_is_no_file():
    home = Home()
    home.begin()
    os.mkfifo(home.path / "pipe")
    (home.path / "link").symlink_to(home.path / "pipe")
    (home.path / "nothing").symlink_to(home.path / "none")
    for name in ("pipe", "link", "nothing"):
        target = home.path / name
        for command in (("games", "export", "game-1"), ("box", "export", "deluxe")):
            assert "it is not a file" in home.refused(*command, target, "--force")
    assert "it is a folder" in home.refused("games", "export", "game-1", home.path, "--force")
    assert (home.path / "pipe").is_fifo() and (home.path / "link").is_symlink()
    assert not (home.path / "none").exists()


def test_pipe_in_the_folder():
    """The program does not wait for the other end of a pipe."""
    home = Home()
    home.begin()
    os.mkfifo(home.games / "x.dubarry")
    os.mkdir(home.games / "y.dubarry")
    lines = home.good("games", "list").splitlines()
    assert len(lines) == 3 and sum("it is not a file" in line for line in lines) == 2, lines
    for command in (("replay", "x"), ("games", "export", "x", home.path / "out"),
                    ("play", "--game", "x"), ("games", "import", home.games / "x.dubarry"),
                    ("check-box", home.games / "x.dubarry"), ("resolve", home.games / "x.dubarry")):
        home.refused(*command)
    home.good("games", "delete", "x")
    assert not (home.games / "x.dubarry").exists()
    assert "it is not a file" in home.good("games", "trash")


def test_plain_lists():
    """With --plain each line has one fact: the game or profile, the kind of fact, and its value."""
    home = Home()
    home.begin("--name", "An evening")
    home.good("box", "new", "Mine")
    (home.games / "game-2.dubarry").write_text("x\n")
    lines = home.good("games", "list", "--plain").splitlines()
    assert sorted(lines) == [
        "game-1, Round: 1/7", "game-1, her counter: 0 PP", "game-1, name: An evening",
        "game-1, phase: Perform Actions", "game-2, damaged: line 1: this is not a saved game of Du Barry",
    ], lines
    lines = home.good("box", "list", "--plain").splitlines()
    for profile in ("deluxe", "classic", "box-1"):
        facts = [line for line in lines if line.startswith(f"{profile}, ")]
        assert len(facts) == 3 and all(line.count(": ") == 1 for line in facts), lines
    assert "box-1, name: Mine" in lines, lines
    assert len(home.good("games", "list").splitlines()) == 2


def test_endless_files():
    home = Home()
    for command in ("replay", "check-box", "resolve", "score"):
        assert "it is not a file" in home.refused(command, "/dev/zero")
        with open("/dev/zero", "rb") as zero:
            done = subprocess.run([CLI, command, "-"], stdin=zero, capture_output=True, text=True,
                                  env=home.env, timeout=60, check=False)
        assert done.returncode == 1 and "too large" in done.stderr, done
    for command in (("games", "import"), ("box", "import")):
        home.refused(*command, "/dev/zero")
    home.refused("play", "--new", "--box", "/dev/zero")
    large = home.path / "large.json"
    with open(large, "wb") as file:
        file.truncate(17 * 1024 * 1024)
    for command in ("replay", "check-box", "resolve"):
        assert "too large" in home.refused(command, large)
    assert "too large" in home.refused("games", "import", large)


def test_names():
    """No name controls the terminal or forges a line."""
    home = Home()
    home.begin("--name", "\x1b]0;owned\x07\x1b[31mEvil\u202e")
    home.good("games", "rename", "game-1", "a\nb\x1b[2J")
    listed = home.good("games", "list")
    assert "a b [2J" in listed and listed.count("\n") == 1, listed
    file = home.games / "game-1.dubarry"
    file.write_text(seal(file.read_text().replace("name a b", "name \x1b]0;x\x07 b", 1)))
    assert "on one line" in home.refused("box", "new", "Two\nlines")
    for out in (home.good("games", "list"), home.good("box", "list"), home.good("replay", "game-1"),
                home.good("play", "--game", "game-1", text="log\n"),
                home.refused("box", "show", "\x1b[31m"), home.refused("replay", "\x1b[31m")):
        assert is_text(out), repr(out)


def is_text(out):
    return not any(ord(c) < 32 and c != "\n" or 127 <= ord(c) < 160 or c in "\u2028\u202e\u2066"
                   for c in out)


EVIL = "\x1b[32m\x9b2J\u202e\u2028"


def test_text_of_files():
    """Text of a file reaches a terminal without control characters, wherever it is in the file."""
    home = Home()
    home.begin()
    box = json.loads(home.good("box", "show", "deluxe"))
    game = (home.games / "game-1.dubarry").read_text()
    box_file, game_file = home.path / "box.json", home.path / "evil.dubarry"
    for change in (lambda box: box.update(name=f"Evil{EVIL}"),
                   lambda box: box["employees"][0].update(id=f"i{EVIL}")):
        evil = json.loads(json.dumps(box))
        change(evil)
        box_file.write_text(json.dumps(evil))
        line = next(line for line in game.splitlines() if line.startswith("box "))
        game_file.write_text(seal(game.replace(line, f"box {json.dumps(evil)}")))
        for command in (("box", "import", box_file), ("check-box", box_file),
                        ("games", "import", game_file), ("replay", game_file),
                        ("play", "--new", "--box", box_file)):
            line = home.refused(*command)
            assert is_text(line) and "this character cannot stand" in line and "$." in line, line


def test_refused_input():
    """The program shows typed text without control characters."""
    home = Home()
    home.begin()
    words = ("{}", "correct {}", "correct pp n={}", "{} x", "save /none/{}", "help {}", "rules {}", "note {}",
             "enter {}", "told {}", "log {}", "why {}", "show {}", "undo {}", "reveal {}", "name {}")
    for word in words:
        done = home.run("play", "--game", "game-1", text=word.format(EVIL) + "\n")
        assert is_text(done.stderr) and is_text(done.stdout), (word, done)
    for args in ((EVIL,), ("help", EVIL), ("games", EVIL), ("play", f"--{EVIL}"), ("rules", EVIL),
                 ("play", "--game", EVIL), ("play", "--cards", EVIL), ("play", "--deal", EVIL),
                 ("box", "new", "x", EVIL), ("games", "export", "game-1", f"/none/{EVIL}"),
                 ("resolve", EVIL), ("replay", EVIL), ("simulate", "--box", EVIL)):
        done = home.run(*args)
        assert done.returncode != 0 and is_text(done.stderr) and is_text(done.stdout), (args, done)


def as_nobody():
    os.setgroups([])
    os.setgid(NOBODY)
    os.setuid(NOBODY)


def run_as_other(home, *args):
    """Runs the program as a user without rights, since root may do everything. That user needs a
    copy, because the build folder may be closed to them."""
    if os.geteuid() != 0:
        return home.run(*args, cwd="/")
    cli = shutil.copy(CLI, home.path / "dubarry-cli")
    return home.run(*args, cwd="/", cli=cli, preexec_fn=as_nobody)


def open_to_others(home):
    for folder in (home.path, home.path / "dubarry", home.games):
        folder.chmod(0o777)


def test_folder_that_cannot_be_listed():
    home = Home()
    home.begin()
    open_to_others(home)
    home.games.chmod(0o300 if os.geteuid() else 0o733)
    for command in (("games", "list"), ("play",)):
        done = run_as_other(home, *command)
        assert done.returncode == 1 and "cannot be listed" in done.stderr, done
    home.games.chmod(0o700)
    assert len(list(home.games.glob("*.dubarry"))) == 1
    shutil.rmtree(home.games)
    home.games.write_text("a file")
    assert "cannot be listed" in home.refused("games", "list")
    shutil.rmtree(home.boxes, ignore_errors=True)
    home.boxes.write_text("a file")
    assert "cannot be listed" in home.refused("box", "list")


def test_delete_what_is_protected():
    """The message has the true reason: the game is not open elsewhere."""
    home = Home()
    home.begin()
    open_to_others(home)
    (home.games / "game-1.dubarry").chmod(0o444)
    (home.games / "game-1.lock").chmod(0o666)
    done = run_as_other(home, "games", "delete", "game-1")
    assert done.returncode == 1 and "access is denied" in done.stderr, done
    assert "elsewhere" not in done.stderr, done
    assert (home.games / "game-1.dubarry").exists()


def test_boxes_made_at_the_same_time():
    home = Home()
    makers = [subprocess.Popen([CLI, "box", "new", "Mine"], env=home.env, text=True,
                               stdout=subprocess.PIPE) for _ in range(10)]
    ids = {maker.communicate(timeout=60)[0] for maker in makers}
    assert len(ids) == 10 and all(ids), ids
    names = {json.loads(home.good("box", "show", name.strip()))["name"] for name in ids}
    assert len(names) == 10, names


def test_ids_are_not_given_again():
    home = Home()
    home.begin()
    home.good("games", "delete", "game-1")
    home.begin()
    assert home.good("games", "list").startswith("game-2 ")
    (home.games / ".lock").unlink()
    home.good("games", "delete", "game-2")
    home.begin()
    assert (home.games / "game-3.dubarry").exists()


def test_trash():
    """For 30 days the player can restore a deleted game or profile, under its id if that is
    free."""
    home = Home()
    home.begin("--name", "Evening")
    home.good("box", "new", "Mine")
    for command, one, name, suffix in (("games", "game", "Evening", "dubarry"),
                                       ("box", "box", "Mine", "json")):
        folder = home.games if command == "games" else home.boxes
        file, deleted = folder / f"{one}-1.{suffix}", folder / ".trash" / f"{one}-1.{suffix}"
        before = file.read_bytes()
        assert f"{command} restore {one}-1" in home.good(command, "delete", f"{one}-1")
        assert name not in home.good(command, "list") and not file.exists()
        assert name in home.good(command, "trash") and deleted.read_bytes() == before
        home.refused(command, "delete", f"{one}-1")
        assert home.good(command, "restore", f"{one}-1") == f"{one}-1\n"
        assert file.read_bytes() == before and name in home.good(command, "list")
        assert home.good(command, "trash") == "" and not deleted.exists()
        home.refused(command, "restore", f"{one}-1")
        home.refused(command, "restore", "../x")

        home.good(command, "delete", f"{one}-1")
        shutil.copy(deleted, file)
        assert home.good(command, "restore", f"{one}-1") == f"{one}-2\n"
        assert file.read_bytes() == before
        home.good(command, "delete", f"{one}-2")
        (folder / ".lock").unlink()
        assert home.good(command, "restore", f"{one}-2") == f"{one}-2\n"
        home.good(command, "delete", f"{one}-1")
        day = 24 * 60 * 60
        for age, is_there in ((29, True), (31, False)):
            os.utime(deleted, times=(time.time(), time.time() - age * day))
            home.good(command, "delete", f"{one}-2")
            home.good(command, "restore", f"{one}-2")
            assert deleted.exists() == is_there, age
    names = [line for line in home.good("box", "list").splitlines() if "Mine" in line]
    assert len(names) == 1 and "Mine (2)" in names[0], names


def test_edition_everywhere():
    home = Home()
    home.begin()
    for args in (("--edition", "fr", "games", "list"), ("games", "list", "--edition", "fr"),
                 ("games", "--edition=fr", "list")):
        assert "game-1" in home.good(*args), args
    home.good("box", "list", "--edition", "uk")
    for edition in ("en", "fr", "uk", "classic"):
        cells = home.good("games", "list", "--edition", edition).strip().split("  ")
        assert len([cell for cell in cells if cell.strip()]) == 5, (edition, cells)
    home.refused("games", "list", "--edition", "de", status=2)
    home.refused("games", "list", "--edition", status=2)
    assert "Joue pour Madame" in home.good("--edition", "fr", "--help")


def test_other_locales():
    home = Home()
    env = dict(home.env, LC_ALL="C")
    home.good("play", "--new", "--seed", "1", "--name", "Übung", env=env)
    assert "Übung" in home.good("games", "list")
    for args in (("play", "--game"), ("play", "--new", "--name"), ("box", "new"),
                 ("games", "rename", "game-1")):
        line = home.refused(*args, b"\xdcbung", env=env, status=2, errors="replace")
        assert "not UTF-8" in line and "bung" in line, line


def test_empty_words():
    home = Home()
    home.begin()
    home.good("play", "--game", "game-1", text="correct   pp \t n=7\n")
    assert "correct to=barry.count:pp n=7" in (home.games / "game-1.dubarry").read_text()


sys.exit(tap.run(globals()))
