#!/bin/sh
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# refresh.sh BUILD
#
# Writes the golden transcripts again, from the golden journals, with the program and the catalogues
# of a build folder. Only when sentences have changed on purpose; read what `git diff` shows of it.

set -eu
build=$(realpath "$1")
cd "$(dirname "$0")"
export LC_ALL=C.UTF-8 LANGUAGE=en DUBARRY_LOCALEDIR="$build/po"

# A game has a transcript if it shows what the others do not.
for transcript in *.txt; do
  "$build/src/cli/dubarry-cli" replay "../../store/journal/golden/${transcript%.txt}.dubarry" \
    >"$transcript"
done

# What is new in each of them, in the words of the other editions.
for language in fr uk en@classic; do
  edition=${language#en@}
  for journal in ../../store/journal/golden/*.dubarry; do
    "$build/src/cli/dubarry-cli" replay --edition "$edition" "$journal"
  done | python3 ../digest.py "$build/po/$language/LC_MESSAGES/dubarry.mo" \
    >"../golden-editions/$edition.txt"
done
