#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-editions.py CLI LOCALEDIR: prints the same saved games in four editions, as TAP.

The test needs no locale of another language: LC_ALL is C.UTF-8 or C throughout.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

import tap
from digest import digest

CLI = str(pathlib.Path(sys.argv[1]).resolve())
LOCALEDIR = str(pathlib.Path(sys.argv[2]).resolve())
HERE = pathlib.Path(__file__).resolve().parent
JOURNALS = HERE / "../store/journal/golden"
EDITIONS = ("en", "fr", "uk", "classic")
GAMES = sorted(path.stem for path in JOURNALS.glob("*.dubarry"))
COMMANDS = ("resolve", "score", "check-box", "box", "play", "replay", "games", "forecast", "stats",
            "simulate", "help")
HALLS = {"en": "Royal Hall", "fr": "Salle royale", "uk": "Королівська Зала",
         "classic": "King’s hall"}


def run(*args, text="", **changes):
    """Runs the program with changes of its environment."""
    environment = dict(os.environ, LC_ALL="C.UTF-8", LANGUAGE="en", DUBARRY_LOCALEDIR=LOCALEDIR)
    environment.update(changes)
    done = subprocess.run([CLI, *map(str, args)], input=text, capture_output=True, text=True,
                          env=environment, timeout=60, check=False, encoding="utf-8")
    assert done.returncode == 0, f"{args}: exit {done.returncode}: {done.stderr}"
    return done.stdout


def replay(game, edition, **changes):
    return run("replay", "--edition", edition, JOURNALS / f"{game}.dubarry", **changes)


def compare(name, have, want):
    for number, lines in enumerate(zip(have.splitlines(), want.splitlines()), 1):
        assert lines[0] == lines[1], f"{name}, line {number}: {lines}"
    assert have == want, f"{name}: another number of lines"


def test_transcripts():
    """Transcripts of whole games do not change; golden/refresh.sh renews them."""
    for game in ("all-modules", "jewelry-box"):
        want = (HERE / f"golden/{game}.txt").read_text(encoding="utf-8")
        compare(game, replay(game, "en"), want)
    for edition in EDITIONS[1:]:
        want = (HERE / f"golden-editions/{edition}.txt").read_text(encoding="utf-8")
        folder = "en@classic" if edition == "classic" else edition
        catalogue = f"{LOCALEDIR}/{folder}/LC_MESSAGES/dubarry.mo"
        text = "".join(replay(game, edition) for game in GAMES)
        compare(edition, digest(text, catalogue), want)


def find_points(game, edition):
    """Returns all Prestige Points of a game. Some languages write other numbers, such as those of
    Halls, as words. Some write “Prestige Points” out in the last line, which names the winner."""
    *lines, winner = replay(game, edition).splitlines()
    return re.findall(r"(\d+)\s(?:PP|ОП)", "\n".join(lines)) + re.findall(r"\d+", winner)


def test_same_game():
    """The lines of all four editions correspond."""
    for game in GAMES:
        lengths = {len(replay(game, edition).splitlines()) for edition in EDITIONS}
        assert len(lengths) == 1, game
        points = [find_points(game, edition) for edition in EDITIONS]
        assert all(found == points[0] for found in points), game


def test_edition_before_environment():
    """--edition overrides the language of the system, and needs no locale."""
    for edition in EDITIONS:
        for changes in ({"LANGUAGE": "uk"}, {"LANGUAGE": "", "LC_ALL": "C"},
                        {"LANGUAGE": "fr", "LC_ALL": "POSIX"}):
            assert replay(GAMES[0], edition, **changes) == replay(GAMES[0], edition), edition


def test_system_language():
    for language, edition in (("fr", "fr"), ("uk_UA:en", "uk"), ("tlh", "en"), ("", "en")):
        text = run("replay", JOURNALS / "base.dubarry", LANGUAGE=language)
        assert HALLS[edition] in text, (language, text[:200])


def test_classic_box():
    """A game with the classic box uses its words, unless the caller chooses others."""
    journal = JOURNALS / "classic.dubarry"
    assert HALLS["classic"] in run("replay", journal, LANGUAGE="fr")
    assert HALLS["fr"] in run("replay", "--edition=fr", journal)


def test_help():
    """The help is translated, but its commands and options are not."""
    for command in ("",) + COMMANDS:
        call = [command, "--help"] if command else ["--help"]
        english = run(*call, LANGUAGE="en")
        for language in ("fr", "uk"):
            text = run(*call, LANGUAGE=language)
            assert text != english, (command, language)
            left = [line for line in text.splitlines()
                    if len(line.split()) > 3 and line in english.splitlines()
                    and not line.startswith("  dubarry-cli ")]
            assert not left, (command, language, left)
            assert re.findall(r"--[a-z-]+", text) == re.findall(r"--[a-z-]+", english), command


