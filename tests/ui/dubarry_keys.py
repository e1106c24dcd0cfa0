# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A keyboard for the app. Keys go through the screen, and the test listens to their effects as a
screen reader does. It knows nothing about a page but the focused widget."""

import re
import time

from dubarry_ui import TIMEOUT, Atspi, GLib, fits, get_role, is_focused, type_text

KEYS = {"Tab": 0xff09, "Enter": 0xff0d, "Space": 0x20, "Left": 0xff51, "Up": 0xff52,
        "Right": 0xff53, "Down": 0xff54, "Page_Down": 0xff56, "BackSpace": 0xff08, "Escape": 0xff1b,
        "F11": 0xffc8, "Menu": 0xff67}
MODIFIERS = {"Shift": 1, "Control": 4, "Alt": 8}


class Keyboard:
    """Sends keys and follows the focus. The focus before the first press is unknown."""

    def __init__(self, app):
        self.app = app
        self.presses = 0
        self.heard = 0
        self.focused = None
        self.listener = Atspi.EventListener.new(self.hear)
        assert self.listener.register("object:state-changed:focused")

    def hear(self, event):
        if event.detail1:
            self.focused = event.source
            self.heard += 1

    def listen(self):
        """Returns how many focus events have arrived so far."""
        while GLib.MainContext.default().iteration(False):
            pass
        return self.heard

    def tell(self):
        """Returns role and name of the focused widget, whose name may change while it has the
        focus."""
        try:
            return (get_role(self.focused), self.focused.get_name()) if self.focused else ()
        except GLib.Error:
            return ()  # the widget has disappeared, and another one gets the focus

    def is_at(self, role, name):
        told = self.tell()
        return bool(told) and told[0] == role and fits(told[1], name)

    def wait(self, condition, what):
        """Listens until the condition is true."""
        end = time.monotonic() + TIMEOUT
        while not condition():
            GLib.MainContext.default().iteration(False)
            assert self.app.process.poll() is None, \
                f"the app has ended, waiting for {what}: {self.app.read_errors()}"
            assert time.monotonic() < end, f"waited in vain for {what}, at {self.tell()}"
            time.sleep(0.002)

    def send(self, keys):
        """Presses a combination such as Control+Enter."""
        *modifiers, key = keys.split("+")
        mask = sum(MODIFIERS[modifier] for modifier in modifiers)
        if mask:
            Atspi.generate_keyboard_event(mask, None, Atspi.KeySynthType.LOCKMODIFIERS)
        Atspi.generate_keyboard_event(KEYS.get(key) or ord(key), None, Atspi.KeySynthType.SYM)
        if mask:
            Atspi.generate_keyboard_event(mask, None, Atspi.KeySynthType.UNLOCKMODIFIERS)
        self.presses += 1

    def pause(self):
        """Waits until the app is idle, so that a key after a change cannot reach the state before
        it, and late events of the change are not taken for effects of the key. The app answers
        after all earlier requests, however busy the machine is."""
        before = None
        while before != self.heard:
            before = self.listen()
            self.app.window.get_name()
            time.sleep(0.4)
            self.listen()

    def move(self, keys):
        """Presses keys that move the focus, and waits until it has moved."""
        before = self.heard
        self.send(keys)
        self.wait(lambda: self.heard > before, f"the focus after {keys}")

    def step(self, keys):
        """Does the same after a pause."""
        self.pause()
        self.move(keys)

    def try_move(self, keys, patience):
        """Presses keys that may leave the focus in place or move it silently. Returns whether the
        focus moved within the given seconds."""
        before = self.listen()
        self.send(keys)
        end = time.monotonic() + patience
        while self.heard == before and time.monotonic() < end:
            GLib.MainContext.default().iteration(False)
            time.sleep(0.002)
        return self.heard > before

    def expect(self, role, name):
        """Waits until this widget receives the focus by itself."""
        self.wait(lambda: self.is_at(role, name),
                  f"the focus on the {role} “{getattr(name, 'pattern', name)}”")

    def walk(self, keys, role, name, most):
        """Presses the keys repeatedly, at most `most` times, until this widget has the focus."""
        self.pause()
        for _ in range(most + 1):
            if self.is_at(role, name):
                return
            self.move(keys)
        raise AssertionError(f"{keys} does not come to {name} in {most} presses")

    def act(self, keys, what):
        """Presses keys that change the game, and waits until the change is saved."""
        home = self.app.home
        before = home.get_size()
        self.pause()
        self.send(keys)
        self.wait(lambda: home.get_size() != before, f"the entry of {what}")


def enter_seed(app, seed):
    """Enters the seed on the page of a new game. Keys open its row from the button below: the row
    has no action, and only Debian 12 exposes the contents of a closed row."""
    keys = Keyboard(app)
    button = app.find("push button", "Start")
    app.wait(lambda: is_focused(button), "the focus on “Start”")
    keys.walk("Shift+Tab", "list item", "Random Seed", 1)
    keys.send("Space")
    type_text(app.find("text", re.compile("^Seed")), str(seed))
