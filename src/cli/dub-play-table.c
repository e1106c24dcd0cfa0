/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-play-table.h"
#include "config.h"
#include "dub-entry-code.h"
#include "dub-event-line.h"
#include "dub-play-commands.h"
#include "dub-play-views.h"

#include <glib/gi18n-lib.h>
#include <string.h>

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

static const char *const groups[DUB_N_PLAY_GROUPS] = {
  [DUB_PLAY_PREPARING] = NC_ ("play group", "Preparing"),
  [DUB_PLAY_HER_TURN] = NC_ ("play group", "Her turn"),
  [DUB_PLAY_YOUR_TURN] = NC_ ("play group", "Your turn"),
  [DUB_PLAY_ANY_TIME] = NC_ ("play group", "Any time"),
  [DUB_PLAY_THE_END] = NC_ ("play group", "The end"),
};

const char *const dub_play_displays[DUB_N_DISPLAYS] = { "r", "g", "e", "j" };

const DubPlayCommand dub_play_commands[] = {
  { "r", NULL, "TILE ...", DUB_PLAY_PREPARING, MOVE (NOBODY, ENTER), NULL,
    NC_ ("play command", "enters the Resource tiles that were drawn") },
  { "g", NULL, "CODE ...", DUB_PLAY_PREPARING, MOVE (NOBODY, ENTER), NULL,
    NC_ ("play command", "enters the Garments that were drawn") },
  { "e", NULL, "CARD-ID ...", DUB_PLAY_PREPARING, MOVE (NOBODY, ENTER), NULL,
    NC_ ("play command", "enters the Employees that were drawn") },
  { "j", NULL, "COLOR ...", DUB_PLAY_PREPARING, MOVE (NOBODY, ENTER), NULL,
    NC_ ("play command", "enters the Jewelry that was drawn") },
  { "empty", NULL, "DISPLAY", DUB_PLAY_PREPARING, MOVE (NOBODY, LEAVE_EMPTY), NULL,
    NC_ ("play command", "leaves the rest of a display empty: nothing is left to draw") },
  { "fill", NULL, "", DUB_PLAY_PREPARING, MOVE (NOBODY, FILL), NULL,
    NC_ ("play command", "draws the rest of the displays, for a game without a copy") },
  { "ready", NULL, "", DUB_PLAY_PREPARING, MOVE (NOBODY, READY), NULL,
    NC_ ("play command", "ends the preparation; what was not entered is unknown") },
  { "reveal", NULL, "[CARD]", DUB_PLAY_HER_TURN, MOVE (BARRY, PLAY_CARD), NULL,
    NC_ ("play command", "reveals her card: the one you drew, if you draw her cards") },
  { "card", NULL, "CARD", DUB_PLAY_HER_TURN, MOVE (BARRY, TELL_CARD), NULL,
    NC_ ("play command", "says which card is next in her Card supply") },
  { "why", NULL, "[STEP]", DUB_PLAY_HER_TURN, NO_MOVE, dub_play_show_why,
    NC_ ("play command", "shows the reasons for her steps, or for one of them") },
  { "differently", "otherwise", "STEP FIELD=VALUE ...", DUB_PLAY_HER_TURN, NO_MOVE, NULL,
    NC_ ("play command", "records that a step was done differently: at=, hall=, mask=, n=") },
  { "done", NULL, "", DUB_PLAY_HER_TURN, MOVE (BARRY, ACT), NULL,
    NC_ ("play command", "confirms that her steps are carried out") },
  { "tile", NULL, "DRAWER COLUMN [discard]", DUB_PLAY_YOUR_TURN,
    MOVE_OF (YOU, TAKE_TILES, .from.kind = DUB_PLACE_RESOURCE), NULL,
    NC_ ("play command", "takes a Resource tile, or discards it at once") },
  { "rent", NULL, "GARMENT HALL SPACE", DUB_PLAY_YOUR_TURN,
    MOVE_OF (YOU, PLACE_GARMENT, .from.kind = DUB_PLACE_GARMENT, .to.kind = DUB_PLACE_GUEST), NULL,
    NC_ ("play command", "rents out a Garment to a guest space of a Hall") },
  { "sell", NULL, "GARMENT", DUB_PLAY_YOUR_TURN,
    MOVE_OF (YOU, SELL_GARMENT, .from.kind = DUB_PLACE_GARMENT), NULL,
    NC_ ("play command", "sells a Garment") },
  { "jewelry", NULL, "JEWELRY", DUB_PLAY_YOUR_TURN,
    MOVE_OF (YOU, TAKE_JEWELRY, .from.kind = DUB_PLACE_JEWEL), NULL,
    NC_ ("play command", "takes a Jewelry tile") },
  { "hire", NULL, "EMPLOYEE|specialist [sure]", DUB_PLAY_YOUR_TURN,
    MOVE_OF (YOU, HIRE, .from.kind = DUB_PLACE_EMPLOYEE), NULL,
    NC_ ("play command", "hires an Employee, or the specialized Apprentice") },
  { "depute", NULL, "TYPE [CROWN] [hand]", DUB_PLAY_YOUR_TURN,
    MOVE_OF (YOU, DEPUTE, .thing.kind = DUB_KIND_EMPLOYEE), NULL,
    NC_ ("play command", "deputes an Employee of a type, from your hand or with a crown") },
  { "fund", NULL, "WHERE PLACE", DUB_PLAY_YOUR_TURN,
    MOVE_OF (YOU, PLACE_TOKEN, .to.kind = DUB_PLACE_TOKEN), NULL,
    NC_ ("play command", "funds a Decoration") },
  { "favor", NULL, "", DUB_PLAY_YOUR_TURN, MOVE_OF (YOU, TAKE_FAVOR, .from.kind = DUB_PLACE_FAVOR),
    NULL, NC_ ("play command", "claims the Queen’s Favor") },
  { "task", NULL, "TASK", DUB_PLAY_YOUR_TURN,
    MOVE_OF (YOU, EXAM_TOKEN, .to = { .kind = DUB_PLACE_TASK, .side = DUB_YOU }), NULL,
    NC_ ("play command", "places your token on a task that your last action fulfilled") },
  { "exam", NULL, "TRACK [CROWN] [sure]", DUB_PLAY_YOUR_TURN,
    MOVE_OF (YOU, PASS_EXAM, .to = { .kind = DUB_PLACE_TRACK, .side = DUB_YOU }), NULL,
    NC_ ("play command", "completes an Examination, with the new card if it matters") },
  { "pass", NULL, "", DUB_PLAY_YOUR_TURN, MOVE (YOU, PASS), NULL,
    NC_ ("play command", "leaves what you could still take") },
  { "end", NULL, "", DUB_PLAY_YOUR_TURN, MOVE (YOU, END_TURN), NULL,
    NC_ ("play command", "ends your turn") },
  { "specialist", NULL, "SPECIALIST", DUB_PLAY_ANY_TIME,
    MOVE_OF (YOU, NAME_SPECIALIST, .thing.kind = DUB_KIND_SPECIALIST), NULL,
    NC_ ("play command", "says which specialized Apprentice you hold") },
  { "count", NULL, "FACT AMOUNT [keep]", DUB_PLAY_ANY_TIME,
    MOVE_OF (YOU, COUNT, .to = { .kind = DUB_PLACE_COUNT, .side = DUB_YOU }), NULL,
    NC_ ("play command", "enters what you have; with “keep” it is remembered") },
  { "correct", "fix", "WHAT FIELD=VALUE ...", DUB_PLAY_ANY_TIME, MOVE (NOBODY, CORRECT), NULL,
    NC_ ("play command", "corrects what is recorded of the table") },
  { "undo", NULL, "", DUB_PLAY_ANY_TIME, NO_MOVE, dub_play_undo,
    NC_ ("play command", "undoes the last entry") },
  { "redo", NULL, "", DUB_PLAY_ANY_TIME, NO_MOVE, dub_play_redo,
    NC_ ("play command", "redoes what was undone") },
  { "log", NULL, "", DUB_PLAY_ANY_TIME, NO_MOVE, dub_play_show_log,
    NC_ ("play command", "shows what happened so far") },
  { "board", NULL, "", DUB_PLAY_ANY_TIME, NO_MOVE, dub_play_show_board,
    NC_ ("play command", "shows the board") },
  { "score", NULL, "", DUB_PLAY_ANY_TIME, NO_MOVE, dub_play_show_score,
    NC_ ("play command", "shows the score as if the game ended now") },
  { "yours", NULL, "", DUB_PLAY_ANY_TIME, NO_MOVE, dub_play_show_yours,
    NC_ ("play command", "shows what you have") },
  { "audit", NULL, "", DUB_PLAY_ANY_TIME, NO_MOVE, dub_play_show_audit,
    NC_ ("play command", "shows what to compare with the table") },
  { "save", NULL, "[--force] FILE", DUB_PLAY_ANY_TIME, NO_MOVE, dub_play_save,
    NC_ ("play command", "saves a copy of the game elsewhere") },
  { "help", NULL, "[COMMAND]", DUB_PLAY_ANY_TIME, NO_MOVE, dub_play_show_help,
    NC_ ("play command", "lists the commands, or explains one") },
  { "quit", NULL, "", DUB_PLAY_ANY_TIME, NO_MOVE, dub_play_quit,
    NC_ ("play command", "leaves the game; every step is saved") },
  { "income", NULL, "", DUB_PLAY_THE_END, MOVE (YOU, INCOME), NULL,
    NC_ ("play command", "collects income and ends the Round") },
  { "up", NULL, "FROM-TOP CROWN", DUB_PLAY_THE_END,
    MOVE_OF (BARRY, TURN_UP, .to = { .kind = DUB_PLACE_STAFF, .side = DUB_BARRY }), NULL,
    NC_ ("play command", "reveals a facedown card of her Employee deck") },
  { "finish", NULL, "", DUB_PLAY_THE_END, MOVE (NOBODY, FINISH), NULL,
    NC_ ("play command", "finishes the game with this score") },
  { NULL, NULL, NULL, 0, NO_MOVE, NULL, NULL },
};

