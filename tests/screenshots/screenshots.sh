#!/bin/sh
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# screenshots.sh [--language CODE] [--scene NAME] [--size WIDTHxHEIGHT] [--box NAME] [--frame]
#
# Makes pictures of every page in build/screenshots, with the program of ./build, on a separate
# display. The display is so large that no window is under the pointer in its middle.

set -eu
cd "$(dirname "$0")/../.."
dir=build/screenshots

export GSK_RENDERER=cairo GDK_BACKEND=x11 GTK_A11Y=none LC_ALL=C.UTF-8
export ADW_DISABLE_PORTAL=1 GTK_USE_PORTAL=0
export GSETTINGS_SCHEMA_DIR=build/data DUBARRY_LOCALEDIR="$PWD/build/po"
export XDG_DATA_DIRS="$PWD/data:/usr/local/share:/usr/share" # with the icon of the app

mkdir -p "$dir"
exec 3>&2
xvfb-run -a -s '-noreset -screen 0 3400x2400x24' dbus-run-session -- \
  sh -c 'exec 2>>"/proc/$0/fd/3"; exec "$@"' $$ \
  build/tests/screenshots/make-screenshots "$@" "$dir" >"$dir/buses.log" 2>&1
echo "There are $(ls "$dir" | grep -c 'png$') pictures in $dir"
