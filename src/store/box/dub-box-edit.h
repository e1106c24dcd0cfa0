/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Changes to a box profile, by paths in its JSON format.
 */

#pragma once

#include "dub-box-file.h"

G_BEGIN_DECLS

/* Sets values in the JSON format, each as "PATH=VALUE", for example:
 *
 *   halls[2].guests[0].master=true
 *   halls[2].guests[1].reward={"livre": 3}
 *   name=My own box
 *
 * Paths are written as in error messages; the "$." is optional. A value that is not
 * JSON is a string, an empty value removes the entry, and an index one past the end
 * appends. The box is checked after all assignments; on failure it is unchanged.
 * assignments ends with NULL. */
gboolean dub_box_edit (DubBox *box, const char *const *assignments, GError **error);

/* Returns whether the box could be saved. Errors are those of the reader. */
gboolean dub_box_check (const DubBox *box, GError **error);

G_END_DECLS
