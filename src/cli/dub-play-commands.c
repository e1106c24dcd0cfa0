/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-play-commands.h"
#include "config.h"
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

#include <glib/gi18n-lib.h>
#include <string.h>

/* Places count from 1 for players and from 0 in the game. */
gboolean
dub_play_read_place (const DubPlayArgument *self, const char *word, DubMove *move)
{
  guint64 n;

  if (!g_ascii_string_to_unsigned (word, 10, 1, 64, &n, NULL))
    return FALSE;
  G_STRUCT_MEMBER (guint8, move, self->offset) = (guint8) (n - 1);

  return TRUE;
}

gboolean
dub_play_read_name (const DubPlayArgument *self, const char *word, DubMove *move)
{
  return dub_value_parse_name (dub_slice_of (word), (DubSet) self->set,
                               G_STRUCT_MEMBER_P (move, self->offset));
}

gboolean
dub_play_read_task (const DubPlayArgument *self, const char *word, DubMove *move)
{
  if (!dub_play_read_name (self, word, move))
    return FALSE;
  move->to.in = move->to.at >= DUB_TASK_THIMBLE ? DUB_TRACK_MASTER : DUB_TRACK_JOURNEYMAN;

  return TRUE;
}

/* Of the card that leaves or joins your staff, or that is turned up. */
gboolean
dub_play_read_crown (const DubPlayArgument *self, const char *word, DubMove *move)
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

gboolean
dub_play_read_card (const DubPlayArgument *self, const char *word, DubMove *move)
{
  move->thing.kind = DUB_KIND_CARD;

  return dub_value_parse_card (dub_slice_of (word), &move->thing.card);
}

