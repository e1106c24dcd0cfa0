#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-terminal.py CLI LOCALEDIR READLINE: plays games in a real pseudo-terminal, as TAP.

READLINE is "true" if this build can edit lines.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import tap
from terminal import PROMPT, Terminal, width_of

CLI = str(pathlib.Path(sys.argv[1]).resolve())
LOCALEDIR = str(pathlib.Path(sys.argv[2]).resolve())
READLINE = sys.argv[3] == "true"
COMPLETIONS = pathlib.Path(__file__).resolve().parents[2] / "data/completions"
EDITIONS = ("en", "fr", "uk", "classic")
# The last words of a board.
FAVOR = "Queen’s Favor"


class Home:
    """A separate home, with its own games and history."""

    def __init__(self, **changes):
        self.folder = tempfile.TemporaryDirectory()
        self.env = dict(os.environ, LC_ALL="C.UTF-8", LANGUAGE="en", TERM="xterm",
                        DUBARRY_LOCALEDIR=LOCALEDIR, XDG_DATA_HOME=self.folder.name,
                        XDG_STATE_HOME=self.folder.name, INPUTRC="/dev/null", PAGER="cat")
        self.env.pop("NO_COLOR", None)
        self.env.update(changes)

    def play(self, *args, columns=80, rows=24):
        terminal = Terminal([CLI, "play", *map(str, args)], self.env, columns, rows)
        terminal.wait(PROMPT)
        return terminal

    def actions(self):
        done = subprocess.run([CLI, "replay", "--json", "game-1"], capture_output=True, text=True,
                              env=self.env, timeout=60, check=True)
        return [entry["action"] for entry in json.loads(done.stdout)["entries"]]


def needs_editing():
    if not READLINE:
        raise tap.Skip("built without readline")


def test_editing():
    needs_editing()
    home = Home()
    terminal = home.play("--new", "--seed", 7)
    terminal.press("xll", "left", "left", "backspace", "i", "home", "f", "enter")
    terminal.wait("Prepare Round 1", PROMPT)
    assert home.actions() == ["started", "fill"]
    terminal.kill()


def test_history():
    """Up brings back typed lines, in this session and the next."""
    needs_editing()
    home = Home()
    terminal = home.play("--new", "--seed", 7)
    terminal.say("fill", "Prepare")
    terminal.say("ready", "Her turn")
    terminal.press("up", "up")
    terminal.wait("fill")
    terminal.press("kill")
    terminal.say("audit")
    terminal.press("quit", "enter")
    assert terminal.end() == 0
    again = home.play()
    again.press("up")
    again.wait("quit")
    again.press("up")
    again.wait("audit")
    again.kill()


def test_completion():
    """Tab completes commands, places that are possible now, employees, cards and codes."""
    needs_editing()
    home = Home()
    terminal = home.play("--new", "--seed", 7, "--cards", "table", "--expansions", "jewelry-box")
    for typed, found in (("co", ("correct", "count")), ("e i-l", ("i-livre",)),
                         ("g b3", ("b3", "b3t")), ("j ", ("b", "p", "g", "o")),
                         ("r b", ("bp", "bp+go")), ("help ren", ("rent",)),
                         ("reveal tail", ("tailor:",)), ("correct her-", ("her-",)),
                         ("fund ", ("fireworks", "jeweler", "statues"))):
        terminal.press(typed, "tab", "tab", "tab")
        terminal.wait(*found)
        terminal.press("kill")
    terminal.press("fil", "tab", "enter")
    terminal.wait(PROMPT)
    terminal.say("ready", "Her turn")
    terminal.say("correct turn owner=you", "Your turn")
    for typed, found in (("tile ", ("1", "2", "3")), ("tile 1 ", ("left",)),
                         ("rent ", ("1", "6")), ("rent 1 ", ("1", "5")),
                         ("hire ", ("1", "specialist")), ("fund st", ("statues",)),
                         ("depute m", ("master",)), ("count th", ("thread",))):
        terminal.press(typed, "tab", "tab", "tab")
        terminal.wait(*found)
        terminal.press("kill")
    terminal.kill()


def test_ctrl_c():
    """In the middle of an entry Ctrl+C drops only the line; Up brings it back."""
    needs_editing()
    home = Home()
    terminal = home.play("--new", "--seed", 7)
    terminal.say("fill", "Prepare")
    terminal.press("rea")
    terminal.wait("rea")
    terminal.press("ctrl-c")
    terminal.wait("^C", "> ")
    assert home.actions() == ["started", "fill"]
    terminal.press("up")
    terminal.wait("rea")
    terminal.press("dy", "enter")
    terminal.wait("Her turn", PROMPT)
    for _ in range(2):
        terminal.press("ctrl-c")
        terminal.wait("^C", "> ")
    terminal.say("reveal", "Her turn")
    assert home.actions() == ["started", "fill", "ready", "play-card"]
    terminal.kill()


