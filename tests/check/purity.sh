#!/bin/bash
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# purity.sh ARCHIVE
#
# Fails if the engine needs an external symbol that is not in tests/engine/allowed-symbols.txt.

set -eu -o pipefail
export LC_ALL=C
allowed=$(dirname "$0")/../engine/allowed-symbols.txt

outside=$(comm -23 <(nm -P --undefined-only "$1" | awk 'NF > 1 { print $1 }' | sort -u) \
  <(nm -P --defined-only "$1" | awk 'NF > 1 { print $1 }' | sort -u))
test -n "$outside" || { echo "$1: no symbols found"; exit 1; }

strange=$(comm -23 <(echo "$outside") <(grep -v '^#' "$allowed" | sort -u))
for symbol in $strange; do
  nm -A --undefined-only "$1" | grep -w "$symbol" | sed "s/.*libdubarry\.a://; s/:.*/: uses $symbol/"
done
test -z "$strange"
