/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-play-commands.h"
#include "config.h"
#include "dub-bonus.h"
#include "dub-box-editor.h"
#include "dub-cli.h"
#include "dub-columns.h"
#include "dub-entry-code.h"
#include "dub-event-line.h"
#include "dub-fault.h"
#include "dub-file.h"
#include "dub-play-views.h"
#include "dub-round.h"
#include "dub-screen.h"
#include "dub-side.h"
#include "dub-text-box.h"
#include "dub-text.h"
#include "dub-worker.h"
#include "dub-your-hand.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The arguments of what is typed are read into the fields of a move. Each function returns FALSE if
 * the word is not one. */

/* Places count from 1 for players and from 0 in the game. */
static gboolean
read_place (const DubPlayArgument *self, const char *word, DubMove *move)
{
  guint64 n;

  if (!g_ascii_string_to_unsigned (word, 10, 1, 64, &n, NULL))
    return FALSE;
  G_STRUCT_MEMBER (guint8, move, self->offset) = (guint8) (n - 1);

  return TRUE;
}

static gboolean
read_name (const DubPlayArgument *self, const char *word, DubMove *move)
{
  return dub_value_parse_name (dub_slice_of (word), (DubSet) self->set,
                               G_STRUCT_MEMBER_P (move, self->offset));
}

static gboolean
read_task (const DubPlayArgument *self, const char *word, DubMove *move)
{
  if (!read_name (self, word, move))
    return FALSE;
  move->to.in = move->to.at >= DUB_TASK_THIMBLE ? DUB_TRACK_MASTER : DUB_TRACK_JOURNEYMAN;

  return TRUE;
}

/* The number of what a bonus brings, from 1, if it can bring several things; 0 if it is not said.
 */
static gboolean
read_option (const DubPlayArgument *self, const char *word, DubMove *move)
{
  guint64 n;

  if (!g_ascii_string_to_unsigned (word, 10, 1, DUB_MAX_BONUS_OPTIONS, &n, NULL))
    return FALSE;
  move->instead = (guint8) n;

  return TRUE;
}

/* The figures that are printed on a garment or a tile. */
static gboolean
read_printed (const DubPlayArgument *self, const char *word, DubMove *move)
{
  guint64 n;

  if (!g_ascii_string_to_unsigned (word, 10, 0, DUB_MAX_COUNT, &n, NULL))
    return FALSE;
  G_STRUCT_MEMBER (gint16, move, self->offset) = (gint16) n;

  return TRUE;
}

/* Of the card that leaves or joins your staff, or that is turned up. */
static gboolean
read_crown (const DubPlayArgument *self, const char *word, DubMove *move)
{
  gboolean is_deputed = move->verb == DUB_MOVE_DEPUTE;
  guint crown;

  if (g_str_equal (word, "none")) {
    if (is_deputed)
      move->other = dub_thing_employee (dub_employee_of_type (move->thing.employee.type));
    return TRUE;
  }
  if (!dub_name_find ((DubSet) self->set, word, &crown))
    return FALSE;
  *(is_deputed ? &move->other : &move->thing) =
      dub_thing_employee ((DubEmployee){ .crown = (guint8) crown });

  return TRUE;
}

static gboolean
read_card (const DubPlayArgument *self, const char *word, DubMove *move)
{
  move->thing.kind = DUB_KIND_CARD;

  return dub_value_parse_card (dub_slice_of (word), &move->thing.card);
}

/* A display has the word with which something is entered into it. */
static gboolean
read_display (const DubPlayArgument *self, const char *word, DubMove *move)
{
  const DubPlayCommand *command = dub_play_find (word);

  if (command == NULL || command->move.verb != DUB_MOVE_ENTER)
    return FALSE;
  move->to.kind = command->move.to.kind;

  return TRUE;
}

/* A word that is typed as it is in the form. */
static gboolean
read_literal (const char *word, DubMove *move)
{
  if (g_str_equal (word, "discard"))
    move->to.kind = DUB_PLACE_BAG;
  else if (g_str_equal (word, "specialist"))
    move->from.kind = DUB_PLACE_SPECIALIST;
  else if (g_str_equal (word, "hand"))
    move->from.kind = DUB_PLACE_HAND;
  else if (g_str_equal (word, "sure"))
    move->sure = TRUE;
  else if (g_str_equal (word, "keep"))
    move->kept = TRUE;
  else
    return FALSE;

  return TRUE;
}

/* Expects that the drawer was read before. A column has a name and a number. */
static gboolean
read_column (const DubPlayArgument *self, const char *word, DubMove *move)
{
  guint64 number;
  guint column;

  if (g_ascii_string_to_unsigned (word, 10, 1, DUB_N_COLUMNS, &number, NULL))
    column = (guint) number - 1;
  else if (!dub_name_find ((DubSet) self->set, word, &column))
    return FALSE;
  move->from.at = (guint8) (move->from.at * DUB_N_COLUMNS + column);

  return TRUE;
}

/* Expects that the fact was read before. Jewelry and bonuses are lists with colons. */
static gboolean
read_amount (const DubPlayArgument *self, const char *word, DubMove *move)
{
  gboolean is_jewelry = move->to.at == DUB_FACT_JEWELRY;
  g_auto (GStrv) names = g_strsplit (g_str_equal (word, "none") ? "" : word, ":", -1);
  guint crown;
  guint8 color;
  gint n;

  if (move->to.at < DUB_N_COUNTS) {
    if (!dub_sum_parse (word, 0, G_MAXINT16, &n))
      return FALSE;
    move->thing = dub_thing_number (n);
    return TRUE;
  }
  move->thing.kind = is_jewelry ? DUB_KIND_JEWELRY : DUB_KIND_CROWNS;
  for (guint i = 0; names[i] != NULL; i++)
    if (is_jewelry && i < DUB_MAX_JEWELRY && dub_entry_code_parse_color (names[i], &color))
      move->thing.jewelry[color]++;
    else if (!is_jewelry && dub_name_find (DUB_SET_CROWN, names[i], &crown))
      move->thing.n |= (gint16) (1u << (crown - 1));
    else
      return FALSE;

  return TRUE;
}

enum { MAX_TILES = (1u << (DUB_N_DRAWERS * DUB_N_COLUMNS)) - 1 };

#define COUNT(fact) \
  { \
    .kind = DUB_PLACE_COUNT, .at = (fact), .side = DUB_BARRY \
  }

/* The places that can be corrected, each with the keys of the fields that are typed, such as “at=3”
 * or “garment=blue:3”: in what and at which space it is, and what is there. */