def test_ctrl_d():
    """Ctrl+D deletes at most a letter of a line; in an empty line it leaves, and everything is
    saved."""
    needs_editing()
    home = Home()
    terminal = home.play("--new", "--seed", 7)
    terminal.say("fill", "Prepare")
    terminal.press("readyy", "left", "ctrl-d", "ctrl-d", "enter")
    terminal.wait("Her turn", PROMPT)
    terminal.press("ctrl-d")
    assert terminal.end() == 0
    assert home.actions() == ["started", "fill", "ready"]


def test_enter_alone():
    """The prompt names the effect of an empty line, except at a question."""
    home = Home()
    terminal = home.play("--new", "--seed", 7)
    assert terminal.text().endswith("\n[ready] > ")
    terminal.press("enter")
    terminal.wait("[Start with 19 Unknown?] > ")
    assert terminal.say("fill", "Prepare").endswith("\n[ready] > ")
    assert terminal.say("", "Her turn: reveal").endswith("\n[reveal] > ")
    assert terminal.say("", "Her turn: follow these steps").endswith("\n[done] > ")
    assert home.actions() == ["started", "fill", "ready", "play-card"]
    assert terminal.say("done", "Your turn").endswith("\n[end] > ")
    terminal.press("enter")
    terminal.wait("[End Turn: Nothing Entered] > ")
    assert home.actions()[-1] == "act"
    terminal.press("enter")
    terminal.wait("Her turn", PROMPT)
    assert home.actions()[-1] == "end-turn"
    terminal.kill()


def test_pasted_lines():
    needs_editing()
    home = Home()
    terminal = home.play("--new", "--seed", 7)
    terminal.press("\x1b[200~fill\nready\x1b[201~", "enter")
    terminal.wait("Her turn", PROMPT)
    assert home.actions() == ["started", "fill", "ready"]
    terminal.kill()


def test_mistakes():
    home = Home()
    terminal = home.play("--new", "--seed", 7)
    assert "Did you mean “help”?" in terminal.say("hlep", "not understood")
    assert "Expected: r, g, e or j." in terminal.say("empty x", "not understood")
    for line in ("fill", "ready", "correct turn owner=you"):
        terminal.say(line)
    for line, reason in (("depute journeyman", None),
                         ("depute master", "You must keep at least four Employee cards."),
                         ("hire 1 sure", None),
                         ("depute journeyman", "You do not have such an Employee card."),
                         ("correct your-hand n=1", None),
                         ("depute master hand", "You have no other Employee card in your hand.")):
        shown = terminal.say(line)
        assert reason is None or reason in shown, (line, shown)
    terminal.kill()


def test_width():
    """No line is wider than the terminal, and no word that fits is split."""
    for edition in EDITIONS:
        for columns in (40, 80, 200):
            home = Home()
            terminal = home.play("--new", "--seed", 4, "--edition", edition, columns=columns)
            shown = terminal.text()
            for line in ("fill", "ready", "reveal", "why", "help", "log", "audit", "board", "done",
                         "board"):
                shown += terminal.say(line)
            wide = [line for line in shown.split("\n") if width_of(line) > columns]
            assert not wide, (edition, columns, wide[:3])
            assert columns == 200 or any(line.startswith("     ") for line in shown.split("\n"))
            terminal.kill()


def test_hanging():
    """A wrapped line continues below its own text; an item without a mark continues to the right of
    it."""
    home = Home()
    terminal = home.play("--new", "--seed", 7, columns=40)
    terminal.say("fill", "Prepare")
    terminal.say("ready", "Her turn")
    shown = terminal.say("reveal", "  2. ")
    assert re.search(r"\n  1\. [^\n]+\n     \w", shown), shown
    step = re.search(r"\n  1\. ([^\n]+)", shown)[1]
    shown = terminal.say("why 1", "HIR-1")
    assert f"\n1. {step}" in shown, shown
    assert re.search(r"\n  \w[^\n]+\n    \w", shown), shown
    terminal.kill()


def test_wide_letters():
    """A letter can take two columns, or none."""
    for name, n_lines in (("宮廷" * 15, 2), ("e\u0301" * 30, 1)):
        home = Home()
        terminal = Terminal([CLI, "play", "--new", "--seed", "4", "--name", name], home.env, 40, 24)
        lines = terminal.wait(PROMPT).split("\n")
        assert not [line for line in lines if width_of(line) > 40], lines
        named = [line for line in lines if name[:2] in line]
        assert len(named) == n_lines, named
        terminal.kill()


