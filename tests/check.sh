#!/bin/bash
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check.sh [--quick | PART...]
#
# Runs the named parts one after another, with --quick those for daily work, otherwise all. To run
# all, it runs first_parts in order and two more lists beside them, since the tests of the app
# mostly wait and some parts use one processor only. Parts of different lists share no folder. The
# exceptions are last_parts, which use the build of clang_parts and run side by side.
#
# Each part is one function, part_NAME, that runs under `set -e` with its output in
# build/check/logs/NAME.log. It may add a remark to the summary with `note`, or end with `skip` and
# the reason. The script reports the first failure of a part at once, with the command that repeats
# it. It counts each test case of the parts gcc and quick, and those that only clang runs; every
# other part, and the rest of clang, counts as one check. The last line is "N passed, N failed"; the
# exit status tells whether any failed.

set -u
cd "$(dirname "$0")/.." || exit 2

quick_parts="layout format po contrast quick docs purity"
first_parts="layout format po contrast gcc docs package install purity"
clang_parts="clang"
other_parts="tidy coverage dist"
last_parts="sound fuzz"
all_parts="$first_parts $clang_parts $other_parts $last_parts"
own_bar=90
coverage_bar=95
check=build/check
logs=$check/logs
jobs=$(nproc)

note ()
{
  echo "$*" >"$logs/$part.note"
}

# skip REASON: ends the part, neither passed nor failed.
skip ()
{
  note "$*"
  exit 77
}

# c_files DIRECTORY...: lists the C files that are or could become part of the repository.
c_files ()
{
  { git -c safe.directory='*' ls-files -co --exclude-standard -- "$@" 2>/dev/null ||
    find "$@" -type f; } | grep '\.[ch]$' | sort -u | while read -r file; do
    test ! -f "$file" || echo "$file"
  done
}

# set_up NAME OPTION...: sets up build/check/NAME.
set_up ()
{
  local dir=$check/$1
  shift
  if [ -f "$dir/build.ninja" ]; then
    meson setup --reconfigure "$dir" "$@"
  else
    rm -rf "$dir"
    meson setup "$dir" -Dtests=true "$@"
  fi
}

# build NAME OPTION...: sets up and builds build/check/NAME.
build ()
{
  set_up "$@"
  ninja -C "$check/$1" -k 0
}

# run_tests NAME OPTION...: runs tests of build/check/NAME, and builds what they lack.
run_tests ()
{
  local dir=$check/$1
  shift
  meson test -C "$dir" --print-errorlogs --num-processes "$jobs" "$@"
}

# in_memory: from here on tests write their files to memory. Part gcc alone tests a real disk.
in_memory ()
{
  test ! -w /dev/shm || export TMPDIR=/dev/shm
}

# The build has a prefix, so that programs find their files after an installation.
build_gcc ()
{
  CC=gcc build gcc -Dwerror=true --buildtype=debugoptimized --prefix="$PWD/$check/prefix"
}

# One build serves the compiler's warnings, the sanitizers and the fuzzers. The optimizer may remove
# a faulty access, and reports have lines only. GObject calls functions through other types, which
# newer sanitizers of that kind report. Long runs of the fuzzers also trace comparisons, which would
# double the time of every test.
build_clang ()
{
  local compared=-fno-sanitize-coverage=trace-cmp lock
  test -z "${FUZZ_SECONDS-}" || compared=
  mkdir -p "$check"
  exec {lock}>"$check/clang.lock"
  flock "$lock"
  CC=clang build clang -Dwerror=true -Doptimization=1 -Ddebug=false -Dfuzz=true \
    -Dc_args="-g1 -fsanitize=fuzzer-no-link $compared -fno-sanitize=function" \
    -Db_sanitize=address,undefined -Db_lundef=false
  exec {lock}>&-
}

# reuse before release 4 does not read REUSE.toml.
part_layout ()
{
  local reuse
  python3 tests/check/layout.py
  reuse=$(reuse --version 2>/dev/null | grep -om 1 '[0-9]*' | head -n 1) || :
  if [ "${reuse:-0}" -ge 4 ]; then
    reuse lint --lines
  else
    note "without reuse lint, which takes reuse 4"
  fi
}

part_format ()
{
  local reason
  reason=$(tests/check/format.sh --version 2>&1) || skip "$reason"
  c_files src tests | xargs tests/check/format.sh --dry-run --Werror
}

# A branch may leave translations to others; make dist does not.
part_po ()
{
  tests/check/po.sh "$check/po"
  ! tail -n 1 "$logs/po.log" | grep -q 'left to translate$' || note "$(tail -n 1 "$logs/po.log")"
}