static const struct {
  const char *word;
  DubPlace place;
  const char *in;
  const char *at;
  const char *what;
} places[] = {
  { "tile", { .kind = DUB_PLACE_RESOURCE }, NULL, "at", "tile" },
  { "garment", { .kind = DUB_PLACE_GARMENT }, NULL, "at", "garment" },
  { "employee", { .kind = DUB_PLACE_EMPLOYEE }, NULL, "at", "employee" },
  { "jewel", { .kind = DUB_PLACE_JEWEL }, NULL, "at", "color" },
  { "guest", { .kind = DUB_PLACE_GUEST }, "hall", "at", "garment" },
  { "token", { .kind = DUB_PLACE_TOKEN }, "where", "at", "owner" },
  { "all-halls", { .kind = DUB_PLACE_ALL_HALLS }, NULL, "at", "owner" },
  { "favor", { .kind = DUB_PLACE_FAVOR }, NULL, NULL, "owner" },
  { "pp", COUNT (DUB_FACT_PP), NULL, NULL, "n" },
  { "thread", COUNT (DUB_FACT_THREAD), NULL, NULL, "n" },
  { "lace", COUNT (DUB_FACT_LACE), NULL, NULL, "n" },
  { "tiles", COUNT (DUB_FACT_TILES), NULL, NULL, "n" },
  { "jewelry", { .kind = DUB_PLACE_JEWELRY, .side = DUB_BARRY }, NULL, NULL, "jewelry" },
  { "staff", { .kind = DUB_PLACE_STAFF, .side = DUB_BARRY }, NULL, "at", "employee" },
  { "track", { .kind = DUB_PLACE_TRACK, .side = DUB_BARRY }, NULL, NULL, "track" },
  { "task", { .kind = DUB_PLACE_TASK, .side = DUB_BARRY }, NULL, "task", "flag" },
  { "your-hand", { .kind = DUB_PLACE_HAND, .side = DUB_YOU }, NULL, NULL, "n" },
  { "your-staff", { .kind = DUB_PLACE_STAFF, .side = DUB_YOU }, NULL, "at", "employee" },
  { "your-track", { .kind = DUB_PLACE_TRACK, .side = DUB_YOU }, NULL, NULL, "track" },
  { "your-task", { .kind = DUB_PLACE_TASK, .side = DUB_YOU }, NULL, "task", "flag" },
  { "pile", { .kind = DUB_PLACE_PILE }, NULL, "pile", "n" },
  { "bag", { .kind = DUB_PLACE_BAG }, NULL, NULL, "n" },
  { "exam-deck", { .kind = DUB_PLACE_EXAM_DECK }, NULL, "track", "n" },
  { "start", { .kind = DUB_PLACE_START }, NULL, NULL, "owner" },
  { "turn", { .kind = DUB_PLACE_TURN }, NULL, NULL, "owner" },
  { "way", { .kind = DUB_PLACE_DRAW_MODE }, NULL, NULL, "n" },
};

/* Players count places from 1, and her Employee deck from the top; the game counts from 0, and from
 * the bottom. A place behind the last card of the deck is that of a new one. */
static gboolean
read_at (const DubGame *game, DubSlice value, DubPlace *place)
{
  guint n_staff = game->state.sides[DUB_BARRY].n_staff;
  gint64 n;

  if (place->kind == DUB_PLACE_TASK)
    return dub_value_parse_name (value, DUB_SET_TASK, &place->at);
  if (place->kind == DUB_PLACE_PILE)
    return dub_value_parse_name (value, DUB_SET_PILE, &place->at);
  if (place->kind == DUB_PLACE_EXAM_DECK)
    return dub_value_parse_name (value, DUB_SET_TRACK, &place->at);
  if (!dub_value_parse_number (value, 1, DUB_MAX_INDEX, &n))
    return FALSE;
  place->at = (guint8) (n - 1);
  if (place->kind == DUB_PLACE_STAFF && place->side == DUB_BARRY && n <= n_staff)
    place->at = (guint8) (n_staff - n);

  return TRUE;
}

static gboolean
read_in (DubSlice value, DubPlace *place)
{
  gint64 hall;

  if (place->kind == DUB_PLACE_TOKEN)
    return dub_value_parse_name (value, DUB_SET_DECORATION_KIND, &place->in);
  if (!dub_value_parse_number (value, 1, DUB_N_HALLS, &hall))
    return FALSE;
  place->in = (guint8) (hall - 1);

  return TRUE;
}

/* The garment and its owner are two fields, and who draws her cards is a number here. */
static gboolean
read_thing (const DubBox *box, DubSlice value, DubThing *thing)
{
  DubOwner owner = thing->owner;
  gint64 n;

  if (thing->kind == DUB_KIND_DRAW_MODE) {
    if (!dub_value_parse_number (value, 0, DUB_N_DRAW_MODES - 1, &n))
      return FALSE;
    thing->name = (guint8) n;
    return TRUE;
  }
  if (!dub_value_parse_thing (value, thing->kind, box, thing))
    return FALSE;
  thing->owner = (guint8) owner;

  return TRUE;
}

/* The steps of hers that have something else than a place. */
static gboolean
read_step (const char *key, DubSlice value, DubMove *move)
{
  gint64 n;

  if (move->verb == DUB_MOVE_REVEAL_CARD) {
    move->thing.kind = DUB_KIND_CARD;
    return g_str_equal (key, "card") && dub_value_parse_card (value, &move->thing.card);
  }
  if (move->verb == DUB_MOVE_TAKE_TILES) {
    if (!g_str_equal (key, "mask") || !dub_value_parse_number (value, 0, MAX_TILES, &n))
      return FALSE;
    move->spaces = (guint16) n;
    return TRUE;
  }
  if (!g_str_equal (key, "n") || !dub_value_parse_number (value, 0, DUB_MAX_PP, &n))
    return FALSE;
  for (DubFact fact = 0; fact < DUB_N_GAINS; fact++)
    if (move->gains[fact] != 0)
      move->gains[fact] = (gint16) n;

  return TRUE;
}

static gboolean
read_field (const DubGame *game, const char *key, DubSlice value, DubMove *move)
{
  gboolean puts = (dub_verb_get_uses (move->verb) & DUB_USES_TO) != 0;
  DubPlace *place = puts ? &move->to : &move->from;
  guint row = 0;

  if (move->verb == DUB_MOVE_TAKE_TILES || move->verb == DUB_MOVE_GAIN ||
      move->verb == DUB_MOVE_REVEAL_CARD)
    return read_step (key, value, move);
  while (row < G_N_ELEMENTS (places) && places[row].place.kind != place->kind)
    row++;
  if (row == G_N_ELEMENTS (places))
    return FALSE;
  if (g_strcmp0 (key, places[row].at) == 0)
    return read_at (game, value, place);
  if (g_strcmp0 (key, places[row].in) == 0)
    return read_in (value, place);
  if (move->verb != DUB_MOVE_CORRECT)
    return FALSE;
  if (place->kind == DUB_PLACE_GUEST && g_str_equal (key, "owner"))
    return dub_value_parse_name (value, DUB_SET_OWNER, &move->thing.owner);

  return g_strcmp0 (key, places[row].what) == 0 && read_thing (&game->box, value, &move->thing);
}

/* Prints why it cannot be done, and what to do if the game cannot be saved. */
static gboolean
refuse (DubSession *session, const GError *error)
{
  g_autofree char *sentence = dub_session_dup_sentence (session, error);
  g_autofree char *trouble = dub_session_dup_trouble (session);

  dub_screen_complain (sentence);
  if (g_strcmp0 (sentence, trouble) == 0)
    /* Translators: “save” is a command and stays; FILE stands for what the player names. */
    dub_screen_complain (C_ ("play", "The command “save FILE” saves a copy."));

  return FALSE;
}

