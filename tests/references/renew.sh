#!/bin/sh
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# renew.sh
#
# Makes the references in this folder anew, with the program of ./build: one picture a scene, in half
# its size. Look at what has changed before it is committed.

set -eu
cd "$(dirname "$0")/../.."
ninja -C build >/dev/null
rm -f tests/references/*.png
DUB_RENEW_REFERENCES=1 meson test -C build --no-rebuild --quiet references
echo "There are $(ls tests/references/*.png | wc -l) references in tests/references," \
  "$(cat tests/references/*.png | wc -c) bytes"
