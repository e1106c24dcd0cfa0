#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-play.py CLI LOCALEDIR: tests games in the terminal and their files, as TAP."""

import datetime
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import tap
from seal import seal

CLI = str(pathlib.Path(sys.argv[1]).resolve())
LOCALEDIR = str(pathlib.Path(sys.argv[2]).resolve())
HERE = pathlib.Path(__file__).resolve().parent


class Home:
    """A separate data folder, which keeps the games of the user safe."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()
        # The catalogues of this build, instead of installed ones.
        self.env = dict(os.environ, LC_ALL="C.UTF-8", LANGUAGE="en",
                        DUBARRY_LOCALEDIR=LOCALEDIR, XDG_DATA_HOME=self.folder.name)
        self.games = pathlib.Path(self.folder.name) / "dubarry" / "games"

    def run(self, *args, text=""):
        return subprocess.run([CLI, *map(str, args)], input=text, capture_output=True, text=True,
                              env=self.env, timeout=60, check=False)

    def good(self, *args, text=""):
        done = self.run(*args, text=text)
        assert done.returncode == 0, f"{args}: exit {done.returncode}: {done.stderr}"
        return done.stdout

    def refused(self, *args, text=""):
        done = self.run(*args, text=text)
        assert done.returncode == 1, f"{args}: exit {done.returncode}"
        return done.stderr

    def start(self, *args):
        return subprocess.Popen([CLI, "play", *map(str, args)], stdin=subprocess.PIPE,
                                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                                env=self.env)

    def actions(self, game):
        replay = json.loads(self.good("replay", "--json", game))
        return [entry["action"] for entry in replay["entries"]]


class Talk:
    """A game that the test plays line by line. It sends "help" after each command: the answer ends
    where the help begins."""

    def __init__(self, process):
        self.process = process
        self.heard = ""

    def say(self, line):
        self.process.stdin.write(line + "\nhelp\n")
        self.process.stdin.flush()
        text = ""
        while "  The end  " not in text:
            piece = self.process.stdout.readline()
            assert piece, f"the game ended after '{line}': {text}"
            text += piece
        self.heard = text.split("Enter alone")[0]
        return self.heard


def play_rounds(talk, n):
    """Plays rounds with filled displays; an empty line takes the next step."""
    talk.say("fill")
    for _ in range(n):
        talk.say("ready")
        while "Her turn" in talk.heard or "Your turn" in talk.heard:
            if "? " in talk.heard:
                talk.say("count thread 1")
                talk.say("count lace 1")
            talk.say("end" if "Your turn" in talk.heard else
                     "done" if "follow these steps" in talk.heard else "reveal")
        talk.say("income")
        if "Prepare Round" in talk.heard:
            assert "Draw" in talk.heard, talk.heard
            talk.say("")  # this round is filled like the first one
            assert "Draw" not in talk.heard, talk.heard


def test_whole_game():
    home = Home()
    talk = Talk(home.start("--new", "--seed", 4, "--name", "Whole"))
    play_rounds(talk, 7)
    assert "score it" in talk.heard, talk.heard
    for fact in ("pp 20", "livre 10+7", "thread 1", "lace 1"):
        talk.say(f"count {fact}")
    out, _ = talk.process.communicate("score\nfinish\nquit\n", timeout=30)
    assert talk.process.returncode == 0, out
    assert "This game is finished." in out, out
    assert re.search(r"^ *\d+ +\d+ ", out, re.M), out
    assert re.search(r"  7/7  \d+ PP  (You|Madame du Barry) won, \d+ to \d+  Whole\n", home.good("games", "list"))


def test_kill_and_resume():
    """Two rounds, then a kill without a warning: the same question, and the same next card."""
    killed, calm = Home(), Home()
    talk = Talk(killed.start("--new", "--seed", 9, "--expansions", "jewelry-box"))
    other = Talk(calm.start("--new", "--seed", 9, "--expansions", "jewelry-box"))
    for one in (talk, other):
        play_rounds(one, 2)
        one.say("ready")
    talk.process.kill()
    talk.process.wait()

    again = Talk(killed.start())
    assert "Her turn: reveal her card." in again.say("audit"), again.heard
    assert killed.actions("game-1") == calm.actions("game-1")
    first, second = again.say("reveal"), other.say("reveal")
    assert first.split("Her turn")[-1] == second.split("Her turn")[-1], (first, second)


def test_undo_and_redo():
    home = Home()
    talk = Talk(home.start("--new", "--seed", 5))
    play_rounds(talk, 2)
    before = home.good("replay", "--json", "game-1")
    n = len(json.loads(before)["entries"])
    for _ in range(n - 1):
        talk.say("undo")
    assert "Round 1 of 7" in talk.heard
    assert home.actions("game-1") == ["started"]
    for _ in range(n - 1):
        talk.say("redo")
    assert home.good("replay", "--json", "game-1") == before


def test_damaged_import():
    home = Home()
    home.good("play", "--new", "--seed", 1, text="fill\n\nquit\n")
    file = home.games / "game-1.dubarry"
    bad = pathlib.Path(home.folder.name) / "bad.dubarry"
    bad.write_text(file.read_text().replace("\nbox {", "\nbox xx", 1))
    message = home.refused("games", "import", bad)
    assert "line 5:" in message and message.count("\n") == 1, message
    assert [path.name for path in home.games.glob("*.dubarry")] == ["game-1.dubarry"]


def test_damage():
    """The entries before a damage can be imported, listed, replayed, and continued after a
    repair."""
    home = Home()
    home.good("play", "--new", "--seed", 1, text="fill\n\nquit\n")
    file = home.games / "game-1.dubarry"
    whole = file.read_text()
    line = whole[:whole.index("table ready")].count("\n") + 1
    bad = pathlib.Path(home.folder.name) / "bad.dubarry"
    bad.write_text(whole.replace("draw-hand n=4", "draw-hand n=99", 1))

    done = home.run("games", "import", bad)
    assert done.returncode == 0 and done.stdout == "game-2\n", done
    assert f"line {line}: the file is damaged from here on" in done.stderr, done.stderr
    assert home.actions("game-2") == ["started", "fill"]

    file.write_text(bad.read_text())
    assert "what came after is damaged" in home.good("games", "list")
    done = home.run("replay", "game-1")
    assert done.returncode == 1 and f"line {line}:" in done.stderr, done
    assert "Resource" in done.stdout or "Garment" in done.stdout, done.stdout
    out = home.run("play", "--game", "game-1", text="\nquit\n")
    assert "Repair the game" in out.stdout + out.stderr, out
    assert file.read_text() == bad.read_text()
    kept = home.good("games", "repair", "game-1").split(": ", 1)[1].strip()
    assert pathlib.Path(kept).read_text() == bad.read_text(), kept
    home.good("play", "--game", "game-1", text="ready\nquit\n")
    assert home.actions("game-1") == ["started", "fill", "ready"]
    assert "not damaged" in home.refused("games", "repair", "game-1")


def test_recorded_differently():
    """A gain without a rule, a missing step and another deal can be played on, and the program
    reports them."""
    home = Home()
    home.good("play", "--new", "--seed", 1, text="fill\n\n\n\nquit\n")
    file = home.games / "game-1.dubarry"
    whole = file.read_text()
    assert "recorded-differently" not in home.good("replay", "--json", "game-1")
    steps = re.search(r"^barry act\n((?:barry .*\n)+)barry end-turn$", whole, re.M)[1].splitlines()
    first, last = steps[0], steps[-1]
    cards = re.search(r"^cards (.*)", whole, re.M)[1]
    changes = {"gain": whole.replace(first, "barry gain n=9 pp=9 rules=T-2\n" + first, 1),
               "missing": whole.replace(last + "\n", "", 1),
               "unknown": whole.replace(cards, ",".join("?" * 25), 1),
               "deal": whole.replace(cards, ",".join(reversed(cards.split(","))), 1)}
    for name, text in changes.items():
        file.write_text(seal(text))
        done = home.run("replay", "--json", "game-1")
        # The next entry may be impossible, because the card that she reveals is not the top card.
        assert done.returncode == 0 or "line" in done.stderr, (name, done.stderr)
        entries = json.loads(done.stdout)["entries"]
        assert any("recorded-differently" in entry for entry in entries), (name, entries)
        assert "(recorded differently)" in home.run("replay", "game-1").stdout, name


def test_nothing_unreadable():
    """No input leads to an unreadable game."""
    jewels = "jewelry=" + ":".join(["blue", "pink", "green", "orange"] * 5)
    for line, message in (("differently 1 at=1 n=-1", "“n=-1” is not understood"),
                          ("differently 1 at=1 mask=65535", "“mask=65535” is not understood"),
                          (f"correct pp n=3 {jewels}", "orange” is not understood"),
                          ("correct pp n=3 n=3", "“n” appears twice")):
        home = Home()
        done = home.run("play", "--new", "--seed", 7, text=f"fill\nready\nreveal\n{line}\nundo\n")
        assert message in done.stdout + done.stderr, (line, done.stdout, done.stderr)
        assert home.actions("game-1")[:3] == ["started", "fill", "ready"], line


def test_games():
    home = Home()
    home.good("play", "--new", "--seed", 1, "--name", "One", text="fill\n")
    home.good("play", "--new", "--seed", 2, "--name", "Two", text="fill\n")
    home.good("games", "rename", "game-2", "Zwei")
    assert "Zwei" in home.good("games", "list") and "One" in home.good("games", "list")
    copy = pathlib.Path(home.folder.name) / "copy.dubarry"
    home.good("games", "export", "game-1", copy)
    assert home.good("games", "import", copy) == "game-3\n"
    assert home.good("replay", "game-3") == home.good("replay", "game-1")
    home.good("games", "delete", "game-1")
    assert "game-1" not in home.good("games", "list")
    assert "no game" in home.refused("games", "delete", "../game-2")
    for words in (("games", "delete", "game-1"), ("games", "rename", "game-1", "Ein"),
                  ("games", "export", "game-1", copy, "--force"), ("play", "--game", "game-1")):
        message = home.refused(*words)
        assert "there is no game “game-1”" in message and "/" not in message, message
    assert home.run("games", "juggle").returncode == 2


def test_locked():
    home = Home()
    talk = Talk(home.start("--new", "--seed", 3))
    talk.say("fill")
    done = home.run("play", "--game", "game-1", text="ready\n")
    assert "open elsewhere" in done.stdout, done.stdout
    assert done.returncode == 1
    talk.say("ready")
    assert home.actions("game-1") == ["started", "fill", "ready"]


def test_script():
    """A pipe sends commands of every kind; the exit status reports a refused one."""
    home = Home()
    out = home.good("play", "--new", "--seed", 7, "--expansions", "jewelry-box", "--cards", "table",
                    text="r bp go bp+go\ng b3 o7t p2\ne i-livre i-tile\nj blue\nempty j\nready\n"
                    "reveal favor:3:suitable\nwhy\nwhy 1\ndone\ntile 1 left\ntile 1 center discard\n"
                    "rent 5 2 1 sure\nfund kitchen-left 1 sure\nlog\nboard\nscore\n# a remark\n"
                    "correct pp n=7\naudit\nend\nend\nhelp\nquit\n")
    assert "Her Prestige Point counter is at 7." in out, out
    assert "FAV-2" in out
    assert home.run("play", text="juggle\n").returncode == 1
    assert home.run("play", "--cards", "flying", "--new").returncode == 2
    assert home.run("play", "--new", "--expansions", "chess").returncode == 2
    assert home.refused("play", "--game", "nothing")


YOURS = "fill\nready\ncorrect turn owner=you\n"
HERS = "fill\nready\nreveal\n"
TOLD = "correct way n=1\nfill\nready\n"
COMMANDS = (
    ("", "empty g", "table leave-empty to=garment:0 spaces=63"),
    ("", "empty j", "table leave-empty to=jewel:0 spaces=15"),
    ("", "fill", "table fill"),
    ("fill\n", "ready", "table ready"),
    ("fill\nready\n", "reveal", "barry play-card card=hire:1:right:3:suitable"),
    (TOLD, "reveal tailor:2:right:3:suitable", "barry play-card card=tailor:2:right:3:suitable"),
    (TOLD + "reveal tailor:1:left:1:none\n", "card favor:1:none",
     "barry tell-card card=favor:1:none"),
    (HERS, "differently 1 at=3",
     "barry hire from=employee:2 employee=apprentice:1:i-tile instead=1 rules=HIR-1,HIR-3"),
    (HERS, "done", "barry act"),
    (YOURS, "tile 2 right discard",
     "you take-tiles from=tile:5 to=bag tile=bp+go livre=-2 open=12"),
    (YOURS, "tile 3 left", "you take-tiles from=tile:6 tile=bp livre=-2 tiles=1"),
    (YOURS, "tile 1 1", "you take-tiles from=tile:0 tile=go livre=-2 tiles=1"),
    (YOURS, "tile 2 3", "you take-tiles from=tile:5 tile=bp+go livre=-2 tiles=1"),
    (YOURS, "rent 5 2 3",
     "you place-garment from=garment:4 to=guest:2:2 garment=pink:4:thimble livre=2 open=28"),
    (YOURS, "sell 4", "you sell-garment from=garment:3 garment=pink:3 livre=-2 open=30"),
    (YOURS + "fund jeweler 2\nrent 2 2 1\n", "jewelry 3",
     "you take-jewelry from=jewel:2 jewel=pink livre=-2 tiles=1"),
    (YOURS, "hire 2", "you hire from=employee:1 employee=journeyman:1:i-buy-tile livre=-5"),
    (YOURS, "hire specialist sure", "you hire from=specialist sure=1"),
    (YOURS, "depute journeyman", "you depute employee=journeyman:0 livre=7"),
    (YOURS + "hire 1\n", "depute journeyman hand",
     "you depute from=hand employee=journeyman:0 open=2"),
    (YOURS + "fund statues 1\n", "task decoration",
     "you exam-token to=you.task:journeyman:decoration"),
    (YOURS + "rent 5 2 2\n", "pass", "you pass"),
    ("", "specialist jb-apprentice-halls", "you name-specialist specialist=jb-apprentice-halls"),
    (YOURS, "fund kitchen-right 2", "you place-token to=token:kitchen-right:1 livre=-8"),
    (YOURS, "favor", "you take-favor from=favor livre=5"),
    (YOURS, "exam journeyman sure", "you pass-exam to=you.track:journeyman pp=1 livre=-5 sure=1"),
    (YOURS + "correct your-track track=master\n", "exam master sure jb-apprentices",
     "you pass-exam to=you.track:master employee=master:5:jb-apprentices pp=1 livre=-5 sure=1"),
    (YOURS, "exam journeyman jb-journeyman-rings sure",
     "you pass-exam to=you.track:journeyman employee=journeyman:2:jb-journeyman-rings pp=1 livre=-5 sure=1"),
    (YOURS + "correct your-track track=master\n", "exam master none sure",
     "you pass-exam to=you.track:master pp=1 livre=-5 sure=1"),
    (YOURS, "depute apprentice none", "you depute employee=apprentice:0 left=apprentice:- livre=4"),
    (YOURS, "count livre 10+7 keep", "you count to=you.count:livre n=17 kept=1"),
    (YOURS, "count thread 3", "you count to=you.count:thread n=3"),
    (YOURS, "count jewelry blue:pink:blue",
     "you count to=you.count:jewelry jewelry=blue:blue:pink"),
    (YOURS, "count bonuses vi-staff:jb-apprentices", "you count to=you.count:bonuses crowns=129"),
    (YOURS, "count bonuses none", "you count to=you.count:bonuses crowns=0"),
    (YOURS, "end", "you end-turn"),
    (YOURS + "fund statues 1\nend\n", "end", "you end-turn"),
    (YOURS + "tile 1 left discard\n", "printed 1 0", "you tell-gains thread=1"),
    (YOURS + "rent 5 2 2\n", "printed 2 1", "you tell-gains thread=-2 lace=-1"),
    (YOURS + "sell 6\n", "printed 0 1 9", "you tell-gains livre=9 lace=-1"),
    (YOURS + "favor\n", "fund statues 1", "you place-token to=token:statues:0 livre=-7 open=2"),
    (YOURS + "favor\nfund statues 1\n", "tile 1 left sure",
     "you take-tiles from=tile:0 tile=go livre=-2 tiles=1"),
    (YOURS, "hand 3", "you choose-card from=you.staff:2"),
    (YOURS, "play 3", "you play-employee from=you.staff:2"),
    (YOURS + "play 3\n", "bonus 2", "you bonus employee=journeyman:start livre=-1 lace=1"),
    (YOURS + "play 5\n", "bonus", "you bonus employee=apprentice:start"),
    (YOURS, "correct pp n=7", "table correct to=barry.count:pp n=7"),
    (YOURS, "correct garment at=2 garment=blue:3", "table correct to=garment:1 garment=blue:3"),
    (YOURS, "correct staff at=1 employee=master:5", "table correct to=barry.staff:4 employee=master:5"),
    (YOURS, "correct staff at=6 employee=master:5", "table correct to=barry.staff:5 employee=master:5"),
)
MISTAKES = ("tile 1", "tile 1 middle", "tile 0 left", "tile 1 left keep", "printed 1", "printed 1 x", "rent 1 2", "rent 1 2 3 4",
            "hire", "hire nobody", "depute butler", "fund zoo 1", "exam doctor", "exam master zz",
            "count pp", "count pp x", "count pp 3+", "count fame 3", "count pp 3 discard",
            "play", "play 0", "bonus x", "count bonuses vi-staff:", "count jewelry red", "end now", "empty x", "correct", "correct pp",
            "correct favor", "differently 1",
            "reveal ace", "up 1", "up 9 none", "r zz", "g z9", "hire 65", "tile 1 4", "correct garment at=0")


def test_commands():
    """Each argument of a command goes into its field of the journal."""
    for begin, typed, line in COMMANDS:
        home = Home()
        home.good("play", "--new", "--seed", 7, "--expansions", "jewelry-box", text=f"{begin}{typed}\n")
        journal = (home.games / "game-1.dubarry").read_text(encoding="utf-8")
        last = re.split(r"^ok .*\n", journal, flags=re.M)[-2]
        assert last.splitlines()[0] == line, (typed, last)


def test_sample():
    """If a sample value decides a step, the player confirms or corrects it once, in the game and in
    a profile."""
    home = Home()
    talk = Talk(home.start("--new", "--seed", 1, "--name", "Sample"))
    question = "Her move depends on this: Hall 4. Is this what is printed?"
    for line in ("fill", "ready", "reveal"):
        talk.say(line)
    assert question in talk.heard and "  3. Guest space 1: reward – Lace\n" in talk.heard, talk.heard
    assert "  matches\n  differs NUMBER FIGURE\n" in talk.heard, talk.heard
    for line in ("differs", "differs 1", "differs 1 99", "differs 3 gold", "differs 9 1", "matches x"):
        assert question not in talk.say(line), talk.heard
    assert "Give her 1 Thread" in talk.say("differs 3 thread"), talk.heard
    assert "reward – 3 Livre" in talk.say("differs 3 3") and question in talk.heard, talk.heard
    assert "Her turn" in talk.say("matches") and question not in talk.heard, talk.heard
    assert question in talk.say("undo"), talk.heard
    talk.process.communicate("quit\n", timeout=30)
    box = json.loads(home.good("box", "show", "box-1"))
    assert box["halls"][3]["guests"][0] == {"master": True, "reward": {"livre": 3}}, box["halls"][3]
    assert box["sources"]["halls"][3] == "checked" and box["sources"]["deck"] == "starter"


def test_purse():
    """Lists have the cards, the purse and the bonus, and the end of a turn names unused options."""
    home = Home()
    said = home.good("play", "--new", "--seed", 7, "--expansions", "jewelry-box",
                     text=f"{YOURS}hand 3\nplay 3\npurse\n")
    assert "15 Livre, 0 Prestige Points, 1 Thread, 1 Lace" in said, said
    assert "3. Journeyman (Start Employee, Thread or Lace for 1 Livre) – played" in said, said
    assert "1. −1 Livre, +1 Thread" in said and "2. −1 Livre, +1 Lace" in said, said
    said = home.good("play", text="fund statues 1\nend\n")
    assert "End Turn, Bonus Not Taken" in said and "played" not in said, said
    said = home.good("play", text="bonus 2\nend\npurse\n")
    assert "1 Thread, 2 Lace" in said and "in your discards" in said, said


def test_mistakes():
    """An unknown command changes nothing, and the message names it."""
    home = Home()
    home.good("play", "--new", "--seed", 7, text=YOURS)
    before = home.actions("game-1")
    for typed in MISTAKES:
        message = home.refused("play", text=f"{typed}\n")
        named = re.search("“(.*)” is not understood", message)
        assert named and named[1] in typed.split(), (typed, message)
    assert home.actions("game-1") == before


RENTED = "fund jeweler 1\ncorrect garment at=2 garment=blue:3\nrent 2 2 1\n"


def test_empty_turn():
    """An empty line ends a turn without entries only when repeated."""
    home = Home()
    said = home.good("play", "--new", "--seed", 7, text=YOURS + "\n")
    assert said.endswith("End Turn: Nothing Entered\n"), said
    assert home.actions("game-1")[-1] == "correct"
    home.good("play", text="\nfavor\n\n")
    assert home.actions("game-1")[-2:] == ["take-favor", "end-turn"], home.actions("game-1")
    home.good("play", text="undo\nundo\n\nlog\n\n")
    assert home.actions("game-1")[-1] == "correct"
    home.good("play", text="\n\n")
    assert home.actions("game-1")[-1] == "end-turn"


def test_empty_preparation():
    """An empty line leaves pieces unknown only when repeated."""
    home = Home()
    said = home.good("play", "--new", "--seed", 7, text="\n")
    assert said.endswith("Start with 19 Unknown?\n"), said
    assert home.actions("game-1") == ["started"]
    home.good("play", text="\n\n")
    assert home.actions("game-1") == ["started", "ready"]


def test_answers():
    """A question shows the command that answers it, and its possible arguments."""
    args = ("play", "--new", "--seed", 7, "--cards", "table", "--expansions", "jewelry-box")
    for card, shown in (("hire:1:right:3:suitable", "\n  e CARD…\n"),
                        ("tailor:1:right:3:suitable", "\n  g CODE…\n")):
        home = Home()
        said = home.good(*args, text=f"ready\nreveal {card}\n")
        assert shown in said and "Her turn: answer this question." in said, said
        answers = said.splitlines()[-1].strip().split(", ")
        assert len(answers) > 4, said
        # The game accepts each of them.
        for answer in answers:
            home.good("play", text=f"{shown[3]} {answer}\nundo\n")


def test_up():
    """A card of her deck has the position that the question shows."""
    home = Home()
    games = sorted((HERE / "../store/journal/golden").glob("*.dubarry"))
    home.good("games", "import", next(path for path in games if "\nbarry turn-up" in path.read_text()))
    while home.actions("game-1")[-1] != "turn-up":
        home.good("play", "--game", "game-1", text="undo\n")
    said = home.good("play", text="undo\n")
    place = re.search(r"Employee deck: card (\d+) from top", said)[1]
    assert "\n  up CARD CROWN\n" in said, said
    home.good("play", text=f"up {place} jb-decorations\n")
    assert home.actions("game-1")[-1] == "turn-up"


def test_score():
    """Only a finished game has a winner."""
    said = Home().good("play", "--new", "--seed", 7, text="fill\nready\nscore\n")
    assert re.search("^   D    Y$", said, re.M), said
    assert "If the game ended now: you 1, Madame du Barry 0." in said, said
    assert "win" not in said.split("D    Y")[1], said


# Typed lines, and the reason for each refusal in English and French.
REFUSALS = (
    ("reveal", "It is not Madame du Barry’s turn.", "Ce n’est pas le tour de Madame du Barry."),
    ("fill", "No Round is being prepared.", "Aucune manche n’est en préparation."),
    ("income", "The Round is not over yet.", "La manche n’est pas encore terminée."),
    ("finish", "The game is not at its end yet.",
     "La partie n’est pas encore arrivée à son terme."),
    ("rent 1 9 1", "There is no such hall: the board has five.",
     "Cette salle n’existe pas : le plateau en a cinq."),
    ("rent 1 2 9", "There is no such space (Hall 2, number of spaces: 4).",
     "Cette case n’existe pas (Salle 2, nombre de cases : 4)."),
    ("rent 9 2 1", "There is no such space (Garment Design display, number of spaces: 6).",
     "Cette case n’existe pas (atelier, nombre de cases : 6)."),
    ("hire 9", "There is no such space (Hire New Employees display, number of spaces: 4).",
     "Cette case n’existe pas (zone de recrutement, nombre de cases : 4)."),
    ("fund statues 9", "There is no such space (Statues, number of spaces: 3).",
     "Cette case n’existe pas (Statues, nombre de cases : 3)."),
    ("fund statues 1", "This space is taken: Statues, 1st from left.",
     "Cette case est occupée : Statues, 1re case en partant de la gauche."),
    ("tile 1 left", "Nothing is on this space: Drawer 1 left.",
     "Il n’y a rien sur cette case : tiroir 1 à gauche."),
    ("jewelry 1", "You need a Trademark token on a Jeweler Decoration to take Jewelry.",
     "il vous faut un jeton propriété sur une décoration de bijoutier"),
    ("fund kitchen-left 2",
     "Each side may have only one Trademark token there: Catering Kitchen, Left Area, 2nd from left.",
     "Un seul jeton propriété par joueur à cet endroit : Zone gauche de la Cuisine"),
    ("favor", "The Queen’s Favor is already taken.", "La faveur"),
    ("hire specialist", "Your specialized Apprentice is already hired.",
     "Votre Apprenti spécialisé est déjà engagé."),
    ("pass", "Nothing is waiting for you to take it.", "Rien n’attend que vous le preniez."),
    ("correct garment at=1 garment=blue:0:livre14", "The Garment of 14 Livre is a green gown.",
     "La tenue de bal à 14 Louis d’or est une robe verte."),
)


def test_refusals():
    """A refusal names the error and its place."""
    home = Home()
    home.good("play", "--new", "--seed", 7, "--expansions", "jewelry-box,expert",
              text=YOURS + "fund statues 1\nfund kitchen-left 1\ntile 1 left sure\nfavor sure\n"
              "hire specialist sure\n")
    before = home.actions("game-1")
    for typed, english, french in REFUSALS:
        for edition, sentence in (("en", english), ("fr", french)):
            said = home.refused("play", "--edition", edition, text=f"{typed}\n")
            assert sentence in said.replace("\u00a0", " ").replace("\u202f", " "), (typed, said)
    assert home.actions("game-1") == before


def test_unknown():
    """The player cannot take an unknown piece; the refusal explains how to enter it."""
    for refused, expansions in (("rent 5 2 1", []), ("sell 2", []),
                             ("jewelry 3", ["--expansions", "jewelry-box"])):
        home = Home()
        begin = "ready\ncorrect turn owner=you\n" + (RENTED if expansions else "")
        said = home.refused("play", "--new", "--seed", 7, *expansions,
                            text=f"{begin}{refused}\nquit\n")
        line = re.search(r"for example: (.*)", said)
        assert line, said
        home.good("play", text=f"{line[1]}\n{refused}\nquit\n")
    said = Home().refused("play", "--new", "--seed", 7, text="rent 5 2 1\n")
    assert "for example" not in said, said


def test_asked():
    """The game asks for facts that only the player knows, with the word that answers."""
    args = ("play", "--new", "--seed", 7, "--expansions", "jewelry-box")
    crowned = "count staff 6 keep\ncorrect your-staff at=5 employee=apprentice:6:vi-pairs\n"
    for begin, typed, question in (
            ("correct your-task task=bp flag=1\n", "exam journeyman", "Only 1 of 4 tasks are marked."),
            ("", "hire specialist", "Is the condition of your specialized Apprentice met now?"),
            ("favor\n", "hire 1", "Is this the bonus of the card?"),
            (crowned, "depute apprentice", "say which one it was.")):
        home = Home()
        said = home.refused(*args, text=f"{YOURS}{begin}{typed}\nquit\n")
        answer = re.search(rf"(?:type|example): ({typed} \w+)", said)
        assert question in said and answer, said
        home.good("play", text=f"{answer[1]}\nquit\n")


def test_end_in_doubt():
    """An empty line asks once before it ends a turn if the player may have forgotten something."""
    home = Home()
    out = home.good("play", "--new", "--seed", 7, "--expansions", "jewelry-box",
                    text=YOURS + "\nfund statues 1\n\n\nquit\n")
    assert "End Turn: Nothing Entered" in out and "End Turn, Not Marked: Decoration" in out, out
    assert home.actions("game-1")[-2:] == ["place-token", "end-turn"], home.actions("game-1")


def test_beginning():
    """The beginning of a round explains what to do with the cards."""
    for cards, told in (("table", "Shuffle her 25 cards"), ("app", "Choose 3 Employee cards.")):
        out = Home().good("play", "--new", "--seed", 7, "--cards", cards,
                          text="fill\nready\nquit\n" if cards == "app" else "ready\nquit\n")
        assert told in out and "Choose 3 Employee cards." in out, out


def test_codes():
    """One line has codes of every display; a wrong code does not affect the others."""
    home = Home()
    text = home.good("play", "--new", "-s", "1", text="b3 bp o7t gain\n")
    assert "blue gown (3 PP)" in text and "gold thimble" in text, text
    game = next(home.games.glob("*.dubarry")).stem
    assert home.actions(game).count("enter") == 4, home.actions(game)
    refused = home.refused("play", text="go x9 b2\n")
    assert "Not understood: x9" in refused, refused
    assert home.actions(game).count("enter") == 5, home.actions(game)


def test_transcripts():
    """Transcripts of golden games do not change; golden/refresh.sh renews them."""
    home = Home()
    journals = HERE / "../store/journal/golden"
    transcripts = sorted((HERE / "golden").glob("*.txt"))
    assert len(transcripts) >= 6
    for transcript in transcripts:
        golden = transcript.read_text(encoding="utf-8")
        text = home.good("replay", journals / f"{transcript.stem}.dubarry")
        for number, (have, want) in enumerate(zip(text.splitlines(), golden.splitlines()), 1):
            assert have == want, f"{transcript.stem}, line {number}: {have!r}, not {want!r}"
        assert text == golden, transcript.stem
    for journal in journals.glob("*.dubarry"):
        home.good("replay", "--json", journal)


def test_tasks_on_board():
    """The board shows the tokens of both players on the tasks, even in different examinations."""
    start = YOURS + "correct task task=decoration flag=1\nfund statues 1\ntask decoration\nboard\n"
    args = ("play", "--new", "--seed", 7, "--expansions", "jewelry-box")
    drawn = Home().good(*args, text=start + "quit\n")
    assert "Decoration D Y" in drawn, drawn
    plain = Home().good(*args, "--plain", text=start + "quit\n")
    assert "Fund a Decoration: Trademark token of Madame du Barry and your Trademark token" in plain
    other = Home().good(*args, "--plain", text=YOURS + "correct your-track track=master\n"
                        "correct your-task task=coat flag=1\nboard\nquit\n")
    assert "Journeyman Examination, Fund a Decoration: empty" in other, other
    assert "Tailor a frock coat with a Journeyman: your Trademark token" in other, other


def test_same_deal():
    """The code of a game gives another player the same cards, and the program refuses a wrong
    code."""
    one, two = Home(), Home()
    first = one.good("play", "--new", "--seed", 1769, "--expansions", "jewelry-box,expert",
                     "--strength", "pp-5", "--second-place", text="fill\nready\nquit\n")
    code = re.search("Code for the same cards: ([0-9A-Z-]+)", first).group(1)
    again = two.good("play", "--deal", code.lower(), text="fill\nready\nquit\n")
    assert code in again, again
    dealt = [[line for line in (home.games / "game-1.dubarry").read_text().splitlines()
              if line.startswith(("started", "cards", "table enter", "table draw-hand"))]
             for home in (one, two)]
    assert dealt[0] == dealt[1] and any(line.startswith("cards ") for line in dealt[0]), dealt
    wrong = code[:-1] + ("0" if code[-1] != "0" else "1")
    assert "letter or a digit of the code is wrong" in two.refused("play", "--deal", wrong)
    assert "too few or too many" in two.refused("play", "--deal", code[:6])
    # One box has the same name and other values, another has the same values and another name.
    two.good("box", "new", "Mine", "deluxe")
    assert code in two.good("play", "--deal", code, text="quit\n")
    box = json.loads(one.good("box", "show", "deluxe"))
    box["all-halls"] = [n + 1 for n in box["all-halls"]]
    box["name"] = "Odd"
    path = pathlib.Path(one.folder.name) / "odd.json"
    path.write_text(json.dumps(box))
    odd = one.good("box", "import", path).split()[0]
    other = one.good("play", "--new", "--box", odd, text="quit\n")
    code = re.search("Code for the same cards: ([0-9A-Z-]+)", other).group(1)
    assert code in one.good("play", "--deal", code, text="quit\n")
    assert "values differ" in two.refused("play", "--deal", code)


def find_code(text):
    return re.search("Code for the same cards: ([0-9A-Z-]+)", text).group(1)


def test_week():
    """In a week everybody has the same deal, with any Expansions; the next week has another one."""
    one, two = Home(), Home()
    codes = [find_code(home.good("play", "--week", "2026-W07", text="quit\n")) for home in (one, two)]
    assert codes[0] == codes[1], codes
    assert "Deal of the week 2026-W07" in one.good("games", "list")
    assert find_code(one.good("play", "--week", "2026-w08", text="quit\n")) != codes[0]
    one.good("play", "--week", "2026-W07", "--expansions", "jewelry-box", "--name", "Mine", text="quit\n")
    mine = (one.games / "game-3.dubarry").read_text()
    assert "\nname Mine\n" in mine and "expansions=jewelry-box" in mine, mine[-500:]
    seeds = {re.search(r"\nstarted seed=(\d+)", (one.games / f"game-{i}.dubarry").read_text())[1]
             for i in (1, 3)}
    assert seeds == {"930790646"}, seeds
    today = datetime.date.today().isocalendar()
    one.good("play", "--week", "now", text="quit\n")
    assert f"week {today[0]}-W{today[1]:02}" in one.good("games", "list")
    assert "still to come" in one.refused("play", "--week", "9999-W01")
    assert "2026-W07" in one.refused("play", "--week", "2026-W99")
    # A code overrides all other options.
    assert codes[0] in two.good("play", "--week", "2026-W08", "--deal", codes[0], text="quit\n")
    assert "2026-W08" not in two.good("games", "list")


def test_results_of_a_deal():
    """A list compares the finished games of one deal, the best first."""
    home = Home()
    for name in ("base", "base", "base", "classic"):
        home.good("games", "import", HERE.parent / f"store/journal/golden/{name}.dubarry")
    code = find_code(home.good("play", "--game", "game-1", text="score\nquit\n"))
    home.good("play", "--game", "game-3", text="undo\ncount pp 99\nfinish\n")
    home.good("play", "--game", "game-2", text="undo\ncount pp 1\nfinish\n")
    home.good("play", "--deal", code, text="quit\n")
    lines = home.good("games", "list", "--deal", code.lower()).splitlines()
    assert [line.split()[0] for line in lines] == ["game-3", "game-1", "game-2"], lines
    assert len(home.good("games", "list").splitlines()) == 5
    other = find_code(home.good("play", "--new", "--seed", 6, text="quit\n"))
    assert home.good("games", "list", "--deal", other) == ""
    assert "too few or too many" in home.refused("games", "list", "--deal", code[:6])


def test_pack():
    """The list of pieces to pack depends on the Expansions of the game."""
    home = Home()
    for name, has_jewelry in (("base", False), ("jewelry-box", True)):
        game = home.good("games", "import", HERE.parent / f"store/journal/golden/{name}.dubarry").strip()
        text = home.good("play", "--game", game, text="pack\nquit\n")
        assert "the 42 Garment tiles into the Garment bag" in text, text
        assert ("24 Jewelry tiles go into the Jewelry bag" in text) == has_jewelry, text


sys.exit(tap.run(globals()))
