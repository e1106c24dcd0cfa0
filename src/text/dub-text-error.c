/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-text-error.h"
#include "dub-fault.h"
#include "dub-text-names.h"
#include "dub-text-place.h"
#include "dub-text-private.h"
#include "dub-text-yours.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char *const faults[DUB_N_FAULTS] = {
  /* Translators: which. */
  [DUB_FAULT_ONE_OF] = NC_ ("fault", "one of %s"),
  /* Translators: how many, like “5” or “3–12”, and how many there are. */
  [DUB_FAULT_LENGTH] = NC_ ("fault", "a list of %s, not of %s"),
  /* Translators: from, to. */
  [DUB_FAULT_RANGE] = NC_ ("fault", "a whole number from %s to %s"),
  /* Translators: bytes. */
  [DUB_FAULT_STRING] = NC_ ("fault", "text in quotes, not empty and up to %s bytes long"),
  [DUB_FAULT_ONCE] = NC_ ("fault", "each only once"),
  /* Translators: a value of the file, and the card or tile that has it. */
  [DUB_FAULT_OF] = NC_ ("fault", "%s for %s"),
  [DUB_FAULT_DRAWER_OR_COLUMN] = NC_ ("fault", "either a drawer or a column"),
  /* Translators: names that can be written there. */
  [DUB_FAULT_BOX] = NC_ ("fault", "%s, a readable file or a box profile"),
  [DUB_FAULT_FESTIVITY_OR_EXPERT] =
      NC_ ("fault", "a Garment of Festivity Dresses or of Expert Tailoring, not of both"),
  [DUB_FAULT_EMPLOYEE_ID] = NC_ ("fault", "the ID of an Employee card in the box"),
  [DUB_FAULT_EMPLOYEE] = NC_ ("fault", "Level and type as the box has them for this ID"),
  [DUB_FAULT_AS_STAFF] = NC_ ("fault", "what the cards listed in the staff have"),

  /* Translators: the known keys. */
  [DUB_FAULT_KEY] = NC_ ("fault", "this key is not known; expected one of %s"),
  /* Translators: how many there are. */
  [DUB_FAULT_SPACE] = NC_ ("fault", "there is no such space; the box has %s here"),
  /* Translators: how many, expected. */
  [DUB_FAULT_COUNT] = NC_ ("fault", "found %s; expected %s"),
  /* Translators: how many, of what, as it is written in the file, expected. */
  [DUB_FAULT_COUNT_OF] = NC_ ("fault", "found %s of %s; expected %s"),
  [DUB_FAULT_HAND] = NC_ ("fault", "it is empty; expected the card that she plays"),

  /* Translators: a sign, or two of which one is expected. */
  [DUB_FAULT_SIGN] = NC_ ("fault", "“%s” is expected here"),
  [DUB_FAULT_NO_VALUE] = NC_ ("fault", "a value is expected"),
  [DUB_FAULT_CHARACTER] = NC_ ("fault", "this character cannot stand within text in quotes"),
  [DUB_FAULT_NUMERAL] = NC_ ("fault", "a number is not written like this"),
  [DUB_FAULT_TOO_MUCH] = NC_ ("fault", "there are too many keys, or lists within lists"),
  [DUB_FAULT_KEY_TWICE] = NC_ ("fault", "the key appears twice"),
  [DUB_FAULT_UTF8] = NC_ ("fault", "this is not valid UTF-8"),
  [DUB_FAULT_MORE] = NC_ ("fault", "nothing may follow here"),

  [DUB_FAULT_NO_JOURNAL] = NC_ ("fault", "this is not a saved game of Du Barry"),
  [DUB_FAULT_VERSION] = NC_ ("fault", "this file was saved by another version of Du Barry"),
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
  [DUB_FAULT_TOO_LARGE] = NC_ ("fault", "it is too large; up to %s bytes are allowed"),
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
  NC_ ("fault", "a box profile needs a name of up to %s bytes, on one line"),
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
  [DUB_FAULT_NO_WEEK] = NC_ ("fault", "there is no such week; a week is written as 2026-W07"),
  [DUB_FAULT_WEEK_TO_COME] = NC_ ("fault", "this week is still to come"),
  /* Translators: how many there are. */
  [DUB_FAULT_NO_ENTRY] = NC_ ("fault", "there is no such entry; the game has %s"),
  [DUB_FAULT_NO_ARCHIVE] = NC_ ("fault", "this is not an archive of Du Barry"),
  [DUB_FAULT_ARCHIVE_BROKEN] = NC_ ("fault", "the archive is damaged, or its end is missing"),
  /* Translators: the name of a file. */
  [DUB_FAULT_ARCHIVE_FILE] = NC_ ("fault", "something in the archive does not belong there, “%s”"),
  [DUB_FAULT_OVER] = NC_ ("fault", "the game is over there; go on from an earlier entry"),
  [DUB_FAULT_NOT_FINISHED] = NC_ ("fault", "only a finished game can be logged"),
  [DUB_FAULT_NO_CODES] = NC_ ("fault", "this copy of Du Barry was built without codes for a phone"),
  /* Translators: a number of columns. */
  [DUB_FAULT_TOO_NARROW] = NC_ ("fault", "the code needs a terminal of at least %s columns"),
  [DUB_FAULT_PROGRAM] =
      NC_ ("fault",
           "this is a bug in Du Barry, which could not read again what it was about to save"),
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
  char *reason = dub_text_system (fault->number, fault->words);

  if (fault->kind == DUB_FAULT_FOLDER)
    /* Translators: %s is a reason, as “access is denied”. */
    return dub_text_fill (C_ ("fault", "the folder cannot be listed, as %s"), reason);
  if (fault->kind == DUB_FAULT_NOT_SAVED)
    /* Translators: %s is a reason, as “the disk is full”. */
    return dub_text_fill (C_ ("fault", "the game could not be saved, as %s"), reason);

  return reason;
}

