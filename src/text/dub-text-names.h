/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Names of things, as they are written in a list or after a colon.
 */

#pragma once

#include "dub-box.h"
#include "dub-state.h"

char *dub_text_garment (DubGarment garment);
char *dub_text_garment_kind (DubColor color);      /* without its values */
char *dub_text_garment_bonus (DubSpecial special); /* of a Festivity or expert garment */
char *dub_text_employee (const DubBox *box, DubEmployee employee);
char *dub_text_jewel (DubColor color);
char *dub_text_tile (DubTile tile);
char *dub_text_card (DubCard card); /* the whole card */
char *dub_text_card_action (DubCard card);
char *dub_text_card_face (DubCard card); /* says so if it is facedown and unknown */
char *dub_text_card_foot (DubCard card, gboolean with_jewelry);
char *dub_text_hall (guint hall); /* zero-based */
char *dub_text_decoration (DubDecorationKind decoration, guint at);
char *dub_text_decoration_kind (DubDecorationKind decoration);
char *dub_text_fact (DubFact fact);
char *dub_text_expansion (DubExpansion expansion);
char *dub_text_draw_mode (DubDrawMode draw_mode);
char *dub_text_phase (DubPhase phase);
char *dub_text_track (DubTrack track);
char *dub_text_task (DubTask task);
char *dub_text_her_task (DubTask task);
char *dub_text_owner (DubOwner owner);
const char *dub_text_person (DubOwner owner); /* as a title: capitalized */
char *dub_text_player_color (DubPlayerColor color);
