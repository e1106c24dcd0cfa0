#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""release.py: what is told of a release in several places is the same in all of them. The version
of meson.build is the newest of the release notes, and the tag that the screenshots come from; they
are in the tree, of the size that is told, and one is dark; the About window leads where the
metainfo does; the app that never uses the network says so."""

import pathlib
import re
import struct
import sys
import xml.etree.ElementTree as ElementTree

ID = "io.github.dubarry_companion.DuBarry"
SCREENSHOTS = pathlib.Path("data/screenshots")


def list_faults():
    version = re.search(r"^  version: '(.*)',", pathlib.Path("meson.build").read_text(),
                        re.MULTILINE)[1]
    root = ElementTree.parse(f"data/{ID}.metainfo.xml.in").getroot()
    newest = root.find("releases/release").get("version")
    if newest != version:
        yield f"the release notes begin with {newest}, meson.build has {version}"
    if root.findtext("supports/internet") != "offline-only":
        yield "the metainfo does not say that the network is never used"

    urls = {url.get("type"): url.text for url in root.findall("url")}
    home = urls["homepage"]
    if home != "https://github.com/{}/{}".format(*ID.split(".")[2:]).replace("_", "-"):
        yield f"the homepage {home} is not that of the id"
    if urls.get("bugtracker") != f"{home}/issues" or urls.get("vcs-browser") != home:
        yield "the metainfo lacks the addresses of the source and of its issues"
    about = pathlib.Path("src/app/dub-application.c").read_text()
    if f'#define HOMEPAGE "{home}"' not in about or '"issue-url", HOMEPAGE "/issues"' not in about:
        yield "the About window leads elsewhere"

    taken = pathlib.Path("tests/screenshots/front-page.sh").read_text()
    dark = re.findall(r"^take .*-dark (\S+)$", taken, re.MULTILINE)
    raw = home.replace("github.com", "raw.githubusercontent.com")
    images = root.findall("screenshots/screenshot/image")
    if not any(f"/{name}.png" in image.text for name in dark for image in images):
        yield "no screenshot is dark"
    for image in images:
        base, _, name = image.text.rpartition("/")
        if base != f"{raw}/v{version}/{SCREENSHOTS}":
            yield f"{image.text} is not of the tag v{version}"
        size = struct.unpack(">II", (SCREENSHOTS / name).read_bytes()[16:24])
        if size != (int(image.get("width")), int(image.get("height"))):
            yield f"{name} is {size[0]} by {size[1]} pixels"


faults = list(list_faults())
print("\n".join(faults))
sys.exit(bool(faults))