const DubPlayArgument dub_play_arguments[] = {
  { "DRAWER", dub_play_read_place, FIELD (from.at), -1, NC_ ("play argument", "DRAWER"),
    NC_ ("expected", "the Drawer: 1, 2 or 3") },
  { "COLUMN", dub_play_read_column, FIELD (from.at), DUB_SET_COLUMN,
    NC_ ("play argument", "COLUMN"), NC_ ("expected", "left, center or right, or 1, 2 or 3") },
  { "GARMENT", dub_play_read_place, FIELD (from.at), -1, NC_ ("play argument", "GARMENT"),
    NC_ ("expected", "the number of the Garment, counted from the left") },
  { "JEWELRY", dub_play_read_place, FIELD (from.at), -1, NC_ ("play argument", "JEWELRY"),
    NC_ ("expected", "the number of the Jewelry tile, counted from the left") },
  { "EMPLOYEE", dub_play_read_place, FIELD (from.at), -1, NC_ ("play argument", "EMPLOYEE"),
    NC_ ("expected", "the number of the Employee, counted from the left, or “specialist”") },
  { "PLACE", dub_play_read_place, FIELD (to.at), -1, NC_ ("play argument", "PLACE"),
    NC_ ("expected", "the number of the space, from 1") },
  { "FROM-TOP", dub_play_read_place, FIELD (to.at), -1, NC_ ("play argument", "CARD"),
    NC_ ("expected", "the number of the card, counted from the top of her Employee deck") },
  { "HALL", dub_play_read_place, FIELD (to.in), -1, NC_ ("play argument", "HALL"),
    NC_ ("expected", "the Hall: 1 to 5") },
  { "SPACE", dub_play_read_place, FIELD (to.at), -1, NC_ ("play argument", "SPACE"),
    NC_ ("expected", "the guest space of the Hall, counted from the left") },
  { "STEP", dub_play_read_place, FIELD (instead), -1, NC_ ("play argument", "STEP"),
    NC_ ("expected", "the number of one of her steps") },
  { "TYPE", dub_play_read_name, FIELD (thing.employee.type), DUB_SET_TYPE,
    NC_ ("play argument", "TYPE"), NC_ ("expected", "master, journeyman or apprentice") },
  { "WHERE", dub_play_read_name, FIELD (to.in), DUB_SET_DECORATION_KIND,
    NC_ ("play argument", "WHERE"),
    NC_ ("expected", "musicians, fireworks, statues, kitchen-left, kitchen-right or jeweler") },
  { "TRACK", dub_play_read_name, FIELD (to.in), DUB_SET_TRACK, NC_ ("play argument", "TRACK"),
    NC_ ("expected", "journeyman or master") },
  { "TASK", dub_play_read_task, FIELD (to.at), DUB_SET_TASK, NC_ ("play argument", "TASK"),
    NC_ ("expected", "an Examination task, such as bp or go") },
  { "SPECIALIST", dub_play_read_name, FIELD (thing.name), DUB_SET_SPECIALIST,
    NC_ ("play argument", "SPECIALIST"),
    NC_ ("expected", "the ID of your card, such as jb-apprentice-coats") },
  { "FACT", dub_play_read_name, FIELD (to.at), DUB_SET_FACT, NC_ ("play argument", "FACT"),
    NC_ ("expected", "what you count, such as pp, livre, thread or lace") },
  { "AMOUNT", dub_play_read_amount, FIELD (thing.n), -1, NC_ ("play argument", "AMOUNT"),
    NC_ ("expected", "a number or a sum such as 10+7; colors or IDs with colons, or none") },
  { "CROWN", dub_play_read_crown, FIELD (thing.employee.crown), DUB_SET_CROWN,
    NC_ ("play argument", "CROWN"), NC_ ("expected", "the ID of an end-of-game card, or none") },
  { "CARD", dub_play_read_card, FIELD (thing.card), -1, NC_ ("play argument", "CARD"),
    NC_ ("expected", "a card of hers with colons: action, number, side, Hall, Jewelry") },
  { "DISPLAY", dub_play_read_display, FIELD (to.kind), -1, NC_ ("play argument", "DISPLAY"),
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
  { "FILE", NULL, 0, -1, NC_ ("play argument", "FILE"), NC_ ("expected", "the name of a file") },
  { "COMMAND", NULL, 0, -1, NC_ ("play argument", "COMMAND"),
    NC_ ("expected", "one of the commands") },
  { NULL, NULL, 0, -1, NULL, NULL },
};

const DubPlayCommand *
dub_play_find (const char *word)
{
  for (const DubPlayCommand *command = dub_play_commands; command->word != NULL; command++)
    if (g_str_equal (word, command->word) || g_strcmp0 (word, command->former) == 0)
      return command;

  return NULL;
}

const DubPlayArgument *
dub_play_find_argument (const char *name, gsize length)
{
  for (const DubPlayArgument *argument = dub_play_arguments; argument->name != NULL; argument++)
    if (strlen (argument->name) == length && strncmp (argument->name, name, length) == 0)
      return argument;

  return NULL;
}

const char *
dub_play_get_group (DubPlayGroup group)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "play group", groups[group]);
}

