#!/bin/bash
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# deb.sh FOLDER
#
# Builds a Debian package for this release of Debian in FOLDER, from the source of a release and
# data/debian, with its source package, and checks both with lintian. Tests run too if
# DEB_BUILD_OPTIONS is set and does not contain nocheck, as on Debian's build machines.
#
# The version sorts before that of a package by Debian itself, which would replace it.

set -eu -o pipefail
cd "$(dirname "$0")/../.."
folder=$1
rm -rf "$folder"
archive=$(tests/package/dist.sh "$folder")
name=$(basename "$archive" .tar.xz)
version=${name#dubarry-}
tar -xf "$archive" -C "$folder"
mv "$archive" "$folder/dubarry_$version.orig.tar.xz"
rm "$archive.sha256"

cd "$folder/$name"
cp -r data/debian debian
date=$(date --utc --rfc-email --reference=meson.build)
cat >debian/changelog <<END
dubarry ($version-0upstream1) unstable; urgency=medium

  * Release $version.

 -- $(sed -n 's/^Maintainer: //p' debian/control)  $date
END
export DEB_BUILD_OPTIONS=${DEB_BUILD_OPTIONS-nocheck}
case $DEB_BUILD_OPTIONS in *nocheck*) export DEB_BUILD_PROFILES=nocheck ;; esac
dpkg-buildpackage --unsigned-source --unsigned-changes >../build.log 2>&1 ||
  { tail -n 40 ../build.log; exit 1; }
cd ..
rm -rf "$name"
lintian --allow-root --fail-on error,warning --info ./*.changes
echo "$folder/$(echo dubarry_*.deb)"
