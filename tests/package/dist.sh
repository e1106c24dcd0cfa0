#!/bin/bash
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# dist.sh FOLDER
#
# Packs the files of the tree into FOLDER/dubarry-VERSION.tar.xz, with a checksum beside it. The
# same files always give the same archive. Outside a clone, all files except those below build
# belong to the tree.

set -eu -o pipefail
cd "$(dirname "$0")/../.."
version=$(sed -n "s/^  version: '\(.*\)',/\1/p" meson.build)
date=$(sed -n "s/.*<release version=\"$version\" date=\"\(.*\)\">.*/\1 00:00 UTC/p" \
  data/*.metainfo.xml.in)
test -n "$date" || { echo "dist.sh: the release notes know no $version" >&2; exit 1; }
command -v xz >/dev/null ||
  { echo "dist.sh: there is no xz; it is in xz-utils (Debian) or xz (Fedora, Arch)" >&2; exit 1; }
name=dubarry-$version
mkdir -p "$1"

list_files ()
{
  if [ -e .git ]; then
    git -c safe.directory='*' ls-files -z
  else
    find . -path ./build -prune -o -name __pycache__ -prune -o -type f -printf '%P\0'
  fi
}

# Later releases of xz use threads and split the archive into blocks; releases of tar differ in
# other formats.
list_files | LC_ALL=C sort --zero-terminated |
  tar --create --format=gnu --null --files-from=- --transform="s|^|$name/|" --owner=0 --group=0 \
    --numeric-owner --mode=u=rwX,go=rX --mtime="$date" |
  xz --threads=1 >"$1/$name.tar.xz"
(cd "$1" && sha256sum "$name.tar.xz" >"$name.tar.xz.sha256")
echo "$1/$name.tar.xz"
