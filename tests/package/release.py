#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""release.py: checks that all places agree about a release. The version of meson.build is the
newest in the release notes, and the tag of the screenshots. The screenshots are in the tree, in
each language, with the stated size, and one is dark. The About window has the links of the
metainfo. The metainfo states that the app never uses the network. The summary and the pictures are
within the limits of stores."""

import pathlib
import re
import struct
import sys
import xml.etree.ElementTree as ElementTree

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "po"))
import catalogue  # noqa: E402

ID = "io.github.dubarry_companion.DuBarry"
MAX_SUMMARY = 35
MAX_SIZE = (1000, 700)
LANGUAGES = [None, "fr", "uk"]
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
SCREENSHOTS = pathlib.Path("data/screenshots")


def check_summary(root):
    """Checks the summary in each language; a translated one is merged into the metainfo."""
    summary = root.findtext("summary")
    texts = {"en": summary}
    for path in pathlib.Path("po").glob("*.po"):
        texts |= {path.stem: message.texts[0] for message in catalogue.read(path)
                  if message.key == (None, summary)}
    for language, text in texts.items():
        if len(text) > MAX_SUMMARY or root.findtext("name") in text:
            yield f"the summary “{text}” ({language}) is too long, or has the name of the app"


def check_addresses(root):
    urls = {url.get("type"): url.text for url in root.findall("url")}
    home = urls["homepage"]
    if home != "https://github.com/{}/{}".format(*ID.split(".")[2:]).replace("_", "-"):
        yield f"the homepage {home} is not that of the id"
    if urls.get("bugtracker") != f"{home}/issues" or urls.get("vcs-browser") != home:
        yield "the metainfo lacks the addresses of the source and of its issues"
    for kind in ("help", "translate", "contribute"):
        base, _, path = urls.get(kind, "").partition("/blob/main/")
        if base != home or not pathlib.Path(path).is_file():
            yield f"the metainfo has no address for {kind} that is a page of the tree"
    about = pathlib.Path("src/app/dub-application.c").read_text()
    if f'#define HOMEPAGE "{home}"' not in about or '"issue-url", HOMEPAGE "/issues"' not in about:
        yield "the About window leads elsewhere"


def check_image(image, base):
    place, _, name = image.text.rpartition("/")
    language = image.get(LANG)
    if place != base or (language and not name.endswith(f"-{language}.png")):
        yield f"{image.text} is not of the tag, or of another language"
    size = struct.unpack(">II", (SCREENSHOTS / name).read_bytes()[16:24])
    if size != (int(image.get("width")), int(image.get("height"))):
        yield f"{name} is {size[0]} by {size[1]} pixels"
    if size[0] > MAX_SIZE[0] or size[1] > MAX_SIZE[1]:
        yield f"{name} is larger than {MAX_SIZE[0]} by {MAX_SIZE[1]} pixels"


def check_screenshots(root, version):
    raw = root.findtext("url[@type='homepage']").replace("github.com", "raw.githubusercontent.com")
    taken = pathlib.Path("tests/screenshots/front-page.sh").read_text()
    dark = re.findall(r"^take .* dark (\S+)", taken, re.MULTILINE)
    images = root.findall("screenshots/screenshot/image")
    if not any(f"/{name}.png" in image.text for name in dark for image in images):
        yield "no screenshot is dark"
    for screenshot in root.findall("screenshots/screenshot"):
        if [image.get(LANG) for image in screenshot.findall("image")] != LANGUAGES:
            yield f"“{screenshot.findtext('caption')}” is not there in each language"
    for image in images:
        yield from check_image(image, f"{raw}/v{version}/{SCREENSHOTS}")


def list_faults():
    version = re.search(r"^  version: '(.*)',", pathlib.Path("meson.build").read_text(),
                        re.MULTILINE)[1]
    root = ElementTree.parse(f"data/{ID}.metainfo.xml.in").getroot()
    newest = root.find("releases/release").get("version")
    if newest != version:
        yield f"the release notes begin with {newest}, meson.build has {version}"
    if root.findtext("supports/internet") != "offline-only":
        yield "the metainfo does not say that the network is never used"
    yield from check_summary(root)
    yield from check_addresses(root)
    yield from check_screenshots(root, version)


faults = list(list_faults())
print("\n".join(faults))
sys.exit(bool(faults))
