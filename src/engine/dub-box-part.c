/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-box-part.h"

#include "dub-limits.h"

enum { N_PER_COLOR = DUB_MAX_GARMENT_KINDS / 4 };

typedef struct {
  DubField *fields;
  guint n;
} List;

DubSection
dub_part_get_section (DubPart part)
{
  return part <= DUB_PART_HALL_5 ? DUB_SECTION_HALLS
                                 : DUB_SECTION_FIREWORKS + (part - DUB_PART_FIREWORKS);
}

/* Whether the value of an Expansion garment is not stated by the rulebooks. */
static gboolean
garment_is_free (const DubBox *box, DubField field)
{
  DubGarment garment = box->garments[field.in].kinds[field.at].garment;

  return field.kind == DUB_FIELD_THIMBLE ||
         (field.kind <= DUB_FIELD_WORTH && garment.special != DUB_EXPERT_LIVRE14);
}

/* Base garments have a number of tiles; all others are single tiles. */
static gboolean
is_entered (const DubBox *box, DubField field)
{
  if (field.kind >= DUB_FIELD_COLOR && field.kind <= DUB_FIELD_GARMENTS)
    return field.in == DUB_GARMENTS_BASE ? field.kind == DUB_FIELD_GARMENTS
                                         : garment_is_free (box, field);
  if (field.kind == DUB_FIELD_TYPE)
    return dub_employee_type_is_free (&box->employees[field.at]);

  return field.kind != DUB_FIELD_MASTER && field.kind != DUB_FIELD_ID &&
         field.kind != DUB_FIELD_LEVEL && field.kind != DUB_FIELD_EXPANSION &&
         field.kind != DUB_FIELD_CARD;
}

static void
add_row (List *list, const DubBox *box, DubRow row)
{
  const DubRowInfo *info = dub_row_get_info (row);
  guint n = dub_row_get_length (box, row);

  for (guint at = info->n_known_first; at + info->n_known_last < n; at++)
    for (guint i = 0; info->fields[i] != DUB_FIELD_NONE; i++) {
      DubField field = dub_row_get_field (row, at, i);

      if (is_entered (box, field)) {
        g_assert (list->n < DUB_MAX_FIELDS);
        list->fields[list->n++] = field;
      }
    }
}

guint
dub_part_list_fields (const DubBox *box, DubPart part, DubField fields[DUB_MAX_FIELDS])
{
  List list = { .fields = fields };
  DubRow row = { .hall = (guint8) (part <= DUB_PART_HALL_5 ? part - DUB_PART_HALL_1 : 0) };
  DubRowKind first, end;

  dub_section_get_rows (dub_part_get_section (part), &first, &end);
  for (DubRowKind kind = first; kind < end; kind++) {
    row.kind = (guint8) kind;
    if (kind != DUB_ROW_MUSICIAN)
      add_row (&list, box, row);
  }
  /* The musicians of a hall are printed after its guests. */
  row.kind = DUB_ROW_MUSICIAN;
  if (part <= DUB_PART_HALL_5)
    add_row (&list, box, row);

  return list.n;
}

guint
dub_field_get_total (const DubBox *box, DubField field, guint *stated)
{
  DubRow row = dub_field_get_row (field);
  guint color = field.at / N_PER_COLOR, n = 0;
  gboolean is_garment = field.kind == DUB_FIELD_GARMENTS;
  guint first = is_garment ? color * N_PER_COLOR : 0;
  guint end = is_garment ? first + N_PER_COLOR : dub_row_get_length (box, row);

  *stated = is_garment ? dub_limits_get_color (DUB_BLUE + color) : dub_row_get_info (row)->total;
  for (guint at = first; at < end; at++) {
    field.at = (guint8) (dub_row_get_info (row)->first + at);
    n += dub_field_get (box, field);
  }

  return n;
}

static gboolean
is_out_of_order (const DubBox *box, DubField field)
{
  const DubDecoration *fireworks = box->decorations[DUB_FIREWORKS].spaces;
  guint stated;

  if (dub_field_get_info (field)->type == DUB_VALUE_TILES)
    return dub_field_get_total (box, field, &stated) != stated;

  return field.kind == DUB_FIELD_COST && field.in == DUB_FIREWORKS && field.at > 0 &&
         fireworks[field.at].cost <= fireworks[field.at - 1].cost;
}

gboolean
dub_part_find_disorder (const DubBox *box, DubPart part, DubField *field)
{
  DubField fields[DUB_MAX_FIELDS];
  guint n = dub_part_list_fields (box, part, fields);

  for (guint i = 0; i < n; i++)
    if (is_out_of_order (box, fields[i])) {
      *field = fields[i];
      return TRUE;
    }

  return FALSE;
}

guint
dub_deck_count_equal (const DubBox *box, guint32 entered, DubCard card)
{
  guint n = 0;

  for (guint i = 0; i < DUB_N_CARDS; i++)
    n += (entered >> i & 1u) != 0 && dub_card_equal (box->deck[i], card);

  return n;
}
