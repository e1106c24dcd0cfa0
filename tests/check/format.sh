#!/bin/sh
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# format.sh ARGUMENT...
#
# Runs clang-format 14, for which .clang-format is written, since each release formats differently.
# The exit status is 77 if only another release is installed.

wanted=$(sed -n 's/.*for clang-format \([0-9]*\)\.$/\1/p' "$(dirname "$0")/../../.clang-format")
for tool in "clang-format-$wanted" clang-format; do
  case $("$tool" --version 2>/dev/null) in
  *" version $wanted."*) exec "$tool" "$@" ;;
  esac
done
echo "clang-format $wanted is not here: Debian 12 has it, in clang-format-$wanted" >&2
exit 77
