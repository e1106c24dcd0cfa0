/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-text-fault.h"

#include "dub-text-error.h"
#include "dub-text-sentence-private.h"

#include <glib/gi18n-lib.h>

static const char *const faults[DUB_N_FAULTS] = {
  [DUB_FAULT_OBJECT] = NC_ ("fault", "an object"),
  [DUB_FAULT_ARRAY] = NC_ ("fault", "an array"),
  /* Translators: how many, how many there are. */
  [DUB_FAULT_EXACT_LENGTH] = NC_ ("fault", "a list of %s, not of %s"),
  /* Translators: from, to, how many there are. */
  [DUB_FAULT_LENGTH] = NC_ ("fault", "a list of %s to %s, not of %s"),
  /* Translators: which. */
  [DUB_FAULT_NUMBER] = NC_ ("fault", "the number %s"),
  /* Translators: from, to. */
  [DUB_FAULT_RANGE] = NC_ ("fault", "a whole number from %s to %s"),
  /* Translators: two words of the file. */
  [DUB_FAULT_BOOLEAN] = NC_ ("fault", "%s or %s"),
  /* Translators: which. */
  [DUB_FAULT_ONE_OF] = NC_ ("fault", "one of %s"),
  /* Translators: bytes. */
  [DUB_FAULT_STRING] = NC_ ("fault", "text in quotes, not empty and at most %s bytes long"),
  [DUB_FAULT_BOX_OBJECT] = NC_ ("fault", "an object with a box profile"),
  /* Translators: an example. */
  [DUB_FAULT_CARD_OBJECT] = NC_ ("fault", "a card such as %s"),
  [DUB_FAULT_DRAWER_OR_COLUMN] = NC_ ("fault", "either a drawer or a column"),
  /* Translators: the cost before. */
  [DUB_FAULT_FIREWORKS] = NC_ ("fault", "more than %s, as the costs of Fireworks rise to the "
                                        "right"),
  [DUB_FAULT_FREE_GARMENTS] = NC_ ("fault", "0, as the two rightmost Garments are free"),
  [DUB_FAULT_TASK] = NC_ ("fault", "a task of this Examination"),
  [DUB_FAULT_TASK_TWICE] = NC_ ("fault", "each task once"),
  /* Translators: a word of the file. */
  [DUB_FAULT_THIMBLE] = NC_ ("fault", "%s, as the gold thimble is on top"),
  [DUB_FAULT_OWN_ID] = NC_ ("fault", "an ID of its own, as each stands for one card"),
  /* Translators: value, id of the card. */
  [DUB_FAULT_OF_CARD] = NC_ ("fault", "%s for the card %s"),
  [DUB_FAULT_COLOR] = NC_ ("fault", "a color"),
  /* Translators: value. */
  [DUB_FAULT_OF_GARMENT] = NC_ ("fault", "%s for the Garment of 14 Livre"),
  /* Translators: how many. */
  [DUB_FAULT_TILES] = NC_ ("fault", "each kind once, and %s in all"),
  /* Translators: names that can be written there. */
  [DUB_FAULT_BOX] = NC_ ("fault", "%s, a readable file or a box profile"),
  [DUB_FAULT_FESTIVITY_OR_EXPERT] =
      NC_ ("fault", "a Garment of Festivity Dresses or of Expert Tailoring, not of both"),
  [DUB_FAULT_EMPLOYEE_ID] = NC_ ("fault", "the ID of an Employee card in the box"),
  [DUB_FAULT_EMPLOYEE] = NC_ ("fault", "Level and type as the box has them for this ID"),
  [DUB_FAULT_CROWNED_ID] =
      NC_ ("fault", "the ID of the card, as every Level VI Apprentice has a crown"),
  [DUB_FAULT_CROWNED] = NC_ ("fault", "the cards with a crown that are listed in the staff"),
  [DUB_FAULT_APPRENTICES] = NC_ ("fault", "as many Apprentices as are listed in the staff"),

  /* Translators: the known keys. */
  [DUB_FAULT_KEY] = NC_ ("fault", "this key is not known; expected one of %s"),
  /* Translators: how many there are. */
  [DUB_FAULT_SPACE] = NC_ ("fault", "there is no such space; the box has %s here"),
  /* Translators: how many, level, expected. */
  [DUB_FAULT_LEVEL_COUNT] = NC_ ("fault", "found %s of Level %s; expected %s"),
  [DUB_FAULT_JEWELRY_BOX_COUNT] =
      /* Translators: how many, level, expected. */
  NC_ ("fault", "found %s of Level %s in the Jewelry Box; expected %s"),
  [DUB_FAULT_TYPE_COUNT] =
      /* Translators: how many, level, type, expected. */
  NC_ ("fault", "found %s of Level %s and type %s; expected %s"),
  /* Translators: id. */
  [DUB_FAULT_CARD_MISSING] = NC_ ("fault", "the card “%s” is missing"),
  /* Translators: how many, expected. */
  [DUB_FAULT_TILE_COUNT] = NC_ ("fault", "found %s; expected %s"),
  /* Translators: how many, color, expected. */
  [DUB_FAULT_COLOR_COUNT] = NC_ ("fault", "found %s of the color %s; expected %s"),
  /* Translators: how many, expected. */
  [DUB_FAULT_GARMENT_COUNT] = NC_ ("fault", "found %s; expected %s"),
  [DUB_FAULT_HAND] = NC_ ("fault", "it is empty; expected the card that she plays"),

  [DUB_FAULT_ESCAPE] = NC_ ("fault", "there is no such sign after a backslash"),
  [DUB_FAULT_CHARACTER] = NC_ ("fault", "this character is incomplete"),
  [DUB_FAULT_NO_STRING] = NC_ ("fault", "text in double quotes is expected"),
  [DUB_FAULT_OPEN_STRING] = NC_ ("fault", "the file ends within text in quotes"),
  [DUB_FAULT_CONTROL] = NC_ ("fault", "a control character within text in quotes"),
  [DUB_FAULT_LONG_NUMBER] = NC_ ("fault", "the number is too long"),
  [DUB_FAULT_LEADING_0] = NC_ ("fault", "a number does not begin with 0"),
  [DUB_FAULT_NO_DIGIT] = NC_ ("fault", "a digit is missing in the number"),
  [DUB_FAULT_MANY_KEYS] = NC_ ("fault", "there are too many keys"),
  [DUB_FAULT_KEY_TWICE] = NC_ ("fault", "the key appears twice"),
  [DUB_FAULT_ESCAPED_KEY] = NC_ ("fault", "there is no such key"),
  [DUB_FAULT_NO_COLON] = NC_ ("fault", "a colon is expected after the key"),
  [DUB_FAULT_DEPTH] = NC_ ("fault", "lists and objects are nested too deeply"),
  /* Translators: a bracket. */
  [DUB_FAULT_NO_COMMA] = NC_ ("fault", "a comma or %s is expected"),
  [DUB_FAULT_NO_VALUE] = NC_ ("fault", "the file ends where a value is expected"),
  [DUB_FAULT_NO_JSON] = NC_ ("fault", "this is not a JSON value"),
  [DUB_FAULT_UTF8] = NC_ ("fault", "this is not valid UTF-8"),
  [DUB_FAULT_MORE] = NC_ ("fault", "nothing may follow here"),

  [DUB_FAULT_NO_JOURNAL] = NC_ ("fault", "this is not a saved game of Du Barry"),
  [DUB_FAULT_VERSION] = NC_ ("fault", "this game was saved by another version of Du Barry"),
  [DUB_FAULT_NAME_LINE] = NC_ ("fault", "the name of the game is not understood"),
  [DUB_FAULT_NOTE_LINE] = NC_ ("fault", "the note about the game is not understood"),
  [DUB_FAULT_TIME_LINE] = NC_ ("fault", "the time is not understood"),
  [DUB_FAULT_NO_GAME] = NC_ ("fault", "no game begins here"),
  [DUB_FAULT_UNDO_LINE] = NC_ ("fault", "there is nothing to undo or redo here"),
  [DUB_FAULT_LINE] = NC_ ("fault", "this line is not understood"),
  /* Translators: word. */
  [DUB_FAULT_WORD] = NC_ ("fault", "“%s” is not understood"),
  /* Translators: word. */
  [DUB_FAULT_WORD_TWICE] = NC_ ("fault", "“%s” appears twice"),
  /* Translators: word. */
  [DUB_FAULT_WORD_MISPLACED] = NC_ ("fault", "“%s” has no place here"),
  [DUB_FAULT_DAMAGED] = NC_ ("fault", "the file is damaged from here on"),

  /* Translators: bytes. */
  [DUB_FAULT_TOO_LARGE] = NC_ ("fault", "it is too large; at most %s bytes are allowed"),
  [DUB_FAULT_NOT_A_FILE] = NC_ ("fault", "it is not a file"),
  /* Translators: id. */
  [DUB_FAULT_NO_SUCH_GAME] = NC_ ("fault", "there is no game “%s”"),
  /* Translators: id. */
  [DUB_FAULT_NO_SUCH_PROFILE] = NC_ ("fault", "there is no box profile “%s”"),
  [DUB_FAULT_OWN_FILE] =
      NC_ ("fault", "Du Barry keeps its own files in this folder; choose another one"),
  /* Translators: an option, as “--force”. */
  [DUB_FAULT_EXISTS] = NC_ ("fault", "it already exists; %s replaces it"),
  [DUB_FAULT_TOO_MANY] = NC_ ("fault", "too many are saved already"),
  [DUB_FAULT_SHIPPED] =
      /* Translators: id. */
  NC_ ("fault", "the shipped profile “%s” cannot be changed; make a copy of it"),
  /* Translators: name. */
  [DUB_FAULT_NAME_TAKEN] = NC_ ("fault", "another box profile has the name “%s”"),
  [DUB_FAULT_PROFILE_NAME] =
      /* Translators: bytes. */
  NC_ ("fault", "a box profile needs a name of at most %s bytes, on one line"),
  [DUB_FAULT_GAME_NAME] = NC_ ("fault", "a game needs a name"),
  [DUB_FAULT_GONE] = NC_ ("fault", "the file of the game was deleted, moved or replaced"),
  [DUB_FAULT_CHANGED] = NC_ ("fault", "the file of the game was changed by another program"),
  [DUB_FAULT_LONG_GAME] = NC_ ("fault", "the game could not be saved, as it has too many entries"),
  [DUB_FAULT_OPEN_ELSEWHERE] =
      NC_ ("fault", "the game is open elsewhere and cannot be changed here"),
  [DUB_FAULT_NOT_REPAIRED] = NC_ ("fault", "the file of the game is damaged; repair it to play on"),
  [DUB_FAULT_NOT_DAMAGED] = NC_ ("fault", "the file of the game is not damaged"),
  [DUB_FAULT_NOTHING_TO_UNDO] = NC_ ("fault", "there is nothing to undo"),
  [DUB_FAULT_NOTHING_TO_REDO] = NC_ ("fault", "there is nothing to redo"),
  [DUB_FAULT_PROGRAM] = NC_ ("fault", "this is a fault of the program, which could not read "
                                      "again what it was about to save"),
};

