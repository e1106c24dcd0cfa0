#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-data.py CLI LOCALEDIR ROOT SCHEMAS: tests the archive of all data, as TAP.

An import on another computer restores the exported data byte by byte. It never replaces existing
data, and a malicious archive changes nothing.
"""

import hashlib
import io
import os
import pathlib
import shutil
import subprocess
import sys
import tarfile
import tempfile

import tap
from seal import seal

CLI = str(pathlib.Path(sys.argv[1]).resolve())
LOCALEDIR = str(pathlib.Path(sys.argv[2]).resolve())
GOLDEN = pathlib.Path(sys.argv[3]).resolve() / "tests/store/journal/golden"
SCHEMAS = str(pathlib.Path(sys.argv[4]).resolve())
# Without the app there are no settings.
HAS_SETTINGS = (pathlib.Path(SCHEMAS) / "gschemas.compiled").exists()
PATH = "io/github/dubarry_companion/DuBarry"
ABOUT = ("dubarry/about.txt", b"dubarry-data 1\n")


class Home:
    """A simulated computer: data, and settings in a file."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.path = pathlib.Path(self.folder.name)
        self.data = self.path / "share/dubarry"
        self.keyfile = self.path / "config/glib-2.0/settings/keyfile"
        self.env = dict(os.environ, LC_ALL="C.UTF-8", LANGUAGE="en", DUBARRY_LOCALEDIR=LOCALEDIR,
                        XDG_DATA_HOME=str(self.path / "share"), GSETTINGS_BACKEND="keyfile",
                        XDG_CONFIG_HOME=str(self.path / "config"), GSETTINGS_SCHEMA_DIR=SCHEMAS)

    def run(self, *args, text=""):
        return subprocess.run([CLI, *map(str, args)], input=text, capture_output=True, text=True,
                              env=self.env, timeout=100, check=False)

    def good(self, *args, text=""):
        done = self.run(*args, text=text)
        assert done.returncode == 0, f"{args}: exit {done.returncode}: {done.stderr}"
        return done.stdout

    def refused(self, *args):
        """Asserts a refusal in one line, without a change."""
        before = self.files()
        done = self.run(*args)
        assert done.returncode == 1, f"{args}: exit {done.returncode}: {done.stdout}"
        assert done.stderr.count("\n") == 1, done.stderr
        assert self.files() == before, args
        return done.stderr

    def set(self, **values):
        self.keyfile.parent.mkdir(parents=True, exist_ok=True)
        lines = "".join(f"{key.replace('_', '-')}={value}\n" for key, value in values.items())
        self.keyfile.write_text(f"[{PATH}]\n{lines}")

    def settings(self):
        has_file = HAS_SETTINGS and self.keyfile.exists()
        lines = self.keyfile.read_text().splitlines() if has_file else []
        return dict(line.split("=", 1) for line in lines if "=" in line)

    def files(self):
        """Returns the player's files with the times of their last changes, which drafts lack."""
        return {path.relative_to(self.data).as_posix():
                (path.read_bytes(), path.suffix == ".draft" or int(path.stat().st_mtime))
                for path in sorted(self.data.glob("*/*")) if path.suffix in (".dubarry", ".json", ".draft")}

    def fill(self):
        """Makes games of all kinds, a profile with its draft, and settings."""
        for name in ("base", "jewelry-box", "way-learn", "base", "classic"):
            self.good("games", "import", GOLDEN / f"{name}.dubarry")
        self.good("play", "--new", "--name", "Été – Львів", "--seed", 3, text="fill\nready\nquit\n")
        first = self.data / "games/game-1.dubarry"
        first.write_text(seal("".join(
            line + ("note By the fire.\\nTea was cold.\n" if i == 0 else "")
            for i, line in enumerate(first.read_text().splitlines(True)) if not line.startswith("ok "))))
        damaged = self.data / "games/game-2.dubarry"
        damaged.write_bytes(damaged.read_bytes()[:20000] + b"\0" * 300)
        os.utime(damaged, (1763355600, 1763355600))
        self.good("box", "new", "Mine")
        self.good("box", "new", "Моя копія", "classic")
        (self.data / "boxes/box-1.draft").write_text(
            '{"format": "dubarry-box-draft", "version": 2, "part": 1}\n')
        self.set(color_scheme="'dark'", box="'box-2'", window_width="700",
                 expansions="['jewelry-box', 'fancy']", play_name="'Zoë'")
        return self


def pack(home, *files, name="made.tar"):
    """Makes an archive with these files; each has a name, its bytes, and optionally another
    type."""
    path = home.path / name
    with tarfile.open(path, "w", format=tarfile.USTAR_FORMAT) as archive:
        for file in files:
            info = tarfile.TarInfo(file[0])
            info.size = len(file[1])
            if len(file) > 2:
                info.type, info.linkname, info.size = file[2], "/etc/passwd", 0
            archive.addfile(info, io.BytesIO(file[1]))
    return path


