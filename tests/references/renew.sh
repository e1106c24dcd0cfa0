#!/bin/bash
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# renew.sh [bookworm | trixie]
#
# Makes the references of one version of libadwaita anew: those of the one that is installed here,
# with the programs of ./build; or those of a Debian, in a bare machine of its own
# (tests/bare-machine.sh), from the tree as it is committed. Look at what has changed before it is
# committed.

set -eu -o pipefail
cd "$(dirname "$0")/../.."
references=tests/references

# The whole set is replaced, so that no picture of a scene that is gone stays behind.
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
