/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The topics of “dubarry-cli help TOPIC”: commands in more than a line, and the rest.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

const char *dub_cli_topic_get_name (guint index); /* NULL after the last */

/* The summary, not translated, with the context “help”, and the text; NULL if there is none. */
const char *dub_cli_topic_get_summary (const char *name);
char *dub_cli_topic_dup_text (const char *name);

G_END_DECLS
