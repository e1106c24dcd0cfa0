#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails if po/POTFILES.in misses a file with marked text, names a file without, or is not
sorted."""

import pathlib
import re
import sys

MARK = re.compile(r"\b(?:N?[CPR]?_|ngettext|g_dngettext|g_dpgettext2?)\s*\(\s*[\"A-Z]|translatable=\"")
SUFFIXES = (".c", ".h", ".ui", ".in")
# gettext knows what to translate in these formats.
EXTRACTED = (".desktop.in", ".metainfo.xml.in", ".mime.xml.in")


def listed(path):
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


def marked():
    for directory in ("src", "data"):
        for path in pathlib.Path(directory).rglob("*"):
            if path.is_file() and path.suffix in SUFFIXES:
                text = path.read_text(encoding="utf-8")
                if path.name.endswith(EXTRACTED) or MARK.search(text):
                    yield path.as_posix()


potfiles = listed(pathlib.Path("po/POTFILES.in"))
linguas = listed(pathlib.Path("po/LINGUAS"))
there = set(marked())
faults = [f"po/POTFILES.in: missing {name}" for name in sorted(there - set(potfiles))]
faults += [f"po/POTFILES.in: no text in {name}" for name in sorted(set(potfiles) - there)]
if potfiles != sorted(set(potfiles)):
    faults.append("po/POTFILES.in: not sorted, or something is there twice")
if linguas != sorted(set(linguas)):
    faults.append("po/LINGUAS: not sorted, or something is there twice")
if set(linguas) != {path.stem for path in pathlib.Path("po").glob("*.po")}:
    faults.append("po/LINGUAS: not the same languages as po/*.po")
print("\n".join(faults))
sys.exit(bool(faults))