/* Prints that the word is not understood, and what was expected or may have been meant. */
static gboolean
refuse_word (const char *word, const char *expected)
{
  g_autoptr (GString) sentence = g_string_new (NULL);
  g_auto (GStrv) words = NULL;
  char *nothing[] = { NULL };
  gboolean files;

  /* Translators: %s is a word that the player typed. */
  g_string_append_printf (sentence, C_ ("play", "“%s” is not understood."), word);
  if (expected != NULL) {
    g_string_append_c (sentence, ' ');
    /* Translators: %s is what could have been typed there. */
    g_string_append_printf (sentence, C_ ("play", "Expected: %s."), expected);
  } else {
    words = dub_play_complete (NULL, nothing, "", &files);
    dub_nearest_append (sentence, word, (const char *const *) words);
  }
  dub_columns_drop_period (sentence->str);

  return dub_screen_complain (sentence->str);
}

/* Too few or too many words. */
static gboolean
refuse_form (const DubPlayCommand *command)
{
  g_autofree char *form = dub_play_dup_form (command);

  return refuse_word (command->word, form);
}

/* The form of an argument can have brackets and choices. The first name in it is the one that the
 * refusal explains. */
static gboolean
refuse_argument (const char *form, const char *word)
{
  g_auto (GStrv) parts = g_strsplit_set (form + strspn (form, "["), "]|", -1);
  const DubPlayArgument *argument = dub_play_find_argument (parts[0]);

  return refuse_word (word, argument != NULL
                                ? g_dpgettext2 (GETTEXT_PACKAGE, "expected", argument->expected)
                                : parts[0]);
}

static gboolean
read_argument (const char *form, const char *word, DubMove *move)
{
  g_auto (GStrv) choices = g_strsplit_set (form, "[|]", -1);

  for (guint i = 0; choices[i] != NULL; i++) {
    const DubPlayArgument *argument = dub_play_find_argument (choices[i]);

    if ((g_str_equal (word, choices[i]) && read_literal (word, move)) ||
        (argument != NULL && argument->read != NULL && argument->read (argument, word, move)))
      return TRUE;
  }

  return FALSE;
}

/* Optional words are in brackets, and come in any order. */
static gboolean
read_word (char **forms, guint index, const char *word, DubMove *move)
{
  if (*forms[index] != '[')
    return read_argument (forms[index], word, move);
  while (index > 0 && *forms[index - 1] == '[')
    index--;
  for (; forms[index] != NULL; index++)
    if (read_argument (forms[index], word, move))
      return TRUE;

  return FALSE;
}

/* Sets the fields of a move that has its place already, each of them once. */
static gboolean
parse_fields (DubSession *session, char **words, DubMove *move)
{
  g_autoptr (GHashTable) keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; words[i] != NULL; i++) {
    char *key = g_strndup (words[i], strcspn (words[i], "="));
    g_autoptr (GError) error = NULL;

    if (!g_hash_table_add (keys, key)) {
      dub_fault (&error, .kind = DUB_FAULT_WORD_TWICE, .words = key);
      return refuse (session, error);
    }
    if (words[i][strlen (key)] == '\0' ||
        !read_field (dub_session_get_game (session), key,
                     dub_slice_of (words[i] + strlen (key) + 1), move))
      return refuse_argument ("FIELD=VALUE", words[i]);
  }

  return TRUE;
}

/* The move is her step but for what is typed; the game adds what lies there. */
static gboolean
parse_deviation (DubSession *session, char **words, DubMove *move)
{
  const DubTurn *turn = dub_session_get_turn (session);
  guint index = move->instead;

  if (turn == NULL || index >= turn->n_steps)
    return refuse_argument ("STEP", words[1]);
  *move = turn->steps[index];
  move->instead = (guint8) (index + 1);
  move->thing = (DubThing){ 0 };
  memset (move->rules, 0, sizeof move->rules);

  return parse_fields (session, words + 2, move);
}

static gboolean
parse_correction (DubSession *session, char **words, DubMove *move)
{
  const DubState *state = &dub_session_get_game (session)->state;
  guint row = 0;

  while (row < G_N_ELEMENTS (places) && !g_str_equal (places[row].word, words[1]))
    row++;
  /* A missing value would clear the place. */
  if (row == G_N_ELEMENTS (places) || words[2] == NULL)
    return refuse_argument ("WHAT", words[1]);
  move->to = places[row].place;
  move->thing.kind = (guint8) dub_place_get_kind (move->to);
  if (move->to.kind == DUB_PLACE_TASK)
    move->to.in = state->sides[move->to.side].track;

  return parse_fields (session, words + 2, move);
}

static gboolean
parse (DubSession *session, const DubPlayCommand *command, char **words, DubMove *move)
{
  g_auto (GStrv) forms = g_strsplit (command->form, " ", -1);
  gboolean has_fields = g_str_has_suffix (command->form, "...");
  guint n = g_strv_length (words) - 1, n_forms = g_strv_length (forms), n_needed = 0;

  if (has_fields) /* "FIELD=VALUE ..." */
    n_forms -= 2;
  for (guint i = 0; i < n_forms; i++)
    n_needed += *forms[i] != '[';
  if (n < n_needed || (n > n_forms && !has_fields))
    return refuse_form (command);
  if (move->verb == DUB_MOVE_CORRECT)
    return parse_correction (session, words, move);
  for (guint i = 0; i < n && i < n_forms; i++)
    if (!read_word (forms, i, words[i + 1], move))
      return refuse_argument (forms[i], words[i + 1]);

  /* Her Employee deck is counted from the top. */
  if (move->verb == DUB_MOVE_TURN_UP) {
    guint n_staff = dub_session_get_game (session)->state.sides[DUB_BARRY].n_staff;

    if (move->to.at >= n_staff)
      return refuse_argument (forms[0], words[1]);
    move->to.at = (guint8) (n_staff - 1 - move->to.at);
  }

  return !has_fields || parse_deviation (session, words, move);
}

/* Enters codes for the display of the command. A code that is not one is refused with what it could
 * have been. The table takes precedence over the profile, so a garment that the profile does not
 * have is only noted. */
static gboolean
enter (DubSession *session, const DubPlayCommand *command, char **codes)
{
  DubDisplayName display = command->move.to.kind;
  g_auto (GStrv) forms = g_strsplit (command->form, " ", -1);

  for (guint i = 0; codes[i] != NULL; i++) {
    const DubGame *game = dub_session_get_game (session);
    int at = dub_round_get_next (&game->box, &game->state, display);
    g_autoptr (GError) error = NULL;
    g_autofree char *note = NULL;

    if (!dub_entry_code_perform (session, display, codes[i], &error))
      return g_error_matches (error, DUB_STORE_ERROR, DUB_FAULT_WORD)
                 ? refuse_argument (forms[0], codes[i])
                 : refuse (session, error);
    game = dub_session_get_game (session);
    if (display == DUB_DISPLAY_GARMENTS && at >= 0)
      note = dub_text_entry_note (&game->box,
                                  dub_thing_garment (game->state.garments[at], DUB_NOBODY));
    if (note != NULL)
      dub_screen_say_line (note);
  }

  return TRUE;
}

/* Codes for any display, as in the app. */
static gboolean
enter_codes (DubSession *session, char **words)
{
  g_autofree char *text = g_strjoinv (" ", words);
  g_auto (DubEntryLine) line = { 0 };
  g_autoptr (GError) error = NULL;

  dub_entry_line_read (session, DUB_DISPLAY_GARMENTS, text, &line);
  if (line.moves->len == 0)
    return refuse_word (words[0], NULL);
  for (guint i = 0; i < line.moves->len; i++)
    if (!dub_session_perform (session, &g_array_index (line.moves, DubMove, i), &error))
      return refuse (session, error);
  dub_screen_say_line (line.understood);

  return line.problem == NULL || dub_screen_complain (line.problem);
}

