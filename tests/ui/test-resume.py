#!/usr/bin/python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-resume.py APP CLI: resumes games, in this window or elsewhere, as TAP."""

import pathlib
import re
import resource
import subprocess
import sys

from dubarry_keys import enter_seed
from dubarry_ui import (TIMEOUT, App, GamePage, Home, is_sensitive, list_apps, run_tests, seek,
                        start, type_text)

APP, CLI = (str(pathlib.Path(arg).resolve()) for arg in sys.argv[1:3])


def begin(home, seed):
    """Begins a game with filled displays, up to her first turn."""
    app = App(APP, home, "--new")
    app.press_named("check box", "Play Without a Copy")
    enter_seed(app, seed)
    type_text(app.find("text", "Name"), "Resumed")
    app.press_named("push button", "Start")
    page = GamePage(app)
    app.act(page.get_next(), "ready")
    return app, page


def go_on(page, name):
    button = page.app.wait(page.get_next, "the next button")
    assert button.get_name() == name, button.get_name()
    page.app.act(button, name)


def resume(home):
    app = App(APP, home)
    app.press_named("push button", "Resume: Resumed")
    return app, GamePage(app)


def start_terminal(home, *args):
    return start([CLI, "play", *args], home, text=True, stdin=subprocess.PIPE,
                 stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def read_games(home):
    return {path.name: path.read_bytes() for path in home.games.glob("*.dubarry")}


def test_kill_in_her_turn():
    """The power goes after the second card was revealed; the card is there again, with its
    orders."""
    home = Home()
    app, page = begin(home, 5)
    while "Your turn" not in page.get_heading():
        go_on(page, "Reveal Card")
        go_on(page, "Done")
    page.ask_to_end_turn()
    go_on(page, "End Turn: Nothing Entered")
    go_on(page, "Reveal Card")
    before = page.get_heading(), page.read_turn()
    saved = home.journal()
    app.kill()

    app, page = resume(home)
    assert (page.get_heading(), page.read_turn()) == before, (page.read_turn(), before)
    assert home.journal() == saved
    go_on(page, "Done")
    app.close()


def test_undo_and_redo():
    """After redo, and after revealing it again, her card is the same."""
    home = Home()
    app, page = begin(home, 6)
    go_on(page, "Reveal Card")
    before = page.read_turn()
    undo, redo = app.find("push button", "Undo"), app.find("push button", "Redo")
    app.act(undo, "undo")
    assert page.get_next().get_name() == "Reveal Card"
    app.act(redo, "redo")
    assert page.get_next().get_name() == "Done" and page.read_turn() == before
    app.act(undo, "undo again")
    go_on(page, "Reveal Card")
    assert page.read_turn() == before
    marks = [line for line in home.journal() if line in ("undo", "redo")]
    assert marks == ["undo", "redo", "undo"], marks
    while is_sensitive(undo):
        app.act(undo, "one more undo")
    assert page.get_heading() == "Round 1 of 7 · Preparation", page.get_heading()
    app.close()


def test_one_window():
    """A second start shows the existing window, with its game."""
    home = Home()
    app, page = begin(home, 7)
    again = subprocess.run([APP], env=home.env, timeout=TIMEOUT, check=False)
    assert again.returncode == 0
    again = subprocess.run([APP, "--resume"], env=home.env, timeout=TIMEOUT, check=False)
    assert again.returncode == 0
    assert len(app.list_windows()) == 1
    assert list_apps() == ["dubarry"], list_apps()
    assert page.get_heading() == "Round 1 of 7 · Her turn", page.get_heading()
    go_on(page, "Reveal Card")
    app.close()


def test_open_elsewhere():
    """While the terminal plays a game, the app can only view it; after the terminal closes it, the
    app can change it."""
    home = Home()
    terminal = start_terminal(home, "--new", "--seed", "8", "--name", "Resumed")
    terminal.stdin.write("fill\nready\n")
    terminal.stdin.flush()
    while "Her turn: reveal" not in terminal.stdout.readline():
        pass
    app = App(APP, home)
    app.press_named("push button", "Resume: Resumed")
    notice = app.find("label", re.compile("^This game is open elsewhere"))
    assert notice and app.find("label", "Round 1 of 7 · Her turn")
    before = read_games(home)
    undo = app.find("push button", "Undo")
    reveal = seek(app.window, "push button", "Reveal Card")
    assert not is_sensitive(undo), "a game that is open elsewhere can be undone"
    assert reveal is None, "a card can be revealed in a game that is open elsewhere"
    assert read_games(home) == before
    app.close()
    terminal.communicate("reveal\nquit\n", timeout=TIMEOUT)
    assert terminal.returncode == 0

    app, page = resume(home)
    assert seek(app.window, "label", re.compile("open elsewhere")) is None
    go_on(page, "Done")
    app.close()


def test_bad_file():
    """The app refuses a file that is not a game with a sentence, and changes nothing."""
    home = Home()
    app, page = begin(home, 9)
    saved = read_games(home)
    bad = home.path / "bad.dubarry"
    lines = home.journal()
    number = next(i for i, line in enumerate(lines) if line.startswith("box "))
    lines[number] = "box {}"
    bad.write_text("\n".join(lines) + "\n", encoding="utf-8")
    opened = subprocess.run([APP, str(bad)], env=home.env, timeout=TIMEOUT, check=False)
    assert opened.returncode == 0
    toast = app.find("label", re.compile(f"line {number + 1}\\b"))
    assert toast.get_name(), "an empty message"
    assert read_games(home) == saved
    assert page.get_heading() == "Round 1 of 7 · Her turn", page.get_heading()

    good = home.path / "good.dubarry"
    good.write_bytes(saved["game-1.dubarry"])
    opened = subprocess.run([APP, str(good)], env=home.env, timeout=TIMEOUT, check=False)
    assert opened.returncode == 0
    app.wait(lambda: len(read_games(home)) == 2, "the game of the file")
    page = GamePage(app)
    app.act(page.get_next(), "reveal", "game-2")
    app.close()


def test_profile_file():
    """The app imports a profile, and reports a bad one as a profile."""
    home = Home()
    shown = subprocess.run([CLI, "box", "show", "deluxe"], env=home.env, capture_output=True,
                           check=True).stdout
    profile = home.path / "profile.json"
    profile.write_bytes(shown)
    app = App(APP, home, str(profile))
    boxes = home.path / "dubarry" / "boxes"
    app.wait(lambda: (boxes / "box-1.json").exists(), "the profile of the file")
    profile.write_bytes(shown.replace(b'"dubarry-box"', b'"x"'))
    opened = subprocess.run([APP, str(profile)], env=home.env, timeout=TIMEOUT, check=False)
    assert opened.returncode == 0
    app.wait(lambda: any(seek(window, "label", re.compile(r"\$\.format"))
                         for window in app.list_windows()), "what is wrong with it")
    assert not (boxes / "box-2.json").exists()
    app.kill()


def test_size_limit():
    """The app survives a limit on the size of files."""
    home = Home()
    with open(home.path / "version", "wb") as version:
        done = subprocess.run([APP, "--version"], env=home.env, timeout=TIMEOUT, check=False,
                              stdout=version, preexec_fn=lambda: resource.setrlimit(
                                  resource.RLIMIT_FSIZE, (0, 0)))
    assert done.returncode >= 0, done


sys.exit(run_tests(globals()))