def test_round_trip():
    """Another computer has all data unchanged after the import, and exports the same archive."""
    one, two = Home().fill(), Home()
    out = one.good("data", "export", one.path / "all.tar")
    assert out == "Saved games 6, box profiles 2.\n", out
    assert two.good("data", "import", one.path / "all.tar") == "New games 6, box profiles 2.\n"
    assert one.files() == two.files() and len(one.files()) == 9
    assert one.settings() == two.settings(), two.settings()
    assert len(two.settings()) == 5 * HAS_SETTINGS, two.settings()
    for command in (("games", "list"), ("box", "list"), ("stats", "--csv")):
        assert one.good(*command) == two.good(*command)
    two.good("data", "export", two.path / "all.tar")
    sums = [hashlib.sha256((home.path / "all.tar").read_bytes()).hexdigest() for home in (one, two)]
    assert sums[0] == sums[1], sums
    # New games get new numbers.
    two.good("play", "--new", text="quit\n")
    assert (two.data / "games/game-7.dubarry").exists()


def test_twice():
    """The import skips existing data, even under another id."""
    one, two = Home().fill(), Home().fill()
    one.good("data", "export", one.path / "all.tar")
    before, settings = one.files(), one.settings()
    assert one.good("data", "import", one.path / "all.tar") == \
        "New games 0, box profiles 0. Here already: 8.\n"
    assert (one.files(), one.settings()) == (before, settings)
    for number in (1, 3):
        os.rename(two.data / f"games/game-{number}.dubarry", two.data / f"games/old-{number}.dubarry")
    out = two.good("data", "import", one.path / "all.tar")
    # The game begun on each computer differs, unless both began in the same second.
    is_new = len({home.files()["games/game-6.dubarry"][0] for home in (one, two)}) - 1
    assert out == f"New games {is_new}, box profiles 0. Here already: {8 - is_new}.\n", out


def test_nothing_is_replaced():
    """Existing games and profiles of the same ids stay, and settings refer to the imported ones."""
    one, two = Home().fill(), Home()
    one.good("data", "export", one.path / "all.tar")
    two.good("play", "--new", "--seed", 99, text="quit\n")
    two.good("box", "new", "Another")
    two.good("box", "new", "Mine", "classic")
    two.set(color_scheme="'light'")
    before = two.files()
    out = two.good("data", "import", one.path / "all.tar")
    assert out == "New games 6, box profiles 2.\n", out
    after = two.files()
    assert all(after[name] == before[name] for name in before), after.keys()
    came = {content for name, (content, _) in after.items() if name.endswith(".dubarry")}
    assert all(content in came for name, (content, _) in one.files().items()
               if name.endswith(".dubarry"))
    names = {line.split("  ")[-1]: line.split()[0] for line in two.good("box", "list").splitlines()}
    assert "Mine (2)" in names and "Моя копія" in names, names
    assert (two.data / f"boxes/{names['Mine (2)']}.draft").exists()
    again = two.good("data", "import", one.path / "all.tar")
    assert again == "New games 0, box profiles 0. Here already: 8.\n", again
    if not HAS_SETTINGS:
        return
    settings = two.settings()
    assert settings["color-scheme"] == "'light'" and settings["play-name"] == "'Zoë'", settings
    assert settings["box"] == f"'{names['Моя копія']}'", (settings, names)


def test_other_tools():
    """The program tar can open the archive."""
    one = Home().fill()
    one.good("data", "export", one.path / "all.tar")
    with tarfile.open(one.path / "all.tar") as archive:
        assert archive.getnames()[0] == ABOUT[0]
        contents = {name.removeprefix("dubarry/"): archive.extractfile(name).read()
                    for name in archive.getnames()}
    for name, (content, _) in one.files().items():
        assert contents[name] == content, name
    assert not HAS_SETTINGS or "color-scheme='dark'\n" in contents["settings.txt"].decode()
    if shutil.which("tar") is None:
        raise tap.Skip("no tar")
    subprocess.run(["tar", "xf", "all.tar"], cwd=one.path, check=True)
    for name, (content, _) in one.files().items():
        assert (one.path / "dubarry" / name).read_bytes() == content, name


