#!/bin/bash
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# run.sh BUILD SECONDS [TARGET...]
#
# Runs each fuzz target of a build folder (clang, -Dfuzz=true) for so many seconds, starting from
# the files of tests/fuzz/corpus and of other tests. It keeps inputs that reach new code in
# build/fuzz/found, and failing inputs in build/fuzz/failed. To repeat a failure, run
# `BUILD/tests/fuzz/fuzz-journal FILE`; -minimize_crash=1 makes the file smaller. After the fix,
# move the file to tests/fuzz/corpus.

set -eu
cd "$(dirname "$0")/../.."
build=$1
seconds=$2
shift 2
targets=${*:-archive box scenario journal events}
dir=build/fuzz

# From the golden journals it takes the first rounds, which load faster, and the lines of events.
mkdir -p "$dir/seeds/journal" "$dir/seeds/events"
for file in tests/store/journal/golden/*; do
  name=$(basename "$file")
  head -n 40 "$file" >"$dir/seeds/journal/$name"
  head -n 120 "$file" >"$dir/seeds/journal/long-$name"
  { printf '\x0f'; grep -vE '^(dubarry|name|ok|box) ?' "$file" | sed 3,400'!d'; } \
    >"$dir/seeds/events/$name"
done

# Makes an archive of small files.
mkdir -p "$dir/seeds/archive"
tar --format=ustar -cf "$dir/seeds/archive/examples.tar" data/examples

# Collects the words of journal lines: fields, keys of the sets, and parts of compound values.
{
  sed -nE 's/.*(COUNT|GAIN|DUB_[A-Z]+) \("([a-z-]+)".*/" \2="/p' \
    src/store/journal/dub-event-line.c
  grep -ohE '"[a-z0-9+?:-]+"' src/engine/dub-names.c src/store/dub-codec.c
  grep -ohE '"[a-z]+ ?"' src/store/journal/dub-journal.c
  printf '"%s"\n' '\x0atable correct to=' '\x0abarry ' '\x0ayou ' '\x0aundo' '\x0aredo' tailor:1:left:1:suitable
} | sort -u >"$dir/journal.dict"

# seeds TARGET: prints the folders of its initial files. The corpus has folders only for targets
# with earlier failures.
seeds ()
{
  test ! -d "tests/fuzz/corpus/$1" || echo "tests/fuzz/corpus/$1"
  case $1 in
  box) echo tests/store/boxes/good tests/store/boxes/bad data/box ;;
  scenario) echo tests/store/scenarios/good tests/store/scenarios/bad data/examples ;;
  journal) echo tests/store/journal/golden "$dir/seeds/journal" ;;
  events) echo "$dir/seeds/events" ;;
  archive) echo "$dir/seeds/archive" ;;
  esac
}

export ASAN_OPTIONS=detect_leaks=1 UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1
failed=0
for target in $targets; do
  mkdir -p "$dir/found/$target" "$dir/failed/$target"
  log=$dir/$target.log
  dictionary=
  case $target in journal | events) dictionary=-dict=$dir/journal.dict ;; esac
  if "$build/tests/fuzz/fuzz-$target" -max_total_time="$seconds" -max_len=65536 -timeout=20 \
    -rss_limit_mb=4096 -print_final_stats=1 $dictionary -artifact_prefix="$dir/failed/$target/" \
    "$dir/found/$target" $(seeds "$target") >"$log" 2>&1; then
    runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    echo "$target: $runs inputs in $seconds s, none failed"
  else
    grep -E '^(==|SUMMARY|Bail|ERROR|\*\*|[^ ]*: runtime error)|Test unit written' "$log" | head -n 20 ||
      tail -n 5 "$log"
    echo "$target: FAILED, see $log"
    failed=1
  fi
done
exit $failed