part_contrast ()
{
  python3 tests/check/style.py
  python3 tests/check/contrast.py
}

part_docs ()
{
  local warnings manual page command option
  warnings=$(groff -k -K utf8 -man -Tutf8 -ww -rLL=80n -z data/man/*.[15] 2>&1)
  test -z "$warnings" || { echo "$warnings"; return 1; }
  python3 tests/package/manuals.py

  for command in run test; do
    grep -q "^ *make $command\$" README.md || { echo "README.md: no 'make $command'"; return 1; }
    grep -q "^$command:" Makefile || { echo "Makefile: no target '$command'"; return 1; }
  done

  # The manual has every option in the program's help, in every language.
  build_gcc
  for page in data/man/dubarry-cli*.1; do
    manual=$(sed 's/\\//g' "$page")
    for command in '' $("$check/gcc/src/cli/dubarry-cli" --help |
      sed -n '/^Commands:/,/^$/s/^  \([a-z-]*\) .*/\1/p'); do
      for option in $("$check/gcc/src/cli/dubarry-cli" $command --help | grep -oE -- '--[a-z-]+'); do
        grep -qE -- "$option([^a-z-]|\$)" <<<"$manual" ||
          { echo "$page: $option of 'dubarry-cli $command' is missing"; return 1; }
      done
    done
  done
}

# Meson leaves out tests whose program is missing; here they have to run.
part_package ()
{
  local listed name
  build_gcc
  listed=$(meson test -C "$check/gcc" --no-rebuild --list --suite data)
  for name in desktop-file metainfo gschema; do
    grep -q " $name\$" <<<"$listed" || { echo "the test $name is missing"; return 1; }
  done
  awk '!/^(#|\[|$)/ && NF != 3 { print FILENAME ": three names, not: " $0; bad = 1 }
    END { exit bad }' .ci/packages
  run_tests gcc --suite data --logbase package
  # The id has capitals, and AppStream 0.16 does not know developer tags.
  if appstreamcli validate --no-net --pedantic "$check"/gcc/data/*.metainfo.xml |
    grep '^[EWIP]:' | grep -vE ' (cid-contains-uppercase-letter|unknown-tag developer)$'; then
    return 1
  fi
  find data src -name '*.svg' -o -name '*.ui' -o -name '*.xml' | xargs xmllint --noout
  xmllint --noout "$check"/gcc/data/*.xml
  python3 tests/package/manifest.py
  python3 tests/package/release.py
  tests/package/completion.sh "$check/gcc/src/cli/dubarry-cli"
}

# Installs once under the prefix, which updates the caches, and once into a folder for a packager,
# who updates them later.
part_install ()
{
  local games=tests/store/journal/golden prefix=$PWD/$check/prefix staged=$PWD/$check/staged
  build_gcc
  rm -rf "$prefix" "$staged"
  make install BUILD="$check/gcc" prefix="$prefix"
  make install BUILD="$check/gcc" prefix="$prefix" DESTDIR="$staged"
  diff <(cd "$prefix" && find . -type f | grep -v "^./share/mime/[^p]" | sort) \
    <(cd "$staged$prefix" && { find . -type f; printf './share/%s\n' applications/mimeinfo.cache \
      glib-2.0/schemas/gschemas.compiled icons/hicolor/icon-theme.cache; } | sort)
  test -s "$prefix/share/mime/mime.cache" && test ! -e "$staged$prefix/share/mime/mime.cache"
  PYTHONPATH=tests/common XDG_DATA_DIRS=$prefix/share:/usr/share tests/ui/on-a-screen.sh \
    /usr/bin/python3 tests/package/test-install.py "$prefix" "$games/base.dubarry" \
    "$games/classic.dubarry"
}

# unpack_release: unpacks the archive of `make dist` as $release.
unpack_release ()
{
  rm -rf "$check/dist" build/dist # it may have the archive of another version
  make dist
  mkdir "$check/dist"
  tar -xf build/dist/dubarry-*.tar.xz -C "$check/dist"
  release=$(echo "$check"/dist/dubarry-*)
}

# Part coverage proves that it builds by itself.
part_dist ()
{
  local release
  unpack_release
  (cd "$release" && tests/package/dist.sh build/dist)
  cmp build/dist/dubarry-*.tar.xz "$release"/build/dist/dubarry-*.tar.xz
}

# Part clang runs the tests of windows.
part_gcc ()
{
  rm -f "$check/gcc/meson-logs/testlog.json"
  build_gcc
  run_tests gcc --no-suite sanitized
  test -s "$check/gcc/meson-logs/testlog.json" || { echo "there are no tests"; return 1; }
}

# Runs everything that needs no screen.
part_quick ()
{
  rm -f "$check/gcc/meson-logs/testlog.json"
  build_gcc
  run_tests gcc --no-suite ui --no-suite oracle --no-suite faults
}

# Part gcc runs the tests that play the app for minutes.
part_clang ()
{
  rm -f "$check/clang/meson-logs/testlog.json"
  build_clang
  in_memory
  export ASAN_OPTIONS=detect_leaks=1 UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1
  run_tests clang --timeout-multiplier 5
}

# SOUND_SECONDS: the time for each kind of file.
part_sound ()
{
  build_clang
  export ASAN_OPTIONS=detect_leaks=0 UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1
  tests/sound/run.sh "$check/clang" "${SOUND_SECONDS:-20}"
  note "$(sed -nE "s/^([a-z]+): ([0-9]+) changed, ([0-9]+) accepted.*/\1 \3 of \2/p" "$logs/sound.log" | paste -sd, | sed "s/,/, /g") accepted"
}

# FUZZ_SECONDS: the time for each target.
part_fuzz ()
{
  build_clang
  tests/fuzz/run.sh "$check/clang" "${FUZZ_SECONDS:-10}"
  # A long run also flips every bit, and damages a block at every byte.
  test -z "${FUZZ_SECONDS-}" || "$check/clang/tests/store/journal/test-damage" -m thorough
}

part_purity ()
{
  build_gcc
  tests/check/purity.sh "$check/gcc/src/engine/libdubarry.a"
}

# Nothing is compiled for this part, not even headers, so that it finds files with missing includes.
part_tidy ()
{
  CC=clang set_up tidy -Db_pch=false
  c_files src | grep '\.c$' |
    xargs -P "$jobs" -n 1 clang-tidy --quiet --warnings-as-errors='*' -p "$check/tidy" 2>&1 |
    sed '/ warnings* generated/d'
}

# covered_by SUITE...: prints the percentage of the engine's lines that these suites and earlier
# ones reach.
covered_by ()
{
  local summary=$check/coverage/summary.json
  run_tests coverage "${@/#/--suite=}" --timeout-multiplier 5 >&2 &&
    gcovr --root "$release" --filter "$release/src/engine/" --object-directory "$check/coverage" \
      --json-summary "$summary" --json-summary-pretty --txt /dev/stderr &&
    python3 -c 'import json, sys; print (json.load (open (sys.argv[1]))["line_percent"])' "$summary"
}

# A refused file goes through the store, so the tests of the store count too, but separately from
# the engine's own. The source is that of a release, which proves that a release is complete. It
# leaves out the app, which takes most of the build time and is the same. All its files have the
# same time, so an earlier build would seem up to date. Coverage counts threads one by one, which is
# slow, so the engine uses few random boards: ten of each kind reach the same lines as two thousand.
part_coverage ()
{
  local own all release
  in_memory
  unpack_release
  rm -rf "$check/coverage"
  CC=gcc meson setup "$check/coverage" "$release" -Dtests=true -Dapp=disabled --buildtype=plain \
    -Dwerror=true -Db_coverage=true -Dc_args=-fprofile-update=atomic
  ninja -C "$check/coverage"
  own=$(DUB_SEEDS=10 covered_by engine)
  all=$(covered_by store session)
  note "$own % of the lines of src/engine, at least $own_bar % asked; with store and session" \
    "$all %, at least $coverage_bar % asked"
  awk -v own="$own" -v own_bar="$own_bar" -v all="$all" -v bar="$coverage_bar" \
    'BEGIN { exit !(own >= own_bar && all >= bar) }'
}

case ${1-} in
-h | --help)
  echo "usage: tests/check.sh [--quick | PART...]"
  echo "parts: $all_parts"
  echo "quick: $quick_parts"
  exit 0
  ;;
