# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the cases of a Python test and reports them as TAP. To run a test by hand, set
PYTHONPATH=tests/common."""

import traceback


class Skip(Exception):
    """Raised by a case that cannot run here."""


class Todo(Exception):
    """Raised by a case with a known failure that awaits a fix."""


def run(names, call=lambda case: case()):
    """Calls every function of a module whose name begins with test_, in the order of the source.
    Returns whether a case failed, as the exit status."""
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
