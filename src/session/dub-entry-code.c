/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-entry-code.h"
#include "dub-components.h"
#include "dub-event-line.h"
#include "dub-fault.h"
#include "dub-round.h"
#include "dub-text-box.h"
#include "dub-text-entry.h"
#include "dub-text.h"

#include <string.h>

static char *
skip_spaces (const char *text)
{
  while (g_ascii_isspace (*text))
    text++;

  return (char *) text;
}

gboolean
dub_sum_parse (const char *text, gint min, gint max, gint *n)
{
  gint64 sum = 0;
  char sign = '+';

  while (sign == '+' || sign == '-') {
    char *rest = skip_spaces (text);
    guint64 number = g_ascii_isdigit (*rest) ? g_ascii_strtoull (rest, &rest, 10) : G_MAXUINT64;

    if (number > G_MAXINT)
      return FALSE;
    sum += sign == '+' ? (gint64) number : -(gint64) number;
    /* Check each partial sum, so that a long text cannot overflow. */
    if (sum > G_MAXINT || sum < G_MININT)
      return FALSE;
    text = skip_spaces (rest);
    sign = *text++;
  }
  if (sign != '\0' || sum < min || sum > max)
    return FALSE;
  *n = (gint) sum;

  return TRUE;
}

enum { NO_SPACE = 0xff };

static const char gaps[] = " ,;\t"; /* between codes */

static const guint8 asks[DUB_N_DISPLAYS] = { DUB_QUESTION_TILE_FACES, DUB_QUESTION_GARMENT,
                                             DUB_QUESTION_EMPLOYEES, DUB_QUESTION_JEWELRY };

/* The spaces that wait for a piece, and a copy of the game with what was read so far. */
typedef struct {
  DubGame *game;                 /* owned */
  guint64 asked[DUB_N_DISPLAYS]; /* by the open question, as a bitmask */
  GPtrArray *names;              /* owned; what was understood */
  DubEntryLine *line;            /* unowned */
} Reader;

static guint64
get_asked (DubSession *session, DubDisplayName display)
{
  const DubQuestion *question = dub_session_get_question (session);

  if (question == NULL || question->kind != asks[display])
    return 0;

  return display == DUB_DISPLAY_RESOURCES ? question->tiles : question->spaces;
}

/* Enters in the next space: first one that the open question asks for, otherwise the next one to
 * fill; NO_SPACE if there is none. */
static DubMove
enter_next (const DubGame *game, guint64 asked, DubDisplayName display)
{
  int at = asked != 0 ? g_bit_nth_lsf ((gulong) asked, -1)
                      : dub_round_get_next (&game->box, &game->state, display);
  DubMove entry = dub_move (DUB_NOBODY, DUB_MOVE_ENTER);

  entry.to = (DubPlace){ .kind = (guint8) display, .at = (guint8) (at < 0 ? NO_SPACE : at) };

  return entry;
}

static gboolean
begins_with (const char *text, const char *folded)
{
  g_autofree char *words = g_utf8_casefold (text, -1);

  return g_str_has_prefix (words, folded);
}

static gboolean
has_word (const char *text, const char *folded)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (begins_with (words[i], folded))
      return TRUE;

  return FALSE;
}

/* Returns whether the word names the color: by the name of its jewel, or by its own name, with
 * another ending too. */
static gboolean
names_color (const char *folded, DubColor color)
{
  g_autofree char *jewel = dub_text_jewel (color);
  g_autofree char *name = g_utf8_casefold (dub_text_color (color), -1);

  return has_word (jewel, folded) || g_str_has_prefix (name, folded) ||
         g_str_has_prefix (folded, name);
}

/* The letters that the tiles show come first, then the words of the edition, and last the keys of
 * files. A word that two colors share names none of them. */
gboolean
dub_entry_code_parse_color (const char *code, guint8 *color)
{
  g_autofree char *folded = g_utf8_casefold (code, -1);
  guint n = 0;

  if (*folded == '\0')
    return FALSE;
  for (DubColor i = DUB_BLUE; i <= DUB_ORANGE; i++) {
    g_autofree char *letter = g_utf8_casefold (dub_text_letter (i), -1);

    *color = (guint8) i;
    if (g_str_equal (folded, letter))
      return TRUE;
  }
  for (DubColor i = DUB_BLUE; i <= DUB_ORANGE; i++)
    if (names_color (folded, i)) {
      *color = (guint8) i;
      n++;
    }
  if (n > 0)
    return n == 1;
  for (*color = DUB_BLUE; *color <= DUB_ORANGE; ++*color)
    if (begins_with (dub_name_get (DUB_SET_COLOR, *color), folded))
      return TRUE;

  return FALSE;
}