/* An empty text is one word, too. */
static char **
split_words (const DubFault *fault)
{
  char *empty[] = { (char *) "", NULL };

  return fault->words != NULL && *fault->words == '\0'
             ? g_strdupv (empty)
             : g_strsplit (fault->words != NULL ? fault->words : "", "\n", -1);
}

static char *
say_kind (const DubFault *fault)
{
  g_autofree char **words = NULL;

  if (fault->kind == DUB_FAULT_LITERAL)
    return g_strdup (fault->words);
  if (fault->kind == DUB_FAULT_RULES)
    return dub_text_reason (&fault->reason);
  if (faults[fault->kind] == NULL)
    return say_system (fault);
  words = split_words (fault);

  return dub_text_fill_names (dub_text_pick ("fault", faults, fault->kind), words);
}

static char *
say_expected (const DubFault *fault)
{
  if (fault->value == NULL)
    /* Translators: what is expected in a place of a file. */
    return dub_text_fill (C_ ("fault", "it is missing; expected %s"), say_kind (fault));

  /* Translators: a value of a file, and what is expected instead. */
  return dub_text_fill (C_ ("fault", "%s is not allowed; expected %s"), g_strdup (fault->value),
                        say_kind (fault));
}

/* Takes the sentence and puts the place before it. */
static char *
put_before (const char *place, char *sentence)
{
  if (place == NULL)
    return sentence;

  /* Translators: a file, a line or a place in a file, and what is wrong there. */
  return dub_text_fill (C_ ("fault", "%s: %s"), g_strdup (place), sentence);
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

/* Refusals, impossible tables, and problems with the file of a game. */

/* One sentence for each reason. */
static const char *const refusals[DUB_N_REASONS] = {
  [DUB_REASON_NOT_YOUR_TURN] = NC_ ("refusal", "It is not your turn."),
  [DUB_REASON_NOT_HER_TURN] = NC_ ("refusal", "It is not Madame du Barry’s turn."),
  [DUB_REASON_NOT_PREPARING] = NC_ ("refusal", "No Round is being prepared."),
  [DUB_REASON_ROUND_NOT_OVER] = NC_ ("refusal", "The Round is not over yet."),
  [DUB_REASON_NOT_AT_END] = NC_ ("refusal", "The game is not at its end yet."),
  [DUB_REASON_NOT_REVEALED] = NC_ ("refusal", "Her card is not revealed yet."),
  [DUB_REASON_REVEALED] = NC_ ("refusal", "Her card is already revealed."),
  [DUB_REASON_NO_CARD_ASKED] = NC_ ("refusal", "No card of hers is asked for now."),
  [DUB_REASON_NOTHING_WAITING] = NC_ ("refusal", "Nothing is waiting for you to take it."),
  [DUB_REASON_FILLED] = NC_ ("refusal", "The displays are filled."),

  /* Translators: a part of the table, and how many spaces it has. */
  [DUB_REASON_NO_SPACE] = NC_ ("refusal", "There is no such space (%s, number of spaces: %s)."),
  /* Translators: %s is a space. */
  [DUB_REASON_EMPTY] = NC_ ("refusal", "Nothing is on this space: %s."),
  /* Translators: %s is a space. */
  [DUB_REASON_TAKEN] = NC_ ("refusal", "This space is taken: %s."),
  /* Translators: %s is a space. */
  [DUB_REASON_UNKNOWN] = NC_ ("refusal", "Enter first what is on this space: %s."),
  [DUB_REASON_NOT_DUE] = NC_ ("refusal", "Nothing is drawn for this space now."),
  /* Translators: %s is a part of the table. */
  [DUB_REASON_NOT_IN_PLAY] = NC_ ("refusal", "This cannot be corrected now: %s."),
  [DUB_REASON_NOTHING_LEFT] = NC_ ("refusal", "Nothing is left to draw."),
  [DUB_REASON_NO_EXPANSION] =
      /* Translators: %s is an Expansion. */
  NC_ ("refusal", "That needs an Expansion this game does not use: %s."),
  [DUB_REASON_NO_STEP] = NC_ ("refusal", "Her turn has no such step."),
  [DUB_REASON_INSTEAD] = NC_ ("refusal", "This step cannot be done like that."),

  [DUB_REASON_TELL_CARD] = NC_ ("refusal", "Enter which card it is."),
  [DUB_REASON_TELL_LEAVING] =
      NC_ ("refusal", "A card of yours with an end-of-game bonus may have left: say which one it "
                      "was."),
  [DUB_REASON_ASKED] = NC_ ("refusal", "Answer the question first."),
  [DUB_REASON_TELL_PLAYED] = NC_ ("refusal", "First tell which card you play."),
  [DUB_REASON_CHOOSE_BONUS] = NC_ ("refusal", "This bonus offers several options: choose one."),
  [DUB_REASON_UNSURE] = NC_ ("refusal", "Only you can know this: confirm that you are sure."),

  [DUB_REASON_FAVOR] = NC_ ("refusal", "The Queen’s Favor is already taken."),
  [DUB_REASON_ONE_TOKEN] =
      /* Translators: %s is a space. */
  NC_ ("refusal", "Each side may have only one Trademark token there: %s."),
  [DUB_REASON_NO_JEWELER] =
      NC_ ("refusal", "You need a Trademark token on a Jeweler Decoration to take Jewelry."),
  [DUB_REASON_WITH_GARMENT] =
      NC_ ("refusal", "Jewelry comes with a Garment that you rent out: rent one out first."),
  [DUB_REASON_ONE_PER_GARMENT] =
      NC_ ("refusal", "You have already taken the one Jewelry tile that comes with this Garment."),
  [DUB_REASON_SUITS_NOT] =
      /* Translators: %s is a Jewelry tile like “pink ring”. */
  NC_ ("refusal", "A necklace goes with a gown, a ring with a frock coat; not with this "
                  "Garment: %s."),
  [DUB_REASON_NOT_SOLD] =
      NC_ ("refusal", "Festivity and expert Garments are not sold, except the one of 14 Livre."),
  [DUB_REASON_SPECIALIST] = NC_ ("refusal", "Your specialized Apprentice is already hired."),
  [DUB_REASON_CONDITION] =
      NC_ ("refusal", "The condition of your specialized Apprentice is not met yet."),
  [DUB_REASON_FOUR_STAY] = NC_ ("refusal", "You must keep at least four Employee cards."),
  [DUB_REASON_NO_OTHER_CARD] = NC_ ("refusal", "You have no other Employee card in your hand."),
  [DUB_REASON_NO_SUCH_CARD] = NC_ ("refusal", "You do not have such an Employee card."),
  [DUB_REASON_OTHER_EXAM] =
      NC_ ("refusal", "This is not the Examination that you are preparing for: the two alternate."),
  [DUB_REASON_OTHER_TASK] =
      NC_ ("refusal", "This task belongs to the other Examination: the two alternate."),
  [DUB_REASON_NO_ACTION_FITS] =
      NC_ ("refusal", "Nothing you did this turn fulfills this task: one task per action."),
  /* Translators: %s is the number of cards in your hand. */
  [DUB_REASON_HAND_FULL] = NC_ ("refusal", "The cards of your hand are chosen (%s)."),
  [DUB_REASON_SUPPLY_FIRST] =
      NC_ ("refusal",
           "Choose from your supply; your discards become the new supply only when it is empty."),
  [DUB_REASON_NOT_IN_HAND] = NC_ ("refusal", "This card is not in your hand."),
  [DUB_REASON_PLAYED] = NC_ ("refusal", "You have already acted with the card of this turn."),
  [DUB_REASON_THIMBLE] =
      NC_ ("refusal", "A bonus action cannot tailor a Garment with a gold thimble."),
  [DUB_REASON_DEPUTE_PLAYED] =
      NC_ ("refusal", "Without a bonus, you can only depute the card that you play."),
  [DUB_REASON_MUST_SELL] = NC_ ("refusal", "With this bonus, you sell the Garment."),
  [DUB_REASON_NO_BONUS] = NC_ ("refusal", "The bonus of this card brings nothing now."),
  [DUB_REASON_BONUS_DONE] = NC_ ("refusal", "The bonus of this card is already used or declined."),
  [DUB_REASON_NOTHING_TO_TELL] =
      NC_ ("refusal", "Your last move has no Thread, Lace or price to enter."),
  [DUB_REASON_LAST_TASK] =
      NC_ ("refusal", "The last task completes the Examination, which only a turn can do."),
  [DUB_REASON_HER_HAND] = NC_ ("refusal", "Her hand cannot be empty while it is her turn."),
  [DUB_REASON_NO_HAND] = NC_ ("refusal", "There is no card left in that hand."),

  [DUB_REASON_GARMENTS] = NC_ ("refusal", "The box does not have that many Garments."),
  [DUB_REASON_GARMENT_TWICE] =
      NC_ ("refusal", "This Garment is already on the table; there is only one."),
  [DUB_REASON_NO_FESTIVITY] = NC_ ("refusal", "Festivity Dresses are not part of this game."),
  [DUB_REASON_NO_EXPERT] = NC_ ("refusal", "Expert Tailoring is not part of this game."),
  [DUB_REASON_EXPERT_NEEDS_JEWELRY_BOX] =
      NC_ ("refusal", "This Garment of Expert Tailoring needs the Jewelry Box."),
  [DUB_REASON_FESTIVITY_IN_ROUND_1] =
      NC_ ("refusal", "In the first Round there are no Festivity Garments in the bag."),
  [DUB_REASON_LIVRE14] = NC_ ("refusal", "The Garment of 14 Livre is a green gown."),
  [DUB_REASON_JEWELRY] = NC_ ("refusal", "The box does not have that many Jewelry tiles."),
  [DUB_REASON_NO_JEWELRY] = NC_ ("refusal", "The Jewelry Box is not part of this game."),
  [DUB_REASON_LEVEL] =
      NC_ ("refusal", "The box does not have that many Employee cards of this Level."),
  [DUB_REASON_LEVEL_NOT_DUE] =
      NC_ ("refusal", "No more Employee cards of this Level are due this Round."),
  [DUB_REASON_EMPLOYEE_TWICE] = NC_ ("refusal", "This Employee card is already on the table."),
  [DUB_REASON_SEEN] = NC_ ("refusal", "This Employee card was already seen elsewhere."),
  [DUB_REASON_NO_EMPLOYEE] = NC_ ("refusal", "This Employee card belongs to the Jewelry Box."),
  [DUB_REASON_STAFF] = NC_ ("refusal", "The box does not have that many Employee cards."),
  [DUB_REASON_TILES] = NC_ ("refusal", "The box does not have that many Resource tiles."),
  [DUB_REASON_CARDS] = NC_ ("refusal", "There are not that many cards."),
  [DUB_REASON_NO_JEWELER_BOARD] = NC_ ("refusal", "The Jeweler board is not part of this game."),
  [DUB_REASON_EMPLOYEES] =
      NC_ ("refusal", "The other box has different Employee cards than this game."),
  [DUB_REASON_NO_ROOM] = NC_ ("refusal", "A piece is on a space that the other box does not have."),

  /* Translators: a part of the table, and the least and the largest number that can be there. */
  [DUB_REASON_RANGE] = NC_ ("refusal", "This number is not possible (%s, from %s to %s)."),
  [DUB_REASON_NO_SUCH_THING] = NC_ ("refusal", "There is no such piece for this place."),
  [DUB_REASON_SETUP] = NC_ ("refusal", "A game cannot be set up like that."),
  [DUB_REASON_CANNOT_COME] = NC_ ("refusal", "No game can come to this."),
};

static const char *const garments[DUB_N_COLORS] = {
  [DUB_BLUE] = NC_ ("refusal", "The box does not have that many blue gowns."),
  [DUB_PINK] = NC_ ("refusal", "The box does not have that many pink frock coats."),
  [DUB_GREEN] = NC_ ("refusal", "The box does not have that many green gowns."),
  [DUB_ORANGE] = NC_ ("refusal", "The box does not have that many orange frock coats."),
};

/* A fact of yours, or of hers if she can have it. */
static char *
name_count (DubPlace place)
{
  if (place.side == DUB_YOU && place.at < DUB_N_FACTS)
    return dub_text_fact (place.at);

  return place.at < DUB_N_GAINS && place.at != DUB_FACT_LIVRE
             ? dub_text_part (place)
             : dub_text_board_part (DUB_PLACE_NONE);
}

/* The display, hall or kind of decoration that the space would belong to. */
static char *
name_row (const DubReason *reason)
{
  DubPlace place = reason->place;

  if (place.kind == DUB_PLACE_COUNT)
    return name_count (place);
  if ((place.kind == DUB_PLACE_GUEST && place.in >= DUB_N_HALLS) ||
      (place.kind == DUB_PLACE_TOKEN && place.in >= DUB_N_DECORATION_KINDS) ||
      (place.kind == DUB_PLACE_PILE && place.at >= DUB_N_PILES) ||
      (place.kind == DUB_PLACE_EXAM_DECK && place.at >= DUB_N_TRACKS) ||
      place.kind == DUB_PLACE_SPECIALIST || place.kind >= DUB_N_PLACES)
    return dub_text_board_part (DUB_PLACE_NONE);

  return dub_text_part (place);
}

/* Without what is printed there, which only the box knows. */
static char *
name_place (const DubReason *reason)
{
  DubPlace place = reason->place;

  if (place.kind == DUB_PLACE_RESOURCE)
    return g_strdup (dub_text_resource_space (place.at));
  if (place.kind == DUB_PLACE_TOKEN)
    return dub_text_decoration (place.in, place.at);
  if (place.kind == DUB_PLACE_TASK && place.at != DUB_TASK_NONE)
    return dub_text_task (place.at);
  if (place.kind > DUB_PLACE_GUEST)
    return name_row (reason);

  return dub_text_fill (C_ ("place", "%s, %s"), name_row (reason),
                        g_strdup (dub_text_nth_space (place.at)));
}

char *
dub_text_reason (const DubReason *reason)
{
  const char *text;
  DubColor color = reason->thing.garment.color;

  g_return_val_if_fail (reason->code < DUB_N_REASONS, NULL);

  if (reason->code == DUB_REASON_NONE)
    return NULL;
  if (reason->code == DUB_REASON_NO_SPACE && reason->place.kind == DUB_PLACE_GUEST &&
      reason->place.in >= DUB_N_HALLS)
    return g_strdup (C_ ("refusal", "There is no such hall: the board has five."));
  if (reason->code == DUB_REASON_GARMENTS && reason->thing.kind == DUB_KIND_GARMENT &&
      color >= DUB_BLUE && color <= DUB_ORANGE)
    return g_strdup (dub_text_pick ("refusal", garments, color));
  if (reason->code == DUB_REASON_NOT_THIS_TYPE)
    return dub_text_who_can ((guint) reason->n);
  text = dub_text_pick ("refusal", refusals, reason->code);
  if (reason->code == DUB_REASON_HAND_FULL)
    return dub_text_fill (text, dub_text_number (reason->limit));
  if (reason->code == DUB_REASON_NO_SPACE)
    return dub_text_fill (text, name_row (reason), dub_text_number (reason->limit));
  if (reason->code == DUB_REASON_RANGE)
    return dub_text_fill (text, name_place (reason), dub_text_number (reason->least),
                          dub_text_number (reason->limit));
  if (reason->code == DUB_REASON_NO_EXPANSION)
    return dub_text_fill (text, dub_text_expansion ((guint) reason->n));
  if (reason->code == DUB_REASON_SUITS_NOT)
    return dub_text_fill (text, dub_text_jewel (reason->thing.name));

  /* The others name the place, or nothing. */
  return strchr (text, '%') != NULL ? dub_text_fill (text, name_place (reason)) : g_strdup (text);
}

char *
dub_text_error (const GError *error)
{
  const DubFault *fault = dub_fault_get (error);

  if (error->domain == DUB_RULES_ERROR)
    return dub_text_reason (dub_reason_get (error));
  /* A reason is a sentence of its own. */
  if (fault != NULL && fault->kind == DUB_FAULT_RULES)
    return dub_text_fault (error);

  /* Translators: %s is what is wrong with a file. */
  return dub_text_fill (C_ ("refusal", "That did not work: %s"), dub_text_fault (error));
}

char *
dub_text_not_saved (int code, const char *words)
{
  return dub_text_fill (
      /* Translators: %s is a reason, as “the disk is full”. */
      C_ ("warning", "The game cannot be saved now (%s). It is paused, and resumes as soon as a "
                     "step can be saved. To be safe, save a copy elsewhere."),
      dub_text_system (code, words));
}

DUB_DEFINE_TEXT (file_gone,
                 C_ ("warning", "The file of this game was deleted, moved or replaced. The game "
                                "is paused here; save a copy elsewhere to keep it."))

DUB_DEFINE_TEXT (file_changed,
                 C_ ("warning", "The file of this game was changed by another program. The game "
                                "is paused here; save a copy elsewhere to keep it."))

/* Translators: how far a saved game came, as “Round 5” or “turns”. */
DUB_DEFINE_SENTENCE (damaged_after, moment, C_ ("warning", "%s; what came after is damaged"))

/* In the order of the bits. */
static const char *const warnings[DUB_N_WARNINGS] = {
  NC_ ("warning", "This game is open elsewhere and is read-only here."),
  NC_ ("warning", "What came after this is damaged and cannot be read. Repair the game to play on "
                  "from here; the damaged file is kept."),
  NC_ ("warning", "The file of this game is read-only, and so is the game."),
  NC_ ("warning", "This folder cannot lock files. Play this game in one place at a time."),
  NC_ ("warning", "The last step was not fully saved and was dropped."),
};

char **
dub_text_warnings (DubWarnings found)
{
  GPtrArray *lines = g_ptr_array_new ();

  for (guint i = 0; i < DUB_N_WARNINGS; i++)
    if ((found & 1u << i) != 0)
      g_ptr_array_add (lines, dub_text_dup ("warning", warnings[i]));

  return dub_text_end_lines (lines);
}

static const char *
refuse_other_phase (const DubState *state, DubPlace place)
{
  if (state->phase == DUB_PHASE_SCORING || state->phase == DUB_PHASE_OVER)
    return C_ ("refusal", "The game is over: to correct this space, right-click it or hold it "
                          "down.");
  if (state->phase != DUB_PHASE_PREPARE)
    return C_ ("refusal", "It is not your turn: to correct this space, right-click it or hold it "
                          "down.");
  if (place.kind < DUB_N_DISPLAYS && !dub_place_is_empty (state, place))
    return C_ ("refusal", "This space is filled: to correct it, right-click it or hold it down.");

  return C_ ("refusal", "Nothing is drawn for this space now.");
}

static const char *
refuse_piece (const DubState *state, DubPlace place, const GError *error)
{
  if (dub_place_is_empty (state, place))
    return C_ ("refusal", "Nothing is on this space.");
  if (place.kind == DUB_PLACE_GARMENT &&
      g_error_matches (error, DUB_RULES_ERROR, DUB_REASON_NOT_SOLD))
    return C_ ("refusal", "No guest space is free, and this Garment cannot be sold.");

  return error == NULL ? C_ ("refusal", "This cannot be done now.") : NULL;
}

/* Returns NULL if the error says it: tasks of the other examination, and those that nothing
 * fulfills, have a reason of their own. */
static const char *
refuse_tap (const DubState *state, DubPlace place, gboolean is_placing, const GError *error)
{
  if (state->phase != DUB_PHASE_TURNS || state->turn != DUB_YOU)
    return refuse_other_phase (state, place);
  if (place.kind == DUB_PLACE_GUEST && dub_place_get_owner (state, place) != DUB_NOBODY)
    return C_ ("refusal", "This guest space is taken.");
  if (is_placing)
    return C_ ("refusal", "Place the selected Garment first: tap a free guest space.");
  if (place.kind == DUB_PLACE_GUEST)
    return C_ ("refusal",
               "Tap a Garment in the display first, then the guest space where it goes.");
  if (place.kind == DUB_PLACE_ALL_HALLS)
    return C_ ("refusal", "This bonus is entered automatically as soon as it is yours.");
  if (place.kind == DUB_PLACE_FAVOR)
    return C_ ("refusal", "The Queen’s Favor is already taken.");
  if (place.kind == DUB_PLACE_TOKEN && dub_place_get_owner (state, place) != DUB_NOBODY)
    return C_ ("refusal", "This space already has a Trademark token.");
  if (place.kind == DUB_PLACE_TOKEN || (place.kind == DUB_PLACE_TASK && place.at != DUB_TASK_NONE &&
                                        dub_place_has_exam_token (state, place, DUB_YOU)))
    return C_ ("refusal", "You already have a Trademark token here, and may have only one.");
  if (place.kind < DUB_N_DISPLAYS)
    return refuse_piece (state, place, error);

  return error == NULL ? C_ ("refusal", "Nothing is entered on this space.") : NULL;
}

char *
dub_text_refused_tap (const DubState *state, DubPlace place, gboolean is_placing,
                      const GError *error)
{
  const char *refusal = refuse_tap (state, place, is_placing, error);

  return refusal != NULL ? g_strdup (refusal) : dub_text_error (error);
}
