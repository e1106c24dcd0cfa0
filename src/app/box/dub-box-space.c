/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-box-space.h"

static DubFace
get_reward_face (guint reward, guint livre)
{
  static const guint8 rewards[] = { [DUB_REWARD_NONE] = DUB_PIECE_NOTHING,
                                    [DUB_REWARD_RESOURCE] = DUB_PIECE_RESOURCE,
                                    [DUB_REWARD_THREAD] = DUB_PIECE_THREAD,
                                    [DUB_REWARD_LACE] = DUB_PIECE_LACE,
                                    [DUB_REWARD_LIVRE] = DUB_PIECE_COIN };

  return (DubFace){ .kind = rewards[reward], .value = (guint8) livre };
}

/* A number has a picture by its kind. */
static const guint8 kinds[DUB_N_VALUE_TYPES] = { [DUB_VALUE_PP] = DUB_PIECE_SHIELD,
                                                 [DUB_VALUE_LIVRE] = DUB_PIECE_COIN,
                                                 [DUB_VALUE_TIMES] = DUB_PIECE_TIMES };

DubFace
dub_box_get_value_face (DubField field, guint value)
{
  DubValueType type = dub_field_get_info (field)->type;

  if (type == DUB_VALUE_REWARD)
    return get_reward_face (MIN (value, DUB_REWARD_LIVRE),
                            value >= DUB_REWARD_LIVRE ? value - DUB_LIVRE (0) : 0);

  if (type == DUB_VALUE_TIMES)
    return (DubFace){ 0 };

  return (DubFace){ .kind = kinds[type], .value = (guint8) value, .extra = type == DUB_VALUE_PP };
}

static guint
list_reward (DubGuestSpace space, DubFace faces[DUB_MAX_FACES])
{
  guint n = 0;

  if (space.master)
    faces[n++] = (DubFace){ .kind = DUB_PIECE_STAR };
  if (space.reward != DUB_REWARD_NONE)
    faces[n++] = get_reward_face (space.reward, space.livre);

  return n;
}

static guint
list_majority (DubMajority majority, DubFace faces[DUB_MAX_FACES])
{
  faces[0] = (DubFace){ .kind = DUB_PIECE_SHIELD, .value = majority.first };
  faces[1] = (DubFace){ .kind = DUB_PIECE_SHIELD, .value = majority.second };

  return 2;
}

static guint
list_numbers (const DubBox *box, DubRow row, guint at, DubFace faces[DUB_MAX_FACES])
{
  const DubRowInfo *info = dub_row_get_info (row);
  guint n = 0;

  for (guint i = 0; info->fields[i] != DUB_FIELD_NONE && n < DUB_MAX_FACES; i++) {
    DubField field = dub_row_get_field (row, at, i);
    guint8 kind = kinds[dub_field_get_info (field)->type];

    if (kind != DUB_PIECE_NOTHING)
      faces[n++] = (DubFace){ .kind = kind, .value = (guint8) dub_field_get (box, field) };
  }

  return n;
}

guint
dub_box_list_faces (const DubBox *box, DubRow row, guint at, DubFace faces[DUB_MAX_FACES])
{
  const DubRowInfo *info = dub_row_get_info (row);
  guint8 name = (guint8) (info->first + at);
  DubThing thing;

  if (row.kind == DUB_ROW_GUESTS)
    return list_reward (box->halls[row.hall].guests[at], faces);
  if (row.kind == DUB_ROW_FIREWORKS_MAJORITY)
    return list_majority (box->fireworks_majority, faces);
  if (row.kind == DUB_ROW_DECK) {
    faces[0] = (DubFace){ DUB_PIECE_CARD, box->edition, box->deck[at].action, 0 };
    return 1;
  }
  if (row.kind == DUB_ROW_EMPLOYEES)
    thing = dub_thing_employee (dub_box_get_card (box, at));
  else if (info->section == DUB_SECTION_GARMENTS)
    thing = dub_thing_garment (box->garments[info->in].kinds[at].garment, DUB_NOBODY);
  else if (info->section == DUB_SECTION_RESOURCES)
    thing = dub_thing_name (DUB_KIND_TILE, name);
  else if (info->section == DUB_SECTION_JEWELRY)
    thing = dub_thing_name (DUB_KIND_JEWEL, name);
  else
    return list_numbers (box, row, at, faces);
  faces[0] = dub_piece_get_face (box->edition, thing);

  return 1;
}

GtkWidget *
dub_box_space_new (const DubBox *box, DubRow row, guint at, int width)
{
  DubFace faces[DUB_MAX_FACES];
  guint n = dub_box_list_faces (box, row, at, faces);
  GtkWidget *line = n > 0 ? gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4) : NULL;

  for (guint i = 0; i < n; i++) {
    GtkWidget *piece = dub_piece_new ();

    dub_piece_set_size (DUB_PIECE (piece), width);
    dub_piece_show (DUB_PIECE (piece), faces[i]);
    gtk_box_append (GTK_BOX (line), piece);
  }
  if (line != NULL)
    gtk_widget_set_halign (line, GTK_ALIGN_CENTER);

  return line;
}
