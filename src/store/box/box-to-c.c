/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * box-to-c PROFILE...: prints box profiles as C, at build time. A bad profile does
 * not build, and a shipped one costs nothing to load.
 */

#include "dub-box-file.h"

#include <stdio.h>

static void
print_bytes (const guint8 *bytes, guint n)
{
  printf ("{ ");
  for (guint i = 0; i < n; i++)
    printf ("%u, ", bytes[i]);
  printf ("},");
}

static void
print_halls (const DubBox *box)
{
  printf ("  .halls = {\n");
  for (guint i = 0; i < DUB_N_HALLS; i++) {
    const DubHall *hall = &box->halls[i];

    printf ("    { { %u, %u }, %u, { ", hall->majority.first, hall->majority.second,
            hall->n_guests);
    for (guint j = 0; j < hall->n_guests; j++)
      printf ("{ %u, %u, %u }, ", hall->guests[j].master, hall->guests[j].reward,
              hall->guests[j].livre);
    printf ("} },\n");
  }
  printf ("  },\n");
}

static void
print_decorations (const DubBox *box)
{
  printf ("  .fireworks_majority = { %u, %u },\n  .decorations = {\n",
          box->fireworks_majority.first, box->fireworks_majority.second);
  for (guint i = 0; i < DUB_N_DECORATION_KINDS; i++) {
    const DubDecorations *decorations = &box->decorations[i];

    printf ("    { %u, { ", decorations->n);
    for (guint j = 0; j < decorations->n; j++)
      printf ("{ %u, %u, %u }, ", decorations->spaces[j].cost, decorations->spaces[j].pp,
              decorations->spaces[j].times);
    printf ("} },\n");
  }
  printf ("  },\n");
}

static void
print_displays (const DubBox *box)
{
  printf ("  .n_all_halls = %u, .all_halls = ", box->n_all_halls);
  print_bytes (box->all_halls, box->n_all_halls);
  printf ("\n  .garment_display = { %u, ", box->garment_display.n);
  print_bytes (box->garment_display.costs, box->garment_display.n);
  printf (" },\n  .jewelry_display = { %u, ", box->jewelry_display.n);
  print_bytes (box->jewelry_display.costs, box->jewelry_display.n);
  printf (" },\n  .journeyman_tasks = ");
  print_bytes (box->journeyman_tasks, DUB_N_JOURNEYMAN_TASKS);
  printf ("\n  .master_tasks = ");
  print_bytes (box->master_tasks, DUB_N_MASTER_TASKS);
  printf ("\n");
}

static void
print_cards (const DubBox *box)
{
  printf ("  .n_employees = %u,\n  .employees = {\n", box->n_employees);
  for (guint i = 0; i < box->n_employees; i++) {
    const DubBoxEmployee *employee = &box->employees[i];
    g_autofree char *id = g_strescape (employee->id, NULL);

    printf ("    { \"%s\", %u, %u, %u },\n", id, employee->level, employee->type, employee->crown);
  }
  printf ("  },\n  .deck = {\n");
  for (guint i = 0; i < DUB_N_CARDS; i++) {
    DubCard card = box->deck[i];

    printf ("    { .action = %u, .n = %u, .side = %u, .hall = %u, .symbol = %u },\n", card.action,
            card.n, card.side, card.hall, card.symbol);
  }
  printf ("  },\n");
}

static void
print_tiles (const DubBox *box)
{
  printf ("  .garments = {\n");
  for (guint i = 0; i < DUB_N_GARMENT_LISTS; i++) {
    const DubGarmentKinds *kinds = &box->garments[i];

    printf ("    { %u, { ", kinds->n);
    for (guint j = 0; j < kinds->n; j++) {
      DubGarment garment = kinds->kinds[j].garment;

      printf ("{ { %u, %u, %u, %u }, %u }, ", garment.color, garment.pp, garment.thimble,
              garment.special, kinds->kinds[j].n);
    }
    printf ("} },\n");
  }
  printf ("  },\n  .resources = ");
  print_bytes (box->resources, DUB_N_TILES);
  printf ("\n  .fancy_resources = ");
  print_bytes (box->fancy_resources, DUB_N_TILES);
  printf ("\n  .jewelry = ");
  print_bytes (box->jewelry, DUB_N_COLORS);
  printf ("\n");
}

static gboolean
parse (const char *text, gsize length, DubBox *box, GError **error)
{
  g_autoptr (JsonNode) node = dub_json_parse (text, length, error);

  if (node == NULL)
    return FALSE;

  DubJson root = dub_json_root (node, error);

  return dub_box_read_with (&root, NULL, box);
}

static void
print_box (const DubBox *box)
{
  g_autofree char *name = g_strescape (box->name, NULL);

  printf ("{\n  .name = \"%s\", .edition = %u, .sources = ", name, box->edition);
  print_bytes (box->sources, DUB_N_SECTIONS);
  printf ("\n");
  print_halls (box);
  print_decorations (box);
  print_displays (box);
  print_cards (box);
  print_tiles (box);
  printf ("},\n");
}

int
main (int argc, char **argv)
{
  printf ("#include \"dub-box-shipped.h\"\n\nconst DubShippedBox dub_shipped_boxes[] = {\n");
  for (int i = 1; i < argc; i++) {
    g_autofree char *file = g_path_get_basename (argv[i]);
    g_autofree char *text = NULL;
    g_autoptr (GError) error = NULL;
    DubBox box;
    gsize length;

    if (!g_file_get_contents (argv[i], &text, &length, &error) ||
        !parse (text, length, &box, &error)) {
      fprintf (stderr, "%s: %s\n", argv[i], error->message);
      return 1;
    }
    printf ("{ \"%.*s\",\n", (int) (strlen (file) - strlen (".json")), file);
    print_box (&box);
    printf ("},\n");
  }
  printf ("};\n\nconst unsigned int dub_n_shipped_boxes = %d;\n", argc - 1);

  return 0;
}
