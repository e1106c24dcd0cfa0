/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-play-complete.h"

#include "dub-entry-code.h"
#include "dub-line-values.h"
#include "dub-play-fields.h"
#include "dub-play-table.h"

#include <string.h>

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
