#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""pseudo.py CATALOGUE OUTPUT: makes an artificial language to test the app with.

Every text of the source has [brackets], so that a text without them was never marked for
translation. It has accents, and doubled vowels and n, so that words are about 40 % longer than in
English.
"""

import re
import sys

import catalogue

HEAD = "".join(f"{line}\n" for line in (
    "Project-Id-Version: dubarry",
    "PO-Revision-Date: 2026-11-16 12:00+0000",
    "Last-Translator: The Du Barry contributors",
    "Language-Team: none",
    "Language: qps",
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=UTF-8",
    "Content-Transfer-Encoding: 8bit",
    "Plural-Forms: nplurals=2; plural=n != 1;",
))
# Directives of printf and g_date_time_format stay.
KEPT = re.compile(r"(%[-+ #0]*\d*(?:\.\d+)?(?:hh?|ll?|z)?[a-zA-Z%])")
LONGER = {"a": "áà", "e": "éè", "i": "íì", "o": "óò", "u": "úù", "y": "ýŷ",
          "A": "ÁÀ", "E": "ÉÈ", "I": "ÍÌ", "O": "ÓÒ", "U": "ÚÙ", "n": "ñn"}
ACCENTS = str.maketrans("aeiouyAEIOUcnszCNSZ", "àéîõüÿÀÉÎÕÜçñšžÇÑŠŽ")


def accent(text, longer):
    parts = KEPT.split(text)
    for i in range(0, len(parts), 2):
        if longer:
            parts[i] = "".join(LONGER.get(letter, letter.translate(ACCENTS))
                               for letter in parts[i])
        else:
            parts[i] = parts[i].translate(ACCENTS)
    return "".join(parts)


def translate(message, text):
    """Texts that are short in every language stay short."""
    context = message.context or ""
    if not re.search(r"\w", text):
        return text
    if context.startswith(("letter", "short")):
        return accent(text, longer=False)
    end = "\n" * text.endswith("\n")
    return f"[{accent(text.removesuffix(end), longer=True)}]{end}"


messages = catalogue.read(sys.argv[1])
for one in messages:
    one.flags &= {"c-format"}
    one.texts = [translate(one, one.id)]
    if one.plural is not None:
        one.texts.append(translate(one, one.plural))
catalogue.write(sys.argv[2], HEAD, messages)
