/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game keeps its own copy of the box. What is found to be printed differently
 * goes into the game as an entry, and if wished into the profile as well.
 */

#pragma once

#include "dub-session.h"

G_BEGIN_DECLS

/* The id of the player's profile that the game was begun with, NULL if there is
 * none any more or it was a shipped one. */
char *dub_box_find_profile (DubSession *session);

/* Changes the box of the game. With to_profile the sections that differ go into
 * the profile of the game, or into a new one of the given name. FALSE with the
 * error set if the game refuses it, or one of them cannot be saved; then both are as
 * they were. */
gboolean dub_box_correct (DubSession *session, const DubBox *box, gboolean to_profile,
                          const char *new_name, GError **error);

/* The same without waiting for the disk: the game is changed once its profile is. */
typedef void (*DubBoxCorrected) (gpointer data, const GError *error);

void dub_box_correct_async (DubSession *session, const DubBox *box, gboolean to_profile,
                            const char *new_name, DubBoxCorrected done, gpointer data);

G_END_DECLS
