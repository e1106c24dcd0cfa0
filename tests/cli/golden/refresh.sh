#!/bin/sh
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# refresh.sh BUILD
#
# Renews the golden transcripts from the golden journals, with the program and the catalogues of a
# build folder. Use it only after a deliberate change of sentences, and read the changes in `git
# diff`.

set -eu
build=$(realpath "$1")
cd "$(dirname "$0")"
export LC_ALL=C.UTF-8 LANGUAGE=en DUBARRY_LOCALEDIR="$build/po"

# A game has a transcript if it shows something that the others do not.
for transcript in *.txt; do
  "$build/src/cli/dubarry-cli" replay "../../store/journal/golden/${transcript%.txt}.dubarry" \
    >"$transcript"
done

# The new lines of each transcript in the other editions.
for language in fr uk en@classic; do
  edition=${language#en@}
  for journal in ../../store/journal/golden/*.dubarry; do
    "$build/src/cli/dubarry-cli" replay --edition "$edition" "$journal"
  done | python3 ../digest.py "$build/po/$language/LC_MESSAGES/dubarry.mo" \
    >"../golden-editions/$edition.txt"
done
