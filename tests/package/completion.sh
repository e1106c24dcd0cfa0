#!/bin/bash
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# completion.sh PROGRAM
#
# Checks that bash completes every command, verb and option in the program's help, and values and
# ids. The files for zsh and fish must name each of them, and complete them if the shells are
# installed.

set -u
program=$(realpath "$1")
cd "$(dirname "$0")/../.." || exit 2
. data/completions/dubarry-cli
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export XDG_DATA_HOME=$home LANGUAGE=en LC_ALL=C.UTF-8 DUBARRY_LOCALEDIR=${program%/src/*}/po
"$program" box new "My box" >/dev/null
"$program" games import tests/store/journal/golden/base.dubarry >/dev/null
failed=0

# expect "EXPECTED..." WORD...: completes the last word and compares the result.
expect ()
{
  local expected=$1 got
  shift
  COMP_WORDS=("$program" "$@")
  COMP_CWORD=$#
  COMPREPLY=()
  _dubarry_cli dubarry-cli "${COMP_WORDS[-1]}" "${COMP_WORDS[-2]}"
  got=$(printf '%s\n' ${COMPREPLY[@]+"${COMPREPLY[@]}"} | sort -u | tr '\n' ' ')
  expected=$(printf '%s\n' $expected | sort -u | tr '\n' ' ')
  if [ "$got" != "$expected" ]; then
    echo "dubarry-cli $*: '$got', not '$expected' (LANGUAGE=$LANGUAGE)"
    failed=1
  fi
}

# names: prints the first word of each line of a list in the help.
names ()
{
  sed -n '/^  dubarry-cli/d; s/^  \([a-z-]*\) .*/\1/p'
}

# find_in FILE COMMAND: prints the file's part about the command. Lines for fish name their
# commands; lines for zsh begin with them, and name the lists of options that follow.
find_in ()
{
  local part list
  case $1 in
  *.fish)
    grep -vE -- "__dubarry_cli_(in|after)" "$1"
    grep -E -- "__dubarry_cli_in[^']*[ ]$2\\b" "$1"
    ;;
  *)
    part=$(sed -nE "/^  ([a-z| -]*[ |])?$2( \|.*)?\)/{:a;p;/;;\$/b;n;ba}" "$1")
    echo "$part"
    for list in $(grep -oE '\$[a-z]+' <<<"$part" | sort -u); do
      sed -nE "/-a ${list#?}=\(/{:a;p;/\)\$/b;n;ba}" "$1"
    done
    ;;
  esac
}

commands=$("$program" --help | sed -n '/^Commands:/,/^$/p' | names)
topics=$("$program" --help | sed -n '/^Topics:/,/^$/p' | names)
test "$(wc -w <<<"$commands")" -ge 9 && test "$(wc -w <<<"$topics")" -ge 3 || failed=1

expect "$commands" ''
expect 'resolve replay' re
expect "$commands $topics" help ''
expect 'codes' help cod
expect '--plain --edition --help --version' --
expect 'deluxe classic box-1' box show ''
expect 'deluxe classic box-1' box new Name ''
expect 'game-1' games export ''
expect 'game-1' games --plain export g
expect 'game-1' replay g
expect 'en fr uk classic' play --edition ''
expect 'en fr uk classic' replay --edition =
expect 'fr' resolve --edition = f
expect 'app table learn' play -w ''
expect 'app table learn' play --cards ''
expect 'fancy,jewelry-box fancy,festivity fancy,expert' simulate -m fancy,
expect 'box-1' play --box bo
expect 'jewelry-box' simulate -m j
expect 'data/examples/tailor.json' resolve --explain data/examples/t
expect 'data/examples/tailor.json' resolve --seed 3 data/examples/t
expect 'data/box' play --box = data/bo
expect '' resolve --seed ''
expect '--seed --second-place' simulate --se
for command in $commands; do
  help=$("$program" $command --help)
  options=$(sed -n '/^Options:/,$p' <<<"$help" | grep -oE -- '^  (-., )?--[a-z-]+' | grep -oE -- '--.*')
  expect "$options" $command --
  case $command in box | games) expect "$(sed '/^Options:/,$d' <<<"$help" | names)" $command '' ;; esac
  for file in data/completions/_dubarry-cli data/completions/dubarry-cli.fish; do
    for option in $options; do
      find_in $file $command | grep -qE -- "(--|-l )${option#--}([^a-z-]|\$)" ||
        { echo "$file: $option of $command is missing"; failed=1; }
    done
  done
done
for word in $commands $topics $(for command in box games; do
  "$program" $command --help | sed '/^Options:/,$d' | names; done); do
  for file in data/completions/*; do
    grep -qE "(^|[^a-z-])$word([^a-z-]|\$)" "$file" || { echo "$file: $word is missing"; failed=1; }
  done
done

if command -v fish >/dev/null; then
  ln -s "$program" "$home/dubarry-cli"
  got=$(PATH=$home:$PATH fish --no-config -c \
    'source data/completions/dubarry-cli.fish; complete -C "dubarry-cli box li"')
  test "$got" = list || { echo "fish: '$got'"; failed=1; }
fi
if command -v zsh >/dev/null; then
  zsh -n data/completions/_dubarry-cli || failed=1
fi
exit $failed
