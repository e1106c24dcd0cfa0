/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Changes to a box profile: places of its JSON form.
 */

#pragma once

#include "dub-box-file.h"

G_BEGIN_DECLS

/* Sets places of the JSON form, each as "PATH=VALUE", for example:
 *
 *   halls[2].guests[0].master=true
 *   halls[2].guests[1].reward={"livre": 3}
 *   name=My own box
 *
 * A path is written as errors print it, the "$." may be left out. A value that is
 * not JSON is a string, an empty one takes the place away, and an index one past
 * the end appends. The whole is judged once all are set: on failure box is left
 * alone. assignments ends with NULL. */
gboolean dub_box_edit (DubBox *box, const char *const *assignments, GError **error);

/* Whether the box could be saved: what is wrong is named as by the reader. */
gboolean dub_box_check (const DubBox *box, GError **error);

G_END_DECLS
