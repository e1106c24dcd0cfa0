/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Games as lines of the journal. The table below has the possible questions; a comma separates
 * several answers.
 */

#include "ask-game.h"

#include "book-facts.h"
#include "dub-box-file.h"
#include "dub-event-line.h"
#include "dub-names.h"

#include <string.h>

DubGame *
book_game_new (void)
{
  DubGame *game = g_new0 (DubGame, 1);
  DubBox box;

  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  dub_game_init (game, &box);

  return game;
}

gboolean
book_game_do (DubGame *game, const char *moves, GArray *events, GError **error)
{
  g_auto (GStrv) lines = g_strsplit (moves, ";", -1);

  for (guint i = 0; lines[i] != NULL; i++) {
    g_autofree DubBox *box = NULL;
    DubEvent event;

    g_strstrip (lines[i]);
    if (*lines[i] == '\0')
      continue;
    g_array_set_size (events, 0);
    if (!dub_event_line_parse (lines[i], strlen (lines[i]), &game->box, &event, &box, error) ||
        !(event.type == DUB_EVENT_STARTED
              ? dub_game_start (game, &event.setup, events, error)
              : dub_game_perform (game, NULL, &event.move, events, error)))
      return FALSE;
  }

  return TRUE;
}

static void
tell_garments (const DubGame *game, GString *answer)
{
  for (guint i = 0; i < game->box.garment_display.n; i++)
    g_string_append_c (answer, ".bpgo?"[game->state.garments[i].color]);
}

static void
tell_jewelry (const DubGame *game, GString *answer)
{
  for (guint i = 0; i < game->box.jewelry_display.n; i++)
    g_string_append_c (answer, ".bpgo?"[game->state.jewelry[i]]);
}

static void
tell_resources (const DubGame *game, GString *answer)
{
  for (guint i = 0; i < DUB_N_DRAWERS * DUB_N_COLUMNS; i++)
    g_string_append_c (answer, ".bg+?"[game->state.resources[i / 3][i % 3]]);
}

static void
tell_employees (const DubGame *game, GString *answer)
{
  for (guint i = 0; i < DUB_N_HIRE_SPACES; i++)
    if (game->state.employees[i].type == DUB_TYPE_NONE)
      g_string_append_c (answer, '.');
    else
      g_string_append_printf (answer, "%u", game->state.employees[i].level);
}

static void
tell_her_staff (const DubGame *game, GString *answer)
{
  for (guint i = 0; i < game->state.sides[DUB_BARRY].n_staff; i++)
    g_string_append_printf (answer, "%s%s", i > 0 ? " " : "",
                            dub_name_get (DUB_SET_TYPE,
                                          game->state.sides[DUB_BARRY].staff[i].type));
}

static void
tell_guests (const DubGame *game, GString *answer)
{
  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    for (guint i = 0; i < DUB_MAX_SPACES; i++)
      if (game->state.halls[hall][i].owner != DUB_NOBODY)
        g_string_append_printf (answer, "%s %u/%u ",
                                dub_name_get (DUB_SET_OWNER, game->state.halls[hall][i].owner),
                                hall + 1, i);
}

/* Chance determines the first card, but not the set of cards. */
static void
tell_her_cards (const DubGame *game, GString *answer)
{
  g_string_append_printf (answer, "hand %u supply %u discard %u", game->state.hand.n,
                          game->state.supply.n, game->state.discard.n);
}

static void
tell_favor (const DubGame *game, GString *answer)
{
  g_string_append (answer, dub_name_get (DUB_SET_OWNER, game->state.favor));
}

static void
tell_start (const DubGame *game, GString *answer)
{
  g_string_append (answer, dub_name_get (DUB_SET_OWNER, game->state.start));
}

static void
tell_turn (const DubGame *game, GString *answer)
{
  g_string_append (answer, dub_name_get (DUB_SET_OWNER, game->state.turn));
}

static void
tell_phase (const DubGame *game, GString *answer)
{
  static const char *const phases[DUB_N_PHASES] = { "none",   "prepare", "turns",
                                                    "income", "scoring", "over" };

  g_string_append_printf (answer, "%s %u", phases[game->state.phase], game->state.round);
}

static void
tell_track (const DubGame *game, GString *answer)
{
  g_string_append (answer, dub_name_get (DUB_SET_TRACK, game->state.sides[DUB_BARRY].track));
}

static void
tell_exam_decks (const DubGame *game, GString *answer)
{
  g_string_append_printf (answer, "%d %d", game->state.exam_decks[DUB_TRACK_JOURNEYMAN],
                          game->state.exam_decks[DUB_TRACK_MASTER]);
}

static void
tell_all_halls (const DubGame *game, GString *answer)
{
  for (guint i = 0; i < game->box.n_all_halls; i++)
    g_string_append_printf (answer, "%s%u:%s", i > 0 ? " " : "", game->box.all_halls[i],
                            dub_name_get (DUB_SET_OWNER, game->state.all_halls[i]));
}

static const struct {
  const char *name;
  void (*tell) (const DubGame *game, GString *answer);
} questions[] = {
  { "garments", tell_garments },     { "jewelry", tell_jewelry },
  { "resources", tell_resources },   { "employees", tell_employees },
  { "her-staff", tell_her_staff },   { "guests", tell_guests },
  { "her-cards", tell_her_cards },   { "favor", tell_favor },
  { "start", tell_start },           { "turn", tell_turn },
  { "phase", tell_phase },           { "her-track", tell_track },
  { "exam-decks", tell_exam_decks }, { "all-halls", tell_all_halls },
};