static const char *const systems[DUB_N_FILE_ERRORS] = {
  [G_FILE_ERROR_NOENT] = NC_ ("fault", "there is no such file or folder"),
  [G_FILE_ERROR_EXIST] = NC_ ("fault", "it already exists"),
  [G_FILE_ERROR_ISDIR] = NC_ ("fault", "it is a folder"),
  [G_FILE_ERROR_NOTDIR] = NC_ ("fault", "a part of the path is not a folder"),
  [G_FILE_ERROR_ACCES] = NC_ ("fault", "access is denied"),
  [G_FILE_ERROR_PERM] = NC_ ("fault", "access is denied"),
  [G_FILE_ERROR_NAMETOOLONG] = NC_ ("fault", "the name is too long"),
  [G_FILE_ERROR_LOOP] = NC_ ("fault", "the links form a loop"),
  [G_FILE_ERROR_ROFS] = NC_ ("fault", "the disk is read-only"),
  [G_FILE_ERROR_NOSPC] = NC_ ("fault", "the disk is full"),
  [G_FILE_ERROR_MFILE] = NC_ ("fault", "too many files are open"),
  [G_FILE_ERROR_NFILE] = NC_ ("fault", "too many files are open"),
  [G_FILE_ERROR_IO] = NC_ ("fault", "the disk reports an error"),
  [G_FILE_ERROR_NOMEM] = NC_ ("fault", "there is too little memory"),
  [DUB_FILE_ERROR_QUOTA] = NC_ ("fault", "your disk quota is used up"),
  [DUB_FILE_ERROR_SIZE] = NC_ ("fault", "files may not become that large"),
};