/* Translators: %s is a command to be typed. */
static const char *const if_so = NC_ ("command line", "If so, type: %s");
/* Translators: %s is a command, to be typed with what is true. */
static const char *const for_example = NC_ ("command line", "Say what it is, for example: %s");

static gboolean
ask (const char *question, const char *form, const char *typed)
{
  g_autoptr (GString) sentence = g_string_new (question);

  g_string_append (sentence, g_dpgettext2 (GETTEXT_PACKAGE, "command line", form));
  g_string_replace (sentence, "%s", typed, 1);

  return dub_screen_complain (sentence->str);
}

static gboolean
ask_if_sure (DubSession *session, const DubMove *move, const char *line)
{
  const DubGame *game = dub_session_get_game (session);
  g_autofree char *doubt = dub_text_doubt (&game->box, &game->state, move);
  g_autofree char *question = g_strconcat (doubt, " ", NULL);
  g_autofree char *typed = g_strconcat (line, " sure", NULL);

  return ask (question, if_so, typed);
}

/* Two refusals ask for a word more, which they name. And a tile has to be known before it can be
 * taken. */
static gboolean
refuse_move (DubSession *session, const DubMove *move, const char *line, const GError *error)
{
  gboolean is_garment = move->from.kind == DUB_PLACE_GARMENT;
  g_autofree char *question = NULL, *typed = NULL;

  if (g_error_matches (error, DUB_RULES_ERROR, DUB_REASON_UNSURE))
    return ask_if_sure (session, move, line);
  if (g_error_matches (error, DUB_RULES_ERROR, DUB_REASON_TELL_LEAVING)) {
    g_autofree char *said = dub_text_error (error);

    question = g_strconcat (said, " ", NULL);
    typed = g_strconcat (line, " none", NULL);
    return ask (question, for_example, typed);
  }
  refuse (session, error);
  if (!g_error_matches (error, DUB_RULES_ERROR, DUB_REASON_UNKNOWN) ||
      !(is_garment || move->from.kind == DUB_PLACE_JEWEL))
    return FALSE;
  typed = g_strdup_printf (is_garment ? "correct garment at=%u garment=blue:3:thimble"
                                      : "correct jewel at=%u color=blue",
                           move->from.at + 1u);

  return ask ("", for_example, typed);
}

/* Words that are typed as they are printed. */
static void
complete (DubSession *session, DubMove *move)
{
  const gint16 *printed = move->gains;

  if (move->verb == DUB_MOVE_TELL_GAINS)
    *move =
        dub_session_get_tell_move (session, (guint) printed[DUB_FACT_THREAD],
                                   (guint) printed[DUB_FACT_LACE], (guint) printed[DUB_FACT_LIVRE]);
}

/* A number stands for one of what the bonus can bring. */
static void
choose_bonus (DubSession *session, DubMove *move)
{
  guint n_legal, n = move->instead;
  const DubMove *legal = dub_session_get_legal (session, &n_legal);

  if (move->verb != DUB_MOVE_BONUS || n == 0)
    return;
  move->instead = 0;
  for (guint i = 0; i < n_legal; i++)
    if (legal[i].verb == DUB_MOVE_BONUS && --n == 0)
      *move = legal[i];
}

/* A player who is sure of an action says so after it. */
static gboolean
cut_sure (const DubPlayCommand *command, char **words)
{
  guint n = g_strv_length (words);

  if (n < 2 || dub_move_get_action (&command->move) == DUB_ACTION_NONE ||
      strstr (command->form, "sure") != NULL || !g_str_equal (words[n - 1], "sure"))
    return FALSE;
  g_clear_pointer (&words[n - 1], g_free);

  return TRUE;
}

/* The ids of the cards without a crown are those of the box. */
static void
cut_card (DubSession *session, char **words, DubMove *move)
{
  const DubBox *box = &dub_session_get_game (session)->box;

  for (guint i = 1; move->verb == DUB_MOVE_PASS_EXAM && words[i] != NULL; i++) {
    DubEmployee card = dub_box_get_employee (box, words[i]);

    if (card.type == DUB_TYPE_NONE || card.crown != DUB_CROWN_NONE)
      continue;
    move->thing = dub_thing_employee (card);
    g_free (words[i]);
    memmove (&words[i], &words[i + 1], (g_strv_length (words + i + 1) + 1) * sizeof *words);
    return;
  }
}

/* One action too many is the bonus, or a turn was not ended. */
static gboolean
is_doubtful (DubSession *session, const DubMove *move)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  const DubGame *game = dub_session_get_game (session);

  return dub_game_decide (game, move, events, NULL) &&
         dub_your_turn_is_doubtful (&game->box, &game->state,
                                    &g_array_index (events, DubEvent, 0).move);
}

/* Performs what was typed, or says why not. */
static gboolean
perform (DubSession *session, const DubPlayCommand *command, char **words)
{
  gboolean is_sure = cut_sure (command, words);
  g_autofree char *typed = g_strjoinv (" ", words);
  DubMove move = command->move;
  g_autoptr (GError) error = NULL;

  cut_card (session, words, &move);
  if (!parse (session, command, words, &move))
    return FALSE;
  choose_bonus (session, &move);
  complete (session, &move);
  if (!is_sure && !move.sure && is_doubtful (session, &move))
    return ask_if_sure (session, &move, typed);

  return dub_session_perform (session, &move, &error) || refuse_move (session, &move, typed, error);
}

gboolean
dub_play_command (DubSession *session, char **words)
{
  const DubPlayCommand *command = dub_play_find (words[0]);
  gboolean enters = command != NULL && command->move.verb == DUB_MOVE_ENTER, is_done;

  if (enters && words[1] != NULL)
    is_done = enter (session, command, words + 1);
  else if (command == NULL || enters)
    is_done = enter_codes (session, words);
  else
    is_done = perform (session, command, words);
  if (is_done)
    dub_play_show (session);

  return is_done;
}

/* The errors of a change, which are told when it is done. */
static void
corrected_cb (gpointer data, const GError *error)
{
  GError **told = data;

  if (error != NULL)
    *told = g_error_copy (error);
}

static gboolean
change_box (DubSession *session, const DubBox *box)
{
  g_autoptr (GError) error = NULL;

  dub_box_correct (session, box, TRUE, C_ ("box", "Your copy"), corrected_cb, &error);
  dub_worker_wait ();
  if (error != NULL)
    return refuse (session, error);
  dub_play_show (session);

  return TRUE;
}

/* Confirms that the values that decide her turn are as they are printed. */
static gboolean
confirm_sample (DubSession *session, const char *rest)
{
  DubBox box = dub_session_get_game (session)->box;
  DubPart part;

  if (*rest != '\0')
    return refuse_form (dub_play_find ("matches"));
  if (!dub_box_find_sample (session, &part)) {
    dub_screen_complain (C_ ("play", "Nothing depends on sample values now."));
    return FALSE;
  }
  box.sources[part] = DUB_SOURCE_CHECKED;

  return change_box (session, &box);
}