def test_hostile():
    home = Home().fill()
    game = ("dubarry/games/game-9.dubarry", (GOLDEN / "base.dubarry").read_bytes())
    box = ("dubarry/boxes/box-9.json", (home.data / "boxes/box-1.json").read_bytes())
    foreign = ("dubarry/games/../../x.dubarry", "/etc/x.dubarry", "dubarry/games/.dubarry",
               "dubarry/games/a/b.dubarry", "dubarry/games/x", "dubarry/x/x.dubarry", "x.dubarry",
               "dubarry/games/.trash/x.dubarry", "dubarry/games/x.dubarry\x1b[2J.dubarry",
               "dubarry/boxes/deluxe.json", "dubarry/boxes/" + "x" * 65 + ".json",
               "dubarry/xsettings.txt", "dubarry/settings.txt/settings.txt")
    for name in foreign:
        assert "does not belong there" in home.refused("data", "import", pack(home, ABOUT, game, (name, game[1]))), name
    for kind in (tarfile.SYMTYPE, tarfile.LNKTYPE, tarfile.CHRTYPE, tarfile.FIFOTYPE):
        assert "archive is damaged" in home.refused(
            "data", "import", pack(home, ABOUT, game, ("dubarry/games/x.dubarry", b"", kind)))
    for name, text in ((game[0], b"nonsense"), (box[0], b"{}"), (box[0], b"\xff"), (box[0], b""),
                       ("dubarry/boxes/box-9.draft", b"\xff"), ("dubarry/settings.txt", b"\xff\0")):
        line = home.refused("data", "import", pack(home, ABOUT, game, (name, text)))
        assert name in line, line
    large = (box[0], b" " * 2_000_000)
    assert "does not belong" in home.refused("data", "import", pack(home, ABOUT, large))
    for files in ((), (game,), (game, ABOUT), ((ABOUT[0], b"dubarry-data 2\n"), game)):
        line = home.refused("data", "import", pack(home, *files))
        assert "not an archive of Du Barry" in line or "end is missing" in line, line
    for text in (b"", b"x" * 5000, b"\0" * 5000):
        (home.path / "junk").write_bytes(text)
        home.refused("data", "import", home.path / "junk")
    home.refused("data", "import", home.path)
    home.refused("data", "import", home.path / "none")


def test_broken():
    """The program refuses an archive that is cut anywhere, or has another byte in any header, and
    checks that games are complete."""
    home = Home()
    home.good("play", "--new", "--seed", 5, text="quit\n")
    home.good("data", "export", home.path / "all.tar")
    whole = (home.path / "all.tar").read_bytes()
    other = Home()
    cut = other.path / "cut.tar"
    for length in [*range(0, len(whole) - 1024, 512), 700, 5000, len(whole) - 1100]:
        cut.write_bytes(whole[:length])
        other.refused("data", "import", cut)
    # The last byte of a checksum has no meaning.
    for at in sorted({*range(1024, 1536, 5), 1024 + 124, 1024 + 135, 1024 + 148} - {1024 + 155}):
        changed = bytearray(whole)
        changed[at] ^= 1
        cut.write_bytes(changed)
        assert "damaged" in other.refused("data", "import", cut), at
    # The size is larger than the archive, with a correct checksum.
    header = bytearray(whole[1024:1536])
    header[124:136] = b"77777777777\0"
    header[148:156] = b" " * 8
    header[148:156] = b"%06o\0 " % sum(header)
    cut.write_bytes(whole[:1024] + header + whole[1536:])
    assert "damaged" in other.refused("data", "import", cut)
    cut.write_bytes(whole)
    other.good("data", "import", cut)


def test_unreadable():
    """The export leaves unreadable files out, and reports them."""
    home, other = Home().fill(), Home()
    (home.data / "games/broken.dubarry").write_text("nonsense\n")
    (home.data / "boxes/broken.json").write_text("[")
    out = home.good("data", "export", home.path / "all.tar")
    assert out == "Saved games 6, box profiles 2. Left out, since they cannot be read: 2.\n", out
    other.good("data", "import", home.path / "all.tar")
    assert "already exists" in home.refused("data", "export", home.path / "all.tar")
    home.good("data", "export", "--force", home.path / "all.tar")
    assert "its own files" in home.refused("data", "export", home.data / "all.tar")


def test_settings():
    """The import applies a setting only if its value is valid and the player has not set it."""
    if not HAS_SETTINGS:
        raise tap.Skip("built without the app")
    home = Home()
    home.set(way="'table'")
    lines = b"color-scheme='pitch-black'\nwindow-width=700\nway='learn'\nfill=1\nno-such=1\n" \
        b"play-location='Caf\xc3\xa9 = 1'\n=\n\n'"
    home.good("data", "import", pack(home, ABOUT, ("dubarry/settings.txt", lines)))
    assert home.settings() == {"way": "'table'", "window-width": "700",
                               "play-location": "'Café = 1'"}, home.settings()


sys.exit(tap.run(globals()))