char *
dub_text_system (int code, const char *words)
{
  if (code >= 0 && code < DUB_N_FILE_ERRORS && systems[code] != NULL)
    return g_strdup (dub_text_pick ("fault", systems, (guint) code));

  return g_strdup (words);
}

/* Faults that the system reports. */
static char *
say_system (const DubFault *fault)
{
  g_autofree char *reason = dub_text_system (fault->number, fault->args[0]);

  if (fault->kind == DUB_FAULT_FOLDER)
    /* Translators: %s is a reason, as “access is denied”. */
    return g_strdup_printf (C_ ("fault", "the folder cannot be listed, as %s"), reason);
  if (fault->kind == DUB_FAULT_NOT_SAVED)
    /* Translators: %s is a reason, as “the disk is full”. */
    return g_strdup_printf (C_ ("fault", "the game could not be saved, as %s"), reason);

  return g_steal_pointer (&reason);
}

static char *
say_kind (const DubFault *fault)
{
  char *args[DUB_MAX_FAULT_ARGS + 1] = { NULL };

  if (fault->kind == DUB_FAULT_LITERAL)
    return g_strdup (fault->args[0]);
  if (fault->kind == DUB_FAULT_RULES)
    return dub_text_reason (&fault->reason);
  if (faults[fault->kind] == NULL)
    return say_system (fault);
  for (guint i = 0; i < DUB_MAX_FAULT_ARGS; i++)
    args[i] = g_strdup (fault->args[i]);

  return dub_text_fill_names (dub_text_pick ("fault", faults, fault->kind), args);
}

