/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tables of the values of a box, checked on random boxes of every shape.
 */

#include "box-fixture.h"
#include "dub-box-schema.h"

#include <string.h>

enum { N_BOXES = 20 };

typedef void (*CheckRow) (const DubBox *box, DubRow row);

static void
for_each_row (CheckRow check)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (guint n = 0; n < N_BOXES; n++) {
    DubBox box;

    test_box_make (rand, FALSE, &box);
    for (guint i = 0; i < DUB_N_ROW_KINDS; i++)
      for (guint hall = 0; hall < (i <= DUB_ROW_GUESTS ? DUB_N_HALLS : 1); hall++)
        check (&box, (DubRow){ .kind = (guint8) i, .hall = (guint8) hall });
  }
}

/* Checks that a value is found by its row, lies within it, and is allowed. */
static void
check_figure (const DubBox *box, DubRow row, DubField field)
{
  const DubRowInfo *info = dub_row_get_info (row);
  DubRow found = dub_field_get_row (field);
  gsize at = (gsize) (dub_field_find ((DubBox *) box, field) - (const guint8 *) box);
  guint type = dub_field_get_info (field)->type, min, max;

  g_assert_cmpuint (found.kind, ==, row.kind);
  g_assert_cmpuint (found.hall, ==, row.hall);
  g_assert_cmpuint (at, >=, info->offset);
  g_assert_cmpuint (at, <, info->offset + info->size);
  if (type == DUB_VALUE_REWARD || type >= DUB_VALUE_ID ||
      (type == DUB_VALUE_NAME && info->section == DUB_SECTION_GARMENTS))
    return;
  dub_field_get_printed_range (field, &min, &max);
  if (type == DUB_VALUE_TILES)
    min = 0;
  g_assert_cmpuint (*dub_field_find ((DubBox *) box, field), >=, min);
  g_assert_cmpuint (*dub_field_find ((DubBox *) box, field), <=, max);
}

static void
check_row (const DubBox *box, DubRow row)
{
  const DubRowInfo *info = dub_row_get_info (row);
  guint n = dub_row_get_length (box, row);
  guint8 seen[sizeof (DubBox)] = { 0 };

  g_assert_cmpuint (n, >=, info->min);
  g_assert_cmpuint (n, <=, info->max);
  for (guint at = 0; at < n; at++)
    for (guint i = 0; info->fields[i] != DUB_FIELD_NONE; i++) {
      DubField field = dub_row_get_field (row, at, i);

      check_figure (box, row, field);
      g_assert_false (seen[dub_field_find ((DubBox *) box, field) - (const guint8 *) box]++);
    }
}

static void
test_table (void)
{
  for_each_row (check_row);
}

/* Adds or removes a space, up to the limits; adding it again does not restore its old value. */
static void
check_resize (const DubBox *before, DubRow row)
{
  const DubRowInfo *info = dub_row_get_info (row);
  DubBox box = *before, least;

  if (info->section == DUB_SECTION_GARMENTS) /* tiles, whose total is fixed */
    return;
  while (dub_row_resize (&box, row, FALSE))
    ;
  least = box;
  g_assert_cmpuint (dub_row_get_length (&box, row), ==, info->min);
  while (dub_row_resize (&box, row, TRUE)) {
    guint last = dub_row_get_length (&box, row) - 1;

    check_row (&box, row);
    for (guint i = 0; i < 2 && row.kind == DUB_ROW_GUESTS; i++)
      g_assert_cmpuint (dub_field_get (&box, dub_row_get_field (row, last, i)), ==, 0);
  }
  g_assert_cmpuint (dub_row_get_length (&box, row), ==, info->max);
  while (dub_row_resize (&box, row, FALSE))
    ;
  if (row.kind != DUB_ROW_GARMENT_DISPLAY && row.kind != DUB_ROW_JEWELRY_DISPLAY)
    g_assert_cmpmem (&box, sizeof box, &least, sizeof least);
  dub_box_copy_section (&box, before, info->section);
  g_assert_cmpmem (&box, sizeof box, before, sizeof *before);
}

static void
test_resize (void)
{
  for_each_row (check_resize);
}

/* An entered value is in the box, and nothing outside its section changes. */
static void
test_enter (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);
  guint n_all = 0;

  for (guint n = 0; n < N_BOXES; n++) {
    DubBox box, changed;

    test_box_make (rand, FALSE, &box);
    for (DubPart part = 0; part < DUB_N_PARTS; part++) {
      DubField fields[DUB_MAX_FIELDS];
      guint n_fields = dub_part_list_fields (&box, part, fields);

      for (guint i = 0; i < n_fields; i++, n_all++) {
        guint min, max;

        dub_field_get_range (fields[i], &min, &max);
        for (guint value = min; value <= max; value++) {
          changed = box;
          dub_field_set (&changed, fields[i], value);
          g_assert_cmpuint (dub_field_get (&changed, fields[i]), ==, value);
          dub_box_copy_section (&changed, &box, dub_part_get_section (part));
          g_assert_cmpmem (&changed, sizeof changed, &box, sizeof box);
        }
      }
    }
  }
  g_assert_cmpuint (n_all, >, 100 * N_BOXES);
}

