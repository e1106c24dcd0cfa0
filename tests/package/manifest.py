#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""manifest.py: checks that the bundle has only the permissions that a game needs, and contains this
tree only. It reads the manifest as flatpak-builder does.

The policy allows a screen with its graphics, the socket of the speech service, and nothing else
outside the sandbox: no network, no other files, no bus, no devices, neither at run time nor during
the build. Each run first proves that it finds violations.
"""

import copy
import json
import pathlib
import subprocess
import sys

ID = "io.github.dubarry_companion.DuBarry"
# Shared memory with the X server is required by flatpak's linter, and useless without X.
NEEDED = {"--socket=wayland", "--socket=fallback-x11", "--share=ipc"}
# The socket of the speech service, which reads steps aloud on this machine.
ALLOWED = NEEDED | {"--device=dri", "--filesystem=xdg-run/speech-dispatcher:ro"}
# Other keys of a manifest that grant permissions, or add contents from outside this tree.
FORBIDDEN = {"add-build-extensions", "add-extensions", "base", "base-extensions", "build-extension",
             "extension-tag", "inherit-extensions", "inherit-sdk-extensions", "platform-extensions",
             "sdk-extensions"}
RIGHTS = {"build-args", "test-args"}


def list_modules(modules):
    """Yields all modules, including nested ones."""
    for module in modules:
        yield module
        yield from list_modules(module.get("modules", []))


def find_faults(manifest):
    """Returns the violations of the policy, one sentence each."""
    args = set(manifest.get("finish-args", []))
    faults = [f"{arg} is not allowed" for arg in sorted(args - ALLOWED)]
    faults += [f"{arg} is missing" for arg in sorted(NEEDED - args)]
    faults += [f"{key} is not allowed" for key in sorted(FORBIDDEN & manifest.keys())]
    if manifest.get("id", manifest.get("app-id")) != ID:
        faults.append(f"the id is not {ID}")
    if (manifest.get("runtime"), manifest.get("sdk")) != ("org.gnome.Platform", "org.gnome.Sdk"):
        faults.append("the runtime is not GNOME's")
    if not str(manifest.get("runtime-version", "")).isdigit():
        faults.append("the runtime is not a stable release")

    modules = list(list_modules(manifest.get("modules", [])))
    if not modules:
        faults.append("there is no module")
    for options in [manifest, *modules]:
        for key in sorted(RIGHTS & options.get("build-options", {}).keys()):
            faults.append(f"{key} of {options.get('name', 'all modules')} is not allowed")
    for module in modules:
        if not module.get("run-tests"):
            faults.append(f"{module.get('name')} is not tested")
        for source in module.get("sources", []):
            if source.get("type") != "dir" or source.get("path") != "..":
                faults.append(f"{source} is not this tree")
    return faults


def see_that_faults_are_found(good):
    """Adds each of these violations to a good manifest, and checks that it is found."""
    bad = ["--share=network", "--filesystem=home", "--filesystem=host:ro", "--filesystem=xdg-run/speech-dispatcher",
           "--filesystem=xdg-run:ro", "--socket=x11",
           "--socket=session-bus", "--socket=pulseaudio", "--device=all", "--talk-name=org.a.b",
           "--own-name=org.a.b", "--persist=.", "--env=A=B", "--allow=devel"]
    for arg in bad:
        manifest = copy.deepcopy(good)
        manifest["finish-args"].append(arg)
        assert find_faults(manifest), arg
    for arg in NEEDED:
        manifest = copy.deepcopy(good)
        manifest["finish-args"].remove(arg)
        assert find_faults(manifest), arg
    for key, value in [("build-options", {"build-args": ["--share=network"]}), ("run-tests", False),
                       ("sources", [{"type": "git", "url": "https://example.org/a.git"}]),
                       ("sources", [{"type": "dir", "path": "/home"}]),
                       ("modules", [{"name": "a", "sources": [{"type": "archive"}]}])]:
        manifest = copy.deepcopy(good)
        manifest["modules"][0][key] = value
        assert find_faults(manifest), (key, value)
    for key, value in [("build-options", {"build-args": ["--share=network"]}), ("id", "org.a.b"),
                       ("runtime-version", "master"), ("base", "org.electronjs.Electron2.BaseApp"),
                       ("modules", [])]:
        assert find_faults({**copy.deepcopy(good), key: value}), (key, value)


def main():
    path = pathlib.Path("flatpak") / f"{ID}.json"
    shown = subprocess.run(["flatpak-builder", "--show-manifest", path], check=True,
                           stdout=subprocess.PIPE, text=True).stdout
    manifest = json.loads(shown)
    faults = find_faults(manifest)
    for fault in faults:
        print(f"{path}: {fault}")
    if not faults:
        see_that_faults_are_found(manifest)
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
