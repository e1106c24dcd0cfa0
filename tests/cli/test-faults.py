#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-faults.py CLI LOCALEDIR ROOT: tests messages about bad files in each edition, as TAP.

The test provokes each kind of fault in English, French and Ukrainian. The three lines name the same
file, line and place, and two of them contain no English.
"""

import io
import json
import os
import pathlib
import re
import resource
import shutil
import subprocess
import sys
import tarfile
import tempfile

import tap
from seal import crc64, seal

CLI = str(pathlib.Path(sys.argv[1]).resolve())
LOCALEDIR = str(pathlib.Path(sys.argv[2]).resolve())
ROOT = pathlib.Path(sys.argv[3]).resolve()
sys.path.insert(0, str(ROOT / "tests/po"))
import catalogue  # noqa: E402

NOBODY = 65534
EDITIONS = ("en", "fr", "uk")
STORE = ROOT / "tests/store"
GOLDEN = (STORE / "journal/golden/base.dubarry").read_text(encoding="utf-8").splitlines(True)
MESSAGES = [one for one in catalogue.read(ROOT / "po/fr.po") if one.context == "fault"]

# Faults that a test of the terminal cannot provoke: a bug, a million games, a broken or full disk,
# faults that an earlier check finds, another name for a profile, and codes, which test-log.py
# draws. test-sentences makes these too.
UNSEEN = {
    "the disk is full",
    "the game could not be saved, as %s",
    "the file of the game was changed by another program",
    "the file of the game was deleted, moved or replaced",
    "this is a bug in Du Barry, which could not read again what it was about to save",
    "too many are saved already",
    "the game could not be saved, as it has too many entries",
    "the disk reports an error",
    "your disk quota is used up",
    "files may not become that large",
    "the disk is read-only",
    "there is too little memory",
    "too many files are open",
    "it already exists",
    "a game needs a name",
    "another box profile has the name “%s”",
    "this copy of Du Barry was built without codes for a phone",
    "the code needs a terminal of at least %s columns",
}
# Words of files and of the program that are the same in every language.
SHARED = {"json", "utf", "true", "false", "barry", "dubarry", "cli", "halls", "guests", "master",
          "tmp", "force"}


def find_keys(value, keys):
    """Adds the names of all keys and values in a schema, which are words of files."""
    if isinstance(value, dict):
        keys.update(value.get("properties", ()))
        keys.update(one for one in value.get("enum", ()) if isinstance(one, str))
        value = list(value.values())
    if isinstance(value, list):
        for inner in value:
            find_keys(inner, keys)


class Home:
    """A separate data folder with a game, a profile and damaged files."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.path = pathlib.Path(self.folder.name)
        self.data = self.path / "dubarry"
        self.cli, self.locale = CLI, LOCALEDIR
        self.seen = []
        self.run("en", "play", "--new", "--seed", 3, text="fill\nready\n")
        self.run("en", "box", "new", "Mine")

    def run(self, edition, *args, text="", **options):
        env = dict(os.environ, LC_ALL="C.UTF-8", LANGUAGE="en", DUBARRY_LOCALEDIR=self.locale,
                   XDG_DATA_HOME=self.folder.name)
        return subprocess.run([self.cli, *map(str, args), "--edition", edition], input=text, env=env,
                              capture_output=True, text=True, timeout=60, check=False, **options)

    def take_along(self):
        """Copies the program and its catalogues, because others may not have access to the build
        folder."""
        self.cli = shutil.copy(CLI, self.path / "dubarry-cli")
        self.locale = shutil.copytree(LOCALEDIR, self.path / "locale",
                                      ignore=shutil.ignore_patterns("*.p", "*.po"))

    def provoke(self, *args, text="", before=None, **options):
        """Returns the messages of three editions, without the path of this folder."""
        lines = []
        for edition in EDITIONS:
            if before is not None:
                before()
            done = self.run(edition, *args, text=text, **options)
            assert done.returncode == 1, (args, edition, done.returncode, done.stderr)
            lines.append(done.stderr.strip().replace(str(self.path), ""))
            assert lines[-1].count("\n") == 0, lines
        self.seen.append((args, *lines))
        return lines

    def write(self, name, text):
        path = self.path / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path