def test_board():
    """The board has columns, two at 80; marks show where her steps take and put pieces."""
    for columns, n in ((40, 1), (80, 2), (200, 4)):
        home = Home()
        terminal = home.play("--new", "--seed", 9, "--expansions", "jewelry-box", columns=columns)
        terminal.say("fill", "Prepare")
        terminal.say("ready", "Her turn")
        terminal.say("reveal", "Drawer 3 left")
        lines = terminal.say("board", FAVOR).split("\n")
        starts = [line.index(title) for title in ("Resource display: 1", "Hall 5: 1", FAVOR)
                  for line in lines if title in line]
        assert max(starts) // (columns // n) == n - 1 and starts[0] == 0, (starts, lines)
        drawers = re.search(r"1 .*?2 .*?3 .*?(?=Garment)", " ".join(lines), re.S)[0]
        assert drawers.count("↑1") == 3, drawers
        assert "↑" not in terminal.say("done", "Your turn")
        terminal.kill()


def test_changes_on_the_board():
    """After an entry the program draws only the changes on the board, if there are any."""
    home = Home()
    terminal = home.play("--new", "--seed", 7, rows=60)
    terminal.say("fill", "Prepare")
    terminal.say("ready", "Her turn")
    terminal.say("reveal", "Her turn")
    shown = terminal.say("done", FAVOR, "Your turn")
    assert "Hall 5: " in shown and "Resource display: " in shown, shown
    shown = terminal.say("rent 5 2 1", "Your turn")
    titles = re.findall(r"(?:^|  )([A-Z][\w ]+): \d", shown, re.M)
    assert titles == ["Garment Design display", "Hall 2"], shown
    shown = terminal.say("count livre 9", "Your turn")
    assert "display" not in shown and "Hall" not in shown, shown
    terminal.say("undo", "Your turn")
    assert "Hall 2: 1 ★Thread" in terminal.say("undo", "Your turn")
    terminal.kill()


def test_small_terminal():
    """A setup or a board that does not fit is paged, and the program does not draw the board by
    itself."""
    home = Home(PAGER="sed s/^/paged:/")
    for rows, fits in ((15, False), (60, True)):
        terminal = home.play("--new", "--seed", 7, "--expansions", "jewelry-box", rows=rows)
        assert ("paged:" in terminal.raw) != fits, terminal.raw
        terminal.say("fill", "Prepare")
        terminal.say("ready", "Her turn")
        terminal.say("reveal", "Her turn")
        shown = terminal.say("done", "Your turn")
        assert ("Hall 5: " in shown) == fits, shown
        assert ("“board” shows the board" in shown) != fits, shown
        assert ("paged:Resource display" in terminal.say("board", FAVOR)) != fits
        terminal.kill()


def test_targets():
    """The board shows her token in its place, and before that the mark of its future place."""
    home = Home()
    terminal = home.play("--new", "--seed", 9, "--cards", "table")
    terminal.say("fill", "Prepare")
    terminal.say("ready", "Her turn")
    terminal.say("reveal fund:statues:3:none", "Her turn")
    before = terminal.say("board", FAVOR)
    assert "1 7 L 0 PP ↓1" in before, before
    terminal.say("done", "Your turn")
    after = terminal.say("board", FAVOR)
    assert "1 0 PP D" in after and "↓" not in after, after
    terminal.kill()


def test_ascii():
    home = Home()
    terminal = home.play("--new", "--seed", 9, "--ascii")
    terminal.say("fill", "Prepare")
    terminal.say("ready", "Her turn")
    shown = terminal.say("board", "Favor: on the board")
    assert not any(ord(c) > 127 for c in shown), [c for c in shown if ord(c) > 127]
    terminal.kill()


def test_plain():
    """With --plain each line has one fact, and nothing is drawn, bold or paged."""
    home = Home(PAGER="sed s/^/paged:/")
    terminal = home.play("--new", "--seed", 9, "--plain", columns=200)
    terminal.say("fill", "Prepare")
    terminal.say("ready", "Her turn")
    lines = terminal.say("board", "in hand").split("\n")
    assert "\x1b[1m" not in terminal.raw and "paged:" not in terminal.raw, terminal.raw
    assert "Statues, 1st from left (cost 7): empty" in lines, lines
    assert "Queen’s Favor: on the board" in lines, lines
    assert len(lines) > 55 and not any(c in terminal.raw for c in "│|"), lines
    terminal.say("count livre 25", "Her turn")
    lines = terminal.say("score", "If the game ended now: you 2").split("\n")
    assert "Madame du Barry, Statues: 0" in lines and "You, Statues: 0" in lines, lines
    assert "You, Livre and Jewelry tiles: 2" in lines, lines
    terminal.kill()


