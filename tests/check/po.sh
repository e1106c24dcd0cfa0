#!/bin/bash
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# po.sh [--complete] DIRECTORY
#
# Checks the template and the catalogues in po against DIRECTORY/dubarry.pot, which it makes from
# the source. The last line counts missing translations; with --complete, as for a release, they are
# faults.

set -eu -o pipefail
complete=
test "$1" != --complete || { complete=$1; shift; }
directory=$(realpath -m "$1")
cd "$(dirname "$0")/../.."
mkdir -p "$directory"

python3 tests/check/potfiles.py
tests/po/template.sh "$directory/dubarry.pot"
for catalogue in po/*.po; do
  msgfmt --check --output-file=/dev/null "$catalogue"
done
python3 tests/check/po.py $complete "$directory/dubarry.pot" po/dubarry.pot po/*.po