/* A number; or the key of what a guest space gives, of a task or of a pair of numbers. */
static gboolean
read_value (DubField field, const char *word, guint *value)
{
  static const char *const majorities[] = { "7/3", "6/2" };
  const DubFieldInfo *info = dub_field_get_info (field);
  guint64 number;
  guint min, max;

  dub_field_get_range (field, &min, &max);
  if (info->type == DUB_VALUE_NAME)
    return dub_name_find (info->set, word, value) && *value >= min && *value <= max;
  if (info->type == DUB_VALUE_REWARD && dub_name_find (DUB_SET_REWARD, word, value))
    return *value < DUB_REWARD_LIVRE;
  for (*value = 0; info->type == DUB_VALUE_MAJORITY && *value < G_N_ELEMENTS (majorities); ++*value)
    if (g_str_equal (word, majorities[*value]))
      return TRUE;
  if (info->type == DUB_VALUE_MAJORITY ||
      !g_ascii_string_to_unsigned (word, 10, 0, DUB_MAX_INDEX, &number, NULL))
    return FALSE;
  *value = info->type == DUB_VALUE_REWARD ? DUB_LIVRE ((guint) number) : (guint) number;

  return *value >= min && *value <= max && (info->type != DUB_VALUE_REWARD || number > 0);
}

/* Corrects a value of what decides her turn, by its number there. */
static gboolean
correct_sample (DubSession *session, const char *rest)
{
  DubBox box = dub_session_get_game (session)->box;
  g_auto (GStrv) words = g_strsplit (rest, " ", 2);
  DubField fields[DUB_MAX_FIELDS];
  guint64 number;
  guint value;
  DubPart part;

  if (!dub_box_find_sample (session, &part)) {
    dub_screen_complain (C_ ("play", "Nothing depends on sample values now."));
    return FALSE;
  }
  if (g_strv_length (words) != 2)
    return refuse_form (dub_play_find ("differs"));
  if (!g_ascii_string_to_unsigned (words[0], 10, 1, dub_part_list_fields (&box, part, fields),
                                   &number, NULL))
    return refuse_argument ("NUMBER", words[0]);
  if (!read_value (fields[number - 1], words[1], &value))
    return refuse_argument ("FIGURE", words[1]);
  dub_field_set (&box, fields[number - 1], value);

  return change_box (session, &box);
}

static gboolean
step (DubSession *session, gboolean is_back)
{
  g_autofree char *title =
      is_back ? dub_session_dup_undo_title (session) : dub_session_dup_redo_title (session);
  g_autofree char *entry = dub_text_within (title != NULL ? title : "");
  /* Translators: %s is the title of an entry of the log. */
  g_autofree char *undone = g_strdup_printf (C_ ("play", "Undone – %s"), entry);
  /* Translators: %s is the title of an entry of the log. */
  g_autofree char *redone = g_strdup_printf (C_ ("play", "Redone – %s"), entry);
  g_autoptr (GError) error = NULL;

  if (!(is_back ? dub_session_undo (session, &error) : dub_session_redo (session, &error)))
    return refuse (session, error);
  dub_screen_say_line (is_back ? undone : redone);
  dub_play_show (session);

  return TRUE;
}

static gboolean
undo (DubSession *session, const char *rest)
{
  return step (session, TRUE);
}

static gboolean
redo (DubSession *session, const char *rest)
{
  return step (session, FALSE);
}

static gboolean
save (DubSession *session, const char *rest)
{
  static const char force[] = "--force ";
  gboolean is_forced = g_str_has_prefix (rest, force);
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (is_forced)
    rest += strlen (force);

  if (*rest == '\0')
    return refuse_form (dub_play_find ("save"));
  if (!dub_file_check_target (rest, is_forced, &error) ||
      !dub_session_save_copy (session, rest, &error)) {
    sentence = dub_text_error (error);
    return dub_screen_complain (sentence);
  }
  /* Translators: %s is the name of a file. */
  sentence = g_strdup_printf (C_ ("play", "A copy of the game is saved: %s"), rest);
  dub_screen_say_line (sentence);

  return TRUE;
}

/* The loop ends with it. */
gboolean
dub_play_quit (DubSession *session, const char *rest)
{
  return TRUE;
}

#define FIELD(name) G_STRUCT_OFFSET (DubMove, name)
#define MOVE(side_, verb_) \
  { \
    .verb = DUB_MOVE_##verb_, .side = DUB_##side_ \
  }
#define MOVE_OF(side_, verb_, ...) \
  { \
    .verb = DUB_MOVE_##verb_, .side = DUB_##side_, __VA_ARGS__ \
  }
#define NO_MOVE \
  { \
    .verb = DUB_N_VERBS \
  }

