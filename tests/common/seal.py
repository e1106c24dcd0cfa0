# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gives a changed journal the sums that its units want (src/store/journal/dub-frame.h). It is
written apart from the program, so that both have to agree on what a sum is."""

UNITS = (b"entry ", b"undo", b"redo", b"name ", b"note ", b"time ")


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
    """Takes and returns text or bytes. What follows the last newline is an interrupted write."""
    if isinstance(text, str):
        return seal(text.encode("utf-8")).decode("utf-8")
    *lines, torn = text.split(b"\n")
    units = []
    for line in lines:
        if line.startswith(b"ok "):
            continue
        if not units or line.startswith(UNITS):
            units.append(b"")
        units[-1] += line + b"\n"
    sealed = b""
    for unit in units:
        sealed += unit
        sealed += b"ok %016x\n" % crc64(sealed)
    return sealed + torn
