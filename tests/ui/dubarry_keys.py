# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A keyboard for the app: keys go through the screen, and what they lead to is heard as a screen
reader hears it. Nothing is known of a page but what has the focus."""

import re
import time

from dubarry_ui import TIMEOUT, Atspi, GLib, fits, get_role, is_focused, type_text

KEYS = {"Tab": 0xff09, "Enter": 0xff0d, "Space": 0x20, "Left": 0xff51, "Up": 0xff52,
        "Right": 0xff53, "Down": 0xff54, "Page_Down": 0xff56, "BackSpace": 0xff08, "Escape": 0xff1b,
        "F11": 0xffc8, "Menu": 0xff67}
MODIFIERS = {"Shift": 1, "Control": 4, "Alt": 8}


class Keyboard:
    """What has the focus before the first press is not told."""

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
        """How often the focus was heard to move until now."""
        while GLib.MainContext.default().iteration(False):
            pass
        return self.heard

    def tell(self):
        """Role and name of what has the focus, which may get another name while it has it."""
        try:
            return (get_role(self.focused), self.focused.get_name()) if self.focused else ()
        except GLib.Error:
            return ()  # it has gone meanwhile, and something else gets the focus

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
        """Presses, for example, Control+Enter."""
        *modifiers, key = keys.split("+")
        mask = sum(MODIFIERS[modifier] for modifier in modifiers)
        if mask:
            Atspi.generate_keyboard_event(mask, None, Atspi.KeySynthType.LOCKMODIFIERS)
        Atspi.generate_keyboard_event(KEYS.get(key) or ord(key), None, Atspi.KeySynthType.SYM)
        if mask:
            Atspi.generate_keyboard_event(mask, None, Atspi.KeySynthType.UNLOCKMODIFIERS)
        self.presses += 1

    def pause(self):
        """A key right after a change is not for what came of it, and what is still told of a change
        does not come of the key. The app answers when it has done all that it was asked before,
        however busy the machine is."""
        before = None
        while before != self.heard:
            before = self.listen()
            self.app.window.get_name()
            time.sleep(0.4)
            self.listen()

    def move(self, keys):
        """Presses what moves the focus, and waits until it has moved."""
        before = self.heard
        self.send(keys)
        self.wait(lambda: self.heard > before, f"the focus after {keys}")

    def step(self, keys):
        """The same after whatever came before."""
        self.pause()
        self.move(keys)

    def try_move(self, keys, patience):
        """Presses where the focus may stay, or go to something that is not told of; whether it is
        heard within so many seconds."""
        before = self.listen()
        self.send(keys)
        end = time.monotonic() + patience
        while self.heard == before and time.monotonic() < end:
            GLib.MainContext.default().iteration(False)
            time.sleep(0.002)
        return self.heard > before

    def expect(self, role, name):
        """Waits until that has the focus, which comes there by itself."""
        self.wait(lambda: self.is_at(role, name),
                  f"the focus on the {role} “{getattr(name, 'pattern', name)}”")

    def walk(self, keys, role, name, most):
        """Presses again and again until that has the focus, so often at most."""
        self.pause()
        for _ in range(most + 1):
            if self.is_at(role, name):
                return
            self.move(keys)
        raise AssertionError(f"{keys} does not come to {name} in {most} presses")

    def act(self, keys, what):
        """Presses what changes the game, and waits until the change is saved."""
        home = self.app.home
        before = home.get_size()
        self.pause()
        self.send(keys)
        self.wait(lambda: home.get_size() != before, f"the entry of {what}")


def enter_seed(app, seed):
    """On the page of a new game. The row is opened by keys, from the button below it: it has no
    action, and what is folded in is there for a screen reader on Debian 12 only."""
    keys = Keyboard(app)
    button = app.find("push button", "Start")
    app.wait(lambda: is_focused(button), "the focus on “Start”")
    keys.walk("Shift+Tab", "list item", "Random Seed", 1)
    keys.send("Space")
    type_text(app.find("text", re.compile("^Seed")), str(seed))
