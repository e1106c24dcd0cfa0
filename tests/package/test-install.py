#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-install.py PREFIX GAME...: starts the programs installed below PREFIX, with its folders only
in the environment and an empty home, and reports as TAP whether a desktop finds everything. The
GAMEs are saved games of the Deluxe and of the classic box. The test needs a screen and a bus."""

import os
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "ui"))
# This comes before the first use of GLib, which reads it once; the bus has it from its start.
PREFIX = pathlib.Path(sys.argv[1])
os.environ["XDG_DATA_DIRS"] = f"{PREFIX}/share:/usr/share"
os.environ["PATH"] = f"{PREFIX}/bin:/usr/bin:/bin"

from gi.repository import Gio  # noqa: E402
import dubarry_ui as ui  # noqa: E402

ID = "io.github.dubarry_companion.DuBarry"
MIME = "application/x-dubarry"
BOX_MIME = "application/x-dubarry-box"
DELUXE, CLASSIC = map(pathlib.Path, sys.argv[2:4])
# Words of the welcome page in each language, and of a game with the classic box in any language.
WELCOME = {
    "en": ("Madame du Barry Awaits You", "New Game"),
    "fr": ("Madame du\N{NO-BREAK SPACE}Barry vous attend", "Nouvelle partie"),
    "uk": ("Мадам дю\N{NO-BREAK SPACE}Баррі чекає на вас", "Нова гра"),
    "en@classic": ("Madame du Barry Awaits You", "New Game"),
}


def make_home(language):
    home = ui.Home()
    home.env.update(HOME=str(home.path), LANGUAGE=language)
    for name in ("DUBARRY_LOCALEDIR", "GSETTINGS_SCHEMA_DIR"):
        home.env.pop(name, None)
    return home


def check_welcome(language):
    app = ui.App("dubarry", make_home(language))
    heading, button = WELCOME[language]
    app.find("label", heading)
    app.find("push button", button)


def test_english():
    check_welcome("en")


def test_french():
    check_welcome("fr")


def test_ukrainian():
    check_welcome("uk")


def test_classic_english():
    check_welcome("en@classic")


def test_open_file():
    """A game file given to the app joins the list, and appears in the words of its box."""
    home = make_home("fr")
    app = ui.App("dubarry", home, DELUXE)
    app.find("label", "Salle royale")
    assert len(list(home.games.glob("*.dubarry"))) == 1


def test_classic():
    app = ui.App("dubarry", make_home("fr"), CLASSIC)
    app.find("label", "King’s hall")


def test_activate():
    """The bus starts the app, whose actions match the desktop file."""
    info = Gio.DesktopAppInfo.new(f"{ID}.desktop")
    assert info is not None and info.get_boolean("DBusActivatable")
    assert info.list_actions() == ["new-game", "resume"]
    path = "/" + ID.replace(".", "/")
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    for action in info.list_actions():
        bus.call_sync(ID, path, "org.freedesktop.Application", "ActivateAction",
                      ui.GLib.Variant("(sava{sv})", (action, [], {})), None,
                      Gio.DBusCallFlags.NONE, ui.TIMEOUT * 1000)
    ui.wait_until(lambda: "dubarry" in ui.list_apps() or ID in ui.list_apps(), "the app")
    bus.call_sync(ID, path, "org.gtk.Actions", "Activate",
                  ui.GLib.Variant("(sava{sv})", ("quit", [], {})), None, Gio.DBusCallFlags.NONE,
                  ui.TIMEOUT * 1000)


def test_kind_of_file():
    for name, data in ((DELUXE.name, None), ("unnamed", DELUXE.read_bytes()[:256])):
        kind, _ = Gio.content_type_guess(name, data)
        assert kind == MIME, (name, kind)
    assert Gio.content_type_get_icon(MIME).get_names()[0] == f"{ID}-game"
    assert Gio.AppInfo.get_default_for_type(MIME, False).get_id() == f"{ID}.desktop"
    kind, _ = Gio.content_type_guess("mine.dubarry-box", b'{"format": "dubarry-box"')
    assert kind == BOX_MIME, kind
    assert Gio.content_type_get_icon(BOX_MIME).get_names()[0] == f"{ID}-box"
    assert Gio.AppInfo.get_default_for_type(BOX_MIME, False).get_id() == f"{ID}.desktop"
    texts = {language: subprocess.run(
        ["/usr/bin/python3", "-c", "from gi.repository import Gio\n"
         f"print(Gio.content_type_get_description('{MIME}'))"],
        env=dict(os.environ, LC_ALL="C.UTF-8", LANGUAGE=language), check=True, text=True,
        stdout=subprocess.PIPE).stdout for language in ("en", "fr")}
    assert texts["fr"].startswith("Partie de Rococo"), texts


def test_icons():
    icons = PREFIX / "share/icons/hicolor"
    for name in (f"scalable/apps/{ID}.svg", f"16x16/apps/{ID}.svg",
                 f"symbolic/apps/{ID}-symbolic.svg", f"scalable/mimetypes/{ID}-game.svg"):
        assert (icons / name).is_file(), name
    cache = (icons / "icon-theme.cache").read_bytes()
    assert ID.encode() in cache and f"{ID}-game".encode() in cache


def test_manuals():
    for page in ("man1/dubarry.1", "man1/dubarry-cli.1", "fr/man1/dubarry.1",
                 "uk/man1/dubarry-cli.1", "man5/dubarry-formats.5"):
        assert list((PREFIX / "share/man").glob(f"{page}*")), page
    for name in ("dubarry", "dubarry-cli"):
        said = subprocess.run([PREFIX / "bin" / name, "--version"], check=True, text=True,
                              stdout=subprocess.PIPE, env=make_home("en").env).stdout
        assert re.fullmatch(rf"{name} \d+\.\d+\.\d+\n", said), said


sys.exit(ui.run_tests(globals()))
