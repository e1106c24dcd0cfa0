/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Reads a JSON file and writes it to standard output: the minimum for any program that converts
 * such a file, and therefore the reference for dubarry-cli. */

#include <json-glib/json-glib.h>
#include <stdio.h>

int
main (int argc, char **argv)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (JsonGenerator) generator = json_generator_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (argc != 2) {
    g_printerr ("usage: json-roundtrip FILE\n");
    return 2;
  }

  if (!json_parser_load_from_file (parser, argv[1], &error)) {
    g_printerr ("json-roundtrip: %s\n", error->message);
    return 1;
  }

  json_generator_set_pretty (generator, TRUE);
  json_generator_set_root (generator, json_parser_get_root (parser));
  text = json_generator_to_data (generator, NULL);
  puts (text);

  return 0;
}
