#!/bin/sh
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# on-a-screen.sh PROGRAM [ARGUMENT...]
#
# Runs the program with a screen and a bus of its own. What the bus starts talks to standard error,
# so that standard output is the program's alone; it is found by the id of this process, since a
# later dbus-run-session hands no other descriptor down. The screen stays when its last client goes:
# it would begin anew then, and refuse whoever comes meanwhile. Its middle, where the pointer is,
# lies beside every window.

exec 3>&1 1>&2
xvfb-run --auto-servernum --server-num=170 --server-args='-noreset -screen 0 2600x1800x24' \
  dbus-run-session -- sh -c 'exec >>"/proc/$0/fd/3"; exec "$@" 3>&-' $$ "$@"