const DubPlayCommand dub_play_commands[] = {
  { "r", "TILE ...", DUB_PLAY_PREPARING, MOVE_OF (NOBODY, ENTER, .to.kind = DUB_PLACE_RESOURCE),
    NULL, NC_ ("play command", "enters the Resource tiles that were drawn") },
  { "g", "CODE ...", DUB_PLAY_PREPARING, MOVE_OF (NOBODY, ENTER, .to.kind = DUB_PLACE_GARMENT),
    NULL, NC_ ("play command", "enters the Garments that were drawn") },
  { "e", "CARD-ID ...", DUB_PLAY_PREPARING, MOVE_OF (NOBODY, ENTER, .to.kind = DUB_PLACE_EMPLOYEE),
    NULL, NC_ ("play command", "enters the Employees that were drawn") },
  { "j", "COLOR ...", DUB_PLAY_PREPARING, MOVE_OF (NOBODY, ENTER, .to.kind = DUB_PLACE_JEWEL), NULL,
    NC_ ("play command", "enters the Jewelry that was drawn") },
  { "empty", "DISPLAY", DUB_PLAY_PREPARING, MOVE (NOBODY, LEAVE_EMPTY), NULL,
    NC_ ("play command", "leaves the rest of a display empty: nothing is left to draw") },
  { "fill", "", DUB_PLAY_PREPARING, MOVE (NOBODY, FILL), NULL,
    NC_ ("play command", "draws the rest of the displays, for a game without a copy") },
  { "ready", "", DUB_PLAY_PREPARING, MOVE (NOBODY, READY), NULL,
    NC_ ("play command", "ends the preparation; what was not entered is unknown") },
  { "reveal", "[CARD]", DUB_PLAY_HER_TURN, MOVE (BARRY, PLAY_CARD), NULL,
    NC_ ("play command", "reveals her card: the one you drew, if you draw her cards") },
  { "card", "CARD", DUB_PLAY_HER_TURN, MOVE (BARRY, TELL_CARD), NULL,
    NC_ ("play command", "says which card is next in her Card supply") },
  { "why", "[STEP]", DUB_PLAY_HER_TURN, NO_MOVE, dub_play_show_why,
    NC_ ("play command", "shows the reasons for her steps, or for one of them") },
  { "differently", "STEP FIELD=VALUE ...", DUB_PLAY_HER_TURN, NO_MOVE, NULL,
    NC_ ("play command", "records that a step was done differently: at=, hall=, mask=, n=") },
  { "matches", "", DUB_PLAY_HER_TURN, NO_MOVE, confirm_sample,
    NC_ ("play command", "says that the sample values are what is printed in your copy") },
  { "differs", "NUMBER FIGURE", DUB_PLAY_HER_TURN, NO_MOVE, correct_sample,
    NC_ ("play command", "corrects one of these values, by its number in the list") },
  { "done", "", DUB_PLAY_HER_TURN, MOVE (BARRY, ACT), NULL,
    NC_ ("play command", "confirms that her steps are carried out") },
  { "tile", "DRAWER COLUMN [discard]", DUB_PLAY_YOUR_TURN,
    MOVE_OF (YOU, TAKE_TILES, .from.kind = DUB_PLACE_RESOURCE), NULL,
    NC_ ("play command", "takes a Resource tile, or discards it at once") },
  { "rent", "GARMENT HALL SPACE", DUB_PLAY_YOUR_TURN,
    MOVE_OF (YOU, PLACE_GARMENT, .from.kind = DUB_PLACE_GARMENT, .to.kind = DUB_PLACE_GUEST), NULL,
    NC_ ("play command", "rents out a Garment to a guest space of a Hall") },
  { "sell", "GARMENT", DUB_PLAY_YOUR_TURN,
    MOVE_OF (YOU, SELL_GARMENT, .from.kind = DUB_PLACE_GARMENT), NULL,
    NC_ ("play command", "sells a Garment") },
  { "jewelry", "JEWELRY", DUB_PLAY_YOUR_TURN,
    MOVE_OF (YOU, TAKE_JEWELRY, .from.kind = DUB_PLACE_JEWEL), NULL,
    NC_ ("play command", "takes a Jewelry tile") },
  { "hire", "EMPLOYEE|specialist [sure]", DUB_PLAY_YOUR_TURN,
    MOVE_OF (YOU, HIRE, .from.kind = DUB_PLACE_EMPLOYEE), NULL,
    NC_ ("play command", "hires an Employee, or the specialized Apprentice") },
  { "depute", "TYPE [CROWN] [hand]", DUB_PLAY_YOUR_TURN,
    MOVE_OF (YOU, DEPUTE, .thing.kind = DUB_KIND_EMPLOYEE), NULL,
    NC_ ("play command", "deputes an Employee of a type, from your hand or with a crown") },
  { "fund", "WHERE PLACE", DUB_PLAY_YOUR_TURN,
    MOVE_OF (YOU, PLACE_TOKEN, .to.kind = DUB_PLACE_TOKEN), NULL,
    NC_ ("play command", "funds a Decoration") },
  { "favor", "", DUB_PLAY_YOUR_TURN, MOVE_OF (YOU, TAKE_FAVOR, .from.kind = DUB_PLACE_FAVOR), NULL,
    NC_ ("play command", "claims the Queen’s Favor") },
  { "task", "TASK", DUB_PLAY_YOUR_TURN,
    MOVE_OF (YOU, EXAM_TOKEN, .to = { .kind = DUB_PLACE_TASK, .side = DUB_YOU }), NULL,
    NC_ ("play command", "places your token on a task that your last action fulfilled") },
  { "exam", "TRACK [CROWN|CARD-ID] [sure]", DUB_PLAY_YOUR_TURN,
    MOVE_OF (YOU, PASS_EXAM, .to = { .kind = DUB_PLACE_TRACK, .side = DUB_YOU }), NULL,
    NC_ ("play command", "completes an Examination, with the new card if it matters") },
  { "pass", "", DUB_PLAY_YOUR_TURN, MOVE (YOU, PASS), NULL,
    NC_ ("play command", "leaves what you could still take") },
  { "hand", "STAFF-CARD", DUB_PLAY_YOUR_TURN,
    MOVE_OF (YOU, CHOOSE_CARD, .from = { .kind = DUB_PLACE_STAFF, .side = DUB_YOU }), NULL,
    NC_ ("play command", "chooses a card of your staff for your hand") },
  { "play", "STAFF-CARD", DUB_PLAY_YOUR_TURN,
    MOVE_OF (YOU, PLAY_EMPLOYEE, .from = { .kind = DUB_PLACE_STAFF, .side = DUB_YOU }), NULL,
    NC_ ("play command", "says which card of your staff you play, or takes it back") },
  { "bonus", "[OPTION]", DUB_PLAY_YOUR_TURN, MOVE (YOU, BONUS), NULL,
    NC_ ("play command", "uses the bonus of the card, or one of what it can bring") },
  { "printed", "THREAD LACE [VALUE]", DUB_PLAY_YOUR_TURN, MOVE (YOU, TELL_GAINS), NULL,
    NC_ ("play command", "says what your last Garment or Resource tile shows") },
  { "end", "", DUB_PLAY_YOUR_TURN, MOVE (YOU, END_TURN), NULL,
    NC_ ("play command", "ends your turn") },
  { "specialist", "SPECIALIST", DUB_PLAY_ANY_TIME,
    MOVE_OF (YOU, NAME_SPECIALIST, .thing.kind = DUB_KIND_SPECIALIST), NULL,
    NC_ ("play command", "says which specialized Apprentice you hold") },
  { "count", "FACT AMOUNT [keep]", DUB_PLAY_ANY_TIME,
    MOVE_OF (YOU, COUNT, .to = { .kind = DUB_PLACE_COUNT, .side = DUB_YOU }), NULL,
    NC_ ("play command", "enters what you have; with “keep” it is remembered") },
  { "correct", "WHAT FIELD=VALUE ...", DUB_PLAY_ANY_TIME, MOVE (NOBODY, CORRECT), NULL,
    NC_ ("play command", "corrects what is recorded of the table") },
  { "undo", "", DUB_PLAY_ANY_TIME, NO_MOVE, undo, NC_ ("play command", "undoes the last entry") },
  { "redo", "", DUB_PLAY_ANY_TIME, NO_MOVE, redo, NC_ ("play command", "redoes what was undone") },
  { "log", "", DUB_PLAY_ANY_TIME, NO_MOVE, dub_play_show_log,
    NC_ ("play command", "shows what happened so far") },
  { "board", "", DUB_PLAY_ANY_TIME, NO_MOVE, dub_play_show_board,
    NC_ ("play command", "shows the board") },
  { "score", "", DUB_PLAY_ANY_TIME, NO_MOVE, dub_play_show_score,
    NC_ ("play command", "shows the score as if the game ended now") },
  { "purse", "", DUB_PLAY_ANY_TIME, NO_MOVE, dub_play_show_purse,
    NC_ ("play command", "shows your cards and what you have to spend") },
  { "yours", "", DUB_PLAY_ANY_TIME, NO_MOVE, dub_play_show_yours,
    NC_ ("play command", "shows what you have") },
  { "audit", "", DUB_PLAY_ANY_TIME, NO_MOVE, dub_play_show_audit,
    NC_ ("play command", "shows what to compare with the table") },
  { "save", "[--force] FILE", DUB_PLAY_ANY_TIME, NO_MOVE, save,
    NC_ ("play command", "saves a copy of the game elsewhere") },
  { "help", "[COMMAND]", DUB_PLAY_ANY_TIME, NO_MOVE, dub_play_show_help,
    NC_ ("play command", "lists the commands, or explains one") },
  { "quit", "", DUB_PLAY_ANY_TIME, NO_MOVE, dub_play_quit,
    NC_ ("play command", "leaves the game; every step is saved") },
  { "income", "", DUB_PLAY_THE_END, MOVE (YOU, INCOME), NULL,
    NC_ ("play command", "collects income and ends the Round") },
  { "up", "FROM-TOP CROWN", DUB_PLAY_THE_END,
    MOVE_OF (BARRY, TURN_UP, .to = { .kind = DUB_PLACE_STAFF, .side = DUB_BARRY }), NULL,
    NC_ ("play command", "reveals a facedown card of her Employee deck") },
  { "finish", "", DUB_PLAY_THE_END, MOVE (NOBODY, FINISH), NULL,
    NC_ ("play command", "finishes the game with this score") },
  { "pack", "", DUB_PLAY_THE_END, NO_MOVE, dub_play_show_teardown,
    NC_ ("play command", "shows what goes together into the box") },
  { NULL, NULL, 0, NO_MOVE, NULL, NULL },
};

