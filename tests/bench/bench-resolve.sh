#!/bin/bash
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# bench-resolve.sh [SCENARIO...]
#
# Builds for speed in build/bench, then compares `dubarry-cli resolve` with a bare reading and
# writing of the same file. Without arguments it takes the example turn, and the same turn with its
# box written out in the file.

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

if [ $# -eq 0 ]; then
  python3 - data/examples/tailor.json data/box/deluxe.json >"$dir/tailor-inline.json" <<'END'
import json, sys
scenario, box = (json.load(open(name, encoding="utf-8")) for name in sys.argv[1:])
json.dump({**scenario, "box": box}, sys.stdout, indent=2)
END
  set -- data/examples/tailor.json "$dir/tailor-inline.json"
fi

exec python3 tests/bench/compare.py "$dir/src/cli/dubarry-cli" "$dir/tests/bench/json-roundtrip" "$@"
