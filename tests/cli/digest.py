# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""digest.py CATALOGUE: prints the lines of transcripts on standard input that have a new message.

A line is new if it has a translation of the catalogue (an .mo file), or a plural form of one, that
no line before it has. So a digest contains each sentence and name of the transcripts once.
"""

import gettext
import re
import sys


def load_patterns(catalogue, transcript):
    """Returns patterns of the translations whose fixed parts occur in the transcript, with any text
    in their places."""
    with open(catalogue, "rb") as file:
        messages = gettext.GNUTranslations(file)._catalog  # pylint: disable=protected-access
    texts = {text for message, text in messages.items() if message and text}
    places = re.compile(r"%(?:\d+\$)?[-0-9]*[a-z]")
    pieces = [places.split(text) for text in sorted(texts)]
    return [re.compile(".*".join(map(re.escape, between))) for between in pieces
            if all(piece in transcript for piece in between)]


def digest(text, catalogue):
    """Returns the new lines of the text."""
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
