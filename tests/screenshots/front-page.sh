#!/bin/sh
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# front-page.sh
#
# Renews the pictures of README.md and of the app stores in data/screenshots, with the program of
# ./build: windows with their frame, of at most 1000 by 700 pixels, as stores require, and in the
# languages of the pictures in the metainfo. Two runs on one machine make the same pictures.

set -eu
cd "$(dirname "$0")/../.."
to=data/screenshots
wide=936x636
phone=360x636

# take SCENE SIZE SCHEME NAME [LANGUAGE...]: makes a picture in English, and in these languages.
take ()
{
  scene=$1 size=$2 scheme=$3 name=$4
  shift 4
  for language in en "$@"; do
    suffix=-$language
    test "$language" != en || suffix=
    tests/screenshots/screenshots.sh --frame --language "$language" --scene "$scene" \
      --size "$size" >/dev/null
    mv "build/screenshots/$scene-${size%x*}-$scheme-$language.png" "$to/$name$suffix.png"
  done
}

mkdir -p "$to"
rm -f "$to"/*.png
take preparation $wide light preparation
take orders $wide light orders fr uk
take orders-why $wide dark why fr uk
take your-turn $wide light your-turn fr uk
take winner $wide dark scoring fr uk
take orders $phone light phone fr uk
optipng -quiet -o2 -strip all "$to"/*.png
du -ch "$to"/*.png