--quick) set -- $quick_parts ;;
esac

for part in "$@"; do
  case " $all_parts quick " in
  *" $part "*) ;;
  *)
    echo "check.sh: no part '$part'; there are: $all_parts, and quick" >&2
    exit 2
    ;;
  esac
done

# Patterns of a failed test and of a failed command.
failed_test='^ *[0-9]+/[0-9]+ dubarry:([a-z]+)[^ ]* / ([^ ]+) +(FAIL|ERROR|TIMEOUT|UNEXPECTEDPASS)'
failed_command='^FAILED:|: (fatal )?error: '

# pass_on PART: copies the output of the part, and reports the first line with a failure.
pass_on ()
{
  local line told=
  while IFS= read -r line || [ -n "$line" ]; do
    printf '%s\n' "$line"
    test -z "$told" || continue
    if [[ $line =~ $failed_test ]]; then
      told="meson test -C $check/$1 --print-errorlogs --suite ${BASH_REMATCH[1]} ${BASH_REMATCH[2]}"
      case $1 in
      quick) told=${told/quick/gcc} ;;
      clang) told="ASAN_OPTIONS=fast_unwind_on_malloc=0 $told" ;;
      esac
    elif [[ $line =~ $failed_command ]]; then
      told="tests/check.sh $1"
    else
      continue
    fi
    printf 'FAIL %s: %s\n     to repeat it: %s\n' "$1" "$line" "$told" >&3
  done
}

