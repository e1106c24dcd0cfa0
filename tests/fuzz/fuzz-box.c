/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The loader of box profiles. The target prints accepted profiles, reads them again, and takes
 * their values into a shipped one.
 */

#include "dub-box-compare.h"
#include "dub-box-file.h"
#include "fuzz.h"

#include <string.h>

/* Each difference is taken, from the last one on, and what is made is valid at every time. */
static void
merge (const DubBox *theirs)
{
  g_autoptr (DubComparison) comparison =
      dub_comparison_new (dub_box_get_shipped (theirs->edition), theirs);
  guint n = dub_comparison_get_n (comparison);
  g_autofree DubBox *merged = g_new (DubBox, 1);

  for (guint i = n; i-- > 0;) {
    dub_comparison_choose (comparison, i, TRUE);
    g_assert_true (dub_comparison_get_taken (comparison, i));
    dub_comparison_merge (comparison, G_MAXUINT, merged);
    g_assert_true (dub_box_check (merged, NULL));
  }
  g_assert_cmpuint (dub_comparison_count_taken (comparison), ==, n);
}

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
  merge (again);

  return 0;
}
