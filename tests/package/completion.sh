#!/bin/bash
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# completion.sh PROGRAM
#
# Completes command lines of dubarry-cli as bash would, in English and in French; and as zsh and fish
# would, where they are installed.

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

# expect "EXPECTED..." WORD...: the last word is the one that is completed.
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

# What the program itself tells of is what is completed: one table has both.
commands=$("$program" --help | sed -n '/^Commands:/,/^$/s/^  \([a-z-]*\)  .*/\1/p')
topics=$("$program" --help | sed -n '/^Topics:/,/^$/s/^  \([a-z-]*\)  .*/\1/p')
test "$(wc -w <<<"$commands")" -ge 9 && test "$(wc -w <<<"$topics")" -ge 3 || failed=1

for LANGUAGE in en fr; do
  export LANGUAGE
  expect "$commands" ''
  expect 'resolve replay' re
  expect "$commands $topics" help ''
  expect 'codes' help cod
  expect 'list new show export import delete trash restore' box ''
  expect 'list rename delete trash restore export import repair' games ''
  expect 'deluxe classic box-1' box show ''
  expect 'deluxe classic box-1' box new Name ''
  expect 'game-1' games export ''
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
    expect "$("$program" $command --help | grep -oE -- '--[a-z-]+')" $command --
  done
done

if command -v fish >/dev/null; then
  ln -s "$program" "$home/dubarry-cli"
  got=$(PATH=$home:$PATH fish --no-config -c \
    'source data/completions/dubarry-cli.fish; complete -C "dubarry-cli box li"')
  test "${got%%	*}" = list || { echo "fish: '$got'"; failed=1; }
fi
if command -v zsh >/dev/null; then
  zsh -n data/completions/_dubarry-cli || failed=1
fi
exit $failed
