#!/bin/bash
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# template.sh OUTPUT
#
# Makes a template of catalogues from the source: all texts to translate, with their files. It has
# no date, so that changes by two people do not conflict. A file with the same contents stays
# unchanged.

set -eu -o pipefail
output=$(realpath -m "$1")
cd "$(dirname "$0")/../.."

# Equals the target dubarry-pot with the additions of meson's i18n.gettext (preset: 'glib').
{
  echo '# The texts of Du Barry, to be translated. `make pot` makes this file from the source.'
  sed -n 2,3p tests/po/template.sh
  xgettext --package-name=dubarry -p po -f po/POTFILES.in -D . -k_ -o - \
    --msgid-bugs-address=https://github.com/dubarry-companion/DuBarry/issues \
    --from-code=UTF-8 --add-comments --add-location=file \
    --keyword=_ --keyword=N_ --keyword=C_:1c,2 --keyword=NC_:1c,2 --keyword=g_dcgettext:2 \
    --keyword=g_dngettext:2,3 --keyword=g_dpgettext2:2c,3 --keyword=NP_:1,2 --keyword=NR_:1c,2 \
    --flag=N_:1:pass-c-format --flag=C_:2:pass-c-format --flag=NC_:2:pass-c-format \
    --flag=NP_:1:pass-c-format --flag=NR_:2:pass-c-format \
    --flag=g_dngettext:2:pass-c-format --flag=g_strdup_printf:1:c-format \
    --flag=g_string_printf:2:c-format --flag=g_string_append_printf:2:c-format \
    --flag=g_error_new:3:c-format --flag=g_set_error:4:c-format \
    --flag=g_markup_printf_escaped:1:c-format --flag=g_log:3:c-format --flag=g_print:1:c-format \
    --flag=g_printerr:1:c-format --flag=g_printf:1:c-format --flag=g_fprintf:2:c-format \
    --flag=g_sprintf:2:c-format --flag=g_snprintf:3:c-format |
    sed '1,4d; /^"POT-Creation-Date/d'
} >"$output.new"
if cmp -s "$output.new" "$output"; then
  rm "$output.new"
else
  mv "$output.new" "$output"
fi
