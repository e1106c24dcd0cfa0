# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the cases of a test in Python and tells of them as TAP. A test that is run by hand finds it
with PYTHONPATH=tests/common."""

import traceback


class Skip(Exception):
    """The case cannot be tried here."""


class Todo(Exception):
    """The case fails, as is known, and waits for somebody to mend it."""


def run(names, call=lambda case: case()):
    """Calls every function of a module whose name begins with test_, in the order in which they
    stand there. The exit status: whether one failed."""
    cases = [(name, case) for name, case in names.items() if name.startswith("test_")]
    failed = False
    print(f"1..{len(cases)}", flush=True)
    for number, (name, case) in enumerate(cases, 1):
        title = f"{number} {name[len('test_'):].replace('_', ' ')}"
        try:
            call(case)
            print(f"ok {title}", flush=True)
        except Skip as reason:
            print(f"ok {title} # SKIP {reason}", flush=True)
        except Todo as reason:
            print(f"not ok {title} # TODO {reason}", flush=True)
        except Exception:  # a bug in one case must not hide the others
            failed = True
            print(f"not ok {title}", flush=True)
            traceback.print_exc()  # to standard error, which Meson shows
    return failed