# show_failure LOG: prints the end of the log, and before that the first failure, if it is further
# up.
show_failure ()
{
  local first
  first=$(grep -nm 1 -E "$failed_test|$failed_command" "$1" | cut -d : -f 1)
  if [ -n "$first" ] && [ "$first" -lt $(($(wc -l <"$1") - 39)) ]; then
    sed -n "$first,$((first + 29))p" "$1" | cut -c 1-200
    echo ...
    tail -n 10 "$1"
  else
    tail -n 40 "$1"
  fi
}

# run_part PART: runs a part, prints its line with elapsed and processor time, and leaves its counts
# in build/check/logs/PART.count.
run_part ()
{
  local part=$1 begin status seconds busy good bad cases less counted= word=ok remark=
  rm -f "$logs/$part.note" "$logs/$part.count"
  begin=$EPOCHSECONDS
  (trap 'times >"$logs/$part.times"' EXIT; set -e -o pipefail; "part_$part") 2>&1 </dev/null |
    pass_on "$part" >"$logs/$part.log"
  status=${PIPESTATUS[0]}
  seconds=$((EPOCHSECONDS - begin))
  busy=$(tr ms '  ' <"$logs/$part.times" |
    awk '{ n += ($1 + $3) * 60 + $2 + $4 } END { print int (n) }')

  good=$((status == 0))
  bad=$((status != 0 && status != 77))
  case $part in
  gcc | quick) counted="$check/gcc/meson-logs/testlog.json" good=0 ;;
  clang) counted="$check/clang/meson-logs/testlog.json sanitized" ;;
  esac
  if [ -f "${counted% *}" ]; then
    read -r cases less < <(python3 tests/check/count.py $counted)
    good=$((good + cases))
    # A failure without a failed test case counts as one more.
    test "$less" -eq 0 || bad=$less
    echo "$cases test cases passed, $bad failed" >"$logs/$part.note"
  fi
  echo "$good $bad" >"$logs/$part.count"

  test "$status" -ne 77 || word=skip
  test "$bad" -eq 0 || word=FAIL
  test ! -f "$logs/$part.note" || remark="  $(<"$logs/$part.note")"
  # Prints the lines together, since another part may print too.
  {
    printf '%-4s %-8s %4d s, %4d of a processor%s\n' "$word" "$part" "$seconds" "$busy" "$remark"
    if [ "$bad" -ne 0 ]; then
      show_failure "$logs/$part.log" | sed 's/^/     | /'
      echo "     all of it: $logs/$part.log; to repeat it: tests/check.sh $part"
    fi
  } >"$logs/$part.line"
  cat "$logs/$part.line" >&3
}

run_parts ()
{
  local part
  for part; do
    run_part "$part"
  done
}

# run_each PART...: like run_parts, but at the same time.
run_each ()
{
  local part
  for part; do
    run_part "$part" &
  done
  wait
}

mkdir -p "$logs"
rm -f "$check/summary"
exec 3>&1
if [ $# -gt 0 ]; then
  run_parts "$@"
else
  set -- $all_parts
  # The parts run in separate process groups, so that an interruption can end all their processes.
  set -m
  (renice -n 19 -p "$BASHPID" >/dev/null; run_parts $clang_parts; run_each $last_parts) &
  clang=$!
  (renice -n 19 -p "$BASHPID" >/dev/null; run_parts $other_parts) &
  other=$!
  set +m
  trap 'kill -- -$clang -$other 2>/dev/null' EXIT
  trap 'exit 130' INT
  trap 'exit 143' TERM
  run_parts $first_parts
  wait
  trap - EXIT
fi

passed=0
failed=0
left_out=
for part in "$@"; do
  read -r good bad <"$logs/$part.count"
  passed=$((passed + good))
  failed=$((failed + bad))
  test $((good + bad)) -gt 0 || left_out="$left_out $part"
done
test -z "$left_out" || echo "left out:$left_out"
echo "$passed passed, $failed failed" | tee "$check/summary"
test "$failed" -eq 0
