/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A play for another app: each field, the link, and the square of its code. tests/cli/test-log.py
 * proves that another program reads the code.
 */

#include "dub-json.h"
#include "dub-play-log.h"
#include "dub-text.h"

#include <string.h>

static void
make_game (DubSummary *game)
{
  *game = (DubSummary){ .id = (char *) "game-1", .name = (char *) "A game" };
  game->deal = (char *) "1234-5678";
  game->numbers[DUB_GAME_PHASE] = DUB_PHASE_OVER;
  game->numbers[DUB_GAME_BEGUN] = 1763355600;
  game->numbers[DUB_GAME_FINISHED] = 1763355600 + 75 * 60;
  game->numbers[DUB_GAME_EXPANSIONS] = 1u << DUB_EXPANSION_JEWELRY_BOX;
  game->numbers[DUB_GAME_STRENGTH] = DUB_STRENGTH_PP_5;
  game->numbers[DUB_GAME_WINNER] = DUB_BARRY;
  game->numbers[DUB_GAME_HER_TOTAL] = 90;
  game->numbers[DUB_GAME_YOUR_TOTAL] = 90;
}

static JsonNode *
print (const DubPlayLog *play)
{
  g_autofree char *text = dub_play_log_print (play);
  g_autoptr (GError) error = NULL;
  JsonNode *node = dub_json_parse (text, strlen (text), &error);

  g_assert_no_error (error);

  return node;
}

static const char *
get_text (JsonObject *object, const char *key)
{
  return json_object_get_string_member (object, key);
}

static void
assert_player (JsonObject *play, guint at, const char *name, gboolean is_winner, gboolean is_first)
{
  JsonArray *players = json_object_get_array_member (play, "players");
  JsonObject *player = json_array_get_object_element (players, at);

  g_assert_cmpuint (json_array_get_length (players), ==, 2);
  g_assert_cmpstr (get_text (player, "name"), ==, name);
  g_assert_cmpstr (get_text (player, "score"), ==, "90");
  g_assert_true (json_node_get_value_type (json_object_get_member (player, "winner")) ==
                 G_TYPE_BOOLEAN);
  g_assert_true (json_node_get_value_type (json_object_get_member (player, "startPlayer")) ==
                 G_TYPE_BOOLEAN);
  g_assert_cmpint (json_object_get_boolean_member (player, "winner"), ==, is_winner);
  g_assert_cmpint (json_object_get_boolean_member (player, "startPlayer"), ==, is_first);
  g_assert_cmpint (json_object_get_int_member (player, "rank"), ==, is_winner ? 1 : 2);
}

/* She wins a tie, and she always begins. */
static void
test_fields (void)
{
  DubSummary game;
  DubPlayLog log = { .game = &game, .player = " Zoë\n", .location = "Été", .note = "By the fire" };
  g_autoptr (JsonNode) node = NULL;
  JsonObject *play, *of;

  make_game (&game);
  node = print (&log);
  play = json_node_get_object (node);
  of = json_object_get_object_member (play, "game");
  g_assert_cmpstr (get_text (play, "sourceName"), ==, "Du Barry");
  g_assert_cmpstr (get_text (play, "sourcePlayId"), ==, "rococo-deluxe-1763355600");
  g_assert_cmpstr (get_text (play, "playDate"), ==, "2025-11-17 06:15:00");
  g_assert_cmpint (json_object_get_int_member (play, "durationMin"), ==, 75);
  g_assert_cmpstr (get_text (play, "location"), ==, "Été");
  g_assert_cmpstr (get_text (play, "comments"), ==,
                   "Jewelry Box · She starts with 5 PP · Code for the same cards: 1234-5678\n"
                   "By the fire");
  g_assert_cmpstr (get_text (of, "name"), ==, "Rococo: Deluxe Edition");
  g_assert_cmpint (json_object_get_int_member (of, "bggId"), ==, 296100);
  g_assert_true (json_object_get_boolean_member (of, "highestWins"));
  g_assert_false (json_object_get_boolean_member (of, "noPoints"));
  assert_player (play, 0, "Zoë", FALSE, FALSE);
  assert_player (play, 1, "Madame du Barry", TRUE, TRUE);
}