def test_colors():
    """The letter of a garment has its color, and also appears without colors."""
    for changes in ({}, {"NO_COLOR": "1"}):
        home = Home(**changes)
        terminal = home.play("--new", "--seed", 9)
        terminal.say("fill", "Prepare")
        terminal.say("ready", "Her turn")
        shown = terminal.say("board", FAVOR)
        assert "1 P 2 8 L" in shown, shown
        assert ("\x1b[35m1 P 2" in terminal.raw) == (not changes), terminal.raw
        terminal.kill()


def test_resize():
    home = Home()
    terminal = home.play("--new", "--seed", 7)
    terminal.say("fill", "Prepare")
    if READLINE:
        terminal.press("aud")
        terminal.wait("aud")
        terminal.resize(40, 20)
        terminal.press("it", "enter")
        terminal.wait(PROMPT)
    else:
        terminal.resize(40, 20)
    shown = terminal.say("help", "finish")
    assert max(width_of(line) for line in shown.split("\n")) <= 40, shown
    terminal.resize(200, 50)
    shown = terminal.say("help", "finish")
    assert max(width_of(line) for line in shown.split("\n")) > 80, shown
    terminal.kill()


def test_style():
    """A terminal shows bold text, except with NO_COLOR or if it is dumb."""
    for changes, styled in (({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False),
                            ({"NO_COLOR": ""}, True)):
        home = Home(**changes)
        terminal = home.play("--new", "--seed", 7)
        terminal.say("fill", "Prepare")
        assert ("\x1b[1m" in terminal.raw) == styled, (changes, terminal.raw)
        terminal.kill()


def test_pager():
    """Text that does not fit goes through the pager, other text does not."""
    home = Home(PAGER="sed s/^/paged:/")
    env = home.env
    for args, rows, paged in ((["help"], 12, True), (["help"], 80, False),
                              (["help", "status"], 12, False)):
        terminal = Terminal([CLI, *args], env, 80, rows)
        status = terminal.end()
        assert status == 0, terminal.raw
        assert ("paged:" in terminal.raw) == paged, (args, rows, terminal.raw)


def start_shell(home, *args):
    """Starts a shell with an empty home, which finds the program by its name."""
    path = shutil.which(args[0])
    if path is None:
        raise tap.Skip(f"{args[0]} is missing")
    programs = pathlib.Path(home.folder.name, "bin")
    programs.mkdir()
    (programs / "dubarry-cli").symlink_to(CLI)
    env = dict(home.env, PATH=f"{programs}:{home.env['PATH']}", HOME=home.folder.name,
               ZDOTDIR=home.folder.name, XDG_CONFIG_HOME=home.folder.name)
    return Terminal([path, *args[1:]], env, 100, 40)


def test_zsh():
    """The shell lists or completes possible words."""
    home = Home()
    pathlib.Path(home.folder.name, ".zshrc").write_text(
        f"PS1='ready> '; fpath=({COMPLETIONS} $fpath); autoload -Uz compinit; compinit -D\n",
        encoding="utf-8")
    shell = start_shell(home, "zsh", "-i")
    shell.wait("ready> ")
    for typed, found in (("re", ("replay", "resolve")),
                         ("box li", ("box list ",)),
                         ("simulate --se", ("--second-place", "--seed")),
                         ("replay --edition=cl", ("--edition=classic ",)),
                         ("help cod", ("help codes ",))):
        shell.press(f"dubarry-cli {typed}", "tab", "tab")
        shell.wait(*found)
        shell.press("kill", "enter")
        shell.wait("ready> ")
    shell.press("dubarry-cli play --edition ", "tab", "tab")
    shell.wait("classic", "en", "fr", "uk")
    shell.kill()


def test_fish():
    home = Home()
    shell = start_shell(home, "fish", "--no-config", "-c",
                        f"source {COMPLETIONS}/dubarry-cli.fish; for words in 're' 'box li' "
                        "'simulate --se' 'play --edition '; "
                        "complete -C \"dubarry-cli $words\"; end")
    assert shell.end() == 0, shell.raw
    listed = [line.split("\t")[0] for line in shell.lines() if line]
    assert sorted(listed) == sorted(["resolve", "replay", "list", "--seed", "--second-place", "en",
                                     "fr", "uk", "classic"]), listed


def test_killed():
    """Closing the terminal loses no confirmed entry."""
    home = Home()
    terminal = home.play("--new", "--seed", 7)
    terminal.say("fill", "Prepare")
    terminal.press("rea")
    os.close(terminal.file)
    os.waitpid(terminal.pid, 0)
    assert home.actions() == ["started", "fill"]
    if READLINE:
        history = pathlib.Path(home.folder.name, "dubarry/history").read_text(encoding="utf-8")
        assert history == "fill\n", history


sys.exit(tap.run(globals()))
