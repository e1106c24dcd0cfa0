#!/bin/sh
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# front-page.sh
#
# Makes the pictures of README.md and of the app stores anew, in data/screenshots, with the program
# of ./build. Two runs on one machine make the same pictures.

set -eu
cd "$(dirname "$0")/../.."
to=data/screenshots

# take SCENE PICTURE NAME
take ()
{
  tests/screenshots/screenshots.sh --scene "$1" >/dev/null
  cp "build/screenshots/$1-$2.png" "$to/$3.png"
}

mkdir -p "$to"
take preparation 1280-light preparation
take orders 1280-light orders
take orders-why 1280-dark why
take your-turn 1280-light your-turn
take winner 1280-light scoring
take orders 360-light phone
optipng -quiet -o2 -strip all "$to"/*.png
du -ch "$to"/*.png
