#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""manuals.py: checks that the manuals agree in every language, as far as a program can.

Each section has the same number of subsections, items and examples, the same options, and the same
words of the program in bold. The manuals list all installed schemas. The manual of the formats is
in English only, like the keys, and has the present version of a game.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
MAN = ROOT / "data/man"


def split(path):
    """Returns the sections of a manual: the title of each, and its lines."""
    sections = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith(".SH "):
            sections.append((line[4:], []))
        elif sections:
            sections[-1][1].append(line.replace("\\-", "-").replace("\\&", ""))
    return sections


def find_facts(lines):
    """Returns the facts that have to be the same in every language."""
    text = "\n".join(lines)
    facts = {macro: len(re.findall(rf"^\.{macro}\b", text, re.MULTILINE))
             for macro in ("SS", "TP", "EX")}
    facts["options"] = set(re.findall(r"--[a-z][a-z-]*", text))
    # Translations change the names of keys on the keyboard, but not commands and values.
    bold = " ".join(line.split(" ", 1)[1] for line in lines if re.match(r"\.(B|BR|RB) [^A-Z]*$", line))
    facts["words"] = set(re.findall(r"(?<![^\s\"(,|])[a-z][a-z-]{3,}(?![^\s\"),.|:;])", bold))
    examples = re.findall(r"^\.EX\n(.*?)^\.EE", text, re.MULTILINE | re.DOTALL)
    facts["commands"] = [re.findall(r"dubarry-cli[^&]*", example) for example in examples]
    return facts


def compare(name, other):
    ours, theirs = split(MAN / name), split(MAN / other)
    if len(ours) != len(theirs):
        yield f"{other}: {len(theirs)} sections, {name} has {len(ours)}"
        return
    for (title, lines), (_, others) in zip(ours, theirs):
        here, there = find_facts(lines), find_facts(others)
        for fact, value in here.items():
            if value != there[fact]:
                difference = value ^ there[fact] if isinstance(value, set) else there[fact]
                yield f"{other}, {title}: {fact}: {difference}, not as in {name}"


def check_schemas(name):
    listed = (MAN / name).read_text(encoding="utf-8")
    for path in sorted((ROOT / "data/schemas").glob("*.schema.json")):
        if not re.search(rf"^\.BR (?=scenario ).*\b{path.stem.split('.')[0]}\b", listed, re.MULTILINE):
            yield f"{name}: the schema {path.name} is not listed"


def check_version():
    source = (ROOT / "src/store/journal/dub-journal.c").read_text(encoding="utf-8")
    version = re.search(r'version\[\] = "(.*)"', source)[1].replace("-", "\\-")
    if f"\n{version}\n" not in (MAN / "dubarry-formats.5").read_text(encoding="utf-8"):
        yield f"dubarry-formats.5: a game begins with {version}"


faults = [*check_version(), *check_schemas("dubarry-formats.5")]
for manual in sorted(MAN.glob("*.1")):
    stem, *language = manual.name[:-2].split(".")
    if language:
        faults += compare(f"{stem}.1", manual.name)
    if stem == "dubarry-cli":
        faults += check_schemas(manual.name)
print("\n".join(faults))
sys.exit(bool(faults))
