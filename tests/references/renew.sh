#!/bin/bash
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# renew.sh [bookworm | trixie]
#
# Renews the references of one version of libadwaita: of the installed one, with the programs of
# ./build; or of a release of Debian, in a bare machine (tests/bare-machine.sh), from the committed
# tree. Look at the changes before you commit them.

set -eu -o pipefail
cd "$(dirname "$0")/../.."
references=tests/references

# Replaces the whole set, so that no picture of a removed scene remains.
renew_here ()
{
  set=$references/libadwaita-$(pkg-config --modversion libadwaita-1 | cut -d. -f1,2)
  test -f build/build.ninja || meson setup build >/dev/null
  ninja -C build >/dev/null
  rm -rf "$set"
  DUB_RENEW_REFERENCES=1 meson test -C build --no-rebuild --quiet --suite references
}

renew_there ()
{
  local there=build/references
  rm -rf "$there"
  tests/bare-machine.sh --cache build/packages --build "$there" "$1" sh -eu -c '
    rm -rf tests/references/libadwaita-*
    .ci/install-packages build test
    tests/references/renew.sh
    mv tests/references/libadwaita-* build'
  set=$references/$(basename "$there"/libadwaita-*)
  rm -rf "$set"
  mv "$there/${set##*/}" "$references"
  rm -rf "$there"
}

case ${1-} in
'') renew_here ;;
bookworm | trixie) renew_there "$1" ;;
*) echo "usage: $references/renew.sh [bookworm | trixie]" >&2; exit 2 ;;
esac
! command -v optipng >/dev/null || optipng -quiet -o2 "$set"/*.png
echo "There are $(ls "$set"/*.png | wc -l) references in $set, $(cat "$set"/*.png | wc -c) bytes"
