#!/bin/sh
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# update-caches.sh DATADIR
#
# Brings what a desktop keeps of the folders below DATADIR up to date, after an installation. A tool
# that is missing is named, with the package that brings it, and does not stop the others: the app
# starts without, but its icon may be missing, or a game may not open with it.

set -eu
data=$1

# update TOOL "PACKAGES" ARGUMENT...
update ()
{
  tool=$1
  packages=$2
  shift 2
  if command -v "$tool" >/dev/null; then
    "$tool" "$@"
  else
    echo "Left out: there is no $tool. It comes with the package $packages." >&2
  fi
}

update glib-compile-schemas 'libglib2.0-bin (Debian) or glib2 (Fedora, Arch)' \
  "$data/glib-2.0/schemas"
update gtk-update-icon-cache 'of that name (Debian, Fedora, Arch)' -q -t -f "$data/icons/hicolor"
update update-desktop-database 'desktop-file-utils (Debian, Fedora, Arch)' -q "$data/applications"
update update-mime-database 'shared-mime-info (Debian, Fedora, Arch)' "$data/mime"
