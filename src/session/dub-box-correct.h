/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Corrections of the box during a game. A game keeps its own copy of the box; a
 * correction is an entry of the game, and can be saved in the profile as well.
 */

#pragma once

#include "dub-session.h"

G_BEGIN_DECLS

/* Returns the id of the player's profile that the game was started with, or NULL if it
 * no longer exists or was a shipped one. */
char *dub_box_find_profile (DubSession *session);

/* Changes the box of the game. With to_profile, changed sections are also saved in the
 * profile of the game, or in a new one with the given name. Returns FALSE with the error
 * set, and changes neither, if the game refuses the box or one of them cannot be saved. */
gboolean dub_box_correct (DubSession *session, const DubBox *box, gboolean to_profile,
                          const char *new_name, GError **error);

/* The same without waiting for the disk. The game is changed after its profile. */
typedef void (*DubBoxCorrected) (gpointer data, const GError *error);

void dub_box_correct_async (DubSession *session, const DubBox *box, gboolean to_profile,
                            const char *new_name, DubBoxCorrected done, gpointer data);

G_END_DECLS
