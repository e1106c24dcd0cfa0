#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-terms.py PO-FOLDER: checks that every catalogue uses the printed words of its box, as TAP.

terms.csv has the printed terms: a message that is one of them has exactly that translation.
words.csv has their stems as regular expressions: if a message has the English stem, its translation
has the other one.
"""

import csv
import pathlib
import re
import sys

import catalogue

FOLDER = pathlib.Path(sys.argv[1])
HERE = pathlib.Path(__file__).resolve().parent
EDITIONS = {"fr": "fr", "uk": "uk", "classic": "en@classic"}
# Contexts with other words than the box: colors of players, texts to type, texts for a store.
OTHER = {"about", "codes", "command line", "desktop", "help", "help of play"}


def read_table(name):
    with (HERE / name).open(encoding="utf-8", newline="") as table:
        return list(csv.DictReader(table))


def check_terms(edition, messages):
    for row in read_table("terms.csv"):
        message = messages.get((row["msgctxt"], row["msgid"]))
        if message is None:
            yield f"[{row['msgctxt']}] {row['msgid']!r} is not in the catalogue"
        elif message.texts != [row[edition]]:
            yield f"{message} is {message.texts[0]!r}, the box says {row[edition]!r}"


def choose_sentences(messages):
    """Yields the messages about the game that are not terms, which are compared as a whole."""
    terms = {(row["msgctxt"], row["msgid"]) for row in read_table("terms.csv")}
    for message in messages.values():
        context = message.context or ("" if message.plural else "desktop")
        if message.key not in terms and context not in OTHER and not context.startswith("short"):
            yield message


def check_words(edition, messages):
    sentences = list(choose_sentences(messages))
    for row in read_table("words.csv"):
        english = re.compile(row["en"], re.IGNORECASE if row["en"].islower() else 0)
        own = re.compile(row[edition], re.IGNORECASE)
        for message in sentences:
            for text in message.texts if english.search(message.id) else ():
                # An untranslated text is not checked.
                if text and not own.search(text.replace("\u00a0", " ")):
                    yield f"{message} says {text!r}, without {row[edition]!r}"


def main():
    cases = [(edition, check) for edition in EDITIONS for check in (check_terms, check_words)]
    print(f"1..{len(cases)}")
    bad = False
    for number, (edition, check) in enumerate(cases, 1):
        path = FOLDER / f"{EDITIONS[edition]}.po"
        messages = {message.key: message for message in catalogue.read(path)}
        faults = list(check(edition, messages))
        bad = bad or bool(faults)
        print(f"{'not ' if faults else ''}ok {number} {edition} {check.__name__}")
        print("".join(f"# {fault}\n" for fault in faults), end="")
    return bad


sys.exit(main())
