#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the shape of the tree: its top level, the lengths of functions, and the includes of
modules."""

import pathlib
import re
import subprocess
import sys
import tomllib

TOP = {
    "CONTRIBUTING.md", "LICENSE", "LICENSES", "Makefile", "README.md", "REUSE.toml", "data",
    "flatpak", "meson.build", "meson_options.txt", "po", "src", "tests",
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
    "results": {"engine", "text", "simulation"} | STORE,
    "session": {"engine", "text"} | STORE,
    "cli": {"engine", "text", "results", "session", "simulation"} | STORE,
    "app": {"engine", "text", "results", "session", "simulation"} | STORE,
}
ENGINE_SYSTEM_HEADERS = {"glib.h", "string.h"}
# Modules with translated text; the others leave words to src/text.
SPEAKING = {"text", "cli", "app"}
TOOLKIT = re.compile(r"^(gtk|gdk|adwaita|graphene|pango)\b")

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)
# REUSE-IgnoreStart
LICENSED = re.compile(rb"SPDX-FileCopyrightText: The Du Barry contributors\b.*"
                      rb"SPDX-License-Identifier: ([\w.-]+)", re.DOTALL)
# Files with these endings have their license in a comment.
COMMENTED = {".build", ".c", ".css", ".h", ".in", ".md", ".po", ".py", ".sh", ".svg", ".ui", ".xml"}


def all_files():
    """Returns all files that are or could become part of the repository."""
    command = ["git", "-c", "safe.directory=*", "ls-files", "-co", "--exclude-standard"]
    try:
        names = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        paths = [pathlib.Path(name) for name in names.splitlines()]
    except (OSError, subprocess.CalledProcessError):
        paths = [path for path in pathlib.Path(".").rglob("*")
                 if path.parts[0] not in ("build", ".git")]
    return sorted(path for path in set(paths) if path.is_file())


def module_of(path):
    """Returns the module of a file. Folders of the app belong to one module, folders of the store
    are modules."""
    parts = path.parts[1:-1]
    return parts[0] if parts[:1] == ("app",) else "/".join(parts)


def check_top(paths):
    for name in sorted({path.parts[0] for path in paths}):
        if name not in TOP and not name.startswith("."):
            yield f"{name}: not one of the entries on top: {', '.join(sorted(TOP))}"


def compile_glob(glob):
    """Compiles a pattern of REUSE: * stays within a folder, ** does not."""
    parts = re.split(r"(\*\*|\*)", glob)
    return re.compile("".join({"**": ".*", "*": "[^/]*"}.get(part, re.escape(part))
                              for part in parts))


def check_licenses(paths):
    """Each file names its license in its head, or REUSE.toml lists it. The tree has the texts of
    these licenses, and no others. `reuse lint` checks the same where it can read that file."""
    listed = tomllib.loads(pathlib.Path("REUSE.toml").read_text(encoding="utf-8"))["annotations"]
    globs = {glob: compile_glob(glob) for one in listed for glob in one["path"]}
    used = {one["SPDX-License-Identifier"] for one in listed}
    unmet = set(globs)
    for path in paths:
        if path.name == "LICENSE" or path.parts[0] == "LICENSES":
            continue
        head = LICENSED.search(b"\n".join(path.read_bytes().splitlines()[:6]))
        met = {glob for glob in globs if globs[glob].fullmatch(path.as_posix())}
        unmet -= met
        if head:
            used.add(head[1].decode())
        elif not met or path.suffix in COMMENTED:
            yield f"{path}:1: no copyright and license in its first lines"
    yield from (f"REUSE.toml: no file is {glob}" for glob in sorted(unmet))
    there = {path.stem: path for path in paths if path.parts[0] == "LICENSES"}
    yield from (f"LICENSES: {name} is not there, or not used" for name in used ^ there.keys())
    if pathlib.Path("LICENSE").read_bytes() != there["GPL-3.0-or-later"].read_bytes():
        yield "LICENSE: not the one in LICENSES"


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
    """A class with a template must also dispose of it. dub_template_set does that, unless the class
    has its own dispose function."""
    if "gtk_widget_dispose_template" in text or path.name == "dub-ui.c":
        return
    if "set_template_from_resource (" in text or ("dub_template_set (" in text and
                                                   "->dispose =" in text):
        yield f"{path}: no gtk_widget_dispose_template for its template"


def check_guide(paths):
    """Every name in the two guides exists: in a walk, each function in its file; elsewhere, source
    files and functions with our prefix."""
    for guide in ("CONTRIBUTING.md", "src/README.md"):
        yield from check_names(pathlib.Path(guide), paths)


def check_names(path, paths):
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
    yield from check_licenses(paths)
    for path in paths:
        if path.suffix not in (".c", ".h"):
            continue
        text = path.read_text(encoding="utf-8")
        yield from check_length(path, text.splitlines())
        if path.parts[0] == "src" and len(path.parts) > 2:
            if module_of(path) not in ARROWS:
                yield f"{path}: src/{module_of(path)} is not one of the modules"
            yield from check_includes(path, text, homes)
            yield from check_template(path, text)


faults = list(check_all())
print("\n".join(faults))
sys.exit(bool(faults))
