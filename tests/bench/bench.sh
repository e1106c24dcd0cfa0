#!/bin/bash
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# bench.sh
#
# Builds for speed in build/bench, then measures, each as a ratio within this run, and fails if one
# misses its bar:
# - `dubarry-cli resolve` takes at most 1.5 times as long as reading and writing the same file, also
#   with the box inline;
# - a simulated game with the Jewelry Box takes at most 200 times its seven shuffles of 25 cards,
#   and a second thread makes simulations at least 1.7 times as fast;
# - an entry costs at most 1.5 times as much in a game of 10,000 entries as in one of 100, and
#   loading that game takes at most 10 times as long as reading its file and splitting it into
#   lines;
# - a list of 10,000 games takes at most 4 times as long as listing the same number of files, a jump
#   over 200 entries at most 8 times an undo, saving a box among 300 at most 1.5 times saving it
#   alone, and the 100th import of one box at most 6 times the first;
# - with syncs of 100 ms the main loop is never busy for more than 16 ms;
# - the app's first frame takes at most 1.4 times the processor time of a bare window's, 1.8 times
#   with a game resumed, and 1.3 times its memory; from the press that reveals her card until it is
#   painted the app takes at most 2.0 times as long as painting a bare window (log in
#   build/bench/app.log);
# - with 10,000 finished games the page of past games appears within 1.5 times the time with 100,
#   the statistics within 200 ms more, with at most 15 % more memory; rebuilding a lost index takes
#   at most 1.5 times the time per game, in the background, while the main loop is never busy for
#   more than 32 ms;
# - with 20,000 games in progress the main loop is busy for at most 1.5 times as long until the
#   first frame of the welcome page as with 20, and 3 times until its rows;
# - her turns take at most the presses that they need.

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

# The turns use the games that the start finds.
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
