#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-speech-service.py SAY-TURN [RECORD]: runs a real Speech Dispatcher with a voice that writes
down its texts, as TAP. One whole turn in each language reaches it word by word. With RECORD, the
test saves these texts to that file.
"""

import os
import pathlib
import subprocess
import sys
import tempfile
import time

import tap

SAY_TURN = str(pathlib.Path(sys.argv[1]).resolve())
RECORD = sys.argv[2] if len(sys.argv) > 2 else None
LANGUAGES = ["en", "fr", "uk"]
SEED = "5"
PATIENCE = 20  # seconds

# A module of Speech Dispatcher that runs a command for each text.
MODULE = """Debug 0
GenericExecuteSynth "printf '%s\\\\t%s\\\\n' '$LANGUAGE' '$DATA' >>{heard}"
GenericCmdDependency "printf"
GenericLanguage "en" "en" "utf-8"
GenericLanguage "fr" "fr" "utf-8"
GenericLanguage "uk" "uk" "utf-8"
AddVoice "en" "MALE1" "pen"
AddVoice "fr" "MALE1" "pen"
AddVoice "uk" "MALE1" "pen"
DefaultVoice "pen"
GenericDelimiters "\\x01"
GenericMaxChunkLength 4000
"""
DAEMON = """LogLevel 1
AddModule "pen" "sd_generic" "pen.conf"
DefaultModule "pen"
AudioOutputMethod "libao"
DefaultLanguage "en"
"""


class Service:
    """A private Speech Dispatcher."""

    def __init__(self, folder):
        self.heard = folder / "heard"
        self.heard.touch()
        (folder / "modules").mkdir()
        (folder / "modules" / "pen.conf").write_text(MODULE.format(heard=self.heard))
        (folder / "speechd.conf").write_text(DAEMON)
        self.socket = folder / "socket"
        self.process = subprocess.Popen(
            ["speech-dispatcher", "-s", "-c", "unix_socket", "-S", self.socket, "-C", folder,
             "-L", folder, "-P", folder / "pid", "-t", "0"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        end = time.monotonic() + PATIENCE
        while not self.socket.exists():
            assert self.process.poll() is None and time.monotonic() < end, "the service is not up"
            time.sleep(0.05)

    def stop(self):
        self.process.terminate()
        self.process.wait()

    def wait_for(self, length):
        """Waits until the texts have so many characters, and returns them as pieces with their
        language. A text may arrive in several pieces."""
        end = time.monotonic() + PATIENCE
        while True:
            pieces = [line.split("\t", 1) for line in self.heard.read_text().splitlines()]
            if sum(len(piece[-1]) for piece in pieces) >= length:
                return pieces
            assert time.monotonic() < end, f"only this came: {pieces}"
            time.sleep(0.05)


def say_turn(service, language):
    environment = {**os.environ, "SPEECHD_ADDRESS": f"unix_socket:{service.socket}"}
    return subprocess.run([SAY_TURN, language, SEED], env=environment, check=True, timeout=60,
                          stdout=subprocess.PIPE, text=True).stdout.splitlines()


def make_test(language, record):
    def test():
        with tempfile.TemporaryDirectory() as folder:
            service = Service(pathlib.Path(folder))
            try:
                expected = say_turn(service, language)
                heard = service.wait_for(len("".join(expected)))
            finally:
                service.stop()
        assert len(expected) > 2, expected
        assert "".join(text for _, text in heard) == "".join(expected), (heard, expected)
        assert {spoken for spoken, _ in heard} == {language}, heard
        record.extend((language, text) for text in expected)
    return test


def main():
    record = []
    status = tap.run({f"test_{language}": make_test(language, record) for language in LANGUAGES})
    if RECORD:
        pathlib.Path(RECORD).write_text("".join(f"{language}\t{text}\n"
                                                for language, text in record))
    return status


if __name__ == "__main__":
    sys.exit(main())