static char *
say_expected (const DubFault *fault)
{
  g_autofree char *expected = say_kind (fault);

  if (fault->value == NULL)
    /* Translators: what is expected in a place of a file. */
    return g_strdup_printf (C_ ("fault", "it is missing; expected %s"), expected);

  /* Translators: a value of a file, and what is expected instead. */
  return g_strdup_printf (C_ ("fault", "%s is not allowed; expected %s"), fault->value, expected);
}

/* Takes the sentence and puts the place before it. */
static char *
put_before (const char *place, char *sentence)
{
  g_autofree char *rest = sentence;

  if (place == NULL)
    return g_steal_pointer (&rest);

  /* Translators: a file, a line or a place in a file, and what is wrong there. */
  return g_strdup_printf (C_ ("fault", "%s: %s"), place, rest);
}

static char *
name_line (const DubFault *fault)
{
  if (fault->line == 0)
    return NULL;
  if (fault->column == 0)
    /* Translators: a line of a file. */
    return g_strdup_printf (C_ ("fault", "line %u"), fault->line);

  /* Translators: a place in a file. */
  return g_strdup_printf (C_ ("fault", "line %u, column %u"), fault->line, fault->column);
}

static char *
say (const GError *error, gboolean with_file)
{
  const DubFault *fault = dub_fault_get (error);
  g_autofree char *line = NULL;
  char *sentence;

  if (error->domain == DUB_RULES_ERROR)
    return dub_text_error (error);
  if (error->domain == G_FILE_ERROR)
    return dub_text_system (error->code, error->message);
  if (fault == NULL || fault->kind == DUB_FAULT_NONE)
    return g_strdup (error->message);

  line = name_line (fault);
  sentence = fault->kind <= DUB_FAULT_LAST_EXPECTED ? say_expected (fault) : say_kind (fault);
  sentence = put_before (line, put_before (fault->place, sentence));

  return with_file ? put_before (fault->file, sentence) : sentence;
}

char *
dub_text_fault (const GError *error)
{
  return say (error, TRUE);
}

char *
dub_text_fault_in_file (const GError *error)
{
  return say (error, FALSE);
}