def journal(*lines):
    """Returns a journal with the first entry of a game, and a unit with these lines."""
    first = "".join(GOLDEN[:GOLDEN.index("table fill\n")])
    unit = first + "".join(f"{line}\n" for line in lines)
    return f"{unit}ok {crc64(unit.encode()):016x}\n"


def provoke_corpus(home):
    for folder, command in (("scenarios", "resolve"), ("boxes", "check-box")):
        for path in sorted((STORE / folder / "bad").iterdir()):
            home.provoke(command, path)
    for path in sorted((STORE / "journal/hostile").glob("*.dubarry")):
        if home.run("en", "replay", path).returncode == 1:
            home.provoke("replay", path)


def provoke_syntax(home):
    for text in ('{"a": "\\x"}', '{"a": "\\ud800"}', "{1: 2}", '{"a', '{"a": "\x01"}', "[" + "1" * 99,
                 "[01]", "[-]", '{"a": 1, "a": 2}', '{"\\u0061": 1}', '{"a" 1}', "[" * 99, '{"a": 1 2}',
                 "[1 2]", "[", "[x]", b"[\xff]", "[] 1",
                 "{" + ", ".join(f'"k{i}": 1' for i in range(999)) + "}"):
        home.provoke("resolve", home.write("syntax.json", text))


def provoke_scenarios(home):
    for scenario in ({"favor": 9}, {"rulings": 1}, {"hand": 1}, {"box": "none"}, {"round": "x"},
                     {"fireworks": [None] * 99}, {"rulings": {"x": 1}},
                     {"employees": [{"id": "x"}]}, {"employees": [{"id": "I-1", "level": 5}]},
                     {"employees": [{"level": 6, "type": "apprentice"}]},
                     {"hand": []}, {"you": {"staff": [{"id": "vi-staff"}], "bonuses": []}},
                     {"you": {"exam": {"track": "master", "done": ["coat"]}}}):
        home.provoke("resolve", home.write("scenario.json", json.dumps(scenario)))
    home.write("inner.json", '{"format": "dubarry-box"}')
    lines = home.provoke("resolve", home.write("scenario.json", '{"box": "inner.json"}'))
    assert all("$.box: inner.json" in line or "$.box\u00a0: inner.json" in line for line in lines), lines


def provoke_journals(home):
    for text in ("x\n", "dubarry-journal 99\n", seal("dubarry-journal 3\nname \n"), seal("dubarry-journal 3\n"),
                 journal("table fill").replace("begin-round", "BEGIN-round"),
                 journal("name "), journal("note \\x"), journal("time x"), journal("table x"),
                 journal("redo"), journal("x"), journal("you hire from=employee:9"),
                 journal("table correct x=1"), journal("table correct n=1 n=1"),
                 journal("barry act n=1"), journal("you end-turn")):
        lines = home.provoke("replay", home.write("game.dubarry", text))
        numbers = [re.search(r"(?:line|ligne|рядок) (\d+)", line) for line in lines]
        assert all(numbers) and len({number[1] for number in numbers}) == 1, lines


def change(box, edit):
    """Returns a copy of the box with another value in a place, or without it."""
    changed = json.loads(json.dumps(box))
    path, value = edit.split("=", 1)
    *places, last = [int(key) if key.isdigit() else key for key in re.findall(r"[^.\[\]]+", path)]
    inner = changed
    for key in places:
        inner = inner[key]
    if value == "":
        del inner[last]
    elif isinstance(inner, list) and last == len(inner):
        inner.append(value)
    else:
        inner[last] = json.loads(value) if re.match(r"[\d\[{]", value) else value
    return changed


def provoke_profiles(home):
    box = json.loads(home.run("en", "box", "show", "deluxe").stdout)
    for edit in ("x=1", "halls=1", "name=",
                 "halls[0].guests[0].reward=gold", "halls[0].guests[0].master=1",
                 "fireworks.spaces[1].cost=1", "garment-display[5]=3", "statues=[]", "deck=1",
                 "deck[0]=1", 'deck[2]={"action": "resources", "hall": 1, "jewelry": "none"}',
                 "jeweler.master-tasks[0]=bp", "jeweler.master-tasks[1]=thimble",
                 'jeweler.master-tasks=["coat", "gown", "thimble"]', "employees[1].id=i-livre",
                 "employees[24].level=5", "employees[1].level=2",
                 "employees[1].expansion=jewelry-box", "employees[21].type=master",
                 "employees[24].id=x", "garments.base[0].n=5", "garments.base[1].pp=2",
                 "garments.base[0].color=none", "resources.base.bp=25", "garments.fancy=[]",
                 "garments.expert[3].pp=9", "garments.expert[3].color=blue", "version=2",
                 "format=x"):
        home.provoke("check-box", home.write("changed.json", json.dumps(change(box, edit))))
    home.provoke("box", "delete", "classic")
    home.provoke("box", "new", "Two\nlines")
    home.provoke("box", "show", "none")
    home.provoke("box", "export", "box-1", home.data / "boxes/box-1.json")