static const DubPlayArgument arguments[] = {
  { "DRAWER", read_place, FIELD (from.at), -1, NC_ ("play argument", "DRAWER"),
    NC_ ("expected", "the Drawer: 1, 2 or 3") },
  { "COLUMN", read_column, FIELD (from.at), DUB_SET_COLUMN, NC_ ("play argument", "COLUMN"),
    NC_ ("expected", "left, center or right, or 1, 2 or 3") },
  { "GARMENT", read_place, FIELD (from.at), -1, NC_ ("play argument", "GARMENT"),
    NC_ ("expected", "the number of the Garment, counted from the left") },
  { "JEWELRY", read_place, FIELD (from.at), -1, NC_ ("play argument", "JEWELRY"),
    NC_ ("expected", "the number of the Jewelry tile, counted from the left") },
  { "EMPLOYEE", read_place, FIELD (from.at), -1, NC_ ("play argument", "EMPLOYEE"),
    NC_ ("expected", "the number of the Employee, counted from the left, or “specialist”") },
  { "PLACE", read_place, FIELD (to.at), -1, NC_ ("play argument", "PLACE"),
    NC_ ("expected", "the number of the space, from 1") },
  { "FROM-TOP", read_place, FIELD (to.at), -1, NC_ ("play argument", "CARD"),
    NC_ ("expected", "the number of the card, counted from the top of her Employee deck") },
  { "HALL", read_place, FIELD (to.in), -1, NC_ ("play argument", "HALL"),
    NC_ ("expected", "the Hall: 1 to 5") },
  { "SPACE", read_place, FIELD (to.at), -1, NC_ ("play argument", "SPACE"),
    NC_ ("expected", "the guest space of the Hall, counted from the left") },
  { "STAFF-CARD", read_place, FIELD (from.at), -1, NC_ ("play argument", "CARD"),
    NC_ ("expected", "the number of a card of your staff, as “purse” lists them") },
  { "OPTION", read_option, FIELD (instead), -1, NC_ ("play argument", "NUMBER"),
    NC_ ("expected", "the number of what the bonus can bring, as “purse” lists it") },
  { "THREAD", read_printed, FIELD (gains[DUB_FACT_THREAD]), -1, NC_ ("play argument", "THREAD"),
    NC_ ("expected", "how many Thread are printed there") },
  { "LACE", read_printed, FIELD (gains[DUB_FACT_LACE]), -1, NC_ ("play argument", "LACE"),
    NC_ ("expected", "how many Lace are printed there") },
  { "VALUE", read_printed, FIELD (gains[DUB_FACT_LIVRE]), -1, NC_ ("play argument", "LIVRE"),
    NC_ ("expected", "for how many Livre the Garment is sold") },
  { "STEP", read_place, FIELD (instead), -1, NC_ ("play argument", "STEP"),
    NC_ ("expected", "the number of one of her steps") },
  { "TYPE", read_name, FIELD (thing.employee.type), DUB_SET_TYPE, NC_ ("play argument", "TYPE"),
    NC_ ("expected", "master, journeyman or apprentice") },
  { "WHERE", read_name, FIELD (to.in), DUB_SET_DECORATION_KIND, NC_ ("play argument", "WHERE"),
    NC_ ("expected", "musicians, fireworks, statues, kitchen-left, kitchen-right or jeweler") },
  { "TRACK", read_name, FIELD (to.in), DUB_SET_TRACK, NC_ ("play argument", "TRACK"),
    NC_ ("expected", "journeyman or master") },
  { "TASK", read_task, FIELD (to.at), DUB_SET_TASK, NC_ ("play argument", "TASK"),
    NC_ ("expected", "an Examination task, such as bp or go") },
  { "SPECIALIST", read_name, FIELD (thing.name), DUB_SET_SPECIALIST,
    NC_ ("play argument", "SPECIALIST"),
    NC_ ("expected", "the ID of your card, such as jb-apprentice-coats") },
  { "FACT", read_name, FIELD (to.at), DUB_SET_FACT, NC_ ("play argument", "FACT"),
    NC_ ("expected", "what you count, such as pp, livre, thread or lace") },
  { "AMOUNT", read_amount, FIELD (thing.n), -1, NC_ ("play argument", "AMOUNT"),
    NC_ ("expected", "a number or a sum such as 10+7; colors or IDs with colons, or none") },
  { "CROWN", read_crown, FIELD (thing.employee.crown), DUB_SET_CROWN,
    NC_ ("play argument", "CROWN"), NC_ ("expected", "the ID of an end-of-game card, or none") },
  { "CARD", read_card, FIELD (thing.card), -1, NC_ ("play argument", "CARD"),
    NC_ ("expected", "a card of hers with colons: action, number, side, Hall, Jewelry") },
  { "DISPLAY", read_display, FIELD (to.kind), -1, NC_ ("play argument", "DISPLAY"),
    NC_ ("expected", "r, g, e or j") },
  { "TILE", NULL, 0, -1, NC_ ("play argument", "TILE"), NC_ ("expected", "bp, go or bp+go") },
  { "CODE", NULL, 0, -1, NC_ ("play argument", "CODE"),
    NC_ ("expected",
         "the letter of a color, the PP, and t for a gold thimble, such as b3 or o4t") },
  { "CARD-ID", NULL, 0, -1, NC_ ("play argument", "CARD"),
    NC_ ("expected", "the ID of an Employee card in the box profile") },
  { "COLOR", NULL, 0, -1, NC_ ("play argument", "COLOR"),
    NC_ ("expected", "blue, pink, green or orange") },
  { "WHAT", NULL, 0, -1, NC_ ("play argument", "WHAT"),
    NC_ ("expected", "what to correct, and its fields, such as pp n=7") },
  { "FIELD=VALUE", NULL, 0, -1, NC_ ("play argument", "FIELD=VALUE"),
    NC_ ("expected", "fields such as n=7, or at=3 for the third space") },
  { "NUMBER", NULL, 0, -1, NC_ ("play argument", "NUMBER"),
    NC_ ("expected", "the number of a value in the list") },
  { "FIGURE", NULL, 0, -1, NC_ ("play argument", "FIGURE"),
    NC_ ("expected", "what is printed: a number, or none, resource, thread or lace") },
  { "FILE", NULL, 0, -1, NC_ ("play argument", "FILE"), NC_ ("expected", "the name of a file") },
  { "COMMAND", NULL, 0, -1, NC_ ("play argument", "COMMAND"),
    NC_ ("expected", "one of the commands") },
};

const DubPlayCommand *
dub_play_find (const char *word)
{
  for (const DubPlayCommand *command = dub_play_commands; command->word != NULL; command++)
    if (g_str_equal (word, command->word))
      return command;

  return NULL;
}

const DubPlayArgument *
dub_play_find_argument (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (arguments); i++)
    if (g_str_equal (arguments[i].name, name))
      return &arguments[i];

  return NULL;
}

