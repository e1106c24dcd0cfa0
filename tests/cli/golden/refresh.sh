#!/bin/sh
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# refresh.sh BUILD
#
# Writes the golden transcripts anew, from the golden journals, with the program and the catalogues
# of a build folder. Only when sentences have changed on purpose; read what `git diff` shows of it.

set -eu
build=$(realpath "$1")
cd "$(dirname "$0")"
export LC_ALL=C.UTF-8 LANGUAGE=en DUBARRY_LOCALEDIR="$build/po"

for journal in ../../journal/golden/*.dubarry; do
  "$build/src/cli/dubarry-cli" replay "$journal" >"$(basename "$journal" .dubarry).txt"
done

# Two whole games in the words of the other editions as well.
for game in all-modules jewelry-box; do
  for edition in fr uk classic; do
    "$build/src/cli/dubarry-cli" replay --edition "$edition" "../../journal/golden/$game.dubarry" \
      >"../golden-editions/$game-$edition.txt"
  done
done