def provoke_files(home):
    home.provoke("resolve", home.path / "none.json")
    home.provoke("resolve", home.path)
    home.provoke("resolve", home.write("file", "{}") / "x")
    home.provoke("resolve", "/" + "x" * 999)
    home.provoke("resolve", home.write("large", " " * 2_000_000))
    (home.path / "circle").symlink_to("circle")
    home.provoke("resolve", home.path / "circle")
    home.provoke("games", "delete", "none")
    home.provoke("games", "rename", "../x", "x")
    home.provoke("games", "export", "game-1", home.path / "none/x")
    home.provoke("games", "repair", "game-1")
    home.provoke("games", "branch", "game-1", "--at", 99)
    home.provoke("games", "log", "game-1")
    over = home.run("en", "games", "import", STORE / "journal/golden/base.dubarry").stdout.strip()
    home.provoke("games", "branch", over)
    home.run("en", "games", "delete", over)
    game = home.data / "games/game-1.dubarry"
    whole = game.read_text(encoding="utf-8")
    game.write_text(whole.replace("table fill", "TABLE FILL", 1), encoding="utf-8")
    home.provoke("games", "rename", "game-1", "x")
    game.write_text(whole, encoding="utf-8")
    home.provoke("games", "export", "game-1", home.path)
    home.provoke("games", "export", "game-1", home.write("mine", "x"))
    home.provoke("play", text="redo\n")
    while home.run("en", "play", text="undo\n").returncode == 0:
        pass
    home.provoke("play", text="undo\n")
    home.provoke("play", "--week", "2026-W54")
    home.provoke("play", "--week", "9999-W01")


def provoke_archives(home):
    """Provokes faults of archives: another format, a cut file, unknown contents."""
    archive = home.path / "all.tar"
    assert home.run("en", "data", "export", archive).returncode == 0
    whole = archive.read_bytes()
    home.provoke("data", "import", home.write("cut.tar", whole[:-1024]))
    home.provoke("data", "import", home.write("other.tar", whole.replace(b"data 1", b"data 9", 1)))
    with tarfile.open(home.path / "made.tar", "w", format=tarfile.USTAR_FORMAT) as made:
        for name, text in (("about.txt", b"dubarry-data 1\n"), ("../x", b"")):
            info = tarfile.TarInfo(f"dubarry/{name}")
            info.size = len(text)
            made.addfile(info, io.BytesIO(text))
    home.provoke("data", "import", home.path / "made.tar")


def provoke_others(home):
    """Provokes faults of a game that is open elsewhere, and of folders of other users."""
    with subprocess.Popen([CLI, "play", "--game", "game-1"], stdin=subprocess.PIPE,
                          stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
                          env=dict(os.environ, XDG_DATA_HOME=home.folder.name)) as other:
        other.stdout.readline()
        home.provoke("games", "delete", "game-1")
        home.provoke("games", "rename", "game-1", "x")
        other.stdin.close()
    if os.geteuid() == 0:
        home.path.chmod(0o755)
        secret = home.write("secret", "{}")
        secret.chmod(0)
        home.take_along()
        home.provoke("resolve", secret, user=NOBODY)
        (home.data / "games").chmod(0)
        home.provoke("games", "list", user=NOBODY)


def drop_data(line):
    """Removes the words of files and the command line: paths, names, values."""
    line = re.sub(r"\$\S*", " ", line)
    line = re.sub(r'"(?:[^"\\]|\\.)*"?|“.*?”|«.*?»|\{.*\}|/\S*|\S*\.(?:json|dubarry)\b', " ", line)
    return set(re.findall(r"[^\W\d_]{3,}", line.lower()))


