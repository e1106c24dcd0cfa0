#!/bin/sh
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# on-a-screen.sh PROGRAM [ARGUMENT...]
#
# Runs the program with a separate screen and bus. Services of the bus write to standard error, so
# that standard output belongs to the program. They find it through the id of this process, since
# dbus-run-session passes no other descriptor on. The screen survives its last client: otherwise it
# would restart, and refuse clients meanwhile. The pointer rests in the middle of the screen,
# outside every window.

exec 3>&1 1>&2
xvfb-run --auto-servernum --server-num=170 --server-args='-noreset -screen 0 2600x1800x24' \
  dbus-run-session -- sh -c 'exec >>"/proc/$0/fd/3"; exec "$@" 3>&-' $$ "$@"
