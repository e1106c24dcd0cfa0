#!/bin/bash
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# run.sh BUILD SECONDS [OPTION...]
#
# Runs the program of this folder from a build folder, so many seconds for each kind of file, with
# games in memory if possible. A failing file stays in build/fuzz/failed.

set -eu
cd "$(dirname "$0")/../.."
build=$1
seconds=$2
shift 2

place=/dev/shm
test -w "$place" || place=${TMPDIR:-/tmp}
home=$(mktemp -d "$place/dubarry-sound-XXXXXX")
trap 'rm -rf "$home"' EXIT
status=0
XDG_DATA_HOME=$home SOUND_INPUT=$home/input G_TEST_SRCDIR=$PWD/tests LC_ALL=C.UTF-8 \
  DUBARRY_LOCALEDIR=$build/po "$build/tests/sound/sound" --seconds "$seconds" "$@" || status=$?
if [ "$status" -ne 0 ] && [ -f "$home/input" ]; then
  mkdir -p build/fuzz/failed
  cp "$home/input" build/fuzz/failed/sound
  echo "the file of the case that failed: build/fuzz/failed/sound"
fi
exit "$status"