def check_lines(home):
    """French and Ukrainian lines contain no English word."""
    keys = set()
    for path in (ROOT / "data/schemas").iterdir():
        find_keys(json.loads(path.read_text(encoding="utf-8")), keys)
    data = {word for key in keys for word in re.findall(r"[a-z]{3,}", key.lower())} | SHARED
    english = {word for one in MESSAGES for word in re.findall(r"[^\W\d_]{3,}", one.id.lower())}
    french = {word for one in MESSAGES for word in re.findall(r"[^\W\d_]{3,}", one.texts[0].lower())}
    for args, *lines in home.seen:
        words = dict(zip(EDITIONS, map(drop_data, lines)))
        given = {word for arg in args for word in re.findall(r"[a-z]{3,}", str(arg).lower())}
        left = {word for word in words["uk"] if re.match("[a-z]", word)} & english - data - given
        assert not left, (left, lines)
        left = words["fr"] & english - french - data - given
        assert not left, (left, lines)
        assert lines[0] != lines[1] != lines[2], lines


def check_kinds(home):
    """Every sentence appeared, except for those in UNSEEN."""
    english = "\n".join(lines[0] for _, *lines in home.seen)
    unseen = set()
    for one in MESSAGES:
        pattern = re.sub(r"%(?:\\?\d\\\$)?[su]", ".*", re.escape(one.id).replace("\\%", "%"))
        if not re.search(rf"{pattern}(?=:|$)", english, re.MULTILINE):
            unseen.add(one.id)
    assert unseen <= UNSEEN, sorted(unseen - UNSEEN)


def test_faults():
    home = Home()
    for provoke in (provoke_corpus, provoke_syntax, provoke_scenarios, provoke_journals,
                    provoke_profiles, provoke_files, provoke_archives, provoke_others):
        provoke(home)
    check_lines(home)
    check_kinds(home)


def test_output():
    """The message about an unwritable answer is translated too."""
    if not os.path.exists("/dev/full"):
        raise tap.Skip("no /dev/full")
    home = Home()
    for command in (("games", "list"), ("box", "show", "deluxe")):
        with open("/dev/full", "wb") as full:
            done = [subprocess.run([CLI, *command, "--edition", edition], stdout=full, check=False,
                                   stderr=subprocess.PIPE, text=True, timeout=60,
                                   env=dict(os.environ, LC_ALL="C.UTF-8", LANGUAGE="en",
                                            DUBARRY_LOCALEDIR=LOCALEDIR,
                                            XDG_DATA_HOME=home.folder.name))
                    for edition in EDITIONS]
        assert all(one.returncode == 1 for one in done), done
        assert [one.stderr.strip().split(": ")[-1].split("\u00a0: ")[-1] for one in done] == [
            "the disk is full", "le disque est plein", "на диску немає місця"], done


def test_large():
    """The file is too large: GLib has no code for this error, and a signal would kill the
    program."""
    home = Home()
    for edition, words in (("en", "files may not become that large"),
                           ("fr", "aucun fichier ne peut devenir aussi grand"),
                           ("uk", "файли не можуть бути такими великими")):
        with open(home.path / "answer", "wb") as answer:
            done = subprocess.run([CLI, "box", "show", "deluxe", "--edition", edition], stdout=answer,
                                  check=False, stderr=subprocess.PIPE, text=True, timeout=60,
                                  env=dict(os.environ, LC_ALL="C.UTF-8",
                                           DUBARRY_LOCALEDIR=LOCALEDIR),
                                  preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (9, 9)))
        assert done.returncode == 1 and done.stderr.endswith(f": {words}\n"), done


def test_lists():
    """A list describes a damaged file in the same words."""
    home = Home()
    (home.data / "games/game-2.dubarry").write_text("x\n", encoding="utf-8")
    (home.data / "boxes/box-2.json").write_text("[", encoding="utf-8")
    for command, damaged in (("games", "game-2"), ("box", "box-2")):
        lines = [next(line for line in home.run(edition, command, "list").stdout.splitlines()
                      if line.startswith(damaged)) for edition in EDITIONS]
        assert len(set(lines)) == 3 and "ligne 1" in lines[1] and "рядок 1" in lines[2], lines


sys.exit(tap.run(globals()))
