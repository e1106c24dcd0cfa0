#!/bin/sh
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# refresh.sh CLI
#
# Writes the golden transcripts anew, from the golden journals. Only when sentences have changed on
# purpose; read what `git diff` shows of it.

set -eu
cli=$(realpath "$1")
cd "$(dirname "$0")"
for journal in ../../journal/golden/*.dubarry; do
  LC_ALL=C.UTF-8 LANGUAGE=en "$cli" replay "$journal" >"$(basename "$journal" .dubarry).txt"
done
