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
#   reading its file and splitting its lines.
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
exit $missed