/* Unknown details are missing, and without a name you are called “You”. */
static void
test_unknown (void)
{
  DubSummary game;
  DubPlayLog log = { .game = &game, .location = "  " };
  g_autoptr (JsonNode) node = NULL;
  JsonObject *play;

  make_game (&game);
  game.numbers[DUB_GAME_BEGUN] = 0;
  game.numbers[DUB_GAME_EDITION] = DUB_EDITION_CLASSIC;
  game.deal = NULL;
  node = print (&log);
  play = json_node_get_object (node);
  g_assert_cmpstr (get_text (play, "sourcePlayId"), ==, "rococo-1763360100");
  g_assert_false (json_object_has_member (play, "durationMin"));
  g_assert_false (json_object_has_member (play, "location"));
  g_assert_cmpstr (get_text (play, "comments"), ==, "Jewelry Box · She starts with 5 PP");
  g_assert_cmpint (json_object_get_int_member (json_object_get_object_member (play, "game"),
                                               "bggId"),
                   ==, 144344);
  assert_player (play, 0, "You", FALSE, FALSE);
}

static JsonNode *
read_link (const char *link)
{
  static const char start[] = "https://app.bgstatsapp.com/createPlay.html?data=";
  g_autofree char *json = NULL;
  JsonNode *node;

  g_assert_true (g_str_has_prefix (link, start));
  for (const char *at = link; *at != '\0'; at++)
    g_assert_true (g_ascii_isgraph (*at) && strchr ("\"<>\\^`{|} ", *at) == NULL);
  json = g_uri_unescape_string (link + strlen (start), NULL);
  node = dub_json_parse (json, strlen (json), NULL);
  g_assert_nonnull (node);

  return node;
}

/* The link has the contents of the file. */
static void
test_link (void)
{
  DubSummary game;
  DubPlayLog log = { .game = &game, .player = "Оля & Co. +1%", .note = "\"Quoted\" \\ é" };
  g_autofree char *link = NULL;
  g_autoptr (JsonNode) node = NULL, file = NULL;

  make_game (&game);
  link = dub_play_log_dup_link (&log);
  node = read_link (link);
  file = print (&log);
  g_assert_true (json_node_equal (node, file));
}

/* A note of any length, and the longest names in the longest letters, leave room for the rest. */
static void
test_code (void)
{
  DubSummary game;
  g_autoptr (GString) name = g_string_new (NULL);
  g_autoptr (DubQrCode) any = dub_qr_code_new ("any");

  if (any == NULL) {
    g_test_skip ("built without codes");
    return;
  }
  make_game (&game);
  game.numbers[DUB_GAME_EXPANSIONS] = (1u << DUB_N_EXPANSIONS) - 1;
  for (guint i = 0; i < 100; i++)
    g_string_append (name, "ї");
  for (guint n = 0; n <= 4000; n += 500) {
    g_autofree char *note = g_strnfill (n, 'n');
    DubPlayLog log = { .game = &game, .player = name->str, .location = name->str, .note = note };
    g_autoptr (DubQrCode) code = dub_play_log_new_code (&log);

    g_assert_nonnull (code);
    g_assert_cmpuint (code->size, >=, 21);
    g_assert_cmpuint (code->size, <=, 137);
    g_assert_true (dub_qr_code_is_dark (code, 0, 0));
    g_assert_false (dub_qr_code_is_dark (code, -1, 0));
    g_assert_false (dub_qr_code_is_dark (code, 0, (int) code->size));
  }
}

/* Very long names and locations are cut. */
static void
test_long_names (void)
{
  DubSummary game;
  g_autofree char *name = g_strnfill (200, 'n');
  DubPlayLog log = { .game = &game, .player = name, .location = name };
  g_autofree char *link = NULL;
  g_autoptr (JsonNode) node = NULL;

  make_game (&game);
  link = dub_play_log_dup_link (&log);
  node = read_link (link);
  g_assert_cmpuint (strlen (get_text (json_node_get_object (node), "location")), ==,
                    DUB_MAX_PLAY_NAME);
}

int
main (int argc, char **argv)
{
  dub_text_init ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play-log/fields", test_fields);
  g_test_add_func ("/play-log/unknown", test_unknown);
  g_test_add_func ("/play-log/link", test_link);
  g_test_add_func ("/play-log/code", test_code);
  g_test_add_func ("/play-log/long-names", test_long_names);

  return g_test_run ();
}
