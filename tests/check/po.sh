#!/bin/bash
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# po.sh DIRECTORY
#
# Checks the catalogues in po. Makes DIRECTORY/dubarry.pot anew from the source, and compares.

set -eu -o pipefail
directory=$(realpath -m "$1")
cd "$(dirname "$0")/../.."
mkdir -p "$directory"
template=$directory/dubarry.pot

python3 tests/check/potfiles.py

# As the target dubarry-pot does, with what meson's i18n.gettext (preset: 'glib') adds.
xgettext --package-name=dubarry -p po -f po/POTFILES.in -D . -k_ -o "$template" \
  --from-code=UTF-8 --add-comments \
  --keyword=_ --keyword=N_ --keyword=C_:1c,2 --keyword=NC_:1c,2 --keyword=g_dcgettext:2 \
  --keyword=g_dngettext:2,3 --keyword=g_dpgettext2:2c,3 --keyword=NP_:1,2 --keyword=NR_:1c,2 \
  --flag=N_:1:pass-c-format --flag=C_:2:pass-c-format --flag=NC_:2:pass-c-format \
  --flag=NP_:1:pass-c-format --flag=NR_:2:pass-c-format \
  --flag=g_dngettext:2:pass-c-format --flag=g_strdup_printf:1:c-format \
  --flag=g_string_printf:2:c-format --flag=g_string_append_printf:2:c-format \
  --flag=g_error_new:3:c-format --flag=g_set_error:4:c-format \
  --flag=g_markup_printf_escaped:1:c-format --flag=g_log:3:c-format --flag=g_print:1:c-format \
  --flag=g_printerr:1:c-format --flag=g_printf:1:c-format --flag=g_fprintf:2:c-format \
  --flag=g_sprintf:2:c-format --flag=g_snprintf:3:c-format

for catalogue in po/*.po; do
  msgfmt --check --output-file=/dev/null "$catalogue"
  # Every message of the source is there, and none that the source has no more.
  msgcmp "$catalogue" "$template"
  msgcmp --use-untranslated "$template" "$catalogue"
done
python3 tests/check/po.py "$template" po/*.po