static guint
count_discards (const DubState *state)
{
  guint n = 0;

  for (guint i = 0; i < DUB_N_COLORS; i++)
    n += state->garment_discards[i];

  return n;
}

/* Appends numbers of both sides, and of the pieces that left the table. */
static gboolean
tell_number (const DubGame *game, const char *what, GString *answer)
{
  const DubSide *barry = &game->state.sides[DUB_BARRY];
  guint fact;

  if (g_str_has_prefix (what, "your-") &&
      dub_name_find (DUB_SET_FACT, what + strlen ("your-"), &fact) && fact < DUB_N_COUNTS)
    g_string_append_printf (answer, "%u", game->state.sides[DUB_YOU].counts[fact]);
  else if (g_str_equal (what, "your-hand"))
    g_string_append_printf (answer, "%u", game->state.yours.hand);
  else if (g_str_equal (what, "your-jewelry"))
    g_string_append_printf (answer, "%u", game->state.sides[DUB_YOU].jewelry.n);
  else if (g_str_equal (what, "garment-bag"))
    g_string_append_printf (answer, "%u", game->state.garment_bag);
  else if (g_str_equal (what, "garment-discards"))
    g_string_append_printf (answer, "%u", count_discards (&game->state));
  else if (g_str_equal (what, "her-pp"))
    g_string_append_printf (answer, "%u", barry->counts[DUB_FACT_PP]);
  else if (g_str_equal (what, "her-thread"))
    g_string_append_printf (answer, "%u", barry->counts[DUB_FACT_THREAD]);
  else if (g_str_equal (what, "her-lace"))
    g_string_append_printf (answer, "%u", barry->counts[DUB_FACT_LACE]);
  else if (g_str_equal (what, "her-tiles"))
    g_string_append_printf (answer, "%u", barry->counts[DUB_FACT_TILES]);
  else
    return FALSE;

  return TRUE;
}

static void
tell (const DubGame *game, const char *what, GString *answer)
{
  if (tell_number (game, what, answer))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    if (g_str_equal (questions[i].name, what)) {
      questions[i].tell (game, answer);
      return;
    }
  g_error ("nobody knows what %s is", what);
}

static void
tell_events (const DubGame *game, GArray *events, GString *answer)
{
  for (guint i = 0; i < events->len; i++) {
    if (i > 0)
      g_string_append (answer, "; ");
    dub_event_line_print (answer, &game->box, &g_array_index (events, DubEvent, i));
  }
}

/* Appends the spaces of the garment display in the order in which they were filled. */
static void
tell_garment_order (GArray *events, GString *answer)
{
  for (guint i = 0; i < events->len; i++) {
    const DubEvent *event = &g_array_index (events, DubEvent, i);

    if (dub_event_is (event, DUB_MOVE_ENTER) && event->move.to.kind == DUB_PLACE_GARMENT)
      g_string_append_printf (answer, "%u", event->move.to.at);
  }
}

static char *
tell_refusal (const GError *error)
{
  static const char *const reasons[DUB_N_REASONS] = {
    [DUB_REASON_CONDITION] = "condition",
    [DUB_REASON_EMPTY] = "empty",
    [DUB_REASON_FAVOR] = "favor",
    [DUB_REASON_FOUR_STAY] = "four-stay",
    [DUB_REASON_LEVEL_NOT_DUE] = "level-not-due",
    [DUB_REASON_NO_ACTION_FITS] = "no-action-fits",
    [DUB_REASON_NO_EXPANSION] = "no-expansion",
    [DUB_REASON_NO_JEWELER] = "no-jeweler",
    [DUB_REASON_NOT_SOLD] = "not-sold",
    [DUB_REASON_ONE_TOKEN] = "one-token",
    [DUB_REASON_SPECIALIST] = "specialist",
    [DUB_REASON_TAKEN] = "taken",
    [DUB_REASON_UNSURE] = "unsure",
  };

  if (error->domain != DUB_RULES_ERROR || reasons[error->code] == NULL)
    return g_strdup (error->message);

  return g_strdup_printf ("refused: %s", reasons[error->code]);
}

/* If the question asks for events, or only whether the last move is legal, the answer is just that.
 * Other questions report every refusal. */
char *
ask_game (const char *given)
{
  g_auto (GStrv) parts = g_strsplit (given, "?", 2);
  g_auto (GStrv) asked = g_strsplit (g_strstrip (parts[1]), " ", -1);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  g_autoptr (GError) error = NULL;
  g_autofree DubGame *game = book_game_new ();
  GString *answer;

  if (!book_game_do (game, parts[0], events, &error))
    return tell_refusal (error);

  answer = g_string_new (NULL);
  for (guint i = 0; asked[i] != NULL; i++) {
    if (i > 0)
      g_string_append (answer, ", ");
    if (g_str_equal (asked[i], "events"))
      tell_events (game, events, answer);
    else if (g_str_equal (asked[i], "garment-order"))
      tell_garment_order (events, answer);
    else if (g_str_equal (asked[i], "allowed"))
      g_string_append (answer, "allowed");
    else
      tell (game, asked[i], answer);
  }

  return g_strchomp (g_string_free (answer, FALSE));
}