/* Capitals, with what joins them, make a name. */
static gsize
measure_name (const char *form)
{
  gsize length = strspn (form, "ABCDEFGHIJKLMNOPQRSTUVWXYZ-=");

  return length > 0 && form[0] >= 'A' ? length : 0;
}

char *
dub_play_dup_form (const DubPlayCommand *command)
{
  GString *text = g_string_new (command->word);

  if (*command->form != '\0')
    g_string_append_c (text, ' ');
  for (const char *at = command->form; *at != '\0';) {
    gsize length = measure_name (at);
    const DubPlayArgument *argument = dub_play_find_argument (at, length);

    if (argument != NULL)
      g_string_append (text, g_dpgettext2 (GETTEXT_PACKAGE, "play argument", argument->title));
    else if (g_str_has_prefix (at, " ...")) {
      g_string_append (text, "…");
      length = strlen (" ...");
    } else {
      length = 1;
      g_string_append_c (text, *at);
    }
    at += length;
  }

  return g_string_free (text, FALSE);
}

const char **
dub_play_dup_words (void)
{
  GPtrArray *words = g_ptr_array_new ();

  for (const DubPlayCommand *command = dub_play_commands; command->word != NULL; command++)
    g_ptr_array_add (words, (char *) command->word);
  g_ptr_array_add (words, NULL);

  return (const char **) g_ptr_array_free (words, FALSE);
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

static void
add_set (Search *search, DubSet set)
{
  for (guint i = 0; i < dub_set_get_size (set); i++)
    if (g_strcmp0 (dub_name_get (set, i), "?") != 0)
      add (search, dub_name_get (set, i));
}

/* Codes of the pieces that can be entered now. */
static void
add_entries (Search *search, DubDisplayName display)
{
  const DubBox *box = &dub_session_get_game (search->session)->box;
  guint n;
  const DubMove *legal = dub_session_get_legal (search->session, &n);

  for (guint i = 0; i < n; i++) {
    DubThing piece = legal[i].thing;

    if (legal[i].verb == DUB_MOVE_ENTER && legal[i].to.kind == display &&
        (piece.kind != DUB_KIND_GARMENT || piece.garment.special == DUB_SPECIAL_NONE)) {
      g_autofree char *code = dub_entry_code_dup (box, piece);

      add (search, code);
    }
  }
}

static void
add_cards (Search *search, const DubBox *box)
{
  for (guint i = 0; i < DUB_N_CARDS; i++) {
    g_autoptr (GString) text = g_string_new (NULL);

    dub_value_print_card (text, box->deck[i]);
    add (search, text->str);
  }
}

/* Returns the value of the argument in what is possible, counted from 0 as it is typed: two
 * arguments make the place of a tile, and her deck is counted from the top. */
static guint
get_value (const Search *search, const DubPlayArgument *argument, const DubMove *move)
{
  const DubState *state = &dub_session_get_game (search->session)->state;

  if (g_str_equal (argument->name, "DRAWER"))
    return move->from.at / DUB_N_COLUMNS;
  if (g_str_equal (argument->name, "COLUMN"))
    return move->from.at % DUB_N_COLUMNS;
  if (g_str_equal (argument->name, "FROM-TOP"))
    return state->sides[DUB_BARRY].n_staff - 1u - move->to.at;
  if (g_str_equal (argument->name, "CROWN") && move->verb == DUB_MOVE_DEPUTE)
    return move->other.employee.crown;

  return G_STRUCT_MEMBER (guint8, move, argument->offset);
}

/* Whether the words before the argument are those of the move. */
static gboolean
fits (const Search *search, const DubMove *move, char **forms, char **before)
{
  DubMove typed = { .verb = move->verb };

  for (guint i = 0; forms[i] != NULL && before[i + 1] != NULL; i++) {
    const DubPlayArgument *argument = dub_play_find_argument (forms[i], strcspn (forms[i], "|]"));

    if (argument == NULL || argument->read == NULL)
      continue;
    if (!argument->read (argument, before[i + 1], &typed) ||
        G_STRUCT_MEMBER (guint8, &typed, argument->offset) !=
            (g_str_equal (argument->name, "COLUMN") ? move->from.at
                                                    : get_value (search, argument, move)))
      return FALSE;
  }

  return TRUE;
}

/* The values that the argument has in what is possible now. */
static void
add_possible (Search *search, const DubPlayCommand *command, const DubPlayArgument *argument,
              char **before)
{
  g_auto (GStrv) forms = g_strsplit (command->form, " ", -1);
  guint n;
  const DubMove *legal = dub_session_get_legal (search->session, &n);

  for (guint i = 0; i < n; i++) {
    guint value = get_value (search, argument, &legal[i]);
    g_autofree char *number = NULL;

    if (legal[i].verb != command->move.verb || legal[i].from.kind == DUB_PLACE_SPECIALIST ||
        !fits (search, &legal[i], forms, before))
      continue;
    number = g_strdup_printf ("%u", value + 1);
    add (search, argument->set < 0 ? number : dub_name_get ((DubSet) argument->set, value));
  }
}

static void
add_steps (Search *search)
{
  const DubTurn *turn = dub_session_get_turn (search->session);

  for (guint i = 0; turn != NULL && i < turn->n_steps; i++) {
    g_autofree char *number = g_strdup_printf ("%u", i + 1);

    add (search, number);
  }
}

static void
add_argument (Search *search, const DubPlayCommand *command, const DubPlayArgument *argument,
              char **before)
{
  const DubBox *box = &dub_session_get_game (search->session)->box;
  guint n = search->candidates->len;

  for (DubDisplayName display = 0; display < DUB_N_DISPLAYS; display++)
    if (g_str_equal (command->word, dub_play_displays[display]))
      add_entries (search, display);
  if (g_str_equal (argument->name, "CARD"))
    add_cards (search, box);
  else if (g_str_equal (argument->name, "STEP"))
    add_steps (search);
  else if (g_str_equal (argument->name, "WHAT"))
    for (const DubPlayPlace *place = dub_play_places; place->word != NULL; place++)
      add (search, place->word);
  else if (g_str_equal (argument->name, "DISPLAY"))
    for (guint i = 0; i < DUB_N_DISPLAYS; i++)
      add (search, dub_play_displays[i]);
  else if (argument->read != NULL && !g_str_equal (argument->name, "FACT"))
    add_possible (search, command, argument, before);
  if (search->candidates->len == n && argument->set >= 0)
    add_set (search, (DubSet) argument->set);
  if (g_str_equal (argument->name, "CROWN"))
    add (search, "none");
}

static void
add_words (Search *search)
{
  for (const DubPlayCommand *command = dub_play_commands; command->word != NULL; command++)
    add (search, command->word);
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
    add_words (&search);
  for (guint i = 0; command != NULL && choices[i] != NULL; i++) {
    const DubPlayArgument *argument = dub_play_find_argument (choices[i], strlen (choices[i]));

    if (argument != NULL && g_str_equal (argument->name, "FILE"))
      *files = TRUE;
    else if (argument != NULL && g_str_equal (argument->name, "COMMAND"))
      add_words (&search);
    else if (argument != NULL)
      add_argument (&search, command, argument, before);
    else if (*choices[i] != '\0')
      add (&search, choices[i]);
  }
  g_ptr_array_add (search.candidates, NULL);

  return (char **) g_ptr_array_free (search.candidates, FALSE);
}