/* Returns the length of the letter for the thimble, as the edition writes it or as in English. */
static gsize
read_thimble (const char *code)
{
  const char *letters[] = { dub_text_thimble_letter (), "t" };
  g_autofree char *folded = g_utf8_casefold (code, -1);

  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    if (g_str_has_prefix (folded, letters[i]))
      return strlen (letters[i]);

  return 0;
}

/* Parses codes such as b3, blue3, o4t or g0:livre14. */
static gboolean
parse_garment (const char *code, DubGarment *garment)
{
  gsize length = strcspn (code, "0123456789:");
  g_autofree char *word = g_strndup (code, length);
  g_autofree char *value = NULL;
  const char *rest = code + length;
  const char *special = strchr (code, ':');
  gsize thimble;
  guint8 color;

  if (!g_ascii_isdigit (rest[0]) || !dub_entry_code_parse_color (word, &color))
    return FALSE;
  thimble = read_thimble (rest + 1);
  if (rest[1 + thimble] != '\0' && rest[1 + thimble] != ':')
    return FALSE;
  value = g_strdup_printf ("%s:%c%s%s", dub_name_get (DUB_SET_COLOR, color), rest[0],
                           thimble > 0 ? ":thimble" : "", special != NULL ? special : "");

  return dub_value_parse_garment (dub_slice_of (value), garment);
}

char *
dub_entry_code_dup (const DubBox *box, DubThing piece)
{
  g_autoptr (GString) code = g_string_new (NULL);

  if (piece.kind == DUB_KIND_EMPLOYEE)
    return g_strdup (box->employees[piece.employee.id - 1].id);
  if (piece.kind == DUB_KIND_GARMENT)
    g_string_append_printf (code, "%s%u%s", dub_text_letter (piece.garment.color), piece.garment.pp,
                            piece.garment.thimble ? dub_text_thimble_letter () : "");
  else {
    g_autofree char *caption = dub_text_entry_caption (box, piece);

    g_string_append (code, caption);
    g_string_replace (code, "/", "", 0);
    g_string_replace (code, "\n", "+", 0);
  }

  return g_utf8_strdown (code->str, -1);
}

static gboolean
parse_tile (const DubBox *box, const char *code, guint8 *tile)
{
  g_autofree char *lower = g_utf8_strdown (code, -1);

  for (*tile = DUB_TILE_BP; *tile <= DUB_TILE_BP_GO; ++*tile) {
    g_autofree char *letters = dub_entry_code_dup (box, dub_thing_name (DUB_KIND_TILE, *tile));

    if (g_str_equal (letters, lower))
      return TRUE;
  }

  return dub_value_parse_name (dub_slice_of (lower), DUB_SET_TILE, tile);
}

static gboolean
parse_piece (const DubBox *box, DubDisplayName display, const char *code, DubThing *piece)
{
  g_autofree char *lower = g_ascii_strdown (code, -1);

  *piece =
      (DubThing){ .kind = (guint8) dub_place_get_kind ((DubPlace){ .kind = (guint8) display }) };
  switch (display) {
  case DUB_DISPLAY_RESOURCES:
    return parse_tile (box, code, &piece->name);
  case DUB_DISPLAY_GARMENTS:
    return parse_garment (code, &piece->garment);
  case DUB_DISPLAY_EMPLOYEES:
    piece->employee = dub_box_get_employee (box, lower);
    return piece->employee.type != DUB_TYPE_NONE;
  case DUB_DISPLAY_JEWELRY:
    return dub_entry_code_parse_color (code, &piece->name);
  case DUB_N_DISPLAYS:
  default:
    return FALSE;
  }
}

gboolean
dub_entry_code_perform (DubSession *session, DubDisplayName display, const char *code,
                        GError **error)
{
  const DubGame *game = dub_session_get_game (session);
  DubMove entry = enter_next (game, get_asked (session, display), display);

  return parse_piece (&game->box, display, code, &entry.thing)
             ? dub_session_perform (session, &entry, error)
             : dub_fault (error, .kind = DUB_FAULT_WORD, .words = (char *) code);
}

char *
dub_entry_dup_refusal (const DubGame *game, const DubMove *entry)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  g_autoptr (GError) error = NULL;

  return dub_game_decide (game, entry, events, &error) ? NULL : dub_text_error (error);
}

