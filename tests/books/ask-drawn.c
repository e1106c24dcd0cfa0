/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pieces that appear in many games, and their numbers.
 *
 * "EXPANSIONS garment-pp"        the least and the greatest PP
 * "EXPANSIONS best-beats EXPANSIONS"  whether the best garment is better than with the others
 * "EXPANSIONS garments-of PP"    none, some or all garments have so many PP
 * "EXPANSIONS thimbles COLOR"    none, some or all garments of the color ("any")
 * "EXPANSIONS specials ROUND"    festivity and expert garments that come by then
 * "EXPANSIONS tiles"             the faces of resource tiles
 * "EXPANSIONS more FACE FACE"    whether the first comes more often than the second
 * "EXPANSIONS levels ROUND"      the levels on display
 * "EXPANSIONS employees"         different cards in one game
 * "EXPANSIONS crowns"            rounds in which a crowned card is on display
 * "EXPANSIONS crowned-masters"   least and greatest number of them in one game
 * "EXPANSIONS level-v-masters"   the same, with a crown or without
 *
 * EXPANSIONS is a bitmask of DubExpansion.
 */

#include "ask-game.h"
#include "ask-scenario.h"
#include "book-facts.h"
#include "dub-names.h"

#include <string.h>

enum { N_GAMES = 60 };

/* The pieces seen over all games; the key depends on the question. */
typedef struct {
  char **words;
  guint least;
  guint greatest;
  guint n_with;
  guint n_without;
  GHashTable *seen; /* owned; of owned strings */
  guint n_masters;  /* per game */
  guint64 cards;    /* per game, one bit per id */
} Drawn;

static void note (Drawn *self, const char *format, ...) G_GNUC_PRINTF (2, 3);

static void
note (Drawn *self, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  g_hash_table_add (self->seen, g_strdup_vprintf (format, args));
  va_end (args);
}

static void
note_number (Drawn *self, guint n)
{
  self->least = MIN (self->least, n);
  self->greatest = MAX (self->greatest, n);
}

static gboolean
asks (const Drawn *self, const char *what)
{
  return g_str_equal (self->words[1], what);
}

static void
note_garment (Drawn *self, const DubGame *game, DubGarment garment)
{
  if (asks (self, "garment-pp") && garment.special == DUB_SPECIAL_NONE)
    note_number (self, garment.pp);
  if (asks (self, "garments-of")) {
    gboolean has = garment.pp == g_ascii_strtoull (self->words[2], NULL, 10);

    self->n_with += has;
    self->n_without += !has;
  }
  if (asks (self, "thimbles") &&
      (g_str_equal (self->words[2], "any") ||
       g_str_equal (self->words[2], dub_name_get (DUB_SET_COLOR, garment.color)))) {
    self->n_with += garment.thimble;
    self->n_without += !garment.thimble;
  }
  if (asks (self, "specials") && garment.special != DUB_SPECIAL_NONE &&
      game->state.round <= g_ascii_strtoull (self->words[2], NULL, 10))
    note (self, "%s",
          garment.special <= DUB_FESTIVITY_PINK ? dub_name_get (DUB_SET_FESTIVITY, garment.special)
                                                : dub_name_get (DUB_SET_EXPERT, garment.special));
}

static void
note_employee (Drawn *self, const DubGame *game, DubEmployee employee)
{
  gboolean is_master = employee.level == 5 && employee.type == DUB_MASTER;

  self->cards |= G_GUINT64_CONSTANT (1) << (employee.id - 1);
  if (asks (self, "crowns") && employee.crown != DUB_CROWN_NONE)
    note (self, "%u", game->state.round);
  if (is_master && (asks (self, "level-v-masters") || employee.crown != DUB_CROWN_NONE))
    self->n_masters++;
}

static void
note_thing (Drawn *self, const DubGame *game, DubThing thing)
{
  if (thing.kind == DUB_KIND_GARMENT)
    note_garment (self, game, thing.garment);
  if (thing.kind == DUB_KIND_EMPLOYEE)
    note_employee (self, game, thing.employee);
  if (thing.kind == DUB_KIND_TILE && asks (self, "tiles"))
    note (self, "%s", dub_name_get (DUB_SET_TILE, thing.name));
  if (thing.kind == DUB_KIND_TILE && asks (self, "more")) {
    const char *face = dub_name_get (DUB_SET_TILE, thing.name);

    self->n_with += g_str_equal (face, self->words[2]);
    self->n_without += g_str_equal (face, self->words[3]);
  }
}

static guint
count_bits (guint64 bits)
{
  guint n = 0;

  for (; bits != 0; bits &= bits - 1)
    n++;

  return n;
}

static void
note_levels (Drawn *self, const DubGame *game)
{
  const DubEmployee *cards = game->state.employees;

  if (asks (self, "levels") && game->state.round == g_ascii_strtoull (self->words[2], NULL, 10))
    note (self, "%u%u%u%u", cards[0].level, cards[1].level, cards[2].level, cards[3].level);
}

static void
play (Drawn *self, guint seed)
{
  g_autofree DubGame *game = book_game_new ();
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  DubSetup setup = { .seed = seed,
                     .expansions = (guint8) g_ascii_strtoull (self->words[0], NULL, 10),
                     .count_candidate = TRUE,
                     .draw_mode = DUB_DRAW_TABLE };

  self->n_masters = 0;
  self->cards = 0;
  g_assert_true (dub_game_start (game, &setup, events, NULL));
  for (guint round = 1; round <= DUB_N_ROUNDS; round++) {
    g_assert_true (book_game_do (game, "table fill", events, NULL));
    for (guint i = 0; i < events->len; i++)
      note_thing (self, game, g_array_index (events, DubEvent, i).move.thing);
    note_levels (self, game);
    g_assert_true (book_game_do (game, BOOK_REST_OF_ROUND, events, NULL));
  }
  if (asks (self, "employees"))
    note_number (self, count_bits (self->cards));
  if (asks (self, "crowned-masters") || asks (self, "level-v-masters"))
    note_number (self, self->n_masters);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  return strcmp (a, b);
}

static char *
print_drawn (const Drawn *self)
{
  GString *text = g_string_new (NULL);
  g_autoptr (GList) seen = g_list_sort (g_hash_table_get_keys (self->seen), compare);

  if (asks (self, "more"))
    g_string_append (text, self->n_with > self->n_without ? "more" : "not more");
  else if (asks (self, "thimbles") || asks (self, "garments-of"))
    g_string_append (text, self->n_with == 0 ? "none" : self->n_without == 0 ? "all" : "some");
  else if (self->least <= self->greatest)
    g_string_append_printf (text, "%u..%u", self->least, self->greatest);
  for (GList *at = seen; at != NULL; at = at->next)
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", (char *) at->data);

  return g_string_free (text, FALSE);
}

static guint
find_best (char *expansions)
{
  char *words[] = { expansions, (char *) "garment-pp", NULL };
  Drawn drawn = { .words = words, .least = G_MAXUINT };

  for (guint seed = 0; seed < N_GAMES; seed++)
    play (&drawn, seed);

  return drawn.greatest;
}

char *
ask_drawn (const char *given)
{
  g_auto (GStrv) words = g_strsplit (given, " ", -1);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Drawn drawn = { .words = words, .least = G_MAXUINT, .seen = seen };

  if (asks (&drawn, "best-beats"))
    return g_strdup (find_best (words[0]) > find_best (words[2]) ? "yes" : "no");
  for (guint seed = 0; seed < N_GAMES; seed++)
    play (&drawn, seed);

  return print_drawn (&drawn);
}
