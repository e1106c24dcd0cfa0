/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A box profile: the printed values of a box, as plain data. The engine only reads it;
 * src/store loads and checks it.
 */

#pragma once

#include "dub-box-types.h"

G_BEGIN_DECLS

typedef struct {
  char name[DUB_MAX_BOX_NAME];
  guint8 edition;
  guint8 sources[DUB_N_SECTIONS];
  DubHall halls[DUB_N_HALLS];
  DubMajority fireworks_majority;
  DubDecorations decorations[DUB_N_DECORATION_KINDS];
  guint8 n_all_halls;
  guint8 all_halls[DUB_MAX_ALL_HALLS];
  DubDisplay garment_display;
  DubDisplay jewelry_display;
  guint8 journeyman_tasks[DUB_N_JOURNEYMAN_TASKS];
  guint8 master_tasks[DUB_N_MASTER_TASKS];
  guint8 n_employees;
  DubBoxEmployee employees[DUB_N_EMPLOYEES];
  DubCard deck[DUB_N_CARDS];
  DubGarmentKinds garments[DUB_N_GARMENT_LISTS];
  guint8 resources[DUB_N_TILES]; /* tiles of each face */
  guint8 fancy_resources[DUB_N_TILES];
  guint8 jewelry[DUB_N_COLORS]; /* tiles of each color */
} DubBox;

/* Returns the tasks of a track in printed order, topmost first. */
const guint8 *dub_box_get_tasks (const DubBox *box, DubTrack track, guint *n_tasks);

/* Returns the employee as a card of the game. Its type is DUB_TYPE_NONE if there is none. */
DubEmployee dub_box_get_employee (const DubBox *box, const char *id);
DubEmployee dub_box_get_card (const DubBox *box, guint place);
DubEmployee dub_box_get_crown (const DubBox *box, DubCrown crown);

gboolean dub_box_has_garment (const DubBox *box, DubGarment garment);

G_END_DECLS
