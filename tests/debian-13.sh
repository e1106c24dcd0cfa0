#!/bin/bash
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# debian-13.sh [DIRECTORY]
#
# Builds the tree without a warning and runs its tests on Debian 13, with later releases of GTK and
# libadwaita, in a chroot that debootstrap makes in DIRECTORY (build/debian-13), or that is there
# already. Needs root, the packages debootstrap and rsync, and Debian's archive. The last line says
# what was tested with.

set -eu
cd "$(dirname "$0")/.."
root=${1:-build/debian-13}
test "$(id -u)" -eq 0 || { echo "debian-13.sh: debootstrap wants root" >&2; exit 2; }

test -f "$root/etc/debian_version" || debootstrap --variant=minbase trixie "$root"
mkdir -p "$root/src"
rsync -a --delete --exclude=/build --exclude=/.git ./ "$root/src/"

# As slaves, so that what is unmounted there stays mounted here.
for place in proc sys dev; do
  mountpoint -q "$root/$place" || mount --rbind --make-rslave "/$place" "$root/$place"
done
trap 'for place in dev sys proc; do umount -R -l "$root/$place" || :; done' EXIT

chroot "$root" env LC_ALL=C.UTF-8 sh -eu -c '
  cd /src
  apt-get update -qq
  .ci/install-packages build test
  meson setup build/debian-13 -Dwerror=true
  ninja -C build/debian-13
  status=0
  meson test -C build/debian-13 --no-rebuild --print-errorlogs || status=$?
  echo "Debian $(cat /etc/debian_version): GLib $(pkg-config --modversion glib-2.0)," \
    "GTK $(pkg-config --modversion gtk4), libadwaita $(pkg-config --modversion libadwaita-1);" \
    "passed and failed: $(python3 tests/check/count.py build/debian-13/meson-logs/testlog.json)"
  exit $status'