gboolean
dub_play_read_display (const DubPlayArgument *self, const char *word, DubMove *move)
{
  while (move->to.kind < DUB_N_DISPLAYS && !g_str_equal (word, dub_play_displays[move->to.kind]))
    move->to.kind++;

  return move->to.kind < DUB_N_DISPLAYS;
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
gboolean
dub_play_read_column (const DubPlayArgument *self, const char *word, DubMove *move)
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

static gboolean
parse_bonuses (const char *word, gint16 *crowns)
{
  g_auto (GStrv) names = g_strsplit (word, ":", -1);
  guint crown;

  for (guint i = 0; names[i] != NULL; i++) {
    if (!dub_name_find (DUB_SET_CROWN, names[i], &crown))
      return FALSE;
    *crowns |= (gint16) (1u << (crown - 1));
  }

  return TRUE;
}

static gboolean
parse_jewelry (const char *word, guint8 counts[DUB_N_COLORS])
{
  g_auto (GStrv) codes = g_strsplit (word, ":", -1);
  guint8 color;

  if (g_strv_length (codes) > DUB_MAX_JEWELRY)
    return FALSE;
  for (guint i = 0; codes[i] != NULL; i++) {
    if (!dub_entry_code_parse_jewel (codes[i], &color))
      return FALSE;
    counts[color]++;
  }

  return TRUE;
}

/* Expects that the fact was read before. Jewelry and bonuses are lists with colons. */
gboolean
dub_play_read_amount (const DubPlayArgument *self, const char *word, DubMove *move)
{
  gboolean is_jewelry = move->to.at == DUB_FACT_JEWELRY;
  gint n;

  if (move->to.at < DUB_N_COUNTS) {
    if (!dub_sum_parse (word, 0, G_MAXINT16, &n))
      return FALSE;
    move->thing = dub_thing_number (n);
    return TRUE;
  }
  move->thing.kind = is_jewelry ? DUB_KIND_JEWELRY : DUB_KIND_CROWNS;
  if (g_str_equal (word, "none"))
    return TRUE;

  return is_jewelry ? parse_jewelry (word, move->thing.jewelry)
                    : parse_bonuses (word, &move->thing.n);
}

enum { MAX_TILES = (1u << (DUB_N_DRAWERS * DUB_N_COLUMNS)) - 1 };

#define HERS(fact) \
  { \
    .kind = DUB_PLACE_COUNT, .at = DUB_FACT_##fact, .side = DUB_BARRY \
  }

const DubPlayPlace dub_play_places[] = {
  { "tile", { .kind = DUB_PLACE_RESOURCE } },
  { "garment", { .kind = DUB_PLACE_GARMENT } },
  { "employee", { .kind = DUB_PLACE_EMPLOYEE } },
  { "jewel", { .kind = DUB_PLACE_JEWEL } },
  { "guest", { .kind = DUB_PLACE_GUEST } },
  { "token", { .kind = DUB_PLACE_TOKEN } },
  { "all-halls", { .kind = DUB_PLACE_ALL_HALLS } },
  { "favor", { .kind = DUB_PLACE_FAVOR } },
  { "pp", HERS (PP) },
  { "thread", HERS (THREAD) },
  { "lace", HERS (LACE) },
  { "tiles", HERS (TILES) },
  { "jewelry", { .kind = DUB_PLACE_JEWELRY, .side = DUB_BARRY } },
  { "staff", { .kind = DUB_PLACE_STAFF, .side = DUB_BARRY } },
  { "track", { .kind = DUB_PLACE_TRACK, .side = DUB_BARRY } },
  { "task", { .kind = DUB_PLACE_TASK, .side = DUB_BARRY } },
  { "your-hand", { .kind = DUB_PLACE_HAND, .side = DUB_YOU } },
  { "your-staff", { .kind = DUB_PLACE_STAFF, .side = DUB_YOU } },
  { "your-track", { .kind = DUB_PLACE_TRACK, .side = DUB_YOU } },
  { "your-task", { .kind = DUB_PLACE_TASK, .side = DUB_YOU } },
  { "pile", { .kind = DUB_PLACE_PILE } },
  { "bag", { .kind = DUB_PLACE_BAG } },
  { "exam-deck", { .kind = DUB_PLACE_EXAM_DECK } },
  { "start", { .kind = DUB_PLACE_START } },
  { "turn", { .kind = DUB_PLACE_TURN } },
  { "way", { .kind = DUB_PLACE_DRAW_MODE } },
  { NULL, { 0 } },
};

/* The keys of the fields that name a space, and what is there. */
static const struct {
  const char *in;
  const char *at;
  const char *what;
} keys[DUB_N_PLACES] = {
  [DUB_PLACE_RESOURCE] = { NULL, "at", "tile" },
  [DUB_PLACE_GARMENT] = { NULL, "at", "garment" },
  [DUB_PLACE_EMPLOYEE] = { NULL, "at", "employee" },
  [DUB_PLACE_JEWEL] = { NULL, "at", "color" },
  [DUB_PLACE_GUEST] = { "hall", "at", "garment" },
  [DUB_PLACE_TOKEN] = { "where", "at", "owner" },
  [DUB_PLACE_ALL_HALLS] = { NULL, "at", "owner" },
  [DUB_PLACE_FAVOR] = { NULL, NULL, "owner" },
  [DUB_PLACE_COUNT] = { NULL, NULL, "n" },
  [DUB_PLACE_JEWELRY] = { NULL, NULL, "jewelry" },
  [DUB_PLACE_STAFF] = { NULL, "at", "employee" },
  [DUB_PLACE_TRACK] = { NULL, NULL, "track" },
  [DUB_PLACE_TASK] = { NULL, "task", "flag" },
  [DUB_PLACE_HAND] = { NULL, NULL, "n" },
  [DUB_PLACE_PILE] = { NULL, "pile", "n" },
  [DUB_PLACE_BAG] = { NULL, NULL, "n" },
  [DUB_PLACE_EXAM_DECK] = { NULL, "track", "n" },
  [DUB_PLACE_START] = { NULL, NULL, "owner" },
  [DUB_PLACE_TURN] = { NULL, NULL, "owner" },
  [DUB_PLACE_DRAW_MODE] = { NULL, NULL, "n" },
};

static const DubPlayPlace *
find_place (const char *word)
{
  for (const DubPlayPlace *place = dub_play_places; place->word != NULL; place++)
    if (g_str_equal (place->word, word))
      return place;

  return NULL;
}

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

/* Which garment and whose it is are two fields, and who draws her cards is a number here. */
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

  if (move->verb == DUB_MOVE_TAKE_TILES || move->verb == DUB_MOVE_GAIN ||
      move->verb == DUB_MOVE_REVEAL_CARD)
    return read_step (key, value, move);
  if (g_strcmp0 (key, keys[place->kind].at) == 0)
    return read_at (game, value, place);
  if (g_strcmp0 (key, keys[place->kind].in) == 0)
    return read_in (value, place);
  if (move->verb != DUB_MOVE_CORRECT)
    return FALSE;
  if (place->kind == DUB_PLACE_GUEST && g_str_equal (key, "owner"))
    return dub_value_parse_name (value, DUB_SET_OWNER, &move->thing.owner);

  return g_strcmp0 (key, keys[place->kind].what) == 0 &&
         read_thing (&game->box, value, &move->thing);
}

