/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-play-log.h"

#include "dub-file.h"
#include "dub-json.h"
#include "dub-statistics.h"
#include "dub-text-names.h"
#include "dub-text-results.h"
#include "dub-text-status.h"

#include <string.h>

enum { MAX_NOTE_IN_CODE = 1000 }; /* characters; no code has room for more */

static const char address[] = "https://app.bgstatsapp.com/createPlay.html?data=";

/* The names and ids of BoardGameGeek. */
static const struct {
  const char *name;
  const char *key;
  guint id;
} games[DUB_N_EDITIONS] = {
  [DUB_EDITION_DELUXE] = { "Rococo: Deluxe Edition", "rococo-deluxe", 296100 },
  [DUB_EDITION_CLASSIC] = { "Rococo", "rococo", 144344 },
};

/* Returns at most max characters of the text, on one line. */
static char *
clean (const char *text, guint max)
{
  g_autofree char *plain = dub_file_make_plain (text != NULL ? text : "", -1);
  g_autofree char *start = g_utf8_substring (plain, 0, MIN (max, g_utf8_strlen (plain, -1)));

  return g_strdup (g_strstrip (start));
}

/* The same play is never logged twice, whatever becomes of its file: the moment that it was begun
 * goes with it everywhere. */
static char *
dup_play_id (const DubSummary *game)
{
  gint64 begun = game->numbers[DUB_GAME_BEGUN];

  return g_strdup_printf ("%s-%" G_GINT64_FORMAT, games[game->numbers[DUB_GAME_EDITION]].key,
                          begun != 0 ? begun : dub_result_get_date (game));
}

static char *
dup_date (const DubSummary *game)
{
  g_autoptr (GDateTime) date = g_date_time_new_from_unix_utc (dub_result_get_date (game));

  return g_date_time_format (date, "%Y-%m-%d %H:%M:%S");
}

static char *
dup_comment (const DubPlayLog *self, guint max_note)
{
  const DubSummary *game = self->game;
  g_autofree char *expansions = dub_text_results_expansions (game->numbers[DUB_GAME_EXPANSIONS]);
  g_autofree char *strength = dub_text_strength (game->numbers[DUB_GAME_STRENGTH]);
  g_autofree char *deal = game->deal != NULL ? dub_text_deal_code (game->deal) : NULL;
  g_autofree char *facts = g_strjoin (" · ", expansions, strength, deal, NULL);
  g_autofree char *note = clean (self->note, max_note);

  return g_strjoin ("\n", facts, *note != '\0' ? note : NULL, NULL);
}

static void
set_text (JsonObject *object, const char *key, char *text)
{
  json_object_set_string_member (object, key, text);
  g_free (text);
}

/* On Android a player without both booleans is refused. */
static JsonObject *
write_player (const DubPlayLog *self, DubOwner owner)
{
  const DubSummary *game = self->game;
  g_autofree char *own = clean (owner == DUB_YOU ? self->player : NULL, DUB_MAX_PLAY_NAME);
  JsonObject *object = json_object_new ();
  gboolean is_winner = game->numbers[DUB_GAME_WINNER] == owner;
  guint total = game->numbers[owner == DUB_BARRY ? DUB_GAME_HER_TOTAL : DUB_GAME_YOUR_TOTAL];

  json_object_set_string_member (object, "name", *own != '\0' ? own : dub_text_person (owner));
  json_object_set_string_member (object, "sourcePlayerId",
                                 owner == DUB_BARRY ? "madame-du-barry" : "you");
  /* SET-2: she has the Start Player token. */
  json_object_set_boolean_member (object, "startPlayer", owner == DUB_BARRY);
  set_text (object, "score", g_strdup_printf ("%u", total));
  json_object_set_boolean_member (object, "winner", is_winner);
  json_object_set_int_member (object, "rank", is_winner ? 1 : 2);

  return object;
}

static JsonObject *
write_game (DubEdition edition)
{
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "name", games[edition].name);
  json_object_set_string_member (object, "sourceGameId", games[edition].key);
  json_object_set_int_member (object, "bggId", games[edition].id);
  json_object_set_boolean_member (object, "highestWins", TRUE);
  json_object_set_boolean_member (object, "noPoints", FALSE);

  return object;
}

static JsonNode *
write_play (const DubPlayLog *self, guint max_note)
{
  JsonObject *object = json_object_new ();
  JsonArray *players = json_array_new ();
  g_autofree char *location = clean (self->location, DUB_MAX_PLAY_NAME);
  guint minutes = dub_result_get_minutes (self->game);

  json_object_set_string_member (object, "sourceName", "Du Barry");
  set_text (object, "sourcePlayId", dup_play_id (self->game));
  set_text (object, "playDate", dup_date (self->game));
  if (minutes > 0)
    json_object_set_int_member (object, "durationMin", minutes);
  if (*location != '\0')
    json_object_set_string_member (object, "location", location);
  set_text (object, "comments", dup_comment (self, max_note));
  json_object_set_object_member (object, "game",
                                 write_game (self->game->numbers[DUB_GAME_EDITION]));
  json_array_add_object_element (players, write_player (self, DUB_YOU));
  json_array_add_object_element (players, write_player (self, DUB_BARRY));
  json_object_set_array_member (object, "players", players);

  return dub_json_take_object (object);
}

char *
dub_play_log_print (const DubPlayLog *self)
{
  g_autoptr (JsonNode) node = write_play (self, G_MAXUINT);

  return dub_json_print (node);
}

static char *
dup_link (const DubPlayLog *self, guint max_note)
{
  g_autoptr (JsonNode) node = write_play (self, max_note);
  g_autofree char *json = json_to_string (node, FALSE);
  g_autofree char *escaped = g_uri_escape_string (json, NULL, FALSE);

  return g_strconcat (address, escaped, NULL);
}

char *
dub_play_log_dup_link (const DubPlayLog *self)
{
  return dup_link (self, G_MAXUINT);
}

DubQrCode *
dub_play_log_new_code (const DubPlayLog *self)
{
  guint max_note = MAX_NOTE_IN_CODE;
  DubQrCode *code = NULL;

  while (code == NULL) {
    g_autofree char *link = dup_link (self, max_note);

    code = dub_qr_code_new (link);
    if (max_note == 0)
      break;
    max_note = max_note * 4 / 5;
  }

  return code;
}
