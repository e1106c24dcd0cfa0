#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-log.py CLI LOCALEDIR ROOT: tests the link that logs a play in another app, as TAP.

zbarimg reads the code that the terminal draws, and finds exactly the bytes of the link.
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import urllib.parse

import tap
from seal import seal
from terminal import Terminal

CLI = str(pathlib.Path(sys.argv[1]).resolve())
LOCALEDIR = str(pathlib.Path(sys.argv[2]).resolve())
GOLDEN = pathlib.Path(sys.argv[3]).resolve() / "tests/store/journal/golden"
START = "https://app.bgstatsapp.com/createPlay.html?data="
DARK = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}
SCALE = 3


class Home:
    """A separate data folder with some finished games."""

    def __init__(self, *names):
        self.folder = tempfile.TemporaryDirectory()
        self.path = pathlib.Path(self.folder.name)
        self.env = dict(os.environ, LC_ALL="C.UTF-8", LANGUAGE="en", TERM="xterm", TZ="Asia/Tokyo",
                        DUBARRY_LOCALEDIR=LOCALEDIR, XDG_DATA_HOME=self.folder.name)
        self.env.pop("NO_COLOR", None)
        self.ids = {name: self.good("games", "import", GOLDEN / f"{name}.dubarry").strip()
                    for name in names}

    def run(self, *args, text=""):
        return subprocess.run([CLI, *map(str, args)], input=text, capture_output=True, text=True,
                              env=self.env, timeout=60, check=False)

    def good(self, *args, text=""):
        done = self.run(*args, text=text)
        assert done.returncode == 0, f"{args}: exit {done.returncode}: {done.stderr}"
        return done.stdout

    def read_back(self, drawn):
        """Returns the text that another program reads from the characters of a code."""
        rows = []
        for line in drawn.splitlines():
            cells = [DARK[character] for character in line]
            rows += [[upper for upper, _ in cells], [lower for _, lower in cells]]
        return self.scan(rows)

    def scan(self, rows):
        """Returns the text that it reads from modules."""
        if shutil.which("zbarimg") is None:
            raise tap.Skip("no zbarimg")
        assert len({len(row) for row in rows}) == 1, [len(row) for row in rows]
        lines = [b"".join((b"\0" if dark else b"\xff") * SCALE for dark in row) for row in rows]
        image = self.path / "code.pgm"
        image.write_bytes(b"P5\n%d %d\n255\n" % (len(lines[0]), len(rows) * SCALE) +
                          b"".join(line * SCALE for line in lines))
        done = subprocess.run(["zbarimg", "--quiet", "--raw", "--oneshot", "-Sdisable",
                               "-Sqrcode.enable", image], capture_output=True, timeout=60,
                              check=False)
        assert done.returncode == 0, done
        return done.stdout.removesuffix(b"\n")


def decode(link):
    assert link.startswith(START), link
    return json.loads(urllib.parse.unquote(link[len(START):], errors="strict"))


def has_codes(home):
    done = home.run("games", "log", home.ids["base"], "--code")
    if done.returncode == 1 and "built without codes" in done.stderr:
        raise tap.Skip("built without codes")
    return True


def test_read_back():
    """Several games in every edition, with names in the letters of its language."""
    home = Home("base", "classic", "jewelry-box", "all-modules", "way-table")
    assert has_codes(home)
    n_bytes = 0
    for edition, player, location in (("en", "Zoë & Co.", "Café “Été”, 2nd floor"),
                                      ("fr", "Hélène d’Œuvre", "Chez mémé, à côté du poêle"),
                                      ("uk", "Соломія Ґжицька", "Кав’ярня «Рококо», Львів"),
                                      ("classic", "", "")):
        for name, game in home.ids.items():
            args = ("games", "log", game, "--edition", edition, "--player", player,
                    "--location", location)
            link = home.good(*args).strip()
            read = home.read_back(home.good(*args, "--code"))
            assert read == link.encode(), (name, edition, read, link)
            play = decode(read.decode())
            assert play["players"][0]["name"] == player or not player, play
            assert play.get("location", "") == location, play
            assert play["game"]["bggId"] == (144344 if name == "classic" else 296100), play
            n_bytes += len(read)
    print(f"# {4 * len(home.ids)} codes, {n_bytes} bytes read back")