/* Returns whether this is the card's number, or the beginning of its id, its rank or its bonus. */
static gboolean
is_called (const DubBox *box, guint place, const char *code)
{
  g_autofree char *folded = g_utf8_casefold (code, -1);
  g_autofree char *bonus = dub_text_employee_bonus (box, place);
  DubEmployee card = dub_box_get_card (box, place);
  g_autofree char *rank =
      dub_text_employee (box, (DubEmployee){ .type = card.type, .level = DUB_LEVEL_UNKNOWN });
  guint64 number;

  if (g_ascii_string_to_unsigned (code, 10, 1, G_MAXUINT8, &number, NULL))
    return card.id == number;

  return begins_with (box->employees[place].id, folded) || begins_with (bonus, folded) ||
         begins_with (rank, folded);
}

/* Returns how many cards that may be on the space are called this, and enters the last of them. An
 * exact id is enough, even if other cards begin with it. */
static guint
find_cards (const DubGame *game, const char *code, DubMove *entry)
{
  const DubBox *box = &game->box;
  DubMove other = *entry;
  guint n = 0;

  if (parse_piece (box, DUB_DISPLAY_EMPLOYEES, code, &entry->thing))
    return 1;
  for (guint i = 0; i < box->n_employees; i++) {
    g_autofree char *refusal = NULL;

    other.thing = dub_thing_employee (dub_box_get_card (box, i));
    if (!is_called (box, i, code))
      continue;
    refusal = dub_entry_dup_refusal (game, &other);
    if (refusal != NULL)
      continue;
    *entry = other;
    n++;
  }

  return n;
}

static guint
parse_for (const Reader *self, DubDisplayName display, const char *code, DubMove *entry)
{
  *entry = enter_next (self->game, self->asked[display], display);
  if (display == DUB_DISPLAY_EMPLOYEES)
    return find_cards (self->game, code, entry);
  /* One letter is only the beginning of a code for most displays. */
  if (display == DUB_DISPLAY_JEWELRY && g_utf8_strlen (code, -1) < 2)
    return 0;

  return parse_piece (&self->game->box, display, code, &entry->thing);
}

/* Returns the number of cards that the code stands for, normally 1, and the entry; 0 if it is
 * not understood. */
static guint
parse_code (const Reader *self, DubDisplayName shown, const char *code, DubMove *entry)
{
  guint n = parse_for (self, shown, code, entry);

  for (DubDisplayName display = 0; n == 0 && display < DUB_N_DISPLAYS; display++)
    n = parse_for (self, display, code, entry);

  return n;
}

/* Reads a code, and enters its piece in the copy of the game. Returns the problem, or NULL. */
static char *
read_code (Reader *self, DubDisplayName shown, const char *code)
{
  DubMove entry;
  guint n = parse_code (self, shown, code, &entry);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;

  if (n == 0)
    return dub_text_code_unknown (code);
  if (n > 1)
    return dub_text_code_several (code, n);
  if (entry.to.at == NO_SPACE)
    return dub_text_code_not_due (code);
  name = dub_text_offer (&self->game->box, &self->game->state, &entry);
  if (!dub_game_perform (self->game, NULL, &entry, events, &error))
    return dub_text_error (error);
  self->asked[entry.to.kind] &= ~(G_GUINT64_CONSTANT (1) << entry.to.at);
  g_array_append_val (self->line->moves, entry);
  g_ptr_array_add (self->names, g_steal_pointer (&name));

  return NULL;
}

void
dub_entry_line_read (DubSession *session, DubDisplayName shown, const char *text,
                     DubEntryLine *line)
{
  GPtrArray *names = g_ptr_array_new ();
  g_autofree DubGame *game = g_memdup2 (dub_session_get_game (session), sizeof (DubGame));
  Reader reader = { .game = game, .names = names, .line = line };
  g_auto (GStrv) understood = NULL;
  const char *at = text;

  *line = (DubEntryLine){ .moves = g_array_new (FALSE, FALSE, sizeof (DubMove)) };
  for (DubDisplayName display = 0; display < DUB_N_DISPLAYS; display++)
    reader.asked[display] = get_asked (session, display);
  while (line->problem == NULL) {
    g_autofree char *code = NULL;

    at += strspn (at, gaps);
    line->rest = (gsize) (at - text);
    code = g_strndup (at, strcspn (at, gaps));
    if (*code == '\0')
      break;
    line->problem = read_code (&reader, shown, code);
    at += strlen (code);
  }
  understood = dub_text_end_lines (names);
  line->understood = dub_text_code_understood (understood);
}

void
dub_entry_line_clear (DubEntryLine *line)
{
  g_clear_pointer (&line->moves, g_array_unref);
  g_clear_pointer (&line->understood, g_free);
  g_clear_pointer (&line->problem, g_free);
}

