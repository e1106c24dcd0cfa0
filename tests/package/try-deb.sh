#!/bin/bash
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# try-deb.sh bookworm|trixie
#
# Builds the Debian package on one bare machine (tests/bare-machine.sh) with `make deb`, checks that
# its source archive equals the one made here, and tries it on another machine without a compiler.
# There it installs the package without recommended ones, plays as a normal user, in the terminal
# and on a display, opens it over the bus as a desktop does, and removes it without a trace. The
# package stays in build/deb-SUITE/deb.

set -eu -o pipefail
cd "$(dirname "$0")/../.."
id=io.github.dubarry_companion.DuBarry

# Runs a command as a user without rights, with an empty home and the default path of Debian.
as_player ()
{
  setpriv --reuid=65534 --regid=65534 --clear-groups --inh-caps=-all env -i HOME="$home" \
    PATH=/usr/local/bin:/usr/bin:/bin:/usr/games LC_ALL=C.UTF-8 GSK_RENDERER=cairo \
    ${DISPLAY:+DISPLAY="$DISPLAY"} "$@"
}

# Lists the files on the disk, except those of the package manager: lists, caches and logs.
list_files ()
{
  find / -xdev -path "$PWD" -prune -o -path /tmp -prune -o -path /var/cache -prune -o \
    -path /var/lib/apt -prune -o -path /var/lib/dpkg -prune -o -path /var/log -prune -o -print | sort
}

in_a_terminal ()
{
  as_player dubarry-cli resolve --explain /usr/share/doc/dubarry/examples/tailor.json >"$home/said"
  grep -q '"candidates":' "$home/said"
  echo quit | as_player script -qec 'dubarry-cli play --edition fr' /dev/null >"$home/said"
  grep -q '^Préparez la manche' "$home/said"
}

# on_a_display COMMAND...: runs the command with a bus, and waits for its window. The end of the
# display ends all of it.
on_a_display ()
{
  as_player dbus-run-session -- sh -c '"$@"; sleep 60' sh "$@" &
  for _ in $(seq 60); do
    ! xwininfo -root -tree | grep -q '"Du Barry"' || return 0
    sleep 1
  done
  xwininfo -root -tree
  return 1
}

try ()
{
  local apt="apt-get -qq -y --no-install-recommends -o Dpkg::Use-Pty=0" deb
  export DEBIAN_FRONTEND=noninteractive home
  home=$(mktemp -d)
  chown 65534 "$home"
  apt-get -qq update
  $apt install dbus-daemon libglib2.0-bin x11-utils xauth xvfb >/dev/null
  deb=$(echo ./build/deb/dubarry_*.deb)
  $apt satisfy "$(dpkg-deb -f "$deb" Depends)" >/dev/null
  list_files >"$home/before"
  $apt install "$deb" >/dev/null
  echo "ok   installed: $(dpkg-query -W dubarry)"
  in_a_terminal
  echo 'ok   starts in a terminal'
  xvfb-run -a -s -ac "$0" --on-a-display dubarry
  echo 'ok   starts on a display'
  xvfb-run -a -s -ac "$0" --on-a-display gdbus call --session --dest "$id" \
    --object-path "/${id//.//}" --method org.freedesktop.Application.Activate '{}'
  echo 'ok   is started by the bus'
  $apt purge dubarry >/dev/null
  list_files >"$home/after"
  diff "$home/before" "$home/after"
  ! dpkg-query -W dubarry 2>/dev/null || return 1
  ! grep -rli dubarry /usr/share/applications /usr/share/mime /usr/share/icons \
    /usr/share/glib-2.0 2>/dev/null || return 1
  echo 'ok   removed without a trace'
}

case ${1-} in
bookworm | trixie)
  machine="tests/bare-machine.sh --cache build/packages --build build/deb-$1 $1"
  $machine make deb
  cmp "$(tests/package/dist.sh build/dist)" "build/deb-$1"/deb/*.orig.tar.xz ||
    { echo 'try-deb.sh: two machines pack two archives, or something is not committed'; exit 1; }
  echo 'ok   the archive of the source is the same as here'
  $machine tests/package/try-deb.sh --here
  ;;
--here) try ;;
--on-a-display) shift && on_a_display "$@" ;;
*) echo "usage: tests/package/try-deb.sh bookworm|trixie" >&2; exit 2 ;;
esac