def test_forms():
    """The JSON, the link and the list of results describe the same play."""
    home = Home("base", "jewelry-box")
    for game in home.ids.values():
        play = json.loads(home.good("games", "log", game, "--json"))
        assert play == decode(home.good("games", "log", game).strip())
        row = next(line.split(",") for line in home.good("stats", "--csv").splitlines()
                   if line.startswith(game + ","))
        you, she = play["players"]
        assert [she["score"], you["score"]] == row[6:8], (row, play)
        assert (you["winner"], she["winner"]) == (row[5] == "you", row[5] == "barry"), (row, play)
        assert (you["startPlayer"], she["startPlayer"]) == (False, True), play
    assert home.good("games", "log", "game-1").count("\n") == 1


def add_lines(home, first, last=""):
    """Copies the game with more lines in its file: at the beginning, and at the end."""
    game = home.path / "dubarry/games" / f"{home.ids['base']}.dubarry"
    lines = [line for line in game.read_text().splitlines(True) if not line.startswith("ok ")]
    path = home.path / "changed"
    path.write_text(seal(f"{lines[0]}{first}{''.join(lines[1:])}{last}"))
    return home.good("games", "import", path).strip()


def test_time():
    """The date is in UTC wherever the player is. The id is the time when the game began; a copy and
    a new name keep it, so that the other app never logs a play twice."""
    home = Home("base")
    timed = add_lines(home, "time 1763355600\n", "time 1763359200\n")
    for zone in ("Asia/Tokyo", "America/Los_Angeles"):
        home.env["TZ"] = zone
        play = decode(home.good("games", "log", timed).strip())
        assert play["playDate"] == "2025-11-17 06:00:00", play
        assert play["durationMin"] == 60 and play["sourcePlayId"] == "rococo-deluxe-1763355600", play
    home.good("games", "rename", timed, "Another name")
    home.good("games", "export", timed, home.path / "copy")
    copy = home.good("games", "import", home.path / "copy").strip()
    assert decode(home.good("games", "log", copy).strip()) == play


def test_long_note():
    """A code omits the end of a note that is too long; the link has all of it."""
    home = Home("base")
    noted = add_lines(home, "note " + "Ми грали біля каміна, а чай охолов. " * 100 + "\n")
    link = home.good("games", "log", noted).strip()
    whole = decode(link)["comments"]
    assert whole.endswith("чай охолов."), whole
    assert has_codes(home)
    read = home.read_back(home.good("games", "log", noted, "--code")).decode()
    cut = decode(read)
    assert len(read) < len(link) and whole.startswith(cut["comments"]), cut
    assert "Ми грали" in cut["comments"], cut
    assert dict(cut, comments="") == dict(decode(link), comments=""), cut


def test_ascii():
    home = Home("base")
    assert has_codes(home)
    lines = home.good("games", "log", "game-1", "--code", "--ascii").splitlines()
    rows = [[line[i] == "#" for i in range(0, len(line), 2)] for line in lines]
    assert home.scan(rows).decode() == home.good("games", "log", "game-1").strip()


def test_terminal():
    """In a terminal the code is black on white if there is room; otherwise the program says that
    there is not."""
    home = Home("base")
    assert has_codes(home)
    wide = Terminal([CLI, "games", "log", "game-1", "--code"], home.env, columns=160, rows=90)
    assert wide.end() == 0
    assert "\x1b[30;107m" in wide.raw, wide.raw[:200]
    read = home.read_back(wide.text().strip("\n"))
    assert read.decode() == home.good("games", "log", "game-1").strip()
    narrow = Terminal([CLI, "games", "log", "game-1", "--code"], home.env, columns=80, rows=24)
    assert narrow.end() == 1
    assert "a terminal of at least" in narrow.text().replace("\n", " "), narrow.text()


def test_refused():
    home = Home("base")
    home.good("play", "--new", text="quit\n")
    done = home.run("games", "log", "game-2")
    assert done.returncode == 1 and "only a finished game" in done.stderr, done
    done = home.run("games", "log", "game-9")
    assert done.returncode == 1 and "there is no game" in done.stderr, done


sys.exit(tap.run(globals()))
