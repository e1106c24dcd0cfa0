# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""digest.py CATALOGUE: of transcripts on standard input, the lines that say something new.

A line is kept if it shows a translation of the catalogue (an .mo file), one of its plural forms
included, that no line before it has shown. So a digest has all the sentences and names of the whole
transcripts, each of them once.
"""

import gettext
import re
import sys


def load_patterns(catalogue, transcript):
    """What each translation looks like with its places filled in, if all between them is there."""
    with open(catalogue, "rb") as file:
        messages = gettext.GNUTranslations(file)._catalog  # pylint: disable=protected-access
    texts = {text for message, text in messages.items() if message and text}
    places = re.compile(r"%(?:\d+\$)?[-0-9]*[a-z]")
    pieces = [places.split(text) for text in sorted(texts)]
    return [re.compile(".*".join(map(re.escape, between))) for between in pieces
            if all(piece in transcript for piece in between)]


def digest(text, catalogue):
    """The lines of the text that are kept."""
    left = load_patterns(catalogue, text)
    kept = []
    for line in dict.fromkeys(text.splitlines()):
        rest = [pattern for pattern in left if not pattern.search(line)]
        if len(rest) < len(left):
            kept.append(line + "\n")
        left = rest
    return "".join(kept)


if __name__ == "__main__":
    sys.stdout.write(digest(sys.stdin.read(), sys.argv[1]))