/* Drafts store the number of the next value, so the order of values must not change. */
static void
test_order (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);
  DubField fields[DUB_MAX_FIELDS];
  DubBox box;
  guint n;

  test_box_make (rand, FALSE, &box);
  n = dub_part_list_fields (&box, DUB_PART_HALL_1 + 1, fields);
  g_assert_cmpuint (n, ==, box.halls[1].n_guests + 4);
  for (guint i = 0; i < n; i++) {
    DubField expected = { .kind = DUB_FIELD_REWARD, .in = 1, .at = (guint8) (i - 2) };

    if (i < 2)
      expected = (DubField){ .kind = DUB_FIELD_MAJORITY, .in = 1, .at = (guint8) i };
    else if (i >= n - 2)
      expected = (DubField){ .kind = i == n - 2 ? DUB_FIELD_COST : DUB_FIELD_PP,
                             .in = DUB_MUSICIANS,
                             .at = 1 };
    g_assert_true (dub_field_equal (fields[i], expected));
  }
}

/* The check reports every contradiction to the rulebooks, and nothing else. */
static void
test_disorder (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  DubField field = { .kind = DUB_FIELD_RESOURCES, .at = DUB_TILE_GO };
  DubBox box;
  guint stated;

  test_box_make (rand, FALSE, &box);
  for (DubPart part = 0; part < DUB_N_PARTS; part++)
    g_assert_false (dub_part_find_disorder (&box, part, &field));
  g_assert_cmpuint (dub_field_get_total (&box, field, &stated), ==, DUB_N_RESOURCE_TILES);
  g_assert_cmpuint (stated, ==, DUB_N_RESOURCE_TILES);
  box.fancy_resources[DUB_TILE_BP]++;
  g_assert_true (dub_part_find_disorder (&box, DUB_PART_RESOURCES, &field));
  g_assert_cmpuint (field.in, ==, 1);
  box.garments[DUB_GARMENTS_BASE].kinds[7].n++; /* pink */
  g_assert_true (dub_part_find_disorder (&box, DUB_PART_GARMENTS, &field));
  g_assert_cmpuint (dub_field_get_total (&box, field, &stated), ==, stated + 1);
  g_assert_cmpuint (field.at, ==, DUB_MAX_GARMENT_KINDS / 4);
  box.decorations[DUB_FIREWORKS].n = 2;
  box.decorations[DUB_FIREWORKS].spaces[1].cost = box.decorations[DUB_FIREWORKS].spaces[0].cost;
  g_assert_true (dub_part_find_disorder (&box, DUB_PART_FIREWORKS, &field));
  g_assert_cmpuint (field.at, ==, 1);
  g_assert_cmpuint (dub_deck_count_equal (&box, 0, box.deck[0]), ==, 0);
  g_assert_cmpuint (dub_deck_count_equal (&box, 1, box.deck[0]), ==, 1);
}

static void
assert_hint (const DubBox *box, DubPart part, DubHintKind kind)
{
  DubHint hints[DUB_MAX_HINTS];
  guint n = dub_part_list_hints (box, part, hints);

  for (guint i = 0; i < n; i++)
    if (hints[i].kind == kind)
      return;
  g_test_fail_printf ("no hint %u in part %u", kind, part);
}

static void
test_hints (void)
{
  DubBox box = { .fireworks_majority = { 5, 4 }, .n_employees = 2 };

  box.halls[0] = (DubHall){ .majority = { 2, 2 }, .n_guests = DUB_USUAL_SPACES + 1 };
  box.garment_display = (DubDisplay){ 4, { 1, 1, 0, 0 } };
  box.jewelry_display = (DubDisplay){ DUB_USUAL_SPACES + 1, { 0, 3 } };
  g_strlcpy (box.employees[0].id, "iii-fund", sizeof box.employees[0].id);
  assert_hint (&box, DUB_PART_HALL_1, DUB_HINT_NO_MASTER);
  assert_hint (&box, DUB_PART_HALL_1, DUB_HINT_MAJORITY);
  assert_hint (&box, DUB_PART_HALL_1, DUB_HINT_MANY_SPACES);
  assert_hint (&box, DUB_PART_FIREWORKS, DUB_HINT_FIREWORKS);
  assert_hint (&box, DUB_PART_GARMENT_DISPLAY, DUB_HINT_COST_STAYS);
  assert_hint (&box, DUB_PART_JEWELER, DUB_HINT_COST_RISES);
  assert_hint (&box, DUB_PART_JEWELER, DUB_HINT_MANY_SPACES);
  assert_hint (&box, DUB_PART_EMPLOYEES, DUB_HINT_TYPE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  g_test_add_func ("/box-rows/table", test_table);
  g_test_add_func ("/box-rows/resize", test_resize);
  g_test_add_func ("/box-rows/enter", test_enter);
  g_test_add_func ("/box-rows/order", test_order);
  g_test_add_func ("/box-rows/disorder", test_disorder);
  g_test_add_func ("/box-rows/hints", test_hints);

  return g_test_run ();
}
