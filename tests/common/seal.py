# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gives each unit of a changed journal its right sum (src/store/journal/dub-frame.h). This file
shares no code with the program, so that both have to agree on the definition of a sum."""

# A line with one of these words is a unit by itself; an entry is all lines up to its "ok".
UNITS = (b"dubarry-journal ", b"undo", b"redo", b"name ", b"note ", b"time ")


def _table():
    for byte in range(256):
        for _ in range(8):
            byte = byte >> 1 ^ (0xC96C5795D7870F42 if byte & 1 else 0)
        yield byte


TABLE = list(_table())


def crc64(data):
    crc = 2 ** 64 - 1
    for byte in data:
        crc = TABLE[(crc ^ byte) & 0xFF] ^ crc >> 8
    return crc ^ 2 ** 64 - 1


def seal(text):
    """Takes and returns text or bytes. Text after the last newline is an interrupted write."""
    if isinstance(text, str):
        return seal(text.encode("utf-8")).decode("utf-8")
    *lines, torn = text.split(b"\n")
    units = [b""]
    for line in lines:
        is_end = line == b"ok" or line.startswith(b"ok ")
        is_unit = line.startswith(UNITS)
        if is_end or is_unit:
            units.append(b"")
        if not is_end:
            units[-1] += line + b"\n"
        if is_unit:
            units.append(b"")
    sealed = b""
    for unit in filter(None, units):
        sealed += unit
        sealed += b"ok %016x\n" % crc64(sealed)
    return sealed + torn
