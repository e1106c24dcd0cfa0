/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The loader of box profiles. The target prints accepted profiles and reads them again.
 */

#include "dub-box-file.h"
#include "fuzz.h"

#include <string.h>

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree DubBox *box = g_new0 (DubBox, 1), *again = g_new0 (DubBox, 1);
  g_autoptr (GError) error = NULL;
  g_autofree char *line = NULL, *second = NULL;

  if (!dub_box_parse ((const char *) data, size, box, &error)) {
    fuzz_check_error (error);
    return 0;
  }

  line = dub_box_print_line (box);
  g_assert_null (strchr (line, '\n'));
  g_assert_true (dub_box_parse (line, strlen (line), again, NULL));
  second = dub_box_print_line (again);
  g_assert_cmpstr (line, ==, second);

  return 0;
}
