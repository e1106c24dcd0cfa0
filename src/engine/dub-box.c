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
dub_box_get_card (const DubBox *box, guint place)
{
  const DubBoxEmployee *card = &box->employees[place];

  return (DubEmployee){ .type = card->type,
                        .level = card->level,
                        .id = (guint8) (place + 1),
                        .crown = card->crown };
}

DubEmployee
dub_box_get_employee (const DubBox *box, const char *id)
{
  for (guint i = 0; i < box->n_employees; i++)
    if (strcmp (box->employees[i].id, id) == 0)
      return dub_box_get_card (box, i);

  return (DubEmployee){ 0 };
}

gboolean
dub_box_has_garment (const DubBox *box, DubGarment garment)
{
  for (guint list = 0; list < DUB_N_GARMENT_LISTS; list++)
    for (guint i = 0; i < box->garments[list].n; i++)
      if (box->garments[list].kinds[i].n > 0 &&
          dub_garment_equal (box->garments[list].kinds[i].garment, garment))
        return TRUE;

  return FALSE;
}

DubEmployee
dub_box_get_crown (const DubBox *box, DubCrown crown)
{
  for (guint i = 0; i < box->n_employees; i++)
    if (box->employees[i].crown == crown)
      return dub_box_get_card (box, i);

  return (DubEmployee){ 0 };
}
