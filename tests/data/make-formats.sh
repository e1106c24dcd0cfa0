#!/bin/bash
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# make-formats.sh BUILD
#
# Renews tests/data/formats-1.0 with the programs of a build folder: a game of every kind with its
# replay and, in games.csv, its result; box profiles, scenarios, a file of each output, and the
# schemas. `make formats` runs it. After the release of 1.0 these files must not change: every later
# version has to read them (test-formats.py).

set -eu -o pipefail
build=$(realpath "$1")
cd "$(dirname "$0")"
cli=$build/src/cli/dubarry-cli
to=formats-1.0
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export XDG_DATA_HOME=$home LC_ALL=C.UTF-8 LANGUAGE=en

rm -rf "$to"
mkdir -p "$to"/{boxes,games,outputs,scenarios,schemas}
"$build/tests/store/journal/make-golden" "$to/games" >/dev/null
for game in "$to"/games/*.dubarry; do
  "$cli" replay --json "$game" >"${game%.dubarry}.json"
  "$cli" games import "$game" >/dev/null
done
"$cli" stats --csv | { read -r titles && echo "$titles" && sort; } >"$to/games.csv"

own=$("$cli" box new 'My copy' classic)
for box in deluxe classic "$own"; do
  "$cli" box show "$box" >"$to/boxes/$box.json"
done
cp ../../data/examples/*.json ../store/scenarios/good/{all-tiles,classic,hand-only,inline-box}.json \
  "$to/scenarios"
cp ../../data/schemas/*.schema.json "$to/schemas"

"$cli" resolve --explain "$to/scenarios/tailor.json" >"$to/outputs/turn.json"
"$cli" score "$to/scenarios/final-scoring.json" >"$to/outputs/score.json"
"$cli" forecast --json "$to/games/base.dubarry" >"$to/outputs/forecast.json"
"$cli" simulate --json --games 20 | sed '/games-per-second/s/[0-9.]*$/1000/' \
  >"$to/outputs/simulate.json"
"$cli" stats --json >"$to/outputs/stats.json"
echo "There are $(find "$to" -type f | wc -l) files in tests/data/$to, $(du -sh "$to" | cut -f 1)"
