#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""mark.py CATALOGUE OUTPUT LIST: makes an artificial language in which each message has a number.

It writes the number and the text of each message of src/text to LIST, one per line.
"""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "po"))
import catalogue  # noqa: E402

HEAD = "".join(f"{line}\n" for line in (
    "Language: qps",
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=UTF-8",
    "Content-Transfer-Encoding: 8bit",
    "Plural-Forms: nplurals=2; plural=n != 1;",
))

messages = catalogue.read(sys.argv[1])
lines = []
for number, one in enumerate(messages):
    mark = f"⟦{number}⟧"
    one.flags &= {"c-format"}
    one.texts = [one.id + mark]
    if one.plural is not None:
        one.texts.append(one.plural + mark)
    if any(file.startswith("src/text/") for file in one.files):
        name = f"{one.context}\4{one.id}" if one.context else one.id
        lines.append(f"{number}\t" + name.replace("\n", " ") + "\n")
catalogue.write(sys.argv[2], HEAD, messages)
pathlib.Path(sys.argv[3]).write_text("".join(lines), encoding="utf-8")
