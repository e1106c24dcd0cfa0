#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the shape of the tree: what is on top, how long functions are, who may include whom."""

import pathlib
import re
import subprocess
import sys

TOP = {
    "CONTRIBUTING.md", "LICENSE", "Makefile", "README.md", "data", "flatpak", "meson.build",
    "meson_options.txt", "po", "src", "tests",
}

FUNCTION_LIMIT = 60

STORE = {"store", "store/box", "store/journal", "store/scenario"}
# The modules whose headers a module may include besides its own.
ARROWS = {
    "engine": set(),
    "simulation": {"engine"},
    "text": {"engine"},
    "store": {"engine"},
    "store/box": {"engine", "store"},
    "store/journal": {"engine", "store", "store/box"},
    "store/scenario": {"engine", "store", "store/box"},
    "results": {"engine", "text"} | STORE,
    "session": {"engine", "text"} | STORE,
    "cli": {"engine", "text", "results", "session", "simulation"} | STORE,
    "app": {"engine", "text", "results", "session", "simulation"} | STORE,
}
ENGINE_SYSTEM_HEADERS = {"glib.h", "string.h"}
# The modules that speak; the others leave words to src/text.
SPEAKING = {"text", "cli", "app"}
TOOLKIT = re.compile(r"^(gtk|gdk|adwaita|graphene|pango)\b")

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)
LICENCE = ("SPDX-FileCopyrightText: The Du Barry contributors",
           "SPDX-License-Identifier: GPL-3.0-or-later")


def all_files():
    """Everything that is or could become part of the repository."""
    command = ["git", "-c", "safe.directory=*", "ls-files", "-co", "--exclude-standard"]
    try:
        names = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        paths = [pathlib.Path(name) for name in names.splitlines()]
    except (OSError, subprocess.CalledProcessError):
        paths = [path for path in pathlib.Path(".").rglob("*")
                 if path.parts[0] not in ("build", ".git")]
    return sorted(path for path in set(paths) if path.is_file())


def module_of(path):
    """The folders of the app are rooms of one module, those of the store are modules."""
    parts = path.parts[1:-1]
    return parts[0] if parts[:1] == ("app",) else "/".join(parts)


def check_top(paths):
    for name in sorted({path.parts[0] for path in paths}):
        if name not in TOP and not name.startswith("."):
            yield f"{name}: not one of the entries on top: {', '.join(sorted(TOP))}"


def check_licence(path, text):
    head = "\n".join(text.splitlines()[:6])
    for line in LICENCE:
        if line not in head:
            yield f"{path}:1: no line '{line}'"


def check_length(path, lines):
    start = None
    for number, line in enumerate(lines, 1):
        if line == "{" and number > 1 and lines[number - 2].rstrip().endswith(")"):
            start = number
        elif line == "}" and start:
            if number - start - 1 > FUNCTION_LIMIT:
                yield f"{path}:{start}: a function of {number - start - 1} lines, " \
                      f"at most {FUNCTION_LIMIT}"
            start = None


def check_includes(path, text, homes):
    module = module_of(path)
    for bracket, name in INCLUDE.findall(text):
        if bracket == "<":
            if module == "engine" and name not in ENGINE_SYSTEM_HEADERS:
                yield f"{path}: the engine may not include <{name}>"
            elif module != "app" and TOOLKIT.match(name):
                yield f"{path}: only src/app may include <{name}>"
            elif module not in SPEAKING and "gi18n" in name:
                yield f"{path}: src/{module} may not include <{name}>"
            elif name == "glib/gi18n.h":
                yield f"{path}: <glib/gi18n-lib.h> knows the catalogue of these words, not <{name}>"
            continue
        home = homes.get(pathlib.PurePath(name).name)
        if home is None:
            if module == "engine":
                yield f"{path}: the engine may not include \"{name}\""
        elif home != module and home not in ARROWS.get(module, set()):
            yield f"{path}: src/{module} may not include \"{name}\" of src/{home}"
        if name.endswith("-private.h"):
            if home != module:
                yield f"{path}: \"{name}\" is private to src/{home}"
            elif path.suffix == ".h" and not path.name.endswith("-private.h"):
                yield f"{path}: a public header may not include \"{name}\""


def check_template(path, text):
    """Who has a template lets go of it too: dub_template_set sees to that, unless the class has a
    dispose of its own."""
    if "gtk_widget_dispose_template" in text or path.name == "dub-template.c":
        return
    if "set_template_from_resource (" in text or ("dub_template_set (" in text and
                                                   "->dispose =" in text):
        yield f"{path}: no gtk_widget_dispose_template for its template"


def check_guide(paths):
    """What CONTRIBUTING.md speaks of is there: in its walks each function in its file, anywhere
    the files of the source and the functions with our prefix."""
    path = pathlib.Path("CONTRIBUTING.md")
    text = path.read_text(encoding="utf-8")
    names = {one.name for one in paths}
    source = {one: one.read_text(encoding="utf-8") for one in paths
              if one.parts[0] == "src" and one.suffix in (".c", ".h")}
    for function, file in re.findall(r"^\| `(\w+)` \| `([\w/.-]+)` \|", text, re.MULTILINE):
        code = source.get(pathlib.Path("src", file))
        if code is None:
            yield f"{path}: there is no src/{file}"
        elif not re.search(rf"^{function} \(", code, re.MULTILINE):
            yield f"{path}: src/{file} has no {function}"
    for name in re.findall(r"`(?:[\w/-]+/)?((?:dub|test|book)-[\w-]+\.\w+)`", text):
        if name not in names:
            yield f"{path}: there is no {name}"
    everything = "\n".join(source.values())
    for name in sorted(set(re.findall(r"`(dub_\w+)`", text))):
        if not re.search(rf"\b{name}\b", everything):
            yield f"{path}: there is no {name}"


def check_all():
    paths = all_files()
    homes = {path.name: module_of(path) for path in paths
             if path.parts[0] == "src" and path.suffix == ".h" and len(path.parts) > 2}
    yield from check_top(paths)
    yield from check_guide(paths)
    for path in paths:
        if path.suffix not in (".c", ".h", ".py", ".sh"):
            continue
        text = path.read_text(encoding="utf-8")
        yield from check_licence(path, text)
        if path.suffix in (".c", ".h"):
            yield from check_length(path, text.splitlines())
            if path.parts[0] == "src" and len(path.parts) > 2:
                if module_of(path) not in ARROWS:
                    yield f"{path}: src/{module_of(path)} is not one of the modules"
                yield from check_includes(path, text, homes)
                yield from check_template(path, text)


faults = list(check_all())
print("\n".join(faults))
sys.exit(bool(faults))
