# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the program in a real pseudo-terminal, and collects what a person would see there."""

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
# The prompt names the effect of an empty line, unless there is an open question.
PROMPT = re.compile(r"\n(?:\[\w+\] )?> ")
KEYS = {"up": "\x1b[A", "down": "\x1b[B", "left": "\x1b[D", "right": "\x1b[C", "home": "\x01",
        "end": "\x05", "kill": "\x15", "ctrl-c": "\x03", "ctrl-d": "\x04", "tab": "\t",
        "enter": "\r", "backspace": "\x7f"}
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[ -/]*[@-~]|\x1b\][^\x07]*\x07|\x1b[=>]|[\0\x07\x0f]")


def width_of(text):
    """Returns the columns that a line takes."""
    return sum(0 if unicodedata.combining(c) else
               2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


class Terminal:
    """Talks to the program; `text` has its output since the last request."""

    def __init__(self, args, env, columns=80, rows=24):
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            # Sets the size before the program reads it.
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            os.execve(args[0], args, env)
        self.raw = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")()

    def resize(self, columns, rows):
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        os.kill(self.pid, signal.SIGWINCH)

    def press(self, *keys):
        """Presses keys by their names, or types text."""
        for key in keys:
            os.write(self.file, KEYS.get(key, key).encode())

    def read(self):
        """Returns one piece of output, or nothing at the end. A letter may be split between two
        pieces."""
        try:
            return self.decoder.decode(os.read(self.file, 65536)) or "\0"
        except OSError:
            return ""

    def wait(self, *words):
        """Reads until all of the words have appeared in this order, and returns the text. A word is
        text, or a pattern such as PROMPT."""
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
        """Types a line, and reads until the words and the next prompt."""
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