char *
dub_play_dup_form (const DubPlayCommand *command)
{
  /* Capitals, with what joins them, make a name. */
  g_auto (GStrv) parts = g_regex_split_simple ("([A-Z][A-Z=-]*)", command->form, G_REGEX_RAW, 0);
  GString *text = g_string_new (command->word);

  if (*command->form != '\0')
    g_string_append_c (text, ' ');
  for (guint i = 0; parts[i] != NULL; i++) {
    const DubPlayArgument *argument = dub_play_find_argument (parts[i]);

    g_string_append (text, argument != NULL
                               ? g_dpgettext2 (GETTEXT_PACKAGE, "play argument", argument->title)
                               : parts[i]);
  }
  g_string_replace (text, " ...", "…", 0);

  return g_string_free (text, FALSE);
}

typedef struct {
  DubSession *session;
  GPtrArray *candidates; /* of char *, each once */
  const char *word;
} Search;

static void
add (Search *search, const char *name)
{
  if (name == NULL || !g_str_has_prefix (name, search->word) ||
      g_ptr_array_find_with_equal_func (search->candidates, name, g_str_equal, NULL))
    return;
  g_ptr_array_add (search->candidates, g_strdup (name));
}

/* Commands with the verb, or all of them for DUB_N_VERBS. */
static void
add_words (Search *search, DubVerb verb)
{
  for (const DubPlayCommand *command = dub_play_commands; command->word != NULL; command++)
    if (verb == DUB_N_VERBS || command->move.verb == verb)
      add (search, command->word);
}

/* Returns the word of the argument for what is possible: two arguments make the place of a tile,
 * and her deck is counted from the top. */
static char *
dup_word (const Search *search, const DubPlayArgument *argument, const DubMove *move)
{
  const DubGame *game = dub_session_get_game (search->session);
  guint value = G_STRUCT_MEMBER (guint8, move, argument->offset);

  if (move->verb == DUB_MOVE_ENTER)
    return dub_entry_code_dup (&game->box, move->thing);
  if (g_str_equal (argument->name, "DRAWER"))
    value = move->from.at / DUB_N_COLUMNS;
  else if (g_str_equal (argument->name, "COLUMN"))
    value = move->from.at % DUB_N_COLUMNS;
  else if (g_str_equal (argument->name, "FROM-TOP"))
    value = game->state.sides[DUB_BARRY].n_staff - 1u - move->to.at;
  else if (g_str_equal (argument->name, "CROWN") && move->verb == DUB_MOVE_DEPUTE)
    value = move->other.employee.crown;

  return argument->set < 0 ? g_strdup_printf ("%u", value + 1)
                           : g_strdup (dub_name_get ((DubSet) argument->set, value));
}

/* Returns whether the move is one of the command, and its words are those before the argument. */
static gboolean
fits (const Search *search, const DubPlayCommand *command, const DubMove *move, char **before)
{
  g_auto (GStrv) forms = g_strsplit (command->form, " ", -1);
  gboolean is_special =
      move->thing.kind == DUB_KIND_GARMENT && move->thing.garment.special != DUB_SPECIAL_NONE;

  if (move->verb != command->move.verb || move->from.kind == DUB_PLACE_SPECIALIST ||
      (move->verb == DUB_MOVE_ENTER && (is_special || move->to.kind != command->move.to.kind)))
    return FALSE;
  for (guint i = 0; forms[i] != NULL && before[i + 1] != NULL; i++) {
    g_auto (GStrv) choices = g_strsplit (forms[i], "|", -1);
    const DubPlayArgument *argument = dub_play_find_argument (choices[0]);
    g_autofree char *word =
        argument != NULL && argument->read != NULL ? dup_word (search, argument, move) : NULL;

    if (word != NULL && !g_str_equal (word, before[i + 1]))
      return FALSE;
  }

  return TRUE;
}

/* The values that the argument has in what is possible now, or else all that it can have. */
static void
add_values (Search *search, const DubPlayCommand *command, const DubPlayArgument *argument,
            char **before)
{
  guint n_before = search->candidates->len, n;
  const DubMove *legal = dub_session_get_legal (search->session, &n);

  for (guint i = 0; !g_str_equal (argument->name, "FACT") && i < n; i++)
    if (fits (search, command, &legal[i], before)) {
      g_autofree char *word = dup_word (search, argument, &legal[i]);

      add (search, word);
    }
  if (argument->set >= 0 && search->candidates->len == n_before)
    for (guint i = 0; i < dub_set_get_size ((DubSet) argument->set); i++)
      if (g_strcmp0 (dub_name_get ((DubSet) argument->set, i), "?") != 0)
        add (search, dub_name_get ((DubSet) argument->set, i));
  if (g_str_equal (argument->name, "CROWN"))
    add (search, "none");
}

static void
add_argument (Search *search, const DubPlayCommand *command, const DubPlayArgument *argument,
              char **before)
{
  const DubBox *box = &dub_session_get_game (search->session)->box;
  const DubTurn *turn = dub_session_get_turn (search->session);

  if (g_str_equal (argument->name, "CARD"))
    for (guint i = 0; i < DUB_N_CARDS; i++) {
      g_autoptr (GString) card = g_string_new (NULL);

      dub_value_print_card (card, box->deck[i]);
      add (search, card->str);
    }
  else if (g_str_equal (argument->name, "STEP"))
    for (guint i = 0; turn != NULL && i < turn->n_steps; i++) {
      g_autofree char *number = g_strdup_printf ("%u", i + 1);

      add (search, number);
    }
  else if (g_str_equal (argument->name, "WHAT"))
    for (guint i = 0; i < G_N_ELEMENTS (places); i++)
      add (search, places[i].word);
  else if (g_str_equal (argument->name, "DISPLAY"))
    add_words (search, DUB_MOVE_ENTER);
  else if (argument->read != NULL || command->move.verb == DUB_MOVE_ENTER)
    add_values (search, command, argument, before);
}

/* Returns the form of the argument at this index. The one before "..." is repeated. */
static const char *
get_form (char **forms, guint index)
{
  guint n = g_strv_length (forms);

  if (n > 0 && g_str_equal (forms[n - 1], "..."))
    return forms[MIN (index, n - 2)];

  return index < n ? forms[index] : NULL;
}

char **
dub_play_complete (gpointer session, char **before, const char *word, gboolean *files)
{
  Search search = { session, g_ptr_array_new (), word };
  guint n = g_strv_length (before);
  const DubPlayCommand *command = n > 0 ? dub_play_find (before[0]) : NULL;
  g_auto (GStrv) forms = command != NULL ? g_strsplit (command->form, " ", -1) : NULL;
  const char *form = command != NULL ? get_form (forms, n - 1) : NULL;
  g_auto (GStrv) choices = g_strsplit_set (form != NULL ? form : "", "[|]", -1);

  *files = FALSE;
  if (n == 0)
    add_words (&search, DUB_N_VERBS);
  for (guint i = 0; command != NULL && choices[i] != NULL; i++) {
    const DubPlayArgument *argument = dub_play_find_argument (choices[i]);

    if (argument != NULL && g_str_equal (argument->name, "FILE"))
      *files = TRUE;
    else if (argument != NULL && g_str_equal (argument->name, "COMMAND"))
      add_words (&search, DUB_N_VERBS);
    else if (argument != NULL)
      add_argument (&search, command, argument, before);
    else if (*choices[i] != '\0')
      add (&search, choices[i]);
  }
  g_ptr_array_add (search.candidates, NULL);

  return (char **) g_ptr_array_free (search.candidates, FALSE);
}
