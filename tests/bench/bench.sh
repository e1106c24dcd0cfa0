#!/bin/bash
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# bench.sh
#
# Builds for speed in build/bench, then measures, each as a ratio within this run:
# - `dubarry-cli resolve` against a bare reading and writing of the same file, which is the example
#   turn, and the same turn with its box written out in the file;
# - whole simulated games against the shuffles that they need;
# - the cost of an entry in a game of 100, 1,000 and 10,000 entries, and loading the longest against
#   reading its file and splitting its lines;
# - lists of games, jumps, saving and importing boxes, and how long the main loop is busy when syncs
#   are slow;
# - the app on a display of its own (log in build/bench/app.log): its start, also with a game,
#   against that of a bare window, in time and in memory; and the time from the press that reveals
#   her card until her orders are there, and until they are painted, against painting a bare window;
# - the page of past games and the statistics with 10,000 finished games against 100, in time and in
#   memory, and the welcome page with 20,000 games in progress against 20;
# - the presses that her turns take.
# Fails if a bar is missed.

set -eu
cd "$(dirname "$0")/../.."
dir=build/bench
log=$dir/build.log

mkdir -p "$dir"
if ! { test -f "$dir/build.ninja" || meson setup "$dir" --buildtype=release -Dbench=true -Dtests=false
       ninja -C "$dir"; } >"$log" 2>&1; then
  tail -n 40 "$log"
  exit 1
fi

python3 - data/examples/tailor.json data/box/deluxe.json >"$dir/tailor-inline.json" <<'END'
import json, sys
scenario, box = (json.load(open(name, encoding="utf-8")) for name in sys.argv[1:])
json.dump({**scenario, "box": box}, sys.stdout, indent=2)
END

missed=0
python3 tests/bench/compare.py "$dir/src/cli/dubarry-cli" "$dir/tests/bench/json-roundtrip" \
  data/examples/tailor.json "$dir/tailor-inline.json" || missed=1
"$dir/tests/bench/bench-games" || missed=1
"$dir/tests/bench/bench-journal" "$dir" || missed=1
rm -rf "$dir/store"
mkdir "$dir/store"
"$dir/tests/bench/bench-store" "$dir/store" || missed=1

# The games of the turns are those that the start finds.
rm -rf "$dir/app" "$dir/list"
mkdir "$dir/app" "$dir/list"
GSK_RENDERER=cairo GDK_BACKEND=x11 GSETTINGS_BACKEND=memory GSETTINGS_SCHEMA_DIR=$dir/data \
  XDG_DATA_HOME=$PWD/$dir/app LC_ALL=C.UTF-8 ADW_DISABLE_PORTAL=1 GTK_USE_PORTAL=0 \
  tests/ui/on-a-screen.sh sh -c '
    "$1/bench-app-turn" "$2/app" || missed=1
    XDG_DATA_HOME=$PWD/$2/list "$1/bench-app-list" tests/store/journal/golden/base.dubarry ||
      missed=1
    python3 tests/bench/bench-app-start.py "$1/bench-app-start" "$1/bench-app-bare" || missed=1
    exit ${missed-0}' sh "$dir/tests/bench" "$dir" 2>"$dir/app.log" || missed=1
grep -vE 'dbus-daemon|SpiRegistry' "$dir/app.log" || true
"$dir/tests/bench/bench-app-presses" || missed=1
exit $missed