DubMove
dub_drawn_get_move (DubDisplayName display, int at, DubThing piece)
{
  return (DubMove){ .verb = DUB_MOVE_ENTER,
                    .to = { .kind = (guint8) display, .at = (guint8) MAX (at, 0) },
                    .thing = piece };
}

static gboolean
is_accepted (const DubGame *game, DubDisplayName display, int at, DubThing piece)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (DubEvent));
  DubMove move = dub_drawn_get_move (display, at, piece);

  return dub_game_decide (game, &move, events, NULL);
}

/* Resource tiles come from a bag that the app may not know in full. */
static void
add (GArray *entries, const DubGame *game, DubDisplayName display, int at, DubDrawn entry)
{
  entry.is_left = at >= 0 && is_accepted (game, display, at, entry.piece) &&
                  (display == DUB_DISPLAY_RESOURCES || entry.n_left > 0);
  g_array_append_val (entries, entry);
}

/* Lists the cards that were possible when the display was empty, so that those entered since
 * keep their places. */
static void
add_employees (GArray *entries, const DubGame *game, int at)
{
  g_autofree DubGame *before = g_memdup2 (game, sizeof *game);

  for (guint i = 0; i < DUB_N_HIRE_SPACES; i++) {
    /* Outside of a preparation only an unknown card can be entered. */
    if (before->state.phase != DUB_PHASE_PREPARE &&
        before->state.employees[i].type == DUB_TYPE_UNKNOWN)
      continue;
    dub_state_note_employee (&before->state, before->state.employees[i], FALSE);
    before->state.employees[i] = (DubEmployee){ 0 };
  }
  for (guint i = 0; i < game->box.n_employees; i++) {
    DubThing card = dub_thing_employee (dub_box_get_card (&game->box, i));

    if (is_accepted (before, DUB_DISPLAY_EMPLOYEES, at, card))
      add (entries, game, DUB_DISPLAY_EMPLOYEES, at, (DubDrawn){ .piece = card, .n_left = 1 });
  }
}

static void
add_garments (GArray *entries, const DubGame *game, int at)
{
  DubGarmentKind kinds[DUB_MAX_GARMENTS];
  guint n = dub_components_list_kinds (&game->box, &game->state, kinds);

  for (guint i = 0; i < n; i++)
    add (entries, game, DUB_DISPLAY_GARMENTS, at,
         (DubDrawn){ .piece = dub_thing_garment (kinds[i].garment, DUB_NOBODY),
                     .n_left = kinds[i].n });
}

GArray *
dub_drawn_list (const DubGame *game, DubDisplayName display, int at)
{
  GArray *entries = g_array_new (FALSE, FALSE, sizeof (DubDrawn));
  guint tiles[DUB_N_TILES], jewels[DUB_N_COLORS];

  switch (display) {
  case DUB_DISPLAY_RESOURCES:
    dub_components_count_resources (&game->box, &game->state, tiles);
    for (guint tile = DUB_TILE_BP; tile <= DUB_TILE_BP_GO; tile++)
      add (entries, game, display, at,
           (DubDrawn){ .piece = dub_thing_name (DUB_KIND_TILE, tile), .n_left = tiles[tile] });
    break;
  case DUB_DISPLAY_GARMENTS:
    add_garments (entries, game, at);
    break;
  case DUB_DISPLAY_EMPLOYEES:
    add_employees (entries, game, at);
    break;
  case DUB_DISPLAY_JEWELRY:
    dub_components_count_jewelry (&game->box, &game->state, jewels);
    for (guint color = DUB_BLUE; color <= DUB_ORANGE; color++)
      add (entries, game, display, at,
           (DubDrawn){ .piece = dub_thing_name (DUB_KIND_JEWEL, color), .n_left = jewels[color] });
    break;
  case DUB_N_DISPLAYS:
    g_assert_not_reached ();
  }

  return entries;
}

char *
dub_drawn_dup_refusal (const DubGame *game, DubDisplayName display, int at, DubThing piece)
{
  g_autoptr (GArray) entries = dub_drawn_list (game, display, at);
  DubMove move = dub_drawn_get_move (display, at, piece);
  g_autofree char *name = NULL;
  char *refusal;

  for (guint i = 0; i < entries->len; i++) {
    const DubDrawn *entry = &g_array_index (entries, DubDrawn, i);

    if (entry->is_left && dub_thing_equal (entry->piece, piece))
      return NULL;
  }
  if (at < 0)
    return dub_text_display_full ();
  refusal = dub_entry_dup_refusal (game, &move);
  name = dub_text_offer (&game->box, &game->state, &move);

  return refusal != NULL ? refusal : dub_text_entry_used_up (name);
}