/* Sets the fields of a move that has its place already. Returns the first word that is not
 * understood, or NULL. */
static const char *
read_fields (const DubGame *game, char **words, DubMove *move)
{
  for (guint i = 0; words[i] != NULL; i++) {
    const char *end = strchr (words[i], '=');
    g_autofree char *key = end != NULL ? g_strndup (words[i], (gsize) (end - words[i])) : NULL;

    if (key == NULL || !read_field (game, key, dub_slice_of (end + 1), move))
      return words[i];
  }

  return NULL;
}

G_DEFINE_QUARK (dub - play - error, dub_play_error)

/* The sentence is for the player as it is. */
static gboolean
refuse (GString *sentence, GError **error)
{
  dub_columns_drop_period (sentence->str);
  g_set_error_literal (error, DUB_PLAY_ERROR, DUB_PLAY_ERROR_WORD, sentence->str);
  g_string_free (sentence, TRUE);

  return FALSE;
}

static GString *
begin_refusal (const char *word)
{
  GString *sentence = g_string_new (NULL);

  /* Translators: %s is a word that the player typed. */
  g_string_append_printf (sentence, C_ ("play", "“%s” is not understood."), word);

  return sentence;
}

static void
append_expected (GString *sentence, const char *expected)
{
  g_string_append_c (sentence, ' ');
  /* Translators: %s is what could have been typed there. */
  g_string_append_printf (sentence, C_ ("play", "Expected: %s."), expected);
}

/* Too few or too many words. */
static gboolean
refuse_form (const DubPlayCommand *command, const char *word, GError **error)
{
  g_autofree char *form = dub_play_dup_form (command);
  GString *sentence = begin_refusal (word);

  append_expected (sentence, form);

  return refuse (sentence, error);
}

/* The form of an argument can have brackets and choices. The first name in it is the one that the
 * refusal explains. */
static gboolean
refuse_argument (const DubPlayCommand *command, const char *form, const char *word, GError **error)
{
  gsize start = strspn (form, "["), length = strcspn (form + start, "]|");
  const DubPlayArgument *argument = dub_play_find_argument (form + start, length);
  g_autofree char *literal = g_strndup (form + start, length);
  GString *sentence;

  if (argument == NULL && g_ascii_isupper (*literal))
    return refuse_form (command, word, error);
  sentence = begin_refusal (word);
  append_expected (sentence, argument != NULL
                                 ? g_dpgettext2 (GETTEXT_PACKAGE, "expected", argument->expected)
                                 : literal);

  return refuse (sentence, error);
}

