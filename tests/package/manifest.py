#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""manifest.py: the bundle may do what a game needs and nothing else, and is made of this tree
alone. The manifest is read as flatpak-builder understands it."""

import json
import subprocess
import sys

ID = "io.github.dubarry_companion.DuBarry"
EXPECTED = {
    "id": ID,
    "runtime": "org.gnome.Platform",
    "runtime-version": "50",
    "sdk": "org.gnome.Sdk",
    "command": "dubarry",
    "finish-args": ["--device=dri", "--share=ipc", "--socket=fallback-x11", "--socket=wayland"],
    "modules": [{
        "name": "dubarry",
        "buildsystem": "meson",
        "builddir": True,
        "run-tests": True,
        "sources": [{"type": "dir", "path": "..", "skip": ["build"]}],
    }],
}

shown = subprocess.run(["flatpak-builder", "--show-manifest", f"flatpak/{ID}.json"], check=True,
                       stdout=subprocess.PIPE, text=True).stdout
manifest = json.loads(shown)
manifest["finish-args"] = sorted(manifest.get("finish-args", []))
faults = [f"flatpak: {key} is {manifest.get(key)!r}, not {EXPECTED.get(key)!r}"
          for key in sorted(manifest.keys() | EXPECTED.keys())
          if manifest.get(key) != EXPECTED.get(key)]
print("\n".join(faults))
sys.exit(bool(faults))
