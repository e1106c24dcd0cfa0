# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads and writes the catalogues of gettext, as far as the tools here need it."""

import ast
import dataclasses
import pathlib


@dataclasses.dataclass
class Message:
    """One message; without a plural it has one text."""

    context: str | None = None
    id: str | None = None
    plural: str | None = None
    texts: list = dataclasses.field(default_factory=list)
    flags: set = dataclasses.field(default_factory=set)
    files: list = dataclasses.field(default_factory=list)
    comment: str = ""
    obsolete: bool = False

    @property
    def key(self):
        return self.context, self.id

    def __str__(self):
        return f"[{self.context}] {self.id!r}" if self.context else repr(self.id)


def take_comment(message, line):
    if line.startswith("#,"):
        message.flags.update(flag.strip() for flag in line[2:].split(","))
    elif line.startswith("#."):
        message.comment += line[2:].strip() + "\n"
    elif line.startswith("#:"):
        message.files += line[2:].split()


def take_text(message, field, line):
    """Takes a line with text; returns the field that a next line continues."""
    keyword, quoted = ("", line) if line.startswith('"') else line.split(" ", 1)
    text = ast.literal_eval(quoted)
    if keyword.startswith("msgstr"):
        message.texts.append(text)
        return "texts"
    if not keyword and field == "texts":
        message.texts[-1] += text
    elif not keyword:
        setattr(message, field, getattr(message, field) + text)
    else:
        field = {"msgctxt": "context", "msgid": "id", "msgid_plural": "plural"}[keyword]
        setattr(message, field, text)
    return field


def read(path):
    """Returns all messages of a catalogue, without its head."""
    messages = []
    for block in pathlib.Path(path).read_text(encoding="utf-8").split("\n\n"):
        message, field = Message(), None
        for line in block.splitlines():
            if line.startswith("#~"):
                message.obsolete = True
                line = line[2:].strip()
            if line.startswith("#"):
                take_comment(message, line)
            elif line:
                field = take_text(message, field, line)
        if message.id or message.obsolete:
            messages.append(message)
    return messages


def quote(text):
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def write(path, head, messages):
    """Writes a catalogue; head is the text of its first, empty message."""
    blocks = [f'msgid ""\nmsgstr {quote(head)}\n']
    for message in messages:
        lines = [f"#, {', '.join(sorted(message.flags))}"] if message.flags else []
        if message.context is not None:
            lines.append(f"msgctxt {quote(message.context)}")
        lines.append(f"msgid {quote(message.id)}")
        if message.plural is None:
            lines.append(f"msgstr {quote(message.texts[0])}")
        else:
            lines.append(f"msgid_plural {quote(message.plural)}")
            lines += [f"msgstr[{i}] {quote(text)}" for i, text in enumerate(message.texts)]
        blocks.append("\n".join(lines) + "\n")
    pathlib.Path(path).write_text("\n".join(blocks), encoding="utf-8")