def test_figures():
    """No line with words is English in French or Ukrainian, and the numbers are the same."""
    for call in (("simulate", "--games", 12), ("simulate", "--games", 12, "--plain"),
                 ("forecast", JOURNALS / "base.dubarry")):
        english = run(*call)
        for edition in ("fr", "uk"):
            text = run(*call, "--edition", edition)
            left = [line for line in text.splitlines()
                    if re.search("[a-z]{3}", line) and line in english.splitlines()
                    and not re.search("^Madame du Barry|Statues", line)]
            assert not left, (call, edition, left)
            speed = re.compile(r"\(\d+ ")
            assert len(text.splitlines()) == len(english.splitlines()), (call, edition)
            assert re.findall(r"\d+\.\d+", speed.sub("", text)) == \
                re.findall(r"\d+\.\d+", speed.sub("", english)), (call, edition)


def test_play():
    """A game in the terminal uses one language throughout."""
    heads = {"en": "Enter alone", "fr": "La touche Entrée", "uk": "Порожній рядок"}
    for edition, head in heads.items():
        with tempfile.TemporaryDirectory() as folder:
            text = run("play", "--new", "--seed", 4, "--edition", edition, XDG_DATA_HOME=folder,
                       text="fill\nready\nreveal\nhelp\nwhy\nboard\nquit\n")
            assert head in text, text
            assert HALLS[edition] in text, text


CODES = {"en": ("bp go bp+go", "b3 o4t", "blue pink green orange", "blue:pink"),
         "fr": ("br vo br+vo", "b3 o4t", "bleu rose vert orange", "bleu:rose"),
         "uk": ("сиро зеор сиро+зеор", "си3 ор4т", "синій рожевий зелений оранжевий", "синій:рожевий"),
         "classic": ("yg rb yg+rb", "y3 b4t", "yellow green red blue", "yellow:green")}


def test_codes():
    """An edition accepts the codes in its help, and they mean the same pieces in every edition."""
    journals = set()
    for edition, (tiles, garments, jewels, owned) in CODES.items():
        with tempfile.TemporaryDirectory() as folder:
            said = run("play", "--new", "--seed", 7, "--expansions", "jewelry-box",
                       "--edition", edition, XDG_DATA_HOME=folder,
                       text=f"r {tiles}\ng {garments}\nj {jewels}\ncount jewelry {owned}\n"
                       "help r\nhelp g\nhelp j\n")
            words = re.findall(r"[\w+]+", said.split("\nr ")[-1])
            for code in f"{tiles} {garments} {jewels}".split():
                assert code in words, (edition, code, said)
            topic = run("help", "codes", "--edition", edition)
            for code in f"{tiles} {garments} {jewels}".split():
                assert code in re.findall(r"[\w+]+", topic), (edition, code, topic)
            journal = pathlib.Path(folder, "dubarry/games/game-1.dubarry")
            journals.add("".join(re.findall(r"^entry \d+ (.*\n)", journal.read_text(), re.M)))
    assert len(journals) == 1, journals


WORDS = (("en", "depute", "YOU-4"), ("en", "thimble", "YOU-10"), ("en", "slash", "YOU-2"),
         ("en", "plus", "YOU-2"), ("fr", "déléguer", "YOU-4"), ("fr", "dé à coudre", "YOU-10"),
         ("fr", "barre oblique", "YOU-2"), ("fr", "plus oblique", "YOU-2"),
         ("uk", "делегувати", "YOU-4"), ("uk", "наперсток", "YOU-10"), ("uk", "слеш", "YOU-2"),
         ("uk", "плюс", "YOU-2"))


def test_words():
    """The search finds the rules of your turn by the words that a player would type."""
    for edition, words, rule in WORDS:
        found = run("rules", "--edition", edition, *words.split())
        assert re.search(rf"^{rule}  ", found, re.M), (edition, words, found)


def test_deviations():
    """If the rulebook of an edition deviates from the others, the rule states it in that edition
    only."""
    for rule, told in (("R-2", "fr"), ("YOU-12", "fr"), ("YOU-11", "fr"), ("END-4", "uk"),
                       ("R-4", "uk"), ("YOU-6", "uk"), ("R-1", "uk")):
        for edition, words in (("en", "Du Barry follows"), ("fr", "Du Barry suit"),
                               ("uk", "Du Barry дотримується")):
            assert (words in run("rules", "--edition", edition, rule)) == (edition == told), rule


sys.exit(tap.run(globals()))
