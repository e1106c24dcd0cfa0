/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-box.h"

#include <string.h>

const guint8 *
dub_box_get_tasks (const DubBox *box, DubTrack track, guint *n_tasks)
{
  if (track == DUB_TRACK_MASTER) {
    *n_tasks = DUB_N_MASTER_TASKS;
    return box->master_tasks;
  }

  *n_tasks = DUB_N_JOURNEYMAN_TASKS;
  return box->journeyman_tasks;
}

DubEmployee
dub_box_get_employee (const DubBox *box, const char *id)
{
  for (guint i = 0; i < box->n_employees; i++) {
    const DubBoxEmployee *card = &box->employees[i];

    if (strcmp (card->id, id) == 0)
      return (DubEmployee){ .type = card->type,
                            .level = card->level,
                            .id = (guint8) (i + 1),
                            .crown = card->crown };
  }

  return (DubEmployee){ 0 };
}
