# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A real pseudo-terminal with the program in it, and what a person would see there."""

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import termios
import time
import unicodedata

PATIENCE = 30
# The prompt names what an empty line does, unless a question is open.
PROMPT = re.compile(r"\n(?:\[\w+\] )?> ")
KEYS = {"up": "\x1b[A", "down": "\x1b[B", "left": "\x1b[D", "right": "\x1b[C", "home": "\x01",
        "end": "\x05", "kill": "\x15", "ctrl-c": "\x03", "ctrl-d": "\x04", "tab": "\t",
        "enter": "\r", "backspace": "\x7f"}
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[ -/]*[@-~]|\x1b\][^\x07]*\x07|\x1b[=>]|[\0\x07\x0f]")


def width_of(text):
    """The columns that a line takes."""
    return sum(0 if unicodedata.combining(c) else
               2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


class Terminal:
    """Talks to the program; what it printed since it was last asked is in `text`."""

    def __init__(self, args, env, columns=80, rows=24):
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            # The size is there before the program looks.
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            os.execve(args[0], args, env)
        self.raw = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")()

    def resize(self, columns, rows):
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        os.kill(self.pid, signal.SIGWINCH)

    def press(self, *keys):
        """Keys by their names, or text that is typed."""
        for key in keys:
            os.write(self.file, KEYS.get(key, key).encode())

    def read(self):
        """One piece of output, or nothing at the end. A letter may come in two pieces."""
        try:
            return self.decoder.decode(os.read(self.file, 65536)) or "\0"
        except OSError:
            return ""

    def wait(self, *words):
        """Reads until all of the words were there, in this order; returns what was read. A word
        is text, or a pattern such as PROMPT."""
        self.raw = ""
        deadline = time.monotonic() + PATIENCE
        pattern = re.compile(".*?".join(re.escape(word) if isinstance(word, str) else word.pattern
                                        for word in words), re.S)
        while not pattern.search(ESCAPE.sub("", self.raw)):
            assert time.monotonic() < deadline, f"no {words} in {self.raw!r}"
            if select.select([self.file], [], [], 0.2)[0]:
                piece = self.read()
                assert piece, f"it ended without {words}: {self.raw!r}"
                self.raw += piece
        return self.text()

    def text(self):
        return ESCAPE.sub("", self.raw).replace("\r\n", "\n").replace("\r", "")

    def lines(self):
        return self.text().split("\n")

    def say(self, line, *words):
        """Types a line, and reads until the next prompt after the words."""
        self.press(line, "enter")
        return self.wait(*words, PROMPT)

    def end(self):
        """Reads to the end and returns the exit status."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if select.select([self.file], [], [], 0.2)[0]:
                piece = self.read()
                if not piece:
                    break
                self.raw += piece
        _, status = os.waitpid(self.pid, 0)
        os.close(self.file)
        return os.waitstatus_to_exitcode(status)

    def kill(self):
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.file)