static gboolean
refuse_word (const char *word, GError **error)
{
  g_autofree const char **words = dub_play_dup_words ();
  GString *sentence = begin_refusal (word);

  dub_nearest_append (sentence, word, words);

  return refuse (sentence, error);
}

static gboolean
read_argument (const char *form, const char *word, DubMove *move)
{
  g_auto (GStrv) choices = g_strsplit_set (form, "[|]", -1);

  for (guint i = 0; choices[i] != NULL; i++) {
    const DubPlayArgument *argument = dub_play_find_argument (choices[i], strlen (choices[i]));

    if ((g_str_equal (word, choices[i]) && read_literal (word, move)) ||
        (argument != NULL && argument->read (argument, word, move)))
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

/* Refuses a field that is there twice. */
static gboolean
check_twice (char **words, GError **error)
{
  for (guint i = 0; words[i] != NULL; i++) {
    g_autofree char *key = g_strndup (words[i], strcspn (words[i], "="));

    for (guint j = 0; j < i; j++)
      if (g_str_has_prefix (words[j], key) && words[j][strlen (key)] == '=') {
        dub_store_error_set (error, DUB_STORE_ERROR_VALUE,
                             &(DubFault){ .kind = DUB_FAULT_WORD_TWICE, .args = { key } },
                             "“%s” is there twice", key);
        return FALSE;
      }
  }

  return TRUE;
}

static gboolean
parse_fields (DubSession *session, const DubPlayCommand *command, char **words, DubMove *move,
              GError **error)
{
  const char *bad;

  if (!check_twice (words, error))
    return FALSE;
  bad = read_fields (dub_session_get_game (session), words, move);

  return bad == NULL || refuse_argument (command, "FIELD=VALUE", bad, error);
}

/* What is not typed is as in her step; the game adds what lies there. */
static gboolean
parse_deviation (DubSession *session, const DubPlayCommand *command, char **words, DubMove *move,
                 GError **error)
{
  const DubTurn *turn = dub_session_get_turn (session);
  guint index = move->instead;

  if (turn == NULL || index >= turn->n_steps)
    return refuse_argument (command, "STEP", words[1], error);
  *move = turn->steps[index];
  move->instead = (guint8) (index + 1);
  move->thing = (DubThing){ 0 };
  memset (move->rules, 0, sizeof move->rules);

  return parse_fields (session, command, words + 2, move, error);
}

static gboolean
parse_correction (DubSession *session, const DubPlayCommand *command, char **words, DubMove *move,
                  GError **error)
{
  const DubPlayPlace *what = find_place (words[1]);
  const DubState *state = &dub_session_get_game (session)->state;

  /* A missing value would clear the place. */
  if (what == NULL || words[2] == NULL)
    return refuse_argument (command, "WHAT", words[1], error);
  move->to = what->place;
  move->thing.kind = (guint8) dub_place_get_kind (move->to);
  if (move->to.kind == DUB_PLACE_TASK)
    move->to.in = state->sides[move->to.side].track;

  return parse_fields (session, command, words + 2, move, error);
}

static gboolean
parse (DubSession *session, const DubPlayCommand *command, char **words, DubMove *move,
       GError **error)
{
  g_auto (GStrv) forms = g_strsplit (command->form, " ", -1);
  gboolean has_fields = g_str_has_suffix (command->form, "...");
  guint n = g_strv_length (words) - 1, n_forms = g_strv_length (forms), n_needed = 0;

  if (has_fields) /* "FIELD=VALUE ..." */
    n_forms -= 2;
  for (guint i = 0; i < n_forms; i++)
    n_needed += *forms[i] != '[';
  if (n < n_needed || (n > n_forms && !has_fields))
    return refuse_form (command, words[0], error);
  if (move->verb == DUB_MOVE_CORRECT)
    return parse_correction (session, command, words, move, error);
  for (guint i = 0; i < n && i < n_forms; i++)
    if (!read_word (forms, i, words[i + 1], move))
      return refuse_argument (command, forms[i], words[i + 1], error);

  /* Her Employee deck is counted from the top. */
  if (move->verb == DUB_MOVE_TURN_UP) {
    guint n_staff = dub_session_get_game (session)->state.sides[DUB_BARRY].n_staff;

    if (move->to.at >= n_staff)
      return refuse_argument (command, forms[0], words[1], error);
    move->to.at = (guint8) (n_staff - 1 - move->to.at);
  }

  return !has_fields || parse_deviation (session, command, words, move, error);
}

/* The table takes precedence over the profile, so a garment that the profile does not have
 * is only noted. */
static void
print_note (const DubGame *game, DubDisplayName display, int at)
{
  g_autofree char *note = NULL;

  if (display != DUB_DISPLAY_GARMENTS || at < 0)
    return;
  note = dub_text_entry_note (&game->box, dub_thing_garment (game->state.garments[at], DUB_NOBODY));
  if (note != NULL)
    dub_screen_say_line (note);
}

/* A code that is not one is refused with what it could have been. */
static gboolean
enter_code (DubSession *session, DubDisplayName display, const char *code, GError **error)
{
  const DubPlayCommand *command = dub_play_find (dub_play_displays[display]);
  g_auto (GStrv) forms = g_strsplit (command->form, " ", -1);
  g_autoptr (GError) problem = NULL;

  if (dub_entry_code_perform (session, display, code, &problem))
    return TRUE;
  if (g_error_matches (problem, DUB_STORE_ERROR, DUB_STORE_ERROR_VALUE))
    return refuse_argument (command, forms[0], code, error);
  g_propagate_error (error, g_steal_pointer (&problem));

  return FALSE;
}

static gboolean
enter (DubSession *session, DubDisplayName display, char **codes, GError **error)
{
  const DubGame *game = dub_session_get_game (session);

  for (guint i = 0; codes[i] != NULL; i++) {
    int at = dub_round_get_next (&game->box, &game->state, display);

    if (!enter_code (session, display, codes[i], error))
      return FALSE;
    print_note (dub_session_get_game (session), display, at);
  }

  return TRUE;
}

/* Codes for any display, as in the app. */
static gboolean
enter_codes (DubSession *session, char **words, GError **error)
{
  g_autofree char *text = g_strjoinv (" ", words);
  g_auto (DubEntryLine) line = { 0 };

  dub_entry_line_read (session, DUB_DISPLAY_GARMENTS, text, &line);
  if (line.moves->len == 0)
    return refuse_word (words[0], error);
  for (guint i = 0; i < line.moves->len; i++)
    if (!dub_session_perform (session, &g_array_index (line.moves, DubMove, i), error))
      return FALSE;
  dub_screen_say_line (line.understood);
  if (line.problem != NULL)
    g_set_error_literal (error, DUB_PLAY_ERROR, DUB_PLAY_ERROR_WORD, line.problem);

  return line.problem == NULL;
}

/* Two refusals ask for a word more, which they name. */
static gboolean
perform (DubSession *session, const DubMove *move, char **words, GError **error)
{
  const DubGame *game = dub_session_get_game (session);
  g_autofree char *line = g_strjoinv (" ", words);
  g_autofree char *typed = NULL, *said = NULL;
  GError *problem = NULL;
  GString *sentence;
  gboolean is_unsure;

  if (dub_session_perform (session, move, &problem))
    return TRUE;
  is_unsure = g_error_matches (problem, DUB_RULES_ERROR, DUB_REASON_UNSURE);
  if (!is_unsure && !g_error_matches (problem, DUB_RULES_ERROR, DUB_REASON_TELL_LEAVING)) {
    g_propagate_error (error, problem);
    return FALSE;
  }
  said = is_unsure ? dub_text_doubt (&game->box, &game->state, move) : dub_text_error (problem);
  g_error_free (problem);
  sentence = g_string_new (said);
  g_string_append_c (sentence, ' ');
  typed = g_strconcat (line, is_unsure ? " sure" : " none", NULL);
  if (is_unsure)
    /* Translators: %s is a command to be typed. */
    g_string_append_printf (sentence, C_ ("command line", "If so, type: %s"), typed);
  else
    /* Translators: %s is a command, to be typed with what is true. */
    g_string_append_printf (sentence, C_ ("command line", "Say what it is, for example: %s"),
                            typed);

  return refuse (sentence, error);
}

gboolean
dub_play_command (DubSession *session, char **words, GError **error)
{
  const DubPlayCommand *command = dub_play_find (words[0]);
  DubMove move;

  for (guint i = 0; i < DUB_N_DISPLAYS; i++)
    if (words[1] != NULL && g_str_equal (words[0], dub_play_displays[i]))
      return enter (session, i, words + 1, error);
  if (command == NULL || command->move.verb == DUB_MOVE_ENTER)
    return enter_codes (session, words, error);
  move = command->move;

  return parse (session, command, words, &move, error) && perform (session, &move, words, error);
}

const char *
dub_play_get_word (DubVerb verb)
{
  for (const DubPlayCommand *command = dub_play_commands; command->word != NULL; command++)
    if (command->move.verb == verb)
      return command->word;

  return NULL;
}

void
dub_play_refuse (DubSession *session, const GError *error)
{
  g_autofree char *sentence = error->domain == DUB_PLAY_ERROR
                                  ? g_strdup (error->message)
                                  : dub_session_dup_sentence (session, error);
  g_autofree char *trouble = dub_session_dup_trouble (session);

  dub_screen_complain (sentence);
  if (g_strcmp0 (sentence, trouble) == 0)
    /* Translators: “save” is a command and stays; FILE stands for what the player names. */
    dub_screen_complain (C_ ("play", "The command “save FILE” saves a copy."));
}

/* Undo and redo differ in their sentence only. */
static gboolean
report (DubSession *session, gboolean good, const char *sentence, const GError *error)
{
  if (!good) {
    dub_play_refuse (session, error);
    return FALSE;
  }
  dub_screen_say_line (sentence);
  dub_play_show (session);

  return TRUE;
}

gboolean
dub_play_undo (DubSession *session, const char *rest)
{
  g_autofree char *title = dub_session_dup_undo_title (session);
  /* Translators: %s is the title of an entry of the log. */
  g_autofree char *sentence = g_strdup_printf (C_ ("play", "Undone – %s"), title);
  g_autoptr (GError) error = NULL;
  gboolean good = dub_session_undo (session, &error);

  return report (session, good, sentence, error);
}

gboolean
dub_play_redo (DubSession *session, const char *rest)
{
  g_autofree char *title = dub_session_dup_redo_title (session);
  /* Translators: %s is the title of an entry of the log. */
  g_autofree char *sentence = g_strdup_printf (C_ ("play", "Redone – %s"), title);
  g_autoptr (GError) error = NULL;
  gboolean good = dub_session_redo (session, &error);

  return report (session, good, sentence, error);
}

gboolean
dub_play_save (DubSession *session, const char *rest)
{
  static const char force[] = "--force ";
  gboolean is_forced = g_str_has_prefix (rest, force);
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (is_forced)
    rest += strlen (force);

  if (*rest == '\0') {
    refuse_form (dub_play_find ("save"), "save", &error);
    dub_play_refuse (session, error);
    return FALSE;
  }
  if (!dub_file_check_target (rest, is_forced, &error) ||
      !dub_session_save_copy (session, rest, &error)) {
    sentence = dub_text_error (error);
    dub_screen_complain (sentence);
    return FALSE;
  }
  /* Translators: %s is the name of a file. */
  sentence = g_strdup_printf (C_ ("play", "A copy of the game is saved: %s"), rest);
  dub_screen_say_line (sentence);

  return TRUE;
}

gboolean
dub_play_quit (DubSession *session, const char *rest)
{
  return TRUE;
}
